import { describe, expect, it } from 'vitest';
import { cookieLooseDomain } from '../../../../src/engine/cookies/checks/loose-domain.ts';
import { pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { COOKIE_VECTORS } from '../vectors.ts';

describe('cookie.loose-domain', () => {
  judgesVectors(COOKIE_VECTORS['cookie.loose-domain'], cookieLooseDomain);

  const set = (value: string, host = 'www.site.example') =>
    pageFaults(cookieLooseDomain, { url: `https://${host}/`, headers: { 'Set-Cookie': value } });

  it.each([
    ['sid=x; Domain=site.example', ['sid low']],
    ['csrftoken=x; Domain=site.example', ['csrftoken low']],
    ['theme=dark; Domain=site.example', ['theme info']],
    ['sid=x; Domain=www.site.example', []],
    ['sid=x; Domain=example', []],
    ['sid=x; Domain=notsite.example', []],
  ])('%s', (value, expected) => expect(set(value)).toEqual(expected));

  it('does not apply to an IP address or a single label', () => {
    expect(set('sid=x; Domain=0.2.7', '192.0.2.7')).toBeTypeOf('string');
    expect(set('sid=x', 'localhost')).toBeTypeOf('string');
  });
});
