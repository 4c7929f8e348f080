import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { enforcedPolicies } from '../../web/csp-policies.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';
import { judgeFrameOptions } from '../frame-options.ts';

export const httpFramingConflict = defineCheck({
  meta: {
    id: 'http.framing-conflict',
    title: 'X-Frame-Options and frame-ancestors disagree',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-1021'],
    requirements: { asvs: ['3.4.6'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A page says with X-Frame-Options one thing and with the frame-ancestors directive of its Content-Security-Policy another, or uses ALLOW-FROM, which no current browser obeys.',
    why: 'Browsers follow frame-ancestors and ignore X-Frame-Options; other clients do the opposite. Who set the stricter one believes in a protection that is not there.',
    proof:
      "Both are read as browsers do: DENY against anything but 'none', SAMEORIGIN against anything wider than 'self', and contradicting values of X-Frame-Options.",
    fix: "Let both say the same: X-Frame-Options: DENY with frame-ancestors 'none', or SAMEORIGIN with frame-ancestors 'self'. For a list of sites use frame-ancestors alone and drop ALLOW-FROM.",
    snippets: {
      nginx:
        'add_header Content-Security-Policy "frame-ancestors \'self\' https://partner.example" always;\n# no X-Frame-Options beside a list of sites',
      apache:
        'Header always set Content-Security-Policy "frame-ancestors \'self\' https://partner.example"\nHeader always unset X-Frame-Options',
    },
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
