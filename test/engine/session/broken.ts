import type { SignInCode } from '../../../src/engine/session/probe/sign-in-context.ts';
import { type Case, KINDS } from './kinds.ts';
import { PASSWORD, respond, TOTP_SECRET, USER } from './login-site.ts';

interface Broken {
  readonly kind: Case;
  readonly code: SignInCode;
}

const kind = (name: string): Case => {
  const found = KINDS[name];
  if (found === undefined) throw new Error(`no kind ${name}`);
  return found;
};
const wrong = { username: USER, password: 'wrong' };
const withWrong = (name: string, more: Partial<Case> = {}): Case => ({ ...kind(name), login: wrong, ...more });
const page = (markup: string): Case['nobody'] => ({ markup: `<!doctype html><title>App</title>${markup}` });
const form =
  '<form method="post" action="/login"><input name="username"><input type="password" name="password"><button>Log in</button></form>';
const plain: Case = {
  nobody: 'redirect',
  steps: [{ path: '/login', user: 'username', password: 'password', markup: form }],
};

/** Sign-ins that must not pass as one, with the reason. */
export const BROKEN: Readonly<Record<string, Broken>> = {
  'a wrong password that gives 422': { kind: withWrong('Devise'), code: 'sign_in_denied' },
  'a wrong password that shows the form again': { kind: withWrong('Django admin'), code: 'sign_in_denied' },
  'a wrong password that leads back to the form': { kind: withWrong('Laravel Breeze'), code: 'sign_in_denied' },
  'a wrong password that leads to an error page': { kind: withWrong('Spring Security'), code: 'sign_in_denied' },
  'a wrong user name in the first of two steps': {
    kind: { ...kind('Keycloak, two steps'), login: { username: 'bob', password: PASSWORD } },
    code: 'sign_in_denied',
  },
  'a wrong password in the second of two steps': { kind: withWrong('Keycloak, two steps'), code: 'sign_in_denied' },
  'a wrong password that leads to the public start page': {
    kind: {
      ...plain,
      login: wrong,
      nobody: page('<a href="/login">Log in</a>'),
      steps: [{ path: '/login', user: 'username', password: 'password', markup: form, refusal: '/' }],
    },
    code: 'sign_in_unproven',
  },
  'a wrong password for HTTP Basic': { kind: withWrong('HTTP Basic'), code: 'sign_in_denied' },
  'a wrong password for an interface': {
    kind: withWrong('JSON and a token, fields in the page'),
    code: 'sign_in_denied',
  },
  'a wrong password that an interface reports with 200': {
    kind: {
      ...kind('an interface that the login names'),
      json: {
        path: '/users/v1/login',
        user: 'username',
        gives: 'token',
        refusal: [200, '{"status":"fail","message":"Password is not correct for the given username."}'],
      },
      login: { ...wrong, url: '/users/v1/login' },
    },
    code: 'sign_in_denied',
  },
  'a wrong client secret': {
    kind: {
      ...kind('OAuth client credentials'),
      login: { client_id: USER, client_secret: 'wrong', token_url: '/oauth/token' },
    },
    code: 'sign_in_denied',
  },
  'a token endpoint on another host': {
    kind: {
      ...kind('OAuth client credentials'),
      login: { client_id: USER, client_secret: PASSWORD, token_url: 'https://id.example/token' },
    },
    code: 'sign_in_off_host',
  },
  'a one-time code without its secret': {
    kind: { ...kind('Keycloak with a one-time code'), login: { username: USER, password: PASSWORD } },
    code: 'sign_in_code_required',
  },
  'a one-time code of another secret': {
    kind: {
      ...kind('Keycloak with a one-time code'),
      login: { username: USER, password: PASSWORD, totp: TOTP_SECRET.replace('G', 'M') },
    },
    code: 'sign_in_code_required',
  },
  'a second factor that an interface asks for': {
    kind: {
      ...kind('an interface that the login names'),
      json: {
        path: '/users/v1/login',
        user: 'username',
        gives: 'cookie',
        success: '{"mfa_required":true,"methods":["totp"]}',
      },
    },
    code: 'sign_in_code_required',
  },
  'a captcha': {
    kind: {
      ...plain,
      steps: [
        {
          path: '/login',
          user: 'username',
          password: 'password',
          requires: { 'g-recaptcha-response': 'solved' },
          markup: form.replace('<button', '<div class="g-recaptcha" data-sitekey="k"></div><button'),
        },
      ],
    },
    code: 'sign_in_captcha',
  },
  'no sign-in page at all': { kind: { nobody: page('<p>Welcome to our company.') }, code: 'sign_in_page_not_found' },
  'a page without fields at the given address': {
    kind: {
      nobody: 'refused',
      pages: { '/enter': '<!doctype html><title>Enter</title><p>Ask your administrator.' },
      login: { username: USER, password: PASSWORD, url: '/enter' },
    },
    code: 'sign_in_field_not_found',
  },
  'a page rendered by scripts without a known interface': {
    kind: {
      nobody: page('<div id="root"></div><script src="/bundle.js"></script>'),
      pages: { '/bundle.js': 'import("./chunk.js")' },
    },
    code: 'sign_in_scripted',
  },
  'a start page that leads to another host': {
    kind: {
      nobody: 'refused',
      intercept: (_request, response) =>
        respond(response, 302, '', { Location: 'https://login.example/authorize?client_id=a' }),
    },
    code: 'sign_in_off_host',
  },
  'a form that is sent to another host': {
    kind: { nobody: page(form.replace('/login', 'https://collect.example/login')) },
    code: 'sign_in_off_host',
  },
  'a password that would be part of an address': {
    kind: { nobody: page(form.replace('method="post"', 'method="get"')) },
    code: 'sign_in_scripted',
  },
  'too many attempts': {
    kind: {
      ...plain,
      intercept: ({ method }, response) => method === 'POST' && respond(response, 429, 'Too many attempts'),
    },
    code: 'sign_in_denied',
  },
  'a server error after the form': {
    kind: {
      ...plain,
      intercept: ({ method }, response) => method === 'POST' && respond(response, 500, 'Oops'),
    },
    code: 'sign_in_denied',
  },
  'a session that was given and has ended': {
    kind: { ...kind('Devise'), login: { cookies: [{ name: '_shop_session', value: 'expired' }] } },
    code: 'sign_in_unproven',
  },
  'stored data without a token': {
    kind: { ...kind('an interface that the login names'), login: { local_storage: { theme: 'dark' } } },
    code: 'sign_in_unproven',
  },
  'a site that shows everyone the same': {
    kind: {
      ...plain,
      intercept: ({ method, url }, response) =>
        method === 'GET' && url !== '/login' && respond(response, 200, '<!doctype html><a href="/login">Log in</a>'),
    },
    code: 'sign_in_unproven',
  },
};
