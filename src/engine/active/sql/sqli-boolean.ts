import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { booleanProof, withoutEquation } from '../kit/boolean-proof.ts';
import { findingPlace, insertionPoint, probeGroups } from '../kit/groups.ts';

export const activeSqliBoolean = defineCheck({
  meta: {
    id: 'active.sqli-boolean',
    title: 'SQL injection (blind, by a condition)',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-89'],
    requirements: { asvs: ['1.2.4'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The value of a parameter becomes part of the text of a database query. The response shows no error, but it depends on a condition in the value.',
    why: 'An attacker can read the whole database by asking one yes-or-no question after the other, and often change it or sign in without a password.',
    proof:
      "Equations of random numbers were appended with AND. With each of three that hold, the response was the same as to the value itself; with each of three that do not, it was another one. The value itself has the same response three times; a word in place of AND has another one. What responses repeat of the value, times and tokens do not count. Only AND was sent, never OR, so that no query selected more than the site's own.",
    fix: 'Use parameterized queries (prepared statements); never build queries from text.',
    references: [
      'https://owasp.org/www-community/attacks/Blind_SQL_Injection',
      'https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return probeGroups(active.probes, 'sqli-boolean').flatMap((group) => {
      const proof = booleanProof(group);
      if (proof === null) return [];
      const { hit, controls, context, equations, confidence } = proof;
      return {
        ...findingPlace(hit, { controls }),
        evidence: `${insertionPoint(hit)} = ${shorten(withoutEquation(hit.payload), 200)} (n: a random number): the response followed ${equations} of ${equations} equations; the value is in ${context}`,
        confidence,
      };
    });
  },
});
