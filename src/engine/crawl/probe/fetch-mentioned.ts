import type { CrawledPage } from '../../core/evidence/content.ts';
import { type Attempt, type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { documentOf } from '../../web/html/html-document.ts';
import type { CrawlFrontier } from '../frontier.ts';
import { isPathAllowed } from '../link-policy.ts';
import type { PageBudget } from './page-budget.ts';

const STYLES_MAX = 4;
/** Maximum URLs that are requested only because a page mentions them, of a fast host and of others. */
const MENTIONED_MAX = 60;
const MENTIONED_OF_SLOW = 12;
/** Requests that must be left for the checks. */
const KEPT = 150;
const WAVE = 6;
const STYLE_BYTES_MAX = 512 * 1024;

/** The first style sheets of the site's own that pages load. */
export async function fetchStyles(context: ProbeContext, pages: readonly Exchange[]): Promise<Exchange[]> {
  const urls = pages.flatMap((page) => documentOf(page)?.stylesheets.map(({ url }) => url) ?? []);
  const isOwn = (url: URL) => url.origin === context.target.origin && isPathAllowed(url, context.options);
  const own = [...new Set(urls)].filter((url) => isOwn(new URL(url))).slice(0, STYLES_MAX);
  const attempts = await Promise.all(own.map((url) => context.fetch({ url, maxBytes: STYLE_BYTES_MAX })));
  return attempts.filter(hasResponse);
}

export interface Mentioned {
  readonly pages: readonly CrawledPage[];
  /** URLs that respond with a page, the pages among them. */
  readonly urls: readonly string[];
}

/**
 * Requests what pages mention and do not link. Programs behind images and frames take parameters as pages do. The document of an
 * application of one page, which its server sends for any path, is a page once.
 */
export async function fetchMentioned(
  context: ProbeContext,
  frontier: CrawlFrontier,
  budget: PageBudget,
): Promise<Mentioned> {
  const pages: CrawledPage[] = [];
  const urls: string[] = [];
  frontier.open('mention');
  const maximum = budget.isHostFast() ? MENTIONED_MAX : MENTIONED_OF_SLOW;
  for (let requested = 0; requested < maximum && context.requestsLeft() > KEPT; ) {
    const wave = frontier.take(Math.min(WAVE, maximum - requested));
    if (wave.length === 0 || context.signal.aborted) break;
    requested += wave.length;
    const attempts = await Promise.all(wave.map(({ url }) => context.fetch({ url })));
    for (const [index, attempt] of attempts.entries()) {
      const page = await pageIn(context, attempt);
      if (page === null) continue;
      const { url } = page.request;
      urls.push(url);
      if (!budget.isNew(page)) continue;
      budget.take(page);
      pages.push({ url, exchange: page, discoveredFrom: wave[index]?.from ?? '' });
    }
  }
  return { pages, urls };
}

async function pageIn(context: ProbeContext, attempt: Attempt): Promise<Exchange | null> {
  if (!hasResponse(attempt) || attempt.response.status >= 300) return null;
  await context.analyse(attempt);
  return documentOf(attempt) === null ? null : attempt;
}
