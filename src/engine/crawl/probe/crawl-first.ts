import type { CrawlEvidence, CrawledPage } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { CrawlFrontier } from '../frontier.ts';
import { discoverInsertionPoints } from '../insertion-points.ts';
import { addLinks, formsOf } from '../page-links.ts';

const WAVE = 6;
/** Part of the first requests that reading the pages may use. */
const PAGES_SHARE = 0.5;

/** The pages at `first_paths`, with their forms and one script. The crawl meets them again in the cache. */
export async function crawlFirst(context: ProbeContext): Promise<CrawlEvidence> {
  const { target, options } = context;
  const frontier = new CrawlFrontier(target.origin, options);
  frontier.addNamed({ first_paths: options.first_paths ?? [] });
  const { share, requests } = context.room('first');
  const most = Math.min(requests, Math.floor(share * PAGES_SHARE));
  const pages: CrawledPage[] = [];
  for (let read = 0; read < most && frontier.hasNext() && context.room('first').milliseconds > 0; ) {
    const wave = frontier.take(Math.min(WAVE, most - read));
    read += wave.length;
    for (const exchange of await fetchAll(context, wave))
      if (isPage(exchange)) pages.push({ url: exchange.request.url, exchange, discoveredFrom: 'first_paths' });
  }
  const own = new Set(pages.map(({ url }) => new URL(url).pathname));
  for (const page of pages) addLinks(frontier, page);
  const urls = frontier.linksWithQuery().filter((url) => own.has(new URL(url).pathname));
  const script = pages
    .flatMap(({ exchange }) => documentOf(exchange)?.scripts ?? [])
    .find(({ url }) => url !== null && new URL(url).origin === target.origin)?.url;
  return {
    pages,
    resources: script == null ? [] : await fetchAll(context, [{ url: script }]),
    parameters: discoverInsertionPoints(urls, formsOf(pages)),
  };
}

async function fetchAll(context: ProbeContext, places: readonly { readonly url: string }[]): Promise<Exchange[]> {
  const exchanges = (await Promise.all(places.map(({ url }) => context.fetch({ url })))).filter(hasResponse);
  for (const exchange of exchanges) await context.analyse(exchange);
  return exchanges;
}

function isPage({ response: { status } }: Exchange): boolean {
  return (status < 300 || status >= 400) && status !== 404 && status !== 410;
}
