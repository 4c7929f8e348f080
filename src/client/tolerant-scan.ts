import { type BulkScanResult, Scan } from '../contract/scan.ts';
import { conform, isRecord } from './conform.ts';
import { ServiceResponseError } from './errors.ts';
import { type ReadError, readError } from './tolerant-error.ts';

/** A scan as some service tells it: status and type may be words that we do not know. */
export type ReceivedScan = Omit<Scan, 'status' | 'scan_type'> & { readonly status: string; readonly scan_type: string };

export interface ReceivedBulkEntry {
  readonly ok: boolean;
  readonly scan: ReceivedScan | null;
  readonly error: ReadError | null;
}

export interface ReceivedBulk {
  readonly summary: BulkScanResult['summary'];
  readonly results: readonly ReceivedBulkEntry[];
  /** The answer was stored for the same Idempotency-Key earlier; null when the service does not say. */
  readonly replayed: boolean | null;
}

/** @throws ServiceResponseError without an id: nothing could be asked about such a scan */
export function readScan(body: unknown, request: string): ReceivedScan {
  const scan = { ...(conform(Scan, body) as ReceivedScan), ...countOf(body) };
  if (scan.id === '') {
    throw new ServiceResponseError('response_malformed', `${request}: the answer is not a scan with an id.`, {
      request,
    });
  }
  return scan;
}

/** A bare number is how the API document writes it in an event (seed, "Event payload"). */
function countOf(body: unknown): Partial<Pick<ReceivedScan, 'findings_count'>> {
  const total = isRecord(body) ? body['findings_count'] : undefined;
  if (typeof total !== 'number' || !Number.isSafeInteger(total) || total < 0) return {};
  return { findings_count: { critical: 0, high: 0, medium: 0, low: 0, info: 0, total } };
}

/**
 * Reads a bulk response; a missing summary is counted from the results.
 * @throws ServiceResponseError when the results are missing or one of them says ok without a scan id
 */
export function readBulk(body: unknown, request: string, replayed: boolean | null): ReceivedBulk {
  const list = isRecord(body) ? body['results'] : undefined;
  if (!Array.isArray(list)) {
    throw new ServiceResponseError('response_malformed', `${request}: the answer has no results.`, { request });
  }
  const results = list.map((entry): ReceivedBulkEntry => {
    const given = isRecord(entry) ? entry : {};
    if (given['ok'] === true) return { ok: true, scan: readScan(given['scan'], request), error: null };
    return { ok: false, scan: null, error: readError(given) };
  });
  const succeeded = results.filter((result) => result.ok).length;
  const given = isRecord(body) && isRecord(body['summary']) ? body['summary'] : undefined;
  const counted = { total: results.length, succeeded, failed: results.length - succeeded, rolled_back: 0 };
  const summary = given === undefined ? counted : { ...counted, ...numbersOf(given, Object.keys(counted)) };
  return { summary, results, replayed };
}

function numbersOf(record: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = record[name];
      return typeof value === 'number' && Number.isInteger(value) ? [[name, value] as const] : [];
    }),
  );
}
