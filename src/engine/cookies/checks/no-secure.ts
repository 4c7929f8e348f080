import { defineCheck } from '../../core/check.ts';
import { observedCookies } from '../../web/observed-cookies.ts';
import { isSessionLike } from '../../web/session-names.ts';
import { cookieDraft } from '../cookie-draft.ts';
import { COOKIE_REFERENCES, COOKIE_SNIPPETS } from '../cookie-snippets.ts';

export const cookieNoSecure = defineCheck({
  meta: {
    id: 'cookie.no-secure',
    title: 'A cookie is set without Secure',
    severity: 'low',
    confidence: 'certain',
    cwe: ['CWE-614'],
    requirements: { asvs: ['3.3.1'], pci: ['6.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The site sets a cookie without the Secure attribute; for a session cookie of an HTTPS site the finding is medium.',
    why: 'Browsers send the cookie over plain HTTP too, where whoever sits on the path reads it. One link to http:// on any page is enough to make them do so.',
    proof:
      'Every Set-Cookie of the pages that were visited and of the redirects before them is parsed as browsers do. Cookies that only delete and those of load balancers are left out. A site without HTTPS is judged by http.no-https; there only session cookies are named, as low: browsers take no Secure cookie by plain HTTP.',
    fix: 'Add Secure to every cookie. A name that begins with __Host- makes browsers insist on it.',
    snippets: COOKIE_SNIPPETS,
    references: COOKIE_REFERENCES,
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }, { target }) {
    const isPlain = target.scheme === 'http';
    return observedCookies(landing, crawl)
      .filter(({ cookie }) => !cookie.secure && (!isPlain || isSessionLike(cookie.name, cookie.value)))
      .map((observed) => {
        const isSession = isSessionLike(observed.cookie.name, observed.cookie.value);
        return cookieDraft(observed, isPlain ? 'Sent by plain HTTP, without Secure.' : 'Secure is missing.', {
          severity: isSession && !isPlain ? 'medium' : 'low',
          title: isSession ? 'A session cookie is set without Secure' : 'A cookie is set without Secure',
        });
      });
  },
});
