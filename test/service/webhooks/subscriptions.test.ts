import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WebhookUpdate } from '../../../src/contract/webhook.ts';
import { newId } from '../../../src/service/ids.ts';
import { revokeKey } from '../../../src/service/keys/keys.ts';
import type { Principal, ServiceContext } from '../../../src/service/service-context.ts';
import type { Transaction } from '../../../src/service/store/store.ts';
import {
  findDelivery,
  listDeliveries,
  replayDelivery,
  replayPeriod,
} from '../../../src/service/webhooks/deliveries.ts';
import {
  createSubscription,
  deleteSubscription,
  disableSubscriptionsOfExpiredKeys,
  disableSubscriptionsOfKey,
  findSubscription,
  listSubscriptions,
  moveSubscriptions,
  rotateSecret,
  updateSubscription,
} from '../../../src/service/webhooks/subscriptions.ts';
import { signingSecrets, toDelivery, toWebhook, type WebhookRow } from '../../../src/service/webhooks/webhook-row.ts';
import { openTestContext, type TestContext } from '../../helpers/service-context.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const ALL = { after: [null, null], limit: 100 } as const;

let opened: TestContext;
let service: ServiceContext;
let caller: Principal;

beforeAll(async () => {
  opened = await openTestContext();
  service = opened.context;
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.reset(1_000);
  caller = await opened.principal();
});

const write = <Result>(work: (tx: Transaction) => Promise<Result>) => service.store.transaction(work);
const subscribe = (path = 'hook', principal = caller, events: WebhookUpdate['events'] = ['scan.queued']) =>
  write((tx) => createSubscription(service, principal, { url: `https://127.0.0.1/${path}`, events: events ?? [] }, tx));
const update = (id: string, body: WebhookUpdate) => write((tx) => updateSubscription(service, caller, id, body, tx));
const row = (id: string) => findSubscription(service.store, caller, id);
const deliveriesOf = (id: string, status: string | null = null) => listDeliveries(service.store, id, status, ALL);
const setStatus = (status: string, id: string) =>
  service.store.query('UPDATE deliveries SET status = $1 WHERE id = $2', [status, id]);
const failingSince = async (id: string) =>
  (await service.store.query('SELECT failing_since FROM webhooks WHERE id = $1', [id]))[0]?.['failing_since'];

test('a new subscription is enabled and has a secret of 32 bytes, which is not read again', async () => {
  const { secret, ...made } = await subscribe();
  expect(made).toEqual({
    id: expect.stringMatching(/^whk_/),
    url: 'https://127.0.0.1/hook',
    events: ['scan.queued'],
    status: 'enabled',
    disabled_reason: null,
    last_success_at: null,
    created_at: opened.clock.now().toISOString(),
  });
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
  expect(toWebhook(await row(made.id))).toEqual(made);
});

test('a URL that deliveries may not reach is refused with its fault', async () => {
  for (const url of [
    'http://127.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://user@example.com/',
  ]) {
    const made = write((tx) => createSubscription(service, caller, { url, events: ['scan.queued'] }, tx));
    await expect(made, url).rejects.toMatchObject({ code: 'validation_error', extras: { param: 'url' } });
    await expect(made, url).rejects.not.toThrow(/url url/);
  }
});

test('a conflict names the events that both have', async () => {
  const first = await subscribe('hook', caller, ['scan.queued', 'scan.failed']);
  await expect(subscribe('hook', caller, ['scan.running', 'scan.failed'])).rejects.toMatchObject({
    code: 'conflict',
    message: `Subscription ${first.id} already delivers scan.failed to this URL.`,
    extras: { param: 'events', details: [{ existing_id: first.id }] },
  });
  await subscribe('other', caller, ['scan.queued']);
});

test('a deleted subscription, and one of a revoked or expired key, do not conflict', async () => {
  const deleted = await subscribe();
  await write((tx) => deleteSubscription(service, caller, deleted.id, tx));
  const expiring = await opened.principal('live', new Date(opened.clock.now().getTime() + SECOND));
  await subscribe('hook', expiring);
  await expect(subscribe()).rejects.toMatchObject({ code: 'conflict' });
  opened.clock.advance(SECOND);
  const mine = await subscribe();
  await write((tx) => disableSubscriptionsOfKey(tx, caller.keyId, opened.clock.now()));
  expect((await row(mine.id)).disabled_reason).toBe('key_revoked');
  await subscribe('hook', await opened.principal());
});

