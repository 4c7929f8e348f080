import { defineCheck } from '../../core/check.ts';
import { seenIn } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeProbes, operationDraft } from '../operations/operation-draft.ts';

export const apiMassAssignment = defineCheck({
  meta: {
    id: 'api.mass-assignment',
    title: 'Users can give themselves rights when they register',
    subject: 'Mass assignment at registration',
    rating: RATINGS.rightsTaken,
    confidence: 'certain',
    cwe: ['CWE-915'],
    requirements: { asvs: ['15.3.3'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The operation that registers an account stores members of the request that its description does not have, such as admin: true (mass assignment).',
    why: 'Anyone registers as an administrator.',
    proof:
      'Needs active-post, and proof of ownership: it makes two accounts with random names. One request has a right in addition that responses of the API show. The finding requires that the right is read back as true for that account, and not for the other one.',
    fix: 'Bind requests to an allowlist of members, and set roles and rights only in operations for administrators. Delete the accounts that the scan made.',
    snippets: {
      express: `const { username, email, password } = req.body; // never User.create(req.body)`,
      rails: `params.require(:user).permit(:username, :email, :password)`,
    },
    references: [
      'https://owasp.org/API-Security/editions/2023/en/0xa3-broken-object-property-level-authorization/',
      'https://cheatsheetseries.owasp.org/cheatsheets/Mass_Assignment_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate({ api }) {
    return judgeProbes(api, 'mass_assignment', ({ operation, exchange, property }) => ({
      ...operationDraft(operation, seenIn(exchange, { texts: [JSON.stringify(property)], isAlone: true })),
      evidence: `${operation.id} with "${property.slice(0, 60)}": true made an account for which the API returns ${property.slice(0, 60)} = true. It is not true for an account made without it.`,
    }));
  },
});
