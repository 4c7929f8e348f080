import { expect, test } from 'vitest';
import { SCOPES } from '../../src/contract/key.ts';
import { eraseWorkspaces } from '../../src/service/erase-workspaces.ts';
import { deleteOldScans } from '../../src/service/scans/delete-scans.ts';
import { claimScans } from '../../src/service/worker/scan-queue.ts';
import { admin, ConsoleBrowser } from '../helpers/console-browser.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { describePostgres, describeStores, type TestService, until } from '../helpers/service.ts';
import { settableClock } from '../helpers/service-context.ts';

const quick = (port = 8080) => ({ target: `127.0.0.1:${port}`, scan_type: 'quick' });
const lease = (owner: string, perWorkspace = 10) => ({ owner, perWorkspace, leaseMs: 60_000 });
const DAY_MS = 86_400_000;

/** A new live workspace, with clients of its live and its test key. */
async function workspace({ service, api }: TestService, settings: object = {}) {
  const created = await admin(service, 'POST', '/v1/workspaces', { name: 'Shop', ...settings });
  expect(created.status).toBe(201);
  const { id } = created.body as { id: string };
  const keyOf = async (mode: string) => {
    const body = { type: 'workspace', mode, scopes: SCOPES };
    return (await admin(service, 'POST', `/v1/keys?workspace_id=${id}`, body)).body.key as string;
  };
  return { id, body: created.body, api: api.withKey(await keyOf('live')), sandbox: () => keyOf('test') };
}

const change = ({ service }: TestService, id: string, body: object) =>
  admin(service, 'PATCH', `/v1/workspaces/${id}`, body);

