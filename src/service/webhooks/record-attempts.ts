import { LIMITS } from '../../contract/limits.ts';
import { audit } from '../audit.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import type { ClaimedDelivery } from './delivery-queue.ts';
import type { AttemptResult } from './sender.ts';
import { cancelDeliveries } from './subscriptions.ts';

/** Maximum share of a delay that is added, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;

/**
 * When the next attempt is due, or null when the delivery is dead-lettered.
 * @param attemptsMade attempts so far, including the failed one
 * @param failedAt when the last attempt ended
 * @param random value in [0, 1)
 */
export function nextAttemptAt(attemptsMade: number, failedAt: Date, random: number): Date | null {
  const delaySeconds = LIMITS.webhookRetryDelaysSeconds[attemptsMade - 1];
  if (delaySeconds === undefined) return null;
  return new Date(failedAt.getTime() + Math.round(delaySeconds * 1_000 * (1 + JITTER * random)));
}

/** A subscription is disabled after failing for this long. */
const FAILING_PERIOD_MS = 5 * 24 * 3_600_000;

/**
 * @param failingSince first failure since the last success
 * @param lastFailureAt latest failure
 */
export function isFailingForGood(failingSince: Date, lastFailureAt: Date): boolean {
  return lastFailureAt.getTime() - failingSince.getTime() >= FAILING_PERIOD_MS;
}

export interface AttemptRecord {
  readonly delivery: ClaimedDelivery;
  readonly result: AttemptResult;
  readonly at: Date;
}

/**
 * Records a batch of attempts and their consequences in one transaction: succeeded, next attempt, dead letter, disabled
 * subscription. A delivery that another process has claimed, or that was cancelled, keeps its state.
 */
export async function recordAttempts(
  context: ServiceContext,
  owner: string,
  records: readonly AttemptRecord[],
): Promise<void> {
  const decided = records.map((record) => {
    const attempt = record.delivery.attempts_count + 1;
    const next = record.result.ok ? null : nextAttemptAt(attempt, record.at, Math.random());
    const status = record.result.ok ? 'succeeded' : next === null ? 'dead_lettered' : 'pending';
    return { ...record, attempt, next, status };
  });
  await context.store.transaction(async (tx) => {
    await tx.query(
      // Locked, so that none is deleted with its scan meanwhile.
      `WITH kept AS MATERIALIZED (SELECT id FROM deliveries WHERE id = ANY ($1::text[]) ORDER BY id FOR KEY SHARE)
       INSERT INTO delivery_attempts (delivery_id, attempt, at, status_code, error, duration_ms)
       SELECT done.* FROM unnest($1::text[], $2::int[], $3::timestamptz[], $4::int[], $5::text[], $6::int[])
         AS done (id, attempt, at, status_code, error, duration_ms) JOIN kept USING (id) ON CONFLICT DO NOTHING`,
      [
        decided.map(({ delivery }) => delivery.id),
        decided.map(({ attempt }) => attempt),
        decided.map(({ at }) => at.toISOString()),
        decided.map(({ result }) => result.statusCode),
        decided.map(({ result }) => result.error),
        decided.map(({ result }) => result.durationMs),
      ],
    );
    // A leased delivery is pending. Stating that here would make the planner read all pending deliveries.
    await tx.query(
      `UPDATE deliveries SET attempts_count = done.attempt, status = done.status, next_attempt_at = done.next,
         finished_at = CASE WHEN done.status = 'pending' THEN NULL ELSE done.at END, lease_owner = NULL, lease_until = NULL
       FROM unnest($1::text[], $2::int[], $3::text[], $4::timestamptz[], $5::timestamptz[]) AS done (id, attempt, status, next, at)
       WHERE deliveries.id = done.id AND deliveries.lease_owner = $6`,
      [
        decided.map(({ delivery }) => delivery.id),
        decided.map(({ attempt }) => attempt),
        decided.map(({ status }) => status),
        decided.map(({ next }) => next?.toISOString() ?? null),
        decided.map(({ at }) => at.toISOString()),
        owner,
      ],
    );
    await recordSuccesses(tx, decided);
    const failing = decided.filter(({ result }) => !result.ok);
    for (const webhookId of [...new Set(failing.map(({ delivery }) => delivery.webhook_id))].sort()) {
      await recordFailures(
        tx,
        context,
        webhookId,
        failing.filter(({ delivery }) => delivery.webhook_id === webhookId),
      );
    }
  });
  for (const { status } of decided) {
    context.metrics.count('scan_gate_webhook_attempts_total', { status });
    if (status === 'dead_lettered') context.log('warn', 'webhook_dead_lettered', { count: 1 });
  }
}

/** A success resets the failure period. One statement for all subscriptions of the batch. */
async function recordSuccesses(tx: Transaction, records: readonly AttemptRecord[]): Promise<void> {
  const latest = new Map<string, Date>();
  for (const { delivery, result, at } of records) {
    if (result.ok && at > (latest.get(delivery.webhook_id) ?? new Date(0))) latest.set(delivery.webhook_id, at);
  }
  if (latest.size === 0) return;
  // Always in this order, so that two processes cannot deadlock.
  const rows = [...latest].sort(([a], [b]) => (a < b ? -1 : 1));
  await tx.query(
    `UPDATE webhooks SET last_success_at = done.at, failing_since = NULL, last_failure_at = NULL
     FROM unnest($1::text[], $2::timestamptz[]) AS done (id, at) WHERE webhooks.id = done.id`,
    [rows.map(([id]) => id), rows.map(([, at]) => at.toISOString())],
  );
}

/** Extends the failure period of a subscription. Disables it on 410 Gone or after five days of failures only. */
async function recordFailures(
  tx: Transaction,
  context: ServiceContext,
  webhookId: string,
  records: readonly AttemptRecord[],
): Promise<void> {
  const failure = records.reduce((latest, { at }) => (at > latest ? at : latest), new Date(0));
  const rows = await tx.query<{ failing_since: Date }>(
    `UPDATE webhooks SET failing_since = COALESCE(failing_since, $2), last_failure_at = $2
     WHERE id = $1 AND (last_success_at IS NULL OR last_success_at <= $2) RETURNING failing_since`,
    [webhookId, failure],
  );
  const gone = records.some(({ result }) => result.statusCode === 410);
  const failingSince = rows[0]?.failing_since;
  const forGood = failingSince !== undefined && isFailingForGood(failingSince, failure);
  if (!gone && !forGood) return;
  const reason = gone ? 'gone' : 'failing';
  const [disabled] = await tx.query<{ workspace_id: string }>(
    "UPDATE webhooks SET status = 'disabled', disabled_reason = $2 WHERE id = $1 AND status = 'enabled' RETURNING workspace_id",
    [webhookId, reason],
  );
  if (disabled === undefined) return;
  await cancelDeliveries(tx, webhookId, failure);
  const by = { workspaceId: disabled.workspace_id, keyId: 'service' } as const;
  await audit(tx, by, 'webhook.disabled', webhookId, context.clock.now(), { reason });
  context.log('warn', 'webhook_disabled', { webhook: webhookId, reason });
}
