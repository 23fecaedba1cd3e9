"""Views as JSON: the fields that a value class names, in their order.

msgspec writes dataclasses itself. In the compiled build values are native classes instead; for
those a function is made once a class, and the bytes are the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from types import MappingProxyType
from typing import Any

from emberkeep.tables.structs import msgspec

_makers: dict[type, Callable[[Any], dict[str, Any]]] = {}


def _maker(kind: type) -> Callable[[Any], dict[str, Any]]:
    names: tuple[str, ...] | None = getattr(kind, "FIELDS", None)
    if names is None:
        raise TypeError(f"{kind.__name__} is not a value that can be sent")
    pairs = ", ".join(f"{json.dumps(name)}: thing.{name}" for name in names)
    made: Callable[[Any], dict[str, Any]] = eval(f"lambda thing: {{{pairs}}}")  # noqa: S307 - our own text
    return made


def _plain(thing: Any) -> Any:
    kind = type(thing)
    if kind is MappingProxyType:
        return dict(thing)
    maker = _makers.get(kind)
    if maker is None:
        maker = _makers[kind] = _maker(kind)
    return maker(thing)


_encoder = msgspec.json.Encoder(enc_hook=_plain)


def encode(thing: Any) -> bytes:
    """Write a message, a view or any part of one as JSON."""
    return _encoder.encode(thing)
