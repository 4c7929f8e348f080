/**
 * Every endpoint. The service registers exactly these, the client has one method for each, and OpenAPI is generated from
 * them.
 */
export declare const ROUTES: {
    readonly createChannel: {
        readonly method: "POST";
        readonly path: "/v1/channels";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Create a notification channel of the workspace. Its URL and token are not returned.";
        readonly body: import("typebox").TObject<{
            name: import("typebox").TString;
            kind: import("typebox").TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
            url: import("typebox").TOptional<import("typebox").TString>;
            token: import("typebox").TOptional<import("typebox").TString>;
            settings: import("typebox").TOptional<import("typebox").TObject<{
                recipients: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                user: import("typebox").TOptional<import("typebox").TString>;
                project: import("typebox").TOptional<import("typebox").TString>;
                issue_type: import("typebox").TOptional<import("typebox").TString>;
                summary: import("typebox").TOptional<import("typebox").TString>;
                product: import("typebox").TOptional<import("typebox").TString>;
                engagement: import("typebox").TOptional<import("typebox").TString>;
            }>>;
            min_severity: import("typebox").TOptional<{
                description: string;
                '~unsafe': "critical" | "high" | "medium" | "low" | "info";
            }>;
            events: import("typebox").TOptional<import("typebox").TArray<import("typebox").TUnsafe<"finding.created" | "finding.fixed">>>;
            daily_at: import("typebox").TOptional<import("typebox").TString>;
            time_zone: import("typebox").TOptional<import("typebox").TString>;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                name: import("typebox").TString;
                kind: import("typebox").TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
                host: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                settings: import("typebox").TObject<{
                    recipients: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    user: import("typebox").TOptional<import("typebox").TString>;
                    project: import("typebox").TOptional<import("typebox").TString>;
                    issue_type: import("typebox").TOptional<import("typebox").TString>;
                    summary: import("typebox").TOptional<import("typebox").TString>;
                    product: import("typebox").TOptional<import("typebox").TString>;
                    engagement: import("typebox").TOptional<import("typebox").TString>;
                }>;
                min_severity: {
                    description: string;
                    '~unsafe': "critical" | "high" | "medium" | "low" | "info";
                };
                events: import("typebox").TArray<import("typebox").TUnsafe<"finding.created" | "finding.fixed">>;
                daily_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                time_zone: import("typebox").TString;
                status: import("typebox").TUnsafe<"enabled" | "disabled">;
                disabled_reason: import("typebox").TUnion<[import("typebox").TUnsafe<"user" | "failing" | "gone" | "key_revoked">, import("typebox").TNull]>;
                last_success_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
            readonly location: "/v1/channels/{body.id}";
        };
        readonly errors: readonly ["invalid_state", "target_not_allowed"];
    };
    readonly listChannels: {
        readonly method: "GET";
        readonly path: "/v1/channels";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "List the notification channels of the workspace, newest first.";
        readonly query: import("typebox").TObject<{
            limit: import("typebox").TOptional<import("typebox").TInteger>;
            cursor: import("typebox").TOptional<import("typebox").TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                data: import("typebox").TArray<import("typebox").TObject<{
                    id: import("typebox").TString;
                    name: import("typebox").TString;
                    kind: import("typebox").TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
                    host: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    settings: import("typebox").TObject<{
                        recipients: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        user: import("typebox").TOptional<import("typebox").TString>;
                        project: import("typebox").TOptional<import("typebox").TString>;
                        issue_type: import("typebox").TOptional<import("typebox").TString>;
                        summary: import("typebox").TOptional<import("typebox").TString>;
                        product: import("typebox").TOptional<import("typebox").TString>;
                        engagement: import("typebox").TOptional<import("typebox").TString>;
                    }>;
                    min_severity: {
                        description: string;
                        '~unsafe': "critical" | "high" | "medium" | "low" | "info";
                    };
                    events: import("typebox").TArray<import("typebox").TUnsafe<"finding.created" | "finding.fixed">>;
                    daily_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    time_zone: import("typebox").TString;
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
    readonly getChannel: {
        readonly method: "GET";
        readonly path: "/v1/channels/{channel_id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Retrieve a notification channel.";
        readonly params: import("typebox").TObject<Record<"channel_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                name: import("typebox").TString;
                kind: import("typebox").TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
                host: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                settings: import("typebox").TObject<{
                    recipients: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    user: import("typebox").TOptional<import("typebox").TString>;
                    project: import("typebox").TOptional<import("typebox").TString>;
                    issue_type: import("typebox").TOptional<import("typebox").TString>;
                    summary: import("typebox").TOptional<import("typebox").TString>;
                    product: import("typebox").TOptional<import("typebox").TString>;
                    engagement: import("typebox").TOptional<import("typebox").TString>;
                }>;
                min_severity: {
                    description: string;
                    '~unsafe': "critical" | "high" | "medium" | "low" | "info";
                };
                events: import("typebox").TArray<import("typebox").TUnsafe<"finding.created" | "finding.fixed">>;
                daily_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                time_zone: import("typebox").TString;
                status: import("typebox").TUnsafe<"enabled" | "disabled">;
                disabled_reason: import("typebox").TUnion<[import("typebox").TUnsafe<"user" | "failing" | "gone" | "key_revoked">, import("typebox").TNull]>;
                last_success_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
    };
    readonly updateChannel: {
        readonly method: "PATCH";
        readonly path: "/v1/channels/{channel_id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Change, disable or enable a channel. `settings` replaces all earlier ones; a new `url` needs its `token`.";
        readonly params: import("typebox").TObject<Record<"channel_id", import("typebox").TString>>;
        readonly body: import("typebox").TObject<{
            name: import("typebox").TOptional<import("typebox").TString>;
            url: import("typebox").TOptional<import("typebox").TString>;
            token: import("typebox").TOptional<import("typebox").TString>;
            settings: import("typebox").TOptional<import("typebox").TObject<{
                recipients: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                user: import("typebox").TOptional<import("typebox").TString>;
                project: import("typebox").TOptional<import("typebox").TString>;
                issue_type: import("typebox").TOptional<import("typebox").TString>;
                summary: import("typebox").TOptional<import("typebox").TString>;
                product: import("typebox").TOptional<import("typebox").TString>;
                engagement: import("typebox").TOptional<import("typebox").TString>;
            }>>;
            min_severity: import("typebox").TOptional<{
                description: string;
                '~unsafe': "critical" | "high" | "medium" | "low" | "info";
            }>;
            events: import("typebox").TOptional<import("typebox").TArray<import("typebox").TUnsafe<"finding.created" | "finding.fixed">>>;
            daily_at: import("typebox").TOptional<import("typebox").TString>;
            time_zone: import("typebox").TOptional<import("typebox").TString>;
            status: import("typebox").TOptional<import("typebox").TUnsafe<"enabled" | "disabled">>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                name: import("typebox").TString;
                kind: import("typebox").TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
                host: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                settings: import("typebox").TObject<{
                    recipients: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    user: import("typebox").TOptional<import("typebox").TString>;
                    project: import("typebox").TOptional<import("typebox").TString>;
                    issue_type: import("typebox").TOptional<import("typebox").TString>;
                    summary: import("typebox").TOptional<import("typebox").TString>;
                    product: import("typebox").TOptional<import("typebox").TString>;
                    engagement: import("typebox").TOptional<import("typebox").TString>;
                }>;
                min_severity: {
                    description: string;
                    '~unsafe': "critical" | "high" | "medium" | "low" | "info";
                };
                events: import("typebox").TArray<import("typebox").TUnsafe<"finding.created" | "finding.fixed">>;
                daily_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                time_zone: import("typebox").TString;
                status: import("typebox").TUnsafe<"enabled" | "disabled">;
                disabled_reason: import("typebox").TUnion<[import("typebox").TUnsafe<"user" | "failing" | "gone" | "key_revoked">, import("typebox").TNull]>;
                last_success_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
        };
        readonly errors: readonly ["not_found", "target_not_allowed"];
    };
    readonly deleteChannel: {
        readonly method: "DELETE";
        readonly path: "/v1/channels/{channel_id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Delete a channel with its secrets, and cancel its pending deliveries.";
        readonly params: import("typebox").TObject<Record<"channel_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 204;
        };
        readonly errors: readonly ["not_found", "target_not_allowed"];
    };
    readonly testChannel: {
        readonly method: "POST";
        readonly path: "/v1/channels/{channel_id}/test";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Send an example message now. For Jira and DefectDojo, only check the token and the project or product.";
        readonly params: import("typebox").TObject<Record<"channel_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                delivered: import("typebox").TBoolean;
                status_code: import("typebox").TUnion<[import("typebox").TInteger, import("typebox").TNull]>;
                error: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                duration_ms: import("typebox").TInteger;
            }>;
        };
        readonly errors: readonly ["not_found", "insufficient_tokens", "target_not_allowed"];
    };
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
    readonly createSchedule: {
        readonly method: "POST";
        readonly path: "/v1/schedules";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Create a schedule. Its scans are created with the rights of the key that created or last changed it.";
        readonly body: import("typebox").TObject<{
            name: import("typebox").TString;
            cron: import("typebox").TString;
            time_zone: import("typebox").TOptional<import("typebox").TString>;
            target_ids: import("typebox").TArray<import("typebox").TString>;
            scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
            options: import("typebox").TOptional<import("typebox").TObject<{
                start_path: import("typebox").TOptional<import("typebox").TString>;
                scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                request_headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                login: import("typebox").TOptional<import("typebox").TObject<{
                    username: import("typebox").TOptional<import("typebox").TString>;
                    password: import("typebox").TOptional<import("typebox").TString>;
                    url: import("typebox").TOptional<import("typebox").TString>;
                    totp: import("typebox").TOptional<import("typebox").TString>;
                    headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        name: import("typebox").TString;
                        value: import("typebox").TString;
                        domain: import("typebox").TOptional<import("typebox").TString>;
                        path: import("typebox").TOptional<import("typebox").TString>;
                        expires: import("typebox").TOptional<import("typebox").TInteger>;
                        secure: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>>>;
                    local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    client_id: import("typebox").TOptional<import("typebox").TString>;
                    client_secret: import("typebox").TOptional<import("typebox").TString>;
                    token_url: import("typebox").TOptional<import("typebox").TString>;
                    scope: import("typebox").TOptional<import("typebox").TString>;
                    identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    recording: import("typebox").TOptional<import("typebox").TString>;
                }>>;
                second_login: import("typebox").TOptional<import("typebox").TObject<{
                    username: import("typebox").TOptional<import("typebox").TString>;
                    password: import("typebox").TOptional<import("typebox").TString>;
                    url: import("typebox").TOptional<import("typebox").TString>;
                    totp: import("typebox").TOptional<import("typebox").TString>;
                    headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        name: import("typebox").TString;
                        value: import("typebox").TString;
                        domain: import("typebox").TOptional<import("typebox").TString>;
                        path: import("typebox").TOptional<import("typebox").TString>;
                        expires: import("typebox").TOptional<import("typebox").TInteger>;
                        secure: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>>>;
                    local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    client_id: import("typebox").TOptional<import("typebox").TString>;
                    client_secret: import("typebox").TOptional<import("typebox").TString>;
                    token_url: import("typebox").TOptional<import("typebox").TString>;
                    scope: import("typebox").TOptional<import("typebox").TString>;
                    identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    recording: import("typebox").TOptional<import("typebox").TString>;
                }>>;
                admin_login: import("typebox").TOptional<import("typebox").TObject<{
                    username: import("typebox").TOptional<import("typebox").TString>;
                    password: import("typebox").TOptional<import("typebox").TString>;
                    url: import("typebox").TOptional<import("typebox").TString>;
                    totp: import("typebox").TOptional<import("typebox").TString>;
                    headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        name: import("typebox").TString;
                        value: import("typebox").TString;
                        domain: import("typebox").TOptional<import("typebox").TString>;
                        path: import("typebox").TOptional<import("typebox").TString>;
                        expires: import("typebox").TOptional<import("typebox").TInteger>;
                        secure: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>>>;
                    local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    client_id: import("typebox").TOptional<import("typebox").TString>;
                    client_secret: import("typebox").TOptional<import("typebox").TString>;
                    token_url: import("typebox").TOptional<import("typebox").TString>;
                    scope: import("typebox").TOptional<import("typebox").TString>;
                    identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    recording: import("typebox").TOptional<import("typebox").TString>;
                }>>;
                login_check: import("typebox").TOptional<import("typebox").TString>;
                api_description: import("typebox").TOptional<import("typebox").TString>;
                max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                active_post: import("typebox").TOptional<import("typebox").TBoolean>;
            }>>;
            status: import("typebox").TOptional<import("typebox").TUnsafe<"enabled" | "paused">>;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                name: import("typebox").TString;
                cron: import("typebox").TString;
                time_zone: import("typebox").TString;
                target_ids: import("typebox").TArray<import("typebox").TString>;
                scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                options: import("typebox").TObject<{
                    start_path: import("typebox").TOptional<import("typebox").TString>;
                    scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                    disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                    first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    login_check: import("typebox").TOptional<import("typebox").TString>;
                    max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                    scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                    browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                    third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                    checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                    active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                }>;
                status: import("typebox").TUnsafe<"enabled" | "paused">;
                next_runs: import("typebox").TArray<import("typebox").TString>;
                last_run: import("typebox").TUnion<[import("typebox").TObject<{
                    planned_at: import("typebox").TString;
                    started_at: import("typebox").TString;
                    scan_ids: import("typebox").TArray<import("typebox").TString>;
                }>, import("typebox").TNull]>;
                last_error: import("typebox").TUnion<[import("typebox").TObject<{
                    code: import("typebox").TString;
                    message: import("typebox").TString;
                }>, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
            readonly location: "/v1/schedules/{body.id}";
        };
        readonly errors: readonly ["not_found", "invalid_state", "target_not_verified", "target_not_allowed"];
    };
    readonly listSchedules: {
        readonly method: "GET";
        readonly path: "/v1/schedules";
        readonly scopes: readonly ["scans:read"];
        readonly summary: "List schedules, newest first.";
        readonly query: import("typebox").TObject<{
            limit: import("typebox").TOptional<import("typebox").TInteger>;
            cursor: import("typebox").TOptional<import("typebox").TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                data: import("typebox").TArray<import("typebox").TObject<{
                    id: import("typebox").TString;
                    name: import("typebox").TString;
                    cron: import("typebox").TString;
                    time_zone: import("typebox").TString;
                    target_ids: import("typebox").TArray<import("typebox").TString>;
                    scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                    options: import("typebox").TObject<{
                        start_path: import("typebox").TOptional<import("typebox").TString>;
                        scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                        disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                        first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        login_check: import("typebox").TOptional<import("typebox").TString>;
                        max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                        scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                        browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                        third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                        checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                        active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>;
                    status: import("typebox").TUnsafe<"enabled" | "paused">;
                    next_runs: import("typebox").TArray<import("typebox").TString>;
                    last_run: import("typebox").TUnion<[import("typebox").TObject<{
                        planned_at: import("typebox").TString;
                        started_at: import("typebox").TString;
                        scan_ids: import("typebox").TArray<import("typebox").TString>;
                    }>, import("typebox").TNull]>;
                    last_error: import("typebox").TUnion<[import("typebox").TObject<{
                        code: import("typebox").TString;
                        message: import("typebox").TString;
                    }>, import("typebox").TNull]>;
                    created_at: import("typebox").TString;
                }>>;
                next_cursor: import("typebox").TOptional<import("typebox").TString>;
            }>;
        };
        readonly errors: readonly ["invalid_cursor"];
    };
    readonly getSchedule: {
        readonly method: "GET";
        readonly path: "/v1/schedules/{schedule_id}";
        readonly scopes: readonly ["scans:read"];
        readonly summary: "Retrieve a schedule with its next runs.";
        readonly params: import("typebox").TObject<Record<"schedule_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                name: import("typebox").TString;
                cron: import("typebox").TString;
                time_zone: import("typebox").TString;
                target_ids: import("typebox").TArray<import("typebox").TString>;
                scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                options: import("typebox").TObject<{
                    start_path: import("typebox").TOptional<import("typebox").TString>;
                    scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                    disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                    first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    login_check: import("typebox").TOptional<import("typebox").TString>;
                    max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                    scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                    browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                    third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                    checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                    active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                }>;
                status: import("typebox").TUnsafe<"enabled" | "paused">;
                next_runs: import("typebox").TArray<import("typebox").TString>;
                last_run: import("typebox").TUnion<[import("typebox").TObject<{
                    planned_at: import("typebox").TString;
                    started_at: import("typebox").TString;
                    scan_ids: import("typebox").TArray<import("typebox").TString>;
                }>, import("typebox").TNull]>;
                last_error: import("typebox").TUnion<[import("typebox").TObject<{
                    code: import("typebox").TString;
                    message: import("typebox").TString;
                }>, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
    };
    readonly updateSchedule: {
        readonly method: "PATCH";
        readonly path: "/v1/schedules/{schedule_id}";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Change, pause or resume a schedule. `options` replaces all earlier ones.";
        readonly params: import("typebox").TObject<Record<"schedule_id", import("typebox").TString>>;
        readonly body: import("typebox").TObject<{
            name: import("typebox").TOptional<import("typebox").TString>;
            cron: import("typebox").TOptional<import("typebox").TString>;
            time_zone: import("typebox").TOptional<import("typebox").TString>;
            target_ids: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
            scan_type: import("typebox").TOptional<import("typebox").TUnsafe<"quick" | "standard" | "compliance">>;
            options: import("typebox").TOptional<import("typebox").TObject<{
                start_path: import("typebox").TOptional<import("typebox").TString>;
                scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                request_headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                login: import("typebox").TOptional<import("typebox").TObject<{
                    username: import("typebox").TOptional<import("typebox").TString>;
                    password: import("typebox").TOptional<import("typebox").TString>;
                    url: import("typebox").TOptional<import("typebox").TString>;
                    totp: import("typebox").TOptional<import("typebox").TString>;
                    headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        name: import("typebox").TString;
                        value: import("typebox").TString;
                        domain: import("typebox").TOptional<import("typebox").TString>;
                        path: import("typebox").TOptional<import("typebox").TString>;
                        expires: import("typebox").TOptional<import("typebox").TInteger>;
                        secure: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>>>;
                    local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    client_id: import("typebox").TOptional<import("typebox").TString>;
                    client_secret: import("typebox").TOptional<import("typebox").TString>;
                    token_url: import("typebox").TOptional<import("typebox").TString>;
                    scope: import("typebox").TOptional<import("typebox").TString>;
                    identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    recording: import("typebox").TOptional<import("typebox").TString>;
                }>>;
                second_login: import("typebox").TOptional<import("typebox").TObject<{
                    username: import("typebox").TOptional<import("typebox").TString>;
                    password: import("typebox").TOptional<import("typebox").TString>;
                    url: import("typebox").TOptional<import("typebox").TString>;
                    totp: import("typebox").TOptional<import("typebox").TString>;
                    headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        name: import("typebox").TString;
                        value: import("typebox").TString;
                        domain: import("typebox").TOptional<import("typebox").TString>;
                        path: import("typebox").TOptional<import("typebox").TString>;
                        expires: import("typebox").TOptional<import("typebox").TInteger>;
                        secure: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>>>;
                    local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    client_id: import("typebox").TOptional<import("typebox").TString>;
                    client_secret: import("typebox").TOptional<import("typebox").TString>;
                    token_url: import("typebox").TOptional<import("typebox").TString>;
                    scope: import("typebox").TOptional<import("typebox").TString>;
                    identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    recording: import("typebox").TOptional<import("typebox").TString>;
                }>>;
                admin_login: import("typebox").TOptional<import("typebox").TObject<{
                    username: import("typebox").TOptional<import("typebox").TString>;
                    password: import("typebox").TOptional<import("typebox").TString>;
                    url: import("typebox").TOptional<import("typebox").TString>;
                    totp: import("typebox").TOptional<import("typebox").TString>;
                    headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        name: import("typebox").TString;
                        value: import("typebox").TString;
                        domain: import("typebox").TOptional<import("typebox").TString>;
                        path: import("typebox").TOptional<import("typebox").TString>;
                        expires: import("typebox").TOptional<import("typebox").TInteger>;
                        secure: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>>>;
                    local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    client_id: import("typebox").TOptional<import("typebox").TString>;
                    client_secret: import("typebox").TOptional<import("typebox").TString>;
                    token_url: import("typebox").TOptional<import("typebox").TString>;
                    scope: import("typebox").TOptional<import("typebox").TString>;
                    identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    recording: import("typebox").TOptional<import("typebox").TString>;
                }>>;
                login_check: import("typebox").TOptional<import("typebox").TString>;
                api_description: import("typebox").TOptional<import("typebox").TString>;
                max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                active_post: import("typebox").TOptional<import("typebox").TBoolean>;
            }>>;
            status: import("typebox").TOptional<import("typebox").TUnsafe<"enabled" | "paused">>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                name: import("typebox").TString;
                cron: import("typebox").TString;
                time_zone: import("typebox").TString;
                target_ids: import("typebox").TArray<import("typebox").TString>;
                scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                options: import("typebox").TObject<{
                    start_path: import("typebox").TOptional<import("typebox").TString>;
                    scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                    disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                    first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    login_check: import("typebox").TOptional<import("typebox").TString>;
                    max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                    scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                    browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                    third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                    checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                    active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                }>;
                status: import("typebox").TUnsafe<"enabled" | "paused">;
                next_runs: import("typebox").TArray<import("typebox").TString>;
                last_run: import("typebox").TUnion<[import("typebox").TObject<{
                    planned_at: import("typebox").TString;
                    started_at: import("typebox").TString;
                    scan_ids: import("typebox").TArray<import("typebox").TString>;
                }>, import("typebox").TNull]>;
                last_error: import("typebox").TUnion<[import("typebox").TObject<{
                    code: import("typebox").TString;
                    message: import("typebox").TString;
                }>, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
        };
        readonly errors: readonly ["not_found", "target_not_verified", "target_not_allowed"];
    };
    readonly deleteSchedule: {
        readonly method: "DELETE";
        readonly path: "/v1/schedules/{schedule_id}";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Delete a schedule. Its scans stay.";
        readonly params: import("typebox").TObject<Record<"schedule_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 204;
        };
        readonly errors: readonly ["not_found", "target_not_allowed"];
    };
    readonly getUsage: {
        readonly method: "GET";
        readonly path: "/v1/usage";
        readonly scopes: readonly ["usage:read"];
        readonly summary: "Read the token balance and the consumption of the last 30 days.";
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                balance: import("typebox").TInteger;
                metered: import("typebox").TBoolean;
                mode: import("typebox").TUnsafe<"live" | "test">;
                last_30d: import("typebox").TObject<{
                    total: import("typebox").TInteger;
                    by_operation: import("typebox").TUnsafe<Record<string, number>>;
                }>;
                prices: import("typebox").TUnsafe<Record<string, number>>;
                as_of: import("typebox").TString;
            }>;
        };
        readonly errors: readonly [];
    };
    readonly createTarget: {
        readonly method: "POST";
        readonly path: "/v1/targets";
        readonly scopes: readonly ["targets:write"];
        readonly summary: "Register a target.";
        readonly body: import("typebox").TObject<{
            hostname: import("typebox").TString;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                hostname: import("typebox").TString;
                status: import("typebox").TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
                livemode: import("typebox").TBoolean;
                verification: import("typebox").TObject<{
                    method: import("typebox").TUnion<[import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, import("typebox").TNull]>;
                    token: import("typebox").TString;
                    instructions: import("typebox").TArray<import("typebox").TObject<{
                        method: import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                        text: import("typebox").TString;
                        record_name: import("typebox").TOptional<import("typebox").TString>;
                        record_type: import("typebox").TOptional<import("typebox").TString>;
                        url: import("typebox").TOptional<import("typebox").TString>;
                        value: import("typebox").TString;
                    }>>;
                    checked_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    reason: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                }>;
                verified_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
            readonly location: "/v1/targets/{body.id}";
        };
        readonly errors: readonly ["conflict", "target_not_allowed"];
    };
    readonly listTargets: {
        readonly method: "GET";
        readonly path: "/v1/targets";
        readonly scopes: readonly ["targets:read"];
        readonly summary: "List targets, newest first.";
        readonly query: import("typebox").TObject<{
            hostname: import("typebox").TOptional<import("typebox").TString>;
            limit: import("typebox").TOptional<import("typebox").TInteger>;
            cursor: import("typebox").TOptional<import("typebox").TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                data: import("typebox").TArray<import("typebox").TObject<{
                    id: import("typebox").TString;
                    hostname: import("typebox").TString;
                    status: import("typebox").TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
                    livemode: import("typebox").TBoolean;
                    verification: import("typebox").TObject<{
                        method: import("typebox").TUnion<[import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, import("typebox").TNull]>;
                        token: import("typebox").TString;
                        instructions: import("typebox").TArray<import("typebox").TObject<{
                            method: import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                            text: import("typebox").TString;
                            record_name: import("typebox").TOptional<import("typebox").TString>;
                            record_type: import("typebox").TOptional<import("typebox").TString>;
                            url: import("typebox").TOptional<import("typebox").TString>;
                            value: import("typebox").TString;
                        }>>;
                        checked_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        reason: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>;
                    verified_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    created_at: import("typebox").TString;
                }>>;
                next_cursor: import("typebox").TOptional<import("typebox").TString>;
            }>;
        };
        readonly errors: readonly ["invalid_cursor"];
    };
    readonly getTarget: {
        readonly method: "GET";
        readonly path: "/v1/targets/{target_id}";
        readonly scopes: readonly ["targets:read"];
        readonly summary: "Retrieve a target.";
        readonly params: import("typebox").TObject<Record<"target_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                hostname: import("typebox").TString;
                status: import("typebox").TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
                livemode: import("typebox").TBoolean;
                verification: import("typebox").TObject<{
                    method: import("typebox").TUnion<[import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, import("typebox").TNull]>;
                    token: import("typebox").TString;
                    instructions: import("typebox").TArray<import("typebox").TObject<{
                        method: import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                        text: import("typebox").TString;
                        record_name: import("typebox").TOptional<import("typebox").TString>;
                        record_type: import("typebox").TOptional<import("typebox").TString>;
                        url: import("typebox").TOptional<import("typebox").TString>;
                        value: import("typebox").TString;
                    }>>;
                    checked_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    reason: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                }>;
                verified_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
    };
    readonly deleteTarget: {
        readonly method: "DELETE";
        readonly path: "/v1/targets/{target_id}";
        readonly scopes: readonly ["targets:write"];
        readonly summary: "Delete a target. Its scans stay readable.";
        readonly params: import("typebox").TObject<Record<"target_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 204;
        };
        readonly errors: readonly ["not_found", "target_not_allowed"];
    };
    readonly eraseTarget: {
        readonly method: "DELETE";
        readonly path: "/v1/targets/{target_id}/data";
        readonly scopes: readonly ["targets:write"];
        readonly summary: "Erase what is stored about a target until now, within minutes: final scans with their findings, reports, pictures, events and deliveries, and acceptances. Also for a deleted target. Tokens stay charged.";
        readonly params: import("typebox").TObject<Record<"target_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 204;
        };
        readonly errors: readonly ["not_found", "target_not_allowed"];
    };
    readonly verifyTarget: {
        readonly method: "POST";
        readonly path: "/v1/targets/{target_id}/verify";
        readonly scopes: readonly ["targets:write"];
        readonly summary: "Check the proof of ownership. A failed check returns 200 with status failed or unreachable and the reason.";
        readonly params: import("typebox").TObject<Record<"target_id", import("typebox").TString>>;
        readonly body: import("typebox").TObject<{
            method: import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
        }>;
        readonly embeddedBody: import("typebox").TObject<{
            method: import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                hostname: import("typebox").TString;
                status: import("typebox").TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
                livemode: import("typebox").TBoolean;
                verification: import("typebox").TObject<{
                    method: import("typebox").TUnion<[import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, import("typebox").TNull]>;
                    token: import("typebox").TString;
                    instructions: import("typebox").TArray<import("typebox").TObject<{
                        method: import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                        text: import("typebox").TString;
                        record_name: import("typebox").TOptional<import("typebox").TString>;
                        record_type: import("typebox").TOptional<import("typebox").TString>;
                        url: import("typebox").TOptional<import("typebox").TString>;
                        value: import("typebox").TString;
                    }>>;
                    checked_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    reason: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                }>;
                verified_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                created_at: import("typebox").TString;
            }>;
        };
        readonly errors: readonly ["not_found", "target_not_allowed"];
    };
    readonly listTargetFindings: {
        readonly method: "GET";
        readonly path: "/v1/targets/{target_id}/findings";
        readonly scopes: readonly ["scans:read"];
        readonly summary: "List the findings that a target has now, most severe first: those of its last scans of each type.";
        readonly params: import("typebox").TObject<Record<"target_id", import("typebox").TString>>;
        readonly query: import("typebox").TObject<{
            severity: import("typebox").TOptional<import("typebox").TString>;
            min_severity: import("typebox").TOptional<import("typebox").TUnsafe<"critical" | "high" | "medium" | "low" | "info">>;
            state: import("typebox").TOptional<import("typebox").TUnsafe<"new" | "open" | "fixed" | "ignored">>;
            check_id: import("typebox").TOptional<import("typebox").TString>;
            limit: import("typebox").TOptional<import("typebox").TInteger>;
            cursor: import("typebox").TOptional<import("typebox").TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                data: import("typebox").TArray<import("typebox").TObject<{
                    last_seen_at: import("typebox").TString;
                    id: import("typebox").TString;
                    scan_id: import("typebox").TString;
                    fingerprint: import("typebox").TString;
                    check_id: import("typebox").TString;
                    check_url: import("typebox").TOptional<import("typebox").TString>;
                    title: import("typebox").TString;
                    severity: import("typebox").TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
                    confidence: import("typebox").TUnsafe<"certain" | "firm" | "tentative">;
                    cvss: import("typebox").TUnion<[import("typebox").TObject<{
                        score: import("typebox").TNumber;
                        vector: import("typebox").TString;
                    }>, import("typebox").TNull]>;
                    cwe: import("typebox").TArray<import("typebox").TString>;
                    owasp: import("typebox").TArray<import("typebox").TString>;
                    location: import("typebox").TObject<{
                        url: import("typebox").TString;
                        method: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        parameter: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>;
                    locations: import("typebox").TArray<import("typebox").TObject<{
                        url: import("typebox").TString;
                        method: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        parameter: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>>;
                    locations_total: import("typebox").TInteger;
                    description: import("typebox").TString;
                    evidence: import("typebox").TString;
                    proof: import("typebox").TOptional<import("typebox").TObject<{
                        requests: import("typebox").TArray<import("typebox").TObject<{
                            role: import("typebox").TUnsafe<"control" | "proof">;
                            method: import("typebox").TString;
                            url: import("typebox").TString;
                            headers: import("typebox").TArray<import("typebox").TObject<{
                                name: import("typebox").TString;
                                value: import("typebox").TString;
                            }>>;
                            body: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                            response: import("typebox").TUnion<[import("typebox").TObject<{
                                status: import("typebox").TUnion<[import("typebox").TInteger, import("typebox").TNull]>;
                                before: import("typebox").TString;
                                match: import("typebox").TString;
                                after: import("typebox").TString;
                            }>, import("typebox").TNull]>;
                        }>>;
                        browser: import("typebox").TOptional<import("typebox").TObject<{
                            url: import("typebox").TString;
                            steps: import("typebox").TArray<import("typebox").TString>;
                            executed: import("typebox").TString;
                        }>>;
                    }>>;
                    remediation: import("typebox").TString;
                    references: import("typebox").TArray<import("typebox").TString>;
                    advisories: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        id: import("typebox").TString;
                        component: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        exploited: import("typebox").TUnion<[import("typebox").TObject<{
                            added: import("typebox").TString;
                            source: import("typebox").TString;
                            date: import("typebox").TString;
                        }>, import("typebox").TNull]>;
                    }>>>;
                    state: import("typebox").TUnsafe<"new" | "open" | "fixed" | "ignored">;
                    first_seen_at: import("typebox").TString;
                    acceptance: import("typebox").TOptional<import("typebox").TObject<{
                        reason: import("typebox").TString;
                        accepted_at: import("typebox").TString;
                        accepted_by: import("typebox").TString;
                        expires_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>>;
                }>>;
                next_cursor: import("typebox").TOptional<import("typebox").TString>;
            }>;
        };
        readonly errors: readonly ["not_found", "invalid_cursor"];
    };
    readonly createScan: {
        readonly method: "POST";
        readonly path: "/v1/scans";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Create a scan.";
        readonly body: import("typebox").TObject<{
            target: import("typebox").TString;
            scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
            metadata: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
            options: import("typebox").TOptional<import("typebox").TObject<{
                start_path: import("typebox").TOptional<import("typebox").TString>;
                scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                request_headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                login: import("typebox").TOptional<import("typebox").TObject<{
                    username: import("typebox").TOptional<import("typebox").TString>;
                    password: import("typebox").TOptional<import("typebox").TString>;
                    url: import("typebox").TOptional<import("typebox").TString>;
                    totp: import("typebox").TOptional<import("typebox").TString>;
                    headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        name: import("typebox").TString;
                        value: import("typebox").TString;
                        domain: import("typebox").TOptional<import("typebox").TString>;
                        path: import("typebox").TOptional<import("typebox").TString>;
                        expires: import("typebox").TOptional<import("typebox").TInteger>;
                        secure: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>>>;
                    local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    client_id: import("typebox").TOptional<import("typebox").TString>;
                    client_secret: import("typebox").TOptional<import("typebox").TString>;
                    token_url: import("typebox").TOptional<import("typebox").TString>;
                    scope: import("typebox").TOptional<import("typebox").TString>;
                    identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    recording: import("typebox").TOptional<import("typebox").TString>;
                }>>;
                second_login: import("typebox").TOptional<import("typebox").TObject<{
                    username: import("typebox").TOptional<import("typebox").TString>;
                    password: import("typebox").TOptional<import("typebox").TString>;
                    url: import("typebox").TOptional<import("typebox").TString>;
                    totp: import("typebox").TOptional<import("typebox").TString>;
                    headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        name: import("typebox").TString;
                        value: import("typebox").TString;
                        domain: import("typebox").TOptional<import("typebox").TString>;
                        path: import("typebox").TOptional<import("typebox").TString>;
                        expires: import("typebox").TOptional<import("typebox").TInteger>;
                        secure: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>>>;
                    local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    client_id: import("typebox").TOptional<import("typebox").TString>;
                    client_secret: import("typebox").TOptional<import("typebox").TString>;
                    token_url: import("typebox").TOptional<import("typebox").TString>;
                    scope: import("typebox").TOptional<import("typebox").TString>;
                    identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    recording: import("typebox").TOptional<import("typebox").TString>;
                }>>;
                admin_login: import("typebox").TOptional<import("typebox").TObject<{
                    username: import("typebox").TOptional<import("typebox").TString>;
                    password: import("typebox").TOptional<import("typebox").TString>;
                    url: import("typebox").TOptional<import("typebox").TString>;
                    totp: import("typebox").TOptional<import("typebox").TString>;
                    headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        name: import("typebox").TString;
                        value: import("typebox").TString;
                        domain: import("typebox").TOptional<import("typebox").TString>;
                        path: import("typebox").TOptional<import("typebox").TString>;
                        expires: import("typebox").TOptional<import("typebox").TInteger>;
                        secure: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>>>;
                    local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    client_id: import("typebox").TOptional<import("typebox").TString>;
                    client_secret: import("typebox").TOptional<import("typebox").TString>;
                    token_url: import("typebox").TOptional<import("typebox").TString>;
                    scope: import("typebox").TOptional<import("typebox").TString>;
                    identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    recording: import("typebox").TOptional<import("typebox").TString>;
                }>>;
                login_check: import("typebox").TOptional<import("typebox").TString>;
                api_description: import("typebox").TOptional<import("typebox").TString>;
                max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                active_post: import("typebox").TOptional<import("typebox").TBoolean>;
            }>>;
        }>;
        readonly rateClass: "scan-creates";
        readonly success: {
            readonly status: 201;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                target: import("typebox").TString;
                target_id: import("typebox").TString;
                scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                status: import("typebox").TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                livemode: import("typebox").TBoolean;
                created_at: import("typebox").TString;
                started_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                finished_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                findings_count: import("typebox").TUnion<[import("typebox").TObject<{
                    critical: import("typebox").TInteger;
                    high: import("typebox").TInteger;
                    medium: import("typebox").TInteger;
                    low: import("typebox").TInteger;
                    info: import("typebox").TInteger;
                    total: import("typebox").TInteger;
                }>, import("typebox").TNull]>;
                failure: import("typebox").TUnion<[import("typebox").TObject<{
                    reason: import("typebox").TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
                    message: import("typebox").TString;
                }>, import("typebox").TNull]>;
                report_url: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                metadata: import("typebox").TUnsafe<Record<string, string>>;
                options: import("typebox").TObject<{
                    start_path: import("typebox").TOptional<import("typebox").TString>;
                    scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                    disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                    first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    login_check: import("typebox").TOptional<import("typebox").TString>;
                    max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                    scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                    browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                    third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                    checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                    active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                }>;
                tokens_charged: import("typebox").TInteger;
            }>;
            readonly location: "/v1/scans/{body.id}";
        };
        readonly errors: readonly ["insufficient_tokens", "target_not_verified", "target_not_allowed"];
    };
    readonly listScans: {
        readonly method: "GET";
        readonly path: "/v1/scans";
        readonly scopes: readonly ["scans:read"];
        readonly summary: "List scans, newest first.";
        readonly query: import("typebox").TObject<{
            status: import("typebox").TOptional<import("typebox").TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">>;
            target: import("typebox").TOptional<import("typebox").TString>;
            scan_type: import("typebox").TOptional<import("typebox").TUnsafe<"quick" | "standard" | "compliance">>;
            created_after: import("typebox").TOptional<import("typebox").TString>;
            created_before: import("typebox").TOptional<import("typebox").TString>;
            limit: import("typebox").TOptional<import("typebox").TInteger>;
            cursor: import("typebox").TOptional<import("typebox").TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                data: import("typebox").TArray<import("typebox").TObject<{
                    id: import("typebox").TString;
                    target: import("typebox").TString;
                    target_id: import("typebox").TString;
                    scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                    status: import("typebox").TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                    livemode: import("typebox").TBoolean;
                    created_at: import("typebox").TString;
                    started_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    finished_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    findings_count: import("typebox").TUnion<[import("typebox").TObject<{
                        critical: import("typebox").TInteger;
                        high: import("typebox").TInteger;
                        medium: import("typebox").TInteger;
                        low: import("typebox").TInteger;
                        info: import("typebox").TInteger;
                        total: import("typebox").TInteger;
                    }>, import("typebox").TNull]>;
                    failure: import("typebox").TUnion<[import("typebox").TObject<{
                        reason: import("typebox").TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
                        message: import("typebox").TString;
                    }>, import("typebox").TNull]>;
                    report_url: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    metadata: import("typebox").TUnsafe<Record<string, string>>;
                    options: import("typebox").TObject<{
                        start_path: import("typebox").TOptional<import("typebox").TString>;
                        scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                        disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                        first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        login_check: import("typebox").TOptional<import("typebox").TString>;
                        max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                        scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                        browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                        third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                        checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                        active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>;
                    tokens_charged: import("typebox").TInteger;
                }>>;
                next_cursor: import("typebox").TOptional<import("typebox").TString>;
            }>;
        };
        readonly errors: readonly ["invalid_cursor"];
    };
    readonly createScansBulk: {
        readonly method: "POST";
        readonly path: "/v1/scans/bulk";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Create up to 100 scans in one transaction.";
        readonly body: import("typebox").TObject<{
            scans: import("typebox").TArray<import("typebox").TObject<{
                target: import("typebox").TString;
                scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                metadata: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                options: import("typebox").TOptional<import("typebox").TObject<{
                    start_path: import("typebox").TOptional<import("typebox").TString>;
                    scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                    disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                    first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    request_headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                    login: import("typebox").TOptional<import("typebox").TObject<{
                        username: import("typebox").TOptional<import("typebox").TString>;
                        password: import("typebox").TOptional<import("typebox").TString>;
                        url: import("typebox").TOptional<import("typebox").TString>;
                        totp: import("typebox").TOptional<import("typebox").TString>;
                        headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                        cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                            name: import("typebox").TString;
                            value: import("typebox").TString;
                            domain: import("typebox").TOptional<import("typebox").TString>;
                            path: import("typebox").TOptional<import("typebox").TString>;
                            expires: import("typebox").TOptional<import("typebox").TInteger>;
                            secure: import("typebox").TOptional<import("typebox").TBoolean>;
                        }>>>;
                        local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                        client_id: import("typebox").TOptional<import("typebox").TString>;
                        client_secret: import("typebox").TOptional<import("typebox").TString>;
                        token_url: import("typebox").TOptional<import("typebox").TString>;
                        scope: import("typebox").TOptional<import("typebox").TString>;
                        identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        recording: import("typebox").TOptional<import("typebox").TString>;
                    }>>;
                    second_login: import("typebox").TOptional<import("typebox").TObject<{
                        username: import("typebox").TOptional<import("typebox").TString>;
                        password: import("typebox").TOptional<import("typebox").TString>;
                        url: import("typebox").TOptional<import("typebox").TString>;
                        totp: import("typebox").TOptional<import("typebox").TString>;
                        headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                        cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                            name: import("typebox").TString;
                            value: import("typebox").TString;
                            domain: import("typebox").TOptional<import("typebox").TString>;
                            path: import("typebox").TOptional<import("typebox").TString>;
                            expires: import("typebox").TOptional<import("typebox").TInteger>;
                            secure: import("typebox").TOptional<import("typebox").TBoolean>;
                        }>>>;
                        local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                        client_id: import("typebox").TOptional<import("typebox").TString>;
                        client_secret: import("typebox").TOptional<import("typebox").TString>;
                        token_url: import("typebox").TOptional<import("typebox").TString>;
                        scope: import("typebox").TOptional<import("typebox").TString>;
                        identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        recording: import("typebox").TOptional<import("typebox").TString>;
                    }>>;
                    admin_login: import("typebox").TOptional<import("typebox").TObject<{
                        username: import("typebox").TOptional<import("typebox").TString>;
                        password: import("typebox").TOptional<import("typebox").TString>;
                        url: import("typebox").TOptional<import("typebox").TString>;
                        totp: import("typebox").TOptional<import("typebox").TString>;
                        headers: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                        cookies: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                            name: import("typebox").TString;
                            value: import("typebox").TString;
                            domain: import("typebox").TOptional<import("typebox").TString>;
                            path: import("typebox").TOptional<import("typebox").TString>;
                            expires: import("typebox").TOptional<import("typebox").TInteger>;
                            secure: import("typebox").TOptional<import("typebox").TBoolean>;
                        }>>>;
                        local_storage: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, string>>>;
                        client_id: import("typebox").TOptional<import("typebox").TString>;
                        client_secret: import("typebox").TOptional<import("typebox").TString>;
                        token_url: import("typebox").TOptional<import("typebox").TString>;
                        scope: import("typebox").TOptional<import("typebox").TString>;
                        identity_provider: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        recording: import("typebox").TOptional<import("typebox").TString>;
                    }>>;
                    login_check: import("typebox").TOptional<import("typebox").TString>;
                    api_description: import("typebox").TOptional<import("typebox").TString>;
                    max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                    scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                    browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                    third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                    checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                    active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                }>>;
            }>>;
            fail_fast: import("typebox").TOptional<import("typebox").TBoolean>;
        }>;
        readonly bodyFrame: import("typebox").TObject<{
            scans: import("typebox").TUnsafe<readonly unknown[]>;
            fail_fast: import("typebox").TOptional<import("typebox").TBoolean>;
        }>;
        readonly rateClass: "scan-creates";
        readonly success: {
            readonly status: 201;
            readonly schema: import("typebox").TObject<{
                summary: import("typebox").TObject<{
                    total: import("typebox").TInteger;
                    succeeded: import("typebox").TInteger;
                    failed: import("typebox").TInteger;
                    rolled_back: import("typebox").TInteger;
                }>;
                results: import("typebox").TArray<import("typebox").TObject<{
                    ok: import("typebox").TBoolean;
                    scan: import("typebox").TOptional<import("typebox").TObject<{
                        id: import("typebox").TString;
                        target: import("typebox").TString;
                        target_id: import("typebox").TString;
                        scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                        status: import("typebox").TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                        livemode: import("typebox").TBoolean;
                        created_at: import("typebox").TString;
                        started_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        finished_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        findings_count: import("typebox").TUnion<[import("typebox").TObject<{
                            critical: import("typebox").TInteger;
                            high: import("typebox").TInteger;
                            medium: import("typebox").TInteger;
                            low: import("typebox").TInteger;
                            info: import("typebox").TInteger;
                            total: import("typebox").TInteger;
                        }>, import("typebox").TNull]>;
                        failure: import("typebox").TUnion<[import("typebox").TObject<{
                            reason: import("typebox").TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
                            message: import("typebox").TString;
                        }>, import("typebox").TNull]>;
                        report_url: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        metadata: import("typebox").TUnsafe<Record<string, string>>;
                        options: import("typebox").TObject<{
                            start_path: import("typebox").TOptional<import("typebox").TString>;
                            scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                            disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                            severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                            first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                            extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                            include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                            exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                            login_check: import("typebox").TOptional<import("typebox").TString>;
                            max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                            scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                            browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                            third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                            checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                            active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                        }>;
                        tokens_charged: import("typebox").TInteger;
                    }>>;
                    error: import("typebox").TOptional<import("typebox").TObject<{
                        code: import("typebox").TString;
                        message: import("typebox").TString;
                        param: import("typebox").TOptional<import("typebox").TString>;
                        details: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                            param: import("typebox").TOptional<import("typebox").TString>;
                            code: import("typebox").TOptional<import("typebox").TString>;
                            message: import("typebox").TOptional<import("typebox").TString>;
                            existing_id: import("typebox").TOptional<import("typebox").TString>;
                        }>>>;
                        request_id: import("typebox").TString;
                        doc_url: import("typebox").TString;
                    }>>;
                }>>;
            }>;
        };
        readonly refusals: {
            readonly 422: import("typebox").TObject<{
                error: import("typebox").TObject<{
                    code: import("typebox").TString;
                    message: import("typebox").TString;
                    param: import("typebox").TOptional<import("typebox").TString>;
                    details: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        param: import("typebox").TOptional<import("typebox").TString>;
                        code: import("typebox").TOptional<import("typebox").TString>;
                        message: import("typebox").TOptional<import("typebox").TString>;
                        existing_id: import("typebox").TOptional<import("typebox").TString>;
                    }>>>;
                    request_id: import("typebox").TString;
                    doc_url: import("typebox").TString;
                }>;
                summary: import("typebox").TOptional<import("typebox").TObject<{
                    total: import("typebox").TInteger;
                    succeeded: import("typebox").TInteger;
                    failed: import("typebox").TInteger;
                    rolled_back: import("typebox").TInteger;
                }>>;
                results: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                    ok: import("typebox").TBoolean;
                    scan: import("typebox").TOptional<import("typebox").TObject<{
                        id: import("typebox").TString;
                        target: import("typebox").TString;
                        target_id: import("typebox").TString;
                        scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                        status: import("typebox").TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                        livemode: import("typebox").TBoolean;
                        created_at: import("typebox").TString;
                        started_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        finished_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        findings_count: import("typebox").TUnion<[import("typebox").TObject<{
                            critical: import("typebox").TInteger;
                            high: import("typebox").TInteger;
                            medium: import("typebox").TInteger;
                            low: import("typebox").TInteger;
                            info: import("typebox").TInteger;
                            total: import("typebox").TInteger;
                        }>, import("typebox").TNull]>;
                        failure: import("typebox").TUnion<[import("typebox").TObject<{
                            reason: import("typebox").TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
                            message: import("typebox").TString;
                        }>, import("typebox").TNull]>;
                        report_url: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        metadata: import("typebox").TUnsafe<Record<string, string>>;
                        options: import("typebox").TObject<{
                            start_path: import("typebox").TOptional<import("typebox").TString>;
                            scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                            disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                            severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                            first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                            extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                            include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                            exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                            login_check: import("typebox").TOptional<import("typebox").TString>;
                            max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                            scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                            browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                            third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                            checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                            active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                        }>;
                        tokens_charged: import("typebox").TInteger;
                    }>>;
                    error: import("typebox").TOptional<import("typebox").TObject<{
                        code: import("typebox").TString;
                        message: import("typebox").TString;
                        param: import("typebox").TOptional<import("typebox").TString>;
                        details: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                            param: import("typebox").TOptional<import("typebox").TString>;
                            code: import("typebox").TOptional<import("typebox").TString>;
                            message: import("typebox").TOptional<import("typebox").TString>;
                            existing_id: import("typebox").TOptional<import("typebox").TString>;
                        }>>>;
                        request_id: import("typebox").TString;
                        doc_url: import("typebox").TString;
                    }>>;
                }>>>;
            }>;
        };
        readonly errors: readonly ["batch_too_large", "bulk_rolled_back"];
    };
    readonly getScan: {
        readonly method: "GET";
        readonly path: "/v1/scans/{scan_id}";
        readonly scopes: readonly ["scans:read"];
        readonly summary: "Retrieve a scan.";
        readonly params: import("typebox").TObject<Record<"scan_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                target: import("typebox").TString;
                target_id: import("typebox").TString;
                scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                status: import("typebox").TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                livemode: import("typebox").TBoolean;
                created_at: import("typebox").TString;
                started_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                finished_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                findings_count: import("typebox").TUnion<[import("typebox").TObject<{
                    critical: import("typebox").TInteger;
                    high: import("typebox").TInteger;
                    medium: import("typebox").TInteger;
                    low: import("typebox").TInteger;
                    info: import("typebox").TInteger;
                    total: import("typebox").TInteger;
                }>, import("typebox").TNull]>;
                failure: import("typebox").TUnion<[import("typebox").TObject<{
                    reason: import("typebox").TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
                    message: import("typebox").TString;
                }>, import("typebox").TNull]>;
                report_url: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                metadata: import("typebox").TUnsafe<Record<string, string>>;
                options: import("typebox").TObject<{
                    start_path: import("typebox").TOptional<import("typebox").TString>;
                    scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                    disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                    first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    login_check: import("typebox").TOptional<import("typebox").TString>;
                    max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                    scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                    browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                    third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                    checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                    active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                }>;
                tokens_charged: import("typebox").TInteger;
            }>;
        };
        readonly errors: readonly ["not_found"];
    };
    readonly deleteScan: {
        readonly method: "DELETE";
        readonly path: "/v1/scans/{scan_id}";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Delete a final scan with its findings, report, events and deliveries. Its tokens stay charged.";
        readonly params: import("typebox").TObject<Record<"scan_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 204;
        };
        readonly errors: readonly ["not_found", "invalid_state"];
    };
    readonly cancelScan: {
        readonly method: "POST";
        readonly path: "/v1/scans/{scan_id}/cancel";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Cancel a queued or running scan. Cancelling a cancelled scan has no effect.";
        readonly params: import("typebox").TObject<Record<"scan_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                target: import("typebox").TString;
                target_id: import("typebox").TString;
                scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                status: import("typebox").TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                livemode: import("typebox").TBoolean;
                created_at: import("typebox").TString;
                started_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                finished_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                findings_count: import("typebox").TUnion<[import("typebox").TObject<{
                    critical: import("typebox").TInteger;
                    high: import("typebox").TInteger;
                    medium: import("typebox").TInteger;
                    low: import("typebox").TInteger;
                    info: import("typebox").TInteger;
                    total: import("typebox").TInteger;
                }>, import("typebox").TNull]>;
                failure: import("typebox").TUnion<[import("typebox").TObject<{
                    reason: import("typebox").TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
                    message: import("typebox").TString;
                }>, import("typebox").TNull]>;
                report_url: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                metadata: import("typebox").TUnsafe<Record<string, string>>;
                options: import("typebox").TObject<{
                    start_path: import("typebox").TOptional<import("typebox").TString>;
                    scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                    disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                    first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                    login_check: import("typebox").TOptional<import("typebox").TString>;
                    max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                    scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                    browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                    third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                    checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                    active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                }>;
                tokens_charged: import("typebox").TInteger;
            }>;
        };
        readonly errors: readonly ["not_found", "invalid_state"];
    };
    readonly listFindings: {
        readonly method: "GET";
        readonly path: "/v1/scans/{scan_id}/findings";
        readonly scopes: readonly ["scans:read"];
        readonly summary: "List the findings of a scan, most severe first.";
        readonly params: import("typebox").TObject<Record<"scan_id", import("typebox").TString>>;
        readonly query: import("typebox").TObject<{
            severity: import("typebox").TOptional<import("typebox").TString>;
            min_severity: import("typebox").TOptional<import("typebox").TUnsafe<"critical" | "high" | "medium" | "low" | "info">>;
            state: import("typebox").TOptional<import("typebox").TUnsafe<"new" | "open" | "fixed" | "ignored">>;
            check_id: import("typebox").TOptional<import("typebox").TString>;
            limit: import("typebox").TOptional<import("typebox").TInteger>;
            cursor: import("typebox").TOptional<import("typebox").TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                data: import("typebox").TArray<import("typebox").TObject<{
                    id: import("typebox").TString;
                    scan_id: import("typebox").TString;
                    fingerprint: import("typebox").TString;
                    check_id: import("typebox").TString;
                    check_url: import("typebox").TOptional<import("typebox").TString>;
                    title: import("typebox").TString;
                    severity: import("typebox").TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
                    confidence: import("typebox").TUnsafe<"certain" | "firm" | "tentative">;
                    cvss: import("typebox").TUnion<[import("typebox").TObject<{
                        score: import("typebox").TNumber;
                        vector: import("typebox").TString;
                    }>, import("typebox").TNull]>;
                    cwe: import("typebox").TArray<import("typebox").TString>;
                    owasp: import("typebox").TArray<import("typebox").TString>;
                    location: import("typebox").TObject<{
                        url: import("typebox").TString;
                        method: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        parameter: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>;
                    locations: import("typebox").TArray<import("typebox").TObject<{
                        url: import("typebox").TString;
                        method: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        parameter: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>>;
                    locations_total: import("typebox").TInteger;
                    description: import("typebox").TString;
                    evidence: import("typebox").TString;
                    proof: import("typebox").TOptional<import("typebox").TObject<{
                        requests: import("typebox").TArray<import("typebox").TObject<{
                            role: import("typebox").TUnsafe<"control" | "proof">;
                            method: import("typebox").TString;
                            url: import("typebox").TString;
                            headers: import("typebox").TArray<import("typebox").TObject<{
                                name: import("typebox").TString;
                                value: import("typebox").TString;
                            }>>;
                            body: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                            response: import("typebox").TUnion<[import("typebox").TObject<{
                                status: import("typebox").TUnion<[import("typebox").TInteger, import("typebox").TNull]>;
                                before: import("typebox").TString;
                                match: import("typebox").TString;
                                after: import("typebox").TString;
                            }>, import("typebox").TNull]>;
                        }>>;
                        browser: import("typebox").TOptional<import("typebox").TObject<{
                            url: import("typebox").TString;
                            steps: import("typebox").TArray<import("typebox").TString>;
                            executed: import("typebox").TString;
                        }>>;
                    }>>;
                    remediation: import("typebox").TString;
                    references: import("typebox").TArray<import("typebox").TString>;
                    advisories: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        id: import("typebox").TString;
                        component: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        exploited: import("typebox").TUnion<[import("typebox").TObject<{
                            added: import("typebox").TString;
                            source: import("typebox").TString;
                            date: import("typebox").TString;
                        }>, import("typebox").TNull]>;
                    }>>>;
                    state: import("typebox").TUnsafe<"new" | "open" | "fixed" | "ignored">;
                    first_seen_at: import("typebox").TString;
                    acceptance: import("typebox").TOptional<import("typebox").TObject<{
                        reason: import("typebox").TString;
                        accepted_at: import("typebox").TString;
                        accepted_by: import("typebox").TString;
                        expires_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>>;
                }>>;
                next_cursor: import("typebox").TOptional<import("typebox").TString>;
            }>;
        };
        readonly errors: readonly ["not_found", "invalid_cursor"];
    };
    readonly updateFinding: {
        readonly method: "PATCH";
        readonly path: "/v1/findings/{finding_id}";
        readonly scopes: readonly ["findings:write"];
        readonly summary: "Accept a finding for a reason, until a date, or no longer. It holds for every scan of the same target.";
        readonly params: import("typebox").TObject<Record<"finding_id", import("typebox").TString>>;
        readonly body: import("typebox").TObject<{
            state: import("typebox").TUnsafe<"open" | "ignored">;
            reason: import("typebox").TOptional<import("typebox").TString>;
            expires_at: import("typebox").TOptional<import("typebox").TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                id: import("typebox").TString;
                scan_id: import("typebox").TString;
                fingerprint: import("typebox").TString;
                check_id: import("typebox").TString;
                check_url: import("typebox").TOptional<import("typebox").TString>;
                title: import("typebox").TString;
                severity: import("typebox").TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
                confidence: import("typebox").TUnsafe<"certain" | "firm" | "tentative">;
                cvss: import("typebox").TUnion<[import("typebox").TObject<{
                    score: import("typebox").TNumber;
                    vector: import("typebox").TString;
                }>, import("typebox").TNull]>;
                cwe: import("typebox").TArray<import("typebox").TString>;
                owasp: import("typebox").TArray<import("typebox").TString>;
                location: import("typebox").TObject<{
                    url: import("typebox").TString;
                    method: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    parameter: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                }>;
                locations: import("typebox").TArray<import("typebox").TObject<{
                    url: import("typebox").TString;
                    method: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    parameter: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                }>>;
                locations_total: import("typebox").TInteger;
                description: import("typebox").TString;
                evidence: import("typebox").TString;
                proof: import("typebox").TOptional<import("typebox").TObject<{
                    requests: import("typebox").TArray<import("typebox").TObject<{
                        role: import("typebox").TUnsafe<"control" | "proof">;
                        method: import("typebox").TString;
                        url: import("typebox").TString;
                        headers: import("typebox").TArray<import("typebox").TObject<{
                            name: import("typebox").TString;
                            value: import("typebox").TString;
                        }>>;
                        body: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        response: import("typebox").TUnion<[import("typebox").TObject<{
                            status: import("typebox").TUnion<[import("typebox").TInteger, import("typebox").TNull]>;
                            before: import("typebox").TString;
                            match: import("typebox").TString;
                            after: import("typebox").TString;
                        }>, import("typebox").TNull]>;
                    }>>;
                    browser: import("typebox").TOptional<import("typebox").TObject<{
                        url: import("typebox").TString;
                        steps: import("typebox").TArray<import("typebox").TString>;
                        executed: import("typebox").TString;
                    }>>;
                }>>;
                remediation: import("typebox").TString;
                references: import("typebox").TArray<import("typebox").TString>;
                advisories: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                    id: import("typebox").TString;
                    component: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    exploited: import("typebox").TUnion<[import("typebox").TObject<{
                        added: import("typebox").TString;
                        source: import("typebox").TString;
                        date: import("typebox").TString;
                    }>, import("typebox").TNull]>;
                }>>>;
                state: import("typebox").TUnsafe<"new" | "open" | "fixed" | "ignored">;
                first_seen_at: import("typebox").TString;
                acceptance: import("typebox").TOptional<import("typebox").TObject<{
                    reason: import("typebox").TString;
                    accepted_at: import("typebox").TString;
                    accepted_by: import("typebox").TString;
                    expires_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                }>>;
            }>;
        };
        readonly errors: readonly ["not_found", "invalid_state"];
    };
    readonly getReport: {
        readonly method: "GET";
        readonly path: "/v1/scans/{scan_id}/report";
        readonly scopes: readonly ["reports:read", "scans:read"];
        readonly summary: "Retrieve the report of a succeeded scan: as JSON, or as SARIF or HTML if Accept prefers that.";
        readonly params: import("typebox").TObject<Record<"scan_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                schema_version: import("typebox").TString;
                scan: import("typebox").TObject<{
                    id: import("typebox").TString;
                    target: import("typebox").TString;
                    target_id: import("typebox").TString;
                    scan_type: import("typebox").TUnsafe<"quick" | "standard" | "compliance">;
                    status: import("typebox").TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                    livemode: import("typebox").TBoolean;
                    created_at: import("typebox").TString;
                    started_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    finished_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    findings_count: import("typebox").TUnion<[import("typebox").TObject<{
                        critical: import("typebox").TInteger;
                        high: import("typebox").TInteger;
                        medium: import("typebox").TInteger;
                        low: import("typebox").TInteger;
                        info: import("typebox").TInteger;
                        total: import("typebox").TInteger;
                    }>, import("typebox").TNull]>;
                    failure: import("typebox").TUnion<[import("typebox").TObject<{
                        reason: import("typebox").TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
                        message: import("typebox").TString;
                    }>, import("typebox").TNull]>;
                    report_url: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    metadata: import("typebox").TUnsafe<Record<string, string>>;
                    options: import("typebox").TObject<{
                        start_path: import("typebox").TOptional<import("typebox").TString>;
                        scheme: import("typebox").TOptional<import("typebox").TUnsafe<"http" | "https">>;
                        disable_checks: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        severity_overrides: import("typebox").TOptional<import("typebox").TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                        first_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        extra_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        include_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        exclude_paths: import("typebox").TOptional<import("typebox").TArray<import("typebox").TString>>;
                        login_check: import("typebox").TOptional<import("typebox").TString>;
                        max_requests_per_second: import("typebox").TOptional<import("typebox").TInteger>;
                        scan_minutes: import("typebox").TOptional<import("typebox").TInteger>;
                        browser: import("typebox").TOptional<import("typebox").TUnsafe<"auto" | "off" | "required">>;
                        third_parties: import("typebox").TOptional<import("typebox").TUnsafe<"block" | "load">>;
                        checks_scope: import("typebox").TOptional<import("typebox").TUnsafe<"recognized" | "all">>;
                        active_post: import("typebox").TOptional<import("typebox").TBoolean>;
                    }>;
                    tokens_charged: import("typebox").TInteger;
                }>;
                target: import("typebox").TObject<{
                    id: import("typebox").TString;
                    hostname: import("typebox").TString;
                    status: import("typebox").TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
                    livemode: import("typebox").TBoolean;
                    verification: import("typebox").TObject<{
                        method: import("typebox").TUnion<[import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, import("typebox").TNull]>;
                        token: import("typebox").TString;
                        instructions: import("typebox").TArray<import("typebox").TObject<{
                            method: import("typebox").TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                            text: import("typebox").TString;
                            record_name: import("typebox").TOptional<import("typebox").TString>;
                            record_type: import("typebox").TOptional<import("typebox").TString>;
                            url: import("typebox").TOptional<import("typebox").TString>;
                            value: import("typebox").TString;
                        }>>;
                        checked_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        reason: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>;
                    verified_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    created_at: import("typebox").TString;
                }>;
                summary: import("typebox").TObject<{
                    by_severity: import("typebox").TObject<{
                        critical: import("typebox").TInteger;
                        high: import("typebox").TInteger;
                        medium: import("typebox").TInteger;
                        low: import("typebox").TInteger;
                        info: import("typebox").TInteger;
                    }>;
                    total: import("typebox").TInteger;
                    omitted: import("typebox").TInteger;
                    digest: import("typebox").TString;
                }>;
                findings: import("typebox").TArray<import("typebox").TObject<{
                    id: import("typebox").TString;
                    scan_id: import("typebox").TString;
                    fingerprint: import("typebox").TString;
                    check_id: import("typebox").TString;
                    check_url: import("typebox").TOptional<import("typebox").TString>;
                    title: import("typebox").TString;
                    severity: import("typebox").TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
                    confidence: import("typebox").TUnsafe<"certain" | "firm" | "tentative">;
                    cvss: import("typebox").TUnion<[import("typebox").TObject<{
                        score: import("typebox").TNumber;
                        vector: import("typebox").TString;
                    }>, import("typebox").TNull]>;
                    cwe: import("typebox").TArray<import("typebox").TString>;
                    owasp: import("typebox").TArray<import("typebox").TString>;
                    location: import("typebox").TObject<{
                        url: import("typebox").TString;
                        method: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        parameter: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>;
                    locations: import("typebox").TArray<import("typebox").TObject<{
                        url: import("typebox").TString;
                        method: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        parameter: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>>;
                    locations_total: import("typebox").TInteger;
                    description: import("typebox").TString;
                    evidence: import("typebox").TString;
                    proof: import("typebox").TOptional<import("typebox").TObject<{
                        requests: import("typebox").TArray<import("typebox").TObject<{
                            role: import("typebox").TUnsafe<"control" | "proof">;
                            method: import("typebox").TString;
                            url: import("typebox").TString;
                            headers: import("typebox").TArray<import("typebox").TObject<{
                                name: import("typebox").TString;
                                value: import("typebox").TString;
                            }>>;
                            body: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                            response: import("typebox").TUnion<[import("typebox").TObject<{
                                status: import("typebox").TUnion<[import("typebox").TInteger, import("typebox").TNull]>;
                                before: import("typebox").TString;
                                match: import("typebox").TString;
                                after: import("typebox").TString;
                            }>, import("typebox").TNull]>;
                        }>>;
                        browser: import("typebox").TOptional<import("typebox").TObject<{
                            url: import("typebox").TString;
                            steps: import("typebox").TArray<import("typebox").TString>;
                            executed: import("typebox").TString;
                        }>>;
                    }>>;
                    remediation: import("typebox").TString;
                    references: import("typebox").TArray<import("typebox").TString>;
                    advisories: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        id: import("typebox").TString;
                        component: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        exploited: import("typebox").TUnion<[import("typebox").TObject<{
                            added: import("typebox").TString;
                            source: import("typebox").TString;
                            date: import("typebox").TString;
                        }>, import("typebox").TNull]>;
                    }>>>;
                    state: import("typebox").TUnsafe<"new" | "open" | "fixed" | "ignored">;
                    first_seen_at: import("typebox").TString;
                    acceptance: import("typebox").TOptional<import("typebox").TObject<{
                        reason: import("typebox").TString;
                        accepted_at: import("typebox").TString;
                        accepted_by: import("typebox").TString;
                        expires_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>>;
                }>>;
                checks: import("typebox").TArray<import("typebox").TObject<{
                    check_id: import("typebox").TString;
                    title: import("typebox").TString;
                    subject: import("typebox").TOptional<import("typebox").TString>;
                    severity: import("typebox").TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
                    status: import("typebox").TUnsafe<"error" | "passed" | "finding" | "not_applicable">;
                    partial: import("typebox").TOptional<import("typebox").TBoolean>;
                    reason: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    findings: import("typebox").TInteger;
                }>>;
                budget: import("typebox").TObject<{
                    requests: import("typebox").TObject<{
                        used: import("typebox").TNumber;
                        allowed: import("typebox").TNumber;
                    }>;
                    connections: import("typebox").TObject<{
                        used: import("typebox").TNumber;
                        allowed: import("typebox").TNumber;
                    }>;
                    bytes: import("typebox").TObject<{
                        used: import("typebox").TNumber;
                        allowed: import("typebox").TNumber;
                    }>;
                    seconds: import("typebox").TObject<{
                        used: import("typebox").TNumber;
                        allowed: import("typebox").TNumber;
                    }>;
                    exhausted: import("typebox").TArray<import("typebox").TString>;
                }>;
                coverage: import("typebox").TOptional<import("typebox").TObject<{
                    application_seen: import("typebox").TBoolean;
                    code: import("typebox").TUnion<[import("typebox").TUnsafe<"target_not_found" | "target_refused" | "target_host_refused" | "target_server_error" | "target_empty" | "target_challenge" | "target_blocked" | "target_maintenance" | "target_parked" | "target_not_deployed" | "target_off_host" | "target_single_sign_on" | "target_redirect_loop" | "target_left_out" | "target_unreadable" | "target_turned_away" | "target_too_slow" | "target_stopped" | "target_same_response" | "target_paths_refused" | "sign_in_page_not_found" | "sign_in_field_not_found" | "sign_in_scripted" | "sign_in_off_host" | "sign_in_provider_other" | "sign_in_provider_unreachable" | "sign_in_provider_page" | "sign_in_recording_failed" | "sign_in_denied" | "sign_in_code_required" | "sign_in_captcha" | "sign_in_unproven" | "sign_in_lost" | "api_description_unusable" | "browser_missing" | "browser_incomplete">, import("typebox").TNull]>;
                    detail: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    pages: import("typebox").TInteger;
                    pages_read: import("typebox").TOptional<import("typebox").TInteger>;
                    pages_known: import("typebox").TOptional<import("typebox").TInteger>;
                    browser: import("typebox").TOptional<import("typebox").TObject<{
                        used: import("typebox").TBoolean;
                        detail: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        product: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                        sandboxed: import("typebox").TBoolean;
                        pages: import("typebox").TInteger;
                        routes: import("typebox").TInteger;
                        endpoints: import("typebox").TInteger;
                        withheld: import("typebox").TInteger;
                        limits: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                            kind: import("typebox").TUnsafe<"ended" | "actions_not_completed" | "pages_not_opened" | "pages_not_probed" | "requests_not_sent" | "scripts_not_loaded">;
                            count: import("typebox").TInteger;
                            detail: import("typebox").TString;
                        }>>>;
                        screenshot: import("typebox").TOptional<import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>>;
                    }>>;
                    api: import("typebox").TOptional<import("typebox").TObject<{
                        descriptions: import("typebox").TInteger;
                        operations: import("typebox").TInteger;
                        requested: import("typebox").TInteger;
                        left_out: import("typebox").TInteger;
                        detail: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    }>>;
                    reach: import("typebox").TOptional<import("typebox").TObject<{
                        pages: import("typebox").TOptional<import("typebox").TObject<{
                            known: import("typebox").TInteger;
                            covered: import("typebox").TInteger;
                            left_out: import("typebox").TArray<import("typebox").TObject<{
                                reason: import("typebox").TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                                count: import("typebox").TInteger;
                            }>>;
                        }>>;
                        views: import("typebox").TOptional<import("typebox").TObject<{
                            known: import("typebox").TInteger;
                            covered: import("typebox").TInteger;
                            left_out: import("typebox").TArray<import("typebox").TObject<{
                                reason: import("typebox").TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                                count: import("typebox").TInteger;
                            }>>;
                        }>>;
                        operations: import("typebox").TOptional<import("typebox").TObject<{
                            known: import("typebox").TInteger;
                            covered: import("typebox").TInteger;
                            left_out: import("typebox").TArray<import("typebox").TObject<{
                                reason: import("typebox").TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                                count: import("typebox").TInteger;
                            }>>;
                        }>>;
                        inputs: import("typebox").TOptional<import("typebox").TObject<{
                            known: import("typebox").TInteger;
                            covered: import("typebox").TInteger;
                            left_out: import("typebox").TArray<import("typebox").TObject<{
                                reason: import("typebox").TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                                count: import("typebox").TInteger;
                            }>>;
                        }>>;
                    }>>;
                    created: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        path: import("typebox").TString;
                        count: import("typebox").TInteger;
                    }>>>;
                    components: import("typebox").TOptional<import("typebox").TArray<import("typebox").TObject<{
                        purl: import("typebox").TString;
                        url: import("typebox").TString;
                        how: import("typebox").TString;
                    }>>>;
                    sign_in_required: import("typebox").TBoolean;
                    signed_in: import("typebox").TOptional<import("typebox").TBoolean>;
                }>>;
                compliance: import("typebox").TArray<import("typebox").TObject<{
                    framework: import("typebox").TString;
                    requirement: import("typebox").TString;
                    status: import("typebox").TUnsafe<"evidence" | "partial" | "uncovered">;
                    check_ids: import("typebox").TArray<import("typebox").TString>;
                    findings: import("typebox").TInteger;
                }>>;
                generated_at: import("typebox").TString;
                tool: import("typebox").TObject<{
                    name: import("typebox").TString;
                    version: import("typebox").TString;
                    advisories_date: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
                    libraries_date: import("typebox").TOptional<import("typebox").TString>;
                }>;
            }>;
            readonly alternatives: readonly ["application/sarif+json", "text/html"];
            readonly etag: true;
        };
        readonly errors: readonly ["not_found", "report_not_ready"];
    };
    readonly getReportPdf: {
        readonly method: "GET";
        readonly path: "/v1/scans/{scan_id}/report.pdf";
        readonly scopes: readonly ["reports:read", "scans:read"];
        readonly summary: "Retrieve the PDF report of a succeeded scan. Clients must follow redirects.";
        readonly params: import("typebox").TObject<Record<"scan_id", import("typebox").TString>>;
        readonly success: {
            readonly status: 200;
            readonly contentType: "application/pdf";
            readonly etag: true;
            readonly ranges: true;
        };
        readonly redirect: {
            readonly status: 302;
            readonly description: "Returned when the service stores reports in an object storage: a signed URL of the PDF, valid for 5 minutes. Do not send the API key to it.";
        };
        readonly errors: readonly ["not_found", "report_not_ready"];
    };
    readonly getChecks: {
        readonly method: "GET";
        readonly path: "/v1/checks";
        readonly scopes: readonly ["checks:write", "scans:read"];
        readonly summary: "Read the rules of the workspace.";
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                checks: import("typebox").TArray<import("typebox").TString>;
                updated_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
            }>;
        };
        readonly errors: readonly [];
    };
    readonly putChecks: {
        readonly method: "PUT";
        readonly path: "/v1/checks";
        readonly scopes: readonly ["checks:write"];
        readonly summary: "Replace the rules of the workspace. Scans that begin later run them.";
        readonly body: import("typebox").TObject<{
            checks: import("typebox").TArray<import("typebox").TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: import("typebox").TObject<{
                checks: import("typebox").TArray<import("typebox").TString>;
                updated_at: import("typebox").TUnion<[import("typebox").TString, import("typebox").TNull]>;
            }>;
        };
        readonly errors: readonly [];
    };
};
