import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifySignature } from '../../../src/contract/signature.ts';
import { grantTokens, readUsage } from '../../../src/service/ledger.ts';
import type { Principal } from '../../../src/service/service-context.ts';
import {
  attemptsOf,
  bodyOf,
  listDeliveries,
  replayDelivery,
  replayPeriod,
} from '../../../src/service/webhooks/deliveries.ts';
import { DeliveryWorker } from '../../../src/service/webhooks/delivery-worker.ts';
import { createWebhookSender } from '../../../src/service/webhooks/sender.ts';
import {
  createSubscription,
  deleteSubscription,
  disableSubscriptionsOfKey,
  findSubscription,
  rotateSecret,
  updateSubscription,
} from '../../../src/service/webhooks/subscriptions.ts';
import { releaseHeld, sweepDeliveries } from '../../../src/service/webhooks/sweep-deliveries.ts';
import type { DeliveryRow } from '../../../src/service/webhooks/webhook-row.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../../helpers/https-receiver.ts';
import { openTestContext, type TestContext } from '../../helpers/service-context.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let test: TestContext;
let receiver: HttpsReceiver;
let worker: DeliveryWorker;
let caller: Principal;
/** The receiver's response; a test changes it. */
let status: number;

beforeAll(async () => {
  test = await openTestContext();
});

afterAll(() => test.close());

beforeEach(async () => {
  status = 204;
  receiver = await startHttpsReceiver((_delivery, _request, response) => response.writeHead(status).end());
  await test.reset(100);
  const sender = createWebhookSender({ isAllowedAddress: () => true, trustedRoots: [receiver.ca] });
  worker = new DeliveryWorker(test.context, sender);
  caller = await test.principal();
});

afterEach(async () => {
  await worker.stop();
  await receiver.close();
});

const subscribe = (events: Parameters<TestContext['emit']>[1][] = ['scan.queued'], principal = caller) =>
  test.context.store.transaction((tx) =>
    createSubscription(test.context, principal, { url: `${receiver.url}/hook`, events }, tx),
  );
const deliveries = async (id: string) =>
  (await listDeliveries(test.context.store, id, null, { after: [null, null], limit: 100 })).reverse();
const statuses = async (id: string) => (await deliveries(id)).map((delivery) => delivery.status);
const balance = async (principal = caller) =>
  (await readUsage(test.context.store, principal.workspaceId, test.context.config, test.clock.now())).balance;

describe('a delivery that succeeds', () => {
  it('is sent once, signed, to every subscription to the type, for one token', async () => {
    const webhook = await subscribe(['scan.queued']);
    await test.emit(caller, 'scan.queued');
    await test.emit(caller, 'scan.running');
    expect(await worker.runDue()).toBe(1);
    expect(await worker.runDue()).toBe(0);
    const [delivery] = receiver.received;
    verifySignature(
      delivery?.body ?? Buffer.alloc(0),
      delivery?.headers['service-signature'] as string,
      webhook.secret,
      test.clock.now().getTime() / 1_000,
    );
    expect(JSON.parse(String(delivery?.body))).toMatchObject({ type: 'scan.queued', data: { target: 'shop.test' } });
    expect(await statuses(webhook.id)).toEqual(['succeeded']);
    expect(await balance()).toBe(99);
    const [row] = await deliveries(webhook.id);
    expect(await bodyOf(test.context.store, row as DeliveryRow)).toBe(String(delivery?.body));
  });

  it('costs nothing in the sandbox, whose ledger shows the price', async () => {
    const sandbox = await test.principal('test');
    await subscribe(['scan.queued'], sandbox);
    await test.emit(sandbox, 'scan.queued');
    expect(await worker.runDue()).toBe(1);
    const usage = await readUsage(test.context.store, sandbox.workspaceId, test.context.config, test.clock.now());
    expect(usage).toMatchObject({
      balance: 1_000_000,
      mode: 'test',
      last_30d: { by_operation: { 'webhook.delivery': 1 } },
    });
    expect(await balance()).toBe(100);
  });
});

