"""Hints that bots could not rely on are caught."""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.kernel import Ask, Hints, SeatId
from tests.conformance.broken import found
from tests.toys.beacons import BeaconGame, BeaconHints, Beacons, BeaconsView


def hinting(hints: Hints[Beacons]) -> BeaconGame:
    """Make a Beacons with other hints."""
    odd = type("Odd", (BeaconGame,), {"hints": hints})
    made: BeaconGame = odd()
    return made


class Weighing(BeaconHints):
    """Hints with odd weights."""

    def __init__(self, *weights: float) -> None:
        self.odd = weights

    def weights(self, table: Beacons, ask: Ask) -> Sequence[float]:
        return [*self.odd, *[0.0] * (len(ask.options) - len(self.odd))]


def test_a_missing_weight_is_caught() -> None:
    class Short(BeaconHints):
        def weights(self, table: Beacons, ask: Ask) -> Sequence[float]:
            return [1.0]

    problem = found("options have weights", hinting(Short()))

    assert "ask 'lay' of seat 0 has 3 options and 1 weights" in problem


def test_weights_below_nothing_are_caught() -> None:
    problem = found("options have weights", hinting(Weighing(1.0, -0.5)))

    assert "has weights from -0.5 to 1.0" in problem


def test_weights_that_are_all_nothing_are_caught() -> None:
    assert "has weights from 0.0 to 0.0" in found("options have weights", hinting(Weighing()))


def test_a_judgement_that_is_no_chance_is_caught() -> None:
    class Proud(BeaconHints):
        def judge(self, table: Beacons, seat: SeatId) -> float:
            return 1.5

    problem = found("judgements are chances", hinting(Proud()))

    assert "the chance of seat 0 is 1.5" in problem


def test_chances_of_too_few_seats_are_caught() -> None:
    class Forgetful(BeaconHints):
        def chances(self, table: Beacons, seats: Sequence[SeatId]) -> Sequence[float]:
            return [0.5]

    assert "4 seats have 1 chances" in found("judgements are chances", hinting(Forgetful()))


def test_a_view_that_is_judged_differently_is_caught() -> None:
    class Twofold(BeaconHints):
        def value(self, view: BeaconsView, seat: SeatId) -> float:
            return 0.25

    problem = found("judgements are chances", hinting(Twofold()))

    assert "seat 0 judges its view as 0.25 and the table as 0.5" in problem
