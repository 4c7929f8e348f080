import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { enforcedPolicies, misplacedPolicies, reportOnlyPolicies } from '../../web/csp-policies.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { CSP_REFERENCES, showPolicy } from '../judge-pages.ts';
import { suggestPolicy } from '../suggest-policy.ts';

const FIX =
  "Send a Content-Security-Policy header. Start in report-only mode to see what would break, then enforce it. A strict policy with nonces ('nonce-…' 'strict-dynamic') protects best.";

export const cspMissing = defineCheck({
  meta: {
    id: 'csp.missing',
    title: 'Content-Security-Policy missing',
    subject: 'Content-Security-Policy header',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'], pci: ['6.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'HTML pages are sent without an enforced Content-Security-Policy. A policy in report-only mode blocks nothing.',
    why: 'If an attacker can inject markup anywhere in the site, nothing stops the injected script. A policy is the second line of defense against cross-site scripting.',
    proof:
      'Reads the headers and meta elements of every HTML page. These do not count: an empty policy, a policy that has only directives that a meta element cannot set, a meta element outside the head, and Content-Security-Policy-Report-Only.',
    fix: FIX,
    snippets: fixSnippets('strict-csp'),
    references: CSP_REFERENCES,
  },
  needs: ['crawl'],
  uses: ['active', 'browser'],
  evaluate({ crawl, active, browser }) {
    const pages = htmlPages(crawl, active);
    if (pages.length === 0) return notApplicable(NO_PAGES);
    const policy = suggestPolicy([...pages, ...(browser?.exchanges ?? [])], browser);
    const fix = `${FIX} These pages would start with Content-Security-Policy-Report-Only: ${policy}`;
    return pages.flatMap(faultOf).map((draft) => ({ ...draft, fix }));
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
        ? `${showPolicy(misplaced)}\nThe meta element is not a child of the head, so browsers ignore it.`
        : reporting.length > 0
          ? `Only Content-Security-Policy-Report-Only is sent: ${reporting[0]?.text.slice(0, 400)}`
          : `${page.request.url} has no Content-Security-Policy.`;
  const location = { url: page.request.url, method: page.request.method, parameter: 'Content-Security-Policy' };
  return [{ key: 'missing', location, evidence: shown }];
}
