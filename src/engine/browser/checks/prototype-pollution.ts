import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { locationOfProof, sourceName, stepsOf, wordsOf } from '../prove/proof-words.ts';

export const browserPrototypePollution = defineCheck({
  meta: {
    id: 'browser.prototype-pollution',
    title: 'Prototype pollution in the browser',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-1321', 'CWE-915'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A script copies names from the URL into an object without leaving out __proto__ and constructor, so that a link adds properties to every object of the page.',
    why: 'Together with code that reads an option which is normally absent, an attacker changes what the page does, up to running scripts in the session of a visitor.',
    proof:
      'The page was opened with a random property for Object.prototype in the query or the fragment, and an empty object then had it.',
    fix: 'Use a maintained parser for the query, create objects with Object.create(null) or a Map, and refuse the names __proto__, constructor and prototype.',
    references: ['https://cheatsheetseries.owasp.org/cheatsheets/Prototype_Pollution_Prevention_Cheat_Sheet.html'],
  },
  needs: ['browser'],
  evaluate({ browser }) {
    if (!browser.isProbed) return notApplicable('ownership of the target is not proven');
    return browser.proofs
      .filter(({ effect }) => effect === 'pollution')
      .map((proof) => ({
        location: locationOfProof(proof),
        proof: stepsOf(proof, 'every object of the page has the property'),
        evidence: `${wordsOf(proof)}: every object of the page then has the property`,
        // One parser serves all pages of an application.
        key: sourceName(proof.source),
      }));
  },
});
