"""The OpenAPI schema: HTTP, the messages of the WebSocket, and the views of every game."""

from __future__ import annotations

import types
import typing
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar

from emberkeep.games import GAMES
from emberkeep.kernel import Game, Value
from emberkeep.server import wire

REF = "#/components/schemas/{name}"
MODULE = "x-module"
_SIMPLE = {str: "string", int: "integer", bool: "boolean", float: "number", type(None): "null"}


@cache
def view_class(game: Game[Any]) -> type[Value]:
    """Find the class of a game's views by making one: compiled methods declare nothing."""
    return type(game.view(game.new(game.setup()), None))


def view_name(game: Game[Any]) -> str:
    return view_class(game).__name__


def openapi(app: Litestar) -> dict[str, Any]:
    """Write the whole schema as data."""
    data: dict[str, Any] = app.openapi_schema.to_schema()
    components = data.setdefault("components", {}).setdefault("schemas", {})
    components.update(wire_schemas())
    for game in GAMES.values():
        _add_value(view_class(game), components)
    for path, method, name in (("push", "get", "Push"), ("replay", "get", "Frame")):
        operation = data["paths"][f"/api/matches/{{match}}/{path}"][method]
        content = {"application/json": {"schema": {"$ref": REF.format(name=name)}}}
        operation["responses"]["200"]["content"] = content
    for operations in data["paths"].values():
        for operation in operations.values():
            _add_refusals(operation)
    return data


def _add_refusals(operation: dict[str, Any]) -> None:
    content = {"application/json": {"schema": {"$ref": REF.format(name="Refusal")}}}
    answers = {key: text for key, text in operation["responses"].items() if key < "400"}
    answers["4XX"] = {"description": "Refused; nothing has changed.", "content": content}
    answers["5XX"] = {"description": "Not possible now.", "content": content}
    operation["responses"] = answers


def wire_schemas() -> dict[str, Any]:
    kinds: list[Any] = [
        kind
        for kind in vars(wire).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        if kind.__module__ == wire.__name__ and kind is not wire.Wire
    ]
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    found: dict[str, Any] = dict(components)
    for name, union in (
        ("ClientMessage", wire.ClientMessage),
        ("ServerMessage", wire.ServerMessage),
    ):
        refs = [REF.format(name=kind.__name__) for kind in typing.get_args(union)]
        found[name] = {"oneOf": [{"$ref": ref} for ref in refs]}
    return found


def _add_value(kind: type[Value], components: dict[str, Any]) -> dict[str, Any]:
    """Add the schema of a value class and of those it is made of; return a reference to it."""
    name = _name(kind, components)
    if name not in components:
        schema: dict[str, Any] = {"title": name, "type": "object", MODULE: kind.__module__}
        components[name] = schema
        hints = typing.get_type_hints(kind, localns={"Fact": Any})  # facts nest without end
        schema["properties"] = {field: _schema(hints[field], components) for field in kind.FIELDS}
        schema["required"] = list(kind.FIELDS)
        if kind.__doc__:
            schema["description"] = kind.__doc__
    return {"$ref": REF.format(name=name)}


def _name(kind: type[Value], components: dict[str, Any]) -> str:
    """Name a class: where games have classes of one name, the later is called by its game too."""
    plain = kind.__name__
    if components.get(plain, {}).get(MODULE, kind.__module__) == kind.__module__:
        return plain
    _, _, game, *_ = kind.__module__.split(".")
    return game.title().replace("_", "") + plain


def _schema(hint: Any, components: dict[str, Any]) -> dict[str, Any]:
    if isinstance(hint, type) and issubclass(hint, Value):
        return _add_value(hint, components)
    if hint in _SIMPLE:
        return {"type": _SIMPLE[hint]}
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin in {typing.Union, types.UnionType}:
        return {"anyOf": [_schema(part, components) for part in parts]}
    if origin is typing.Literal:
        return {"enum": list(parts)}
    if origin is tuple:
        return _tuple(parts, components)
    if isinstance(origin, type) and issubclass(origin, typing.get_origin(typing.Mapping[Any, Any])):  # type: ignore[arg-type]  # the class `Mapping`
        return {"type": "object", "additionalProperties": _schema(parts[1], components)}
    if origin is list:
        return {"type": "array", "items": _schema(parts[0], components)}
    return {}


def _tuple(parts: tuple[Any, ...], components: dict[str, Any]) -> dict[str, Any]:
    if len(parts) == 2 and parts[1] is Ellipsis:
        return {"type": "array", "items": _schema(parts[0], components)}
    items = [_schema(part, components) for part in parts]
    size = {"minItems": len(items), "maxItems": len(items)}
    return {"type": "array", "prefixItems": items, "items": False, **size}
