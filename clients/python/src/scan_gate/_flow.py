"""The behaviour of a call, without any transport: retries, deadlines, redirects and errors.

A flow is a generator. It yields what has to be done (send a request, sleep), receives the outcome and returns the
result. The synchronous and the asynchronous client each have a driver that carries out the steps.
"""

from __future__ import annotations

import ssl
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

import httpx

from scan_gate._model import ResponseInfo
from scan_gate._operations import get_scan
from scan_gate._parse import document, members, tuple_of
from scan_gate._request import Page, Request, UndecodableError
from scan_gate._retry import Failure, retry_after_seconds, retry_delay
from scan_gate._settings import Settings, checked_seconds, is_plain_remote, origin_of
from scan_gate.errors import (
    APIConnectionError,
    APITimeoutError,
    ResponseError,
    ScanGateError,
    WaitTimeoutError,
    error_class,
)
from scan_gate.models import ErrorDetail, Scan

T = TypeVar("T")

_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_MAX_REDIRECTS = 5
_MAX_PAGES = 10_000
_UNFINISHED = frozenset({"queued", "running"})
_FIRST_POLL_SECONDS = 1.0
_MAX_POLL_SECONDS = 10.0
_LAST_POLL_SECONDS = 1.0
"""What the last poll before the deadline has for itself."""
_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)


@dataclass(frozen=True)
class Sleep:
    seconds: float


@dataclass(frozen=True)
class Received:
    status: int
    headers: httpx.Headers
    body: bytes


class DeadlineError(Exception):
    """The body did not arrive before the deadline."""


class TooLargeError(Exception):
    """The body exceeds its limit."""


@dataclass(frozen=True)
class Send:
    request: httpx.Request
    max_bytes: int
    settings: Settings
    deadline: float

    def collect(self, body: bytearray, chunk: bytes) -> None:
        body += chunk
        if len(body) > self.max_bytes:
            raise TooLargeError
        if self.settings.clock() >= self.deadline:
            raise DeadlineError


Outcome: TypeAlias = Received | httpx.HTTPError | DeadlineError | TooLargeError
SEND_ERRORS = (httpx.HTTPError, DeadlineError, TooLargeError)
Flow: TypeAlias = Generator[Send | Sleep, Outcome | None, T]


@dataclass(frozen=True)
class Success(Generic[T]):
    value: T


def execute(settings: Settings, request: Request[T]) -> Flow[T]:
    """Send a request until it succeeds, or until the retries or the time are used up."""
    timeout = settings.timeout if request.timeout is None else request.timeout
    outcome = yield from _settle(settings, request, settings.clock() + timeout)
    if isinstance(outcome, Failure):
        raise outcome.error
    return outcome.value


def wait_for_scan(settings: Settings, scan: Scan | str, timeout: float) -> Flow[Scan]:
    """Poll a scan until it is final: after 1 second first, then less often, at last every 10 seconds.

    Any status except queued and running is final.
    """
    scan_id = scan if isinstance(scan, str) else scan.id
    deadline = settings.clock() + checked_seconds("timeout", timeout)
    seen: Scan | None = None
    delay = _FIRST_POLL_SECONDS
    while True:
        failure: ScanGateError | None = None
        outcome = yield from _settle(settings, get_scan(scan_id), deadline)
        if isinstance(outcome, Success):
            seen = outcome.value
            if seen.status not in _UNFINISHED:
                return seen
        elif outcome.is_transient:
            failure = outcome.error
        else:
            raise outcome.error
        left = deadline - settings.clock() - _LAST_POLL_SECONDS
        if left <= 0:
            raise WaitTimeoutError(scan_id, timeout, seen) from failure
        yield Sleep(min(delay, left))
        delay = min(delay * 1.5, _MAX_POLL_SECONDS)


