import { type Static, Type } from 'typebox';
export declare const WEBHOOK_STATUSES: readonly ["enabled", "disabled"];
export declare const WEBHOOK_DISABLED_REASONS: readonly ["user", "failing", "gone", "key_revoked"];
export declare const DELIVERY_STATUSES: readonly ["pending", "held", "succeeded", "dead_lettered", "cancelled"];
export declare const Webhook: Type.TObject<{
    id: Type.TString;
    url: Type.TString;
    events: Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>;
    status: Type.TUnsafe<"enabled" | "disabled">;
    disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
    last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
    created_at: Type.TString;
}>;
export type Webhook = Static<typeof Webhook>;
export declare const WebhookWithSecret: Type.TObject<{
    secret: Type.TString;
    id: Type.TString;
    url: Type.TString;
    events: Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>;
    status: Type.TUnsafe<"enabled" | "disabled">;
    disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
    last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
    created_at: Type.TString;
}>;
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;
export declare const WebhookCreate: Type.TObject<{
    url: Type.TString;
    events: Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>;
}>;
export type WebhookCreate = Static<typeof WebhookCreate>;
export declare const WebhookUpdate: Type.TObject<{
    events: Type.TOptional<Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>>;
    status: Type.TOptional<Type.TUnsafe<"enabled" | "disabled">>;
}>;
export type WebhookUpdate = Static<typeof WebhookUpdate>;
export declare const RotateSecret: Type.TObject<{
    previous_valid_for: Type.TOptional<Type.TInteger>;
}>;
export type RotateSecret = Static<typeof RotateSecret>;
export declare const DeliveryAttempt: Type.TObject<{
    attempt: Type.TInteger;
    at: Type.TString;
    status_code: Type.TUnion<[Type.TInteger, Type.TNull]>;
    error: Type.TUnion<[Type.TString, Type.TNull]>;
    duration_ms: Type.TInteger;
}>;
export type DeliveryAttempt = Static<typeof DeliveryAttempt>;
export declare const Delivery: Type.TObject<{
    id: Type.TString;
    webhook_id: Type.TString;
    event_id: Type.TString;
    event_type: Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">;
    status: Type.TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">;
    attempts_count: Type.TInteger;
    next_attempt_at: Type.TUnion<[Type.TString, Type.TNull]>;
    replay_of: Type.TUnion<[Type.TString, Type.TNull]>;
    created_at: Type.TString;
}>;
export type Delivery = Static<typeof Delivery>;
export declare const DeliveryWithAttempts: Type.TObject<{
    attempts: Type.TArray<Type.TObject<{
        attempt: Type.TInteger;
        at: Type.TString;
        status_code: Type.TUnion<[Type.TInteger, Type.TNull]>;
        error: Type.TUnion<[Type.TString, Type.TNull]>;
        duration_ms: Type.TInteger;
    }>>;
    body: Type.TOptional<Type.TString>;
    id: Type.TString;
    webhook_id: Type.TString;
    event_id: Type.TString;
    event_type: Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">;
    status: Type.TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">;
    attempts_count: Type.TInteger;
    next_attempt_at: Type.TUnion<[Type.TString, Type.TNull]>;
    replay_of: Type.TUnion<[Type.TString, Type.TNull]>;
    created_at: Type.TString;
}>;
export type DeliveryWithAttempts = Static<typeof DeliveryWithAttempts>;
export declare const ReplayRequest: Type.TObject<{
    since: Type.TString;
    until: Type.TOptional<Type.TString>;
    status: Type.TOptional<Type.TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">>;
    dry_run: Type.TOptional<Type.TBoolean>;
}>;
export type ReplayRequest = Static<typeof ReplayRequest>;
export declare const ReplayResult: Type.TObject<{
    count: Type.TInteger;
    dry_run: Type.TBoolean;
}>;
export type ReplayResult = Static<typeof ReplayResult>;
/** Result of POST /v1/webhooks/{id}/test: one immediate signed delivery, without retries. */
export declare const WebhookTestResult: Type.TObject<{
    delivered: Type.TBoolean;
    status_code: Type.TUnion<[Type.TInteger, Type.TNull]>;
    error: Type.TUnion<[Type.TString, Type.TNull]>;
    duration_ms: Type.TInteger;
}>;
export type WebhookTestResult = Static<typeof WebhookTestResult>;
