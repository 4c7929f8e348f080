"""One function per operation of the API. Each returns a request; the clients send it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from scan_gate._request import (
    Page,
    PdfReport,
    Request,
    delete,
    get,
    get_page,
    get_pdf,
    instant,
    patch,
    post,
    post_open,
    put,
    segment,
)
from scan_gate.errors import ConfigurationError
from scan_gate.models import (
    BulkScanResult,
    Channel,
    ChannelEvent,
    ChannelKind,
    Checks,
    Delivery,
    DeliveryStatus,
    DeliveryWithAttempts,
    EventType,
    ExchangeTokenResponse,
    Finding,
    FindingDecision,
    FindingState,
    ReplayDeliveriesResponse,
    Report,
    Scan,
    ScanCreate,
    ScanCreateOptions,
    ScanStatus,
    ScanType,
    Schedule,
    ScheduleStatus,
    Severity,
    Target,
    TargetFinding,
    TestChannelResponse,
    TestWebhookResponse,
    Usage,
    VerifyTargetMethod,
    Webhook,
    WebhookStatus,
    WebhookWithSecret,
)


def exchange_token(token: str, *, timeout: float | None = None) -> Request[ExchangeTokenResponse]:
    """Exchange the identity token of a job in CI for an API key of 15 minutes."""
    if not token.strip():
        raise ConfigurationError("The identity token is empty.")
    return post_open("/v1/oidc/token", ExchangeTokenResponse.from_json, timeout, {"token": token})


def get_usage(*, timeout: float | None = None) -> Request[Usage]:
    """Read the token balance and the consumption of the last 30 days."""
    return get("/v1/usage", Usage.from_json, timeout)


def create_target(
    hostname: str, *, idempotency_key: str | None = None, timeout: float | None = None
) -> Request[Target]:
    """Register a target: a host name or address, optionally with `:port`."""
    return post("/v1/targets", Target.from_json, idempotency_key, timeout, {"hostname": hostname})


def list_targets(
    *,
    hostname: str | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    timeout: float | None = None,
) -> Request[Page[Target]]:
    """List targets, newest first."""
    query = {"hostname": hostname, "limit": limit, "cursor": cursor}
    return get_page("/v1/targets", Target.from_json, timeout, query)


def get_target(target_id: str, *, timeout: float | None = None) -> Request[Target]:
    """Retrieve a target."""
    return get(f"/v1/targets/{segment(target_id)}", Target.from_json, timeout)


def delete_target(target_id: str, *, timeout: float | None = None) -> Request[None]:
    """Delete a target. Its scans stay readable."""
    return delete(f"/v1/targets/{segment(target_id)}", timeout)


def erase_target(target_id: str, *, timeout: float | None = None) -> Request[None]:
    """Erase what is stored about a target: final scans with their findings and reports, and acceptances."""
    return delete(f"/v1/targets/{segment(target_id)}/data", timeout)


def verify_target(
    target_id: str,
    method: VerifyTargetMethod,
    *,
    idempotency_key: str | None = None,
    timeout: float | None = None,
) -> Request[Target]:
    """Check the proof of ownership.

    A failed check raises no error: the target's `status` and `verification.reason` describe it.
    """
    path = f"/v1/targets/{segment(target_id)}/verify"
    return post(path, Target.from_json, idempotency_key, timeout, {"method": method})


def create_scan(
    target: str,
    scan_type: ScanType,
    *,
    metadata: Mapping[str, str] | None = None,
    options: ScanCreateOptions | None = None,
    idempotency_key: str | None = None,
    timeout: float | None = None,
) -> Request[Scan]:
    """Create a scan of a host, `host:port` or URL."""
    body = {"target": target, "scan_type": scan_type, "metadata": metadata, "options": options}
    return post("/v1/scans", Scan.from_json, idempotency_key, timeout, body)


def create_scans_bulk(
    scans: Sequence[ScanCreate],
    *,
    fail_fast: bool | None = None,
    idempotency_key: str | None = None,
    timeout: float | None = None,
) -> Request[BulkScanResult]:
    """Create up to 100 scans in one transaction. Results are in the order of `scans`.

    With `fail_fast` the first failure rolls all of them back and raises an APIError with code `bulk_rolled_back`.
    Without it a failed entry has `ok` False and an `error`.
    """
    body = {"scans": list(scans), "fail_fast": fail_fast}
    return post("/v1/scans/bulk", BulkScanResult.from_json, idempotency_key, timeout, body)


def list_scans(
    *,
    status: ScanStatus | None = None,
    target: str | None = None,
    scan_type: ScanType | None = None,
    created_after: datetime | str | None = None,
    created_before: datetime | str | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    timeout: float | None = None,
) -> Request[Page[Scan]]:
    """List scans, newest first."""
    query = {
        "status": status,
        "target": target,
        "scan_type": scan_type,
        "created_after": instant(created_after),
        "created_before": instant(created_before),
        "limit": limit,
        "cursor": cursor,
    }
    return get_page("/v1/scans", Scan.from_json, timeout, query)


def get_scan(scan_id: str, *, timeout: float | None = None) -> Request[Scan]:
    """Retrieve a scan."""
    return get(f"/v1/scans/{segment(scan_id)}", Scan.from_json, timeout)


def delete_scan(scan_id: str, *, timeout: float | None = None) -> Request[None]:
    """Delete a final scan with its findings, report, events and deliveries."""
    return delete(f"/v1/scans/{segment(scan_id)}", timeout)


def cancel_scan(scan_id: str, *, idempotency_key: str | None = None, timeout: float | None = None) -> Request[Scan]:
    """Cancel a queued or running scan. Cancelling a cancelled scan changes nothing."""
    return post(f"/v1/scans/{segment(scan_id)}/cancel", Scan.from_json, idempotency_key, timeout)


def list_findings(
    scan_id: str,
    *,
    severity: Severity | Sequence[Severity] | None = None,
    min_severity: Severity | None = None,
    state: FindingState | None = None,
    check_id: str | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    timeout: float | None = None,
) -> Request[Page[Finding]]:
    """List the findings of a scan, most severe first. `severity` is one severity or several."""
    query = _finding_query(severity, min_severity, state, check_id, limit, cursor)
    return get_page(f"/v1/scans/{segment(scan_id)}/findings", Finding.from_json, timeout, query)


def list_target_findings(
    target_id: str,
    *,
    severity: Severity | Sequence[Severity] | None = None,
    min_severity: Severity | None = None,
    state: FindingState | None = None,
    check_id: str | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    timeout: float | None = None,
) -> Request[Page[TargetFinding]]:
    """List the findings that a target has now, most severe first. `severity` is one severity or several."""
    query = _finding_query(severity, min_severity, state, check_id, limit, cursor)
    return get_page(f"/v1/targets/{segment(target_id)}/findings", TargetFinding.from_json, timeout, query)


def _finding_query(
    severity: Severity | Sequence[Severity] | None,
    min_severity: Severity | None,
    state: FindingState | None,
    check_id: str | None,
    limit: int | None,
    cursor: str | None,
) -> dict[str, str | int | None]:
    return {
        "severity": severity if severity is None or isinstance(severity, str) else ",".join(severity),
        "min_severity": min_severity,
        "state": state,
        "check_id": check_id,
        "limit": limit,
        "cursor": cursor,
    }


def update_finding(
    finding_id: str,
    *,
    state: FindingDecision,
    reason: str | None = None,
    expires_at: datetime | str | None = None,
    timeout: float | None = None,
) -> Request[Finding]:
    """Accept a finding (`ignored`) for a reason, until a date, or no longer (`open`), in every scan of its target."""
    body = {"state": state, "reason": reason, "expires_at": instant(expires_at)}
    return patch(f"/v1/findings/{segment(finding_id)}", Finding.from_json, timeout, body)


def get_report(scan_id: str, *, timeout: float | None = None) -> Request[Report]:
    """Retrieve the JSON report of a succeeded scan."""
    return get(f"/v1/scans/{segment(scan_id)}/report", Report.from_json, timeout)


def get_report_pdf(scan_id: str, *, timeout: float | None = None) -> Request[PdfReport]:
    """Retrieve the PDF report of a succeeded scan. Redirects to object storage are followed without the API key."""
    return get_pdf(f"/v1/scans/{segment(scan_id)}/report.pdf", timeout)


def create_schedule(
    name: str,
    cron: str,
    target_ids: Sequence[str],
    scan_type: ScanType,
    *,
    time_zone: str | None = None,
    options: ScanCreateOptions | None = None,
    status: ScheduleStatus | None = None,
    idempotency_key: str | None = None,
    timeout: float | None = None,
) -> Request[Schedule]:
    """Create a schedule, whose scans are created with the rights of the API key."""
    body = {
        "name": name,
        "cron": cron,
        "target_ids": list(target_ids),
        "scan_type": scan_type,
        "time_zone": time_zone,
        "options": options,
        "status": status,
    }
    return post("/v1/schedules", Schedule.from_json, idempotency_key, timeout, body)


def list_schedules(
    *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None
) -> Request[Page[Schedule]]:
    """List schedules, newest first."""
    return get_page("/v1/schedules", Schedule.from_json, timeout, {"limit": limit, "cursor": cursor})


def get_schedule(schedule_id: str, *, timeout: float | None = None) -> Request[Schedule]:
    """Retrieve a schedule with its next runs."""
    return get(f"/v1/schedules/{segment(schedule_id)}", Schedule.from_json, timeout)


def update_schedule(
    schedule_id: str,
    *,
    name: str | None = None,
    cron: str | None = None,
    target_ids: Sequence[str] | None = None,
    scan_type: ScanType | None = None,
    time_zone: str | None = None,
    options: ScanCreateOptions | None = None,
    status: ScheduleStatus | None = None,
    timeout: float | None = None,
) -> Request[Schedule]:
    """Change, pause or resume a schedule. None leaves a member as it is; `options` replaces all earlier ones."""
    body = {
        "name": name,
        "cron": cron,
        "target_ids": None if target_ids is None else list(target_ids),
        "scan_type": scan_type,
        "time_zone": time_zone,
        "options": options,
        "status": status,
    }
    return patch(f"/v1/schedules/{segment(schedule_id)}", Schedule.from_json, timeout, body)


def delete_schedule(schedule_id: str, *, timeout: float | None = None) -> Request[None]:
    """Delete a schedule. Its scans stay."""
    return delete(f"/v1/schedules/{segment(schedule_id)}", timeout)


def create_channel(
    name: str,
    kind: ChannelKind,
    *,
    url: str | None = None,
    token: str | None = None,
    settings: Mapping[str, object] | None = None,
    min_severity: Severity | None = None,
    events: Sequence[ChannelEvent] | None = None,
    daily_at: str | None = None,
    time_zone: str | None = None,
    idempotency_key: str | None = None,
    timeout: float | None = None,
) -> Request[Channel]:
    """Create a notification channel of the workspace. Its URL and token are not returned."""
    body = {
        "name": name,
        "kind": kind,
        "url": url,
        "token": token,
        "settings": settings,
        "min_severity": min_severity,
        "events": None if events is None else list(events),
        "daily_at": daily_at,
        "time_zone": time_zone,
    }
    return post("/v1/channels", Channel.from_json, idempotency_key, timeout, body)


def list_channels(
    *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None
) -> Request[Page[Channel]]:
    """List notification channels, newest first."""
    return get_page("/v1/channels", Channel.from_json, timeout, {"limit": limit, "cursor": cursor})


def get_channel(channel_id: str, *, timeout: float | None = None) -> Request[Channel]:
    """Retrieve a notification channel."""
    return get(f"/v1/channels/{segment(channel_id)}", Channel.from_json, timeout)


def update_channel(
    channel_id: str,
    *,
    name: str | None = None,
    url: str | None = None,
    token: str | None = None,
    settings: Mapping[str, object] | None = None,
    min_severity: Severity | None = None,
    events: Sequence[ChannelEvent] | None = None,
    daily_at: str | None = None,
    time_zone: str | None = None,
    status: WebhookStatus | None = None,
    timeout: float | None = None,
) -> Request[Channel]:
    """Change, disable or enable a channel. None leaves a member as it is; `settings` replaces all earlier ones."""
    body = {
        "name": name,
        "url": url,
        "token": token,
        "settings": settings,
        "min_severity": min_severity,
        "events": None if events is None else list(events),
        "daily_at": daily_at,
        "time_zone": time_zone,
        "status": status,
    }
    return patch(f"/v1/channels/{segment(channel_id)}", Channel.from_json, timeout, body)


def delete_channel(channel_id: str, *, timeout: float | None = None) -> Request[None]:
    """Delete a channel with its secrets and cancel its pending deliveries."""
    return delete(f"/v1/channels/{segment(channel_id)}", timeout)


def test_channel(
    channel_id: str,
    *,
    idempotency_key: str | None = None,  # noqa: PT028 - not a test
    timeout: float | None = None,  # noqa: PT028 - not a test
) -> Request[TestChannelResponse]:
    """Send an example now. For Jira and DefectDojo, only check the token and the project or product."""
    path = f"/v1/channels/{segment(channel_id)}/test"
    return post(path, TestChannelResponse.from_json, idempotency_key, timeout)


def list_webhooks(
    *, limit: int | None = None, cursor: str | None = None, timeout: float | None = None
) -> Request[Page[Webhook]]:
    """List webhook subscriptions of the key, without their secrets."""
    return get_page("/v1/webhooks", Webhook.from_json, timeout, {"limit": limit, "cursor": cursor})


def get_checks(*, timeout: float | None = None) -> Request[Checks]:
    """Read the rules of the workspace."""
    return get("/v1/checks", Checks.from_json, timeout)


def put_checks(checks: Sequence[str], *, timeout: float | None = None) -> Request[Checks]:
    """Replace the rules of the workspace, each in YAML or JSON. Scans that begin later run them."""
    return put("/v1/checks", Checks.from_json, timeout, {"checks": list(checks)})


def create_webhook(
    url: str,
    events: Sequence[EventType],
    *,
    idempotency_key: str | None = None,
    timeout: float | None = None,
) -> Request[WebhookWithSecret]:
    """Create a webhook subscription. This response alone holds the secret."""
    body = {"url": url, "events": list(events)}
    return post("/v1/webhooks", WebhookWithSecret.from_json, idempotency_key, timeout, body)


def get_webhook(webhook_id: str, *, timeout: float | None = None) -> Request[Webhook]:
    """Retrieve a webhook subscription, without its secret."""
    return get(f"/v1/webhooks/{segment(webhook_id)}", Webhook.from_json, timeout)


def update_webhook(
    webhook_id: str,
    *,
    events: Sequence[EventType] | None = None,
    status: WebhookStatus | None = None,
    timeout: float | None = None,
) -> Request[Webhook]:
    """Change the events of a subscription, disable or re-enable it. None leaves a member as it is."""
    body = {"events": None if events is None else list(events), "status": status}
    return patch(f"/v1/webhooks/{segment(webhook_id)}", Webhook.from_json, timeout, body)


def delete_webhook(webhook_id: str, *, timeout: float | None = None) -> Request[None]:
    """Delete a subscription; its pending deliveries are cancelled."""
    return delete(f"/v1/webhooks/{segment(webhook_id)}", timeout)


def rotate_webhook_secret(
    webhook_id: str,
    *,
    previous_valid_for: int | None = None,
    idempotency_key: str | None = None,
    timeout: float | None = None,
) -> Request[WebhookWithSecret]:
    """Make a new secret. The old one signs beside it for `previous_valid_for` seconds, by default a day."""
    path = f"/v1/webhooks/{segment(webhook_id)}/rotate_secret"
    body = {"previous_valid_for": previous_valid_for}
    return post(path, WebhookWithSecret.from_json, idempotency_key, timeout, body)


def test_webhook(
    webhook_id: str,
    *,
    idempotency_key: str | None = None,  # noqa: PT028 - not a test
    timeout: float | None = None,  # noqa: PT028 - not a test
) -> Request[TestWebhookResponse]:
    """Send one signed example delivery now and report the receiver's response."""
    path = f"/v1/webhooks/{segment(webhook_id)}/test"
    return post(path, TestWebhookResponse.from_json, idempotency_key, timeout)


