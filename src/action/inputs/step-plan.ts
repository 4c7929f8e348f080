import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { idTokenSource } from '../../client/workload-key.ts';
import { withRules } from '../../embedded.ts';
import type { NamedText } from '../../gate/inputs/config-file.ts';
import { storageStateSecrets } from '../../gate/inputs/storage-state.ts';
import { recordingsOf } from '../../gate/settings/login-settings.ts';
import { type ParsedSettings, parseSettings } from '../../gate/settings/settings.ts';
import type { GitHub } from '../github/github-client.ts';
import type { Log } from '../log.ts';
import { readPolicyFiles, readTrustedFile } from '../policy/policy-files.ts';
import { policyPlace } from '../policy/policy-place.ts';
import { givenName, inputValue, type PublishingInputs, rawGateInputs, readPublishingInputs } from './action-inputs.ts';
import { type ActionContext, type EventPayload, readContext } from './context.ts';
import { assertKnownInputs } from './known-inputs.ts';
import { maskHeaders, maskStored } from './masks.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What this step does, decided before anything is scanned. */
export type StepPlan =
  | { readonly kind: 'scan'; readonly settings: ParsedSettings }
  /** Nothing to scan, which is not an error. `reason`: one sentence. */
  | { readonly kind: 'skip'; readonly reason: string }
  /** A `workflow_run` job that publishes the result of the triggering run, which has a read-only token. */
  | { readonly kind: 'publish-for-run' };

export interface StepFrame {
  readonly context: ActionContext;
  readonly publishing: PublishingInputs;
}

export interface Step extends StepFrame {
  readonly plan: StepPlan;
}

/** @throws UsageError that names the invalid input */
export function readFrame(environment: Environment, payload: EventPayload, log: Log): StepFrame {
  assertKnownInputs(environment, (message) => log.warning(message));
  const context = readContext(environment, payload, inputValue(environment, 'matrix'));
  return { context, publishing: readPublishingInputs(environment) };
}

export interface PlanSources {
  readonly environment: Environment;
  readonly payload: EventPayload;
  readonly context: ActionContext;
  /** Null without a token. */
  readonly github: GitHub | null;
  readonly log: Log;
}

/**
 * Decides what the step does. Reads the policy from the base of the change.
 * @throws UsageError that names the invalid input
 */
export async function readPlan({ environment, payload, context, github, log }: PlanSources): Promise<StepPlan> {
  const skip = skipReason(environment, context);
  if (skip !== null) return { kind: 'skip', reason: skip };
  const raw = rawGateInputs(environment);
  const configInput = inputValue(environment, 'config-file');
  // Decided by inputs only: a checked-out file must not turn the scan off.
  if (context.triggeringRun !== null && raw.targets === undefined && configInput === '')
    return { kind: 'publish-for-run' };
  const trusted = {
    place: policyPlace(payload, context),
    workspace: context.workspace,
    reader: { owner: context.owner, repo: context.repo, github, environment },
  };
  const ignoreInput = inputValue(environment, 'ignore-file');
  const { warnings, ...files } = await readPolicyFiles({ ...trusted, configInput, ignoreInput });
  const recordings = new Map<string, string>();
  for (const { input, path } of recordingsOf(raw))
    recordings.set(path, await readTrustedFile(trusted, givenName(environment, input), path));
  for (const message of warnings) log.warning(message);
  logSource(log, files.configFile);
  const parsed = parseSettings({
    raw,
    naming: (name) => givenName(environment, name),
    inputSource: () => 'input',
    ...files,
    warnings,
    hasIdentity: idTokenSource(environment) !== null,
    defaultTargets: context.deploymentUrl === null ? [] : [context.deploymentUrl],
    secret: (name) => secretVariable(environment, name, log),
    readText: (path) => readFileSync(resolve(context.workspace, path), 'utf8'),
    readFile: (path) => secretFile(resolve(context.workspace, path), log),
    readRecording: (path) => recordings.get(path) ?? '',
  });
  const settings = await withRules(parsed, files);
  for (const message of settings.gate.policyOrigin.warnings.slice(warnings.length)) log.warning(message);
  return { kind: 'scan', settings };
}

function logSource(log: Log, file: NamedText | null): void {
  if (file !== null) log.info(`Settings not set by an input come from ${file.name}.`);
}

function skipReason(environment: Environment, context: ActionContext): string | null {
  const remote = inputValue(environment, 'api-url') !== '';
  const keyless = remote && inputValue(environment, 'api-key') === '' && idTokenSource(environment) === null;
  if (keyless && context.dependabot)
    return 'runs that Dependabot starts get no Actions secrets, so `api-key` is empty: add it to the Dependabot secrets too (Settings > Secrets and variables > Dependabot), or omit `api-url` to use the embedded service';
  if (keyless && context.pullRequest?.fork === true)
    return 'runs of pull requests from forks get no secrets, so `api-key` is empty: omit `api-url` for them to use the embedded service, which needs no secret';
  if (context.deploymentState !== null && context.deploymentState !== 'success')
    return `the deployment is ${context.deploymentState}, so there is nothing to scan`;
  return null;
}

/** Variables of the runner contain tokens: a configuration file may only name variables that the workflow sets. */
function secretVariable(environment: Environment, name: string, log: Log): string | undefined {
  if (/^(ACTIONS|GITHUB|INPUT|RUNNER|STATE)_/i.test(name)) return undefined;
  const value = environment[name];
  if (value !== undefined) maskHeaders(value, log);
  return value;
}

/** The file of a session that an earlier step wrote. @throws Error */
function secretFile(path: string, log: Log): string {
  const text = readFileSync(path, 'utf8');
  for (const value of storageStateSecrets(text)) maskStored(value, log);
  return text;
}
