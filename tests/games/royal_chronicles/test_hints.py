"""The hints of Royal Chronicles: named features, and sensible play."""

from __future__ import annotations

from hypothesis import settings, strategies as st

from emberkeep.bots import NormalBot
from emberkeep.games.royal_chronicles import GAME, value
from emberkeep.games.royal_chronicles.cards import DESIGNS
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.games.royal_chronicles.worth import NET, hand_worth
from emberkeep.kernel import Chance, Seat
from emberkeep.kernel.testing import setups
from tests.games.royal_chronicles.positions import play, realm

seeds = st.integers(0, 2**32)
few = settings(max_examples=2, derandomize=True, database=None, deadline=None)
SETUPS = [setup for setup in setups(GAME) if setup.options["memory-aid"] is False]


def chosen(table: Realm, trials: int = 4) -> str:
    """Let a one-step-greedy bot answer the first ask."""
    seat = Seat(GAME, table, table.asked()[0])
    return NormalBot(trials).choose(seat, seat.ask, Chance(1))


def test_features_have_names() -> None:
    view = GAME.view(realm("town; vp 7; gold 3", "", phase="age"), 0)

    features = GAME.hints.features(view, 0)

    assert set(features) == set(value.FEATURES) == set(value.WEIGHTS)
    assert features["vp"] == 7


def test_what_cannot_be_paid_counts_little_in_a_hand() -> None:
    hand = [DESIGNS["commander"]]

    assert hand_worth(hand, 2, 4, 3) == NET["commander"][3]
    assert hand_worth(hand, 1, 4, 3) < NET["commander"][3] / 2


def test_more_points_are_better() -> None:
    ahead = realm("vp 9", "", phase="deploy", whole=True)
    behind = realm("vp 1", "", phase="deploy", whole=True)

    assert not ahead.over
    assert GAME.hints.judge(ahead, 0) > GAME.hints.judge(behind, 0)


# Sensible play


def test_a_strong_unit_goes_to_the_front() -> None:
    table = realm("gold 2; hand commander", "front knight; hand cook", "front rogue", whole=True)

    assert chosen(table) == "place:commander-1/front"


def test_a_weak_producer_goes_to_the_back() -> None:
    table = realm("front knight; hand farmer knight; gold 1", "front rogue", "", whole=True)

    play(table, "ada place:knight-2/front")
    assert chosen(table) == "place:farmer-1/back"


def test_a_free_level_2_building_is_built() -> None:
    table = realm("front forest-spirit; gold 0", "gold 0", phase="build", whole=True)

    assert chosen(table).startswith("build:")


def test_a_healer_saves_the_demon() -> None:
    table = realm("front demon+1; back mystical-healer cook+1; vp 5", "", phase="age", whole=True)

    assert chosen(table) == "unit:demon-1"
