"""Client for the Scan Gate security scanning API."""

from scan_gate import models, webhooks
from scan_gate._async_client import AsyncScanGate
from scan_gate._client import ScanGate
from scan_gate._model import ResponseInfo
from scan_gate._request import Page, PdfReport
from scan_gate._version import __version__
from scan_gate.errors import (
    APIConnectionError,
    APIError,
    APITimeoutError,
    AuthenticationError,
    BadRequestError,
    ConfigurationError,
    ConflictError,
    InternalServerError,
    NotFoundError,
    PaymentRequiredError,
    PermissionDeniedError,
    RateLimitError,
    ResponseError,
    ScanGateError,
    ServiceUnavailableError,
    UnprocessableEntityError,
    WaitTimeoutError,
)

__all__ = [
    "APIConnectionError",
    "APIError",
    "APITimeoutError",
    "AsyncScanGate",
    "AuthenticationError",
    "BadRequestError",
    "ConfigurationError",
    "ConflictError",
    "InternalServerError",
    "NotFoundError",
    "Page",
    "PaymentRequiredError",
    "PdfReport",
    "PermissionDeniedError",
    "RateLimitError",
    "ResponseError",
    "ResponseInfo",
    "ScanGate",
    "ScanGateError",
    "ServiceUnavailableError",
    "UnprocessableEntityError",
    "WaitTimeoutError",
    "__version__",
    "models",
    "webhooks",
]
