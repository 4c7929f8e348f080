import { type Static, Type } from 'typebox';
export declare const CHANNEL_KINDS: readonly ["slack", "teams", "email", "jira", "defectdojo"];
export type ChannelKind = (typeof CHANNEL_KINDS)[number];
export declare const CHANNEL_EVENTS: readonly ["finding.created", "finding.fixed"];
export declare const RECIPIENTS_MAX = 20;
export declare const ChannelSettings: Type.TObject<{
    recipients: Type.TOptional<Type.TArray<Type.TString>>;
    user: Type.TOptional<Type.TString>;
    project: Type.TOptional<Type.TString>;
    issue_type: Type.TOptional<Type.TString>;
    summary: Type.TOptional<Type.TString>;
    product: Type.TOptional<Type.TString>;
    engagement: Type.TOptional<Type.TString>;
}>;
export type ChannelSettings = Static<typeof ChannelSettings>;
export declare const Channel: Type.TObject<{
    id: Type.TString;
    name: Type.TString;
    kind: Type.TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
    host: Type.TUnion<[Type.TString, Type.TNull]>;
    settings: Type.TObject<{
        recipients: Type.TOptional<Type.TArray<Type.TString>>;
        user: Type.TOptional<Type.TString>;
        project: Type.TOptional<Type.TString>;
        issue_type: Type.TOptional<Type.TString>;
        summary: Type.TOptional<Type.TString>;
        product: Type.TOptional<Type.TString>;
        engagement: Type.TOptional<Type.TString>;
    }>;
    min_severity: {
        description: string;
        '~unsafe': "critical" | "high" | "medium" | "low" | "info";
    };
    events: Type.TArray<Type.TUnsafe<"finding.created" | "finding.fixed">>;
    daily_at: Type.TUnion<[Type.TString, Type.TNull]>;
    time_zone: Type.TString;
    status: Type.TUnsafe<"enabled" | "disabled">;
    disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
    last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
    created_at: Type.TString;
}>;
export type Channel = Static<typeof Channel>;
export declare const ChannelCreate: Type.TObject<{
    name: Type.TString;
    kind: Type.TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
    url: Type.TOptional<Type.TString>;
    token: Type.TOptional<Type.TString>;
    settings: Type.TOptional<Type.TObject<{
        recipients: Type.TOptional<Type.TArray<Type.TString>>;
        user: Type.TOptional<Type.TString>;
        project: Type.TOptional<Type.TString>;
        issue_type: Type.TOptional<Type.TString>;
        summary: Type.TOptional<Type.TString>;
        product: Type.TOptional<Type.TString>;
        engagement: Type.TOptional<Type.TString>;
    }>>;
    min_severity: Type.TOptional<{
        description: string;
        '~unsafe': "critical" | "high" | "medium" | "low" | "info";
    }>;
    events: Type.TOptional<Type.TArray<Type.TUnsafe<"finding.created" | "finding.fixed">>>;
    daily_at: Type.TOptional<Type.TString>;
    time_zone: Type.TOptional<Type.TString>;
}>;
export type ChannelCreate = Static<typeof ChannelCreate>;
export declare const ChannelUpdate: Type.TObject<{
    name: Type.TOptional<Type.TString>;
    url: Type.TOptional<Type.TString>;
    token: Type.TOptional<Type.TString>;
    settings: Type.TOptional<Type.TObject<{
        recipients: Type.TOptional<Type.TArray<Type.TString>>;
        user: Type.TOptional<Type.TString>;
        project: Type.TOptional<Type.TString>;
        issue_type: Type.TOptional<Type.TString>;
        summary: Type.TOptional<Type.TString>;
        product: Type.TOptional<Type.TString>;
        engagement: Type.TOptional<Type.TString>;
    }>>;
    min_severity: Type.TOptional<{
        description: string;
        '~unsafe': "critical" | "high" | "medium" | "low" | "info";
    }>;
    events: Type.TOptional<Type.TArray<Type.TUnsafe<"finding.created" | "finding.fixed">>>;
    daily_at: Type.TOptional<Type.TString>;
    time_zone: Type.TOptional<Type.TString>;
    status: Type.TOptional<Type.TUnsafe<"enabled" | "disabled">>;
}>;
export type ChannelUpdate = Static<typeof ChannelUpdate>;
/** The endpoints of notification channels. */
export declare const CHANNEL_ROUTES: {
    readonly createChannel: {
        readonly method: "POST";
        readonly path: "/v1/channels";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Create a notification channel of the workspace. Its URL and token are not returned.";
        readonly body: Type.TObject<{
            name: Type.TString;
            kind: Type.TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
            url: Type.TOptional<Type.TString>;
            token: Type.TOptional<Type.TString>;
            settings: Type.TOptional<Type.TObject<{
                recipients: Type.TOptional<Type.TArray<Type.TString>>;
                user: Type.TOptional<Type.TString>;
                project: Type.TOptional<Type.TString>;
                issue_type: Type.TOptional<Type.TString>;
                summary: Type.TOptional<Type.TString>;
                product: Type.TOptional<Type.TString>;
                engagement: Type.TOptional<Type.TString>;
            }>>;
            min_severity: Type.TOptional<{
                description: string;
                '~unsafe': "critical" | "high" | "medium" | "low" | "info";
            }>;
            events: Type.TOptional<Type.TArray<Type.TUnsafe<"finding.created" | "finding.fixed">>>;
            daily_at: Type.TOptional<Type.TString>;
            time_zone: Type.TOptional<Type.TString>;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: Type.TObject<{
                id: Type.TString;
                name: Type.TString;
                kind: Type.TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
                host: Type.TUnion<[Type.TString, Type.TNull]>;
                settings: Type.TObject<{
                    recipients: Type.TOptional<Type.TArray<Type.TString>>;
                    user: Type.TOptional<Type.TString>;
                    project: Type.TOptional<Type.TString>;
                    issue_type: Type.TOptional<Type.TString>;
                    summary: Type.TOptional<Type.TString>;
                    product: Type.TOptional<Type.TString>;
                    engagement: Type.TOptional<Type.TString>;
                }>;
                min_severity: {
                    description: string;
                    '~unsafe': "critical" | "high" | "medium" | "low" | "info";
                };
                events: Type.TArray<Type.TUnsafe<"finding.created" | "finding.fixed">>;
                daily_at: Type.TUnion<[Type.TString, Type.TNull]>;
                time_zone: Type.TString;
                status: Type.TUnsafe<"enabled" | "disabled">;
                disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
                last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
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
        readonly query: Type.TObject<{
            limit: Type.TOptional<Type.TInteger>;
            cursor: Type.TOptional<Type.TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                data: Type.TArray<Type.TObject<{
                    id: Type.TString;
                    name: Type.TString;
                    kind: Type.TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
                    host: Type.TUnion<[Type.TString, Type.TNull]>;
                    settings: Type.TObject<{
                        recipients: Type.TOptional<Type.TArray<Type.TString>>;
                        user: Type.TOptional<Type.TString>;
                        project: Type.TOptional<Type.TString>;
                        issue_type: Type.TOptional<Type.TString>;
                        summary: Type.TOptional<Type.TString>;
                        product: Type.TOptional<Type.TString>;
                        engagement: Type.TOptional<Type.TString>;
                    }>;
                    min_severity: {
                        description: string;
                        '~unsafe': "critical" | "high" | "medium" | "low" | "info";
                    };
                    events: Type.TArray<Type.TUnsafe<"finding.created" | "finding.fixed">>;
                    daily_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    time_zone: Type.TString;
                    status: Type.TUnsafe<"enabled" | "disabled">;
                    disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
                    last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    created_at: Type.TString;
                }>>;
                next_cursor: Type.TOptional<Type.TString>;
            }>;
        };
        readonly errors: readonly ["invalid_cursor"];
    };
    readonly getChannel: {
        readonly method: "GET";
        readonly path: "/v1/channels/{channel_id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Retrieve a notification channel.";
        readonly params: Type.TObject<Record<"channel_id", Type.TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                id: Type.TString;
                name: Type.TString;
                kind: Type.TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
                host: Type.TUnion<[Type.TString, Type.TNull]>;
                settings: Type.TObject<{
                    recipients: Type.TOptional<Type.TArray<Type.TString>>;
                    user: Type.TOptional<Type.TString>;
                    project: Type.TOptional<Type.TString>;
                    issue_type: Type.TOptional<Type.TString>;
                    summary: Type.TOptional<Type.TString>;
                    product: Type.TOptional<Type.TString>;
                    engagement: Type.TOptional<Type.TString>;
                }>;
                min_severity: {
                    description: string;
                    '~unsafe': "critical" | "high" | "medium" | "low" | "info";
                };
                events: Type.TArray<Type.TUnsafe<"finding.created" | "finding.fixed">>;
                daily_at: Type.TUnion<[Type.TString, Type.TNull]>;
                time_zone: Type.TString;
                status: Type.TUnsafe<"enabled" | "disabled">;
                disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
                last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
    };
    readonly updateChannel: {
        readonly method: "PATCH";
        readonly path: "/v1/channels/{channel_id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Change, disable or enable a channel. `settings` replaces all earlier ones; a new `url` needs its `token`.";
        readonly params: Type.TObject<Record<"channel_id", Type.TString>>;
        readonly body: Type.TObject<{
            name: Type.TOptional<Type.TString>;
            url: Type.TOptional<Type.TString>;
            token: Type.TOptional<Type.TString>;
            settings: Type.TOptional<Type.TObject<{
                recipients: Type.TOptional<Type.TArray<Type.TString>>;
                user: Type.TOptional<Type.TString>;
                project: Type.TOptional<Type.TString>;
                issue_type: Type.TOptional<Type.TString>;
                summary: Type.TOptional<Type.TString>;
                product: Type.TOptional<Type.TString>;
                engagement: Type.TOptional<Type.TString>;
            }>>;
            min_severity: Type.TOptional<{
                description: string;
                '~unsafe': "critical" | "high" | "medium" | "low" | "info";
            }>;
            events: Type.TOptional<Type.TArray<Type.TUnsafe<"finding.created" | "finding.fixed">>>;
            daily_at: Type.TOptional<Type.TString>;
            time_zone: Type.TOptional<Type.TString>;
            status: Type.TOptional<Type.TUnsafe<"enabled" | "disabled">>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                id: Type.TString;
                name: Type.TString;
                kind: Type.TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
                host: Type.TUnion<[Type.TString, Type.TNull]>;
                settings: Type.TObject<{
                    recipients: Type.TOptional<Type.TArray<Type.TString>>;
                    user: Type.TOptional<Type.TString>;
                    project: Type.TOptional<Type.TString>;
                    issue_type: Type.TOptional<Type.TString>;
                    summary: Type.TOptional<Type.TString>;
                    product: Type.TOptional<Type.TString>;
                    engagement: Type.TOptional<Type.TString>;
                }>;
                min_severity: {
                    description: string;
                    '~unsafe': "critical" | "high" | "medium" | "low" | "info";
                };
                events: Type.TArray<Type.TUnsafe<"finding.created" | "finding.fixed">>;
                daily_at: Type.TUnion<[Type.TString, Type.TNull]>;
                time_zone: Type.TString;
                status: Type.TUnsafe<"enabled" | "disabled">;
                disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
                last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["not_found", "target_not_allowed"];
    };
    readonly deleteChannel: {
        readonly method: "DELETE";
        readonly path: "/v1/channels/{channel_id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Delete a channel with its secrets, and cancel its pending deliveries.";
        readonly params: Type.TObject<Record<"channel_id", Type.TString>>;
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
        readonly params: Type.TObject<Record<"channel_id", Type.TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                delivered: Type.TBoolean;
                status_code: Type.TUnion<[Type.TInteger, Type.TNull]>;
                error: Type.TUnion<[Type.TString, Type.TNull]>;
                duration_ms: Type.TInteger;
            }>;
        };
        readonly errors: readonly ["not_found", "insufficient_tokens", "target_not_allowed"];
    };
};
