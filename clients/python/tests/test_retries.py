"""Which failures are retried, after how long, and with which request."""

from __future__ import annotations

import threading
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from conftest import Caller, Clock
from server import Server, Step, close, error, hang_until, in_chunks, reply, reset

from scan_gate import APIConnectionError, APIError, APITimeoutError, ResponseError
from scan_gate._retry import retry_after_seconds, retry_delay

TRANSIENT: dict[str, Step] = {
    "408": error(408, "request_timeout"),
    "425": reply(425),
    "429": error(429, "rate_limited"),
    "500": error(500, "internal_error"),
    "502 with HTML": reply(502, b"<html>Bad gateway</html>", {"content-type": "text/html"}),
    "503": error(503, "unavailable"),
    "truncated error": reply(409, b'{"error":{"co', {"content-type": "application/json"}),
    "504": reply(504),
    "reset": reset,
    "closed without a response": close,
    "body cut off": reply(200, {"balance": 1}, cut=4),
    "JSON cut off": reply(200, b'{"balance": 1, "mode": "li'),
    "empty body": reply(200, b""),
    "HTML instead of JSON": reply(200, b"<!doctype html><title>Log in</title>"),
}


@pytest.mark.parametrize("failure", TRANSIENT.values(), ids=TRANSIENT.keys())
def test_a_read_is_retried_until_it_succeeds(
    client: Caller, server: Server, examples: dict[str, Any], failure: Step
) -> None:
    server.script = [failure, failure, reply(200, examples["Usage"])]
    assert client.get_usage().balance == examples["Usage"]["balance"]
    assert [request.path for request in server.received] == ["/v1/usage"] * 3


@pytest.mark.parametrize("failure", TRANSIENT.values(), ids=TRANSIENT.keys())
def test_a_creating_call_repeats_its_idempotency_key(
    client: Caller, server: Server, examples: dict[str, Any], failure: Step
) -> None:
    server.script = [failure, failure, reply(201, examples["Scan"])]
    assert client.create_scan("example.com", "quick").id == examples["Scan"]["id"]
    keys = [request.headers["idempotency-key"] for request in server.received]
    assert len(keys) == 3
    assert len(set(keys)) == 1
    assert uuid.UUID(keys[0]).version == 4
    assert len({request.body for request in server.received}) == 1


def test_every_call_has_its_own_key_unless_the_caller_passes_one(
    client: Caller, server: Server, examples: dict[str, Any]
) -> None:
    server.script = [reply(201, examples["Target"])] * 3
    client.create_target("a.example")
    client.create_target("b.example")
    client.create_target("c.example", idempotency_key="deploy 42")
    keys = [request.headers["idempotency-key"] for request in server.received]
    assert len(set(keys)) == 3
    assert keys[2] == "deploy 42"


def test_a_first_request_that_still_runs_is_waited_for(
    client: Caller, server: Server, examples: dict[str, Any], clock: Clock
) -> None:
    server.script = [reset, error(409, "idempotency_in_progress", {"retry-after": "2"}), reply(201, examples["Scan"])]
    client.create_scan("example.com", "quick")
    assert clock.slept == [0.2, 2.0]


@pytest.mark.parametrize("name", ["429", "503"])
def test_a_patch_that_was_not_carried_out_is_retried(
    client: Caller, server: Server, examples: dict[str, Any], name: str
) -> None:
    server.script = [TRANSIENT[name], reply(200, examples["Webhook"])]
    client.update_webhook("whk_1", status="disabled")
    assert len(server.received) == 2
    assert "idempotency-key" not in server.received[0].headers


@pytest.mark.parametrize("name", [name for name in TRANSIENT if name not in ("429", "503")])
def test_a_patch_that_may_have_been_carried_out_is_not_retried(client: Caller, server: Server, name: str) -> None:
    server.script = [TRANSIENT[name]]
    with pytest.raises((APIError, APIConnectionError, ResponseError)):
        client.update_webhook("whk_1", status="disabled")
    assert len(server.received) == 1


@pytest.mark.parametrize(
    "call",
    [lambda client: client.get_usage(), lambda client: client.update_webhook("whk_1", status="enabled")],
    ids=["GET", "PATCH"],
)
def test_a_refused_connection_is_retried(kind: str, clock: Clock, call: Callable[[Caller], object]) -> None:
    gone = Server()
    gone.stop()
    client = Caller(kind, gone.url, clock=clock, max_retries=2)
    with pytest.raises(APIConnectionError) as caught:
        call(client)
    client.shut_down()
    assert caught.value.code == "connection_failed"
    assert len(clock.slept) == 2


