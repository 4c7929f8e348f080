import { parseItem, Token } from 'structured-headers';
import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';

export const httpCrossOriginIsolation = defineCheck({
  meta: {
    id: 'http.cross-origin-isolation',
    title: 'Cross-origin isolation headers missing or invalid',
    subject: 'Cross-origin isolation headers',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: ['CWE-346'],
    requirements: { asvs: ['3.4.8'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The page does not send Cross-Origin-Opener-Policy, Cross-Origin-Embedder-Policy or Cross-Origin-Resource-Policy, or sends a value that browsers do not recognize.',
    why: 'Without these headers other sites can keep a reference to the window of the page, embed its resources and try to read them through side channels such as Spectre.',
    proof:
      'Parses the three headers as their specifications require: opener and embedder policy are lower-case structured field tokens, and a repeated header has no effect. A missing header is info; an invalid value, which only looks like protection, is low.',
    fix: 'Send Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Resource-Policy: same-origin. Add Cross-Origin-Embedder-Policy: require-corp where every embedded resource allows it.',
    snippets: fixSnippets('isolation'),
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

type CrossOriginHeader = 'cross-origin-opener-policy' | 'cross-origin-embedder-policy' | 'cross-origin-resource-policy';

const HEADERS: readonly (readonly [CrossOriginHeader, string])[] = [
  ['cross-origin-opener-policy', 'Cross-Origin-Opener-Policy'],
  ['cross-origin-embedder-policy', 'Cross-Origin-Embedder-Policy'],
  ['cross-origin-resource-policy', 'Cross-Origin-Resource-Policy'],
];

const VALUES: Readonly<Record<CrossOriginHeader, readonly string[]>> = {
  'cross-origin-opener-policy': ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups', 'unsafe-none'],
  'cross-origin-embedder-policy': ['require-corp', 'credentialless', 'unsafe-none'],
  'cross-origin-resource-policy': ['same-origin', 'same-site', 'cross-origin'],
};

function faultsOf({ request, response }: Exchange): FindingDraft[] {
  const missing: string[] = [];
  const drafts: FindingDraft[] = [];
  const location = { url: request.url, method: request.method };
  for (const [name, shown] of HEADERS) {
    const values = headerValues(response.headers, name);
    if (values.length === 0) missing.push(shown);
    else if (!isValid(name, values)) {
      drafts.push({
        key: `invalid ${name}`,
        rating: RATINGS.weakerDefence,
        title: `Invalid ${shown} header`,
        location: { ...location, parameter: shown },
        evidence: values.map((value) => headerLine(shown, value)).join('\n'),
      });
    }
  }
  if (missing.length > 0) drafts.push({ key: 'missing', location, evidence: `Missing: ${missing.join(', ')}` });
  return drafts;
}

/** Browsers ignore unknown values and repeated headers (HTML, "cross-origin opener policies"). */
function isValid(name: CrossOriginHeader, values: readonly string[]): boolean {
  const [value = '', ...others] = values;
  // CORP is not a structured field: browsers compare the whole value (Fetch, "cross-origin resource policy check").
  const word = name === 'cross-origin-resource-policy' ? value.trim() : parseTokenItem(value);
  return others.length === 0 && word !== null && VALUES[name].includes(word);
}

/** The token of a structured field item (RFC 9651, section 4.2.3); null when it is malformed or another type. */
export function parseTokenItem(text: string): string | null {
  try {
    const [item] = parseItem(text);
    return item instanceof Token ? item.toString() : null;
  } catch {
    return null;
  }
}
