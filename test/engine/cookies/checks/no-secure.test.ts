import { describe, expect, it } from 'vitest';
import { cookieNoSecure } from '../../../../src/engine/cookies/checks/no-secure.ts';
import { pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { COOKIE_VECTORS } from '../vectors.ts';

describe('cookie.no-secure', () => {
  judgesVectors(COOKIE_VECTORS['cookie.no-secure'], cookieNoSecure);

  it.each([
    ['https://site.example/', 'theme=dark', ['theme low']],
    ['https://site.example/', 'PHPSESSID=0123456789abcdef', ['PHPSESSID medium']],
    ['http://site.example/', 'PHPSESSID=0123456789abcdef', ['PHPSESSID low']],
    ['http://site.example/', 'theme=dark', []],
    ['https://site.example/', 'PHPSESSID=0123456789abcdef; secure', []],
    ['https://site.example/', 'AWSALB=x', []],
  ])('%s sets %s', (url, value, expected) =>
    expect(pageFaults(cookieNoSecure, { url, headers: { 'Set-Cookie': value } })).toEqual(expected),
  );
});
