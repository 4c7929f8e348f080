import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { charge, grantTokens, readUsage, refund } from '../../src/service/ledger.ts';
import type { Principal } from '../../src/service/service-context.ts';
import { openTestContext, type TestContext } from '../helpers/service-context.ts';

const DAY_MS = 24 * 3600 * 1000;
const PRICES = { 'scan.quick': 5, 'scan.standard': 20, 'scan.compliance': 40, 'webhook.delivery': 1 };

describe('the ledger', () => {
  let tested: TestContext;
  let live: Principal;
  let sandbox: Principal;
  beforeAll(async () => {
    tested = await openTestContext({ initialTokens: 0, prices: PRICES });
  });
  afterAll(() => tested.close());
  beforeEach(async () => {
    await tested.reset(100);
    live = await tested.principal('live');
    sandbox = await tested.principal('test');
  });

  const scan = (reference: string, cost: number) => ({ operation: 'scan.quick' as const, cost, reference });
  const usage = ({ workspaceId }: Principal) =>
    readUsage(tested.context.store, workspaceId, tested.context.config, tested.clock.now());
  const entries = ({ workspaceId }: Principal) =>
    tested.context.store.query(
      'SELECT kind, reference, amount, cost FROM ledger WHERE workspace_id = $1 ORDER BY created_at, id',
      [workspaceId],
    );
  const chargeAll = ({ workspaceId, livemode }: Principal, charges: Parameters<typeof charge>[3]) =>
    tested.context.store.transaction(async (tx) => charge(tx, workspaceId, livemode, charges, tested.clock.now()));
  const giveBack = ({ workspaceId }: Principal, reference: string) =>
    tested.context.store.transaction((tx) => refund(tx, workspaceId, reference, tested.clock.now()));

  test('a charge moves the balance by its cost; what costs nothing leaves no entry', async () => {
    await chargeAll(live, [scan('scn_a', 5), scan('scn_b', 0), scan('scn_c', 7)]);
    await chargeAll(live, [scan('scn_d', 0)]);
    expect(await entries(live)).toEqual([
      { kind: 'grant', reference: null, amount: 100, cost: 0 },
      { kind: 'charge', reference: 'scn_a', amount: -5, cost: 5 },
      { kind: 'charge', reference: 'scn_c', amount: -7, cost: 7 },
    ]);
    expect((await usage(live)).balance).toBe(88);
  });

  test('a refund gives back what was charged, once, and nothing for what was never charged', async () => {
    await chargeAll(live, [scan('scn_a', 5)]);
    await giveBack(live, 'scn_a');
    await giveBack(live, 'scn_unknown');
    expect((await entries(live)).slice(1)).toEqual([
      { kind: 'charge', reference: 'scn_a', amount: -5, cost: 5 },
      { kind: 'refund', reference: 'scn_a', amount: 5, cost: -5 },
    ]);
    await expect(giveBack(live, 'scn_a')).rejects.toMatchObject({ code: '23505' });
    expect(await usage(live)).toMatchObject({
      balance: 100,
      last_30d: { total: 0, by_operation: { 'scan.quick': 0 } },
    });
  });

  test('a charge that the balance does not cover is refused, with everything else of its transaction', async () => {
    const charged = tested.context.store.transaction(async (tx) => {
      await tx.query("INSERT INTO settings (name, value) VALUES ('with-the-charge', 'x')");
      await charge(tx, live.workspaceId, true, [scan('scn_a', 60), scan('scn_b', 60)], tested.clock.now());
    });
    await expect(charged).rejects.toMatchObject({ name: 'RetryTransaction', code: '40001' });
    expect(await tested.context.store.query("SELECT 1 FROM settings WHERE name = 'with-the-charge'")).toEqual([]);
    expect((await usage(live)).balance).toBe(100);
  });

  test('the sandbox records the cost and moves no balance', async () => {
    await chargeAll(sandbox, [scan('scn_a', 5)]);
    expect(await entries(sandbox)).toEqual([{ kind: 'charge', reference: 'scn_a', amount: 0, cost: 5 }]);
    const { mode, last_30d } = await usage(sandbox);
    expect([mode, last_30d.total]).toEqual(['test', 5]);
    expect((await usage(live)).mode).toBe('live');
  });

  test('usage adds up the costs of the last 30 days by operation, less refunds', async () => {
    await grantTokens(tested.context.store, live.workspaceId, 50, tested.clock.now());
    await chargeAll(live, [scan('scn_old', 5)]);
    tested.clock.advance(29 * DAY_MS);
    await chargeAll(live, [scan('scn_a', 5), scan('scn_b', 5), { ...scan('dlv_c', 1), operation: 'webhook.delivery' }]);
    expect((await usage(live)).last_30d).toEqual({
      total: 16,
      by_operation: { 'scan.quick': 15, 'webhook.delivery': 1 },
    });
    tested.clock.advance(2 * DAY_MS);
    await giveBack(live, 'scn_b');
    expect(await usage(live)).toEqual({
      balance: 139,
      metered: true,
      mode: 'live',
      last_30d: { total: 6, by_operation: { 'scan.quick': 5, 'webhook.delivery': 1 } },
      prices: PRICES,
      as_of: tested.clock.now().toISOString(),
    });
  });
});