describeStores('workspaces', ({ start }) => {
  test('are created, listed in pages, read and changed, with an audit entry for each change', async () => {
    const host = await start({ role: 'api', initialTokens: 70 });
    const { service } = host;
    const none = {
      prices: null,
      running_scans_max: null,
      requests_per_minute: null,
      scan_creations_per_minute: null,
      retain_scans_days: null,
    };
    const { id, body } = await workspace(host);
    expect(body).toMatchObject({ id, name: 'Shop', state: 'active', balance: 70, ...none });
    const own = {
      prices: { 'scan.quick': 1 },
      running_scans_max: 3,
      requests_per_minute: 60,
      scan_creations_per_minute: 6,
      retain_scans_days: 7,
    };
    const second = await workspace(host, { initial_tokens: 5, ...own });
    expect(second.body).toMatchObject({ balance: 5, ...own });
    const pages = [];
    for (let cursor = ''; ; ) {
      const page = (await admin(service, 'GET', `/v1/workspaces?limit=2${cursor}`)).body;
      pages.push(page.data.map((row: { id: string }) => row.id));
      if (page.next_cursor === undefined) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(pages).toEqual([[second.id, id], [service.workspaceId]]);
    expect((await change(host, second.id, { ...none, name: 'Market' })).body).toMatchObject({
      name: 'Market',
      ...none,
    });
    expect((await change(host, second.id, { name: 'Market' })).status).toBe(200);
    expect((await admin(service, 'GET', `/v1/workspaces/${second.id}`)).body).toMatchObject({
      name: 'Market',
      balance: 5,
    });
    const { data } = (await admin(service, 'GET', `/v1/audit?subject=${second.id}`)).body;
    expect(data.map(({ action, details }: { action: string; details: object }) => [action, details])).toEqual([
      ['workspace.updated', { ...none, name: 'Market' }],
      ['workspace.created', { name: 'Shop', initial_tokens: 5, ...own }],
    ]);
  });

  test('a change with an invalid value is refused', async () => {
    const host = await start({ role: 'api' });
    for (const [body, param] of [
      [{ name: '' }, 'name'],
      [{ running_scans_max: 0 }, 'running_scans_max'],
      [{ running_scans_max: '4' }, 'running_scans_max'],
      [{ prices: { 'scan.deep': 1 } }, 'prices.scan.deep'],
      [{ prices: { 'scan.quick': -1 } }, 'prices.scan.quick'],
      [{ prices: [] }, 'prices'],
      [{ retain_scans_days: 1.5 }, 'retain_scans_days'],
      [{ state: 'deleted' }, 'state'],
      [{ balance: 5 }, 'balance'],
      [{}, undefined],
    ] as const) {
      const refused = await change(host, host.service.workspaceId, body);
      expect([refused.status, refused.body.error.param]).toEqual([422, param]);
    }
  });

  test('that is deleted loses its keys at once and its data soon; others and the ledger stay', async () => {
    const clock = settableClock();
    const host = await start({ role: 'api', allowWebhookCidrs: ['127.0.0.0/8'] }, { clock });
    const { service, api, store } = host;
    const other = await workspace(host);
    const sandbox = api.withKey(await other.sandbox());
    const member = { type: 'personal', mode: 'test', member: 'ada', scopes: SCOPES };
    const { key } = (await admin(service, 'POST', `/v1/keys?workspace_id=${other.id}`, member)).body;
    await new ConsoleBrowser(service.url).signIn({ token: key });
    for (const client of [api, other.api, sandbox, api.withKey(key)]) {
      await client.post('/v1/webhooks', {
        url: 'https://127.0.0.1:1/hook',
        events: ['scan.queued', 'target.verified'],
      });
      await client.post('/v1/scans', quick(), { 'idempotency-key': 'one' });
    }
    await claimScans(store, 1, lease('worker'));
    const rowsOf = async (owner: string) => {
      const tables = await store.query<{ name: string }>(
        "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'workspace_id'",
      );
      const counts = await Promise.all(
        tables.map(async ({ name }) => {
          const rows = await store.query(
            `SELECT * FROM ${name} t WHERE workspace_id IN (SELECT id FROM workspaces WHERE id = $1 OR sandbox_of = $1)`,
            [owner],
          );
          return [name, rows.length] as const;
        }),
      );
      return Object.fromEntries(counts.filter(([, count]) => count > 0));
    };
    const mine = await rowsOf(service.workspaceId);
    expect(Object.keys(await rowsOf(other.id)).length).toBeGreaterThan(8);

    const deleted = await admin(service, 'DELETE', `/v1/workspaces/${other.id}`);
    expect(deleted).toMatchObject({ status: 200, body: { id: other.id, revoked_keys: 3 } });
    for (const client of [other.api, sandbox, api.withKey(key)])
      expect((await client.get('/v1/usage')).status).toBe(401);
    for (const [method, path, body] of [
      ['GET', `/v1/workspaces/${other.id}`],
      ['PATCH', `/v1/workspaces/${other.id}`, { state: 'active' }],
      ['DELETE', `/v1/workspaces/${other.id}`],
      ['GET', `/v1/keys?workspace_id=${other.id}`],
    ] as const) {
      expect((await admin(service, method, path, body)).body.error.code).toBe('not_found');
    }
    await eraseWorkspaces({ store, clock });
    expect(Object.keys(await rowsOf(other.id)).sort()).toEqual(['ledger', 'scan_queue_changes', 'scan_queues']);
    clock.advance(600_000);
    await eraseWorkspaces({ store, clock });
    expect(await store.query('SELECT name, state FROM workspaces WHERE id = $1', [other.id])).toEqual([
      { name: null, state: 'deleted' },
    ]);
    const trail = (await admin(service, 'GET', `/v1/audit?subject=${other.id}`)).body.data;
    expect(trail.map(({ action }: { action: string }) => action)).toEqual([
      'workspace.erased',
      'workspace.deleted',
      'workspace.created',
    ]);
    expect(await rowsOf(service.workspaceId)).toMatchObject({ ...mine, audit: expect.any(Number) });
    expect((await api.get('/v1/scans')).body.data).toHaveLength(1);
    const first = await admin(service, 'DELETE', `/v1/workspaces/${service.workspaceId}`);
    expect(first.body.error.code).toBe('invalid_state');
  });
});

// Their effects are the same on both stores.
describePostgres('workspaces', ({ start }) => {
  test('have keys, members, a balance, prices, a ledger and an audit trail of their own', async () => {
    const host = await start({ role: 'api', initialTokens: 100 });
    const { service, api } = host;
    const other = await workspace(host, { initial_tokens: 7, prices: { 'scan.quick': 4 } });
    const at = `workspace_id=${other.id}`;
    expect((await other.api.post('/v1/scans', quick())).status).toBe(201);
    expect((await other.api.post('/v1/scans', quick())).body.error.code).toBe('insufficient_tokens');
    expect((await other.api.get('/v1/usage')).body).toMatchObject({ balance: 3, prices: { 'scan.quick': 4 } });
    expect((await api.get('/v1/usage')).body).toMatchObject({ balance: 100, prices: { 'scan.quick': 5 } });
    const grant = await admin(service, 'POST', `/v1/tokens/grant?${at}`, { amount: 1 });
    expect(grant.body).toEqual({ granted: 1, balance: 4 });
    expect((await change(host, other.id, { prices: { 'scan.quick': 0 } })).status).toBe(200);
    expect((await other.api.post('/v1/scans', quick())).body.tokens_charged).toBe(0);
    await admin(service, 'POST', `/v1/members?${at}`, { name: 'ada' });
    const lists = async (query: string) => {
      const read = async (path: string) => (await admin(service, 'GET', `${path}?${query}`)).body.data;
      const [keys, members, ledger, audit] = await Promise.all(
        ['/v1/keys', '/v1/members', '/v1/ledger', '/v1/audit'].map(read),
      );
      const actions = audit.map(({ action }: { action: string }) => action);
      return { keys: keys.length, members: members.length, ledger: ledger.length, actions };
    };
    expect(await lists(at)).toEqual({
      keys: 1,
      members: 1,
      ledger: 3,
      actions: ['member.added', 'scan.created', 'tokens.granted', 'scan.created', 'target.created', 'key.created'],
    });
    expect(await lists('')).toEqual({
      keys: 1,
      members: 0,
      ledger: 1,
      actions: ['workspace.updated', 'workspace.created'],
    });
  });

  test('while suspended, its keys are refused and its queued scans wait; what runs ends, and its event is delivered', async () => {
    const host = await start({
      scanConcurrency: 1,
      metrics: { host: '127.0.0.1', port: 0 },
      allowWebhookCidrs: ['127.0.0.0/8'],
    });
    const { service, api, engine, store } = host;
    const other = await workspace(host);
    await other.api.post('/v1/webhooks', { url: 'https://127.0.0.1:1/hook', events: ['scan.completed'] });
    const first = (await other.api.post('/v1/scans', quick())).body.id;
    const running = await engine.call(0);
    const second = (await other.api.post('/v1/scans', quick())).body.id;
    const member = { type: 'personal', mode: 'live', member: 'ada', scopes: SCOPES };
    const { key } = (await admin(service, 'POST', `/v1/keys?workspace_id=${other.id}`, member)).body;
    const browser = new ConsoleBrowser(service.url);
    await browser.signIn({ token: key });
    const sandbox = api.withKey(await other.sandbox());
    await change(host, other.id, { state: 'suspended' });
    for (const refused of [other.api, sandbox]) {
      const { status, body } = await refused.get('/v1/usage');
      expect([status, body.error.code]).toEqual([403, 'workspace_suspended']);
    }
    expect((await browser.call('GET', '/console/api/v1/usage')).body.error.code).toBe('workspace_suspended');
    running.finish(completed());
    await until('a delivery was attempted', async () => {
      const attempts = await store.query('SELECT 1 FROM delivery_attempts');
      return attempts.length > 0;
    });
    const mine = (await api.post('/v1/scans', quick())).body.id;
    (await engine.call(1)).finish(completed());
    await until(
      'the other workspace goes on',
      async () => (await api.get(`/v1/scans/${mine}`)).body.status === 'succeeded',
    );
    expect(engine.calls).toHaveLength(2);
    expect(await (await fetch(`${service.metricsUrl}/metrics`)).text()).toContain('scan_gate_scans{status="queued"} 0');
    await change(host, other.id, { state: 'active' });
    (await engine.call(2)).finish(completed());
    for (const id of [first, second]) {
      await until('succeeded', async () => (await other.api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
    }
  });

  test('have a maximum of running scans, request limits and a retention of their own, in the sandbox too', async () => {
    const clock = settableClock();
    const host = await start({ role: 'api' }, { clock });
    const { api, store } = host;
    const other = await workspace(host, { running_scans_max: 2, requests_per_minute: 60, retain_scans_days: 7 });
    const sandbox = api.withKey(await other.sandbox());
    const scans = Array.from({ length: 4 }, (_, port) => quick(port + 1));
    for (const client of [api, other.api, sandbox]) await client.post('/v1/scans/bulk', { scans });
    const claimed = await claimScans(store, 100, lease('a', 3));
    const byWorkspace = Map.groupBy(claimed, ({ scan }) => scan.workspace_id);
    expect([...byWorkspace.values()].map((claims) => claims.length).sort()).toEqual([2, 2, 3]);
    expect(await claimScans(store, 100, lease('a', 3))).toEqual([]);
    await change(host, other.id, { running_scans_max: 4 });
    expect(await claimScans(store, 100, lease('a', 3))).toHaveLength(4);

    const limited = await other.api.get('/v1/usage');
    expect(limited.headers.get('ratelimit-policy')).toContain('"default";q=60;w=60');
    expect((await api.get('/v1/usage')).headers.has('ratelimit-policy')).toBe(false);
    const answers = await Promise.all(Array.from({ length: 20 }, () => other.api.get('/v1/usage')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);

    await store.query(
      "UPDATE scans SET status = 'cancelled', finished_at = created_at, lease_owner = NULL, lease_until = NULL",
    );
    clock.advance(8 * DAY_MS);
    expect(await deleteOldScans({ store, clock, config: { retainScansDays: 400 } })).toBe(8);
    expect((await api.get('/v1/scans')).body.data).toHaveLength(4);
  });

  test('of a member are administered with their own admin token of the console, and no other workspace is', async () => {
    const host = await start({ role: 'api' });
    const { service } = host;
    const other = await workspace(host);
    await admin(service, 'POST', `/v1/members?workspace_id=${other.id}`, { name: 'ada', role: 'admin' });
    const body = { type: 'personal', mode: 'live', member: 'ada', scopes: SCOPES };
    const { key } = (await admin(service, 'POST', `/v1/keys?workspace_id=${other.id}`, body)).body;
    const browser = new ConsoleBrowser(service.url);
    expect((await browser.signIn({ token: key })).body.admin_api).toBe(true);
    const names = (await browser.admin('GET', '/v1/members')).body.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['ada']);
    expect((await browser.admin('GET', `/v1/members?workspace_id=${other.id}`)).status).toBe(200);
    const actions = (await browser.admin('GET', '/v1/audit')).body.data.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['console.signed_in', 'key.created', 'member.added', 'key.created']);
    expect((await browser.admin('POST', '/v1/tokens/grant', { amount: 5 })).body.error.code).toBe('insufficient_scope');
    expect((await browser.admin('POST', '/v1/workspaces', { name: 'Mine' })).status).toBe(403);
  });
});
