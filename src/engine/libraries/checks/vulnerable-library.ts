import type { Severity } from '../../../contract/primitives.ts';
import { defineCheck } from '../../core/check.ts';
import { RATINGS, type Rating } from '../../core/ratings.ts';
import { compareVersions } from '../../web/compare-versions.ts';
import { advisoriesFor, type LibraryAdvisory } from '../../web/library-advisories.ts';
import { shorten } from '../../web/quote.ts';

export const jsVulnerableLibrary = defineCheck({
  meta: {
    id: 'js.vulnerable-library',
    title: 'JavaScript library with known vulnerabilities',
    rating: RATINGS.visitorDeceived,
    confidence: 'certain',
    cwe: ['CWE-1395'],
    requirements: { asvs: ['15.2.1'], pci: ['6.3.2', '6.3.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A script of the site is, or contains, a version of a JavaScript library with published security advisories.',
    why: 'The vulnerabilities, and often exploits, are public. Whether they are exploitable depends on how the site uses the library; updating is cheaper than finding out.',
    proof:
      'The version is read from the code of the library (strings and property names that survive minifying and bundling), from its banner or, for scripts of other hosts, from their URL, and is in the range of each advisory listed. The severity is that of the most severe advisory.',
    fix: 'Update the library to a version without known advisories, or remove it.',
    references: [
      'https://github.com/advisories',
      'https://owasp.org/Top10/2025/A03_2025-Software_Supply_Chain_Failures/',
    ],
  },
  needs: ['libraries'],
  evaluate({ libraries }) {
    return libraries.libraries.flatMap(({ name, version, url, how }) => {
      const advisories = advisoriesFor(name, version);
      const worst = advisories[0];
      if (worst === undefined) return [];
      const fixed = fixedVersion(advisories);
      const ids = advisories.slice(0, 12).map((advisory) => advisory.ids[0]);
      const ghsa = advisories.flatMap((advisory) => advisory.ids.filter((id) => id.startsWith('GHSA-')));
      return {
        location: { url },
        title: `${name} ${version} has known vulnerabilities`,
        evidence: `${name} ${version}, detected by ${how}: ${ids.join(', ')}${advisories.length > ids.length ? ` and ${advisories.length - ids.length} more` : ''} (${shorten(new URL(url).pathname, 150)})`,
        key: `${name}@${version}`,
        rating: ADVISED[worst.severity],
        confidence: how === 'its URL' ? ('firm' as const) : ('certain' as const),
        fix:
          fixed === null
            ? `No release of ${name} fixes all of these; replace it with a maintained library.`
            : `Update ${name} to ${fixed} or later.`,
        references:
          ghsa.length === 0
            ? ['https://github.com/advisories']
            : ghsa.slice(0, 10).map((id) => `https://github.com/advisories/${id}`),
      };
    });
  },
});

/** The advisory's severity, less certain because the site need not use the vulnerable part. */
const ADVISED: Readonly<Record<Severity, Rating>> = {
  critical: RATINGS.dependencyCritical,
  high: RATINGS.dependencyHigh,
  medium: RATINGS.dependencyMedium,
  low: RATINGS.weakerDefence,
  info: RATINGS.none,
};

/** The lowest version that is free of all of them, or null when one of them has no fix. */
export function fixedVersion(advisories: readonly LibraryAdvisory[]): string | null {
  let highest = '0';
  for (const { fixed } of advisories) {
    if (fixed === null) return null;
    if (compareVersions(fixed, highest) > 0) highest = fixed;
  }
  return highest;
}
