import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SsoConfig } from '../../src/service/service-context.ts';
import { admin, ConsoleBrowser } from '../helpers/console-browser.ts';
import { type Claims, type Issuer, startIssuer } from '../helpers/oidc-issuer.ts';
import { startTestService, type TestService } from '../helpers/service.ts';
import { CLIENT, startSsoProvider } from '../helpers/sso-provider.ts';

const PUBLIC_URL = 'https://scans.example.com';
const COOKIE = '__Host-scan_gate_sso';

let provider: Awaited<ReturnType<typeof startSsoProvider>>;
let other: Issuer;
let host: TestService;
/** Of the same data, with personal access tokens. */
let lenient: TestService;
let team: string;
let offsetMs = 0;
let monotonicMs = 0;
const roles: SsoConfig['roles'][number][] = [
  { group: 'staff', role: 'viewer', workspaceId: null },
  { group: 'admins', role: 'admin', workspaceId: null },
];
beforeAll(async () => {
  [provider, other] = [await startSsoProvider(), await startIssuer()];
  const sso = { issuer: provider.url, clientId: CLIENT.id, clientSecret: CLIENT.secret, roles };
  const options = { role: 'api', publicUrl: PUBLIC_URL, allowOidcCidrs: ['127.0.0.0/8'] } as const;
  const parts = { clock: { now: () => new Date(Date.now() + offsetMs) }, monotonic: () => monotonicMs };
  host = await startTestService({ kind: 'memory' }, { ...options, console: { sso } }, parts);
  const store = { ...host.store, close: async () => {} };
  const console = { sso: { ...sso, tokens: true } };
  lenient = await startTestService({ kind: 'memory' }, { ...options, console }, { ...parts, store });
  team = (await admin(host.service, 'POST', '/v1/workspaces', { name: 'Team' })).body.id;
  roles.push({ group: 'team', role: 'member', workspaceId: team });
});
afterAll(async () => {
  await lenient.close();
  await host.close();
  await Promise.all([provider.close(), other.close()]);
});
beforeEach(() => {
  offsetMs = 0;
  provider.idToken = null;
  provider.claims = { sub: 'ada', groups: ['staff'], preferred_username: 'ada@example.com', sid: 'provider-session' };
});

/** A browser behind the proxy, at an address of its own. */
const newBrowser = (address: string = crypto.randomUUID(), { service } = host) =>
  new ConsoleBrowser(service.url, { origin: PUBLIC_URL, 'x-forwarded-for': address });
const seconds = (more: number) => Math.floor(Date.now() / 1000) + more;
const text = (value: unknown) => String(value ?? '');
const codeOf = (location: unknown) => /#sso-error=(\w+)&request=req_/.exec(text(location))?.[1];
const cookies = (headers: { readonly [name: string]: unknown }) => [headers['set-cookie'] ?? []].flat().map(text);
const sessions = () => host.store.query('SELECT id FROM console_sessions');
const entries = async (action: string) => (await admin(host.service, 'GET', `/v1/audit?action=${action}`)).body.data;

async function personalToken(): Promise<string> {
  const key = { type: 'personal', mode: 'live', member: 'pat', scopes: ['targets:read'] };
  return (await admin(host.service, 'POST', '/v1/keys', key)).body.key;
}

async function begin(browser = newBrowser(), page = '') {
  const query = page === '' ? '' : `?page=${encodeURIComponent(page)}`;
  const { status, headers } = await browser.call('GET', `/console/api/oidc/start${query}`);
  const cookie = text(cookies(headers)[0]?.split(';')[0]);
  return { browser, status, headers, cookie, url: new URL(text(headers['location'])) };
}

/** The callback, as the provider or an attacker sends the browser there. */
async function callback(browser: ConsoleBrowser, cookie: string, query: Record<string, string>) {
  const headers = { 'sec-fetch-site': 'cross-site', ...(cookie === '' ? {} : { cookie }) };
  const answer = await browser.call(
    'GET',
    `/console/api/oidc/callback?${new URLSearchParams(query)}`,
    undefined,
    headers,
  );
  const session = cookies(answer.headers).find((each) => each.startsWith('__Host-scan_gate_session=')) ?? null;
  return { ...answer, location: text(answer.headers['location']), session };
}

