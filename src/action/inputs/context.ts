import type { RunContext } from '../../gate/model/model.ts';
import { isRecord, parsedJson, textAt, valueAt } from '../../shared/records.ts';

/** The event payload or an object in it, of unknown shape. */
export type EventPayload = Readonly<Record<string, unknown>> | null;

function objectAt(payload: EventPayload, ...path: readonly string[]): EventPayload {
  const value = valueAt(payload, path);
  return isRecord(value) ? value : null;
}

function numberAt(payload: EventPayload, ...path: readonly string[]): number | null {
  const value = valueAt(payload, path);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

export interface PullRequest {
  readonly number: number;
  /** True if the head is in another repository; the token of such a run is read-only. */
  readonly fork: boolean;
  readonly baseRef: string | null;
  readonly headSha: string | null;
}

/** The run that triggered a `workflow_run` job. */
export interface TriggeringRun {
  readonly id: number;
  readonly headSha: string | null;
  readonly headBranch: string | null;
  readonly headOwner: string | null;
  readonly event: string | null;
}

/** Context of the step, read once from the runner's variables and the event payload. */
export interface ActionContext {
  readonly run: RunContext;
  readonly owner: string;
  readonly repo: string;
  readonly repositoryId: string | null;
  readonly visibility: 'public' | 'private' | 'unknown';
  readonly defaultBranch: string | null;
  readonly event: string;
  readonly pullRequest: PullRequest | null;
  readonly triggeringRun: TriggeringRun | null;
  /** Environment URL of a `deployment_status` event. */
  readonly deploymentUrl: string | null;
  readonly deploymentState: string | null;
  /** True for a deployment to production. */
  readonly production: boolean;
  readonly dependabot: boolean;
  readonly actor: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly runUrl: string;
  readonly workflow: string;
  /** File name of the workflow below `.github/workflows`, or null if unknown. */
  readonly workflowFile: string | null;
  /** Repository and ref of the action itself, which has the pages of the checks. */
  readonly actionSource: { readonly repository: string; readonly ref: string } | null;
  /** Commit and ref of the run; the merge commit for a pull request. */
  readonly checkout: { readonly sha: string | null; readonly ref: string | null };
  readonly workspace: string;
  /** Folder that the runner empties after the job; null if it names none. */
  readonly tempFolder: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @param matrix value of the hidden `matrix` input, JSON
 * @throws Error if a variable that every runner sets is missing
 */
export function readContext(environment: Environment, payload: EventPayload, matrix: string): ActionContext {
  const required = (name: string): string => {
    const value = environment[name];
    if (value === undefined || value === '')
      throw new Error(
        `${name} is not set. The action runs only on GitHub Actions; elsewhere, use the scan-gate command`,
      );
    return value;
  };
  const repository = required('GITHUB_REPOSITORY');
  const [owner = '', repo = ''] = repository.split('/');
  const event = required('GITHUB_EVENT_NAME');
  const runId = required('GITHUB_RUN_ID');
  const serverUrl = (environment['GITHUB_SERVER_URL'] || 'https://github.com').replace(/(?<!\/)\/+$/, '');
  const actor = environment['GITHUB_ACTOR'] ?? '';
  const pullRequest = pullRequestOf(payload);
  const sha = pullRequest?.headSha ?? textAt(payload, 'deployment', 'sha') ?? environment['GITHUB_SHA'] ?? null;
  const repositoryData = objectAt(payload, 'repository');
  return {
    run: runOf(environment, { repository, runId, matrix, event, sha }),
    owner,
    repo,
    repositoryId: environment['GITHUB_REPOSITORY_ID'] || (numberAt(repositoryData, 'id')?.toString() ?? null),
    visibility: visibilityOf(repositoryData, environment['GITHUB_REPOSITORY_VISIBILITY']),
    defaultBranch: textAt(repositoryData, 'default_branch'),
    event,
    pullRequest,
    triggeringRun: triggeringRunOf(payload),
    ...deploymentOf(payload),
    dependabot: actor === 'dependabot[bot]',
    actor,
    serverUrl,
    apiUrl: (environment['GITHUB_API_URL'] || 'https://api.github.com').replace(/(?<!\/)\/+$/, ''),
    runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`,
    workflow: environment['GITHUB_WORKFLOW'] ?? '',
    workflowFile: /\.github\/workflows\/([\w.-]+\.ya?ml)@/.exec(environment['GITHUB_WORKFLOW_REF'] ?? '')?.[1] ?? null,
    actionSource: actionSourceOf(environment),
    checkout: { sha: environment['GITHUB_SHA'] || null, ref: environment['GITHUB_REF'] || null },
    workspace: environment['GITHUB_WORKSPACE'] || process.cwd(),
    tempFolder: environment['RUNNER_TEMP'] || null,
  };
}

function runOf(
  environment: Environment,
  { repository, runId, matrix, event, sha }: Pick<RunContext, 'repository' | 'runId' | 'matrix' | 'event' | 'sha'>,
): RunContext {
  return {
    repository,
    runId,
    runAttempt: Number(environment['GITHUB_RUN_ATTEMPT'] ?? '1') || 1,
    job: environment['GITHUB_JOB'] ?? 'job',
    step: environment['GITHUB_ACTION'] ?? 'step',
    matrix: normalizedMatrix(matrix),
    event,
    sha,
    ref: environment['GITHUB_REF'] ?? null,
    metadata: runMetadata(repository, runId, sha, environment['GITHUB_WORKFLOW']),
  };
}

function deploymentOf(payload: EventPayload): Pick<ActionContext, 'deploymentUrl' | 'deploymentState' | 'production'> {
  return {
    deploymentUrl:
      textAt(payload, 'deployment_status', 'environment_url') ||
      textAt(payload, 'deployment_status', 'target_url') ||
      null,
    deploymentState: textAt(payload, 'deployment_status', 'state'),
    production: isProduction(payload),
  };
}

function pullRequestOf(payload: EventPayload): PullRequest | null {
  const pull = objectAt(payload, 'pull_request');
  const number = numberAt(pull, 'number') ?? numberAt(payload, 'number');
  if (pull === null || number === null) return null;
  const head = numberAt(pull, 'head', 'repo', 'id');
  const base = numberAt(pull, 'base', 'repo', 'id');
  return {
    number,
    // The head repository of a deleted fork is null.
    fork: base !== null && head !== base,
    baseRef: textAt(pull, 'base', 'ref'),
    headSha: textAt(pull, 'head', 'sha'),
  };
}

function triggeringRunOf(payload: EventPayload): TriggeringRun | null {
  const run = objectAt(payload, 'workflow_run');
  const id = numberAt(run, 'id');
  if (id === null) return null;
  return {
    id,
    headSha: textAt(run, 'head_sha'),
    headBranch: textAt(run, 'head_branch'),
    headOwner: textAt(run, 'head_repository', 'owner', 'login'),
    event: textAt(run, 'event'),
  };
}

function visibilityOf(repository: EventPayload, variable: string | undefined): ActionContext['visibility'] {
  const visibility = textAt(repository, 'visibility') ?? variable ?? null;
  if (visibility !== null && visibility !== '') return visibility === 'public' ? 'public' : 'private';
  const hidden = repository?.['private'];
  return typeof hidden === 'boolean' ? (hidden ? 'private' : 'public') : 'unknown';
}

function isProduction(payload: EventPayload): boolean {
  const deployment = objectAt(payload, 'deployment');
  if (deployment === null) return false;
  if (deployment['production_environment'] === true) return true;
  return /^prod(uction)?$/i.test(
    textAt(payload, 'deployment_status', 'environment') ?? textAt(deployment, 'environment') ?? '',
  );
}

function actionSourceOf(environment: Environment): ActionContext['actionSource'] {
  const repository = environment['GITHUB_ACTION_REPOSITORY'] ?? '';
  const ref = environment['GITHUB_ACTION_REF'] ?? '';
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^[\w./-]+$/.test(ref)) return null;
  return { repository, ref };
}

/** JSON with sorted keys, so that a matrix leg always has the same text; empty without a matrix. */
function normalizedMatrix(text: string): string {
  if (text.trim() === '' || text.trim() === 'null') return '';
  const value = parsedJson(text);
  if (!isRecord(value)) return text.trim();
  return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
}

function runMetadata(repository: string, runId: string, sha: string | null, workflow: string | undefined) {
  return {
    source: 'github-actions',
    repository,
    run_id: runId,
    ...(sha === null ? {} : { sha }),
    ...(workflow === undefined || workflow === '' ? {} : { workflow: workflow.slice(0, 200) }),
  };
}
