import { LIMITS } from '../../contract/limits.ts';
import type { BulkResult, BulkScanResult } from '../../contract/scan.ts';
import { ApiError, invalid } from '../errors.ts';
import type { CreateOutcome } from './create-scans.ts';
import { toScan } from './scan-row.ts';

/**
 * The frame of a bulk body. Its entries are not looked at: each is judged by itself, so that one bad entry is reported
 * beside the good ones.
 * @throws ApiError validation_error, batch_too_large
 */
export function readBulk(body: unknown): { scans: readonly unknown[]; failFast: boolean } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid('body', 'must be an object', 'type');
  const name = Object.keys(body).find((key) => key !== 'scans' && key !== 'fail_fast');
  if (name !== undefined) throw invalid(name.slice(0, 100), 'is not known here', 'unknown');
  const { scans, fail_fast: failFast } = body as Record<string, unknown>;
  if (scans === undefined) throw invalid('scans', 'is required', 'required');
  if (!Array.isArray(scans)) throw invalid('scans', 'must be an array', 'type');
  if (scans.length === 0) throw invalid('scans', 'must have at least 1 entry', 'minItems');
  if (scans.length > LIMITS.bulkEntriesMax) {
    throw new ApiError(
      'batch_too_large',
      `scans has ${scans.length} entries; at most ${LIMITS.bulkEntriesMax} go into one request.`,
      { param: 'scans' },
    );
  }
  if (failFast !== undefined && typeof failFast !== 'boolean')
    throw invalid('fail_fast', 'must be true or false', 'type');
  return { scans, failFast: failFast === true };
}

interface Frame {
  readonly requestId: string;
  readonly publicUrl: string;
}

/** Answer of a batch whose entries stand for themselves. */
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
 * Answer of a `fail_fast` batch with a refused entry: that one keeps its code, those before it were undone, those after it
 * were not tried. `failed` counts the refused and the untried ones, so that the parts of the summary add up.
 */
export function bulkRolledBack(failedAt: number, error: ApiError, total: number, frame: Frame): ApiError {
  const undone = new ApiError('rolled_back', `Undone because entry ${failedAt} failed.`);
  const untried = new ApiError('not_attempted', `Not tried because entry ${failedAt} failed.`);
  const results = Array.from({ length: total }, (_, index): BulkResult => {
    const reason = index < failedAt ? undone : index > failedAt ? untried : error;
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
