import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteScans } from '../../../src/service/scans/delete-scans.ts';
import type { Principal, ServiceContext } from '../../../src/service/service-context.ts';
import { attemptsOf, listDeliveries } from '../../../src/service/webhooks/deliveries.ts';
import { type ClaimedDelivery, claimDeliveries } from '../../../src/service/webhooks/delivery-queue.ts';
import { recordAttempts } from '../../../src/service/webhooks/record-attempts.ts';
import { createSubscription, updateSubscription } from '../../../src/service/webhooks/subscriptions.ts';
import { openTestContext, type TestContext } from '../../helpers/service-context.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OWNER = 'worker_1';

let opened: TestContext;
let service: ServiceContext;
let caller: Principal;
let log: unknown[][];

beforeAll(async () => {
  opened = await openTestContext();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.reset(1_000);
  log = [];
  service = { ...opened.context, log: (...entry) => log.push(entry) };
  caller = await opened.principal();
});

const subscribe = async (path: string) =>
  (
    await service.store.transaction((tx) =>
      createSubscription(service, caller, { url: `https://127.0.0.1/${path}`, events: ['scan.queued'] }, tx),
    )
  ).id;

/** Deliveries of one more event each, claimed by the worker. */
async function claimed(events: number): Promise<ClaimedDelivery[]> {
  for (let n = 0; n < events; n += 1) await opened.emit(caller, 'scan.queued');
  return claimDeliveries(service, OWNER, 100, [], { after: '' });
}

const attempt = (delivery: ClaimedDelivery | undefined, statusCode: number | null, agoMs = 0) => ({
  delivery: delivery as ClaimedDelivery,
  result: {
    ok: statusCode === 204,
    statusCode,
    error: statusCode === 204 ? null : 'why',
    durationMs: 7,
  },
  at: new Date(opened.clock.now().getTime() - agoMs),
});

const record = (...attempts: ReturnType<typeof attempt>[]) => recordAttempts(service, OWNER, attempts);

async function webhook(id: string) {
  const [row] = await service.store.query(
    'SELECT status, disabled_reason, failing_since, last_failure_at, last_success_at FROM webhooks WHERE id = $1',
    [id],
  );
  return row;
}

const deliveriesOf = (id: string) => listDeliveries(service.store, id, null, { after: [null, null], limit: 100 });
const ago = (ms: number) => new Date(opened.clock.now().getTime() - ms);

test('an attempt is kept with its status, error and duration', async () => {
  const id = await subscribe('a');
  const [delivery] = await claimed(1);
  await record(attempt(delivery, null));
  expect(await attemptsOf(service.store, delivery?.id ?? '')).toEqual([
    { attempt: 1, at: opened.clock.now(), status_code: null, error: 'why', duration_ms: 7 },
  ]);
  const [row] = await deliveriesOf(id);
  expect(row).toMatchObject({ status: 'pending', attempts_count: 1 });
  expect(row?.next_attempt_at?.getTime()).toBeGreaterThanOrEqual(opened.clock.now().getTime() + MINUTE);
  expect(service.metrics.render()).toContain('scan_gate_webhook_attempts_total{status="pending"}');
});

test('a delivery that was deleted with its scan is not recorded, and the others are', async () => {
  const id = await subscribe('a');
  const [deleted, kept] = await claimed(2);
  const scan = deleted?.event_data['scan_id'] as string;
  await service.store.transaction((tx) => deleteScans(tx, [scan]));
  await record(attempt(deleted, 204), attempt(kept, 204));
  expect(await deliveriesOf(id)).toMatchObject([{ id: kept?.id, status: 'succeeded' }]);
  expect(await attemptsOf(service.store, deleted?.id ?? '')).toEqual([]);
});

test('the sixth failure is a dead letter, and is logged', async () => {
  await subscribe('a');
  const [delivery] = await claimed(1);
  await record(attempt({ ...(delivery as ClaimedDelivery), attempts_count: 4 }, 500));
  expect(log).toEqual([]);
  opened.clock.advance(DAY);
  const [last] = await claimed(0);
  expect(last?.attempts_count).toBe(5);
  await record(attempt(last, 500));
  expect(log).toEqual([['warn', 'webhook_dead_lettered', { count: 1 }]]);
});

