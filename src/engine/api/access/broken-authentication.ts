import { defineCheck } from '../../core/check.ts';
import { compared, seenIn } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { hasName } from '../../data/names.ts';
import { dataLeaves, dataOf } from '../operations/json-values.ts';
import { judgeProbes, operationDraft } from '../operations/operation-draft.ts';

export const apiBrokenAuthentication = defineCheck({
  meta: {
    id: 'api.broken-authentication',
    title: 'API operation does not enforce its authentication',
    subject: 'Authentication of API operations',
    rating: RATINGS.allData,
    confidence: 'firm',
    cwe: ['CWE-306', 'CWE-287'],
    requirements: { asvs: ['8.3.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The description of the API says that an operation requires a credential. The server returns the same data without one.',
    why: 'Anyone on the network reads what only users should see, and the description shows where to look.',
    proof:
      'Requests each operation that only reads and whose description names a security scheme in every alternative: without a session, and with an invented token. Both must return data with the same properties as the user gets; without a login, at least two properties that the description names. Operations that sign in or report the state of the service do not count. If no property is personal the finding is medium.',
    fix: 'Check the credential in one place before every operation, and let an operation be public only by an explicit exception. If it is public on purpose, write security: [] in the description.',
    snippets: {
      express: `// Everything below requires a valid token; public routes are registered above.
app.use('/api', requireUser);`,
    },
    references: [
      'https://owasp.org/API-Security/editions/2023/en/0xa2-broken-authentication/',
      'https://spec.openapis.org/oas/v3.1.0#security-requirement-object',
    ],
  },
  needs: ['api'],
  evaluate({ api }) {
    return judgeProbes(api, 'broken_authentication', ({ operation, own, other }) => {
      const names = [...new Set(dataLeaves(dataOf(other)).map(({ name }) => name))];
      const isPersonal = names.some((name) => hasName('personal', name));
      const like = own === null ? '' : ', the same as for the user';
      return {
        ...operationDraft(operation, own === null ? seenIn(other) : compared(own, other)),
        ...(isPersonal ? {} : { rating: RATINGS.someData }),
        evidence: `${operation.id} requires a credential by its description, but returns data without one and with an invented token${like}: ${names.slice(0, 8).join(', ').slice(0, 300)}`,
      };
    });
  },
});
