import type { CrawledPage } from '../core/evidence/content.ts';
import { type Exchange, header } from '../core/evidence/http.ts';
import { directoryListing } from '../web/directory-listing.ts';
import { resolveUrl } from '../web/html/document-base.ts';
import type { DocumentForm } from '../web/html/document-model.ts';
import { documentOf } from '../web/html/html-document.ts';
import { isRoute } from '../web/point-location.ts';
import type { CrawlFrontier } from './frontier.ts';
import { jsonLinks } from './json-links.ts';

/** Only protects the memory: a scan has time for fewer. */
const FORMS_MAX = 20_000;

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

/** Forms with a target on the site itself, each once. */
export function formsOf(pages: readonly CrawledPage[]): DocumentForm[] {
  const forms = new Map<string, DocumentForm>();
  for (const page of pages) {
    const origin = new URL(page.url).origin;
    for (const form of documentOf(page.exchange)?.forms ?? []) {
      if (forms.size >= FORMS_MAX) return [...forms.values()];
      // A hidden field may select the page of a front controller.
      const fields = form.fields.map(({ name, value }) => (isRoute([name, value]) ? `${name}=${value}` : name));
      const key = `${form.method} ${form.action} ${fields.join(',')}`;
      if (!forms.has(key) && new URL(form.action).origin === origin) forms.set(key, form);
    }
  }
  return [...forms.values()];
}
