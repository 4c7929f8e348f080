import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { shorten } from '../../web/quote.ts';

export const browserCspViolation = defineCheck({
  meta: {
    id: 'browser.csp-violation',
    title: 'The page violates its own Content-Security-Policy',
    subject: 'CSP violations',
    rating: RATINGS.none,
    confidence: 'certain',
    cwe: [],
    requirements: {},
    scanTypes: ['standard', 'compliance'],
    what: 'While the page ran, its Content-Security-Policy blocked or reported something that the page itself contains.',
    why: 'A policy that the application violates breaks parts of it, and violations of an attack get lost among them. A policy in report-only mode protects only once these are fixed and it is enforced.',
    proof: 'The browser reported the violation while the page ran without any payload.',
    fix: 'Allow what the page needs by a nonce or hash, or remove it from the page.',
    references: ['https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP'],
  },
  needs: ['browser'],
  evaluate({ browser }) {
    return browser.issues.flatMap((issue) => {
      if (issue.kind !== 'csp') return [];
      const what = issue.blocked === '' ? 'inline code' : shorten(issue.blocked, 300);
      return {
        location: { url: issue.page },
        evidence: `${issue.directive} ${issue.isReportOnly ? 'reports' : 'blocks'} ${what}`,
        key: `${issue.directive} ${URL.parse(issue.blocked)?.host ?? issue.blocked}`,
      };
    });
  },
});
