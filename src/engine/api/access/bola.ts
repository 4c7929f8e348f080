import { defineCheck } from '../../core/check.ts';
import { compared } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeProbes, operationDraft } from '../operations/operation-draft.ts';

export const apiBola = defineCheck({
  meta: {
    id: 'api.bola',
    title: 'API returns the objects of other users',
    subject: 'Access of users to API objects of other users',
    rating: RATINGS.othersData,
    confidence: 'firm',
    cwe: ['CWE-639'],
    requirements: { asvs: ['8.2.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'An operation returns the object of one user to another user who gives its id (broken object level authorization). The server checks that someone is signed in, but not who.',
    why: 'Any user reads the records of all others by changing the id.',
    proof:
      "Needs login and second-login. Takes the ids of objects from lists that the user reads, for parameters of the path, required ids in the query, and required arguments of GraphQL. Requests each object twice as the user, once without a session (it must be refused) and once as the second user, whose response must be the same and must not name the second user as the owner. Objects in the second user's own lists are shared, unless the object names its owner and holds private properties that the list does not show. If the object does not name its owner the finding is tentative.",
    fix: 'Look up the object together with its owner, for example WHERE id = ? AND user_id = ?, and respond with 404 otherwise.',
    references: [
      'https://owasp.org/API-Security/editions/2023/en/0xa1-broken-object-level-authorization/',
      'https://cheatsheetseries.owasp.org/cheatsheets/Insecure_Direct_Object_Reference_Prevention_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate({ api }) {
    return judgeProbes(api, 'object', ({ operation, own, other, namesOwner }) => ({
      ...operationDraft(operation, compared(own, other)),
      ...(namesOwner ? {} : { confidence: 'tentative' as const, rating: RATINGS.othersDetails }),
      evidence: `${operation.format === 'graphql' ? operation.id : new URL(other.request.url).pathname} is refused without a session, and the second user gets what its owner gets.`,
    }));
  },
});
