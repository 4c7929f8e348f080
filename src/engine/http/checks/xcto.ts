import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { allAnswers } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';

export const httpXcto = defineCheck({
  meta: {
    id: 'http.xcto',
    title: 'X-Content-Type-Options is not nosniff',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'Answers are sent without X-Content-Type-Options: nosniff, so that browsers may guess another content type than the one declared.',
    why: 'A file that a user uploaded as an image or text can be taken for a script or a page and then runs with the rights of the site.',
    proof:
      'Pages, scripts and style sheets of the site with status 200 to 299 are looked at. As browsers do, only the first word of the header counts and case is ignored. The same value sent twice works in current browsers, while older ones compare the whole text: it is reported too.',
    fix: 'Send X-Content-Type-Options: nosniff with every answer, and a correct Content-Type.',
    snippets: {
      nginx: 'add_header X-Content-Type-Options "nosniff" always;',
      apache: 'Header always set X-Content-Type-Options "nosniff"',
      express: 'app.use(helmet.noSniff());',
      nextjs:
        "// next.config.js\nasync headers() {\n  return [{ source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] }];\n}",
      caddy: 'header X-Content-Type-Options "nosniff"',
    },
    references: [
      'https://fetch.spec.whatwg.org/#x-content-type-options-header',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options',
    ],
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    return allAnswers(crawl)
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
    return [{ key: 'missing', location, evidence: `${request.url} is sent without X-Content-Type-Options.` }];
  }
  const shown = values.map((value) => headerLine('X-Content-Type-Options', value)).join('\n');
  if (words[0] !== 'nosniff') return [{ key: 'invalid', location, evidence: shown }];
  if (words.length === 1) return [];
  return [
    {
      key: 'repeated',
      // The first value counts (Fetch, "determine nosniff"); a second that says otherwise shows that somebody is mistaken.
      severity: words.every((word) => word === 'nosniff') ? 'info' : 'low',
      title: 'X-Content-Type-Options is sent more than once',
      location,
      evidence: shown,
      fix: 'Two places of the configuration set the header; remove one of them.',
    },
  ];
}
