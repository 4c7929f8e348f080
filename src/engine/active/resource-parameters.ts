import type { CrawledPage, DiscoveredParameter } from '../core/evidence/content.ts';
import { isBinaryFile, isCodeFile, isPathAllowed, type PathLimits } from '../crawl/link-policy.ts';
import { discoverParameters } from '../crawl/parameters.ts';
import { pathShape, urlShape } from '../crawl/url-shape.ts';
import { documentOf } from '../web/html/html-document.ts';

const URLS_MAX = 10;
/** Queries that only make a browser fetch a new version. */
const VERSION = /^(?:v|ver|vers|version|rev|r|t|ts|time|timestamp|hash|h|cb|cache\w*|bust\w*|build|_|mtime|modified)$/i;
const VERSION_VALUE = /^v?[\d.]*$|^[0-9a-f]{6,64}$/i;

/**
 * Parameters of what pages load and link to besides pages: images, style sheets and scripts that a program makes, downloads. A
 * plain file with a version behind it has none.
 */
export function resourceParameters(
  pages: readonly CrawledPage[],
  origin: string,
  limits: PathLimits,
  known: readonly DiscoveredParameter[],
): DiscoveredParameter[] {
  const taken = new Set(known.map(keyOf));
  const urls = new Map<string, string>();
  for (const page of pages) {
    const document = documentOf(page.exchange);
    if (document === null) continue;
    // Links to pages are the crawl's.
    const files = document.links.filter((link) => link.url.includes('?') && isFile(new URL(link.url)));
    for (const reference of [...document.subresources, ...files]) {
      if (urls.size >= URLS_MAX) break;
      if (!reference.url.includes('?')) continue;
      const url = new URL(reference.url);
      if (url.search === '' || url.origin !== origin || !isPathAllowed(url, limits) || isVersioned(url)) continue;
      const shape = urlShape(url);
      if (!urls.has(shape) && !isKnown(url, taken)) urls.set(shape, url.href);
    }
  }
  return discoverParameters([...urls.values()], []).filter((parameter) => !taken.has(keyOf(parameter)));
}

/** One of each shape, as the crawl has it. */
function keyOf({ url, name }: DiscoveredParameter): string {
  return `${pathShape(new URL(url))} ${name}`;
}

function isKnown(url: URL, taken: ReadonlySet<string>): boolean {
  return [...url.searchParams.keys()].every((name) => taken.has(`${pathShape(url)} ${name}`));
}

function isVersioned(url: URL): boolean {
  return [...url.searchParams].every(([name, value]) =>
    value === '' ? isFile(url) && VERSION_VALUE.test(name) : VERSION.test(name) && VERSION_VALUE.test(value),
  );
}

function isFile(url: URL): boolean {
  return isBinaryFile(url) || isCodeFile(url);
}
