import { defineCheck, notApplicable } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { htmlPages } from '../../web/pages.ts';

export const httpHstsMissing = defineCheck({
  meta: {
    id: 'http.hsts-missing',
    title: 'HSTS header missing',
    subject: 'HSTS header',
    rating: RATINGS.weakerTransport,
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['3.4.1'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    isDeploymentOnly: true,
    what: 'The HTTPS site does not send a Strict-Transport-Security header, so browsers do not remember to use HTTPS only.',
    why: 'An attacker on the network path can keep the first request of a visit on plain HTTP (SSL stripping), and users can click through certificate warnings.',
    proof:
      'Evaluates every HTTPS response from the start URL to the landing page. If only inner pages lack the header, the finding is info. Silent for plain HTTP targets. On an IP address, where browsers ignore the header (RFC 6797, section 8.1.1), the finding is low: it concerns the host name that the site will have.',
    fix: 'Send Strict-Transport-Security with a max-age of at least one year on every HTTPS response; add includeSubDomains once all subdomains support HTTPS.',
    snippets: fixSnippets('hsts'),
    references: [
      'https://www.rfc-editor.org/rfc/rfc6797',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security',
    ],
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }, { target }) {
    if (target.scheme === 'http') return notApplicable('the target uses plain HTTP');
    const { request, response } = landing.final;
    const parameter = 'Strict-Transport-Security';
    if (!landing.chain.some(sendsHsts)) {
      const byAddress = target.isIpAddress
        ? ' The target is an IP address; browsers apply HSTS to host names only.'
        : '';
      return [
        {
          key: 'missing',
          location: { url: request.url, method: request.method, parameter },
          evidence: `${request.method} ${request.url} returned ${response.status} without a Strict-Transport-Security header.${byAddress}`,
        },
      ];
    }
    return htmlPages(crawl)
      .filter((page) => page.response.status === 200 && !sendsHsts(page))
      .map((page) => ({
        key: 'missing-inside',
        title: 'HSTS header missing on some pages',
        rating: RATINGS.none,
        location: { url: page.request.url, method: page.request.method, parameter },
        evidence:
          'The start page sends the header but this page does not: its configuration probably overrides the header.',
      }));
  },
});

function sendsHsts({ response }: Exchange): boolean {
  return headerValues(response.headers, 'strict-transport-security').length > 0;
}
