"""The part of msgspec that tables need, in the standard library alone: the same classes and JSON.

It is slower, and enough for one person in a browser. `tests/tables/test_plain.py` compares the two.
"""

from __future__ import annotations

import json as plain_json
import re
import types
import typing
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from types import MappingProxyType, SimpleNamespace
from typing import Annotated, Any, ClassVar, Literal, Union

Hook = Callable[[Any], Any]


class MsgspecError(Exception):
    """What msgspec's errors are kinds of."""


class ValidationError(MsgspecError, ValueError):
    """Data that is not of the kind it should be."""


class Raw(bytes):
    """JSON that is written already."""


@dataclass(frozen=True)
class Meta:
    """What a value must be like, besides its type."""

    min_length: int = 0
    max_length: float = float("inf")
    pattern: str = ""
    ge: float = float("-inf")
    le: float = float("inf")
    lt: float = float("inf")

    def fits(self, value: Any) -> bool:
        """Return whether a value, of the right type already, is like this."""
        if isinstance(value, int):
            return self.ge <= value <= self.le and value < self.lt
        long_enough: bool = self.min_length <= len(value) <= self.max_length
        return long_enough and (not self.pattern or bool(re.search(self.pattern, value)))


class Struct:
    """A class of fields, made as a dataclass is."""

    struct_tag: ClassVar[dict[str, str]] = {}
    struct_closed: ClassVar[bool] = False
    struct_brief: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        *,
        frozen: bool = False,
        tag_field: str = "",
        tag: str = "",
        forbid_unknown_fields: bool = False,
        omit_defaults: bool = False,
    ) -> None:
        cls.struct_tag = {tag_field: tag} if tag_field else cls.struct_tag
        cls.struct_closed = forbid_unknown_fields or cls.struct_closed
        cls.struct_brief = omit_defaults or cls.struct_brief
        for name in cls.__annotations__:
            default = vars(cls).get(name)
            if isinstance(default, list | dict):
                setattr(cls, name, field(default_factory=default.copy))
        dataclass(frozen=frozen)(cls)


# Writing


def to_builtins(thing: Any, hook: Hook | None = None) -> Any:
    """Turn a value that JSON does not know into one that it knows, one level deep."""
    if isinstance(thing, Struct):
        return _fields_of(thing)
    if isinstance(thing, Raw):
        return plain_json.loads(thing)
    if isinstance(thing, set | frozenset):
        return list(thing)
    if is_dataclass(thing) and not isinstance(thing, MappingProxyType):
        return {each.name: getattr(thing, each.name) for each in fields(thing)}
    if hook is None:
        raise TypeError(f"{type(thing).__name__} cannot be written as JSON")
    return hook(thing)


def _fields_of(thing: Struct) -> dict[str, Any]:
    known = {each.name: getattr(thing, each.name) for each in fields(thing)}  # type: ignore[arg-type]  # each subclass is a dataclass
    if thing.struct_brief:
        usual = {each.name: each.default for each in fields(thing)}  # type: ignore[arg-type]  # as above
        known = {name: value for name, value in known.items() if value != usual[name]}
    return {**thing.struct_tag, **known}


class Encoder:
    """Writes JSON as msgspec does: without spaces, in UTF-8."""

    def __init__(self, *, enc_hook: Hook | None = None) -> None:
        self._hook = enc_hook

    def encode(self, thing: Any, *, sort: bool = False) -> bytes:
        text = plain_json.dumps(
            thing,
            default=lambda each: to_builtins(each, self._hook),
            ensure_ascii=False,
            separators=(",", ":"),
            sort_keys=sort,
        )
        return text.encode()


def _encode(thing: Any, *, order: str | None = None) -> bytes:
    return Encoder().encode(thing, sort=order == "sorted")


# Reading


class Decoder:
    """Reads JSON of one type."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind

    def decode(self, text: str | bytes) -> Any:
        return _decode(text, type=self._kind)


def _decode(text: str | bytes, *, type: Any = Any) -> Any:  # noqa: A002 - as msgspec calls it
    return convert(plain_json.loads(text), type)


json = SimpleNamespace(encode=_encode, decode=_decode, Encoder=Encoder, Decoder=Decoder)
structs = SimpleNamespace(replace=replace)


def convert(data: Any, kind: Any) -> Any:
    """Read plain data as a type, or refuse them."""
    return _converted(data, kind, "$")


def _converted(data: Any, kind: Any, where: str) -> Any:
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any:
        return data
    if isinstance(kind, type) and issubclass(kind, Struct):
        return data if isinstance(data, kind) else _struct(data, kind, where)
    if origin is Annotated:
        return _limited(_converted(data, parts[0], where), parts[1], where)
    if origin is Literal:
        return _checked(data, where, fits=data in parts)
    if origin in {Union, types.UnionType}:
        return _one_of(data, parts, where)
    if origin is list:
        _checked(data, where, fits=isinstance(data, list))
        return [_converted(each, parts[0], f"{where}[{at}]") for at, each in enumerate(data)]
    if origin is tuple:
        _checked(data, where, fits=isinstance(data, list | tuple) and len(data) == len(parts))
        return tuple(_converted(each, part, where) for each, part in zip(data, parts, strict=True))
    if origin is dict:
        _checked(data, where, fits=isinstance(data, dict))
        return {
            _key(key, parts[0]): _converted(value, parts[1], f"{where}.{key}")
            for key, value in data.items()
        }
    return _scalar(data, kind, where)


def _key(key: str, kind: Any) -> Any:
    return int(key) if kind is int else key


def _scalar(data: Any, kind: Any, where: str) -> Any:
    if kind is float and type(data) is int:
        return float(data)
    return _checked(
        data, where, fits=data is None if kind in {None, type(None)} else type(data) is kind
    )


def _checked(data: Any, where: str, *, fits: bool) -> Any:
    if not fits:
        raise ValidationError(f"{plain_json.dumps(data)[:40]} does not belong at `{where}`")
    return data


def _limited(value: Any, limits: Any, where: str) -> Any:
    return _checked(value, where, fits=not isinstance(limits, Meta) or limits.fits(value))


def _one_of(data: Any, kinds: Sequence[Any], where: str) -> Any:
    """Read data as the first of several types that they fit; messages are told by their tags."""
    for kind in kinds:
        tag = getattr(kind, "struct_tag", {})
        if tag and not (isinstance(data, dict) and tag.items() <= data.items()):
            continue
        try:
            return _converted(data, kind, where)
        except ValidationError:
            if tag:
                raise
    return _checked(data, where, fits=False)


def _struct(data: Any, kind: Any, where: str) -> Any:
    _checked(data, where, fits=isinstance(data, dict))
    hints = _hints(kind)
    unknown = data.keys() - hints.keys() - kind.struct_tag.keys()
    if unknown and kind.struct_closed:
        raise ValidationError(f"{where} has an unknown field `{min(unknown)}`")
    try:
        return kind(
            **{
                name: _converted(data[name], hints[name], f"{where}.{name}")
                for name in hints
                if name in data
            }
        )
    except TypeError:
        raise ValidationError(f"{where} lacks a field of {kind.__name__}") from None


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return {each.name: hints[each.name] for each in fields(kind)}
