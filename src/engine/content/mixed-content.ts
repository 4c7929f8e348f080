import { type CheckVerdict, notApplicable } from '../core/check.ts';
import type { CrawlEvidence } from '../core/evidence/content.ts';
import { type Exchange, headerValues } from '../core/evidence/http.ts';
import type { TargetInfo } from '../core/evidence/target.ts';
import type { Subresource } from '../web/html/document-model.ts';
import { documentOf } from '../web/html/html-document.ts';
import { isTrustworthyPlainHost } from '../web/origins.ts';
import { htmlPages, NO_PAGES } from '../web/pages.ts';
import { shorten } from '../web/quote.ts';

const PASSIVE: ReadonlySet<Subresource['kind']> = new Set(['image', 'media', 'icon']);

/** The verdict of a mixed content check on all pages (W3C Mixed Content). */
export function judgeMixedContent(
  crawl: CrawlEvidence,
  target: TargetInfo,
  isWanted: (resource: Subresource) => boolean,
  keyOf: (resource: Subresource) => string,
): CheckVerdict {
  if (target.scheme !== 'https') return notApplicable('the target does not use HTTPS');
  const pages = htmlPages(crawl);
  if (pages.length === 0) return notApplicable(NO_PAGES);
  return pages.flatMap((page) =>
    plainResources(page)
      .filter(isWanted)
      .map((resource) => ({
        location: { url: page.request.url },
        quote: [resource.url],
        evidence: `${resource.kind} loaded from ${shorten(resource.url)}`,
        key: keyOf(resource),
      })),
  );
}

export function isPassive({ kind }: Subresource): boolean {
  return PASSIVE.has(kind);
}

/** Resources that an HTTPS page loads over plain HTTP. Empty when its policy makes browsers upgrade or block such loads. */
function plainResources(exchange: Exchange): Subresource[] {
  if (!exchange.request.url.startsWith('https:')) return [];
  const document = documentOf(exchange);
  if (document === null) return [];
  const policies = [
    ...headerValues(exchange.response.headers, 'content-security-policy'),
    ...document.metas
      .filter((meta) => meta.httpEquiv === 'content-security-policy' && meta.isInHead)
      .map((meta) => meta.content),
  ];
  if (policies.some((policy) => /(?:^|[;,])\s*(?:upgrade-insecure-requests|block-all-mixed-content)\b/i.test(policy)))
    return [];
  const ownHost = new URL(exchange.request.url).hostname;
  return document.subresources.filter(
    (resource) => resource.url.startsWith('http:') && !isTrustworthyPlainHost(new URL(resource.url).hostname, ownHost),
  );
}
