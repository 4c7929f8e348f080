import { readFileSync } from 'node:fs';
import manifest from '../../package.json' with { type: 'json' };
import { createUndiciClient } from '../client/undici-client.ts';
import { credentialsOf, idTokenSource } from '../client/workload-key.ts';
import { browserOption, registeredCheckIds, startEmbeddedService } from '../embedded.ts';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import { type Connection, connect } from '../gate/scan/connect.ts';
import type { ParsedSettings } from '../gate/settings/settings.ts';
import { emptyResult } from '../gate/verdict/build-result.ts';
import { isRecord } from '../shared/records.ts';
import type { ScanProgress } from '../shared/scan-progress.ts';
import { inputValue } from './inputs/action-inputs.ts';
import type { EventPayload } from './inputs/context.ts';
import type { Step } from './inputs/step-plan.ts';
import { Log } from './log.ts';
import { main } from './main.ts';
import { checkLinks } from './markdown/check-link.ts';
import { post } from './post.ts';
import { NOTHING_PUBLISHED, outputsOf } from './publish/outputs.ts';
import { RunnerFiles } from './publish/runner-files.ts';
import { failureText } from './publish/verdict-lines.ts';
import { readState } from './state.ts';

/**
 * Composition root of the action: the only place that reads the environment, ends the process and starts the embedded
 * service. The same file is `main` and `post`; the state that `main` saves distinguishes them.
 */

/** The runner sends SIGKILL 10 s after SIGINT; outputs must be written well before. */
const ABORT_GRACE_MS = 4_000;
const POST_DEADLINE_MS = 20_000;

const environment = process.env;
const log = new Log();
const files = new RunnerFiles(environment, (message) => log.warning(message));

function connectService(
  { service }: ParsedSettings,
  step: Step,
  onScanProgress: (progress: ScanProgress) => void,
): Promise<Connection> {
  return connect({
    service,
    identity: jobIdentity(),
    apiUrlName: 'api-url',
    checkIds: () => registeredCheckIds(service.rules),
    startEmbedded: async () => {
      const browser = await browserOption(service.browserPath, environment);
      if (browser === null && service.browserPath !== null)
        throw new UsageError('browser-path', `${shown(service.browserPath)} is not a program file.`);
      const embedded = await startEmbeddedService({
        mode: 'embedded',
        store: { kind: 'memory' },
        checkPage: checkLinks(step.context.actionSource),
        verificationSeed: step.context.repositoryId ?? step.context.run.repository,
        rules: service.rules,
        onScanProgress,
        ...browser,
        ...(service.callbackUrl === null ? {} : { callbackUrl: service.callbackUrl }),
      });
      if (embedded.apiKey !== null) log.mask(embedded.apiKey);
      return embedded;
    },
  });
}

/** Null for a job that cannot prove who it is. */
function jobIdentity() {
  const source = idTokenSource(environment);
  return source && { source, mask: (secret: string) => log.mask(secret) };
}

function readPayload(): EventPayload {
  const path = environment['GITHUB_EVENT_PATH'];
  const without = (why: string) => {
    log.warning(
      `The event payload is unavailable (GITHUB_EVENT_PATH ${why}): pull request, fork and visibility are unknown.`,
    );
    // The toolkit reads the file when it is loaded, and would throw.
    delete environment['GITHUB_EVENT_PATH'];
    return null;
  };
  if (!path) return without('is not set');
  try {
    const payload: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isRecord(payload) ? payload : without('is not a JSON object');
  } catch (error) {
    return without(error instanceof SyntaxError ? 'is not JSON' : 'cannot be read');
  }
}

async function runMain(): Promise<boolean> {
  const abort = new AbortController();
  let outputs: Readonly<Record<string, string>> | null = null;
  const setOutputs = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) if (outputs?.[name] !== value) files.setOutput(name, value);
    outputs = values;
  };
  const setOutputsOnce = (outcome: 'cancelled' | 'inconclusive', reason: string) => {
    if (outputs === null) setOutputs(outputsWithoutScan(outcome, reason));
  };
  abortOnSignal(abort, () => setOutputsOnce('cancelled', 'cancelled'));
  try {
    const result = await main({
      environment,
      payload: readPayload(),
      log,
      files,
      version: manifest.version,
      now: Date.now,
      signal: abort.signal,
      connect: connectService,
      connectGitHub: async (token, apiUrl) =>
        (await import('./github/github-client.ts')).createGitHub(token, apiUrl, log),
      setOutputs,
    });
    if (result.fails_job) log.setFailed(failureText(result));
    return result.fails_job;
  } catch (error) {
    log.endSection();
    setOutputsOnce(abort.signal.aborted ? 'cancelled' : 'inconclusive', String(error));
    logFailure(error);
    return true;
  }
}

function outputsWithoutScan(outcome: 'cancelled' | 'inconclusive', reason: string): Readonly<Record<string, string>> {
  const result = emptyResult(
    { outcome, fails_job: true, reasons: [reason] },
    { version: manifest.version, runUrl: null, run: null },
  );
  return outputsOf(result, NOTHING_PUBLISHED);
}

/** The first signal aborts the run; the process ends soon after, whatever the run still does. */
function abortOnSignal(abort: AbortController, beforeExit: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (abort.signal.aborted) return;
      log.warning(`${signal}: the job is being cancelled; unfinished scans are cancelled too.`);
      abort.abort(new Error(`the job was cancelled (${signal})`));
      setTimeout(() => {
        beforeExit();
        process.exit(1);
      }, ABORT_GRACE_MS);
    });
}

function logFailure(error: unknown): void {
  if (error instanceof UsageError) {
    for (const { title, message } of error.problems) log.error(message, { title: `Scan Gate: ${title}` });
    return;
  }
  log.setFailed(`Scan Gate failed unexpectedly: ${error instanceof Error ? error.message : String(error)}`);
}

async function runPost(): Promise<void> {
  const apiUrl = inputValue(environment, 'api-url');
  const apiKey = inputValue(environment, 'api-key');
  if (apiKey !== '') log.mask(apiKey);
  const credentials = credentialsOf(apiKey || null, jobIdentity(), inputValue(environment, 'audience') || null);
  const client = apiUrl === '' || credentials === null ? null : createUndiciClient({ baseUrl: apiUrl, ...credentials });
  await post({
    state: readState(environment),
    client,
    runId: environment['GITHUB_RUN_ID'] ?? '',
    cancelOnAbort: inputValue(environment, 'cancel-on-abort') !== 'false',
    log,
    signal: AbortSignal.timeout(POST_DEADLINE_MS),
  });
}

/** Exits after standard output is flushed. */
function exit(code: number): void {
  process.stdout.write('', () => process.exit(code));
}

if (readState(environment).phase === 'main') {
  await runPost().catch((error: unknown) => log.warning(error instanceof Error ? error.message : String(error)));
  exit(0);
} else {
  exit((await runMain()) ? 1 : 0);
}
