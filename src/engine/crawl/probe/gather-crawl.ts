import type { CrawlEvidence, CrawledPage } from '../../core/evidence/content.ts';
import { type Exchange, hasResponse, header } from '../../core/evidence/http.ts';
import type { Gathered } from '../../core/evidence/map.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { directoryListing } from '../../web/directory-listing.ts';
import { resolveUrl } from '../../web/html/document-base.ts';
import type { DocumentForm } from '../../web/html/document-model.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { commentPaths } from '../comment-paths.ts';
import { CrawlFrontier } from '../frontier.ts';
import { countLeftOut, discoverInsertionPoints } from '../insertion-points.ts';
import { DESCRIPTION_PATHS, jsonLinks } from '../json-links.ts';
import { isActByGet } from '../link-policy.ts';
import { mentionedUrls } from '../mentioned-urls.ts';
import { parseRobots } from '../robots.ts';
import { endpointsOf } from '../script-endpoints.ts';
import { parseSitemap } from '../sitemap.ts';
import { fetchMentioned, fetchStyles } from './fetch-mentioned.ts';
import { fetchScripts } from './fetch-scripts.ts';
import { PageBudget } from './page-budget.ts';
import { submitForms } from './submit-forms.ts';

const DEAD_LINKS_MAX = 3;
/** Maximum URLs from scripts and comments. */
const NAMED_MAX = 30;
const WAVE = 6;
const FORMS_MAX = 200;
const SITEMAPS_MAX = 4;

/**
 * The start page; in a standard or compliance scan up to 25 same-origin pages with their scripts, of a fast host 150. The first twelve responses that are
 * errors, no HTML or duplicates are kept in addition. Pages are requested in waves, and each wave is read in its order, so that the
 * same site always gives the same evidence.
 */
export async function gatherCrawl(context: ProbeContext): Promise<Gathered<CrawlEvidence>> {
  const landing = await context.gather('landing');
  if (landing.state !== 'available') return landing;
  const start = landing.value.final;
  await context.analyse(start);
  const startPage: CrawledPage = { url: start.request.url, exchange: start, discoveredFrom: null };
  if (context.scanType === 'quick') {
    return {
      state: 'available',
      value: {
        pages: [startPage],
        resources: [],
        parameters: discoverInsertionPoints([start.request.url], formsOf([startPage])),
        limitedBy: null,
      },
    };
  }

  const frontier = new CrawlFrontier(context.target.origin, context.options);
  frontier.markSeen(start.request.url);
  for (const path of context.options.extra_paths ?? [])
    frontier.add(resolveUrl(path, context.target.origin), 'extra_paths', '', 'named');
  const redirects = landing.value.chain.filter((exchange) => exchange !== start);
  const pages = [startPage];
  const budget = new PageBudget(start, () => context.growBudget());
  const deadLinks: Exchange[] = [];
  addLinks(frontier, startPage);

  const walk = async (): Promise<string | null> => {
    while (frontier.hasNext()) {
      if (context.signal.aborted) return 'the time of the scan was used up';
      const limit = budget.limit(frontier.taken);
      if (limit !== null) return limit;
      const sentAt = performance.now();
      const wave = frontier.take(Math.min(WAVE, budget.left));
      const attempts = await Promise.all(wave.map(({ url }) => context.fetch({ url })));
      budget.noteWave(performance.now() - sentAt, wave.length);
      for (const [index, attempt] of attempts.entries()) {
        const from = wave[index]?.from ?? '';
        if (!hasResponse(attempt)) {
          if (attempt.failure.code === 'budget') return 'the budget of the scan was used up';
          continue;
        }
        await context.analyse(attempt);
        const { status } = attempt.response;
        if (status >= 300 && status < 400) {
          redirects.push(attempt);
          addLocation(frontier, attempt, from);
          continue;
        }
        if (status === 404 || status === 410) {
          if (deadLinks.length < DEAD_LINKS_MAX) deadLinks.push(attempt);
          frontier.replace(attempt.request.url);
          continue;
        }
        budget.take(attempt);
        const page = { url: attempt.request.url, exchange: attempt, discoveredFrom: from };
        pages.push(page);
        addLinks(frontier, page);
      }
    }
    return null;
  };
  // Links of the site come first, then paths that only robots.txt and the sitemap contain.
  let limitedBy = await walk();
  const continueCrawl = async (add: () => void | Promise<void>) => {
    if (limitedBy !== null) return;
    await add();
    limitedBy = await walk();
  };
  await continueCrawl(() => addListedPages(context, frontier));
  await continueCrawl(() => addDescribed(context, frontier));
  await continueCrawl(() => frontier.addEmptyValues());

  const exchanges = () => pages.map(({ exchange }) => exchange);
  let scripts = await fetchScripts(context, exchanges());
  const before = pages.length;
  await continueCrawl(() => addNamedPaths(frontier, context.target.origin, exchanges(), scripts.resources));
  await continueCrawl(() => frontier.addLeftovers());
  let submitted: CrawledPage[] = [];
  await continueCrawl(async () => {
    if (context.options.active_post !== true || !context.ownershipProven) return;
    submitted = await submitForms(context, pages);
    for (const page of submitted) {
      addLocation(frontier, page.exchange, page.url);
      addLinks(frontier, page);
    }
  });
  let mentioned: readonly string[] = [];
  if (limitedBy === null) {
    const sources = [...exchanges(), ...(await fetchStyles(context, exchanges())), ...scripts.resources];
    for (const source of sources)
      for (const url of mentionedUrls(source)) frontier.add(url, source.request.url, '', 'mention');
    const found = await fetchMentioned(context, frontier, budget);
    pages.push(...found.pages);
    mentioned = found.urls;
  }
  // Earlier requests are served from the cache.
  if (pages.length > before) scripts = await fetchScripts(context, exchanges());
  // A framework in debug mode may show more for a dead link than for a random path.
  const errorPages = [...(await fetchErrorPages(context, exchanges(), scripts.resources)), ...deadLinks];
  const maps = scripts.sourceMaps.map(({ exchange }) => exchange);
  for (const exchange of [...scripts.resources, ...maps, ...errorPages]) await context.analyse(exchange);
  const urls = [context.target.startUrl, start.request.url, ...frontier.linksWithQuery()];
  const forms = formsOf([...pages, ...submitted]);
  const mayProbe = ({ method }: DocumentForm) => method === 'GET' || context.options.active_post === true;
  return {
    state: 'available',
    value: {
      pages,
      resources: scripts.resources,
      parameters: discoverInsertionPoints(urls, forms),
      fieldsLeftOut: countLeftOut(urls, forms.filter(mayProbe)),
      errorPages,
      redirects,
      sourceMaps: scripts.sourceMaps,
      mentioned,
      limitedBy,
      unread: limitedBy === null ? 0 : frontier.left,
    },
  };
}

