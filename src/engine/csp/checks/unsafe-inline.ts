import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { faultsInForce } from '../evaluate.ts';
import { CSP_REFERENCES, judgeCspPages } from '../judge-pages.ts';
import { restrictsScripts } from '../script-sources.ts';

export const cspUnsafeInline = defineCheck({
  meta: {
    id: 'csp.unsafe-inline',
    title: 'Content-Security-Policy allows inline scripts',
    subject: 'Content-Security-Policy inline scripts',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'], pci: ['6.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: "The policy allows 'unsafe-inline' for scripts, or does not restrict scripts at all.",
    why: 'Injected markup, such as an image with an onerror attribute, runs at once. The policy gives no protection against cross-site scripting.',
    proof:
      "Evaluates the policy as a CSP 3 browser does: 'unsafe-inline' is ignored next to a valid nonce, hash or 'strict-dynamic', and if there are several policies, each of them must allow it. A policy without script-src and default-src restricts no script.",
    fix: "Move inline scripts into files or give them a nonce or hash, then remove 'unsafe-inline' from script-src (or default-src).",
    snippets: fixSnippets('strict-csp'),
    references: CSP_REFERENCES,
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    return judgeCspPages(crawl, (policies) => {
      const real = policies.filter((policy) => policy.directives.size > 0);
      if (real.length === 0) return [];
      if (!real.some(restrictsScripts)) {
        const title = 'Content-Security-Policy does not restrict scripts';
        return [
          { key: 'no-script-src', title, detail: 'Neither script-src nor default-src is set: any script may run.' },
        ];
      }
      const [first] = faultsInForce(real, 'unsafe-inline');
      if (first === undefined) return [];
      return [{ key: 'unsafe-inline', detail: `${first.directive} allows 'unsafe-inline'.` }];
    });
  },
});
