import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { observedCookies } from '../../web/observed-cookies.ts';
import type { SetCookie } from '../../web/set-cookie.ts';
import { COOKIE_REFERENCES, cookieDraft } from '../cookie-draft.ts';

export const cookieSamesite = defineCheck({
  meta: {
    id: 'cookie.samesite',
    title: 'Cookie without valid SameSite attribute',
    subject: 'SameSite attribute of cookies',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-1275'],
    requirements: { asvs: ['3.3.2'], pci: ['6.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'A cookie is set without SameSite, with an invalid value, or with None but without Secure.',
    why: 'Not every browser defaults to Lax: without SameSite, other sites can send requests with the cookies of a signed-in user. Browsers reject a cookie with None and without Secure, and whatever depends on it fails.',
    proof:
      'Parses every Set-Cookie of the crawled pages, of their redirects and of responses to probes, as browsers do: the last SameSite counts, case is ignored, and Strict, Lax and None are the only valid values.',
    fix: 'Add SameSite=Lax, or Strict if no link from another site needs the cookie. Use None only with Secure and only for cookies that other sites need.',
    snippets: fixSnippets('cookie'),
    references: COOKIE_REFERENCES,
  },
  needs: ['landing', 'crawl'],
  uses: ['active'],
  evaluate({ landing, crawl, active }) {
    return observedCookies(landing, crawl, active).flatMap((observed) => {
      const fault = faultOf(observed.cookie);
      return fault === null ? [] : [cookieDraft(observed, fault)];
    });
  },
});

function faultOf(cookie: SetCookie): string | null {
  if (cookie.sameSite === 'missing') return 'SameSite is missing.';
  if (cookie.sameSite === 'invalid')
    return `SameSite=${(cookie.sameSiteText ?? '').slice(0, 40)} is not a valid value.`;
  if (cookie.sameSite === 'none' && !cookie.secure) return 'SameSite=None without Secure: browsers reject the cookie.';
  return null;
}