def list_deliveries(
    webhook_id: str,
    *,
    status: DeliveryStatus | None = None,
    limit: int | None = None,
    cursor: str | None = None,
    timeout: float | None = None,
) -> Request[Page[Delivery]]:
    """List deliveries of a subscription, newest first."""
    query = {"status": status, "limit": limit, "cursor": cursor}
    return get_page(f"/v1/webhooks/{segment(webhook_id)}/deliveries", Delivery.from_json, timeout, query)


def get_delivery(webhook_id: str, delivery_id: str, *, timeout: float | None = None) -> Request[DeliveryWithAttempts]:
    """Retrieve a delivery with its attempts."""
    path = f"/v1/webhooks/{segment(webhook_id)}/deliveries/{segment(delivery_id)}"
    return get(path, DeliveryWithAttempts.from_json, timeout)


def replay_delivery(
    webhook_id: str, delivery_id: str, *, idempotency_key: str | None = None, timeout: float | None = None
) -> Request[Delivery]:
    """Deliver an event again, as a new delivery."""
    path = f"/v1/webhooks/{segment(webhook_id)}/deliveries/{segment(delivery_id)}/replay"
    return post(path, Delivery.from_json, idempotency_key, timeout)


def replay_deliveries(
    webhook_id: str,
    since: datetime | str,
    *,
    until: datetime | str | None = None,
    status: DeliveryStatus | None = None,
    dry_run: bool | None = None,
    idempotency_key: str | None = None,
    timeout: float | None = None,
) -> Request[ReplayDeliveriesResponse]:
    """Deliver every event of a period again; with `dry_run` only count them."""
    path = f"/v1/webhooks/{segment(webhook_id)}/replay"
    body = {"since": instant(since), "until": instant(until), "status": status, "dry_run": dry_run}
    return post(path, ReplayDeliveriesResponse.from_json, idempotency_key, timeout, body)
