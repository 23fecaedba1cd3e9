"""Look into a table: what it holds, where two differ, and what in it could change."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

from emberkeep.kernel.state import Value, field_names, walk
from emberkeep.kernel.table import Table

SCALARS = (int, str, bool, float, bytes, type(None), enum.Enum)


def leaves(thing: Any, path: str = "table") -> Iterator[tuple[str, str]]:
    """List all that a table holds, down to the scalars, each with its path."""
    if isinstance(thing, SCALARS):
        yield path, repr(thing)
    elif isinstance(thing, (list, tuple)):
        yield f"the length of {path}", str(len(thing))
        for at, item in enumerate(thing):
            yield from leaves(item, f"{path}[{at}]")
    elif isinstance(thing, (dict, MappingProxyType)):
        yield f"the keys of {path}", repr(list(thing))
        for key, item in thing.items():
            yield from leaves(item, f"{path}[{key!r}]")
    elif isinstance(thing, (set, frozenset)):
        yield path, repr(sorted(thing, key=repr))
    else:
        yield f"the type of {path}", type(thing).__name__
        for name in field_names(thing):
            yield from leaves(getattr(thing, name), f"{path}.{name}")


def difference(left: Any, right: Any, path: str = "table") -> str:
    """Name the first place where two things differ, or nothing if they are the same."""
    if left == right and repr(left) == repr(right):
        return ""  # quick; only `==` would not see the order of a dictionary
    return changed(dict(leaves(left, path)), dict(leaves(right, path)))


def changed(before: dict[str, str], after: dict[str, str]) -> str:
    """Name the first place where the leaves of two things differ, or nothing."""
    if before == after:
        return ""
    for path, leaf in before.items():
        if after.get(path) != leaf:
            return f"{path} is {_short(leaf)} here and {_short(after.get(path, 'missing'))} there"
    return "the order of the fields"


def _short(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:77]}..."


def changeable(thing: Any, path: str) -> str:
    """Name the first part of a thing that could change, or nothing if it cannot."""
    if isinstance(thing, (*SCALARS, frozenset)):
        return ""
    if isinstance(thing, tuple):
        parts = ((f"{path}[{at}]", item) for at, item in enumerate(thing))
    elif isinstance(thing, MappingProxyType):
        parts = ((f"{path}[{key!r}]", item) for key, item in thing.items())
    elif isinstance(thing, Value) or _is_frozen(thing):
        parts = ((f"{path}.{name}", getattr(thing, name)) for name in field_names(thing))
    else:
        return f"{path}, a {type(thing).__name__}"
    return next((found for at, item in parts if (found := changeable(item, at))), "")


def _is_frozen(thing: Any) -> bool:
    params = getattr(type(thing), "__dataclass_params__", None)
    return bool(params and params.frozen)


def places(table: Table) -> Iterator[tuple[str, Any]]:
    """Visit everything that can change in a table, what was told and asked included."""
    yield from walk(table)
    for at, event in enumerate(table.log):
        yield from walk(_facts(event.facts), f"table.log[{at}].facts")
    for at, ask in enumerate(table.asks):
        yield from walk(_facts(ask.about), f"table.asks[{at}].about")


def _facts(facts: Any) -> list[Any]:
    """Take the lists and dictionaries out of facts; the outermost is the kernel's own."""
    return [fact for fact in facts.values() if not isinstance(fact, SCALARS)]


def found_twice(table: Table) -> str:
    """Name something that can change and is reachable on two paths, or nothing."""
    seen: dict[int, str] = {}
    kept: list[Any] = []  # alive until the end, so that no two have the same id
    for path, thing in places(table):
        kept.append(thing)
        if id(thing) in seen:
            return f"{seen[id(thing)]} and {path} are one {type(thing).__name__}"
        seen[id(thing)] = path
    return ""


def shared(table: Table, twin: Table) -> str:
    """Name something that can change and belongs to both tables, or nothing."""
    own = {id(thing): path for path, thing in walk(table)}
    return next((path for path, thing in walk(twin) if id(thing) in own), "")
