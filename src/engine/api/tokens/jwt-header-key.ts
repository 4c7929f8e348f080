import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeJwt } from './judge-jwt.ts';

export const apiJwtHeaderKey = defineCheck({
  meta: {
    id: 'api.jwt-header-key',
    title: 'Tokens that bring their own key are accepted',
    subject: 'Keys in the header of tokens',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-347', 'CWE-345'],
    requirements: { asvs: ['9.1.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The application verifies a JSON Web Token with the key that the token itself brings (jwk, x5c) or names by an address (jku, x5u).',
    why: 'Anyone makes a key and signs tokens for any user, administrators included. With an address, the server also sends requests where the token tells it to.',
    proof:
      'Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. A token signed with a key that the scan made, which the header has as jwk or x5c, or which the server fetches from a listener of the scan (jku, x5u; only for targets on the same machine), returns the same properties twice, and is refused twice with a wrong signature.',
    fix: 'Ignore jwk, x5c, jku and x5u in tokens, or accept only keys and addresses from a fixed list. Verify with keys that the application was configured with.',
    snippets: {
      express: `const keys = createRemoteJWKSet(new URL('https://issuer.example/jwks.json')); // a fixed address
await jwtVerify(token, keys, { algorithms: ['RS256'] });`,
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc8725#section-3.10',
      'https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate: ({ api }) => judgeJwt(api, 'header_key'),
});
