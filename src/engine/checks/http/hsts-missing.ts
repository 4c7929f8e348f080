import { defineCheck, notApplicable } from '../../check.ts';
import { headerValues } from '../../evidence/http.ts';

export const httpHstsMissing = defineCheck({
  meta: {
    id: 'http.hsts-missing',
    title: 'Strict-Transport-Security is missing',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['3.4.1'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    localSeverity: 'low',
    what: 'The HTTPS site does not send a Strict-Transport-Security header, so browsers do not remember that it must be used over HTTPS only.',
    why: 'Without it the first request of a visit can be kept on plain HTTP by somebody on the path (SSL stripping), and visitors can click through certificate warnings.',
    proof:
      'Every HTTPS answer from the start URL to the landing page is looked at. Silent for plain HTTP targets and for IP addresses, where browsers ignore the header (RFC 6797, section 8.1.1).',
    fix: 'Send Strict-Transport-Security with a max-age of at least one year on every HTTPS answer; add includeSubDomains once all subdomains speak HTTPS.',
    snippets: {
      nginx: 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
      apache: 'Header always set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
      express: 'app.use(helmet.hsts({ maxAge: 31536000, includeSubDomains: true }));',
      nextjs:
        "// next.config.js\nasync headers() {\n  return [{ source: '/:path*', headers: [\n    { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },\n  ] }];\n}",
      caddy: 'header Strict-Transport-Security "max-age=31536000; includeSubDomains"',
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc6797',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security',
    ],
  },
  needs: ['landing'],
  evaluate({ landing }, { target }) {
    if (target.scheme === 'http') return notApplicable('the target speaks plain HTTP');
    if (target.isIpAddress) return notApplicable('browsers ignore the header on IP addresses');
    const sent = landing.chain.some(
      ({ response }) => headerValues(response.headers, 'strict-transport-security').length > 0,
    );
    if (sent) return [];
    const { request, response } = landing.final;
    return [
      {
        key: 'missing',
        location: { url: request.url, method: request.method, parameter: 'Strict-Transport-Security' },
        evidence: `${request.method} ${request.url} answered ${response.status} without a Strict-Transport-Security header.`,
      },
    ];
  },
});
