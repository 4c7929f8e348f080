import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { keyOfProof, locationOfProof, stepsOf, wordsOf } from '../prove/proof-words.ts';

export const browserDomXss = defineCheck({
  meta: {
    id: 'browser.dom-xss',
    title: 'Cross-site scripting in the browser (DOM)',
    rating: RATINGS.scriptInSession,
    confidence: 'certain',
    cwe: ['CWE-79'],
    requirements: { asvs: ['1.2.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A script of the page puts a value from the URL where the browser executes it: into HTML, into code, or into the URL of a link or frame.',
    why: "A link with a prepared value runs the attacker's code in the browser of everyone who opens it, within their session. Parts behind # never reach the server, so that neither its filters nor its logs see them.",
    proof:
      'Each source in the URL got an inert mark of its own, and the browser reported the marks that reached a sink (Trusted Types). The page was then opened again as it is, under its own policy, with a payload for that sink; a function with a random name was called in the origin of the target. What reaches a sink and is not executed is not reported.',
    fix: "Write text with textContent; check that URLs begin with https: or a path of yours; sanitize HTML with a library such as DOMPurify, and enforce it with Trusted Types (require-trusted-types-for 'script').",
    references: [
      'https://owasp.org/www-community/attacks/DOM_Based_XSS',
      'https://cheatsheetseries.owasp.org/cheatsheets/DOM_based_XSS_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['browser'],
  evaluate({ browser }) {
    if (!browser.isProbed) return notApplicable('ownership of the target is not proven');
    return browser.proofs
      .filter(({ effect, source }) => effect === 'script' && source.kind !== 'message')
      .map((proof) => ({
        location: locationOfProof(proof),
        proof: stepsOf(proof, 'the payload ran in the origin of the target'),
        evidence: `${wordsOf(proof)}: the payload was executed in the origin of the target`,
        key: keyOfProof(proof),
      }));
  },
});
