export type ChecksScope = 'recognized' | 'all';
/** CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0. */
export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'info';
/** How sure the proof is: certain, firm or tentative. */
export type FindingConfidence = 'certain' | 'firm' | 'tentative';
export type FindingState = 'new' | 'open' | 'fixed' | 'ignored';
export type FindingDecision = 'ignored' | 'open';
/** Depth of the scan. */
export type ScanType = 'quick' | 'standard' | 'compliance';
export type ScanStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
/** timeout: exceeded its time limit. unreachable: no usable response from the target. dns_error: the name does not resolve. address_not_allowed: the service may not scan the address. engine_error: a bug of the engine. engine_crashed: the process of the scan crashed or ran out of memory twice. lost: the service itself ended too often during the scan. */
export type ScanFailureReason = 'timeout' | 'unreachable' | 'dns_error' | 'address_not_allowed' | 'engine_error' | 'engine_crashed' | 'lost';
export type UrlScheme = 'http' | 'https';
export type BrowserMode = 'auto' | 'off' | 'required';
export type ThirdPartyMode = 'block' | 'load';
export type CheckStatus = 'passed' | 'finding' | 'not_applicable' | 'error';
/** Why the application was not seen. */
export type ReportCoverageCode = 'target_not_found' | 'target_refused' | 'target_host_refused' | 'target_server_error' | 'target_empty' | 'target_challenge' | 'target_blocked' | 'target_maintenance' | 'target_parked' | 'target_not_deployed' | 'target_off_host' | 'target_single_sign_on' | 'target_redirect_loop' | 'target_left_out' | 'target_unreadable' | 'target_turned_away' | 'target_too_slow' | 'target_stopped' | 'target_same_response' | 'target_paths_refused' | 'sign_in_page_not_found' | 'sign_in_field_not_found' | 'sign_in_scripted' | 'sign_in_off_host' | 'sign_in_provider_other' | 'sign_in_provider_unreachable' | 'sign_in_provider_page' | 'sign_in_recording_failed' | 'sign_in_denied' | 'sign_in_code_required' | 'sign_in_captcha' | 'sign_in_unproven' | 'sign_in_lost' | 'api_description_unusable' | 'browser_missing' | 'browser_incomplete';
/** What is counted: ended: times that the browser ended, hung or was ended above its memory limit; actions_not_completed: actions of pages, such as buttons, during which it ended; pages_not_opened: known pages that were not opened; pages_not_probed: opened pages into which not all values of a link were followed; requests_not_sent: different requests of pages above the maximum; scripts_not_loaded: hosts whose scripts were not loaded, or too large. */
export type ReportBrowserLimitKind = 'ended' | 'actions_not_completed' | 'pages_not_opened' | 'pages_not_probed' | 'requests_not_sent' | 'scripts_not_loaded';
/** time: the time of the scan was used up; requests: the maximum number of requests was reached; folded: three of the same shape behaved alike; not_reached: it failed, or was refused. */
export type ReportLeftOutReason = 'time' | 'requests' | 'folded' | 'not_reached';
export type ComplianceStatus = 'evidence' | 'partial' | 'uncovered';
export type Scope = 'scans:read' | 'scans:write' | 'targets:read' | 'targets:write' | 'reports:read' | 'webhooks:write' | 'usage:read' | 'findings:write' | 'checks:write';
export type UsageMode = 'live' | 'test';
export type TargetStatus = 'pending' | 'verified' | 'failed' | 'unreachable';
export type VerificationMethod = 'dns' | 'http_file' | 'meta_tag' | 'local';
export type EventType = 'scan.queued' | 'scan.running' | 'scan.completed' | 'scan.failed' | 'scan.cancelled' | 'target.verified' | 'finding.created' | 'finding.fixed';
export type ScheduleStatus = 'enabled' | 'paused';
export type WebhookStatus = 'enabled' | 'disabled';
export type WebhookDisabledReason = 'user' | 'failing' | 'gone' | 'key_revoked';
export type DeliveryStatus = 'pending' | 'held' | 'succeeded' | 'dead_lettered' | 'cancelled';
export type ChannelKind = 'slack' | 'teams' | 'email' | 'jira' | 'defectdojo';
export type ChannelEvent = 'finding.created' | 'finding.fixed';
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
export interface UsagePeriod {
    total?: number;
    by_operation: Record<string, number>;
}
export interface Usage {
    /** Remaining tokens of the workspace. */
    balance?: number;
    /** false: this service charges nothing and checks no balance. */
    metered?: boolean;
    mode?: string;
    last_30d: UsagePeriod;
    prices?: Record<string, number>;
    as_of?: string;
}
export interface VerificationInstruction {
    method: string;
    /** What to publish, in one sentence. */
    text: string;
    record_name?: string;
    record_type?: string;
    url?: string;
    value: string;
}
export interface TargetVerification {
    method: string | null;
    /** Value to publish. */
    token: string;
    instructions: VerificationInstruction[];
    checked_at: string | null;
    /** Why the last check failed. */
    reason: string | null;
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
export interface Target extends Verification {
    id: string;
}
export interface LoginCookie {
    name: string;
    value: string;
    /** Sent to subdomains too. Absent: to the host only. */
    domain?: string;
    /** Default `/`. */
    path?: string;
    /** Seconds since 1970. Absent: at the end of the session. */
    expires?: number;
    secure?: boolean;
}
export interface Login {
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
    cookies?: LoginCookie[];
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
    /** Origins on which the user signs in, such as `https://login.example.com` (Keycloak, Okta, Entra). Only these and the target get the credentials. Plain http on loopback and private addresses only. */
    identity_provider?: string[];
    /** JSON of the Recorder of Chrome DevTools, replayed in the browser. `{{username}}`, `{{password}}` and `{{code}}` stand for `username`, `password` and a code of `totp`. */
    recording?: string;
}
export interface PublicScanOptions {
    /** Path and query at which the crawl starts. */
    start_path?: string;
    /** Skip the detection of TLS on the port. */
    scheme?: UrlScheme;
    disable_checks?: string[];
    severity_overrides?: Record<string, Severity>;
    /** Paths that are read and tested before the rest of the site, such as those that a change concerns; at most about a third of the requests goes to them first. */
    first_paths?: string[];
    /** Paths to scan in addition to those found by the crawl. */
    extra_paths?: string[];
    /** Only paths with one of these prefixes are scanned. */
    include_paths?: string[];
    /** Paths with one of these prefixes are never requested. */
    exclude_paths?: string[];
    /** Path that responds only to a signed-in user. Default: the scan looks for one. */
    login_check?: string;
    max_requests_per_second?: number;
    /** Maximum duration of the scan. A scan that has seen everything ends earlier. Default 2 for standard and 6 for compliance; quick scans ignore it. */
    scan_minutes?: number;
    /** auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without a browser proves nothing. Quick scans use it for a sign-in only. Default auto. */
    browser?: BrowserMode;
    /** block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other hosts that the target itself names, by GET, without request_headers. Default block. */
    third_parties?: ThirdPartyMode;
    /** Which rules of the workspace run. recognized: those whose `when` the site meets. all: every rule. Default recognized. */
    checks_scope?: ChecksScope;
    /** Allow the crawl and active probes to send POST: forms and described operations, and PUT and PATCH for records that the scan has created. Default false. */
    active_post?: boolean;
}
/** Options of the scan. */
export interface ScanOptions extends PublicScanOptions {
    /** Headers (for example Cookie or Authorization) sent with every request to the target. Secret: never returned. */
    request_headers?: Record<string, string>;
    /** How the scan signs in. Secret: never returned. */
    login?: Login;
    /** A second user, to check that users cannot read what belongs to others. Secret: never returned. */
    second_login?: Login;
    /** An administrator, to check that users cannot read what only administrators may. Secret: never returned. */
    admin_login?: Login;
    /** The API of the target: the text of a description (OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman, HAR), or a path or URL of the target that returns it. If it cannot be read, the scan is inconclusive. Default: what the target publishes. Never returned. */
    api_description?: string;
}
export interface ScanFailure {
    reason: string;
    message: string;
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
    failure?: ScanFailure | null;
    /** URL of the JSON report, once the scan has succeeded. */
    report_url?: string | null;
    /** Up to 20 pairs of strings, returned as given. */
    metadata?: Record<string, string>;
    options?: PublicScanOptions;
    tokens_charged?: number;
}
/** What the service returns when a scan is created or cancelled: a scan of which only the id and the status are certain. */
export interface ScanState extends CreatedScan {
    status: string;
}
export interface Scan extends ScanState {
    target: string;
    scan_type: string;
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
export interface FindingLocation {
    /** Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials. */
    url: string;
    method: string | null;
    /** Affected header, cookie, query parameter or form field. */
    parameter: string | null;
}
export interface Cvss {
    score: number;
    vector: string;
}
export interface FindingAcceptance {
    reason: string;
    accepted_at: string;
    /** Name of the member or of the key, `admin` for the admin token in the console, or id of a key without a name. */
    accepted_by: string;
    expires_at: string | null;
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
    confidence?: FindingConfidence;
    cvss?: Cvss | null;
    cwe?: string[];
    owasp?: string[];
    location?: FindingLocation;
    /** Every location with the same cause, including the first one. Maximum 25. */
    locations?: FindingLocation[];
    locations_total?: number;
    /** Description of the weakness and its impact. */
    description?: string;
    /** Proof, with secrets masked. Contains untrusted text of the scanned site. */
    evidence?: string;
    /** The requests that show the weakness, to send again. */
    proof?: {
        requests: {
            /** control: the request that the proof is compared with. */
            role: 'control' | 'proof';
            method: string;
            /** Absolute URL as requested, with its query. */
            url: string;
            headers: {
                /** In lower case. */
                name: string;
                /** Secrets of the user are placeholders in shell syntax: a dollar sign and a name in braces, such as SCAN_GATE_COOKIE. */
                value: string;
            }[];
            body: string | null;
            /** What was seen in the response: a quote of a header or of the body. */
            response: {
                status: number | null;
                /** Up to 120 characters before it. */
                before: string;
                /** What proves it, masked. */
                match: string;
                /** Up to 120 characters after it. */
                after: string;
            } | null;
        }[];
        /** What the browser opened, did and saw. */
        browser?: {
            url: string;
            steps: string[];
            /** What the page ran or did. */
            executed: string;
        };
    };
    /** How to fix it. */
    remediation?: string;
    references?: string[];
    /** Most severe first. Absent if the finding is about no published vulnerability. */
    advisories?: {
        /** CVE id, or GHSA id if there is no CVE. */
        id: string;
        /** Package URL of what is affected. */
        component: string | null;
        /** Since when it is listed as exploited, by whom, and the date of the list. Null if it was not on the list on that date. */
        exploited: {
            added: string;
            source: string;
            date: string;
        } | null;
    }[];
    state?: FindingState;
    first_seen_at?: string;
    acceptance?: FindingAcceptance;
}
export interface TargetFinding extends Finding {
    last_seen_at?: string;
}
/** One run of the engine against one target. */
export interface ReportScan extends Required<Scan> {
    /** Depth of the scan. */
    scan_type: ScanType;
    status: ScanStatus;
    failure: {
        /** timeout: exceeded its time limit. unreachable: no usable response from the target. dns_error: the name does not resolve. address_not_allowed: the service may not scan the address. engine_error: a bug of the engine. engine_crashed: the process of the scan crashed or ran out of memory twice. lost: the service itself ended too often during the scan. */
        reason: ScanFailureReason;
        message: string;
    } | null;
}
/** A host whose ownership can be proven. */
export interface ReportTarget extends Required<Target> {
    status: TargetStatus;
    verification: {
        method: VerificationMethod | null;
        /** Value to publish. */
        token: string;
        instructions: {
            method: VerificationMethod;
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
}
/** A weakness with its proof. */
export interface ReportFinding extends Finding {
    /** Finding id. */
    id: string;
    scan_id: string;
    /** Equal for the same finding in another scan or on another preview host. Does not depend on the host. */
    fingerprint: string;
    check_id: string;
    title: string;
    /** How sure the proof is: certain, firm or tentative. */
    confidence: FindingConfidence;
    cvss: Cvss | null;
    cwe: string[];
    owasp: string[];
    location: FindingLocation;
    /** Every location with the same cause, including the first one. Maximum 25. */
    locations: FindingLocation[];
    locations_total: number;
    /** Description of the weakness and its impact. */
    description: string;
    /** Proof, with secrets masked. Contains untrusted text of the scanned site. */
    evidence: string;
    /** How to fix it. */
    remediation: string;
    references: string[];
    state: FindingState;
    first_seen_at: string;
}
export interface ReportSummary {
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
}
export interface CheckResult {
    check_id: string;
    /** Names the fault that the check looks for. */
    title: string;
    /** Names what the check examines, if `title` would read as a statement beside the status `passed`. */
    subject?: string;
    /** CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0. */
    severity: Severity;
    status: CheckStatus;
    /** True if the check passed in part: a limit left out what `reason` names. */
    partial?: boolean;
    /** Why the check did not apply or failed, or which part it skipped. */
    reason: string | null;
    findings: number;
}
export interface BudgetUse {
    used: number;
    allowed: number;
}
export interface ReportBudget {
    requests: BudgetUse;
    connections: BudgetUse;
    bytes: BudgetUse;
    seconds: BudgetUse;
    exhausted: string[];
}
/** What a browser saw; absent in a quick scan. */
export interface ReportCoverageBrowser {
    /** A browser opened pages of the target and did its work. False if there was none, or if it ended or ran out of time before it had examined them. */
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
    /** What the browser did not see, by kind; empty if it saw everything. */
    limits?: {
        /** What is counted: ended: times that the browser ended, hung or was ended above its memory limit; actions_not_completed: actions of pages, such as buttons, during which it ended; pages_not_opened: known pages that were not opened; pages_not_probed: opened pages into which not all values of a link were followed; requests_not_sent: different requests of pages above the maximum; scripts_not_loaded: hosts whose scripts were not loaded, or too large. */
        kind: ReportBrowserLimitKind;
        count: number;
        /** The reason, or what was left out. */
        detail: string;
    }[];
    /** The start page as a JPEG image in Base64, or null if it could not be taken. */
    screenshot?: string | null;
}
/** What descriptions say of the API; absent without one. */
export interface ReportCoverageApi {
    /** Descriptions read. */
    descriptions: number;
    /** Operations of the target that they describe. */
    operations: number;
    /** Operations requested to collect parameter values for others. */
    requested: number;
    /** Operations that could not be read, are on other hosts or above the maximum. */
    left_out: number;
    /** Formats and sources, or why a description was not used. */
    detail: string | null;
}
export interface ReportLeftOut {
    /** time: the time of the scan was used up; requests: the maximum number of requests was reached; folded: three of the same shape behaved alike; not_reached: it failed, or was refused. */
    reason: ReportLeftOutReason;
    count: number;
}
/** How many there are, and how many the scan covered. */
export interface ReportReachCount {
    /** Known to the scan, at least; covered ones included. */
    known: number;
    covered: number;
    /** Adds up to known minus covered. */
    left_out: ReportLeftOut[];
}
/** What the scan knew and covered; absent in a quick scan. pages: addresses of pages, read. views: client-side views, opened in the browser; absent without one. operations: described operations of the API, requested; absent without a description. inputs: insertion points, such as parameters, tested by every probe that applies. */
export interface ReportReach {
    /** How many there are, and how many the scan covered. */
    pages?: ReportReachCount;
    /** How many there are, and how many the scan covered. */
    views?: ReportReachCount;
    /** How many there are, and how many the scan covered. */
    operations?: ReportReachCount;
    /** How many there are, and how many the scan covered. */
    inputs?: ReportReachCount;
}
export interface ReportCreated {
    path: string;
    count: number;
}
export interface ReportCoverage {
    /** False when the responses did not come from the application, or not from its signed-in part although a login was given. The scan is then inconclusive. */
    application_seen: boolean;
    /** Why the application was not seen. */
    code: ReportCoverageCode | null;
    /** What responded instead, in one sentence. */
    detail: string | null;
    /** Distinct pages read. */
    pages: number;
    /** Addresses of pages read, also of equal ones; absent in a quick scan. */
    pages_read?: number;
    /** Addresses of pages that the scan knows, at least. A limit left out the rest; absent in a quick scan. */
    pages_known?: number;
    /** What a browser saw; absent in a quick scan. */
    browser?: ReportCoverageBrowser;
    /** What descriptions say of the API; absent without one. */
    api?: ReportCoverageApi;
    /** What the scan knew and covered; absent in a quick scan. pages: addresses of pages, read. views: client-side views, opened in the browser; absent without one. operations: described operations of the API, requested; absent without a description. inputs: insertion points, such as parameters, tested by every probe that applies. */
    reach?: ReportReach;
    /** Requests by POST, PUT or PATCH that the target accepted, by path: each may have created a record. */
    created?: ReportCreated[];
    /** Software with its version that the responses showed: script libraries, and what headers name. Absent in a quick scan. */
    components?: {
        /** Package URL with the version. */
        purl: string;
        /** The first response that showed it. */
        url: string;
        /** What showed it: a header, or code of the library. */
        how: string;
    }[];
    /** The application requires a sign-in on its own host, and the scan was not signed in. */
    sign_in_required: boolean;
    /** The scan was signed in from its start to its end. Absent if no login was given. */
    signed_in?: boolean;
}
export interface ComplianceRow {
    framework: string;
    requirement: string;
    /** What this scan can say of the requirement. It never says "compliant". */
    status: ComplianceStatus;
    check_ids: string[];
    /** Findings that violate the requirement. */
    findings: number;
}
export interface ReportTool {
    name: string;
    version: string;
    /** Date of the library advisory table. */
    advisories_date: string | null;
    /** Date on which the library fingerprints were last compared with published packages. */
    libraries_date?: string;
}
/** Full report of a succeeded scan. */
export interface Report {
    schema_version: string;
    /** One run of the engine against one target. */
    scan: ReportScan;
    /** A host whose ownership can be proven. */
    target: ReportTarget;
    summary: ReportSummary;
    findings: ReportFinding[];
    checks: CheckResult[];
    budget: ReportBudget;
    coverage?: ReportCoverage;
    compliance: ComplianceRow[];
    generated_at: string;
    tool: ReportTool;
}
/** A run, with the scans that it created. */
export interface ScheduleRun {
    planned_at: string;
    started_at: string;
    scan_ids: string[];
}
/** Why the last run did not create all of its scans. */
export interface ScheduleError {
    /** Code of docs/ERRORS.md. */
    code: string;
    message: string;
}
export interface Schedule {
    id: string;
    /** What the schedule is for, in your words. */
    name?: string;
    /** Minute, hour, day of the month, month, day of the week. At most once an hour. */
    cron: string;
    /** IANA time zone of the expression. Default UTC. */
    time_zone?: string;
    /** Targets, each of which gets a scan per run. */
    target_ids: string[];
    scan_type?: string;
    options?: PublicScanOptions;
    status: string;
    /** When the next runs start: after the time of the expression by up to 10 minutes, always the same. */
    next_runs?: string[];
    /** A run, with the scans that it created. */
    last_run?: ScheduleRun | null;
    /** Why the last run did not create all of its scans. */
    last_error?: ScheduleError | null;
    created_at?: string;
}
/** Settings of the kind. */
export interface ChannelSettings {
    /** Email: addresses. */
    recipients?: string[];
    /** Jira Cloud: email of the account of the token. Without it, Jira Data Center is assumed. */
    user?: string;
    /** Jira: key of the project. */
    project?: string;
    /** Jira: name of the issue type. Default Task. */
    issue_type?: string;
    /** Jira: template of the summary, with {subject}, {target}, {severity}, {title}, {new} and {fixed}. Default {subject}. */
    summary?: string;
    /** DefectDojo: name of a product, which must exist. */
    product?: string;
    /** DefectDojo: name of the engagement, which is created if missing. Default Scan Gate. */
    engagement?: string;
}
export interface Channel {
    id: string;
    /** What the channel is for, in your words. */
    name: string;
    kind: string;
    /** Host of the URL; null for email. */
    host?: string | null;
    /** Settings of the kind. */
    settings?: ChannelSettings;
    /** Findings below this severity are left out. Default high. */
    min_severity?: Severity;
    events?: string[];
    /** Time of one digest a day. Without it, each scan with such findings is notified at once. */
    daily_at?: string | null;
    /** IANA time zone of the expression. Default UTC. */
    time_zone?: string;
    status: string;
    disabled_reason?: string | null;
    last_success_at?: string | null;
    created_at?: string;
}
export interface Webhook {
    id: string;
    /** HTTPS URL that receives deliveries. */
    url: string;
    events: string[];
    status?: WebhookStatus;
    disabled_reason?: WebhookDisabledReason | null;
    last_success_at?: string | null;
    created_at: string;
}
export interface WebhookWithSecret extends Webhook {
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
    event_type: EventType;
    status: DeliveryStatus;
    attempts_count: number;
    next_attempt_at: string | null;
    replay_of: string | null;
    created_at: string;
}
export interface DeliveryWithAttempts extends Required<Delivery> {
    attempts: DeliveryAttempt[];
    /** Request body of every attempt, byte for byte as it is signed. */
    body?: string;
}
export interface ReplayResult {
    count: number;
    dry_run: boolean;
}
export interface ExchangedToken {
    /** The API key. */
    access_token: string;
    /** Seconds. */
    expires_in: number;
    scopes?: string[];
}
export interface TargetCreate {
    /** Host name or address to scan, optionally with :port. Stored in lower case, internationalised names as A-labels. */
    hostname: string;
}
/** The method `local` is for an embedded service only. */
export interface TargetVerify {
    method: VerificationMethod;
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
/** The stored rules; `updated_at` is null if there have never been any. */
export interface Checks {
    /** Replace the stored rules; an empty list removes them. */
    checks: string[];
    updated_at: string | null;
}
/** The rules that scans of the workspace run beside the built-in checks. */
export interface ChecksUpdate {
    /** Replace the stored rules; an empty list removes them. */
    checks: string[];
}
export interface FindingUpdate {
    /** ignored: the finding is accepted, in every scan of this target, until the acceptance ends. open: it no longer is. */
    state: FindingDecision;
    /** Why the finding is accepted. Required with `ignored`. */
    reason?: string;
    expires_at?: string;
}
export interface ScheduleCreate {
    /** What the schedule is for, in your words. */
    name: string;
    /** Minute, hour, day of the month, month, day of the week. At most once an hour. */
    cron: string;
    /** IANA time zone of the expression. Default UTC. */
    time_zone?: string;
    /** Targets, each of which gets a scan per run. */
    target_ids: string[];
    /** Depth of the scan. */
    scan_type: ScanType;
    /** Options of the scan. */
    options?: ScanOptions;
    /** A paused schedule creates no scans. */
    status?: ScheduleStatus;
}
export interface ScheduleUpdate {
    /** What the schedule is for, in your words. */
    name?: string;
    /** Minute, hour, day of the month, month, day of the week. At most once an hour. */
    cron?: string;
    /** IANA time zone of the expression. Default UTC. */
    time_zone?: string;
    /** Targets, each of which gets a scan per run. */
    target_ids?: string[];
    /** Depth of the scan. */
    scan_type?: ScanType;
    /** Options of the scan. */
    options?: ScanOptions;
    /** A paused schedule creates no scans. */
    status?: ScheduleStatus;
}
export interface ChannelCreate {
    /** What the channel is for, in your words. */
    name: string;
    kind: ChannelKind;
    /** HTTPS URL: of the incoming webhook (Slack), of the workflow (Teams), or of Jira or DefectDojo. Not returned. */
    url?: string;
    /** API token of Jira or DefectDojo. Not returned. */
    token?: string;
    /** Settings of the kind. */
    settings?: ChannelSettings;
    /** Findings below this severity are left out. Default high. */
    min_severity?: Severity;
    /** New findings, fixed ones, or both. Default both; new ones for Jira. */
    events?: ChannelEvent[];
    /** Time of one digest a day. Without it, each scan with such findings is notified at once. */
    daily_at?: string;
    /** IANA time zone of the expression. Default UTC. */
    time_zone?: string;
}
export interface ChannelUpdate {
    /** What the channel is for, in your words. */
    name?: string;
    /** HTTPS URL: of the incoming webhook (Slack), of the workflow (Teams), or of Jira or DefectDojo. Not returned. */
    url?: string;
    /** API token of Jira or DefectDojo. Not returned. */
    token?: string;
    /** Settings of the kind. */
    settings?: ChannelSettings;
    /** Findings below this severity are left out. Default high. */
    min_severity?: Severity;
    /** New findings, fixed ones, or both. Default both; new ones for Jira. */
    events?: ChannelEvent[];
    /** Time of one digest a day. Empty: at once. */
    daily_at?: string;
    /** IANA time zone of the expression. Default UTC. */
    time_zone?: string;
    /** A disabled channel sends nothing. */
    status?: WebhookStatus;
}
export interface WebhookCreate {
    /** HTTPS URL that receives deliveries. */
    url: string;
    events: EventType[];
}
export interface WebhookUpdate {
    events?: EventType[];
    status?: WebhookStatus;
}
export interface RotateSecret {
    /** Seconds for which deliveries are also signed with the old secret. Default 86400. */
    previous_valid_for?: number;
}
export interface ReplayRequest {
    since: string;
    until?: string;
    status?: DeliveryStatus;
    dry_run?: boolean;
}
export interface PageQuery {
    /** Page size. */
    limit?: number;
    /** next_cursor of the previous page. */
    cursor?: string;
}
export interface ListTargetsQuery extends PageQuery {
    hostname?: string;
}
export interface ListTargetFindingsQuery extends PageQuery {
    /** One severity or a comma-separated list. */
    severity?: string;
    /** CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0. */
    min_severity?: Severity;
    state?: FindingState;
    check_id?: string;
}
export interface ListScansQuery extends PageQuery {
    status?: ScanStatus;
    target?: string;
    /** Depth of the scan. */
    scan_type?: ScanType;
    created_after?: string;
    created_before?: string;
}
export type ListFindingsQuery = ListTargetFindingsQuery;
export type ListSchedulesQuery = PageQuery;
export type ListWebhooksQuery = PageQuery;
export interface ListDeliveriesQuery extends PageQuery {
    status?: DeliveryStatus;
}
export type ListChannelsQuery = PageQuery;
export interface ScanEventData {
    scan_id: string;
    target: string;
    scan_type?: string;
    status: string;
    created_at?: string;
}
export type ScanQueuedData = ScanEventData;
export type ScanRunningData = ScanEventData;
export interface ScanCompletedData extends ScanEventData {
    findings_count: number;
    report_url: string;
}
export interface ScanFailedData extends ScanEventData {
    reason: string;
    message: string;
}
export interface ScanCancelledData extends ScanEventData {
    cancelled_at: string;
}
export interface TargetVerifiedData {
    target_id: string;
    hostname: string;
    method: string;
    verified_at: string;
}
export interface FindingCreatedData {
    finding_id: string;
    fingerprint?: string;
    check_id: string;
    title?: string;
    /** CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0. */
    severity: Severity;
    /** Where it is, or was. */
    url?: string;
    target: string;
    scan_type?: string;
    /** The scan that saw it, the first one of its target. */
    scan_id?: string;
}
export interface FindingFixedData {
    finding_id: string;
    fingerprint?: string;
    check_id: string;
    title?: string;
    /** CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0. */
    severity: Severity;
    /** Where it is, or was. */
    url?: string;
    target: string;
    scan_type?: string;
    /** The scan that examined its place and did not see it. */
    scan_id?: string;
}
export interface ScanQueuedEvent {
    /** Event id. */
    id: string;
    type: 'scan.queued';
    created_at: string;
    data: ScanEventData;
}
export interface ScanRunningEvent {
    /** Event id. */
    id: string;
    type: 'scan.running';
    created_at: string;
    data: ScanEventData;
}
export interface ScanCompletedEvent {
    /** Event id. */
    id: string;
    type: 'scan.completed';
    created_at: string;
    data: ScanCompletedData;
}
export interface ScanFailedEvent {
    /** Event id. */
    id: string;
    type: 'scan.failed';
    created_at: string;
    data: ScanFailedData;
}
export interface ScanCancelledEvent {
    /** Event id. */
    id: string;
    type: 'scan.cancelled';
    created_at: string;
    data: ScanCancelledData;
}
export interface TargetVerifiedEvent {
    /** Event id. */
    id: string;
    type: 'target.verified';
    created_at: string;
    data: TargetVerifiedData;
}
export interface FindingCreatedEvent {
    /** Event id. */
    id: string;
    type: 'finding.created';
    created_at: string;
    data: FindingCreatedData;
}
export interface FindingFixedEvent {
    /** Event id. */
    id: string;
    type: 'finding.fixed';
    created_at: string;
    data: FindingFixedData;
}
/** The events of which this version knows the type. */
export type KnownEvent = ScanQueuedEvent | ScanRunningEvent | ScanCompletedEvent | ScanFailedEvent | ScanCancelledEvent | TargetVerifiedEvent | FindingCreatedEvent | FindingFixedEvent;
