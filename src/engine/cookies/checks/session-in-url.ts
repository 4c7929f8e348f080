import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { redirectTarget } from '../../web/redirect.ts';
import { COOKIE_SNIPPETS } from '../cookie-snippets.ts';
import { sessionInUrl } from '../session-in-url.ts';

export const cookieSessionInUrl = defineCheck({
  meta: {
    id: 'cookie.session-in-url',
    title: 'A session id stands in a URL',
    severity: 'medium',
    confidence: 'firm',
    cwe: ['CWE-598'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A redirect, link or form of the site carries what looks like a session id or access token in its address.',
    why: 'Addresses end up in logs, browser histories, bookmarks and the Referer header; whoever reads one there takes over the session.',
    proof:
      'Redirects, links and form targets on the own host are searched for parameters with names of session ids (jsessionid, phpsessid, sid, access_token …) whose value is long and random enough, and for the cookieless sessions of ASP.NET. The id is masked.',
    fix: 'Carry the session in a cookie only and switch URL rewriting off in the framework.',
    snippets: COOKIE_SNIPPETS,
    references: [
      'https://owasp.org/www-community/vulnerabilities/Information_exposure_through_query_strings_in_url',
      'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html',
    ],
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }, { target }) {
    const seen: { page: string; url: string }[] = [];
    for (const exchange of landing.chain) {
      const next = redirectTarget(exchange);
      if (next !== null) seen.push({ page: exchange.request.url, url: next.href });
    }
    for (const { url, exchange } of crawl.pages) {
      const document = documentOf(exchange);
      seen.push({ page: url, url });
      for (const link of document?.links ?? []) seen.push({ page: url, url: link.url });
      for (const form of document?.forms ?? []) seen.push({ page: url, url: form.action });
    }
    return seen.flatMap(({ page, url }) => draftOf(page, url, target.host));
  },
});

function draftOf(page: string, url: string, host: string): FindingDraft[] {
  // What another site puts into its own addresses is not this site's fault.
  if (URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') !== host) return [];
  const found = sessionInUrl(url);
  if (found === null) return [];
  const isOwn = url === page;
  return [
    {
      key: found.parameter.toLowerCase(),
      location: { url: isOwn ? found.shown : page, method: 'GET', parameter: found.parameter },
      evidence: found.shown,
    },
  ];
}
