import type { EventType } from '../../contract/event.ts';
import type { Delivery, DeliveryAttempt, DeliveryStatus, Webhook } from '../../contract/webhook.ts';
import type { Row } from '../store/store.ts';

export interface WebhookRow extends Row {
  readonly id: string;
  readonly workspace_id: string;
  readonly key_id: string;
  readonly url: string;
  readonly events: EventType[];
  readonly status: Webhook['status'];
  readonly disabled_reason: Webhook['disabled_reason'];
  readonly secret: string;
  readonly previous_secret: string | null;
  readonly previous_secret_until: Date | null;
  readonly last_success_at: Date | null;
  readonly created_at: Date;
}

export const WEBHOOK_COLUMNS =
  'id, workspace_id, key_id, url, events, status, disabled_reason, secret, previous_secret, previous_secret_until, last_success_at, created_at';

/** Secrets that sign a delivery: the current one, and the previous one while it is valid. */
export function signingSecrets(
  {
    secret,
    previous_secret: previous,
    previous_secret_until: until,
  }: Pick<WebhookRow, 'secret' | 'previous_secret' | 'previous_secret_until'>,
  now: Date,
): string[] {
  return previous !== null && until !== null && until > now ? [secret, previous] : [secret];
}

/** Without the secret, which is only returned when it is created or rotated. */
export function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    status: row.status,
    disabled_reason: row.disabled_reason,
    last_success_at: row.last_success_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

export interface DeliveryRow extends Row {
  readonly id: string;
  readonly webhook_id: string;
  readonly event_id: string;
  readonly event_type: EventType;
  readonly status: DeliveryStatus;
  readonly attempts_count: number;
  readonly next_attempt_at: Date | null;
  readonly replay_of: string | null;
  readonly created_at: Date;
}

export const DELIVERY_COLUMNS =
  'id, webhook_id, event_id, event_type, status, attempts_count, next_attempt_at, replay_of, created_at';

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    webhook_id: row.webhook_id,
    event_id: row.event_id,
    event_type: row.event_type,
    status: row.status,
    attempts_count: row.attempts_count,
    next_attempt_at: row.status === 'pending' ? (row.next_attempt_at?.toISOString() ?? null) : null,
    replay_of: row.replay_of,
    created_at: row.created_at.toISOString(),
  };
}

export interface AttemptRow extends Row {
  readonly attempt: number;
  readonly at: Date;
  readonly status_code: number | null;
  readonly error: string | null;
  readonly duration_ms: number;
}

export function toAttempt(row: AttemptRow): DeliveryAttempt {
  return {
    attempt: row.attempt,
    at: row.at.toISOString(),
    status_code: row.status_code,
    error: row.error,
    duration_ms: row.duration_ms,
  };
}
