import { type CheckVerdict, notApplicable } from '../core/check.ts';
import type { CrawlEvidence } from '../core/evidence/content.ts';
import type { Exchange } from '../core/evidence/http.ts';
import type { Rating } from '../core/ratings.ts';
import { type CspPolicy, enforcedPolicies } from '../web/csp-policies.ts';
import { htmlPages, NO_PAGES } from '../web/pages.ts';
import { shorten } from '../web/quote.ts';

export interface CspDraft {
  readonly key: string;
  /** Shown under the policy in the evidence. */
  readonly detail: string;
  readonly title?: string;
  readonly rating?: Rating;
}

/** Judges every HTML page that enforces a policy; csp.missing reports pages without one. */
export function judgeCspPages(
  crawl: CrawlEvidence,
  judge: (policies: readonly CspPolicy[], page: Exchange) => readonly CspDraft[],
): CheckVerdict {
  const pages = htmlPages(crawl);
  if (pages.length === 0) return notApplicable(NO_PAGES);
  // A directive that seems to be missing may be in the part that was cut.
  const whole = pages.filter(({ response }) => response.cutHeaders?.includes('content-security-policy') !== true);
  if (whole.length === 0) return notApplicable('the Content-Security-Policy exceeds the length that is read');
  const judged = whole
    .map((page) => ({ page, policies: enforcedPolicies(page) }))
    .filter(({ policies }) => policies.length > 0);
  if (judged.length === 0) return notApplicable('no page enforces a Content-Security-Policy');
  return judged.flatMap(({ page, policies }) =>
    judge(policies, page).map(({ detail, ...draft }) => ({
      ...draft,
      location: { url: page.request.url, method: page.request.method, parameter: 'Content-Security-Policy' },
      evidence: `${policies.map(showPolicy).join('\n')}\n${detail}`,
    })),
  );
}

export function showPolicy(policy: CspPolicy): string {
  const place = policy.source === 'meta' ? 'Content-Security-Policy (meta)' : 'Content-Security-Policy';
  // The nonce differs in every response, but the finding must stay the same.
  const text = policy.text.replace(/'nonce-[^']*'/gi, "'nonce-…'");
  return `${place}: ${shorten(text, 800)}`;
}

export const CSP_REFERENCES: readonly string[] = [
  'https://www.w3.org/TR/CSP3/',
  'https://cheatsheetseries.owasp.org/cheatsheets/Content_Security_Policy_Cheat_Sheet.html',
  'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP',
];
