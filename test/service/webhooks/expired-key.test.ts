import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readUsage } from '../../../src/service/ledger.ts';
import type { Principal } from '../../../src/service/service-context.ts';
import { listDeliveries } from '../../../src/service/webhooks/deliveries.ts';
import { DeliveryWorker } from '../../../src/service/webhooks/delivery-worker.ts';
import { createWebhookSender } from '../../../src/service/webhooks/sender.ts';
import {
  createSubscription,
  disableSubscriptionsOfExpiredKeys,
  findSubscription,
} from '../../../src/service/webhooks/subscriptions.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../../helpers/https-receiver.ts';
import { openTestContext, type TestContext } from '../../helpers/service-context.ts';

/** A key that has expired is as good as revoked: nothing more is sent, or charged, on its behalf. */

const MINUTE = 60_000;

let context: TestContext;
let receiver: HttpsReceiver;
let worker: DeliveryWorker;
let expiring: Principal;
let lasting: Principal;
let status: number;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());
beforeEach(async () => {
  status = 204;
  receiver = await startHttpsReceiver((_delivery, _request, response) => response.writeHead(status).end());
  await context.reset(100);
  const sender = createWebhookSender({ isAllowedAddress: () => true, trustedRoots: [receiver.ca] });
  worker = new DeliveryWorker(context.context, sender);
  expiring = await context.principal('live', new Date(context.clock.now().getTime() + 10 * MINUTE));
  lasting = await context.principal('live', new Date(context.clock.now().getTime() + 10_000 * MINUTE));
});
afterEach(async () => {
  await worker.stop();
  await receiver.close();
});

const subscribe = (principal: Principal, path: string) =>
  context.context.store.transaction((tx) =>
    createSubscription(
      context.context,
      principal,
      { url: `${receiver.url}${path}`, events: ['scan.queued', 'scan.running'] },
      tx,
    ),
  );
const statuses = async (id: string) =>
  (await listDeliveries(context.context.store, id, null, { after: [null, null], limit: 100 })).map(
    (delivery) => delivery.status,
  );
const balance = async () =>
  (await readUsage(context.context.store, lasting.workspaceId, context.context.config, context.clock.now())).balance;

test('no event creates a delivery for it, while other keys of the workspace get theirs', async () => {
  const mine = await subscribe(expiring, '/expiring');
  const other = await subscribe(lasting, '/lasting');
  await context.emit(lasting, 'scan.queued');
  await worker.runDue();
  context.clock.advance(10 * MINUTE);
  await context.emit(lasting, 'scan.running');
  await worker.runDue();
  expect(await statuses(mine.id)).toEqual(['succeeded']);
  expect(await statuses(other.id)).toEqual(['succeeded', 'succeeded']);
  expect(await balance()).toBe(97);
});

test('a delivery made before the expiry and due after it is cancelled, not sent and not charged', async () => {
  const mine = await subscribe(expiring, '/expiring');
  await context.emit(lasting, 'scan.queued');
  context.clock.advance(10 * MINUTE);
  await worker.runDue();
  expect(await statuses(mine.id)).toEqual(['cancelled']);
  expect(receiver.received).toEqual([]);
  expect(await balance()).toBe(100);
});

test('a retry that is due after the expiry is not sent', async () => {
  status = 500;
  const mine = await subscribe(expiring, '/expiring');
  await context.emit(lasting, 'scan.queued');
  await worker.runDue();
  context.clock.advance(10 * MINUTE);
  await worker.runDue();
  expect(receiver.received).toHaveLength(1);
  expect(await statuses(mine.id)).toEqual(['cancelled']);
});

test('its subscriptions are shown as disabled, and another key can use its URL', async () => {
  const mine = await subscribe(expiring, '/shared');
  await expect(subscribe(lasting, '/shared')).rejects.toMatchObject({ code: 'conflict' });
  context.clock.advance(10 * MINUTE);
  const successor = await subscribe(lasting, '/shared');
  await disableSubscriptionsOfExpiredKeys(context.context);
  expect(await findSubscription(context.context.store, expiring, mine.id)).toMatchObject({
    status: 'disabled',
    disabled_reason: 'key_revoked',
  });
  expect(await findSubscription(context.context.store, lasting, successor.id)).toMatchObject({ status: 'enabled' });
});
