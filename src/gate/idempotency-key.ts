import { createHash } from 'node:crypto';
import type { RunContext } from './model.ts';
import type { PlannedScan } from './plan.ts';

/**
 * The Idempotency-Key of a bulk request: the same for the same work of the same run, and for no other. It is a digest,
 * so that no name of a repository or job, of whatever form, gets into a header or to the service.
 * @param purpose tells apart several requests of one run: chunk, generation, replacement
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
    payload: payloadDigest(scans),
    purpose,
  };
  return `scan-gate-${createHash('sha256').update(canonical(parts)).digest('hex').slice(0, 48)}`;
}

/** Digest of what is to be scanned and how. Secret headers are in it, as a digest, since other headers are other work. */
export function payloadDigest(scans: readonly PlannedScan[]): string {
  const payload = scans.map((scan) => [scan.target.hostname, scan.scanType, scan.target.options]);
  return createHash('sha256').update(canonical(payload)).digest('hex');
}

/** JSON with sorted keys: equal values give equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}
