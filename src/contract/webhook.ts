import { type Static, Type } from 'typebox';
import { EVENT_TYPES } from './event.ts';
import { nullable, prefixedId, strictObject, stringEnum, Timestamp } from './primitives.ts';

export const WEBHOOK_STATUSES = ['enabled', 'disabled'] as const;
export const WEBHOOK_DISABLED_REASONS = ['user', 'failing', 'gone', 'key_revoked'] as const;
export const DELIVERY_STATUSES = ['pending', 'held', 'succeeded', 'dead_lettered', 'cancelled'] as const;

const Events = Type.Array(stringEnum(EVENT_TYPES), { minItems: 1, maxItems: EVENT_TYPES.length, uniqueItems: true });
const Url = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: 'HTTPS URL that receives deliveries.',
  examples: ['https://hooks.example.com/scans'],
});

const subscription = {
  id: prefixedId('whk', 'Subscription id.'),
  url: Url,
  events: Events,
  status: stringEnum(WEBHOOK_STATUSES),
  disabled_reason: nullable(stringEnum(WEBHOOK_DISABLED_REASONS)),
  last_success_at: nullable(Timestamp),
  created_at: Timestamp,
};

export const Webhook = strictObject(subscription, { description: 'A webhook subscription.' });
export type Webhook = Static<typeof Webhook>;

export const WebhookWithSecret = strictObject({
  ...subscription,
  secret: Type.String({ pattern: '^whsec_', description: 'Signing secret. Not returned again.' }),
});
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

export const WebhookCreate = strictObject({ url: Url, events: Events });
export type WebhookCreate = Static<typeof WebhookCreate>;

export const WebhookUpdate = strictObject(
  { events: Type.Optional(Events), status: Type.Optional(stringEnum(WEBHOOK_STATUSES)) },
  { minProperties: 1 },
);
export type WebhookUpdate = Static<typeof WebhookUpdate>;

export const RotateSecret = strictObject({
  previous_valid_for: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 604_800,
      description: 'Seconds for which deliveries are also signed with the old secret. Default 86400.',
    }),
  ),
});
export type RotateSecret = Static<typeof RotateSecret>;

export const DeliveryAttempt = strictObject({
  attempt: Type.Integer({ minimum: 1 }),
  at: Timestamp,
  status_code: nullable(Type.Integer()),
  error: nullable(Type.String()),
  duration_ms: Type.Integer({ minimum: 0 }),
});
export type DeliveryAttempt = Static<typeof DeliveryAttempt>;

const delivery = {
  id: prefixedId('dlv', 'Delivery id.'),
  webhook_id: Type.String(),
  event_id: Type.String(),
  event_type: stringEnum(EVENT_TYPES),
  status: stringEnum(DELIVERY_STATUSES),
  attempts_count: Type.Integer({ minimum: 0 }),
  next_attempt_at: nullable(Timestamp),
  replay_of: nullable(Type.String()),
  created_at: Timestamp,
};

export const Delivery = strictObject(delivery);
export type Delivery = Static<typeof Delivery>;

export const DeliveryWithAttempts = strictObject({
  ...delivery,
  attempts: Type.Array(DeliveryAttempt),
  body: Type.Optional(Type.String({ description: 'Request body of every attempt, byte for byte as it is signed.' })),
});
export type DeliveryWithAttempts = Static<typeof DeliveryWithAttempts>;

export const ReplayRequest = strictObject({
  since: Timestamp,
  until: Type.Optional(Timestamp),
  status: Type.Optional(stringEnum(DELIVERY_STATUSES)),
  dry_run: Type.Optional(Type.Boolean()),
});
export type ReplayRequest = Static<typeof ReplayRequest>;

export const ReplayResult = strictObject({ count: Type.Integer({ minimum: 0 }), dry_run: Type.Boolean() });
export type ReplayResult = Static<typeof ReplayResult>;

/** Result of POST /v1/webhooks/{id}/test: one immediate signed delivery, without retries. */
export const WebhookTestResult = strictObject({
  delivered: Type.Boolean(),
  status_code: nullable(Type.Integer()),
  error: nullable(Type.String()),
  duration_ms: Type.Integer({ minimum: 0 }),
});
export type WebhookTestResult = Static<typeof WebhookTestResult>;
