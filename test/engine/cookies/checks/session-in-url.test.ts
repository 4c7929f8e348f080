import { describe, expect, it } from 'vitest';
import { cookieSessionInUrl } from '../../../../src/engine/cookies/checks/session-in-url.ts';
import { judge, onePage, pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { COOKIE_VECTORS } from '../vectors.ts';

describe('cookie.session-in-url', () => {
  judgesVectors(COOKIE_VECTORS['cookie.session-in-url'], cookieSessionInUrl);

  const ID = 'a1B2c3D4e5F6a7b8c9d0e1f2';
  it.each([
    [`/x;jsessionid=${ID}`, ['jsessionid medium']],
    [`/x?PHPSESSID=${ID}`, ['phpsessid medium']],
    ['/(S(lit3py55t21z5v55vlm25s55))/x.aspx', ['cookieless session medium']],
    [`https://other.example/?sid=${ID}`, []],
    ['/x?sid=1234567', []],
  ])('%s', (href, expected) =>
    expect(pageFaults(cookieSessionInUrl, { body: `<a href="${href}">x</a>` })).toEqual(expected),
  );

  it('masks the id', () => {
    const evidence = onePage({ body: `<a href="/x?sid=${ID}">x</a>` });
    const drafts = judge(cookieSessionInUrl, { evidence });
    expect(drafts).toHaveLength(1);
    expect(JSON.stringify(drafts)).not.toContain(ID);
  });
});
