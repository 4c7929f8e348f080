import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import table from '../../data/software-eol.json' with { type: 'json' };
import { advisoriesFor } from '../../web/library-advisories.ts';

export const disclosureEolSoftware = defineCheck({
  meta: {
    id: 'disclosure.eol-software',
    title: 'End-of-life software',
    rating: RATINGS.unpatched,
    confidence: 'tentative',
    cwe: ['CWE-1104'],
    requirements: { asvs: ['13.4.6'], pci: ['6.3.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A header, or a detected script library, names an end-of-life release line, which gets no security updates.',
    why: 'Vulnerabilities found from now on stay open. Automated attacks target such releases first.',
    proof:
      'The version is compared with a table of announced end-of-life dates at the time of the scan. No vulnerability is claimed. Distributions patch old lines without a new version in the header, so a header is tentative. A script library without known vulnerabilities is low; one with them is reported by js.vulnerable-library alone.',
    fix: 'Upgrade to a supported release line; the reference lists them.',
    references: ['https://endoflife.date/', 'https://owasp.org/Top10/'],
  },
  needs: ['landing', 'crawl', 'libraries'],
  evaluate({ libraries }, { now }) {
    const today = now.toISOString().slice(0, 10);
    const drafts: FindingDraft[] = [];
    for (const { name, version, url, method, header } of libraries.servers) {
      const line = eolLineOf(name, version);
      if (line === null || line.until >= today) continue;
      drafts.push(draftOf(line, version, { url, method, parameter: header }, `the ${header} header`));
    }
    for (const { name, version, url, how } of libraries.libraries) {
      const line = eolLineOf(name.toLowerCase(), version);
      // A version with known vulnerabilities is a finding of js.vulnerable-library already.
      if (line === null || line.until >= today || advisoriesFor(name, version).length > 0) continue;
      drafts.push({ ...draftOf(line, version, { url }, how), confidence: 'certain', rating: RATINGS.weakerDefence });
    }
    return drafts;
  },
});

function draftOf(line: EolLine, version: string, location: FindingDraft['location'], how: string): FindingDraft {
  return {
    key: `${line.product} ${line.line}`,
    title: `${line.product} ${line.line} is end-of-life`,
    location,
    evidence: `${line.product} ${version} (from ${how}); security updates for this line ended on ${line.until}.`,
    references: [line.source, 'https://endoflife.date/'],
  };
}

export interface EolLine {
  readonly product: string;
  /** Leading numbers of the version, for example `7.4`; the line contains every version that starts with them. */
  readonly line: string;
  /** Last day with public security updates from the maker, as `YYYY-MM-DD`. */
  readonly until: string;
  /** Page of the maker with the date. */
  readonly source: string;
}

interface EolProduct {
  /** As banners name it, in lower case. */
  readonly names: readonly string[];
  readonly source: string;
  /** Last day by line. */
  readonly ends: Readonly<Record<string, string>>;
}

const PRODUCTS: readonly EolProduct[] = table.products;

export const EOL_LINES: readonly EolLine[] = PRODUCTS.flatMap(({ names, source, ends }) =>
  names.flatMap((product) => Object.entries(ends).map(([line, until]) => ({ product, line, until, source }))),
);

/** The line of a version, if its end is known; the longest match wins. */
export function eolLineOf(product: string, version: string): EolLine | null {
  const numbers = version.split(/[^0-9.]/)[0] ?? '';
  const matching = EOL_LINES.filter(
    ({ product: name, line }) => name === product && (numbers === line || numbers.startsWith(`${line}.`)),
  );
  return matching.sort((a, b) => b.line.length - a.line.length)[0] ?? null;
}
