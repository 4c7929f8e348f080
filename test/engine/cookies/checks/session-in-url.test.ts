import { describe, expect, it } from 'vitest';
import { cookieSessionInUrl, sessionInUrl } from '../../../../src/engine/cookies/checks/session-in-url.ts';
import { judge, onePage, pageFaults, reported } from '../../../helpers/recorded.ts';
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
    expect(judge(cookieSessionInUrl, { evidence })).toHaveLength(1);
    expect(reported(cookieSessionInUrl, { evidence })).not.toContain(ID);
  });

  it.each<[string, string, string | null]>([
    ['letters and digits', `https://site.example/x?sid=${ID}`, 'sid'],
    ['20 digits', 'https://site.example/x?sid=12345678901234567890', 'sid'],
    ['19 digits', 'https://site.example/x?sid=1234567890123456789', null],
    ['digits and a dash', 'https://site.example/x?sid=1234567890-1234567890', null],
    ['16 characters', 'https://site.example/x?sid=a1b2c3d4e5f6a7b8', 'sid'],
    ['15 characters', 'https://site.example/x?sid=a1b2c3d4e5f6a7b', null],
    ['words', 'https://site.example/x?sid=summer-sale-overview', null],
    ['few different characters', 'https://site.example/x?sid=a1a1a1a1a1a1a1a1a1a1', null],
    ['eight different characters', 'https://site.example/x?sid=a1b2c3d4a1b2c3d4', 'sid'],
    ['4,096 characters', `https://site.example/x?sid=${ID.repeat(170)}${ID.slice(0, 16)}`, 'sid'],
    ['more than 4,096 characters', `https://site.example/x?sid=${ID.repeat(171)}`, null],
    ['another parameter', `https://site.example/x?page=${ID}`, null],
    ['a second parameter', `https://site.example/x?page=sid&JWT=${ID}`, 'JWT'],
    ['a path parameter', `https://site.example/a;jsessionid=${ID}/b?c`, 'jsessionid'],
    ['a path parameter with a word', 'https://site.example/a;jsessionid=none', null],
    ['a path parameter of another name', `https://site.example/sid;version=${ID}`, null],
    [
      'several cookieless segments',
      'https://site.example/(A(aaaaaaaaaaaaaaaa)S(bbbbbbbbbbbbbbbb))/x',
      'cookieless session',
    ],
    ['a short segment in parentheses', 'https://site.example/(S(short))/x', null],
    ['a text that is no URL', `sid=${ID}`, null],
  ])('finds a session id in a URL with %s', (_name, url, parameter) => {
    const found = sessionInUrl(url);
    expect(found?.parameter ?? null).toBe(parameter);
    expect(found?.shown ?? '').not.toContain(ID);
  });

  it('is at the page that links to it, or at the URL itself with the id masked', () => {
    const linked = judge(cookieSessionInUrl, { evidence: onePage({ body: `<a href="/x?sid=${ID}">x</a>` }) });
    expect(linked).toMatchObject([{ location: { url: 'https://site.example/', method: 'GET', parameter: 'sid' } }]);
    const own = onePage({ url: `https://site.example/x?sid=${ID}`, body: '<p>x' });
    const [draft] = judge(cookieSessionInUrl, { evidence: own });
    expect(draft).toMatchObject({ location: { url: expect.stringMatching(/^https:\/\/site\.example\/x\?sid=/) } });
    expect(JSON.stringify(draft)).not.toContain(ID);
  });

  it('is in the action of a form, and on the host of the target only', () => {
    const form = (action: string) => pageFaults(cookieSessionInUrl, { body: `<form action="${action}"></form>` });
    expect(form(`/x?sid=${ID}`)).toEqual(['sid medium']);
    expect(form(`https://cdn.site.example/x?sid=${ID}`)).toEqual([]);
    const [v6, other] = ['[2001:db8::1]', '[2001:db8::2]'].map((host) =>
      pageFaults(cookieSessionInUrl, {
        url: 'https://[2001:db8::1]/',
        body: `<a href="https://${host}/?sid=${ID}">x</a>`,
      }),
    );
    expect([v6, other]).toEqual([['sid medium'], []]);
  });
});
