import type { ScanType } from '../../../contract/primitives.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse, header } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { isActByGet, isPathAllowed } from '../../crawl/link-policy.ts';
import { isWrite } from '../../crawl/write-policy.ts';
import { documentOf } from '../../web/html/html-document.ts';
import type { Injector } from './injector.ts';
import type { StoredProbe } from './probe-definition.ts';
import { type MarkedResponse, reflects } from './reflection.ts';
import type { Seen } from './seen.ts';

/** Pages of the crawl that are read again. */
const READS_MAX: Readonly<Record<ScanType, number>> = { quick: 0, standard: 20, compliance: 40 };
/** Pages that show what one point stored, on each of which a few payloads are tried. */
const PAGES_EACH = 3;

/** A point with what was seen there. */
interface Written {
  readonly injector: Injector;
  readonly seen: Seen;
}

/** Reads pages again after requests that write, and lets probes judge what they show of it. */
export class StoredPages {
  readonly #context: ProbeContext;
  readonly #probes: readonly StoredProbe[];
  readonly #maxBytes: number;
  /** Pages of the crawl by URL. */
  readonly #before: ReadonlyMap<string, Exchange>;
  /** The page that has a form, by the URL that the form is sent to. */
  readonly #formPages = new Map<string, string>();
  readonly #judged = new Map<Injector, Set<string>>();
  /** Pages that were read after a round, or to which points have led. */
  readonly #seen = new Set<string>();
  #reads: number;

  constructor(context: ProbeContext, probes: readonly StoredProbe[], { pages }: CrawlEvidence, maxBytes: number) {
    this.#context = context;
    this.#probes = probes;
    this.#maxBytes = maxBytes;
    this.#reads = READS_MAX[context.scanType];
    const read = pages.map(({ exchange }) => exchange).filter(({ request }) => request.method === 'GET');
    this.#before = new Map(read.map((exchange) => [exchange.request.url, exchange]));
    for (const exchange of read)
      for (const { action } of documentOf(exchange)?.forms ?? [])
        if (!this.#formPages.has(action)) this.#formPages.set(action, exchange.request.url);
  }

  /** Looks where a visitor sees the result first: on the page that the response leads to, or else that with the form. */
  async afterPoint(written: Written): Promise<void> {
    if (!hasStored(written)) return;
    const form = this.#formPages.get(written.injector.point.request.url);
    const next = [written.seen.letters, written.seen.quoted].map((sent) => this.#redirectOf(sent));
    for (const url of new Set([...next, form])) if (url != null) await this.#judge([written], await this.#read(url));
  }

  /** Looks on the pages of the crawl for what a round of points stored. */
  async afterRound(round: readonly Written[]): Promise<void> {
    const written = round.filter(hasStored);
    if (written.length === 0) return;
    const due = [...this.#before.keys()].filter((url) => !this.#seen.has(url));
    for (const url of due.slice(0, this.#reads)) {
      this.#reads -= 1;
      this.#seen.add(url);
      await this.#judge(written, await this.#read(url));
    }
  }

  #redirectOf(sent: MarkedResponse | null): string | null {
    const { request, response } = sent?.exchange ?? {};
    const to = header(response?.headers ?? [], 'location');
    const url = to === undefined ? null : URL.parse(to, request?.url);
    const { target, options } = this.#context;
    if (url?.origin !== target.origin || !isPathAllowed(url, options) || isActByGet(url)) return null;
    url.hash = '';
    return url.href;
  }

  async #read(url: string, isAnonymous?: true): Promise<Exchange | null> {
    const { signal } = this.#context;
    if (signal.aborted || this.#context.room('active').milliseconds === 0) return null;
    const whose = isAnonymous === undefined ? {} : { isAnonymous };
    const attempt = await this.#context.fetch({ url, maxBytes: this.#maxBytes, fresh: true, ...whose });
    return hasResponse(attempt) ? attempt : null;
  }

  async #judge(written: readonly Written[], page: Exchange | null): Promise<void> {
    if (page === null) return;
    const { url } = page.request;
    for (const { injector, seen } of written) {
      const shown = (sent: MarkedResponse | null) => {
        const marked = sent === null ? null : { exchange: page, marker: sent.marker };
        return marked !== null && reflects(marked) ? marked : null;
      };
      const [letters, quoted] = [shown(seen.letters), shown(seen.quoted)];
      const judged = this.#judged.get(injector) ?? new Set();
      if ((letters ?? quoted) === null || judged.has(url) || judged.size >= PAGES_EACH) continue;
      this.#judged.set(injector, judged.add(url));
      const read = (isAnonymous?: true) => this.#read(url, isAnonymous);
      const view = { injector, page, before: this.#before.get(url) ?? null, letters, quoted, read };
      for (const probe of this.#probes) await probe.run(view);
    }
  }
}

/** The point's requests write, and one of them was accepted. */
function hasStored({ injector, seen }: Written): boolean {
  const isAccepted = (sent: MarkedResponse | null) => sent !== null && sent.exchange.response.status < 400;
  return isWrite(injector.point.request) && (isAccepted(seen.letters) || isAccepted(seen.quoted));
}
