/** The endpoints of webhook subscriptions and their deliveries. */
export declare const WEBHOOK_ROUTES: {
    readonly listWebhooks: {
        readonly method: "GET";
        readonly path: "/v1/webhooks";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "List the webhook subscriptions of the key, without their secrets.";
        readonly query: import("typebox").TObject<{
            limit: import("typebox").TOptional<import("typebox").TInteger>;
            cursor: import("typebox").TOptional<import("typebox").TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                data: import("typebox").TArray<import("typebox").TObject<{
                    id: import("typebox").TString;
                    url: import("typebox").TString;
                    events: import("typebox").TArray<import("typebox").TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>;
                    status: import("typebox").TUnsafe<"enabled" | "disabled">;
                    disabled_reason: import("typebox").TUnion<[import("typebox").TUnsafe<"user" | "failing" | "gone" | "key_revoked">, import("typebox").TNull]>;
                    last_success_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    created_at: import("typebox").TString;
                }>>;
                next_cursor: import("typebox").TOptional<import("typebox").TString>;
            }>;
        };
        readonly errors: readonly ["invalid_cursor"];
    };
    readonly createWebhook: {
        readonly method: "POST";
        readonly path: "/v1/webhooks";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Create a webhook subscription. The secret is not returned again.";
        readonly body: import("typebox").TObject<{
            url: import("typebox").TString;
            events: import("typebox").TArray<import("typebox").TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: import("typebox").TObject<{
                secret: import("typebox").TString;
                id: import("typebox").TString;
                url: import("typebox").TString;
                events: import("typebox").TArray<import("typebox").TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>;
                status: import("typebox").TUnsafe<"enabled" | "disabled">;
                disabled_reason: import("typebox").TUnion<[import("typebox").TUnsafe<"user" | "failing" | "gone" | "key_revoked">, import("typebox").TNull]>;
                last_success_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
            readonly location: "/v1/webhooks/{body.id}";
        };
        readonly errors: readonly ["conflict"];
    };
    readonly getWebhook: {
        readonly method: "GET";
        readonly path: "/v1/webhooks/{id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Retrieve a webhook subscription, without its secret.";
        readonly params: import("typebox").TObject<Record<"id", import("typebox").TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                url: import("typebox").TString;
                events: import("typebox").TArray<import("typebox").TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>;
                status: import("typebox").TUnsafe<"enabled" | "disabled">;
                disabled_reason: import("typebox").TUnion<[import("typebox").TUnsafe<"user" | "failing" | "gone" | "key_revoked">, import("typebox").TNull]>;
                last_success_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
    };
    readonly updateWebhook: {
        readonly method: "PATCH";
        readonly path: "/v1/webhooks/{id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Change the events of a subscription, or disable or enable it.";
        readonly params: import("typebox").TObject<Record<"id", import("typebox").TString>>;
        readonly body: import("typebox").TObject<{
            events: import("typebox").TOptional<import("typebox").TArray<import("typebox").TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>>;
            status: import("typebox").TOptional<import("typebox").TUnsafe<"enabled" | "disabled">>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                url: import("typebox").TString;
                events: import("typebox").TArray<import("typebox").TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>;
                status: import("typebox").TUnsafe<"enabled" | "disabled">;
                disabled_reason: import("typebox").TUnion<[import("typebox").TUnsafe<"user" | "failing" | "gone" | "key_revoked">, import("typebox").TNull]>;
                last_success_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
        };
        readonly errors: readonly ["not_found", "conflict"];
    };
    readonly deleteWebhook: {
        readonly method: "DELETE";
        readonly path: "/v1/webhooks/{id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Delete a subscription and cancel its pending deliveries.";
        readonly params: import("typebox").TObject<Record<"id", import("typebox").TString>>;
        readonly success: {
            readonly status: 204;
        };
        readonly errors: readonly ["not_found"];
    };
    readonly rotateWebhookSecret: {
        readonly method: "POST";
        readonly path: "/v1/webhooks/{id}/rotate_secret";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Rotate the secret. Deliveries are also signed with the old one for a while.";
        readonly params: import("typebox").TObject<Record<"id", import("typebox").TString>>;
        readonly body: import("typebox").TObject<{
            previous_valid_for: import("typebox").TOptional<import("typebox").TInteger>;
        }>;
        readonly bodyOptional: true;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                secret: import("typebox").TString;
                id: import("typebox").TString;
                url: import("typebox").TString;
                events: import("typebox").TArray<import("typebox").TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>;
                status: import("typebox").TUnsafe<"enabled" | "disabled">;
                disabled_reason: import("typebox").TUnion<[import("typebox").TUnsafe<"user" | "failing" | "gone" | "key_revoked">, import("typebox").TNull]>;
                last_success_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
    };
    readonly testWebhook: {
        readonly method: "POST";
        readonly path: "/v1/webhooks/{id}/test";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Send one signed example delivery and return its result.";
        readonly params: import("typebox").TObject<Record<"id", import("typebox").TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                delivered: import("typebox").TBoolean;
                status_code: import("typebox").TUnion<[import("typebox").TInteger, import("typebox").TNull]>;
                error: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                duration_ms: import("typebox").TInteger;
            }>;
        };
        readonly errors: readonly ["not_found", "insufficient_tokens"];
    };
    readonly listDeliveries: {
        readonly method: "GET";
        readonly path: "/v1/webhooks/{id}/deliveries";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "List deliveries of a subscription, newest first.";
        readonly params: import("typebox").TObject<Record<"id", import("typebox").TString>>;
        readonly query: import("typebox").TObject<{
            status: import("typebox").TOptional<import("typebox").TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">>;
            limit: import("typebox").TOptional<import("typebox").TInteger>;
            cursor: import("typebox").TOptional<import("typebox").TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                data: import("typebox").TArray<import("typebox").TObject<{
                    id: import("typebox").TString;
                    webhook_id: import("typebox").TString;
                    event_id: import("typebox").TString;
                    event_type: import("typebox").TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">;
                    status: import("typebox").TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">;
                    attempts_count: import("typebox").TInteger;
                    next_attempt_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    replay_of: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    created_at: import("typebox").TString;
                }>>;
                next_cursor: import("typebox").TOptional<import("typebox").TString>;
            }>;
        };
        readonly errors: readonly ["not_found", "invalid_cursor"];
    };
    readonly getDelivery: {
        readonly method: "GET";
        readonly path: "/v1/webhooks/{id}/deliveries/{delivery_id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Retrieve a delivery with its attempts.";
        readonly params: import("typebox").TObject<{
            id: import("typebox").TString;
            delivery_id: import("typebox").TString;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                attempts: import("typebox").TArray<import("typebox").TObject<{
                    attempt: import("typebox").TInteger;
                    at: import("typebox").TString;
                    status_code: import("typebox").TUnion<[import("typebox").TInteger, import("typebox").TNull]>;
                    error: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    duration_ms: import("typebox").TInteger;
                }>>;
                body: import("typebox").TOptional<import("typebox").TString>;
                id: import("typebox").TString;
                webhook_id: import("typebox").TString;
                event_id: import("typebox").TString;
                event_type: import("typebox").TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">;
                status: import("typebox").TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">;
                attempts_count: import("typebox").TInteger;
                next_attempt_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                replay_of: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
    };
    readonly replayDelivery: {
        readonly method: "POST";
        readonly path: "/v1/webhooks/{id}/deliveries/{delivery_id}/replay";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Deliver an event again, as a new delivery.";
        readonly params: import("typebox").TObject<{
            id: import("typebox").TString;
            delivery_id: import("typebox").TString;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                webhook_id: import("typebox").TString;
                event_id: import("typebox").TString;
                event_type: import("typebox").TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">;
                status: import("typebox").TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">;
                attempts_count: import("typebox").TInteger;
                next_attempt_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                replay_of: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
            readonly location: "/v1/webhooks/{id}/deliveries/{body.id}";
        };
        readonly errors: readonly ["not_found", "invalid_state"];
    };
    readonly replayDeliveries: {
        readonly method: "POST";
        readonly path: "/v1/webhooks/{id}/replay";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Deliver every event of a period again. With dry_run, only count them.";
        readonly params: import("typebox").TObject<Record<"id", import("typebox").TString>>;
        readonly body: import("typebox").TObject<{
            since: import("typebox").TString;
            until: import("typebox").TOptional<import("typebox").TString>;
            status: import("typebox").TOptional<import("typebox").TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">>;
            dry_run: import("typebox").TOptional<import("typebox").TBoolean>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                count: import("typebox").TInteger;
                dry_run: import("typebox").TBoolean;
            }>;
        };
        readonly errors: readonly ["not_found", "invalid_state"];
    };
};
