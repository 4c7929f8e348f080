import { defineCheck } from '../../core/check.ts';
import { judgeCspPages } from '../pages.ts';
import { CSP_REFERENCES, STRICT_CSP_SNIPPETS } from '../snippets.ts';
import { syntaxFaults } from '../syntax.ts';

export const cspSyntax = defineCheck({
  meta: {
    id: 'csp.syntax',
    title: 'The Content-Security-Policy has a mistake in its syntax',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'A directive is unknown or repeated, a semicolon is missing, a keyword is misspelt or lacks its quotes, or a directive stands in a meta element where it has no effect.',
    why: 'Browsers drop what they do not understand without a word: the policy protects less than it seems to.',
    proof:
      "The policy is parsed as CSP 3 says and every directive and keyword compared with the known ones, with the parser checks of CSP Evaluator and some of our own (repeated directives, 'none' beside other sources, 'strict-dynamic' without a nonce or hash).",
    fix: 'Correct the directive that is named in the evidence; the console of a browser shows the same complaint.',
    snippets: STRICT_CSP_SNIPPETS,
    references: CSP_REFERENCES,
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    return judgeCspPages(crawl, (policies) => policies.flatMap(syntaxFaults));
  },
});
