import { percentDecoded } from '../../../shared/text.ts';
import type { CrawlEvidence, CrawledPage } from '../../core/evidence/content.ts';
import type { InsertionPoint } from '../../core/evidence/insertion-point.ts';
import { discoverInsertionPoints, queryPoints } from '../../crawl/insertion-points.ts';
import { isBinaryFile, isCodeFile, isHarmfulLink, isPathAllowed, type PathLimits } from '../../crawl/link-policy.ts';
import { handlerPath, isProgram, pathShape, urlShape } from '../../crawl/url-shape.ts';
import { hasName } from '../../data/names.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { locationOf } from '../../web/point-location.ts';
import { isServerFile } from '../../web/unescape-literal.ts';
import { mayRedirect } from './redirect-target.ts';

/** A page may hold tens of thousands of links. */
const LINKS_MAX = 20_000;
const SIGN_OUT = /\b(?:log|sign)[\s_-]?(?:out|off)/gi;
const VERSION_VALUE = /^v?[\d.]*$|^[0-9a-f]{6,64}$/i;

/** Identifies a point among all that the same code handles: ids in the path do not count. */
export function pointKey(point: InsertionPoint): string {
  const { method, url, parameter } = locationOf(point);
  return `${method} ${handlerPath(new URL(url))} ${parameter}`;
}

/** True for a header that says something about the visitor: no program takes a file name from it. */
export function isBrowserHeader(point: InsertionPoint): boolean {
  return point.kind === 'header' && /^(?:referer|user-agent|x-forwarded-(?:for|host))$/i.test(point.name);
}

/**
 * Parameters of images, style sheets and scripts that a program generates, and of downloads. A static file with a version in its
 * query has none.
 */
export function resourcePoints(
  pages: readonly CrawledPage[],
  origin: string,
  limits: PathLimits,
  known: readonly InsertionPoint[],
): InsertionPoint[] {
  const taken = new Set(known.map(pointKey));
  const isNew = (point: InsertionPoint) => !taken.has(pointKey(point));
  const byShape = new Map<string, string>();
  for (const url of pages.flatMap((page) => generatedResources(page, origin, limits))) {
    const shape = urlShape(url);
    if (!byShape.has(shape) && queryPoints(url).some(isNew)) byShape.set(shape, url.href);
  }
  return discoverInsertionPoints([...byShape.values()], []).filter(isNew);
}

function generatedResources({ exchange }: CrawledPage, origin: string, limits: PathLimits): URL[] {
  const document = documentOf(exchange);
  if (document === null) return [];
  // The crawl follows links to pages.
  const files = document.links.filter(({ url }) => url.includes('?') && isFile(new URL(url)));
  return [...document.subresources, ...files]
    .filter(({ url }) => url.includes('?'))
    .map(({ url }) => new URL(url))
    .filter((url) => url.search !== '' && url.origin === origin && isPathAllowed(url, limits) && !isVersioned(url));
}

function isVersioned(url: URL): boolean {
  return [...url.searchParams].every(([name, value]) =>
    value === '' ? isFile(url) && VERSION_VALUE.test(name) : hasName('version', name) && VERSION_VALUE.test(value),
  );
}

function isFile(url: URL): boolean {
  return isBinaryFile(url) || isCodeFile(url);
}

/**
 * Values in the path, `/item/7` or `/users/alice`: a number or an id at the end, and names in a folder whose responses are not
 * static files. One per folder: numbers first, then the folders with the most names.
 */
export function pathPoints({ pages }: CrawlEvidence, limits: PathLimits): InsertionPoint[] {
  const urls = pages
    .filter(({ exchange }) => !isServerFile(exchange.response))
    .map(({ exchange }) => new URL(exchange.request.url))
    .filter((url) => url.search === '' && !url.pathname.endsWith('/') && !isFile(url) && !isProgram(url))
    .filter((url) => isFolderAllowed(url, limits));
  const numbered: URL[] = [];
  const named: { readonly url: URL; readonly count: number }[] = [];
  for (const [folder, group] of Map.groupBy(urls, (url) => pathShape(new URL('.', url)))) {
    const number = group.find((url) => pathShape(url).endsWith('}'));
    const [first] = group;
    if (number !== undefined) numbered.push(number);
    else if (first !== undefined && folder !== '/') named.push({ url: first, count: group.length });
  }
  const likeliest = named.sort((one, other) => other.count - one.count).map(({ url }) => url);
  return [...numbered, ...likeliest].map(lastSegment);
}

/** File names in folders of static files, which a hand-written server may join to a path without checking. */
export function folderPoints(
  { pages, resources }: CrawlEvidence,
  origin: string,
  limits: PathLimits,
): InsertionPoint[] {
  const folders = new Map<string, InsertionPoint>();
  const add = (href: string) => {
    const url = new URL(href);
    if (url.origin !== origin || !isFolderAllowed(url, limits)) return;
    const folder = new URL('.', url).pathname;
    if (!folders.has(folder)) folders.set(folder, lastSegment(url));
  };
  for (const { request } of resources) add(request.url);
  for (const { exchange } of pages)
    for (const { url, kind } of documentOf(exchange)?.subresources ?? []) {
      const file = new URL(url);
      if (kind !== 'frame' && kind !== 'script' && file.search === '' && isFile(file)) add(url);
    }
  return [...folders.values()];
}

/** True when the scan may request other names in the URL's folder. */
function isFolderAllowed(url: URL, limits: PathLimits): boolean {
  return isPathAllowed(new URL('-', url), limits);
}

function lastSegment({ origin, pathname }: URL): InsertionPoint {
  const segments = pathname.split('/').slice(1);
  return {
    kind: 'path',
    segment: segments.length - 1,
    request: { method: 'GET', url: origin + pathname, query: [] },
    baseline: percentDecoded(segments.at(-1) ?? ''),
  };
}

/**
 * Redirect targets in sign-out links (`/logout?next=/home`). The crawl follows no such link because it may end a session; only a
 * scan without a session may use these points.
 */
export function signOutPoints(pages: readonly CrawledPage[], origin: string, limits: PathLimits): InsertionPoint[] {
  const links = pages.flatMap(({ exchange }) => documentOf(exchange)?.links ?? []).slice(0, LINKS_MAX);
  const found = new Map<string, InsertionPoint>();
  for (const url of links.flatMap((link) => signOutUrl(link, origin, limits) ?? []))
    for (const point of queryPoints(url)) {
      const isRedirect = point.kind === 'query' && mayRedirect(point.name, point.baseline);
      if (isRedirect && !found.has(pointKey(point))) found.set(pointKey(point), point);
    }
  return [...found.values()];
}

/** The URL of a link that does nothing worse than end a session; null for other links. */
function signOutUrl(link: { url: string; text: string }, origin: string, limits: PathLimits): URL | null {
  if (!link.url.includes('?') || !/log|sign/i.test(link.url + link.text)) return null;
  const url = new URL(link.url);
  if (url.origin !== origin || !isPathAllowed(url, limits)) return null;
  return isHarmfulLink(url, link.text) && !isHarmfulOtherwise(url, link.text) ? url : null;
}

/** The link is harmful even without its sign-out words. */
function isHarmfulOtherwise(url: URL, text: string): boolean {
  const rest = new URL(url.href);
  rest.pathname = url.pathname.replace(SIGN_OUT, 'x');
  rest.search = url.search.replace(SIGN_OUT, 'x');
  return isHarmfulLink(rest, text.replace(SIGN_OUT, 'x'));
}
