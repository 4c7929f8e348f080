import { type Static, Type } from 'typebox';
/** The list is closed: docs/API.md#events */
export declare const EVENT_TYPES: readonly ["scan.queued", "scan.running", "scan.completed", "scan.failed", "scan.cancelled", "target.verified", "finding.created", "finding.fixed"];
export type EventType = (typeof EVENT_TYPES)[number];
export declare const EVENT_DATA: {
    readonly 'scan.queued': Type.TObject<{
        scan_id: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
        created_at: Type.TString;
    }>;
    readonly 'scan.running': Type.TObject<{
        scan_id: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
        created_at: Type.TString;
    }>;
    readonly 'scan.completed': Type.TObject<{
        findings_count: Type.TInteger;
        report_url: Type.TString;
        scan_id: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
        created_at: Type.TString;
    }>;
    readonly 'scan.failed': Type.TObject<{
        reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
        message: Type.TString;
        scan_id: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
        created_at: Type.TString;
    }>;
    readonly 'scan.cancelled': Type.TObject<{
        cancelled_at: Type.TString;
        scan_id: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
        created_at: Type.TString;
    }>;
    readonly 'target.verified': Type.TObject<{
        target_id: Type.TString;
        hostname: Type.TString;
        method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
        verified_at: Type.TString;
    }>;
    readonly 'finding.created': Type.TObject<{
        scan_id: Type.TString;
        finding_id: Type.TString;
        fingerprint: Type.TString;
        check_id: Type.TString;
        title: Type.TString;
        severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
        url: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
    }>;
    readonly 'finding.fixed': Type.TObject<{
        scan_id: Type.TString;
        finding_id: Type.TString;
        fingerprint: Type.TString;
        check_id: Type.TString;
        title: Type.TString;
        severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
        url: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
    }>;
};
/** Schema of a delivery body. */
export declare function eventSchema(type: EventType): Type.TObject<{
    id: Type.TString;
    type: Type.TLiteral<"scan.queued" | "scan.running" | "scan.completed" | "scan.failed" | "scan.cancelled" | "target.verified" | "finding.created" | "finding.fixed">;
    created_at: Type.TString;
    data: Type.TObject<{
        scan_id: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
        created_at: Type.TString;
    }> | Type.TObject<{
        findings_count: Type.TInteger;
        report_url: Type.TString;
        scan_id: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
        created_at: Type.TString;
    }> | Type.TObject<{
        reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
        message: Type.TString;
        scan_id: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
        created_at: Type.TString;
    }> | Type.TObject<{
        cancelled_at: Type.TString;
        scan_id: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        status: Type.TUnsafe<"queued" | "running" | "succeeded" | "failed" | "cancelled">;
        created_at: Type.TString;
    }> | Type.TObject<{
        target_id: Type.TString;
        hostname: Type.TString;
        method: Type.TUnsafe<"dns" | "http_file" | "meta_tag" | "local">;
        verified_at: Type.TString;
    }> | Type.TObject<{
        scan_id: Type.TString;
        finding_id: Type.TString;
        fingerprint: Type.TString;
        check_id: Type.TString;
        title: Type.TString;
        severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
        url: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
    }> | Type.TObject<{
        scan_id: Type.TString;
        finding_id: Type.TString;
        fingerprint: Type.TString;
        check_id: Type.TString;
        title: Type.TString;
        severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
        url: Type.TString;
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
    }>;
}>;
export interface ServiceEvent {
    readonly id: string;
    readonly type: EventType;
    readonly created_at: string;
    readonly data: Readonly<Record<string, unknown>>;
}
export type EventData<Type extends EventType> = Static<(typeof EVENT_DATA)[Type]>;
