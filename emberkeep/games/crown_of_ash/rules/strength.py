"""How strong warriors are together (chapter Synergy)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from emberkeep.games.crown_of_ash.cards import SYNERGY, Warrior
from emberkeep.games.crown_of_ash.state import Region

PAIR = 2
RAISED = SYNERGY[3]  # Fortify turns the token of a pair to this side


def synergy(warriors: Sequence[Warrior], fortified: Sequence[Warrior] = ()) -> int:
    """Give the bonus for matching warriors: +1 for two, +2 for three (COA-SYN-01).

    At most three warriors fight together, so that one type at most can match.
    """
    if fortified:
        return RAISED
    kinds = [warrior.type for warrior in warriors]
    return SYNERGY[max(map(kinds.count, kinds))] if len(kinds) > 1 else 0


def force(warriors: Sequence[Warrior], fortified: Sequence[Warrior] = ()) -> int:
    """Add up strengths and synergy."""
    return sum([warrior.strength for warrior in warriors]) + synergy(warriors, fortified)


def defence(region: Region) -> int:
    """Give the strength of a region's defenders; a structure has none itself (COA-BLD-14)."""
    return force(region.defenders, region.fortified)


def pair_in(warriors: Sequence[Warrior]) -> tuple[Warrior, ...]:
    """Find the two warriors of one type, if there are exactly two."""
    for warrior in warriors:
        match = tuple(w for w in warriors if w.type == warrior.type)
        if len(match) == PAIR:
            return match
    return ()


def station(region: Region, warriors: Sequence[Warrior]) -> None:
    """Change the defenders; a raised synergy lasts while its pair stays (COA-AMB-47)."""
    region.defenders = tuple(warriors)
    if region.fortified and not all(w in region.defenders for w in region.fortified):
        region.fortified = ()


def strongest(warriors: Sequence[Warrior], limit: int) -> tuple[Warrior, ...]:
    """Choose what the automatic opponent would: the strongest combination (COA-AI-03).

    Among equals: fewer automata, more cards, lower levels, first in the alphabet (COA-AMB-54).
    """
    best: tuple[Warrior, ...] = ()
    for number in range(1, limit + 1):
        for group in combinations(warriors, number):
            if not best or _preference(group) < _preference(best):
                best = group
    return best


def _preference(group: tuple[Warrior, ...]) -> tuple[int, int, int, int, list[str]]:
    """Order groups from the best for the opponent to the worst."""
    return (
        -force(group),
        sum(w.automaton for w in group),
        -len(group),
        sum(w.level for w in group),
        sorted(w.id for w in group),
    )
