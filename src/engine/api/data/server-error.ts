import { defineCheck, notApplicable } from '../../core/check.ts';
import { seenIn } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeProbes, operationDraft } from '../operations/operation-draft.ts';

export const apiServerError = defineCheck({
  meta: {
    id: 'api.server-error',
    title: 'API operation fails on a value outside its type',
    subject: 'Server errors of API operations',
    rating: RATINGS.none,
    confidence: 'firm',
    cwe: ['CWE-20', 'CWE-755'],
    requirements: { asvs: ['2.2.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'An operation responds with a server error to a value that its description does not allow, instead of refusing it.',
    why: 'Values reach code that does not expect them. This is where injections begin, and errors fill the log.',
    proof:
      'Requests operations that read with a value outside the type of one parameter. The same server error (500 or 501) must come twice, and the operation must respond to its own values.',
    fix: 'Validate parameters against the description before the handler runs, and respond with 400.',
    references: [
      'https://owasp.org/API-Security/editions/2023/en/0xa8-security-misconfiguration/',
      'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate({ api }) {
    if (api.requested === 0) return notApplicable('no operation that only reads could be requested');
    return judgeProbes(api, 'server_error', ({ operation, exchange, detail }) => ({
      ...operationDraft(operation, seenIn(exchange)),
      evidence: `${operation.id}: ${detail}.`,
    }));
  },
});
