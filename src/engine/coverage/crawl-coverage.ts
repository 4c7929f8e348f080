import type { ScanCoverage } from '../../contract/coverage.ts';
import type { CrawlEvidence } from '../core/evidence/content.ts';

/** Adds to the coverage of a scan how many pages it read, and how many it knows. Pure. */
export function withCrawl(coverage: ScanCoverage, crawl: CrawlEvidence | null): ScanCoverage {
  if (crawl?.unread === undefined) return coverage;
  const { pages, unread } = crawl;
  return { ...coverage, pages_read: pages.length, pages_known: pages.length + unread };
}
