import type { FindingDraft } from '../core/check.ts';
import type { ObservedCookie } from '../web/observed-cookies.ts';

/** A draft about one cookie: the same cookie on many pages is one finding. */
export function cookieDraft(
  observed: ObservedCookie,
  fault: string,
  more: Partial<Pick<FindingDraft, 'rating' | 'title' | 'confidence' | 'fix'>> = {},
): FindingDraft {
  const { cookie, url, method, shown } = observed;
  return {
    key: cookie.name,
    location: { url, method, parameter: cookie.name },
    evidence: `${shown}\n${fault}`,
    ...more,
  };
}

export const COOKIE_REFERENCES: readonly string[] = [
  'https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis',
  'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html#cookies',
  'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie',
];
