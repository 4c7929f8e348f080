import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { softwareBanners } from '../software-banner.ts';
import { type EolLine, eolLineOf } from '../software-eol.ts';

export const disclosureEolSoftware = defineCheck({
  meta: {
    id: 'disclosure.eol-software',
    title: 'Software past its end of life',
    severity: 'medium',
    confidence: 'firm',
    cwe: ['CWE-1104'],
    requirements: { asvs: ['13.4.6'], pci: ['6.3.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A header, or a script library that was recognised, names a release line for which its maker publishes no security updates any more.',
    why: 'Holes that are found from now on stay open. Such lines are also the first that automated attacks try.',
    proof:
      'The version is compared with a table of announced end dates, and the date of the scan counts. No vulnerability is claimed. Distributions may go on patching an old line, and a header may lie: the confidence is firm, not certain.',
    fix: 'Move to a line that its maker supports; the reference names the page that lists them.',
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
    title: `${line.product} ${line.line} is past its end of life`,
    location,
    evidence: `${line.product} ${version} (by ${how}); security updates of the line ended on ${line.until}.`,
    references: [line.source, 'https://endoflife.date/'],
  };
}
