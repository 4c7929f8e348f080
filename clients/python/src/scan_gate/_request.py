"""What an operation asks of the service, without any transport."""

from __future__ import annotations

import json
import re
import uuid
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from typing import Generic, Literal, TypeAlias, TypeVar
from urllib.parse import quote, urlencode

from scan_gate._model import NO_RESPONSE, ResponseInfo
from scan_gate._parse import Parser, document, members, optional, required, text, tuple_of
from scan_gate.errors import ConfigurationError

T = TypeVar("T")
Method: TypeAlias = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]

MAX_JSON_BYTES = 64 * 1024 * 1024
MAX_PDF_BYTES = 256 * 1024 * 1024
_IDEMPOTENCY_KEY = re.compile(r"[!-~]([ -~]{0,253}[!-~])?")


class UndecodableError(ValueError):
    """The body of a successful response is not in the requested format: it was cut off, or a proxy sent it."""


@dataclass(frozen=True)
class Page(Generic[T]):
    """One page of a list."""

    data: tuple[T, ...]
    next_cursor: str | None
    """Pass it as `cursor` for the next page; None on the last one."""
    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    last_response: ResponseInfo = field(default=NO_RESPONSE, init=False, repr=False, compare=False)
    """Status, headers and request id."""


class PdfReport(bytes):
    """The bytes of a PDF."""

    last_response: ResponseInfo = NO_RESPONSE
    """Status, headers and request id."""


@dataclass(frozen=True)
class Format(ABC, Generic[T]):
    """How the body of a successful response is read."""

    accept: str
    max_bytes: int

    @abstractmethod
    def read(self, body: bytes, name: str) -> T:
        """Raises UndecodableError when the format is wrong, ValueError when the content is."""


@dataclass(frozen=True)
class Json(Format[T]):
    parse: Parser[T]

    def read(self, body: bytes, name: str) -> T:
        try:
            value = document(body)
        except ValueError:
            what = (
                "an empty body" if not body.strip() else "an HTML page" if _is_html(body) else "a body that is not JSON"
            )
            raise UndecodableError(f"the service sent {what}") from None
        return self.parse(value, name)


class Pdf(Format[PdfReport]):
    def read(self, body: bytes, name: str) -> PdfReport:
        if b"%PDF-" not in body[:1024]:
            raise UndecodableError("the service sent a body that is not a PDF")
        return PdfReport(body)


class Nothing(Format[None]):
    def read(self, body: bytes, name: str) -> None:
        return None


@dataclass(frozen=True)
class Request(Generic[T]):
    method: Method
    path: str
    format: Format[T]
    query: Mapping[str, str] = field(default_factory=dict)
    body: Mapping[str, object] | None = None
    idempotency_key: str | None = None
    timeout: float | None = None
    crosses_origins: bool = False
    """Redirects to another origin are followed, without the API key."""
    is_open: bool = False
    """Sent without the API key."""

    def __post_init__(self) -> None:
        if self.timeout is not None and not 0 < self.timeout < float("inf"):
            raise ConfigurationError("timeout must be a positive number of seconds.")

    @property
    def label(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def target(self) -> str:
        return f"{self.path}?{urlencode(self.query)}" if self.query else self.path

    def content(self) -> bytes | None:
        if self.body is None:
            return None
        return json.dumps(self.body, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()

    def with_cursor(self, cursor: str) -> Request[T]:
        return replace(self, query={**self.query, "cursor": cursor})


def get(
    path: str, parse: Parser[T], timeout: float | None, query: Mapping[str, object | None] | None = None
) -> Request[T]:
    texts = {name: _query_text(value) for name, value in (query or {}).items() if value is not None}
    return Request("GET", path, Json("application/json", MAX_JSON_BYTES, parse), query=texts, timeout=timeout)


def get_page(path: str, item: Parser[T], timeout: float | None, query: Mapping[str, object | None]) -> Request[Page[T]]:
    def parse(value: object, name: str) -> Page[T]:
        data = members(value, name)
        return Page(
            required(data, name, "data", tuple_of(item)),
            optional(data, name, "next_cursor", text) or None,
            data,
        )

    return get(path, parse, timeout, query)


def get_pdf(path: str, timeout: float | None) -> Request[PdfReport]:
    return Request("GET", path, Pdf("application/pdf", MAX_PDF_BYTES), timeout=timeout, crosses_origins=True)


def post(
    path: str,
    parse: Parser[T],
    idempotency_key: str | None,
    timeout: float | None,
    body: Mapping[str, object | None] | None = None,
) -> Request[T]:
    if idempotency_key is not None and not _IDEMPOTENCY_KEY.fullmatch(idempotency_key):
        raise ConfigurationError("The idempotency key must be 1 to 255 visible ASCII characters.")
    key = str(uuid.uuid4()) if idempotency_key is None else idempotency_key
    accepted = Json("application/json", MAX_JSON_BYTES, parse)
    return Request("POST", path, accepted, body=_without_none(body), idempotency_key=key, timeout=timeout)


def post_open(path: str, parse: Parser[T], timeout: float | None, body: Mapping[str, object]) -> Request[T]:
    accepted = Json("application/json", MAX_JSON_BYTES, parse)
    return Request("POST", path, accepted, body=body, timeout=timeout, is_open=True)


def patch(path: str, parse: Parser[T], timeout: float | None, body: Mapping[str, object | None]) -> Request[T]:
    accepted = Json("application/json", MAX_JSON_BYTES, parse)
    return Request("PATCH", path, accepted, body=_without_none(body), timeout=timeout)


def put(path: str, parse: Parser[T], timeout: float | None, body: Mapping[str, object | None]) -> Request[T]:
    accepted = Json("application/json", MAX_JSON_BYTES, parse)
    return Request("PUT", path, accepted, body=_without_none(body), timeout=timeout)


def delete(path: str, timeout: float | None) -> Request[None]:
    return Request("DELETE", path, Nothing("application/json", MAX_JSON_BYTES), timeout=timeout)


def segment(value: str) -> str:
    """One path segment, whatever the id holds."""
    if not isinstance(value, str) or value in ("", ".", ".."):
        raise ConfigurationError("An id in the path is empty or not an id.")
    return quote(value, safe="")


def instant(value: datetime | str | None) -> str | None:
    """ISO 8601 in UTC with milliseconds; a string is passed on as it is."""
    if value is None or isinstance(value, str):
        return value
    if value.tzinfo is None:
        raise ConfigurationError("A datetime must have a time zone.")
    return value.astimezone(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _without_none(body: Mapping[str, object | None] | None) -> Mapping[str, object] | None:
    return None if body is None else {name: value for name, value in body.items() if value is not None}


def _query_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _is_html(body: bytes) -> bool:
    return body.lstrip()[:9].lower().startswith((b"<!doctype", b"<html"))
