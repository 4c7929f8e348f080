import { parsedJson, record } from '../../../shared/records.ts';
import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import { mask } from '../../web/quote.ts';

export const browserTokenInStorage = defineCheck({
  meta: {
    id: 'browser.token-in-storage',
    title: 'Session token in the storage of the browser',
    rating: RATINGS.weakerDefence,
    confidence: 'firm',
    cwe: ['CWE-922'],
    requirements: { asvs: ['14.3.3'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The application keeps a JSON Web Token in localStorage or sessionStorage, where every script of the page can read it.',
    why: 'One cross-site scripting fault, or one manipulated third-party script, is enough to copy the token and use it elsewhere until it expires.',
    proof:
      'A value in the storage has the form of a signed JSON Web Token (RFC 7519): its header names an algorithm. Other values are not reported.',
    fix: 'Keep the session in a cookie with HttpOnly, Secure and SameSite, or the token in memory only.',
    references: ['https://cheatsheetseries.owasp.org/cheatsheets/HTML5_Security_Cheat_Sheet.html#local-storage'],
  },
  needs: ['browser'],
  evaluate({ browser }) {
    return browser.stored
      .filter(({ value }) => isSignedToken(value))
      .map(({ storage, name, value, page }) => ({
        location: { url: page, parameter: name },
        evidence: `${storage} ${name.slice(0, 100)} = ${mask(value)}`,
        key: `${storage} ${name}`,
      }));
  },
});

/** A compact JWS (RFC 7515) with a signature. */
function isSignedToken(value: string): boolean {
  const match = /^"?(eyJ[\w-]{8,1000})\.eyJ[\w-]{2,}\.[\w-]{8,}"?$/.exec(value);
  if (match === null) return false;
  return 'alg' in record(parsedJson(Buffer.from(match[1] ?? '', 'base64url').toString()));
}
