import type { ReplayRequest, ReplayResult } from '../../contract/webhook.ts';
import { ApiError, invalid, notFound } from '../errors.ts';
import { isId, newId } from '../ids.ts';
import { CHANNELS, type ServiceContext } from '../service-context.ts';
import { listRows } from '../store/list-query.ts';
import { type PageQuery, type Sql, single, type Transaction } from '../store/store.ts';
import { deliveryBody } from './sender.ts';
import { type AttemptRow, DELIVERY_COLUMNS, type DeliveryRow, type WebhookRow } from './webhook-row.ts';

/** Maximum events per replay request. Replay a longer period in parts. */
const REPLAY_MAX = 10_000;

/** Deliveries of a subscription, newest first. */
export function listDeliveries(
  sql: Sql,
  webhookId: string,
  status: string | null,
  page: PageQuery,
): Promise<DeliveryRow[]> {
  return listRows(
    sql,
    `SELECT ${DELIVERY_COLUMNS} FROM deliveries`,
    [
      ['webhook_id = ?', webhookId],
      ['status = ?', status],
    ],
    page,
  );
}

/** @throws ApiError not_found */
export async function findDelivery(sql: Sql, webhookId: string, id: string): Promise<DeliveryRow> {
  const rows = isId('dlv', id)
    ? await sql.query<DeliveryRow>(`SELECT ${DELIVERY_COLUMNS} FROM deliveries WHERE id = $1 AND webhook_id = $2`, [
        id,
        webhookId,
      ])
    : [];
  const row = rows[0];
  if (row === undefined) throw notFound('delivery', id);
  return row;
}

/** The body that every attempt of a delivery sends. */
export async function bodyOf(sql: Sql, delivery: DeliveryRow): Promise<string> {
  const event = single(
    await sql.query<{ created_at: Date; data: Record<string, unknown> }>(
      'SELECT created_at, data FROM events WHERE id = $1',
      [delivery.event_id],
    ),
  );
  const { event_id, event_type } = delivery;
  return deliveryBody({ event_id, event_type, event_created_at: event.created_at, event_data: event.data }).toString();
}

export async function attemptsOf(sql: Sql, deliveryId: string): Promise<AttemptRow[]> {
  return sql.query<AttemptRow>(
    'SELECT attempt, at, status_code, error, duration_ms FROM delivery_attempts WHERE delivery_id = $1 ORDER BY attempt',
    [deliveryId],
  );
}

/**
 * Queues an event again as a new delivery, which is charged again.
 * @throws ApiError invalid_state when the subscription is disabled or the delivery is not finished
 */
export async function replayDelivery(
  context: ServiceContext,
  webhook: WebhookRow,
  deliveryId: string,
  tx: Transaction,
): Promise<DeliveryRow> {
  refuseDisabled(webhook);
  const original = await findDelivery(tx, webhook.id, deliveryId);
  if (original.status === 'pending' || original.status === 'held') {
    throw new ApiError(
      'invalid_state',
      `Delivery ${original.id} is ${original.status} and will be attempted without a replay.`,
    );
  }
  const now = context.clock.now();
  const rows = await tx.query<DeliveryRow>(
    `INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, replay_of, created_at)
     VALUES ($1, $2, $3, $4, $5, 'pending', $6, $7, $6) RETURNING ${DELIVERY_COLUMNS}`,
    [newId('dlv', now), webhook.id, webhook.workspace_id, original.event_id, original.event_type, now, original.id],
  );
  tx.notify(CHANNELS.deliveriesDue);
  return single(rows);
}

/**
 * Delivers the subscribed events of a period again, including those of a time when the subscription was disabled. With
 * `status`, only events whose latest delivery has that status.
 */
export async function replayPeriod(
  context: ServiceContext,
  webhook: WebhookRow,
  request: ReplayRequest,
  tx: Transaction,
): Promise<ReplayResult> {
  refuseDisabled(webhook);
  const now = context.clock.now();
  const since = new Date(request.since);
  const until = request.until === undefined ? now : new Date(request.until);
  if (!(since < until)) throw invalid('since', 'must be before until');
  const found = await tx.query<{ event_id: string; type: string; delivery_id: string | null }>(
    `SELECT events.id AS event_id, events.type, latest.id AS delivery_id
     FROM events
     LEFT JOIN LATERAL (
       -- Each half has an index of its own.
       SELECT id, status FROM (
         SELECT id, status, created_at FROM deliveries
         WHERE event_id = events.id AND webhook_id = $2 AND replay_of IS NULL
         UNION ALL
         SELECT id, status, created_at FROM deliveries
         WHERE event_id = events.id AND webhook_id = $2 AND replay_of IS NOT NULL
       ) AS made ORDER BY created_at DESC, id DESC LIMIT 1
     ) AS latest ON true
     WHERE events.workspace_id = $1 AND events.created_at >= $3 AND events.created_at < $4 AND events.type = ANY ($5::text[])
       AND (CASE WHEN $6::text IS NULL THEN latest.status IS NULL OR latest.status NOT IN ('pending', 'held') ELSE latest.status = $6 END)
     ORDER BY events.created_at, events.id LIMIT $7`,
    [webhook.workspace_id, webhook.id, since, until, webhook.events, request.status ?? null, REPLAY_MAX + 1],
  );
  if (found.length > REPLAY_MAX) {
    throw invalid('since', `and until span more than ${REPLAY_MAX} events: replay a shorter period`, 'too_many');
  }
  if (request.dry_run !== true && found.length > 0) {
    await tx.query(
      `INSERT INTO deliveries (id, webhook_id, workspace_id, event_id, event_type, status, next_attempt_at, replay_of, created_at)
       SELECT entry.id, $1, $2, entry.event_id, entry.type, 'pending', $3, entry.replay_of, $3
       FROM unnest($4::text[], $5::text[], $6::text[], $7::text[]) AS entry (id, event_id, type, replay_of)
       ON CONFLICT DO NOTHING`,
      [
        webhook.id,
        webhook.workspace_id,
        now,
        found.map(() => newId('dlv', now)),
        found.map(({ event_id }) => event_id),
        found.map(({ type }) => type),
        found.map(({ delivery_id }) => delivery_id),
      ],
    );
  }
  tx.notify(CHANNELS.deliveriesDue);
  return { count: found.length, dry_run: request.dry_run === true };
}

function refuseDisabled(webhook: WebhookRow): void {
  if (webhook.status === 'enabled') return;
  throw new ApiError(
    'invalid_state',
    `Subscription ${webhook.id} is disabled (${webhook.disabled_reason ?? 'user'}): enable it by PATCH first.`,
  );
}
