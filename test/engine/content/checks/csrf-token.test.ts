import { describe, expect, it } from 'vitest';
import { contentCsrfToken } from '../../../../src/engine/content/checks/csrf-token.ts';
import type { HeaderList } from '../../../../src/engine/core/evidence/http.ts';
import { draftsOf, exchangeOf, judge, siteOf } from '../../../helpers/recorded.ts';

const SESSION: HeaderList = [['Set-Cookie', 'PHPSESSID=0a1b2c3d4e5f; path=/; HttpOnly']];
const LAX: HeaderList = [['Set-Cookie', 'PHPSESSID=0a1b2c3d4e5f; path=/; HttpOnly; SameSite=Lax']];

describe('content.csrf-token', () => {
  const form = (inner: string) => `<form method=post action=/transfer>${inner}<input name=amount></form>`;
  it.each([
    ['a bare form', form(''), SESSION, 1],
    ['a hidden token', form('<input type=hidden name=csrf_token value=Zk93hAq71LmP0x>'), SESSION, 0],
    ['a Rails token', form('<input type=hidden name=authenticity_token value="b2xkIHRva2VuIHRleHQ=">'), SESSION, 0],
    ['a random hidden value', form('<input type=hidden name=x value=9f86d081884c7d659a2feaa0c55ad015>'), SESSION, 0],
    [
      'a session id that PHP adds to the form',
      form('<input type=hidden name=PHPSESSID value=9f86d081884c7d659a2feaa0c55ad015>'),
      SESSION,
      1,
    ],
    ['an empty token', form('<input type=hidden name=csrf_token value="">'), SESSION, 1],
    ['a token in a meta element', `<meta name=csrf-token content="Zk93hAq71LmP0x">${form('')}`, SESSION, 0],
    ['a session cookie with SameSite=Lax', form(''), LAX, 0],
    ['no session cookie', form(''), [], 0],
    ['a search form', '<form method=post action=/search><input name=q></form>', SESSION, 0],
    ['a GET form', '<form action=/transfer><input name=amount></form>', SESSION, 0],
    [
      'a form to another site',
      '<form method=post action=https://pay.example.net/x><input name=amount></form>',
      SESSION,
      0,
    ],
  ])('%s', (_name, html, headers, findings) => {
    expect(draftsOf(contentCsrfToken, exchangeOf(html, { headers }))).toHaveLength(findings);
  });

  const hidden = (name: string, value: string) => form(`<input type=hidden name=${name} value="${value}">`);
  it.each<[string, string, number]>([
    ['a token of eight characters', hidden('csrf_token', 'a1b2c3d4'), 0],
    ['a token of seven characters', hidden('csrf_token', 'a1b2c3d'), 1],
    ['a token in a field that is shown', form('<input name=csrf_token value=a1b2c3d4e5f6>'), 1],
    ['a field that stays empty before the sign-in', hidden('sectok', ''), 0],
    ['a random value without digits', hidden('x', 'abcdefghijklmnopqrstuvwxyz'), 1],
    ['a number of one digit', hidden('x', '0'.repeat(40)), 1],
    ['a sentence', hidden('x', 'Order 12345 of customer 67890 at 2 pm'), 1],
    ['a random value within other text', hidden('x', '9f86d081884c7d659a2feaa0c55ad015 (old)'), 1],
    ['a short value in a meta element', `<meta name=csrf-token content=short>${form('')}`, 1],
    ['a token of eight characters in a meta element', `<meta name=csrf-token content=a1b2c3d4>${form('')}`, 0],
    ['a long value in another meta element', `<meta name=description content="a long description">${form('')}`, 1],
    ['a filter with two fields', '<form method=post action=/list><input name=filter><input name=page></form>', 0],
    ['a query of many fields', '<form method=post action=/list><input name=q><input name=a><input name=b></form>', 1],
    ['a field named q between others', '<form method=post action=/list><input name=a><input name=q></form>', 0],
    ['a name that only contains a q', '<form method=post action=/list><input name=quantity></form>', 1],
  ])('%s', (_name, html, findings) => {
    expect(draftsOf(contentCsrfToken, exchangeOf(html, { headers: SESSION }))).toHaveLength(findings);
  });

  it('is shown with its place, its fields and the cookie', () => {
    const [draft] = draftsOf(contentCsrfToken, exchangeOf(form('<input name=to>'), { headers: SESSION }));
    expect(draft).toMatchObject({
      location: { url: 'https://shop.example.com/', method: 'POST' },
      evidence: 'POST form to /transfer with the fields to, amount; session cookie PHPSESSID has no SameSite',
    });
    const none: HeaderList = [['Set-Cookie', 'PHPSESSID=0a1b2c3d4e5f; path=/; Secure; HttpOnly; SameSite=None']];
    const bare = '<form method=post action=/logout><button>Sign out</button></form>';
    const [other] = draftsOf(contentCsrfToken, exchangeOf(bare, { headers: none }));
    expect(other?.evidence).toContain('the fields (none); session cookie PHPSESSID has SameSite=None');
    const many = form(Array.from({ length: 20 }, (_, index) => `<input name=f${index}>`).join(''));
    const [long] = draftsOf(contentCsrfToken, exchangeOf(many, { headers: SESSION }));
    expect(long?.evidence).toContain('f6, f7;');
  });

  it('is one fault with its places, however many forms lack the token', () => {
    const forms = ['a', 'b', 'c']
      .map((name) => `<form method=post action=/${name}><input name=${name}></form>`)
      .join('');
    const drafts = ['/x', '/y'].flatMap((path) =>
      draftsOf(contentCsrfToken, exchangeOf(forms, { headers: SESSION, url: `https://shop.example.com${path}` })),
    );
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(1);
    expect(new Set(drafts.map(({ location }) => location.url)).size).toBe(2);
    expect(drafts[0]?.evidence).toContain('3 forms have no token: /a, /b, /c');
  });

  it('does not apply without pages', () => {
    const verdict = judge(contentCsrfToken, {
      evidence: { ...siteOf(exchangeOf('{}', { type: 'application/json' })) },
    });
    expect(verdict).toEqual(expect.any(String));
  });
});
