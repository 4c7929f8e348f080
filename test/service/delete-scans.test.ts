import { expect, test } from 'vitest';
import { RecurringJobs } from '../../src/service/recurring-jobs.ts';
import { createScan } from '../../src/service/scans/create-scans.ts';
import { deleteOldScans, eraseTargets } from '../../src/service/scans/delete-scans.ts';
import type { Store } from '../../src/service/store/store.ts';
import { completed, finding } from '../helpers/scripted-engine.ts';
import { describeStores, type TestService, until } from '../helpers/service.ts';
import { openTestContext } from '../helpers/service-context.ts';

const HOST = '127.0.0.1:8080';
const DAY = 86_400_000;
const START = new Date('2026-11-21T08:00:00Z');

async function scan({ api, engine }: TestService): Promise<string> {
  const before = engine.calls.length;
  const { id } = (await api.post('/v1/scans', { target: `http://${HOST}`, scan_type: 'quick' })).body;
  (await engine.call(before)).finish(completed([finding('exposure.env', 'critical', 'aa')]));
  await until('succeeded', async () => (await api.get(`/v1/scans/${id}`)).body.status === 'succeeded');
  return id;
}

/** Rows of a scan by table. */
async function rowsOf(store: Store, id: string): Promise<Record<string, number>> {
  const [row] = await store.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM scans WHERE id = $1)::int AS scans,
       (SELECT count(*) FROM findings WHERE scan_id = $1)::int AS findings,
       (SELECT count(*) FROM scan_results WHERE scan_id = $1)::int AS results,
       (SELECT count(*) FROM events WHERE subject = $1)::int AS events,
       (SELECT count(*) FROM deliveries d JOIN events e ON e.id = d.event_id WHERE e.subject = $1)::int AS deliveries`,
    [id],
  );
  return row ?? {};
}

const GONE = { scans: 0, findings: 0, results: 0, events: 0, deliveries: 0 };

describeStores('a deleted scan', ({ start }) => {
  test('is gone with its findings, report, events and deliveries; other scans and the ledger stay', async () => {
    const service = await start({ allowWebhookCidrs: ['127.0.0.0/8'] });
    const { api, store } = service;
    const webhook = { url: 'https://127.0.0.1:1/hook', events: ['scan.queued', 'scan.completed'] };
    const { id: hook } = (await api.post('/v1/webhooks', webhook)).body;
    const kept = await scan(service);
    const deleted = await scan(service);
    await until('a delivery was attempted', async () => {
      const rows = await store.query(
        'SELECT 1 FROM delivery_attempts a JOIN deliveries d ON d.id = a.delivery_id JOIN events e ON e.id = d.event_id WHERE e.subject = $1',
        [deleted],
      );
      return rows.length > 0;
    });
    const before = await rowsOf(store, kept);
    expect(before).toEqual({ scans: 1, findings: 1, results: 1, events: 3, deliveries: 2 });
    const { balance } = (await api.get('/v1/usage')).body;
    const ledger = await store.query("SELECT * FROM ledger WHERE operation = 'scan.quick' ORDER BY id");
    expect((await api.call('DELETE', `/v1/scans/${deleted}`)).status).toBe(204);
    expect(await rowsOf(store, deleted)).toEqual(GONE);
    expect(await rowsOf(store, kept)).toEqual(before);
    expect((await api.get('/v1/usage')).body.balance).toBeLessThanOrEqual(balance);
    expect(await store.query("SELECT * FROM ledger WHERE operation = 'scan.quick' ORDER BY id")).toEqual(ledger);
    for (const path of [`/v1/scans/${deleted}`, `/v1/scans/${deleted}/report`, `/v1/scans/${deleted}/findings`]) {
      expect((await api.get(path)).status).toBe(404);
    }
    expect((await api.call('DELETE', `/v1/scans/${deleted}`)).status).toBe(404);
    expect((await api.get('/v1/scans')).body.data).toHaveLength(1);
    expect((await api.get(`/v1/webhooks/${hook}/deliveries`)).body.data).toHaveLength(2);
    expect(await store.query("SELECT subject, details FROM audit WHERE action = 'scan.deleted'")).toEqual([
      { subject: deleted, details: { target: HOST } },
    ]);
  });

  test('has ended before; what was found first stays known while the target has another scan', async () => {
    const service = await start();
    const { api } = service;
    const first = await scan(service);
    const second = await scan(service);
    const target = (await api.get('/v1/targets')).body.data[0].id;
    const current = async () => (await api.get(`/v1/targets/${target}/findings`)).body.data;
    expect(await current()).toMatchObject([{ scan_id: second, state: 'open' }]);
    await api.call('DELETE', `/v1/scans/${second}`);
    expect(await current()).toEqual([]);
    expect(await current()).toEqual([]);
    const third = await scan(service);
    expect(await current()).toMatchObject([{ scan_id: third, state: 'open' }]);
    await api.call('DELETE', `/v1/scans/${first}`);
    await api.call('DELETE', `/v1/scans/${third}`);
    expect(await service.store.query('SELECT 1 FROM fingerprints')).toEqual([]);
    const before = service.engine.calls.length;
    const { id } = (await api.post('/v1/scans', { target: `http://${HOST}`, scan_type: 'quick' })).body;
    await service.engine.call(before);
    const refused = await api.call('DELETE', `/v1/scans/${id}`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'invalid_state']);
  });
});

