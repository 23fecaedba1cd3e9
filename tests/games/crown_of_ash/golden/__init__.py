"""Golden traces of Crown of Ash: `python -m tests.games.crown_of_ash.golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import SeatId, Setting
from tests.golden import Golden

COMMAND = "python -m tests.games.crown_of_ash.golden"
SEATS = ("seat", "attacker", "defender", "owner", "winners", "order", "cards")


def necromancer(table: Ashlands, seat: SeatId) -> str:
    return table.players[seat].necromancer


def golden(name: str, mode: str, people: int, seed: int, **options: Setting) -> Golden:
    file = Path(__file__).parent / f"{name}.txt"
    return Golden(GAME, file, GAME.setup(mode, people, options, seed), seed, necromancer, SEATS)


# The seeds are those, of a thousand, whose short matches show the most of the rules.
TRACES = (
    golden("two", "standard", 2, 813),
    golden("four-with-abilities", "standard", 4, 11, abilities=True),
    golden("solo-hard-targeted", "solo", 1, 1096, difficulty="hard", targeted=True),
    golden("two-and-automa", "automa", 2, 213),
)
