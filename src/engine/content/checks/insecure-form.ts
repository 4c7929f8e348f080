import { defineCheck, type FindingDraft, notApplicable } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import type { DocumentForm } from '../../web/html/document-model.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { isTrustworthyPlainHost } from '../../web/origins.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { shorten } from '../../web/quote.ts';

export const contentInsecureForm = defineCheck({
  meta: {
    id: 'content.insecure-form',
    title: 'Form submits over plain HTTP',
    subject: 'Form submission over plain HTTP',
    rating: RATINGS.interceptedSession,
    isDeploymentOnly: true,
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['12.2.1'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'A form on an HTTPS page submits to an http: URL, or a page with a password form is itself delivered over plain HTTP.',
    why: 'An attacker on the network path can read and change passwords and other input. They can also change a form that is delivered in clear text before the user fills it in.',
    proof:
      'Parses the HTML and resolves the target of each form against the page. A form with a password field is high; any other form that submits to http: is medium. The same form on several pages is one finding.',
    fix: 'Deliver the page over HTTPS only, and submit the form to an https: URL, preferably on the same site.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html',
      'https://developer.mozilla.org/docs/Web/Security/Insecure_passwords',
    ],
  },
  needs: ['crawl'],
  evaluate({ crawl }) {
    const pages = htmlPages(crawl);
    if (pages.length === 0) return notApplicable(NO_PAGES);
    return pages.flatMap((page) =>
      (documentOf(page)?.forms ?? []).flatMap((form) => faultOf(form, page.request.url) ?? []),
    );
  },
});

/** @param url of the page */
function faultOf(form: DocumentForm, url: string): FindingDraft | null {
  const hasPassword = form.fields.some((field) => field.type === 'password');
  const action = new URL(form.action);
  if (!url.startsWith('https:')) {
    if (!hasPassword) return null;
    return {
      location: { url },
      quote: [form.action, action.pathname, '<form'],
      title: 'Password form delivered over plain HTTP',
      evidence: `Page with a password field delivered over plain HTTP; submits by ${form.method} to ${shorten(form.action)}`,
      key: `page ${action.pathname}`,
    };
  }
  const isPlain = action.protocol === 'http:' && !isTrustworthyPlainHost(action.hostname, new URL(url).hostname);
  if (!isPlain) return null;
  return {
    location: { url },
    quote: [form.action, '<form'],
    evidence: `${hasPassword ? 'Password form' : 'Form'} on an HTTPS page submits by ${form.method} to ${shorten(form.action)}`,
    key: `to ${action.pathname}`,
    rating: hasPassword ? RATINGS.interceptedSession : RATINGS.plaintext,
  };
}
