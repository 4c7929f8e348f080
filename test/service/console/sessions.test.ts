import { expect, test } from 'vitest';
import { SCOPES } from '../../../src/contract/key.ts';
import { deleteExpiredSessions } from '../../../src/service/console/sessions.ts';
import { replaceAdminToken } from '../../../src/service/first-start.ts';
import type { ServiceContext } from '../../../src/service/service-context.ts';
import { admin, ConsoleBrowser } from '../../helpers/console-browser.ts';
import { describePostgres, describeStores, type StoreCase, type TestService } from '../../helpers/service.ts';
import { settableClock } from '../../helpers/service-context.ts';

const MINUTE = 60_000;
const begin = async ({ start }: Pick<StoreCase, 'start'>) => {
  const clock = settableClock();
  const test = await start({ role: 'api' }, { clock });
  return { ...test, clock, browser: new ConsoleBrowser(test.service.url) };
};
const personal = async ({ service }: Pick<TestService, 'service'>, member: string, more: object = {}) =>
  (await admin(service, 'POST', '/v1/keys', { type: 'personal', mode: 'live', scopes: SCOPES, member, ...more })).body;
const statusOf = async (browser: ConsoleBrowser) => (await browser.call('GET', '/console/session')).status;
const actions = async ({ service }: Pick<TestService, 'service'>): Promise<string[]> =>
  (await admin(service, 'GET', '/v1/audit?limit=100')).body.data.map((entry: { action: string }) => entry.action);

