import { createHash } from 'node:crypto';
import type { RunContext } from '../gate/model.ts';

/**
 * The artifact's name: the job for people, then what tells this step apart from every other of the run: job, step and
 * matrix leg, and what is scanned how. The first part is the same on every branch, which is how a baseline is found.
 */
export interface ArtifactName {
  /** Same for the same step of the workflow, whatever it scans. */
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
