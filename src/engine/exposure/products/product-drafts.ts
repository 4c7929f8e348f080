import type { CheckContext, FindingDraft } from '../../core/check.ts';
import type { CrawlEvidence } from '../../core/evidence/content.ts';
import type { ExposureProbe } from '../../core/evidence/exposure.ts';
import type { TargetInfo } from '../../core/evidence/target.ts';
import { exposureDraft, said } from '../exposure-check.ts';
import { provenExposures, sightingOf } from '../proven.ts';
import { type RuleName, rulesOf } from '../signatures.ts';

/** Findings about the products of a family, one for each product. A page of the crawl needs no sibling, because the site links to it. */
export function productDrafts(
  family: 'open-product' | 'admin-page',
  probes: readonly ExposureProbe[],
  crawl: CrawlEvidence,
  { target, authenticated = false }: CheckContext,
): FindingDraft[] {
  const requested = provenExposures(probes, family).map((proven) =>
    exposureDraft(proven, target, proven.probe.signature),
  );
  const crawled = rulesOf(family)
    .filter(({ rule: { pages } }) => pages === 'any' || (pages === 'anonymous' && !authenticated))
    .flatMap(({ name }) => draftOfPage(name, crawl, target) ?? []);
  return [...requested, ...crawled];
}

/** The first page of the crawl that proves the product. */
function draftOfPage(name: RuleName, crawl: CrawlEvidence, target: TargetInfo): FindingDraft | null {
  for (const { exchange } of crawl.pages) {
    const { method, url } = exchange.request;
    const { pathname } = new URL(url);
    const sighting = sightingOf(exchange, name, pathname);
    if (sighting === null) continue;
    return {
      location: { url, method },
      evidence: `${method} ${pathname} returns 200. ${sighting.proof}`,
      key: name,
      quote: sighting.quote ?? [],
      ...said(sighting, name, target),
    };
  }
  return null;
}
