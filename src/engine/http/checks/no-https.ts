import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { answered, type Exchange } from '../../core/evidence/http.ts';
import { redirectTarget } from '../../web/redirect.ts';

export const httpNoHttps = defineCheck({
  meta: {
    id: 'http.no-https',
    title: 'The site can be used over plain HTTP',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['12.2.1'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    localSeverity: 'low',
    what: 'The site serves content over plain HTTP, or its answer to plain HTTP does not lead to HTTPS.',
    why: 'Whoever sits on the path (a public Wi-Fi, a proxy, a provider) reads and changes everything that is sent: passwords, session cookies, the pages themselves. A visitor who types the name without a scheme may begin on HTTP.',
    proof:
      'The start page is asked in plain HTTP: on port 80 beside an https target on 443, on the same port otherwise. A refused connection, an error answer or a redirect (301, 302, 303, 307, 308) whose Location is https passes; content, or a redirect to another http URL, is the finding. A redirect to https on another host, or by way of a further plain HTTP address, is a finding of low severity.',
    fix: 'Answer every plain HTTP request with a permanent redirect to the same address under https, or do not listen for plain HTTP at all.',
    snippets: {
      nginx: 'server {\n  listen 80;\n  server_name example.com;\n  return 301 https://$host$request_uri;\n}',
      apache:
        '<VirtualHost *:80>\n  ServerName example.com\n  Redirect permanent / https://example.com/\n</VirtualHost>',
      express:
        "app.set('trust proxy', 1);\napp.use((req, res, next) => (req.secure ? next() : res.redirect(301, 'https://example.com' + req.url)));",
      caddy: '# Caddy redirects to HTTPS by itself for a named site:\nexample.com {\n  respond "Hello"\n}',
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2',
      'https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html',
    ],
  },
  needs: ['plainHttp'],
  evaluate({ plainHttp }, { target }) {
    const exchanges = plainHttp.attempts.filter(answered);
    // For an http target this is its redirect chain: only where it ends counts.
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
      ? `${request.method} ${request.url} answered ${response.status} with ${response.body.length} bytes over plain HTTP.`
      : `${request.method} ${request.url} answered ${response.status} with Location: ${next.href}, which is not https.`;
  return [{ key: 'plain', location, evidence }];
}

/** `http://a/` to `http://a/home` to `https://a/home`: one request more in the clear than needed, and one more to be changed. */
function detourOf([first, ...others]: readonly Exchange[]): FindingDraft[] {
  const last = others.at(-1);
  if (first === undefined || last === undefined || redirectTarget(last)?.protocol !== 'https:') return [];
  const { request, response } = first;
  return [
    {
      key: 'detour',
      severity: 'low',
      title: 'Plain HTTP leads to HTTPS by way of another plain HTTP address',
      location: { url: request.url, method: request.method },
      evidence: `${request.method} ${request.url} answered ${response.status} and leads to ${last.request.url}; only that address leads to ${redirectTarget(last)?.href}.`,
      fix: 'Redirect to the same address under https first, and to another path from there.',
    },
  ];
}

/** Browsers keep no Strict-Transport-Security for an address, so that nothing is lost there. */
function isOffHost(from: URL, to: URL): boolean {
  return from.hostname !== to.hostname && !/^\[|^[\d.]+$/.test(from.hostname);
}

/** The next visit by this name begins on plain HTTP again, whatever the other host says. */
function offHost({ request, response }: Exchange, next: URL): FindingDraft {
  return {
    key: 'off-host',
    severity: 'low',
    title: 'Plain HTTP leads to HTTPS on another host first',
    location: { url: request.url, method: request.method },
    evidence: `${request.method} ${request.url} answered ${response.status} with Location: ${next.href}. Strict-Transport-Security cannot be set for ${new URL(request.url).hostname} on the way.`,
    fix: 'Redirect to the same host under https first, set Strict-Transport-Security there, and go on to the other host from there.',
  };
}
