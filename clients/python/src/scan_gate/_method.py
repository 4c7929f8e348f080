"""Signatures of the methods that the clients make of operations, for `help()`, editors and documentation."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Iterator
from typing import Any, Literal, TypeVar, get_args, get_type_hints

F = TypeVar("F")


def described(method: F, operation: Any, owner: str, module: str, returns: Literal["result", "items", "aitems"]) -> F:
    """Give a method the name, documentation and signature that its callers see.

    An operation returns a `Request[T]`; the method returns T, or iterates over the items of the page T.
    """
    hints = get_type_hints(operation)
    (result,) = get_args(hints["return"])
    if returns != "result":
        (item,) = get_args(result)
        result = (Iterator if returns == "items" else AsyncIterator)[item]
    hints["return"] = result
    own = inspect.Parameter("self", inspect.Parameter.POSITIONAL_ONLY)
    parameters = [
        parameter.replace(annotation=hints[name]) for name, parameter in inspect.signature(operation).parameters.items()
    ]
    target: Any = method
    name = operation.__name__
    target.__name__ = name if returns == "result" else name.replace("list_", "iterate_", 1)
    target.__qualname__ = f"{owner}.{target.__name__}"
    target.__module__ = module
    target.__doc__ = operation.__doc__ if returns == "result" else f"{operation.__doc__}\n\nFollows the pages."
    target.__annotations__ = hints
    target.__signature__ = inspect.Signature([own, *parameters], return_annotation=result)
    return method
