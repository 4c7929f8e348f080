"""Signatures of deliveries: the shared vectors, rotation and events."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any

import pytest

from scan_gate import models
from scan_gate.webhooks import (
    ExpiredSignature,
    InvalidSignature,
    MalformedEventError,
    SignatureError,
    sign,
    verify,
    verify_signature,
)

VECTORS = Path(__file__).resolve().parents[2] / "vectors.json"
SECRET = "whsec_3x5k7q2m4n6p8r9t1v3w5y7z2b4d6f8h"
NOW = 1_767_225_600
CASES = json.loads(VECTORS.read_text("utf-8"))["vectors"] if VECTORS.exists() else []


def body_of(body: dict[str, Any]) -> bytes:
    if "utf8" in body:
        return str(body["utf8"]).encode()
    if "base64" in body:
        return base64.b64decode(body["base64"])
    return str(body["repeat"]).encode() * int(body["count"])


def signed(payload: bytes, secret: str = SECRET, at: int = NOW) -> str:
    return f"t={at},v1={hmac.new(secret.encode(), b'%d.' % at + payload, hashlib.sha256).hexdigest()}"


def event(kind: str, **data: object) -> bytes:
    document = {"id": "evt_1", "type": kind, "created_at": "2026-01-01T00:00:00Z", "data": data}
    return json.dumps(document).encode()


@pytest.mark.skipif(not CASES, reason="clients/vectors.json is not here: the tests run outside the repository")
def test_there_are_vectors() -> None:
    assert len(CASES) >= 50


@pytest.mark.parametrize("vector", CASES, ids=[vector["name"] for vector in CASES])
def test_vector(vector: dict[str, Any]) -> None:
    arguments = (body_of(vector["body"]), vector["header"], vector["secret"], 300, vector["now"])
    if vector["result"] == "ok":
        verify_signature(*arguments)
        return
    expected = {"expired_signature": ExpiredSignature, "invalid_signature": InvalidSignature}[vector["result"]]
    with pytest.raises(expected) as caught:
        verify_signature(*arguments)
    assert caught.value.code == vector["result"]
    assert isinstance(caught.value, SignatureError)
    with pytest.raises(expected):
        verify(*arguments)


def test_an_event_has_its_type() -> None:
    counted = event(
        "scan.completed",
        scan_id="scn_1",
        target="a.example",
        status="succeeded",
        findings_count=2,
        report_url="https://x",
    )
    completed = verify(counted, signed(counted), SECRET, now=NOW)
    assert isinstance(completed, models.ScanCompletedEvent)
    assert completed.data.findings_count == 2
    assert completed.data.scan_type is None

    unknown = event("scan.archived", scan_id="scn_1")
    archived = verify(unknown, signed(unknown), SECRET, now=NOW)
    assert isinstance(archived, models.UnknownEvent)
    assert (archived.type, archived.data) == ("scan.archived", {"scan_id": "scn_1"})


def test_every_event_of_the_document_has_a_model(openapi: Any) -> None:
    assert set(models.EVENT_PARSERS) == set(openapi["webhooks"])


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"hello",
        b"[]",
        b"\xff\xfe",
        b'{"type": "scan.completed"',
        b'{"type": 1}',
        b'{"id": "evt_1", "type": "scan.completed", "created_at": "2026-01-01T00:00:00Z", "data": {}}',
        b'{"id": "evt_1", "type": "x", "created_at": "2026-01-01T00:00:00Z", "data": {"a": NaN}}',
        b"[" * 100_000,
        b'{"id": ' + b"9" * 5_000 + b"}",
    ],
    ids=["empty", "text", "array", "bytes", "cut off", "type", "data", "NaN", "deep", "long number"],
)
def test_a_genuine_payload_that_is_no_event_has_its_own_error(payload: bytes) -> None:
    with pytest.raises(MalformedEventError) as caught:
        verify(payload, signed(payload), SECRET, now=NOW)
    assert caught.value.code == "malformed_event"
    assert not isinstance(caught.value, SignatureError)


def test_two_secrets_cover_a_rotation() -> None:
    payload = event("scan.archived")
    for signer in (SECRET, "whsec_old"):
        assert verify(payload, signed(payload, signer), [SECRET, "whsec_old"], now=NOW)
    with pytest.raises(InvalidSignature):
        verify(payload, signed(payload, "whsec_other"), [SECRET, "whsec_old"], now=NOW)
    for unusable in ([], [""], [SECRET, ""]):
        with pytest.raises(InvalidSignature):
            verify(payload, signed(payload), unusable, now=NOW)


def test_a_payload_is_signed_as_the_service_does() -> None:
    payload = event("scan.queued", scan_id="scn_1", target="example.com", status="queued")
    assert sign(payload, SECRET, NOW) == signed(payload)
    assert sign(payload, SECRET, NOW + 0.9) == signed(payload)
    rotating = sign(payload, [SECRET, "whsec_old"], NOW)
    for accepted in (SECRET, "whsec_old"):
        assert verify(payload, rotating, accepted, now=NOW)
    assert verify(payload, sign(payload, SECRET), SECRET)
    with pytest.raises(InvalidSignature):
        verify(payload + b" ", sign(payload, SECRET), SECRET)
    for secrets, at in (("", NOW), ([], NOW), (SECRET, -1), (SECRET, float("nan")), (SECRET, 1e12)):
        with pytest.raises(ValueError, match=r"secret|timestamp"):
            sign(payload, secrets, at)
    with pytest.raises(TypeError):
        sign(payload.decode(), SECRET)  # type: ignore[arg-type]


def test_every_signed_vector_is_signed_alike() -> None:
    genuine = [vector for vector in CASES if re.fullmatch(r"t=\d+,v1=[0-9a-f]{64}", vector["header"] or "")]
    signed_by_service = [vector for vector in genuine if vector["result"] == "ok"]
    assert len(signed_by_service) >= 5 or not CASES
    for vector in signed_by_service:
        at = int(vector["header"][2:].partition(",")[0])
        assert sign(body_of(vector["body"]), vector["secret"], at) == vector["header"], vector["name"]


def test_the_tolerance_can_be_changed() -> None:
    payload = event("scan.archived")
    with pytest.raises(ExpiredSignature):
        verify(payload, signed(payload), SECRET, tolerance=5, now=NOW + 6)
    assert verify(payload, signed(payload), SECRET, tolerance=600, now=NOW + 600)


def test_the_clock_is_the_default() -> None:
    payload = event("scan.archived")
    with pytest.raises(ExpiredSignature):
        verify(payload, signed(payload, at=1), SECRET)


def test_misuse_is_not_taken_for_a_forgery() -> None:
    text: Any = "{}"
    with pytest.raises(TypeError, match="received bytes"):
        verify(text, None, SECRET)
    for options in ({"now": float("nan")}, {"now": -1.0}, {"tolerance": float("inf")}, {"tolerance": -1.0}):
        with pytest.raises(ValueError, match="must be"):
            verify(b"{}", None, SECRET, **options)


def test_a_header_with_any_text_is_refused() -> None:
    for header in ("\ud800", f"t={NOW},v1=\ud800", "t=1,v1=" + "\x00" * 64, "=" * 2_000, "," * 15):
        with pytest.raises(SignatureError):
            verify(b"{}", header, SECRET, now=NOW)
