import type { ScanCoverage } from '../../contract/coverage.ts';
import { describeLimits } from '../browser/browser-limits.ts';
import type { BrowserEvidence } from '../core/evidence/browser.ts';
import type { Gathered } from '../core/evidence/map.ts';

type BrowserPart = NonNullable<ScanCoverage['browser']>;

/** What a browser saw, for the report. */
function browserPart(gathered: Gathered<BrowserEvidence>, clean: (text: string) => string): BrowserPart {
  if (gathered.state !== 'available') {
    const counts = { pages: 0, routes: 0, endpoints: 0, withheld: 0 };
    return { used: false, detail: gathered.reason.slice(0, 300), product: null, sandboxed: false, ...counts };
  }
  const { product, sandboxed, pages, routes, endpoints, withheld, screenshot, screenshotNote, limits, incomplete } =
    gathered.value;
  const notes = [incomplete ?? describeLimits(limits), screenshotNote].filter((note) => typeof note === 'string');
  return {
    used: incomplete === null,
    detail: notes.length === 0 ? null : clean(notes.join('; ')).slice(0, 400),
    product,
    sandboxed,
    pages: pages.length,
    routes: routes.length,
    endpoints: endpoints.length,
    withheld,
    limits: limits.map((limit) => ({ ...limit, detail: clean(limit.detail).slice(0, 300) })),
    screenshot,
  };
}

export interface BrowserCoverageOptions {
  /** Without the work of a browser, the scan proves nothing. */
  readonly isRequired: boolean;
  /** URLs of the start page and of where it redirects to. */
  readonly startPages: readonly string[];
  /** Removes secrets from a text. */
  readonly clean: (text: string) => string;
}

/**
 * Adds the browser to the coverage of a scan.
 * @param gathered null if no check of the scan needs a browser
 */
export function withBrowser(
  coverage: ScanCoverage,
  gathered: Gathered<BrowserEvidence> | null,
  { isRequired, clean, startPages }: BrowserCoverageOptions,
): ScanCoverage {
  if (gathered === null) return coverage;
  const browser = browserPart(gathered, clean);
  const signIns = gathered.state === 'available' && coverage.signed_in === undefined ? gathered.value.signIns : [];
  const isSignIn = startPages.some((url) => signIns.includes(url));
  const seen = { ...coverage, browser, sign_in_required: coverage.sign_in_required || isSignIn };
  if (browser.used || !isRequired || !coverage.application_seen) return seen;
  const code = gathered.state === 'available' ? 'browser_incomplete' : 'browser_missing';
  return { ...seen, application_seen: false, code, detail: browser.detail };
}