describe('a delivery that fails', () => {
  it('is attempted at 0, 1 m, 5 m, 30 m, 2 h, 12 h, then dead-lettered, for one token in total', async () => {
    status = 500;
    const webhook = await subscribe();
    await test.emit(caller, 'scan.queued');
    await worker.runDue();
    for (const minutes of [1, 5, 30, 120, 720]) {
      const [delivery] = await deliveries(webhook.id);
      const wait = (delivery?.next_attempt_at?.getTime() ?? 0) - test.clock.now().getTime();
      // Up to a tenth of jitter, never early.
      expect(wait).toBeGreaterThanOrEqual(minutes * MINUTE);
      expect(wait).toBeLessThanOrEqual(minutes * MINUTE * 1.1);
      test.clock.advance(wait - 1);
      expect(await worker.runDue()).toBe(0);
      test.clock.advance(1);
      expect(await worker.runDue()).toBe(1);
    }
    expect(await statuses(webhook.id)).toEqual(['dead_lettered']);
    const [delivery] = await deliveries(webhook.id);
    const attempts = await attemptsOf(test.context.store, delivery?.id ?? '');
    expect(attempts.map(({ attempt, status_code }) => [attempt, status_code])).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => [n, 500]),
    );
    expect(await balance()).toBe(99);
  });

  it('is signed again for each attempt', async () => {
    status = 503;
    const webhook = await subscribe();
    await test.emit(caller, 'scan.queued');
    await worker.runDue();
    test.clock.advance(2 * MINUTE);
    status = 200;
    await worker.runDue();
    const times = receiver.received.map(({ headers }) => /^t=(\d+)/.exec(String(headers['service-signature']))?.[1]);
    expect(Number(times[1]) - Number(times[0])).toBe(120);
    expect(await statuses(webhook.id)).toEqual(['succeeded']);
  });

  it('disables its subscription at once on 410 Gone', async () => {
    status = 410;
    const webhook = await subscribe();
    await test.emit(caller, 'scan.queued');
    await test.emit(caller, 'scan.queued');
    await worker.runDue();
    expect(await findSubscription(test.context.store, caller, webhook.id)).toMatchObject({
      status: 'disabled',
      disabled_reason: 'gone',
    });
    expect(await statuses(webhook.id)).not.toContain('pending');
  });

  it('disables its subscription after five days without a success', async () => {
    status = 500;
    const webhook = await subscribe();
    const fail = async () => {
      await test.emit(caller, 'scan.queued');
      await worker.runDue();
    };
    await fail();
    test.clock.advance(3 * DAY);
    status = 204;
    await worker.runDue();
    status = 500;
    for (let day = 0; day < 5; day += 1) {
      await fail();
      expect((await findSubscription(test.context.store, caller, webhook.id)).status).toBe('enabled');
      test.clock.advance(DAY);
    }
    await fail();
    expect(await findSubscription(test.context.store, caller, webhook.id)).toMatchObject({
      status: 'disabled',
      disabled_reason: 'failing',
    });
  });
});

describe('what ends deliveries', () => {
  it.each([
    [
      'deleting the subscription',
      (id: string) => test.context.store.transaction((tx) => deleteSubscription(test.context, caller, id, tx)),
    ],
    [
      'disabling it',
      (id: string) =>
        test.context.store.transaction((tx) =>
          updateSubscription(test.context, caller, id, { status: 'disabled' }, tx),
        ),
    ],
    [
      'revoking its key',
      () => test.context.store.transaction((tx) => disableSubscriptionsOfKey(tx, caller.keyId, test.clock.now())),
    ],
  ])('%s', async (_name, end) => {
    const webhook = await subscribe();
    await test.emit(caller, 'scan.queued');
    await end(webhook.id);
    expect(await worker.runDue()).toBe(0);
    expect(receiver.received).toHaveLength(0);
    expect(await statuses(webhook.id)).toEqual(['cancelled']);
    expect(await balance()).toBe(100);
  });
});

describe('without tokens', () => {
  beforeEach(async () => {
    await test.reset(2);
    caller = await test.principal();
  });

  it('deliveries are held, the balance stays at zero, and a top-up releases them', async () => {
    const webhook = await subscribe();
    for (let n = 0; n < 5; n += 1) await test.emit(caller, 'scan.queued');
    expect(await worker.runDue()).toBe(2);
    expect((await statuses(webhook.id)).sort()).toEqual(['held', 'held', 'held', 'succeeded', 'succeeded']);
    expect(await balance()).toBe(0);
    await test.context.store.transaction(async (tx) => {
      await grantTokens(tx, caller.workspaceId, 10, test.clock.now());
      await releaseHeld(tx, caller.workspaceId, test.clock.now());
    });
    expect(await worker.runDue()).toBe(3);
    expect(await balance()).toBe(7);
  });

  it('held deliveries become dead letters after 72 hours', async () => {
    const webhook = await subscribe();
    for (let n = 0; n < 3; n += 1) await test.emit(caller, 'scan.queued');
    await worker.runDue();
    test.clock.advance(72 * HOUR);
    await sweepDeliveries(test.context);
    expect(await statuses(webhook.id)).toContain('held');
    test.clock.advance(1_000);
    await sweepDeliveries(test.context);
    expect(await statuses(webhook.id)).toContain('dead_lettered');
  });

  it('dead letters are deleted after 30 days', async () => {
    const webhook = await subscribe();
    await test.emit(caller, 'scan.queued');
    await worker.runDue();
    test.clock.advance(30 * DAY + 1_000);
    await sweepDeliveries(test.context);
    expect(await deliveries(webhook.id)).toEqual([]);
  });
});

