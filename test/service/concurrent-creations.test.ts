import { expect, test } from 'vitest';
import { openStore } from '../../src/service/store/open-store.ts';
import { describePostgres, describeStores } from '../helpers/service.ts';

const HOST = '127.0.0.1:8080';
const quick = { target: HOST, scan_type: 'quick' };

describeStores('concurrent creations', ({ start }) => {
  test('have each their own outcome, and register a target once', async () => {
    const { api, store } = await start({ role: 'api' });
    const good = Array.from({ length: 40 }, () => api.post('/v1/scans', quick));
    const refused = Array.from({ length: 10 }, () =>
      api.post('/v1/scans', { target: 'other.example', scan_type: 'compliance' }),
    );
    expect((await Promise.all(good)).map(({ status }) => status)).toEqual(Array(40).fill(201));
    for (const { status, body } of await Promise.all(refused)) {
      expect(status).toBe(403);
      expect(body.error).toMatchObject({ code: 'target_not_verified', param: 'target' });
    }
    expect(await store.query('SELECT 1 FROM scans')).toHaveLength(40);
    expect(await store.query('SELECT hostname FROM targets')).toEqual([{ hostname: HOST }]);
  });

  test('with Idempotency-Keys: duplicates replay, a refused key is free, a reused key is a mismatch', async () => {
    const { api, store } = await start({ role: 'api', initialTokens: 100, prices: { 'scan.quick': 10 } });
    const post = (key: string, body: object = quick) => api.post('/v1/scans', body, { 'idempotency-key': key });
    await post('used');
    const responses = await Promise.all([
      ...[1, 2, 3].flatMap((n) => [post(`k${n}`), post(`k${n}`)]),
      post('refused', { target: 'other.example', scan_type: 'compliance' }),
      post('used', { ...quick, metadata: { a: 'b' } }),
      post('used'),
      api.post('/v1/scans', quick),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 403, 422, 201, 201]);
    for (const n of [0, 2, 4]) expect(responses[n]?.body.id).toBe(responses[n + 1]?.body.id);
    expect(responses[8]?.headers.get('idempotent-replayed')).toBe('true');
    expect(await store.query('SELECT 1 FROM scans')).toHaveLength(5);
    const kept = await store.query('SELECT idempotency_key AS key FROM idempotency_keys ORDER BY 1');
    expect(kept.map(({ key }) => key)).toEqual(['k1', 'k2', 'k3', 'used']);
    expect((await post('refused')).status).toBe(201);
  });

  test('a scan refused for lack of tokens leaves no target behind', async () => {
    const { api, store } = await start({ role: 'api', initialTokens: 4 });
    expect((await api.post('/v1/scans', quick)).status).toBe(402);
    const bulk = await api.post('/v1/scans/bulk', { scans: [quick] });
    expect(bulk.body.results[0].error.code).toBe('insufficient_tokens');
    expect(await store.query('SELECT 1 FROM targets')).toEqual([]);
  });

  test('references are checked, and what others refer to is never deleted', async () => {
    const { api, store } = await start({ role: 'api' });
    await api.post('/v1/scans', quick);
    const copy = (column: string, value: string) =>
      store.query(
        `INSERT INTO scans (id, workspace_id, key_id, target_id, target, scan_type, status, ownership_proven, metadata, options,
           tokens_charged, created_at)
         SELECT 'scn_copy', ${['workspace_id', 'key_id', 'target_id'].map((name) => (name === column ? '$1' : name)).join(', ')},
           target, scan_type, status, ownership_proven, metadata, options, tokens_charged, created_at FROM scans`,
        [value],
      );
    for (const column of ['workspace_id', 'key_id', 'target_id']) {
      await expect(copy(column, 'nobody')).rejects.toMatchObject({ code: '23503' });
    }
    await expect(
      store.query(
        "INSERT INTO ledger (id, workspace_id, created_at, kind, amount, cost) VALUES ('led_x', 'nobody', now(), 'grant', 1, 0)",
      ),
    ).rejects.toMatchObject({ code: '23503' });
    for (const table of ['workspaces', 'api_keys', 'targets']) {
      await expect(store.query(`DELETE FROM ${table}`)).rejects.toThrow(/are kept/);
    }
  });
});

describePostgres('the balance', ({ start, storeOptions }) => {
  test('is not locked when it suffices, and runs out exactly when another process spends it meanwhile', async () => {
    const options = await storeOptions();
    const store = await openStore(options, () => {});
    const other = await openStore(options, () => {});
    let attempts = 0;
    const { api } = await start(
      { store: options, role: 'api', initialTokens: 1_000, prices: { 'scan.quick': 5 } },
      {
        store: {
          ...store,
          transaction: (work) =>
            store.transaction((tx) =>
              work({
                ...tx,
                async query(text, params) {
                  const rows = await tx.query<never>(text, params);
                  if (!text.includes('SELECT livemode, balance')) return rows;
                  attempts += 1;
                  // Spends all but two tokens between the reading of the balance and the charge; a lock would hang here.
                  if (attempts === 1) {
                    await other.query(
                      `INSERT INTO ledger (id, workspace_id, created_at, kind, operation, reference, amount, cost)
                       SELECT 'led_x', id, now(), 'charge', 'scan.quick', 'scn_x', -998, 998 FROM workspaces`,
                    );
                  }
                  return rows;
                },
              }),
            ),
        },
      },
    );
    const { status, body } = await api.post('/v1/scans', quick);
    expect([status, body.error?.code]).toEqual([402, 'insufficient_tokens']);
    expect(await other.query('SELECT balance FROM workspaces')).toEqual([{ balance: 2 }]);
    for (const table of ['scans', 'events', 'targets']) expect(await other.query(`SELECT 1 FROM ${table}`)).toEqual([]);
    await other.close();
  });

  test('two processes and 600 concurrent creations spend exactly what there is', async () => {
    const options = await storeOptions();
    const settings = { store: options, role: 'api', initialTokens: 3_000, prices: { 'scan.quick': 10 } } as const;
    const first = await start(settings);
    const second = await start(settings);
    const secret = await first.key();
    const responses = await Promise.all(
      Array.from({ length: 600 }, (_, n) =>
        (n % 2 === 0 ? first : second).api.withKey(secret).post('/v1/scans', quick),
      ),
    );
    const count = (status: number) => responses.filter((response) => response.status === status).length;
    expect([count(201), count(402)]).toEqual([300, 300]);
    expect(await first.store.query('SELECT balance FROM workspaces')).toEqual([{ balance: 0 }]);
  });
});
