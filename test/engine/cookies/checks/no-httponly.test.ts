import { describe, expect, it } from 'vitest';
import { cookieNoHttponly } from '../../../../src/engine/cookies/checks/no-httponly.ts';
import { pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { COOKIE_VECTORS } from '../vectors.ts';

describe('cookie.no-httponly', () => {
  judgesVectors(COOKIE_VECTORS['cookie.no-httponly'], cookieNoHttponly);

  it.each([
    ['PHPSESSID=abc', ['PHPSESSID low']],
    ['PHPSESSID=abc; HttpOnly', []],
    ['XSRF-TOKEN=abc', []],
    ['theme=dark', []],
  ])('%s', (value, expected) =>
    expect(pageFaults(cookieNoHttponly, { headers: { 'Set-Cookie': value } })).toEqual(expected),
  );
});
