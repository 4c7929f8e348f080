import { expect, test } from 'vitest';
import { ADMIN_ROUTES } from '../../src/contract/admin-routes.ts';
import { SCOPES } from '../../src/contract/key.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { eraseTargets } from '../../src/service/scans/delete-scans.ts';
import { admin, ConsoleBrowser } from '../helpers/console-browser.ts';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { describeStores, type TestService, until } from '../helpers/service.ts';

const BODIES: Partial<Record<keyof typeof ROUTES, unknown>> = {
  verifyTarget: { method: 'dns' },
  updateSchedule: { status: 'paused' },
  updateChannel: { status: 'disabled' },
  updateWebhook: { status: 'disabled' },
  updateFinding: { state: 'ignored', reason: 'x' },
  rotateWebhookSecret: {},
  replayDeliveries: { since: '2026-01-01T00:00:00Z' },
};

const ADMIN_BODIES: Partial<Record<keyof typeof ADMIN_ROUTES, object>> = {
  createWorkspace: { name: 'x' },
  updateWorkspace: { state: 'suspended' },
  createKey: { type: 'workspace', mode: 'live', scopes: ['usage:read'] },
  createMember: { name: 'eve' },
  updateMember: { role: 'admin' },
  grantTokens: { amount: 1 },
};

const rowsOf = async (store: TestService['store'], tables: readonly string[]) =>
  JSON.stringify(await Promise.all(tables.map((name) => store.query(`SELECT * FROM ${name} ORDER BY 1`))));

/** A second live workspace with a member, whose key is returned. */
async function secondWorkspace({ service }: TestService): Promise<string> {
  const { id } = (await admin(service, 'POST', '/v1/workspaces', { name: 'Other' })).body;
  await admin(service, 'POST', `/v1/members?workspace_id=${id}`, { name: 'ada', role: 'admin' });
  const body = { type: 'personal', mode: 'live', member: 'ada', scopes: SCOPES };
  return (await admin(service, 'POST', `/v1/keys?workspace_id=${id}`, body)).body.key;
}

/** Asks every route for the ids of another workspace. */
async function findsNothing(api: TestService['api'], ids: Readonly<Record<string, string>>): Promise<void> {
  let guarded = 0;
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = route.path.replace(/\{(\w+)\}/g, (_, parameter: string) => ids[parameter] ?? 'unknown');
    if (path !== route.path) {
      const body = BODIES[name as keyof typeof ROUTES];
      const response = await api.call(route.method, path, body === undefined ? {} : { body });
      expect([name, response.status]).toEqual([name, 404]);
      guarded += 1;
    } else if (name.startsWith('list')) expect([name, (await api.get(path)).body.data]).toEqual([name, []]);
  }
  expect(guarded).toBeGreaterThan(15);
}

