import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';

export const browserThirdPartyScript = defineCheck({
  meta: {
    id: 'browser.third-party-script',
    title: 'Third-party scripts injected at run time',
    subject: 'Third-party scripts injected at run time',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-829'],
    requirements: { asvs: ['3.6.1'], pci: ['6.4.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'While the page runs, a script adds another one from a different host, without an integrity hash.',
    why: 'Each of these hosts can run any code in the pages of every visitor. Scripts that are added at run time are in no HTML file, so that reviews miss them.',
    proof:
      'The document contained the script element after the page had run, and the HTML of the page does not contain it. Scripts in the HTML are reported by content.sri-missing.',
    fix: 'List and justify the scripts of a page; host them yourself, or set the integrity attribute where the file has a fixed version.',
    references: ['https://cheatsheetseries.owasp.org/cheatsheets/Third_Party_Javascript_Management_Cheat_Sheet.html'],
  },
  needs: ['browser'],
  evaluate({ browser }) {
    return browser.foreignScripts
      .filter(({ isAdded, hasIntegrity }) => isAdded && !hasIntegrity)
      .map(({ url, page }) => ({
        location: { url: page },
        evidence: `the page adds ${shorten(url, 300)}`,
        key: URL.parse(url)?.host ?? '',
      }));
  },
});
