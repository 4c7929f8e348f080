import { randomBytes } from 'node:crypto';
import type { EventType } from '../../contract/event.ts';
import type { RotateSecret, Webhook, WebhookCreate, WebhookUpdate, WebhookWithSecret } from '../../contract/webhook.ts';
import { ApiError, invalid, notFound } from '../errors.ts';
import { isId, newId } from '../ids.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import { type PageQuery, type Sql, single, type Transaction } from '../store/store.ts';
import { deliveryAddressRule } from './delivery-address.ts';
import { toWebhook, WEBHOOK_COLUMNS, type WebhookRow } from './webhook-row.ts';
import { parseWebhookUrl } from './webhook-url.ts';

const DEFAULT_PREVIOUS_VALID_SECONDS = 86_400;

/**
 * Creates a subscription bound to the key of the caller (seed, "Webhook subscription").
 * @returns the subscription with its secret, the only time it is shown
 * @throws ApiError validation_error for a URL that may not be reached, conflict for an overlapping subscription
 */
export async function createSubscription(
  context: ServiceContext,
  principal: Principal,
  body: WebhookCreate,
  tx: Transaction,
): Promise<WebhookWithSecret> {
  const parsed = parseWebhookUrl(body.url, deliveryAddressRule(context.config.allowWebhookCidrs));
  if ('fault' in parsed) throw invalid('url', parsed.fault.replace(/^url /, ''), 'url');
  const now = context.clock.now();
  await refuseOverlap(tx, principal.workspaceId, parsed.url, body.events, null, now);
  const secret = newSecret();
  const rows = await tx.query<WebhookRow>(
    `INSERT INTO webhooks (id, workspace_id, key_id, url, normalized_url, events, status, secret, created_at)
     VALUES ($1, $2, $3, $4, $4, $5, 'enabled', $6, $7) RETURNING ${WEBHOOK_COLUMNS}`,
    [newId('whk', now), principal.workspaceId, principal.keyId, parsed.url, body.events, secret, now],
  );
  return { ...toWebhook(single(rows)), secret };
}

/** @throws ApiError not_found, also for a subscription of another key */
export async function findSubscription(sql: Sql, principal: Principal, id: string): Promise<WebhookRow> {
  const rows = isId('whk', id)
    ? await sql.query<WebhookRow>(
        `SELECT ${WEBHOOK_COLUMNS} FROM webhooks WHERE id = $1 AND key_id = $2 AND workspace_id = $3 AND deleted_at IS NULL`,
        [id, principal.keyId, principal.workspaceId],
      )
    : [];
  const row = rows[0];
  if (row === undefined) throw notFound('webhook', id);
  return row;
}

/** Subscriptions of the caller's key, newest first. */
export function listSubscriptions(sql: Sql, principal: Principal, page: PageQuery): Promise<WebhookRow[]> {
  return sql.query<WebhookRow>(
    `SELECT ${WEBHOOK_COLUMNS} FROM webhooks
     WHERE key_id = $1 AND workspace_id = $2 AND deleted_at IS NULL
       AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4))
     ORDER BY created_at DESC, id DESC LIMIT $5`,
    [principal.keyId, principal.workspaceId, ...page.after, page.limit],
  );
}

/** Changes events or status. Disabling ends what is pending; re-enabling forgets the failures. */
export async function updateSubscription(
  context: ServiceContext,
  principal: Principal,
  id: string,
  body: WebhookUpdate,
  tx: Transaction,
): Promise<Webhook> {
  const current = await findSubscription(tx, principal, id);
  const events = body.events ?? current.events;
  const status = body.status ?? current.status;
  const now = context.clock.now();
  if (body.events !== undefined) await refuseOverlap(tx, principal.workspaceId, current.url, events, id, now);
  const reason = status === 'enabled' ? null : (current.disabled_reason ?? 'user');
  const rows = await tx.query<WebhookRow>(
    `UPDATE webhooks SET events = $2, status = $3, disabled_reason = $4,
       failing_since = CASE WHEN $5 THEN NULL ELSE failing_since END
     WHERE id = $1 RETURNING ${WEBHOOK_COLUMNS}`,
    [id, events, status, reason, status === 'enabled' && current.status === 'disabled'],
  );
  if (status === 'disabled') await cancelDeliveries(tx, id, now);
  return toWebhook(single(rows));
}

