import type { CrawlEvidence, DiscoveredParameter } from '../core/evidence/content.ts';
import { decoded } from '../crawl/decoded.ts';
import { isBinaryFile, isCodeFile, isPathAllowed, type PathLimits } from '../crawl/link-policy.ts';
import { pathShape } from '../crawl/url-shape.ts';
import { documentOf } from '../web/html/html-document.ts';
import { isServerFile } from '../web/server-file.ts';

const SEGMENTS_MAX = 8;
const FOLDERS_MAX = 3;

/**
 * Values in the path, `/item/7` or `/users/alice`, as parameters: a number or an id at the end, and names within a folder that no
 * server sends as files. One of each folder: numbers first, then the folders in which most names were met.
 */
export function segmentParameters({ pages }: CrawlEvidence, limits: PathLimits): DiscoveredParameter[] {
  const made = pages.filter(({ exchange }) => !isServerFile(exchange.response));
  const urls = made.map(({ exchange }) => new URL(exchange.request.url));
  const folders = Map.groupBy(
    urls.filter((url) => isChoosable(url) && isFolderAllowed(url, limits)),
    (url) => pathShape(new URL('.', url)),
  );
  const numbered: URL[] = [];
  const named: { readonly url: URL; readonly count: number }[] = [];
  for (const [folder, group] of folders) {
    const number = group.find((url) => pathShape(url).endsWith('}'));
    const [first] = group;
    if (number !== undefined) numbered.push(number);
    else if (first !== undefined && folder !== '/') named.push({ url: first, count: group.length });
  }
  const likeliest = named.sort((one, other) => other.count - one.count).map(({ url }) => url);
  return [...numbered, ...likeliest].slice(0, SEGMENTS_MAX).map(segmentOf);
}

/** Folders of files that pages load: a server of somebody's own may join the rest of the path without looking at it. */
export function staticFolders(
  { pages, resources }: CrawlEvidence,
  origin: string,
  limits: PathLimits,
): DiscoveredParameter[] {
  const folders = new Map<string, DiscoveredParameter>();
  const add = (href: string) => {
    const url = new URL(href);
    if (folders.size >= FOLDERS_MAX || url.origin !== origin || !isFolderAllowed(url, limits)) return;
    const folder = new URL('.', url).pathname;
    if (!folders.has(folder)) folders.set(folder, segmentOf(url));
  };
  for (const { request } of resources) add(request.url);
  for (const { exchange } of pages)
    for (const { url, kind } of documentOf(exchange)?.subresources ?? [])
      if (kind !== 'frame' && kind !== 'script' && isFile(url)) add(url);
  return [...folders.values()];
}

function isFile(href: string): boolean {
  const url = new URL(href);
  return url.search === '' && (isBinaryFile(url) || isCodeFile(url));
}

/** Whether other names in the folder of an address may be asked for. */
function isFolderAllowed(url: URL, limits: PathLimits): boolean {
  return isPathAllowed(new URL('-', url), limits);
}

function isChoosable(url: URL): boolean {
  return url.search === '' && !url.pathname.endsWith('/') && !isBinaryFile(url) && !isCodeFile(url);
}

function segmentOf(url: URL): DiscoveredParameter {
  const last = url.pathname.lastIndexOf('/') + 1;
  const example = decoded(url.pathname.slice(last));
  const folder = url.origin + url.pathname.slice(0, last);
  return { url: folder, method: 'GET', name: '', others: [], example, isSegment: true };
}
