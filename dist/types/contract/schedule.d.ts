import { type Static, Type } from 'typebox';
export declare const SCHEDULE_STATUSES: readonly ["enabled", "paused"];
export declare const SCHEDULE_TARGETS_MAX = 20;
export declare const TimeZone: Type.TString;
export declare const ScheduleCreate: Type.TObject<{
    name: Type.TString;
    cron: Type.TString;
    time_zone: Type.TOptional<Type.TString>;
    target_ids: Type.TArray<Type.TString>;
    scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
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
    status: Type.TOptional<Type.TUnsafe<"enabled" | "paused">>;
}>;
export type ScheduleCreate = Static<typeof ScheduleCreate>;
export declare const ScheduleUpdate: Type.TObject<{
    name: Type.TOptional<Type.TString>;
    cron: Type.TOptional<Type.TString>;
    time_zone: Type.TOptional<Type.TString>;
    target_ids: Type.TOptional<Type.TArray<Type.TString>>;
    scan_type: Type.TOptional<Type.TUnsafe<"quick" | "standard" | "compliance">>;
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
    status: Type.TOptional<Type.TUnsafe<"enabled" | "paused">>;
}>;
export type ScheduleUpdate = Static<typeof ScheduleUpdate>;
export declare const ScheduleRun: Type.TObject<{
    planned_at: Type.TString;
    started_at: Type.TString;
    scan_ids: Type.TArray<Type.TString>;
}>;
export declare const ScheduleError: Type.TObject<{
    code: Type.TString;
    message: Type.TString;
}>;
export declare const Schedule: Type.TObject<{
    id: Type.TString;
    name: Type.TString;
    cron: Type.TString;
    time_zone: Type.TString;
    target_ids: Type.TArray<Type.TString>;
    scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
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
    status: Type.TUnsafe<"enabled" | "paused">;
    next_runs: Type.TArray<Type.TString>;
    last_run: Type.TUnion<[Type.TObject<{
        planned_at: Type.TString;
        started_at: Type.TString;
        scan_ids: Type.TArray<Type.TString>;
    }>, Type.TNull]>;
    last_error: Type.TUnion<[Type.TObject<{
        code: Type.TString;
        message: Type.TString;
    }>, Type.TNull]>;
    created_at: Type.TString;
}>;
export type Schedule = Static<typeof Schedule>;
/** The endpoints of schedules. */
export declare const SCHEDULE_ROUTES: {
    readonly createSchedule: {
        readonly method: "POST";
        readonly path: "/v1/schedules";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Create a schedule. Its scans are created with the rights of the key that created or last changed it.";
        readonly body: Type.TObject<{
            name: Type.TString;
            cron: Type.TString;
            time_zone: Type.TOptional<Type.TString>;
            target_ids: Type.TArray<Type.TString>;
            scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
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
            status: Type.TOptional<Type.TUnsafe<"enabled" | "paused">>;
        }>;
        readonly success: {
            readonly status: 201;
            readonly schema: Type.TObject<{
                id: Type.TString;
                name: Type.TString;
                cron: Type.TString;
                time_zone: Type.TString;
                target_ids: Type.TArray<Type.TString>;
                scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
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
                status: Type.TUnsafe<"enabled" | "paused">;
                next_runs: Type.TArray<Type.TString>;
                last_run: Type.TUnion<[Type.TObject<{
                    planned_at: Type.TString;
                    started_at: Type.TString;
                    scan_ids: Type.TArray<Type.TString>;
                }>, Type.TNull]>;
                last_error: Type.TUnion<[Type.TObject<{
                    code: Type.TString;
                    message: Type.TString;
                }>, Type.TNull]>;
                created_at: Type.TString;
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
                    cron: Type.TString;
                    time_zone: Type.TString;
                    target_ids: Type.TArray<Type.TString>;
                    scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
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
                    status: Type.TUnsafe<"enabled" | "paused">;
                    next_runs: Type.TArray<Type.TString>;
                    last_run: Type.TUnion<[Type.TObject<{
                        planned_at: Type.TString;
                        started_at: Type.TString;
                        scan_ids: Type.TArray<Type.TString>;
                    }>, Type.TNull]>;
                    last_error: Type.TUnion<[Type.TObject<{
                        code: Type.TString;
                        message: Type.TString;
                    }>, Type.TNull]>;
                    created_at: Type.TString;
                }>>;
                next_cursor: Type.TOptional<Type.TString>;
            }>;
        };
        readonly errors: readonly ["invalid_cursor"];
    };
    readonly getSchedule: {
        readonly method: "GET";
        readonly path: "/v1/schedules/{schedule_id}";
        readonly scopes: readonly ["scans:read"];
        readonly summary: "Retrieve a schedule with its next runs.";
        readonly params: Type.TObject<Record<"schedule_id", Type.TString>>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                id: Type.TString;
                name: Type.TString;
                cron: Type.TString;
                time_zone: Type.TString;
                target_ids: Type.TArray<Type.TString>;
                scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
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
                status: Type.TUnsafe<"enabled" | "paused">;
                next_runs: Type.TArray<Type.TString>;
                last_run: Type.TUnion<[Type.TObject<{
                    planned_at: Type.TString;
                    started_at: Type.TString;
                    scan_ids: Type.TArray<Type.TString>;
                }>, Type.TNull]>;
                last_error: Type.TUnion<[Type.TObject<{
                    code: Type.TString;
                    message: Type.TString;
                }>, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["not_found"];
    };
    readonly updateSchedule: {
        readonly method: "PATCH";
        readonly path: "/v1/schedules/{schedule_id}";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Change, pause or resume a schedule. `options` replaces all earlier ones.";
        readonly params: Type.TObject<Record<"schedule_id", Type.TString>>;
        readonly body: Type.TObject<{
            name: Type.TOptional<Type.TString>;
            cron: Type.TOptional<Type.TString>;
            time_zone: Type.TOptional<Type.TString>;
            target_ids: Type.TOptional<Type.TArray<Type.TString>>;
            scan_type: Type.TOptional<Type.TUnsafe<"quick" | "standard" | "compliance">>;
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
            status: Type.TOptional<Type.TUnsafe<"enabled" | "paused">>;
        }>;
        readonly success: {
            readonly status: 200;
            readonly schema: Type.TObject<{
                id: Type.TString;
                name: Type.TString;
                cron: Type.TString;
                time_zone: Type.TString;
                target_ids: Type.TArray<Type.TString>;
                scan_type: Type.TUnsafe<"quick" | "standard" | "compliance">;
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
                status: Type.TUnsafe<"enabled" | "paused">;
                next_runs: Type.TArray<Type.TString>;
                last_run: Type.TUnion<[Type.TObject<{
                    planned_at: Type.TString;
                    started_at: Type.TString;
                    scan_ids: Type.TArray<Type.TString>;
                }>, Type.TNull]>;
                last_error: Type.TUnion<[Type.TObject<{
                    code: Type.TString;
                    message: Type.TString;
                }>, Type.TNull]>;
                created_at: Type.TString;
            }>;
        };
        readonly errors: readonly ["not_found", "target_not_verified", "target_not_allowed"];
    };
    readonly deleteSchedule: {
        readonly method: "DELETE";
        readonly path: "/v1/schedules/{schedule_id}";
        readonly scopes: readonly ["scans:write"];
        readonly summary: "Delete a schedule. Its scans stay.";
        readonly params: Type.TObject<Record<"schedule_id", Type.TString>>;
        readonly success: {
            readonly status: 204;
        };
        readonly errors: readonly ["not_found", "target_not_allowed"];
    };
};
