import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import type { CspPolicy } from '../../web/csp-policies.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { evaluatePolicy } from '../evaluate.ts';
import { CSP_REFERENCES, type CspDraft, judgeCspPages } from '../judge-pages.ts';
import { hasKeyword, hasNonceOrHash, scriptSources } from '../script-sources.ts';

export const cspSyntax = defineCheck({
  meta: {
    id: 'csp.syntax',
    title: 'Content-Security-Policy has a syntax error',
    subject: 'Content-Security-Policy syntax',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'A directive is unknown or repeated, a semicolon is missing, a keyword is misspelled or unquoted, or a directive has no effect in a meta element.',
    why: 'Browsers silently ignore what they do not understand, so the policy protects less than it appears to.',
    proof:
      "Parses the policy by CSP 3 and compares every directive and keyword with the known ones, using the parser checks of CSP Evaluator and a few additions (repeated directives, 'none' next to other sources, 'strict-dynamic' without a nonce or hash).",
    fix: 'Correct the directive that the evidence names; the browser console shows the same warning.',
    snippets: fixSnippets('strict-csp'),
    references: CSP_REFERENCES,
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    return judgeCspPages(crawl, (policies) => policies.flatMap(syntaxFaults));
  },
});

/** Directives that contain a list of sources. */
const SOURCE_LISTS = /-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors)$/;
/** Repeating one of these is common and harmless. */
const REPORTING = new Set(['report-uri', 'report-to']);

/** Parts of one policy that browsers ignore or read otherwise than intended. */
export function syntaxFaults(policy: CspPolicy): CspDraft[] {
  return [
    ...evaluatePolicy(policy).flatMap(evaluatedFault),
    ...[...policy.directives.keys()].filter((name) => !/^[a-z][a-z0-9-]*$/.test(name)).map(notADirective),
    ...policy.repeated.filter((name) => !REPORTING.has(name)).map(repeatedDirective),
    ...policy.ignoredInMeta.map(ignoredInMeta),
    ...[...policy.directives].flatMap(([directive, values]) => uselessNone(directive, values)),
    ...blockedScripts(policy),
  ];
}

function evaluatedFault({ fault, directive, value, detail }: ReturnType<typeof evaluatePolicy>[number]): CspDraft[] {
  switch (fault) {
    case 'unknown-directive':
      return [{ key: `unknown ${directive}`, detail }];
    case 'missing-semicolon':
      return [{ key: `semicolon ${directive}`, detail }];
    case 'invalid-keyword':
      return [{ key: `keyword ${directive}`, detail: `${directive} ${value}: ${detail}` }];
    default:
      return [];
  }
}

function notADirective(name: string): CspDraft {
  return { key: 'unknown', detail: `"${name.slice(0, 60)}" is not a directive.` };
}

function repeatedDirective(name: string): CspDraft {
  return { key: `repeated ${name}`, detail: `${name} is repeated; browsers use only the first one.` };
}

function ignoredInMeta(name: string): CspDraft {
  return { key: `meta ${name}`, detail: `${name} has no effect in a meta element; send it in a header.` };
}

function uselessNone(directive: string, values: readonly string[]): CspDraft[] {
  if (!SOURCE_LISTS.test(directive) || values.length < 2 || !hasKeyword(values, 'none')) return [];
  const detail = `${directive}: browsers ignore 'none' next to other sources.`;
  return [{ key: `none ${directive}`, detail, rating: RATINGS.none }];
}

function blockedScripts(policy: CspPolicy): CspDraft[] {
  const scripts = scriptSources(policy) ?? [];
  if (!hasKeyword(scripts, 'strict-dynamic') || hasNonceOrHash(scripts)) return [];
  return [{ key: 'strict-dynamic', detail: "'strict-dynamic' without a nonce or hash blocks every script." }];
}
