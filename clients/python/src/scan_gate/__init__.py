"""Client for the Scan Gate security scanning API."""

from scan_gate import models, webhooks
from scan_gate._async_client import AsyncScanGate
from scan_gate._client import ScanGate
from scan_gate._request import Page
from scan_gate._version import __version__
from scan_gate.errors import (
    APIConnectionError,
    APIError,
    APITimeoutError,
    ConfigurationError,
    ResponseError,
    ScanGateError,
    WaitTimeoutError,
)

__all__ = [
    "APIConnectionError",
    "APIError",
    "APITimeoutError",
    "AsyncScanGate",
    "ConfigurationError",
    "Page",
    "ResponseError",
    "ScanGate",
    "ScanGateError",
    "WaitTimeoutError",
    "__version__",
    "models",
    "webhooks",
]
