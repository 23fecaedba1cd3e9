"""What a game's own report tells about a finished match: the lab counts, the game knows.

A game that wants a balance report has a method `report()`, which returns an object with

    rows()              what to play: (label, mode, players, options) for each row
    extra_rows()        more of them, which are played when everything is asked for
    hardest_last()      lists of rows in which people should win less and less often
    by_choice()         traits that players choose: they show what is good, not what is off
    findings(table)     what is worth counting about a finished match

A finding is (kind, category, key, seat, value):

    ("trait", "necromancer", "nox", 1, 1)     seat 1 had this; how often do such seats win?
    ("amount", "points from", "fate", 1, 7)   the mean of this over all seats and games
    ("trial", "battle card", "die", 1, 0)     tried once, and it failed; how often does it succeed?
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from emberkeep.kernel import Game, Setting, SetupError

RowWish: TypeAlias = tuple[str, str, int, Mapping[str, Setting]]
Finding: TypeAlias = tuple[str, str, str, int, float]


class Report(Protocol):
    """What a game says about itself for its balance report."""

    def rows(self) -> Sequence[RowWish]: ...

    def extra_rows(self) -> Sequence[RowWish]: ...

    def hardest_last(self) -> Sequence[Sequence[str]]: ...

    def by_choice(self) -> Sequence[str]: ...

    def findings(self, table: Any) -> Iterable[Finding]: ...


def report_of(game: Game[Any]) -> Report:
    """Find the report of a game, or refuse."""
    method: Callable[[], Report] | None = getattr(game, "report", None)
    if method is None:
        raise SetupError(f"{game.name} tells nothing for a balance report yet")
    return method()


def facts_of(game: Game[Any], table: Any) -> list[list[Any]]:
    """Sum up the findings of a match: [kind, category, key, seat, number, total]."""
    sums: dict[tuple[str, str, str, int], list[float]] = {}
    for kind, category, key, seat, value in report_of(game).findings(table):
        entry = sums.setdefault((kind, category, key, seat), [0, 0])
        entry[0] += 1
        entry[1] += value
    return [[*name, *entry] for name, entry in sums.items()]
