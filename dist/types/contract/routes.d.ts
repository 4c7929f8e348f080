import { type Static, type TSchema, Type } from 'typebox';
import type { ApiErrorCode } from './errors.ts';
import type { Scope } from './key.ts';
export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export interface RouteDefinition {
    readonly method: HttpMethod;
    /** OpenAPI style, `{param}`. */
    readonly path: string;
    /** Any one of these scopes opens the route; an empty list needs no key at all. */
    readonly scopes: readonly Scope[];
    readonly summary: string;
    readonly params?: TSchema;
    readonly query?: TSchema;
    readonly body?: TSchema;
    /** Body may be left out (POST without required fields). */
    readonly bodyOptional?: boolean;
    readonly success: {
        readonly status: 200 | 201 | 204;
        readonly schema?: TSchema;
        readonly contentType?: string;
    };
    /** A redirect that may come in place of the success. */
    readonly redirect?: {
        readonly status: 302;
        readonly description: string;
    };
    /** Codes this route can answer with besides those every route can (see {@link COMMON_ERRORS}). */
    readonly errors: readonly ApiErrorCode[];
    /** `seed`: stated by the API document; `decided`: ours where it says "not shown". */
    readonly source: 'seed' | 'decided';
}
/** Codes every authenticated route can answer with. */
export declare const COMMON_ERRORS: readonly ApiErrorCode[];
/** Codes every route with a request body can answer with. */
export declare const BODY_ERRORS: readonly ApiErrorCode[];
/** List response: `next_cursor` is absent on the last page (seed, "Paginated list"). */
export declare function listOf<Item extends TSchema>(item: Item): Type.TObject<{
    data: Type.TArray<Item>;
    next_cursor: Type.TOptional<Type.TString>;
}>;
export declare const TargetsQuery: Type.TObject<{
    hostname: Type.TOptional<Type.TString>;
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
export declare const ScansQuery: Type.TObject<{
    status: Type.TOptional<Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">>;
    target: Type.TOptional<Type.TString>;
    scan_type: Type.TOptional<Type.TUnsafe<"quick" | "standard" | "compliance">>;
    created_after: Type.TOptional<Type.TString>;
    created_before: Type.TOptional<Type.TString>;
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
export declare const FindingsQuery: Type.TObject<{
    severity: Type.TOptional<Type.TString>;
    min_severity: Type.TOptional<Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">>;
    state: Type.TOptional<Type.TUnsafe<"new" | "open" | "fixed" | "ignored">>;
    check_id: Type.TOptional<Type.TString>;
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
export declare const DeliveriesQuery: Type.TObject<{
    status: Type.TOptional<Type.TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">>;
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
export declare const WebhooksQuery: Type.TObject<{
    limit: Type.TOptional<Type.TInteger>;
    cursor: Type.TOptional<Type.TString>;
}>;
/**
 * Every endpoint. The service registers exactly these, the client has one method for each, OpenAPI is made from them.
 * Long because: it is one table, and a table in two files is read twice.
 */
export declare const ROUTES: {
    readonly getUsage: {
        readonly method: "GET";
        readonly path: "/v1/usage";
        readonly scopes: readonly ["usage:read"];
        readonly summary: "Read the token balance and the consumption of the last 30 days.";
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                balance: Type.TInteger;
                mode: Type.TUnsafe<"live" | "test">;
                last_30d: Type.TObject<{
                    total: Type.TInteger;
                    by_operation: Type.TRecord<"^.*$", Type.TInteger>;
                }>;
                prices: Type.TRecord<"^.*$", Type.TInteger>;
                as_of: Type.TString;
            }>;
        };
        readonly errors: readonly [];
        readonly source: "seed";
    };
    readonly createTarget: {
        readonly method: "POST";
        readonly path: "/v1/targets";
        readonly scopes: readonly ["targets:write"];
        readonly summary: "Register a target.";
        readonly body: Type.TObject<{
            hostname: Type.TString;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: Type.TObject<{
                id: Type.TString;
                hostname: Type.TString;
                status: Type.TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
                livemode: Type.TBoolean;
                verification: Type.TObject<{
                    method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
                    token: Type.TString;
                    instructions: Type.TArray<Type.TObject<{
                        method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                        text: Type.TString;
                        record_name: Type.TOptional<Type.TString>;
                        record_type: Type.TOptional<Type.TString>;
                        url: Type.TOptional<Type.TString>;
                        value: Type.TString;
                    }>>;
                    checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    reason: Type.TUnion<[Type.TString, Type.TNull]>;
                }>;
                verified_at: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["conflict"];
        readonly source: "seed";
    };
    readonly listTargets: {
        readonly method: "GET";
        readonly path: "/v1/targets";
        readonly scopes: readonly ["targets:read"];
        readonly summary: "List targets, newest first.";
        readonly query: Type.TObject<{
            hostname: Type.TOptional<Type.TString>;
            limit: Type.TOptional<Type.TInteger>;
            cursor: Type.TOptional<Type.TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                data: Type.TArray<Type.TObject<{
                    id: Type.TString;
                    hostname: Type.TString;
                    status: Type.TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
                    livemode: Type.TBoolean;
                    verification: Type.TObject<{
                        method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
                        token: Type.TString;
                        instructions: Type.TArray<Type.TObject<{
                            method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                            text: Type.TString;
                            record_name: Type.TOptional<Type.TString>;
                            record_type: Type.TOptional<Type.TString>;
                            url: Type.TOptional<Type.TString>;
                            value: Type.TString;
                        }>>;
                        checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
                        reason: Type.TUnion<[Type.TString, Type.TNull]>;
                    }>;
                    verified_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    created_at: Type.TString;
                }>>;
                next_cursor: Type.TOptional<Type.TString>;
            }>;
        };
        readonly errors: readonly ["invalid_cursor"];
        readonly source: "decided";
    };
    readonly getTarget: {
        readonly method: "GET";
        readonly path: "/v1/targets/{target_id}";
        readonly scopes: readonly ["targets:read"];
        readonly summary: "Retrieve a target.";
        readonly params: Type.TObject<Record<"target_id", Type.TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                id: Type.TString;
                hostname: Type.TString;
                status: Type.TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
                livemode: Type.TBoolean;
                verification: Type.TObject<{
                    method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
                    token: Type.TString;
                    instructions: Type.TArray<Type.TObject<{
                        method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                        text: Type.TString;
                        record_name: Type.TOptional<Type.TString>;
                        record_type: Type.TOptional<Type.TString>;
                        url: Type.TOptional<Type.TString>;
                        value: Type.TString;
                    }>>;
                    checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    reason: Type.TUnion<[Type.TString, Type.TNull]>;
                }>;
                verified_at: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
        readonly source: "decided";
    };
    readonly deleteTarget: {
        readonly method: "DELETE";
        readonly path: "/v1/targets/{target_id}";
        readonly scopes: readonly ["targets:write"];
        readonly summary: "Delete a target. Its scans stay readable.";
        readonly params: Type.TObject<Record<"target_id", Type.TString>>;
        readonly success: {
            readonly status: 204;
        };
        readonly errors: readonly ["not_found"];
        readonly source: "decided";
    };
    readonly verifyTarget: {
        readonly method: "POST";
        readonly path: "/v1/targets/{target_id}/verify";
        readonly scopes: readonly ["targets:write"];
        readonly summary: "Check the proof of ownership. A failed check answers 200 with status failed or unreachable and the reason.";
        readonly params: Type.TObject<Record<"target_id", Type.TString>>;
        readonly body: Type.TObject<{
            method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                id: Type.TString;
                hostname: Type.TString;
                status: Type.TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
                livemode: Type.TBoolean;
                verification: Type.TObject<{
                    method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
                    token: Type.TString;
                    instructions: Type.TArray<Type.TObject<{
                        method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                        text: Type.TString;
                        record_name: Type.TOptional<Type.TString>;
                        record_type: Type.TOptional<Type.TString>;
                        url: Type.TOptional<Type.TString>;
                        value: Type.TString;
                    }>>;
                    checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    reason: Type.TUnion<[Type.TString, Type.TNull]>;
                }>;
                verified_at: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
        readonly source: "seed";
    };
    readonly createScan: {
        readonly method: "POST";
        readonly path: "/v1/scans";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Create a scan.";
        readonly body: Type.TObject<{
            target: Type.TString;
            scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
            metadata: Type.TOptional<Type.TRecord<"^.*$", Type.TString>>;
            options: Type.TOptional<Type.TObject<{
                start_path: Type.TOptional<Type.TString>;
                scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
                disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
                severity_overrides: Type.TOptional<Type.TRecord<"^.*$", Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">>>;
                extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
                include_paths: Type.TOptional<Type.TArray<Type.TString>>;
                exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
                request_headers: Type.TOptional<Type.TRecord<"^.*$", Type.TString>>;
                max_requests_per_second: Type.TOptional<Type.TInteger>;
                active_post: Type.TOptional<Type.TBoolean>;
            }>>;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: Type.TObject<{
                id: Type.TString;
                target: Type.TString;
                target_id: Type.TString;
                scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
                status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                livemode: Type.TBoolean;
                created_at: Type.TString;
                started_at: Type.TUnion<[Type.TString, Type.TNull]>;
                finished_at: Type.TUnion<[Type.TString, Type.TNull]>;
                findings_count: Type.TUnion<[Type.TObject<{
                    critical: Type.TInteger;
                    high: Type.TInteger;
                    medium: Type.TInteger;
                    low: Type.TInteger;
                    info: Type.TInteger;
                    total: Type.TInteger;
                }>, Type.TNull]>;
                failure: Type.TUnion<[Type.TObject<{
                    reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "lost">;
                    message: Type.TString;
                }>, Type.TNull]>;
                report_url: Type.TUnion<[Type.TString, Type.TNull]>;
                metadata: Type.TRecord<"^.*$", Type.TString>;
                options: Type.TObject<{
                    start_path: Type.TOptional<Type.TString>;
                    scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
                    disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
                    severity_overrides: Type.TOptional<Type.TRecord<"^.*$", Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">>>;
                    extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    include_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    max_requests_per_second: Type.TOptional<Type.TInteger>;
                    active_post: Type.TOptional<Type.TBoolean>;
                }>;
                tokens_charged: Type.TInteger;
            }>;
        };
        readonly errors: readonly ["insufficient_tokens", "target_not_verified"];
        readonly source: "seed";
    };
    readonly listScans: {
        readonly method: "GET";
        readonly path: "/v1/scans";
        readonly scopes: readonly ["scans:read"];
        readonly summary: "List scans, newest first.";
        readonly query: Type.TObject<{
            status: Type.TOptional<Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">>;
            target: Type.TOptional<Type.TString>;
            scan_type: Type.TOptional<Type.TUnsafe<"quick" | "standard" | "compliance">>;
            created_after: Type.TOptional<Type.TString>;
            created_before: Type.TOptional<Type.TString>;
            limit: Type.TOptional<Type.TInteger>;
            cursor: Type.TOptional<Type.TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                data: Type.TArray<Type.TObject<{
                    id: Type.TString;
                    target: Type.TString;
                    target_id: Type.TString;
                    scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
                    status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                    livemode: Type.TBoolean;
                    created_at: Type.TString;
                    started_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    finished_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    findings_count: Type.TUnion<[Type.TObject<{
                        critical: Type.TInteger;
                        high: Type.TInteger;
                        medium: Type.TInteger;
                        low: Type.TInteger;
                        info: Type.TInteger;
                        total: Type.TInteger;
                    }>, Type.TNull]>;
                    failure: Type.TUnion<[Type.TObject<{
                        reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "lost">;
                        message: Type.TString;
                    }>, Type.TNull]>;
                    report_url: Type.TUnion<[Type.TString, Type.TNull]>;
                    metadata: Type.TRecord<"^.*$", Type.TString>;
                    options: Type.TObject<{
                        start_path: Type.TOptional<Type.TString>;
                        scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
                        disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
                        severity_overrides: Type.TOptional<Type.TRecord<"^.*$", Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">>>;
                        extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
                        include_paths: Type.TOptional<Type.TArray<Type.TString>>;
                        exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
                        max_requests_per_second: Type.TOptional<Type.TInteger>;
                        active_post: Type.TOptional<Type.TBoolean>;
                    }>;
                    tokens_charged: Type.TInteger;
                }>>;
                next_cursor: Type.TOptional<Type.TString>;
            }>;
        };
        readonly errors: readonly ["invalid_cursor"];
        readonly source: "seed";
    };
    readonly createScansBulk: {
        readonly method: "POST";
        readonly path: "/v1/scans/bulk";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Create up to 100 scans in one transaction.";
        readonly body: Type.TObject<{
            scans: Type.TArray<Type.TObject<{
                target: Type.TString;
                scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
                metadata: Type.TOptional<Type.TRecord<"^.*$", Type.TString>>;
                options: Type.TOptional<Type.TObject<{
                    start_path: Type.TOptional<Type.TString>;
                    scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
                    disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
                    severity_overrides: Type.TOptional<Type.TRecord<"^.*$", Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">>>;
                    extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    include_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    request_headers: Type.TOptional<Type.TRecord<"^.*$", Type.TString>>;
                    max_requests_per_second: Type.TOptional<Type.TInteger>;
                    active_post: Type.TOptional<Type.TBoolean>;
                }>>;
            }>>;
            fail_fast: Type.TOptional<Type.TBoolean>;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: Type.TObject<{
                summary: Type.TObject<{
                    total: Type.TInteger;
                    succeeded: Type.TInteger;
                    failed: Type.TInteger;
                    rolled_back: Type.TInteger;
                }>;
                results: Type.TArray<Type.TObject<{
                    ok: Type.TBoolean;
                    scan: Type.TOptional<Type.TObject<{
                        id: Type.TString;
                        target: Type.TString;
                        target_id: Type.TString;
                        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
                        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                        livemode: Type.TBoolean;
                        created_at: Type.TString;
                        started_at: Type.TUnion<[Type.TString, Type.TNull]>;
                        finished_at: Type.TUnion<[Type.TString, Type.TNull]>;
                        findings_count: Type.TUnion<[Type.TObject<{
                            critical: Type.TInteger;
                            high: Type.TInteger;
                            medium: Type.TInteger;
                            low: Type.TInteger;
                            info: Type.TInteger;
                            total: Type.TInteger;
                        }>, Type.TNull]>;
                        failure: Type.TUnion<[Type.TObject<{
                            reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "lost">;
                            message: Type.TString;
                        }>, Type.TNull]>;
                        report_url: Type.TUnion<[Type.TString, Type.TNull]>;
                        metadata: Type.TRecord<"^.*$", Type.TString>;
                        options: Type.TObject<{
                            start_path: Type.TOptional<Type.TString>;
                            scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
                            disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
                            severity_overrides: Type.TOptional<Type.TRecord<"^.*$", Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">>>;
                            extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
                            include_paths: Type.TOptional<Type.TArray<Type.TString>>;
                            exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
                            max_requests_per_second: Type.TOptional<Type.TInteger>;
                            active_post: Type.TOptional<Type.TBoolean>;
                        }>;
                        tokens_charged: Type.TInteger;
                    }>>;
                    error: Type.TOptional<Type.TObject<{
                        code: Type.TString;
                        message: Type.TString;
                        param: Type.TOptional<Type.TString>;
                        details: Type.TOptional<Type.TArray<Type.TObject<{
                            param: Type.TOptional<Type.TString>;
                            code: Type.TOptional<Type.TString>;
                            message: Type.TOptional<Type.TString>;
                            existing_id: Type.TOptional<Type.TString>;
                        }>>>;
                        request_id: Type.TString;
                        doc_url: Type.TString;
                    }>>;
                }>>;
                error: Type.TOptional<Type.TObject<{
                    code: Type.TString;
                    message: Type.TString;
                    param: Type.TOptional<Type.TString>;
                    details: Type.TOptional<Type.TArray<Type.TObject<{
                        param: Type.TOptional<Type.TString>;
                        code: Type.TOptional<Type.TString>;
                        message: Type.TOptional<Type.TString>;
                        existing_id: Type.TOptional<Type.TString>;
                    }>>>;
                    request_id: Type.TString;
                    doc_url: Type.TString;
                }>>;
            }>;
        };
        readonly errors: readonly ["batch_too_large", "bulk_rolled_back"];
        readonly source: "seed";
    };
    readonly getScan: {
        readonly method: "GET";
        readonly path: "/v1/scans/{scan_id}";
        readonly scopes: readonly ["scans:read"];
        readonly summary: "Retrieve a scan.";
        readonly params: Type.TObject<Record<"scan_id", Type.TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                id: Type.TString;
                target: Type.TString;
                target_id: Type.TString;
                scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
                status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                livemode: Type.TBoolean;
                created_at: Type.TString;
                started_at: Type.TUnion<[Type.TString, Type.TNull]>;
                finished_at: Type.TUnion<[Type.TString, Type.TNull]>;
                findings_count: Type.TUnion<[Type.TObject<{
                    critical: Type.TInteger;
                    high: Type.TInteger;
                    medium: Type.TInteger;
                    low: Type.TInteger;
                    info: Type.TInteger;
                    total: Type.TInteger;
                }>, Type.TNull]>;
                failure: Type.TUnion<[Type.TObject<{
                    reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "lost">;
                    message: Type.TString;
                }>, Type.TNull]>;
                report_url: Type.TUnion<[Type.TString, Type.TNull]>;
                metadata: Type.TRecord<"^.*$", Type.TString>;
                options: Type.TObject<{
                    start_path: Type.TOptional<Type.TString>;
                    scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
                    disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
                    severity_overrides: Type.TOptional<Type.TRecord<"^.*$", Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">>>;
                    extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    include_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    max_requests_per_second: Type.TOptional<Type.TInteger>;
                    active_post: Type.TOptional<Type.TBoolean>;
                }>;
                tokens_charged: Type.TInteger;
            }>;
        };
        readonly errors: readonly ["not_found"];
        readonly source: "seed";
    };
    readonly cancelScan: {
        readonly method: "POST";
        readonly path: "/v1/scans/{scan_id}/cancel";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Cancel a queued or running scan. Cancelling a cancelled scan changes nothing.";
        readonly params: Type.TObject<Record<"scan_id", Type.TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                id: Type.TString;
                target: Type.TString;
                target_id: Type.TString;
                scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
                status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                livemode: Type.TBoolean;
                created_at: Type.TString;
                started_at: Type.TUnion<[Type.TString, Type.TNull]>;
                finished_at: Type.TUnion<[Type.TString, Type.TNull]>;
                findings_count: Type.TUnion<[Type.TObject<{
                    critical: Type.TInteger;
                    high: Type.TInteger;
                    medium: Type.TInteger;
                    low: Type.TInteger;
                    info: Type.TInteger;
                    total: Type.TInteger;
                }>, Type.TNull]>;
                failure: Type.TUnion<[Type.TObject<{
                    reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "lost">;
                    message: Type.TString;
                }>, Type.TNull]>;
                report_url: Type.TUnion<[Type.TString, Type.TNull]>;
                metadata: Type.TRecord<"^.*$", Type.TString>;
                options: Type.TObject<{
                    start_path: Type.TOptional<Type.TString>;
                    scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
                    disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
                    severity_overrides: Type.TOptional<Type.TRecord<"^.*$", Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">>>;
                    extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    include_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
                    max_requests_per_second: Type.TOptional<Type.TInteger>;
                    active_post: Type.TOptional<Type.TBoolean>;
                }>;
                tokens_charged: Type.TInteger;
            }>;
        };
        readonly errors: readonly ["not_found", "invalid_state"];
        readonly source: "seed";
    };
    readonly listFindings: {
        readonly method: "GET";
        readonly path: "/v1/scans/{scan_id}/findings";
        readonly scopes: readonly ["scans:read"];
        readonly summary: "List the findings of a scan, most severe first.";
        readonly params: Type.TObject<Record<"scan_id", Type.TString>>;
        readonly query: Type.TObject<{
            severity: Type.TOptional<Type.TString>;
            min_severity: Type.TOptional<Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">>;
            state: Type.TOptional<Type.TUnsafe<"new" | "open" | "fixed" | "ignored">>;
            check_id: Type.TOptional<Type.TString>;
            limit: Type.TOptional<Type.TInteger>;
            cursor: Type.TOptional<Type.TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                data: Type.TArray<Type.TObject<{
                    id: Type.TString;
                    scan_id: Type.TString;
                    fingerprint: Type.TString;
                    check_id: Type.TString;
                    check_url: Type.TOptional<Type.TString>;
                    title: Type.TString;
                    severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
                    confidence: Type.TUnsafe<"certain" | "firm" | "tentative">;
                    cvss: Type.TUnion<[Type.TObject<{
                        score: Type.TNumber;
                        vector: Type.TString;
                    }>, Type.TNull]>;
                    cwe: Type.TArray<Type.TString>;
                    owasp: Type.TArray<Type.TString>;
                    location: Type.TObject<{
                        url: Type.TString;
                        method: Type.TUnion<[Type.TString, Type.TNull]>;
                        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
                    }>;
                    locations: Type.TArray<Type.TObject<{
                        url: Type.TString;
                        method: Type.TUnion<[Type.TString, Type.TNull]>;
                        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
                    }>>;
                    locations_total: Type.TInteger;
                    description: Type.TString;
                    evidence: Type.TString;
                    remediation: Type.TString;
                    references: Type.TArray<Type.TString>;
                    state: Type.TUnsafe<"new" | "open" | "fixed" | "ignored">;
                    first_seen_at: Type.TString;
                }>>;
                next_cursor: Type.TOptional<Type.TString>;
            }>;
        };
        readonly errors: readonly ["not_found", "invalid_cursor"];
        readonly source: "seed";
    };
    readonly getReport: {
        readonly method: "GET";
        readonly path: "/v1/scans/{scan_id}/report";
        readonly scopes: readonly ["reports:read", "scans:read"];
        readonly summary: "Retrieve the JSON report of a succeeded scan.";
        readonly params: Type.TObject<Record<"scan_id", Type.TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                schema_version: Type.TString;
                scan: Type.TObject<{
                    id: Type.TString;
                    target: Type.TString;
                    target_id: Type.TString;
                    scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
                    status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
                    livemode: Type.TBoolean;
                    created_at: Type.TString;
                    started_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    finished_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    findings_count: Type.TUnion<[Type.TObject<{
                        critical: Type.TInteger;
                        high: Type.TInteger;
                        medium: Type.TInteger;
                        low: Type.TInteger;
                        info: Type.TInteger;
                        total: Type.TInteger;
                    }>, Type.TNull]>;
                    failure: Type.TUnion<[Type.TObject<{
                        reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "lost">;
                        message: Type.TString;
                    }>, Type.TNull]>;
                    report_url: Type.TUnion<[Type.TString, Type.TNull]>;
                    metadata: Type.TRecord<"^.*$", Type.TString>;
                    options: Type.TObject<{
                        start_path: Type.TOptional<Type.TString>;
                        scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
                        disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
                        severity_overrides: Type.TOptional<Type.TRecord<"^.*$", Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">>>;
                        extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
                        include_paths: Type.TOptional<Type.TArray<Type.TString>>;
                        exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
                        max_requests_per_second: Type.TOptional<Type.TInteger>;
                        active_post: Type.TOptional<Type.TBoolean>;
                    }>;
                    tokens_charged: Type.TInteger;
                }>;
                target: Type.TObject<{
                    id: Type.TString;
                    hostname: Type.TString;
                    status: Type.TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
                    livemode: Type.TBoolean;
                    verification: Type.TObject<{
                        method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
                        token: Type.TString;
                        instructions: Type.TArray<Type.TObject<{
                            method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                            text: Type.TString;
                            record_name: Type.TOptional<Type.TString>;
                            record_type: Type.TOptional<Type.TString>;
                            url: Type.TOptional<Type.TString>;
                            value: Type.TString;
                        }>>;
                        checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
                        reason: Type.TUnion<[Type.TString, Type.TNull]>;
                    }>;
                    verified_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    created_at: Type.TString;
                }>;
                summary: Type.TObject<{
                    by_severity: Type.TObject<{
                        critical: Type.TInteger;
                        high: Type.TInteger;
                        medium: Type.TInteger;
                        low: Type.TInteger;
                        info: Type.TInteger;
                    }>;
                    total: Type.TInteger;
                    omitted: Type.TInteger;
                    digest: Type.TString;
                }>;
                findings: Type.TArray<Type.TObject<{
                    id: Type.TString;
                    scan_id: Type.TString;
                    fingerprint: Type.TString;
                    check_id: Type.TString;
                    check_url: Type.TOptional<Type.TString>;
                    title: Type.TString;
                    severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
                    confidence: Type.TUnsafe<"certain" | "firm" | "tentative">;
                    cvss: Type.TUnion<[Type.TObject<{
                        score: Type.TNumber;
                        vector: Type.TString;
                    }>, Type.TNull]>;
                    cwe: Type.TArray<Type.TString>;
                    owasp: Type.TArray<Type.TString>;
                    location: Type.TObject<{
                        url: Type.TString;
                        method: Type.TUnion<[Type.TString, Type.TNull]>;
                        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
                    }>;
                    locations: Type.TArray<Type.TObject<{
                        url: Type.TString;
                        method: Type.TUnion<[Type.TString, Type.TNull]>;
                        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
                    }>>;
                    locations_total: Type.TInteger;
                    description: Type.TString;
                    evidence: Type.TString;
                    remediation: Type.TString;
                    references: Type.TArray<Type.TString>;
                    state: Type.TUnsafe<"new" | "open" | "fixed" | "ignored">;
                    first_seen_at: Type.TString;
                }>>;
                checks: Type.TArray<Type.TObject<{
                    check_id: Type.TString;
                    title: Type.TString;
                    severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
                    status: Type.TUnsafe<"error" | "passed" | "finding" | "not_applicable">;
                    reason: Type.TUnion<[Type.TString, Type.TNull]>;
                    findings: Type.TInteger;
                }>>;
                budget: Type.TObject<{
                    requests: Type.TObject<{
                        used: Type.TNumber;
                        allowed: Type.TNumber;
                    }>;
                    connections: Type.TObject<{
                        used: Type.TNumber;
                        allowed: Type.TNumber;
                    }>;
                    bytes: Type.TObject<{
                        used: Type.TNumber;
                        allowed: Type.TNumber;
                    }>;
                    seconds: Type.TObject<{
                        used: Type.TNumber;
                        allowed: Type.TNumber;
                    }>;
                    exhausted: Type.TArray<Type.TString>;
                }>;
                compliance: Type.TArray<Type.TObject<{
                    framework: Type.TString;
                    requirement: Type.TString;
                    status: Type.TUnsafe<"evidence" | "partial" | "uncovered">;
                    check_ids: Type.TArray<Type.TString>;
                    findings: Type.TInteger;
                }>>;
                generated_at: Type.TString;
                tool: Type.TObject<{
                    name: Type.TString;
                    version: Type.TString;
                    advisories_date: Type.TUnion<[Type.TString, Type.TNull]>;
                    libraries_date: Type.TOptional<Type.TString>;
                }>;
            }>;
        };
        readonly errors: readonly ["not_found", "report_not_ready"];
        readonly source: "seed";
    };
    readonly getReportPdf: {
        readonly method: "GET";
        readonly path: "/v1/scans/{scan_id}/report.pdf";
        readonly scopes: readonly ["reports:read", "scans:read"];
        readonly summary: "Retrieve the PDF report of a succeeded scan. Clients must follow redirects.";
        readonly params: Type.TObject<Record<"scan_id", Type.TString>>;
        readonly success: {
            readonly status: 200;
            readonly contentType: "application/pdf";
        };
        readonly redirect: {
            readonly status: 302;
            readonly description: "Where the service keeps reports in an object storage: a signed URL of the PDF, good for 5 minutes. It needs no API key; do not send it.";
        };
        readonly errors: readonly ["not_found", "report_not_ready"];
        readonly source: "seed";
    };
    readonly listWebhooks: {
        readonly method: "GET";
        readonly path: "/v1/webhooks";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "List webhook subscriptions of the key, without their secrets.";
        readonly query: Type.TObject<{
            limit: Type.TOptional<Type.TInteger>;
            cursor: Type.TOptional<Type.TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                data: Type.TArray<Type.TObject<{
                    id: Type.TString;
                    url: Type.TString;
                    events: Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified">>;
                    status: Type.TUnsafe<"enabled" | "disabled">;
                    disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
                    last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    created_at: Type.TString;
                }>>;
                next_cursor: Type.TOptional<Type.TString>;
            }>;
        };
        readonly errors: readonly ["invalid_cursor"];
        readonly source: "seed";
    };
    readonly createWebhook: {
        readonly method: "POST";
        readonly path: "/v1/webhooks";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Create a webhook subscription. The secret is returned this once.";
        readonly body: Type.TObject<{
            url: Type.TString;
            events: Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified">>;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: Type.TObject<{
                secret: Type.TString;
                id: Type.TString;
                url: Type.TString;
                events: Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified">>;
                status: Type.TUnsafe<"enabled" | "disabled">;
                disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
                last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["conflict"];
        readonly source: "seed";
    };
    readonly getWebhook: {
        readonly method: "GET";
        readonly path: "/v1/webhooks/{id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Retrieve a webhook subscription, without its secret.";
        readonly params: Type.TObject<Record<"id", Type.TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                id: Type.TString;
                url: Type.TString;
                events: Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified">>;
                status: Type.TUnsafe<"enabled" | "disabled">;
                disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
                last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
        readonly source: "seed";
    };
    readonly updateWebhook: {
        readonly method: "PATCH";
        readonly path: "/v1/webhooks/{id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Change the events of a subscription, disable or re-enable it.";
        readonly params: Type.TObject<Record<"id", Type.TString>>;
        readonly body: Type.TObject<{
            events: Type.TOptional<Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified">>>;
            status: Type.TOptional<Type.TUnsafe<"enabled" | "disabled">>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                id: Type.TString;
                url: Type.TString;
                events: Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified">>;
                status: Type.TUnsafe<"enabled" | "disabled">;
                disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
                last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["not_found", "conflict"];
        readonly source: "decided";
    };
    readonly deleteWebhook: {
        readonly method: "DELETE";
        readonly path: "/v1/webhooks/{id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Delete a subscription; its pending deliveries are cancelled.";
        readonly params: Type.TObject<Record<"id", Type.TString>>;
        readonly success: {
            readonly status: 204;
        };
        readonly errors: readonly ["not_found"];
        readonly source: "seed";
    };
    readonly rotateWebhookSecret: {
        readonly method: "POST";
        readonly path: "/v1/webhooks/{id}/rotate_secret";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Make a new secret; the old one signs beside it for a while.";
        readonly params: Type.TObject<Record<"id", Type.TString>>;
        readonly body: Type.TObject<{
            previous_valid_for: Type.TOptional<Type.TInteger>;
        }>;
        readonly bodyOptional: true;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                secret: Type.TString;
                id: Type.TString;
                url: Type.TString;
                events: Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified">>;
                status: Type.TUnsafe<"enabled" | "disabled">;
                disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
                last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
        readonly source: "decided";
    };
    readonly testWebhook: {
        readonly method: "POST";
        readonly path: "/v1/webhooks/{id}/test";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Send one signed example delivery now and report what came back.";
        readonly params: Type.TObject<Record<"id", Type.TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                delivered: Type.TBoolean;
                status_code: Type.TUnion<[Type.TInteger, Type.TNull]>;
                error: Type.TUnion<[Type.TString, Type.TNull]>;
                duration_ms: Type.TInteger;
            }>;
        };
        readonly errors: readonly ["not_found", "insufficient_tokens"];
        readonly source: "decided";
    };
    readonly listDeliveries: {
        readonly method: "GET";
        readonly path: "/v1/webhooks/{id}/deliveries";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "List deliveries of a subscription, newest first.";
        readonly params: Type.TObject<Record<"id", Type.TString>>;
        readonly query: Type.TObject<{
            status: Type.TOptional<Type.TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">>;
            limit: Type.TOptional<Type.TInteger>;
            cursor: Type.TOptional<Type.TString>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                data: Type.TArray<Type.TObject<{
                    id: Type.TString;
                    webhook_id: Type.TString;
                    event_id: Type.TString;
                    event_type: Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified">;
                    status: Type.TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">;
                    attempts_count: Type.TInteger;
                    next_attempt_at: Type.TUnion<[Type.TString, Type.TNull]>;
                    replay_of: Type.TUnion<[Type.TString, Type.TNull]>;
                    created_at: Type.TString;
                }>>;
                next_cursor: Type.TOptional<Type.TString>;
            }>;
        };
        readonly errors: readonly ["not_found", "invalid_cursor"];
        readonly source: "decided";
    };
    readonly getDelivery: {
        readonly method: "GET";
        readonly path: "/v1/webhooks/{id}/deliveries/{delivery_id}";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Retrieve a delivery with its attempts.";
        readonly params: Type.TObject<{
            id: Type.TString;
            delivery_id: Type.TString;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                attempts: Type.TArray<Type.TObject<{
                    attempt: Type.TInteger;
                    at: Type.TString;
                    status_code: Type.TUnion<[Type.TInteger, Type.TNull]>;
                    error: Type.TUnion<[Type.TString, Type.TNull]>;
                    duration_ms: Type.TInteger;
                }>>;
                id: Type.TString;
                webhook_id: Type.TString;
                event_id: Type.TString;
                event_type: Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified">;
                status: Type.TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">;
                attempts_count: Type.TInteger;
                next_attempt_at: Type.TUnion<[Type.TString, Type.TNull]>;
                replay_of: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
        readonly source: "decided";
    };
    readonly replayDelivery: {
        readonly method: "POST";
        readonly path: "/v1/webhooks/{id}/deliveries/{delivery_id}/replay";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Deliver an event again, as a new delivery.";
        readonly params: Type.TObject<{
            id: Type.TString;
            delivery_id: Type.TString;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: Type.TObject<{
                id: Type.TString;
                webhook_id: Type.TString;
                event_id: Type.TString;
                event_type: Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified">;
                status: Type.TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">;
                attempts_count: Type.TInteger;
                next_attempt_at: Type.TUnion<[Type.TString, Type.TNull]>;
                replay_of: Type.TUnion<[Type.TString, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["not_found", "invalid_state"];
        readonly source: "decided";
    };
    readonly replayDeliveries: {
        readonly method: "POST";
        readonly path: "/v1/webhooks/{id}/replay";
        readonly scopes: readonly ["webhooks:write"];
        readonly summary: "Deliver every event of a period again; with dry_run only count them.";
        readonly params: Type.TObject<Record<"id", Type.TString>>;
        readonly body: Type.TObject<{
            since: Type.TString;
            until: Type.TOptional<Type.TString>;
            status: Type.TOptional<Type.TUnsafe<"succeeded" | "cancelled" | "pending" | "held" | "dead_lettered">>;
            dry_run: Type.TOptional<Type.TBoolean>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                count: Type.TInteger;
                dry_run: Type.TBoolean;
            }>;
        };
        readonly errors: readonly ["not_found", "invalid_state"];
        readonly source: "decided";
    };
};
export type RouteName = keyof typeof ROUTES;
type SchemaType<T> = T extends TSchema ? Static<T> : undefined;
type Part<Name extends RouteName, Key extends string> = (typeof ROUTES)[Name] extends Record<Key, infer T> ? SchemaType<T> : undefined;
export type RouteParams<Name extends RouteName> = Part<Name, 'params'>;
export type RouteQuery<Name extends RouteName> = Part<Name, 'query'>;
export type RouteBody<Name extends RouteName> = Part<Name, 'body'>;
export type RouteResponse<Name extends RouteName> = (typeof ROUTES)[Name]['success'] extends {
    schema: infer T;
} ? SchemaType<T> : undefined;
export {};
