export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'info';
export type ScanType = 'quick' | 'standard' | 'compliance';
/** Number of findings per severity. */
export interface SeverityCounts {
    critical: number;
    high: number;
    medium: number;
    low: number;
    info: number;
    total: number;
}
export interface ErrorDetail {
    /** JSON path of the field, for example scans[3].target. */
    param?: string;
    code?: string;
    message?: string;
    /** On conflict: id of the existing resource. */
    existing_id?: string;
}
export interface ErrorBody {
    /** Stable machine-readable code. */
    code: string;
    /** Describes the error and how to fix it. */
    message: string;
    /** The field or parameter at fault. */
    param?: string;
    details?: ErrorDetail[];
    request_id: string;
    /** Documentation of the error code. */
    doc_url: string;
}
export interface Usage {
    /** Remaining tokens of the workspace. */
    balance?: number;
    mode?: string;
    last_30d: {
        total?: number;
        by_operation: Record<string, number>;
    };
    prices?: Record<string, number>;
    as_of?: string;
}
export interface TargetVerification {
    method: string | null;
    /** Value to publish. */
    token: string;
    instructions: {
        method: string;
        /** What to publish, in one sentence. */
        text: string;
        record_name?: string;
        record_type?: string;
        url?: string;
        value: string;
    }[];
    checked_at: string | null;
    /** Why the last check failed. */
    reason: string | null;
}
export interface Target {
    id: string;
    hostname?: string;
    status?: string;
    /** False for data of a test-mode key. */
    livemode?: boolean;
    verification?: TargetVerification;
    verified_at?: string | null;
    created_at?: string;
}
/** The result of a verification: a target whose members may all be absent. */
export interface Verification {
    id?: string;
    hostname?: string;
    status?: string;
    /** False for data of a test-mode key. */
    livemode?: boolean;
    verification?: TargetVerification;
    verified_at?: string | null;
    created_at?: string;
}
export interface Scan {
    id: string;
    target: string;
    target_id?: string;
    scan_type: string;
    status: string;
    livemode?: boolean;
    created_at?: string;
    started_at?: string | null;
    finished_at?: string | null;
    /** Number of findings per severity. */
    findings_count?: SeverityCounts | null;
    failure?: {
        reason: string;
        message: string;
    } | null;
    /** URL of the JSON report, once the scan has succeeded. */
    report_url?: string | null;
    /** Up to 20 pairs of strings, returned as given. */
    metadata?: Record<string, string>;
    options?: {
        /** Path and query at which the crawl starts. */
        start_path?: string;
        /** Skip the detection of TLS on the port. */
        scheme?: 'http' | 'https';
        disable_checks?: string[];
        severity_overrides?: Record<string, Severity>;
        /** Paths to scan in addition to those found by the crawl. */
        extra_paths?: string[];
        /** Only paths with one of these prefixes are scanned. */
        include_paths?: string[];
        /** Paths with one of these prefixes are never requested. */
        exclude_paths?: string[];
        /** Path that responds only to a signed-in user. Default: the scan looks for one. */
        login_check?: string;
        max_requests_per_second?: number;
        /** auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without a browser proves nothing. Quick scans use it for a sign-in only. Default auto. */
        browser?: 'auto' | 'off' | 'required';
        /** block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other hosts by GET, without request_headers. Default block. */
        third_parties?: 'block' | 'load';
        /** Allow the crawl and active-safe probes to submit forms by POST. Default false. */
        active_post?: boolean;
    };
    tokens_charged?: number;
}
/** What the service returns when a scan is created or cancelled: a scan of which only the id and the status are certain. */
export interface ScanState {
    id: string;
    target?: string;
    target_id?: string;
    scan_type?: string;
    status: string;
    livemode?: boolean;
    created_at?: string;
    started_at?: string | null;
    finished_at?: string | null;
    /** Number of findings per severity. */
    findings_count?: SeverityCounts | null;
    failure?: {
        reason: string;
        message: string;
    } | null;
    /** URL of the JSON report, once the scan has succeeded. */
    report_url?: string | null;
    /** Up to 20 pairs of strings, returned as given. */
    metadata?: Record<string, string>;
    options?: {
        /** Path and query at which the crawl starts. */
        start_path?: string;
        /** Skip the detection of TLS on the port. */
        scheme?: 'http' | 'https';
        disable_checks?: string[];
        severity_overrides?: Record<string, Severity>;
        /** Paths to scan in addition to those found by the crawl. */
        extra_paths?: string[];
        /** Only paths with one of these prefixes are scanned. */
        include_paths?: string[];
        /** Paths with one of these prefixes are never requested. */
        exclude_paths?: string[];
        /** Path that responds only to a signed-in user. Default: the scan looks for one. */
        login_check?: string;
        max_requests_per_second?: number;
        /** auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without a browser proves nothing. Quick scans use it for a sign-in only. Default auto. */
        browser?: 'auto' | 'off' | 'required';
        /** block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other hosts by GET, without request_headers. Default block. */
        third_parties?: 'block' | 'load';
        /** Allow the crawl and active-safe probes to submit forms by POST. Default false. */
        active_post?: boolean;
    };
    tokens_charged?: number;
}
export interface CreatedScan {
    id: string;
    target?: string;
    target_id?: string;
    scan_type?: string;
    status?: string;
    livemode?: boolean;
    created_at?: string;
    started_at?: string | null;
    finished_at?: string | null;
    /** Number of findings per severity. */
    findings_count?: SeverityCounts | null;
    failure?: {
        reason: string;
        message: string;
    } | null;
    /** URL of the JSON report, once the scan has succeeded. */
    report_url?: string | null;
    /** Up to 20 pairs of strings, returned as given. */
    metadata?: Record<string, string>;
    options?: {
        /** Path and query at which the crawl starts. */
        start_path?: string;
        /** Skip the detection of TLS on the port. */
        scheme?: 'http' | 'https';
        disable_checks?: string[];
        severity_overrides?: Record<string, Severity>;
        /** Paths to scan in addition to those found by the crawl. */
        extra_paths?: string[];
        /** Only paths with one of these prefixes are scanned. */
        include_paths?: string[];
        /** Paths with one of these prefixes are never requested. */
        exclude_paths?: string[];
        /** Path that responds only to a signed-in user. Default: the scan looks for one. */
        login_check?: string;
        max_requests_per_second?: number;
        /** auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without a browser proves nothing. Quick scans use it for a sign-in only. Default auto. */
        browser?: 'auto' | 'off' | 'required';
        /** block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other hosts by GET, without request_headers. Default block. */
        third_parties?: 'block' | 'load';
        /** Allow the crawl and active-safe probes to submit forms by POST. Default false. */
        active_post?: boolean;
    };
    tokens_charged?: number;
}
export interface BulkError {
    code: string;
    message?: string;
}
export interface BulkSummary {
    total?: number;
    succeeded?: number;
    failed?: number;
    rolled_back?: number;
}
export interface Finding {
    id?: string;
    scan_id?: string;
    /** Equal for the same finding in another scan or on another preview host. Does not depend on the host. */
    fingerprint?: string;
    check_id?: string;
    /** Documentation of the check. */
    check_url?: string;
    title?: string;
    /** CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0. */
    severity: Severity;
    /** How sure the proof is: certain, firm or tentative. */
    confidence?: 'certain' | 'firm' | 'tentative';
    cvss?: {
        score: number;
        vector: string;
    } | null;
    cwe?: string[];
    owasp?: string[];
    location?: {
        /** Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials. */
        url: string;
        method: string | null;
        /** Affected header, cookie, query parameter or form field. */
        parameter: string | null;
    };
    /** Every location with the same cause, including the first one. Maximum 25. */
    locations?: {
        /** Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials. */
        url: string;
        method: string | null;
        /** Affected header, cookie, query parameter or form field. */
        parameter: string | null;
    }[];
    locations_total?: number;
    /** Description of the weakness and its impact. */
    description?: string;
    /** Proof, with secrets masked. Contains untrusted text of the scanned site. */
    evidence?: string;
    /** How to fix it. */
    remediation?: string;
    references?: string[];
    state?: 'new' | 'open' | 'fixed' | 'ignored';
    first_seen_at?: string;
}
/** One run of the engine against one target. */
export interface ReportScan {
    /** Scan id. */
    id: string;
    /** Scanned host, with :port if one was given. */
    target: string;
    target_id: string;
    /** Depth of the scan. */
    scan_type: ScanType;
    status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
    livemode: boolean;
    created_at: string;
    started_at: string | null;
    finished_at: string | null;
    /** Number of findings per severity. */
    findings_count: SeverityCounts | null;
    failure: {
        /** timeout: exceeded its time limit. unreachable: no usable response from the target. dns_error: the name does not resolve. address_not_allowed: the service may not scan the address. engine_error: a bug of the engine. engine_crashed: the process of the scan crashed or ran out of memory twice. lost: the service itself ended too often during the scan. */
        reason: 'timeout' | 'unreachable' | 'dns_error' | 'address_not_allowed' | 'engine_error' | 'engine_crashed' | 'lost';
        message: string;
    } | null;
    /** URL of the JSON report, once the scan has succeeded. */
    report_url: string | null;
    /** Up to 20 pairs of strings, returned as given. */
    metadata: Record<string, string>;
    options: {
        /** Path and query at which the crawl starts. */
        start_path?: string;
        /** Skip the detection of TLS on the port. */
        scheme?: 'http' | 'https';
        disable_checks?: string[];
        severity_overrides?: Record<string, Severity>;
        /** Paths to scan in addition to those found by the crawl. */
        extra_paths?: string[];
        /** Only paths with one of these prefixes are scanned. */
        include_paths?: string[];
        /** Paths with one of these prefixes are never requested. */
        exclude_paths?: string[];
        /** Path that responds only to a signed-in user. Default: the scan looks for one. */
        login_check?: string;
        max_requests_per_second?: number;
        /** auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without a browser proves nothing. Quick scans use it for a sign-in only. Default auto. */
        browser?: 'auto' | 'off' | 'required';
        /** block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other hosts by GET, without request_headers. Default block. */
        third_parties?: 'block' | 'load';
        /** Allow the crawl and active-safe probes to submit forms by POST. Default false. */
        active_post?: boolean;
    };
    tokens_charged: number;
}
/** A host whose ownership can be proven. */
export interface ReportTarget {
    /** Target id. */
    id: string;
    /** Host name or address to scan, optionally with :port. Stored in lower case, internationalised names as A-labels. */
    hostname: string;
    status: 'pending' | 'verified' | 'failed' | 'unreachable';
    /** False for data of a test-mode key. */
    livemode: boolean;
    verification: {
        method: 'dns' | 'http_file' | 'meta_tag' | 'local' | null;
        /** Value to publish. */
        token: string;
        instructions: {
            method: 'dns' | 'http_file' | 'meta_tag' | 'local';
            /** What to publish, in one sentence. */
            text: string;
            record_name?: string;
            record_type?: string;
            url?: string;
            value: string;
        }[];
        checked_at: string | null;
        /** Why the last check failed. */
        reason: string | null;
    };
    verified_at: string | null;
    created_at: string;
}
/** A weakness with its proof. */
export interface ReportFinding {
    /** Finding id. */
    id: string;
    scan_id: string;
    /** Equal for the same finding in another scan or on another preview host. Does not depend on the host. */
    fingerprint: string;
    check_id: string;
    /** Documentation of the check. */
    check_url?: string;
    title: string;
    /** CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0. */
    severity: Severity;
    /** How sure the proof is: certain, firm or tentative. */
    confidence: 'certain' | 'firm' | 'tentative';
    cvss: {
        score: number;
        vector: string;
    } | null;
    cwe: string[];
    owasp: string[];
    location: {
        /** Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials. */
        url: string;
        method: string | null;
        /** Affected header, cookie, query parameter or form field. */
        parameter: string | null;
    };
    /** Every location with the same cause, including the first one. Maximum 25. */
    locations: {
        /** Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials. */
        url: string;
        method: string | null;
        /** Affected header, cookie, query parameter or form field. */
        parameter: string | null;
    }[];
    locations_total: number;
    /** Description of the weakness and its impact. */
    description: string;
    /** Proof, with secrets masked. Contains untrusted text of the scanned site. */
    evidence: string;
    /** How to fix it. */
    remediation: string;
    references: string[];
    state: 'new' | 'open' | 'fixed' | 'ignored';
    first_seen_at: string;
}
/** Full report of a succeeded scan. */
export interface Report {
    schema_version: string;
    /** One run of the engine against one target. */
    scan: ReportScan;
    /** A host whose ownership can be proven. */
    target: ReportTarget;
    summary: {
        by_severity: {
            critical: number;
            high: number;
            medium: number;
            low: number;
            info: number;
        };
        total: number;
        /** Findings omitted because the scan exceeded the maximum. */
        omitted: number;
        /** SHA-256 (hex) of the canonical findings, equal for equal findings. */
        digest: string;
    };
    findings: ReportFinding[];
    checks: {
        check_id: string;
        title: string;
        /** CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0. */
        severity: Severity;
        status: 'passed' | 'finding' | 'not_applicable' | 'error';
        /** Why the check did not apply or failed, or which part it skipped. */
        reason: string | null;
        findings: number;
    }[];
    budget: {
        requests: {
            used: number;
            allowed: number;
        };
        connections: {
            used: number;
            allowed: number;
        };
        bytes: {
            used: number;
            allowed: number;
        };
        seconds: {
            used: number;
            allowed: number;
        };
        exhausted: string[];
    };
    coverage?: {
        /** False when the responses did not come from the application, or not from its signed-in part although a login was given. The scan is then inconclusive. */
        application_seen: boolean;
        /** Why the application was not seen. */
        code: 'target_not_found' | 'target_refused' | 'target_server_error' | 'target_empty' | 'target_challenge' | 'target_blocked' | 'target_maintenance' | 'target_parked' | 'target_not_deployed' | 'target_off_host' | 'target_single_sign_on' | 'target_redirect_loop' | 'target_left_out' | 'target_unreadable' | 'target_turned_away' | 'target_same_response' | 'target_paths_refused' | 'sign_in_page_not_found' | 'sign_in_field_not_found' | 'sign_in_scripted' | 'sign_in_off_host' | 'sign_in_denied' | 'sign_in_code_required' | 'sign_in_captcha' | 'sign_in_unproven' | 'sign_in_lost' | 'api_description_unusable' | 'browser_missing' | null;
        /** What responded instead, in one sentence. */
        detail: string | null;
        /** Distinct pages read. */
        pages: number;
        /** What a browser saw; absent in a quick scan. */
        browser?: {
            /** A browser opened pages of the target. */
            used: boolean;
            /** Why there was no browser, or what it did not see. */
            detail: string | null;
            /** Name and version of the browser. */
            product: string | null;
            /** The pages ran in the sandbox of the browser. */
            sandboxed: boolean;
            /** Pages opened. */
            pages: number;
            /** Different URLs of the target found. */
            routes: number;
            /** Requests of scripts and forms found. */
            endpoints: number;
            /** Requests that may change something and were not sent. */
            withheld: number;
            /** The start page as a JPEG image in Base64, or null if it could not be taken. */
            screenshot?: string | null;
        };
        /** What descriptions say of the API; absent without one. */
        api?: {
            /** Descriptions read. */
            descriptions: number;
            /** Operations of the target that they describe. */
            operations: number;
            /** Operations requested to learn values for others. */
            requested: number;
            /** Operations that could not be read, are on other hosts or above the maximum. */
            left_out: number;
            /** Formats and sources, or why a description was not used. */
            detail: string | null;
        };
        /** The application requires a sign-in on its own host, and the scan was not signed in. */
        sign_in_required: boolean;
        /** The scan was signed in from its start to its end. Absent if no login was given. */
        signed_in?: boolean;
    };
    compliance: {
        framework: string;
        requirement: string;
        /** What this scan can say of the requirement. It never says "compliant". */
        status: 'evidence' | 'partial' | 'uncovered';
        check_ids: string[];
        /** Findings that violate the requirement. */
        findings: number;
    }[];
    generated_at: string;
    tool: {
        name: string;
        version: string;
        /** Date of the library advisory table. */
        advisories_date: string | null;
        /** Date on which the library fingerprints were last compared with published packages. */
        libraries_date?: string;
    };
}
export interface Webhook {
    id: string;
    /** HTTPS URL that receives deliveries. */
    url: string;
    events: string[];
    status?: 'enabled' | 'disabled';
    disabled_reason?: 'user' | 'failing' | 'gone' | 'key_revoked' | null;
    last_success_at?: string | null;
    created_at: string;
}
export interface WebhookWithSecret {
    id: string;
    /** HTTPS URL that receives deliveries. */
    url: string;
    events: string[];
    status?: 'enabled' | 'disabled';
    disabled_reason?: 'user' | 'failing' | 'gone' | 'key_revoked' | null;
    last_success_at?: string | null;
    created_at: string;
    /** Signing secret. Not returned again. */
    secret: string;
}
export interface WebhookTestResult {
    delivered: boolean;
    status_code: number | null;
    error: string | null;
    duration_ms: number;
}
export interface DeliveryAttempt {
    attempt: number;
    at: string;
    status_code: number | null;
    error: string | null;
    duration_ms: number;
}
export interface Delivery {
    /** Delivery id. */
    id: string;
    webhook_id: string;
    event_id: string;
    event_type: 'scan.queued' | 'scan.running' | 'scan.completed' | 'scan.failed' | 'scan.cancelled' | 'target.verified';
    status: 'pending' | 'held' | 'succeeded' | 'dead_lettered' | 'cancelled';
    attempts_count: number;
    next_attempt_at: string | null;
    replay_of: string | null;
    created_at: string;
}
export interface DeliveryWithAttempts {
    /** Delivery id. */
    id: string;
    webhook_id: string;
    event_id: string;
    event_type: 'scan.queued' | 'scan.running' | 'scan.completed' | 'scan.failed' | 'scan.cancelled' | 'target.verified';
    status: 'pending' | 'held' | 'succeeded' | 'dead_lettered' | 'cancelled';
    attempts_count: number;
    next_attempt_at: string | null;
    replay_of: string | null;
    created_at: string;
    attempts: DeliveryAttempt[];
    /** Request body of every attempt, byte for byte as it is signed. */
    body?: string;
}
export interface ReplayResult {
    count: number;
    dry_run: boolean;
}
/** Options of the scan. */
export interface ScanOptions {
    /** Path and query at which the crawl starts. */
    start_path?: string;
    /** Skip the detection of TLS on the port. */
    scheme?: 'http' | 'https';
    disable_checks?: string[];
    severity_overrides?: Record<string, Severity>;
    /** Paths to scan in addition to those found by the crawl. */
    extra_paths?: string[];
    /** Only paths with one of these prefixes are scanned. */
    include_paths?: string[];
    /** Paths with one of these prefixes are never requested. */
    exclude_paths?: string[];
    /** Headers (for example Cookie or Authorization) sent with every request to the target. Secret: never returned. */
    request_headers?: Record<string, string>;
    /** How the scan signs in. Secret: never returned. */
    login?: {
        /** User name or email address. */
        username?: string;
        /** Password. */
        password?: string;
        /** Path or URL of the sign-in page, or of the interface that takes the credentials as JSON. */
        url?: string;
        /** Secret of one-time codes in Base32 (RFC 6238). */
        totp?: string;
        /** Headers that carry the session. */
        headers?: Record<string, string>;
        cookies?: {
            name: string;
            value: string;
            /** Sent to subdomains too. Absent: to the host only. */
            domain?: string;
            /** Default `/`. */
            path?: string;
            /** Seconds since 1970. Absent: at the end of the session. */
            expires?: number;
            secure?: boolean;
        }[];
        /** Local storage of the origin. A token in it is sent as `Authorization: Bearer`. */
        local_storage?: Record<string, string>;
        /** OAuth client. */
        client_id?: string;
        /** Secret of the OAuth client. */
        client_secret?: string;
        /** Token endpoint on the host of the target. */
        token_url?: string;
        /** Scopes, separated by spaces. */
        scope?: string;
    };
    /** A second user, to check that users cannot read what belongs to others. Secret: never returned. */
    second_login?: {
        /** User name or email address. */
        username?: string;
        /** Password. */
        password?: string;
        /** Path or URL of the sign-in page, or of the interface that takes the credentials as JSON. */
        url?: string;
        /** Secret of one-time codes in Base32 (RFC 6238). */
        totp?: string;
        /** Headers that carry the session. */
        headers?: Record<string, string>;
        cookies?: {
            name: string;
            value: string;
            /** Sent to subdomains too. Absent: to the host only. */
            domain?: string;
            /** Default `/`. */
            path?: string;
            /** Seconds since 1970. Absent: at the end of the session. */
            expires?: number;
            secure?: boolean;
        }[];
        /** Local storage of the origin. A token in it is sent as `Authorization: Bearer`. */
        local_storage?: Record<string, string>;
        /** OAuth client. */
        client_id?: string;
        /** Secret of the OAuth client. */
        client_secret?: string;
        /** Token endpoint on the host of the target. */
        token_url?: string;
        /** Scopes, separated by spaces. */
        scope?: string;
    };
    /** An administrator, to check that users cannot read what only administrators may. Secret: never returned. */
    admin_login?: {
        /** User name or email address. */
        username?: string;
        /** Password. */
        password?: string;
        /** Path or URL of the sign-in page, or of the interface that takes the credentials as JSON. */
        url?: string;
        /** Secret of one-time codes in Base32 (RFC 6238). */
        totp?: string;
        /** Headers that carry the session. */
        headers?: Record<string, string>;
        cookies?: {
            name: string;
            value: string;
            /** Sent to subdomains too. Absent: to the host only. */
            domain?: string;
            /** Default `/`. */
            path?: string;
            /** Seconds since 1970. Absent: at the end of the session. */
            expires?: number;
            secure?: boolean;
        }[];
        /** Local storage of the origin. A token in it is sent as `Authorization: Bearer`. */
        local_storage?: Record<string, string>;
        /** OAuth client. */
        client_id?: string;
        /** Secret of the OAuth client. */
        client_secret?: string;
        /** Token endpoint on the host of the target. */
        token_url?: string;
        /** Scopes, separated by spaces. */
        scope?: string;
    };
    /** Path that responds only to a signed-in user. Default: the scan looks for one. */
    login_check?: string;
    /** The API of the target: the text of a description (OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman, HAR), or a path or URL of the target that returns it. If it cannot be read, the scan is inconclusive. Default: what the target publishes. Never returned. */
    api_description?: string;
    max_requests_per_second?: number;
    /** auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without a browser proves nothing. Quick scans use it for a sign-in only. Default auto. */
    browser?: 'auto' | 'off' | 'required';
    /** block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other hosts by GET, without request_headers. Default block. */
    third_parties?: 'block' | 'load';
    /** Allow the crawl and active-safe probes to submit forms by POST. Default false. */
    active_post?: boolean;
}
export interface TargetCreate {
    /** Host name or address to scan, optionally with :port. Stored in lower case, internationalised names as A-labels. */
    hostname: string;
}
/** The method `local` is for an embedded service only. */
export interface TargetVerify {
    method: 'dns' | 'http_file' | 'meta_tag' | 'local';
}
export interface ScanCreate {
    /** host, host:port or an http(s) URL. The host and port are the target; the path of a URL is the crawl entry point. */
    target: string;
    /** Depth of the scan. */
    scan_type: ScanType;
    /** Up to 20 pairs of strings, returned as given. */
    metadata?: Record<string, string>;
    /** Options of the scan. */
    options?: ScanOptions;
}
export interface BulkScanCreate {
    scans: ScanCreate[];
    /** Roll back the whole batch on the first failure. Default false. */
    fail_fast?: boolean;
}
export interface WebhookCreate {
    /** HTTPS URL that receives deliveries. */
    url: string;
    events: ('scan.queued' | 'scan.running' | 'scan.completed' | 'scan.failed' | 'scan.cancelled' | 'target.verified')[];
}
export interface WebhookUpdate {
    events?: ('scan.queued' | 'scan.running' | 'scan.completed' | 'scan.failed' | 'scan.cancelled' | 'target.verified')[];
    status?: 'enabled' | 'disabled';
}
export interface RotateSecret {
    /** Seconds for which deliveries are also signed with the old secret. Default 86400. */
    previous_valid_for?: number;
}
export interface ReplayRequest {
    since: string;
    until?: string;
    status?: 'pending' | 'held' | 'succeeded' | 'dead_lettered' | 'cancelled';
    dry_run?: boolean;
}
export interface ListTargetsQuery {
    /** Page size. */
    limit?: number;
    /** next_cursor of the previous page. */
    cursor?: string;
    hostname?: string;
}
export interface ListScansQuery {
    /** Page size. */
    limit?: number;
    /** next_cursor of the previous page. */
    cursor?: string;
    status?: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
    target?: string;
    /** Depth of the scan. */
    scan_type?: ScanType;
    created_after?: string;
    created_before?: string;
}
export interface ListFindingsQuery {
    /** Page size. */
    limit?: number;
    /** next_cursor of the previous page. */
    cursor?: string;
    /** One severity or a comma-separated list. */
    severity?: string;
    /** CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0. */
    min_severity?: Severity;
    state?: 'new' | 'open' | 'fixed' | 'ignored';
    check_id?: string;
}
export interface ListWebhooksQuery {
    /** Page size. */
    limit?: number;
    /** next_cursor of the previous page. */
    cursor?: string;
}
export interface ListDeliveriesQuery {
    /** Page size. */
    limit?: number;
    /** next_cursor of the previous page. */
    cursor?: string;
    status?: 'pending' | 'held' | 'succeeded' | 'dead_lettered' | 'cancelled';
}
export interface ScanQueuedEvent {
    /** Event id. */
    id: string;
    type: 'scan.queued';
    created_at: string;
    data: {
        scan_id: string;
        target: string;
        scan_type?: string;
        status: string;
        created_at?: string;
    };
}
export interface ScanRunningEvent {
    /** Event id. */
    id: string;
    type: 'scan.running';
    created_at: string;
    data: {
        scan_id: string;
        target: string;
        scan_type?: string;
        status: string;
        created_at?: string;
    };
}
export interface ScanCompletedEvent {
    /** Event id. */
    id: string;
    type: 'scan.completed';
    created_at: string;
    data: {
        scan_id: string;
        target: string;
        scan_type?: string;
        status: string;
        created_at?: string;
        findings_count: number;
        report_url: string;
    };
}
export interface ScanFailedEvent {
    /** Event id. */
    id: string;
    type: 'scan.failed';
    created_at: string;
    data: {
        scan_id: string;
        target: string;
        scan_type?: string;
        status: string;
        created_at?: string;
        reason: string;
        message: string;
    };
}
export interface ScanCancelledEvent {
    /** Event id. */
    id: string;
    type: 'scan.cancelled';
    created_at: string;
    data: {
        scan_id: string;
        target: string;
        scan_type?: string;
        status: string;
        created_at?: string;
        cancelled_at: string;
    };
}
export interface TargetVerifiedEvent {
    /** Event id. */
    id: string;
    type: 'target.verified';
    created_at: string;
    data: {
        target_id: string;
        hostname: string;
        method: string;
        verified_at: string;
    };
}
/** The events of which this version knows the type. */
export type KnownEvent = ScanQueuedEvent | ScanRunningEvent | ScanCompletedEvent | ScanFailedEvent | ScanCancelledEvent | TargetVerifiedEvent;
