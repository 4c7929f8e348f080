import { describe, expect, it } from 'vitest';
import type { RawInputs } from '../../../src/gate/inputs/inputs.ts';
import { UsageError } from '../../../src/gate/model/usage-error.ts';
import { parseSettings } from '../../../src/gate/settings/settings.ts';

const TARGET = 'https://app.example.com';
const STATE = JSON.stringify({
  cookies: [
    {
      name: 'sid',
      value: 'mine',
      domain: 'app.example.com',
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    },
    { name: 'wide', value: 'ours', domain: '.example.com', path: '/app', expires: 1900000000.5 },
    { name: 'other', value: 'theirs', domain: 'tracker.example' },
  ],
  origins: [
    { origin: TARGET, localStorage: [{ name: 'token', value: 'abc' }] },
    { origin: 'http://app.example.com', localStorage: [{ name: 'plain', value: 'over HTTP' }] },
    { origin: 'https://other.example.com:8443', localStorage: [{ name: 'token', value: 'of HTTPS' }] },
    { origin: 'https://tracker.example', localStorage: [{ name: 'id', value: 'theirs' }] },
  ],
});

const RECORDING = JSON.stringify({ steps: [{ type: 'change', selectors: ['#p'], value: '{{password}}' }] });

function options(raw: RawInputs, untrusted?: boolean) {
  const settings = parseSettings({
    raw: { ...(untrusted === undefined ? { targets: TARGET } : {}), ...raw },
    naming: (name) => name,
    readFile: (path) => {
      if (path !== 'state.json') throw new Error(`no ${path}`);
      return STATE;
    },
    readRecording: (path) => (path === 'sign-in.json' ? RECORDING : '{"steps":[{"type":"close"}]}'),
    ...(untrusted === undefined
      ? {}
      : { configFile: { name: '.scan-gate.yml', text: `targets: [${TARGET}]`, untrusted: true as const } }),
  });
  return settings.gate.targets[0]?.options;
}

function refusal(raw: RawInputs, untrusted?: boolean): UsageError {
  try {
    options(raw, untrusted);
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('it was taken');
}

describe('a login', () => {
  it.each([
    [
      'username: ann\npassword: p:a#s s\n# a comment\n\nurl: /login\ntotp: ABC',
      { username: 'ann', password: 'p:a#s s', url: '/login', totp: 'ABC' },
    ],
    [
      'cookie: a=1; b=x=y',
      {
        cookies: [
          { name: 'a', value: '1' },
          { name: 'b', value: 'x=y' },
        ],
      },
    ],
    [
      'header: Authorization: Bearer abc\nheader: X-User: ann',
      { headers: { Authorization: 'Bearer abc', 'X-User': 'ann' } },
    ],
    [
      'client-id: a\nclient-secret: b\ntoken-url: /token\nscope: read write',
      { client_id: 'a', client_secret: 'b', token_url: '/token', scope: 'read write' },
    ],
    [
      'username: ann\npassword: p\nidentity-provider: https://Login.example.com/ http://localhost:8080',
      { username: 'ann', password: 'p', identity_provider: ['https://login.example.com', 'http://localhost:8080'] },
    ],
    ['password: p\nrecording: sign-in.json', { password: 'p', recording: RECORDING }],
    [
      'storage-state: state.json',
      {
        cookies: [
          { name: 'sid', value: 'mine', path: '/', expires: -1, secure: true },
          { name: 'wide', value: 'ours', domain: 'example.com', path: '/app', expires: 1_900_000_000 },
        ],
        local_storage: { token: 'abc' },
      },
    ],
  ])('%j is taken', (login, parsed) => {
    expect(options({ login })?.login).toEqual(parsed);
  });

  it.each([
    ['https://app.example.com', { token: 'abc' }],
    ['app.example.com', { token: 'abc' }],
    ['http://app.example.com:80', { plain: 'over HTTP' }],
  ])('takes for %s what pages of its scheme stored', (targets, stored) => {
    expect(options({ targets, login: 'storage-state: state.json' })?.login?.local_storage).toEqual(stored);
  });

  it('takes nothing that pages of HTTPS stored for a target of HTTP', () => {
    const targets = 'http://other.example.com:8443';
    expect(options({ targets, login: 'storage-state: state.json' })?.login?.local_storage).toBeUndefined();
  });

  it('goes with a second user, an administrator and a check', () => {
    const login = 'username: ann\npassword: secret';
    expect(
      options({ login, 'second-login': 'cookie: a=1', 'admin-login': login, 'login-check': '/account' }),
    ).toMatchObject({
      login: { username: 'ann' },
      second_login: { cookies: [{ name: 'a' }] },
      admin_login: { username: 'ann' },
      login_check: '/account',
    });
  });

  it.each<[RawInputs, string]>([
    [{ login: 'username: ann' }, 'has no password'],
    [{ login: 'user: ann\npassword: hunter2' }, 'line 1 is not "key: value"'],
    [{ login: 'username: ann\nhunter2' }, 'line 2 is not "key: value"'],
    [{ login: 'username: ann\npassword:' }, 'line 2: password is empty. Is the secret set?'],
    [{ login: 'username: ann\nusername: bob\npassword: hunter2' }, 'username is given twice'],
    [{ login: 'username: ann\npassword: hunter2\ncookie: a=hunter2' }, 'mixes'],
    [{ login: 'username: ann\npassword: hunter2\nurl: login' }, 'neither a path'],
    [{ login: 'username: ann\npassword: hunter2\nidentity-provider: https://a.example/realm' }, 'without a path'],
    [
      { login: 'username: ann\npassword: hunter2\nidentity-provider: a.example' },
      'line 3: identity-provider is not one to 3',
    ],
    [{ login: 'username: ann\nrecording: sign-in.json' }, 'has a recording with {{password}}, but no password'],
    [{ login: 'password: hunter2\nrecording: other.json' }, 'has a recording that has a fault in step 1 (close)'],
    [{ login: 'cookie: hunter2' }, 'name=value'],
    [{ login: 'header: hunter2' }, 'is not "Name: value"'],
    [{ login: 'storage-state: missing.json' }, 'cannot be read'],
    [{ login: 'cookie: a=hunter2\ntotp: hunter2' }, 'totp'],
    [{ login: 'storage-state: state.json', targets: 'https://elsewhere.example' }, 'neither cookies nor local storage'],
    [{ 'second-login': 'username: ann\npassword: hunter2' }, 'needs login too'],
    [{ 'login-check': '/account' }, 'needs login'],
    [{ login: 'cookie: a=1', 'login-check': 'https://x.example/' }, 'not a path'],
  ])('%j is refused', (raw, why) => {
    const error = refusal(raw);
    expect(error.message).toContain(why);
    expect(error.message).not.toContain('hunter2');
  });

  it('is not sent to a target that only an untrusted file names', () => {
    expect(refusal({ login: 'username: ann\npassword: hunter2' }, true).message).toContain(
      'only .scan-gate.yml names it',
    );
  });
});
