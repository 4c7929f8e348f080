import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { judgeJwt } from './judge-jwt.ts';

export const apiJwtExpiredAccepted = defineCheck({
  meta: {
    id: 'api.jwt-expired-accepted',
    title: 'Expired tokens are accepted',
    subject: 'Expiry of tokens',
    rating: RATINGS.leakedSession,
    confidence: 'certain',
    cwe: ['CWE-613'],
    requirements: { asvs: ['9.1.1'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The application accepts JSON Web Tokens after the time in their exp claim.',
    why: 'A token that leaks in a log, a backup or an old device keeps opening the account.',
    proof:
      'Needs login with a JSON Web Token in its session. The place is an operation that refuses requests without a session and requests with an invented token. It then returns the same properties for the own token if it expired at least ten minutes before the scan, or for a token that expired a day ago, which the scan can sign only if another fault lets it.',
    fix: 'Verify exp with every request, with a leeway of at most a few minutes, and issue tokens that are valid for minutes rather than days.',
    references: [
      'https://www.rfc-editor.org/rfc/rfc7519#section-4.1.4',
      'https://cheatsheetseries.owasp.org/cheatsheets/JSON_Web_Token_for_Java_Cheat_Sheet.html',
    ],
  },
  needs: ['api'],
  evaluate: ({ api }) => judgeJwt(api, 'expired_accepted'),
});
