import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Principal, ServiceContext } from '../../../src/service/service-context.ts';
import { DeliveryWorker } from '../../../src/service/webhooks/delivery-worker.ts';
import { createWebhookSender } from '../../../src/service/webhooks/sender.ts';
import { createSubscription } from '../../../src/service/webhooks/subscriptions.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../../helpers/https-receiver.ts';
import { until } from '../../helpers/service.ts';
import { openTestContext, type TestContext } from '../../helpers/service-context.ts';

let opened: TestContext;
let receiver: HttpsReceiver;
let worker: DeliveryWorker;
let caller: Principal;
let log: unknown[][];
/** Requests that the receiver has not responded to. */
let unanswered: (() => void)[];
let responds: boolean;

beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(() => opened.close());
beforeEach(async () => {
  log = [];
  unanswered = [];
  responds = true;
  receiver = await startHttpsReceiver((_delivery, _request, response) => {
    const respond = () => response.writeHead(204).end();
    if (responds) respond();
    else unanswered.push(respond);
  });
  await opened.reset(1_000);
  caller = await opened.principal();
  worker = newWorker();
  await opened.context.store.transaction((tx) =>
    createSubscription(opened.context, caller, { url: `${receiver.url}/hook`, events: ['scan.queued'] }, tx),
  );
});
afterEach(async () => {
  respondToAll();
  await worker.stop();
  await receiver.close();
});

function newWorker(change: Partial<ServiceContext> = {}): DeliveryWorker {
  return new DeliveryWorker(
    { ...opened.context, log: (...entry) => log.push(entry), ...change },
    createWebhookSender({ isAllowedAddress: () => true, trustedRoots: [receiver.ca] }),
  );
}

function respondToAll(): void {
  responds = true;
  for (const respond of unanswered.splice(0)) respond();
}

const emit = async (count = 1) => {
  for (let n = 0; n < count; n += 1) await opened.emit(caller, 'scan.queued');
};
const counts = async () => {
  const [row] = await opened.context.store.query<{ succeeded: number; pending: number; leased: number }>(
    `SELECT count(*) FILTER (WHERE status = 'succeeded')::int AS succeeded,
       count(*) FILTER (WHERE status = 'pending')::int AS pending,
       count(*) FILTER (WHERE lease_owner IS NOT NULL)::int AS leased FROM deliveries`,
  );
  return row;
};
const succeeded = (count: number) =>
  until(`${count} deliveries are recorded`, async () => (await counts())?.succeeded === count);

test('a running worker sends what becomes due, before and after it was idle', async () => {
  await emit();
  await worker.start();
  await receiver.waitFor(1);
  await succeeded(1);
  await emit(2);
  await receiver.waitFor(3);
  await succeeded(3);
  expect(log).toEqual([]);
});

test('a worker that is stopped records what is under way, and releases the rest at once', async () => {
  responds = false;
  await emit(30);
  await worker.start();
  await receiver.waitFor(10);
  const stopped = worker.stop();
  respondToAll();
  await stopped;
  expect(await counts()).toEqual({ succeeded: 10, pending: 20, leased: 0 });
  expect(receiver.received).toHaveLength(10);
  worker = newWorker();
  expect(await worker.runDue()).toBe(20);
  expect(await counts()).toEqual({ succeeded: 30, pending: 0, leased: 0 });
});

test('an attempt that cannot be recorded is logged, and made again when its lease ends', async () => {
  const { store } = opened.context;
  let fails = true;
  worker = newWorker({
    store: {
      ...store,
      transaction: (work) =>
        store.transaction(async (tx) => {
          const result = await work(tx);
          if (fails && (await tx.query('SELECT 1 FROM delivery_attempts')).length > 0) throw new Error('disk full');
          return result;
        }),
    },
  });
  await emit();
  expect(await worker.runDue()).toBe(1);
  expect(log).toMatchObject([['error', 'delivery_record_failed', { error: 'disk full' }]]);
  expect(await counts()).toEqual({ succeeded: 0, pending: 1, leased: 1 });
  fails = false;
  expect(await worker.runDue()).toBe(0);
  await store.query("UPDATE deliveries SET lease_until = now() - interval '1 second'");
  expect(await worker.runDue()).toBe(1);
  expect(await counts()).toEqual({ succeeded: 1, pending: 0, leased: 0 });
});

test('a worker that loses its database logs it and continues', async () => {
  const { store } = opened.context;
  let failures = 1;
  worker = newWorker({
    store: {
      ...store,
      transaction: (work) => {
        failures -= 1;
        return failures < 0 ? store.transaction(work) : Promise.reject(new Error('no connection'));
      },
    },
  });
  await emit();
  await worker.start();
  await receiver.waitFor(1);
  await succeeded(1);
  expect(log).toMatchObject([['error', 'delivery_loop_failed', { error: 'no connection' }]]);
});

test('more deliveries than one claim takes are all sent', async () => {
  await emit(250);
  expect(await worker.runDue()).toBe(250);
  expect(await counts()).toEqual({ succeeded: 250, pending: 0, leased: 0 });
});

test('a worker that has run for more than a minute disables subscriptions of expired keys and deletes what is old', async () => {
  const expiring = await opened.principal('live', new Date(opened.clock.now().getTime() + 1_000));
  const { id } = await opened.context.store.transaction((tx) =>
    createSubscription(opened.context, expiring, { url: `${receiver.url}/expiring`, events: ['scan.queued'] }, tx),
  );
  await emit();
  await worker.runDue();
  opened.clock.advance(40 * 24 * 3_600_000);
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
  try {
    await worker.start();
    await until('old deliveries are gone', async () => (await counts())?.succeeded === 0);
  } finally {
    clock.mockRestore();
  }
  const [row] = await opened.context.store.query('SELECT status FROM webhooks WHERE id = $1', [id]);
  expect(row).toMatchObject({ status: 'disabled' });
});
