import { defineCheck, type FindingDraft } from '../../core/check.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { seenIn } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { hasName } from '../../data/names.ts';
import { fixSnippets } from '../../web/fix-snippets.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { mask } from '../../web/mask.ts';
import { redirectTarget } from '../../web/redirect.ts';

export const cookieSessionInUrl = defineCheck({
  meta: {
    id: 'cookie.session-in-url',
    title: 'Session id in URL',
    subject: 'Session ids in URLs',
    rating: RATINGS.leakedSession,
    confidence: 'firm',
    cwe: ['CWE-598'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The URL of a redirect, link or form on the site contains what appears to be a session id or access token.',
    why: 'URLs end up in logs, browser histories, bookmarks and the Referer header. An attacker who reads one there can take over the session.',
    proof:
      'Searches redirects, links and form targets on the same host for parameters with session names (jsessionid, phpsessid, sid, access_token …) and a value that is long and random enough, and for cookieless sessions of ASP.NET. The id is masked.',
    fix: 'Transport the session in a cookie only, and turn off URL rewriting in the framework.',
    snippets: fixSnippets('cookie'),
    references: [
      'https://owasp.org/www-community/vulnerabilities/Information_exposure_through_query_strings_in_url',
      'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html',
    ],
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }, { target }) {
    const seen: { exchange: Exchange; url: string }[] = [];
    for (const exchange of landing.chain) {
      const next = redirectTarget(exchange);
      if (next !== null) seen.push({ exchange, url: next.href });
    }
    for (const { url, exchange } of crawl.pages) {
      const document = documentOf(exchange);
      seen.push({ exchange, url });
      for (const link of document?.links ?? []) seen.push({ exchange, url: link.url });
      for (const form of document?.forms ?? []) seen.push({ exchange, url: form.action });
    }
    return seen.flatMap(({ exchange, url }) => draftOf(exchange, url, target.host));
  },
});

function draftOf({ request, response }: Exchange, url: string, host: string): FindingDraft[] {
  // Other sites are responsible for their own URLs.
  if (URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') !== host) return [];
  const found = sessionInUrl(url);
  if (found === null) return [];
  const page = request.url;
  const isOwn = url === page;
  const sent = isOwn ? { ...request, url: found.shown } : request;
  return [
    {
      key: found.parameter.toLowerCase(),
      location: { url: isOwn ? found.shown : page, method: 'GET', parameter: found.parameter },
      evidence: found.shown,
      proof: seenIn({ request: sent, response }, { texts: [`${found.parameter}=`] }),
    },
  ];
}

interface SessionInUrl {
  readonly parameter: string;
  /** The URL with the id masked. */
  readonly shown: string;
}

/** A session id in a path parameter (`;jsessionid=`), a query parameter or an ASP.NET cookieless segment; null when there is none. */
export function sessionInUrl(url: string): SessionInUrl | null {
  // A page may have tens of thousands of links: parse only candidates.
  if (!/sid|sess|cfid|cftoken|token|jwt|\([AFSX]\(/i.test(url)) return null;
  const parsed = URL.parse(url);
  if (parsed === null) return null;
  const path = /;([\w.]+)=([^;/?#]+)/.exec(parsed.pathname);
  if (path !== null && hasName('session-parameter', path[1] ?? '') && isSecret(path[2] ?? '')) {
    return { parameter: path[1] ?? '', shown: url.replace(path[2] ?? '', mask(path[2] ?? '')) };
  }
  const cookieless = /\/\((?:[AFSX]\([\w-]{16,}\))+\)\//.exec(parsed.pathname);
  if (cookieless !== null) return { parameter: 'cookieless session', shown: url.replace(cookieless[0], '/(S(…))/') };
  for (const [name, value] of parsed.searchParams) {
    if (hasName('session-parameter', name) && isSecret(value))
      return { parameter: name, shown: url.replace(value, mask(value)) };
  }
  return null;
}

/** Long and mixed enough to be an id and not a page number or a word. */
function isSecret(value: string): boolean {
  if (value.length < 16 || value.length > 4_096) return false;
  return /\d/.test(value) && /[a-z]/i.test(value) ? new Set(value).size >= 8 : /^\d{20,}$/.test(value);
}
