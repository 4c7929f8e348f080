import { expect, test } from 'vitest';
import { sweepDeliveries } from '../../src/service/webhooks/sweep-deliveries.ts';
import { systemDateClock } from '../../src/shared/clock.ts';
import { describeStores } from '../helpers/service.ts';

const body = { target: '127.0.0.1:8080', scan_type: 'quick' };

describeStores('tokens', ({ start }) => {
  test('200 concurrent debits on 100 tokens: exactly 100 pass, the ledger sums to the balance', async () => {
    const { api, store } = await start({ initialTokens: 100, prices: { 'scan.quick': 1 } });
    const answers = await Promise.all(Array.from({ length: 200 }, () => api.post('/v1/scans', body)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(402)]).toEqual([100, 100]);
    const [sums] = await store.query(
      'SELECT sum(amount)::int AS ledger, (SELECT balance FROM workspaces WHERE livemode) AS balance FROM ledger',
    );
    expect(sums).toEqual({ ledger: 0, balance: 0 });
    expect((await api.get('/v1/usage')).body).toMatchObject({
      balance: 0,
      last_30d: { by_operation: { 'scan.quick': 100 } },
    });
  });

  test('the database refuses a negative balance, a changed entry and a second refund', async () => {
    const { api, store, service } = await start();
    const { id } = (await api.post('/v1/scans', body)).body;
    const insert = (kind: string, amount: number, reference: string) =>
      store.query(
        `INSERT INTO ledger (id, workspace_id, created_at, kind, operation, reference, amount, cost)
         VALUES ($1, $2, now(), $3, 'scan.quick', $4, $5, $6)`,
        [`led_${Math.random()}`, service.workspaceId, kind, reference, amount, -amount],
      );
    await expect(insert('charge', -1_000_000, 'scn_other')).rejects.toMatchObject({ code: '23514' });
    await expect(store.query('UPDATE ledger SET amount = 1')).rejects.toThrow(/append-only/);
    await expect(store.query('DELETE FROM ledger')).rejects.toThrow(/append-only/);
    await insert('refund', 5, id);
    await expect(insert('refund', 5, id)).rejects.toMatchObject({ code: '23505' });
  });

  test('a service without metering charges nothing, checks no balance, says so, and delivers what was held', async () => {
    const options = { initialTokens: 0, metering: false, allowWebhookCidrs: ['127.0.0.0/8'] };
    const { api, store } = await start({ role: 'api', ...options });
    const webhook = { url: 'https://127.0.0.1:1/hook', events: ['scan.queued'] };
    const { id } = (await api.post('/v1/webhooks', webhook)).body;
    expect((await api.post(`/v1/webhooks/${id}/test`)).status).toBe(200);
    expect((await api.post('/v1/scans', body)).body).toMatchObject({ status: 'queued', tokens_charged: 0 });
    const prices = { 'scan.quick': 0, 'scan.standard': 0, 'scan.compliance': 0, 'webhook.delivery': 0 };
    const usage = { balance: 0, metered: false, prices, last_30d: { total: 0, by_operation: {} } };
    expect((await api.get('/v1/usage')).body).toMatchObject(usage);
    // Held when the service still charged.
    await store.query("UPDATE deliveries SET status = 'held', held_since = $1, next_attempt_at = NULL", [new Date()]);
    await sweepDeliveries({ store, clock: systemDateClock, config: { isMetered: false } });
    expect(await store.query('SELECT status FROM deliveries')).toEqual([{ status: 'pending' }]);
    expect(await store.query('SELECT 1 FROM ledger')).toEqual([]);
  });

  test('the sandbox costs nothing, shows the price, and is separate from the live workspace', async () => {
    const { api, key, store } = await start();
    const test = api.withKey(await key(undefined, 'test'));
    const scan = (await test.post('/v1/scans', body)).body;
    expect(scan).toMatchObject({ livemode: false, tokens_charged: 0 });
    expect((await test.get('/v1/usage')).body).toMatchObject({
      mode: 'test',
      balance: 1_000_000,
      last_30d: { total: 5, by_operation: { 'scan.quick': 5 } },
    });
    expect((await api.get('/v1/usage')).body).toMatchObject({ mode: 'live', balance: 10_000, last_30d: { total: 0 } });
    expect((await api.get(`/v1/scans/${scan.id}`)).body.error.code).toBe('not_found');
    expect((await api.post(`/v1/scans/${scan.id}/cancel`)).status).toBe(404);
    expect((await api.get(`/v1/scans/${scan.id}/findings`)).status).toBe(404);
    expect((await api.get('/v1/scans')).body.data).toEqual([]);
    const target = (await test.get('/v1/targets')).body.data[0];
    expect(target.livemode).toBe(false);
    for (const path of [`/v1/targets/${target.id}`]) expect((await api.get(path)).status).toBe(404);
    expect((await api.delete(`/v1/targets/${target.id}`)).status).toBe(404);
    expect(await store.query('SELECT 1 FROM workspaces')).toHaveLength(2);
  });
});
