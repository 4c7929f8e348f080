import { describe, expect, it } from 'vitest';
import { contentCsrfToken } from '../../../../src/engine/content/checks/csrf-token.ts';
import type { HeaderList } from '../../../../src/engine/core/evidence/http.ts';
import { draftsOf, exchangeOf } from '../../../helpers/recorded.ts';

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
});
