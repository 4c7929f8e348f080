"""Parsers of JSON values: each takes a value and its path in the document, and raises ValueError with that path."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime, timezone
from typing import TypeAlias, TypeVar, cast

T = TypeVar("T")
Parser: TypeAlias = Callable[[object, str], T]


def _expected(what: str, path: str, value: object) -> ValueError:
    """The value itself stays out of the message: it may be a secret."""
    return ValueError(f"{path}: expected {what}, received {type(value).__name__}")


def document(body: bytes) -> object:
    """Decode JSON in UTF-8, with or without a byte order mark. Raises ValueError."""
    try:
        return json.loads(body.decode("utf-8-sig"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise ValueError("not JSON in UTF-8") from None


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is not JSON")


def members(value: object, path: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise _expected("an object", path, value)
    return cast("Mapping[str, object]", value)


def text(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise _expected("a string", path, value)
    return value


def integer(value: object, path: str) -> int:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise _expected("an integer", path, value)
    return value


def number(value: object, path: str) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise _expected("a number", path, value)
    return float(value)


def boolean(value: object, path: str) -> bool:
    if not isinstance(value, bool):
        raise _expected("a boolean", path, value)
    return value


def timestamp(value: object, path: str) -> datetime:
    """ISO 8601 with a zone. `fromisoformat` of Python 3.10 reads neither `Z` nor a fraction of one digit."""
    moment = text(value, path)
    try:
        parsed = datetime.fromisoformat(moment[:-1] + "+00:00" if moment.endswith("Z") else moment)
    except ValueError:
        raise _expected("a timestamp", path, value) from None
    if parsed.tzinfo is None:
        raise _expected("a timestamp with a zone", path, value)
    return parsed.astimezone(timezone.utc)


def tuple_of(item: Parser[T]) -> Parser[tuple[T, ...]]:
    def parse(value: object, path: str) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise _expected("an array", path, value)
        return tuple(item(entry, f"{path}[{index}]") for index, entry in enumerate(value))

    return parse


def mapping_of(item: Parser[T]) -> Parser[Mapping[str, T]]:
    def parse(value: object, path: str) -> Mapping[str, T]:
        return {name: item(entry, f"{path}.{name}") for name, entry in members(value, path).items()}

    return parse


def nullable(item: Parser[T]) -> Parser[T | None]:
    def parse(value: object, path: str) -> T | None:
        return None if value is None else item(value, path)

    return parse


def required(data: Mapping[str, object], path: str, name: str, parse: Parser[T]) -> T:
    if name not in data:
        raise ValueError(f"{path}.{name} is missing")
    return parse(data[name], f"{path}.{name}")


def optional(data: Mapping[str, object], path: str, name: str, parse: Parser[T]) -> T | None:
    value = data.get(name)
    return None if value is None else parse(value, f"{path}.{name}")