test('an update changes what it names, and does not conflict with the subscription itself', async () => {
  const { id } = await subscribe();
  expect(await update(id, {})).toMatchObject({ events: ['scan.queued'], status: 'enabled' });
  expect(await update(id, { events: ['scan.queued', 'scan.failed'] })).toMatchObject({
    events: ['scan.queued', 'scan.failed'],
    status: 'enabled',
  });
  const other = await subscribe('hook', caller, ['scan.running']);
  await expect(update(other.id, { events: ['scan.failed'] })).rejects.toMatchObject({
    code: 'conflict',
    extras: { details: [{ existing_id: id }] },
  });
});

test('disabling has the reason user, unless there is one already, and enabling removes it', async () => {
  const { id } = await subscribe();
  expect(await update(id, { status: 'disabled' })).toMatchObject({ status: 'disabled', disabled_reason: 'user' });
  expect(await update(id, { status: 'enabled' })).toMatchObject({ status: 'enabled', disabled_reason: null });
  await service.store.query("UPDATE webhooks SET status = 'disabled', disabled_reason = 'gone'");
  expect(await update(id, { events: ['scan.failed'] })).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
  expect(await update(id, { status: 'disabled' })).toMatchObject({ disabled_reason: 'gone' });
});

test('enabling starts a new failure period, an update of an enabled subscription does not', async () => {
  const { id } = await subscribe();
  const since = opened.clock.now();
  const fail = () => service.store.query('UPDATE webhooks SET failing_since = $1', [since]);
  await fail();
  await update(id, { status: 'enabled' });
  expect(await failingSince(id)).toEqual(since);
  await update(id, { status: 'disabled' });
  expect(await failingSince(id)).toEqual(since);
  await update(id, { status: 'enabled' });
  expect(await failingSince(id)).toBeNull();
});

test('only disabling cancels what waits', async () => {
  const { id } = await subscribe();
  await opened.emit(caller, 'scan.queued');
  await update(id, { events: ['scan.queued', 'scan.failed'] });
  expect(await deliveriesOf(id)).toMatchObject([{ status: 'pending' }]);
  await update(id, { status: 'disabled' });
  expect(await deliveriesOf(id)).toMatchObject([{ status: 'cancelled' }]);
});