/** Signs in by the provider, as it is set. */
async function signIn(page = '', browser = newBrowser()) {
  const attempt = await begin(browser, page);
  const answer = await callback(browser, attempt.cookie, provider.authorize(attempt.url));
  browser.cookie = text(answer.session?.split(';')[0]);
  if (answer.session !== null) browser.csrf = (await browser.call('GET', '/console/session')).body.csrf_token;
  return { ...answer, browser };
}

describe('a person', () => {
  test('signs in by the code flow with PKCE, and acts as a member of the workspace with the role of their group', async () => {
    const attempt = await begin(newBrowser(), 'scans/scn_01jd3k9x5v8w2m4n6p7q');
    expect(attempt.status).toBe(303);
    expect(cookies(attempt.headers)[0]).toMatch(
      /^__Host-scan_gate_sso=[\w~/-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/,
    );
    const asked = Object.fromEntries(attempt.url.searchParams);
    expect(asked).toMatchObject({
      client_id: CLIENT.id,
      redirect_uri: `${PUBLIC_URL}/console/api/oidc/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/);
    const answer = await callback(attempt.browser, attempt.cookie, provider.authorize(attempt.url));
    expect([answer.status, answer.location]).toEqual([303, `${PUBLIC_URL}/console/#/scans/scn_01jd3k9x5v8w2m4n6p7q`]);
    expect(answer.session).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    const { browser } = attempt;
    browser.cookie = text(answer.session?.split(';')[0]);
    const session = (await browser.call('GET', '/console/session')).body;
    expect(session).toMatchObject({ kind: 'member', sso: true, admin_api: false, livemode: true });
    expect(session.member).toEqual({ name: 'ada@example.com', role: 'viewer' });
    browser.csrf = session.csrf_token;
    expect((await browser.api('GET', '/v1/scans')).status).toBe(200);
    expect((await browser.api('POST', '/v1/targets', { hostname: 'x.example' })).body.error.code).toBe(
      'insufficient_scope',
    );
    expect((await browser.admin('GET', '/v1/keys')).body.error.code).toBe('insufficient_scope');
    const [entry] = await entries('console.signed_in');
    expect(entry.details).toMatchObject({ method: 'sso', issuer: provider.url, sub: 'ada' });
    const key = (await admin(host.service, 'GET', '/v1/keys')).body.data.find(
      (each: { id: string }) => each.id === entry.actor,
    );
    expect(key).toMatchObject({ managed_by: 'sso', member: 'ada@example.com', type: 'personal' });
    for (const action of ['revoke', 'rotate'])
      expect((await admin(host.service, 'POST', `/v1/keys/${key.id}/${action}`)).body.error.code).toBe('invalid_state');
  });

  test('is known by issuer and subject: neither by the name of a member nor by an address', async () => {
    await admin(host.service, 'POST', '/v1/members', { name: 'eve', role: 'admin' });
    provider.claims = { sub: 'eve-1', groups: 'staff', preferred_username: 'eve', email: 'eve@example.com' };
    const first = await signIn();
    provider.claims = { ...provider.claims, sub: 'eve-2', email_verified: true };
    const second = await signIn();
    const names = [];
    for (const { browser } of [first, second]) {
      const { member, admin_api } = (await browser.call('GET', '/console/session')).body;
      expect([member.role, admin_api]).toEqual(['viewer', false]);
      names.push(member.name);
    }
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^eve \([0-9a-f]{12}\)$/);
  });

  test('gets the highest role of their groups, which is read at each sign-in and holds in open sessions', async () => {
    provider.claims = { ...provider.claims, sub: 'bob', groups: ['admins', 'staff'] };
    const { browser } = await signIn();
    expect((await browser.admin('GET', '/v1/members')).status).toBe(200);
    const sandbox = await browser.api('GET', '/v1/usage', undefined, { 'x-scan-gate-mode': 'test' });
    expect(sandbox).toMatchObject({ status: 200, body: { mode: 'test' } });
    provider.claims = { ...provider.claims, groups: ['staff'] };
    await signIn();
    expect((await browser.admin('GET', '/v1/members')).body.error.code).toBe('insufficient_scope');
    expect((await browser.api('GET', '/v1/webhooks')).body.error.code).toBe('insufficient_scope');
    provider.claims = { ...provider.claims, groups: ['admins'] };
    await signIn();
    expect((await browser.admin('GET', '/v1/members')).status).toBe(200);
  });

  test('who lost their groups does not get in, and their open sessions end', async () => {
    provider.claims = { ...provider.claims, sub: 'gil', groups: ['team'] };
    const { browser } = await signIn();
    expect((await browser.api('GET', '/v1/usage')).status).toBe(200);
    provider.claims = { ...provider.claims, groups: ['others'] };
    const again = await signIn();
    expect([codeOf(again.location), again.session]).toEqual(['sso_no_role', null]);
    expect((await browser.api('GET', '/v1/usage')).body.error.code).toBe('not_signed_in');
  });

  test.each([[undefined], [[]], [['Staff', 'staff ', 'admin']], [{ staff: true }], [7], [[['staff']]]])(
    'with the groups %j does not get in',
    async (groups) => {
      provider.claims = { ...provider.claims, sub: 'nobody', groups };
      const before = await sessions();
      const { location, session } = await signIn();
      expect([codeOf(location), session]).toEqual(['sso_no_role', null]);
      expect(await sessions()).toEqual(before);
    },
  );

  test('comes back to a page of the console, and to no other place', async () => {
    const pages = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'scans/../x',
      'scans#@evil.example',
      'a\r\nb',
    ];
    for (const page of pages) expect((await signIn(page)).location).toBe(`${PUBLIC_URL}/console/#/overview`);
  });

  test('of two workspaces switches between them by request, with the role of each, and reaches no third one', async () => {
    const third = (await admin(host.service, 'POST', '/v1/workspaces', { name: 'Third' })).body.id;
    const within = (id: string) => ({ 'x-scan-gate-workspace': id });
    provider.claims = { ...provider.claims, sub: 'zoe', groups: ['team', 'staff'] };
    const { browser } = await signIn();
    const first = (await browser.call('GET', '/console/session')).body;
    expect(first.workspaces.map(({ id }: { id: string }) => id).sort()).toEqual(
      [host.service.workspaceId, team].sort(),
    );
    expect(first).toMatchObject({ workspace: host.service.workspaceId, member: { role: 'viewer' } });
    const there = (await browser.call('GET', '/console/session', undefined, within(team))).body;
    expect(there).toMatchObject({ workspace: team, member: { role: 'member' }, admin_api: false });
    const made = await browser.api('POST', '/v1/targets', { hostname: 'team.example' }, within(team));
    expect(made.status).toBe(201);
    expect((await browser.api('GET', `/v1/targets/${made.body.id}`)).status).toBe(404);
    expect((await browser.api('GET', `/v1/targets/${made.body.id}`, undefined, within(team))).status).toBe(200);
    for (const id of [third, 'wsp_01jd3k9x5v8w2m4n6p7q', '']) {
      expect((await browser.api('GET', '/v1/targets', undefined, within(id))).body.error.code).toBe('not_found');
      expect((await browser.call('GET', '/console/session', undefined, within(id))).status).toBe(404);
    }
    const [member] = (await admin(host.service, 'GET', `/v1/members?workspace_id=${team}`)).body.data;
    await admin(host.service, 'DELETE', `/v1/members/${encodeURIComponent(member.name)}?workspace_id=${team}`);
    expect((await browser.api('GET', '/v1/targets', undefined, within(team))).body.error.code).toBe('not_found');
    expect((await browser.api('GET', '/v1/targets')).status).toBe(200);
  });

  test('with a token has one workspace, and the admin token has all', async () => {
    const [member, operator] = [newBrowser(undefined, lenient), newBrowser()];
    await member.signIn({ token: await personalToken() });
    await operator.signIn({ token: host.service.adminToken });
    const within = { 'x-scan-gate-workspace': team };
    expect((await member.api('GET', '/v1/targets', undefined, within)).body.error.code).toBe('not_found');
    expect((await operator.api('GET', '/v1/targets', undefined, within)).body.data).toHaveLength(1);
    const keys = await operator.call('GET', '/console/api/admin/v1/keys', undefined, within);
    expect(keys.body.data.map((each: { workspace_id: string }) => each.workspace_id)).toContain(team);
    expect((await operator.api('GET', '/v1/targets')).body.data).toEqual([]);
  });

  test('with a personal access token is refused, and one that was open ends', async () => {
    const token = await personalToken();
    const [strict, open] = [newBrowser(), newBrowser(undefined, lenient)];
    const refused = await strict.signIn({ token });
    expect([refused.status, refused.body.error.code]).toEqual([401, 'sign_in_refused']);
    expect(refused.body.error.message).toContain('use single sign-on');
    expect((await open.signIn({ token })).status).toBe(201);
    expect((await strict.call('GET', '/console/session', undefined, { cookie: open.cookie })).status).toBe(401);
    expect((await open.call('GET', '/console/session')).status).toBe(200);
    expect((await strict.call('GET', '/console/api/oidc')).body).toEqual({
      provider: expect.any(String),
      tokens: false,
    });
    // It stays a key of the API.
    expect((await host.api.withKey(token).get('/v1/targets')).status).toBe(200);
  });

  test('signs out here and at the provider, without a token in the address', async () => {
    const { browser } = await signIn();
    const out = await browser.call('DELETE', '/console/session');
    const url = new URL(out.body.provider_logout_url);
    expect(url.href.startsWith(`${provider.url}/logout?`)).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: CLIENT.id,
      post_logout_redirect_uri: `${PUBLIC_URL}/console/`,
    });
    expect((await browser.call('GET', '/console/session')).status).toBe(401);
  });

  test('needs no provider to break the glass: the admin token signs in, which is audited and logged as a warning', async () => {
    const browser = newBrowser();
    expect((await browser.signIn({ token: host.service.adminToken })).status).toBe(201);
    expect((await entries('console.signed_in'))[0]).toMatchObject({ actor: 'admin', details: { method: 'token' } });
    expect(host.log.filter(({ event }) => event === 'console.break_glass').at(-1)).toMatchObject({ level: 'warn' });
  });
});