describe('rotation of the secret', () => {
  it('signs with both secrets until the old one ends', async () => {
    const webhook = await subscribe();
    const rotated = await test.context.store.transaction((tx) =>
      rotateSecret(test.context, caller, webhook.id, { previous_valid_for: 3_600 }, tx),
    );
    expect(rotated.secret).not.toBe(webhook.secret);
    const verifiesWith = async (secret: string) => {
      await test.emit(caller, 'scan.queued');
      await worker.runDue();
      const last = receiver.received.at(-1);
      try {
        verifySignature(
          last?.body ?? Buffer.alloc(0),
          last?.headers['service-signature'] as string,
          secret,
          test.clock.now().getTime() / 1_000,
        );
        return true;
      } catch {
        return false;
      }
    };
    expect(await verifiesWith(rotated.secret)).toBe(true);
    expect(await verifiesWith(webhook.secret)).toBe(true);
    test.clock.advance(HOUR);
    expect(await verifiesWith(webhook.secret)).toBe(false);
    expect(await verifiesWith(rotated.secret)).toBe(true);
  });
});

describe('replay', () => {
  it('of one delivery creates a new one that costs another token', async () => {
    const webhook = await subscribe();
    await test.emit(caller, 'scan.queued');
    await worker.runDue();
    const [original] = await deliveries(webhook.id);
    const replay = await test.context.store.transaction(async (tx) =>
      replayDelivery(test.context, await findSubscription(tx, caller, webhook.id), original?.id ?? '', tx),
    );
    expect(replay).toMatchObject({ replay_of: original?.id, event_id: original?.event_id, status: 'pending' });
    await worker.runDue();
    expect(receiver.received).toHaveLength(2);
    expect(await balance()).toBe(98);
  });

  it('of a period delivers the events missed while the subscription was disabled', async () => {
    const webhook = await subscribe();
    const change = (to: 'enabled' | 'disabled') =>
      test.context.store.transaction((tx) => updateSubscription(test.context, caller, webhook.id, { status: to }, tx));
    const since = test.clock.now().toISOString();
    await change('disabled');
    await test.emit(caller, 'scan.queued');
    await test.emit(caller, 'scan.running');
    test.clock.advance(MINUTE);
    const replay = (dry: boolean) =>
      test.context.store.transaction(async (tx) =>
        replayPeriod(test.context, await findSubscription(tx, caller, webhook.id), { since, dry_run: dry }, tx),
      );
    await expect(replay(false)).rejects.toMatchObject({ code: 'invalid_state' });
    await change('enabled');
    expect(await replay(true)).toEqual({ count: 1, dry_run: true });
    expect(await worker.runDue()).toBe(0);
    expect(await replay(false)).toEqual({ count: 1, dry_run: false });
    expect(await worker.runDue()).toBe(1);
  });
});

describe('several workers', () => {
  it('with one database send each delivery once', async () => {
    await subscribe();
    for (let n = 0; n < 60; n += 1) await test.emit(caller, 'scan.queued');
    const second = new DeliveryWorker(
      test.context,
      createWebhookSender({ isAllowedAddress: () => true, trustedRoots: [receiver.ca] }),
    );
    const made = await Promise.all([worker.runDue(), second.runDue()]);
    await second.stop();
    expect(made.reduce((sum, n) => sum + n, 0)).toBe(60);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(60);
    expect(await balance()).toBe(40);
  });

  it('do not let a slow receiver delay the others', async () => {
    const released: (() => void)[] = [];
    const slow = await startHttpsReceiver((_delivery, _request, response) =>
      released.push(() => response.writeHead(204).end()),
    );
    const sender = createWebhookSender({ isAllowedAddress: () => true, trustedRoots: [receiver.ca, slow.ca] });
    const both = new DeliveryWorker(test.context, sender);
    await test.context.store.transaction((tx) =>
      createSubscription(test.context, caller, { url: `${slow.url}/`, events: ['scan.queued'] }, tx),
    );
    await subscribe();
    for (let n = 0; n < 30; n += 1) await test.emit(caller, 'scan.queued');
    const run = both.runDue();
    await receiver.waitFor(30);
    expect(slow.received.length).toBeLessThanOrEqual(10);
    const pump = setInterval(() => {
      for (const answer of released.splice(0)) answer();
    }, 1);
    await run;
    clearInterval(pump);
    await both.stop();
    await slow.close();
    expect(slow.received).toHaveLength(30);
  });
});

describe('a subscription', () => {
  it('conflicts only with one of the same URL and event', async () => {
    const first = await subscribe(['scan.queued', 'scan.failed']);
    await expect(subscribe(['scan.failed', 'scan.running'])).rejects.toMatchObject({
      code: 'conflict',
      extras: { details: [{ existing_id: first.id }] },
    });
    await expect(subscribe(['scan.running'])).resolves.toMatchObject({ events: ['scan.running'] });
  });

  it('belongs to the key that created it', async () => {
    const webhook = await subscribe();
    const other = await test.principal();
    await expect(findSubscription(test.context.store, other, webhook.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
