import { defineCheck } from '../../core/check.ts';
import { step } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { hasName } from '../../data/names.ts';
import { shorten } from '../../web/quote.ts';
import { hostLink } from './host-link.ts';

export const activeResetPoisoning = defineCheck({
  meta: {
    id: 'active.reset-poisoning',
    title: 'Page for a new password takes its host from the request (password reset poisoning)',
    subject: 'Host of the page for a new password',
    rating: RATINGS.visitorDeceived,
    confidence: 'tentative',
    cwe: ['CWE-640'],
    requirements: { asvs: ['6.4.3'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The page that requests a new password builds absolute URLs from the Host or X-Forwarded-Host header of the client. The link in its e-mail is probably built by the same code.',
    why: 'An attacker requests a new password for another user under a host of their own. The e-mail then leads to that host, which receives the token when the user opens the link.',
    proof:
      'The page is requested by GET under a host name that cannot exist (.example, RFC 2606), and a link, form, script or redirect of the response points to it. No form is sent, because it would send an e-mail to the owner of a mailbox. The link itself is therefore not seen, and the finding is `tentative`.',
    fix: 'Build the link in the e-mail from a configured public URL, and reject unknown hosts.',
    snippets: {
      django: "ALLOWED_HOSTS = ['www.example.com']\n# and Site.objects.get_current().domain in the e-mail",
      rails:
        "config.hosts = ['www.example.com']\nconfig.action_mailer.default_url_options = { host: 'www.example.com' }",
    },
    references: [
      'https://portswigger.net/web-security/host-header/exploiting/password-reset-poisoning',
      'https://cheatsheetseries.owasp.org/cheatsheets/Forgot_Password_Cheat_Sheet.html',
    ],
  },
  needs: ['active'],
  evaluate({ active }) {
    return active.probes.flatMap((probe) => {
      if (probe.family !== 'host-header' || probe.step === 'own-host' || !isResetPage(probe.url)) return [];
      const link = hostLink(probe.exchange, probe.marker);
      if (link === null) return [];
      const { pathname } = new URL(probe.url);
      return {
        key: pathname,
        location: { url: probe.url, method: 'GET', parameter: probe.parameter },
        evidence: `${probe.parameter}: ${probe.marker} results in ${link.where} ${shorten(link.value, 200)} on ${pathname}`,
        proof: { steps: [step('proof', probe.exchange, { texts: [link.value, probe.marker] })] },
      };
    });
  },
});

/** True for the address of a page that requests a new password. */
export function isResetPage(url: string): boolean {
  return hasName('reset-page', new URL(url).pathname);
}
