import { defineCheck, notApplicable } from '../../core/check.ts';
import { compared } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { hasName } from '../../data/names.ts';

export const accessBrokenFunctionLevel = defineCheck({
  meta: {
    id: 'access.broken-function-level',
    title: 'Users can open pages for administrators',
    subject: 'Access of users to pages for administrators',
    rating: RATINGS.othersData,
    confidence: 'firm',
    cwe: ['CWE-285'],
    requirements: { asvs: ['8.2.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'A page that only the pages of an administrator link to opens for an ordinary user too. The application hides the link, but does not check the role.',
    why: 'Any user who knows or guesses the address uses the function.',
    proof:
      'Needs login and admin-login. Reads the addresses that only pages of the administrator link to, as the administrator, without a session (it must be refused) and as the user, whose response must be the same apart from what changes by itself. If the path does not look administrative, the finding is `tentative`.',
    fix: 'Check the role in the handler of each function, and deny by default.',
    references: [
      'https://owasp.org/API-Security/editions/2023/en/0xa5-broken-function-level-authorization/',
      'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
    ],
  },
  needs: ['access'],
  evaluate({ access }) {
    if (access.functions === 0)
      return notApplicable('there is no admin login, or no page that only the administrator sees');
    return access.probes
      .filter(({ kind }) => kind === 'function')
      .map(({ own, other }) => {
        const { pathname } = new URL(other.request.url);
        const isSure = hasName('administrative', pathname);
        return {
          key: pathname,
          location: { url: other.request.url, method: 'GET' },
          proof: compared(own, other),
          ...(isSure ? {} : { confidence: 'tentative' as const, rating: RATINGS.othersDetails }),
          evidence: `${pathname} is refused without a session, only the administrator's pages link to it, and the user gets the same content.`,
        };
      });
  },
});
