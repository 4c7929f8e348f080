import { type Attempt, type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { resolveUrl } from '../../web/html/document-base.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { commentPaths } from '../comment-paths.ts';
import type { CrawlFrontier } from '../frontier.ts';
import { DESCRIPTION_PATHS, jsonLinks } from '../json-links.ts';
import { isActByGet } from '../link-policy.ts';
import { parseRobots } from '../robots.ts';
import { endpointsOf } from '../script-endpoints.ts';
import { parseSitemap } from '../sitemap.ts';

/** Maximum files of a sitemap, each a request that reads no page. */
const SITEMAPS_MAX = 20;

/**
 * Adds the paths of robots.txt and the pages of its sitemaps, or of the sitemaps at the root and beside the start page: a sitemap lists
 * what is below its own folder (sitemaps.org, "Sitemap file location").
 */
export async function addListedPages(context: ProbeContext, frontier: CrawlFrontier): Promise<void> {
  const { origin, startUrl } = context.target;
  const text = textOf(await context.fetch({ url: '/robots.txt' }));
  const { paths, sitemaps } = text === null ? { paths: [], sitemaps: [] } : parseRobots(text);
  for (const path of paths) frontier.add(resolveUrl(path, origin), `${origin}/robots.txt`);
  const beside = new URL('sitemap.xml', startUrl).pathname;
  const waiting = [...sitemaps, '/sitemap.xml', beside].map((reference) => resolveUrl(reference, origin));
  const requested = new Set<string>();
  while (waiting.length > 0 && requested.size < SITEMAPS_MAX) {
    const url = waiting.shift();
    if (url == null || requested.has(url) || new URL(url).origin !== origin) continue;
    requested.add(url);
    waiting.unshift(...(await addSitemap(context, frontier, url)).slice(0, SITEMAPS_MAX));
  }
}

/** The text of a file; null for a page in its place. */
function textOf(attempt: Attempt): string | null {
  if (!hasResponse(attempt) || attempt.response.status !== 200 || documentOf(attempt) !== null) return null;
  return attempt.response.text;
}

/** @returns the sitemaps of an index */
async function addSitemap(context: ProbeContext, frontier: CrawlFrontier, url: string): Promise<(string | null)[]> {
  const attempt = await context.fetch({ url });
  if (!hasResponse(attempt) || attempt.response.status !== 200) return [];
  const { kind, locations } = parseSitemap(attempt.response.text);
  const urls = locations.map((location) => resolveUrl(location, context.target.origin));
  if (kind === 'sitemapindex') return urls;
  for (const location of urls) frontier.add(location, url);
  return [];
}

/** Adds the operations of API descriptions. The exposure checks request the same URLs, and the cache serves both. */
export async function addDescribed(context: ProbeContext, frontier: CrawlFrontier): Promise<void> {
  const attempts = await Promise.all(DESCRIPTION_PATHS.map((url) => context.fetch({ url })));
  for (const attempt of attempts) {
    if (!hasResponse(attempt) || attempt.response.status !== 200) continue;
    for (const url of jsonLinks(attempt.response.text, attempt.request.url)) frontier.add(url, attempt.request.url);
  }
}

/** Adds URLs without a link: endpoints that scripts call, and paths in comments. */
export function addNamedPaths(
  frontier: CrawlFrontier,
  origin: string,
  pages: readonly Exchange[],
  scripts: readonly Exchange[],
): void {
  const called = [...scripts, ...pages].flatMap((exchange) =>
    endpointsOf(exchange).map((path) => ({ path, from: exchange.request.url })),
  );
  const commented = pages.flatMap((exchange) =>
    commentPaths(documentOf(exchange)?.comments ?? []).map((path) => ({ path, from: exchange.request.url })),
  );
  for (const { path, from } of [...called, ...commented]) {
    const url = resolveUrl(path, origin);
    // A script may send something there: URLs that look like an action are not requested.
    if (url !== null && !isActByGet(new URL(url))) frontier.add(url, from);
  }
}
