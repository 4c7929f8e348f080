import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import type { CspPolicy } from '../../web/csp-policies.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { CSP_REFERENCES, judgeCspPages } from '../judge-pages.ts';
import { restrictsScripts, sandboxesScripts, scriptSources } from '../script-sources.ts';

export const cspMissingDirectives = defineCheck({
  meta: {
    id: 'csp.missing-directives',
    title: 'Content-Security-Policy lacks directives that do not fall back to default-src',
    subject: 'Content-Security-Policy directives without fallback',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The policy restricts scripts but not plug-ins (object-src), the base URL (base-uri) or form targets (form-action). base-uri and form-action do not fall back to default-src.',
    why: 'Without any script, injected markup can change where relative scripts load from, or send form input to another site.',
    proof:
      'Evaluates only policies that restrict scripts. default-src covers object-src; base-uri is not required where no script may run; a sandbox without allow-forms covers form-action. If there are several policies, one with the directive is enough.',
    fix: "Add object-src 'none'; base-uri 'none'; form-action 'self' to the policy.",
    snippets: fixSnippets('strict-csp'),
    references: CSP_REFERENCES,
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    return judgeCspPages(crawl, (policies) => {
      if (!policies.some(restrictsScripts)) return [];
      return missingIn(policies).map((directive) => ({
        key: directive,
        title: `Content-Security-Policy without ${directive}`,
        detail: `${directive} is not set.`,
      }));
    });
  },
});

function missingIn(policies: readonly CspPolicy[]): string[] {
  const has = (...names: string[]) => policies.some((policy) => names.some((name) => policy.directives.has(name)));
  const noScripts = policies.some((policy) => {
    const values = scriptSources(policy);
    const isNone =
      values !== null && (values.length === 0 || (values.length === 1 && values[0]?.toLowerCase() === "'none'"));
    return isNone || sandboxesScripts(policy);
  });
  const noForms = policies.some((policy) => policy.directives.get('sandbox')?.includes('allow-forms') === false);
  const missing: string[] = [];
  if (!has('object-src', 'default-src')) missing.push('object-src');
  if (!has('base-uri') && !noScripts) missing.push('base-uri');
  if (!has('form-action') && !noForms) missing.push('form-action');
  return missing;
}
