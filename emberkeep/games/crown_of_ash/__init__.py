"""Crown of Ash: necromancers fight for six provinces and a citadel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emberkeep.games.crown_of_ash import cards, fighting, habits, hints, views
from emberkeep.games.crown_of_ash.check import check
from emberkeep.games.crown_of_ash.outlook import BEFORE_BATTLE, outlook
from emberkeep.games.crown_of_ash.report import AshReport
from emberkeep.games.crown_of_ash.setup import MODES, check_necromancers, lay_out, seat_count
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.games.crown_of_ash.why_not import OVER, why_no_option, why_wait
from emberkeep.kernel import Ask, Chance, Game, Prospect, Reason, Result, SeatId, Setup


class CrownOfAsh(Game[Ashlands]):
    """Worker placement, secret battle cards, six provinces and a citadel, for one to four."""

    name = "crown_of_ash"
    title = "Crown of Ash"
    rules_version = "1"
    modes = MODES

    def new(self, setup: Setup) -> Ashlands:
        check_necromancers(setup)
        return lay_out(setup)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        people = [f"player {seat + 1}" for seat in range(setup.players)]
        return (*people, *(["automatic opponent"] * (seat_count(setup) - setup.players)))

    def view(self, table: Ashlands, seat: SeatId | None) -> views.AshView:
        return views.view(table, seat)

    def show(self, table: Ashlands, seat: SeatId | None) -> views.AshView:
        return views.view(table, seat, with_memory=table.rules.memory_aid)

    def imagine(self, table: Ashlands, seat: SeatId | None, chance: Chance) -> Ashlands:
        return views.imagine(table, seat, chance)

    def result(self, table: Ashlands) -> Result | None:
        if not table.over:
            return None
        scores = tuple(player.vp for player in table.players)
        return Result(scores, table.winners, table.over_reason)

    def check(self, table: Ashlands) -> None:
        check(table)

    def why_over(self) -> Reason:
        return OVER

    def why_wait(self, table: Ashlands, seat: SeatId) -> Reason:
        return why_wait(table, seat)

    def why_no_option(self, table: Ashlands, ask: Ask, code: str) -> Reason:
        return why_no_option(table, ask, code)

    def outlook(self, table: Ashlands, seat: SeatId) -> Sequence[Prospect]:
        ask = table.ask_of(seat)
        return outlook(self.show(table, seat), ask) if ask.prompt in BEFORE_BATTLE else []

    def components(self) -> Mapping[str, Sequence[object]]:
        return cards.COMPONENTS

    def value(self, view: views.AshView, seat: SeatId) -> float:
        return hints.value_of(view, seat)

    def features(self, view: views.AshView, seat: SeatId) -> Mapping[str, float]:
        return hints.feature_table(view, seat)

    def judge(self, table: Ashlands, seat: SeatId) -> float:
        return hints.judge(table, seat)

    def chances(self, table: Ashlands, seats: Sequence[SeatId]) -> Sequence[float]:
        chances = hints.judge_all(table)
        return [chances[seat] for seat in seats]

    def weights(self, table: Ashlands, ask: Ask) -> Sequence[float]:
        return habits.weights(table, ask)

    def likelihood(self, table: Ashlands, seat: SeatId) -> float:
        return fighting.likelihood(table, seat)

    def turn(self, table: Ashlands) -> int:
        return table.round * 100 + table.turn

    def report(self) -> AshReport:
        """What the lab counts in finished matches."""
        return AshReport()


GAME = CrownOfAsh()
