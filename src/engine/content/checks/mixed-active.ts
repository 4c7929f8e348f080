import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { isPassive, judgeMixedContent } from '../mixed-content.ts';

export const contentMixedActive = defineCheck({
  meta: {
    id: 'content.mixed-active',
    title: 'Active mixed content: HTTPS page loads code over plain HTTP',
    subject: 'Active mixed content',
    rating: RATINGS.interceptedSession,
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['12.2.1'], pci: ['6.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'An HTTPS page refers to a script, style sheet, frame or plug-in by an http: URL. Such content can change the whole page.',
    why: 'An attacker on the network path can replace the unencrypted file and run code in the page. Browsers that block it leave the page broken instead.',
    proof:
      'Parses the HTML and resolves every script, style sheet, frame and object against the page. Silent if the policy of the page has upgrade-insecure-requests, and for loopback addresses other than the host of the page.',
    fix: 'Load the file over https: or from your own origin; add upgrade-insecure-requests to the Content-Security-Policy as a safety net.',
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
  evaluate: ({ crawl }, { target }) =>
    judgeMixedContent(
      crawl,
      target,
      (resource) => !isPassive(resource),
      ({ kind, url }) => `${kind} ${url.split('?')[0]}`,
    ),
});
