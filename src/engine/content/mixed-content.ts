import { type Exchange, headerValues } from '../core/evidence/http.ts';
import type { Subresource } from '../web/html/document-model.ts';
import { documentOf } from '../web/html/html-document.ts';
import { isTrustworthyPlainHost } from '../web/origins.ts';

const PASSIVE: ReadonlySet<Subresource['kind']> = new Set(['image', 'media', 'icon']);

/**
 * What a page served over HTTPS loads over plain HTTP (W3C Mixed Content). Empty when the page's policy has browsers upgrade
 * or block such loads themselves.
 */
export function mixedContent(exchange: Exchange, kind: 'active' | 'passive'): Subresource[] {
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
    (resource) =>
      resource.url.startsWith('http:') &&
      !isTrustworthyPlainHost(new URL(resource.url).hostname, ownHost) &&
      PASSIVE.has(resource.kind) === (kind === 'passive'),
  );
}