test('what another process has claimed meanwhile keeps its state', async () => {
  const id = await subscribe('a');
  const [delivery] = await claimed(1);
  await recordAttempts(service, 'worker_2', [attempt(delivery, 204)]);
  expect(await deliveriesOf(id)).toMatchObject([{ status: 'pending', attempts_count: 0 }]);
});

test('of several successes in a batch the latest counts, for each subscription', async () => {
  const [first, second] = [await subscribe('a'), await subscribe('b')];
  const made = await claimed(2);
  const of = (id: string) => made.filter(({ webhook_id }) => webhook_id === id);
  await record(
    attempt(of(first)[0], 204, MINUTE),
    attempt(of(second)[0], 204, 2 * MINUTE),
    attempt(of(first)[1], 204, 5 * MINUTE),
    attempt(of(second)[1], 204, 3 * MINUTE),
  );
  expect((await webhook(first))?.['last_success_at']).toEqual(ago(MINUTE));
  expect((await webhook(second))?.['last_success_at']).toEqual(ago(2 * MINUTE));
});

test('the failure period starts with the first failure and ends with a success', async () => {
  const id = await subscribe('a');
  const made = await claimed(4);
  await record(attempt(made[0], 500, 9 * MINUTE));
  await record(attempt(made[1], 500, 8 * MINUTE));
  expect(await webhook(id)).toMatchObject({
    failing_since: ago(9 * MINUTE),
    last_failure_at: ago(8 * MINUTE),
    last_success_at: null,
  });
  await record(attempt(made[2], 204, 5 * MINUTE));
  expect(await webhook(id)).toMatchObject({
    failing_since: null,
    last_failure_at: null,
    last_success_at: ago(5 * MINUTE),
  });
  // A slow failure that ended before the success is recorded after it.
  await record(attempt(made[3], 500, 6 * MINUTE));
  expect(await webhook(id)).toMatchObject({ failing_since: null, last_failure_at: null });
});

test('of several failures in a batch the latest counts', async () => {
  const id = await subscribe('a');
  const made = await claimed(3);
  await record(attempt(made[0], 500, 2 * MINUTE), attempt(made[1], 500, MINUTE), attempt(made[2], 500, 3 * MINUTE));
  expect((await webhook(id))?.['last_failure_at']).toEqual(ago(MINUTE));
});

test('one 410 among other responses disables its subscription only, and cancels what waits', async () => {
  const [gone, kept] = [await subscribe('gone'), await subscribe('kept')];
  const made = await claimed(2);
  const of = (id: string) => made.filter(({ webhook_id }) => webhook_id === id);
  await opened.emit(caller, 'scan.queued');
  await record(attempt(of(gone)[0], 500), attempt(of(gone)[1], 410), attempt(of(kept)[0], 500));
  expect(await webhook(gone)).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
  expect(await webhook(kept)).toMatchObject({ status: 'enabled', disabled_reason: null });
  expect((await deliveriesOf(gone)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect((await deliveriesOf(kept)).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
  expect(log).toEqual([['warn', 'webhook_disabled', { webhook: gone, reason: 'gone' }]]);
  const [entry] = await service.store.query("SELECT * FROM audit WHERE action = 'webhook.disabled' AND subject = $1", [
    gone,
  ]);
  expect(entry).toMatchObject({ workspace_id: caller.workspaceId, actor: 'service', details: { reason: 'gone' } });
});

test('five days without a success disable a subscription', async () => {
  const id = await subscribe('a');
  const made = await claimed(3);
  await record(attempt(made[0], 500));
  opened.clock.advance(5 * DAY - 1);
  await record(attempt(made[1], 500));
  expect((await webhook(id))?.['status']).toBe('enabled');
  opened.clock.advance(1);
  await record(attempt(made[2], 500));
  expect(await webhook(id)).toMatchObject({ status: 'disabled', disabled_reason: 'failing' });
  expect(log.filter(([, name]) => name === 'webhook_disabled')).toEqual([
    ['warn', 'webhook_disabled', { webhook: id, reason: 'failing' }],
  ]);
});

test('a subscription that its user has disabled keeps that reason', async () => {
  const id = await subscribe('a');
  const [delivery] = await claimed(1);
  await service.store.transaction((tx) => updateSubscription(service, caller, id, { status: 'disabled' }, tx));
  await record(attempt(delivery, 410));
  expect(await webhook(id)).toMatchObject({ status: 'disabled', disabled_reason: 'user' });
  expect(log).toEqual([]);
});