class Pages(Generic[T]):
    """The requests for a list, page by page."""

    def __init__(self, first: Request[Page[T]]) -> None:
        self.next: Request[Page[T]] | None = first
        self._cursors: set[str] = set()

    def take(self, page: Page[T]) -> tuple[T, ...]:
        current, cursor = self.next, page.next_cursor
        if current is None or cursor is None:
            self.next = None
            return page.data
        if cursor in self._cursors or len(self._cursors) >= _MAX_PAGES:
            raise ResponseError("pagination_loop", f"{current.label}: the list does not end.")
        self._cursors.add(cursor)
        self.next = current.with_cursor(cursor)
        return page.data


def _settle(settings: Settings, request: Request[T], deadline: float) -> Flow[Success[T] | Failure]:
    may_have_run = False
    attempt = 0
    while True:
        outcome = yield from _attempt(settings, request, deadline)
        if isinstance(outcome, Success):
            return outcome
        if may_have_run and request.method == "DELETE" and outcome.error.code == "not_found":
            return Success(request.format.read(b"", request.label))  # An earlier attempt deleted it.
        may_have_run = may_have_run or outcome.may_have_run
        attempt += 1
        delay = retry_delay(attempt, settings.random(), outcome.retry_after)
        is_late = settings.clock() + delay >= deadline
        if attempt > settings.max_retries or is_late or not outcome.allows_retry_of(request):
            return outcome
        yield Sleep(delay)


def _attempt(settings: Settings, request: Request[T], deadline: float) -> Flow[Success[T] | Failure]:
    base = settings.base
    url = base.copy_with(raw_path=base.raw_path.rstrip(b"/") + request.target.encode("ascii"))
    for _ in range(_MAX_REDIRECTS + 1):
        outcome = yield _step(settings, request, url, deadline)
        if isinstance(outcome, Received) and outcome.status in _REDIRECTS:
            url = _redirected(settings, request, url, outcome)
        elif isinstance(outcome, Received):
            return _read(settings, request, outcome)
        elif isinstance(outcome, TooLargeError):
            message = f"{request.label}: the response is larger than {request.format.max_bytes} bytes."
            raise ResponseError("response_too_large", message)
        elif outcome is not None:
            return _broken(settings, request, outcome)
    raise ResponseError("redirect_refused", f"{request.label}: redirected more than {_MAX_REDIRECTS} times.")


def _step(settings: Settings, request: Request[T], url: httpx.URL, deadline: float) -> Send:
    headers = {
        "accept": request.format.accept,
        "accept-encoding": "identity",
        "user-agent": settings.user_agent,
    }
    extensions: dict[str, object] = {}
    if origin_of(url) == origin_of(settings.base):
        if not request.is_open:
            headers["authorization"] = f"Bearer {settings.api_key}"
    else:
        # A signed URL is a secret. httpx logs the URL of a request, but not this extension of httpcore.
        extensions["target"] = url.raw_path
        url = url.copy_with(query=None)
    content = request.content()
    if content is not None:
        headers["content-type"] = "application/json"
    if request.idempotency_key is not None:
        headers["idempotency-key"] = request.idempotency_key
    left = max(deadline - settings.clock(), 0.001)
    read, connect = min(settings.response_timeout, left), min(settings.connect_timeout, left)
    extensions["timeout"] = {"connect": connect, "pool": connect, "read": read, "write": read}
    # Made without a client, so that no default header, cookie or parameter of a client is added to it.
    sent = httpx.Request(request.method, url, headers=headers, content=content, extensions=extensions)
    return Send(sent, request.format.max_bytes, settings, deadline)


def _redirected(settings: Settings, request: Request[T], url: httpx.URL, response: Received) -> httpx.URL:
    """Where a GET goes next. The key goes to the origin of the base URL and nowhere else."""

    def refused(why: str) -> ResponseError:
        return ResponseError("redirect_refused", f"{request.label}: redirected ({response.status}) {why}.")

    if request.method != "GET":
        raise refused("although only a GET may be; check the base URL")
    try:
        target = url.join(response.headers.get("location", ""))
    except httpx.InvalidURL:
        target = httpx.URL("")
    if "location" not in response.headers or target.scheme not in ("http", "https") or not target.host:
        raise refused("to something that is not an HTTP URL")
    if url.scheme == "https" and is_plain_remote(target):
        raise refused("from HTTPS to plain HTTP")
    if origin_of(target) != origin_of(settings.base) and not request.crosses_origins:
        raise refused(f"to {target.host}, which is not the API (a login page?); check the base URL")
    return target.copy_with(username=None, password=None, fragment=None)


