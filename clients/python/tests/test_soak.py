"""Creates targets and scans through a proxy that breaks a third of the exchanges, then compares with the service.

Off unless SCAN_GATE_SOAK_SECONDS says how long; SCAN_GATE_SOAK_SEED chooses the faults.
"""

from __future__ import annotations

import asyncio
import os
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from walk_service import program, walk_service

from scan_gate import APIError, AsyncScanGate, ScanGate

SECONDS = float(os.environ.get("SCAN_GATE_SOAK_SECONDS", "0"))
SEED = os.environ.get("SCAN_GATE_SOAK_SEED", "1")
WORKERS = 4

pytestmark = pytest.mark.skipif(SECONDS <= 0, reason="SCAN_GATE_SOAK_SECONDS is not set")


@pytest.fixture(scope="module")
def service() -> Iterator[dict[str, Any]]:
    with walk_service() as service:
        yield service


class Soak:
    """What the workers created, as the client reported it."""

    def __init__(self, client: ScanGate | AsyncScanGate, site: str) -> None:
        self._client = client
        self._site = site
        self.run = uuid.uuid4().hex[:12]
        self.scans: dict[str, str] = {}
        self.targets: dict[str, str] = {}
        self.deleted: set[str] = set()
        self.calls = 0
        self._has_tokens = True

    async def work(self, worker: int, until: float) -> None:
        number = 0
        while time.monotonic() < until:
            number += 1
            name = f"{self.run}-{worker}-{number}"
            await self._target(f"{name}.example.com", is_deleted=number % 2 == 0)
            if self._has_tokens:
                await self._scan(name)
                if number % 5 == 0:
                    await self._bulk(name)
            if number % 5 == 0:
                assert len((await self._call("list_targets", limit=2)).data) == 2

    async def _target(self, hostname: str, *, is_deleted: bool) -> None:
        target = await self._call("create_target", hostname)
        self.targets[hostname] = target.id
        if is_deleted:
            await self._call("delete_target", target.id)
            self.deleted.add(hostname)

    async def _scan(self, name: str) -> None:
        try:
            scan = await self._call("create_scan", self._site, "quick", metadata={"soak": name})
        except APIError as error:
            if error.code != "insufficient_tokens":
                raise
            self._has_tokens = False  # A long soak uses up the balance and goes on with targets.
            return
        self.scans[name] = scan.id
        await self._cancelled(scan.id)

    async def _bulk(self, name: str) -> None:
        names = [f"{name}-{entry}" for entry in range(3)]
        entries = [{"target": self._site, "scan_type": "quick", "metadata": {"soak": name}} for name in names]
        bulk = await self._call("create_scans_bulk", entries)
        for name, result in zip(names, bulk.results, strict=True):
            if result.scan is None:
                assert result.error.code == "insufficient_tokens"
                self._has_tokens = False
            else:
                self.scans[name] = result.scan.id
                await self._cancelled(result.scan.id)

    async def _cancelled(self, scan_id: str) -> None:
        """Keeps the queue short; a scan that is final already is as good."""
        try:
            await self._call("cancel_scan", scan_id)
        except APIError as error:
            if error.code != "invalid_state":
                raise

    async def _call(self, name: str, *arguments: Any, **options: Any) -> Any:
        self.calls += 1
        method: Callable[..., Any] = getattr(self._client, name)
        if isinstance(self._client, ScanGate):
            return await asyncio.to_thread(method, *arguments, **options)
        return await method(*arguments, **options)


async def soak(kind: str, url: str, service: dict[str, Any], seconds: float) -> Soak:
    until = time.monotonic() + seconds
    if kind == "sync":
        with ScanGate(url, service["api_key"], max_retries=12) as client:
            made = Soak(client, service["site"])
            await asyncio.gather(*(made.work(worker, until) for worker in range(WORKERS)))
            return made
    async with AsyncScanGate(url, service["api_key"], max_retries=12) as client:
        made = Soak(client, service["site"])
        await asyncio.gather(*(made.work(worker, until) for worker in range(WORKERS)))
        return made


def test_nothing_is_lost_and_nothing_is_created_twice(kind: str, service: dict[str, Any]) -> None:
    with program("fault-proxy.ts", "--target", service["base_url"], "--seed", SEED) as proxy:
        made = asyncio.run(soak(kind, proxy["url"], service, SECONDS / 2))
    with ScanGate(service["base_url"], service["api_key"]) as direct:
        names = [(scan.metadata.get("soak", ""), scan.id) for scan in direct.iterate_scans(limit=100)]
        targets = [(target.hostname, target.id) for target in direct.iterate_targets(limit=100)]
    scans = [(name, scan_id) for name, scan_id in names if name.startswith(made.run)]
    present = [(hostname, target_id) for hostname, target_id in targets if hostname.startswith(made.run)]
    print(f"{kind}: {proxy['requests']} requests, faults {proxy['faults']}")
    print(
        f"{kind}: {made.calls} calls, {len(made.scans)} scans, {len(made.targets)} targets, {len(made.deleted)} deleted"
    )
    assert sum(proxy["faults"].values()) > made.calls / 10
    assert Counter(scans) == Counter(made.scans.items())
    assert Counter(present) == Counter(item for item in made.targets.items() if item[0] not in made.deleted)
    assert len(made.scans) >= WORKERS
