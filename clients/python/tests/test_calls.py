"""Requests, responses, pages, waiting and errors."""

from __future__ import annotations

import copy
import inspect
import json
import logging
import pickle
import pydoc
import re
import typing
from collections.abc import AsyncIterator, Iterator
from datetime import datetime, timedelta, timezone
from typing import Any

import httpx
import pytest
from conftest import API_KEY, Caller, Clock
from server import Server, error, reply, reset

from scan_gate import (
    APIError,
    AsyncScanGate,
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
    ScanGate,
    ScanGateError,
    ServiceUnavailableError,
    UnprocessableEntityError,
    WaitTimeoutError,
    _operations,
    _request,
    models,
)


def scan(examples: dict[str, Any], **changes: object) -> dict[str, Any]:
    return {**examples["Scan"], **changes}


class TestOperations:
    def test_every_operation_of_the_document_is_a_method_with_its_parameters(self, openapi: Any) -> None:
        schemas = openapi["components"]["schemas"]
        for path, item in openapi["paths"].items():
            for method, operation in item.items():
                name = re.sub(r"(?=[A-Z])", "_", operation["operationId"]).lower()
                parameters = list(inspect.signature(getattr(_operations, name)).parameters)
                in_path = len(re.findall(r"\{", path))
                assert all(parameter.endswith("_id") for parameter in parameters[:in_path]), name
                expected = {entry["name"] for entry in operation.get("parameters", []) if entry["in"] == "query"}
                expected |= {"idempotency_key"} if method == "post" and operation.get("security") != [] else set()
                body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
                body = schemas[body["$ref"].split("/")[-1]] if "$ref" in body else body
                expected |= set(body.get("properties", {})) | {"timeout"}
                assert set(parameters[in_path:]) == expected, name
                for client in (ScanGate, AsyncScanGate):
                    assert callable(getattr(client, name))
                    assert hasattr(client, name.replace("list_", "iterate_"))

    def test_an_identity_token_is_exchanged_without_a_key_and_once(self, client: Caller, server: Server) -> None:
        token = "eyJ" + "a" * 2_000
        body = {"access_token": "svc_live_short", "token_type": "Bearer", "expires_in": 900, "scopes": ["scans:write"]}
        server.script = [reply(200, body), reply(500, token.encode())]
        key = client.exchange_token(token, server.url)
        assert (key.access_token, key.expires_in, key.scopes) == ("svc_live_short", 900, ("scans:write",))
        assert "svc_live_short" not in repr(key)
        (sent,) = server.received
        assert (sent.method, sent.path, json.loads(sent.body)) == ("POST", "/v1/oidc/token", {"token": token})
        assert not {"authorization", "idempotency-key"} & {name.lower() for name in sent.headers}
        with pytest.raises(InternalServerError) as failure:
            client.exchange_token(token, server.url)
        assert token not in str(failure.value)
        assert len(server.received) == 2
        with pytest.raises(ConfigurationError, match="identity token is empty"):
            client.exchange_token(" ", server.url)

    @pytest.mark.parametrize("client", [ScanGate, AsyncScanGate])
    def test_help_and_signatures_are_those_of_the_methods(self, client: Any) -> None:
        create, iterate = client.create_scan, client.iterate_scans
        signature = inspect.signature(create)
        assert list(signature.parameters)[:3] == ["self", "target", "scan_type"]
        assert signature.return_annotation is models.Scan
        assert typing.get_type_hints(create)["return"] is models.Scan
        items = Iterator if client is ScanGate else AsyncIterator
        assert inspect.signature(iterate).return_annotation == items[models.Scan]
        assert (iterate.__name__, iterate.__qualname__) == ("iterate_scans", f"{client.__name__}.iterate_scans")
        assert create.__module__ == client.__module__
        text = pydoc.plain(pydoc.render_doc(client))
        assert "Request[" not in text
        assert "_operations" not in text
        assert set(inspect.signature(client).parameters) == {
            "base_url",
            "api_key",
            "timeout",
            "connect_timeout",
            "response_timeout",
            "max_retries",
            "allow_insecure",
            "http_client",
        }

    def test_a_result_has_its_response(self, client: Caller, server: Server, examples: dict[str, Any]) -> None:
        headers = {"x-request-id": "req_1", "X-RateLimit-Remaining": "41", "idempotent-replayed": "true"}
        page = {"data": [examples["Target"]]}
        server.script = [
            reply(201, examples["Scan"], headers),
            reply(200, page, headers),
            reply(200, b"%PDF-1", headers),
        ]
        created = client.create_scan("shop.example.com", "quick")
        info = created.last_response
        assert (info.status, info.request_id, info.replayed) == (201, "req_1", True)
        assert info.headers["x-ratelimit-remaining"] == "41"
        assert created == models.Scan.from_json(examples["Scan"])
        listed = client.list_targets()
        assert (listed.last_response.request_id, listed.data[0].last_response.status) == ("req_1", 0)
        assert client.get_report_pdf("scn_1").last_response.status == 200

    def test_models_read_the_examples_of_the_document(self, examples: dict[str, Any]) -> None:
        read = 0
        for name, example in examples.items():
            model: Any = getattr(models, name, None)
            if not hasattr(model, "from_json"):
                continue
            value = model.from_json(example)
            assert value.raw == example
            read += 1
        assert read >= 11

    def test_a_request_has_the_documented_form(self, client: Caller, server: Server, examples: dict[str, Any]) -> None:
        server.script = [reply(201, examples["Scan"]), reply(200, {"data": []})]
        client.create_scan("bücher.example", "quick", metadata={"commit": "4f2"}, options={"start_path": "/shop"})
        after = datetime(2026, 1, 2, 4, tzinfo=timezone(timedelta(hours=1)))
        client.list_scans(target="a b&c", created_after=after, limit=5)
        created, listed = server.received
        assert (created.method, created.path) == ("POST", "/v1/scans")
        assert json.loads(created.body) == {
            "target": "bücher.example",
            "scan_type": "quick",
            "metadata": {"commit": "4f2"},
            "options": {"start_path": "/shop"},
        }
        assert created.headers["authorization"] == f"Bearer {API_KEY}"
        assert created.headers["content-type"] == "application/json"
        assert created.headers["accept-encoding"] == "identity"
        assert created.headers["user-agent"].startswith("scan-gate-python/")
        assert listed.path == "/v1/scans?target=a+b%26c&created_after=2026-01-02T03%3A00%3A00.000Z&limit=5"
        assert listed.body == b""

    def test_an_id_stays_one_path_segment(self, client: Caller, server: Server) -> None:
        server.script = [error(404, "not_found")]
        with pytest.raises(APIError):
            client.get_scan("../usage?x=1#y")
        assert server.received[0].path == "/v1/scans/..%2Fusage%3Fx%3D1%23y"
        for wrong in ("", ".", ".."):
            with pytest.raises(ConfigurationError):
                client.get_scan(wrong)

    def test_a_prefix_of_the_base_url_is_kept(self, kind: str, server: Server, examples: dict[str, Any]) -> None:
        server.script = [reply(200, examples["Usage"])]
        client = Caller(kind, f"{server.url}/scanner/v1/")
        client.get_usage()
        client.shut_down()
        assert server.received[0].path == "/scanner/v1/usage"

    def test_a_client_of_the_caller_adds_nothing_and_stays_open(
        self, server: Server, other_origin: Server, examples: dict[str, Any]
    ) -> None:
        with httpx.Client(headers={"x-own": "1", "authorization": "Bearer other"}, auth=("user", "pass")) as own:
            own.cookies.set("session", "s", domain="127.0.0.1")
            with ScanGate(server.url, API_KEY, http_client=own) as client:
                server.script = [reply(302, headers={"location": f"{other_origin.url}/r.pdf"})]
                other_origin.script = [reply(200, b"%PDF-1.7")]
                client.get_report_pdf("scn_1")
            assert not own.is_closed
        assert server.received[0].headers["authorization"] == f"Bearer {API_KEY}"
        assert not {"x-own", "authorization", "cookie"} & set(other_origin.received[0].headers)


