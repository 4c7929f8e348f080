import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEvent } from '../../src/contract/admin.ts';
import { AUDIT_ACTIONS } from '../../src/contract/audit-actions.ts';
import { SCOPES } from '../../src/contract/key.ts';
import { audit } from '../../src/service/audit.ts';
import { RecurringJobs } from '../../src/service/recurring-jobs.ts';
import { reverifyTargets } from '../../src/service/targets/reverify-targets.ts';
import { demoResolver } from '../console/helpers/demo-data.ts';
import { admin } from '../helpers/console-browser.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../helpers/https-receiver.ts';
import { describeStores, type TestService, until } from '../helpers/service.ts';
import { openTestContext, settableClock } from '../helpers/service-context.ts';

const DAY_MS = 24 * 3_600_000;
const HOOK_SECRET = 'T0123SECRET';

let receiver: HttpsReceiver;
beforeAll(async () => {
  receiver = await startHttpsReceiver();
});
afterAll(() => receiver.close());

const trail = async ({ service }: Pick<TestService, 'service'>, query = ''): Promise<AuditEvent[]> =>
  (await admin(service, 'GET', `/v1/audit?limit=100${query}`)).body.data;

/** What was done, oldest first, without keys. */
const actions = async (service: TestService, query = '') =>
  (await trail(service, query))
    .map(({ action }) => action)
    .filter((action) => !action.startsWith('key.'))
    .reverse();

