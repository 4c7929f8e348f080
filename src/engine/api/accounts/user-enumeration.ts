import { defineCheck } from '../../core/check.ts';
import { seenIn } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeProbes, operationDraft } from '../operations/operation-draft.ts';

export const apiUserEnumeration = defineCheck({
  meta: {
    id: 'api.user-enumeration',
    title: 'Sign-in tells whether a user exists',
    subject: 'User enumeration at sign-in',
    rating: RATINGS.hint,
    confidence: 'firm',
    cwe: ['CWE-204', 'CWE-200'],
    requirements: { asvs: ['6.3.8'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The operation that signs users in responds differently to a wrong password and to an unknown user.',
    why: 'An attacker collects the names of users, and guesses passwords only for them.',
    proof:
      'Needs active-post, and proof of ownership. Signs in twice with the user name of the login and twice with random ones, each time with a wrong password. Both pairs must agree, and differ from each other in status or text apart from the names.',
    fix: 'Respond with one status and one text to every failed sign-in, and compute a hash for unknown users too.',
    references: [
      'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html#authentication-and-error-messages',
      'https://owasp.org/API-Security/editions/2023/en/0xa2-broken-authentication/',
    ],
  },
  needs: ['api'],
  evaluate({ api }) {
    return judgeProbes(api, 'user_enumeration', ({ operation, exchange, detail }) => ({
      ...operationDraft(operation, seenIn(exchange)),
      evidence: `${operation.id} responds ${detail}.`,
    }));
  },
});
