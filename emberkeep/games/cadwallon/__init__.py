"""Cadwallon: City of Thieves with The King of Ashes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberkeep.games.cadwallon import views
from emberkeep.games.cadwallon.campaign import check_carried, sequel
from emberkeep.games.cadwallon.cards import COMPONENTS
from emberkeep.games.cadwallon.check import check
from emberkeep.games.cadwallon.hints import CityHints
from emberkeep.games.cadwallon.imagining import imagine
from emberkeep.games.cadwallon.outlook import outlook
from emberkeep.games.cadwallon.preview import Ahead, Outreach, WaysOut, preview
from emberkeep.games.cadwallon.report import CityReport
from emberkeep.games.cadwallon.setup import MODES, lay_out
from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.why_not import OVER, why_no_option, why_wait
from emberkeep.kernel import (
    Ask,
    Chance,
    Game,
    Prospect,
    Reason,
    SeatId,
    Sequel,
    Setup,
    Value,
    seat_names,
)


class Cadwallon(Game[City]):
    """Gangs of thieves in a closed district, for two to four."""

    name = "cadwallon"
    title = "Cadwallon: City of Thieves"
    rules_version = "3"
    modes = MODES
    hints = CityHints()
    previews = (Outreach, WaysOut)

    def lay_out(self, setup: Setup) -> City:
        return lay_out(setup)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return seat_names(setup.players)

    def sequel(self, table: City) -> Sequel | None:
        return sequel(table)

    def check_carried(self, setup: Setup) -> None:
        check_carried(setup)

    def view(self, table: City, seat: SeatId | None) -> views.CityView:
        return views.view(table, seat)

    def show(self, table: City, seat: SeatId | None) -> views.CityView:
        return views.view(table, seat, with_memory=table.rules.memory_aid)

    def imagine(self, table: City, seat: SeatId | None, chance: Chance) -> City:
        return imagine(table, seat, chance)

    def check(self, table: City) -> None:
        check(table)

    def why_over(self) -> Reason:
        return OVER

    def why_wait(self, table: City, seat: SeatId) -> Reason:
        return why_wait(table, seat)

    def why_no_option(self, table: City, ask: Ask, code: str) -> Reason:
        return why_no_option(table, ask, code)

    def outlook(self, table: City, seat: SeatId, shown: Value | None = None) -> Sequence[Prospect]:
        del shown
        return outlook(table, seat)

    def preview(self, table: City, seat: SeatId, thing: str) -> Ahead | None:
        return preview(table, thing)

    def components(self) -> Mapping[str, Sequence[object]]:
        return COMPONENTS

    def report(self) -> CityReport:
        """What the lab counts in finished matches."""
        return CityReport()


GAME = Cadwallon()
