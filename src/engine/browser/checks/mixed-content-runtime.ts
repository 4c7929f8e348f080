import { defineCheck, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';

export const browserMixedContentRuntime = defineCheck({
  meta: {
    id: 'browser.mixed-content-runtime',
    title: 'Scripts load content over plain HTTP',
    subject: 'Mixed content loaded by scripts',
    rating: RATINGS.weakEncryption,
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['3.4.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A script of a page served over HTTPS requests something over plain HTTP. Browsers block it or upgrade it to HTTPS, if the host offers that.',
    why: 'What is blocked is missing from the page; what an older browser loads can be read and changed by anyone on the network path.',
    proof:
      'The browser reported the request as mixed content while the page ran. Content in the HTML itself is reported by content.mixed-active and content.mixed-passive.',
    fix: 'Request everything by https: URLs; upgrade-insecure-requests in the Content-Security-Policy helps with the rest.',
    references: ['https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content'],
  },
  needs: ['browser'],
  evaluate({ browser }, { target }) {
    if (target.scheme !== 'https') return notApplicable('the target does not use HTTPS');
    return browser.issues.flatMap((issue) => {
      if (issue.kind !== 'mixed-content') return [];
      return {
        ...(issue.isBlocked ? { rating: RATINGS.none } : {}),
        location: { url: issue.page },
        evidence: `${shorten(issue.url, 300)} was ${issue.isBlocked ? 'blocked' : 'requested or upgraded'}`,
        key: `${URL.parse(issue.url)?.host ?? ''} ${URL.parse(issue.url)?.pathname ?? ''}`,
      };
    });
  },
});
