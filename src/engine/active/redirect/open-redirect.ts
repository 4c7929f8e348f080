import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { findingPlace } from '../kit/groups.ts';
import { foreignRedirect } from '../kit/redirect-target.ts';

export const activeOpenRedirect = defineCheck({
  meta: {
    id: 'active.open-redirect',
    title: 'Open redirect',
    rating: RATINGS.visitorDeceived,
    confidence: 'certain',
    cwe: ['CWE-601'],
    requirements: { asvs: ['3.7.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The site redirects to a URL from a parameter without checking the host.',
    why: "A link that starts with your domain leads to an attacker's page: useful for phishing, and for stealing codes of sign-in flows.",
    proof:
      'A value with a host name that cannot exist was sent; the Location or Refresh header, a meta refresh or a script that runs on load leads to that host when its URL is parsed as browsers do. Redirects that stay on the site are not reported.',
    fix: 'Redirect only to paths of your own site or to an allowlist of hosts; compare the parsed host, not the text.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html',
      'https://cwe.mitre.org/data/definitions/601.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return active.probes.flatMap((probe) => {
      if (probe.family !== 'open-redirect') return [];
      const sink = foreignRedirect(probe.exchange, probe.marker);
      if (sink === null) return [];
      return {
        ...findingPlace(probe, { quote: () => ({ texts: [sink.value, probe.marker] }) }),
        evidence: `${probe.method} with ${probe.parameter || 'the query'} = ${shorten(probe.payload, 200)}: status ${probe.exchange.response.status}, the ${sink.kind} leads to ${shorten(sink.value, 200)}`,
      };
    });
  },
});
