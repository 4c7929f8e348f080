"""The programs of the repository that the walk and the soak run against."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import ROOT


@contextlib.contextmanager
def program(name: str, *arguments: str) -> Iterator[dict[str, Any]]:
    """Run a script of scripts/clients until the block ends. It prints a line of JSON when it is ready.

    What it prints at its end is added to the dictionary after the block.
    """
    node = ROOT / "node_modules/.bin/node"
    executable = str(node) if node.exists() else shutil.which("node")
    script = ROOT / "scripts/clients" / name
    if executable is None or not script.exists():
        pytest.skip("needs Node and the repository")
    command = [executable, str(script), *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - our own program
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert line, f"{name} ended with {process.wait()}"
            started = json.loads(line)
            yield started
        finally:
            process.stdin.close()
            last = process.stdout.read()
        started.update(json.loads(last or "{}"))


@contextlib.contextmanager
def walk_service() -> Iterator[dict[str, Any]]:
    """The service, a site and a receiver: those of the environment, or new ones."""
    given = os.environ.get("SCAN_GATE_WALK")
    if given:
        yield json.loads(given)
        return
    with program("walk-service.ts") as service:
        yield service
