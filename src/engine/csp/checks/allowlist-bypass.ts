import { defineCheck } from '../../core/check.ts';
import { faultsInForce } from '../evaluate.ts';
import { judgeCspPages } from '../pages.ts';
import { CSP_REFERENCES, STRICT_CSP_SNIPPETS } from '../snippets.ts';

export const cspAllowlistBypass = defineCheck({
  meta: {
    id: 'csp.allowlist-bypass',
    title: 'The Content-Security-Policy allows a host that undoes it',
    severity: 'medium',
    confidence: 'firm',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'], pci: ['6.4.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A host in script-src is known to serve JSONP answers or a library such as AngularJS that runs code given in the page.',
    why: 'An attacker who can inject markup loads that file from the allowed host and has his code run, as if there were no policy.',
    proof:
      "The hosts are compared with the tables of JSONP endpoints and script gadgets of Google's CSP Evaluator. Hosts that 'strict-dynamic' switches off are not reported.",
    fix: "Replace the list of hosts by nonces with 'strict-dynamic', or allow the exact path of the one file that is needed.",
    snippets: STRICT_CSP_SNIPPETS,
    references: [...CSP_REFERENCES, 'https://research.google/pubs/pub45542/'],
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    return judgeCspPages(crawl, (policies) =>
      faultsInForce(policies, 'allowlist-bypass').map(({ directive, value, detail }) => ({
        key: value.toLowerCase(),
        detail: `${directive} ${value}: ${detail}`,
      })),
    );
  },
});
