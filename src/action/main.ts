import { join, resolve } from 'node:path';
import type { ReportFormat } from '../gate/inputs/inputs.ts';
import type { GateResult } from '../gate/model/model.ts';
import { UsageError } from '../gate/model/usage-error.ts';
import { runGate } from '../gate/run-gate.ts';
import type { ParsedSettings } from '../gate/settings/settings.ts';
import { emptyResult, resultDocument } from '../gate/verdict/build-result.ts';
import { plannedReports } from '../gate/verdict/render-reports.ts';
import type { ResultDocument } from '../gate/verdict/result-document.ts';
import type { ScanProgress } from '../shared/scan-progress.ts';
import { baselineBranch, findBaseline } from './baseline.ts';
import type { MainDependencies } from './dependencies.ts';
import type { GitHub } from './github/github-client.ts';
import { inputValue, type PublishingInputs } from './inputs/action-inputs.ts';
import type { ActionContext } from './inputs/context.ts';
import { maskSecrets } from './inputs/masks.ts';
import { readFrame, readPlan, type Step } from './inputs/step-plan.ts';
import { toolPage } from './markdown/check-link.ts';
import { policyPlace } from './policy/policy-place.ts';
import { progressLines } from './progress-lines.ts';
import { decideDetails } from './publish/details.ts';
import { type ArtifactName, artifactName, earlierVerdict } from './publish/earlier-verdict.ts';
import { fixPatch, PATCH_FILE } from './publish/fix-patch.ts';
import { planIssues } from './publish/issue-plan.ts';
import { NOTHING_PUBLISHED, outputsOf, type Published } from './publish/outputs.ts';
import { publish } from './publish/publish.ts';
import { publishForRun } from './publish/publish-for-run.ts';
import { publishRefusal } from './publish/publish-refusal.ts';
import { attempt, withDeadline } from './publish/publisher.ts';
import { makeReports, writeReportFiles } from './publish/report-files.ts';
import { verdictLines } from './publish/verdict-lines.ts';
import { ownTempFolder, stateRecorder } from './state.ts';

/**
 * Runs the step: reads the inputs, scans, judges and publishes. Every path sets the outputs.
 * @returns the published result; the caller fails the job if it says so
 * @throws UsageError for an invalid input, once that is published
 */
export async function main(dependencies: MainDependencies): Promise<ResultDocument> {
  try {
    return await run(dependencies);
  } catch (error) {
    if (error instanceof UsageError) {
      dependencies.log.endSection();
      await attempt(dependencies.log, 'Summary and comment', () => publishRefusal(dependencies, error));
    }
    throw error;
  }
}

async function run(dependencies: MainDependencies): Promise<ResultDocument> {
  const { environment, payload, log, files } = dependencies;
  maskSecrets(environment, log);
  files.saveState('phase', 'main');
  const frame = readFrame(environment, payload, log);
  const github = await gitHubOf(dependencies, frame.context);
  const { context } = frame;
  const step = { ...frame, plan: await readPlan({ environment, payload, context, github, log }) };
  if (step.plan.kind === 'publish-for-run')
    return finish(dependencies, await publishForRun(dependencies, step, github));
  const artifact = artifactName(step.context.run, payloadOf(step));
  const { result, published } =
    step.plan.kind === 'skip'
      ? await skip(dependencies, step, step.plan.reason, github, artifact)
      : await scan(dependencies, step, step.plan.settings, github, artifact);
  return finish(dependencies, { result, published });
}

