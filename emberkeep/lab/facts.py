"""What a game's own report tells about a finished match; the lab counts, the game knows.

A game that wants a balance report has an attribute `report` with

    rows            what to play: a label, a mode, players and options for each row
    facts(table)    what is worth counting about a finished match

A fact is (kind, category, key, seat, value):

    ("trait", "necromancer", "nox", 1, 1)     seat 1 had this; how often do such seats win?
    ("amount", "points from", "fate", 1, 7)   the mean of this over all seats and games
    ("trial", "battle card", "die", 1, 0)     tried once, and it failed; how often does it succeed?
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from emberkeep.kernel import Game, Setting, SetupError

Fact: TypeAlias = tuple[str, str, str, int, float]


@dataclass(frozen=True)
class Row:
    """One way to play a game: a row of its balance report."""

    label: str
    mode: str
    players: int
    options: Mapping[str, Setting] = field(default_factory=dict)


class Report(Protocol):
    """What a game says about itself for its balance report."""

    @property
    def rows(self) -> Sequence[tuple[str, str, int, Mapping[str, Setting]]]: ...

    @property
    def hardest_last(self) -> Sequence[Sequence[str]]:
        """Rows in which people should win less and less often, from the first to the last."""
        ...

    def facts(self, table: Any) -> Iterable[Fact]: ...


def report_of(game: Game[Any]) -> Report:
    """Find the report of a game, or refuse."""
    report: Report | None = getattr(game, "report", None)
    if report is None:
        raise SetupError(f"{game.name} tells no facts for a balance report yet")
    return report


def facts_of(game: Game[Any], table: Any) -> list[list[Any]]:
    """List the facts of a finished match, ready for JSON."""
    return [list(fact) for fact in report_of(game).facts(table)]
