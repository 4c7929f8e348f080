import { type Severity, severityRank } from '../../../contract/primitives.ts';
import { packageUrl } from '../../../shared/package-url.ts';
import { defineCheck, type FindingDraft } from '../../core/check.ts';
import type { DetectedLibrary } from '../../core/evidence/content.ts';
import { RATINGS, type Rating } from '../../core/ratings.ts';
import { compareVersions } from '../../web/compare-versions.ts';
import { advisoriesFor, type LibraryAdvisory } from '../../web/library-advisories.ts';
import { isFileOf } from '../../web/library-in-url.ts';
import { shorten } from '../../web/quote.ts';
import { membersOf } from '../vulnerable-members.ts';

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
      'The version is read from the code of the library (strings and property names that survive minifying and bundling), from its banner or, for scripts of other hosts, from their URL, and is in the range of each advisory listed. The severity is that of the most severe advisory, but critical only if scripts of the site call the member that a critical advisory is about (`_.defaultsDeep`), and high otherwise. Copies in a file that another project publishes (`swagger-ui-bundle.js`, `dagre-d3.min.js`) are one finding with confidence firm. `not loaded` means that the version is known from the URL of a script on another host alone.',
    fix: 'Update the library to a version without known advisories, or remove it.',
    references: [
      'https://github.com/advisories',
      'https://owasp.org/Top10/2025/A03_2025-Software_Supply_Chain_Failures/',
    ],
  },
  needs: ['libraries'],
  uses: ['crawl'],
  evaluate({ libraries }) {
    const vulnerable = libraries.libraries.flatMap((library) => {
      const advisories = advisoriesFor(library.name, library.version);
      return advisories.length === 0 ? [] : { library, advisories };
    });
    const bundles = new Map<string, Vulnerable[]>();
    for (const one of vulnerable)
      if (one.library.bundle !== undefined)
        bundles.set(one.library.url, [...(bundles.get(one.library.url) ?? []), one]);
    return [
      ...vulnerable.filter(({ library }) => library.bundle === undefined).map(draftOf),
      ...[...bundles.values()].map(draftOfBundle),
    ];
  },
});

interface Vulnerable {
  readonly library: DetectedLibrary;
  /** Most severe first; at least one. */
  readonly advisories: readonly LibraryAdvisory[];
}

function draftOf({ library, advisories }: Vulnerable): FindingDraft {
  const { name, version, url, how, calls = [] } = library;
  const fixed = fixedVersion(advisories);
  const isOwnFile = isFileOf(name, url);
  const isSure =
    how === 'its code' || how === 'its code in an inline script' || (isOwnFile && !how.startsWith('its URL'));
  return {
    location: { url },
    quote: [version],
    title: `${name} ${version} has known vulnerabilities`,
    evidence: `${sentenceOf(library, advisories)} (${shorten(new URL(url).pathname, 150)})${calls.length === 0 ? '' : `\nScripts of the site call ${calls.join(', ')}, which they are about.`}`,
    key: `${name}@${version}`,
    rating: ratingOf(advisories, calls),
    confidence: isSure ? 'certain' : 'firm',
    fix:
      fixed === null
        ? `No release of ${name} fixes all of these; replace it with a maintained library.`
        : `Update ${name} to ${fixed} or later.`,
    references: referencesOf(advisories),
    advisories: advisories.map(({ ids }) => ({ id: ids[0] ?? '', component: packageUrl('npm', name, version) })),
  };
}

/** One finding for the copies in the file of another project: the site cannot update them alone. */
function draftOfBundle(copies: readonly Vulnerable[]): FindingDraft {
  const [first] = copies as [Vulnerable, ...Vulnerable[]];
  const { url, bundle = '' } = first.library;
  const advisories = copies
    .flatMap(({ library: { name, version }, advisories: own }) =>
      own.map((advisory) => ({ ...advisory, component: packageUrl('npm', name, version) })),
    )
    .sort((one, other) => severityRank(one.severity) - severityRank(other.severity));
  const names = copies.map(({ library: { name, version } }) => `${name} ${version}`);
  return {
    location: { url },
    quote: [first.library.version],
    title: `${shorten(bundle, 80)} contains ${names.length === 1 ? names[0] : `${names.length} libraries`} with known vulnerabilities`,
    evidence: `${copies.map((copy) => sentenceOf(copy.library, copy.advisories)).join('\n')}\n${shorten(new URL(url).pathname, 150)} is published by another project, which contains the copies. Whether it uses the vulnerable parts was not shown.`,
    key: `in ${bundle}`,
    rating: ratingOf(advisories, []),
    confidence: 'firm',
    fix: `Update ${shorten(bundle, 80)} to a release that contains fixed versions, or replace it.`,
    references: referencesOf(advisories),
    advisories: advisories.map(({ ids, component }) => ({ id: ids[0] ?? '', component })),
  };
}

function sentenceOf({ name, version, how }: DetectedLibrary, advisories: readonly LibraryAdvisory[]): string {
  const ids = advisories.slice(0, IDS_SHOWN).map((advisory) => advisory.ids[0]);
  const more = advisories.length > ids.length ? ` and ${advisories.length - ids.length} more` : '';
  return `${name} ${version}, detected by ${how}: ${ids.join(', ')}${more}`;
}

function referencesOf(advisories: readonly LibraryAdvisory[]): string[] {
  const ghsa = advisories.flatMap(({ ids }) => ids.filter((id) => id.startsWith('GHSA-')));
  if (ghsa.length === 0) return ['https://github.com/advisories'];
  return ghsa.slice(0, 10).map((id) => `https://github.com/advisories/${id}`);
}

/** That of the most severe advisory. Critical only if scripts of the site call what a critical advisory is about. */
function ratingOf(advisories: readonly LibraryAdvisory[], calls: readonly string[]): Rating {
  const [worst] = advisories;
  const isReached = advisories.some(
    ({ severity, ids }) => severity === 'critical' && ids.flatMap(membersOf).some((member) => calls.includes(member)),
  );
  if (isReached) return RATINGS.dependencyCritical;
  return ADVISED[worst?.severity ?? 'info'];
}

const IDS_SHOWN = 12;

/** The advisory's severity without a call that reaches it, less certain because the site need not use the vulnerable part. */
const ADVISED: Readonly<Record<Severity, Rating>> = {
  critical: RATINGS.dependencyHigh,
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
