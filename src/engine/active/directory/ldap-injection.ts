import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { booleanProof } from '../kit/boolean-proof.ts';
import { findingPlace, insertionPoint, probeGroups } from '../kit/groups.ts';
import { provesLdapError } from './ldap-errors.ts';

export const activeLdapInjection = defineCheck({
  meta: {
    id: 'active.ldap-injection',
    title: 'LDAP injection',
    rating: RATINGS.allData,
    confidence: 'certain',
    cwe: ['CWE-90'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The value of a parameter becomes part of the text of an LDAP filter.',
    why: 'An attacker can read entries and attributes of the directory that the page does not show, or pass a sign-in.',
    proof:
      'A single parenthesis causes the error of an LDAP library about the filter, twice; the same characters, escaped as RFC 4515 says, do not. Or the response stays the same with conditions that all entries satisfy, and is another one with conditions that none does.',
    fix: 'Escape values for the filter as RFC 4515 says, with the function of the library (ldap_escape, Filter.encodeValue, escape_filter_chars).',
    references: [
      'https://owasp.org/www-community/attacks/LDAP_Injection',
      'https://cheatsheetseries.owasp.org/cheatsheets/LDAP_Injection_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return probeGroups(active.probes, 'ldap-injection').flatMap((group) => {
      const error = provesLdapError(group);
      if (error !== null)
        return {
          ...findingPlace(error.hit, {
            controls: group.filter(({ step }) => step === 'escaped'),
            quote: () => ({ texts: [error.words, error.words.slice(0, 20)] }),
          }),
          evidence: `${insertionPoint(error.hit)} = ${shorten(error.hit.payload, 120)} causes the error: ${shorten(error.words, 200)}\nWith escaped parentheses the error is gone.`,
        };
      const proof = booleanProof(group);
      if (proof === null) return [];
      return {
        ...findingPlace(proof.hit, { controls: proof.controls }),
        evidence: `${insertionPoint(proof.hit)} = ${shorten(proof.hit.payload, 120)}: the response followed ${proof.equations} of ${proof.equations} conditions of a filter`,
        confidence: proof.confidence,
      };
    });
  },
});