describeStores('sessions of the console', (kind) => {
  test('the admin token signs in to both APIs, as the key of the console', async () => {
    const { browser, service } = await begin(kind);
    const signed = await browser.signIn({ token: service.adminToken });
    expect(signed).toMatchObject({
      status: 201,
      body: { kind: 'admin', member: null, admin_api: true, livemode: true },
    });
    expect(signed.headers['set-cookie']).toMatch(/^scan_gate_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(await browser.call('GET', '/console/session')).toMatchObject({ status: 200, body: signed.body });
    expect(await browser.api('GET', '/v1/usage')).toMatchObject({ status: 200, body: { mode: 'live' } });
    const sandbox = await browser.api('GET', '/v1/usage', undefined, { 'x-scan-gate-mode': 'test' });
    expect(sandbox).toMatchObject({ status: 200, body: { mode: 'test' } });
    const { data } = (await browser.admin('GET', '/v1/keys')).body;
    const own = data.filter((key: { managed_by: string | null }) => key.managed_by === 'console');
    expect(own.map((key: { mode: string }) => key.mode).sort()).toEqual(['live', 'test']);
    for (const { id } of own) {
      expect((await browser.admin('POST', `/v1/keys/${id}/revoke`)).body.error.code).toBe('invalid_state');
      expect((await browser.admin('POST', `/v1/keys/${id}/rotate`, {})).body.error.code).toBe('invalid_state');
    }
  });

  test('a link signs in once, within five minutes, and not after the admin token was replaced', async () => {
    const { browser, service, clock, store } = await begin(kind);
    const newLink = async () => (await admin(service, 'POST', '/v1/console-links')).body;
    const used = await newLink();
    expect(used.url).toBe(`${service.url}/console/#link=${used.link}`);
    expect(await browser.signIn({ link: used.link })).toMatchObject({ status: 201, body: { kind: 'admin' } });
    const other = new ConsoleBrowser(service.url);
    expect((await other.signIn({ link: used.link })).body.error.code).toBe('sign_in_refused');
    const late = await newLink();
    clock.advance(5 * MINUTE);
    expect((await other.signIn({ link: late.link })).body.error.code).toBe('sign_in_refused');
    const { link } = await newLink();
    await store.transaction(replaceAdminToken);
    expect((await other.signIn({ link })).body.error.code).toBe('sign_in_refused');
    expect(await statusOf(browser)).toBe(401);
  });

  test('a session does not create a link, which would outlive it', async () => {
    const { browser, service } = await begin(kind);
    await browser.signIn({ token: service.adminToken });
    expect((await browser.admin('POST', '/v1/console-links')).status).toBe(404);
  });

  test('a member signs in with a personal access token and has its rights alone', async () => {
    const test = await begin(kind);
    const { browser } = test;
    const token = await personal(test, 'ada', { mode: 'test', scopes: ['usage:read'] });
    expect(await browser.signIn({ token: token.key })).toMatchObject({
      status: 201,
      body: { kind: 'member', member: { name: 'ada', role: 'member' }, livemode: false, scopes: ['usage:read'] },
    });
    expect(await browser.api('GET', '/v1/usage')).toMatchObject({ status: 200, body: { mode: 'test' } });
    expect((await browser.api('GET', '/v1/scans')).body.error.code).toBe('insufficient_scope');
    expect((await browser.admin('GET', '/v1/keys')).body.error.code).toBe('insufficient_scope');
  });

  test('an invalid credential is refused, audited and not logged', async () => {
    const test = await begin(kind);
    const { browser, service, log } = test;
    const removed = await personal(test, 'bob');
    await admin(service, 'POST', `/v1/keys/${removed.id}/revoke`);
    const wrong = [service.apiKey, removed.key, `${service.adminToken}x`, 'x'].map((token) => ({ token }));
    for (const credential of [...wrong, { link: 'x' }]) {
      const answer = await browser.signIn(credential);
      expect([answer.status, answer.body.error.code]).toEqual([401, 'sign_in_refused']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    for (const body of [{}, { token: 'x', link: 'x' }, { token: 1 }, { password: 'x' }]) {
      expect((await browser.signIn(body)).body.error.code).toBe('validation_error');
    }
    expect((await actions(test)).filter((action) => action === 'console.sign_in_refused')).toHaveLength(5);
    for (const secret of [service.adminToken, service.apiKey, removed.key]) {
      expect(JSON.stringify(log)).not.toContain(secret);
    }
  });

  test('ends after 30 minutes without requests, or after 12 hours', async () => {
    const { browser, service, clock } = await begin(kind);
    await browser.signIn({ token: service.adminToken });
    clock.advance(29 * MINUTE);
    expect((await browser.api('GET', '/v1/usage')).status).toBe(200);
    clock.advance(29 * MINUTE);
    // Reading the session does not extend it.
    expect(await statusOf(browser)).toBe(200);
    clock.advance(MINUTE);
    expect(await statusOf(browser)).toBe(401);
    expect((await browser.api('GET', '/v1/usage')).body.error.code).toBe('not_signed_in');

    await browser.signIn({ token: service.adminToken });
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      clock.advance(20 * MINUTE);
      expect((await browser.api('GET', '/v1/usage')).status).toBe(200);
    }
    clock.advance(20 * MINUTE);
    expect((await browser.api('GET', '/v1/usage')).status).toBe(401);
  });

  test('ends at once with its token: revoked, expired, member removed, admin token replaced', async () => {
    const test = await begin(kind);
    const { service, clock, store } = test;
    const expires_at = new Date(clock.now().getTime() + 10 * MINUTE).toISOString();
    const ends: (readonly [Record<string, string>, () => Promise<unknown>])[] = [];
    const revoked = await personal(test, 'ada');
    ends.push([revoked, () => admin(service, 'POST', `/v1/keys/${revoked['id']}/revoke`)]);
    const rotated = await personal(test, 'ada');
    ends.push([rotated, () => admin(service, 'POST', `/v1/keys/${rotated['id']}/rotate`, {})]);
    ends.push([await personal(test, 'bob'), () => admin(service, 'DELETE', '/v1/members/bob')]);
    ends.push([await personal(test, 'eve', { expires_at }), async () => clock.advance(10 * MINUTE)]);
    ends.push([{ key: String(service.adminToken) }, () => store.transaction(replaceAdminToken)]);
    for (const [{ key }, end] of ends) {
      const browser = new ConsoleBrowser(service.url);
      await browser.signIn({ token: key });
      expect((await browser.api('GET', '/v1/usage')).status).toBe(200);
      await end();
      expect((await browser.api('GET', '/v1/usage')).status).toBe(401);
      expect(await statusOf(browser)).toBe(401);
    }
  });

  test('signing out ends the session, and both are audited', async () => {
    const test = await begin(kind);
    const { browser, service, store } = test;
    await browser.signIn({ token: service.adminToken });
    const out = await browser.call('DELETE', '/console/session');
    expect(out.status).toBe(204);
    expect(out.headers['set-cookie']).toMatch(/^scan_gate_session=; .*Max-Age=0/);
    expect(await statusOf(browser)).toBe(401);
    expect((await actions(test)).slice(0, 2)).toEqual(['console.signed_out', 'console.signed_in']);
    expect(await store.query('SELECT id FROM console_sessions')).toEqual([]);
  });

  test('only hashes are stored, and the recurring cleanup deletes ended sessions', async () => {
    const { browser, service, clock, store } = await begin(kind);
    await browser.signIn({ token: service.adminToken });
    const { link } = (await admin(service, 'POST', '/v1/console-links')).body;
    const rows = async () => [
      ...(await store.query('SELECT * FROM console_sessions')),
      ...(await store.query('SELECT * FROM console_links')),
    ];
    const stored = JSON.stringify(await rows());
    expect(await rows()).toHaveLength(2);
    for (const secret of [link, browser.cookie.split('=')[1], service.adminToken]) expect(stored).not.toContain(secret);
    const context = { store, clock, config: { console: { idleSeconds: 1_800 } } } as unknown as ServiceContext;
    await deleteExpiredSessions(context);
    expect(await rows()).toHaveLength(2);
    clock.advance(30 * MINUTE);
    await deleteExpiredSessions(context);
    expect(await rows()).toEqual([]);
  });
});

describePostgres('two processes on one database', ({ start, storeOptions }) => {
  test('accept the same session, and end it together', async () => {
    const store = await storeOptions();
    const [first, second] = [await start({ store, role: 'api' }), await start({ store, role: 'api' })];
    const token = await personal(first, 'ada');
    const browser = new ConsoleBrowser(first.service.url);
    await browser.signIn({ token: token.key });
    const other = new ConsoleBrowser(second.service.url);
    other.cookie = browser.cookie;
    other.csrf = browser.csrf;
    expect((await other.api('POST', '/v1/targets', { hostname: 'shop.example' })).status).toBe(201);
    expect((await browser.call('DELETE', '/console/session')).status).toBe(204);
    expect(await statusOf(other)).toBe(401);
  });
});
