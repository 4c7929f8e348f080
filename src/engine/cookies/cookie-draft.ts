import type { FindingDraft } from '../core/check.ts';
import type { ObservedCookie } from '../web/observed-cookies.ts';

/** A draft about one cookie: the same cookie on many pages is one finding. */
export function cookieDraft(
  observed: ObservedCookie,
  fault: string,
  more: Partial<Pick<FindingDraft, 'severity' | 'title' | 'confidence' | 'fix'>> = {},
): FindingDraft {
  const { cookie, url, shown } = observed;
  return {
    key: cookie.name,
    location: { url, method: 'GET', parameter: cookie.name },
    evidence: `${shown}\n${fault}`,
    ...more,
  };
}
