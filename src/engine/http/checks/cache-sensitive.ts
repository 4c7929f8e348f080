import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { type Exchange, type HeaderList, header, headerValues } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { isHtml } from '../../web/html/html-document.ts';
import { isSessionLike } from '../../web/session-names.ts';
import { parseSetCookie } from '../../web/set-cookie.ts';

export const httpCacheSensitive = defineCheck({
  meta: {
    id: 'http.cache-sensitive',
    title: 'Sensitive page cacheable by shared caches',
    subject: 'Caching of sensitive pages',
    rating: RATINGS.sharedDevice,
    confidence: 'firm',
    cwe: ['CWE-525'],
    requirements: {},
    scanTypes: ['standard', 'compliance'],
    what: 'A page that sets a session cookie, or that was fetched with credentials, does not forbid proxies and CDNs to store it.',
    why: "A shared cache can serve one user's page, or even their session cookie, to another user.",
    proof:
      'Evaluates responses with status 200 and HTML or JSON content by the rules of RFC 9111. A response counts if it sets a session cookie; in a scan with user credentials every response counts. Explicit permission to cache is `firm`; without any caching header the finding is `tentative`, because caches may then apply heuristics.',
    fix: 'Send Cache-Control: no-store, or at least private, with every response that is made for one user.',
    snippets: fixSnippets('no-store'),
    references: [
      'https://www.rfc-editor.org/rfc/rfc9111#section-3',
      'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html#web-content-caching',
    ],
  },
  needs: ['landing', 'crawl'],
  uses: ['active'],
  evaluate({ landing, crawl, active }, { now, authenticated }) {
    const exchanges = [...landing.chain, ...crawl.pages.map(({ exchange }) => exchange), ...(active?.posted ?? [])];
    return exchanges.flatMap((exchange) => faultOf(exchange, now, authenticated === true));
  },
});

function faultOf(exchange: Exchange, now: Date, isAuthenticated: boolean): FindingDraft[] {
  const { request, response } = exchange;
  const isPage = isHtml(exchange) || /json/i.test(header(response.headers, 'content-type') ?? '');
  if (response.status !== 200 || !isPage) return [];
  const cookie = headerValues(response.headers, 'set-cookie')
    .map(parseSetCookie)
    .find((one) => one !== null && !one.deletes && isSessionLike(one.name, one.value));
  if ((cookie === undefined || cookie === null) && !isAuthenticated) return [];
  const caching = sharedCaching(response.headers, now);
  if (caching === 'prevented') return [];
  const control = header(response.headers, 'cache-control');
  const why = cookie ? `sets the cookie ${cookie.name}` : 'was fetched with user credentials';
  return [
    {
      key: caching,
      confidence: caching === 'explicit' ? 'firm' : 'tentative',
      location: { url: request.url, method: request.method, parameter: 'Cache-Control' },
      evidence: `The response ${why}; ${control === undefined ? 'it has no Cache-Control' : `Cache-Control: ${control.slice(0, 200)}`}.`,
    },
  ];
}

/** Directives in lower case with their values (RFC 9111, section 5.2). */
export function parseCacheControl(text: string): Map<string, string | null> {
  const directives = new Map<string, string | null>();
  for (const part of text.slice(0, 8_192).split(',')) {
    const equals = part.indexOf('=');
    const name = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
    const value =
      equals < 0
        ? null
        : part
            .slice(equals + 1)
            .trim()
            .replace(/^"|"$/g, '');
    if (name !== '' && !directives.has(name)) directives.set(name, value);
  }
  return directives;
}

export type SharedCaching =
  /** The response permits storing. */
  | 'explicit'
  /** No directive: caches may apply heuristics (RFC 9111, section 4.2.2). */
  | 'heuristic'
  | 'prevented';

/** Whether a shared cache may store a successful response to GET. */
export function sharedCaching(headers: HeaderList, now: Date): SharedCaching {
  const directives = parseCacheControl(header(headers, 'cache-control') ?? '');
  if (['no-store', 'private', 'no-cache'].some((name) => directives.has(name))) return 'prevented';
  if (header(headers, 'vary')?.trim() === '*') return 'prevented';
  const lifetime = ['s-maxage', 'max-age'].find((name) => directives.has(name));
  if (lifetime !== undefined) return Number.parseInt(directives.get(lifetime) ?? '', 10) > 0 ? 'explicit' : 'prevented';
  if (directives.has('public')) return 'explicit';
  const expires = header(headers, 'expires');
  if (expires !== undefined) {
    const time = Date.parse(expires);
    // An invalid date means "already expired" (RFC 9111, section 5.3).
    return Number.isNaN(time) || time <= now.getTime() ? 'prevented' : 'explicit';
  }
  if (/no-cache/i.test(header(headers, 'pragma') ?? '')) return 'prevented';
  return directives.has('must-revalidate') ? 'prevented' : 'heuristic';
}
