import { createHash } from 'node:crypto';
import type { BrowserEndpoint } from '../../core/evidence/browser.ts';
import type { Exchange } from '../../core/evidence/http.ts';

/** Of one response; the main script of Directus 12 has 7 MB. */
export const BODY_BYTES_MAX = 16 * 1024 * 1024;
const ENDPOINTS_MAX = 1_000;
const EXCHANGES_MAX = 2_000;
/** Bytes of the documents and scripts that are kept. */
const EXCHANGE_BYTES_MAX = 64 * 1024 * 1024;
/** Different requests of one page that are sent: a page that requests without end must leave some to the others. */
const PER_VISIT_MAX = 300;
const HOSTS_MAX = 50;
const CODE_MAX = 2_000;
const REFUSED_MAX = 1_000;

/** What all pages of a scan requested. */
export class Traffic {
  readonly #exchanges = new Map<string, Exchange>();
  readonly #endpoints = new Map<string, BrowserEndpoint>();
  readonly #blockedHosts = new Set<string>();
  readonly #refused = new Set<string>();
  readonly #sent = new Set<string>();
  readonly #code = new Set<string>();
  readonly #hasRoom: () => boolean;
  #withheld = 0;
  #bytes = 0;
  #ofVisit = 0;

  /** @param hasRoom false when no more requests may be sent */
  constructor(hasRoom: () => boolean) {
    this.#hasRoom = hasRoom;
  }

  /** Documents and scripts of the target, by URL. */
  get exchanges(): ReadonlyMap<string, Exchange> {
    return this.#exchanges;
  }

  get endpoints(): BrowserEndpoint[] {
    return [...this.#endpoints].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, endpoint]) => endpoint);
  }

  /** Other hosts whose scripts were not loaded. */
  get blockedHosts(): string[] {
    return [...this.#blockedHosts].sort();
  }

  /** URLs that were not requested because the maximum was reached. */
  get refused(): ReadonlySet<string> {
    return this.#refused;
  }

  /** Requests that may change something and were answered without the target. */
  get withheld(): number {
    return this.#withheld;
  }

  /** Adds a page or script to what the browser saw. */
  keep(exchange: Exchange): void {
    const { url } = exchange.request;
    const bytes = exchange.response.body.length;
    if (this.#exchanges.has(url) || this.#exchanges.size >= EXCHANGES_MAX) return;
    if (this.#bytes + bytes > EXCHANGE_BYTES_MAX) return;
    this.#bytes += bytes;
    this.#exchanges.set(url, exchange);
  }

  /** @param key the same for requests that differ in values only */
  addEndpoint(key: string, endpoint: BrowserEndpoint): void {
    const known = this.#endpoints.get(key);
    // Of requests under way together, any may come first.
    const isBetter = known === undefined || (known.page === endpoint.page && endpoint.url < known.url);
    if (isBetter && this.#endpoints.size < ENDPOINTS_MAX) this.#endpoints.set(key, endpoint);
  }

  addBlocked(host: string): void {
    if (this.#blockedHosts.size < HOSTS_MAX) this.#blockedHosts.add(host);
  }

  addWithheld(): void {
    this.#withheld += 1;
  }

  /**
   * Counts a request. False if it must not be sent, because the maximum is reached.
   * @param key the same for requests that the cache answers
   * @param isFree it counts, and is sent in any case
   */
  admit(key: string, url: string, isFree: boolean): boolean {
    if (this.#sent.has(key)) return true;
    if (!isFree && (this.#ofVisit >= PER_VISIT_MAX || !this.#hasRoom())) {
      if (this.#refused.size < REFUSED_MAX) this.#refused.add(url);
      return false;
    }
    this.#ofVisit += 1;
    this.#sent.add(key);
    return true;
  }

  /** Another page is opened. */
  beginVisit(): void {
    this.#ofVisit = 0;
  }

  /** True for code that no page had before. */
  addCode(code: Buffer): boolean {
    const digest = createHash('sha256').update(code).digest('base64');
    if (this.#code.has(digest) || this.#code.size >= CODE_MAX) return false;
    this.#code.add(digest);
    return true;
  }
}
