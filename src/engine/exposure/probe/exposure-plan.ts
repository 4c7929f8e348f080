import type { CrawlEvidence } from '../../core/evidence/content.ts';
import type { TargetInfo } from '../../core/evidence/target.ts';
import { commentPaths } from '../../crawl/comment-paths.ts';
import { isHarmfulPage } from '../../crawl/link-policy.ts';
import { endpointsOf } from '../../crawl/script-endpoints.ts';
import { hasEnding } from '../../data/names.ts';
import { directoryListing } from '../../web/directory-listing.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { type Technology, technologiesOf } from '../../web/technologies.ts';
import { COMMON_FOLDERS, EXPOSURE_PATHS, type ExposurePath, LAST_PATHS, TECHNOLOGY_PATHS } from '../catalogue.ts';
import { linkedFiles } from '../linked-files.ts';
import { productPaths } from '../products/product-paths.ts';

const FOLDERS_MAX = 16;
const COPIES_MAX = 4;
const LINKED_MAX = 8;
/** Distinct links that are searched for file names. */
const NAMES_MAX = 10_000;
/** Third-party and bundled scripts, which are not edited in place. */
const BUILT =
  /[._-]min\.js$|[._-][\w-]{8,200}\.js$|\/(?:vendor|vendors|node_modules|_next|_nuxt|_app|lib|libs|dist|build|wp-includes|wp-content|assets|chunks)\//i;

/**
 * The paths that one scan requests, each once, most valuable first: products that the site shows, files that it names, the core of the
 * catalogue below the start folder, the catalogue at the root, copies of crawled scripts, folders, and files of other technologies.
 */
