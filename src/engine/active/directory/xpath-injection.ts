import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { booleanProof, withoutEquation } from '../kit/boolean-proof.ts';
import { findingPlace, insertionPoint, probeGroups } from '../kit/groups.ts';
import { provesXPathError } from './xpath-errors.ts';

export const activeXpathInjection = defineCheck({
  meta: {
    id: 'active.xpath-injection',
    title: 'XPath injection',
    rating: RATINGS.allData,
    confidence: 'certain',
    cwe: ['CWE-643'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The value of a parameter becomes part of the text of an XPath expression.',
    why: 'An attacker can read the whole XML document, for example accounts with their passwords, or pass a sign-in.',
    proof:
      'Equations of random numbers were appended with `and`: the response followed each of six, and the operator in upper case, which XPath does not know, had another response. Where the value finds nothing and quotes break the expression, conditions with `starts-with` are appended with `or` instead; SQL cannot run them. Or quotes cause the error of an XPath library, twice, and with an expression that is valid within quotes the error is gone.',
    fix: 'Pass values as variables of the XPath expression, or accept letters and digits only.',
    references: [
      'https://owasp.org/www-community/attacks/XPATH_Injection',
      'https://cwe.mitre.org/data/definitions/643.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return probeGroups(active.probes, 'xpath-injection').flatMap((group) => {
      const proof = booleanProof(group);
      if (proof !== null)
        return {
          ...findingPlace(proof.hit, { controls: proof.controls }),
          evidence: `${insertionPoint(proof.hit)} = ${shorten(withoutEquation(proof.hit.payload), 200)} (n: a random number): the response followed ${proof.equations} of ${proof.equations} equations`,
          confidence: proof.confidence,
        };
      const error = provesXPathError(group);
      if (error === null) return [];
      return {
        ...findingPlace(error.hit, {
          controls: group.filter(({ step }) => step === 'valid'),
          quote: () => ({ texts: [error.words, error.words.slice(0, 20)] }),
        }),
        evidence: `${insertionPoint(error.hit)} = ${shorten(error.hit.payload, 120)} causes the error: ${shorten(error.words, 200)}\nWith a valid expression in quotes the error is gone.`,
      };
    });
  },
});