/** Soft delete: the log of its deliveries stays, what is pending is cancelled. */
export async function deleteSubscription(
  context: ServiceContext,
  principal: Principal,
  id: string,
  tx: Transaction,
): Promise<void> {
  await findSubscription(tx, principal, id);
  const now = context.clock.now();
  await tx.query('UPDATE webhooks SET deleted_at = $2 WHERE id = $1', [id, now]);
  await cancelDeliveries(tx, id, now);
}

/** Makes a new secret; the old one signs beside it for `previous_valid_for` seconds. */
export async function rotateSecret(
  context: ServiceContext,
  principal: Principal,
  id: string,
  body: RotateSecret,
  tx: Transaction,
): Promise<WebhookWithSecret> {
  await findSubscription(tx, principal, id);
  const secret = newSecret();
  const seconds = body.previous_valid_for ?? DEFAULT_PREVIOUS_VALID_SECONDS;
  const until = new Date(context.clock.now().getTime() + seconds * 1_000);
  const rows = await tx.query<WebhookRow>(
    `UPDATE webhooks SET previous_secret = secret, previous_secret_until = $3, secret = $2
     WHERE id = $1 RETURNING ${WEBHOOK_COLUMNS}`,
    [id, secret, until],
  );
  return { ...toWebhook(single(rows)), secret };
}

/** A revoked key ends its subscriptions and their deliveries; nobody can manage them any more. */
export async function disableSubscriptionsOfKey(tx: Transaction, keyId: string, now: Date): Promise<void> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE webhooks SET status = 'disabled', disabled_reason = 'key_revoked'
     WHERE key_id = $1 AND deleted_at IS NULL RETURNING id`,
    [keyId],
  );
  for (const { id } of rows) await cancelDeliveries(tx, id, now);
}

/**
 * Subscriptions of keys that have expired end as those of revoked keys do. No event or delivery goes to them from the
 * moment of expiry; this shows it in their status and clears what they still had pending or held.
 */
export async function disableSubscriptionsOfExpiredKeys(context: ServiceContext): Promise<void> {
  const now = context.clock.now();
  await context.store.transaction(async (tx) => {
    const rows = await tx.query<{ key_id: string }>(
      `SELECT DISTINCT w.key_id FROM webhooks w JOIN api_keys k ON k.id = w.key_id
       WHERE k.expires_at <= $1 AND w.deleted_at IS NULL AND w.disabled_reason IS DISTINCT FROM 'key_revoked'`,
      [now],
    );
    for (const { key_id: keyId } of rows) await disableSubscriptionsOfKey(tx, keyId, now);
  });
}

/** Hands the subscriptions of a key to the one that replaces it. */
export async function moveSubscriptions(tx: Transaction, fromKeyId: string, toKeyId: string): Promise<number> {
  const rows = await tx.query('UPDATE webhooks SET key_id = $2 WHERE key_id = $1 AND deleted_at IS NULL RETURNING id', [
    fromKeyId,
    toKeyId,
  ]);
  return rows.length;
}

export async function cancelDeliveries(tx: Transaction, webhookId: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE deliveries SET status = 'cancelled', finished_at = $2, next_attempt_at = NULL, lease_owner = NULL, lease_until = NULL
     WHERE webhook_id = $1 AND status IN ('pending', 'held')`,
    [webhookId, now],
  );
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/**
 * Seed, "Errors": creation duplicating an existing subscription with the same URL and the same event. The lock makes
 * concurrent creations of one URL wait for each other. A subscription of a revoked or expired key is in no one's way.
 */
async function refuseOverlap(
  tx: Transaction,
  workspaceId: string,
  url: string,
  events: readonly EventType[],
  exceptId: string | null,
  now: Date,
): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7302144020))', [`${workspaceId} ${url}`]);
  const rows = await tx.query<{ id: string; events: EventType[] }>(
    `SELECT w.id, w.events FROM webhooks w JOIN api_keys k ON k.id = w.key_id
     WHERE w.workspace_id = $1 AND w.normalized_url = $2 AND w.deleted_at IS NULL AND w.events && $3::text[]
       AND w.disabled_reason IS DISTINCT FROM 'key_revoked' AND w.id IS DISTINCT FROM $4
       AND (k.expires_at IS NULL OR k.expires_at > $5)
     ORDER BY w.id LIMIT 1`,
    [workspaceId, url, events, exceptId, now],
  );
  const existing = rows[0];
  if (existing === undefined) return;
  const shared = events.filter((event) => existing.events.includes(event));
  throw new ApiError('conflict', `Subscription ${existing.id} already delivers ${shared.join(', ')} to this URL.`, {
    param: 'events',
    details: [{ existing_id: existing.id }],
  });
}
