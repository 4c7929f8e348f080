"""Verification of webhook deliveries, and their signature for tests of a receiver."""

from __future__ import annotations

import hashlib
import hmac
import math
import re
import time
from collections.abc import Sequence

from scan_gate._parse import document, members, required, text
from scan_gate.errors import ScanGateError
from scan_gate.models import EVENT_PARSERS, Event, UnknownEvent

SIGNATURE_HEADER = "service-signature"
"""Name of the header that carries the signature: `t=<unix seconds>,v1=<hex>[,v1=<hex>]`."""

_MAX_HEADER_LENGTH = 2048
_MAX_PARTS = 16
_TIMESTAMP_END = 10**12
_TIMESTAMP = re.compile(r"[0-9]{1,12}", re.ASCII)


class SignatureError(ScanGateError):
    """The delivery is not genuine. Respond with 400 and do not use the payload."""


class ExpiredSignature(SignatureError):  # noqa: N818 - the name is part of the interface
    """The timestamp is outside the tolerance: a replay, or a wrong clock. Code `expired_signature`."""

    def __init__(self, message: str) -> None:
        super().__init__("expired_signature", message)


class InvalidSignature(SignatureError):  # noqa: N818 - the name is part of the interface
    """The header is missing or malformed, or no signature matches the payload. Code `invalid_signature`."""

    def __init__(self, message: str) -> None:
        super().__init__("invalid_signature", message)


class MalformedEventError(ScanGateError):
    """The signature is genuine, but the payload is not an event in JSON. Code `malformed_event`."""

    def __init__(self, message: str) -> None:
        super().__init__("malformed_event", message)


def verify(
    payload: bytes,
    header: str | None,
    secret: str | Sequence[str],
    tolerance: float = 300,
    now: float | None = None,
) -> Event:
    """Verify a delivery and return its event.

    Args:
        payload: the body as received, before any parsing.
        header: value of the `service-signature` header; None when the request has none.
        secret: the subscription's secret, or several of them, for example the old and the new one during a rotation.
        tolerance: maximum distance in seconds between the signature's timestamp and now.
        now: Unix time in seconds; default is the clock.

    Raises:
        ExpiredSignature: the timestamp is outside the tolerance.
        InvalidSignature: the delivery is not signed with the secret.
        MalformedEventError: the signature is genuine, but the payload is not an event.
        TypeError: the payload is not bytes.
        ValueError: `tolerance` or `now` is not a number of seconds.
    """
    verify_signature(payload, header, secret, tolerance, now)
    try:
        event = document(bytes(payload))
        kind = required(members(event, "event"), "event", "type", text)
        return EVENT_PARSERS.get(kind, UnknownEvent.from_json)(event, "event")
    except ValueError as error:
        raise MalformedEventError(f"The signature is genuine, but the payload is not an event: {error}.") from None


def verify_signature(
    payload: bytes,
    header: str | None,
    secret: str | Sequence[str],
    tolerance: float = 300,
    now: float | None = None,
) -> None:
    """Verify a delivery without parsing it. The arguments and errors are those of `verify`."""
    _check_bytes(payload)
    moment = math.floor(time.time()) if now is None else now
    if not math.isfinite(moment) or moment < 0:
        raise ValueError("now must be a Unix time in seconds")
    if not math.isfinite(tolerance) or tolerance < 0:
        raise ValueError("tolerance must be a number of seconds that is not negative")
    secrets = [secret] if isinstance(secret, str) else list(secret)
    if not secrets or "" in secrets:
        raise InvalidSignature("The secret of the subscription is empty.")
    timestamp, digests = _parse_header(header or "")
    if abs(moment - timestamp) > tolerance:
        raise ExpiredSignature(f"The signature is more than {tolerance:g} seconds away from now.")
    # Every pair is compared, so that the time does not depend on which one matches.
    matches = False
    for key in secrets:
        digest = _digest(key, timestamp, payload).encode()
        for received in digests:
            matches |= hmac.compare_digest(digest, received)
    if not matches:
        raise InvalidSignature("No v1 signature matches the payload.")


def sign(payload: bytes, secret: str | Sequence[str], timestamp: float | None = None) -> str:
    """Sign a payload as the service does, for tests of a receiver. Returns the value of the `service-signature` header.

    Args:
        payload: the bytes to send.
        secret: the subscription's secret, or several of them: the service signs with two during a rotation.
        timestamp: Unix time in seconds; default is the clock.

    Raises:
        TypeError: the payload is not bytes.
        ValueError: there is no secret, or the timestamp is not a Unix time.
    """
    _check_bytes(payload)
    moment = time.time() if timestamp is None else timestamp
    if not 0 <= moment < _TIMESTAMP_END:
        raise ValueError("timestamp must be a Unix time in seconds")
    secrets = [secret] if isinstance(secret, str) else list(secret)
    if not secrets or "" in secrets:
        raise ValueError("The secret of the subscription is empty.")
    seconds = math.floor(moment)
    return ",".join([f"t={seconds}", *(f"v1={_digest(key, seconds, payload)}" for key in secrets)])


def _digest(secret: str, timestamp: int, payload: bytes) -> str:
    expected = hmac.new(secret.encode(), b"%d." % timestamp, hashlib.sha256)
    expected.update(payload)
    return expected.hexdigest()


def _check_bytes(payload: object) -> None:
    if not isinstance(payload, (bytes, bytearray, memoryview)):
        raise TypeError("payload must be the received bytes, not text or parsed JSON")


def _parse_header(header: str) -> tuple[int, list[bytes]]:
    malformed = InvalidSignature(f"The {SIGNATURE_HEADER} header is missing or malformed.")
    parts = header.split(",")
    if len(header) > _MAX_HEADER_LENGTH or len(parts) > _MAX_PARTS:
        raise malformed
    timestamps: list[int] = []
    digests: list[bytes] = []
    for part in parts:
        name, separator, value = part.partition("=")
        name, value = name.strip(), value.strip()
        if not separator or (name == "t" and not _TIMESTAMP.fullmatch(value)):
            raise malformed
        if name == "t":
            timestamps.append(int(value))
        elif name == "v1":
            digests.append(value.encode("ascii", "backslashreplace"))
    if len(timestamps) != 1 or not digests:
        raise malformed
    return timestamps[0], digests