describeStores('retention', ({ start, storeOptions }) => {
  test('deletes final scans of every workspace that are too old, in batches, and no others; monthly sums of the ledger stay', async () => {
    let now = START;
    const service = await start({ role: 'api' }, { clock: { now: () => now } });
    const { api, store, key } = service;
    const sandbox = api.withKey(await key(undefined, 'test'));
    const create = async (client: typeof api, count: number): Promise<string[]> => {
      const scans = Array.from({ length: count }, () => ({ target: HOST, scan_type: 'quick' }));
      const { body } = await client.post('/v1/scans/bulk', { scans });
      return body.results.map((result: { scan: { id: string } }) => result.scan.id);
    };
    const end = (ids: readonly string[]) =>
      store.query("UPDATE scans SET status = 'cancelled', finished_at = $2 WHERE id = ANY ($1)", [ids, now]);
    const old = [...(await create(api, 45)), ...(await create(sandbox, 3))];
    await end(old);
    const [waiting] = await create(api, 1);
    now = new Date(START.getTime() + 11 * DAY);
    const young = await create(api, 2);
    await end(young);
    now = new Date(START.getTime() + 31 * DAY);
    const retain = (days: number) =>
      deleteOldScans({ store, clock: { now: () => now }, config: { retainScansDays: days } });
    expect(await retain(31)).toBe(0);
    const usage = (await api.get('/v1/usage')).body;
    const sums = () =>
      store.query(
        `SELECT workspace_id, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, operation, count(*)::int,
           sum(amount)::int AS amount, sum(cost)::int AS cost
         FROM ledger GROUP BY workspace_id, month, operation ORDER BY month, cost`,
      );
    const before = await sums();
    const charged = { operation: 'scan.quick', month: '2026-11' };
    expect(before.filter(({ operation }) => operation !== null)).toMatchObject([
      { ...charged, count: 3, amount: 0, cost: 15 },
      { ...charged, count: 46, amount: -230, cost: 230 },
      { ...charged, month: '2026-12', count: 2, amount: -10, cost: 10 },
    ]);
    expect(await retain(30)).toBe(48);
    expect(await sums()).toEqual(before);
    expect(await retain(30)).toBe(0);
    const left = await store.query<{ id: string }>('SELECT id FROM scans ORDER BY created_at, id');
    expect(left.map(({ id }) => id)).toEqual([waiting, ...young.toSorted()]);
    expect((await api.get('/v1/usage')).body).toEqual(usage);
    expect(await store.query('SELECT 1 FROM ledger WHERE reference = ANY ($1)', [old])).toHaveLength(48);
  });

  test('is a recurring job with the days of the service', async () => {
    const opened = await openTestContext({ retainScansDays: 7 }, await storeOptions());
    try {
      const { context, clock } = opened;
      const { store } = context;
      const principal = await opened.principal();
      const { id } = await store.transaction((tx) =>
        createScan(tx, context, principal, { target: 'shop.example', scan_type: 'quick' }),
      );
      await store.query("UPDATE scans SET status = 'cancelled', finished_at = created_at");
      const jobs = new RecurringJobs(context);
      await jobs.runDue();
      const run = async () => {
        await store.query("UPDATE recurring_jobs SET due_at = due_at - interval '10 minutes'");
        await jobs.runDue();
        return store.query('SELECT id FROM scans');
      };
      clock.advance(7 * DAY);
      expect(await run()).toEqual([{ id }]);
      clock.advance(1);
      expect(await run()).toEqual([]);
    } finally {
      await opened.close();
    }
  });
});

describeStores('the erased data of a target', ({ start }) => {
  test('is gone with acceptances, also of a deleted target; later scans, other tenants and the charges stay', async () => {
    const service = await start();
    const { api, store, engine } = service;
    const target = (await api.post('/v1/targets', { hostname: HOST })).body.id;
    await store.query("UPDATE targets SET status = 'verified', verified_at = now()");
    const old = await scan(service);
    const [found] = (await api.get(`/v1/scans/${old}/findings`)).body.data;
    await api.call('PATCH', `/v1/findings/${found.id}`, { body: { state: 'ignored', reason: 'known' } });
    const calls = engine.calls.length;
    const running = (await api.post('/v1/scans', { target: `http://${HOST}`, scan_type: 'quick' })).body.id;
    const call = await engine.call(calls);
    const usage = (await api.get('/v1/usage')).body.last_30d;
    const foreign = await service.key(['targets:write'], 'test');
    const refused = await api.call('DELETE', `/v1/targets/${target}/data`, { key: foreign });
    expect(refused.status).toBe(404);
    expect((await api.call('DELETE', `/v1/targets/${target}`)).status).toBe(204);
    expect((await api.call('DELETE', `/v1/targets/${target}/data`)).status).toBe(204);
    await eraseTargets({ store });
    expect(await rowsOf(store, old)).toEqual(GONE);
    // A scan that was running then is erased when it has ended.
    call.finish(completed([finding('exposure.env', 'critical', 'aa')]));
    await until('succeeded', async () => (await api.get(`/v1/scans/${running}`)).body.status === 'succeeded');
    await eraseTargets({ store });
    expect(await rowsOf(store, running)).toEqual(GONE);
    expect(await store.query('SELECT 1 FROM fingerprints')).toEqual([]);
    expect(await store.query('SELECT 1 FROM targets WHERE erase_before IS NOT NULL')).toEqual([]);
    expect((await api.get('/v1/usage')).body.last_30d).toEqual(usage);
    expect(await store.query("SELECT 1 FROM audit WHERE action = 'target.erased'")).toHaveLength(1);
  });
});
