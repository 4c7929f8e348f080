# Generated from docs/openapi.json by `npm run generate`. Do not edit.
"""Models of the Scan Gate API.

Responses are frozen dataclasses. Values of an enumeration that this version does not know stay plain strings, and
`raw` keeps members that it does not know. Timestamps are aware datetimes in UTC. What is nested in a request body is a
TypedDict.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, TypeAlias, TypedDict

from scan_gate._model import Model
from scan_gate._parse import Parser

TargetStatus: TypeAlias = Literal["pending", "verified", "failed", "unreachable"]
VerificationMethod: TypeAlias = Literal["dns", "http_file", "meta_tag", "local"]
ScanType: TypeAlias = Literal["quick", "standard", "compliance"]
ScanStatus: TypeAlias = Literal["queued", "running", "succeeded", "failed", "cancelled"]
ScanFailureReason: TypeAlias = Literal[
    "timeout",
    "unreachable",
    "dns_error",
    "address_not_allowed",
    "engine_error",
    "engine_crashed",
    "lost",
]
UrlScheme: TypeAlias = Literal["http", "https"]
Severity: TypeAlias = Literal["critical", "high", "medium", "low", "info"]
BrowserMode: TypeAlias = Literal["auto", "off", "required"]
ThirdPartyMode: TypeAlias = Literal["block", "load"]
ChecksScope: TypeAlias = Literal["recognized", "all"]
FindingConfidence: TypeAlias = Literal["certain", "firm", "tentative"]
ProofRequestRole: TypeAlias = Literal["control", "proof"]
FindingState: TypeAlias = Literal["new", "open", "fixed", "ignored"]
CheckStatus: TypeAlias = Literal["passed", "finding", "not_applicable", "error"]
ReportCoverageCode: TypeAlias = Literal[
    "target_not_found",
    "target_refused",
    "target_host_refused",
    "target_server_error",
    "target_empty",
    "target_challenge",
    "target_blocked",
    "target_maintenance",
    "target_parked",
    "target_not_deployed",
    "target_off_host",
    "target_single_sign_on",
    "target_redirect_loop",
    "target_left_out",
    "target_unreadable",
    "target_turned_away",
    "target_too_slow",
    "target_stopped",
    "target_same_response",
    "target_paths_refused",
    "sign_in_page_not_found",
    "sign_in_field_not_found",
    "sign_in_scripted",
    "sign_in_off_host",
    "sign_in_provider_other",
    "sign_in_provider_unreachable",
    "sign_in_provider_page",
    "sign_in_recording_failed",
    "sign_in_denied",
    "sign_in_code_required",
    "sign_in_captcha",
    "sign_in_unproven",
    "sign_in_lost",
    "api_description_unusable",
    "browser_missing",
    "browser_incomplete",
]
ReportBrowserLimitKind: TypeAlias = Literal[
    "ended",
    "actions_not_completed",
    "pages_not_opened",
    "pages_not_probed",
    "requests_not_sent",
    "scripts_not_loaded",
]
ReportLeftOutReason: TypeAlias = Literal["time", "requests", "folded", "not_reached"]
ComplianceStatus: TypeAlias = Literal["evidence", "partial", "uncovered"]
UsageMode: TypeAlias = Literal["live", "test"]
EventType: TypeAlias = Literal[
    "scan.queued",
    "scan.running",
    "scan.completed",
    "scan.failed",
    "scan.cancelled",
    "target.verified",
    "finding.created",
    "finding.fixed",
]
WebhookStatus: TypeAlias = Literal["enabled", "disabled"]
WebhookDisabledReason: TypeAlias = Literal["user", "failing", "gone", "key_revoked"]
DeliveryStatus: TypeAlias = Literal["pending", "held", "succeeded", "dead_lettered", "cancelled"]
FindingDecision: TypeAlias = Literal["ignored", "open"]
Scope: TypeAlias = Literal[
    "scans:read",
    "scans:write",
    "targets:read",
    "targets:write",
    "reports:read",
    "webhooks:write",
    "usage:read",
    "findings:write",
    "checks:write",
]
ScheduleStatus: TypeAlias = Literal["enabled", "paused"]
ChannelKind: TypeAlias = Literal["slack", "teams", "email", "jira", "defectdojo"]
ChannelEvent: TypeAlias = Literal["finding.created", "finding.fixed"]
VerifyTargetMethod: TypeAlias = Literal["dns", "http_file", "meta_tag"]
ExchangeTokenResponseTokenType: TypeAlias = Literal["Bearer"]


@dataclass(frozen=True, kw_only=True)
class VerificationInstruction(Model):
    method: VerificationMethod | str
    text: str
    """What to publish, in one sentence."""
    record_name: str | None = None
    record_type: str | None = None
    url: str | None = None
    value: str


@dataclass(frozen=True, kw_only=True)
class TargetVerification(Model):
    method: VerificationMethod | str | None
    token: str
    """Value to publish."""
    instructions: tuple[VerificationInstruction, ...]
    checked_at: datetime | None
    reason: str | None
    """Why the last check failed."""


@dataclass(frozen=True, kw_only=True)
class Target(Model):
    """A host whose ownership can be proven."""

    id: str
    """Target id."""
    hostname: str
    """Host name or address to scan, optionally with :port. Stored in lower case, internationalised names as A-labels.
    """
    status: TargetStatus | str
    livemode: bool
    """False for data of a test-mode key."""
    verification: TargetVerification
    verified_at: datetime | None
    created_at: datetime


@dataclass(frozen=True, kw_only=True)
class FindingsCount(Model):
    """Number of findings per severity."""

    critical: int
    high: int
    medium: int
    low: int
    info: int
    total: int


@dataclass(frozen=True, kw_only=True)
class ScanFailure(Model):
    reason: ScanFailureReason | str
    message: str


@dataclass(frozen=True, kw_only=True)
class ScanOptions(Model):
    start_path: str | None = None
    """Path and query at which the crawl starts."""
    scheme: UrlScheme | str | None = None
    """Skip the detection of TLS on the port."""
    disable_checks: tuple[str, ...] | None = None
    severity_overrides: Mapping[str, Severity | str] | None = None
    first_paths: tuple[str, ...] | None = None
    """Paths that are read and tested before the rest of the site, such as those that a change concerns; at most about a
    third of the requests goes to them first.
    """
    extra_paths: tuple[str, ...] | None = None
    """Paths to scan in addition to those found by the crawl."""
    include_paths: tuple[str, ...] | None = None
    """Only paths with one of these prefixes are scanned."""
    exclude_paths: tuple[str, ...] | None = None
    """Paths with one of these prefixes are never requested."""
    login_check: str | None = None
    """Path that responds only to a signed-in user. Default: the scan looks for one."""
    max_requests_per_second: int | None = None
    scan_minutes: int | None = None
    """Maximum duration of the scan. A scan that has seen everything ends earlier. Default 2 for standard and 6 for
    compliance; quick scans ignore it.
    """
    browser: BrowserMode | str | None = None
    """auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without
    a browser proves nothing. Quick scans use it for a sign-in only. Default auto.
    """
    third_parties: ThirdPartyMode | str | None = None
    """block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other
    hosts that the target itself names, by GET, without request_headers. Default block.
    """
    checks_scope: ChecksScope | str | None = None
    """Which rules of the workspace run. recognized: those whose `when` the site meets. all: every rule. Default
    recognized.
    """
    active_post: bool | None = None
    """Allow the crawl and active probes to send POST: forms and described operations, and PUT and PATCH for records
    that the scan has created. Default false.
    """


@dataclass(frozen=True, kw_only=True)
class Scan(Model):
    """One run of the engine against one target."""

    id: str
    """Scan id."""
    target: str
    """Scanned host, with :port if one was given."""
    target_id: str
    scan_type: ScanType | str
    status: ScanStatus | str
    livemode: bool
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    findings_count: FindingsCount | None
    failure: ScanFailure | None
    report_url: str | None
    """URL of the JSON report, once the scan has succeeded."""
    metadata: Mapping[str, str]
    """Up to 20 pairs of strings, returned as given."""
    options: ScanOptions
    tokens_charged: int


@dataclass(frozen=True, kw_only=True)
class BulkScanSummary(Model):
    total: int
    succeeded: int
    failed: int
    rolled_back: int


@dataclass(frozen=True, kw_only=True)
class ErrorDetail(Model):
    param: str | None = None
    """JSON path of the field, for example scans[3].target."""
    code: str | None = None
    message: str | None = None
    existing_id: str | None = None
    """On conflict: id of the existing resource."""


@dataclass(frozen=True, kw_only=True)
class ErrorBody(Model):
    code: str
    """Stable machine-readable code."""
    message: str
    """Describes the error and how to fix it."""
    param: str | None = None
    """The field or parameter at fault."""
    details: tuple[ErrorDetail, ...] | None = None
    request_id: str
    doc_url: str
    """Documentation of the error code."""


@dataclass(frozen=True, kw_only=True)
class BulkScanEntry(Model):
    """scan is present on success, error on failure."""

    ok: bool
    scan: Scan | None = None
    error: ErrorBody | None = None


@dataclass(frozen=True, kw_only=True)
class BulkScanResult(Model):
    summary: BulkScanSummary
    results: tuple[BulkScanEntry, ...]
    """One per entry, in request order."""


@dataclass(frozen=True, kw_only=True)
class BulkScanRefusal(Model):
    """With code bulk_rolled_back, summary and results show which entry failed and which were rolled back."""

    error: ErrorBody
    summary: BulkScanSummary | None = None
    results: tuple[BulkScanEntry, ...] | None = None
    """One per entry, in request order."""


@dataclass(frozen=True, kw_only=True)
class Cvss(Model):
    score: float
    vector: str


@dataclass(frozen=True, kw_only=True)
class FindingLocation(Model):
    url: str
    """Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials."""
    method: str | None
    parameter: str | None
    """Affected header, cookie, query parameter or form field."""


@dataclass(frozen=True, kw_only=True)
class ProofHeader(Model):
    """A header that matters for the result."""

    name: str
    """In lower case."""
    value: str
    """Secrets of the user are placeholders in shell syntax: a dollar sign and a name in braces, such as
    SCAN_GATE_COOKIE.
    """


@dataclass(frozen=True, kw_only=True)
class ProofRequestResponse(Model):
    """What was seen in the response: a quote of a header or of the body."""

    status: int | None
    before: str
    """Up to 120 characters before it."""
    match: str
    """What proves it, masked."""
    after: str
    """Up to 120 characters after it."""


@dataclass(frozen=True, kw_only=True)
class ProofRequest(Model):
    role: ProofRequestRole | str
    """control: the request that the proof is compared with."""
    method: str
    url: str
    """Absolute URL as requested, with its query."""
    headers: tuple[ProofHeader, ...]
    body: str | None
    response: ProofRequestResponse | None
    """What was seen in the response: a quote of a header or of the body."""


@dataclass(frozen=True, kw_only=True)
class ProofBrowser(Model):
    """What the browser opened, did and saw."""

    url: str
    steps: tuple[str, ...]
    executed: str
    """What the page ran or did."""


@dataclass(frozen=True, kw_only=True)
class Proof(Model):
    """The requests that show the weakness, to send again."""

    requests: tuple[ProofRequest, ...]
    browser: ProofBrowser | None = None
    """What the browser opened, did and saw."""


@dataclass(frozen=True, kw_only=True)
class FindingAdvisoryExploited(Model):
    """Since when it is listed as exploited, by whom, and the date of the list. Null if it was not on the list on that
    date.
    """

    added: str
    source: str
    date: str


@dataclass(frozen=True, kw_only=True)
class FindingAdvisory(Model):
    """A published vulnerability that the finding is about."""

    id: str
    """CVE id, or GHSA id if there is no CVE."""
    component: str | None
    """Package URL of what is affected."""
    exploited: FindingAdvisoryExploited | None
    """Since when it is listed as exploited, by whom, and the date of the list. Null if it was not on the list on that
    date.
    """


@dataclass(frozen=True, kw_only=True)
class FindingAcceptance(Model):
    reason: str
    accepted_at: datetime
    accepted_by: str
    """Name of the member or of the key, `admin` for the admin token in the console, or id of a key without a name."""
    expires_at: datetime | None


@dataclass(frozen=True, kw_only=True)
class Finding(Model):
    """A weakness with its proof."""

    id: str
    """Finding id."""
    scan_id: str
    fingerprint: str
    """Equal for the same finding in another scan or on another preview host. Does not depend on the host."""
    check_id: str
    check_url: str | None = None
    """Documentation of the check."""
    title: str
    severity: Severity | str
    confidence: FindingConfidence | str
    cvss: Cvss | None
    cwe: tuple[str, ...]
    owasp: tuple[str, ...]
    location: FindingLocation
    locations: tuple[FindingLocation, ...]
    """Every location with the same cause, including the first one. Maximum 25."""
    locations_total: int
    description: str
    """Description of the weakness and its impact."""
    evidence: str
    """Proof, with secrets masked. Contains untrusted text of the scanned site."""
    proof: Proof | None = None
    remediation: str
    """How to fix it."""
    references: tuple[str, ...]
    advisories: tuple[FindingAdvisory, ...] | None = None
    """Most severe first. Absent if the finding is about no published vulnerability."""
    state: FindingState | str
    first_seen_at: datetime
    acceptance: FindingAcceptance | None = None


@dataclass(frozen=True, kw_only=True)
class SeverityCounts(Model):
    critical: int
    high: int
    medium: int
    low: int
    info: int


@dataclass(frozen=True, kw_only=True)
class ReportSummary(Model):
    by_severity: SeverityCounts
    total: int
    omitted: int
    """Findings omitted because the scan exceeded the maximum."""
    digest: str
    """SHA-256 (hex) of the canonical findings, equal for equal findings."""


@dataclass(frozen=True, kw_only=True)
class CheckResult(Model):
    check_id: str
    title: str
    """Names the fault that the check looks for."""
    subject: str | None = None
    """Names what the check examines, if `title` would read as a statement beside the status `passed`."""
    severity: Severity | str
    status: CheckStatus | str
    partial: bool | None = None
    """True if the check passed in part: a limit left out what `reason` names."""
    reason: str | None
    """Why the check did not apply or failed, or which part it skipped."""
    findings: int


@dataclass(frozen=True, kw_only=True)
class BudgetUse(Model):
    used: float
    allowed: float


@dataclass(frozen=True, kw_only=True)
class ReportBudget(Model):
    requests: BudgetUse
    connections: BudgetUse
    bytes: BudgetUse
    seconds: BudgetUse
    exhausted: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class ReportBrowserLimit(Model):
    kind: ReportBrowserLimitKind | str
    count: int
    detail: str
    """The reason, or what was left out."""


@dataclass(frozen=True, kw_only=True)
class ReportCoverageBrowser(Model):
    """What a browser saw; absent in a quick scan."""

    used: bool
    """A browser opened pages of the target and did its work. False if there was none, or if it ended or ran out of time
    before it had examined them.
    """
    detail: str | None
    """Why there was no browser, or what it did not see."""
    product: str | None
    """Name and version of the browser."""
    sandboxed: bool
    """The pages ran in the sandbox of the browser."""
    pages: int
    """Pages opened."""
    routes: int
    """Different URLs of the target found."""
    endpoints: int
    """Requests of scripts and forms found."""
    withheld: int
    """Requests that may change something and were not sent."""
    limits: tuple[ReportBrowserLimit, ...] | None = None
    """What the browser did not see, by kind; empty if it saw everything."""
    screenshot: str | None = None
    """The start page as a JPEG image in Base64, or null if it could not be taken."""


@dataclass(frozen=True, kw_only=True)
class ReportCoverageApi(Model):
    """What descriptions say of the API; absent without one."""

    descriptions: int
    """Descriptions read."""
    operations: int
    """Operations of the target that they describe."""
    requested: int
    """Operations requested to collect parameter values for others."""
    left_out: int
    """Operations that could not be read, are on other hosts or above the maximum."""
    detail: str | None
    """Formats and sources, or why a description was not used."""


@dataclass(frozen=True, kw_only=True)
class ReportLeftOut(Model):
    reason: ReportLeftOutReason | str
    count: int


@dataclass(frozen=True, kw_only=True)
class ReportReachCount(Model):
    """How many there are, and how many the scan covered."""

    known: int
    """Known to the scan, at least; covered ones included."""
    covered: int
    left_out: tuple[ReportLeftOut, ...]
    """Adds up to known minus covered."""


@dataclass(frozen=True, kw_only=True)
class ReportReach(Model):
    """What the scan knew and covered; absent in a quick scan. pages: addresses of pages, read. views: client-side
    views, opened in the browser; absent without one. operations: described operations of the API, requested; absent
    without a description. inputs: insertion points, such as parameters, tested by every probe that applies.
    """

    pages: ReportReachCount | None = None
    views: ReportReachCount | None = None
    operations: ReportReachCount | None = None
    inputs: ReportReachCount | None = None


@dataclass(frozen=True, kw_only=True)
class ReportCreated(Model):
    path: str
    count: int


@dataclass(frozen=True, kw_only=True)
class ReportCoverageComponent(Model):
    purl: str
    """Package URL with the version."""
    url: str
    """The first response that showed it."""
    how: str
    """What showed it: a header, or code of the library."""


@dataclass(frozen=True, kw_only=True)
class ReportCoverage(Model):
    application_seen: bool
    """False when the responses did not come from the application, or not from its signed-in part although a login was
    given. The scan is then inconclusive.
    """
    code: ReportCoverageCode | str | None
    detail: str | None
    """What responded instead, in one sentence."""
    pages: int
    """Distinct pages read."""
    pages_read: int | None = None
    """Addresses of pages read, also of equal ones; absent in a quick scan."""
    pages_known: int | None = None
    """Addresses of pages that the scan knows, at least. A limit left out the rest; absent in a quick scan."""
    browser: ReportCoverageBrowser | None = None
    api: ReportCoverageApi | None = None
    reach: ReportReach | None = None
    created: tuple[ReportCreated, ...] | None = None
    """Requests by POST, PUT or PATCH that the target accepted, by path: each may have created a record."""
    components: tuple[ReportCoverageComponent, ...] | None = None
    """Software with its version that the responses showed: script libraries, and what headers name. Absent in a quick
    scan.
    """
    sign_in_required: bool
    """The application requires a sign-in on its own host, and the scan was not signed in."""
    signed_in: bool | None = None
    """The scan was signed in from its start to its end. Absent if no login was given."""


@dataclass(frozen=True, kw_only=True)
class ComplianceRow(Model):
    framework: str
    requirement: str
    status: ComplianceStatus | str
    """What this scan can say of the requirement. It never says "compliant"."""
    check_ids: tuple[str, ...]
    findings: int
    """Findings that violate the requirement."""


@dataclass(frozen=True, kw_only=True)
class ReportTool(Model):
    name: str
    version: str
    advisories_date: str | None
    """Date of the library advisory table."""
    libraries_date: str | None = None
    """Date on which the library fingerprints were last compared with published packages."""


@dataclass(frozen=True, kw_only=True)
class Report(Model):
    """Full report of a succeeded scan."""

    schema_version: str
    scan: Scan
    target: Target
    summary: ReportSummary
    findings: tuple[Finding, ...]
    checks: tuple[CheckResult, ...]
    budget: ReportBudget
    coverage: ReportCoverage | None = None
    compliance: tuple[ComplianceRow, ...]
    generated_at: datetime
    tool: ReportTool


@dataclass(frozen=True, kw_only=True)
class UsagePeriod(Model):
    """Tokens consumed over the last 30 days, net of refunds."""

    total: int
    by_operation: Mapping[str, int]


@dataclass(frozen=True, kw_only=True)
class Usage(Model):
    balance: int
    """Remaining tokens of the workspace."""
    metered: bool
    """false: this service charges nothing and checks no balance."""
    mode: UsageMode | str
    last_30d: UsagePeriod
    prices: Mapping[str, int]
    as_of: datetime


@dataclass(frozen=True, kw_only=True)
class Webhook(Model):
    """A webhook subscription."""

    id: str
    """Subscription id."""
    url: str
    """HTTPS URL that receives deliveries."""
    events: tuple[EventType | str, ...]
    status: WebhookStatus | str
    disabled_reason: WebhookDisabledReason | str | None
    last_success_at: datetime | None
    created_at: datetime


@dataclass(frozen=True, kw_only=True)
class WebhookWithSecret(Webhook):
    secret: str = field(repr=False)
    """Signing secret. Not returned again."""


@dataclass(frozen=True, kw_only=True)
class Delivery(Model):
    id: str
    """Delivery id."""
    webhook_id: str
    event_id: str
    event_type: EventType | str
    status: DeliveryStatus | str
    attempts_count: int
    next_attempt_at: datetime | None
    replay_of: str | None
    created_at: datetime


@dataclass(frozen=True, kw_only=True)
class DeliveryAttempt(Model):
    attempt: int
    at: datetime
    status_code: int | None
    error: str | None
    duration_ms: int


@dataclass(frozen=True, kw_only=True)
class DeliveryWithAttempts(Delivery):
    attempts: tuple[DeliveryAttempt, ...]
    body: str | None = None
    """Request body of every attempt, byte for byte as it is signed."""


@dataclass(frozen=True, kw_only=True)
class ErrorEnvelope(Model):
    error: ErrorBody


@dataclass(frozen=True, kw_only=True)
class Checks(Model):
    """The stored rules; `updated_at` is null if there have never been any."""

    checks: tuple[str, ...]
    """Replace the stored rules; an empty list removes them."""
    updated_at: datetime | None


@dataclass(frozen=True, kw_only=True)
class TargetFinding(Finding):
    """A weakness that a target has, by its last scans of each type."""

    last_seen_at: datetime


@dataclass(frozen=True, kw_only=True)
class ScheduleRun(Model):
    """A run, with the scans that it created."""

    planned_at: datetime
    started_at: datetime
    scan_ids: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class ScheduleError(Model):
    """Why the last run did not create all of its scans."""

    code: str
    """Code of docs/ERRORS.md."""
    message: str


@dataclass(frozen=True, kw_only=True)
class Schedule(Model):
    """Scans of targets at the times of a cron expression."""

    id: str
    """Schedule id."""
    name: str
    """What the schedule is for, in your words."""
    cron: str
    """Minute, hour, day of the month, month, day of the week. At most once an hour."""
    time_zone: str
    """IANA time zone of the expression. Default UTC."""
    target_ids: tuple[str, ...]
    """Targets, each of which gets a scan per run."""
    scan_type: ScanType | str
    options: ScanOptions
    status: ScheduleStatus | str
    """A paused schedule creates no scans."""
    next_runs: tuple[datetime, ...]
    """When the next runs start: after the time of the expression by up to 10 minutes, always the same."""
    last_run: ScheduleRun | None
    last_error: ScheduleError | None
    created_at: datetime


@dataclass(frozen=True, kw_only=True)
class ChannelSettings(Model):
    """Settings of the kind."""

    recipients: tuple[str, ...] | None = None
    """Email: addresses."""
    user: str | None = None
    """Jira Cloud: email of the account of the token. Without it, Jira Data Center is assumed."""
    project: str | None = None
    """Jira: key of the project."""
    issue_type: str | None = None
    """Jira: name of the issue type. Default Task."""
    summary: str | None = None
    """Jira: template of the summary, with {subject}, {target}, {severity}, {title}, {new} and {fixed}. Default
    {subject}.
    """
    product: str | None = None
    """DefectDojo: name of a product, which must exist."""
    engagement: str | None = None
    """DefectDojo: name of the engagement, which is created if missing. Default Scan Gate."""


@dataclass(frozen=True, kw_only=True)
class Channel(Model):
    """Where a workspace is notified of new and fixed findings."""

    id: str
    """Channel id."""
    name: str
    """What the channel is for, in your words."""
    kind: ChannelKind | str
    host: str | None
    """Host of the URL; null for email."""
    settings: ChannelSettings
    min_severity: Severity | str
    """Findings below this severity are left out. Default high."""
    events: tuple[ChannelEvent | str, ...]
    """New findings, fixed ones, or both. Default both; new ones for Jira."""
    daily_at: str | None
    """Time of one digest a day. Without it, each scan with such findings is notified at once."""
    time_zone: str
    """IANA time zone of the expression. Default UTC."""
    status: WebhookStatus | str
    """A disabled channel sends nothing."""
    disabled_reason: WebhookDisabledReason | str | None
    last_success_at: datetime | None
    created_at: datetime


class _LoginCookieRequired(TypedDict):
    name: str
    value: str


class LoginCookie(_LoginCookieRequired, total=False):
    domain: str
    """Sent to subdomains too. Absent: to the host only."""
    path: str
    """Default `/`."""
    expires: int
    """Seconds since 1970. Absent: at the end of the session."""
    secure: bool


class Login(TypedDict, total=False):
    username: str
    """User name or email address."""
    password: str
    """Password."""
    url: str
    """Path or URL of the sign-in page, or of the interface that takes the credentials as JSON."""
    totp: str
    """Secret of one-time codes in Base32 (RFC 6238)."""
    headers: Mapping[str, str]
    """Headers that carry the session."""
    cookies: Sequence[LoginCookie]
    local_storage: Mapping[str, str]
    """Local storage of the origin. A token in it is sent as `Authorization: Bearer`."""
    client_id: str
    """OAuth client."""
    client_secret: str
    """Secret of the OAuth client."""
    token_url: str
    """Token endpoint on the host of the target."""
    scope: str
    """Scopes, separated by spaces."""
    identity_provider: Sequence[str]
    """Origins on which the user signs in, such as `https://login.example.com` (Keycloak, Okta, Entra). Only these and
    the target get the credentials. Plain http on loopback and private addresses only.
    """
    recording: str
    """JSON of the Recorder of Chrome DevTools, replayed in the browser. `{{username}}`, `{{password}}` and `{{code}}`
    stand for `username`, `password` and a code of `totp`.
    """


class ScanCreateOptions(TypedDict, total=False):
    """Options of the scan."""

    start_path: str
    """Path and query at which the crawl starts."""
    scheme: UrlScheme
    """Skip the detection of TLS on the port."""
    disable_checks: Sequence[str]
    severity_overrides: Mapping[str, Severity]
    first_paths: Sequence[str]
    """Paths that are read and tested before the rest of the site, such as those that a change concerns; at most about a
    third of the requests goes to them first.
    """
    extra_paths: Sequence[str]
    """Paths to scan in addition to those found by the crawl."""
    include_paths: Sequence[str]
    """Only paths with one of these prefixes are scanned."""
    exclude_paths: Sequence[str]
    """Paths with one of these prefixes are never requested."""
    request_headers: Mapping[str, str]
    """Headers (for example Cookie or Authorization) sent with every request to the target. Secret: never returned."""
    login: Login
    """How the scan signs in. Secret: never returned."""
    second_login: Login
    """A second user, to check that users cannot read what belongs to others. Secret: never returned."""
    admin_login: Login
    """An administrator, to check that users cannot read what only administrators may. Secret: never returned."""
    login_check: str
    """Path that responds only to a signed-in user. Default: the scan looks for one."""
    api_description: str
    """The API of the target: the text of a description (OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman, HAR), or a path or
    URL of the target that returns it. If it cannot be read, the scan is inconclusive. Default: what the target
    publishes. Never returned.
    """
    max_requests_per_second: int
    scan_minutes: int
    """Maximum duration of the scan. A scan that has seen everything ends earlier. Default 2 for standard and 6 for
    compliance; quick scans ignore it.
    """
    browser: BrowserMode
    """auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without
    a browser proves nothing. Quick scans use it for a sign-in only. Default auto.
    """
    third_parties: ThirdPartyMode
    """block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other
    hosts that the target itself names, by GET, without request_headers. Default block.
    """
    checks_scope: ChecksScope
    """Which rules of the workspace run. recognized: those whose `when` the site meets. all: every rule. Default
    recognized.
    """
    active_post: bool
    """Allow the crawl and active probes to send POST: forms and described operations, and PUT and PATCH for records
    that the scan has created. Default false.
    """


class _ScanCreateRequired(TypedDict):
    target: str
    """host, host:port or an http(s) URL. The host and port are the target; the path of a URL is the crawl entry point.
    """
    scan_type: ScanType


class ScanCreate(_ScanCreateRequired, total=False):
    metadata: Mapping[str, str]
    """Up to 20 pairs of strings, returned as given."""
    options: ScanCreateOptions


@dataclass(frozen=True, kw_only=True)
class TestWebhookResponse(Model):
    delivered: bool
    status_code: int | None
    error: str | None
    duration_ms: int


@dataclass(frozen=True, kw_only=True)
class ReplayDeliveriesResponse(Model):
    count: int
    dry_run: bool


@dataclass(frozen=True, kw_only=True)
class TestChannelResponse(TestWebhookResponse):
    pass


@dataclass(frozen=True, kw_only=True)
class ExchangeTokenResponse(Model):
    access_token: str = field(repr=False)
    """The API key."""
    token_type: ExchangeTokenResponseTokenType | str
    expires_in: int
    """Seconds."""
    scopes: tuple[Scope | str, ...]


@dataclass(frozen=True, kw_only=True)
class ScanEventData(Model):
    scan_id: str
    target: str
    scan_type: ScanType | str | None = None
    status: ScanStatus | str
    created_at: datetime | None = None


@dataclass(frozen=True, kw_only=True)
class ScanQueuedEvent(Model):
    id: str
    """Event id."""
    type: Literal["scan.queued"]
    created_at: datetime
    data: ScanEventData


@dataclass(frozen=True, kw_only=True)
class ScanRunningEvent(Model):
    id: str
    """Event id."""
    type: Literal["scan.running"]
    created_at: datetime
    data: ScanEventData


@dataclass(frozen=True, kw_only=True)
class ScanCompletedEventData(ScanEventData):
    findings_count: int
    report_url: str


@dataclass(frozen=True, kw_only=True)
class ScanCompletedEvent(Model):
    id: str
    """Event id."""
    type: Literal["scan.completed"]
    created_at: datetime
    data: ScanCompletedEventData


@dataclass(frozen=True, kw_only=True)
class ScanFailedEventData(ScanEventData):
    reason: ScanFailureReason | str
    message: str


@dataclass(frozen=True, kw_only=True)
class ScanFailedEvent(Model):
    id: str
    """Event id."""
    type: Literal["scan.failed"]
    created_at: datetime
    data: ScanFailedEventData


@dataclass(frozen=True, kw_only=True)
class ScanCancelledEventData(ScanEventData):
    cancelled_at: datetime


@dataclass(frozen=True, kw_only=True)
class ScanCancelledEvent(Model):
    id: str
    """Event id."""
    type: Literal["scan.cancelled"]
    created_at: datetime
    data: ScanCancelledEventData


@dataclass(frozen=True, kw_only=True)
class TargetVerifiedEventData(Model):
    target_id: str
    hostname: str
    method: VerificationMethod | str
    verified_at: datetime


@dataclass(frozen=True, kw_only=True)
class TargetVerifiedEvent(Model):
    id: str
    """Event id."""
    type: Literal["target.verified"]
    created_at: datetime
    data: TargetVerifiedEventData


@dataclass(frozen=True, kw_only=True)
class FindingCreatedEventData(Model):
    finding_id: str
    fingerprint: str
    check_id: str
    title: str
    severity: Severity | str
    url: str
    """Where it is, or was."""
    target: str
    scan_type: ScanType | str | None = None
    scan_id: str
    """The scan that saw it, the first one of its target."""


@dataclass(frozen=True, kw_only=True)
class FindingCreatedEvent(Model):
    id: str
    """Event id."""
    type: Literal["finding.created"]
    created_at: datetime
    data: FindingCreatedEventData


@dataclass(frozen=True, kw_only=True)
class FindingFixedEventData(Model):
    finding_id: str
    fingerprint: str
    check_id: str
    title: str
    severity: Severity | str
    url: str
    """Where it is, or was."""
    target: str
    scan_type: ScanType | str | None = None
    scan_id: str
    """The scan that examined its place and did not see it."""


@dataclass(frozen=True, kw_only=True)
class FindingFixedEvent(Model):
    id: str
    """Event id."""
    type: Literal["finding.fixed"]
    created_at: datetime
    data: FindingFixedEventData


@dataclass(frozen=True, kw_only=True)
class UnknownEvent(Model):
    """An event of a type that this version does not know."""

    id: str
    type: str
    created_at: datetime
    data: Mapping[str, object]


Event: TypeAlias = (
    UnknownEvent
    | ScanQueuedEvent
    | ScanRunningEvent
    | ScanCompletedEvent
    | ScanFailedEvent
    | ScanCancelledEvent
    | TargetVerifiedEvent
    | FindingCreatedEvent
    | FindingFixedEvent
)

EVENT_PARSERS: Mapping[str, Parser[Event]] = {
    "scan.queued": ScanQueuedEvent.from_json,
    "scan.running": ScanRunningEvent.from_json,
    "scan.completed": ScanCompletedEvent.from_json,
    "scan.failed": ScanFailedEvent.from_json,
    "scan.cancelled": ScanCancelledEvent.from_json,
    "target.verified": TargetVerifiedEvent.from_json,
    "finding.created": FindingCreatedEvent.from_json,
    "finding.fixed": FindingFixedEvent.from_json,
}

# Former names.
BulkScanResultSummary: TypeAlias = BulkScanSummary
FindingCvss: TypeAlias = Cvss
ReportCheck: TypeAlias = CheckResult
ReportCheckStatus: TypeAlias = CheckStatus
ReportCompliance: TypeAlias = ComplianceRow
ReportComplianceStatus: TypeAlias = ComplianceStatus
ReportSummaryBySeverity: TypeAlias = SeverityCounts
ScanCreateOptionsAdminLogin: TypeAlias = Login
ScanCreateOptionsLogin: TypeAlias = Login
ScanCreateOptionsLoginCookie: TypeAlias = LoginCookie
ScanCreateOptionsSecondLogin: TypeAlias = Login
ScanFindingsCount: TypeAlias = FindingsCount
ScanOptionsBrowser: TypeAlias = BrowserMode
ScanOptionsScheme: TypeAlias = UrlScheme
ScanOptionsThirdParties: TypeAlias = ThirdPartyMode
TargetVerificationInstruction: TypeAlias = VerificationInstruction
TargetVerificationMethod: TypeAlias = VerificationMethod
UsageLast30d: TypeAlias = UsagePeriod
