import { defineCheck } from '../../core/check.ts';
import { shorten } from '../../web/quote.ts';
import { foreignRedirect } from '../redirect-target.ts';

export const activeOpenRedirect = defineCheck({
  meta: {
    id: 'active.open-redirect',
    title: 'Parameter redirects to any site',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-601'],
    requirements: { asvs: ['3.7.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The site sends the browser on to an address that a parameter names, whatever host that is.',
    why: 'A link that begins with your name leads to the page of an attacker: good for phishing, and for stealing codes of sign-in flows.',
    proof:
      'A value with a host that cannot exist was sent; the Location or Refresh header, a meta refresh or a script that runs on load then leads to that very host when its address is read as a browser reads it. Redirects that stay on the site are not reported.',
    fix: 'Redirect to paths of your own only, or to a fixed list of hosts; compare the parsed host, not the text.',
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
        location: { url: probe.url, method: probe.method, parameter: probe.parameter },
        evidence: `${probe.method} with ${probe.parameter || 'the query'} = ${shorten(probe.payload, 200)}: status ${probe.exchange.response.status}, ${sink.kind} leads to ${shorten(sink.value, 200)}`,
        key: `${probe.method} ${new URL(probe.url).pathname} ${probe.parameter}`,
      };
    });
  },
});
