import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { faultsInForce } from '../evaluate.ts';
import { CSP_REFERENCES, judgeCspPages } from '../judge-pages.ts';

export const cspAllowlistBypass = defineCheck({
  meta: {
    id: 'csp.allowlist-bypass',
    title: 'Content-Security-Policy can be bypassed through an allowed host',
    subject: 'Content-Security-Policy allowlist bypasses',
    rating: RATINGS.weakerDefence,
    confidence: 'firm',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'], pci: ['6.4.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'script-src allows a host that is known to serve JSONP endpoints or a library such as AngularJS that evaluates code in the page.',
    why: 'An attacker who can inject markup loads such a file from the allowed host and runs arbitrary code, as if there were no policy.',
    proof:
      "Compares the hosts with the tables of JSONP endpoints and script gadgets in Google's CSP Evaluator. Hosts that 'strict-dynamic' disables are not reported.",
    fix: "Replace the host allowlist by nonces with 'strict-dynamic', or allow only the exact path of the file that is needed.",
    snippets: fixSnippets('strict-csp'),
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
