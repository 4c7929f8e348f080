import { defineCheck } from '../../core/check.ts';
import { type Exchange, header } from '../../core/evidence/http.ts';
import { step } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';
import { hostLink } from './host-link.ts';

/** A shared cache served or may keep the response (RFC 9111, sections 5.1 and 5.2.2; common CDN headers). */
function isShared({ response: { headers } }: Exchange): boolean {
  if (['age', 'cf-cache-status', 'x-cache', 'x-varnish'].some((name) => header(headers, name) !== undefined))
    return true;
  return /\bs-maxage\s*=\s*[1-9]/i.test(header(headers, 'cache-control') ?? '');
}

export const activeHostHeader = defineCheck({
  meta: {
    id: 'active.host-header',
    title: 'Host header injection',
    rating: RATINGS.weakerDefence,
    confidence: 'firm',
    cwe: ['CWE-644'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The site builds absolute URLs from the Host or X-Forwarded-Host header that the client sends.',
    why: "A password-reset e-mail can contain a link to an attacker's host, and a shared cache can serve pages that load scripts from there.",
    proof:
      'The start page, and up to five pages and redirects that contain the absolute URL of the site, were requested under a host name that cannot exist; a link, form, script, meta element or the Location header of the response points to it. A redirect that only changes http to https on the same path is not reported. The finding is medium if a shared cache stores the response, and low otherwise.',
    fix: 'Configure the public URL and build links from it; reject unknown hosts at the server, and trust X-Forwarded-Host from your own proxy only.',
    snippets: {
      nginx: 'server {\n  listen 443 ssl default_server;\n  ssl_reject_handshake on;\n}',
      apache: 'UseCanonicalName On',
    },
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/07-Input_Validation_Testing/17-Testing_for_Host_Header_Injection',
      'https://portswigger.net/web-security/host-header',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return active.probes.flatMap((probe) => {
      if (probe.family !== 'host-header' || probe.step === 'own-host') return [];
      const link = hostLink(probe.exchange, probe.marker);
      if (link === null) return [];
      return {
        location: { url: probe.url, method: probe.method, parameter: probe.parameter },
        evidence: `${probe.parameter}: ${probe.marker} results in ${link.where} ${shorten(link.value, 200)}`,
        proof: {
          steps: [
            ...active.probes
              .filter(({ step: name, url }) => name === 'own-host' && url === probe.url)
              .map(({ exchange }) => step('control', exchange)),
            step('proof', probe.exchange, { texts: [link.value, probe.marker] }),
          ],
        },
        // Host and X-Forwarded-Host reach the same code.
        key: 'host',
        rating: isShared(probe.exchange) ? RATINGS.visitorDeceived : RATINGS.weakerDefence,
      };
    });
  },
});
