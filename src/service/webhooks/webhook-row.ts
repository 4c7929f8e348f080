import type { Delivery, DeliveryAttempt, Webhook } from '../../contract/webhook.ts';
import { resourceOf, type Stored } from '../store/resource.ts';

export interface WebhookRow extends Stored<Webhook, 'last_success_at' | 'created_at'> {
  readonly workspace_id: string;
  readonly key_id: string;
  readonly secret: string;
  readonly previous_secret: string | null;
  readonly previous_secret_until: Date | null;
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
  const shown = ['id', 'url', 'events', 'status', 'disabled_reason', 'last_success_at', 'created_at'] as const;
  return resourceOf(row, shown);
}

export type DeliveryRow = Stored<Delivery, 'next_attempt_at' | 'created_at'>;

const DELIVERY_NAMES = [
  'id',
  'webhook_id',
  'event_id',
  'event_type',
  'status',
  'attempts_count',
  'next_attempt_at',
  'replay_of',
  'created_at',
] as const;
export const DELIVERY_COLUMNS = DELIVERY_NAMES.join(', ');

export function toDelivery(row: DeliveryRow): Delivery {
  const delivery = resourceOf(row, DELIVERY_NAMES);
  return row.status === 'pending' ? delivery : { ...delivery, next_attempt_at: null };
}

export type AttemptRow = Stored<DeliveryAttempt, 'at'>;

export function toAttempt(row: AttemptRow): DeliveryAttempt {
  return resourceOf(row, ['attempt', 'at', 'status_code', 'error', 'duration_ms']);
}
