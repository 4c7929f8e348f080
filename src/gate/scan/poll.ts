import type { Client } from '../../client/client.ts';
import { ApiError, ServiceError, ServiceResponseError } from '../../client/errors.ts';
import { iteratePages } from '../../client/iterate.ts';
import type { ReceivedScan } from '../../client/wire.ts';
import { LIMITS } from '../../contract/limits.ts';
import { boundedMap } from './bounded-map.ts';

/** How often scans are polled. All times in milliseconds. */
export interface PollProfile {
  readonly firstMs: number;
  /** The next pause as a share of the elapsed time: the number of polls grows with the logarithm of the scan's length. */
  readonly share: number;
  readonly maxMs: number;
}

/** Polling the embedded service is cheap, and a late poll wastes the user's time. */
export const EMBEDDED_PROFILE: PollProfile = { firstMs: 150, share: 0.1, maxMs: 2_000 };
export const REMOTE_PROFILE: PollProfile = { firstMs: 500, share: 0.2, maxMs: 30_000 };

/**
 * Pause before the next poll. Pure.
 * @param elapsedMs since the scans were created
 * @param floorMs minimum pause the user allows, or null
 */
export function nextPause(profile: PollProfile, elapsedMs: number, floorMs: number | null): number {
  const adaptive = Math.min(profile.maxMs, Math.max(profile.firstMs, elapsedMs * profile.share));
  return Math.round(Math.max(adaptive, floorMs ?? 0));
}

export interface PollResult {
  readonly seen: ReadonlyMap<string, ReceivedScan>;
  /** Scans that the service reports as not found. */
  readonly missing: readonly string[];
  /** Scans whose response cannot be used, with the error. */
  readonly malformed: ReadonlyMap<string, ServiceResponseError>;
  /** The first error that stopped the poll, or null. */
  readonly fault: unknown;
}

/** Number of scans from which pages of the list cost fewer requests than single scans. */
const LIST_FROM = 4;
/** Maximum single scans requested in one poll. */
const SINGLES_PER_POLL = 20;

/**
 * Polls scans with as few requests as possible: single scans when there are few, pages of the list when there are many.
 * If the list does not help (refused, malformed, mostly other scans), only single scans are requested from then on.
 */
export class ScanPoller {
  readonly #client: Client;
  readonly #total: number;
  #listIsUseful = true;
  /** Where the next round of single requests starts, so that every scan is polled in turn. */
  #turn = 0;

  constructor(client: Client, total: number) {
    this.#client = client;
    this.#total = total;
  }

  /** @throws only the abort reason */
  async poll(ids: readonly string[], signal: AbortSignal): Promise<PollResult> {
    if (ids.length < LIST_FROM || !this.#listIsUseful) return this.#singles(this.#nextTurn(ids), new Map(), signal);
    const seen = new Map<string, ReceivedScan>();
    try {
      await this.#readList(new Set(ids), seen, signal);
      if (seen.size * 2 < ids.length) this.#listIsUseful = false;
    } catch (error) {
      if (signal.aborted || !(error instanceof ServiceError)) throw error;
      if (isTransient(error)) return { seen, missing: [], malformed: new Map(), fault: error };
      this.#listIsUseful = false;
    }
    const rest = ids.filter((id) => !seen.has(id));
    return this.#singles(this.#nextTurn(rest), seen, signal);
  }

  /** Adds the wanted scans of the list to those seen. */
  async #readList(wanted: ReadonlySet<string>, seen: Map<string, ReceivedScan>, signal: AbortSignal): Promise<void> {
    const pages = (cursor: string | undefined) =>
      this.#client.listScans({ limit: LIMITS.pageSizeMax, ...(cursor === undefined ? {} : { cursor }) }, { signal });
    // Some pages more, because the list may also contain scans of others.
    const maxPages = Math.ceil(this.#total / LIMITS.pageSizeMax) + 2;
    let read = 0;
    for await (const page of iteratePages(pages, maxPages + 1)) {
      for (const scan of page.data) if (wanted.has(scan.id)) seen.set(scan.id, scan);
      read += 1;
      if (seen.size === wanted.size || read >= maxPages) return;
    }
  }

  #nextTurn(ids: readonly string[]): readonly string[] {
    if (ids.length <= SINGLES_PER_POLL) return ids;
    const start = this.#turn % ids.length;
    this.#turn = start + SINGLES_PER_POLL;
    return [...ids.slice(start), ...ids.slice(0, start)].slice(0, SINGLES_PER_POLL);
  }

  async #singles(ids: readonly string[], seen: Map<string, ReceivedScan>, signal: AbortSignal): Promise<PollResult> {
    const missing: string[] = [];
    const malformed = new Map<string, ServiceResponseError>();
    let fault: unknown = null;
    await boundedMap(ids, 4, async (id) => {
      // One failed request is enough: the others would fail too.
      if (fault !== null) return;
      const scan = await this.#single(id, signal);
      if (scan === null) missing.push(id);
      else if (!(scan instanceof ServiceError)) seen.set(id, scan);
      else if (isMalformed(scan)) malformed.set(id, scan);
      else fault = scan;
    });
    return { seen, missing, malformed, fault };
  }

  /** The scan, null if the service does not know it, or the error. @throws only the abort reason */
  async #single(id: string, signal: AbortSignal): Promise<ReceivedScan | ServiceError | null> {
    try {
      const scan = await this.#client.getScan(id, { signal });
      return scan.id === id ? scan : wrongScanError(id);
    } catch (error) {
      if (signal.aborted || !(error instanceof ServiceError)) throw error;
      return error instanceof ApiError && error.status === 404 ? null : error;
    }
  }
}

function isMalformed(error: ServiceError): error is ServiceResponseError {
  return error instanceof ServiceResponseError && error.code === 'response_malformed';
}

function wrongScanError(id: string): ServiceResponseError {
  const request = `GET /v1/scans/${id}`;
  return new ServiceResponseError('response_malformed', `${request}: the response is another scan.`, {
    request,
    member: 'id',
  });
}

/** True for an error that may be gone at the next poll. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ServiceResponseError) return error.code !== 'response_malformed';
  if (!(error instanceof ApiError)) return true;
  const status = error.status ?? 0;
  return status >= 500 || status === 429 || status === 408;
}
