"""The suite under test: private chapters of which more is seen than that they have ended."""

from __future__ import annotations

from typing import Any

from emberkeep.kernel import SeatId, Setup, Value, value
from emberkeep.kernel.testing import PROPERTIES, AnyGame
from tests.conformance.broken import found_by
from tests.toys.lanterns import Lanterns, Packing, Tunnel, TunnelView


def packed(game: AnyGame, setup: Setup, seed: int, moment: int) -> None:
    """Hold a game to the property where its partners pack."""
    holds = PROPERTIES["private chapters show who has ended"]
    holds(game, game.setup("packed", 3, seed=setup.seed), seed, moment % 3)


@value
class CountingView(Value):
    """A view, and how many steps all have taken in private."""

    proper: TunnelView
    steps: tuple[int, ...]


class Counting(Lanterns):
    def view(self, table: Tunnel, seat: SeatId | None) -> Any:
        steps = tuple(len(branch.codes) for branch in table.branches)
        return CountingView(super().view(table, seat), steps)


class Showing(Lanterns):
    def view(self, table: Tunnel, seat: SeatId | None) -> Any:
        bags = [branch.chapter for branch in table.branches if branch.ask is None]
        hands = [tuple(bag.hand) for bag in bags if isinstance(bag, Packing)]
        return CountingView(super().view(table, seat), sum(hands, ()))


def test_a_view_that_counts_the_steps_of_others_is_caught() -> None:
    assert "learned['view'].steps[" in found_by(packed, Counting())


def test_a_view_of_a_chapter_that_has_ended_is_caught() -> None:
    assert "sees more than that seat" in found_by(packed, Showing())