describeStores('tenants', ({ start }) => {
  test('the ids of another workspace are not found at any route, and its lists are not shown', async () => {
    const host = await start({ role: 'api', allowWebhookCidrs: ['127.0.0.0/8'] });
    const { api, key, store } = host;
    const subscription = { url: 'https://127.0.0.1:1/hook', events: ['scan.queued'] };
    const webhook = (await api.post('/v1/webhooks', subscription)).body.id as string;
    const target = (await api.post('/v1/targets', { hostname: 'localhost' })).body.id as string;
    const scan = (await api.post('/v1/scans', { target: 'http://localhost:1', scan_type: 'quick' })).body.id as string;
    const nightly = { name: 'x', cron: '0 2 * * *', target_ids: [target], scan_type: 'quick' };
    const schedule = (await api.post('/v1/schedules', nightly)).body.id as string;
    const slack = { name: 'x', kind: 'slack', url: 'https://127.0.0.1:1/hook' };
    const channel = (await api.post('/v1/channels', slack)).body.id as string;
    const delivery = (await api.get(`/v1/webhooks/${webhook}/deliveries`)).body.data[0]?.id as string;
    expect([webhook, target, scan, schedule, channel, delivery].every((id) => typeof id === 'string')).toBe(true);

    const finding = `fnd_${scan.slice(4)}`;
    await store.query(
      `INSERT INTO findings (id, scan_id, severity_rank, check_id, fingerprint, state, first_seen_at, content)
       VALUES ($1, $2, 0, 'exposure.env', $3, 'new', now(), '{}')`,
      [finding, scan, 'a'.repeat(32)],
    );

    const ids: Record<string, string> = {
      target_id: target,
      scan_id: scan,
      schedule_id: schedule,
      channel_id: channel,
      id: webhook,
      delivery_id: delivery,
      finding_id: finding,
    };
    const others = [api.withKey(await key(undefined, 'test')), api.withKey(await secondWorkspace(host))];
    const rows = () =>
      rowsOf(store, [
        'targets',
        'scans',
        'findings',
        'fingerprints',
        'schedules',
        'webhooks',
        'deliveries',
        'events',
        'audit',
      ]);
    const before = await rows();
    for (const other of others) await findsNothing(other, ids);
    expect(await rows()).toBe(before);
  });

  test('an admin of another workspace reaches nothing of the first one at any route of the admin API', async () => {
    const issuer = 'https://issuer.example';
    const host = await start({ role: 'api', oidcIssuers: [issuer] });
    const { service, store } = host;
    await admin(service, 'POST', '/v1/members', { name: 'bob' });
    const claims = { repository_id: '1', repository_owner_id: '2' };
    const trust = await admin(service, 'POST', '/v1/trusts', { issuer, claims, scopes: SCOPES });
    const made = await admin(service, 'POST', '/v1/keys', { type: 'workspace', mode: 'live', scopes: SCOPES });
    const browser = new ConsoleBrowser(service.url);
    expect((await browser.signIn({ token: await secondWorkspace(host) })).body.admin_api).toBe(true);
    const rows = () => rowsOf(store, ['workspaces', 'api_keys', 'members', 'trusts', 'ledger', 'audit']);
    const before = await rows();
    const owned: Record<string, string> = {
      workspaces: service.workspaceId,
      keys: made.body.id,
      trusts: trust.body.id,
    };
    let guarded = 0;
    for (const [name, route] of Object.entries(ADMIN_ROUTES)) {
      const isOfWorkspaces = route.path.startsWith('/v1/workspaces');
      const ids: Record<string, string> = { id: owned[route.path.split('/')[2] ?? ''] ?? 'unknown', name: 'bob' };
      const path = route.path.replace(/\{(\w+)\}/g, (_, parameter: string) => ids[parameter] ?? 'unknown');
      const ask = (query: string) =>
        browser.admin(route.method, `${path}${query}`, ADMIN_BODIES[name as keyof typeof ADMIN_ROUTES]);
      expect([name, (await ask(`?workspace_id=${service.workspaceId}`)).status]).toEqual([name, 404]);
      if (path === route.path && !isOfWorkspaces) continue;
      expect([name, (await ask('')).status]).toEqual([name, isOfWorkspaces ? 403 : 404]);
      guarded += 1;
    }
    expect(guarded).toBe(10);
    for (const path of ['/v1/keys', '/v1/members', '/v1/trusts', '/v1/ledger', '/v1/audit']) {
      const shown = JSON.stringify((await browser.admin('GET', path)).body);
      expect(shown).not.toMatch(new RegExp(`${service.workspaceId}|${made.body.id}|${trust.body.id}|bob`));
    }
    expect(await rows()).toBe(before);
  });

  test('with the same host have acceptances, events and erasures of their own', async () => {
    const { api, key, store, engine } = await start({ allowWebhookCidrs: ['127.0.0.0/8'] });
    engine.answer = () => completed([finding('exposure.env', 'critical', 'aa')]);
    const other = api.withKey(await key(undefined, 'test'));
    const host = '127.0.0.1:8080';
    const scan = async (client: typeof api) => {
      const { id } = (await client.post('/v1/scans', { target: `http://${host}`, scan_type: 'quick' })).body;
      await until('succeeded', async () => (await client.get(`/v1/scans/${id}`)).body.status === 'succeeded');
      return (await client.get(`/v1/scans/${id}/findings`)).body.data[0];
    };
    const targetOf = async (client: typeof api) => (await client.post('/v1/targets', { hostname: host })).body.id;
    const subscribe = (client: typeof api) =>
      client.post('/v1/webhooks', { url: 'https://127.0.0.1:1/hook', events: ['finding.created', 'finding.fixed'] });
    const [mine, theirs] = [await targetOf(api), await targetOf(other)];
    expect([(await subscribe(api)).status, (await subscribe(other)).status]).toEqual([201, 201]);
    const [ours, foreign] = [await scan(api), await scan(other)];
    const eventsOf = (scanId: string) =>
      store.query(
        `SELECT e.type, e.workspace_id = s.workspace_id AND bool_and(w.workspace_id = s.workspace_id) AS own, count(*)::int
         FROM events e JOIN scans s ON s.id = e.subject JOIN deliveries d ON d.event_id = e.id
           JOIN webhooks w ON w.id = d.webhook_id
         WHERE s.id = $1 AND e.type LIKE 'finding.%' GROUP BY e.id, s.id`,
        [scanId],
      );
    const created = [{ type: 'finding.created', own: true, count: 1 }];
    expect([await eventsOf(ours.scan_id), await eventsOf(foreign.scan_id)]).toEqual([created, created]);

    await api.patch(`/v1/findings/${ours.id}`, { state: 'ignored', reason: 'A decoy.' });
    expect((await scan(other)).state).toBe('open');
    expect((await other.call('DELETE', `/v1/targets/${mine}/data`)).status).toBe(404);
    expect((await other.call('DELETE', `/v1/targets/${theirs}/data`)).status).toBe(204);
    await eraseTargets({ store });
    expect((await other.get('/v1/scans')).body.data).toEqual([]);
    expect(await eventsOf(ours.scan_id)).toEqual(created);
    expect(await scan(api)).toMatchObject({ state: 'ignored', acceptance: { reason: 'A decoy.' } });
    expect((await scan(other)).state).toBe('new');
  });
});
