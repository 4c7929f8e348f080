import type { CrawledPage } from '../../core/evidence/content.ts';
import { type Attempt, type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { resolveUrl } from '../../web/html/document-base.ts';
import { CrawlFrontier, type Place } from '../frontier.ts';
import { addLinks, addLocation } from '../page-links.ts';
import { PageBudget } from './page-budget.ts';

const WAVE = 6;
const DEAD_LINKS_MAX = 3;

/**
 * Reads pages in waves, and each wave in its order, so that the same site always gives the same evidence. Each page adds its links
 * to the frontier.
 */
export class CrawlWalk {
  readonly frontier: CrawlFrontier;
  readonly budget: PageBudget;
  readonly pages: CrawledPage[];
  readonly redirects: Exchange[] = [];
  readonly deadLinks: Exchange[] = [];
  /** Why pages were left out, or null. */
  limitedBy: string | null = null;
  readonly #context: ProbeContext;

  constructor(context: ProbeContext, start: CrawledPage) {
    this.#context = context;
    this.frontier = new CrawlFrontier(context.target.origin, context.options);
    this.frontier.markSeen(start.url);
    this.budget = new PageBudget(start.exchange, () => context.growBudget());
    this.pages = [start];
    for (const path of context.options.extra_paths ?? [])
      this.frontier.add(resolveUrl(path, context.target.origin), 'extra_paths', '', 'named');
    addLinks(this.frontier, start);
  }

  /** Reads what the frontier has, until a limit. */
  async run(): Promise<void> {
    while (this.limitedBy === null && this.frontier.hasNext()) {
      this.limitedBy = this.#context.signal.aborted
        ? 'the time of the scan was used up'
        : this.budget.limit(this.frontier.taken);
      if (this.limitedBy === null) await this.#readWave();
    }
  }

  /** Reads what one more source adds, unless a limit was met before. */
  async continueWith(add: () => void | Promise<void>): Promise<void> {
    if (this.limitedBy !== null) return;
    await add();
    await this.run();
  }

  async #readWave(): Promise<void> {
    const sentAt = performance.now();
    const wave = this.frontier.take(Math.min(WAVE, this.budget.left));
    const attempts = await Promise.all(wave.map(({ url }) => this.#context.fetch({ url })));
    this.budget.noteWave(performance.now() - sentAt, wave.length);
    for (const [index, place] of wave.entries()) {
      const attempt = attempts[index];
      if (attempt !== undefined) await this.#read(place, attempt);
      if (this.limitedBy !== null) return;
    }
  }

  async #read({ from }: Place, attempt: Attempt): Promise<void> {
    if (!hasResponse(attempt)) {
      if (attempt.failure.code === 'budget') this.limitedBy = 'the budget of the scan was used up';
      return;
    }
    await this.#context.analyse(attempt);
    const { status } = attempt.response;
    const { url } = attempt.request;
    if (status >= 300 && status < 400) {
      this.redirects.push(attempt);
      addLocation(this.frontier, attempt, from);
    } else if (status === 404 || status === 410) {
      if (this.deadLinks.length < DEAD_LINKS_MAX) this.deadLinks.push(attempt);
      this.frontier.replace(url);
    } else {
      this.budget.take(attempt);
      const page = { url, exchange: attempt, discoveredFrom: from };
      this.pages.push(page);
      addLinks(this.frontier, page);
    }
  }
}
