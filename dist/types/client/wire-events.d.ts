import { Type } from 'typebox';
/** The events that the client accepts, by type. */
export declare const WIRE_EVENTS: {
    readonly 'scan.queued': Type.TObject<{
        id: Type.TString;
        type: Type.TLiteral<"scan.queued">;
        created_at: Type.TString;
        data: Type.TObject<{
            target: Type.TString;
            created_at: Type.TOptional<Type.TString>;
            scan_id: Type.TString;
            scan_type: Type.TOptional<Type.TString>;
            status: Type.TString;
        }>;
    }>;
    readonly 'scan.running': Type.TObject<{
        id: Type.TString;
        type: Type.TLiteral<"scan.running">;
        created_at: Type.TString;
        data: Type.TObject<{
            target: Type.TString;
            created_at: Type.TOptional<Type.TString>;
            scan_id: Type.TString;
            scan_type: Type.TOptional<Type.TString>;
            status: Type.TString;
        }>;
    }>;
    readonly 'scan.completed': Type.TObject<{
        id: Type.TString;
        type: Type.TLiteral<"scan.completed">;
        created_at: Type.TString;
        data: Type.TObject<{
            target: Type.TString;
            created_at: Type.TOptional<Type.TString>;
            findings_count: Type.TInteger;
            report_url: Type.TString;
            scan_id: Type.TString;
            scan_type: Type.TOptional<Type.TString>;
            status: Type.TString;
        }>;
    }>;
    readonly 'scan.failed': Type.TObject<{
        id: Type.TString;
        type: Type.TLiteral<"scan.failed">;
        created_at: Type.TString;
        data: Type.TObject<{
            message: Type.TString;
            target: Type.TString;
            created_at: Type.TOptional<Type.TString>;
            scan_id: Type.TString;
            reason: Type.TString;
            scan_type: Type.TOptional<Type.TString>;
            status: Type.TString;
        }>;
    }>;
    readonly 'scan.cancelled': Type.TObject<{
        id: Type.TString;
        type: Type.TLiteral<"scan.cancelled">;
        created_at: Type.TString;
        data: Type.TObject<{
            target: Type.TString;
            created_at: Type.TOptional<Type.TString>;
            scan_id: Type.TString;
            cancelled_at: Type.TString;
            scan_type: Type.TOptional<Type.TString>;
            status: Type.TString;
        }>;
    }>;
    readonly 'target.verified': Type.TObject<{
        id: Type.TString;
        type: Type.TLiteral<"target.verified">;
        created_at: Type.TString;
        data: Type.TObject<{
            target_id: Type.TString;
            hostname: Type.TString;
            verified_at: Type.TString;
            method: Type.TString;
        }>;
    }>;
    readonly 'finding.created': Type.TObject<{
        id: Type.TString;
        type: Type.TLiteral<"finding.created">;
        created_at: Type.TString;
        data: Type.TObject<{
            title: Type.TOptional<Type.TString>;
            url: Type.TOptional<Type.TString>;
            target: Type.TString;
            scan_id: Type.TOptional<Type.TString>;
            finding_id: Type.TString;
            fingerprint: Type.TOptional<Type.TString>;
            check_id: Type.TString;
            severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
            scan_type: Type.TOptional<Type.TString>;
        }>;
    }>;
    readonly 'finding.fixed': Type.TObject<{
        id: Type.TString;
        type: Type.TLiteral<"finding.fixed">;
        created_at: Type.TString;
        data: Type.TObject<{
            title: Type.TOptional<Type.TString>;
            url: Type.TOptional<Type.TString>;
            target: Type.TString;
            scan_id: Type.TOptional<Type.TString>;
            finding_id: Type.TString;
            fingerprint: Type.TOptional<Type.TString>;
            check_id: Type.TString;
            severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
            scan_type: Type.TOptional<Type.TString>;
        }>;
    }>;
};
/** An event of a type that this version does not know. */
export declare const WireUnknownEvent: Type.TObject<{
    id: Type.TString;
    type: Type.TString;
    created_at: Type.TString;
    data: Type.TRecord<"^.*$", Type.TUnknown>;
}>;
