import type { ActiveEvidence } from '../core/evidence/active.ts';
import type { CrawlEvidence } from '../core/evidence/content.ts';
import type { Exchange } from '../core/evidence/http.ts';
import { isHtml } from './html/html-document.ts';

/** Pages that a browser would render: HTML with a body, not a redirect; those that follow a form only with `active`. */
export function htmlPages(crawl: CrawlEvidence, active?: ActiveEvidence): Exchange[] {
  return [...crawl.pages.map(({ exchange }) => exchange), ...(active?.posted ?? [])].filter(
    (exchange) =>
      isHtml(exchange) &&
      exchange.response.body.length > 0 &&
      !(exchange.response.status >= 300 && exchange.response.status < 400),
  );
}

/** Pages, then scripts and style sheets, then responses to forms. */
export function pagesAndResources(crawl: CrawlEvidence, active?: ActiveEvidence): Exchange[] {
  return [...crawl.pages.map(({ exchange }) => exchange), ...crawl.resources, ...(active?.posted ?? [])];
}

/** All responses: pages, resources, errors, redirects and responses to failed probes. */
export function allResponses(crawl: CrawlEvidence, active: ActiveEvidence | undefined): Exchange[] {
  return [
    ...pagesAndResources(crawl, active),
    ...(crawl.errorPages ?? []),
    ...(crawl.redirects ?? []),
    ...(active?.failures ?? []),
  ];
}

/** Reason of checks that judge pages. */
export const NO_PAGES = 'the site showed no HTML page';
