import { defineCheck, notApplicable } from '../../core/check.ts';
import { compared } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';

export const accessCacheDeception = defineCheck({
  meta: {
    id: 'access.cache-deception',
    title: 'Private page stored by a cache and given to anyone',
    subject: 'Private pages in shared caches',
    rating: RATINGS.readAsVisitor,
    confidence: 'firm',
    cwe: ['CWE-524', 'CWE-200'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The application shows a private page under an address that looks like a style sheet, and a cache in front of it stores that response.',
    why: 'An attacker makes a signed-in visitor open such an address, and then reads the stored page.',
    proof:
      'Needs login. Requests a private page with a random file name such as /account/x.css, first with the session and then without it. The second response must have the content of the private page, which is refused without the session at its own address.',
    fix: 'Respond with 404 to paths that do not exist, send Cache-Control: no-store with private pages, and let the cache follow that header instead of the file name.',
    references: [
      'https://portswigger.net/web-security/web-cache-deception',
      'https://www.rfc-editor.org/rfc/rfc9111#section-7',
    ],
  },
  needs: ['access'],
  evaluate({ access }) {
    if (access.pages === 0) return notApplicable('no page is refused without the session');
    return access.probes
      .filter(({ kind }) => kind === 'cache')
      .map(({ own, other }) => ({
        key: 'cache',
        location: { url: other.request.url, method: 'GET' },
        proof: compared(own, other),
        evidence: `${new URL(other.request.url).pathname} returns the private page without a session after the user requested it.`,
      }));
  },
});
