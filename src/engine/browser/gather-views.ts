import type { ViewsEvidence } from '../core/evidence/browser.ts';
import type { Gathered } from '../core/evidence/map.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { isHtml } from '../web/html/html-document.ts';
import { Browsing } from './browsing.ts';
import { BrowserStartError } from './cdp/browser-process.ts';
import { ForeignSources } from './visit/foreign-sources.ts';

/** Opens the target in a browser that has no network of its own. None in a quick scan. */
export async function gatherViews(context: ProbeContext): Promise<Gathered<ViewsEvidence>> {
  const { browserPath, scanType, options } = context;
  if (scanType === 'quick') return { state: 'not_applicable', reason: 'a quick scan uses no browser' };
  if (options.browser === 'off') return { state: 'not_applicable', reason: 'not carried out: the browser is off' };
  if (browserPath === null)
    return { state: 'not_applicable', reason: 'not carried out: this machine has no Chrome, Chromium or Edge' };
  // The responses of the crawl are in the cache, so that the browser adds few requests.
  const crawl = await context.gather('crawl');
  if (crawl.state !== 'available') return crawl;
  const pages = crawl.value.pages.filter(({ exchange }) => exchange.response.status < 400 && isHtml(exchange));
  const crawled = pages.map(({ exchange }) => exchange);
  const browsing = new Browsing(context, {
    browserPath,
    foreign: await ForeignSources.load(context, crawled),
    crawled,
  });
  const { queue } = browsing.explorer;
  for (const url of [context.place?.page ?? context.target.startUrl, ...crawled.map(({ request }) => request.url)])
    queue.add(url);
  queue.addLast(crawl.value.mentioned ?? []);
  try {
    browsing.time.begin('browser', 1);
    await browsing.work();
    return { state: 'available', value: viewsOf(browsing) };
  } catch (error) {
    if (error instanceof BrowserStartError) return { state: 'failed', code: 'internal', reason: error.message };
    throw error;
  }
}

function viewsOf(browsing: Browsing): ViewsEvidence {
  return {
    seen: () => browsing.seen(),
    goOn: async (share) => {
      if (!browsing.hasMore || !browsing.time.begin('active', share)) return false;
      await browsing.work();
      return true;
    },
  };
}