interface Outcome {
  readonly result: ResultDocument;
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
  const say = progressLines(log);
  const onScanProgress = (progress: ScanProgress) => say({ type: 'scan-progress', ...progress });
  const service = await dependencies.connect(settings, step, onScanProgress).catch((error: unknown) => {
    if (error instanceof UsageError) throw error;
    return error instanceof Error ? error : new Error(String(error));
  });
  if (service instanceof Error) {
    const { failOnInconclusive, warnOnly } = settings.gate.policy;
    const result = emptyResult(
      {
        outcome: 'inconclusive',
        fails_job: failOnInconclusive && !warnOnly,
        reasons: [`The embedded service could not start: ${service.message}`],
        warnings: settings.gate.policyOrigin.warnings,
      },
      { version, runUrl: context.runUrl, run: context.run },
    );
    return withoutScan(dependencies, step, result, github, artifact);
  }
  try {
    const record = stateRecorder(files);
    const branch = baselineBranch(context, publishing.baseRef);
    const routed = await routedRun(dependencies, step, settings);
    const judged = await runGate(routed?.settings ?? settings.gate, context.run, {
      sourceOf: routed?.sourceOf,
      client: service.client,
      service: service.kind,
      serviceReadyMs: service.readyMs,
      checkIds: service.checkIds,
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
    const settled = !signal.aborted && judged.scans.every((item) => item.outcome !== 'timed-out');
    files.saveState('settled', String(settled));
    const result = resultDocument(judged, { version, runUrl: context.runUrl });
    dependencies.setOutputs(outputsOf(result, NOTHING_PUBLISHED));
    // Outside the sections, which the log viewer folds.
    log.endSection();
    for (const line of verdictLines(result, details.level)) log.info(line);
    if (details.level === 'full') log.warnOnce(result.warnings);
    log.section('Reports');
    if (signal.aborted) return { result, published: NOTHING_PUBLISHED };
    const issues = await planIssues({ result, context, publishing, details, log, now: now(), github });
    const options = {
      signal,
      now: now(),
      informationUri: toolPage(context.actionSource),
      category: artifact.prefix,
      ...(issues === null ? {} : { trends: issues.trends }),
    };
    const formats = wantedFormats(settings, publishing, judged);
    const rendered = await makeReports(plannedReports(judged, formats, options), log);
    const patch = await attempt(log, 'Patch', () => fixPatch(result, context.workspace, dependencies.environment));
    if (patch !== null && patch !== '') rendered.push({ name: PATCH_FILE, content: patch });
    const reports = await attempt(log, 'Report files', async () => {
      const folder = join(context.tempFolder ?? (await ownTempFolder(files)), artifact.name);
      return writeReportFiles({ folder, sarifFile: sarifPath(publishing, context) }, result, rendered, log);
    });
    const request = {
      result,
      context,
      publishing,
      details,
      reports,
      issues,
      artifact,
      files,
      log,
      now,
      github,
      patch: patch ?? '',
    };
    return { result, published: await publish({ ...request, maxFindings: settings.report.maxFindings }) };
  } finally {
    await service.close();
  }
}

/** The run with the routes of the workspace, those that the pull request changes first. */
async function routedRun({ environment, payload, log }: MainDependencies, { context }: Step, settings: ParsedSettings) {
  if (settings.routes === null) return null;
  const place = policyPlace(payload, context);
  const base = place.kind === 'commit' ? place.sha : null;
  const { changedSince } = settings.routes;
  const { withCheckoutRoutes } = await import('../routes/checkout-routes.ts');
  const routed = await withCheckoutRoutes(settings.gate, context.workspace, changedSince ?? base, environment);
  if (routed !== null) log.info(routed.summary);
  // A checkout without history is the default of actions/checkout: no reason for an annotation.
  if (routed !== null && routed.problem !== null)
    if (changedSince === null) log.info(routed.problem);
    else log.warning(routed.problem);
  return routed;
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
  const { run, runUrl } = step.context;
  const result = emptyResult({ outcome: 'skipped', fails_job: false, reasons: [reason] }, { version, runUrl, run });
  return withoutScan(dependencies, step, result, github, artifact);
}

/** Publishes the result of a step that scanned nothing. */
async function withoutScan(
  dependencies: MainDependencies,
  step: Step,
  result: ResultDocument,
  github: GitHub | null,
  artifact: ArtifactName,
): Promise<Outcome> {
  const { log, files, now } = dependencies;
  const { context, publishing } = step;
  const details = { level: 'full', reason: null } as const;
  const nothing = { reports: null, issues: null, maxFindings: 0 };
  const request = { result, context, publishing, details, artifact, files, log, now, github, ...nothing };
  return { result, published: await publish(request) };
}

function finish({ log, setOutputs }: MainDependencies, { result, published }: Outcome): ResultDocument {
  log.endSection();
  const dropped = new Set<string>();
  setOutputs(outputsOf(result, published, (name) => dropped.add(name)));
  for (const name of dropped)
    log.warning(`Output ${name}: omitted a value from the service that is not a valid ID or URL.`);
  return result;
}

async function gitHubOf(
  { environment, connectGitHub, log }: MainDependencies,
  { apiUrl }: ActionContext,
): Promise<GitHub | null> {
  const token = inputValue(environment, 'github-token');
  if (token !== '') return connectGitHub(token, apiUrl);
  log.notice('No github-token: comments, baseline, issues and code scanning are disabled.');
  return null;
}

/** The requested formats, and SARIF if it is uploaded or written to `sarif-file`. */
function wantedFormats(
  settings: ParsedSettings,
  publishing: PublishingInputs,
  { scans }: GateResult,
): readonly ReportFormat[] {
  const others = settings.report.formats.filter((format) => format !== 'sarif');
  const sarif =
    publishing.uploadSarif || publishing.sarifFile !== null || others.length < settings.report.formats.length;
  // An empty log would close every code scanning alert.
  return sarif && scans.some((scan) => scan.outcome === 'succeeded') ? [...others, 'sarif'] : others;
}

function sarifPath(publishing: PublishingInputs, context: ActionContext): string | null {
  return publishing.sarifFile === null ? null : resolve(context.workspace, publishing.sarifFile);
}

/** Scans of one step that differ in this value get artifacts with different names. */
function payloadOf(step: Step): unknown {
  if (step.plan.kind !== 'scan') return null;
  return step.plan.settings.gate.targets.map((target) => [
    target.hostname,
    target.scanTypes,
    target.options.start_path,
  ]);
}
