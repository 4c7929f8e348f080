import { defineCheck, notApplicable } from '../../core/check.ts';
import { compared } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { pathShape } from '../../crawl/url-shape.ts';

export const accessBrokenObjectLevel = defineCheck({
  meta: {
    id: 'access.broken-object-level',
    title: 'Users can read what belongs to other users',
    subject: 'Access of users to objects of other users',
    rating: RATINGS.othersData,
    confidence: 'firm',
    cwe: ['CWE-639'],
    requirements: { asvs: ['8.2.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'An address with an id returns the record of one user to another user of the same role. The application checks that someone is signed in, but not who.',
    why: 'Any user reads the records of all others by changing the id.',
    proof:
      'Needs login and second-login. Reads each address with an id twice as its owner, once without a session (it must be refused) and once as the second user, whose response must be the same apart from what changes by itself. Records that pages of the second user link to count as shared. If the record names its owner the finding is `firm`, otherwise `tentative`.',
    fix: 'Look up the record together with its owner, for example WHERE id = ? AND user_id = ?, and respond with 404 otherwise.',
    references: [
      'https://owasp.org/API-Security/editions/2023/en/0xa1-broken-object-level-authorization/',
      'https://cheatsheetseries.owasp.org/cheatsheets/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['access'],
  evaluate({ access }) {
    if (access.objects === 0) return notApplicable('there is no second login, or no address with an id');
    return access.probes
      .filter(({ kind }) => kind === 'object')
      .map(({ list, own, other, namesOwner }) => ({
        key: pathShape(new URL(other.request.url)),
        location: { url: other.request.url, method: 'GET' },
        proof: compared(own, other, list),
        ...(namesOwner ? {} : { confidence: 'tentative' as const, rating: RATINGS.othersDetails }),
        evidence: `${new URL(other.request.url).pathname} is refused without a session, and returns the same content to the second user as to its owner${namesOwner ? ', whom it names' : ''}.`,
      }));
  },
});
