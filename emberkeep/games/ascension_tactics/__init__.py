"""Ascension Tactics: decks, champions and a battlefield of hexes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberkeep.games.ascension_tactics import views
from emberkeep.games.ascension_tactics.campaign import check_carried, sequel
from emberkeep.games.ascension_tactics.check import check
from emberkeep.games.ascension_tactics.components import COMPONENTS
from emberkeep.games.ascension_tactics.hints import TacticsHints
from emberkeep.games.ascension_tactics.imagining import imagine
from emberkeep.games.ascension_tactics.outlook import outlook
from emberkeep.games.ascension_tactics.preview import Outreach, preview
from emberkeep.games.ascension_tactics.report import TacticsReport
from emberkeep.games.ascension_tactics.setup import MODES, lay_out, sides, villain_seat
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.why_not import OVER, why_no_option, why_wait
from emberkeep.kernel import (
    Ask,
    Chance,
    Game,
    Prospect,
    Reason,
    SeatId,
    Sequel,
    Setup,
    Sides,
    Value,
    seat_names,
)


class AscensionTactics(Game[Battleground]):
    """Deck-building and a skirmish on hexes, for one to four."""

    name = "ascension_tactics"
    title = "Ascension Tactics"
    rules_version = "4"
    modes = MODES
    hints = TacticsHints()
    open_sides = True  # AT-2V2-5
    previews = (Outreach,)

    def lay_out(self, setup: Setup) -> Battleground:
        return lay_out(setup)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        automatic = villain_seat(setup) == setup.players
        return seat_names(setup.players, *(["villains"] if automatic else []))

    def sides(self, setup: Setup) -> Sides:
        return sides(setup)

    def sequel(self, table: Battleground) -> Sequel | None:
        return sequel(table)

    def check_carried(self, setup: Setup) -> None:
        check_carried(setup)

    def view(self, table: Battleground, seat: SeatId | None) -> views.TacticsView:
        return views.view(table, seat)

    def show(self, table: Battleground, seat: SeatId | None) -> views.TacticsView:
        return views.view(table, seat, with_memory=table.rules.memory_aid)

    def imagine(self, table: Battleground, seat: SeatId | None, chance: Chance) -> Battleground:
        return imagine(table, seat, chance)

    def check(self, table: Battleground) -> None:
        check(table)

    def why_over(self) -> Reason:
        return OVER

    def why_wait(self, table: Battleground, seat: SeatId) -> Reason:
        return why_wait(table, seat)

    def why_no_option(self, table: Battleground, ask: Ask, code: str) -> Reason:
        return why_no_option(table, ask, code)

    def outlook(
        self, table: Battleground, seat: SeatId, shown: Value | None = None
    ) -> Sequence[Prospect]:
        del shown
        return outlook(table, seat) if table.ask_of(seat).prompt == "order.act" else ()

    def preview(self, table: Battleground, seat: SeatId, thing: str) -> Outreach | None:
        return preview(table, seat, thing)

    def components(self) -> Mapping[str, Sequence[object]]:
        return COMPONENTS

    def report(self) -> TacticsReport:
        """What the lab counts in finished matches."""
        return TacticsReport()


GAME = AscensionTactics()
