import { defineCheck } from '../../core/check.ts';
import { observedCookies } from '../../web/observed-cookies.ts';
import { isCsrfLike, isSessionLike } from '../../web/session-names.ts';
import { cookieDraft } from '../cookie-draft.ts';
import { COOKIE_REFERENCES, COOKIE_SNIPPETS } from '../cookie-snippets.ts';

export const cookieNoHttponly = defineCheck({
  meta: {
    id: 'cookie.no-httponly',
    title: 'A session cookie can be read by scripts',
    severity: 'medium',
    confidence: 'firm',
    cwe: ['CWE-1004'],
    requirements: { asvs: ['3.3.4'], pci: ['6.2.4'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'A cookie whose name or value says that it carries a session is set without HttpOnly.',
    why: 'One cross-site scripting hole is then enough to take the session away and use it elsewhere.',
    proof:
      'Session cookies are told by the names that frameworks use, by words such as "session", "auth" and "token" in the name, and by values that are JSON Web Tokens. Anti-forgery cookies, which scripts must read, and others are not reported.',
    fix: 'Add HttpOnly to every cookie that scripts of the page do not need to read.',
    snippets: COOKIE_SNIPPETS,
    references: COOKIE_REFERENCES,
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }) {
    return observedCookies(landing, crawl)
      .filter(({ cookie }) => !cookie.httpOnly && !isCsrfLike(cookie.name) && isSessionLike(cookie.name, cookie.value))
      .map((observed) => cookieDraft(observed, 'HttpOnly is missing.'));
  },
});
