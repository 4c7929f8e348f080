import { createHash } from 'node:crypto';
import type { Exchange } from '../../core/evidence/http.ts';
import { isHtml } from '../../web/html/html-document.ts';

const PAGES_FIRST = 25;
/** Maximum requests for the first pages, including redirects and responses that are not pages. */
const ATTEMPTS_FIRST = 50;
/** One step of growth: five make 150 pages. */
const PAGES_STEP = 25;
const ATTEMPTS_STEP = 40;
/** Maximum errors, files and duplicates that do not count as pages. */
const EXTRAS_MAX = 12;
/** A host is fast if half of the waves take at most this many milliseconds per request: 13 requests a second. */
const FAST_MS = 75;

/**
 * Counts the pages that may still be read: 25, and up to 150 of a fast host. Whether a host is fast is decided once, by the median
 * of its first 25 pages and a threshold far from the usual times, so that scans of one site rarely differ.
 */
export class PageBudget {
  readonly #grow: () => boolean;
  readonly #bodies = new Set<string>();
  readonly #waves: number[] = [];
  #isFast: boolean | null = null;
  #pagesMax = PAGES_FIRST;
  #attemptsMax = ATTEMPTS_FIRST;
  #used = 0;
  #extras = 0;
  /** New pages since the last growth: a site that shows one page everywhere does not grow. */
  #fresh = 0;

  /**
   * @param start the start page, which counts as one
   * @param grow adds the requests of one step to the budget of the scan, or returns false
   */
  constructor(start: Exchange, grow: () => boolean) {
    this.#grow = grow;
    this.take(start);
  }

  get left(): number {
    return this.#pagesMax - this.#used;
  }

  /** Records the time of requests that were sent together, in milliseconds. */
  noteWave(milliseconds: number, requests: number): void {
    this.#waves.push(milliseconds / requests);
  }

  /** True for a body that no page before had. */
  isNew({ response }: Exchange): boolean {
    return !this.#bodies.has(digestOf(response.body));
  }

  take(exchange: Exchange): void {
    const { response } = exchange;
    const isPage = response.status < 400 && isHtml(exchange) && this.isNew(exchange);
    this.#bodies.add(digestOf(response.body));
    if (isPage) this.#fresh += 1;
    if (isPage || this.#extras >= EXTRAS_MAX) this.#used += 1;
    else this.#extras += 1;
  }

  /**
   * Why no further page may be requested, or null.
   * @param attempts requests of the crawl so far
   */
  limit(attempts: number): string | null {
    if (this.left > 0 && attempts < this.#attemptsMax) return null;
    if (this.#fresh > PAGES_STEP / 2 && this.isHostFast() && this.#grow()) {
      this.#fresh = 0;
      this.#pagesMax += PAGES_STEP;
      this.#attemptsMax += ATTEMPTS_STEP;
      return null;
    }
    return this.left > 0 ? `limit of ${this.#attemptsMax} addresses` : `limit of ${this.#pagesMax} pages`;
  }

  /** Whether half of the waves so far were fast, decided when first asked. */
  isHostFast(): boolean {
    if (this.#isFast === null) {
      const sorted = [...this.#waves].sort((one, other) => one - other);
      this.#isFast = (sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY) <= FAST_MS;
    }
    return this.#isFast;
  }
}

function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64');
}
