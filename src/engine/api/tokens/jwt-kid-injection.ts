import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeJwt } from './judge-jwt.ts';

export const apiJwtKidInjection = defineCheck({
  meta: {
    id: 'api.jwt-kid-injection',
    title: 'Key of a token chosen by its kid header',
    subject: 'Key ids of tokens',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-347', 'CWE-22', 'CWE-89'],
    requirements: { asvs: ['9.1.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The application uses the kid header of a JSON Web Token, which anyone writes, as a file name or in a database query.',
    why: 'An attacker chooses a key that he knows and signs tokens for any user, administrators included. The same fault may read files or the database.',
    proof:
      'Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. The own token must have a kid. A token signed with an empty key, whose kid is the path of an empty file, or one whose kid selects a random key by SQL (only UNION SELECT of a text, no table), returns the same properties twice, and is refused twice with a wrong signature.',
    fix: 'Compare the kid with a fixed list of keys and reject all others. Never build a path or a query from it.',
    snippets: {
      express: `const key = KEYS.get(kid); // a Map of known ids
if (key === undefined) throw new Error('unknown key');`,
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc8725#section-3.10',
      'https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate: ({ api }) => judgeJwt(api, 'kid_injection'),
});
