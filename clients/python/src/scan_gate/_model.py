"""The base of all models: it reads JSON by the annotations of a class."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from datetime import datetime
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from scan_gate._parse import (
    Parser,
    boolean,
    integer,
    mapping_of,
    members,
    nullable,
    number,
    optional,
    required,
    text,
    timestamp,
    tuple_of,
)

M = TypeVar("M", bound="Model")


@dataclass(frozen=True)
class ResponseInfo:
    """The response that a result was read from."""

    status: int = 0
    """HTTP status; 0 for an object that is not the result of a call."""
    request_id: str | None = None
    """Quote it to the operator of the service."""
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    """All headers by name in lower case, rate limits included."""

    @property
    def replayed(self) -> bool:
        """The service repeated the response of an earlier request with the same Idempotency-Key."""
        return self.headers.get("idempotent-replayed") == "true"


NO_RESPONSE = ResponseInfo()


@dataclass(frozen=True, kw_only=True)
class Model:
    """A JSON object of the API."""

    raw: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """The JSON object as received, with members that this version does not know."""
    last_response: ResponseInfo = field(default=NO_RESPONSE, init=False, repr=False, compare=False)
    """Status, headers and request id, if the object is the result of a call."""

    @classmethod
    def from_json(cls: type[M], value: object, path: str | None = None) -> M:
        """Read a JSON object. Raises ValueError with the path of the member at fault."""
        place = path or cls.__name__
        data = members(value, place)
        read: dict[str, Any] = {
            name: (required if is_required else optional)(data, place, name, parse)
            for name, parse, is_required in _members_of(cls)
        }
        return cls(raw=data, **read)


_MEMBERS: dict[type[Model], tuple[tuple[str, Parser[Any], bool], ...]] = {}


def _members_of(model: type[Model]) -> tuple[tuple[str, Parser[Any], bool], ...]:
    known = _MEMBERS.get(model)
    if known is None:
        hints = get_type_hints(model)
        own = (member for member in fields(model) if member.name not in ("raw", "last_response"))
        known = tuple((member.name, _parser_of(hints[member.name]), member.default is MISSING) for member in own)
        _MEMBERS[model] = known
    return known


_PLAIN: Mapping[object, Parser[Any]] = {
    str: text,
    int: integer,
    float: number,
    bool: boolean,
    datetime: timestamp,
}


def _parser_of(hint: Any) -> Parser[Any]:
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        # An enumeration is `Literal[…] | str`, because it may grow.
        parse = _parser_of([option for option in arguments if option is not NoneType][-1])
        return nullable(parse) if NoneType in arguments else parse
    if origin is Literal:
        return text
    if origin is tuple:
        return tuple_of(_parser_of(arguments[0]))
    if origin is Mapping or (isinstance(origin, type) and issubclass(origin, Mapping)):
        # `Mapping[str, object]` is data of any form.
        return members if arguments[1] is object else mapping_of(_parser_of(arguments[1]))
    if isinstance(hint, type) and issubclass(hint, Model):
        return hint.from_json
    raise TypeError(f"no parser for {hint}")
