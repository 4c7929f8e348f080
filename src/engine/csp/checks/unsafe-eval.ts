import { defineCheck } from '../../core/check.ts';
import { faultsInForce } from '../evaluate.ts';
import { judgeCspPages } from '../pages.ts';
import { CSP_REFERENCES, STRICT_CSP_SNIPPETS } from '../snippets.ts';

export const cspUnsafeEval = defineCheck({
  meta: {
    id: 'csp.unsafe-eval',
    title: 'The Content-Security-Policy allows eval',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: "The policy allows 'unsafe-eval' for scripts: text may be turned into code by eval, new Function and the like.",
    why: 'Many libraries and templates can be made to evaluate text that an attacker controls; with this word the policy does not stop it.',
    proof:
      "script-src, script-src-elem, script-src-attr or, failing them, default-src of every enforced policy holds 'unsafe-eval'. 'wasm-unsafe-eval' alone is not reported.",
    fix: "Remove 'unsafe-eval'. Where WebAssembly needs it, use 'wasm-unsafe-eval'; build templates at build time instead of in the browser.",
    snippets: STRICT_CSP_SNIPPETS,
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