interface Attempt {
  readonly cookie: string;
  readonly query: Record<string, string>;
}
type Attack = readonly [title: string, change: (attempt: Attempt) => Promise<Partial<Attempt>> | Partial<Attempt>];
const without = (query: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(query).filter(([each]) => each !== name));
const claim = (claims: Claims) => () => {
  provider.claims = { ...provider.claims, ...claims };
  return {};
};
const token = (make: (claims: Claims) => Promise<string> | string) => () => {
  provider.idToken = make;
  return {};
};
const payload = (claims: Claims) => ({ iss: provider.url, iat: seconds(0), exp: seconds(300), sub: 'ada', ...claims });

const ATTACKS: readonly Attack[] = [
  ['another state', ({ query }) => ({ query: { ...query, state: 'x'.repeat(43) } })],
  ['no state', ({ query }) => ({ query: without(query, 'state') })],
  ['no code', ({ query }) => ({ query: without(query, 'code') })],
  ['no cookie: the attempt of another browser', () => ({ cookie: '' })],
  ['the cookie of another attempt', async () => ({ cookie: (await begin()).cookie })],
  ['a cookie that the service did not make', () => ({ cookie: `${COOKIE}=${'A'.repeat(43)}~zzzzzz~` })],
  ['two cookies', ({ cookie }) => ({ cookie: `${cookie}; ${cookie}` })],
  ['the cookie of an attempt of a later time', ({ cookie }) => ({ cookie: cookie.replace(/~\w+~/, '~zzzzzzz~') })],
  [
    'the code of the attempt of someone else',
    async ({ query }) => {
      const { code = '' } = provider.authorize((await begin()).url);
      return { query: { ...query, code } };
    },
  ],
  [
    'an attempt that is eleven minutes old',
    () => {
      offsetMs = 660_000;
      return {};
    },
  ],
  ['the response of another provider (mix-up)', ({ query }) => ({ query: { ...query, iss: other.url } })],
  ['no issuer, though the provider names it always', ({ query }) => ({ query: without(query, 'iss') })],
  ['an error of the provider', ({ query }) => ({ query: { ...without(query, 'code'), error: 'access_denied' } })],
  ['an ID token with another nonce', claim({ nonce: 'x' })],
  ['an ID token without a nonce', claim({ nonce: undefined })],
  ['an ID token for another client', claim({ aud: 'other' })],
  ['an ID token for two clients, given to the other', claim({ aud: [CLIENT.id, 'other'], azp: 'other' })],
  ['an ID token of another issuer', claim({ iss: 'https://other.example' })],
  ['an expired ID token', claim({ exp: seconds(-120) })],
  ['an ID token without an expiry', claim({ exp: undefined })],
  ['an ID token that is not yet valid', claim({ nbf: seconds(120) })],
  ['an ID token without a subject', claim({ sub: undefined })],
  ['an ID token with a subject of 256 characters', claim({ sub: 'x'.repeat(256) })],
  ['an ID token with the algorithm none', token((claims) => new UnsecuredJWT(payload(claims)).encode())],
  [
    'an ID token with HS256 and the secret of the client',
    token((claims) =>
      new SignJWT(payload(claims)).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT.secret)),
    ),
  ],
  ['an ID token that another provider signed', token((claims) => other.token({ ...claims, iss: provider.url }))],
  ['no ID token', token(() => '')],
];

