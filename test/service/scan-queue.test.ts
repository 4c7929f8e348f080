import { expect, test } from 'vitest';
import { releaseLeases } from '../../src/service/leased-queue.ts';
import type { Store } from '../../src/service/store/store.ts';
import {
  ATTEMPTS_MAX,
  claimScans,
  recoverScans,
  renewScans,
  SCAN_LEASES,
} from '../../src/service/worker/scan-queue.ts';
import { admin } from '../helpers/console-browser.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { describePostgres, describeStores, type TestService, until } from '../helpers/service.ts';

const quick = (port = 8080) => ({ target: `127.0.0.1:${port}`, scan_type: 'quick' });
const lease = (owner: string, perWorkspace = 10, leaseMs = 60_000) => ({ owner, perWorkspace, leaseMs });
const release = async (store: Store, owner: string) => {
  const ids = (await store.query<{ id: string }>('SELECT id FROM scans')).map(({ id }) => id);
  await releaseLeases(store, SCAN_LEASES, owner, ids);
};
/** Since the claims. */
const letTenSecondsPass = (store: Store) =>
  store.query("UPDATE scans SET lease_until = lease_until - interval '10 seconds' WHERE status = 'running'");
const status = async (service: TestService, id: string) => (await service.api.get(`/v1/scans/${id}`)).body.status;

