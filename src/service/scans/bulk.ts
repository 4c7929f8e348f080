import { LIMITS } from '../../contract/limits.ts';
import type { BulkResult, BulkScanFrame, BulkScanResult } from '../../contract/scan.ts';
import { ApiError } from '../errors.ts';
import type { CreateOutcome } from './create-scans.ts';
import { toScan } from './scan-row.ts';

interface Batch {
  /** Not validated. */
  readonly entries: readonly unknown[];
  readonly failFast: boolean;
}

/** @throws ApiError batch_too_large */
export function readBulk({ scans, fail_fast: failFast = false }: BulkScanFrame): Batch {
  if (scans.length <= LIMITS.bulkEntriesMax) return { entries: scans, failFast };
  throw new ApiError(
    'batch_too_large',
    `scans has ${scans.length} entries; the maximum is ${LIMITS.bulkEntriesMax} per request.`,
    { param: 'scans' },
  );
}

interface Frame {
  readonly requestId: string;
  readonly publicUrl: string;
}

/** Response for a batch whose entries succeed or fail individually. */
export function bulkResult(outcomes: readonly CreateOutcome[], frame: Frame): BulkScanResult {
  const results = outcomes.map(
    (outcome): BulkResult =>
      'scan' in outcome
        ? { ok: true, scan: toScan(outcome.scan, frame.publicUrl) }
        : { ok: false, error: outcome.error.toBody(frame.requestId, frame.publicUrl) },
  );
  const succeeded = results.filter((result) => result.ok).length;
  return {
    summary: { total: results.length, succeeded, failed: results.length - succeeded, rolled_back: 0 },
    results,
  };
}

/**
 * Response for a `fail_fast` batch with a refused entry: that entry keeps its code, earlier entries were rolled back, later
 * ones not attempted. `failed` counts the refused and unattempted entries, so that the summary adds up.
 */
export function bulkRolledBack(failedAt: number, error: ApiError, total: number, frame: Frame): ApiError {
  const rolledBack = new ApiError('rolled_back', `Rolled back because entry ${failedAt} failed.`);
  const notAttempted = new ApiError('not_attempted', `Not attempted because entry ${failedAt} failed.`);
  const results = Array.from({ length: total }, (_, index): BulkResult => {
    const reason = index < failedAt ? rolledBack : index > failedAt ? notAttempted : error;
    return { ok: false, error: reason.toBody(frame.requestId, frame.publicUrl) };
  });
  return new ApiError(
    'bulk_rolled_back',
    `Entry ${failedAt} failed (${error.code}) and fail_fast is true: nothing was created. ${error.message}`,
    {
      param: `scans[${failedAt}]`,
      body: { summary: { total, succeeded: 0, failed: total - failedAt, rolled_back: failedAt }, results },
    },
  );
}
