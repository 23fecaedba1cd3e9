"""Golden traces of Ascension Tactics; `python -m tests.games.ascension_tactics.golden` renews."""

from __future__ import annotations

from pathlib import Path

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.kernel import SeatId, Setting
from tests.golden import Golden

COMMAND = "python -m tests.games.ascension_tactics.golden"
SEATS = ("seat", "seats", "winners")


def commander(table: Battleground, seat: SeatId) -> str:
    return "villains" if seat == table.rules.villain else f"player{seat + 1}"


def golden(name: str, mode: str, people: int, seed: int, **options: Setting) -> Golden:
    file = Path(__file__).parent / f"{name}.txt"
    return Golden(GAME, file, GAME.setup(mode, people, options, seed), seed, commander, SEATS)


TRACES = (
    golden("duel", "duel", 2, 3),
    golden("duel-drafted", "duel", 2, 5, scenario="signal-fires", champions="draft"),
    golden("teams", "teams", 4, 7),
    golden("solo", "solo", 1, 11, difficulty="hard"),
)
