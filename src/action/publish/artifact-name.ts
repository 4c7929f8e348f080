import { createHash } from 'node:crypto';
import type { RunContext } from '../../gate/model/model.ts';

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
