import { defineCheck, notApplicable } from '../../core/check.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { shorten } from '../../web/quote.ts';
import { mixedContent } from '../mixed-content.ts';

export const contentMixedPassive = defineCheck({
  meta: {
    id: 'content.mixed-passive',
    title: 'Page over HTTPS loads images or media over plain HTTP',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['12.2.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A page delivered over HTTPS refers to an image, icon, sound or video by an http: address.',
    why: 'Whoever is on the network path sees which page is read, and can replace the picture with another, for example with a false instruction. Cookies without Secure travel with the request in clear text.',
    proof:
      'The HTML is parsed and every image, media file and icon is resolved against the page. Silent when the policy of the page has browsers upgrade such loads, and for loopback addresses other than the host of the page.',
    fix: 'Refer to the file by https: or by a path on your own origin.',
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
      mixedContent(page, 'passive').map((resource) => ({
        location: { url: page.request.url },
        evidence: `${resource.kind} loaded from ${shorten(resource.url)}`,
        key: resource.url.split('?')[0] ?? '',
      })),
    );
  },
});
