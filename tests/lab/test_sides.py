"""The lab counts a side's win once for each kind of bot on it."""

from __future__ import annotations

import pytest

from emberkeep.cli import main
from emberkeep.games import GAMES
from emberkeep.lab.arena import contest, results
from emberkeep.lab.balance import tally
from emberkeep.lab.terms import Deed, Outcome
from emberkeep.lab.work import played
from tests.toys import beacons


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "beacons", beacons.GAME)
    monkeypatch.setenv("COLUMNS", "100")


def outcome(names: str, *winners: int) -> Outcome:
    deeds = [Deed() for _ in names]
    sides = [[0, 2], [1, 3]]
    return Outcome(0, 0, 0, 1, list(names), [1, 2, 3, 4], [*winners], "fire", sides, 9, deeds)


def test_partners_of_one_kind_count_once() -> None:
    one, other = results([outcome("abab", 0, 2), outcome("baba", 0, 2)]).standings

    assert (one.name, one.seats, one.sides, one.wins) == ("a", 4, 2, 1)
    assert one.fair_share() == 0.5
    assert one.share() == other.share()


def test_partners_of_two_kinds_both_win() -> None:
    one, other = results([outcome("aabb", 0, 2)]).standings

    assert [(each.name, each.sides, each.wins) for each in (one, other)] == [
        ("a", 2, 1),
        ("b", 2, 1),
    ]


def test_a_win_that_both_sides_share_is_half_a_win() -> None:
    assert results([outcome("abab", 0, 2, 1, 3)]).standings[0].wins == 0.5


def test_balance_counts_sides() -> None:
    counted = tally([outcome("aaaa", 0, 2)])

    assert (counted.bots.number, counted.bots.good) == (2, 1)


def test_a_ledger_from_before_sides_is_read_with_every_seat_on_its_own() -> None:
    data = outcome("abab", 1).to_data()
    del data["sides"]

    assert Outcome.from_data(data).sides == [[0], [1], [2], [3]]


def test_who_plays_well_wins_with_a_partner_of_its_kind_and_with_another() -> None:
    wish = contest("beacons", ["normal", "random"], games=20, seed=3)

    outcomes = results(played((wish.terms, job) for job in wish.jobs()))

    assert [group.label for group in wish.groups()] == [
        "normal+normal – random+random",
        "1 normal – 3 random, mixed",
    ]
    together, mixed = (outcomes.by_group[number][0] for number in (0, 1))
    assert (together.name, together.sides) == ("normal", 20)
    assert together.share().mid > 0.8
    assert mixed.share().mid > 0.5
    assert together.fair_share() == mixed.fair_share() == 0.5


def test_the_arena_tells_of_partners(capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", "beacons", "easy", "random", "--games", "4", "--workers", "1"])

    said = capsys.readouterr().out
    assert "easy+easy – random+random:" in said
    assert "1 easy – 3 random, mixed:" in said