describe('is refused: a callback with', () => {
  test.each(ATTACKS)('%s', async (_, change) => {
    const { browser, cookie, url } = await begin();
    const attempt = { cookie, query: provider.authorize(url) };
    const before = await sessions();
    const answer = await callback(
      browser,
      ...(Object.values({ ...attempt, ...(await change(attempt)) }) as [string, Record<string, string>]),
    );
    expect([answer.status, codeOf(answer.location), answer.session]).toEqual([303, 'sso_failed', null]);
    expect(await sessions()).toEqual(before);
  });

  test('a code that was used, and an attempt that was used, also with a new code', async () => {
    const { browser, cookie, url } = await begin();
    const query = provider.authorize(url);
    expect((await callback(browser, cookie, query)).session).not.toBeNull();
    expect(codeOf((await callback(browser, cookie, query)).location)).toBe('sso_failed');
    expect(codeOf((await callback(browser, cookie, provider.authorize(url))).location)).toBe('sso_failed');
    const next = await begin();
    const used = { ...provider.authorize(next.url), code: text(query['code']) };
    expect(codeOf((await callback(next.browser, next.cookie, used)).location)).toBe('sso_failed');
  });

  test('nothing of a code, token or secret in the log or the audit trail', async () => {
    const { browser, cookie, url } = await begin();
    const query = provider.authorize(url);
    await callback(browser, cookie, query);
    await callback(browser, cookie, query);
    const written = JSON.stringify([host.log, (await admin(host.service, 'GET', '/v1/audit?limit=100')).body.data]);
    const secrets = [query['code'], query['state'], cookie.split('=')[1], CLIENT.secret, 'access-token', 'eyJ'];
    for (const secret of secrets) expect(written).not.toContain(secret);
  });
});