def test_a_refusal_is_not_retried(client: Caller, server: Server) -> None:
    for status in (400, 401, 402, 403, 404, 409, 413, 415, 422, 431, 501):
        server.script = [error(status, "refused")]
        with pytest.raises(APIError) as caught:
            client.create_scan("example.com", "quick")
        assert (caught.value.status, caught.value.code) == (status, "refused")
    assert len(server.received) == 11


def test_the_retries_are_limited(client: Caller, server: Server, clock: Clock) -> None:
    server.script = [error(503, "unavailable")] * 9
    with pytest.raises(APIError) as caught:
        client.get_usage()
    assert caught.value.code == "unavailable"
    assert len(server.received) == 5
    assert clock.slept == [0.2, 0.4, 0.8, 1.6]  # Half of 0.4, 0.8, 1.6, 3.2.


def test_no_retry_begins_after_the_deadline(client: Caller, server: Server, clock: Clock) -> None:
    server.script = [error(429, "rate_limited", {"retry-after": "30"})] * 9
    with pytest.raises(APIError) as caught:
        client.get_usage(timeout=70)
    assert caught.value.retry_after == 30
    assert clock.slept == [30.0, 30.0]


def test_retry_after_is_a_number_of_seconds_or_a_date_and_has_a_limit(
    client: Caller, server: Server, examples: dict[str, Any], clock: Clock
) -> None:
    server.script = [
        error(429, "rate_limited", {"retry-after": "7"}),
        error(503, "unavailable", {"retry-after": "Thu, 01 Jan 1970 00:16:52 GMT"}),
        error(503, "unavailable", {"retry-after": "86400"}),
        error(503, "unavailable", {"retry-after": "soon"}),
        reply(200, examples["Usage"]),
    ]
    client.get_usage()
    assert clock.slept == [7.0, 5.0, 60.0, 1.6]


def test_a_deleted_resource_is_deleted_although_its_response_was_lost(client: Caller, server: Server) -> None:
    server.script = [reset, error(404, "not_found")]
    assert client.delete_target("tgt_1") is None
    server.script = [error(503, "unavailable"), error(404, "not_found")]
    with pytest.raises(APIError, match="not_found"):
        client.delete_target("tgt_1")
    server.script = [error(404, "not_found")]
    with pytest.raises(APIError, match="not_found"):
        client.delete_target("tgt_1")


def test_a_service_that_never_responds_times_out(kind: str, server: Server, clock: Clock) -> None:
    released = threading.Event()
    server.script = [hang_until(released), hang_until(released)]
    client = Caller(kind, server.url, clock=clock, response_timeout=0.05, max_retries=1)
    with pytest.raises(APITimeoutError) as caught:
        client.get_usage()
    released.set()
    client.shut_down()
    assert caught.value.code == "response_timeout"
    assert len(server.received) == 2


def test_a_body_that_trickles_in_ends_at_the_deadline(client: Caller, server: Server, clock: Clock) -> None:
    def later() -> None:
        clock.advance(100)

    server.script = [in_chunks(b'{"balance"', later, b":", later, b"1", later, b"}")]
    with pytest.raises(APITimeoutError):
        client.get_usage(timeout=150)
    assert clock.slept == []


def test_the_backoff_grows_to_a_limit_with_full_jitter() -> None:
    assert [retry_delay(attempt, 0.0, None) for attempt in (1, 9)] == [0, 0]
    assert [retry_delay(attempt, 0.5, None) for attempt in (1, 2, 3, 6, 7, 1_000)] == [0.2, 0.4, 0.8, 6.4, 7.5, 7.5]
    assert retry_delay(1, 0.5, 3.0) == 3.0


@pytest.mark.parametrize(
    "header", [None, "", "-1", "1.5", "soon", "1e3", "Thu, 99 Foo 1970", "٣", "9" * 10, "Thu, " * 99]
)
def test_a_malformed_retry_after_is_ignored(header: str | None) -> None:
    assert retry_after_seconds(header, 0.0) is None


def test_a_retry_after_date_in_the_past_means_now() -> None:
    assert retry_after_seconds("Thu, 01 Jan 1970 00:00:10 GMT", 20.0) == 0.0
