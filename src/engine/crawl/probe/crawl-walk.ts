import { createHash } from 'node:crypto';
import type { LeftOutReason, ReachCount } from '../../../contract/coverage.ts';
import type { CrawledPage } from '../../core/evidence/content.ts';
import { type Attempt, type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { CrawlFrontier, type Place, type TakenPlace } from '../frontier.ts';
import { behaviourOf } from '../page-behaviour.ts';
import { addLinks, addLocation } from '../page-links.ts';

const WAVE = 6;
const DEAD_LINKS_MAX = 3;
/** Maximum bytes of the bodies that are kept: checks read them at the end of the scan. */
const KEPT_BYTES_MAX = 64 * 1024 * 1024;

/**
 * Reads pages in waves, and each wave in its order, so that the same site always gives the same evidence. Each page adds its links
 * to the frontier. What ends the walk is its part of the time and of the requests.
 */
export class CrawlWalk {
  readonly frontier: CrawlFrontier;
  readonly pages: CrawledPage[];
  readonly redirects: Exchange[] = [];
  readonly deadLinks: Exchange[] = [];
  /** URLs without a link that respond with a page. */
  readonly mentioned: string[] = [];
  readonly #context: ProbeContext;
  readonly #requestsMax: number;
  readonly #bodies = new Set<string>();
  /** Why pages are left out, or null. */
  #ended: 'time' | 'requests' | null = null;
  #requests = 0;
  #unanswered = 0;
  #unsent = 0;
  #keptBytes = 0;

  constructor(context: ProbeContext, start: CrawledPage) {
    this.#context = context;
    // The part of the crawl itself: what other gatherers send meanwhile must not decide which pages are read.
    this.#requestsMax = context.room('crawl').share;
    this.frontier = new CrawlFrontier(context.target.origin, context.options);
    this.frontier.markSeen(start.url);
    this.pages = [];
    this.#keep(start);
    this.frontier.addNamed(context.options);
    addLinks(this.frontier, start);
  }

  get isOver(): boolean {
    return this.#ended !== null;
  }

  /** Reads what the frontier has, until a limit. */
  async run(): Promise<void> {
    while (this.#mayContinue()) await this.#readWave();
  }

  /** Reads what one more source adds, unless a limit was met before. */
  async continueWith(add: () => void | Promise<void>): Promise<void> {
    if (this.isOver) return;
    await add();
    await this.run();
  }

  /** Known and read pages. */
  reach(): ReachCount {
    const { folded, others } = this.frontier.left;
    const counts: readonly (readonly [LeftOutReason, number])[] = [
      [this.#ended ?? 'time', others + this.#unsent],
      ['folded', folded],
      ['not_reached', this.#unanswered],
    ];
    const left = counts.filter(([, count]) => count > 0).map(([reason, count]) => ({ reason, count }));
    const covered = this.pages.length;
    return { known: covered + left.reduce((sum, { count }) => sum + count, 0), covered, left_out: left };
  }

  /** What the user names is read as long as the scan itself has requests. */
  #mayContinue(): boolean {
    if (this.#ended !== null || !this.frontier.hasNext()) return false;
    const end = this.#end();
    if (end === null || (this.frontier.isNextNamed && !this.#context.signal.aborted)) return true;
    this.#ended = end;
    return false;
  }

  #end(): 'time' | 'requests' | null {
    if (this.#context.signal.aborted || this.#context.room('crawl').milliseconds === 0) return 'time';
    return this.#requests >= this.#requestsMax || this.#keptBytes >= KEPT_BYTES_MAX ? 'requests' : null;
  }

  async #readWave(): Promise<void> {
    const wave = this.frontier.take(Math.min(WAVE, Math.max(1, this.#requestsMax - this.#requests)));
    this.#requests += wave.length;
    const attempts = await Promise.all(wave.map(({ url }) => this.#context.fetch({ url })));
    for (const [index, place] of wave.entries()) {
      const attempt = attempts[index];
      if (attempt !== undefined) await this.#read(place, attempt);
    }
  }

  async #read(place: TakenPlace, attempt: Attempt): Promise<void> {
    if (!hasResponse(attempt)) {
      if (!place.isMention) this.#noteFailure(attempt.failure.code);
      return;
    }
    if (place.isMention) return this.#readMention(place, attempt);
    await this.#context.analyse(attempt);
    this.frontier.note(place.url, behaviourOf(attempt));
    const { status } = attempt.response;
    if (status >= 300 && status < 400) {
      this.redirects.push(attempt);
      this.#keptBytes += attempt.response.body.length;
      addLocation(this.frontier, attempt, place.from);
    } else if (status === 404 || status === 410) {
      if (this.deadLinks.length < DEAD_LINKS_MAX) this.deadLinks.push(attempt);
      this.frontier.replace(attempt.request.url);
    } else this.#addPage(place, attempt);
  }

  #noteFailure(code: string): void {
    if (code !== 'budget') this.#unanswered += 1;
    else {
      this.#unsent += 1;
      this.#ended = this.#context.signal.aborted ? 'time' : 'requests';
    }
  }

  /**
   * Programs behind images and frames take parameters as pages do. The document of an application of one page, which its server
   * sends for any path, is a page once.
   */
  async #readMention({ url, from }: TakenPlace, exchange: Exchange): Promise<void> {
    if (exchange.response.status >= 300) return;
    await this.#context.analyse(exchange);
    if (documentOf(exchange) === null) return;
    this.mentioned.push(url);
    if (!this.#bodies.has(digestOf(exchange))) this.#keep({ url, exchange, discoveredFrom: from });
  }

  #addPage({ from }: Place, exchange: Exchange): void {
    const page = { url: exchange.request.url, exchange, discoveredFrom: from };
    this.#keep(page);
    addLinks(this.frontier, page);
  }

  #keep(page: CrawledPage): void {
    this.pages.push(page);
    this.#keptBytes += page.exchange.response.body.length;
    this.#bodies.add(digestOf(page.exchange));
  }
}

function digestOf({ response }: Exchange): string {
  return createHash('sha256').update(response.body).digest('base64');
}
