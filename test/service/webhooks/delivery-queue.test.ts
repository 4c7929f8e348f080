import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDeliveries } from '../../../src/service/webhooks/delivery-queue.ts';
import { sweepDeliveries } from '../../../src/service/webhooks/sweep-deliveries.ts';
import { type Backlog, makeBacklog } from '../../helpers/delivery-backlog.ts';
import { describeStores } from '../../helpers/service.ts';
import { openTestContext, type TestContext } from '../../helpers/service-context.ts';

const DAY = 86_400_000;

describeStores('the queue of deliveries', ({ storeOptions }) => {
  let service: TestContext;
  let keyId: string;
  beforeEach(async () => {
    service = await openTestContext({ initialTokens: 10_000 }, await storeOptions());
    ({ keyId } = await service.principal());
  });
  afterEach(() => service.close());
  const fill = (webhook: string, count: number, status: Backlog['status'], daysAgo: number) =>
    makeBacklog(service.context.store, {
      ...{ workspaceId: service.workspaceId, keyId, webhook, count, status },
      at: new Date(service.clock.now().getTime() - daysAgo * DAY),
    });

  test('a subscription with thousands due, full in this process, does not hide those behind it', async () => {
    await fill('whk_b_flood', 2_500, 'pending', 2);
    await fill('whk_a_quiet', 2, 'pending', 1);
    await fill('whk_c_quiet', 1, 'pending', 1);
    const cursor = { after: '' };
    const claim = (saturated: string[]) => claimDeliveries(service.context, 'me', 200, saturated, cursor);
    // At most 100 of one subscription at a time.
    expect(new Set((await claim([])).map(({ webhook_id }) => webhook_id))).toEqual(new Set(['whk_b_flood']));
    const others = await claim(['whk_b_flood']);
    expect(others.map(({ id }) => id).sort()).toEqual(['whk_a_quiet_dlv_1', 'whk_a_quiet_dlv_2', 'whk_c_quiet_dlv_1']);
    expect(await claim(['whk_b_flood'])).toEqual([]);
    expect(await claim([])).toHaveLength(100);
  });

  test('a search that has seen all subscriptions begins again with the first', async () => {
    await fill('whk_b_flood', 1_100, 'pending', 2);
    await fill('whk_c_quiet', 1, 'pending', 1);
    const cursor = { after: '' };
    const claim = () => claimDeliveries(service.context, 'me', 200, ['whk_b_flood'], cursor);
    expect((await claim()).map(({ webhook_id }) => webhook_id)).toEqual(['whk_c_quiet']);
    await fill('whk_a_quiet', 1, 'pending', 1);
    expect((await claim()).map(({ webhook_id }) => webhook_id)).toEqual(['whk_a_quiet']);
  });

  test('more subscriptions wait behind it than one search looks through: each gets its turn', async () => {
    await fill('whk_0_flood', 1_100, 'pending', 2);
    const names = Array.from({ length: 230 }, (_, n) => `whk_1_${String(n).padStart(3, '0')}`);
    for (const name of names) await fill(name, 1, 'pending', 1);
    const cursor = { after: '' };
    const claimed: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const found = await claimDeliveries(service.context, 'me', 400, ['whk_0_flood'], cursor);
      claimed.push(...found.map(({ webhook_id }) => webhook_id));
    }
    expect(claimed.sort()).toEqual(names);
  });

  test('retention deletes what is old in batches, and dead-letters what was held too long', async () => {
    await fill('whk_old', 2_300, 'succeeded', 400);
    await fill('whk_new', 3, 'succeeded', 1);
    await fill('whk_held', 1_100, 'held', 40);
    await sweepDeliveries(service.context);
    const rows = await service.context.store.query(
      'SELECT webhook_id, status, count(*)::int AS n FROM deliveries GROUP BY 1, 2 ORDER BY 1',
    );
    expect(rows).toEqual([
      { webhook_id: 'whk_held', status: 'dead_lettered', n: 1_100 },
      { webhook_id: 'whk_new', status: 'succeeded', n: 3 },
    ]);
  });
});
