import type { CrawledPage } from '../core/evidence/content.ts';
import { type Exchange, header } from '../core/evidence/http.ts';
import { directoryListing } from '../web/directory-listing.ts';
import { resolveUrl } from '../web/html/document-base.ts';
import { documentOf } from '../web/html/html-document.ts';
import type { CrawlFrontier } from './frontier.ts';
import { jsonLinks } from './json-links.ts';

/** Adds where a redirect leads, and what its content links, which may be more (RFC 9110, section 15.4). */
export function addLocation(frontier: CrawlFrontier, exchange: Exchange, from: string): void {
  const { request, response } = exchange;
  frontier.add(resolveUrl(header(response.headers, 'location') ?? '', request.url), from);
  for (const { url, text } of documentOf(exchange)?.links ?? []) frontier.add(url, request.url, text);
}

export function addLinks(frontier: CrawlFrontier, page: CrawledPage): void {
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
