import type { Client } from '../../client/client.ts';
import { ApiError, ServiceError } from '../../client/errors.ts';
import type { ReceivedBulk } from '../../client/wire.ts';
import { LIMITS } from '../../contract/limits.ts';
import { plural } from '../../shared/text.ts';
import { type Problem, problem, problemOf } from '../model/errors.ts';
import { bulkEntry, type PlannedScan } from '../model/model.ts';
import { pairResults } from './match-response.ts';

/** A planned scan after its request. */
export interface SubmittedScan {
  readonly plan: PlannedScan;
  readonly scanId: string | null;
  /** Status in its last response; null if unknown. */
  readonly status: string | null;
  /** Why there is no scan. */
  readonly problem: Problem | null;
}

export interface Submission {
  readonly scans: readonly SubmittedScan[];
  /** True if the service replayed the responses to all requests; null if unknown. */
  readonly replayed: boolean | null;
}

export interface SubmitRequest {
  readonly client: Client;
  readonly scans: readonly PlannedScan[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly failFast: boolean;
  /** Idempotency-Key of one request. @param index number of the request, from 0 */
  readonly keyOf: (scans: readonly PlannedScan[], index: number) => string;
  /** Once aborted, no further request is sent. */
  readonly stop: AbortSignal;
  /** Ends requests in flight; may abort later than `stop`. */
  readonly signal: AbortSignal;
  readonly warn: (message: string) => void;
}

/** Below the service's limit, to leave room for the envelope. */
const MAX_BODY_BYTES = LIMITS.bodyBytesMax - 16 * 1024;

/**
 * Creates scans in bulk, at most 100 per request. If a request fails, every scan in it gets that error; nothing is
 * thrown, so that the created scans are always known. With `failFast` no request follows a refused one.
 */
export async function submitScans(request: SubmitRequest): Promise<Submission> {
  const submitted: SubmittedScan[] = [];
  const replays: (boolean | null)[] = [];
  let refused = false;
  for (const [index, chunk] of chunked(request.scans, request.metadata).entries()) {
    const why = notSent(request, refused);
    if (why !== null) {
      submitted.push(...chunk.map((plan) => ({ plan, scanId: null, status: null, problem: why })));
      continue;
    }
    const { scans, replayed } = await submitChunk(request, chunk, index);
    submitted.push(...scans);
    replays.push(replayed);
    refused ||= scans.some((scan) => scan.scanId === null);
  }
  const replayed = replays.includes(false) ? false : replays.includes(null) ? null : replays.length > 0;
  return { scans: submitted, replayed };
}

function notSent(request: SubmitRequest, refused: boolean): Problem | null {
  if (request.stop.aborted) return problem('aborted', 'Not created: the run was stopped.');
  if (!refused || !request.failFast) return null;
  return problem('scan_not_created', 'Not created: another scan of the run was refused and fail-fast is on.');
}

/** Splits by number of scans and by size of the body. */
function chunked(
  scans: readonly PlannedScan[],
  metadata: Readonly<Record<string, string>>,
): readonly (readonly PlannedScan[])[] {
  const chunks: PlannedScan[][] = [];
  let bytes = 0;
  for (const scan of scans) {
    const size = Buffer.byteLength(JSON.stringify(bulkEntry(scan, metadata))) + 1;
    const current = chunks.at(-1);
    if (current === undefined || current.length >= LIMITS.bulkEntriesMax || bytes + size > MAX_BODY_BYTES) {
      chunks.push([scan]);
      bytes = size;
    } else {
      current.push(scan);
      bytes += size;
    }
  }
  return chunks;
}

async function submitChunk(request: SubmitRequest, chunk: readonly PlannedScan[], index: number): Promise<Submission> {
  const { client, failFast, metadata, signal } = request;
  const key = request.keyOf(chunk, index);
  const body = (pairs: Readonly<Record<string, string>>) => ({
    scans: chunk.map((scan) => bulkEntry(scan, pairs)),
    fail_fast: failFast,
  });
  try {
    return read(request, chunk, await client.createScansBulk(body(metadata), { idempotencyKey: key, signal }));
  } catch (error) {
    if (!mayRefuseMetadata(error) || Object.keys(metadata).length === 0) return refusedChunk(chunk, error);
    try {
      const bulk = await client.createScansBulk(body({}), { idempotencyKey: `${key}-bare`, signal });
      request.warn('The service does not accept metadata with a scan; it was omitted.');
      return read(request, chunk, bulk);
    } catch (second) {
      return refusedChunk(chunk, second);
    }
  }
}

/** A service may know only `target` and `scan_type`, and refuse other members. */
function mayRefuseMetadata(error: unknown): boolean {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 422)) return false;
  return error.code === 'validation_error' || error.code.startsWith('http_') || error.code === 'invalid_json';
}

function read(request: SubmitRequest, chunk: readonly PlannedScan[], bulk: ReceivedBulk): Submission {
  const surplus = bulk.results.length - chunk.length;
  if (surplus > 0)
    request.warn(`The service returned ${plural(surplus, 'more result', 'more results')} than requested scans.`);
  const scans = pairResults(chunk, bulk.results).map(
    ({ plan, scan, problem: why }): SubmittedScan => ({
      plan,
      scanId: scan?.id ?? null,
      status: scan?.status ?? null,
      problem: why,
    }),
  );
  return { scans, replayed: bulk.replayed };
}

function refusedChunk(chunk: readonly PlannedScan[], error: unknown): Submission {
  const isOurs = error instanceof ServiceError;
  const whole = isOurs ? problemOf(error, 'Not created') : problem('aborted', 'Not created: the run was stopped.');
  const codes = error instanceof ApiError ? error.entryCodes : [];
  const scans = chunk.map((plan, place): SubmittedScan => {
    const code = codes[place] ?? null;
    const own = code === null ? whole : { code, message: `Not created: ${code} (${whole.code})` };
    return { plan, scanId: null, status: null, problem: own };
  });
  return { scans, replayed: null };
}
