"""What is printed on the pieces: looked up by their codes, wherever on a table they lie.

Views name pieces by code. A card's data is the same for everybody, so reading it off the table
tells nothing about where the card is. What lies nowhere yet, such as a building to be built, is
among the game's components.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from emberkeep.cli.words import is_record, label_of
from emberkeep.kernel import Game, State, Table

OF_THE_KERNEL = ("chance", "asks", "answers", "log")


def glossary(game: Game[Any], table: Table) -> dict[str, Any]:
    """Collect the pieces of a game by their codes.

    Where pieces of two kinds have the same code, the second one has its kind before it.
    """
    found: dict[str, Any] = {}
    for kind, rows in game.components().items():
        named = [row for row in rows if isinstance(getattr(row, "id", None), str)]
        found |= {f"{kind}/{row.id}" if row.id in found else row.id: row for row in named}
    todo: list[Any] = [getattr(table, n) for n in table.FIELDS if n not in OF_THE_KERNEL]
    while todo:
        todo += _inside(todo.pop(), found)
    return dict(sorted(found.items()))


def _inside(thing: Any, found: dict[str, Any]) -> Iterable[Any]:
    match thing:
        case State():
            return [getattr(thing, name) for name in thing.FIELDS]
        case Mapping():
            return [*thing.keys(), *thing.values()]
        case list() | tuple() | set() | frozenset():
            return thing
        case _ if is_record(thing) and label_of(thing) in {"code", "id"}:
            found.setdefault(str(getattr(thing, label_of(thing))), thing)
    return ()
