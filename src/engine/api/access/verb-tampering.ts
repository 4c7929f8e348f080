import { defineCheck } from '../../core/check.ts';
import { seenIn } from '../../core/proof.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeProbes, operationDraft } from '../operations/operation-draft.ts';

export const apiVerbTampering = defineCheck({
  meta: {
    id: 'api.verb-tampering',
    title: 'API enforces authentication for GET but not for HEAD',
    subject: 'Authentication of HEAD requests to the API',
    rating: RATINGS.hint,
    confidence: 'firm',
    cwe: ['CWE-285'],
    requirements: { pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'An operation refuses GET without a session, but runs for HEAD: rules of access are tied to methods.',
    why: 'HEAD shows whether objects exist and how long they are, and the same gap often lets other methods through.',
    proof:
      "Needs login. GET without a session is refused with 401 or 403, and HEAD without a session returns 200 with the media type and the length of the user's response.",
    fix: 'Tie rules of access to paths rather than methods, and deny methods that no operation has.',
    references: [
      'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/06-Test_HTTP_Methods',
      'https://www.rfc-editor.org/rfc/rfc9110#section-9.3.2',
    ],
  },
  needs: ['api'],
  evaluate({ api }) {
    return judgeProbes(api, 'verb_tampering', ({ operation, exchange, detail }) => ({
      ...operationDraft(operation, seenIn(exchange)),
      evidence: `${operation.id}: ${detail}.`,
    }));
  },
});
