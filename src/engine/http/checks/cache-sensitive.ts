import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { type Exchange, header, headerValues } from '../../core/evidence/http.ts';
import { isHtml } from '../../web/html/html-document.ts';
import { isCsrfLike, isSessionLike } from '../../web/session-names.ts';
import { parseSetCookie } from '../../web/set-cookie.ts';
import { sharedCaching } from '../cache-control.ts';

export const httpCacheSensitive = defineCheck({
  meta: {
    id: 'http.cache-sensitive',
    title: 'A personal page may be kept by shared caches',
    severity: 'low',
    confidence: 'firm',
    cwe: ['CWE-525'],
    requirements: {},
    scanTypes: ['standard', 'compliance'],
    what: 'A page that sets a session cookie, or that was fetched as a signed-in user, does not forbid proxies and content networks to keep it.',
    why: 'A shared cache can hand one visitor the page, and even the session cookie, of another.',
    proof:
      'HTML and JSON answers with status 200 that set a session or anti-forgery cookie (or all, when the scan runs with the credentials of a user) are read by the rules of RFC 9111. Told to cache: firm; nothing said at all: tentative, since a cache may then guess.',
    fix: 'Send Cache-Control: no-store (or at least private) with everything that is made for one visitor.',
    snippets: {
      nginx: 'add_header Cache-Control "no-store" always;',
      apache: 'Header always set Cache-Control "no-store"',
      express: "app.use('/account', (req, res, next) => {\n  res.set('Cache-Control', 'no-store');\n  next();\n});",
      nextjs: "export const dynamic = 'force-dynamic'; // and do not cache the route in front of it",
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc9111#section-3',
      'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html#web-content-caching',
    ],
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }, { now, authenticated }) {
    const exchanges = [...landing.chain, ...crawl.pages.map(({ exchange }) => exchange)];
    return exchanges.flatMap((exchange) => faultOf(exchange, now, authenticated === true));
  },
});

function faultOf(exchange: Exchange, now: Date, isAuthenticated: boolean): FindingDraft[] {
  const { request, response } = exchange;
  const isPage = isHtml(exchange) || /json/i.test(header(response.headers, 'content-type') ?? '');
  if (response.status !== 200 || !isPage) return [];
  const cookie = headerValues(response.headers, 'set-cookie')
    .map(parseSetCookie)
    .find((one) => one !== null && !one.deletes && (isSessionLike(one.name, one.value) || isCsrfLike(one.name)));
  if ((cookie === undefined || cookie === null) && !isAuthenticated) return [];
  const caching = sharedCaching(response.headers, now);
  if (caching === 'prevented') return [];
  const control = header(response.headers, 'cache-control');
  const why = cookie ? `sets the cookie ${cookie.name}` : 'was fetched as a signed-in user';
  return [
    {
      key: caching,
      confidence: caching === 'explicit' ? 'firm' : 'tentative',
      location: { url: request.url, method: request.method, parameter: 'Cache-Control' },
      evidence: `The answer ${why}; ${control === undefined ? 'no Cache-Control is sent' : `Cache-Control: ${control.slice(0, 200)}`}.`,
    },
  ];
}
