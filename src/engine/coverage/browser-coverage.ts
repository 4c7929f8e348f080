import type { ScanCoverage } from '../../contract/coverage.ts';
import type { BrowserEvidence } from '../core/evidence/browser.ts';
import type { Gathered } from '../core/evidence/map.ts';

/** What a browser saw, for the report. */
function browserPart(gathered: Gathered<BrowserEvidence>): NonNullable<ScanCoverage['browser']> {
  if (gathered.state !== 'available') {
    const counts = { pages: 0, routes: 0, endpoints: 0, withheld: 0 };
    return { used: false, detail: gathered.reason.slice(0, 300), product: null, sandboxed: false, ...counts };
  }
  const { product, sandboxed, pages, routes, endpoints, withheld, screenshot, screenshotNote, limitedBy } =
    gathered.value;
  const notes = [limitedBy, screenshotNote].filter((note) => typeof note === 'string');
  return {
    used: true,
    detail: notes.length === 0 ? null : notes.join('; ').slice(0, 400),
    product,
    sandboxed,
    pages: pages.length,
    routes: routes.length,
    endpoints: endpoints.length,
    withheld,
    screenshot,
  };
}

/**
 * Adds the browser to the coverage of a scan.
 * @param gathered null if no check of the scan needs a browser
 * @param isRequired without a browser, the scan proves nothing
 */
export function withBrowser(
  coverage: ScanCoverage,
  gathered: Gathered<BrowserEvidence> | null,
  isRequired: boolean,
): ScanCoverage {
  if (gathered === null) return coverage;
  const browser = browserPart(gathered);
  if (browser.used || !isRequired || !coverage.application_seen) return { ...coverage, browser };
  return { ...coverage, browser, application_seen: false, code: 'browser_missing', detail: browser.detail };
}
