import type { CrawlEvidence, DiscoveredParameter } from '../../evidence/content.ts';
import { header } from '../../evidence/http.ts';
import { isBinaryFile, isCodeFile, isPathAllowed, type PathLimits } from '../crawl/link-policy.ts';
import { pathShape } from '../crawl/url-shape.ts';

const SEGMENTS_MAX = 6;
const FOLDERS_MAX = 2;
/** Pages beside each other in one folder that are more likely items of one kind than pages of their own. */
const SIBLINGS_MIN = 3;

/**
 * Values in the path, `/item/7` or `/users/alice`, as parameters: a number or an id at the end, or names beside each other in one
 * folder that no server sends as files. One of each folder.
 */
export function segmentParameters({ pages }: CrawlEvidence, limits: PathLimits): DiscoveredParameter[] {
  const urls = pages.flatMap(({ exchange }) => {
    const { url } = exchange.request;
    const isOwn = header(exchange.response.headers, 'accept-ranges') === undefined;
    return isOwn ? [new URL(url)] : [];
  });
  const folders = Map.groupBy(
    urls.filter((url) => isChoosable(url) && isFolderAllowed(url, limits)),
    (url) => pathShape(new URL('.', url)),
  );
  return [...folders.values()]
    .flatMap((group) => {
      const numbered = group.find((url) => pathShape(url).endsWith('}'));
      const [first] = group;
      const isFolder = first !== undefined && new URL('.', first).pathname !== '/' && group.length >= SIBLINGS_MIN;
      const chosen = numbered ?? (isFolder ? first : undefined);
      return chosen === undefined ? [] : [segmentOf(chosen)];
    })
    .slice(0, SEGMENTS_MAX);
}

/** Folders of scripts and style sheets: a server of somebody's own may join the rest of the path without looking at it. */
export function staticFolders({ resources }: CrawlEvidence, origin: string, limits: PathLimits): DiscoveredParameter[] {
  const folders = new Map<string, DiscoveredParameter>();
  for (const { request, response } of resources) {
    const url = new URL(request.url);
    if (response.status !== 200 || url.origin !== origin || !isFolderAllowed(url, limits)) continue;
    const folder = new URL('.', url).pathname;
    if (folders.size < FOLDERS_MAX && !folders.has(folder)) folders.set(folder, segmentOf(url));
  }
  return [...folders.values()];
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
  let example = url.pathname.slice(last);
  try {
    example = decodeURIComponent(example);
  } catch {
    // As it is written, then.
  }
  const folder = url.origin + url.pathname.slice(0, last);
  return { url: folder, method: 'GET', name: '', others: [], example, isSegment: true };
}
