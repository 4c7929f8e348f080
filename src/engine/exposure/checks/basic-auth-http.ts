import { defineCheck } from '../../core/check.ts';
import { type Attempt, answered, headerValues } from '../../core/evidence/http.ts';

export const exposureBasicAuthHttp = defineCheck({
  meta: {
    id: 'exposure.basic-auth-http',
    title: 'Basic authentication is asked for over plain HTTP',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-523', 'CWE-319'],
    requirements: { asvs: ['12.2.1'], pci: ['2.2.7'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The site asks for a user name and password by HTTP Basic authentication on a connection without TLS.',
    why: 'The browser sends the password with every request in a form that is only encoded, not encrypted. Whoever can read along on the way has it.',
    proof:
      'A response over plain HTTP carries status 401 and a WWW-Authenticate header with the scheme Basic. No password is sent or tried. Looked at are the start page, the pages of the crawl, the paths of the exposure probes and plain HTTP beside an HTTPS site.',
    fix: 'Redirect plain HTTP to HTTPS before asking for a password, and announce HSTS.',
    snippets: {
      nginx: `server {
  listen 80;
  return 301 https://$host$request_uri;
}`,
      apache: `<VirtualHost *:80>
  Redirect permanent "/" "https://www.example.com/"
</VirtualHost>`,
      caddy: `# Caddy redirects to HTTPS by itself where a host name is given.
www.example.com {
  basic_auth { ... }
}`,
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc7617#section-4',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Authentication',
      'https://cwe.mitre.org/data/definitions/523.html',
    ],
  },
  needs: ['landing', 'plainHttp', 'crawl', 'exposure'],
  evaluate: ({ landing, plainHttp, crawl, exposure }) => {
    const attempts: readonly Attempt[] = [
      ...landing.chain,
      ...plainHttp.attempts,
      ...crawl.pages.map(({ exchange }) => exchange),
      ...exposure.probes.map(({ attempt }) => attempt),
    ];
    return attempts.flatMap((attempt) => {
      if (!answered(attempt) || attempt.response.status !== 401 || !attempt.request.url.startsWith('http://'))
        return [];
      const challenge = headerValues(attempt.response.headers, 'www-authenticate').find((value) =>
        /(?:^|,\s*)basic(?:\s|,|$)/i.test(value),
      );
      if (challenge === undefined) return [];
      const { url, method } = attempt.request;
      return [
        {
          location: { url, method, parameter: 'WWW-Authenticate' },
          evidence: `${method} ${url} answers 401 over plain HTTP with WWW-Authenticate: ${challenge.slice(0, 200)}`,
          key: 'basic',
        },
      ];
    });
  },
});
