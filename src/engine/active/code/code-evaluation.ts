import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { withoutNumbers } from '../kit/arithmetic.ts';
import { findingPlace, insertionPoint, probeGroups, quoteProduct } from '../kit/groups.ts';
import { provesCode } from './code-payloads.ts';

export const activeCodeEvaluation = defineCheck({
  meta: {
    id: 'active.code-evaluation',
    title: 'Server-side code evaluation',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-95', 'CWE-94'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server evaluates the value of a parameter as an expression of its programming language.',
    why: 'An attacker runs code on the server with the rights of the application.',
    proof:
      'A string was joined with the product of two random numbers, in the syntax of a programming language. The response has the joined text in place of the expression, twice with different numbers. A calculator, which computes numbers and joins no strings, proves nothing. No other code was sent.',
    fix: 'Never evaluate input as code: parse it as data (numbers, JSON) or map it to a list of allowed operations. For formulas of users, use a library with a grammar of its own.',
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/07-Input_Validation_Testing/11-Testing_for_Code_Injection',
      'https://cwe.mitre.org/data/definitions/95.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return probeGroups(active.probes, 'code-evaluation').flatMap((group) => {
      const [hit, again] = group;
      if (hit === undefined || again === undefined || hit.payload === again.payload) return [];
      if (!group.every(({ exchange, payload, marker }) => provesCode(exchange.response.text, payload, marker)))
        return [];
      const languages = hit.step.replace(/^output: /, '');
      return {
        ...findingPlace(hit, { again, quote: quoteProduct }),
        evidence: `${insertionPoint(hit)} = ${shorten(JSON.stringify(withoutNumbers(hit.payload).replaceAll(hit.marker, 'word')), 200)}: the response has the joined text with the product of the random numbers a and b (syntax of ${languages})`,
      };
    });
  },
});
