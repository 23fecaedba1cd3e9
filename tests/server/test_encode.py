"""What leaves as JSON: the fields that a value names, in their order, in both builds."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from typing import Any

import pytest

from emberkeep.games import GAMES
from emberkeep.kernel import Chance, Match
from emberkeep.tables.encode import encode


def names(kind: type) -> Any:
    """List the fields of a value or of a component; nothing for anything else."""
    return getattr(kind, "FIELDS", None) or getattr(kind, "__dataclass_fields__", ())


def plain(thing: Any) -> Any:
    """Write a value as plain data, by its list of fields alone."""
    match thing:
        case Enum():
            return thing.value
        case Mapping():
            return {str(key): plain(part) for key, part in thing.items()}
        case list() | tuple():
            return [plain(part) for part in thing]
        case str() | int() | float() | None:
            return thing
    return {name: plain(getattr(thing, name)) for name in names(type(thing))}


def same(thing: Any) -> None:
    """Compare what is sent with the plain data, the order of fields included."""
    assert json.dumps(json.loads(encode(thing))) == json.dumps(plain(thing))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_views_are_sent_field_by_field(game: Any) -> None:
    chance = Chance(3)
    for mode in game.modes:
        match = Match(game, game.setup(mode.name, seed=3))
        seats = (*range(len(game.seats(match.record.setup))), None)
        while not match.table.over:
            seat = match.table.asked()[0]
            if chance.below(10) == 0:
                for each in seats:
                    same(game.show(match.table, each))
                same(list(game.outlook(match.table, seat)))
            match.choose(seat, chance.pick(match.table.ask_of(seat).options).code)
        same([event.facts for event in match.table.log])
        same(match.table.result)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_components_are_sent_field_by_field(game: Any) -> None:
    same(dict(game.components()))


def test_what_is_no_value_is_not_sent() -> None:
    class Secret:
        pass

    with pytest.raises(TypeError, match="Secret is not a value that can be sent"):
        encode({"a": Secret()})
