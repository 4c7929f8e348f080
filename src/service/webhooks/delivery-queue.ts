import type { EventType } from '../../contract/event.ts';
import type { ChannelTerms, DIGEST } from '../channels/queue-notices.ts';
import type { LeasedTable } from '../leased-queue.ts';
import { charge, lockWallet } from '../ledger.ts';
import { CHANNELS, type ServiceContext } from '../service-context.ts';
import type { Row, Store, Transaction } from '../store/store.ts';

/** A delivery leased by this process, with everything an attempt needs. */
export interface ClaimedDelivery extends Row {
  readonly id: string;
  readonly webhook_id: string;
  readonly workspace_id: string;
  readonly event_id: string;
  readonly event_type: EventType | typeof DIGEST;
  readonly attempts_count: number;
  readonly url: string;
  readonly secret: string;
  readonly previous_secret: string | null;
  readonly previous_secret_until: Date | null;
  /** Null for a webhook. */
  readonly channel: ChannelTerms | null;
  readonly subscribed_events: readonly string[];
  readonly event_created_at: Date;
  readonly event_data: Readonly<Record<string, unknown>>;
  /** Of the scan that the event is about, if there is one. */
  readonly traceparent: string | null;
}

export const DELIVERY_LEASES: LeasedTable = {
  name: 'deliveries',
  claimed: 'pending',
  waiting: 'pending',
  channel: CHANNELS.deliveriesDue,
};
/** Deliveries of a killed process are retried after at most this time. */
const LEASE_MS = 15_000;

