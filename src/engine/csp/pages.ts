import type { Severity } from '../../contract/primitives.ts';
import type { CheckVerdict } from '../core/check.ts';
import { notApplicable } from '../core/check.ts';
import type { CrawlEvidence } from '../core/evidence/content.ts';
import type { Exchange } from '../core/evidence/http.ts';
import { type CspPolicy, enforcedPolicies } from '../web/csp-policies.ts';
import { htmlPages, NO_PAGES } from '../web/pages.ts';
import { shorten } from '../web/quote.ts';

export interface CspDraft {
  readonly key: string;
  /** What is wrong, shown under the policy. */
  readonly detail: string;
  readonly title?: string;
  readonly severity?: Severity;
}

/** Judges every HTML page that enforces a policy; pages without one are the matter of csp.missing. */
export function judgeCspPages(
  crawl: CrawlEvidence,
  judge: (policies: readonly CspPolicy[], page: Exchange) => readonly CspDraft[],
): CheckVerdict {
  const pages = htmlPages(crawl);
  if (pages.length === 0) return notApplicable(NO_PAGES);
  // What is missing in a policy may stand in the part that was cut.
  const whole = pages.filter(({ response }) => response.cutHeaders?.includes('content-security-policy') !== true);
  if (whole.length === 0) return notApplicable('the Content-Security-Policy is longer than what is read of it');
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
  // A nonce is new in every answer; the finding must not be.
  const text = policy.text.replace(/'nonce-[^']*'/gi, "'nonce-…'");
  return `${place}: ${shorten(text, 800)}`;
}
