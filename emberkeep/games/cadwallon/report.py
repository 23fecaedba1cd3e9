"""What is worth counting about finished matches: for the balance report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from emberkeep.games.cadwallon.characters import (
    CURSED,
    CYCLOPS,
    EXECUTIONERS,
    KALDERNS,
    NOCTURNIS,
)
from emberkeep.games.cadwallon.sheets import ASHES_SHEETS, CITY_SHEETS
from emberkeep.games.cadwallon.state import BY_TUNNEL, DEAD, ESCAPED, LOST, City
from emberkeep.kernel import Event, SeatId, Setting

Row: TypeAlias = tuple[str, str, int, Mapping[str, Setting]]
Finding: TypeAlias = tuple[str, str, str, SeatId, float]

FATES = {ESCAPED: "by a gate", BY_TUNNEL: "by the Tunnel", DEAD: "dead", LOST: "lost"}
CAUGHT = "caught"
PAIRS = (
    (EXECUTIONERS, NOCTURNIS),
    (KALDERNS, CURSED),
    (NOCTURNIS, KALDERNS),
    (CURSED, EXECUTIONERS),
    (EXECUTIONERS, KALDERNS),
    (NOCTURNIS, CURSED),
)


class CityReport:
    """What the lab asks about Cadwallon."""

    def rows(self) -> list[Row]:
        """List the ways to play that are worth comparing: every sheet for two, and more players.

        From sheet to sheet other gangs meet, so that every gang meets every other one.
        """
        sheets = [("city", sheet) for sheet in CITY_SHEETS]
        sheets += [("king_of_ashes", sheet) for sheet in ASHES_SHEETS]
        duels: list[Row] = []
        for at, (mode, sheet) in enumerate(sheets):
            one, other = PAIRS[at % len(PAIRS)]
            options = {"adventure": sheet.id, "gang-1": one, "gang-2": other}
            duels.append((sheet.title, mode, 2, options))
        many: list[Row] = [
            (f"{mode} for {people}", mode, people, {})
            for mode in ("city", "king_of_ashes")
            for people in (3, 4)
        ]
        return [*duels, *many]

    def extra_rows(self) -> list[Row]:
        return [("The Duke's Treasure with everything", "city", 2, {"expansion": True})]

    def hardest_last(self) -> list[list[str]]:
        """List rows in which people should win less and less often: none, all play each other."""
        return []

    def by_choice(self) -> list[str]:
        """List what players choose for themselves."""
        return ["mercenary", "mission", "arcana", "equipment", "intrigue"]

    def findings(self, table: City) -> list[Finding]:
        """Tell all that is worth counting about a finished match."""
        return [*_traits(table), *_told(table)]


def _traits(table: City) -> Iterator[Finding]:
    """Who played which gang, in which place of the order, and how its characters ended."""
    for seat, gang in enumerate(table.rules.gangs):
        yield "trait", "gang", gang, seat, 1
        yield "trait", "order", str(table.rules.order.index(seat) + 1), seat, 1
    for figure in table.figures.values():
        yield "amount", "fate", FATES.get(figure.fate, CAUGHT), figure.seat, 1
        if figure.row.mercenary:
            yield "trait", "mercenary", figure.row.name, figure.seat, 1


def _told(table: City) -> Iterator[Finding]:
    """Which missions and cards were played, where ducats came from, how the Cyclops fared."""
    for event in table.log:
        kind, facts = event.kind, event.facts
        if kind == "score":
            points = int(str(facts["points"]))
            yield "amount", "ducats by source", str(facts["source"]), _seat(event), points
        elif kind == "mission":
            yield "trait", "mission", str(facts["mission"]), _seat(event), 1
        elif kind == "arcana.played":
            yield "trait", "arcana", str(facts["card"]), _seat(event), 1
        elif kind == "equipped":
            owner = table.figures[str(facts["figure"])].seat
            yield "trait", "equipment", str(facts["card"]), owner, 1
        elif kind == "intrigue.shown" or (kind == "intrigue.end" and facts["fulfilled"]):
            yield "trait", "intrigue", str(facts["intrigue"]), _seat(event), 1
        elif kind == "fight.won" and CYCLOPS in {facts["winner"], facts["loser"]}:
            yield _met_cyclops(table, str(facts["winner"]), str(facts["loser"]))


def _met_cyclops(table: City, winner: str, loser: str) -> Finding:
    """Whether a round of a fight with the Cyclops was won."""
    lost = winner == CYCLOPS
    seat = table.figures[loser if lost else winner].seat
    return "trial", "round won against the Cyclops", table.rules.sheet, seat, float(not lost)


def _seat(event: Event) -> SeatId:
    return int(str(event.facts["seat"]))
