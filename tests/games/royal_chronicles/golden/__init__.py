"""Golden traces of Royal Chronicles, renewed by `python -m tests.games.royal_chronicles.golden`."""

from __future__ import annotations

from pathlib import Path

from emberkeep.games.royal_chronicles import GAME
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.kernel import SeatId, Setting
from tests.games.royal_chronicles.positions import LICH, NAMES
from tests.golden import Golden

COMMAND = "python -m tests.games.royal_chronicles.golden"
SEATS = ("seat", "winners")


def monarch(table: Realm, seat: SeatId) -> str:
    return LICH if table.players[seat].automa else NAMES[seat]


def golden(name: str, mode: str, people: int, seed: int, **options: Setting) -> Golden:
    file = Path(__file__).parent / f"{name}.txt"
    return Golden(GAME, file, GAME.setup(mode, people, options, seed), seed, monarch, SEATS)


TRACES = (
    golden("two", "standard", 2, 11),
    golden("four-with-both", "standard", 4, 7, expansions="both"),
    golden("solo", "solo", 1, 5, **{"lich-cards": 4}),
    golden("solo-with-forge", "solo", 1, 8, expansions="forge"),
)
