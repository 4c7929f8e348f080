import { type Static, Type } from 'typebox';
/** Maximum number of reasons in a report. */
export declare const GATE_REASONS_MAX = 20;
/** How a run of the gate ends. */
export declare const GATE_OUTCOMES: readonly ["passed", "failed", "inconclusive", "timed-out", "cancelled", "skipped"];
export declare const GATE_STATUSES: readonly ["new", "existing", "ignored"];
/** A line of a source file of the application. */
export declare const FindingSource: Type.TObject<{
    file: Type.TString;
    line: Type.TInteger;
}>;
export type FindingSource = Static<typeof FindingSource>;
declare const ReportFinding: Type.TObject<{
    gate_status: Type.TOptional<Type.TUnsafe<"new" | "ignored" | "existing">>;
    source: Type.TOptional<Type.TObject<{
        file: Type.TString;
        line: Type.TInteger;
    }>>;
    blocking: Type.TOptional<Type.TBoolean>;
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
    proof: Type.TOptional<Type.TObject<{
        requests: Type.TArray<Type.TObject<{
            role: Type.TUnsafe<"control" | "proof">;
            method: Type.TString;
            url: Type.TString;
            headers: Type.TArray<Type.TObject<{
                name: Type.TString;
                value: Type.TString;
            }>>;
            body: Type.TUnion<[Type.TString, Type.TNull]>;
            response: Type.TUnion<[Type.TObject<{
                status: Type.TUnion<[Type.TInteger, Type.TNull]>;
                before: Type.TString;
                match: Type.TString;
                after: Type.TString;
            }>, Type.TNull]>;
        }>>;
        browser: Type.TOptional<Type.TObject<{
            url: Type.TString;
            steps: Type.TArray<Type.TString>;
            executed: Type.TString;
        }>>;
    }>>;
    remediation: Type.TString;
    references: Type.TArray<Type.TString>;
    advisories: Type.TOptional<Type.TArray<Type.TObject<{
        id: Type.TString;
        component: Type.TUnion<[Type.TString, Type.TNull]>;
        exploited: Type.TUnion<[Type.TObject<{
            added: Type.TString;
            source: Type.TString;
            date: Type.TString;
        }>, Type.TNull]>;
    }>>>;
    state: Type.TUnsafe<"new" | "open" | "fixed" | "ignored">;
    first_seen_at: Type.TString;
    acceptance: Type.TOptional<Type.TObject<{
        reason: Type.TString;
        accepted_at: Type.TString;
        accepted_by: Type.TString;
        expires_at: Type.TUnion<[Type.TString, Type.TNull]>;
    }>>;
}>;
export type ReportFinding = Static<typeof ReportFinding>;
/** The report that every format renders: the service's report, with the gate's severities and statuses in a gated run. */
export declare const ReportDocument: Type.TObject<{
    findings: Type.TArray<Type.TObject<{
        gate_status: Type.TOptional<Type.TUnsafe<"new" | "ignored" | "existing">>;
        source: Type.TOptional<Type.TObject<{
            file: Type.TString;
            line: Type.TInteger;
        }>>;
        blocking: Type.TOptional<Type.TBoolean>;
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
        proof: Type.TOptional<Type.TObject<{
            requests: Type.TArray<Type.TObject<{
                role: Type.TUnsafe<"control" | "proof">;
                method: Type.TString;
                url: Type.TString;
                headers: Type.TArray<Type.TObject<{
                    name: Type.TString;
                    value: Type.TString;
                }>>;
                body: Type.TUnion<[Type.TString, Type.TNull]>;
                response: Type.TUnion<[Type.TObject<{
                    status: Type.TUnion<[Type.TInteger, Type.TNull]>;
                    before: Type.TString;
                    match: Type.TString;
                    after: Type.TString;
                }>, Type.TNull]>;
            }>>;
            browser: Type.TOptional<Type.TObject<{
                url: Type.TString;
                steps: Type.TArray<Type.TString>;
                executed: Type.TString;
            }>>;
        }>>;
        remediation: Type.TString;
        references: Type.TArray<Type.TString>;
        advisories: Type.TOptional<Type.TArray<Type.TObject<{
            id: Type.TString;
            component: Type.TUnion<[Type.TString, Type.TNull]>;
            exploited: Type.TUnion<[Type.TObject<{
                added: Type.TString;
                source: Type.TString;
                date: Type.TString;
            }>, Type.TNull]>;
        }>>>;
        state: Type.TUnsafe<"new" | "open" | "fixed" | "ignored">;
        first_seen_at: Type.TString;
        acceptance: Type.TOptional<Type.TObject<{
            reason: Type.TString;
            accepted_at: Type.TString;
            accepted_by: Type.TString;
            expires_at: Type.TUnion<[Type.TString, Type.TNull]>;
        }>>;
    }>>;
    gate: Type.TOptional<Type.TObject<{
        outcome: Type.TUnsafe<"failed" | "cancelled" | "passed" | "inconclusive" | "timed-out" | "skipped">;
        reasons: Type.TArray<Type.TString>;
    }>>;
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
            reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
            message: Type.TString;
        }>, Type.TNull]>;
        report_url: Type.TUnion<[Type.TString, Type.TNull]>;
        metadata: Type.TUnsafe<Record<string, string>>;
        options: Type.TObject<{
            start_path: Type.TOptional<Type.TString>;
            scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
            disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
            severity_overrides: Type.TOptional<Type.TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
            first_paths: Type.TOptional<Type.TArray<Type.TString>>;
            extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
            include_paths: Type.TOptional<Type.TArray<Type.TString>>;
            exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
            login_check: Type.TOptional<Type.TString>;
            max_requests_per_second: Type.TOptional<Type.TInteger>;
            scan_minutes: Type.TOptional<Type.TInteger>;
            browser: Type.TOptional<Type.TUnsafe<"auto" | "off" | "required">>;
            third_parties: Type.TOptional<Type.TUnsafe<"block" | "load">>;
            checks_scope: Type.TOptional<Type.TUnsafe<"recognized" | "all">>;
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
    checks: Type.TArray<Type.TObject<{
        check_id: Type.TString;
        title: Type.TString;
        subject: Type.TOptional<Type.TString>;
        severity: Type.TUnsafe<"critical" | "high" | "medium" | "low" | "info">;
        status: Type.TUnsafe<"error" | "passed" | "finding" | "not_applicable">;
        partial: Type.TOptional<Type.TBoolean>;
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
    coverage: Type.TOptional<Type.TObject<{
        application_seen: Type.TBoolean;
        code: Type.TUnion<[Type.TUnsafe<"target_not_found" | "target_refused" | "target_host_refused" | "target_server_error" | "target_empty" | "target_challenge" | "target_blocked" | "target_maintenance" | "target_parked" | "target_not_deployed" | "target_off_host" | "target_single_sign_on" | "target_redirect_loop" | "target_left_out" | "target_unreadable" | "target_turned_away" | "target_too_slow" | "target_stopped" | "target_same_response" | "target_paths_refused" | "sign_in_page_not_found" | "sign_in_field_not_found" | "sign_in_scripted" | "sign_in_off_host" | "sign_in_provider_other" | "sign_in_provider_unreachable" | "sign_in_provider_page" | "sign_in_recording_failed" | "sign_in_denied" | "sign_in_code_required" | "sign_in_captcha" | "sign_in_unproven" | "sign_in_lost" | "api_description_unusable" | "browser_missing" | "browser_incomplete">, Type.TNull]>;
        detail: Type.TUnion<[Type.TString, Type.TNull]>;
        pages: Type.TInteger;
        pages_read: Type.TOptional<Type.TInteger>;
        pages_known: Type.TOptional<Type.TInteger>;
        browser: Type.TOptional<Type.TObject<{
            used: Type.TBoolean;
            detail: Type.TUnion<[Type.TString, Type.TNull]>;
            product: Type.TUnion<[Type.TString, Type.TNull]>;
            sandboxed: Type.TBoolean;
            pages: Type.TInteger;
            routes: Type.TInteger;
            endpoints: Type.TInteger;
            withheld: Type.TInteger;
            limits: Type.TOptional<Type.TArray<Type.TObject<{
                kind: Type.TUnsafe<"ended" | "actions_not_completed" | "pages_not_opened" | "pages_not_probed" | "requests_not_sent" | "scripts_not_loaded">;
                count: Type.TInteger;
                detail: Type.TString;
            }>>>;
            screenshot: Type.TOptional<Type.TUnion<[Type.TString, Type.TNull]>>;
        }>>;
        api: Type.TOptional<Type.TObject<{
            descriptions: Type.TInteger;
            operations: Type.TInteger;
            requested: Type.TInteger;
            left_out: Type.TInteger;
            detail: Type.TUnion<[Type.TString, Type.TNull]>;
        }>>;
        reach: Type.TOptional<Type.TObject<{
            pages: Type.TOptional<Type.TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<Type.TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
            views: Type.TOptional<Type.TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<Type.TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
            operations: Type.TOptional<Type.TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<Type.TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
            inputs: Type.TOptional<Type.TObject<{
                known: Type.TInteger;
                covered: Type.TInteger;
                left_out: Type.TArray<Type.TObject<{
                    reason: Type.TUnsafe<"requests" | "time" | "folded" | "not_reached">;
                    count: Type.TInteger;
                }>>;
            }>>;
        }>>;
        created: Type.TOptional<Type.TArray<Type.TObject<{
            path: Type.TString;
            count: Type.TInteger;
        }>>>;
        components: Type.TOptional<Type.TArray<Type.TObject<{
            purl: Type.TString;
            url: Type.TString;
            how: Type.TString;
        }>>>;
        sign_in_required: Type.TBoolean;
        signed_in: Type.TOptional<Type.TBoolean>;
    }>>;
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
export type ReportDocument = Static<typeof ReportDocument>;
/** The published JSON Schema (2020-12) of the JSON report, `docs/report.schema.json`. */
export declare function reportSchemaDocument(): Record<string, unknown>;
export {};
