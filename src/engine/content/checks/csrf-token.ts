import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import type { ForgedForm } from '../../core/evidence/content.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { step } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { effectOf, isTokenField } from '../../web/forged-form.ts';
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
    what: 'A POST form to the same site has no random token, or the server does not check it, and SameSite does not restrict the session cookie.',
    why: 'Another site can make the browser of a signed-in user submit the same form and so act on their behalf.',
    proof:
      'A POST form to the same origin has no hidden field with a token, the page has no token in a meta element, and a session cookie of the site lacks SameSite=Lax or Strict. Silent if no such session cookie was seen, and for search forms. With active-post and a session in cookies, up to five forms are also sent as another site would send them: with a foreign Origin and Referer, without the token, then with a changed one, then with that of a second user. It is proven (medium) if a page shows what that request stored, as it shows what the same request of the site itself stored, and nothing of one without the session. If only the responses are alike, or the session cookie was not seen, the finding is tentative. Forms that refuse the foreign request are not reported.',
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
    const sessions = observedCookies(landing, crawl, undefined)
      .map(({ cookie }) => cookie)
      .filter(({ name, value }) => isSessionLike(name, value));
    const open = sessions.find(({ sameSite }) => sameSite !== 'lax' && sameSite !== 'strict');
    const forged = crawl.forged ?? [];
    const proven =
      open === undefined && sessions.length > 0 ? [] : forged.flatMap((form) => forgery(form, open !== undefined));
    if (open === undefined && proven.length === 0) return notApplicable('no session cookie without SameSite was seen');
    // What the server does with a foreign request counts more than what the form looks like.
    const judged = new Set(forged.filter((form) => effectOf(form) !== 'unknown').map(({ action }) => action));
    const bare = (open === undefined ? [] : pages).flatMap((page) =>
      bareForms(page, target.origin)
        .filter(({ action }) => !judged.has(action))
        .map((form) => ({ form, page })),
    );
    const paths = [...new Set(bare.map(({ form }) => new URL(form.action).pathname))];
    const all =
      paths.length === 1 ? '' : `\n${paths.length} forms have no token: ${paths.slice(0, PATHS_SHOWN).join(', ')}`;
    const missing = bare.map(({ form, page }) => ({
      location: { url: page.request.url, method: 'POST' },
      quote: [new URL(form.action).pathname, '<form'],
      evidence: `${describeForm(form)}; session cookie ${open?.name ?? ''} has ${open?.sameSite === 'none' ? 'SameSite=None' : 'no SameSite'}${all}`,
      // One setting of the framework protects every form.
      key: 'forms',
    }));
    return [...proven, ...missing];
  },
});

const PATHS_SHOWN = 20;

const WAYS = {
  none: 'The form has no token',
  'left out': 'Without its token',
  changed: 'With another token',
  'of another session': 'With the token of another session',
} as const;

/** The finding of a form that had the same effect when another site sent it; none if it had not. */
function forgery(form: ForgedForm, isOpen: boolean): FindingDraft[] {
  const effect = effectOf(form);
  if (effect !== 'same' && effect !== 'alike') return [];
  const { page, action, way, own, stranger, forged } = form;
  const { pathname } = new URL(action);
  const seen =
    effect === 'same' ? `${forged.shown?.request.url} shows what it stored` : 'the response is that of the site itself';
  return [
    {
      location: { url: page, method: 'POST' },
      title: 'Cross-site request forgery',
      rating: RATINGS.actsAsVisitor,
      confidence: effect === 'same' && isOpen ? 'certain' : 'tentative',
      evidence: `${WAYS[way]}, the form to ${pathname} is accepted with a foreign Origin and Referer: ${seen}; without the session it is not`,
      key: `forged ${pathname}`,
      proof: {
        steps: [
          step('control', own.exchange),
          step('control', stranger.exchange),
          step('proof', forged.exchange),
          ...(forged.shown === null ? [] : [step('proof', forged.shown, { texts: [forged.marker] })]),
        ],
      },
    },
  ];
}

/** Forms of a page that change something and have no token. */
function bareForms(page: Exchange, origin: string): DocumentForm[] {
  const document = documentOf(page);
  if (document === null || announcesToken(document)) return [];
  return document.forms.filter(
    (form) => new URL(form.action).origin === origin && isStateChanging(form) && !form.fields.some(isTokenField),
  );
}

function describeForm({ action, fields }: DocumentForm): string {
  const names = fields
    .map(({ name }) => name)
    .slice(0, 8)
    .join(', ');
  return `POST form to ${new URL(action).pathname} with the fields ${names === '' ? '(none)' : names}`;
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
