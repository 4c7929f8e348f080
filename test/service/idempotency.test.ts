import { expect, test } from 'vitest';
import { Idempotency } from '../../src/service/http/idempotency.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import { describePostgres, describeStores, until } from '../helpers/service.ts';

const HOST = '127.0.0.1:8080';
const scans = (count: number) => Array.from({ length: count }, () => ({ target: HOST, scan_type: 'quick' }));

describeStores('idempotency', ({ start }) => {
  test('100 concurrent duplicates of a bulk of 20 create exactly 20 scans and get the same response', async () => {
    const { api, store } = await start();
    const duplicates = Array.from({ length: 100 }, () =>
      api.post('/v1/scans/bulk', { scans: scans(20) }, { 'idempotency-key': 'duplicates' }),
    );
    const responses = await Promise.all(duplicates);
    expect(new Set(responses.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(responses.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(responses.filter((answer) => answer.headers.get('idempotent-replayed') === 'true')).toHaveLength(99);
    expect(await store.query('SELECT 1 FROM scans')).toHaveLength(20);
    expect((await api.get('/v1/usage')).body.balance).toBe(10_000 - 20 * 5);
  });

  test('the same key with a different body is refused; the order of members does not matter', async () => {
    const { api, store } = await start();
    const key = { 'idempotency-key': 'k' };
    const first = await api.post('/v1/scans', { target: HOST, scan_type: 'quick' }, key);
    expect((await api.post('/v1/scans', { scan_type: 'quick', target: HOST }, key)).body).toEqual(first.body);
    const other = await api.post('/v1/scans', { target: HOST, scan_type: 'quick', metadata: { a: 'b' } }, key);
    expect(other.status).toBe(422);
    expect(other.body.error.code).toBe('idempotency_mismatch');
    expect(await store.query('SELECT 1 FROM scans')).toHaveLength(1);
  });

  test('a key belongs to one API key, method and path', async () => {
    const { api, key, store } = await start();
    const header = { 'idempotency-key': 'k' };
    const body = { target: HOST, scan_type: 'quick' };
    const first = (await api.post('/v1/scans', body, header)).body;
    const other = (await api.withKey(await key()).post('/v1/scans', body, header)).body;
    expect(other.id).not.toBe(first.id);
    expect((await api.post(`/v1/scans/${first.id}/cancel`, undefined, header)).status).toBe(200);
    expect((await api.post(`/v1/scans/${other.id}/cancel`, undefined, header)).body.id).toBe(other.id);
    expect(await store.query('SELECT 1 FROM scans')).toHaveLength(2);
  });

  test('a refused request is not stored: once corrected, it succeeds with the same key', async () => {
    const { api, store } = await start({ initialTokens: 4 });
    const header = { 'idempotency-key': 'k' };
    expect((await api.post('/v1/scans', { target: HOST, scan_type: 'deep' }, header)).status).toBe(422);
    expect((await api.post('/v1/scans', { target: HOST, scan_type: 'quick' }, header)).status).toBe(402);
    const bulk = { scans: [...scans(1), { target: HOST, scan_type: 'deep' }], fail_fast: true };
    expect((await api.post('/v1/scans/bulk', bulk, header)).body.error.code).toBe('bulk_rolled_back');
    await store.query(
      "INSERT INTO ledger (id, workspace_id, created_at, kind, amount, cost) SELECT 'led_x', id, now(), 'grant', 100, 0 FROM workspaces",
    );
    const made = await api.post('/v1/scans', { target: HOST, scan_type: 'quick' }, header);
    expect(made.status).toBe(201);
    expect(made.headers.get('idempotent-replayed')).toBeNull();
    expect((await api.post('/v1/scans/bulk', { scans: scans(2) }, header)).body.summary.succeeded).toBe(2);
  });

  test('the secret of a webhook is replayed to its caller, and only the table of webhooks contains it', async () => {
    const { api, key, store } = await start();
    const header = { 'idempotency-key': 'hook' };
    const body = { url: 'https://hooks.example.com/x', events: ['scan.queued'] };
    const made = await api.post('/v1/webhooks', body, header);
    const again = await api.post('/v1/webhooks', body, header);
    expect(made.body.secret).toMatch(/^whsec_/);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(made.body);
    const [row] = await store.query<{ row: string }>('SELECT i::text AS row FROM idempotency_keys i');
    expect(row?.row).toContain('/v1/webhooks');
    const sealed = row?.row ?? '';
    for (const text of [made.body.secret, made.body.id, 'whsec_', 'hooks.example.com']) {
      expect(sealed).not.toContain(text);
      expect(sealed).not.toContain(Buffer.from(text).toString('base64').slice(0, 12));
    }
    // The row of one key under that of another: a modified database reveals nothing.
    const other = await key();
    await store.query('UPDATE idempotency_keys SET key_id = (SELECT id FROM api_keys ORDER BY id DESC LIMIT 1)');
    const stolen = await api.withKey(other).post('/v1/webhooks', body, header);
    expect(stolen.status).toBe(500);
    expect(JSON.stringify(stolen.body)).not.toContain('whsec_');
  });

  test('a response stored before responses were encrypted is replayed', async () => {
    const { api, store } = await start();
    const header = { 'idempotency-key': 'k' };
    const body = { target: HOST, scan_type: 'quick' };
    const first = await api.post('/v1/scans', body, header);
    await store.query('UPDATE idempotency_keys SET body = $1', [JSON.stringify(first.body)]);
    const again = await api.post('/v1/scans', body, header);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(await store.query('SELECT 1 FROM scans')).toHaveLength(1);
  });

  test('a stored response without a body is replayed, encrypted or not', async () => {
    const { store, service } = await start({ role: 'api' });
    const principal = { keyId: 'key_x', workspaceId: service.workspaceId, livemode: true, scopes: [] };
    const request = { key: 'k', principal, method: 'POST', path: '/', hash: 'h', sealingKey: new Uint8Array(32) };
    const idempotency = new Idempotency(store, { now: () => new Date() });
    const write = async () => ({ status: 204 });
    expect(await idempotency.run(request, write)).toEqual({ status: 204 });
    expect(await idempotency.run(request, write)).toMatchObject({ status: 204, body: null });
    await store.query("UPDATE idempotency_keys SET body = 'null'");
    expect(await idempotency.run(request, write)).toMatchObject({ status: 204, body: null });
  });

  test('a key expires after 24 hours', async () => {
    let now = new Date('2026-11-21T08:00:00Z');
    const { api, store } = await start({}, { clock: { now: () => now } });
    const header = { 'idempotency-key': 'k' };
    const first = (await api.post('/v1/scans', { target: HOST, scan_type: 'quick' }, header)).body;
    now = new Date('2026-11-22T07:59:00Z');
    expect((await api.post('/v1/scans', { target: HOST, scan_type: 'quick' }, header)).body.id).toBe(first.id);
    now = new Date('2026-11-22T08:01:00Z');
    expect((await api.post('/v1/scans', { target: HOST, scan_type: 'quick' }, header)).body.id).not.toBe(first.id);
    expect(await store.query('SELECT 1 FROM scans')).toHaveLength(2);
  });

  test('a duplicate waits for the first request up to the limit, then gets idempotency_in_progress', async () => {
    const { store, service } = await start({ role: 'api' });
    const clock = { now: () => new Date() };
    const principal = { keyId: 'key_x', workspaceId: service.workspaceId, livemode: true, scopes: [] };
    const request = {
      key: 'k',
      principal,
      method: 'POST',
      path: '/v1/scans',
      hash: 'h',
      sealingKey: new Uint8Array(32),
    };
    const reply = { status: 201, body: { made: true } };
    const first = new Idempotency(store, clock, 10_000);
    const begun = Promise.withResolvers<void>();
    const resume = Promise.withResolvers<void>();
    const running = first.run(
      request,
      async () => reply,
      async () => {
        begun.resolve();
        await resume.promise;
      },
    );
    await begun.promise;
    const impatient = new Idempotency(store, clock, 10_000);
    expect(await impatient.run(request, async () => reply)).toEqual(reply);
    resume.resolve();
    // The other one did the work meanwhile: the first to commit wins, the later one replays.
    expect(await running).toMatchObject({ ...reply, headers: { 'idempotent-replayed': 'true' } });

    const stuck = Promise.withResolvers<void>();
    const again = { ...request, key: 'stuck' };
    const hasBegun = Promise.withResolvers<void>();
    const short = new Idempotency(store, clock, 60);
    const holder = short.run(
      again,
      async () => reply,
      async () => {
        hasBegun.resolve();
        await stuck.promise;
      },
    );
    await hasBegun.promise;
    await expect(short.run(again, async () => reply)).rejects.toMatchObject({
      code: 'idempotency_in_progress',
      extras: { headers: { 'retry-after': '1' } },
    });
    stuck.resolve();
    expect(await holder).toEqual(reply);
  });

  test.each([
    ['empty', ' '],
    ['too long', 'x'.repeat(256)],
    ['not ASCII', 'schl\u00fcssel'],
  ])('a key that is %s is a validation error', async (_, value) => {
    const { api } = await start();
    const answer = await api.post('/v1/scans', { target: HOST, scan_type: 'quick' }, { 'idempotency-key': value });
    expect(answer.status).toBe(422);
    expect(answer.body.error.param).toBe('Idempotency-Key');
  });
});

describePostgres('idempotency between processes', ({ start, storeOptions }) => {
  test('a duplicate in another process waits for the row up to the limit, and replays after the first has committed', async () => {
    const { store, service } = await start({ role: 'api' });
    const clock = { now: () => new Date() };
    const principal = { keyId: 'key_x', workspaceId: service.workspaceId, livemode: true, scopes: [] };
    const request = {
      key: 'k',
      principal,
      method: 'POST',
      path: '/v1/scans',
      hash: 'h',
      sealingKey: new Uint8Array(32),
    };
    const begun = Promise.withResolvers<void>();
    const resume = Promise.withResolvers<void>();
    const first = new Idempotency(store, clock).run(request, async () => {
      begun.resolve();
      await resume.promise;
      return { status: 201, body: { by: 'first' } };
    });
    await begun.promise;
    const duplicate = (waitMs: number) =>
      new Idempotency(store, clock, waitMs).run(request, async () => ({
        status: 201,
        body: { by: 'duplicate' },
      }));
    await expect(duplicate(50)).rejects.toMatchObject({ code: 'idempotency_in_progress' });
    const patient = duplicate(10_000);
    resume.resolve();
    expect((await first).body).toEqual({ by: 'first' });
    expect((await patient).body).toEqual({ by: 'first' });
  });

  test('no request reads the keys of the others, also when its statements were planned for an empty table', async () => {
    const options = await storeOptions();
    const { api, service } = await start({ store: options, role: 'api' });
    const keys = 60;
    for (let n = 0; n < keys; n += 1) {
      await api.post('/v1/scans', { target: HOST, scan_type: 'quick' }, { 'idempotency-key': `k${n}` });
      await api.post('/v1/scans', { target: HOST, scan_type: 'deep' }, { 'idempotency-key': `refused${n}` });
    }
    // A connection reports its statistics when it ends, at the latest.
    await service.close();
    const store = await openStore(options, () => {});
    try {
      const read = await until('the statistics are reported', async () => {
        const [table] = await store.query<{ written: number; read: number }>(
          `SELECT n_tup_ins::int AS written, seq_tup_read::int AS read FROM pg_stat_user_tables
           WHERE relname = 'idempotency_keys'`,
        );
        return (table?.written ?? 0) >= keys ? table : undefined;
      });
      expect(read.read).toBe(0);
    } finally {
      await store.close();
    }
  });
});
