import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { enforcedPolicies } from '../../web/csp-policies.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';
import { judgeFrameOptions } from '../frame-options.ts';

export const httpFramingConflict = defineCheck({
  meta: {
    id: 'http.framing-conflict',
    title: 'X-Frame-Options contradicts frame-ancestors',
    subject: 'X-Frame-Options and frame-ancestors',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-1021'],
    requirements: { asvs: ['3.4.6'] },
    scanTypes: ['standard', 'compliance'],
    what: 'X-Frame-Options and the frame-ancestors directive of the Content-Security-Policy disagree, X-Frame-Options has contradictory values, or it uses ALLOW-FROM, which current browsers ignore.',
    why: 'Browsers that support frame-ancestors ignore X-Frame-Options; other clients do the opposite. The stricter of the two gives a false sense of protection.',
    proof:
      "Compares both headers as browsers do: DENY with anything other than 'none', SAMEORIGIN with anything wider than 'self', and contradictory values of X-Frame-Options.",
    fix: "Make both headers agree: X-Frame-Options: DENY with frame-ancestors 'none', or SAMEORIGIN with frame-ancestors 'self'. To allow a list of sites, use frame-ancestors alone and remove ALLOW-FROM.",
    snippets: fixSnippets('partner-framing'),
    references: [
      'https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options',
      'https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header',
    ],
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    const pages = htmlPages(crawl);
    return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(faultOf);
  },
});

function faultOf(exchange: Exchange): FindingDraft[] {
  const { request, response } = exchange;
  const values = headerValues(response.headers, 'x-frame-options');
  const { state } = judgeFrameOptions(values);
  const lists = enforcedPolicies(exchange).flatMap((policy) => {
    const list = policy.directives.get('frame-ancestors');
    return list === undefined ? [] : [list.map((value) => value.toLowerCase())];
  });
  const distinct = new Set(values.flatMap((value) => value.split(',')).map((word) => word.trim().toLowerCase()));
  const key = conflictOf(state, lists, distinct.size);
  if (key === null) return [];
  const shown = [
    ...values.map((value) => headerLine('X-Frame-Options', value)),
    ...lists.map((list) => `Content-Security-Policy: frame-ancestors ${list.join(' ')}`),
  ];
  const location = { url: request.url, method: request.method, parameter: 'X-Frame-Options' };
  return [{ key, location, evidence: shown.join('\n') }];
}

function conflictOf(state: string, lists: readonly string[][], distinct: number): string | null {
  if (distinct > 1) return 'contradicting-values';
  if (state === 'allow-from') return 'allow-from';
  if (lists.length === 0) return null;
  const isNone = lists.some((list) => list.length === 0 || (list.length === 1 && list[0] === "'none'"));
  const isSelf = lists.some((list) => list.length === 1 && list[0] === "'self'");
  if (state === 'deny' && !isNone) return 'deny-against-list';
  if (state === 'sameorigin' && !isSelf) return 'sameorigin-against-list';
  return null;
}
