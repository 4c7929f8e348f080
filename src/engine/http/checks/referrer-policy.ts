import { ownValue } from '../../../shared/records.ts';
import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { shorten } from '../../web/quote.ts';

export const httpReferrerPolicy = defineCheck({
  meta: {
    id: 'http.referrer-policy',
    title: 'Referrer-Policy leaks URLs to other sites',
    subject: 'Referrer-Policy header',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-200'],
    requirements: { asvs: ['3.4.5'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The page sets a Referrer-Policy that sends its full URL or origin to other sites, sets an invalid one, or sets none.',
    why: 'URLs often contain private data: search terms, ids, password reset tokens. With unsafe-url the full URL goes to every linked or embedded site, even over plain HTTP.',
    proof:
      'Evaluates the header and meta elements as browsers do: the last valid value wins, and a meta element overrides the header. A missing policy is info, because browsers default to strict-origin-when-cross-origin. no-referrer-when-downgrade, the former default, is info too.',
    fix: 'Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer if no other site needs the referrer.',
    snippets: fixSnippets('referrer'),
    references: [
      'https://www.w3.org/TR/referrer-policy/',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy',
    ],
  },
  needs: ['crawl'],
  uses: ['active'],
  evaluate({ crawl, active }) {
    const pages = htmlPages(crawl, active);
    return pages.length === 0 ? notApplicable(NO_PAGES) : pages.flatMap(faultOf);
  },
});

function faultOf(exchange: Exchange): FindingDraft[] {
  const { request, response } = exchange;
  const headers = headerValues(response.headers, 'referrer-policy');
  const metas = (documentOf(exchange)?.metas ?? [])
    .filter(({ name }) => name === 'referrer')
    .map(({ content }) => content);
  const { state, policy } = judgeReferrerPolicy(headers, metas);
  if (state === 'safe') return [];
  const location = { url: request.url, method: request.method, parameter: 'Referrer-Policy' };
  if (state === 'missing') {
    const title = 'Referrer-Policy missing';
    return [
      { key: 'missing', rating: RATINGS.none, title, location, evidence: `${request.url} has no Referrer-Policy.` },
    ];
  }
  const shown = [
    ...headers.map((value) => `Referrer-Policy: ${shorten(value)}`),
    ...metas.map((content) => `<meta name="referrer" content="${shorten(content)}">`),
  ].join('\n');
  if (state === 'invalid') {
    const title = 'Invalid Referrer-Policy';
    return [{ key: 'invalid', title, location, evidence: shown }];
  }
  const rating = policy === 'no-referrer-when-downgrade' ? { rating: RATINGS.none } : {};
  return [{ key: `unsafe ${policy}`, ...rating, location, evidence: `${shown}\nEffective policy: ${policy}` }];
}

const SAFE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['unsafe-url', 'no-referrer-when-downgrade', 'origin', 'origin-when-cross-origin'];
/** Values of old drafts that browsers still accept in a meta element (HTML, "meta referrer"). */
const LEGACY: Readonly<Record<string, string>> = {
  never: 'no-referrer',
  default: 'strict-origin-when-cross-origin',
  always: 'unsafe-url',
  'origin-when-crossorigin': 'origin-when-cross-origin',
};

interface ReferrerPolicyVerdict {
  readonly state: 'missing' | 'safe' | 'unsafe' | 'invalid';
  readonly policy: string | null;
}

/**
 * The last valid value of the list counts, so a new value can follow its fallback (Referrer Policy, section 8.1). A meta
 * element of the document overrides the header.
 */
export function judgeReferrerPolicy(headers: readonly string[], metas: readonly string[]): ReferrerPolicyVerdict {
  const words = (values: readonly string[]) =>
    values
      .flatMap((value) => value.split(','))
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== '');
  const all = [...words(headers), ...words(metas).map((word) => ownValue(LEGACY, word) ?? word)];
  if (all.length === 0) return { state: 'missing', policy: null };
  const policy = all.findLast((word) => SAFE.includes(word) || UNSAFE.includes(word));
  if (policy === undefined) return { state: 'invalid', policy: null };
  return { state: SAFE.includes(policy) ? 'safe' : 'unsafe', policy };
}
