import { defineCheck, notApplicable } from '../../core/check.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { RATINGS } from '../../core/ratings.ts';
import { hasName } from '../../data/names.ts';
import { entropy } from '../../web/entropy.ts';
import type { DocumentForm, HtmlDocument } from '../../web/html/document-model.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { observedCookies } from '../../web/observed-cookies.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { isCsrfLike, isSessionLike } from '../../web/session-names.ts';

export const contentCsrfToken = defineCheck({
  meta: {
    id: 'content.csrf-token',
    title: 'Form without CSRF token',
    subject: 'CSRF tokens of forms',
    rating: RATINGS.weakerDefence,
    confidence: 'firm',
    cwe: ['CWE-352'],
    requirements: { asvs: ['3.5.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A POST form to the same site has no random token, and SameSite does not restrict the session cookie.',
    why: 'Another site can make the browser of a signed-in user submit the same form and so act on their behalf.',
    proof:
      'A POST form to the same origin has no hidden field with a token, the page has no token in a meta element, and a session cookie of the site lacks SameSite=Lax or Strict. Silent if no such session cookie was seen, and for search forms.',
    fix: 'Add a random token to each form and verify it on the server; set SameSite=Lax on the session cookie.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html',
      'https://developer.mozilla.org/docs/Web/Security/Attacks/CSRF',
    ],
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }, { target }) {
    const pages = htmlPages(crawl);
    if (pages.length === 0) return notApplicable(NO_PAGES);
    const open = observedCookies(landing, crawl, undefined).find(
      ({ cookie }) =>
        isSessionLike(cookie.name, cookie.value) && cookie.sameSite !== 'lax' && cookie.sameSite !== 'strict',
    );
    if (open === undefined) return notApplicable('no session cookie without SameSite was seen');
    const bare = pages.flatMap((page) => bareForms(page, target.origin).map((form) => ({ form, page })));
    const paths = [...new Set(bare.map(({ form }) => new URL(form.action).pathname))];
    const all =
      paths.length === 1 ? '' : `\n${paths.length} forms have no token: ${paths.slice(0, PATHS_SHOWN).join(', ')}`;
    return bare.map(({ form, page }) => ({
      location: { url: page.request.url, method: 'POST' },
      quote: [new URL(form.action).pathname, '<form'],
      evidence: `${describeForm(form)}; session cookie ${open.cookie.name} has ${open.cookie.sameSite === 'none' ? 'SameSite=None' : 'no SameSite'}${all}`,
      // One setting of the framework protects every form.
      key: 'forms',
    }));
  },
});

const PATHS_SHOWN = 20;

/** Forms of a page that change something and have no token. */
function bareForms(page: Exchange, origin: string): DocumentForm[] {
  const document = documentOf(page);
  if (document === null || announcesToken(document)) return [];
  return document.forms.filter(
    (form) => new URL(form.action).origin === origin && isStateChanging(form) && !hasTokenField(form),
  );
}

function describeForm({ action, fields }: DocumentForm): string {
  const names = fields
    .map(({ name }) => name)
    .slice(0, 8)
    .join(', ');
  return `POST form to ${new URL(action).pathname} with the fields ${names === '' ? '(none)' : names}`;
}

/** A hidden field with a value that an attacker's page cannot know. */
function hasTokenField(form: DocumentForm): boolean {
  return form.fields.some(
    ({ name, type, value }) =>
      type === 'hidden' &&
      (hasName('late-csrf-field', name) ||
        (hasName('csrf-field', name) && value.length >= 8) ||
        (!hasName('written-session', name) &&
          /^[\w+/=.-]{20,}$/.test(value) &&
          /\d/.test(value) &&
          entropy(value) > 3.5)),
  );
}

/** Frameworks that send the token by script put it into a meta element. */
function announcesToken(document: HtmlDocument): boolean {
  return document.metas.some(({ name, content }) => isCsrfLike(name) && content.length >= 8);
}

/** False for search forms, which do not act on behalf of the user. */
function isStateChanging(form: DocumentForm): boolean {
  if (form.method !== 'POST') return false;
  const words = `${new URL(form.action).pathname} ${form.fields.map(({ name }) => name).join(' ')}`;
  const isSearch = form.fields.length <= 2 && /search|query|(?:^|\s)q(?:\s|$)|filter/i.test(words);
  return !isSearch;
}
