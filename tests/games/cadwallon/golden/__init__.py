"""Golden traces of Cadwallon; `python -m tests.games.cadwallon.golden` renews."""

from __future__ import annotations

from pathlib import Path

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import SeatId, Setting
from tests.golden import Golden

COMMAND = "python -m tests.games.cadwallon.golden"
SEATS = ("seat", "seats", "victim", "winners")


def gang(table: City, seat: SeatId) -> str:
    return table.rules.gangs[seat]


def golden(name: str, mode: str, people: int, seed: int, **options: Setting) -> Golden:
    file = Path(__file__).parent / f"{name}.txt"
    return Golden(GAME, file, GAME.setup(mode, people, options, seed), seed, gang, SEATS)


TRACES = (
    golden("city", "city", 2, 3),
    golden("city-of-four", "city", 4, 5, adventure="adv-08", expansion=True),
    golden("king-of-ashes", "king_of_ashes", 3, 7),
    golden("hoard-of-ashes", "king_of_ashes", 2, 11, adventure="adv-12"),
)
