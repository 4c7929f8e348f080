import { join, resolve } from 'node:path';
import { ClientConfigurationError } from '../client/errors.ts';
import type { ReportFormat } from '../gate/config-schema.ts';
import type { GateResult } from '../gate/model.ts';
import { plannedReports } from '../gate/render-reports.ts';
import { runGate } from '../gate/run-gate.ts';
import type { ParsedSettings } from '../gate/settings.ts';
import { UsageError } from '../gate/usage-error.ts';
import { inputValue, type PublishingInputs } from './action-inputs.ts';
import { type ArtifactName, artifactName } from './artifact-name.ts';
import { baselineBranch, findBaseline } from './baseline.ts';
import type { ActionContext } from './context.ts';
import type { MainDependencies } from './dependencies.ts';
import { decideDetails } from './details.ts';
import { earlierVerdict } from './earlier-verdict.ts';
import { emptyPublication } from './empty-publication.ts';
import type { GitHub } from './github-client.ts';
import { planIssues } from './issue-plan.ts';
import { toolPage } from './markdown/check-link.ts';
import { maskSecrets } from './masks.ts';
import { NOTHING_PUBLISHED, outputsOf, type Published } from './outputs.ts';
import { progressLines } from './progress-lines.ts';
import { type Publication, toPublication } from './publication.ts';
import { publish } from './publish.ts';
import { publishForRun } from './publish-for-run.ts';
import { attempt, withDeadline } from './publisher.ts';
import { makeReports, writeReportFiles } from './report-files.ts';
import { stateRecorder } from './state.ts';
import { readFrame, readPlan, type Step } from './step-plan.ts';
import { verdictLines } from './verdict-lines.ts';

/**
 * The step: read what is wanted, scan, judge, publish, and only then tell whether the job fails. Every path ends with the
 * outputs set.
 * @returns what was published; its `fails_job` is the step's result
 */
export async function main(dependencies: MainDependencies): Promise<Publication> {
  const { environment, payload, log, files } = dependencies;
  maskSecrets(environment, log);
  files.saveState('phase', 'main');
  const frame = readFrame(environment, payload);
  const github = await gitHubOf(dependencies, frame.context);
  const { context } = frame;
  const step = { ...frame, plan: await readPlan({ environment, payload, context, github, log }) };
  if (step.plan.kind === 'publish-for-run')
    return finish(dependencies, await publishForRun(dependencies, step, github));
  const artifact = artifactName(step.context.run, payloadOf(step));
  const { publication, published } =
    step.plan.kind === 'skip'
      ? await skip(dependencies, step, step.plan.reason, github, artifact)
      : await scan(dependencies, step, step.plan.settings, github, artifact);
  return finish(dependencies, { publication, published });
}

interface Outcome {
  readonly publication: Publication;
  readonly published: Published;
}

async function scan(
  dependencies: MainDependencies,
  step: Step,
  settings: ParsedSettings,
  github: GitHub | null,
  artifact: ArtifactName,
): Promise<Outcome> {
  const { log, files, signal, version, now } = dependencies;
  const { context, publishing } = step;
  const hosts = settings.gate.targets.map((target) => target.hostname);
  const details = decideDetails(publishing.details, context, hosts);
  log.section('Scan');
  const service = await dependencies.connect(settings, step).catch((error: unknown) => {
    if (error instanceof ClientConfigurationError) throw new UsageError('api-url', error.message, { cause: error });
    return error instanceof Error ? error : new Error(String(error));
  });
  if (service instanceof Error) {
    const { failOnInconclusive, warnOnly } = settings.gate.policy;
    const reason = `The service inside the job could not be started: ${service.message}`;
    const failsJob = failOnInconclusive && !warnOnly;
    const empty = emptyPublication('inconclusive', reason, { context, version, failsJob });
    const publication = { ...empty, warnings: [...settings.gate.policyOrigin.warnings] };
    return withoutScan(dependencies, step, publication, github, artifact);
  }
  try {
    const record = stateRecorder(files);
    const say = progressLines(log);
    const branch = baselineBranch(context, publishing.baseRef);
    const result = await runGate(settings.gate, context.run, {
      client: service.client,
      service: service.kind,
      serviceReadyMs: service.readyMs,
      signal,
      progress: (event) => {
        record(event);
        say(event);
      },
      baseline: async () =>
        github === null || branch === null
          ? null
          : withDeadline(findBaseline(github, { context, branch, artifactPrefix: artifact.prefix })),
      earlierVerdict: async () => (github === null ? null : withDeadline(earlierVerdict(github, context, artifact))),
    });
    const settled = !signal.aborted && result.scans.every((item) => item.outcome !== 'timed-out');
    files.saveState('settled', String(settled));
    const publication = toPublication(result, { version, runUrl: context.runUrl });
    dependencies.setOutputs(outputsOf(publication, NOTHING_PUBLISHED));
    log.section('Result');
    for (const line of verdictLines(publication, details.level)) log.info(line);
    log.section('Reports');
    if (signal.aborted) return { publication, published: NOTHING_PUBLISHED };
    const issues = await planIssues({ publication, context, publishing, details, log, now: now(), github });
    const options = {
      now: now(),
      informationUri: toolPage(context.actionSource),
      category: artifact.prefix,
      ...(issues === null ? {} : { trends: issues.trends }),
    };
    const formats = wantedFormats(settings, publishing, result);
    const rendered = await makeReports(plannedReports(result, formats, service.client, signal, options), log);
    const place = { folder: join(context.tempFolder, artifact.name), sarifFile: sarifPath(publishing, context) };
    const reports = await attempt(log, 'Report files', () => writeReportFiles(place, publication, rendered, log));
    const request = { publication, context, publishing, details, reports, issues, artifact, files, log, now, github };
    return { publication, published: await publish({ ...request, maxFindings: settings.report.maxFindings }) };
  } finally {
    await service.close();
  }
}

