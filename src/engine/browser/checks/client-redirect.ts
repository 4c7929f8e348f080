import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { keyOfProof, locationOfProof, stepsOf, wordsOf } from '../prove/proof-words.ts';

export const browserClientRedirect = defineCheck({
  meta: {
    id: 'browser.client-redirect',
    title: 'Open redirect in the browser',
    rating: RATINGS.visitorDeceived,
    confidence: 'certain',
    cwe: ['CWE-601'],
    requirements: { asvs: ['3.7.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A script of the page navigates to a URL from the address without checking its host.',
    why: "A link that starts with your domain leads to an attacker's page: useful for phishing, and for stealing codes of sign-in flows.",
    proof:
      'The page was opened with the URL of a host that does not exist in one parameter, and the browser began to navigate there. Nothing was sent. Links that only a visitor can follow are not reported.',
    fix: 'Navigate only to paths of your own site or to an allowlist of hosts; compare the parsed host, not the text.',
    references: ['https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html'],
  },
  needs: ['browser'],
  evaluate({ browser }) {
    if (!browser.isProbed) return notApplicable('ownership of the target is not proven');
    return browser.proofs
      .filter(({ effect }) => effect === 'redirect')
      .map((proof) => ({
        location: locationOfProof(proof),
        proof: stepsOf(proof, 'the page navigates to the host of the payload'),
        evidence: `${wordsOf(proof)}: the page navigates to this host`,
        key: keyOfProof(proof),
      }));
  },
});
