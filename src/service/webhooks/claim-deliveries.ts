import type { EventType } from '../../contract/event.ts';
import { charge, lockWallet } from '../ledger.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Row, Transaction } from '../store/store.ts';

/** A delivery that this process holds until its lease ends, with all that its attempt needs. */
export interface ClaimedDelivery extends Row {
  readonly id: string;
  readonly webhook_id: string;
  readonly workspace_id: string;
  readonly event_id: string;
  readonly event_type: EventType;
  readonly attempts_count: number;
  readonly url: string;
  readonly secret: string;
  readonly previous_secret: string | null;
  readonly previous_secret_until: Date | null;
  readonly event_created_at: Date;
  readonly event_data: Readonly<Record<string, unknown>>;
}

/** Renewed every few seconds by a living process: what a killed one held is tried again after this time at most. */
export const LEASE_SECONDS = 15;

/** Rows looked at per claim, and taken of one subscription at most: one with a long queue does not hide the others. */
const WINDOW = 1_000;
const PER_SUBSCRIPTION = 100;

/**
 * Takes deliveries that are due, each once over all processes. The first attempt of each is paid for here, in the same
 * transaction: what the balance does not cover is held, and nothing is ever sent unpaid or paid twice.
 * @param saturated subscriptions of which this process holds enough already
 */
export async function claimDeliveries(
  context: ServiceContext,
  owner: string,
  limit: number,
  saturated: readonly string[],
): Promise<ClaimedDelivery[]> {
  const now = context.clock.now();
  return context.store.transaction(async (tx) => {
    // Without statistics, which the embedded database never has, the planner sorts everything that is pending, at each claim.
    await tx.query("SELECT set_config('enable_bitmapscan', 'off', true)");
    const due = await tx.query<ClaimedDelivery & { subscribed: boolean }>(
      `WITH first AS (
         SELECT id, webhook_id, next_attempt_at FROM deliveries
         WHERE status = 'pending' AND next_attempt_at <= $1 AND (lease_until IS NULL OR lease_until < clock_timestamp())
           AND webhook_id <> ALL ($5::text[])
         ORDER BY next_attempt_at LIMIT ${WINDOW}
       ), placed AS (
         SELECT id, row_number() OVER (PARTITION BY webhook_id ORDER BY next_attempt_at) AS place FROM first
       ), due AS (
         SELECT id FROM deliveries
         WHERE id IN (SELECT id FROM placed WHERE place <= ${PER_SUBSCRIPTION})
           AND status = 'pending' AND next_attempt_at <= $1 AND (lease_until IS NULL OR lease_until < clock_timestamp())
         ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED
       ), taken AS (
         UPDATE deliveries SET lease_owner = $3, lease_until = clock_timestamp() + make_interval(secs => $4)
         FROM due WHERE deliveries.id = due.id RETURNING deliveries.*
       )
       SELECT taken.id, taken.webhook_id, taken.workspace_id, taken.event_id, taken.event_type, taken.attempts_count,
              webhooks.url, webhooks.secret, webhooks.previous_secret, webhooks.previous_secret_until,
              (webhooks.status = 'enabled' AND webhooks.deleted_at IS NULL AND api_keys.revoked_at IS NULL
                AND (api_keys.expires_at IS NULL OR api_keys.expires_at > $1)) AS subscribed,
              events.created_at AS event_created_at, events.data AS event_data
       FROM taken JOIN webhooks ON webhooks.id = taken.webhook_id JOIN api_keys ON api_keys.id = webhooks.key_id
         JOIN events ON events.id = taken.event_id
       ORDER BY taken.created_at, taken.id`,
      [now, limit, owner, LEASE_SECONDS, saturated],
    );
    const ended = due.filter((delivery) => !delivery.subscribed);
    if (ended.length > 0) {
      await tx.query(
        `UPDATE deliveries SET status = 'cancelled', finished_at = $2, next_attempt_at = NULL, lease_owner = NULL, lease_until = NULL
         WHERE id = ANY ($1::text[])`,
        [ended.map(({ id }) => id), now],
      );
    }
    const wanted = due.filter((delivery) => delivery.subscribed);
    const unpaid = await payFirstAttempts(tx, context, wanted, now);
    return wanted.filter(({ id }) => !unpaid.has(id));
  });
}

/** Keeps what this process holds; called while attempts are under way. */
export async function renewLeases(context: ServiceContext, owner: string): Promise<void> {
  await context.store.query(
    `UPDATE deliveries SET lease_until = clock_timestamp() + make_interval(secs => $2)
     WHERE lease_owner = $1 AND status = 'pending'`,
    [owner, LEASE_SECONDS],
  );
}

/** Gives back what this process holds, when it stops: another one can try it at once. */
export async function releaseLeases(context: ServiceContext, owner: string): Promise<void> {
  await context.store.query(
    "UPDATE deliveries SET lease_owner = NULL, lease_until = NULL WHERE lease_owner = $1 AND status = 'pending'",
    [owner],
  );
}

/** @returns ids of deliveries that the balance did not cover; they are held now */
async function payFirstAttempts(
  tx: Transaction,
  context: ServiceContext,
  deliveries: readonly ClaimedDelivery[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const price = context.config.prices['webhook.delivery'];
  const first = deliveries.filter(({ attempts_count }) => attempts_count === 0);
  const unpaid = new Set<string>();
  // In one order everywhere, so that two processes never wait for each other's workspace.
  for (const workspaceId of [...new Set(first.map(({ workspace_id }) => workspace_id))].sort()) {
    const mine = first.filter(({ workspace_id }) => workspace_id === workspaceId);
    const paid = await alreadyPaid(tx, mine);
    const owing = mine.filter(({ id }) => !paid.has(id));
    const { livemode, balance } = await lockWallet(tx, workspaceId);
    const covered = !livemode || price === 0 ? owing.length : Math.min(owing.length, Math.floor(balance / price));
    for (const { id } of owing.slice(covered)) unpaid.add(id);
    const charges = owing
      .slice(0, covered)
      .map(({ id }) => ({ operation: 'webhook.delivery' as const, cost: price, reference: id }));
    await charge(tx, workspaceId, livemode, charges, now);
  }
  if (unpaid.size > 0) {
    await tx.query(
      `UPDATE deliveries SET status = 'held', held_since = $2, next_attempt_at = NULL, lease_owner = NULL, lease_until = NULL
       WHERE id = ANY ($1::text[])`,
      [[...unpaid], now],
    );
  }
  return unpaid;
}

/** A first attempt that was paid for and then lost with its process is not paid for again. */
async function alreadyPaid(tx: Transaction, deliveries: readonly ClaimedDelivery[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ reference: string }>(
    "SELECT reference FROM ledger WHERE kind = 'charge' AND reference = ANY ($1::text[])",
    [deliveries.map(({ id }) => id)],
  );
  return new Set(rows.map(({ reference }) => reference));
}
