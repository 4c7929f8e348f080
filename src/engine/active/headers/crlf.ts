import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { findingPlace } from '../kit/groups.ts';
import { injectedHeader } from './injected-header.ts';

export const activeCrlf = defineCheck({
  meta: {
    id: 'active.crlf',
    title: 'HTTP header injection (CRLF injection)',
    rating: RATINGS.responseControl,
    confidence: 'certain',
    cwe: ['CWE-113'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A value is copied into a response header with its line breaks, so that what follows becomes a header or body of its own.',
    why: 'An attacker can set cookies, change security policies, inject a whole page into the site, and poison caches.',
    proof:
      'CR LF and a random header were sent in the parameter (or in the path); the response has a header field with that random name. Text inside another header does not count.',
    fix: 'Reject or strip CR and LF in values that go into headers; set headers through the framework. In nginx redirect with $request_uri instead of $uri.',
    snippets: { nginx: 'return 301 https://$host$request_uri;' },
    references: [
      'https://owasp.org/www-community/attacks/HTTP_Response_Splitting',
      'https://cwe.mitre.org/data/definitions/113.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return active.probes.flatMap((probe) => {
      if (probe.family !== 'crlf' || !injectedHeader(probe.exchange, probe.marker)) return [];
      return {
        ...findingPlace(probe, { quote: () => ({ headers: [`X-${probe.marker}`] }) }),
        evidence: `${JSON.stringify(probe.payload)} in ${probe.parameter || 'the query'}: the response (status ${probe.exchange.response.status}) has the header X-${probe.marker}: 1`,
      };
    });
  },
});
