import { randomBytes } from 'node:crypto';
import type { EventType } from '../../contract/event.ts';
import type { RotateSecret, Webhook, WebhookCreate, WebhookUpdate, WebhookWithSecret } from '../../contract/webhook.ts';
import { audit } from '../audit.ts';
import { ApiError, invalid, notFound } from '../errors.ts';
import { isId, newId } from '../ids.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import { listRows } from '../store/list-query.ts';
import { type PageQuery, type Sql, single, type Transaction } from '../store/store.ts';
import { toWebhook, WEBHOOK_COLUMNS, type WebhookRow } from './webhook-row.ts';
import { deliveryAddressRule, parseWebhookUrl } from './webhook-url.ts';

const DEFAULT_PREVIOUS_VALID_SECONDS = 86_400;

/**
 * Creates a subscription bound to the caller's key.
 * @returns the subscription with its secret, which is not shown again
 * @throws ApiError validation_error for a URL that deliveries may not reach, conflict for an overlapping subscription
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
  const row = single(rows);
  await audit(tx, principal, 'webhook.created', row.id, now, { host: hostOf(row), events: row.events });
  return { ...toWebhook(row), secret };
}

/** Part of the URL that the audit trail records. Path and query of a receiver often hold a secret. */
function hostOf({ url }: WebhookRow): string {
  return new URL(url).host;
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
  return listRows(
    sql,
    `SELECT ${WEBHOOK_COLUMNS} FROM webhooks`,
    [
      ['deleted_at IS NULL AND key_id = ?', principal.keyId],
      ['workspace_id = ?', principal.workspaceId],
    ],
    page,
  );
}

/** Changes events or status. Disabling cancels pending deliveries; enabling resets the failure period. */
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
  const changes = {
    ...(isSame(events, current.events) ? {} : { events }),
    ...(status === current.status ? {} : { status }),
  };
  if (Object.keys(changes).length > 0) {
    await audit(tx, principal, 'webhook.updated', id, now, { host: hostOf(current), ...changes });
  }
  return toWebhook(single(rows));
}

/** Soft delete: the delivery log stays, pending deliveries are cancelled. */
export async function deleteSubscription(
  context: ServiceContext,
  principal: Principal,
  id: string,
  tx: Transaction,
): Promise<void> {
  const current = await findSubscription(tx, principal, id);
  const now = context.clock.now();
  await tx.query('UPDATE webhooks SET deleted_at = $2 WHERE id = $1', [id, now]);
  await cancelDeliveries(tx, id, now);
  await audit(tx, principal, 'webhook.deleted', id, now, { host: hostOf(current) });
}

/** Creates a new secret. Deliveries are also signed with the old one for `previous_valid_for` seconds. */
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
  const now = context.clock.now();
  const until = new Date(now.getTime() + seconds * 1_000);
  const rows = await tx.query<WebhookRow>(
    `UPDATE webhooks SET previous_secret = secret, previous_secret_until = $3, secret = $2
     WHERE id = $1 RETURNING ${WEBHOOK_COLUMNS}`,
    [id, secret, until],
  );
  const row = single(rows);
  await audit(tx, principal, 'webhook.secret_rotated', id, now, { host: hostOf(row), previous_valid_for: seconds });
  return { ...toWebhook(row), secret };
}

/** Disables the subscriptions of a revoked key, which can no longer be managed, and cancels their deliveries. */
export async function disableSubscriptionsOfKey(tx: Transaction, keyId: string, now: Date): Promise<void> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE webhooks SET status = 'disabled', disabled_reason = 'key_revoked'
     WHERE key_id = $1 AND deleted_at IS NULL RETURNING id`,
    [keyId],
  );
  for (const { id } of rows) await cancelDeliveries(tx, id, now);
}

/**
 * Disables the subscriptions of expired keys. They already receive nothing since the expiry; this updates their status and
 * cancels deliveries that are pending or held.
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

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((each) => right.includes(each));
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/**
 * Refuses a duplicate: an existing subscription with the same URL and a shared event. The lock
 * serializes creations for one URL. Subscriptions of revoked or expired keys do not count.
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
