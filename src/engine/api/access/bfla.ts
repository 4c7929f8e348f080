import { defineCheck } from '../../core/check.ts';
import { compared } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeProbes, operationDraft } from '../operations/operation-draft.ts';

export const apiBfla = defineCheck({
  meta: {
    id: 'api.bfla',
    title: 'API operation for administrators works for users',
    subject: 'Access of users to API operations for administrators',
    rating: RATINGS.othersData,
    confidence: 'firm',
    cwe: ['CWE-285'],
    requirements: { asvs: ['8.2.1'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'An operation that is for administrators by its path or by the scopes of its description returns its data to an ordinary user (broken function level authorization).',
    why: 'Any user who knows the description calls the operation and reads what is meant for administrators.',
    proof:
      "Needs login. Only operations that read, and that refuse requests without a session. With admin-login the user's response must be the administrator's, apart from what changes by itself. Without it, another operation for administrators must refuse the same user; then the finding is tentative.",
    fix: 'Check the role in the handler of each operation, and deny by default.',
    references: [
      'https://owasp.org/API-Security/editions/2023/en/0xa5-broken-function-level-authorization/',
      'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate({ api }) {
    return judgeProbes(api, 'function', ({ operation, own, other, isLikeAdmin }) => ({
      ...operationDraft(operation, compared(own, other)),
      ...(isLikeAdmin ? {} : { confidence: 'tentative' as const, rating: RATINGS.othersDetails }),
      evidence: isLikeAdmin
        ? `${operation.id} returns to the user what it returns to the administrator.`
        : `${operation.id} returns data to the user, whom ${new URL(own.request.url).pathname} refuses with ${own.response.status}.`,
    }));
  },
});
