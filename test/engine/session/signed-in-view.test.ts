import { afterEach, describe, expect, it } from 'vitest';
import { runScan } from '../../../src/engine/run.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { PASSWORD, USER } from './login-site.ts';
import { html, json, missing, type Product, productSite, script } from './product-site.ts';
import { PRODUCTS } from './products.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function coverageOf(product: Product) {
  const site = await productSite(product);
  closers.push(site.close);
  const result = await runScan({
    target: site.url,
    scanType: 'standard',
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    options: { login: { username: USER, password: PASSWORD } },
    ...(chromiumPath === null ? {} : { browserPath: chromiumPath }),
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  expect(JSON.stringify(result.report)).not.toContain(PASSWORD);
  return result.report.coverage;
}

/** Keeps its token in a variable, which a page that is opened anew does not have. */
const forgetful: Product = (state) => (hit) => {
  if (hit.path === '/') return html('<title>Garden</title><div id="root"></div><script src="/app.js"></script>');
  if (hit.path === '/app.js')
    return script(`
root.innerHTML = '<form><input name=email type=email><input name=password type=password><button>Sign in</button></form>';
const form = root.querySelector('form');
form.onsubmit = async (event) => {
  event.preventDefault();
  const body = JSON.stringify({ email: form.email.value, password: form.password.value });
  const given = await fetch('/api/session', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const { token } = await given.json();
  root.textContent = 'Hello';
  fetch('/api/beds', { headers: { Authorization: 'Bearer ' + token } });
};`);
  if (hit.at === 'POST /api/session') return json({ token: state.signIn() });
  if (hit.path === '/api/beds') return state.isIn(hit, '') ? json([{ name: 'roses' }]) : json({ error: 'no' }, 401);
  return missing;
};

/** PocketBase 0.39 (`ui/src/pb.js`): gets a newer token when it starts, and keeps its own unless that is refused. */
const refreshing: Product = (state) => (hit) => {
  if (hit.path === '/') return html('<title>Garden</title><div id="root"></div><script src="/app.js"></script>');
  if (hit.path === '/app.js')
    return script(`
const post = async (path, value) => {
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer ' + localStorage.token };
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(value) })).json();
};
const show = () => { root.textContent = 'Hello'; fetch('/api/beds', { headers: { Authorization: 'Bearer ' + localStorage.token } }); };
const ask = () => {
  root.innerHTML = '<form><input name=email type=email><input name=password type=password><button>Sign in</button></form>';
  const form = root.querySelector('form');
  form.onsubmit = async (event) => {
    event.preventDefault();
    keep(await post('/api/session', { email: form.email.value, password: form.password.value }));
  };
};
const keep = ({ token }) => {
  if (token) localStorage.token = token;
  else delete localStorage.token;
  if (token) show(); else ask();
};
if (localStorage.token) { show(); post('/api/auth-refresh', {}).then(keep, () => {}); } else ask();`);
  if (hit.at === 'POST /api/session') return json({ token: state.signIn() });
  if (hit.path === '/api/beds') return state.isIn(hit, '') ? json([{ name: 'roses' }]) : json({ error: 'no' }, 401);
  return missing;
};

describe.skipIf(chromiumPath === null)('the application in the browser', { timeout: 300_000 }, () => {
  it('is signed in by a cookie that its script keeps', async () => {
    const { product } = PRODUCTS['RabbitMQ, HTTP Basic by a script'] ?? { product: forgetful };
    expect(await coverageOf(product)).toMatchObject({ application_seen: true, code: null, signed_in: true });
  });

  it('stays signed in when it asks for a newer session, which is not sent', async () => {
    expect(await coverageOf(refreshing)).toMatchObject({ application_seen: true, code: null, signed_in: true });
  });

  it('leaves a scan without a verdict if it shows the sign-in again', async () => {
    expect(await coverageOf(forgetful)).toMatchObject({
      application_seen: false,
      code: 'sign_in_unproven',
      signed_in: false,
    });
  });
});
