import { defineCheck, notApplicable } from '../../core/check.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { observedCookies } from '../../web/observed-cookies.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { isSessionLike } from '../../web/session-names.ts';
import { announcesToken, hasTokenField, isStateChanging } from '../csrf-protection.ts';

export const contentCsrfToken = defineCheck({
  meta: {
    id: 'content.csrf-token',
    title: 'Form changes state without a CSRF token',
    severity: 'low',
    confidence: 'firm',
    cwe: ['CWE-352'],
    requirements: { asvs: ['3.5.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A form is sent by POST to the own site without a random token, and the session cookie is not restricted by SameSite.',
    why: 'Another site can have a signed-in visitor send the same form and so act in their name.',
    proof:
      'A POST form to the own origin has no hidden field with a token and the page announces none in a meta element, while a session cookie of the site was seen without SameSite=Lax or Strict. Silent where no session cookie is seen, and for search forms.',
    fix: 'Add a random token to each form and check it on the server; set SameSite=Lax on the session cookie.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html',
      'https://developer.mozilla.org/docs/Web/Security/Attacks/CSRF',
    ],
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }, { target }) {
    const pages = htmlPages(crawl);
    if (pages.length === 0) return notApplicable(NO_PAGES);
    const open = observedCookies(landing, crawl).find(
      ({ cookie }) =>
        isSessionLike(cookie.name, cookie.value) && cookie.sameSite !== 'lax' && cookie.sameSite !== 'strict',
    );
    if (open === undefined) return notApplicable('no session cookie without SameSite was seen');
    return pages.flatMap((page) => {
      const document = documentOf(page);
      if (document === null || announcesToken(document)) return [];
      return document.forms.flatMap((form) => {
        if (new URL(form.action).origin !== target.origin || !isStateChanging(form) || hasTokenField(form)) return [];
        const path = new URL(form.action).pathname;
        const names = form.fields
          .map(({ name }) => name)
          .slice(0, 8)
          .join(', ');
        return {
          location: { url: page.request.url, method: 'POST' },
          evidence: `POST form to ${path} with the fields ${names === '' ? '(none)' : names}; session cookie ${open.cookie.name} has ${open.cookie.sameSite === 'none' ? 'SameSite=None' : 'no SameSite'}`,
          key: path,
        };
      });
    });
  },
});
