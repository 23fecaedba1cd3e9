"""Crown of Ash: necromancers fight for six provinces and a citadel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberkeep.games.crown_of_ash import cards, views
from emberkeep.games.crown_of_ash.check import check
from emberkeep.games.crown_of_ash.hints import AshHints
from emberkeep.games.crown_of_ash.imagining import imagine
from emberkeep.games.crown_of_ash.outlook import BEFORE_BATTLE, outlook
from emberkeep.games.crown_of_ash.report import AshReport
from emberkeep.games.crown_of_ash.setup import MODES, check_necromancers, lay_out, seat_count
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.games.crown_of_ash.why_not import OVER, why_no_option, why_wait
from emberkeep.kernel import Ask, Chance, Game, Prospect, Reason, SeatId, Setup, Value, seat_names


class CrownOfAsh(Game[Ashlands]):
    """Worker placement, secret battle cards, six provinces and a citadel, for one to four."""

    name = "crown_of_ash"
    title = "Crown of Ash"
    rules_version = "3"
    modes = MODES
    hints = AshHints()
    bundled = frozenset({"recruit.gold", "recruit.ingredient", "ingredient"})

    def lay_out(self, setup: Setup) -> Ashlands:
        check_necromancers(setup)
        return lay_out(setup)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        automata = ["automatic opponent"] * (seat_count(setup) - setup.players)
        return seat_names(setup.players, *automata)

    def view(self, table: Ashlands, seat: SeatId | None) -> views.AshView:
        return views.view(table, seat)

    def show(self, table: Ashlands, seat: SeatId | None) -> views.AshView:
        return views.view(table, seat, with_memory=table.rules.memory_aid)

    def imagine(self, table: Ashlands, seat: SeatId | None, chance: Chance) -> Ashlands:
        return imagine(table, seat, chance)

    def check(self, table: Ashlands) -> None:
        check(table)

    def why_over(self) -> Reason:
        return OVER

    def why_wait(self, table: Ashlands, seat: SeatId) -> Reason:
        return why_wait(table, seat)

    def why_no_option(self, table: Ashlands, ask: Ask, code: str) -> Reason:
        return why_no_option(table, ask, code)

    def outlook(
        self, table: Ashlands, seat: SeatId, shown: Value | None = None
    ) -> Sequence[Prospect]:
        ask = table.ask_of(seat)
        if ask.prompt not in BEFORE_BATTLE:
            return []
        view = shown if isinstance(shown, views.AshView) else self.show(table, seat)
        return outlook(view, ask)

    def components(self) -> Mapping[str, Sequence[object]]:
        return cards.COMPONENTS

    def report(self) -> AshReport:
        """What the lab counts in finished matches."""
        return AshReport()


GAME = CrownOfAsh()
