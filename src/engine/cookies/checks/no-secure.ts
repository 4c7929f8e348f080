import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { observedCookies } from '../../web/observed-cookies.ts';
import { isSessionLike } from '../../web/session-names.ts';
import { COOKIE_REFERENCES, cookieDraft } from '../cookie-draft.ts';

export const cookieNoSecure = defineCheck({
  meta: {
    id: 'cookie.no-secure',
    title: 'Cookie without Secure attribute',
    subject: 'Secure attribute of cookies',
    rating: RATINGS.weakerTransport,
    isDeploymentOnly: true,
    confidence: 'certain',
    cwe: ['CWE-614'],
    requirements: { asvs: ['3.3.1'], pci: ['6.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The site sets a cookie without the Secure attribute. For a session cookie of an HTTPS site the finding is medium.',
    why: 'Browsers also send the cookie over plain HTTP, where an attacker on the network path can read it. A single link to http:// on any page triggers such a request.',
    proof:
      'Parses every Set-Cookie of the crawled pages, of their redirects and of responses to probes, as browsers do. A cookie whose name is a value of the scan is not reported. Cookies that are being deleted and those of load balancers are skipped. On a site without HTTPS, which http.no-https reports, only session cookies are reported, as low: browsers reject Secure cookies over plain HTTP.',
    fix: 'Add Secure to every cookie. With the name prefix __Host- browsers enforce it.',
    snippets: fixSnippets('cookie'),
    references: COOKIE_REFERENCES,
  },
  needs: ['landing', 'crawl'],
  uses: ['active'],
  evaluate({ landing, crawl, active }, { target }) {
    const isPlain = target.scheme === 'http';
    return observedCookies(landing, crawl, active)
      .filter(({ cookie }) => !cookie.secure && (!isPlain || isSessionLike(cookie.name, cookie.value)))
      .map((observed) => {
        const isSession = isSessionLike(observed.cookie.name, observed.cookie.value);
        return cookieDraft(observed, isPlain ? 'Sent over plain HTTP without Secure.' : 'Secure is missing.', {
          rating: isSession && !isPlain ? RATINGS.plaintext : RATINGS.weakerTransport,
          title: isSession ? 'Session cookie without Secure attribute' : 'Cookie without Secure attribute',
        });
      });
  },
});
