"""Royal Chronicles (Paper Tales): monarchs draft units, deploy them, and watch them grow old."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberkeep.games.royal_chronicles import cards, views
from emberkeep.games.royal_chronicles.check import check
from emberkeep.games.royal_chronicles.hints import RoyalHints
from emberkeep.games.royal_chronicles.imagining import imagine
from emberkeep.games.royal_chronicles.outlook import outlook
from emberkeep.games.royal_chronicles.report import RoyalReport
from emberkeep.games.royal_chronicles.setup import MODES, lay_out, seat_count
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.games.royal_chronicles.why_not import OVER, why_no_option, why_wait
from emberkeep.kernel import Ask, Chance, Game, Prospect, Reason, SeatId, Setup, Value, seat_names


class RoyalChronicles(Game[Realm]):
    """Draft, secret deployment, war with the neighbours, ageing: for one to seven."""

    name = "royal_chronicles"
    title = "Royal Chronicles"
    rules_version = "3"
    modes = MODES
    hints = RoyalHints()

    def lay_out(self, setup: Setup) -> Realm:
        return lay_out(setup)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        automata = ["Lich King"] * (seat_count(setup) - setup.players)
        return seat_names(setup.players, *automata)

    def view(self, table: Realm, seat: SeatId | None) -> views.RoyalView:
        return views.view(table, seat)

    def show(self, table: Realm, seat: SeatId | None) -> views.RoyalView:
        return views.view(table, seat, with_memory=table.rules.memory_aid, with_works=True)

    def imagine(self, table: Realm, seat: SeatId | None, chance: Chance) -> Realm:
        return imagine(table, seat, chance)

    def check(self, table: Realm) -> None:
        check(table)

    def why_over(self) -> Reason:
        return OVER

    def why_wait(self, table: Realm, seat: SeatId) -> Reason:
        return why_wait(table, seat)

    def why_no_option(self, table: Realm, ask: Ask, code: str) -> Reason:
        return why_no_option(table, ask, code)

    def outlook(self, table: Realm, seat: SeatId, shown: Value | None = None) -> Sequence[Prospect]:
        del shown
        return outlook(table, seat)

    def components(self) -> Mapping[str, Sequence[object]]:
        return cards.COMPONENTS

    def report(self) -> RoyalReport:
        """What the lab counts in finished matches."""
        return RoyalReport()


GAME = RoyalChronicles()
