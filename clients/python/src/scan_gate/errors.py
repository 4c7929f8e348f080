"""Errors of the client. `code` is stable and meant for programs; messages may change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scan_gate.models import ErrorDetail, Scan


class ScanGateError(Exception):
    """Base class of every error that this package raises on purpose."""

    code: str
    """Stable code: that of the service for an APIError (docs/ERRORS.md), otherwise the one that the class names."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[Any, ...]:
        # The default calls the constructor with `args`, which only hold the message.
        return _restore, (type(self), self.args, self.__dict__)


def _restore(cls: type[ScanGateError], args: tuple[object, ...], state: dict[str, object]) -> ScanGateError:
    error = cls.__new__(cls, *args)
    error.__dict__.update(state)
    return error


class ConfigurationError(ScanGateError, ValueError):
    """An argument cannot be used. Nothing was sent. Code `client_misconfigured`."""

    def __init__(self, message: str) -> None:
        super().__init__("client_misconfigured", message)


class APIError(ScanGateError):
    """The service refused the request or failed: a response with a status other than 2xx.

    Usual statuses have a subclass each.
    """

    status: int
    """HTTP status."""
    message: str
    """What the service says was wrong, where, and what to do."""
    request_id: str | None
    """Quote it to the operator of the service."""
    param: str | None
    """The field or parameter at fault."""
    details: tuple[ErrorDetail, ...]
    """All faults, where the service names more than one."""
    retry_after: float | None
    """Seconds to wait, where the service asks for it."""
    body: Mapping[str, object]
    """The JSON object of the response, for example for `BulkScanRefusal.from_json`; empty when it was none."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        request: str,
        status: int,
        request_id: str | None = None,
        param: str | None = None,
        details: tuple[ErrorDetail, ...] = (),
        retry_after: float | None = None,
        body: Mapping[str, object] | None = None,
    ) -> None:
        suffix = f", request {request_id}" if request_id else ""
        super().__init__(code, f"{request}: {message} ({status} {code}{suffix})")
        self.status = status
        self.message = message
        self.request_id = request_id
        self.param = param
        self.details = details
        self.retry_after = retry_after
        self.body = body or {}


class BadRequestError(APIError):
    """Status 400: the request is not valid JSON or HTTP."""


class AuthenticationError(APIError):
    """Status 401: the API key is missing, malformed, unknown, expired or revoked."""


class PaymentRequiredError(APIError):
    """Status 402: the workspace has fewer tokens than the operation costs."""


class PermissionDeniedError(APIError):
    """Status 403: the key lacks a scope, or the target is not verified."""


class NotFoundError(APIError):
    """Status 404: there is no such resource in this workspace and mode."""


class ConflictError(APIError):
    """Status 409: the resource exists, or its state does not allow the operation."""


class UnprocessableEntityError(APIError):
    """Status 422: a parameter or member is missing, unknown or invalid."""


class RateLimitError(APIError):
    """Status 429: too many requests. `retry_after` says how long to wait."""


class InternalServerError(APIError):
    """Status 500 or above: the service failed."""


class ServiceUnavailableError(InternalServerError):
    """Status 503: the service is starting, stopping or cannot reach its database."""


_BY_STATUS: Mapping[int, type[APIError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    402: PaymentRequiredError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    422: UnprocessableEntityError,
    429: RateLimitError,
    503: ServiceUnavailableError,
}


def error_class(status: int) -> type[APIError]:
    """The class for a status; APIError itself for a status that has none."""
    return _BY_STATUS.get(status, InternalServerError if status >= 500 else APIError)


class APIConnectionError(ScanGateError):
    """The service could not be reached, or the connection broke. Codes `connection_failed` and `response_timeout`."""


class APITimeoutError(APIConnectionError):
    """The service did not respond within the deadline. Code `response_timeout`."""

    def __init__(self, message: str) -> None:
        super().__init__("response_timeout", message)


class ResponseError(ScanGateError):
    """The response cannot be used.

    Codes `response_not_json`, `response_malformed`, `response_too_large`, `redirect_refused` and `pagination_loop`.
    """


class WaitTimeoutError(ScanGateError, TimeoutError):
    """The scan was not final within the timeout of `wait`. The scan goes on. Code `wait_timeout`.

    `__cause__` is the failure of the last poll, if it failed.
    """

    scan: Scan | None
    """The scan as it was last seen; None when no poll succeeded."""

    def __init__(self, scan_id: str, timeout: float, scan: Scan | None) -> None:
        state = "no poll succeeded" if scan is None else f"it is {scan.status}"
        super().__init__("wait_timeout", f"Scan {scan_id} was not final after {timeout:g} seconds: {state}.")
        self.scan = scan