def _read(settings: Settings, request: Request[T], response: Received) -> Success[T] | Failure:
    if not 200 <= response.status < 300:
        return _refused(settings, request, response)
    try:
        value = request.format.read(response.body, request.label)
    except UndecodableError as error:
        return Failure(
            ResponseError("response_not_json", f"{request.label}: {error}."), is_transient=True, may_have_run=True
        )
    except ValueError as error:
        message = f"The response does not have the documented form: {_safe(settings, str(error))}."
        return Failure(ResponseError("response_malformed", message), is_transient=False, may_have_run=True)
    if hasattr(value, "last_response"):
        request_id = response.headers.get("x-request-id")
        info = ResponseInfo(
            response.status,
            _safe(settings, request_id) if request_id else None,
            dict(response.headers),
        )
        # Results are frozen for the caller.
        object.__setattr__(value, "last_response", info)
    return Success(value)


def _refused(settings: Settings, request: Request[T], response: Received) -> Failure:
    body: Mapping[str, object] = {}
    fault: Mapping[str, object] = {}
    details: tuple[ErrorDetail, ...] = ()
    is_truncated = False
    try:
        value = document(response.body.replace(settings.api_key.encode(), b"[redacted]"))
    except ValueError:
        value = None
        is_truncated = "json" in response.headers.get("content-type", "").lower()
    try:
        body = members(value, "body")
        fault = members(body.get("error"), "error")
        details = tuple_of(ErrorDetail.from_json)(fault.get("details", []), "details")
    except ValueError:
        pass  # Not an error of the API: a proxy, or another server. The status has to do.

    def said(name: str) -> str | None:
        value = fault.get(name)
        return _safe(settings, value) if isinstance(value, str) and value else None

    after = retry_after_seconds(response.headers.get("retry-after"), settings.now())
    request_id = response.headers.get("x-request-id")
    error = error_class(response.status)(
        said("code") or f"http_{response.status}",
        said("message") or "The request failed without an explanation; is this the URL of the API?",
        request=request.label,
        status=response.status,
        request_id=_safe(settings, request_id) if request_id else said("request_id"),
        param=said("param"),
        details=details,
        retry_after=after,
        body=body,
    )
    return Failure.of_status(error, response.status, after, is_truncated=is_truncated)


def _broken(settings: Settings, request: Request[T], error: httpx.HTTPError | DeadlineError) -> Failure:
    """The exception itself is not chained: it holds the request, and with it the API key."""
    sent = not isinstance(error, _NOT_SENT)
    if isinstance(error, (httpx.TimeoutException, DeadlineError)):
        what = "no response in time" if sent else "no connection in time"
        return Failure(APITimeoutError(f"{request.label}: {what}."), is_transient=True, may_have_run=sent)
    reason = _safe(settings, str(error)) or type(error).__name__
    connection = APIConnectionError("connection_failed", f"{request.label}: {reason}")
    return Failure(connection, is_transient=not _is_untrusted(error), may_have_run=sent)


def _is_untrusted(error: BaseException | None) -> bool:
    """A certificate that is not trusted now is not trusted a second later."""
    while error is not None:
        if isinstance(error, ssl.SSLCertVerificationError):
            return True
        error = error.__cause__ or error.__context__
    return False


def _safe(settings: Settings, text: str) -> str:
    """Text from outside, for a message: without the key and control characters, at most 500 characters."""
    cut = text.replace(settings.api_key, "[redacted]")[:500]
    return "".join(character if character.isprintable() else " " for character in cut).strip()
