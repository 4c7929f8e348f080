"""The synchronous client."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Concatenate, ParamSpec, TypeVar, cast

import httpx

from scan_gate import _operations as operations
from scan_gate._flow import SEND_ERRORS, Flow, Outcome, Pages, Received, Send, Sleep, execute, wait_for_scan
from scan_gate._method import described
from scan_gate._request import Page, Request
from scan_gate._settings import checked_settings
from scan_gate.models import ExchangeTokenResponse, Scan

P = ParamSpec("P")
T = TypeVar("T")


def _call(operation: Callable[P, Request[T]]) -> Callable[Concatenate[ScanGate, P], T]:
    def method(self: ScanGate, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return self._run(execute(self._settings, operation(*args, **kwargs)))

    return described(method, operation, "ScanGate", __name__, "result")


def _iterate(operation: Callable[P, Request[Page[T]]]) -> Callable[Concatenate[ScanGate, P], Iterator[T]]:
    def method(self: ScanGate, /, *args: P.args, **kwargs: P.kwargs) -> Iterator[T]:
        return self._items(Pages(operation(*args, **kwargs)))

    return described(method, operation, "ScanGate", __name__, "items")


class ScanGate:
    """Client for the Scan Gate API. Safe to share between threads. Close it, or use it as a context manager.

    Args:
        base_url: `https://host[:port][/prefix]`; `http://` only on loopback, unless `allow_insecure`.
            Default: the environment variable `SCAN_GATE_API_URL`.
        api_key: `svc_live_…` or `svc_test_…`. It is sent to the origin of `base_url` and nowhere else.
            Default: the environment variable `SCAN_GATE_API_KEY`.
        timeout: deadline of a call in seconds, retries included.
        connect_timeout: seconds for a connection.
        response_timeout: seconds for the response to begin, and between two parts of it.
        max_retries: retries after the first attempt.
        allow_insecure: send the API key over plain HTTP to a host that is not loopback.
        http_client: an `httpx.Client` to send with, for example with a private CA. The caller closes it.

    Every method takes `timeout`, the deadline of the call in seconds. Every method that sends a POST also takes
    `idempotency_key`, which replaces the random key that makes its retries safe.

    Every call may raise `APIError`, `APIConnectionError` or `ResponseError`; see `scan_gate.errors`.
    """

    def __init__(
        self,
        base_url: str | None = None,
        api_key: str | None = None,
        *,
        timeout: float = 180.0,
        connect_timeout: float = 10.0,
        response_timeout: float = 30.0,
        max_retries: int = 4,
        allow_insecure: bool = False,
        http_client: httpx.Client | None = None,
    ) -> None:
        self._settings = checked_settings(
            base_url,
            api_key,
            timeout=timeout,
            connect_timeout=connect_timeout,
            response_timeout=response_timeout,
            max_retries=max_retries,
            allow_insecure=allow_insecure,
        )
        self._sleep: Callable[[float], object] = time.sleep
        self._owned = httpx.Client(trust_env=self._settings.trust_env) if http_client is None else None
        self._http = http_client or cast("httpx.Client", self._owned)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self._settings.base)!r})"

    def __enter__(self) -> ScanGate:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections. A client that was passed in stays open."""
        if self._owned is not None:
            self._owned.close()

    @classmethod
    def exchange_token(
        cls,
        token: str,
        base_url: str | None = None,
        *,
        timeout: float = 30.0,
        allow_insecure: bool = False,
        http_client: httpx.Client | None = None,
    ) -> ExchangeTokenResponse:
        """Exchange the identity token of a job in CI (GitHub Actions, GitLab, Buildkite) for an API key of 15 minutes.

        It needs no key; that of the result is its `access_token`. The audience of the token is the base URL, unless the
        trust of the service has another one. The service accepts a token once, so after a lost response another one is
        needed.
        """
        request = operations.exchange_token(token)
        # As its key, the token is kept out of errors.
        with cls(base_url, token, timeout=timeout, allow_insecure=allow_insecure, http_client=http_client) as client:
            return client._run(execute(client._settings, request))

    get_usage = _call(operations.get_usage)
    create_target = _call(operations.create_target)
    list_targets = _call(operations.list_targets)
    iterate_targets = _iterate(operations.list_targets)
    get_target = _call(operations.get_target)
    delete_target = _call(operations.delete_target)
    erase_target = _call(operations.erase_target)
    verify_target = _call(operations.verify_target)
    create_scan = _call(operations.create_scan)
    create_scans_bulk = _call(operations.create_scans_bulk)
    list_scans = _call(operations.list_scans)
    iterate_scans = _iterate(operations.list_scans)
    get_scan = _call(operations.get_scan)
    delete_scan = _call(operations.delete_scan)
    cancel_scan = _call(operations.cancel_scan)
    list_findings = _call(operations.list_findings)
    iterate_findings = _iterate(operations.list_findings)
    list_target_findings = _call(operations.list_target_findings)
    iterate_target_findings = _iterate(operations.list_target_findings)
    update_finding = _call(operations.update_finding)
    get_report = _call(operations.get_report)
    get_report_pdf = _call(operations.get_report_pdf)
    create_schedule = _call(operations.create_schedule)
    list_schedules = _call(operations.list_schedules)
    iterate_schedules = _iterate(operations.list_schedules)
    get_schedule = _call(operations.get_schedule)
    update_schedule = _call(operations.update_schedule)
    delete_schedule = _call(operations.delete_schedule)
    create_channel = _call(operations.create_channel)
    list_channels = _call(operations.list_channels)
    iterate_channels = _iterate(operations.list_channels)
    get_channel = _call(operations.get_channel)
    update_channel = _call(operations.update_channel)
    delete_channel = _call(operations.delete_channel)
    test_channel = _call(operations.test_channel)
    list_webhooks = _call(operations.list_webhooks)
    iterate_webhooks = _iterate(operations.list_webhooks)
    get_checks = _call(operations.get_checks)
    put_checks = _call(operations.put_checks)
    create_webhook = _call(operations.create_webhook)
    get_webhook = _call(operations.get_webhook)
    update_webhook = _call(operations.update_webhook)
    delete_webhook = _call(operations.delete_webhook)
    rotate_webhook_secret = _call(operations.rotate_webhook_secret)
    test_webhook = _call(operations.test_webhook)
    list_deliveries = _call(operations.list_deliveries)
    iterate_deliveries = _iterate(operations.list_deliveries)
    get_delivery = _call(operations.get_delivery)
    replay_delivery = _call(operations.replay_delivery)
    replay_deliveries = _call(operations.replay_deliveries)

    def wait(self, scan: Scan | str, *, timeout: float = 3600.0) -> Scan:
        """Poll a scan until it has succeeded, failed or been cancelled, and return it.

        Args:
            scan: the scan or its id.
            timeout: seconds; transient errors are retried within it.

        Raises:
            WaitTimeoutError: the scan is not final after the timeout. It goes on.
        """
        return self._run(wait_for_scan(self._settings, scan, timeout))

    def _items(self, pages: Pages[T]) -> Iterator[T]:
        while pages.next is not None:
            yield from pages.take(self._run(execute(self._settings, pages.next)))

    def _run(self, flow: Flow[T]) -> T:
        outcome: Outcome | None = None
        while True:
            try:
                step = flow.send(outcome)
            except StopIteration as result:
                return cast("T", result.value)
            if isinstance(step, Sleep):
                self._sleep(step.seconds)
                outcome = None
            else:
                outcome = self._send(step)

    def _send(self, step: Send) -> Outcome:
        try:
            response = self._http.send(step.request, stream=True, auth=None, follow_redirects=False)
            try:
                body = bytearray()
                for chunk in response.iter_bytes():
                    step.collect(body, chunk)
            finally:
                response.close()
        except SEND_ERRORS as error:
            return error
        return Received(response.status_code, response.headers, bytes(body))
