import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';
import { type CrossOriginHeader, judgeCrossOriginPolicy } from '../cross-origin-policies.ts';

export const httpCrossOriginIsolation = defineCheck({
  meta: {
    id: 'http.cross-origin-isolation',
    title: 'Cross-origin isolation headers are missing or invalid',
    severity: 'info',
    confidence: 'certain',
    cwe: ['CWE-346'],
    requirements: { asvs: ['3.4.8'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The page does not send Cross-Origin-Opener-Policy, Cross-Origin-Embedder-Policy or Cross-Origin-Resource-Policy, or sends a value that browsers do not understand.',
    why: 'Without them other sites can keep a handle on the window of the page, embed its resources and try to read them by side channels such as Spectre.',
    proof:
      'The three headers are read as their specifications say: opener and embedder policy are structured tokens in lower case, a repeated header counts as none. Missing ones are info; an invalid value, which looks like protection but is none, is low.',
    fix: 'Send Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Resource-Policy: same-origin; add Cross-Origin-Embedder-Policy: require-corp where every embedded resource allows it.',
    snippets: {
      nginx:
        'add_header Cross-Origin-Opener-Policy "same-origin" always;\nadd_header Cross-Origin-Resource-Policy "same-origin" always;',
      apache:
        'Header always set Cross-Origin-Opener-Policy "same-origin"\nHeader always set Cross-Origin-Resource-Policy "same-origin"',
      express: 'app.use(helmet.crossOriginOpenerPolicy());\napp.use(helmet.crossOriginResourcePolicy());',
      caddy: 'header Cross-Origin-Opener-Policy "same-origin"\nheader Cross-Origin-Resource-Policy "same-origin"',
    },
    references: [
      'https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies',
      'https://web.dev/articles/coop-coep',
    ],
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    const pages = htmlPages(crawl);
    return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(faultsOf);
  },
});

const HEADERS: readonly (readonly [CrossOriginHeader, string])[] = [
  ['cross-origin-opener-policy', 'Cross-Origin-Opener-Policy'],
  ['cross-origin-embedder-policy', 'Cross-Origin-Embedder-Policy'],
  ['cross-origin-resource-policy', 'Cross-Origin-Resource-Policy'],
];

function faultsOf({ request, response }: Exchange): FindingDraft[] {
  const missing: string[] = [];
  const drafts: FindingDraft[] = [];
  const location = { url: request.url, method: request.method };
  for (const [name, shown] of HEADERS) {
    const values = headerValues(response.headers, name);
    const state = judgeCrossOriginPolicy(name, values);
    if (state === 'missing') missing.push(shown);
    if (state === 'invalid') {
      drafts.push({
        key: `invalid ${name}`,
        severity: 'low',
        title: `${shown} is not valid`,
        location: { ...location, parameter: shown },
        evidence: values.map((value) => headerLine(shown, value)).join('\n'),
      });
    }
  }
  if (missing.length > 0) drafts.push({ key: 'missing', location, evidence: `Missing: ${missing.join(', ')}` });
  return drafts;
}