describeStores('audit trail', ({ start, storeOptions }) => {
  test('records who registered, verified and deleted a target, and that a proof is too old', async () => {
    const clock = settableClock();
    const records: Record<string, string> = {};
    const test = await start({ role: 'api' }, { clock, resolver: demoResolver(records) });
    const body = { type: 'personal', mode: 'live', member: 'ada', scopes: SCOPES, name: 'laptop' };
    const key = (await admin(test.service, 'POST', '/v1/keys', body)).body;
    const api = test.api.withKey(key.key);
    const target = (await api.post('/v1/targets', { hostname: 'shop.example.com' })).body;
    expect((await api.post('/v1/targets', { hostname: 'shop.example.com' })).status).toBe(409);
    await api.post(`/v1/targets/${target.id}/verify`, { method: 'dns' });
    records['_svc-verify.shop.example.com'] = target.verification.instructions[0].value;
    await api.post(`/v1/targets/${target.id}/verify`, { method: 'dns' });
    await api.post(`/v1/targets/${target.id}/verify`, { method: 'dns' });
    delete records['_svc-verify.shop.example.com'];
    clock.advance(91 * DAY_MS);
    await api.post(`/v1/targets/${target.id}/verify`, { method: 'dns' });
    expect((await api.delete(`/v1/targets/${target.id}`)).status).toBe(204);
    expect((await api.delete(`/v1/targets/${target.id}`)).status).toBe(404);

    const entries = await trail(test, `&subject=${target.id}`);
    const method = 'dns';
    const hostname = 'shop.example.com';
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['target.deleted', { hostname }],
      ['target.expired', { hostname, method }],
      ['target.verified', { hostname, method }],
      ['target.created', { hostname }],
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ actor: key.id, actor_name: 'ada' });
  });

  test('the service itself is the actor where it finds that a proof is gone', async () => {
    const opened = await openTestContext({}, await storeOptions());
    const { store } = opened.context;
    try {
      await store.query(
        `INSERT INTO targets (id, workspace_id, hostname, status, token, verification_method, verified_at, checked_at, created_at)
         VALUES ('tgt_old', $1, 'old.example.com', 'verified', 'x', 'dns', $2, $2, $2)`,
        [opened.workspaceId, new Date(opened.clock.now().getTime() - 100 * DAY_MS)],
      );
      await reverifyTargets({ ...opened.context, resolver: demoResolver({}) });
      expect(await store.query('SELECT workspace_id, actor, action, subject FROM audit')).toEqual([
        { workspace_id: opened.workspaceId, actor: 'service', action: 'target.expired', subject: 'tgt_old' },
      ]);
    } finally {
      await opened.close();
    }
  });

  test('has one entry per request: a scan with its new target, a bulk request with all its scans', async () => {
    const test = await start();
    test.engine.answer = null;
    const one = (await test.api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' })).body;
    const entry = { target: '127.0.0.1:2', scan_type: 'quick' };
    const refused = { target: 'example.com', scan_type: 'standard' };
    const bulk = (await test.api.post('/v1/scans/bulk', { scans: [entry, refused, entry, entry] })).body;
    await test.api.post('/v1/scans/bulk', { scans: [entry, refused], fail_fast: true });
    await test.api.post('/v1/scans', refused);
    const created = bulk.results.flatMap(({ scan }: { scan?: { id: string } }) =>
      scan === undefined ? [] : [scan.id],
    );
    expect(created).toHaveLength(3);
    expect(await actions(test)).toEqual(['target.created', 'scan.created', 'target.created', 'scan.created']);
    const [ofBulk, ofOne] = await trail(test, '&action=scan.created');
    expect(ofOne).toMatchObject({ subject: one.id, details: { target: '127.0.0.1:1', scan_type: 'quick' } });
    expect(ofBulk).toMatchObject({ subject: created[0], details: { count: 3, scan_ids: created } });
    // Each scan of a bulk request leads to the entry.
    for (const id of created) expect(await trail(test, `&subject=${id}`)).toEqual([ofBulk]);

    const cancel = () => test.api.post(`/v1/scans/${created[1]}/cancel`);
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
    expect((await trail(test, `&subject=${created[1]}`)).map(({ action }) => action)).toEqual([
      'scan.cancelled',
      'scan.created',
    ]);
  });

  test('requests that share a transaction have an entry each', async () => {
    const test = await start({ role: 'api' });
    const scans = await Promise.all(
      Array.from({ length: 8 }, () => test.api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' })),
    );
    const subjects = (await trail(test, '&action=scan.created')).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(scans.map(({ body }) => body.id).sort());
    expect(await trail(test, '&action=target.created')).toHaveLength(1);
  });

  test('records every change of a webhook, never its secrets', async () => {
    const test = await start({ trustedRoots: [receiver.ca], allowWebhookCidrs: ['127.0.0.0/8'] });
    const { api } = test;
    const url = `${receiver.url}/services/${HOOK_SECRET}`;
    const hook = (await api.post('/v1/webhooks', { url, events: ['scan.queued'] })).body;
    await api.patch(`/v1/webhooks/${hook.id}`, { events: ['scan.queued', 'scan.completed'] });
    await api.patch(`/v1/webhooks/${hook.id}`, { events: ['scan.completed', 'scan.queued'], status: 'enabled' });
    const rotated = (await api.post(`/v1/webhooks/${hook.id}/rotate_secret`, { previous_valid_for: 60 })).body;
    await api.post('/v1/scans', { target: '127.0.0.1:1', scan_type: 'quick' });
    const delivery = await until('a delivery', async () => {
      const [row] = (await api.get(`/v1/webhooks/${hook.id}/deliveries?status=succeeded`)).body.data;
      return row as { id: string } | undefined;
    });
    await api.post(`/v1/webhooks/${hook.id}/deliveries/${delivery.id}/replay`);
    await until('all is delivered', async () => {
      const open = await test.store.query("SELECT 1 FROM deliveries WHERE status = 'pending'");
      return open.length === 0;
    });
    const since = '2020-01-01T00:00:00Z';
    await api.post(`/v1/webhooks/${hook.id}/replay`, { since, dry_run: true });
    const { count } = (await api.post(`/v1/webhooks/${hook.id}/replay`, { since, status: 'succeeded' })).body;
    expect(count).toBeGreaterThan(0);
    await api.patch(`/v1/webhooks/${hook.id}`, { status: 'disabled' });
    await api.delete(`/v1/webhooks/${hook.id}`);

    const entries = (await trail(test, `&subject=${hook.id}`)).reverse();
    const { host } = new URL(url);
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['webhook.created', { host, events: ['scan.queued'] }],
      ['webhook.updated', { host, events: ['scan.queued', 'scan.completed'] }],
      ['webhook.secret_rotated', { host, previous_valid_for: 60 }],
      ['webhook.replayed', { delivery_id: delivery.id, event_type: expect.stringContaining('scan.') }],
      ['webhook.replayed', { count, since, until: null, status: 'succeeded' }],
      ['webhook.updated', { host, status: 'disabled' }],
      ['webhook.deleted', { host }],
    ]);
    const text = JSON.stringify(await trail(test));
    for (const secret of [HOOK_SECRET, hook.secret, rotated.secret]) expect(text).not.toContain(secret);
  });

  test('shows no entry of another workspace, and none of their actors', async () => {
    const test = await start({ role: 'api' });
    const now = new Date();
    await test.store.query("INSERT INTO workspaces (id, livemode, created_at) VALUES ('wsp_other', true, now())");
    await test.store.query(
      "INSERT INTO workspaces (id, livemode, sandbox_of, created_at) VALUES ('wsp_other_test', false, 'wsp_other', now())",
    );
    for (const workspaceId of ['wsp_other', 'wsp_other_test']) {
      const actor = { workspaceId, keyId: 'key_other' };
      await audit(test.store, actor, 'scan.created', 'scn_other', now, { scan_ids: ['scn_other'] });
    }
    const sandbox = test.api.withKey(await test.key(undefined, 'test'));
    const own = (await sandbox.post('/v1/targets', { hostname: 'own.example.com' })).body;
    expect((await trail(test)).map(({ subject }) => subject)).toEqual([own.id]);
    for (const filter of ['subject=scn_other', 'actor=key_other', 'action=scan.created']) {
      expect(await trail(test, `&${filter}`), filter).toEqual([]);
    }
    // Keys of the API do not open it.
    expect((await test.api.call('GET', '/v1/audit')).status).toBe(404);
  });

  test('leaves no entry of a change that was rolled back', async () => {
    const test = await start({ role: 'api' });
    const scans = [{ target: '127.0.0.1:1', scan_type: 'quick' }, 7];
    expect((await test.api.post('/v1/scans/bulk', { scans, fail_fast: true })).status).toBe(422);
    expect((await test.api.post('/v1/targets', { hostname: 'https://x.test/' })).status).toBe(422);
    expect(await trail(test)).toEqual([]);
  });

  test('is deleted after 365 days', async () => {
    const opened = await openTestContext({}, await storeOptions());
    const { store } = opened.context;
    try {
      const actor = { workspaceId: opened.workspaceId, keyId: 'admin' } as const;
      const at = (days: number) => new Date(Date.now() - days * DAY_MS);
      opened.clock.advance(Date.now() - opened.clock.now().getTime());
      await audit(store, actor, 'target.created', 'old', at(366));
      await audit(store, actor, 'target.created', 'young', at(364));
      const jobs = new RecurringJobs(opened.context);
      await jobs.runDue();
      await store.query("UPDATE recurring_jobs SET due_at = due_at - interval '10 minutes'");
      await jobs.runDue();
      expect(await store.query('SELECT subject FROM audit')).toEqual([{ subject: 'young' }]);
    } finally {
      await opened.close();
    }
  });
});

test('the documentation of the admin API names every action', () => {
  const page = readFileSync(new URL('../../docs/ADMIN-API.md', import.meta.url), 'utf8');
  for (const action of Object.keys(AUDIT_ACTIONS)) expect(page).toContain(`| \`${action}\` |`);
});
