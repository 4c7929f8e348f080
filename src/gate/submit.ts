import type { Client } from '../client/client.ts';
import { ApiError, ServiceError } from '../client/errors.ts';
import type { ReceivedBulk } from '../client/tolerant-scan.ts';
import { LIMITS } from '../contract/limits.ts';
import { type Problem, problem, problemOf } from './errors.ts';
import { pairResults } from './pair-results.ts';
import { bulkEntry, type PlannedScan } from './plan.ts';

/** A planned scan after the service was asked for it. */
export interface SubmittedScan {
  readonly plan: PlannedScan;
  readonly scanId: string | null;
  /** Status when last seen; null when not known. */
  readonly status: string | null;
  /** Why there is no scan. */
  readonly problem: Problem | null;
}

export interface Submission {
  readonly scans: readonly SubmittedScan[];
  /** The service gave earlier scans back for every request; null when it does not say. */
  readonly replayed: boolean | null;
}

export interface SubmitRequest {
  readonly client: Client;
  readonly scans: readonly PlannedScan[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly failFast: boolean;
  /** Key of one request, by the scans in it and its number. */
  readonly keyOf: (scans: readonly PlannedScan[], chunk: number) => string;
  /** Once aborted, no further request is sent. */
  readonly stop: AbortSignal;
  /** Ends requests that are under way; may be later than `stop`. */
  readonly signal: AbortSignal;
  readonly warn: (message: string) => void;
}

/** Leaves room for the envelope below the service's limit. */
const MAX_BODY_BYTES = LIMITS.bodyBytesMax - 16 * 1024;

/**
 * Bulk-creates scans, at most 100 a request. A refused or interrupted request becomes the problem of each of its scans,
 * and nothing is thrown, so that what was created is always known. With `failFast` the requests after a refused one are not sent.
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
  if (request.stop.aborted) return problem('aborted', 'Not created: the run was stopped before.');
  if (!refused || !request.failFast) return null;
  return problem('scan_not_created', 'Not created: an earlier scan of the run was refused and fail-fast is on.');
}

/** Splits by number and by size of the body. */
export function chunked(
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
    if (!isAboutOurExtras(error) || Object.keys(metadata).length === 0) return refusedChunk(chunk, error);
    try {
      const bulk = await client.createScansBulk(body({}), { idempotencyKey: `${key}-bare`, signal });
      request.warn('The service does not take metadata with a scan; it was left out.');
      return read(request, chunk, bulk);
    } catch (second) {
      return refusedChunk(chunk, second);
    }
  }
}

/** The API document shows `target` and `scan_type` alone: a strict service may refuse what we add. */
function isAboutOurExtras(error: unknown): boolean {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 422)) return false;
  return error.code === 'validation_error' || error.code.startsWith('http_') || error.code === 'invalid_json';
}

function read(request: SubmitRequest, chunk: readonly PlannedScan[], bulk: ReceivedBulk): Submission {
  const surplus = bulk.results.length - chunk.length;
  if (surplus > 0) request.warn(`The service answered with ${surplus} more result(s) than scans were asked for.`);
  const scans = pairResults(chunk, bulk).map(
    ({ plan, scan, problem: why }): SubmittedScan => ({
      plan,
      scanId: scan?.id ?? null,
      status: scan?.status || null,
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