async function skip(
  dependencies: MainDependencies,
  step: Step,
  reason: string,
  github: GitHub | null,
  artifact: ArtifactName,
): Promise<Outcome> {
  const { log, version } = dependencies;
  log.warning(`Skipped: ${reason}.`, { title: 'Scan Gate did not scan' });
  const publication = emptyPublication('skipped', reason, { context: step.context, version, failsJob: false });
  return withoutScan(dependencies, step, publication, github, artifact);
}

/** Publishes what there is to say when nothing was scanned. */
async function withoutScan(
  dependencies: MainDependencies,
  step: Step,
  publication: Publication,
  github: GitHub | null,
  artifact: ArtifactName,
): Promise<Outcome> {
  const { log, files, now } = dependencies;
  const { context, publishing } = step;
  const details = { level: 'full', reason: null } as const;
  const nothing = { reports: null, issues: null, maxFindings: 0 };
  const request = { publication, context, publishing, details, artifact, files, log, now, github, ...nothing };
  return { publication, published: await publish(request) };
}

function finish({ log, setOutputs }: MainDependencies, { publication, published }: Outcome): Publication {
  log.endSection();
  const dropped = new Set<string>();
  setOutputs(outputsOf(publication, published, (name) => dropped.add(name)));
  for (const name of dropped)
    log.warning(`The output ${name} lacks a value: what the service gave is not an id or a plain URL.`);
  return publication;
}

async function gitHubOf(
  { environment, connectGitHub, log }: MainDependencies,
  { apiUrl }: ActionContext,
): Promise<GitHub | null> {
  const token = inputValue(environment, 'github-token');
  if (token !== '') return connectGitHub(token, apiUrl);
  log.notice('No github-token: no comment, no baseline, no issue, no code scanning.');
  return null;
}

/** SARIF besides what was asked for, when it is to be uploaded or written to a place of its own. */
function wantedFormats(
  settings: ParsedSettings,
  publishing: PublishingInputs,
  { scans }: GateResult,
): readonly ReportFormat[] {
  const others = settings.report.formats.filter((format) => format !== 'sarif');
  const sarif =
    publishing.uploadSarif || publishing.sarifFile !== null || others.length < settings.report.formats.length;
  // Code scanning would take an empty log for a clean one and close every alert.
  return sarif && scans.some((scan) => scan.outcome === 'succeeded') ? [...others, 'sarif'] : others;
}

function sarifPath(publishing: PublishingInputs, context: ActionContext): string | null {
  return publishing.sarifFile === null ? null : resolve(context.workspace, publishing.sarifFile);
}

/** What the artifact's name tells apart besides the step: what is scanned, and how deep. */
function payloadOf(step: Step): unknown {
  if (step.plan.kind !== 'scan') return null;
  return step.plan.settings.gate.targets.map((target) => [
    target.hostname,
    target.scanTypes,
    target.options.start_path,
  ]);
}
