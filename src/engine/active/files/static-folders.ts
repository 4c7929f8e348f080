import type { CrawlEvidence } from '../../core/evidence/content.ts';
import { isBinaryFile, isCodeFile } from '../../crawl/link-policy.ts';
import { documentOf } from '../../web/html/html-document.ts';

const FOLDERS_MAX = 4;

/** Folders of static files with one file each: the first folder of a path, and the one the file is in. */
export function staticFolders(crawl: CrawlEvidence, origin: string): Map<string, string> {
  const folders = new Map<string, string>();
  const inner = new Map<string, string>();
  const add = (href: string) => {
    const url = new URL(href);
    if (url.origin !== origin || (!isBinaryFile(url) && !isCodeFile(url))) return;
    const names = url.pathname.split('/').slice(1, -1);
    const [first] = names;
    if (first === undefined || names.includes('')) return;
    if (!folders.has(`/${first}`)) folders.set(`/${first}`, url.pathname);
    const own = `/${names.join('/')}`;
    if (names.length > 1 && !inner.has(own)) inner.set(own, url.pathname);
  };
  for (const { request, response } of crawl.resources) if (response.status === 200) add(request.url);
  for (const { exchange } of crawl.pages) for (const { url } of documentOf(exchange)?.subresources ?? []) add(url);
  return new Map([...folders, ...inner].slice(0, FOLDERS_MAX));
}
