import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { isPassive, judgeMixedContent } from '../mixed-content.ts';

export const contentMixedPassive = defineCheck({
  meta: {
    id: 'content.mixed-passive',
    title: 'Passive mixed content: HTTPS page loads images or media over plain HTTP',
    subject: 'Passive mixed content',
    rating: RATINGS.weakerTransport,
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['12.2.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'An HTTPS page refers to an image, icon, audio or video file by an http: URL.',
    why: 'An attacker on the network path sees which page is read and can replace the image, for example with false instructions. Cookies without Secure are sent in clear text with the request.',
    proof:
      'Parses the HTML and resolves every image, media file and icon against the page. Silent if the policy of the page makes browsers upgrade such loads, and for loopback addresses other than the host of the page.',
    fix: 'Load the file over https: or from your own origin.',
    references: [
      'https://developer.mozilla.org/docs/Web/Security/Mixed_content',
      'https://www.w3.org/TR/mixed-content/',
    ],
  },
  needs: ['crawl'],
  evaluate: ({ crawl }, { target }) =>
    judgeMixedContent(crawl, target, isPassive, ({ url }) => url.split('?')[0] ?? ''),
});
