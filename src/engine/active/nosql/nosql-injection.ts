import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { booleanProof } from '../kit/boolean-proof.ts';
import { findingPlace, probeGroups } from '../kit/groups.ts';

export const activeNosqlInjection = defineCheck({
  meta: {
    id: 'active.nosql-injection',
    title: 'NoSQL operator injection',
    rating: RATINGS.allData,
    confidence: 'certain',
    cwe: ['CWE-943', 'CWE-74'],
    requirements: { asvs: ['1.2.4'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A parameter whose name ends with an operator in brackets (`q[$ne]`), or an object with an operator in place of a member of JSON (`{"$ne": …}`), reaches the query of a document database as this operator.',
    why: 'An attacker can read documents of others, guess secrets letter by letter, or sign in without a password.',
    proof:
      "With `[$eq]` and `[$in][]` and the site's own value the response was the same as without an operator; with `[$ne]`, `[$nin][]` and an operator that does not exist it was another one. Members of JSON got `$eq` and `$in`, with the site's own value and with random letters, so that nothing else was selected. Passwords were not probed.",
    fix: 'Accept strings only: check the type of each value before it enters a query, or turn off the parsing of brackets. In Mongoose set sanitizeFilter.',
    snippets: { express: "app.set('query parser', 'simple');" },
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/07-Input_Validation_Testing/05.6-Testing_for_NoSQL_Injection',
      'https://cwe.mitre.org/data/definitions/943.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return probeGroups(active.probes, 'nosql-injection').flatMap((group) => {
      const proof = booleanProof(group);
      if (proof === null) return [];
      const { parameter } = proof.hit;
      return {
        ...findingPlace(proof.hit, { controls: proof.controls }),
        evidence: parameter.startsWith('body /')
          ? `${parameter}: $eq and $in with the value have the response of the value; with other letters, and with an unknown operator, they have another one`
          : `${parameter}[$eq] and ${parameter}[$in][] have the response of ${parameter}; ${parameter}[$ne], ${parameter}[$nin][] and an unknown operator have another one`,
        confidence: 'certain' as const,
      };
    });
  },
});
