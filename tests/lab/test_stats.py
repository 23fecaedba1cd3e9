"""Shares, ratings and times."""

from __future__ import annotations

import math

import pytest

from emberkeep.kernel import Chance
from emberkeep.lab.stats import Moments, Ratings, Times, inverted, wilson


def test_wilson_gives_the_textbook_interval() -> None:
    share = wilson(15, 20)

    assert share.mid == 0.75
    assert (share.low, share.high) == pytest.approx((0.5313, 0.8881), abs=1e-4)


def test_wilson_knows_something_after_no_win_at_all() -> None:
    share = wilson(0, 10)

    assert (share.mid, share.low) == (0, 0)
    assert share.high == pytest.approx(0.2775, abs=1e-4)


def test_wilson_without_games_knows_nothing() -> None:
    share = wilson(0, 0)

    assert math.isnan(share.mid)
    assert (share.low, share.high) == (0, 1)


def test_a_mean_has_a_normal_interval() -> None:
    moments = Moments()
    for number in (1, 2, 3, 4):
        moments.add(number)

    mean = moments.mean()
    assert mean.mid == 2.5
    assert mean.high - mean.mid == pytest.approx(1.96 * 1.29099 / 2, abs=1e-3)


def test_three_wins_in_four_are_190_elo() -> None:
    ratings = Ratings()
    for game in range(4000):
        ratings.add([["a"], ["b"]], [1, 0] if game % 4 else [0, 1])

    elo = ratings.fit()
    assert elo["a"].mid - elo["b"].mid == pytest.approx(400 * math.log10(3), abs=1)
    assert elo["a"].mid == pytest.approx(-elo["b"].mid)


def test_the_interval_of_two_is_that_of_their_share() -> None:
    ratings = Ratings()
    for game in range(400):
        ratings.add([["a"], ["b"]], [1, 0] if game % 4 else [0, 1])

    elo = ratings.fit()["a"]
    error = 1 / math.sqrt(400 * 0.75 * 0.25) / 2  # of half the difference in log odds
    assert (elo.high - elo.low) / 2 == pytest.approx(1.96 * error * 400 / math.log(10), rel=0.01)


def test_who_never_lost_is_rated_too() -> None:
    ratings = Ratings()
    for _ in range(400):
        ratings.add([["a"], ["b"]], [1, 0])

    elo = ratings.fit()
    assert 800 < elo["a"].mid - elo["b"].mid < 2000


def test_a_shared_win_is_worth_half() -> None:
    ratings = Ratings()
    for _ in range(100):
        ratings.add([["a"], ["b"]], [0.5, 0.5])

    assert ratings.fit()["a"].mid == pytest.approx(0, abs=1e-6)


def test_one_against_three_is_fair_at_a_quarter() -> None:
    ratings = Ratings()
    for game in range(4000):
        seats = [0.0] * 4
        seats[game % 4] = 1.0
        ratings.add([["a"], ["b"], ["b"], ["b"]], seats)

    elo = ratings.fit()
    assert elo["a"].mid - elo["b"].mid == pytest.approx(0, abs=1e-3)


def test_partners_of_one_kind_are_rated_as_one() -> None:
    ratings = Ratings()
    for game in range(4000):
        ratings.add([["a", "a"], ["b", "b"]], [1, 0] if game % 4 else [0, 1])

    elo = ratings.fit()
    assert elo["a"].mid - elo["b"].mid == pytest.approx(400 * math.log10(3), abs=1)


def test_who_is_one_of_two_partners_moves_its_side_by_half() -> None:
    ratings = Ratings()
    for game in range(4000):
        ratings.add([["a", "b"], ["b", "b"]], [1, 0] if game % 4 else [0, 1])

    elo = ratings.fit()
    assert elo["a"].mid - elo["b"].mid == pytest.approx(2 * 400 * math.log10(3), abs=5)


def test_ratings_are_found_again_from_games_of_three() -> None:
    truth = {"a": 150.0, "b": 0.0, "c": -150.0}
    strength = {name: 10 ** (elo / 400) for name, elo in truth.items()}
    ratings = Ratings()
    chance = Chance(4)
    for _ in range(3000):
        mark = chance.draw() / 2**64 * sum(strength.values())
        shares = [0.0, 0.0, 0.0]
        for seat, name in enumerate(truth):
            mark -= strength[name]
            if mark < 0:
                shares[seat] = 1.0
                break
        ratings.add([[name] for name in truth], shares)

    elo = ratings.fit()
    assert all(elo[name].low < truth[name] < elo[name].high for name in truth)
    assert elo["a"].high - elo["a"].low < 40


def test_without_games_nobody_is_rated() -> None:
    assert Ratings().fit() == {}


def test_a_matrix_is_inverted() -> None:
    assert inverted([[0.0, 2.0], [4.0, 0.0]]) == [[0.0, 0.25], [0.5, 0.0]]


def test_times_give_mean_and_percentile() -> None:
    times = Times()
    for ms in range(1, 101):
        times.add(ms)

    assert times.mean() == 50.5
    assert times.percentile(0.95) == pytest.approx(95, rel=0.03)


def test_times_add_up() -> None:
    one, other = Times(), Times()
    one.add(10)
    other.add(30)

    one.merge(other)

    assert (one.count, one.mean()) == (2, 20)
