import { defineCheck } from '../../core/check.ts';
import { type Attempt, hasResponse, headerValues } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';

export const exposureBasicAuthHttp = defineCheck({
  meta: {
    id: 'exposure.basic-auth-http',
    title: 'Basic authentication over plain HTTP',
    rating: RATINGS.interceptedSession,
    isDeploymentOnly: true,
    confidence: 'certain',
    cwe: ['CWE-523', 'CWE-319'],
    requirements: { asvs: ['12.2.1'], pci: ['2.2.7'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The site requests a user name and password with HTTP Basic authentication on a connection without TLS.',
    why: 'The browser sends the password, encoded but not encrypted, with every request. Anyone on the network path can read it.',
    proof:
      'A plain HTTP response has status 401 and a WWW-Authenticate header with the Basic scheme. No password is sent. Covers the start page, crawled pages, exposure probes, and plain HTTP on an HTTPS site.',
    fix: 'Redirect plain HTTP to HTTPS before requesting a password, and send HSTS.',
    snippets: {
      nginx: `server {
  listen 80;
  return 301 https://$host$request_uri;
}`,
      apache: `<VirtualHost *:80>
  Redirect permanent "/" "https://www.example.com/"
</VirtualHost>`,
      caddy: `# Caddy redirects a named site to HTTPS by default.
www.example.com {
  reverse_proxy localhost:8080
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
      if (!hasResponse(attempt) || attempt.response.status !== 401 || !attempt.request.url.startsWith('http://'))
        return [];
      const challenge = headerValues(attempt.response.headers, 'www-authenticate').find((value) =>
        /(?:^|,\s*)basic(?:\s|,|$)/i.test(value),
      );
      if (challenge === undefined) return [];
      const { url, method } = attempt.request;
      return [
        {
          location: { url, method, parameter: 'WWW-Authenticate' },
          evidence: `${method} ${url} returns 401 over plain HTTP with WWW-Authenticate: ${challenge.slice(0, 200)}`,
          key: 'basic',
        },
      ];
    });
  },
});
