import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { enforcedPolicies, misplacedPolicies, reportOnlyPolicies } from '../../web/csp-policies.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { showPolicy } from '../pages.ts';
import { CSP_REFERENCES, STRICT_CSP_SNIPPETS } from '../snippets.ts';

export const cspMissing = defineCheck({
  meta: {
    id: 'csp.missing',
    title: 'No Content-Security-Policy is enforced',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'], pci: ['6.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'HTML pages are sent without a Content-Security-Policy that browsers enforce. A policy in Report-Only mode reports but blocks nothing.',
    why: 'When markup can be injected anywhere in the site, nothing stops the injected script from running. A policy turns most cross-site scripting holes into harmless text.',
    proof:
      'Headers and meta elements of every HTML page are read. A policy that is empty, that holds only directives a meta element cannot carry, that stands in a meta element outside the head, or in Content-Security-Policy-Report-Only does not count.',
    fix: "Send a Content-Security-Policy header. Begin with Report-Only to see what would break, then enforce; a strict policy with nonces ('nonce-…' 'strict-dynamic') protects best.",
    snippets: STRICT_CSP_SNIPPETS,
    references: CSP_REFERENCES,
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    const pages = htmlPages(crawl);
    return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(faultOf);
  },
});

function faultOf(page: Exchange): FindingDraft[] {
  const enforced = enforcedPolicies(page);
  if (enforced.some((policy) => policy.directives.size > 0)) return [];
  const reporting = reportOnlyPolicies(page);
  const [misplaced] = misplacedPolicies(page);
  const shown =
    enforced.length > 0
      ? `${showPolicy(enforced[0] as (typeof enforced)[0])}\nThese directives have no effect in a meta element.`
      : misplaced !== undefined
        ? `${showPolicy(misplaced)}\nThe meta element is no child of the head; browsers ignore it.`
        : reporting.length > 0
          ? `Only Content-Security-Policy-Report-Only is sent: ${reporting[0]?.text.slice(0, 400)}`
          : `${page.request.url} is sent without Content-Security-Policy.`;
  const location = { url: page.request.url, method: page.request.method, parameter: 'Content-Security-Policy' };
  return [{ key: 'missing', location, evidence: shown }];
}
