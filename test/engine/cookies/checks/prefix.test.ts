import { describe, expect, it } from 'vitest';
import { cookiePrefix } from '../../../../src/engine/cookies/checks/prefix.ts';
import { pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { COOKIE_VECTORS } from '../vectors.ts';

describe('cookie.prefix', () => {
  judgesVectors(COOKIE_VECTORS['cookie.prefix'], cookiePrefix);

  it.each([
    ['__Host-a=b', ['__Host-a low']],
    ['__secure-a=b', ['__secure-a low']],
    ['__Host-a=b; Secure; Path=/', []],
    ['a__Host-=b', []],
  ])('%s', (value, expected) =>
    expect(pageFaults(cookiePrefix, { headers: { 'Set-Cookie': value } })).toEqual(expected),
  );
});
