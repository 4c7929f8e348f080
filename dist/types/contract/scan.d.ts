import { type Static, Type } from 'typebox';
/** Why a scan ended as `failed`. */
export declare const SCAN_FAILURE_REASONS: readonly ["timeout", "unreachable", "dns_error", "address_not_allowed", "engine_error", "engine_crashed", "lost"];
export type ScanFailureReason = (typeof SCAN_FAILURE_REASONS)[number];
export declare const ScanFailureReasonSchema: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
export declare const Metadata: Type.TUnsafe<Record<string, string>>;
export type Metadata = Static<typeof Metadata>;
export declare const URL_SCHEMES: readonly ["http", "https"];
export declare const SCAN_MINUTES_MAX = 60;
/** Whether a scan uses a browser. */
export declare const BROWSER_MODES: readonly ["auto", "off", "required"];
/** What pages in the browser may load from other hosts. */
export declare const THIRD_PARTY_MODES: readonly ["block", "load"];
/** Which rules of users run. */
export declare const CHECKS_SCOPES: readonly ["recognized", "all"];
/** Options that hold secrets or long texts: stored apart, erased when the scan is final, never returned. */
export declare const SECRET_OPTIONS: readonly ["request_headers", "login", "second_login", "admin_login", "api_description"];
export type SecretOption = (typeof SECRET_OPTIONS)[number];
export declare const ScanOptions: Type.TObject<{
    start_path: Type.TOptional<Type.TString>;
    scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
    disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
    severity_overrides: Type.TOptional<Type.TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
    first_paths: Type.TOptional<Type.TArray<Type.TString>>;
    extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
    include_paths: Type.TOptional<Type.TArray<Type.TString>>;
    exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
    request_headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
    login: Type.TOptional<Type.TObject<{
        username: Type.TOptional<Type.TString>;
        password: Type.TOptional<Type.TString>;
        url: Type.TOptional<Type.TString>;
        totp: Type.TOptional<Type.TString>;
        headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
        cookies: Type.TOptional<Type.TArray<Type.TObject<{
            name: Type.TString;
            value: Type.TString;
            domain: Type.TOptional<Type.TString>;
            path: Type.TOptional<Type.TString>;
            expires: Type.TOptional<Type.TInteger>;
            secure: Type.TOptional<Type.TBoolean>;
        }>>>;
        local_storage: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
        client_id: Type.TOptional<Type.TString>;
        client_secret: Type.TOptional<Type.TString>;
        token_url: Type.TOptional<Type.TString>;
        scope: Type.TOptional<Type.TString>;
        identity_provider: Type.TOptional<Type.TArray<Type.TString>>;
        recording: Type.TOptional<Type.TString>;
    }>>;
    second_login: Type.TOptional<Type.TObject<{
        username: Type.TOptional<Type.TString>;
        password: Type.TOptional<Type.TString>;
        url: Type.TOptional<Type.TString>;
        totp: Type.TOptional<Type.TString>;
        headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
        cookies: Type.TOptional<Type.TArray<Type.TObject<{
            name: Type.TString;
            value: Type.TString;
            domain: Type.TOptional<Type.TString>;
            path: Type.TOptional<Type.TString>;
            expires: Type.TOptional<Type.TInteger>;
            secure: Type.TOptional<Type.TBoolean>;
        }>>>;
        local_storage: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
        client_id: Type.TOptional<Type.TString>;
        client_secret: Type.TOptional<Type.TString>;
        token_url: Type.TOptional<Type.TString>;
        scope: Type.TOptional<Type.TString>;
        identity_provider: Type.TOptional<Type.TArray<Type.TString>>;
        recording: Type.TOptional<Type.TString>;
    }>>;
    admin_login: Type.TOptional<Type.TObject<{
        username: Type.TOptional<Type.TString>;
        password: Type.TOptional<Type.TString>;
        url: Type.TOptional<Type.TString>;
        totp: Type.TOptional<Type.TString>;
        headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
        cookies: Type.TOptional<Type.TArray<Type.TObject<{
            name: Type.TString;
            value: Type.TString;
            domain: Type.TOptional<Type.TString>;
            path: Type.TOptional<Type.TString>;
            expires: Type.TOptional<Type.TInteger>;
            secure: Type.TOptional<Type.TBoolean>;
        }>>>;
        local_storage: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
        client_id: Type.TOptional<Type.TString>;
        client_secret: Type.TOptional<Type.TString>;
        token_url: Type.TOptional<Type.TString>;
        scope: Type.TOptional<Type.TString>;
        identity_provider: Type.TOptional<Type.TArray<Type.TString>>;
        recording: Type.TOptional<Type.TString>;
    }>>;
    login_check: Type.TOptional<Type.TString>;
    api_description: Type.TOptional<Type.TString>;
    max_requests_per_second: Type.TOptional<Type.TInteger>;
    scan_minutes: Type.TOptional<Type.TInteger>;
    browser: Type.TOptional<Type.TUnsafe<"auto" | "off" | "required">>;
    third_parties: Type.TOptional<Type.TUnsafe<"block" | "load">>;
    checks_scope: Type.TOptional<Type.TUnsafe<"recognized" | "all">>;
    active_post: Type.TOptional<Type.TBoolean>;
}>;
export type ScanOptions = Static<typeof ScanOptions>;
/** The options that the API returns. */
export type PublicScanOptions = Omit<ScanOptions, SecretOption>;
export declare const ScanFailure: Type.TObject<{
    reason: Type.TUnsafe<"timeout" | "unreachable" | "dns_error" | "address_not_allowed" | "engine_error" | "engine_crashed" | "lost">;
    message: Type.TString;
}>;
export type ScanFailure = Static<typeof ScanFailure>;
export declare const Scan: Type.TObject<{
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
export type Scan = Static<typeof Scan>;
export declare const ScanCreate: Type.TObject<{
    target: Type.TString;
    scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
    metadata: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
    options: Type.TOptional<Type.TObject<{
        start_path: Type.TOptional<Type.TString>;
        scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
        disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
        severity_overrides: Type.TOptional<Type.TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
        first_paths: Type.TOptional<Type.TArray<Type.TString>>;
        extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
        include_paths: Type.TOptional<Type.TArray<Type.TString>>;
        exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
        request_headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
        login: Type.TOptional<Type.TObject<{
            username: Type.TOptional<Type.TString>;
            password: Type.TOptional<Type.TString>;
            url: Type.TOptional<Type.TString>;
            totp: Type.TOptional<Type.TString>;
            headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
            cookies: Type.TOptional<Type.TArray<Type.TObject<{
                name: Type.TString;
                value: Type.TString;
                domain: Type.TOptional<Type.TString>;
                path: Type.TOptional<Type.TString>;
                expires: Type.TOptional<Type.TInteger>;
                secure: Type.TOptional<Type.TBoolean>;
            }>>>;
            local_storage: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
            client_id: Type.TOptional<Type.TString>;
            client_secret: Type.TOptional<Type.TString>;
            token_url: Type.TOptional<Type.TString>;
            scope: Type.TOptional<Type.TString>;
            identity_provider: Type.TOptional<Type.TArray<Type.TString>>;
            recording: Type.TOptional<Type.TString>;
        }>>;
        second_login: Type.TOptional<Type.TObject<{
            username: Type.TOptional<Type.TString>;
            password: Type.TOptional<Type.TString>;
            url: Type.TOptional<Type.TString>;
            totp: Type.TOptional<Type.TString>;
            headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
            cookies: Type.TOptional<Type.TArray<Type.TObject<{
                name: Type.TString;
                value: Type.TString;
                domain: Type.TOptional<Type.TString>;
                path: Type.TOptional<Type.TString>;
                expires: Type.TOptional<Type.TInteger>;
                secure: Type.TOptional<Type.TBoolean>;
            }>>>;
            local_storage: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
            client_id: Type.TOptional<Type.TString>;
            client_secret: Type.TOptional<Type.TString>;
            token_url: Type.TOptional<Type.TString>;
            scope: Type.TOptional<Type.TString>;
            identity_provider: Type.TOptional<Type.TArray<Type.TString>>;
            recording: Type.TOptional<Type.TString>;
        }>>;
        admin_login: Type.TOptional<Type.TObject<{
            username: Type.TOptional<Type.TString>;
            password: Type.TOptional<Type.TString>;
            url: Type.TOptional<Type.TString>;
            totp: Type.TOptional<Type.TString>;
            headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
            cookies: Type.TOptional<Type.TArray<Type.TObject<{
                name: Type.TString;
                value: Type.TString;
                domain: Type.TOptional<Type.TString>;
                path: Type.TOptional<Type.TString>;
                expires: Type.TOptional<Type.TInteger>;
                secure: Type.TOptional<Type.TBoolean>;
            }>>>;
            local_storage: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
            client_id: Type.TOptional<Type.TString>;
            client_secret: Type.TOptional<Type.TString>;
            token_url: Type.TOptional<Type.TString>;
            scope: Type.TOptional<Type.TString>;
            identity_provider: Type.TOptional<Type.TArray<Type.TString>>;
            recording: Type.TOptional<Type.TString>;
        }>>;
        login_check: Type.TOptional<Type.TString>;
        api_description: Type.TOptional<Type.TString>;
        max_requests_per_second: Type.TOptional<Type.TInteger>;
        scan_minutes: Type.TOptional<Type.TInteger>;
        browser: Type.TOptional<Type.TUnsafe<"auto" | "off" | "required">>;
        third_parties: Type.TOptional<Type.TUnsafe<"block" | "load">>;
        checks_scope: Type.TOptional<Type.TUnsafe<"recognized" | "all">>;
        active_post: Type.TOptional<Type.TBoolean>;
    }>>;
}>;
export type ScanCreate = Static<typeof ScanCreate>;
export declare const BulkScanCreate: Type.TObject<{
    scans: Type.TArray<Type.TObject<{
        target: Type.TString;
        scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
        metadata: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
        options: Type.TOptional<Type.TObject<{
            start_path: Type.TOptional<Type.TString>;
            scheme: Type.TOptional<Type.TUnsafe<"http" | "https">>;
            disable_checks: Type.TOptional<Type.TArray<Type.TString>>;
            severity_overrides: Type.TOptional<Type.TUnsafe<Record<string, "critical" | "high" | "medium" | "low" | "info">>>;
            first_paths: Type.TOptional<Type.TArray<Type.TString>>;
            extra_paths: Type.TOptional<Type.TArray<Type.TString>>;
            include_paths: Type.TOptional<Type.TArray<Type.TString>>;
            exclude_paths: Type.TOptional<Type.TArray<Type.TString>>;
            request_headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
            login: Type.TOptional<Type.TObject<{
                username: Type.TOptional<Type.TString>;
                password: Type.TOptional<Type.TString>;
                url: Type.TOptional<Type.TString>;
                totp: Type.TOptional<Type.TString>;
                headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
                cookies: Type.TOptional<Type.TArray<Type.TObject<{
                    name: Type.TString;
                    value: Type.TString;
                    domain: Type.TOptional<Type.TString>;
                    path: Type.TOptional<Type.TString>;
                    expires: Type.TOptional<Type.TInteger>;
                    secure: Type.TOptional<Type.TBoolean>;
                }>>>;
                local_storage: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
                client_id: Type.TOptional<Type.TString>;
                client_secret: Type.TOptional<Type.TString>;
                token_url: Type.TOptional<Type.TString>;
                scope: Type.TOptional<Type.TString>;
                identity_provider: Type.TOptional<Type.TArray<Type.TString>>;
                recording: Type.TOptional<Type.TString>;
            }>>;
            second_login: Type.TOptional<Type.TObject<{
                username: Type.TOptional<Type.TString>;
                password: Type.TOptional<Type.TString>;
                url: Type.TOptional<Type.TString>;
                totp: Type.TOptional<Type.TString>;
                headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
                cookies: Type.TOptional<Type.TArray<Type.TObject<{
                    name: Type.TString;
                    value: Type.TString;
                    domain: Type.TOptional<Type.TString>;
                    path: Type.TOptional<Type.TString>;
                    expires: Type.TOptional<Type.TInteger>;
                    secure: Type.TOptional<Type.TBoolean>;
                }>>>;
                local_storage: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
                client_id: Type.TOptional<Type.TString>;
                client_secret: Type.TOptional<Type.TString>;
                token_url: Type.TOptional<Type.TString>;
                scope: Type.TOptional<Type.TString>;
                identity_provider: Type.TOptional<Type.TArray<Type.TString>>;
                recording: Type.TOptional<Type.TString>;
            }>>;
            admin_login: Type.TOptional<Type.TObject<{
                username: Type.TOptional<Type.TString>;
                password: Type.TOptional<Type.TString>;
                url: Type.TOptional<Type.TString>;
                totp: Type.TOptional<Type.TString>;
                headers: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
                cookies: Type.TOptional<Type.TArray<Type.TObject<{
                    name: Type.TString;
                    value: Type.TString;
                    domain: Type.TOptional<Type.TString>;
                    path: Type.TOptional<Type.TString>;
                    expires: Type.TOptional<Type.TInteger>;
                    secure: Type.TOptional<Type.TBoolean>;
                }>>>;
                local_storage: Type.TOptional<Type.TUnsafe<Record<string, string>>>;
                client_id: Type.TOptional<Type.TString>;
                client_secret: Type.TOptional<Type.TString>;
                token_url: Type.TOptional<Type.TString>;
                scope: Type.TOptional<Type.TString>;
                identity_provider: Type.TOptional<Type.TArray<Type.TString>>;
                recording: Type.TOptional<Type.TString>;
            }>>;
            login_check: Type.TOptional<Type.TString>;
            api_description: Type.TOptional<Type.TString>;
            max_requests_per_second: Type.TOptional<Type.TInteger>;
            scan_minutes: Type.TOptional<Type.TInteger>;
            browser: Type.TOptional<Type.TUnsafe<"auto" | "off" | "required">>;
            third_parties: Type.TOptional<Type.TUnsafe<"block" | "load">>;
            checks_scope: Type.TOptional<Type.TUnsafe<"recognized" | "all">>;
            active_post: Type.TOptional<Type.TBoolean>;
        }>>;
    }>>;
    fail_fast: Type.TOptional<Type.TBoolean>;
}>;
export type BulkScanCreate = Static<typeof BulkScanCreate>;
/** {@link BulkScanCreate} without its entries, which are validated one by one so that each has its own result. */
export declare const BulkScanFrame: Type.TObject<{
    scans: Type.TUnsafe<readonly unknown[]>;
    fail_fast: Type.TOptional<Type.TBoolean>;
}>;
export type BulkScanFrame = Static<typeof BulkScanFrame>;
export declare const BulkResult: Type.TObject<{
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
export type BulkResult = Static<typeof BulkResult>;
export declare const BulkScanResult: Type.TObject<{
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
}>;
export type BulkScanResult = Static<typeof BulkScanResult>;
/** The error envelope. With `fail_fast` and a refused entry, also the results. */
export declare const BulkScanRefusal: Type.TObject<{
    error: Type.TObject<{
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
    }>;
    summary: Type.TOptional<Type.TObject<{
        total: Type.TInteger;
        succeeded: Type.TInteger;
        failed: Type.TInteger;
        rolled_back: Type.TInteger;
    }>>;
    results: Type.TOptional<Type.TArray<Type.TObject<{
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
    }>>>;
}>;
export type BulkScanRefusal = Static<typeof BulkScanRefusal>;
