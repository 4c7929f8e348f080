import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeJwt } from './judge-jwt.ts';

export const apiJwtWeakKey = defineCheck({
  meta: {
    id: 'api.jwt-weak-key',
    title: 'Tokens are signed with a well-known key',
    subject: 'Signing keys of tokens',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-321', 'CWE-798'],
    requirements: { asvs: ['9.1.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The application signs its JSON Web Tokens with HMAC and a key that examples, tutorials and defaults use.',
    why: 'Anyone who knows the key signs tokens for any user, administrators included. The key is found offline, with one token.',
    proof:
      'Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. Compares the signature of the own token offline with those of about 1,000 well-known keys. Then a token that the scan signed with the key must return the same properties, and the same token with a wrong signature must be refused. The evidence masks the key.',
    fix: 'Use a random key of at least 256 bits from the secret store, or an asymmetric algorithm. Replace the key at once: tokens that it signed stay valid otherwise.',
    snippets: {
      express: `// openssl rand -base64 48
const key = process.env.JWT_KEY;
if (key === undefined || key.length < 43) throw new Error('JWT_KEY is missing or too short');`,
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc8725#section-3.5',
      'https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate: ({ api }) => judgeJwt(api, 'weak_key'),
});
