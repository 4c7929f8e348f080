import type { FindingDraft } from '../../core/check.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import type { ExposureFamily, ExposureProbe } from '../../core/evidence/exposure.ts';
import type { Rating } from '../../core/ratings.ts';
import { exposureDraft } from '../exposure-check.ts';
import { provenExposures, sightingOf } from '../proven.ts';

/**
 * Findings about the products of a family, one for each product.
 * @param pages signatures of products that a page of the crawl proves by itself; a page needs no sibling, because the site links to it
 * @param rate replaces the rating of a product
 */
export function productDrafts(
  family: ExposureFamily,
  probes: readonly ExposureProbe[],
  crawl: CrawlEvidence,
  pages: readonly string[],
  rate?: (signature: string) => Rating | null,
): FindingDraft[] {
  const rated = (draft: FindingDraft, signature: string) => {
    const rating = rate?.(signature) ?? null;
    return { ...draft, key: signature, ...(rating === null ? {} : { rating }) };
  };
  const requested = provenExposures(probes, family).map((proven) =>
    rated(exposureDraft(proven), proven.probe.signature),
  );
  const crawled = pages.flatMap((signature) => {
    for (const { exchange } of crawl.pages) {
      const { method, url } = exchange.request;
      const sighting = sightingOf(exchange, signature, new URL(url).pathname);
      if (sighting === null) continue;
      const evidence = `${method} ${new URL(url).pathname} returns 200. ${sighting.proof}`;
      const title = sighting.title === undefined ? {} : { title: sighting.title };
      return [rated({ location: { url, method }, evidence, key: signature, ...title }, signature)];
    }
    return [];
  });
  return [...requested, ...crawled];
}
