import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { pagesAndResources } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';

export const httpXcto = defineCheck({
  meta: {
    id: 'http.xcto',
    title: 'X-Content-Type-Options header missing or invalid',
    subject: 'X-Content-Type-Options header',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'Responses lack X-Content-Type-Options: nosniff, so browsers may guess another content type than the declared one.',
    why: 'A file that a user uploaded as an image or text can be interpreted as a script or page and then runs in the origin of the site.',
    proof:
      'Evaluates pages, scripts and style sheets with a 2xx status. As in browsers, only the first value counts, and case is ignored. A repeated header is reported too: it works in current browsers, but older ones compare the whole text.',
    fix: 'Send X-Content-Type-Options: nosniff with every response, together with a correct Content-Type.',
    snippets: fixSnippets('nosniff'),
    references: [
      'https://fetch.spec.whatwg.org/#x-content-type-options-header',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options',
    ],
  },
  needs: ['crawl'],
  uses: ['active'],
  evaluate({ crawl, active }) {
    return pagesAndResources(crawl, active)
      .filter(({ response }) => response.status >= 200 && response.status < 300 && response.body.length > 0)
      .flatMap(faultOf);
  },
});

function faultOf({ request, response }: Exchange): FindingDraft[] {
  const values = headerValues(response.headers, 'x-content-type-options');
  const words = values
    .join(',')
    .split(',')
    .map((word) => word.trim().toLowerCase());
  const location = { url: request.url, method: request.method, parameter: 'X-Content-Type-Options' };
  if (values.length === 0) {
    return [{ key: 'missing', location, evidence: `${request.url} has no X-Content-Type-Options.` }];
  }
  const shown = values.map((value) => headerLine('X-Content-Type-Options', value)).join('\n');
  if (words[0] !== 'nosniff') return [{ key: 'invalid', location, evidence: shown }];
  if (words.length === 1) return [];
  return [
    {
      key: 'repeated',
      // The first value counts (Fetch, "determine nosniff"); a contradicting second one is a configuration error.
      rating: words.every((word) => word === 'nosniff') ? RATINGS.none : RATINGS.weakerDefence,
      title: 'X-Content-Type-Options sent more than once',
      location,
      evidence: shown,
      fix: 'Two places in the configuration set the header; remove one of them.',
    },
  ];
}