class TestResponses:
    def test_unknown_values_and_members_are_kept(
        self, client: Caller, server: Server, examples: dict[str, Any]
    ) -> None:
        server.script = [reply(200, scan(examples, status="paused", region="eu"))]
        found = client.get_scan("scn_1")
        assert found.status == "paused"
        assert found.raw["region"] == "eu"
        assert found.created_at.tzinfo is timezone.utc

    @pytest.mark.parametrize(
        ("change", "message"),
        [
            ({"id": 1}, "id: expected a string, received int"),
            ({"created_at": "yesterday"}, "created_at: expected a timestamp"),
            ({"tokens_charged": True}, "tokens_charged: expected an integer"),
            ({"metadata": {"a": 1}}, "metadata.a: expected a string"),
        ],
    )
    def test_a_response_of_another_form_is_an_error(
        self, client: Caller, server: Server, examples: dict[str, Any], change: dict[str, object], message: str
    ) -> None:
        server.script = [reply(200, scan(examples, **change))]
        with pytest.raises(ResponseError, match=re.escape(message)) as caught:
            client.get_scan("scn_1")
        assert caught.value.code == "response_malformed"
        assert len(server.received) == 1

    def test_a_response_that_is_not_json_is_named(self, client: Caller, server: Server) -> None:
        server.script = [reply(200, b"<html>Log in</html>")] * 5
        with pytest.raises(ResponseError, match="an HTML page") as caught:
            client.get_usage()
        assert caught.value.code == "response_not_json"

    def test_the_size_of_a_response_is_limited(
        self, client: Caller, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(_request, "MAX_JSON_BYTES", 1_000)
        server.script = [reply(200, b"[" + b" " * 1_000 + b"]")]
        with pytest.raises(ResponseError) as caught:
            client.get_usage()
        assert caught.value.code == "response_too_large"
        assert len(server.received) == 1

    def test_a_secret_is_not_in_the_representation(self, examples: dict[str, Any]) -> None:
        webhook = models.WebhookWithSecret.from_json(examples["WebhookWithSecret"])
        assert webhook.secret == examples["WebhookWithSecret"]["secret"]
        assert webhook.secret not in repr(webhook)


class TestPages:
    def test_iterators_follow_the_cursors(self, client: Caller, server: Server, examples: dict[str, Any]) -> None:
        first, second, third = (scan(examples, id=f"scn_{number:08}") for number in range(3))
        server.script = [
            reply(200, {"data": [first, second], "next_cursor": "c/1"}),
            reset,
            reply(200, {"data": [], "next_cursor": "c2"}),
            reply(200, {"data": [third]}),
        ]
        assert [found.id for found in client.iterate_scans(status="queued", limit=2)] == [
            first["id"],
            second["id"],
            third["id"],
        ]
        assert [request.path for request in server.received] == [
            "/v1/scans?status=queued&limit=2",
            "/v1/scans?status=queued&limit=2&cursor=c%2F1",
            "/v1/scans?status=queued&limit=2&cursor=c%2F1",
            "/v1/scans?status=queued&limit=2&cursor=c2",
        ]

    def test_a_list_that_does_not_end_is_an_error(self, client: Caller, server: Server) -> None:
        server.script = [reply(200, {"data": [], "next_cursor": cursor}) for cursor in ("a", "b", "a")]
        with pytest.raises(ResponseError) as caught:
            client.iterate_targets()
        assert caught.value.code == "pagination_loop"

    def test_severities_are_joined(self, client: Caller, server: Server) -> None:
        server.script = [reply(200, {"data": []})] * 2
        client.list_findings("scn_1", severity=["critical", "high"])
        client.list_findings("scn_1", severity="low")
        assert [request.path.partition("?")[2] for request in server.received] == [
            "severity=critical%2Chigh",
            "severity=low",
        ]


class TestWait:
    def test_polls_less_and_less_often_until_the_scan_is_final(
        self, client: Caller, server: Server, clock: Clock, examples: dict[str, Any]
    ) -> None:
        running = scan(examples, status="running", finished_at=None)
        server.script = [reply(200, running)] * 9 + [reply(200, scan(examples, status="failed"))]
        assert client.wait(models.Scan.from_json(running)).status == "failed"
        assert clock.slept[:3] == [1.0, 1.5, 2.25]
        assert clock.slept[-2:] == [10.0, 10.0]

    def test_transient_errors_are_retried_within_the_timeout(
        self, client: Caller, server: Server, examples: dict[str, Any]
    ) -> None:
        server.script = [error(503, "unavailable")] * 12 + [reset, reply(200, scan(examples, status="succeeded"))]
        assert client.wait("scn_1").status == "succeeded"

    def test_a_refusal_ends_the_wait(self, client: Caller, server: Server) -> None:
        server.script = [error(404, "not_found")]
        with pytest.raises(APIError, match="not_found"):
            client.wait("scn_1")

    def test_the_timeout_is_honoured(
        self, client: Caller, server: Server, clock: Clock, examples: dict[str, Any]
    ) -> None:
        server.script = [reply(200, scan(examples, status="running", finished_at=None))] * 50
        with pytest.raises(WaitTimeoutError) as caught:
            client.wait("scn_1", timeout=60)
        assert caught.value.scan is not None
        assert caught.value.scan.status == "running"
        assert sum(clock.slept) == pytest.approx(59)

    def test_a_wait_without_a_successful_poll_names_the_last_failure(self, client: Caller, server: Server) -> None:
        server.script = [error(503, "unavailable")] * 99
        with pytest.raises(WaitTimeoutError, match="no poll succeeded") as caught:
            client.wait("scn_1", timeout=30)
        assert caught.value.scan is None
        assert isinstance(caught.value.__cause__, APIError)

    def test_any_status_other_than_queued_and_running_is_final(
        self, client: Caller, server: Server, examples: dict[str, Any]
    ) -> None:
        server.script = [reply(200, scan(examples, status="expired", finished_at=None))]
        assert client.wait("scn_1").status == "expired"


class TestErrors:
    def test_an_error_has_everything_that_the_service_said(self, client: Caller, server: Server) -> None:
        details = [{"param": "scans[3].target", "code": "validation_error", "message": "No host."}]
        server.script = [
            error(422, "validation_error", {"x-request-id": "req_header"}, param="target", details=details)
        ]
        with pytest.raises(APIError) as caught:
            client.create_scan("", "quick")
        found = caught.value
        assert (found.code, found.status, found.request_id, found.param) == (
            "validation_error",
            422,
            "req_header",
            "target",
        )
        assert found.details[0].param == "scans[3].target"
        expected = "POST /v1/scans: This is validation_error. (422 validation_error, request req_header)"
        assert str(found) == expected
        for copied in (pickle.loads(pickle.dumps(found)), copy.copy(found)):  # noqa: S301 - our own bytes
            assert (str(copied), copied.status, copied.details) == (expected, 422, found.details)

    @pytest.mark.parametrize(
        ("status", "kind_of_error"),
        [
            (400, BadRequestError),
            (401, AuthenticationError),
            (402, PaymentRequiredError),
            (403, PermissionDeniedError),
            (404, NotFoundError),
            (409, ConflictError),
            (418, APIError),
            (422, UnprocessableEntityError),
            (429, RateLimitError),
            (500, InternalServerError),
            (503, ServiceUnavailableError),
            (599, InternalServerError),
        ],
    )
    def test_an_error_has_the_class_of_its_status(
        self, client: Caller, server: Server, status: int, kind_of_error: type[APIError]
    ) -> None:
        server.script = [error(status, "some_code", {"retry-after": "7"})] * 5
        with pytest.raises(APIError) as caught:
            client.get_usage()
        assert type(caught.value) is kind_of_error
        assert caught.value.retry_after == 7
        assert issubclass(ServiceUnavailableError, InternalServerError)

    def test_a_rolled_back_bulk_has_its_results(self, client: Caller, server: Server, examples: dict[str, Any]) -> None:
        server.script = [reply(422, examples["BulkScanRefusal"])]
        with pytest.raises(APIError) as caught:
            client.create_scans_bulk([{"target": "example.com", "scan_type": "quick"}], fail_fast=True)
        refusal = models.BulkScanRefusal.from_json(caught.value.body)
        assert caught.value.code == "bulk_rolled_back"
        assert refusal.summary is not None

    @pytest.mark.parametrize("body", [b"", b"Not found", b"[]", b'{"error": "no"}', b"\xff", b'{"error": {"code": 7}}'])
    def test_an_error_of_another_server_has_its_status(self, client: Caller, server: Server, body: bytes) -> None:
        server.script = [reply(404, body, {"content-type": "text/html"})]
        with pytest.raises(APIError) as caught:
            client.get_usage()
        assert (caught.value.code, caught.value.status) == ("http_404", 404)

    def test_the_api_key_is_nowhere_to_be_seen(
        self, client: Caller, server: Server, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.DEBUG)
        echoed = f"Wrong key {API_KEY}\r\n\x1b[31m" + "x" * 9_000
        server.script = [reply(401, {"error": {"code": API_KEY, "message": echoed, "x": API_KEY}}), *[reset] * 5]
        for _ in range(2):
            with pytest.raises(ScanGateError) as caught:
                client.get_usage()
            assert caught.value.__cause__ is None
            assert caught.value.__context__ is None
            assert API_KEY not in f"{caught.value!s}{caught.value!r}{caught.value.__dict__}"
            assert re.search(r"[\x00-\x1f]", str(caught.value)) is None
            assert len(str(caught.value)) < 1_000
        assert API_KEY not in f"{client.client!r}{client.client._settings!r}{caplog.text}"


class TestRedirects:
    def test_a_pdf_comes_from_object_storage_without_the_key(
        self, client: Caller, server: Server, other_origin: Server, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.INFO)
        location = f"{other_origin.url.replace('//', '//user:pass@')}/reports/scn%201.pdf?X-Signature=s3cr3t%2F&a=b"
        server.script = [reply(302, headers={"location": location})]
        other_origin.script = [reply(200, b"%PDF-1.7 report", {"content-type": "application/pdf"})]
        assert client.get_report_pdf("scn_1") == b"%PDF-1.7 report"
        assert other_origin.received[0].path == "/reports/scn%201.pdf?X-Signature=s3cr3t%2F&a=b"
        assert "authorization" not in other_origin.received[0].headers
        assert "s3cr3t" not in caplog.text

    def test_a_broken_download_begins_again_at_the_service(
        self, client: Caller, server: Server, other_origin: Server
    ) -> None:
        server.script = [reply(302, headers={"location": f"{other_origin.url}/{number}"}) for number in (1, 2)]
        other_origin.script = [reply(200, b"%PDF-1.7 report", cut=3), reply(200, b"%PDF-1.7 report")]
        assert client.get_report_pdf("scn_1") == b"%PDF-1.7 report"
        assert [request.path for request in other_origin.received] == ["/1", "/2"]

    def test_a_redirect_within_the_service_keeps_the_key(
        self, client: Caller, server: Server, examples: dict[str, Any]
    ) -> None:
        server.script = [reply(308, headers={"location": "/api/v1/usage?a=b"}), reply(200, examples["Usage"])]
        client.get_usage()
        assert server.received[1].path == "/api/v1/usage?a=b"
        assert server.received[1].headers["authorization"] == f"Bearer {API_KEY}"

    @pytest.mark.parametrize(
        ("method", "location"),
        [
            ("get_usage", "http://127.0.0.1:1/login"),
            ("get_report_pdf", "ftp://127.0.0.1/r.pdf"),
            ("get_report_pdf", "https://"),
            ("get_report_pdf", None),
        ],
    )
    def test_other_redirects_are_refused(self, kind: str, server: Server, method: str, location: str | None) -> None:
        server.script = [reply(302, headers={} if location is None else {"location": location})]
        client = Caller(kind, server.url)
        arguments = ["scn_1"] if method == "get_report_pdf" else []
        with pytest.raises(ResponseError) as caught:
            getattr(client, method)(*arguments)
        client.shut_down()
        assert caught.value.code == "redirect_refused"

    def test_a_creating_call_is_not_redirected(self, client: Caller, server: Server) -> None:
        server.script = [reply(307, headers={"location": "/v2/scans"})]
        with pytest.raises(ResponseError, match="only a GET may be"):
            client.create_scan("example.com", "quick")

    def test_redirects_end(self, client: Caller, server: Server) -> None:
        server.script = [reply(302, headers={"location": "/v1/usage"})] * 9
        with pytest.raises(ResponseError, match="more than 5 times"):
            client.get_usage()
        assert len(server.received) == 6


class TestConfiguration:
    @pytest.mark.parametrize(
        "base_url",
        [
            "",
            "scan.example.com",
            "ftp://scan.example.com",
            "http://scan.example.com",
            "http://10.0.0.1",
            "http://localhost.example.com",
            "https://user:pass@scan.example.com",
            "https://scan.example.com/?a=b",
            "https://scan.example.com/#a",
            "https://",
            "https://[::1",
        ],
    )
    def test_a_base_url_that_is_unsafe_or_unusable_is_refused(self, base_url: str) -> None:
        with pytest.raises(ConfigurationError) as caught:
            ScanGate(base_url, API_KEY)
        assert "pass@" not in str(caught.value)

    @pytest.mark.parametrize(
        "host", ["localhost", "127.0.0.1", "127.8.9.10", "[::1]", "app.localhost", "[::ffff:127.0.0.1]"]
    )
    def test_plain_http_is_for_loopback_and_goes_past_proxies(self, host: str) -> None:
        with ScanGate(f"http://{host}:8080", API_KEY) as client:
            assert client._settings.trust_env is False

    def test_plain_http_to_another_host_needs_a_flag(self) -> None:
        with ScanGate("http://scan.example.com", API_KEY, allow_insecure=True) as client:
            assert client._settings.trust_env is True

    @pytest.mark.parametrize("api_key", ["", " ", "a b", "a\nb", "ключ", "k" * 8_193])
    def test_a_key_that_is_no_header_value_is_refused(self, api_key: str) -> None:
        with pytest.raises(ConfigurationError):
            ScanGate("https://scan.example.com", api_key)

    @pytest.mark.parametrize("client", [ScanGate, AsyncScanGate])
    def test_url_and_key_come_from_the_environment_unless_they_are_given(
        self, client: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("SCAN_GATE_API_URL", "https://from.example.com/scans/v1\n")
        monkeypatch.setenv("SCAN_GATE_API_KEY", f"{API_KEY}\n")
        found = client()._settings
        assert (str(found.base), found.api_key) == ("https://from.example.com/scans", API_KEY)
        given = client("https://given.example.com", "svc_test_given")._settings
        assert (str(given.base), given.api_key) == ("https://given.example.com/", "svc_test_given")
        with pytest.raises(ConfigurationError, match="api_key"):
            client(api_key="")

    @pytest.mark.parametrize("client", [ScanGate, AsyncScanGate])
    @pytest.mark.parametrize("value", [None, "", " "])
    def test_what_is_missing_is_named_with_its_variable(
        self, client: Any, value: str | None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for name in ("SCAN_GATE_API_URL", "SCAN_GATE_API_KEY"):
            monkeypatch.delenv(name, raising=False)
            if value is not None:
                monkeypatch.setenv(name, value)
        with pytest.raises(ConfigurationError, match="SCAN_GATE_API_URL"):
            client(api_key=API_KEY)
        with pytest.raises(ConfigurationError, match="SCAN_GATE_API_KEY"):
            client("https://scan.example.com")

    @pytest.mark.parametrize("options", [{"timeout": 0}, {"timeout": float("nan")}, {"max_retries": -1}])
    def test_limits_make_sense(self, options: dict[str, Any]) -> None:
        with pytest.raises(ConfigurationError):
            ScanGate("https://scan.example.com", API_KEY, **options)

    def test_arguments_are_checked_before_anything_is_sent(self, client: Caller, server: Server) -> None:
        for key in ("", " a", "a ", "ü", "a\n", "k" * 256):
            with pytest.raises(ConfigurationError):
                client.create_target("example.com", idempotency_key=key)
        with pytest.raises(ConfigurationError):
            client.list_scans(created_after=datetime(2026, 1, 1))
        with pytest.raises(ConfigurationError):
            client.get_usage(timeout=-1)
        assert server.received == []