/** Adds where a redirect leads, and what its content links, which may be more (RFC 9110, section 15.4). */
function addLocation(frontier: CrawlFrontier, exchange: Exchange, from: string): void {
  const { request, response } = exchange;
  frontier.add(resolveUrl(header(response.headers, 'location') ?? '', request.url), from);
  for (const { url, text } of documentOf(exchange)?.links ?? []) frontier.add(url, request.url, text);
}

function addLinks(frontier: CrawlFrontier, page: CrawledPage): void {
  const document = documentOf(page.exchange);
  if (document === null) {
    for (const url of jsonLinks(page.exchange.response.text, page.url)) frontier.add(url, page.url);
    return;
  }
  const { request, response } = page.exchange;
  const isFolder = directoryListing(response, new URL(request.url).pathname) !== null;
  for (const link of document.links) frontier.add(link.url, page.url, link.text, isFolder ? 'entry' : 'link');
  for (const form of document.forms)
    if (form.method === 'GET') frontier.add(form.action, page.url);
    else frontier.refuse(form.action);
}

/** Adds the operations of API descriptions. The exposure checks request the same URLs, and the cache serves both. */
async function addDescribed(context: ProbeContext, frontier: CrawlFrontier): Promise<void> {
  const attempts = await Promise.all(DESCRIPTION_PATHS.map((url) => context.fetch({ url })));
  for (const attempt of attempts) {
    if (!hasResponse(attempt) || attempt.response.status !== 200) continue;
    for (const url of jsonLinks(attempt.response.text, attempt.request.url)) frontier.add(url, attempt.request.url);
  }
}

/** Adds URLs without a link: endpoints that scripts call, and paths in comments. */
function addNamedPaths(
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
  for (const { path, from } of [...called, ...commented].slice(0, NAMED_MAX)) {
    const url = resolveUrl(path, origin);
    // A script may send something there: URLs that look like an action are not requested.
    if (url !== null && !isActByGet(new URL(url))) frontier.add(url, from);
  }
}

/** Forms with a target on the site itself, each once. */
function formsOf(pages: readonly CrawledPage[]): DocumentForm[] {
  const forms = new Map<string, DocumentForm>();
  for (const page of pages) {
    const origin = new URL(page.url).origin;
    for (const form of documentOf(page.exchange)?.forms ?? []) {
      if (forms.size >= FORMS_MAX) return [...forms.values()];
      const key = `${form.method} ${form.action} ${form.fields.map((field) => field.name).join(',')}`;
      if (!forms.has(key) && new URL(form.action).origin === origin) forms.set(key, form);
    }
  }
  return [...forms.values()];
}

async function addListedPages(context: ProbeContext, frontier: CrawlFrontier): Promise<void> {
  const origin = context.target.origin;
  const robotsAttempt = await context.fetch({ url: '/robots.txt' });
  const isText = (exchange: Exchange) => exchange.response.status === 200 && documentOf(exchange) === null;
  const robots = hasResponse(robotsAttempt) && isText(robotsAttempt) ? parseRobots(robotsAttempt.response.text) : null;
  for (const path of robots?.paths ?? []) frontier.add(resolveUrl(path, origin), `${origin}/robots.txt`);
  const waiting = [...(robots?.sitemaps ?? []), '/sitemap.xml'].map((reference) => resolveUrl(reference, origin));
  const requested = new Set<string>();
  while (waiting.length > 0 && requested.size < SITEMAPS_MAX) {
    const url = waiting.shift();
    if (url == null || requested.has(url) || new URL(url).origin !== origin) continue;
    requested.add(url);
    const attempt = await context.fetch({ url });
    if (!hasResponse(attempt) || attempt.response.status !== 200) continue;
    const sitemap = parseSitemap(attempt.response.text);
    const locations = sitemap.locations.map((location) => resolveUrl(location, origin));
    if (sitemap.kind === 'sitemapindex') waiting.unshift(...locations.slice(0, SITEMAPS_MAX));
    else for (const location of locations) frontier.add(location, url);
  }
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
