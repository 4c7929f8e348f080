import type { CheckContext, FindingDraft } from '../../core/check.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import type { ExposureProbe } from '../../core/evidence/exposure.ts';
import { RATINGS } from '../../core/ratings.ts';
import { exposureDraft } from '../exposure-check.ts';
import { provenExposures, sightingOf } from '../proven.ts';
import { PRODUCT_RULES, type ProductId, type ProductRule, rulesOf } from './product-rules.ts';

/** Findings about the products of a family, one for each product. A page of the crawl needs no sibling, because the site links to it. */
export function productDrafts(
  family: ProductRule['family'],
  probes: readonly ExposureProbe[],
  crawl: CrawlEvidence,
  { target, authenticated = false }: CheckContext,
): FindingDraft[] {
  const rated = (draft: FindingDraft, id: string): FindingDraft => {
    const { rating, isLocalByDefault = false } = PRODUCT_RULES[id as ProductId];
    if (isLocalByDefault && target.isLoopback) return { ...draft, key: id, rating: RATINGS.none };
    return { ...draft, key: id, ...(rating === undefined ? {} : { rating: RATINGS[rating] }) };
  };
  const requested = provenExposures(probes, family).map((proven) =>
    rated(exposureDraft(proven), proven.probe.signature),
  );
  const provenByPages = rulesOf(family).filter(
    ([, { pages }]) => pages === 'any' || (pages === 'anonymous' && !authenticated),
  );
  const crawled = provenByPages.flatMap(([id]) => {
    const draft = draftOfPage(id, crawl);
    return draft === null ? [] : rated(draft, id);
  });
  return [...requested, ...crawled];
}

/** The first page of the crawl that proves the product. */
function draftOfPage(id: ProductId, crawl: CrawlEvidence): FindingDraft | null {
  for (const { exchange } of crawl.pages) {
    const { method, url } = exchange.request;
    const { pathname } = new URL(url);
    const sighting = sightingOf(exchange, id, pathname);
    if (sighting === null) continue;
    const title = sighting.title === undefined ? {} : { title: sighting.title };
    return {
      location: { url, method },
      evidence: `${method} ${pathname} returns 200. ${sighting.proof}`,
      key: id,
      ...title,
    };
  }
  return null;
}
