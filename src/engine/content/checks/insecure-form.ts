import { defineCheck, notApplicable } from '../../core/check.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { isTrustworthyPlainHost } from '../../web/origins.ts';
import { htmlPages, NO_PAGES } from '../../web/pages.ts';
import { shorten } from '../../web/quote.ts';

export const contentInsecureForm = defineCheck({
  meta: {
    id: 'content.insecure-form',
    title: 'Form sends its data over plain HTTP',
    severity: 'high',
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['12.2.1'], pci: ['4.2.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'A form on an HTTPS page is sent to an http: address, or a form that asks for a password is itself delivered over plain HTTP.',
    why: 'Passwords and other entries can be read and changed by anyone on the network path. A form delivered in clear text can be redirected before the visitor types.',
    proof:
      'The HTML is parsed and the address of each form is resolved against the page. A form with a password field counts as high; another form to http: as medium. Lowered on localhost and private names where the page itself is plain HTTP.',
    fix: 'Deliver the page over HTTPS only and let the form be sent to an https: address, best a path on the same site.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html',
      'https://developer.mozilla.org/docs/Web/Security/Insecure_passwords',
    ],
  },
  needs: ['crawl'],
  evaluate({ crawl }, { target }) {
    const pages = htmlPages(crawl);
    if (pages.length === 0) return notApplicable(NO_PAGES);
    return pages.flatMap((page) => {
      const url = page.request.url;
      const isSecurePage = url.startsWith('https:');
      return (documentOf(page)?.forms ?? []).flatMap((form) => {
        const hasPassword = form.fields.some((field) => field.type === 'password');
        const isPlainAction = form.action.startsWith('http:');
        if (
          isSecurePage &&
          isPlainAction &&
          !isTrustworthyPlainHost(new URL(form.action).hostname, new URL(url).hostname)
        ) {
          const what = hasPassword ? 'Password form' : 'Form';
          return {
            location: { url },
            evidence: `${what} on an HTTPS page, sent by ${form.method} to ${shorten(form.action)}`,
            key: `to ${new URL(form.action).pathname}`,
            severity: hasPassword ? ('high' as const) : ('medium' as const),
          };
        }
        if (isSecurePage || !hasPassword) return [];
        return {
          location: { url },
          title: 'Password form is delivered over plain HTTP',
          evidence: `Page with a password field delivered over plain HTTP, sent by ${form.method} to ${shorten(form.action)}`,
          key: `page ${new URL(url).pathname}`,
          severity: target.isLocal ? ('low' as const) : ('high' as const),
        };
      });
    });
  },
});
