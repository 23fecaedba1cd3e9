"""Plain data that can be copied, compared and hashed: `@state` changes, `@value` never does.

A table is a tree of states. `@state` makes a slotted dataclass and writes its `copy()` from the
types of its fields: scalars, tuples and values are shared, lists, dictionaries, sets and nested
states are copied. No state is reachable twice, none refers to its parent: refer by seat or id.
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from hashlib import blake2b
from json import dumps
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

T = TypeVar("T")

_SCALARS = (int, str, bool, float, bytes, type(None))


class State:
    """What a table is made of. Decorate every subclass with `@state`."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Self:
        """Copy exactly, sharing only what never changes."""
        message = f"{type(self).__name__} is not decorated with @state"
        raise TypeError(message)


class Value:
    """What states share and never change: an option, a card, a view. Decorate with `@value`."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()


@dataclass_transform(field_specifiers=(field,))
def state(cls: type[T]) -> type[T]:
    """Make a slotted dataclass with a generated copy."""
    made: Any = dataclass(slots=True)(cls)
    made.FIELDS = tuple(f.name for f in fields(made))
    made.copy = _late_copy(made)
    return made  # type: ignore[no-any-return]  # `dataclass` returns the same class, slotted


@dataclass_transform(field_specifiers=(field,), frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a slotted dataclass that the type checker holds to be frozen.

    The check is static, because a frozen dataclass takes three times as long to create.
    """
    made: Any = dataclass(slots=True, unsafe_hash=True)(cls)
    made.FIELDS = tuple(f.name for f in fields(made))
    return made  # type: ignore[no-any-return]  # `dataclass` returns the same class, slotted


def copy_expression(hint: Any, source: str, where: str) -> str:
    """Write the expression that copies `source`, a thing of type `hint`."""
    if _is_shared(hint):
        return source
    if isinstance(hint, type) and issubclass(hint, State):
        return f"{source}.copy()"
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if isinstance(origin, type) and issubclass(origin, State):
        if all(_is_shared(argument) for argument in arguments):
            return f"{source}.copy()"
    elif origin in (typing.Union, types.UnionType):
        return _union_copy(arguments, source, where)
    elif origin is list:
        item = copy_expression(arguments[0], "x", where)
        return f"{source}[:]" if item == "x" else f"[{item} for x in {source}]"
    elif origin is dict and _is_shared(arguments[0]):
        item = copy_expression(arguments[1], "x", where)
        return f"{source}.copy()" if item == "x" else f"{{k: {item} for k, x in {source}.items()}}"
    elif origin is set and _is_shared(arguments[0]):
        return f"{source}.copy()"
    message = (
        f"{where} has type {hint}, which cannot be copied exactly; use scalars, values, tuples "
        f"of them, states, and lists, dicts or sets of these"
    )
    raise TypeError(message)


def _union_copy(arguments: tuple[Any, ...], source: str, where: str) -> str:
    kept = [a for a in arguments if a is not type(None)]
    copies = {copy_expression(a, source, where) for a in kept}
    if len(copies) != 1:
        message = f"{where} mixes types that are copied differently: {arguments}"
        raise TypeError(message)
    return f"None if {source} is None else {copies.pop()}"


def _is_shared(hint: Any) -> bool:
    """Return whether copies may share a thing of this type, because it never changes."""
    if isinstance(hint, TypeVar):
        return hint.__bound__ is None or _is_shared(hint.__bound__)
    origin = typing.get_origin(hint)
    if origin is not None:
        if origin is typing.Literal:
            return True
        if origin in (tuple, typing.Union, types.UnionType):
            return all(a is Ellipsis or _is_shared(a) for a in typing.get_args(hint))
        return isinstance(origin, type) and issubclass(origin, Value)
    if not isinstance(hint, type):
        return False
    params = getattr(hint, "__dataclass_params__", None)
    return issubclass(hint, (*_SCALARS, enum.Enum, Value)) or bool(params and params.frozen)


def field_copies(cls: type[State]) -> list[tuple[str, str]]:
    """List the fields of a state class with the expression that copies each from `self`."""
    hints = typing.get_type_hints(cls)
    return [
        (name, copy_expression(hints[name], f"self.{name}", f"{cls.__name__}.{name}"))
        for name in cls.FIELDS
    ]


def _late_copy(cls: Any) -> Callable[[Any], Any]:
    """Write the copy when it is first called, since all types are known by then."""

    def copy(thing: Any) -> Any:
        if cls.copy is copy:
            cls.copy = _made_copy(cls)
        return cls.copy(thing)

    return copy


def _made_copy(cls: type[State]) -> Callable[[Any], Any]:
    lines = ["def copy(self):", "    twin = new(cls)"]
    lines += [f"    twin.{name} = {copied}" for name, copied in field_copies(cls)]
    names: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec("\n".join([*lines, "    return twin"]), names)  # noqa: S102  # our own generated text
    made: Callable[[Any], Any] = names["copy"]
    return made


def dump(thing: Any) -> Any:
    """Turn any part of a table into plain JSON data, the same in every process."""
    if isinstance(thing, enum.Enum):
        return thing.name
    if isinstance(thing, _SCALARS):
        return thing
    if isinstance(thing, (list, tuple)):
        return [dump(x) for x in thing]
    if isinstance(thing, (dict, types.MappingProxyType)):
        return [[dump(k), dump(v)] for k, v in thing.items()]
    if isinstance(thing, (set, frozenset)):
        return sorted((dump(x) for x in thing), key=repr)
    data = {name: dump(getattr(thing, name)) for name in field_names(thing)}
    return {"is": type(thing).__name__, **data}


def field_names(thing: Any) -> tuple[str, ...]:
    """Name the fields of a state, a value or a dataclass."""
    names: tuple[str, ...] | None = getattr(type(thing), "FIELDS", None)
    return names if names is not None else tuple(f.name for f in fields(thing))


def digest(thing: Any) -> str:
    """Hash any part of a table, the same in every process."""
    text = dumps(dump(thing), separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def walk(thing: Any, path: str = "table") -> Iterator[tuple[str, Any]]:
    """Visit everything in a table that can change, with its path: `table.players[0].hand`."""
    if isinstance(thing, State):
        yield path, thing
        for name in thing.FIELDS:
            yield from walk(getattr(thing, name), f"{path}.{name}")
    elif isinstance(thing, (list, dict, set)):
        yield path, thing
        items = thing.items() if isinstance(thing, dict) else enumerate(thing)
        for key, item in items:
            yield from walk(item, f"{path}[{key!r}]")
