"""What is worth counting about finished matches: for the balance report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from emberkeep.games.ascension_tactics.cards import CARDS
from emberkeep.games.ascension_tactics.champions import CHAMPIONS
from emberkeep.games.ascension_tactics.scenarios import SCENARIO_ROWS
from emberkeep.games.ascension_tactics.setup import DISCARDED
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.kernel import Event, SeatId, Setting

Row: TypeAlias = tuple[str, str, int, Mapping[str, Setting]]
Finding: TypeAlias = tuple[str, str, str, SeatId, float]


class TacticsReport:
    """What the lab asks about Ascension Tactics."""

    def rows(self) -> list[Row]:
        """List the ways to play that are worth comparing."""
        duels: list[Row] = [
            (f"duel, {row.name}", "duel", 2, {"scenario": row.id})
            for row in SCENARIO_ROWS
            if "duel" in row.modes
        ]
        return [
            *duels,
            ("duel, draft", "duel", 2, {"champions": "draft"}),
            ("melee of 3", "melee", 3, {}),
            ("melee of 4", "melee", 4, {}),
            ("teams", "teams", 4, {}),
            *[(f"solo, {level}", "solo", 1, {"difficulty": level}) for level in DISCARDED],
            *[(f"co-op, {level}", "coop", 2, {"difficulty": level}) for level in DISCARDED],
            ("one against an archvillain", "archvillain", 2, {}),
            ("two against an archvillain", "archvillain", 3, {}),
            ("campaign alone", "campaign", 1, {}),
            ("campaign of two", "campaign", 2, {}),
        ]

    def extra_rows(self) -> list[Row]:
        return [("duel, alternative champions", "duel", 2, {"champions": "alternative"})]

    def hardest_last(self) -> list[list[str]]:
        """List rows in which people should win less and less often."""
        return [[f"{mode}, {level}" for level in DISCARDED] for mode in ("solo", "co-op")]

    def by_choice(self) -> list[str]:
        """List what players choose for themselves."""
        return ["bought", "champion"]

    def findings(self, table: Battleground) -> list[Finding]:
        """Tell all that is worth counting about a finished match."""
        return [*_traits(table), *_attempts(table), *_told(table)]


def _traits(table: Battleground) -> Iterator[Finding]:
    """Who sat where in the order of turns, with which champions, for how long."""
    rules = table.rules
    for seat, gate in enumerate(rules.gates):
        yield "trait", "gate", gate.id, seat, 1
        yield "amount", "turns", "each", seat, table.players[seat].turns
    for figure in table.figures.values():
        if figure.row.id in CHAMPIONS and not figure.of and figure.seat != rules.villain:
            yield "trait", "champion", figure.row.id, figure.seat, 1


def _attempts(table: Battleground) -> Iterator[Finding]:
    """Whether an attempt at a scenario of the campaign succeeded."""
    if table.campaign is not None and table.result is not None:
        won = 0 in table.result.winners
        yield "trial", "scenario won", table.rules.scenario.name, 0, won


def _told(table: Battleground) -> Iterator[Finding]:
    """Which cards were bought, and where glory came from."""
    for event in table.log:
        if event.kind == "acquire":
            name = str(event.facts["card"])
            yield "trait", "bought", CARDS[name].name, _seat(event), 1
        elif event.kind == "score":
            points = int(str(event.facts["points"]))
            source = str(event.facts["source"])
            yield "amount", "glory by source", source, _seat(event), points


def _seat(event: Event) -> SeatId:
    return int(str(event.facts["seat"]))
