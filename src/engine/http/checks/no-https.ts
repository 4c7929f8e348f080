import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { redirectTarget } from '../../web/redirect.ts';

export const httpNoHttps = defineCheck({
  meta: {
    id: 'http.no-https',
    title: 'HTTPS not enforced',
    subject: 'HTTPS enforcement',
    rating: RATINGS.plaintext,
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['12.2.1'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    isDeploymentOnly: true,
    what: 'The site serves content over plain HTTP, or does not redirect plain HTTP to HTTPS.',
    why: 'An attacker on the network path (public Wi-Fi, proxy, provider) can read and change all traffic: passwords, session cookies and the pages themselves. A user who types the host name without a scheme may start on HTTP.',
    proof:
      'Requests the start page over plain HTTP: on port 80 for an HTTPS target on port 443, otherwise on the same port. A refused connection, an error response or a redirect (301, 302, 303, 307, 308) to HTTPS passes; content, or a redirect to another HTTP URL, is the finding. A redirect to HTTPS on another host, or through another plain HTTP URL, is low.',
    fix: 'Redirect every plain HTTP request permanently to the same URL over HTTPS, or do not listen on plain HTTP at all.',
    snippets: fixSnippets('https-redirect'),
    references: [
      'https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2',
      'https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html',
    ],
  },
  needs: ['plainHttp'],
  evaluate({ plainHttp }, { target }) {
    const exchanges = plainHttp.attempts.filter(hasResponse);
    // For an http target this is its redirect chain, of which only the end counts.
    const judged = target.scheme === 'http' ? exchanges.slice(-1) : exchanges;
    const faults = judged.flatMap(faultOf);
    return faults.length === 0 && target.scheme === 'http' ? detourOf(exchanges) : faults;
  },
});

function faultOf(exchange: Exchange): FindingDraft[] {
  const { request, response } = exchange;
  const next = redirectTarget(exchange);
  const location = { url: request.url, method: request.method };
  if (next?.protocol === 'https:') return isOffHost(new URL(request.url), next) ? [offHost(exchange, next)] : [];
  const serves = response.status < 300 || response.status === 401;
  if (next === null && !serves) return [];
  const evidence =
    next === null
      ? `${request.method} ${request.url} returned ${response.status} with ${response.body.length} bytes over plain HTTP.`
      : `${request.method} ${request.url} returned ${response.status} with Location: ${next.href}, which is not HTTPS.`;
  return [{ key: 'plain', location, evidence }];
}

/** `http://a/` to `http://a/home` to `https://a/home`: one unnecessary clear-text request that an attacker can change. */
function detourOf([first, ...others]: readonly Exchange[]): FindingDraft[] {
  const last = others.at(-1);
  if (first === undefined || last === undefined || redirectTarget(last)?.protocol !== 'https:') return [];
  const { request, response } = first;
  return [
    {
      key: 'detour',
      rating: RATINGS.weakerTransport,
      title: 'Plain HTTP redirects to HTTPS through another plain HTTP URL',
      location: { url: request.url, method: request.method },
      evidence: `${request.method} ${request.url} returned ${response.status} and redirects to ${last.request.url}; only that URL redirects to ${redirectTarget(last)?.href}.`,
      fix: 'Redirect to the same URL over HTTPS first, and to another path from there.',
    },
  ];
}

/** Browsers store no HSTS policy for an IP address, so a redirect from one to a host name loses nothing. */
function isOffHost(from: URL, to: URL): boolean {
  return from.hostname !== to.hostname && !/^\[|^[\d.]+$/.test(from.hostname);
}

/** The next visit to this host starts on plain HTTP again, because the other host cannot set HSTS for it. */
function offHost({ request, response }: Exchange, next: URL): FindingDraft {
  return {
    key: 'off-host',
    rating: RATINGS.weakerTransport,
    title: 'Plain HTTP redirects to HTTPS on another host first',
    location: { url: request.url, method: request.method },
    evidence: `${request.method} ${request.url} returned ${response.status} with Location: ${next.href}. The site cannot set HSTS for ${new URL(request.url).hostname} this way.`,
    fix: 'Redirect to the same host over HTTPS first, send HSTS there, and redirect to the other host from there.',
  };
}
