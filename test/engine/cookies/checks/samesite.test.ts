import { describe, expect, it } from 'vitest';
import { cookieSamesite } from '../../../../src/engine/cookies/checks/samesite.ts';
import { pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { COOKIE_VECTORS } from '../vectors.ts';

describe('cookie.samesite', () => {
  judgesVectors(COOKIE_VECTORS['cookie.samesite'], cookieSamesite);

  it.each([
    ['a=b', ['a low']],
    ['a=b; SameSite=Yes', ['a low']],
    ['a=b; SameSite=None', ['a low']],
    ['a=b; SameSite=None; Secure', []],
    ['a=b; samesite=lax', []],
  ])('%s', (value, expected) =>
    expect(pageFaults(cookieSamesite, { headers: { 'Set-Cookie': value } })).toEqual(expected),
  );
});