test('a list has the subscriptions of the key that are not deleted, newest first', async () => {
  const made: { id: string }[] = [];
  for (const path of ['a', 'b', 'c']) {
    opened.clock.advance(SECOND);
    made.unshift(await subscribe(path));
  }
  await subscribe('d', await opened.principal());
  await write((tx) => deleteSubscription(service, caller, made[1]?.id ?? '', tx));
  expect((await listSubscriptions(service.store, caller, ALL)).map(({ id }) => id)).toEqual([made[0]?.id, made[2]?.id]);
  await expect(row(made[1]?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
});

test('ids that are malformed, unknown or of another subscription are not found', async () => {
  const [first, second] = [await subscribe('a'), await subscribe('b')];
  await opened.emit(caller, 'scan.queued');
  const [delivery] = await deliveriesOf(second.id);
  for (const id of ['', 'whk_', "whk_' OR 1=1", newId('whk', opened.clock.now()), newId('dlv', opened.clock.now())]) {
    await expect(row(id), id).rejects.toMatchObject({ code: 'not_found' });
    await expect(findDelivery(service.store, first.id, id), id).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(findDelivery(service.store, first.id, delivery?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
  expect(await findDelivery(service.store, second.id, delivery?.id ?? '')).toEqual(delivery);
});

test('the previous secret signs for a day, or as long as the rotation says', async () => {
  const { id, secret } = await subscribe();
  const rotate = (body: { previous_valid_for?: number }) => write((tx) => rotateSecret(service, caller, id, body, tx));
  const secrets = async (laterMs: number) =>
    signingSecrets(await row(id), new Date(opened.clock.now().getTime() + laterMs));
  expect(await secrets(0)).toEqual([secret]);
  const second = (await rotate({})).secret;
  expect(await secrets(24 * HOUR - 1)).toEqual([second, secret]);
  expect(await secrets(24 * HOUR)).toEqual([second]);
  const third = (await rotate({ previous_valid_for: 0 })).secret;
  expect(await secrets(0)).toEqual([third]);
  const fourth = (await rotate({ previous_valid_for: 60 })).secret;
  expect(await secrets(60 * SECOND - 1)).toEqual([fourth, third]);
  expect(await secrets(60 * SECOND)).toEqual([fourth]);
});

test('a subscription without a previous secret, or without its end, signs with one', () => {
  const now = opened.clock.now();
  const of = (previous: Partial<WebhookRow>) =>
    signingSecrets({ secret: 's', previous_secret: null, previous_secret_until: null, ...previous }, now);
  expect(of({ previous_secret: 'p' })).toEqual(['s']);
  expect(of({ previous_secret_until: new Date(now.getTime() + 1) })).toEqual(['s']);
});

test('the sweep disables the subscriptions of expired keys, once, and no others', async () => {
  const expiring = await opened.principal('live', new Date(opened.clock.now().getTime() + SECOND));
  const [ends, stays] = [await subscribe('a', expiring), await subscribe('b')];
  await opened.emit(caller, 'scan.queued');
  await disableSubscriptionsOfExpiredKeys(service);
  expect(await deliveriesOf(ends.id)).toMatchObject([{ status: 'pending' }]);
  opened.clock.advance(SECOND);
  await disableSubscriptionsOfExpiredKeys(service);
  expect(await findSubscription(service.store, expiring, ends.id)).toMatchObject({
    status: 'disabled',
    disabled_reason: 'key_revoked',
  });
  expect(await deliveriesOf(ends.id)).toMatchObject([{ status: 'cancelled' }]);
  expect(await row(stays.id)).toMatchObject({ status: 'enabled' });
  expect(await deliveriesOf(stays.id)).toMatchObject([{ status: 'pending' }]);
});

test('an event of a workspace whose key is revoked queues nothing for it', async () => {
  const other = await opened.principal();
  const [revoked, kept] = [await subscribe('a', other), await subscribe('b')];
  await revokeKey(service.store, opened.workspaceId, other.keyId, 'user', opened.clock.now());
  await opened.emit(caller, 'scan.queued');
  expect(await deliveriesOf(revoked.id)).toEqual([]);
  expect(await deliveriesOf(kept.id)).toHaveLength(1);
});

test('subscriptions that are not deleted move to another key', async () => {
  const [moved, deleted] = [await subscribe('a'), await subscribe('b')];
  await write((tx) => deleteSubscription(service, caller, deleted.id, tx));
  const next = await opened.principal();
  expect(await write((tx) => moveSubscriptions(tx, caller.keyId, next.keyId))).toBe(1);
  expect(await findSubscription(service.store, next, moved.id)).toMatchObject({ status: 'enabled' });
  await expect(row(moved.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a delivery shows its next attempt only while it is pending', async () => {
  const { id } = await subscribe();
  await opened.emit(caller, 'scan.queued');
  const [delivery] = await deliveriesOf(id);
  if (delivery === undefined) throw new Error('no delivery');
  expect(toDelivery(delivery)).toMatchObject({
    status: 'pending',
    next_attempt_at: opened.clock.now().toISOString(),
    replay_of: null,
  });
  expect(toDelivery({ ...delivery, next_attempt_at: null }).next_attempt_at).toBeNull();
  expect(toDelivery({ ...delivery, status: 'succeeded' }).next_attempt_at).toBeNull();
});

test('deliveries are listed by status, newest first', async () => {
  const { id } = await subscribe();
  for (let n = 0; n < 3; n += 1) {
    opened.clock.advance(SECOND);
    await opened.emit(caller, 'scan.queued');
  }
  const [newest, middle, oldest] = await deliveriesOf(id);
  await setStatus('succeeded', middle?.id ?? '');
  expect((await deliveriesOf(id, 'pending')).map((found) => found.id)).toEqual([newest?.id, oldest?.id]);
  expect((await deliveriesOf(id, 'succeeded')).map((found) => found.id)).toEqual([middle?.id]);
});

const replayOne = (id: string, deliveryId: string) =>
  write(async (tx) => replayDelivery(service, await findSubscription(tx, caller, id), deliveryId, tx));

test.each(['pending', 'held'])('a delivery that is %s is not replayed', async (status) => {
  const { id } = await subscribe();
  await opened.emit(caller, 'scan.queued');
  const [delivery] = await deliveriesOf(id);
  await setStatus(status, delivery?.id ?? '');
  await expect(replayOne(id, delivery?.id ?? '')).rejects.toMatchObject({
    code: 'invalid_state',
    message: `Delivery ${delivery?.id} is ${status} and will be attempted without a replay.`,
  });
});

test.each(['succeeded', 'dead_lettered', 'cancelled'])('a delivery that is %s is replayed', async (status) => {
  const { id } = await subscribe();
  await opened.emit(caller, 'scan.queued');
  const [delivery] = await deliveriesOf(id);
  await setStatus(status, delivery?.id ?? '');
  expect(await replayOne(id, delivery?.id ?? '')).toMatchObject({
    status: 'pending',
    replay_of: delivery?.id,
    next_attempt_at: opened.clock.now(),
    attempts_count: 0,
  });
});

test('nothing is replayed to a disabled subscription, and the error says why it is disabled', async () => {
  const { id } = await subscribe();
  await service.store.query("UPDATE webhooks SET status = 'disabled', disabled_reason = 'failing'");
  const since = opened.clock.now().toISOString();
  const period = write(async (tx) => replayPeriod(service, await findSubscription(tx, caller, id), { since }, tx));
  for (const replay of [period, replayOne(id, 'dlv_1')]) {
    await expect(replay).rejects.toMatchObject({
      code: 'invalid_state',
      message: `Subscription ${id} is disabled (failing): enable it by PATCH first.`,
    });
  }
});

const replay = (id: string, request: { since: Date; until?: Date; status?: 'dead_lettered'; dry_run?: boolean }) =>
  write(async (tx) =>
    replayPeriod(
      service,
      await findSubscription(tx, caller, id),
      {
        ...request,
        since: request.since.toISOString(),
        ...(request.until === undefined ? {} : { until: request.until.toISOString() }),
      } as Parameters<typeof replayPeriod>[2],
      tx,
    ),
  );

test('a period includes its start and not its end, which is now by default', async () => {
  const { id } = await subscribe();
  const since = opened.clock.now();
  for (let n = 0; n < 3; n += 1) {
    await opened.emit(caller, 'scan.queued');
    opened.clock.advance(SECOND);
  }
  await service.store.query("UPDATE deliveries SET status = 'dead_lettered'");
  const at = (seconds: number) => new Date(since.getTime() + seconds * SECOND);
  const count = async (begin: number, end?: number) =>
    (await replay(id, { since: at(begin), ...(end === undefined ? {} : { until: at(end) }), dry_run: true })).count;
  expect([await count(0), await count(0, 2), await count(1, 2), await count(2.5)]).toEqual([3, 2, 1, 0]);
  for (const [begin, end] of [
    [1, 1],
    [2, 1],
    [3, undefined],
  ] as const) {
    await expect(count(begin, end)).rejects.toMatchObject({ code: 'validation_error', extras: { param: 'since' } });
  }
});

test('a period replays what is finished, or what has the status asked for by its latest delivery', async () => {
  const { id } = await subscribe();
  const since = opened.clock.now();
  for (let n = 0; n < 3; n += 1) await opened.emit(caller, 'scan.queued');
  await opened.emit(caller, 'scan.running');
  const [first, second] = await deliveriesOf(id);
  await setStatus('dead_lettered', first?.id ?? '');
  await setStatus('succeeded', second?.id ?? '');
  opened.clock.advance(SECOND);
  expect(await replay(id, { since, dry_run: true })).toEqual({ count: 2, dry_run: true });
  expect(await deliveriesOf(id)).toHaveLength(3);
  expect(await replay(id, { since, status: 'dead_lettered' })).toEqual({ count: 1, dry_run: false });
  const [made] = await deliveriesOf(id);
  expect(made).toMatchObject({ replay_of: first?.id, event_id: first?.event_id, status: 'pending' });
  // The latest delivery of that event is pending now.
  expect(await replay(id, { since, status: 'dead_lettered' })).toEqual({ count: 0, dry_run: false });
});

test('a period has at most 10,000 events', async () => {
  const { id } = await subscribe();
  const since = opened.clock.now();
  const add = (from: number, to: number) =>
    service.store.query(
      `INSERT INTO events (id, workspace_id, type, subject, created_at, data)
       SELECT 'evt_' || n, $1, 'scan.queued', 'scn_' || n, $2, '{}' FROM generate_series($3::int, $4::int) AS n`,
      [caller.workspaceId, since, from, to],
    );
  await add(1, 10_000);
  opened.clock.advance(SECOND);
  expect(await replay(id, { since, dry_run: true })).toEqual({ count: 10_000, dry_run: true });
  await add(10_001, 10_001);
  await expect(replay(id, { since, dry_run: true })).rejects.toMatchObject({
    code: 'validation_error',
    extras: { param: 'since', details: [{ code: 'too_many' }] },
  });
});