/** Renews the leases that a process still has. @returns their ids */
export async function renewDeliveries(store: Store, owner: string, ids: readonly string[]): Promise<Set<string>> {
  // By id, because nothing else finds the rows of a process among a million.
  const rows = await store.query<{ id: string }>(
    `UPDATE deliveries SET lease_until = clock_timestamp() + $3 * interval '1 millisecond'
     WHERE id = ANY ($2::text[]) AND lease_owner = $1 AND status = 'pending' RETURNING id`,
    [owner, ids, LEASE_MS],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Rows read per claim, and the maximum claimed per subscription, so that a long queue does not hide the others. */
const WINDOW = 1_000;
const PER_SUBSCRIPTION = 100;
/** Subscriptions that are looked through at a time when those in front are saturated. */
const LANES = 200;

const IS_DUE =
  "status = 'pending' AND next_attempt_at <= $1 AND (lease_until IS NULL OR lease_until < clock_timestamp())";

/** Where the next search through the subscriptions starts. The worker keeps it. */
export interface LaneCursor {
  after: string;
}

type DueDelivery = ClaimedDelivery & { readonly subscribed: boolean };

/**
 * Claims due deliveries, each in one process. First attempts are charged in the same transaction; deliveries that the
 * balance does not cover are held. Nothing is sent unpaid or charged twice.
 * @param saturated subscriptions whose deliveries are not claimed, because this process holds enough of them
 */
export async function claimDeliveries(
  context: ServiceContext,
  owner: string,
  limit: number,
  saturated: readonly string[],
  cursor: LaneCursor,
): Promise<ClaimedDelivery[]> {
  const now = context.clock.now();
  return context.store.transaction(async (tx) => {
    // Without statistics the planner sorts all pending deliveries at each claim.
    await tx.query("SELECT set_config('enable_bitmapscan', 'off', true)");
    const take = (from: string, last: unknown) => takeDue(tx, from, [now, limit, owner, LEASE_MS, last]);
    // The saturated ones are left out after the limit: there may be a million of them in front of the others.
    let due = await take(
      `SELECT id FROM (
         SELECT id, row_number() OVER (PARTITION BY webhook_id ORDER BY next_attempt_at) AS place, webhook_id FROM (
           SELECT id, webhook_id, next_attempt_at FROM deliveries WHERE ${IS_DUE} ORDER BY next_attempt_at LIMIT ${WINDOW}
         ) AS first
       ) AS placed WHERE place <= ${PER_SUBSCRIPTION} AND webhook_id <> ALL ($5::text[])`,
      saturated,
    );
    if (due.length === 0 && saturated.length > 0) {
      const lanes = (await nextLanes(tx, cursor)).filter((id) => !saturated.includes(id));
      due = await take(
        `SELECT first.id FROM unnest($5::text[]) AS lane (id) CROSS JOIN LATERAL (
           -- As rows, which only the index of the lanes can compare: the other index has the full lane in front.
           SELECT id FROM deliveries WHERE ${IS_DUE}
             AND (webhook_id, next_attempt_at) > (lane.id, '-infinity') AND (webhook_id, next_attempt_at) <= (lane.id, $1)
           ORDER BY webhook_id, next_attempt_at LIMIT ${PER_SUBSCRIPTION}
         ) AS first`,
        lanes,
      );
    }
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

/**
 * Leases deliveries that are due.
 * @param from statement that selects the ids to take from
 * @param values time, maximum, owner, lease in milliseconds, and the value $5 of `from`
 */
function takeDue(tx: Transaction, from: string, values: readonly unknown[]): Promise<DueDelivery[]> {
  return tx.query<DueDelivery>(
    `WITH due AS (
       SELECT id FROM deliveries WHERE id IN (${from}) AND ${IS_DUE}
       ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ), taken AS (
       UPDATE deliveries SET lease_owner = $3, lease_until = clock_timestamp() + $4 * interval '1 millisecond'
       FROM due WHERE deliveries.id = due.id RETURNING deliveries.*
     )
     SELECT taken.id, taken.webhook_id, taken.workspace_id, taken.event_id, taken.event_type, taken.attempts_count,
            webhooks.url, webhooks.secret, webhooks.previous_secret, webhooks.previous_secret_until,
            webhooks.channel, webhooks.events AS subscribed_events,
            (webhooks.status = 'enabled' AND webhooks.deleted_at IS NULL AND api_keys.revoked_at IS NULL
              AND (api_keys.expires_at IS NULL OR api_keys.expires_at > $1)) AS subscribed,
            events.created_at AS event_created_at, events.data AS event_data,
            (SELECT traceparent FROM scans WHERE scans.id = events.subject) AS traceparent
     FROM taken JOIN webhooks ON webhooks.id = taken.webhook_id LEFT JOIN api_keys ON api_keys.id = webhooks.key_id
       JOIN events ON events.id = taken.event_id
     ORDER BY taken.created_at, taken.id`,
    values,
  );
}

/** The next subscriptions with pending deliveries: one step in an index for each, however many deliveries it has. */
async function nextLanes(tx: Transaction, cursor: LaneCursor): Promise<string[]> {
  const next = (after: string) =>
    `(SELECT webhook_id FROM deliveries WHERE status = 'pending' AND webhook_id > ${after} ORDER BY webhook_id LIMIT 1)`;
  const rows = await tx.query<{ id: string }>(
    `WITH RECURSIVE lane (id, place) AS (
       SELECT ${next('$1')}, 1
       UNION ALL
       SELECT ${next('lane.id')}, place + 1 FROM lane WHERE id IS NOT NULL AND place < ${LANES}
     ) SELECT id FROM lane WHERE id IS NOT NULL`,
    [cursor.after],
  );
  cursor.after = rows.length < LANES ? '' : (rows.at(-1)?.id ?? '');
  return rows.map(({ id }) => id);
}

/** @returns ids of the deliveries that were held because the balance does not cover them */
async function payFirstAttempts(
  tx: Transaction,
  context: ServiceContext,
  deliveries: readonly ClaimedDelivery[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const first = deliveries.filter(({ attempts_count }) => attempts_count === 0);
  const unpaid = new Set<string>();
  // Always in this order, so that two processes cannot deadlock.
  for (const workspaceId of [...new Set(first.map(({ workspace_id }) => workspace_id))].sort()) {
    const mine = first.filter(({ workspace_id }) => workspace_id === workspaceId);
    const paid = await alreadyPaid(tx, mine);
    const owing = mine.filter(({ id }) => !paid.has(id));
    const { livemode, balance, prices } = await lockWallet(tx, workspaceId, context.config);
    const price = prices['webhook.delivery'];
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

/** First attempts that were charged and then lost with their process. They are not charged again. */
async function alreadyPaid(tx: Transaction, deliveries: readonly ClaimedDelivery[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ reference: string }>(
    "SELECT reference FROM ledger WHERE kind = 'charge' AND reference = ANY ($1::text[])",
    [deliveries.map(({ id }) => id)],
  );
  return new Set(rows.map(({ reference }) => reference));
}
