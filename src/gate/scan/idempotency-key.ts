import { createHash } from 'node:crypto';
import { canonicalJson } from '../../shared/canonical-json.ts';
import type { PlannedScan, RunContext } from '../model/model.ts';

/**
 * The Idempotency-Key of a request: unique to the run and the requested scans. A digest, so that the header does not disclose
 * the name of a repository or job.
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

/** A digest, because the value may contain secret headers. */
function digest(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
