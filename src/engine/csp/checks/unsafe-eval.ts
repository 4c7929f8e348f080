import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { faultsInForce } from '../evaluate.ts';
import { CSP_REFERENCES, judgeCspPages } from '../judge-pages.ts';

export const cspUnsafeEval = defineCheck({
  meta: {
    id: 'csp.unsafe-eval',
    title: "Content-Security-Policy allows 'unsafe-eval'",
    subject: "Content-Security-Policy 'unsafe-eval'",
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: "The policy allows 'unsafe-eval' for scripts: eval, new Function and similar functions may turn text into code.",
    why: 'Many libraries and templates can be made to evaluate text that an attacker controls; this keyword stops the policy from preventing it.',
    proof:
      "'unsafe-eval' is in script-src, script-src-elem, script-src-attr or, in their place, default-src of every enforced policy. 'wasm-unsafe-eval' alone is not reported.",
    fix: "Remove 'unsafe-eval'. If WebAssembly needs it, use 'wasm-unsafe-eval'; compile templates at build time instead of in the browser.",
    snippets: fixSnippets('strict-csp'),
    references: CSP_REFERENCES,
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    return judgeCspPages(crawl, (policies) => {
      const [first] = faultsInForce(policies, 'unsafe-eval');
      return first === undefined ? [] : [{ key: 'unsafe-eval', detail: `${first.directive} allows 'unsafe-eval'.` }];
    });
  },
});
