import { createHash } from 'node:crypto';
import { canonicalJson } from '../shared/canonical-json.ts';
import type { RunContext } from './model.ts';
import type { PlannedScan } from './plan.ts';

/**
 * The Idempotency-Key of a request: the same for the same work of the same run, and for no other. It is a digest, so that
 * no name of a repository or job gets into a header.
 * @param purpose distinguishes the requests of one run: chunk, generation, replacement
 */
export function idempotencyKey(
  run: RunContext,
  rerun: 'resume' | 'new',
  scans: readonly PlannedScan[],
  purpose: string,
): string {
  const parts = {
    repository: run.repository,
    runId: run.runId,
    job: run.job,
    step: run.step,
    matrix: run.matrix,
    attempt: rerun === 'new' ? run.runAttempt : 0,
    payload: digest(scans.map((scan) => [scan.target.hostname, scan.scanType, scan.target.options])),
    purpose,
  };
  return `scan-gate-${digest(parts).slice(0, 48)}`;
}

/** Secret headers go in only as part of a digest. */
function digest(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
