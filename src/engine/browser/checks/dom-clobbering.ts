import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { keyOfProof, locationOfProof, stepsOf, wordsOf } from '../prove/proof-words.ts';

export const browserDomClobbering = defineCheck({
  meta: {
    id: 'browser.dom-clobbering',
    title: 'DOM clobbering',
    rating: RATINGS.scriptInSession,
    confidence: 'certain',
    cwe: ['CWE-79'],
    requirements: { asvs: ['3.2.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A script of the page puts markup from the URL into the page, without what executes, and another script then takes an element of that markup for a global variable, because of its id or name.',
    why: "A link with prepared markup runs the attacker's code in the session of the user who opens it, although the markup is sanitized.",
    proof:
      'Where a value of the URL reached an HTML sink and no script in it was executed, the page was opened with anchors whose id and name are those of global variables that its scripts read. The finding needs a script that was loaded from the address of such an anchor and that called a function with a random name in the origin of the target.',
    fix: 'Declare globals with let or const in a module, check the type of what is read, and let the sanitizer prefix ids and names (SANITIZE_NAMED_PROPS of DOMPurify).',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/DOM_Clobbering_Prevention_Cheat_Sheet.html',
      'https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object',
    ],
  },
  needs: ['browser'],
  evaluate({ browser }) {
    if (!browser.isProbed) return notApplicable('ownership of the target is not proven');
    return browser.proofs
      .filter(({ effect }) => effect === 'clobbering')
      .map((proof) => ({
        location: locationOfProof(proof),
        proof: stepsOf(proof, 'a script was loaded from the address in the markup'),
        evidence: `${wordsOf(proof)}: a script was loaded from the address in the markup and executed in the origin of the target`,
        key: keyOfProof(proof),
      }));
  },
});
