import { defineCheck, notApplicable } from '../../core/check.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { shorten } from '../../web/quote.ts';
import { mixedContent } from '../mixed-content.ts';

export const contentMixedActive = defineCheck({
  meta: {
    id: 'content.mixed-active',
    title: 'Page over HTTPS loads code over plain HTTP',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['12.2.1'], pci: ['6.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'A page delivered over HTTPS refers to a script, style sheet, frame or plug-in by an http: address. Such content can change the whole page.',
    why: 'Anyone on the network path can replace the unencrypted file and so run code in the page, reading what the visitor sees and types. Browsers that block it leave the page broken instead.',
    proof:
      'The HTML is parsed and every script, style sheet, frame and object is resolved against the page. Silent when the policy of the page has upgrade-insecure-requests, and for loopback addresses other than the host of the page.',
    fix: 'Load the file over https:, or from your own origin; add upgrade-insecure-requests to the Content-Security-Policy as a net.',
    snippets: {
      nginx: 'add_header Content-Security-Policy "upgrade-insecure-requests" always;',
      apache: 'Header always set Content-Security-Policy "upgrade-insecure-requests"',
    },
    references: [
      'https://developer.mozilla.org/docs/Web/Security/Mixed_content',
      'https://www.w3.org/TR/mixed-content/',
    ],
  },
  needs: ['crawl'],
  evaluate({ crawl }, { target }) {
    if (target.scheme !== 'https') return notApplicable('the target does not speak HTTPS');
    const pages = htmlPages(crawl);
    if (pages.length === 0) return notApplicable(NO_PAGES);
    return pages.flatMap((page) =>
      mixedContent(page, 'active').map((resource) => ({
        location: { url: page.request.url },
        evidence: `${resource.kind} loaded from ${shorten(resource.url)}`,
        key: `${resource.kind} ${resource.url.split('?')[0]}`,
      })),
    );
  },
});
