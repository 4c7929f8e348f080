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

from scan_gate._parse import (
    Parser,
    boolean,
    integer,
    mapping_of,
    members,
    nullable,
    number,
    optional,
    required,
    text,
    timestamp,
    tuple_of,
)

TargetStatus: TypeAlias = Literal["pending", "verified", "failed", "unreachable"]
TargetVerificationMethod: TypeAlias = Literal["dns", "http_file", "meta_tag", "local"]
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
ScanOptionsScheme: TypeAlias = Literal["http", "https"]
Severity: TypeAlias = Literal["critical", "high", "medium", "low", "info"]
ScanOptionsBrowser: TypeAlias = Literal["auto", "off", "required"]
ScanOptionsThirdParties: TypeAlias = Literal["block", "load"]
FindingConfidence: TypeAlias = Literal["certain", "firm", "tentative"]
FindingState: TypeAlias = Literal["new", "open", "fixed", "ignored"]
ReportCheckStatus: TypeAlias = Literal["passed", "finding", "not_applicable", "error"]
ReportCoverageCode: TypeAlias = Literal[
    "target_not_found",
    "target_refused",
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
    "target_same_response",
    "target_paths_refused",
    "sign_in_page_not_found",
    "sign_in_field_not_found",
    "sign_in_scripted",
    "sign_in_off_host",
    "sign_in_denied",
    "sign_in_code_required",
    "sign_in_captcha",
    "sign_in_unproven",
    "sign_in_lost",
    "api_description_unusable",
    "browser_missing",
]
ReportComplianceStatus: TypeAlias = Literal["evidence", "partial", "uncovered"]
UsageMode: TypeAlias = Literal["live", "test"]
EventType: TypeAlias = Literal[
    "scan.queued",
    "scan.running",
    "scan.completed",
    "scan.failed",
    "scan.cancelled",
    "target.verified",
]
WebhookStatus: TypeAlias = Literal["enabled", "disabled"]
WebhookDisabledReason: TypeAlias = Literal["user", "failing", "gone", "key_revoked"]
DeliveryStatus: TypeAlias = Literal["pending", "held", "succeeded", "dead_lettered", "cancelled"]
VerifyTargetMethod: TypeAlias = Literal["dns", "http_file", "meta_tag"]


