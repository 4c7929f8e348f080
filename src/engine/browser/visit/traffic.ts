import { createHash } from 'node:crypto';
import type { BrowserEndpoint } from '../../core/evidence/browser.ts';
import type { Exchange } from '../../core/evidence/http.ts';

const ENDPOINTS_MAX = 200;
const EXCHANGES_MAX = 150;
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
  readonly #requestsMax: number;
  #withheld = 0;

  /** @param requestsMax maximum different requests to the network */
  constructor(requestsMax: number) {
    this.#requestsMax = requestsMax;
  }

  /** Documents and scripts of the target, by URL. */
  get exchanges(): ReadonlyMap<string, Exchange> {
    return this.#exchanges;
  }

  get endpoints(): BrowserEndpoint[] {
    return [...this.#endpoints.values()];
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
    if (this.#exchanges.size < EXCHANGES_MAX) this.#exchanges.set(exchange.request.url, exchange);
  }

  /** @param key the same for requests that differ in values only */
  addEndpoint(key: string, endpoint: BrowserEndpoint): void {
    if (!this.#endpoints.has(key) && this.#endpoints.size < ENDPOINTS_MAX) this.#endpoints.set(key, endpoint);
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
    if (!isFree && !this.#sent.has(key) && this.#sent.size >= this.#requestsMax) {
      if (this.#refused.size < REFUSED_MAX) this.#refused.add(url);
      return false;
    }
    this.#sent.add(key);
    return true;
  }

  /** True for code that no page had before. */
  addCode(code: Buffer): boolean {
    const digest = createHash('sha256').update(code).digest('base64');
    if (this.#code.has(digest) || this.#code.size >= CODE_MAX) return false;
    this.#code.add(digest);
    return true;
  }
}