export function exposurePlan(
  target: TargetInfo,
  depth: 'quick' | 'full',
  crawl: CrawlEvidence | null,
  disallowed: readonly string[],
): ExposurePath[] {
  const wanted = EXPOSURE_PATHS.filter((entry) => depth === 'full' || entry.quick === true);
  const root = wanted.map((entry) => ({ ...entry, path: entry.path.replace('{host}', archiveName(target)) }));
  const base = startFolder(target);
  const under =
    base === '/'
      ? []
      : wanted.filter(({ below }) => below).map((entry) => ({ ...entry, path: base + entry.path.slice(1) }));
  const named = depth === 'full' ? namedFiles(target, crawl, disallowed) : [];
  const copies = depth === 'full' ? pageCopies(crawl) : [];
  const siteTechnologies = technologiesOf(crawl);
  const isShown = (technology: Technology) => siteTechnologies.has(technology);
  const fitting =
    depth === 'full' ? TECHNOLOGY_PATHS.filter(({ technologies = [] }) => technologies.some(isShown)) : [];
  const isForeign = ({ technologies, quick }: ExposurePath) =>
    quick !== true && technologies !== undefined && siteTechnologies.size > 0 && !technologies.some(isShown);
  const isRare = (entry: ExposurePath) => base !== '/' && entry.quick !== true;
  const first = root.filter((entry) => !isRare(entry) && !isForeign(entry));
  const planned = [
    ...productPaths(target, crawl),
    ...named,
    ...under,
    ...first,
    ...fitting,
    ...copies,
    ...root.filter((entry) => isRare(entry) && !isForeign(entry)),
  ];
  if (depth === 'full') planned.push(...folders(target, crawl, disallowed), ...scriptCopies(crawl));
  planned.push(...root.filter(isForeign));
  if (depth === 'full') planned.push(...LAST_PATHS);
  const seen = new Set<string>();
  const downloads = publicDownloads(target, crawl, disallowed);
  return planned.flatMap((entry) => {
    const key = `${entry.method ?? 'GET'} ${entry.path} ${entry.signature}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return downloads.has(entry.path) ? { ...entry, isPublicDownload: true } : entry;
  });
}

/** Paths that pages link to. Entries of directory listings and paths that robots.txt disallows are not public downloads. */
function publicDownloads(
  target: TargetInfo,
  crawl: CrawlEvidence | null,
  disallowed: readonly string[],
): ReadonlySet<string> {
  const pages = (crawl?.pages ?? []).filter(
    ({ exchange }) => directoryListing(exchange.response, new URL(exchange.request.url).pathname) === null,
  );
  const links = pages.flatMap(({ exchange }) => documentOf(exchange)?.links ?? []);
  const paths = links.slice(0, NAMES_MAX).flatMap(({ url, element }) => (element === 'a' ? pathsOf(target, url) : []));
  return new Set(paths.filter((path) => !disallowed.some((hidden) => path.startsWith(hidden))));
}

/** The path of a URL of the site itself; empty for other origins. */
function pathsOf(target: TargetInfo, url: string): string[] {
  const parsed = URL.parse(url);
  return parsed?.origin === target.origin ? [parsed.pathname] : [];
}

/** `www.example.com` is backed up as `example.zip` more often than as `www.zip`. */
function archiveName({ host, isIpAddress, registrableDomain }: TargetInfo): string {
  const label = (registrableDomain ?? host).split('.')[0] ?? '';
  return isIpAddress || !/^[a-z0-9-]{1,63}$/.test(label) ? 'www' : label;
}

/** Folder of the start path with both slashes: `/shop/` for `/shop/index.html` and for `/shop/`. */
function startFolder(target: TargetInfo): string {
  const { pathname } = new URL(target.startUrl);
  // `/shop` without an ending is more likely the folder itself than a page beside others.
  const isPage = /\.[a-z0-9]{1,6}$/i.test(pathname);
  return pathname.endsWith('/') ? pathname : isPage ? pathname.slice(0, pathname.lastIndexOf('/') + 1) : `${pathname}/`;
}

function sameSitePaths(crawl: CrawlEvidence | null): string[] {
  const urls = [
    ...(crawl?.pages.map(({ url }) => url) ?? []),
    ...(crawl?.resources.map(({ request }) => request.url) ?? []),
  ];
  return urls.flatMap((url) => URL.parse(url)?.pathname ?? []);
}

/** Paths on the site that pages link to or load, crawled or not: images and downloads have folders too. */
function referredPaths(target: TargetInfo, crawl: CrawlEvidence | null): string[] {
  const documents = (crawl?.pages ?? []).flatMap(({ exchange }) => documentOf(exchange) ?? []);
  const referred = documents.flatMap(({ subresources, links }) => [
    ...subresources.map(({ url }) => ({ url, text: '' })),
    ...links,
  ]);
  const paths = referred.slice(0, 2_000).flatMap(({ url, text }) => {
    const parsed = URL.parse(url);
    return parsed?.origin === target.origin && !isHarmfulPage(parsed, text) ? [parsed.pathname] : [];
  });
  return [...new Set(paths)];
}

/** Sensitive files that links, scripts, comments or robots.txt name. */
function namedFiles(target: TargetInfo, crawl: CrawlEvidence | null, disallowed: readonly string[]): ExposurePath[] {
  const links = (crawl?.pages ?? []).flatMap(({ exchange }) => documentOf(exchange)?.links ?? []);
  const linked = [...new Set(links.map(({ url }) => url))].slice(0, NAMES_MAX).flatMap((url) => pathsOf(target, url));
  const exchanges = [...(crawl?.resources ?? []), ...(crawl?.pages.map(({ exchange }) => exchange) ?? [])];
  const inScripts = exchanges.flatMap(endpointsOf);
  const inComments = exchanges.flatMap((exchange) => commentPaths(documentOf(exchange)?.comments ?? []));
  return linkedFiles([...linked, ...inScripts, ...inComments, ...disallowed]).slice(0, LINKED_MAX);
}

/** `page.php~` and `page.php.bak` beside pages of server-side languages. */
function pageCopies(crawl: CrawlEvidence | null): ExposurePath[] {
  return copiesOf(crawl, (path) => hasEnding('program-file', path));
}

/** The same beside the site's own scripts: a copy may be server-side code. */
function scriptCopies(crawl: CrawlEvidence | null): ExposurePath[] {
  return copiesOf(crawl, (path) => /\.js$/i.test(path) && !BUILT.test(path));
}

function copiesOf(crawl: CrawlEvidence | null, isWanted: (path: string) => boolean): ExposurePath[] {
  return [...new Set(sameSitePaths(crawl))]
    .filter(isWanted)
    .slice(0, COPIES_MAX / 2)
    .flatMap((path) => [`${path}.bak`, `${path}~`])
    .map((path) => ({ family: 'backup-source', path, signature: 'script-source' }));
}

/** Folders of crawled paths, of robots.txt, common ones and those that pages refer to, likeliest first. The crawl covers the root. */
function folders(target: TargetInfo, crawl: CrawlEvidence | null, disallowed: readonly string[]): ExposurePath[] {
  const crawled = sameSitePaths(crawl).flatMap(foldersOf);
  const referred = referredPaths(target, crawl).flatMap(foldersOf);
  const named = disallowed
    .filter((path) => /^\/[\w./%-]{0,200}\/$/.test(path) && !path.includes('..'))
    .flatMap(foldersOf);
  const base = startFolder(target);
  const common = base === '/' ? COMMON_FOLDERS : COMMON_FOLDERS.slice(0, 2).map((path) => base + path.slice(1));
  return [...new Set([...crawled, ...named, ...common.slice(0, 2), ...referred, ...common])]
    .filter((path) => path !== '/')
    .slice(0, FOLDERS_MAX)
    .map((path) => ({ family: 'directory-listing', path, signature: 'listing' }));
}

/** `/a/b/` for `/a/b/c.png`, and `/a/`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.slice(0, 4).map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
}
