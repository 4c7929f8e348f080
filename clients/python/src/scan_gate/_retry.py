"""When a failed attempt is repeated, and after how long. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import timezone
from email.utils import parsedate_to_datetime
from typing import Any

from scan_gate._request import Request
from scan_gate.errors import ScanGateError

TRANSIENT_STATUSES = frozenset({408, 425, 429, 500, 502, 503, 504})
"""RFC 9110, sections 15.5.9 and 15.6; RFC 8470, section 5.2; RFC 6585, section 4."""

_REFUSED_STATUSES = frozenset({429, 503})
"""The service responds with them before it does any work."""

_FIRST_DELAY_SECONDS = 0.4
_MAX_DELAY_SECONDS = 15.0
_MAX_RETRY_AFTER_SECONDS = 60.0


@dataclass(frozen=True)
class Failure:
    """Why an attempt failed."""

    error: ScanGateError
    is_transient: bool
    may_have_run: bool
    """The service may have carried the request out."""
    retry_after: float | None = None

    @classmethod
    def of_status(cls, error: ScanGateError, status: int, retry_after: float | None, *, is_truncated: bool) -> Failure:
        """`is_truncated`: the body announces JSON and is none, so the code of the error is lost."""
        # The first request with this Idempotency-Key is still running: its response is available later.
        is_transient = status in TRANSIENT_STATUSES or is_truncated or error.code == "idempotency_in_progress"
        return cls(error, is_transient, status not in _REFUSED_STATUSES, retry_after)

    def allows_retry_of(self, request: Request[Any]) -> bool:
        """A GET, a PUT, a DELETE and a request with an Idempotency-Key may run twice. A PATCH may not."""
        is_repeatable = request.method in ("GET", "PUT", "DELETE") or request.idempotency_key is not None
        return self.is_transient and (is_repeatable or not self.may_have_run)


def retry_delay(attempt: int, random: float, retry_after: float | None) -> float:
    """Seconds before the next attempt: exponential backoff with full jitter, and at least Retry-After up to its limit.

    Args:
        attempt: 1 after the first attempt.
        random: 0 <= random < 1.
        retry_after: seconds that the service asks for.
    """
    backoff = min(_MAX_DELAY_SECONDS, _FIRST_DELAY_SECONDS * 2.0 ** min(attempt - 1, 30))
    return max(random * backoff, min(retry_after or 0.0, _MAX_RETRY_AFTER_SECONDS))


def retry_after_seconds(header: str | None, now: float) -> float | None:
    """Seconds or an HTTP date (RFC 9110, section 10.2.3); None when the header is absent or malformed."""
    value = (header or "").strip()
    if re.fullmatch(r"[0-9]{1,9}", value, re.ASCII):
        return float(value)
    if not re.match(r"[A-Z][a-z]{2}, ", value) or len(value) > 40:
        return None
    try:
        date = parsedate_to_datetime(value)
    except ValueError:
        return None
    moment = date if date.tzinfo is not None else date.replace(tzinfo=timezone.utc)
    return max(0.0, moment.timestamp() - now)
