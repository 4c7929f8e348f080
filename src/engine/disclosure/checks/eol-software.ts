import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { softwareBanners } from '../software-banner.ts';
import { type EolLine, eolLineOf } from '../software-eol.ts';

export const disclosureEolSoftware = defineCheck({
  meta: {
    id: 'disclosure.eol-software',
    title: 'End-of-life software',
    severity: 'medium',
    confidence: 'firm',
    cwe: ['CWE-1104'],
    requirements: { asvs: ['13.4.6'], pci: ['6.3.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A header, or a detected script library, names a release line that no longer gets security updates from its maker.',
    why: 'Vulnerabilities found from now on stay open. Automated attacks target such releases first.',
    proof:
      'The version is compared with a table of announced end-of-life dates at the time of the scan. No vulnerability is claimed. Distributions may still patch an old line, and a header may be wrong, so the confidence is firm.',
    fix: 'Upgrade to a supported release line; the reference lists them.',
    references: ['https://endoflife.date/', 'https://owasp.org/Top10/'],
  },
  needs: ['landing', 'crawl', 'libraries'],
  evaluate({ landing, crawl, libraries }, { now }) {
    const today = now.toISOString().slice(0, 10);
    const drafts: FindingDraft[] = [];
    const exchanges = new Set([...landing.chain, ...crawl.pages.map(({ exchange }) => exchange)]);
    for (const { request, response } of exchanges) {
      for (const { header, product, version } of softwareBanners(response.headers)) {
        const line = eolLineOf(product, version);
        if (line === null || line.until >= today) continue;
        drafts.push(
          draftOf(
            line,
            version,
            { url: request.url, method: request.method, parameter: header },
            `the ${header} header`,
          ),
        );
      }
    }
    for (const { name, version, url, how } of libraries.libraries) {
      const line = eolLineOf(name.toLowerCase(), version);
      if (line === null || line.until >= today) continue;
      drafts.push(draftOf(line, version, { url }, how));
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
