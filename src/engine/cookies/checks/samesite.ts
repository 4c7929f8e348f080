import { defineCheck } from '../../core/check.ts';
import { observedCookies } from '../../web/observed-cookies.ts';
import type { SetCookie } from '../../web/set-cookie.ts';
import { cookieDraft } from '../cookie-draft.ts';
import { COOKIE_REFERENCES, COOKIE_SNIPPETS } from '../cookie-snippets.ts';

export const cookieSamesite = defineCheck({
  meta: {
    id: 'cookie.samesite',
    title: 'A cookie has no valid SameSite',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-1275'],
    requirements: { asvs: ['3.3.2'], pci: ['6.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'A cookie is set without SameSite, with a value that browsers do not know, or with None but without Secure.',
    why: 'Not every browser takes Lax by default: without SameSite other sites can make requests in the name of a signed-in visitor. A cookie with None and without Secure is dropped, and what depends on it fails.',
    proof:
      'Every Set-Cookie of the pages that were visited is parsed as browsers do: the last SameSite counts, case is ignored, Strict, Lax and None are the only values.',
    fix: 'Add SameSite=Lax, or Strict where no link from outside needs the cookie; None only together with Secure and only for cookies that other sites need.',
    snippets: COOKIE_SNIPPETS,
    references: COOKIE_REFERENCES,
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }) {
    return observedCookies(landing, crawl).flatMap((observed) => {
      const fault = faultOf(observed.cookie);
      return fault === null ? [] : [cookieDraft(observed, fault)];
    });
  },
});

function faultOf(cookie: SetCookie): string | null {
  if (cookie.sameSite === 'missing') return 'SameSite is missing.';
  if (cookie.sameSite === 'invalid')
    return `SameSite=${(cookie.sameSiteText ?? '').slice(0, 40)} is not a valid value.`;
  if (cookie.sameSite === 'none' && !cookie.secure) return 'SameSite=None without Secure: browsers drop the cookie.';
  return null;
}