describeStores('leases', ({ start }) => {
  test('claims are oldest first, respect the limit of the workspace, and are exclusive', async () => {
    const { api, store } = await start({ role: 'api' });
    const { body } = await api.post('/v1/scans/bulk', { scans: [1, 2, 3, 4].map((port) => quick(port)) });
    const ids = body.results.map((result: { scan: { id: string } }) => result.scan.id);
    const ask = (owner: string, count: number) => claimScans(store, count, lease(owner, 3));
    const [first, second] = await Promise.all([ask('a', 2), ask('b', 2)]);
    const claimed = [...first, ...second].map((claim) => claim.scan.id).sort();
    expect(claimed).toEqual(ids.slice(0, 3));
    expect(await ask('c', 5)).toEqual([]);
    await release(store, 'a');
    await release(store, 'b');
    // Three were interrupted: the one that was not goes first.
    expect((await ask('c', 1))[0]?.scan.id).toBe(ids[3]);
    expect((await ask('d', 1))[0]?.scan.id).toBe(ids[0]);
  });

  test('an interrupted scan yields to scans of the next half minute, not forever', async () => {
    const { api, store } = await start({ role: 'api' });
    const { body } = await api.post('/v1/scans/bulk', { scans: [1, 2, 3].map((port) => quick(port)) });
    const [interrupted, soon, late] = body.results.map((result: { scan: { id: string } }) => result.scan.id);
    await claimScans(store, 1, lease('dead', 10, -1));
    await recoverScans(store, new Date());
    const put = (id: string, seconds: number) =>
      store.query('UPDATE scans SET created_at = created_at + make_interval(secs => $2) WHERE id = $1', [id, seconds]);
    await put(soon, 29);
    await put(late, 31);
    const claimed: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const claims = await claimScans(store, 1, lease('me'));
      claimed.push(...claims.map(({ scan }) => scan.id));
    }
    expect(claimed).toEqual([soon, interrupted, late]);
  });

  test('a busy workspace does not delay another', async () => {
    const { api, key, store } = await start({ role: 'api' });
    await api.post('/v1/scans/bulk', { scans: [1, 2, 3].map((port) => quick(port)) });
    const other = await api.withKey(await key(undefined, 'test')).post('/v1/scans', quick());
    const claims = await claimScans(store, 2, lease('a'));
    expect(claims.map((claim) => claim.scan.id)).toContain(other.body.id);
  });

  test('claims count what is left of each workspace', async () => {
    const { api, key, store } = await start({ role: 'api' });
    await api.post('/v1/scans/bulk', { scans: [1, 2, 3].map((port) => quick(port)) });
    const sandbox = api.withKey(await key(undefined, 'test'));
    await sandbox.post('/v1/scans/bulk', { scans: [1, 2].map((port) => quick(port)) });
    const counted = () =>
      store.query(
        `SELECT q.queued = (SELECT count(*) FROM scans s WHERE s.workspace_id = q.workspace_id AND s.status = 'queued')
           AND q.running = (SELECT count(*) FROM scans s WHERE s.workspace_id = q.workspace_id AND s.status = 'running')
           AND (q.turn IS NULL) = (q.queued = 0) AS exact, q.queued::int AS queued FROM scan_queues q ORDER BY queued`,
      );
    for (const [count, left] of [
      [3, [1, 1]],
      [1, [0, 1]],
      [5, [0, 0]],
    ] as const) {
      const claims = await claimScans(store, count, lease('a'));
      expect(claims.map(({ scan }) => scan.id)).toEqual(claims.map(({ scan }) => scan.id).toSorted());
      expect(await counted()).toEqual(left.map((queued) => ({ exact: true, queued })));
    }
  });

  test('an expired lease goes back to the queue without a second event, and after the last attempt the scan is lost', async () => {
    const service = await start({ role: 'api' });
    const { api, store } = service;
    const { id } = (await api.post('/v1/scans', quick())).body;
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
      const claims = await claimScans(store, 1, lease('dead', 10, -1));
      expect(claims[0]?.scan.attempt).toBe(attempt);
      expect(await status(service, id)).toBe('running');
      await recoverScans(store, new Date());
      expect(await status(service, id)).toBe(attempt < ATTEMPTS_MAX ? 'queued' : 'failed');
    }
    const scan = (await api.get(`/v1/scans/${id}`)).body;
    expect(scan).toMatchObject({ failure: { reason: 'lost' }, tokens_charged: 0 });
    expect(scan.failure.message).toContain(`ended ${ATTEMPTS_MAX} times before the scan finished`);
    expect((await api.get('/v1/usage')).body.balance).toBe(10_000);
    const events = await store.query<{ type: string }>('SELECT type FROM events WHERE subject = $1 ORDER BY id', [id]);
    expect(events.map((event) => event.type)).toEqual(['scan.queued', 'scan.running', 'scan.failed']);
  });

  test('a live lease is not taken, and a renewal returns the scans that are still held', async () => {
    const service = await start({ role: 'api' });
    const { api, store } = service;
    const { body } = await api.post('/v1/scans/bulk', { scans: [quick(1), quick(2)] });
    const [kept, cancelled] = body.results.map((result: { scan: { id: string } }) => result.scan.id);
    await claimScans(store, 2, lease('me'));
    expect((await recoverScans(store, new Date())).requeued).toBe(0);
    await api.post(`/v1/scans/${cancelled}/cancel`);
    expect([...(await renewScans(store, 'me', [kept, cancelled], 60_000))]).toEqual([kept]);
  });

  test('a renewal writes no scan, and revives none that was taken from a worker that was gone', async () => {
    const { api, store } = await start({ role: 'api' });
    const { id } = (await api.post('/v1/scans', quick())).body;
    const version = async () =>
      store.query('SELECT xmin::text, lease_owner FROM scans WHERE id = $1', [id]).then(([row]) => row);
    await claimScans(store, 1, lease('gone'));
    const claimed = await version();
    expect(await renewScans(store, 'gone', [id], -1)).toEqual(new Set([id]));
    expect(await version()).toEqual(claimed);
    expect((await recoverScans(store, new Date())).requeued).toBe(1);
    expect(await renewScans(store, 'gone', [id], 60_000)).toEqual(new Set());
    expect((await version())?.['lease_owner']).toBeNull();
    const [again] = await claimScans(store, 1, lease('next'));
    expect(again?.scan.attempt).toBe(2);
    expect(await renewScans(store, 'gone', [id], 60_000)).toEqual(new Set());
  });

  test('workers of the previous release keep their own leases, and leave those of this one alone', async () => {
    const { api, store } = await start({ role: 'api' });
    await api.post('/v1/scans/bulk', { scans: [quick(1), quick(2)] });
    const [old, own] = await claimScans(store, 2, lease('new'));
    const renewedByOld = (seconds: number) =>
      store.query(
        "UPDATE scans SET lease_owner = 'old', lease_until = now() + make_interval(secs => $2) WHERE id = $1",
        [old?.scan.id, seconds],
      );
    await renewedByOld(6);
    await renewScans(store, 'new', [own?.scan.id ?? ''], 60_000);
    expect((await recoverScans(store, new Date())).requeued).toBe(0);
    // What an older program takes back.
    const expired =
      "SELECT id FROM scans WHERE status = 'running' AND lease_until < clock_timestamp() + interval '25 minutes'";
    expect(await store.query(expired)).toEqual([{ id: old?.scan.id }]);
    await renewedByOld(-1);
    expect((await recoverScans(store, new Date())).requeued).toBe(1);
    expect([...(await renewScans(store, 'new', [own?.scan.id ?? ''], -1))]).toEqual([own?.scan.id]);
    expect((await recoverScans(store, new Date())).requeued).toBe(1);
  });

  test('closing the service returns running scans to the queue; the next service finishes them', async () => {
    const storeOptions = await start({ role: 'api' });
    const { store } = storeOptions;
    const first = await start({}, { store: { ...store, close: async () => {} } });
    const { id } = (await storeOptions.api.post('/v1/scans', quick())).body;
    const call = await first.engine.call(0);
    await first.close();
    await call.aborted;
    expect(await status(storeOptions, id)).toBe('queued');
    const second = await start({}, { store: { ...store, close: async () => {} } });
    (await second.engine.call(0)).finish(completed());
    await until('succeeded', async () => (await status(storeOptions, id)) === 'succeeded');
  });

  test('a scan whose end cannot be stored runs again, although its worker renews the lease for another one', async () => {
    const service = await start({ scanConcurrency: 2 });
    const { api, engine, store, log } = service;
    const { body } = await api.post('/v1/scans/bulk', { scans: [quick(1), quick(2)] });
    const ids = body.results.map((result: { scan: { id: string } }) => result.scan.id);
    const first = await engine.call(0);
    await engine.call(1);
    await store.transaction((tx) =>
      tx.exec(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$;
        CREATE TRIGGER refuse BEFORE UPDATE ON scans FOR EACH ROW WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION refuse()`),
    );
    first.finish(completed());
    await until('failed', async () => log.some(({ event }) => event === 'scan.settle_failed'));
    await store.query('DROP TRIGGER refuse ON scans');
    await letTenSecondsPass(store);
    (await engine.call(2)).finish(completed());
    const again = first.request.target === '127.0.0.1:1' ? ids[0] : ids[1];
    await until('succeeded', async () => (await status(service, again)) === 'succeeded');
    expect(await status(service, ids[0] === again ? ids[1] : ids[0])).toBe('running');
  });

  test('a scan whose claim was stored, but not answered, goes back to the queue', async () => {
    const service = await start({ scanConcurrency: 1 });
    const { api, engine, store } = service;
    await api.post('/v1/scans', quick(1));
    await engine.call(0);
    const { id } = (await api.post('/v1/scans', quick(2))).body;
    await store.query(
      `UPDATE scans SET status = 'running', lease_until = running.lease_until, attempt = 1,
         lease_owner = running.lease_owner FROM (SELECT lease_owner, lease_until FROM scans WHERE id <> $1) AS running WHERE id = $1`,
      [id],
    );
    await letTenSecondsPass(store);
    await until('queued', async () => (await status(service, id)) === 'queued');
    expect(engine.calls).toHaveLength(1);
  });

  test('results that arrive after a cancellation are discarded', async () => {
    const { service, api, engine, store } = await start({ metrics: { host: '127.0.0.1', port: 0 } }, {});
    const { id } = (await api.post('/v1/scans', quick())).body;
    const call = await engine.call(0);
    await api.post(`/v1/scans/${id}/cancel`);
    call.finish(completed());
    await until('the worker let go', async () =>
      (await (await fetch(`${service.metricsUrl}/metrics`)).text()).includes('scan_gate_worker_running_scans 0'),
    );
    expect((await api.get(`/v1/scans/${id}`)).body.status).toBe('cancelled');
    expect(await store.query('SELECT 1 FROM scan_results')).toEqual([]);
  });
});

describePostgres('several processes', ({ start, storeOptions }) => {
  test('an api process and two workers share one database; a cancel reaches the engine of another process', async () => {
    const store = await storeOptions();
    const api = await start({ store, role: 'api' });
    const workers = [await start({ store, role: 'worker' }), await start({ store, role: 'worker' })];
    expect(workers.map((worker) => worker.service.apiKey)).toEqual([null, null]);
    const { id } = (await api.api.post('/v1/scans', quick())).body;
    const call = await Promise.race(workers.map((worker) => worker.engine.call(0)));
    expect(await status(api, id)).toBe('running');
    await api.api.post(`/v1/scans/${id}/cancel`);
    await call.aborted;
    const many = await api.api.post('/v1/scans/bulk', {
      scans: Array.from({ length: 20 }, (_, port) => quick(port + 1)),
    });
    for (const worker of workers) worker.engine.answer = () => completed();
    for (const worker of workers) for (const begun of worker.engine.calls) begun.finish(completed());
    await until('all done', async () => {
      const { body } = await api.api.get('/v1/scans?status=succeeded&limit=100');
      return body.data.length === many.body.results.length;
    });
    const events = await api.store.query<{ type: string; count: number }>(
      'SELECT type, count(*)::int AS count FROM events GROUP BY type ORDER BY type',
    );
    expect(Object.fromEntries(events.map((event) => [event.type, event.count]))).toEqual({
      'scan.queued': 21,
      'scan.running': 21,
      'scan.completed': 20,
      'scan.cancelled': 1,
    });
  });

  test('the limit per workspace holds over all workers, and can be above 50', async () => {
    const store = await storeOptions();
    const options = { store, scansPerWorkspace: 60, scanConcurrency: 40 };
    const { api, store: data } = await start({ ...options, role: 'api' });
    const workers = [await start({ ...options, role: 'worker' }), await start({ ...options, role: 'worker' })];
    await api.post('/v1/scans/bulk', { scans: Array.from({ length: 80 }, (_, port) => quick(port + 1)) });
    const begun = () => workers.reduce((sum, { engine }) => sum + engine.calls.length, 0);
    await until('60 run', async () => begun() === 60, 60_000);
    const [row] = await data.query<{ running: number }>(
      "SELECT count(*)::int AS running FROM scans WHERE status = 'running'",
    );
    expect(row?.running).toBe(60);
  });

  test.each([
    ['one workspace', 1, 160],
    ['four workspaces', 4, 40],
  ])('160 slots of four workers run 160 scans of %s', async (_, workspaces, scansPerWorkspace) => {
    const store = await storeOptions();
    const options = { store, scansPerWorkspace, scanConcurrency: 40 };
    const { api, service, store: data } = await start({ ...options, role: 'api', prices: { 'scan.quick': 0 } });
    const workers: TestService[] = [];
    for (let n = 0; n < 4; n += 1) workers.push(await start({ ...options, role: 'worker' }));
    const clients = [api];
    while (clients.length < workspaces) {
      const { id } = (await admin(service, 'POST', '/v1/workspaces', { name: `No. ${clients.length}` })).body;
      const body = { type: 'workspace', mode: 'live', scopes: ['scans:write'] };
      clients.push(api.withKey((await admin(service, 'POST', `/v1/keys?workspace_id=${id}`, body)).body.key));
    }
    const scans = Array.from({ length: 100 }, (_entry, port) => quick(port + 1));
    for (let n = 0; n < 4; n += 1) await clients[n % workspaces]?.post('/v1/scans/bulk', { scans });
    const begun = () => workers.reduce((sum, { engine }) => sum + engine.calls.length, 0);
    await until('160 run', async () => begun() === 160);
    const byWorkspace = await data.query<{ running: number; queued: number }>(
      `SELECT count(*) FILTER (WHERE status = 'running')::int AS running, count(*) FILTER (WHERE status = 'queued')::int AS queued
       FROM scans GROUP BY workspace_id`,
    );
    const each = { running: 160 / workspaces, queued: 240 / workspaces };
    expect(byWorkspace).toEqual(Array.from({ length: workspaces }, () => each));
    for (const { engine } of workers) engine.answer = () => completed();
    for (const { engine } of workers) for (const call of engine.calls) call.finish(completed());
    await until('all ended', async () => {
      const left = await data.query("SELECT 1 FROM scans WHERE status <> 'succeeded' LIMIT 1");
      return left.length === 0;
    });
  });

  test('eight claimers at once claim each scan once, within the limits, the least busy workspace first', async () => {
    const { api, key, store, service } = await start({ role: 'api', metrics: { host: '127.0.0.1', port: 0 } });
    const apis = [api, api.withKey(await key(undefined, 'test'))];
    for (const one of apis) {
      await one.post('/v1/scans/bulk', { scans: Array.from({ length: 30 }, (_, port) => quick(port + 1)) });
    }
    const [next] = await claimScans(store, 1, lease('first', 3));
    const [other] = await claimScans(store, 1, lease('first', 3));
    expect(other?.scan.workspace_id).not.toBe(next?.scan.workspace_id);
    await release(store, 'first');
    const claimed: string[] = [];
    const claimer = async (owner: string) => {
      for (;;) {
        const claims = await claimScans(store, 2, lease(owner, 3));
        const running = await store.query<{ count: number }>(
          "SELECT count(*)::int AS count FROM scans WHERE status = 'running' GROUP BY workspace_id",
        );
        for (const { count } of running) expect(count).toBeLessThanOrEqual(3);
        for (const { scan } of claims) {
          claimed.push(scan.id);
          await store.query(
            "UPDATE scans SET status = 'succeeded', finished_at = now(), lease_owner = NULL, lease_until = NULL WHERE id = $1",
            [scan.id],
          );
        }
        const queued = await (await fetch(`${service.metricsUrl}/metrics`)).text();
        if (queued.includes('scan_gate_scans{status="queued"} 0')) return;
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, index) => claimer(`claimer-${index}`)));
    expect(claimed).toHaveLength(60);
    expect(new Set(claimed).size).toBe(60);
  });

  test('claims begin at the first queued scan, and find one that comes later with an earlier turn', async () => {
    const { api, store } = await start({ role: 'api' });
    const { body } = await api.post('/v1/scans/bulk', { scans: [1, 2, 3, 4].map((port) => quick(port)) });
    const [interrupted, second, third, late] = body.results.map((result: { scan: { id: string } }) => result.scan.id);
    const claim = async (options = lease('me')) => (await claimScans(store, 1, options)).map(({ scan }) => scan.id);
    const isFirst = (id: string) =>
      store
        .query('SELECT q.turn = s.turn AS first FROM scan_queues q JOIN scans s USING (workspace_id) WHERE s.id = $1', [
          id,
        ])
        .then(([row]) => row?.['first']);
    const committed = Promise.withResolvers<void>();
    const inserted = Promise.withResolvers<void>();
    const creation = store.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO scans (id, workspace_id, key_id, target_id, target, scan_type, status, ownership_proven, metadata, options,
           tokens_charged, created_at)
         SELECT 'scn_older', workspace_id, key_id, target_id, target, scan_type, 'queued', ownership_proven, metadata, options,
           tokens_charged, created_at - interval '1 hour' FROM scans WHERE id = $1`,
        [interrupted],
      );
      inserted.resolve();
      await committed.promise;
    });
    await inserted.promise;
    expect(await claim(lease('dead', 10, -1))).toEqual([interrupted]);
    expect(await isFirst(second)).toBe(true);
    committed.resolve();
    await creation;
    expect(await claim()).toEqual(['scn_older']);
    await store.query("UPDATE scans SET created_at = created_at + interval '1 minute' WHERE id = $1", [late]);
    expect([await claim(), await claim()]).toEqual([[second], [third]]);
    expect(await isFirst(late)).toBe(true);
    expect((await recoverScans(store, new Date())).requeued).toBe(1);
    expect([await claim(), await claim(), await claim()]).toEqual([[interrupted], [late], []]);
  });

  test('a worker that starts first does not create the first key', async () => {
    const store = await storeOptions(false);
    const [worker, api] = await Promise.all([start({ store, role: 'worker' }), start({ store, role: 'api' })]);
    expect(worker.service.apiKey).toBeNull();
    expect(api.service.apiKey).toMatch(/^svc_live_/);
    expect(worker.service.workspaceId).toBe(api.service.workspaceId);
    // A worker serves operators, not customers.
    const headers = { authorization: `Bearer ${api.service.apiKey}` };
    expect((await fetch(`${worker.service.url}/v1/usage`, { headers })).status).toBe(404);
    expect((await fetch(`${worker.service.url}/readyz`)).status).toBe(200);
  });

  test('ten processes that start at once on an empty database migrate and bootstrap it once', async () => {
    const store = await storeOptions(false);
    const services = await Promise.all(Array.from({ length: 10 }, () => start({ store })));
    expect(services.filter((service) => service.service.apiKey !== null)).toHaveLength(1);
    expect(new Set(services.map((service) => service.service.workspaceId)).size).toBe(1);
  });
});
