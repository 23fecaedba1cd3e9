"""Adventure 11, The Eye of Mid-Nor: whoever beats the Cyclops takes its eye (CAD-AMB-198)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.board import ROOMS
from emberkeep.games.cadwallon.rules.figures import capacity, load
from emberkeep.games.cadwallon.rules.loot import take
from emberkeep.games.cadwallon.sheet import Sheet
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import EYE, TREASURES

RESTLESS: Final = 6  # the result of the movement die that is thrown again


class EyeOfMidNor(Sheet):
    """A restless Cyclops with a sore eye: two dice, and a treasure for the first to win twice."""

    id = "adv-11"
    title = "The Eye of Mid-Nor"
    rounds = 8
    alarm = 6
    bonus_experience = 0
    bonus_arcana = 2
    bonus_intrigues = 1
    cyclops_combat = 2

    def set_up(self, table: City) -> None:
        table.counters[EYE] = 1

    def lures(self, table: City, figure: Figure) -> dict[str, float]:
        """Guess that one fight in three is won, more with a third die."""
        dice = figure.row.combat
        return {table.cyclops: TREASURES[EYE].price * dice / 6} if table.counters[EYE] else {}

    def rerolls_cyclops(self, result: int) -> bool:
        return result == RESTLESS

    def beat_cyclops(self, table: City, figure: Figure) -> None:
        """Take the Eye if there is a slot for it, or a room for what is in the slot."""
        fits = load(figure.loot) < capacity(figure)
        if table.counters[EYE] and (fits or len(table.chests) < len(ROOMS)):
            table.counters[EYE] = 0
            take(table, figure, EYE)


EYE_OF_MID_NOR: Final = EyeOfMidNor()
