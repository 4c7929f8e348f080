import type { OperationsEvidence } from '../../core/evidence/api.ts';
import type { BrowserEndpoint, BrowserEvidence, SurfaceEvidence } from '../../core/evidence/browser.ts';
import type { CrawlEvidence, CrawledPage } from '../../core/evidence/content.ts';
import type { InsertionPoint } from '../../core/evidence/insertion-point.ts';
import type { Gathered } from '../../core/evidence/map.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { endpointPoints } from '../endpoint-points.ts';
import { formKey } from '../form-key.ts';
import { discoverInsertionPoints } from '../insertion-points.ts';
import { isActByGet, isPathAllowed, type PathLimits } from '../link-policy.ts';
import { siblingPoints } from '../sibling-points.ts';

/** Joins the crawl with what a browser found and with the operations of the API. Without both it is the crawl. */
export async function gatherSurface(context: ProbeContext): Promise<Gathered<SurfaceEvidence>> {
  const operations = context.place !== undefined ? null : context.gather('operations');
  const crawl = await context.gather('crawl');
  if (crawl.state !== 'available') return crawl;
  if (operations === null) return { state: 'available', value: { ...crawl.value, endpoints: [] } };
  const [views, api] = [await context.gather('views'), await operations];
  const pages =
    views.state === 'available' ? joined(crawl.value, views.value.seen()) : { ...crawl.value, endpoints: [] };
  const surface = api.state === 'available' ? withOperations(pages, api.value) : pages;
  return { state: 'available', value: withSiblings(surface, context.options) };
}

/** What a page takes, its siblings probably take too. */
function withSiblings(surface: SurfaceEvidence, limits: PathLimits): SurfaceEvidence {
  const { pages, redirects = [], unread = [], endpoints, parameters } = surface;
  const addresses = [
    ...pages.map(({ url }) => url),
    ...redirects.map(({ request }) => request.url),
    ...unread,
    ...endpoints,
  ].filter((url) => isPathAllowed(new URL(url), limits));
  return { ...surface, parameters: [...parameters, ...siblingPoints(parameters, addresses)] };
}

function withOperations(surface: SurfaceEvidence, { points, urls }: OperationsEvidence): SurfaceEvidence {
  return {
    ...surface,
    // Values in a path are no less than those that links show: the operations come first where requests are short.
    parameters: withFresh(points, surface.parameters),
    endpoints: [...new Set([...surface.endpoints, ...urls])],
  };
}

function joined(crawl: CrawlEvidence, browser: BrowserEvidence): SurfaceEvidence {
  const known = new Set([...crawl.pages.map(({ url }) => url), ...crawl.resources.map(({ request }) => request.url)]);
  const fresh = browser.exchanges.filter(({ request }) => !known.has(request.url));
  const pages = fresh.flatMap((exchange): CrawledPage[] =>
    documentOf(exchange) === null ? [] : [{ url: exchange.request.url, exchange, discoveredFrom: 'browser' }],
  );
  const scripts = fresh.filter((exchange) => documentOf(exchange) === null);
  const forms = pages.flatMap(({ exchange }) => documentOf(exchange)?.forms ?? []);
  const urls = [...browser.routes, ...browser.endpoints.filter(isRead).map(({ url }) => url)].map(withoutFragment);
  return {
    ...crawl,
    pages: [...crawl.pages, ...pages],
    resources: [...crawl.resources, ...scripts],
    parameters: withFresh(crawl.parameters, [
      ...discoverInsertionPoints(urls, forms),
      ...browser.endpoints.flatMap(endpointPoints),
    ]),
    endpoints: [...new Set(browser.endpoints.filter(isRead).map(({ url }) => url))],
  };
}

function isRead({ method, url }: BrowserEndpoint): boolean {
  return method === 'GET' && !isActByGet(new URL(url));
}

/** Points of other places than those that the crawl found. */
function withFresh(known: readonly InsertionPoint[], found: readonly InsertionPoint[]): InsertionPoint[] {
  const keys = new Set(known.map(keyOf));
  const fresh = found.filter((point) => {
    const key = keyOf(point);
    return !keys.has(key) && keys.add(key) !== undefined;
  });
  return [...known, ...fresh];
}

function keyOf(point: InsertionPoint): string {
  const name =
    'name' in point
      ? point.name
      : point.kind === 'json'
        ? point.path.join('/')
        : point.kind === 'path'
          ? String(point.segment)
          : '';
  return `${formKey(point.request)} ${point.kind} ${name}`;
}

function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? url;
}
