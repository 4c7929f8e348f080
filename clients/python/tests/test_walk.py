"""The workflow of clients/walk.json, against the real service."""

from __future__ import annotations

import base64
import json
import re
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from conftest import ROOT, Caller
from walk_service import walk_service

from scan_gate import APIError, webhooks

WALK = ROOT / "clients/walk.json"


@pytest.fixture
def service() -> Iterator[dict[str, Any]]:
    with walk_service() as service:
        yield service


class Walk:
    def __init__(self, kind: str, service: dict[str, Any]) -> None:
        self.kind = kind
        self.service = service
        self.values: dict[str, Any] = {**service, "run": str(uuid.uuid4())}
        self.client = Caller(kind, service["base_url"], service["api_key"])

    def step(self, step: dict[str, Any]) -> None:
        if "error" in step:
            with pytest.raises(APIError) as caught:
                self.carry_out(step)
            assert {"code": caught.value.code, "status": caught.value.status} == step["error"]
            assert caught.value.request_id
            return
        result = document_of(self.carry_out(step))
        for pointer, operator, *value in step.get("expect", []):
            expect(at(result, pointer), operator, self.filled(value[0]) if value else None)
        if "save" in step:
            self.values[step["save"]] = result

    def carry_out(self, step: dict[str, Any]) -> Any:
        match step.get("do"):
            case "publish":
                url = f"{self.service['control']}/proof"
                assert httpx.put(url, content=self.filled(step["token"]), trust_env=False).status_code == 204
                return None
            case "wait":
                return self.client.wait(self.filled(step["scan"]), timeout=120)
            case "deliveries":
                return self.verify_deliveries(self.filled(step["secret"]), step["count"], step["types"])
            case "iterate":
                return self.call(step, "iterate_" + snake(step["call"]).removeprefix("list_"))
            case _:
                return self.call(step, snake(step["call"]))

    def call(self, step: dict[str, Any], method: str) -> Any:
        arguments = {**self.filled(step.get("body", {})), **self.filled(step.get("query", {}))}
        if "idempotency_key" in step:
            arguments["idempotency_key"] = self.filled(step["idempotency_key"])
        path = list(self.filled(step.get("path", {})).values())
        if "api_key" not in step:
            return getattr(self.client, method)(*path, **arguments)
        other = Caller(self.kind, self.service["base_url"], step["api_key"])
        try:
            return getattr(other, method)(*path, **arguments)
        finally:
            other.shut_down()

    def verify_deliveries(self, secret: str, count: int, types: dict[str, int]) -> None:
        url = f"{self.service['control']}/deliveries?count={count}"
        deliveries = httpx.get(url, timeout=90, trust_env=False).json()
        payloads = [(base64.b64decode(delivery["body_base64"]), delivery["header"]) for delivery in deliveries]
        assert Counter(webhooks.verify(payload, header, secret).type for payload, header in payloads) == types
        for payload, header in payloads:
            with pytest.raises(webhooks.InvalidSignature):
                webhooks.verify(payload + b" ", header, secret)

    def filled(self, value: Any) -> Any:
        """Replace `${name.member}` in every text of a JSON value."""
        if isinstance(value, dict):
            return {name: self.filled(member) for name, member in value.items()}
        if isinstance(value, list):
            return [self.filled(item) for item in value]
        if isinstance(value, str):
            return re.sub(r"\$\{([^}]+)\}", lambda found: str(at(self.values, found[1].replace(".", "/"))), value)
        return value


def snake(operation: str) -> str:
    return re.sub(r"(?=[A-Z])", "_", operation).lower()


def document_of(result: Any) -> Any:
    if isinstance(result, bytes):
        return result.decode("latin-1")
    if isinstance(result, list):
        return [item.raw for item in result]
    return getattr(result, "raw", None)


def at(value: Any, pointer: str) -> Any:
    for name in pointer.strip("/").split("/") if pointer else []:
        value = value[int(name)] if isinstance(value, list) else value[name]
    return value


def expect(found: Any, operator: str, value: Any) -> None:
    checks: dict[str, Callable[[], bool]] = {
        "equals": lambda: found == value,
        "prefix": lambda: str(found).startswith(str(value)),
        "at_least": lambda: (len(found) if isinstance(found, list) else found) >= value,
        "length": lambda: len(found) == value,
        "contains": lambda: value in found,
        "present": lambda: found is not None,
    }
    assert checks[operator](), f"{found!r} {operator} {value!r}"


@pytest.mark.skipif(not WALK.exists(), reason="clients/walk.json is not here: the tests run outside the repository")
def test_walk(kind: str, service: dict[str, Any]) -> None:
    walk = Walk(kind, service)
    for step in json.loads(WALK.read_text("utf-8"))["steps"]:
        try:
            walk.step(step)
        except BaseException as error:
            raise AssertionError(f"step {step['id']!r} failed") from error
    walk.client.shut_down()
