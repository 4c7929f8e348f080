import type { Finding } from '../contract/finding.ts';
import type { Baseline } from '../gate/scan/gate-dependencies.ts';
import { uncheckedFindings } from '../gate/verdict/baseline-changes.ts';
import type { ResultDocument } from '../gate/verdict/result-document.ts';
import type { GitHub } from './github/github-client.ts';
import type { ActionContext } from './inputs/context.ts';
import { ARCHIVE_BYTES_MAX, downloadResult } from './publish/download-result.ts';

const RUNS_MAX = 20;
const RUNS_OPENED_MAX = 8;

/** Branch whose latest report is the baseline; null if unknown. */
export function baselineBranch(context: ActionContext, baseRef: string | null): string | null {
  const withoutPrefix = (ref: string) => ref.replace(/^refs\/heads\//, '');
  if (baseRef !== null) return withoutPrefix(baseRef);
  if (context.pullRequest?.baseRef) return context.pullRequest.baseRef;
  const queue = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-\d+-[0-9a-f]+$/.exec(context.run.ref ?? '');
  return queue?.[1] ?? context.defaultBranch;
}

interface BaselineRequest {
  readonly context: ActionContext;
  readonly branch: string;
  /** Prefix of the artifact name, equal for the same step on every branch. */
  readonly artifactPrefix: string;
}

/**
 * The baseline: the result artifact of the latest run of this workflow on the base branch whose scans all succeeded. Skips
 * runs of forks, whose branches may have the same name.
 * @returns null if there is none
 */
export async function findBaseline(github: GitHub, request: BaselineRequest): Promise<Baseline | null> {
  const { context, branch } = request;
  const place = { owner: context.owner, repo: context.repo };
  if (context.workflowFile === null) return null;
  const listed = await github.rest.actions.listWorkflowRuns({
    ...place,
    workflow_id: context.workflowFile,
    branch,
    status: 'completed',
    per_page: RUNS_MAX,
  });
  const runs = listed.data.workflow_runs.filter(
    (run) =>
      String(run.id) !== context.run.runId &&
      run.event !== 'pull_request' &&
      (context.repositoryId === null || String(run.head_repository?.id) === context.repositoryId),
  );
  for (const run of runs.slice(0, RUNS_OPENED_MAX)) {
    const result = await publicationOfRun(github, request, run.id);
    if (result === null || !isFinal(result)) continue;
    return {
      info: {
        source: 'artifact',
        name: branch,
        scanIds: result.scans.flatMap((scan) => (scan.scan_id === null ? [] : [scan.scan_id])),
        sha: run.head_sha,
        finishedAt: run.updated_at,
      },
      findings: findingsOf(result),
      coverages: result.scans.map(({ coverage }) => coverage),
    };
  }
  return null;
}

async function publicationOfRun(
  github: GitHub,
  request: BaselineRequest,
  runId: number,
): Promise<ResultDocument | null> {
  const place = { owner: request.context.owner, repo: request.context.repo };
  const { data } = await github.rest.actions.listWorkflowRunArtifacts({ ...place, run_id: runId, per_page: 100 });
  const usable = data.artifacts.filter((item) => !item.expired && item.size_in_bytes <= ARCHIVE_BYTES_MAX);
  const same = usable.filter((item) => item.name.startsWith(request.artifactPrefix));
  const ours = usable.filter((item) => item.name.startsWith('scan-gate-'));
  // The prefix differs if the matrix contains the preview URL; a single report of the run is then unambiguous.
  const candidates = same.length > 0 ? same : ours.length === 1 ? ours : [];
  const newest = candidates.toSorted((left, right) => right.id - left.id)[0];
  return newest === undefined ? null : downloadResult(github, place, newest.id);
}

/** Findings with their host. Those that the run could not check are still known. */
function findingsOf(result: ResultDocument): Baseline['findings'] {
  const hosts = new Map(result.scans.map((scan) => [scan.target, scan.hostname]));
  const found = result.findings.map((finding) => ({
    ...(finding as unknown as Finding),
    target: hosts.get(finding.target) ?? finding.target,
  }));
  return [...found, ...uncheckedFindings(result.not_checked)];
}

/** Failed scans would make their findings look fixed. */
function isFinal(result: ResultDocument): boolean {
  return result.scans.length > 0 && result.scans.every((scan) => scan.outcome === 'succeeded');
}
