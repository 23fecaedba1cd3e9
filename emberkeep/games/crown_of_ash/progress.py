"""What is going on at the table, as everybody may know it."""

from __future__ import annotations

from emberkeep.games.crown_of_ash.automa import AutomaBuild, AutomaTurn
from emberkeep.games.crown_of_ash.rules.abilities import Barter, Command, Regroup
from emberkeep.games.crown_of_ash.rules.adjusting import Adjust
from emberkeep.games.crown_of_ash.rules.building import Build
from emberkeep.games.crown_of_ash.rules.recruiting import Recruit
from emberkeep.games.crown_of_ash.rules.resources import GainIngredients, UseStructure
from emberkeep.games.crown_of_ash.rules.rounds import TurnOrder
from emberkeep.games.crown_of_ash.rules.turns import Turn
from emberkeep.kernel import Procedure, Value, value


@value
class Progress(Value):
    """A chapter in progress: its name, its step, and what has been decided openly in it."""

    chapter: str
    step: str
    facts: tuple[str, ...]


def progress(procedure: Procedure) -> Progress:
    """Tell of a procedure what everybody may know. A battle has a view of its own."""
    at = procedure.now
    step = procedure.script[at] if procedure.at else ""
    return Progress(type(procedure).__name__, step, tuple([str(f) for f in _facts(procedure)]))


def _facts(chapter: Procedure) -> list[object]:  # noqa: PLR0911  # one return a chapter
    match chapter:
        case Turn():
            return [chapter.seat, chapter.slot.id if chapter.slot else ""]
        case Adjust():
            return [chapter.seat, chapter.region, *(w.id for w in chapter.moved)]
        case Build():
            return [chapter.seat, chapter.tile.id if chapter.tile else "", chapter.site]
        case Recruit():
            return [chapter.seat, chapter.hire.warrior.id, *chapter.gold.items(), chapter.owed]
        case GainIngredients():
            return [chapter.seat, chapter.left, chapter.source]
        case UseStructure():
            return [chapter.seat, chapter.region]
        case Barter():
            return [chapter.seat, chapter.done]
        case Command():
            minion = chapter.minion
            return [chapter.seat, *((minion.slot, minion.owner) if minion else ())]
        case Regroup():
            return [chapter.seat, chapter.warrior.id if chapter.warrior else ""]
        case TurnOrder():
            return [*chapter.tied, *chapter.rolls.items(), *chapter.decided]
        case AutomaTurn():
            return [chapter.seat, chapter.card.id if chapter.card else ""]
        case AutomaBuild():
            return [chapter.seat, chapter.tile.id, chapter.region]
        case _:
            return []
