import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { keyOfProof, locationOfProof, stepsOf, wordsOf } from '../prove/proof-words.ts';

export const browserClientPathTraversal = defineCheck({
  meta: {
    id: 'browser.client-path-traversal',
    title: 'Path traversal in the browser (client-side path traversal)',
    rating: RATINGS.actsAsVisitor,
    confidence: 'firm',
    cwe: ['CWE-22'],
    requirements: { asvs: ['1.2.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A script puts a value of the URL into the path of a request without encoding it, so that two dots lead the request to another path of the site.',
    why: 'A link with a prepared value sends a request of the visitor, with their session and anti-CSRF token, to a path that the attacker chooses, or shows what another path returns.',
    proof:
      'Each source in the URL got an inert mark of its own, and a script requested a path with that mark in a folder. The page was opened again with `../` and another random word in that source; the script requested the same path outside of its folder. A value that is encoded stays in it and is not reported. The word names nothing that exists, and requests that may change something are not sent.',
    fix: 'Encode each segment with encodeURIComponent and refuse . and .. as values, or accept only the form that ids have.',
    references: [
      'https://owasp.org/www-community/attacks/Path_Traversal',
      'https://url.spec.whatwg.org/#double-dot-path-segment',
    ],
  },
  needs: ['browser'],
  evaluate({ browser }) {
    if (!browser.isProbed) return notApplicable('ownership of the target is not proven');
    return browser.proofs
      .filter(({ effect }) => effect === 'traversal')
      .map((proof) => ({
        location: locationOfProof(proof),
        proof: stepsOf(proof, `a script requested ${proof.requested ?? ''}`),
        evidence: `${wordsOf(proof)}: a script requested ${new URL(proof.requested ?? proof.url).pathname}, outside of its folder`,
        key: keyOfProof(proof),
      }));
  },
});
