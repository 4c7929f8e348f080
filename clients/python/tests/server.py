"""A real HTTP server on loopback whose responses a test scripts in advance."""

from __future__ import annotations

import contextlib
import json
import socket
import struct
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Received:
    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: Server

    def handle_any(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.received.append(Received(self.command, self.path, headers, body))
        step = self.server.script.pop(0) if self.server.script else reply(500, {"error": {"code": "script_is_over"}})
        with contextlib.suppress(ConnectionError):
            step(self)

    do_GET = do_POST = do_PATCH = do_DELETE = handle_any  # noqa: N815 - names of the base class

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name of the base class
        pass

    def end_connection(self, *, reset: bool) -> None:
        self.close_connection = True
        if reset:
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.connection.close()


Step: TypeAlias = Callable[[Handler], None]


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.received: list[Received] = []
        self.script: list[Step] = []
        self._thread = threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request: object, client_address: object) -> None:
        pass  # A step that resets the connection leaves a socket that cannot be shut down.

    def stop(self) -> None:
        self.shutdown()
        self._thread.join()
        self.server_close()


def reply(status: int, body: Any = None, headers: Mapping[str, str] | None = None, cut: int = 0) -> Step:
    """Respond; the last `cut` bytes of the body are left out, and the connection closes instead."""

    def step(handler: Handler) -> None:
        content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        handler.send_response(status)
        for name, value in {"content-type": "application/json", **(headers or {})}.items():
            handler.send_header(name, value)
        if status != 204:
            handler.send_header("content-length", str(len(content)))
        handler.end_headers()
        handler.wfile.write(content[: len(content) - cut])
        if cut:
            handler.end_connection(reset=False)

    return step


def error(status: int, code: str, headers: Mapping[str, str] | None = None, **more: object) -> Step:
    body = {"code": code, "message": f"This is {code}.", "request_id": "req_1", "doc_url": "https://x.test", **more}
    return reply(status, {"error": body}, headers)


def reset(handler: Handler) -> None:
    handler.end_connection(reset=True)


def close(handler: Handler) -> None:
    handler.end_connection(reset=False)


def hang_until(event: threading.Event) -> Step:
    def step(handler: Handler) -> None:
        event.wait(10)
        handler.end_connection(reset=False)

    return step


def in_chunks(*parts: bytes | Callable[[], object]) -> Step:
    """Send the parts one by one; a part that is a function is called in between."""

    def step(handler: Handler) -> None:
        handler.send_response(200)
        handler.send_header("transfer-encoding", "chunked")
        handler.end_headers()
        for part in parts:
            if callable(part):
                part()
            else:
                handler.wfile.write(b"%x\r\n%s\r\n" % (len(part), part))
                handler.wfile.flush()
        handler.wfile.write(b"0\r\n\r\n")

    return step
