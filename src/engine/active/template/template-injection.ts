import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { withoutNumbers } from '../kit/arithmetic.ts';
import { findingPlace, insertionPoint, probeGroups, quoteProduct } from '../kit/groups.ts';
import { provesTemplate } from './template-payloads.ts';

export const activeTemplateInjection = defineCheck({
  meta: {
    id: 'active.template-injection',
    title: 'Server-side template injection',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-1336', 'CWE-74'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The value of a parameter becomes part of the text of a template, which the server evaluates.',
    why: 'Most template engines reach the objects of the program, so that an attacker reads secrets and runs code on the server.',
    proof:
      'The product of two random numbers was written in the syntax of a template engine, between two copies of a random word. The response has the value in place of the whole expression, twice with different numbers. Expressions that are reflected as they are, or that only a browser evaluates, prove nothing.',
    fix: 'Pass values to the template as variables; never build the text of a template from input. If visitors may write templates, use an engine without logic.',
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/07-Input_Validation_Testing/18-Testing_for_Server-side_Template_Injection',
      'https://portswigger.net/web-security/server-side-template-injection',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return probeGroups(active.probes, 'template-injection').flatMap((group) => {
      const [hit, again] = group;
      if (hit === undefined || again === undefined || hit.payload === again.payload) return [];
      if (!group.every(({ exchange, payload, marker }) => provesTemplate(exchange.response.text, payload, marker)))
        return [];
      const engines = hit.step.replace(/^output: /, '');
      return {
        ...findingPlace(hit, { again, quote: quoteProduct }),
        evidence: `${insertionPoint(hit)} = ${shorten(JSON.stringify(withoutNumbers(hit.payload)), 200)}: the response has the product of the random numbers a and b in place of the expression (syntax of ${engines})`,
      };
    });
  },
});
