import { defineCheck } from '../../core/check.ts';
import { observedCookies } from '../../web/observed-cookies.ts';
import { prefixFaults } from '../../web/set-cookie.ts';
import { cookieDraft } from '../cookie-draft.ts';
import { COOKIE_REFERENCES, COOKIE_SNIPPETS } from '../cookie-snippets.ts';

export const cookiePrefix = defineCheck({
  meta: {
    id: 'cookie.prefix',
    title: 'A cookie breaks the rules of its name prefix',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-565'],
    requirements: { asvs: ['3.3.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A cookie is named __Host-, __Secure-, __Http- or __Host-Http- but lacks what the prefix promises, so that browsers do not store it.',
    why: 'Sign-in or protection against forgery that relies on the cookie does not work in current browsers, and in old ones the promised protection is missing.',
    proof:
      'The prefixes are compared without regard to case as browsers do: __Secure- needs Secure; __Host- needs Secure, Path=/ and no Domain; the Http forms need HttpOnly too.',
    fix: 'Set the cookie with Secure and, for __Host-, with Path=/ and without Domain.',
    snippets: COOKIE_SNIPPETS,
    references: [
      ...COOKIE_REFERENCES,
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Cookies#cookie_prefixes',
    ],
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }) {
    return observedCookies(landing, crawl).flatMap((observed) => {
      const faults = prefixFaults(observed.cookie);
      return faults.length === 0 ? [] : [cookieDraft(observed, `${faults.join(', ')}.`)];
    });
  },
});
