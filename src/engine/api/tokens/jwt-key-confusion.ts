import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeJwt } from './judge-jwt.ts';

export const apiJwtKeyConfusion = defineCheck({
  meta: {
    id: 'api.jwt-key-confusion',
    title: 'Public key accepted as the secret of a token',
    subject: 'Algorithms of tokens',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-347', 'CWE-327'],
    requirements: { asvs: ['9.1.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The application takes the algorithm from the JSON Web Token and verifies an HMAC with the text of its public key.',
    why: 'The public key is known to everyone. Anyone who has it signs tokens for any user, administrators included.',
    proof:
      'Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. The token must have an asymmetric algorithm, and the application must publish its key: in a response of the API, in its OpenID configuration or in a set of keys. The claims of the own token, signed as HS256 with the text of that key, then return the same properties twice, and are refused twice with a wrong signature.',
    fix: 'Give the verification the list of algorithms that fit the key, and never take the algorithm from the token.',
    snippets: {
      express: `jwt.verify(token, publicKey, { algorithms: ['RS256'] });`,
      django: `jwt.decode(token, public_key, algorithms=["RS256"])`,
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc8725#section-3.1',
      'https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate: ({ api }) => judgeJwt(api, 'key_confusion'),
});
