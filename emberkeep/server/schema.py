"""The OpenAPI schema: HTTP, the messages of the WebSocket, the views and pieces of our games."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

import msgspec
from litestar import Litestar

from emberkeep.games import OURS
from emberkeep.kernel import Game
from emberkeep.tables import messages, wire
from emberkeep.tables.catalogue import prefix, view_class

REF = "#/components/schemas/{name}"
_SIMPLE = {str: "string", int: "integer", bool: "boolean", float: "number", type(None): "null"}


def openapi(app: Litestar) -> dict[str, Any]:
    """Write the whole schema as data."""
    data: dict[str, Any] = app.openapi_schema.to_schema()
    components = data.setdefault("components", {}).setdefault("schemas", {})
    components.update(wire_schemas())
    for game in OURS.values():
        shapes = Shapes(game, components)
        shapes.add(view_class(game))
        shapes.add_components(game)
        for kind in game.previews:
            shapes.add(kind)
    for path, name in (("push", "Push"), ("replay", "Frame"), ("story", "Told")):
        operation = data["paths"][f"/api/matches/{{match}}/{path}"]["get"]
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
        for module in (wire, messages)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        if kind.__module__ == module.__name__ and kind is not wire.Wire
    ]
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    found: dict[str, Any] = dict(components)
    for name, union in (
        ("ClientMessage", messages.ClientMessage),
        ("ServerMessage", messages.ServerMessage),
    ):
        refs = [REF.format(name=kind.__name__) for kind in typing.get_args(union)]
        found[name] = {"oneOf": [{"$ref": ref} for ref in refs]}
    return found


class Shapes:
    """The schemas of what one game shows; each is called by the game and by its class."""

    def __init__(self, game: Game[Any], into: dict[str, Any]) -> None:
        self._prefix = prefix(game)
        self._into = into

    def add_components(self, game: Game[Any]) -> None:
        """Add what is printed on the game's pieces: a list of rows for each kind."""
        kinds = {kind: self._rows(rows) for kind, rows in game.components().items()}
        self._into[f"{self._prefix}Components"] = _object(kinds)

    def add(self, kind: type) -> dict[str, Any]:
        """Add the schema of a class and of those it is made of; return a reference to it."""
        name = self._prefix + kind.__name__
        if name not in self._into:
            self._into[name] = {}  # so that a class may hold others of its own kind
            hints = typing.get_type_hints(kind, localns={"Fact": Any})  # facts nest without end
            shown = {field: self._schema(hints[field]) for field in _fields(kind)}
            about = {"description": kind.__doc__} if kind.__doc__ else {}
            self._into[name] = {"title": name, **_object(shown), **about}
        return {"$ref": REF.format(name=name)}

    def _rows(self, rows: Sequence[Any]) -> dict[str, Any]:
        """Describe rows by their class; what is no class of the game is not described."""
        kinds = {type(row) for row in rows}
        items = [self.add(kind) for kind in kinds if _fields(kind)]
        return {"type": "array", "items": items[0] if len(items) == len(kinds) == 1 else {}}

    def _schema(self, hint: Any) -> dict[str, Any]:
        if isinstance(hint, type) and _fields(hint):
            return self.add(hint)
        if hint in _SIMPLE:
            return {"type": _SIMPLE[hint]}
        origin, parts = typing.get_origin(hint), typing.get_args(hint)
        if origin in {typing.Union, types.UnionType}:
            return {"anyOf": [self._schema(part) for part in parts]}
        if origin is typing.Literal:
            return {"enum": list(parts)}
        if origin is tuple:
            return self._tuple(parts)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self._schema(parts[1])}
        if origin is list:
            return {"type": "array", "items": self._schema(parts[0])}
        return {}

    def _tuple(self, parts: tuple[Any, ...]) -> dict[str, Any]:
        if len(parts) == 2 and parts[1] is Ellipsis:
            return {"type": "array", "items": self._schema(parts[0])}
        items = [self._schema(part) for part in parts]
        size = {"minItems": len(items), "maxItems": len(items)}
        return {"type": "array", "prefixItems": items, "items": False, **size}


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _fields(kind: type) -> tuple[str, ...]:
    """Name the fields of a value or of a row; none where it is neither."""
    named: tuple[str, ...] = getattr(kind, "FIELDS", ())
    if named or not is_dataclass(kind):
        return named
    return tuple(field.name for field in fields(kind))
