"""The workflow of docs/INTEROP.md with the client that openapi-python-client makes."""

import os
import time
import uuid

from security_scanning_service_api_client import AuthenticatedClient, models
from security_scanning_service_api_client.api.scans import (
    create_scans_bulk,
    get_report,
    get_report_pdf,
    get_scan,
    list_findings,
)
from security_scanning_service_api_client.api.targets import create_target, verify_target
from security_scanning_service_api_client.api.usage import get_usage
from security_scanning_service_api_client.api.webhooks import (
    create_webhook,
    delete_webhook,
    get_webhook,
    list_webhooks,
)

site = os.environ["SITE"]
client = AuthenticatedClient(base_url=os.environ["API_URL"], token=os.environ["API_KEY"], raise_on_unexpected_status=True)

target = create_target.sync(client=client, body=models.CreateTargetBody(hostname=site))
assert isinstance(target, models.Target), target
with open(os.environ["PROOF_FILE"], "w", encoding="utf-8") as proof:
    proof.write(target.verification.token)
body = models.VerifyTargetBody(method=models.VerifyTargetBodyMethod.HTTP_FILE)
verified = verify_target.sync(target.id, client=client, body=body)
assert verified.status == "verified", verified

key = str(uuid.uuid4())
metadata = models.ScanCreateMetadata.from_dict({"sha": "abc"})
batch = models.BulkScanCreate(
    scans=[
        models.ScanCreate(target=site, scan_type=kind, metadata=metadata)
        for kind in (models.ScanType.QUICK, models.ScanType.STANDARD)
    ],
    fail_fast=False,
)
made = create_scans_bulk.sync(client=client, body=batch, idempotency_key=key)
assert isinstance(made, models.BulkScanResult), made
replayed = create_scans_bulk.sync_detailed(client=client, body=batch, idempotency_key=key)
assert replayed.parsed.to_dict() == made.to_dict() and replayed.headers["idempotent-replayed"] == "true"
ids = [result.scan.id for result in made.results]
assert made.summary.succeeded == 2 and made.results[0].scan.metadata.to_dict() == {"sha": "abc"}

refused = models.BulkScanCreate(
    scans=[models.ScanCreate(target="10.0.0.1", scan_type=models.ScanType.QUICK)], fail_fast=True
)
refusal = create_scans_bulk.sync(client=client, body=refused)
assert isinstance(refusal, models.BulkScanRefusal) and refusal.results[0].error.code, refusal

deadline = time.monotonic() + 120
while any(get_scan.sync(scan, client=client).status in ("queued", "running") for scan in ids):
    assert time.monotonic() < deadline, "the scans did not end"
    time.sleep(0.2)
assert all(get_scan.sync(scan, client=client).status == "succeeded" for scan in ids)

findings = list_findings.sync(ids[1], client=client, severity="critical").data
assert any(finding.check_id == "exposure.env" for finding in findings)
assert get_report.sync(ids[1], client=client).summary.by_severity.critical == len(findings)
assert get_report_pdf.sync(ids[1], client=client).payload.read(5) == b"%PDF-"
assert get_usage.sync(client=client).last_30d.by_operation["scan.standard"] >= 20

events = [models.EventType.TARGET_VERIFIED]
hook = create_webhook.sync(
    client=client, body=models.WebhookCreate(url=f"https://127.0.0.1:9/{key}", events=events), idempotency_key=key
)
assert hook.secret.startswith("whsec_")
assert hook.id in [entry.id for entry in list_webhooks.sync(client=client).data]
assert get_webhook.sync(hook.id, client=client).url == hook.url
assert delete_webhook.sync_detailed(hook.id, client=client).status_code == 204
print("workflow complete")
