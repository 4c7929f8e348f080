"""The workflow of docs/INTEROP.md with the client that openapi-generator makes for Python."""

import os
import time
import uuid

import openapi_client as api
from openapi_client.rest import ApiException

site = os.environ["SITE"]
configuration = api.Configuration(host=os.environ["API_URL"], access_token=os.environ["API_KEY"])
client = api.ApiClient(configuration)
targets, scans = api.TargetsApi(client), api.ScansApi(client)
usage, webhooks = api.UsageApi(client), api.WebhooksApi(client)

target = targets.create_target(api.CreateTargetRequest(hostname=site), idempotency_key=str(uuid.uuid4()))
with open(os.environ["PROOF_FILE"], "w", encoding="utf-8") as proof:
    proof.write(target.verification.token)
verified = targets.verify_target(target.id, api.VerifyTargetRequest(method="http_file"))
assert verified.status == "verified", verified.verification.reason

key = str(uuid.uuid4())
batch = api.BulkScanCreate(
    scans=[api.ScanCreate(target=site, scan_type=kind, metadata={"sha": "abc"}) for kind in ("quick", "standard")],
    fail_fast=False,
)
made = scans.create_scans_bulk(batch, idempotency_key=key)
replayed = scans.create_scans_bulk_with_http_info(batch, idempotency_key=key)
headers = {name.lower(): value for name, value in replayed.headers.items()}
assert replayed.data == made and headers["idempotent-replayed"] == "true"
ids = [result.scan.id for result in made.results]
assert made.summary.succeeded == 2 and made.results[0].scan.metadata == {"sha": "abc"}

refused = api.BulkScanCreate(scans=[api.ScanCreate(target="10.0.0.1", scan_type="quick")], fail_fast=True)
try:
    scans.create_scans_bulk(refused)
    raise AssertionError("the batch was accepted")
except ApiException as error:
    assert error.status == 422 and error.data.results[0].error.code, error

deadline = time.monotonic() + 120
while any(scans.get_scan(scan).status in ("queued", "running") for scan in ids):
    assert time.monotonic() < deadline, "the scans did not end"
    time.sleep(0.2)
assert all(scans.get_scan(scan).status == "succeeded" for scan in ids)
assert len(scans.list_scans(limit=1).data) == 1

findings = scans.list_findings(ids[1], severity="critical")
assert any(finding.check_id == "exposure.env" for finding in findings.data)
assert scans.get_report(ids[1]).summary.by_severity.critical == len(findings.data)
assert bytes(scans.get_report_pdf(ids[1])[:5]) == b"%PDF-"
assert usage.get_usage().last_30d.by_operation["scan.standard"] >= 20

hook = webhooks.create_webhook(
    api.WebhookCreate(url=f"https://127.0.0.1:9/{key}", events=["target.verified"]), idempotency_key=key
)
assert hook.secret.startswith("whsec_")
assert hook.id in [entry.id for entry in webhooks.list_webhooks().data]
assert webhooks.get_webhook(hook.id).url == hook.url
webhooks.delete_webhook(hook.id)
print("workflow complete")
