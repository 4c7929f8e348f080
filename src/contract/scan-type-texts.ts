import type { ScanType } from './primitives.ts';

/**
 * What each scan type does, for the person who starts one: what is sent is a matter of consent. The console shows these
 * texts, docs/ENGINE.md repeats them, and test/contract/scan-type-texts.test.ts compares them with the checks.
 */
export const SCAN_TYPE_TEXTS: Readonly<Record<ScanType, string>> = {
  quick:
    'Passive: reads the start page, its headers and TLS settings, and requests a few files that should not be public, such as .env. No injection probes, no crawl.',
  standard:
    'Quick, and crawls the site, opens it in a browser if there is one, tries a few ports, and sends injection probes: changed values in URLs, cookies and queries that test for SQL injection, cross-site scripting and more.',
  compliance:
    'Standard with more injection probes (also in request headers, and with short delays), every TLS cipher suite, DNS and email, and maps results to compliance requirements.',
};
