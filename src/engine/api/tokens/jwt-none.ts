import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeJwt } from './judge-jwt.ts';

export const apiJwtNone = defineCheck({
  meta: {
    id: 'api.jwt-none',
    title: 'Tokens without signature are accepted',
    subject: 'Tokens without signature',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-347', 'CWE-345'],
    requirements: { asvs: ['9.1.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The application accepts JSON Web Tokens whose header says "alg": "none", without a signature.',
    why: 'Anyone writes tokens for any user, administrators included.',
    proof:
      'Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. It then returns the same properties for the claims of the own token with "alg": "none" and an empty signature, and refuses the same token with a wrong signature.',
    fix: 'Give the verification the list of algorithms that it may accept, and never take the algorithm from the token.',
    snippets: {
      express: `jwt.verify(token, key, { algorithms: ['HS256'] });`,
      django: `jwt.decode(token, key, algorithms=["HS256"])`,
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc8725#section-3.1',
      'https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate: ({ api }) => judgeJwt(api, 'none_accepted'),
});
