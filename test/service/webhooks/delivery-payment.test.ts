import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { releaseLeases } from '../../../src/service/leased-queue.ts';
import { readUsage } from '../../../src/service/ledger.ts';
import type { Principal, ServiceContext } from '../../../src/service/service-context.ts';
import { listDeliveries } from '../../../src/service/webhooks/deliveries.ts';
import { claimDeliveries, DELIVERY_LEASES, renewDeliveries } from '../../../src/service/webhooks/delivery-queue.ts';
import { createSubscription } from '../../../src/service/webhooks/subscriptions.ts';
import { openTestContext, type TestContext } from '../../helpers/service-context.ts';

let opened: TestContext;
let service: ServiceContext;
let caller: Principal;

beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(() => opened.close());
beforeEach(() => begin(10));

async function begin(tokens: number, price = 1): Promise<void> {
  await opened.reset(tokens);
  const { config } = opened.context;
  service = { ...opened.context, config: { ...config, prices: { ...config.prices, 'webhook.delivery': price } } };
  caller = await opened.principal();
}

const subscribe = async (principal = caller, path = 'hook') =>
  (
    await service.store.transaction((tx) =>
      createSubscription(service, principal, { url: `https://127.0.0.1/${path}`, events: ['scan.queued'] }, tx),
    )
  ).id;
const emit = async (count: number, principal = caller) => {
  for (let n = 0; n < count; n += 1) await opened.emit(principal, 'scan.queued');
};
const claim = (limit = 100, owner = 'me') => claimDeliveries(service, owner, limit, [], { after: '' });
const endLeases = () => service.store.query("UPDATE deliveries SET lease_until = now() - interval '1 second'");
const usage = (principal = caller) =>
  readUsage(service.store, principal.workspaceId, service.config, opened.clock.now());
const balance = async () => (await usage()).balance;
const rows = (id: string) => listDeliveries(service.store, id, null, { after: [null, null], limit: 100 });
const statuses = async (id: string) => (await rows(id)).map(({ status }) => status).toSorted();
const leases = async () =>
  service.store.query('SELECT lease_owner AS owner, lease_until AS until FROM deliveries ORDER BY id');

test('a balance that covers some of what is due sends those, and holds the others without a lease', async () => {
  await begin(7, 3);
  const id = await subscribe();
  await emit(3);
  const claimed = await claim();
  expect(claimed).toHaveLength(2);
  expect(await balance()).toBe(1);
  expect(await statuses(id)).toEqual(['held', 'pending', 'pending']);
  expect((await leases()).filter(({ owner }) => owner === null)).toHaveLength(1);
  const held = (await rows(id)).find(({ status }) => status === 'held');
  expect(claimed.map((delivery) => delivery.id)).not.toContain(held?.id);
});

test('a balance that covers exactly what is due holds nothing', async () => {
  await begin(6, 3);
  await subscribe();
  await emit(2);
  expect(await claim()).toHaveLength(2);
  expect(await balance()).toBe(0);
});

test('deliveries that cost nothing need no balance', async () => {
  await begin(0, 0);
  await subscribe();
  await emit(2);
  expect(await claim()).toHaveLength(2);
});

test('only the first attempt costs', async () => {
  await subscribe();
  await emit(1);
  await service.store.query('UPDATE deliveries SET attempts_count = 1');
  expect(await claim()).toHaveLength(1);
  expect(await balance()).toBe(10);
});

test('what was charged before its process ended is not charged again', async () => {
  await subscribe();
  await emit(2);
  expect(await claim(1)).toHaveLength(1);
  expect(await balance()).toBe(9);
  await endLeases();
  expect(await claim()).toHaveLength(2);
  expect(await balance()).toBe(8);
  await endLeases();
  // Also when nothing is left.
  await service.store.query('UPDATE workspaces SET balance = 0 WHERE livemode');
  expect(await claim()).toHaveLength(2);
});

test('a sandbox is not charged, and its use is counted', async () => {
  await begin(0);
  const sandbox = await opened.principal('test');
  await subscribe();
  await subscribe(sandbox);
  await emit(1);
  await emit(2, sandbox);
  expect((await claim()).map(({ workspace_id }) => workspace_id)).toEqual(Array(2).fill(sandbox.workspaceId));
  expect(await usage(sandbox)).toMatchObject({ mode: 'test', last_30d: { total: 2 } });
});

test('deliveries of a subscription that has ended are cancelled and free', async () => {
  const [ended, kept] = [await subscribe(), await subscribe(caller, 'kept')];
  await emit(2);
  await service.store.query("UPDATE webhooks SET status = 'disabled' WHERE id = $1", [ended]);
  expect((await claim()).map(({ webhook_id }) => webhook_id)).toEqual([kept, kept]);
  expect(await statuses(ended)).toEqual(['cancelled', 'cancelled']);
  expect(await statuses(kept)).toEqual(['pending', 'pending']);
  expect(await balance()).toBe(8);
});

test('what is not due, or leased by another process, is not claimed', async () => {
  await subscribe();
  await emit(2);
  expect(await claim(1)).toHaveLength(1);
  await service.store.query('UPDATE deliveries SET next_attempt_at = $1 WHERE lease_owner IS NULL', [
    new Date(opened.clock.now().getTime() + 1_000),
  ]);
  expect(await claim(100, 'other')).toEqual([]);
  opened.clock.advance(1_000);
  expect(await claim(100, 'other')).toHaveLength(1);
});

test('a process renews and releases the leases that it has, and no others', async () => {
  await subscribe();
  await emit(3);
  const [first, second] = await claim(2);
  await claim(1, 'other');
  const before = await leases();
  await service.store.query("UPDATE deliveries SET lease_until = lease_until - interval '14 seconds'");
  const ids = (await service.store.query<{ id: string }>('SELECT id FROM deliveries')).map(({ id }) => id);
  await renewDeliveries(service.store, 'me', ids);
  const after = await leases();
  for (const [index, { owner, until }] of after.entries()) {
    const was = before[index]?.['until'] as Date;
    if (owner === 'me') expect((until as Date).getTime()).toBeGreaterThanOrEqual(was.getTime());
    else expect(until).toEqual(new Date(was.getTime() - 14_000));
  }
  await releaseLeases(service.store, DELIVERY_LEASES, 'me', [first?.id ?? '']);
  expect(
    (await leases())
      .map(({ owner }) => owner)
      .filter((owner) => owner !== null)
      .toSorted(),
  ).toEqual(['me', 'other']);
  await releaseLeases(service.store, DELIVERY_LEASES, 'me', ids);
  expect((await leases()).filter(({ owner }) => owner !== null)).toMatchObject([{ owner: 'other' }]);
  expect((await claim()).map(({ id }) => id).toSorted()).toEqual([first?.id, second?.id].toSorted());
});
