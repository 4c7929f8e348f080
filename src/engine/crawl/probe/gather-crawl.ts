import type { CrawlEvidence, CrawledPage } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse, header } from '../../core/evidence/http.ts';
import type { Gathered } from '../../core/evidence/map.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { DocumentForm } from '../../web/html/document-model.ts';
import { countLeftOut, discoverInsertionPoints } from '../insertion-points.ts';
import { mentionedUrls } from '../mentioned-urls.ts';
import { addLinks, addLocation, formsOf } from '../page-links.ts';
import { crawlPlace } from './crawl-place.ts';
import { CrawlWalk } from './crawl-walk.ts';
import { fetchScripts } from './fetch-scripts.ts';
import { fetchStyles } from './fetch-styles.ts';
import { forgedForms, sentOf } from './forge-forms.ts';
import { type SubmittedForms, submitForms } from './submit-forms.ts';
import { addDescribed, addListedPages, addNamedPaths } from './url-sources.ts';

/**
 * The start page; in a standard or compliance scan also same-origin pages with their scripts, as many as the crawl's part of the time
 * and of the requests allows. The same site always gives the same evidence in the same order.
 */
export async function gatherCrawl(context: ProbeContext): Promise<Gathered<CrawlEvidence>> {
  const landing = await context.gather('landing');
  if (landing.state !== 'available') return landing;
  const start = landing.value.final;
  await context.analyse(start);
  if (context.place !== undefined)
    return { state: 'available', value: await crawlPlace(context, context.place, start) };
  const startPage: CrawledPage = { url: start.request.url, exchange: start, discoveredFrom: null };
  if (context.scanType === 'quick') {
    return {
      state: 'available',
      value: {
        pages: [startPage],
        resources: [],
        parameters: discoverInsertionPoints([start.request.url], formsOf([startPage])),
      },
    };
  }

  const walk = new CrawlWalk(context, startPage);
  const { frontier, pages } = walk;
  const exchanges = () => pages.map(({ exchange }) => exchange);
  // Links of the site come first, then paths that only robots.txt and the sitemap contain.
  await walk.run();
  await walk.continueWith(() => addListedPages(context, frontier));
  await walk.continueWith(() => addDescribed(context, frontier));
  let scripts = await fetchScripts(context, exchanges());
  const before = pages.length;
  await walk.continueWith(() => addNamedPaths(frontier, context.target.origin, exchanges(), scripts.resources));
  await walk.continueWith(() => frontier.open('sibling'));
  let submitted: SubmittedForms = { responses: [], menus: [], sent: [] };
  await walk.continueWith(async () => {
    if (context.options.active_post !== true || !context.ownershipProven) return;
    submitted = await submitForms(context, pages);
    for (const { exchange, url } of submitted.menus) addLocation(frontier, exchange, url);
    for (const page of submitted.responses) {
      addLocation(frontier, page.exchange, page.url);
      addLinks(frontier, page);
    }
  });
  await walk.continueWith(() => addMentioned(context, walk, scripts.resources));
  await walk.continueWith(() => frontier.open('rest'));
  // Earlier requests are served from the cache.
  if (pages.length > before) scripts = await fetchScripts(context, exchanges());
  // A framework in debug mode may show more for a dead link than for a random path.
  const errorPages = [...(await fetchErrorPages(context, exchanges(), scripts.resources)), ...walk.deadLinks];
  const maps = scripts.sourceMaps.map(({ exchange }) => exchange);
  for (const exchange of [...scripts.resources, ...maps, ...errorPages]) await context.analyse(exchange);
  const forged = await forgedForms(context, pages);
  const urls = [context.target.startUrl, start.request.url, ...frontier.linksWithQuery()];
  const forms = formsOf([...pages, ...submitted.responses]);
  const mayProbe = ({ method }: DocumentForm) => method === 'GET' || context.options.active_post === true;
  return {
    state: 'available',
    value: {
      pages,
      resources: scripts.resources,
      parameters: discoverInsertionPoints(urls, forms),
      fieldsLeftOut: countLeftOut(urls, forms.filter(mayProbe)),
      errorPages,
      redirects: [...landing.value.chain.filter((exchange) => exchange !== start), ...walk.redirects],
      sourceMaps: scripts.sourceMaps,
      mentioned: walk.mentioned,
      unread: frontier.waiting,
      reach: walk.reach(),
      forged,
      created: createdBy([...submitted.sent, ...forged.flatMap(sentOf)]),
    },
  };
}

/** Adds what pages, styles and scripts mention and do not link. */
async function addMentioned(
  context: ProbeContext,
  { frontier, pages }: CrawlWalk,
  scripts: readonly Exchange[],
): Promise<void> {
  const exchanges = pages.map(({ exchange }) => exchange);
  for (const source of [...exchanges, ...(await fetchStyles(context, exchanges)), ...scripts])
    for (const url of mentionedUrls(source)) frontier.add(url, source.request.url, '', 'mention');
  frontier.open('mention');
}

/** Accepted forms, each of which may have created a record, by path. */
function createdBy(submitted: readonly Exchange[]): NonNullable<CrawlEvidence['created']> {
  const accepted = submitted.filter(({ response }) => response.status < 400);
  const byPath = Map.groupBy(accepted, ({ request }) => new URL(request.url).pathname);
  return [...byPath].map(([path, sent]) => ({ path, count: sent.length }));
}

/**
 * A random path shows the error page. On Express, a path that cannot be decoded as UTF-8 follows: the framework catches it, a careless
 * program may not. On Werkzeug, its console, which has a path of its own.
 */
async function fetchErrorPages(
  context: ProbeContext,
  pages: readonly Exchange[],
  resources: readonly Exchange[],
): Promise<Exchange[]> {
  const paths = [`/${context.token(12)}`];
  const isWerkzeug = ({ response }: Exchange) =>
    /^werkzeug\//i.test(header(response.headers, 'server') ?? '') || response.text.includes('__debugger__=yes');
  if (pages.some(isWerkzeug)) paths.push('/console');
  const responses = (await Promise.all(paths.map((url) => context.fetch({ url })))).filter(hasResponse);
  if (![...responses, ...pages, ...resources].some(isOfExpress)) return responses;
  const decoded = await context.fetch({ url: `/${context.token(12)}/%c0` });
  return hasResponse(decoded) ? [...responses, decoded] : responses;
}

/** Recognized by its error page or its kind of entity tag; any server can send its header. */
function isOfExpress({ response: { headers, text } }: Exchange): boolean {
  return (
    /<pre>Cannot GET \//.test(text) || /^W\/"[0-9a-f]{1,8}-[A-Za-z0-9+/]{27}"$/.test(header(headers, 'etag') ?? '')
  );
}
