import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { observedCookies } from '../../web/observed-cookies.ts';
import { prefixFaults } from '../../web/set-cookie.ts';
import { COOKIE_REFERENCES, cookieDraft } from '../cookie-draft.ts';

export const cookiePrefix = defineCheck({
  meta: {
    id: 'cookie.prefix',
    title: 'Cookie violates the rules of its name prefix',
    subject: 'Cookie name prefixes',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-565'],
    requirements: { asvs: ['3.3.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The name of a cookie starts with __Host-, __Secure-, __Http- or __Host-Http-, but the cookie lacks the attributes that the prefix requires, so browsers reject it.',
    why: 'Sign-in or CSRF protection that relies on the cookie fails in current browsers; old browsers accept the cookie without the promised protection.',
    proof:
      'Compares the prefixes without regard to case, as browsers do. __Secure- requires Secure; __Host- requires Secure, Path=/ and no Domain; the Http forms also require HttpOnly.',
    fix: 'Set the cookie with Secure and, for __Host-, with Path=/ and without Domain.',
    snippets: fixSnippets('cookie'),
    references: [
      ...COOKIE_REFERENCES,
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Cookies#cookie_prefixes',
    ],
  },
  needs: ['landing', 'crawl'],
  uses: ['active'],
  evaluate({ landing, crawl, active }) {
    return observedCookies(landing, crawl, active).flatMap((observed) => {
      const faults = prefixFaults(observed.cookie);
      return faults.length === 0 ? [] : [cookieDraft(observed, `${faults.join(', ')}.`)];
    });
  },
});
