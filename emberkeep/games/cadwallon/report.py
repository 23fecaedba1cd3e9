"""What is worth counting about finished matches: for the balance report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from emberkeep.games.cadwallon.sheets import ASHES_SHEETS, CITY_SHEETS
from emberkeep.games.cadwallon.state import BY_TUNNEL, DEAD, ESCAPED, LOST, City
from emberkeep.kernel import Event, SeatId, Setting

Row: TypeAlias = tuple[str, str, int, Mapping[str, Setting]]
Finding: TypeAlias = tuple[str, str, str, SeatId, float]

FATES = {ESCAPED: "by a gate", BY_TUNNEL: "by the Tunnel", DEAD: "dead", LOST: "lost"}
CAUGHT = "caught"


class CityReport:
    """What the lab asks about Cadwallon."""

    def rows(self) -> list[Row]:
        """List the ways to play that are worth comparing: every sheet for two, and more players."""
        city: list[Row] = [
            (sheet.title, "city", 2, {"adventure": sheet.id}) for sheet in CITY_SHEETS
        ]
        ashes: list[Row] = [
            (sheet.title, "king_of_ashes", 2, {"adventure": sheet.id}) for sheet in ASHES_SHEETS
        ]
        many: list[Row] = [
            (f"{mode} for {people}", mode, people, {})
            for mode in ("city", "king_of_ashes")
            for people in (3, 4)
        ]
        return [*city, *ashes, *many]

    def extra_rows(self) -> list[Row]:
        return [("The Duke's Treasure with everything", "city", 2, {"expansion": True})]

    def hardest_last(self) -> list[list[str]]:
        """List rows in which people should win less and less often: none, all play each other."""
        return []

    def by_choice(self) -> list[str]:
        """List what players choose for themselves."""
        return ["mercenary", "mission", "arcana"]

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
    """Which missions and cards were played, and where ducats came from."""
    for event in table.log:
        if event.kind == "score":
            points = int(str(event.facts["points"]))
            yield "amount", "ducats by source", str(event.facts["source"]), _seat(event), points
        elif event.kind == "mission":
            yield "trait", "mission", str(event.facts["mission"]), _seat(event), 1
        elif event.kind == "arcana.played":
            yield "trait", "arcana", str(event.facts["card"]), _seat(event), 1


def _seat(event: Event) -> SeatId:
    return int(str(event.facts["seat"]))