describe('a discovery document', () => {
  const honest = () => ({ ...provider.discovery });
  test.each([
    ['of another issuer', { issuer: 'https://other.example' }],
    ['whose sign-in page has no HTTPS', { authorization_endpoint: 'http://other.example/authorize' }],
    ['whose sign-in page is a script', { authorization_endpoint: 'javascript:alert(1)' }],
    ['of 70 KB', { padding: 'x'.repeat(70_000) }],
  ])('%s is refused, and the next attempt reads it again', async (_, wrong) => {
    const right = honest();
    monotonicMs += 700_000;
    provider.discovery = { ...right, ...wrong };
    const refused = await begin();
    expect(codeOf(refused.headers['location'])).toBe('unavailable');
    provider.discovery = right;
    monotonicMs += 700_000;
    expect((await signIn()).session).not.toBeNull();
  });

  test.each([
    ['a metadata address', 'http://169.254.169.254/token'],
    ['a host without HTTPS', 'http://other.example/token'],
  ])('does not send the secret of the client to %s', async (_, token_endpoint) => {
    const right = honest();
    monotonicMs += 700_000;
    provider.discovery = { ...right, token_endpoint };
    const { location, session } = await signIn();
    expect([codeOf(location), session]).toEqual(['unavailable', null]);
    provider.discovery = right;
    monotonicMs += 700_000;
  });
});

