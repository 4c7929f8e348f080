from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server import Server

from scan_gate import AsyncScanGate, ScanGate

ROOT = Path(__file__).resolve().parents[3]
API_KEY = "svc_test_abcdefghijklmnopqrstuvwxyz"


class Clock:
    """Time that passes only while a client sleeps, or when a test says so."""

    def __init__(self) -> None:
        self.seconds = 1_000.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.seconds

    def advance(self, seconds: float) -> None:
        self.seconds += seconds

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.advance(seconds)

    async def sleep_async(self, seconds: float) -> None:
        self.sleep(seconds)


class Caller:
    """Calls the methods of either client in the same way, so that one test covers both."""

    def __init__(
        self, kind: str, base_url: str, api_key: str = API_KEY, clock: Clock | None = None, **options: Any
    ) -> None:
        self.kind = kind
        self._loop = asyncio.new_event_loop()
        self.client: Any = (ScanGate if kind == "sync" else AsyncScanGate)(base_url, api_key, **options)
        if clock is not None:
            # Jitter is the middle of its range.
            self.client._settings = replace(self.client._settings, clock=clock, now=clock, random=lambda: 0.5)
            self.client._sleep = clock.sleep if kind == "sync" else clock.sleep_async

    def __getattr__(self, name: str) -> Any:
        def method(*args: Any, **kwargs: Any) -> Any:
            result = getattr(self.client, name)(*args, **kwargs)
            if name.startswith("iterate_"):
                return list(result) if self.kind == "sync" else self._loop.run_until_complete(_listed(result))
            return result if self.kind == "sync" else self._loop.run_until_complete(result)

        return method

    def shut_down(self) -> None:
        if self.kind == "sync":
            self.client.close()
        else:
            self._loop.run_until_complete(self.client.aclose())
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()


async def _listed(items: Any) -> list[Any]:
    return [item async for item in items]


@pytest.fixture
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()


@pytest.fixture
def other_origin() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["sync", "async"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def client(kind: str, server: Server, clock: Clock) -> Iterator[Caller]:
    """A client of either kind."""
    caller = Caller(kind, server.url, clock=clock)
    yield caller
    caller.shut_down()


@pytest.fixture(scope="session")
def openapi() -> Any:
    path = ROOT / "docs/openapi.json"
    if not path.exists():
        pytest.skip("docs/openapi.json is not here: the tests run outside the repository")
    return json.loads(path.read_text("utf-8"))


@pytest.fixture(scope="session")
def examples(openapi: Any) -> dict[str, Any]:
    """The examples of docs/openapi.json by schema."""
    return {
        name: schema["examples"][0] for name, schema in openapi["components"]["schemas"].items() if "examples" in schema
    }
