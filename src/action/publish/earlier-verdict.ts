import { createHash } from 'node:crypto';
import type { RunContext } from '../../gate/model/model.ts';
import type { GitHub } from '../github/github-client.ts';
import type { ActionContext } from '../inputs/context.ts';
import { downloadResult } from './download-result.ts';

/**
 * The artifact name: the job, a digest of job, step and matrix leg, and a digest of targets and scan types. The prefix is the
 * same on every branch, so that the baseline can be found by it.
 */
export interface ArtifactName {
  /** Equal for the same step of the workflow, whatever it scans. */
  readonly prefix: string;
  readonly name: string;
}

export function artifactName(run: RunContext, payload: unknown): ArtifactName {
  const job = run.job.replace(/[^\w.-]+/g, '-').slice(0, 60) || 'job';
  const leg = digest([run.job, run.step, run.matrix]).slice(0, 8);
  const prefix = `scan-gate-${job}-${leg}`;
  const attempt = run.runAttempt > 1 ? `-attempt-${run.runAttempt}` : '';
  return { prefix, name: `${prefix}-${digest(payload).slice(0, 6)}${attempt}` };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/**
 * Whether the previous attempt reached a verdict, according to the result it uploaded.
 * @returns null if it uploaded none: it may have crashed, or uploads are disabled
 */
export async function earlierVerdict(
  github: GitHub,
  context: ActionContext,
  artifact: ArtifactName,
): Promise<'final' | 'none' | null> {
  const place = { owner: context.owner, repo: context.repo };
  const { data } = await github.rest.actions.listWorkflowRunArtifacts({
    ...place,
    run_id: Number(context.run.runId),
    per_page: 100,
  });
  const newest = data.artifacts
    .filter((item) => item.name.startsWith(artifact.prefix) && !item.expired)
    .toSorted((left, right) => right.id - left.id)[0];
  if (newest === undefined) return null;
  const result = await downloadResult(github, place, newest.id);
  if (result === null) return null;
  return result.outcome === 'passed' || result.outcome === 'failed' ? 'final' : 'none';
}
