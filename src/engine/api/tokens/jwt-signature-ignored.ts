import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeJwt } from './judge-jwt.ts';

export const apiJwtSignatureIgnored = defineCheck({
  meta: {
    id: 'api.jwt-signature-ignored',
    title: 'Signatures of tokens are not verified',
    subject: 'Verification of token signatures',
    rating: RATINGS.fullCompromise,
    confidence: 'certain',
    cwe: ['CWE-347', 'CWE-345'],
    requirements: { asvs: ['9.1.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The application reads the claims of a JSON Web Token without verifying its signature.',
    why: 'Anyone writes tokens for any user, administrators included.',
    proof:
      'Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. It then returns the same properties for the own token with another signature. What is no token must be refused.',
    fix: 'Call the function of the library that verifies the token, not the one that only decodes it, and reject the request if it fails.',
    snippets: {
      express: `const claims = jwt.verify(token, key, { algorithms: ['HS256'] }); // not jwt.decode(token)`,
    },
    references: [
      'https://www.rfc-editor.org/rfc/rfc8725#section-3.2',
      'https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate: ({ api }) => judgeJwt(api, 'signature_ignored'),
});
