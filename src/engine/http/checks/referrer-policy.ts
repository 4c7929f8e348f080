import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { shorten } from '../../web/quote.ts';
import { judgeReferrerPolicy } from '../referrer-policy.ts';

export const httpReferrerPolicy = defineCheck({
  meta: {
    id: 'http.referrer-policy',
    title: 'The Referrer-Policy lets addresses leak',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-200'],
    requirements: { asvs: ['3.4.5'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The page sets a Referrer-Policy that sends its address to other sites, sets one that browsers do not understand, or sets none.',
    why: 'Addresses often hold what is private: search words, ids, tokens of password resets. With unsafe-url the whole address goes to every site that is linked or embedded, even over plain HTTP.',
    proof:
      'The header and meta elements are read as browsers do: the last valid word wins, a meta element overrides the header. A missing policy is reported as info, since browsers then use strict-origin-when-cross-origin, and so is no-referrer-when-downgrade, which was the default of browsers before and is often meant as one.',
    fix: 'Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer where no other site needs to know.',
    snippets: {
      nginx: 'add_header Referrer-Policy "strict-origin-when-cross-origin" always;',
      apache: 'Header always set Referrer-Policy "strict-origin-when-cross-origin"',
      express: "app.use(helmet.referrerPolicy({ policy: 'strict-origin-when-cross-origin' }));",
      nextjs:
        "// next.config.js\nasync headers() {\n  return [{ source: '/:path*', headers: [{ key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' }] }];\n}",
      caddy: 'header Referrer-Policy "strict-origin-when-cross-origin"',
    },
    references: [
      'https://www.w3.org/TR/referrer-policy/',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy',
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
  const headers = headerValues(response.headers, 'referrer-policy');
  const metas = (documentOf(exchange)?.metas ?? [])
    .filter(({ name }) => name === 'referrer')
    .map(({ content }) => content);
  const { state, policy } = judgeReferrerPolicy(headers, metas);
  if (state === 'safe') return [];
  const location = { url: request.url, method: request.method, parameter: 'Referrer-Policy' };
  if (state === 'missing') {
    const title = 'No Referrer-Policy is set';
    return [{ key: 'missing', severity: 'info', title, location, evidence: `${request.url} sets no Referrer-Policy.` }];
  }
  const shown = [
    ...headers.map((value) => `Referrer-Policy: ${shorten(value)}`),
    ...metas.map((content) => `<meta name="referrer" content="${shorten(content)}">`),
  ].join('\n');
  if (state === 'invalid') {
    const title = 'The Referrer-Policy is not one that browsers understand';
    return [{ key: 'invalid', title, location, evidence: shown }];
  }
  const severity = policy === 'no-referrer-when-downgrade' ? { severity: 'info' as const } : {};
  return [{ key: `unsafe ${policy}`, ...severity, location, evidence: `${shown}\nIn force: ${policy}` }];
}
