import type { ActiveEvidence } from '../core/evidence/active.ts';
import type { CrawlEvidence } from '../core/evidence/content.ts';
import type { Exchange } from '../core/evidence/http.ts';
import { isHtml } from './html/html-document.ts';

/** The pages a browser would show: HTML that is not a redirect and not an empty answer. */
export function htmlPages(crawl: CrawlEvidence): Exchange[] {
  return crawl.pages
    .map(({ exchange }) => exchange)
    .filter(
      (exchange) =>
        isHtml(exchange) &&
        exchange.response.body.length > 0 &&
        !(exchange.response.status >= 300 && exchange.response.status < 400),
    );
}

/** Every recorded answer of the site itself: pages first, then scripts, style sheets and the like. */
export function allAnswers(crawl: CrawlEvidence): Exchange[] {
  return [...crawl.pages.map(({ exchange }) => exchange), ...crawl.resources];
}

/** All that the site said: besides those, errors, redirects, and what programs answered that failed on an odd value. */
export function everyAnswer(crawl: CrawlEvidence, active: ActiveEvidence | undefined): Exchange[] {
  return [...allAnswers(crawl), ...(crawl.errorPages ?? []), ...(crawl.redirects ?? []), ...(active?.failures ?? [])];
}

/** Reason for a check that judges pages when there is none. */
export const NO_PAGES = 'the site showed no HTML page';
