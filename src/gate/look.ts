import type { Client } from '../client/client.ts';
import { ApiError, ServiceError, ServiceResponseError } from '../client/errors.ts';
import { iteratePages } from '../client/iterate.ts';
import type { ReceivedScan } from '../client/tolerant-scan.ts';
import { LIMITS } from '../contract/limits.ts';
import { boundedMap } from './bounded-map.ts';

/** What one look at some scans showed. */
export interface Look {
  readonly seen: ReadonlyMap<string, ReceivedScan>;
  /** Scans the service says it does not have. */
  readonly missing: readonly string[];
  /** The first fault that kept the rest from being seen, or null. */
  readonly fault: unknown;
}

/** From so many scans on, pages of the list are cheaper than a request for each. */
const LIST_FROM = 4;
/** Requests for single scans in one look, where the list did not show them. */
const SINGLES_PER_LOOK = 20;

/**
 * Looks at scans with as few requests as it can: one each for a few, the pages of the list for many. A service whose
 * list does not help (refused, unreadable, other scans only) is asked for single scans from then on.
 */
export class Looker {
  readonly #client: Client;
  readonly #total: number;
  #listIsUseful = true;
  /** Where the round of single requests goes on, so that all scans get their turn. */
  #turn = 0;

  constructor(client: Client, total: number) {
    this.#client = client;
    this.#total = total;
  }

  /** @throws the abort reason alone */
  async look(ids: readonly string[], signal: AbortSignal): Promise<Look> {
    if (ids.length < LIST_FROM || !this.#listIsUseful) return this.#singles(this.#nextTurn(ids), new Map(), signal);
    const wanted = new Set(ids);
    const seen = new Map<string, ReceivedScan>();
    try {
      const pages = (cursor: string | undefined) =>
        this.#client.listScans({ limit: LIMITS.pageSizeMax, ...(cursor === undefined ? {} : { cursor }) }, { signal });
      // Others may create scans too: some pages more than ours would fill.
      const maxPages = Math.ceil(this.#total / LIMITS.pageSizeMax) + 2;
      let read = 0;
      for await (const page of iteratePages(pages, maxPages + 1)) {
        for (const scan of page.data) if (wanted.has(scan.id)) seen.set(scan.id, scan);
        read += 1;
        if (seen.size === wanted.size || read >= maxPages) break;
      }
      if (seen.size * 2 < wanted.size) this.#listIsUseful = false;
    } catch (error) {
      if (signal.aborted) throw error;
      if (!(error instanceof ServiceError)) throw error;
      if (!isPassing(error)) this.#listIsUseful = false;
      else return { seen, missing: [], fault: error };
    }
    const rest = ids.filter((id) => !seen.has(id));
    return this.#singles(this.#nextTurn(rest), seen, signal);
  }

  #nextTurn(ids: readonly string[]): readonly string[] {
    if (ids.length <= SINGLES_PER_LOOK) return ids;
    const start = this.#turn % ids.length;
    this.#turn = start + SINGLES_PER_LOOK;
    return [...ids.slice(start), ...ids.slice(0, start)].slice(0, SINGLES_PER_LOOK);
  }

  async #singles(ids: readonly string[], seen: Map<string, ReceivedScan>, signal: AbortSignal): Promise<Look> {
    const missing: string[] = [];
    let fault: unknown = null;
    await boundedMap(ids, 4, async (id) => {
      // One dead connection is enough to know that the service is away.
      if (fault !== null) return;
      try {
        const scan = await this.#client.getScan(id, { signal });
        if (scan.id !== id) throw strange(id);
        seen.set(id, scan);
      } catch (error) {
        if (signal.aborted || !(error instanceof ServiceError)) throw error;
        if (error instanceof ApiError && error.status === 404) missing.push(id);
        else fault = error;
      }
    });
    return { seen, missing, fault };
  }
}

/** What another scan is like says nothing of the one that was asked for. */
function strange(id: string): ServiceResponseError {
  const request = `GET /v1/scans/${id}`;
  return new ServiceResponseError('response_malformed', `${request}: the answer is another scan.`, { request });
}

/** True for trouble that may be over at the next look; false for an answer that will stay what it is. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const status = error.status ?? 0;
  return status >= 500 || status === 429 || status === 408;
}
