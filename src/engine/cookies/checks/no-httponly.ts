import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { observedCookies } from '../../web/observed-cookies.ts';
import { isCsrfLike, isSessionLike } from '../../web/session-names.ts';
import { COOKIE_REFERENCES, cookieDraft } from '../cookie-draft.ts';

export const cookieNoHttponly = defineCheck({
  meta: {
    id: 'cookie.no-httponly',
    title: 'Session cookie without HttpOnly attribute',
    subject: 'HttpOnly attribute of session cookies',
    rating: RATINGS.weakerDefence,
    confidence: 'firm',
    cwe: ['CWE-1004'],
    requirements: { asvs: ['3.3.4'], pci: ['6.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'A cookie that appears to contain a session, by its name or value, is set without HttpOnly.',
    why: 'A single cross-site scripting vulnerability is then enough to steal the session.',
    proof:
      'Recognizes session cookies by the names that frameworks use, by words such as "session", "auth" and "token" in the name, and by values that are JSON Web Tokens. Anti-CSRF cookies, which scripts must read, and all other cookies are not reported.',
    fix: 'Add HttpOnly to every cookie that scripts do not need to read.',
    snippets: fixSnippets('cookie'),
    references: COOKIE_REFERENCES,
  },
  needs: ['landing', 'crawl'],
  uses: ['active'],
  evaluate({ landing, crawl, active }) {
    return observedCookies(landing, crawl, active)
      .filter(({ cookie }) => !cookie.httpOnly && !isCsrfLike(cookie.name) && isSessionLike(cookie.name, cookie.value))
      .map((observed) => cookieDraft(observed, 'HttpOnly is missing.'));
  },
});