describe('a logout token', () => {
  const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const logoutToken = (claims: Claims = {}) =>
    provider.token({ aud: CLIENT.id, events: EVENTS, sub: undefined, ...claims });
  async function send(token: string, type = 'application/x-www-form-urlencoded') {
    const response = await fetch(`${host.service.url}/console/api/oidc/backchannel-logout`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': crypto.randomUUID() },
      body: token,
    });
    return { status: response.status, noStore: response.headers.get('cache-control'), text: await response.text() };
  }
  const form = (token: string) => new URLSearchParams({ logout_token: token }).toString();
  const isOpen = async ({ browser }: { readonly browser: ConsoleBrowser }) =>
    (await browser.call('GET', '/console/session')).status === 200;

  test('ends the sessions of its subject or of its session, and no others', async () => {
    const person = async (sub: string, sid?: string) => {
      provider.claims = { ...provider.claims, sub, sid };
      return signIn();
    };
    const all = [await person('kim', 's1'), await person('kim', 's2'), await person('kim'), await person('lee', 's3')];
    const open = async () => Promise.all(all.map(isOpen));
    expect((await send(form(await logoutToken({ sid: 's1' })))).status).toBe(200);
    expect(await open()).toEqual([false, true, true, true]);
    expect((await send(form(await logoutToken({ sub: 'kim', sid: 's9' })))).status).toBe(200);
    expect(await open()).toEqual([false, true, false, true]);
    const last = await send(form(await logoutToken({ sub: 'kim' })));
    expect(last).toEqual({ status: 200, noStore: 'no-store', text: '' });
    expect(await open()).toEqual([false, false, false, true]);
    expect((await entries('console.signed_out'))[0]).toMatchObject({
      actor: 'service',
      details: { method: 'backchannel' },
    });
  });

  test('counts once', async () => {
    const token = await logoutToken({ sub: 'ada' });
    expect((await send(form(token))).status).toBe(200);
    const session = await signIn();
    const again = await send(form(token));
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('already used (jti)')]);
    expect(await isOpen(session)).toBe(true);
  });

  test.each<readonly [string, () => Promise<string>]>([
    [
      'the algorithm none',
      async () => new UnsecuredJWT({ ...payload({}), aud: CLIENT.id, jti: 'n', events: EVENTS }).encode(),
    ],
    ['the signature of another provider', () => other.token({ iss: provider.url, aud: CLIENT.id, events: EVENTS })],
    ['another issuer', () => logoutToken({ sub: 'ada', iss: 'https://other.example' })],
    ['another audience', () => logoutToken({ sub: 'ada', aud: 'other' })],
    ['an expiry in the past', () => logoutToken({ sub: 'ada', exp: seconds(-120) })],
    ['no expiry', () => logoutToken({ sub: 'ada', exp: undefined })],
    ['an expiry in two days', () => logoutToken({ sub: 'ada', exp: seconds(172_800) })],
    ['a time of issue in the future', () => logoutToken({ sub: 'ada', iat: seconds(120) })],
    ['no time of issue', () => logoutToken({ sub: 'ada', iat: undefined })],
    ['no jti', () => logoutToken({ sub: 'ada', jti: undefined })],
    ['a nonce, as an ID token has', () => logoutToken({ sub: 'ada', nonce: 'x' })],
    ['no event', () => logoutToken({ sub: 'ada', events: undefined })],
    ['another event', () => logoutToken({ sub: 'ada', events: { 'http://other.example': {} } })],
    ['an event that is no object', () => logoutToken({ sub: 'ada', events: { [Object.keys(EVENTS)[0] ?? '']: true } })],
    ['neither subject nor session', () => logoutToken()],
    ['a subject that is no text', () => logoutToken({ sub: 7 })],
    ['nothing in it', async () => ''],
  ])('with %s is refused, and ends nothing', async (_, make) => {
    const session = await signIn();
    const answer = await send(form(await make()));
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('"invalid_logout_token"')]);
    expect(await isOpen(session)).toBe(true);
  });

  test('as JSON or twice in a form is refused', async () => {
    const token = await logoutToken({ sub: 'ada' });
    expect((await send(JSON.stringify({ logout_token: token }), 'application/json')).status).toBe(400);
    expect((await send(`${form(token)}&${form(token)}`)).status).toBe(400);
  });
});

test('sign-ins of one address are limited, and those of others are not', async () => {
  const browser = newBrowser('192.0.2.7');
  const answers = await Promise.all(Array.from({ length: 100 }, () => begin(browser)));
  expect(answers.map(({ headers }) => codeOf(headers['location']))).toContain('rate_limited');
  expect((await signIn()).session).not.toBeNull();
});