@dataclass(frozen=True, kw_only=True)
class TargetVerificationInstruction:
    method: TargetVerificationMethod | str
    text: str
    """What to publish, in one sentence."""
    record_name: str | None
    record_type: str | None
    url: str | None
    value: str
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "TargetVerificationInstruction") -> TargetVerificationInstruction:
        data = members(value, path)
        return cls(
            method=required(data, path, "method", text),
            text=required(data, path, "text", text),
            record_name=optional(data, path, "record_name", text),
            record_type=optional(data, path, "record_type", text),
            url=optional(data, path, "url", text),
            value=required(data, path, "value", text),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class TargetVerification:
    method: TargetVerificationMethod | str | None
    token: str
    """Value to publish."""
    instructions: tuple[TargetVerificationInstruction, ...]
    checked_at: datetime | None
    reason: str | None
    """Why the last check failed."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "TargetVerification") -> TargetVerification:
        data = members(value, path)
        return cls(
            method=required(data, path, "method", nullable(text)),
            token=required(data, path, "token", text),
            instructions=required(data, path, "instructions", tuple_of(TargetVerificationInstruction.from_json)),
            checked_at=required(data, path, "checked_at", nullable(timestamp)),
            reason=required(data, path, "reason", nullable(text)),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class Target:
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
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "Target") -> Target:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            hostname=required(data, path, "hostname", text),
            status=required(data, path, "status", text),
            livemode=required(data, path, "livemode", boolean),
            verification=required(data, path, "verification", TargetVerification.from_json),
            verified_at=required(data, path, "verified_at", nullable(timestamp)),
            created_at=required(data, path, "created_at", timestamp),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanFindingsCount:
    """Number of findings per severity."""

    critical: int
    high: int
    medium: int
    low: int
    info: int
    total: int
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanFindingsCount") -> ScanFindingsCount:
        data = members(value, path)
        return cls(
            critical=required(data, path, "critical", integer),
            high=required(data, path, "high", integer),
            medium=required(data, path, "medium", integer),
            low=required(data, path, "low", integer),
            info=required(data, path, "info", integer),
            total=required(data, path, "total", integer),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanFailure:
    reason: ScanFailureReason | str
    """timeout: exceeded its time limit. unreachable: no usable response from the target. dns_error: the name does not
    resolve. address_not_allowed: the service may not scan the address. engine_error: a bug of the engine.
    engine_crashed: the process of the scan crashed or ran out of memory twice. lost: the service itself ended too often
    during the scan.
    """
    message: str
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanFailure") -> ScanFailure:
        data = members(value, path)
        return cls(
            reason=required(data, path, "reason", text),
            message=required(data, path, "message", text),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanOptions:
    start_path: str | None
    """Path and query at which the crawl starts."""
    scheme: ScanOptionsScheme | str | None
    """Skip the detection of TLS on the port."""
    disable_checks: tuple[str, ...] | None
    severity_overrides: Mapping[str, Severity | str] | None
    extra_paths: tuple[str, ...] | None
    """Paths to scan in addition to those found by the crawl."""
    include_paths: tuple[str, ...] | None
    """Only paths with one of these prefixes are scanned."""
    exclude_paths: tuple[str, ...] | None
    """Paths with one of these prefixes are never requested."""
    login_check: str | None
    """Path that responds only to a signed-in user. Default: the scan looks for one."""
    max_requests_per_second: int | None
    browser: ScanOptionsBrowser | str | None
    """auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without
    a browser proves nothing. Quick scans use it for a sign-in only. Default auto.
    """
    third_parties: ScanOptionsThirdParties | str | None
    """block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other
    hosts by GET, without request_headers. Default block.
    """
    active_post: bool | None
    """Allow the crawl and active-safe probes to submit forms by POST. Default false."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanOptions") -> ScanOptions:
        data = members(value, path)
        return cls(
            start_path=optional(data, path, "start_path", text),
            scheme=optional(data, path, "scheme", text),
            disable_checks=optional(data, path, "disable_checks", tuple_of(text)),
            severity_overrides=optional(data, path, "severity_overrides", mapping_of(text)),
            extra_paths=optional(data, path, "extra_paths", tuple_of(text)),
            include_paths=optional(data, path, "include_paths", tuple_of(text)),
            exclude_paths=optional(data, path, "exclude_paths", tuple_of(text)),
            login_check=optional(data, path, "login_check", text),
            max_requests_per_second=optional(data, path, "max_requests_per_second", integer),
            browser=optional(data, path, "browser", text),
            third_parties=optional(data, path, "third_parties", text),
            active_post=optional(data, path, "active_post", boolean),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class Scan:
    """One run of the engine against one target."""

    id: str
    """Scan id."""
    target: str
    """Scanned host, with :port if one was given."""
    target_id: str
    scan_type: ScanType | str
    """Depth of the scan."""
    status: ScanStatus | str
    livemode: bool
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    findings_count: ScanFindingsCount | None
    """Number of findings per severity."""
    failure: ScanFailure | None
    report_url: str | None
    """URL of the JSON report, once the scan has succeeded."""
    metadata: Mapping[str, str]
    """Up to 20 pairs of strings, returned as given."""
    options: ScanOptions
    tokens_charged: int
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "Scan") -> Scan:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            target=required(data, path, "target", text),
            target_id=required(data, path, "target_id", text),
            scan_type=required(data, path, "scan_type", text),
            status=required(data, path, "status", text),
            livemode=required(data, path, "livemode", boolean),
            created_at=required(data, path, "created_at", timestamp),
            started_at=required(data, path, "started_at", nullable(timestamp)),
            finished_at=required(data, path, "finished_at", nullable(timestamp)),
            findings_count=required(data, path, "findings_count", nullable(ScanFindingsCount.from_json)),
            failure=required(data, path, "failure", nullable(ScanFailure.from_json)),
            report_url=required(data, path, "report_url", nullable(text)),
            metadata=required(data, path, "metadata", mapping_of(text)),
            options=required(data, path, "options", ScanOptions.from_json),
            tokens_charged=required(data, path, "tokens_charged", integer),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class BulkScanResultSummary:
    total: int
    succeeded: int
    failed: int
    rolled_back: int
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "BulkScanResultSummary") -> BulkScanResultSummary:
        data = members(value, path)
        return cls(
            total=required(data, path, "total", integer),
            succeeded=required(data, path, "succeeded", integer),
            failed=required(data, path, "failed", integer),
            rolled_back=required(data, path, "rolled_back", integer),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ErrorDetail:
    param: str | None
    """JSON path of the field, for example scans[3].target."""
    code: str | None
    message: str | None
    existing_id: str | None
    """On conflict: id of the existing resource."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ErrorDetail") -> ErrorDetail:
        data = members(value, path)
        return cls(
            param=optional(data, path, "param", text),
            code=optional(data, path, "code", text),
            message=optional(data, path, "message", text),
            existing_id=optional(data, path, "existing_id", text),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ErrorBody:
    code: str
    """Stable machine-readable code."""
    message: str
    """Describes the error and how to fix it."""
    param: str | None
    """The field or parameter at fault."""
    details: tuple[ErrorDetail, ...] | None
    request_id: str
    doc_url: str
    """Documentation of the error code."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ErrorBody") -> ErrorBody:
        data = members(value, path)
        return cls(
            code=required(data, path, "code", text),
            message=required(data, path, "message", text),
            param=optional(data, path, "param", text),
            details=optional(data, path, "details", tuple_of(ErrorDetail.from_json)),
            request_id=required(data, path, "request_id", text),
            doc_url=required(data, path, "doc_url", text),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class BulkScanEntry:
    """scan is present on success, error on failure."""

    ok: bool
    scan: Scan | None
    error: ErrorBody | None
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "BulkScanEntry") -> BulkScanEntry:
        data = members(value, path)
        return cls(
            ok=required(data, path, "ok", boolean),
            scan=optional(data, path, "scan", Scan.from_json),
            error=optional(data, path, "error", ErrorBody.from_json),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class BulkScanResult:
    summary: BulkScanResultSummary
    results: tuple[BulkScanEntry, ...]
    """One per entry, in request order."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "BulkScanResult") -> BulkScanResult:
        data = members(value, path)
        return cls(
            summary=required(data, path, "summary", BulkScanResultSummary.from_json),
            results=required(data, path, "results", tuple_of(BulkScanEntry.from_json)),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class BulkScanRefusal:
    """With code bulk_rolled_back, summary and results show which entry failed and which were rolled back."""

    error: ErrorBody
    summary: BulkScanResultSummary | None
    results: tuple[BulkScanEntry, ...] | None
    """One per entry, in request order."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "BulkScanRefusal") -> BulkScanRefusal:
        data = members(value, path)
        return cls(
            error=required(data, path, "error", ErrorBody.from_json),
            summary=optional(data, path, "summary", BulkScanResultSummary.from_json),
            results=optional(data, path, "results", tuple_of(BulkScanEntry.from_json)),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class FindingCvss:
    score: float
    vector: str
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "FindingCvss") -> FindingCvss:
        data = members(value, path)
        return cls(
            score=required(data, path, "score", number),
            vector=required(data, path, "vector", text),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class FindingLocation:
    url: str
    """Absolute URL, or tls://host:port, dns:name, tcp://host:port. Never holds credentials."""
    method: str | None
    parameter: str | None
    """Affected header, cookie, query parameter or form field."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "FindingLocation") -> FindingLocation:
        data = members(value, path)
        return cls(
            url=required(data, path, "url", text),
            method=required(data, path, "method", nullable(text)),
            parameter=required(data, path, "parameter", nullable(text)),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class Finding:
    """A weakness with its proof."""

    id: str
    """Finding id."""
    scan_id: str
    fingerprint: str
    """Equal for the same finding in another scan or on another preview host. Does not depend on the host."""
    check_id: str
    check_url: str | None
    """Documentation of the check."""
    title: str
    severity: Severity | str
    """CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0."""
    confidence: FindingConfidence | str
    """How sure the proof is: certain, firm or tentative."""
    cvss: FindingCvss | None
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
    remediation: str
    """How to fix it."""
    references: tuple[str, ...]
    state: FindingState | str
    first_seen_at: datetime
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "Finding") -> Finding:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            scan_id=required(data, path, "scan_id", text),
            fingerprint=required(data, path, "fingerprint", text),
            check_id=required(data, path, "check_id", text),
            check_url=optional(data, path, "check_url", text),
            title=required(data, path, "title", text),
            severity=required(data, path, "severity", text),
            confidence=required(data, path, "confidence", text),
            cvss=required(data, path, "cvss", nullable(FindingCvss.from_json)),
            cwe=required(data, path, "cwe", tuple_of(text)),
            owasp=required(data, path, "owasp", tuple_of(text)),
            location=required(data, path, "location", FindingLocation.from_json),
            locations=required(data, path, "locations", tuple_of(FindingLocation.from_json)),
            locations_total=required(data, path, "locations_total", integer),
            description=required(data, path, "description", text),
            evidence=required(data, path, "evidence", text),
            remediation=required(data, path, "remediation", text),
            references=required(data, path, "references", tuple_of(text)),
            state=required(data, path, "state", text),
            first_seen_at=required(data, path, "first_seen_at", timestamp),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ReportSummaryBySeverity:
    critical: int
    high: int
    medium: int
    low: int
    info: int
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ReportSummaryBySeverity") -> ReportSummaryBySeverity:
        data = members(value, path)
        return cls(
            critical=required(data, path, "critical", integer),
            high=required(data, path, "high", integer),
            medium=required(data, path, "medium", integer),
            low=required(data, path, "low", integer),
            info=required(data, path, "info", integer),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ReportSummary:
    by_severity: ReportSummaryBySeverity
    total: int
    omitted: int
    """Findings omitted because the scan exceeded the maximum."""
    digest: str
    """SHA-256 (hex) of the canonical findings, equal for equal findings."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ReportSummary") -> ReportSummary:
        data = members(value, path)
        return cls(
            by_severity=required(data, path, "by_severity", ReportSummaryBySeverity.from_json),
            total=required(data, path, "total", integer),
            omitted=required(data, path, "omitted", integer),
            digest=required(data, path, "digest", text),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ReportCheck:
    check_id: str
    title: str
    severity: Severity | str
    """CVSS v4 band: critical >= 9, high >= 7, medium >= 4, low > 0, info = 0."""
    status: ReportCheckStatus | str
    reason: str | None
    """Why the check did not apply or failed, or which part it skipped."""
    findings: int
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ReportCheck") -> ReportCheck:
        data = members(value, path)
        return cls(
            check_id=required(data, path, "check_id", text),
            title=required(data, path, "title", text),
            severity=required(data, path, "severity", text),
            status=required(data, path, "status", text),
            reason=required(data, path, "reason", nullable(text)),
            findings=required(data, path, "findings", integer),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class BudgetUse:
    used: float
    allowed: float
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "BudgetUse") -> BudgetUse:
        data = members(value, path)
        return cls(
            used=required(data, path, "used", number),
            allowed=required(data, path, "allowed", number),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ReportBudget:
    requests: BudgetUse
    connections: BudgetUse
    bytes: BudgetUse
    seconds: BudgetUse
    exhausted: tuple[str, ...]
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ReportBudget") -> ReportBudget:
        data = members(value, path)
        return cls(
            requests=required(data, path, "requests", BudgetUse.from_json),
            connections=required(data, path, "connections", BudgetUse.from_json),
            bytes=required(data, path, "bytes", BudgetUse.from_json),
            seconds=required(data, path, "seconds", BudgetUse.from_json),
            exhausted=required(data, path, "exhausted", tuple_of(text)),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ReportCoverageBrowser:
    """What a browser saw; absent in a quick scan."""

    used: bool
    """A browser opened pages of the target."""
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
    screenshot: str | None
    """The start page as a JPEG image in Base64, or null if it could not be taken."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ReportCoverageBrowser") -> ReportCoverageBrowser:
        data = members(value, path)
        return cls(
            used=required(data, path, "used", boolean),
            detail=required(data, path, "detail", nullable(text)),
            product=required(data, path, "product", nullable(text)),
            sandboxed=required(data, path, "sandboxed", boolean),
            pages=required(data, path, "pages", integer),
            routes=required(data, path, "routes", integer),
            endpoints=required(data, path, "endpoints", integer),
            withheld=required(data, path, "withheld", integer),
            screenshot=optional(data, path, "screenshot", nullable(text)),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ReportCoverageApi:
    """What descriptions say of the API; absent without one."""

    descriptions: int
    """Descriptions read."""
    operations: int
    """Operations of the target that they describe."""
    requested: int
    """Operations requested to learn values for others."""
    left_out: int
    """Operations that could not be read, are on other hosts or above the maximum."""
    detail: str | None
    """Formats and sources, or why a description was not used."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ReportCoverageApi") -> ReportCoverageApi:
        data = members(value, path)
        return cls(
            descriptions=required(data, path, "descriptions", integer),
            operations=required(data, path, "operations", integer),
            requested=required(data, path, "requested", integer),
            left_out=required(data, path, "left_out", integer),
            detail=required(data, path, "detail", nullable(text)),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ReportCoverage:
    application_seen: bool
    """False when the responses did not come from the application, or not from its signed-in part although a login was
    given. The scan is then inconclusive.
    """
    code: ReportCoverageCode | str | None
    """Why the application was not seen."""
    detail: str | None
    """What responded instead, in one sentence."""
    pages: int
    """Distinct pages read."""
    browser: ReportCoverageBrowser | None
    """What a browser saw; absent in a quick scan."""
    api: ReportCoverageApi | None
    """What descriptions say of the API; absent without one."""
    sign_in_required: bool
    """The application requires a sign-in on its own host, and the scan was not signed in."""
    signed_in: bool | None
    """The scan was signed in from its start to its end. Absent if no login was given."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ReportCoverage") -> ReportCoverage:
        data = members(value, path)
        return cls(
            application_seen=required(data, path, "application_seen", boolean),
            code=required(data, path, "code", nullable(text)),
            detail=required(data, path, "detail", nullable(text)),
            pages=required(data, path, "pages", integer),
            browser=optional(data, path, "browser", ReportCoverageBrowser.from_json),
            api=optional(data, path, "api", ReportCoverageApi.from_json),
            sign_in_required=required(data, path, "sign_in_required", boolean),
            signed_in=optional(data, path, "signed_in", boolean),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ReportCompliance:
    framework: str
    requirement: str
    status: ReportComplianceStatus | str
    """What this scan can say of the requirement. It never says "compliant"."""
    check_ids: tuple[str, ...]
    findings: int
    """Findings that violate the requirement."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ReportCompliance") -> ReportCompliance:
        data = members(value, path)
        return cls(
            framework=required(data, path, "framework", text),
            requirement=required(data, path, "requirement", text),
            status=required(data, path, "status", text),
            check_ids=required(data, path, "check_ids", tuple_of(text)),
            findings=required(data, path, "findings", integer),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ReportTool:
    name: str
    version: str
    advisories_date: str | None
    """Date of the library advisory table."""
    libraries_date: str | None
    """Date on which the library fingerprints were last compared with published packages."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ReportTool") -> ReportTool:
        data = members(value, path)
        return cls(
            name=required(data, path, "name", text),
            version=required(data, path, "version", text),
            advisories_date=required(data, path, "advisories_date", nullable(text)),
            libraries_date=optional(data, path, "libraries_date", text),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class Report:
    """Full report of a succeeded scan."""

    schema_version: str
    scan: Scan
    target: Target
    summary: ReportSummary
    findings: tuple[Finding, ...]
    checks: tuple[ReportCheck, ...]
    budget: ReportBudget
    coverage: ReportCoverage | None
    compliance: tuple[ReportCompliance, ...]
    generated_at: datetime
    tool: ReportTool
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "Report") -> Report:
        data = members(value, path)
        return cls(
            schema_version=required(data, path, "schema_version", text),
            scan=required(data, path, "scan", Scan.from_json),
            target=required(data, path, "target", Target.from_json),
            summary=required(data, path, "summary", ReportSummary.from_json),
            findings=required(data, path, "findings", tuple_of(Finding.from_json)),
            checks=required(data, path, "checks", tuple_of(ReportCheck.from_json)),
            budget=required(data, path, "budget", ReportBudget.from_json),
            coverage=optional(data, path, "coverage", ReportCoverage.from_json),
            compliance=required(data, path, "compliance", tuple_of(ReportCompliance.from_json)),
            generated_at=required(data, path, "generated_at", timestamp),
            tool=required(data, path, "tool", ReportTool.from_json),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class UsageLast30d:
    """Tokens consumed over the last 30 days, net of refunds."""

    total: int
    by_operation: Mapping[str, int]
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "UsageLast30d") -> UsageLast30d:
        data = members(value, path)
        return cls(
            total=required(data, path, "total", integer),
            by_operation=required(data, path, "by_operation", mapping_of(integer)),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class Usage:
    balance: int
    """Remaining tokens of the workspace."""
    mode: UsageMode | str
    last_30d: UsageLast30d
    """Tokens consumed over the last 30 days, net of refunds."""
    prices: Mapping[str, int]
    as_of: datetime
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "Usage") -> Usage:
        data = members(value, path)
        return cls(
            balance=required(data, path, "balance", integer),
            mode=required(data, path, "mode", text),
            last_30d=required(data, path, "last_30d", UsageLast30d.from_json),
            prices=required(data, path, "prices", mapping_of(integer)),
            as_of=required(data, path, "as_of", timestamp),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class Webhook:
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
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "Webhook") -> Webhook:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            url=required(data, path, "url", text),
            events=required(data, path, "events", tuple_of(text)),
            status=required(data, path, "status", text),
            disabled_reason=required(data, path, "disabled_reason", nullable(text)),
            last_success_at=required(data, path, "last_success_at", nullable(timestamp)),
            created_at=required(data, path, "created_at", timestamp),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class WebhookWithSecret:
    id: str
    """Subscription id."""
    url: str
    """HTTPS URL that receives deliveries."""
    events: tuple[EventType | str, ...]
    status: WebhookStatus | str
    disabled_reason: WebhookDisabledReason | str | None
    last_success_at: datetime | None
    created_at: datetime
    secret: str = field(repr=False)
    """Signing secret. Not returned again."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "WebhookWithSecret") -> WebhookWithSecret:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            url=required(data, path, "url", text),
            events=required(data, path, "events", tuple_of(text)),
            status=required(data, path, "status", text),
            disabled_reason=required(data, path, "disabled_reason", nullable(text)),
            last_success_at=required(data, path, "last_success_at", nullable(timestamp)),
            created_at=required(data, path, "created_at", timestamp),
            secret=required(data, path, "secret", text),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class Delivery:
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
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "Delivery") -> Delivery:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            webhook_id=required(data, path, "webhook_id", text),
            event_id=required(data, path, "event_id", text),
            event_type=required(data, path, "event_type", text),
            status=required(data, path, "status", text),
            attempts_count=required(data, path, "attempts_count", integer),
            next_attempt_at=required(data, path, "next_attempt_at", nullable(timestamp)),
            replay_of=required(data, path, "replay_of", nullable(text)),
            created_at=required(data, path, "created_at", timestamp),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class DeliveryAttempt:
    attempt: int
    at: datetime
    status_code: int | None
    error: str | None
    duration_ms: int
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "DeliveryAttempt") -> DeliveryAttempt:
        data = members(value, path)
        return cls(
            attempt=required(data, path, "attempt", integer),
            at=required(data, path, "at", timestamp),
            status_code=required(data, path, "status_code", nullable(integer)),
            error=required(data, path, "error", nullable(text)),
            duration_ms=required(data, path, "duration_ms", integer),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class DeliveryWithAttempts:
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
    attempts: tuple[DeliveryAttempt, ...]
    body: str | None
    """Request body of every attempt, byte for byte as it is signed."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "DeliveryWithAttempts") -> DeliveryWithAttempts:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            webhook_id=required(data, path, "webhook_id", text),
            event_id=required(data, path, "event_id", text),
            event_type=required(data, path, "event_type", text),
            status=required(data, path, "status", text),
            attempts_count=required(data, path, "attempts_count", integer),
            next_attempt_at=required(data, path, "next_attempt_at", nullable(timestamp)),
            replay_of=required(data, path, "replay_of", nullable(text)),
            created_at=required(data, path, "created_at", timestamp),
            attempts=required(data, path, "attempts", tuple_of(DeliveryAttempt.from_json)),
            body=optional(data, path, "body", text),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ErrorEnvelope:
    error: ErrorBody
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ErrorEnvelope") -> ErrorEnvelope:
        data = members(value, path)
        return cls(
            error=required(data, path, "error", ErrorBody.from_json),
            raw=data,
        )


class _ScanCreateOptionsLoginCookieRequired(TypedDict):
    name: str
    value: str


class ScanCreateOptionsLoginCookie(_ScanCreateOptionsLoginCookieRequired, total=False):
    domain: str
    """Sent to subdomains too. Absent: to the host only."""
    path: str
    """Default `/`."""
    expires: int
    """Seconds since 1970. Absent: at the end of the session."""
    secure: bool


class ScanCreateOptionsLogin(TypedDict, total=False):
    """How the scan signs in. Secret: never returned."""

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
    cookies: Sequence[ScanCreateOptionsLoginCookie]
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


class ScanCreateOptionsSecondLogin(TypedDict, total=False):
    """A second user, to check that users cannot read what belongs to others. Secret: never returned."""

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
    cookies: Sequence[ScanCreateOptionsLoginCookie]
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


class ScanCreateOptionsAdminLogin(TypedDict, total=False):
    """An administrator, to check that users cannot read what only administrators may. Secret: never returned."""

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
    cookies: Sequence[ScanCreateOptionsLoginCookie]
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


class ScanCreateOptions(TypedDict, total=False):
    """Options of the scan."""

    start_path: str
    """Path and query at which the crawl starts."""
    scheme: ScanOptionsScheme
    """Skip the detection of TLS on the port."""
    disable_checks: Sequence[str]
    severity_overrides: Mapping[str, Severity]
    extra_paths: Sequence[str]
    """Paths to scan in addition to those found by the crawl."""
    include_paths: Sequence[str]
    """Only paths with one of these prefixes are scanned."""
    exclude_paths: Sequence[str]
    """Paths with one of these prefixes are never requested."""
    request_headers: Mapping[str, str]
    """Headers (for example Cookie or Authorization) sent with every request to the target. Secret: never returned."""
    login: ScanCreateOptionsLogin
    """How the scan signs in. Secret: never returned."""
    second_login: ScanCreateOptionsSecondLogin
    """A second user, to check that users cannot read what belongs to others. Secret: never returned."""
    admin_login: ScanCreateOptionsAdminLogin
    """An administrator, to check that users cannot read what only administrators may. Secret: never returned."""
    login_check: str
    """Path that responds only to a signed-in user. Default: the scan looks for one."""
    api_description: str
    """The API of the target: the text of a description (OpenAPI 2.0, 3.0 or 3.1, GraphQL, Postman, HAR), or a path or
    URL of the target that returns it. If it cannot be read, the scan is inconclusive. Default: what the target
    publishes. Never returned.
    """
    max_requests_per_second: int
    browser: ScanOptionsBrowser
    """auto: use the browser of the scanning machine if it has one. off: use none. required: as auto, but a scan without
    a browser proves nothing. Quick scans use it for a sign-in only. Default auto.
    """
    third_parties: ScanOptionsThirdParties
    """block: pages in the browser load nothing from other hosts. load: they load scripts and style sheets of other
    hosts by GET, without request_headers. Default block.
    """
    active_post: bool
    """Allow the crawl and active-safe probes to submit forms by POST. Default false."""


class _ScanCreateRequired(TypedDict):
    target: str
    """host, host:port or an http(s) URL. The host and port are the target; the path of a URL is the crawl entry point.
    """
    scan_type: ScanType
    """Depth of the scan."""


class ScanCreate(_ScanCreateRequired, total=False):
    metadata: Mapping[str, str]
    """Up to 20 pairs of strings, returned as given."""
    options: ScanCreateOptions
    """Options of the scan."""


@dataclass(frozen=True, kw_only=True)
class TestWebhookResponse:
    delivered: bool
    status_code: int | None
    error: str | None
    duration_ms: int
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "TestWebhookResponse") -> TestWebhookResponse:
        data = members(value, path)
        return cls(
            delivered=required(data, path, "delivered", boolean),
            status_code=required(data, path, "status_code", nullable(integer)),
            error=required(data, path, "error", nullable(text)),
            duration_ms=required(data, path, "duration_ms", integer),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ReplayDeliveriesResponse:
    count: int
    dry_run: bool
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ReplayDeliveriesResponse") -> ReplayDeliveriesResponse:
        data = members(value, path)
        return cls(
            count=required(data, path, "count", integer),
            dry_run=required(data, path, "dry_run", boolean),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanEventData:
    scan_id: str
    target: str
    scan_type: ScanType | str | None
    """Depth of the scan."""
    status: ScanStatus | str
    created_at: datetime | None
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanEventData") -> ScanEventData:
        data = members(value, path)
        return cls(
            scan_id=required(data, path, "scan_id", text),
            target=required(data, path, "target", text),
            scan_type=optional(data, path, "scan_type", text),
            status=required(data, path, "status", text),
            created_at=optional(data, path, "created_at", timestamp),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanQueuedEvent:
    id: str
    """Event id."""
    type: Literal["scan.queued"]
    created_at: datetime
    data: ScanEventData
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanQueuedEvent") -> ScanQueuedEvent:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            type="scan.queued",
            created_at=required(data, path, "created_at", timestamp),
            data=required(data, path, "data", ScanEventData.from_json),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanRunningEvent:
    id: str
    """Event id."""
    type: Literal["scan.running"]
    created_at: datetime
    data: ScanEventData
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanRunningEvent") -> ScanRunningEvent:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            type="scan.running",
            created_at=required(data, path, "created_at", timestamp),
            data=required(data, path, "data", ScanEventData.from_json),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanCompletedEventData:
    scan_id: str
    target: str
    scan_type: ScanType | str | None
    """Depth of the scan."""
    status: ScanStatus | str
    created_at: datetime | None
    findings_count: int
    report_url: str
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanCompletedEventData") -> ScanCompletedEventData:
        data = members(value, path)
        return cls(
            scan_id=required(data, path, "scan_id", text),
            target=required(data, path, "target", text),
            scan_type=optional(data, path, "scan_type", text),
            status=required(data, path, "status", text),
            created_at=optional(data, path, "created_at", timestamp),
            findings_count=required(data, path, "findings_count", integer),
            report_url=required(data, path, "report_url", text),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanCompletedEvent:
    id: str
    """Event id."""
    type: Literal["scan.completed"]
    created_at: datetime
    data: ScanCompletedEventData
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanCompletedEvent") -> ScanCompletedEvent:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            type="scan.completed",
            created_at=required(data, path, "created_at", timestamp),
            data=required(data, path, "data", ScanCompletedEventData.from_json),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanFailedEventData:
    scan_id: str
    target: str
    scan_type: ScanType | str | None
    """Depth of the scan."""
    status: ScanStatus | str
    created_at: datetime | None
    reason: ScanFailureReason | str
    message: str
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanFailedEventData") -> ScanFailedEventData:
        data = members(value, path)
        return cls(
            scan_id=required(data, path, "scan_id", text),
            target=required(data, path, "target", text),
            scan_type=optional(data, path, "scan_type", text),
            status=required(data, path, "status", text),
            created_at=optional(data, path, "created_at", timestamp),
            reason=required(data, path, "reason", text),
            message=required(data, path, "message", text),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanFailedEvent:
    id: str
    """Event id."""
    type: Literal["scan.failed"]
    created_at: datetime
    data: ScanFailedEventData
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanFailedEvent") -> ScanFailedEvent:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            type="scan.failed",
            created_at=required(data, path, "created_at", timestamp),
            data=required(data, path, "data", ScanFailedEventData.from_json),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanCancelledEventData:
    scan_id: str
    target: str
    scan_type: ScanType | str | None
    """Depth of the scan."""
    status: ScanStatus | str
    created_at: datetime | None
    cancelled_at: datetime
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanCancelledEventData") -> ScanCancelledEventData:
        data = members(value, path)
        return cls(
            scan_id=required(data, path, "scan_id", text),
            target=required(data, path, "target", text),
            scan_type=optional(data, path, "scan_type", text),
            status=required(data, path, "status", text),
            created_at=optional(data, path, "created_at", timestamp),
            cancelled_at=required(data, path, "cancelled_at", timestamp),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class ScanCancelledEvent:
    id: str
    """Event id."""
    type: Literal["scan.cancelled"]
    created_at: datetime
    data: ScanCancelledEventData
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "ScanCancelledEvent") -> ScanCancelledEvent:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            type="scan.cancelled",
            created_at=required(data, path, "created_at", timestamp),
            data=required(data, path, "data", ScanCancelledEventData.from_json),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class TargetVerifiedEventData:
    target_id: str
    hostname: str
    method: TargetVerificationMethod | str
    verified_at: datetime
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "TargetVerifiedEventData") -> TargetVerifiedEventData:
        data = members(value, path)
        return cls(
            target_id=required(data, path, "target_id", text),
            hostname=required(data, path, "hostname", text),
            method=required(data, path, "method", text),
            verified_at=required(data, path, "verified_at", timestamp),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class TargetVerifiedEvent:
    id: str
    """Event id."""
    type: Literal["target.verified"]
    created_at: datetime
    data: TargetVerifiedEventData
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""

    @classmethod
    def from_json(cls, value: object, path: str = "TargetVerifiedEvent") -> TargetVerifiedEvent:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            type="target.verified",
            created_at=required(data, path, "created_at", timestamp),
            data=required(data, path, "data", TargetVerifiedEventData.from_json),
            raw=data,
        )


@dataclass(frozen=True, kw_only=True)
class UnknownEvent:
    """An event of a type that this version does not know."""

    id: str
    type: str
    created_at: datetime
    data: Mapping[str, object]
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received."""

    @classmethod
    def from_json(cls, value: object, path: str = "UnknownEvent") -> UnknownEvent:
        data = members(value, path)
        return cls(
            id=required(data, path, "id", text),
            type=required(data, path, "type", text),
            created_at=required(data, path, "created_at", timestamp),
            data=required(data, path, "data", members),
            raw=data,
        )


Event: TypeAlias = (
    UnknownEvent
    | ScanQueuedEvent
    | ScanRunningEvent
    | ScanCompletedEvent
    | ScanFailedEvent
    | ScanCancelledEvent
    | TargetVerifiedEvent
)

EVENT_PARSERS: Mapping[str, Parser[Event]] = {
    "scan.queued": ScanQueuedEvent.from_json,
    "scan.running": ScanRunningEvent.from_json,
    "scan.completed": ScanCompletedEvent.from_json,
    "scan.failed": ScanFailedEvent.from_json,
    "scan.cancelled": ScanCancelledEvent.from_json,
    "target.verified": TargetVerifiedEvent.from_json,
}
