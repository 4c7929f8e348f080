import { type Static, type TObject, type TOptional, type TProperties, Type } from 'typebox';
import type { BulkError, BulkSummary, CreatedScan } from '../generated/models.ts';
/**
 * The responses that the client accepts. A member that every service must send is required; every other member of the
 * contract may be absent, but must have the contract's form where it is present. Unknown members are ignored. Words that
 * a newer service may add to (statuses, reasons, methods) are open; severities are not, because the gate judges by them.
 */
type Merged<Properties extends TProperties, Own extends TProperties> = Omit<Properties, keyof Own> & Own;
type Wire<Members extends TProperties, Required extends string> = {
    [Key in keyof Members]: Key extends Required ? Members[Key] : TOptional<Members[Key]>;
};
/** As {@link replace}, with only the members named by `required` required. */
export declare function wire<Properties extends TProperties, const Required extends string, Own extends TProperties>(schema: TObject<Properties>, required: readonly Required[], own: Own): TObject<Wire<Merged<Properties, Own>, Required>>;
export declare const Word: Type.TString;
export declare const WireScan: TObject<Wire<Merged<{
    id: Type.TString;
    target: Type.TString;
    target_id: Type.TString;
    scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
    status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
    livemode: Type.TBoolean;
    created_at: Type.TString;
    started_at: Type.TUnion<[Type.TString, Type.TNull]>;
    finished_at: Type.TUnion<[Type.TString, Type.TNull]>;
    findings_count: Type.TUnion<[TObject<{
        critical: Type.TInteger;
        high: Type.TInteger;
        medium: Type.TInteger;
        low: Type.TInteger;
        info: Type.TInteger;
        total: Type.TInteger;
    }>, Type.TNull]>;
    failure: Type.TUnion<[TObject<{
        reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
        message: Type.TString;
    }>, Type.TNull]>;
    report_url: Type.TUnion<[Type.TString, Type.TNull]>;
    metadata: Type.TUnsafe<Record<string, string>>;
    options: TObject<{
        start_path: TOptional<Type.TString>;
        scheme: TOptional<Type.TUnsafe<"http" | "https">>;
        disable_checks: TOptional<Type.TArray<Type.TString>>;
        severity_overrides: TOptional<Type.TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
        first_paths: TOptional<Type.TArray<Type.TString>>;
        extra_paths: TOptional<Type.TArray<Type.TString>>;
        include_paths: TOptional<Type.TArray<Type.TString>>;
        exclude_paths: TOptional<Type.TArray<Type.TString>>;
        login_check: TOptional<Type.TString>;
        max_requests_per_second: TOptional<Type.TInteger>;
        scan_minutes: TOptional<Type.TInteger>;
        browser: TOptional<Type.TUnsafe<"auto" | "off" | "required">>;
        third_parties: TOptional<Type.TUnsafe<"block" | "load">>;
        checks_scope: TOptional<Type.TUnsafe<"recognized" | "all">>;
        active_post: TOptional<Type.TBoolean>;
    }>;
    tokens_charged: Type.TInteger;
}, {
    id: Type.TString;
    target: Type.TString;
    scan_type: Type.TString;
    status: Type.TString;
    failure: Type.TUnion<[TObject<Merged<{
        reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
        message: Type.TString;
    }, {
        reason: Type.TString;
    }>>, Type.TNull]>;
}>, "id" | "target" | "scan_type" | "status">>;
export type ReceivedScan = Static<typeof WireScan>;
/** A scan of which only the id and the status are certain. */
export declare const WireScanState: TObject<Wire<Merged<{
    id: Type.TString;
    target: Type.TString;
    target_id: Type.TString;
    scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
    status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
    livemode: Type.TBoolean;
    created_at: Type.TString;
    started_at: Type.TUnion<[Type.TString, Type.TNull]>;
    finished_at: Type.TUnion<[Type.TString, Type.TNull]>;
    findings_count: Type.TUnion<[TObject<{
        critical: Type.TInteger;
        high: Type.TInteger;
        medium: Type.TInteger;
        low: Type.TInteger;
        info: Type.TInteger;
        total: Type.TInteger;
    }>, Type.TNull]>;
    failure: Type.TUnion<[TObject<{
        reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
        message: Type.TString;
    }>, Type.TNull]>;
    report_url: Type.TUnion<[Type.TString, Type.TNull]>;
    metadata: Type.TUnsafe<Record<string, string>>;
    options: TObject<{
        start_path: TOptional<Type.TString>;
        scheme: TOptional<Type.TUnsafe<"http" | "https">>;
        disable_checks: TOptional<Type.TArray<Type.TString>>;
        severity_overrides: TOptional<Type.TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
        first_paths: TOptional<Type.TArray<Type.TString>>;
        extra_paths: TOptional<Type.TArray<Type.TString>>;
        include_paths: TOptional<Type.TArray<Type.TString>>;
        exclude_paths: TOptional<Type.TArray<Type.TString>>;
        login_check: TOptional<Type.TString>;
        max_requests_per_second: TOptional<Type.TInteger>;
        scan_minutes: TOptional<Type.TInteger>;
        browser: TOptional<Type.TUnsafe<"auto" | "off" | "required">>;
        third_parties: TOptional<Type.TUnsafe<"block" | "load">>;
        checks_scope: TOptional<Type.TUnsafe<"recognized" | "all">>;
        active_post: TOptional<Type.TBoolean>;
    }>;
    tokens_charged: Type.TInteger;
}, {
    id: Type.TString;
    target: Type.TString;
    scan_type: Type.TString;
    status: Type.TString;
    failure: Type.TUnion<[TObject<Merged<{
        reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
        message: Type.TString;
    }, {
        reason: Type.TString;
    }>>, Type.TNull]>;
}>, "id" | "status">>;
/** Any member of `summary` may be absent. */
export declare const WireBulk: TObject<{
    summary: TObject<Wire<Omit<{
        total: Type.TInteger;
        succeeded: Type.TInteger;
        failed: Type.TInteger;
        rolled_back: Type.TInteger;
    }, never>, never>>;
    results: Type.TArray<TObject<{
        ok: Type.TBoolean;
        scan: TOptional<TObject<Wire<Merged<{
            id: Type.TString;
            target: Type.TString;
            target_id: Type.TString;
            scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
            status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
            livemode: Type.TBoolean;
            created_at: Type.TString;
            started_at: Type.TUnion<[Type.TString, Type.TNull]>;
            finished_at: Type.TUnion<[Type.TString, Type.TNull]>;
            findings_count: Type.TUnion<[TObject<{
                critical: Type.TInteger;
                high: Type.TInteger;
                medium: Type.TInteger;
                low: Type.TInteger;
                info: Type.TInteger;
                total: Type.TInteger;
            }>, Type.TNull]>;
            failure: Type.TUnion<[TObject<{
                reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
                message: Type.TString;
            }>, Type.TNull]>;
            report_url: Type.TUnion<[Type.TString, Type.TNull]>;
            metadata: Type.TUnsafe<Record<string, string>>;
            options: TObject<{
                start_path: TOptional<Type.TString>;
                scheme: TOptional<Type.TUnsafe<"http" | "https">>;
                disable_checks: TOptional<Type.TArray<Type.TString>>;
                severity_overrides: TOptional<Type.TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
                first_paths: TOptional<Type.TArray<Type.TString>>;
                extra_paths: TOptional<Type.TArray<Type.TString>>;
                include_paths: TOptional<Type.TArray<Type.TString>>;
                exclude_paths: TOptional<Type.TArray<Type.TString>>;
                login_check: TOptional<Type.TString>;
                max_requests_per_second: TOptional<Type.TInteger>;
                scan_minutes: TOptional<Type.TInteger>;
                browser: TOptional<Type.TUnsafe<"auto" | "off" | "required">>;
                third_parties: TOptional<Type.TUnsafe<"block" | "load">>;
                checks_scope: TOptional<Type.TUnsafe<"recognized" | "all">>;
                active_post: TOptional<Type.TBoolean>;
            }>;
            tokens_charged: Type.TInteger;
        }, {
            id: Type.TString;
            target: Type.TString;
            scan_type: Type.TString;
            status: Type.TString;
            failure: Type.TUnion<[TObject<Merged<{
                reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
                message: Type.TString;
            }, {
                reason: Type.TString;
            }>>, Type.TNull]>;
        }>, "id">>>;
        error: TOptional<TObject<{
            code: Type.TString;
            message: TOptional<Type.TString>;
        }>>;
    }>>;
}>;
export type ReceivedBulkEntry = {
    readonly ok: true;
    readonly scan: CreatedScan;
} | {
    readonly ok: false;
    readonly error: BulkError;
};
export interface ReceivedBulk {
    readonly summary: BulkSummary;
    readonly results: readonly ReceivedBulkEntry[];
    /** The service repeated its response to the same Idempotency-Key; null when unknown. */
    readonly replayed: boolean | null;
}
export declare const WireTarget: TObject<Wire<Merged<{
    id: Type.TString;
    hostname: Type.TString;
    status: Type.TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
    livemode: Type.TBoolean;
    verification: TObject<{
        method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
        token: Type.TString;
        instructions: Type.TArray<TObject<{
            method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
            text: Type.TString;
            record_name: TOptional<Type.TString>;
            record_type: TOptional<Type.TString>;
            url: TOptional<Type.TString>;
            value: Type.TString;
        }>>;
        checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
        reason: Type.TUnion<[Type.TString, Type.TNull]>;
    }>;
    verified_at: Type.TUnion<[Type.TString, Type.TNull]>;
    created_at: Type.TString;
}, {
    id: Type.TString;
    hostname: Type.TString;
    status: Type.TString;
    verification: TObject<Merged<{
        method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
        token: Type.TString;
        instructions: Type.TArray<TObject<{
            method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
            text: Type.TString;
            record_name: TOptional<Type.TString>;
            record_type: TOptional<Type.TString>;
            url: TOptional<Type.TString>;
            value: Type.TString;
        }>>;
        checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
        reason: Type.TUnion<[Type.TString, Type.TNull]>;
    }, {
        method: Type.TUnion<[Type.TString, Type.TNull]>;
        instructions: Type.TArray<TObject<Merged<{
            method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
            text: Type.TString;
            record_name: TOptional<Type.TString>;
            record_type: TOptional<Type.TString>;
            url: TOptional<Type.TString>;
            value: Type.TString;
        }, {
            method: Type.TString;
        }>>>;
    }>>;
}>, "id">>;
export type ReceivedTarget = Static<typeof WireTarget>;
/** The response of a verification: any member may be absent. */
export declare const WireVerification: TObject<Wire<Merged<{
    id: Type.TString;
    hostname: Type.TString;
    status: Type.TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
    livemode: Type.TBoolean;
    verification: TObject<{
        method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
        token: Type.TString;
        instructions: Type.TArray<TObject<{
            method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
            text: Type.TString;
            record_name: TOptional<Type.TString>;
            record_type: TOptional<Type.TString>;
            url: TOptional<Type.TString>;
            value: Type.TString;
        }>>;
        checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
        reason: Type.TUnion<[Type.TString, Type.TNull]>;
    }>;
    verified_at: Type.TUnion<[Type.TString, Type.TNull]>;
    created_at: Type.TString;
}, {
    id: Type.TString;
    hostname: Type.TString;
    status: Type.TString;
    verification: TObject<Merged<{
        method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
        token: Type.TString;
        instructions: Type.TArray<TObject<{
            method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
            text: Type.TString;
            record_name: TOptional<Type.TString>;
            record_type: TOptional<Type.TString>;
            url: TOptional<Type.TString>;
            value: Type.TString;
        }>>;
        checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
        reason: Type.TUnion<[Type.TString, Type.TNull]>;
    }, {
        method: Type.TUnion<[Type.TString, Type.TNull]>;
        instructions: Type.TArray<TObject<Merged<{
            method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
            text: Type.TString;
            record_name: TOptional<Type.TString>;
            record_type: TOptional<Type.TString>;
            url: TOptional<Type.TString>;
            value: Type.TString;
        }, {
            method: Type.TString;
        }>>>;
    }>>;
}>, never>>;
export type ReceivedVerification = Static<typeof WireVerification>;
/** Only the severity is certain. */
export declare const WireFinding: TObject<Wire<Merged<{
    id: Type.TString;
    scan_id: Type.TString;
    fingerprint: Type.TString;
    check_id: Type.TString;
    check_url: TOptional<Type.TString>;
    title: Type.TString;
    severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
    confidence: Type.TUnsafe<"certain" | "firm" | "tentative">;
    cvss: Type.TUnion<[TObject<{
        score: Type.TNumber;
        vector: Type.TString;
    }>, Type.TNull]>;
    cwe: Type.TArray<Type.TString>;
    owasp: Type.TArray<Type.TString>;
    location: TObject<{
        url: Type.TString;
        method: Type.TUnion<[Type.TString, Type.TNull]>;
        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
    }>;
    locations: Type.TArray<TObject<{
        url: Type.TString;
        method: Type.TUnion<[Type.TString, Type.TNull]>;
        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
    }>>;
    locations_total: Type.TInteger;
    description: Type.TString;
    evidence: Type.TString;
    proof: TOptional<TObject<{
        requests: Type.TArray<TObject<{
            role: Type.TUnsafe<"control" | "proof">;
            method: Type.TString;
            url: Type.TString;
            headers: Type.TArray<TObject<{
                name: Type.TString;
                value: Type.TString;
            }>>;
            body: Type.TUnion<[Type.TString, Type.TNull]>;
            response: Type.TUnion<[TObject<{
                status: Type.TUnion<[Type.TInteger, Type.TNull]>;
                before: Type.TString;
                match: Type.TString;
                after: Type.TString;
            }>, Type.TNull]>;
        }>>;
        browser: TOptional<TObject<{
            url: Type.TString;
            steps: Type.TArray<Type.TString>;
            executed: Type.TString;
        }>>;
    }>>;
    remediation: Type.TString;
    references: Type.TArray<Type.TString>;
    advisories: TOptional<Type.TArray<TObject<{
        id: Type.TString;
        component: Type.TUnion<[Type.TString, Type.TNull]>;
        exploited: Type.TUnion<[TObject<{
            added: Type.TString;
            source: Type.TString;
            date: Type.TString;
        }>, Type.TNull]>;
    }>>>;
    state: Type.TUnsafe<"new" | "open" | "fixed" | "ignored">;
    first_seen_at: Type.TString;
    acceptance: TOptional<TObject<{
        reason: Type.TString;
        accepted_at: Type.TString;
        accepted_by: Type.TString;
        expires_at: Type.TUnion<[Type.TString, Type.TNull]>;
    }>>;
}, {
    id: Type.TString;
}>, "severity">>;
export type ReceivedFinding = Static<typeof WireFinding>;
export declare const WireTargetFinding: TObject<Wire<Merged<{
    last_seen_at: Type.TString;
    id: Type.TString;
    scan_id: Type.TString;
    fingerprint: Type.TString;
    check_id: Type.TString;
    check_url: TOptional<Type.TString>;
    title: Type.TString;
    severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
    confidence: Type.TUnsafe<"certain" | "firm" | "tentative">;
    cvss: Type.TUnion<[TObject<{
        score: Type.TNumber;
        vector: Type.TString;
    }>, Type.TNull]>;
    cwe: Type.TArray<Type.TString>;
    owasp: Type.TArray<Type.TString>;
    location: TObject<{
        url: Type.TString;
        method: Type.TUnion<[Type.TString, Type.TNull]>;
        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
    }>;
    locations: Type.TArray<TObject<{
        url: Type.TString;
        method: Type.TUnion<[Type.TString, Type.TNull]>;
        parameter: Type.TUnion<[Type.TString, Type.TNull]>;
    }>>;
    locations_total: Type.TInteger;
    description: Type.TString;
    evidence: Type.TString;
    proof: TOptional<TObject<{
        requests: Type.TArray<TObject<{
            role: Type.TUnsafe<"control" | "proof">;
            method: Type.TString;
            url: Type.TString;
            headers: Type.TArray<TObject<{
                name: Type.TString;
                value: Type.TString;
            }>>;
            body: Type.TUnion<[Type.TString, Type.TNull]>;
            response: Type.TUnion<[TObject<{
                status: Type.TUnion<[Type.TInteger, Type.TNull]>;
                before: Type.TString;
                match: Type.TString;
                after: Type.TString;
            }>, Type.TNull]>;
        }>>;
        browser: TOptional<TObject<{
            url: Type.TString;
            steps: Type.TArray<Type.TString>;
            executed: Type.TString;
        }>>;
    }>>;
    remediation: Type.TString;
    references: Type.TArray<Type.TString>;
    advisories: TOptional<Type.TArray<TObject<{
        id: Type.TString;
        component: Type.TUnion<[Type.TString, Type.TNull]>;
        exploited: Type.TUnion<[TObject<{
            added: Type.TString;
            source: Type.TString;
            date: Type.TString;
        }>, Type.TNull]>;
    }>>>;
    state: Type.TUnsafe<"new" | "open" | "fixed" | "ignored">;
    first_seen_at: Type.TString;
    acceptance: TOptional<TObject<{
        reason: Type.TString;
        accepted_at: Type.TString;
        accepted_by: Type.TString;
        expires_at: Type.TUnion<[Type.TString, Type.TNull]>;
    }>>;
}, {
    id: Type.TString;
}>, "severity">>;
/** The report of `schema_version` 1.x. */
export declare const WireReport: TObject<Merged<{
    schema_version: Type.TString;
    scan: TObject<{
        id: Type.TString;
        target: Type.TString;
        target_id: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
        livemode: Type.TBoolean;
        created_at: Type.TString;
        started_at: Type.TUnion<[Type.TString, Type.TNull]>;
        finished_at: Type.TUnion<[Type.TString, Type.TNull]>;
        findings_count: Type.TUnion<[TObject<{
            critical: Type.TInteger;
            high: Type.TInteger;
            medium: Type.TInteger;
            low: Type.TInteger;
            info: Type.TInteger;
            total: Type.TInteger;
        }>, Type.TNull]>;
        failure: Type.TUnion<[TObject<{
            reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
            message: Type.TString;
        }>, Type.TNull]>;
        report_url: Type.TUnion<[Type.TString, Type.TNull]>;
        metadata: Type.TUnsafe<Record<string, string>>;
        options: TObject<{
            start_path: TOptional<Type.TString>;
            scheme: TOptional<Type.TUnsafe<"http" | "https">>;
            disable_checks: TOptional<Type.TArray<Type.TString>>;
            severity_overrides: TOptional<Type.TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
            first_paths: TOptional<Type.TArray<Type.TString>>;
            extra_paths: TOptional<Type.TArray<Type.TString>>;
            include_paths: TOptional<Type.TArray<Type.TString>>;
            exclude_paths: TOptional<Type.TArray<Type.TString>>;
            login_check: TOptional<Type.TString>;
            max_requests_per_second: TOptional<Type.TInteger>;
            scan_minutes: TOptional<Type.TInteger>;
            browser: TOptional<Type.TUnsafe<"auto" | "off" | "required">>;
            third_parties: TOptional<Type.TUnsafe<"block" | "load">>;
            checks_scope: TOptional<Type.TUnsafe<"recognized" | "all">>;
            active_post: TOptional<Type.TBoolean>;
        }>;
        tokens_charged: Type.TInteger;
    }>;
    target: TObject<{
        id: Type.TString;
        hostname: Type.TString;
        status: Type.TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
        livemode: Type.TBoolean;
        verification: TObject<{
            method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
            token: Type.TString;
            instructions: Type.TArray<TObject<{
                method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                text: Type.TString;
                record_name: TOptional<Type.TString>;
                record_type: TOptional<Type.TString>;
                url: TOptional<Type.TString>;
                value: Type.TString;
            }>>;
            checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
            reason: Type.TUnion<[Type.TString, Type.TNull]>;
        }>;
        verified_at: Type.TUnion<[Type.TString, Type.TNull]>;
        created_at: Type.TString;
    }>;
    summary: TObject<{
        by_severity: TObject<{
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
    findings: Type.TArray<TObject<{
        id: Type.TString;
        scan_id: Type.TString;
        fingerprint: Type.TString;
        check_id: Type.TString;
        check_url: TOptional<Type.TString>;
        title: Type.TString;
        severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
        confidence: Type.TUnsafe<"certain" | "firm" | "tentative">;
        cvss: Type.TUnion<[TObject<{
            score: Type.TNumber;
            vector: Type.TString;
        }>, Type.TNull]>;
        cwe: Type.TArray<Type.TString>;
        owasp: Type.TArray<Type.TString>;
        location: TObject<{
            url: Type.TString;
            method: Type.TUnion<[Type.TString, Type.TNull]>;
            parameter: Type.TUnion<[Type.TString, Type.TNull]>;
        }>;
        locations: Type.TArray<TObject<{
            url: Type.TString;
            method: Type.TUnion<[Type.TString, Type.TNull]>;
            parameter: Type.TUnion<[Type.TString, Type.TNull]>;
        }>>;
        locations_total: Type.TInteger;
        description: Type.TString;
        evidence: Type.TString;
        proof: TOptional<TObject<{
            requests: Type.TArray<TObject<{
                role: Type.TUnsafe<"control" | "proof">;
                method: Type.TString;
                url: Type.TString;
                headers: Type.TArray<TObject<{
                    name: Type.TString;
                    value: Type.TString;
                }>>;
                body: Type.TUnion<[Type.TString, Type.TNull]>;
                response: Type.TUnion<[TObject<{
                    status: Type.TUnion<[Type.TInteger, Type.TNull]>;
                    before: Type.TString;
                    match: Type.TString;
                    after: Type.TString;
                }>, Type.TNull]>;
            }>>;
            browser: TOptional<TObject<{
                url: Type.TString;
                steps: Type.TArray<Type.TString>;
                executed: Type.TString;
            }>>;
        }>>;
        remediation: Type.TString;
        references: Type.TArray<Type.TString>;
        advisories: TOptional<Type.TArray<TObject<{
            id: Type.TString;
            component: Type.TUnion<[Type.TString, Type.TNull]>;
            exploited: Type.TUnion<[TObject<{
                added: Type.TString;
                source: Type.TString;
                date: Type.TString;
            }>, Type.TNull]>;
        }>>>;
        state: Type.TUnsafe<"new" | "open" | "fixed" | "ignored">;
        first_seen_at: Type.TString;
        acceptance: TOptional<TObject<{
            reason: Type.TString;
            accepted_at: Type.TString;
            accepted_by: Type.TString;
            expires_at: Type.TUnion<[Type.TString, Type.TNull]>;
        }>>;
    }>>;
    checks: Type.TArray<TObject<{
        check_id: Type.TString;
        title: Type.TString;
        subject: TOptional<Type.TString>;
        severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
        status: Type.TUnsafe<"error" | "passed" | "finding" | "not_applicable">;
        partial: TOptional<Type.TBoolean>;
        reason: Type.TUnion<[Type.TString, Type.TNull]>;
        findings: Type.TInteger;
    }>>;
    budget: TObject<{
        requests: TObject<{
            used: Type.TNumber;
            allowed: Type.TNumber;
        }>;
        connections: TObject<{
            used: Type.TNumber;
            allowed: Type.TNumber;
        }>;
        bytes: TObject<{
            used: Type.TNumber;
            allowed: Type.TNumber;
        }>;
        seconds: TObject<{
            used: Type.TNumber;
            allowed: Type.TNumber;
        }>;
        exhausted: Type.TArray<Type.TString>;
    }>;
    coverage: TOptional<TObject<{
        application_seen: Type.TBoolean;
        code: Type.TUnion<[Type.TUnsafe<"target_not_found" | "target_refused" | "target_host_refused" | "target_server_error" | "target_empty" | "target_challenge" | "target_blocked" | "target_maintenance" | "target_parked" | "target_not_deployed" | "target_off_host" | "target_single_sign_on" | "target_redirect_loop" | "target_left_out" | "target_unreadable" | "target_turned_away" | "target_too_slow" | "target_stopped" | "target_same_response" | "target_paths_refused" | "sign_in_page_not_found" | "sign_in_field_not_found" | "sign_in_scripted" | "sign_in_off_host" | "sign_in_provider_other" | "sign_in_provider_unreachable" | "sign_in_provider_page" | "sign_in_recording_failed" | "sign_in_denied" | "sign_in_code_required" | "sign_in_captcha" | "sign_in_unproven" | "sign_in_lost" | "api_description_unusable" | "browser_missing" | "browser_incomplete">, Type.TNull]>;
        detail: Type.TUnion<[Type.TString, Type.TNull]>;
        pages: Type.TInteger;
        pages_read: TOptional<Type.TInteger>;
        pages_known: TOptional<Type.TInteger>;
        browser: TOptional<TObject<{
            used: Type.TBoolean;
            detail: Type.TUnion<[Type.TString, Type.TNull]>;
            product: Type.TUnion<[Type.TString, Type.TNull]>;
            sandboxed: Type.TBoolean;
            pages: Type.TInteger;
            routes: Type.TInteger;
            endpoints: Type.TInteger;
            withheld: Type.TInteger;
            limits: TOptional<Type.TArray<TObject<{
                kind: Type.TUnsafe<"ended" | "actions_not_completed" | "pages_not_opened" | "pages_not_probed" | "requests_not_sent" | "scripts_not_loaded">;
                count: Type.TInteger;
                detail: Type.TString;
            }>>>;
            screenshot: TOptional<Type.TUnion<[Type.TString, Type.TNull]>>;
        }>>;
        api: TOptional<TObject<{
            descriptions: Type.TInteger;
            operations: Type.TInteger;
            requested: Type.TInteger;
            left_out: Type.TInteger;
            detail: Type.TUnion<[Type.TString, Type.TNull]>;
        }>>;
        reach: TOptional<TObject<{
            pages: TOptional<TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
            views: TOptional<TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
            operations: TOptional<TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
            inputs: TOptional<TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
        }>>;
        created: TOptional<Type.TArray<TObject<{
            path: Type.TString;
            count: Type.TInteger;
        }>>>;
        components: TOptional<Type.TArray<TObject<{
            purl: Type.TString;
            url: Type.TString;
            how: Type.TString;
        }>>>;
        sign_in_required: Type.TBoolean;
        signed_in: TOptional<Type.TBoolean>;
    }>>;
    compliance: Type.TArray<TObject<{
        framework: Type.TString;
        requirement: Type.TString;
        status: Type.TUnsafe<"evidence" | "partial" | "uncovered">;
        check_ids: Type.TArray<Type.TString>;
        findings: Type.TInteger;
    }>>;
    generated_at: Type.TString;
    tool: TObject<{
        name: Type.TString;
        version: Type.TString;
        advisories_date: Type.TUnion<[Type.TString, Type.TNull]>;
        libraries_date: TOptional<Type.TString>;
    }>;
}, {
    scan: TObject<Merged<{
        id: Type.TString;
        target: Type.TString;
        target_id: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
        livemode: Type.TBoolean;
        created_at: Type.TString;
        started_at: Type.TUnion<[Type.TString, Type.TNull]>;
        finished_at: Type.TUnion<[Type.TString, Type.TNull]>;
        findings_count: Type.TUnion<[TObject<{
            critical: Type.TInteger;
            high: Type.TInteger;
            medium: Type.TInteger;
            low: Type.TInteger;
            info: Type.TInteger;
            total: Type.TInteger;
        }>, Type.TNull]>;
        failure: Type.TUnion<[TObject<{
            reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
            message: Type.TString;
        }>, Type.TNull]>;
        report_url: Type.TUnion<[Type.TString, Type.TNull]>;
        metadata: Type.TUnsafe<Record<string, string>>;
        options: TObject<{
            start_path: TOptional<Type.TString>;
            scheme: TOptional<Type.TUnsafe<"http" | "https">>;
            disable_checks: TOptional<Type.TArray<Type.TString>>;
            severity_overrides: TOptional<Type.TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
            first_paths: TOptional<Type.TArray<Type.TString>>;
            extra_paths: TOptional<Type.TArray<Type.TString>>;
            include_paths: TOptional<Type.TArray<Type.TString>>;
            exclude_paths: TOptional<Type.TArray<Type.TString>>;
            login_check: TOptional<Type.TString>;
            max_requests_per_second: TOptional<Type.TInteger>;
            scan_minutes: TOptional<Type.TInteger>;
            browser: TOptional<Type.TUnsafe<"auto" | "off" | "required">>;
            third_parties: TOptional<Type.TUnsafe<"block" | "load">>;
            checks_scope: TOptional<Type.TUnsafe<"recognized" | "all">>;
            active_post: TOptional<Type.TBoolean>;
        }>;
        tokens_charged: Type.TInteger;
    }, {
        id: Type.TString;
        target: Type.TString;
        scan_type: Type.TString;
        status: Type.TString;
        failure: Type.TUnion<[TObject<Merged<{
            reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
            message: Type.TString;
        }, {
            reason: Type.TString;
        }>>, Type.TNull]>;
    }>>;
    target: TObject<Merged<{
        id: Type.TString;
        hostname: Type.TString;
        status: Type.TUnsafe<"failed" | "unreachable" | "pending" | "verified">;
        livemode: Type.TBoolean;
        verification: TObject<{
            method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
            token: Type.TString;
            instructions: Type.TArray<TObject<{
                method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                text: Type.TString;
                record_name: TOptional<Type.TString>;
                record_type: TOptional<Type.TString>;
                url: TOptional<Type.TString>;
                value: Type.TString;
            }>>;
            checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
            reason: Type.TUnion<[Type.TString, Type.TNull]>;
        }>;
        verified_at: Type.TUnion<[Type.TString, Type.TNull]>;
        created_at: Type.TString;
    }, {
        id: Type.TString;
        hostname: Type.TString;
        status: Type.TString;
        verification: TObject<Merged<{
            method: Type.TUnion<[Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">, Type.TNull]>;
            token: Type.TString;
            instructions: Type.TArray<TObject<{
                method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                text: Type.TString;
                record_name: TOptional<Type.TString>;
                record_type: TOptional<Type.TString>;
                url: TOptional<Type.TString>;
                value: Type.TString;
            }>>;
            checked_at: Type.TUnion<[Type.TString, Type.TNull]>;
            reason: Type.TUnion<[Type.TString, Type.TNull]>;
        }, {
            method: Type.TUnion<[Type.TString, Type.TNull]>;
            instructions: Type.TArray<TObject<Merged<{
                method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
                text: Type.TString;
                record_name: TOptional<Type.TString>;
                record_type: TOptional<Type.TString>;
                url: TOptional<Type.TString>;
                value: Type.TString;
            }, {
                method: Type.TString;
            }>>>;
        }>>;
    }>>;
    coverage: TOptional<TObject<Merged<{
        application_seen: Type.TBoolean;
        code: Type.TUnion<[Type.TUnsafe<"target_not_found" | "target_refused" | "target_host_refused" | "target_server_error" | "target_empty" | "target_challenge" | "target_blocked" | "target_maintenance" | "target_parked" | "target_not_deployed" | "target_off_host" | "target_single_sign_on" | "target_redirect_loop" | "target_left_out" | "target_unreadable" | "target_turned_away" | "target_too_slow" | "target_stopped" | "target_same_response" | "target_paths_refused" | "sign_in_page_not_found" | "sign_in_field_not_found" | "sign_in_scripted" | "sign_in_off_host" | "sign_in_provider_other" | "sign_in_provider_unreachable" | "sign_in_provider_page" | "sign_in_recording_failed" | "sign_in_denied" | "sign_in_code_required" | "sign_in_captcha" | "sign_in_unproven" | "sign_in_lost" | "api_description_unusable" | "browser_missing" | "browser_incomplete">, Type.TNull]>;
        detail: Type.TUnion<[Type.TString, Type.TNull]>;
        pages: Type.TInteger;
        pages_read: TOptional<Type.TInteger>;
        pages_known: TOptional<Type.TInteger>;
        browser: TOptional<TObject<{
            used: Type.TBoolean;
            detail: Type.TUnion<[Type.TString, Type.TNull]>;
            product: Type.TUnion<[Type.TString, Type.TNull]>;
            sandboxed: Type.TBoolean;
            pages: Type.TInteger;
            routes: Type.TInteger;
            endpoints: Type.TInteger;
            withheld: Type.TInteger;
            limits: TOptional<Type.TArray<TObject<{
                kind: Type.TUnsafe<"ended" | "actions_not_completed" | "pages_not_opened" | "pages_not_probed" | "requests_not_sent" | "scripts_not_loaded">;
                count: Type.TInteger;
                detail: Type.TString;
            }>>>;
            screenshot: TOptional<Type.TUnion<[Type.TString, Type.TNull]>>;
        }>>;
        api: TOptional<TObject<{
            descriptions: Type.TInteger;
            operations: Type.TInteger;
            requested: Type.TInteger;
            left_out: Type.TInteger;
            detail: Type.TUnion<[Type.TString, Type.TNull]>;
        }>>;
        reach: TOptional<TObject<{
            pages: TOptional<TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
            views: TOptional<TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
            operations: TOptional<TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
            inputs: TOptional<TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
        }>>;
        created: TOptional<Type.TArray<TObject<{
            path: Type.TString;
            count: Type.TInteger;
        }>>>;
        components: TOptional<Type.TArray<TObject<{
            purl: Type.TString;
            url: Type.TString;
            how: Type.TString;
        }>>>;
        sign_in_required: Type.TBoolean;
        signed_in: TOptional<Type.TBoolean>;
    }, {
        code: Type.TUnion<[Type.TString, Type.TNull]>;
        reach: TOptional<TObject<{
            pages: TOptional<TObject<Merged<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }, {
                left_out: Type.TArray<TObject<Merged<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }, {
                    reason: Type.TString;
                }>>>;
            }>>>;
            views: TOptional<TObject<Merged<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }, {
                left_out: Type.TArray<TObject<Merged<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }, {
                    reason: Type.TString;
                }>>>;
            }>>>;
            operations: TOptional<TObject<Merged<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }, {
                left_out: Type.TArray<TObject<Merged<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }, {
                    reason: Type.TString;
                }>>>;
            }>>>;
            inputs: TOptional<TObject<Merged<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }, {
                left_out: Type.TArray<TObject<Merged<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }, {
                    reason: Type.TString;
                }>>>;
            }>>>;
        }>>;
    }>>>;
    findings: Type.TArray<TObject<Merged<{
        id: Type.TString;
        scan_id: Type.TString;
        fingerprint: Type.TString;
        check_id: Type.TString;
        check_url: TOptional<Type.TString>;
        title: Type.TString;
        severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
        confidence: Type.TUnsafe<"certain" | "firm" | "tentative">;
        cvss: Type.TUnion<[TObject<{
            score: Type.TNumber;
            vector: Type.TString;
        }>, Type.TNull]>;
        cwe: Type.TArray<Type.TString>;
        owasp: Type.TArray<Type.TString>;
        location: TObject<{
            url: Type.TString;
            method: Type.TUnion<[Type.TString, Type.TNull]>;
            parameter: Type.TUnion<[Type.TString, Type.TNull]>;
        }>;
        locations: Type.TArray<TObject<{
            url: Type.TString;
            method: Type.TUnion<[Type.TString, Type.TNull]>;
            parameter: Type.TUnion<[Type.TString, Type.TNull]>;
        }>>;
        locations_total: Type.TInteger;
        description: Type.TString;
        evidence: Type.TString;
        proof: TOptional<TObject<{
            requests: Type.TArray<TObject<{
                role: Type.TUnsafe<"control" | "proof">;
                method: Type.TString;
                url: Type.TString;
                headers: Type.TArray<TObject<{
                    name: Type.TString;
                    value: Type.TString;
                }>>;
                body: Type.TUnion<[Type.TString, Type.TNull]>;
                response: Type.TUnion<[TObject<{
                    status: Type.TUnion<[Type.TInteger, Type.TNull]>;
                    before: Type.TString;
                    match: Type.TString;
                    after: Type.TString;
                }>, Type.TNull]>;
            }>>;
            browser: TOptional<TObject<{
                url: Type.TString;
                steps: Type.TArray<Type.TString>;
                executed: Type.TString;
            }>>;
        }>>;
        remediation: Type.TString;
        references: Type.TArray<Type.TString>;
        advisories: TOptional<Type.TArray<TObject<{
            id: Type.TString;
            component: Type.TUnion<[Type.TString, Type.TNull]>;
            exploited: Type.TUnion<[TObject<{
                added: Type.TString;
                source: Type.TString;
                date: Type.TString;
            }>, Type.TNull]>;
        }>>>;
        state: Type.TUnsafe<"new" | "open" | "fixed" | "ignored">;
        first_seen_at: Type.TString;
        acceptance: TOptional<TObject<{
            reason: Type.TString;
            accepted_at: Type.TString;
            accepted_by: Type.TString;
            expires_at: Type.TUnion<[Type.TString, Type.TNull]>;
        }>>;
    }, {
        id: Type.TString;
    }>>>;
}>>;
/** Further members of a newer service are ignored. */
export declare const WireExchangedToken: TObject<{
    access_token: Type.TString;
    expires_in: Type.TNumber;
    scopes: TOptional<Type.TArray<Type.TString>>;
}>;
/** Only `last_30d.by_operation` is certain. */
export declare const WireUsage: TObject<Wire<Merged<{
    balance: Type.TInteger;
    metered: Type.TBoolean;
    mode: Type.TUnsafe<"live" | "test">;
    last_30d: TObject<{
        total: Type.TInteger;
        by_operation: Type.TUnsafe<Record<string, number>>;
    }>;
    prices: Type.TUnsafe<Record<string, number>>;
    as_of: Type.TString;
}, {
    mode: Type.TString;
    last_30d: TObject<Wire<Omit<{
        total: Type.TInteger;
        by_operation: Type.TUnsafe<Record<string, number>>;
    }, never>, "by_operation">>;
}>, "last_30d">>;
export type ReceivedUsage = Static<typeof WireUsage>;
export declare const WireSchedule: TObject<Wire<Merged<{
    id: Type.TString;
    name: Type.TString;
    cron: Type.TString;
    time_zone: Type.TString;
    target_ids: Type.TArray<Type.TString>;
    scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
    options: TObject<{
        start_path: TOptional<Type.TString>;
        scheme: TOptional<Type.TUnsafe<"http" | "https">>;
        disable_checks: TOptional<Type.TArray<Type.TString>>;
        severity_overrides: TOptional<Type.TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
        first_paths: TOptional<Type.TArray<Type.TString>>;
        extra_paths: TOptional<Type.TArray<Type.TString>>;
        include_paths: TOptional<Type.TArray<Type.TString>>;
        exclude_paths: TOptional<Type.TArray<Type.TString>>;
        login_check: TOptional<Type.TString>;
        max_requests_per_second: TOptional<Type.TInteger>;
        scan_minutes: TOptional<Type.TInteger>;
        browser: TOptional<Type.TUnsafe<"auto" | "off" | "required">>;
        third_parties: TOptional<Type.TUnsafe<"block" | "load">>;
        checks_scope: TOptional<Type.TUnsafe<"recognized" | "all">>;
        active_post: TOptional<Type.TBoolean>;
    }>;
    status: Type.TUnsafe<"enabled" | "paused">;
    next_runs: Type.TArray<Type.TString>;
    last_run: Type.TUnion<[TObject<{
        planned_at: Type.TString;
        started_at: Type.TString;
        scan_ids: Type.TArray<Type.TString>;
    }>, Type.TNull]>;
    last_error: Type.TUnion<[TObject<{
        code: Type.TString;
        message: Type.TString;
    }>, Type.TNull]>;
    created_at: Type.TString;
}, {
    id: Type.TString;
    scan_type: Type.TString;
    status: Type.TString;
}>, "id" | "status" | "cron" | "target_ids">>;
export declare const WireChannel: TObject<Wire<Merged<{
    id: Type.TString;
    name: Type.TString;
    kind: Type.TUnsafe<"slack" | "teams" | "email" | "jira" | "defectdojo">;
    host: Type.TUnion<[Type.TString, Type.TNull]>;
    settings: TObject<{
        recipients: TOptional<Type.TArray<Type.TString>>;
        user: TOptional<Type.TString>;
        project: TOptional<Type.TString>;
        issue_type: TOptional<Type.TString>;
        summary: TOptional<Type.TString>;
        product: TOptional<Type.TString>;
        engagement: TOptional<Type.TString>;
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
}, {
    id: Type.TString;
    kind: Type.TString;
    events: Type.TArray<Type.TString>;
    status: Type.TString;
    disabled_reason: Type.TUnion<[Type.TString, Type.TNull]>;
}>, "name" | "id" | "status" | "kind">>;
export declare const WireWebhook: TObject<Wire<Merged<{
    id: Type.TString;
    url: Type.TString;
    events: Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>;
    status: Type.TUnsafe<"enabled" | "disabled">;
    disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
    last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
    created_at: Type.TString;
}, {
    id: Type.TString;
    events: Type.TArray<Type.TString>;
}>, "url" | "id" | "created_at" | "events">>;
export declare const WireWebhookWithSecret: TObject<Wire<Merged<{
    secret: Type.TString;
    id: Type.TString;
    url: Type.TString;
    events: Type.TArray<Type.TUnsafe<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">>;
    status: Type.TUnsafe<"enabled" | "disabled">;
    disabled_reason: Type.TUnion<[Type.TUnsafe<"user" | "failing" | "gone" | "key_revoked">, Type.TNull]>;
    last_success_at: Type.TUnion<[Type.TString, Type.TNull]>;
    created_at: Type.TString;
}, {
    id: Type.TString;
    events: Type.TArray<Type.TString>;
}>, "url" | "id" | "created_at" | "events" | "secret">>;
export {};
