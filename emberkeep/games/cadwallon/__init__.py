"""Cadwallon: City of Thieves with The King of Ashes."""

from __future__ import annotations

from emberkeep.games.cadwallon import views
from emberkeep.games.cadwallon.campaign import check_carried, sequel
from emberkeep.games.cadwallon.check import check
from emberkeep.games.cadwallon.hints import CityHints
from emberkeep.games.cadwallon.imagining import imagine
from emberkeep.games.cadwallon.setup import MODES, lay_out
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Chance, Game, SeatId, Sequel, Setup, seat_names


class Cadwallon(Game[City]):
    """Gangs of thieves in a closed district, for two to four."""

    name = "cadwallon"
    title = "Cadwallon: City of Thieves"
    rules_version = "1"
    modes = MODES
    hints = CityHints()

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


GAME = Cadwallon()
