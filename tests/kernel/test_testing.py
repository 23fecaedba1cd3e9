"""The tools of the conformance suite."""

from __future__ import annotations

from emberkeep.kernel import Chance, Setup
from emberkeep.kernel.testing import difference, label, random_play, reach, rule, setups
from emberkeep.kernel.testing.replay import address, find
from tests.kernel.path import GAME, walked
from tests.toys import auction, empty


def test_setups_show_every_mode_count_and_option() -> None:
    assert [label(setup, GAME) for setup in setups(GAME)] == [
        "plain-2",
        "plain-3",
        "plain-2-weather=foul",
        "plain-3-hills=4",
        "plain-2-weather=foul-hills=4",
        "long-1",
        "long-2",
    ]


def test_setups_are_the_same_each_time() -> None:
    assert setups(auction.GAME) == setups(auction.GAME)


def test_random_play_yields_the_match_before_and_after_every_choice() -> None:
    setup = empty.GAME.setup()

    counts = [len(match.record.choices) for match in random_play(empty.GAME, setup, Chance(0))]

    assert counts == list(range(101))


def test_a_moment_can_be_reached_again() -> None:
    setup = auction.GAME.setup(seed=3)

    first, second = (reach(auction.GAME, setup, Chance(8), 12) for _ in range(2))

    assert first.record == second.record
    assert len(first.record.choices) == 12


def test_a_moment_after_the_end_is_the_end() -> None:
    assert reach(empty.GAME, empty.GAME.setup(), Chance(0), 1000).table.over


def test_a_difference_names_the_place_and_both_sides() -> None:
    left, right = walked("0 go", "0 roll").table, walked("0 go", "0 look").table

    assert difference(left, right) == "table.chance.count is 1 here and 0 there"
    assert difference(left, left.copy()) == ""


def test_a_difference_in_the_order_of_a_dictionary_is_one() -> None:
    assert difference({1: 0, 2: 0}, {2: 0, 1: 0}, "hand") == (
        "the keys of hand is [1, 2] here and [2, 1] there"
    )


def test_a_rule_on_a_test_is_noted_and_changes_nothing() -> None:
    def works() -> Setup:
        return GAME.setup()

    noted = rule("COA-BATTLE-09", "COA-BATTLE-10")(works)

    assert noted is works
    assert vars(noted)["rules"] == ("COA-BATTLE-09", "COA-BATTLE-10")


def test_a_game_is_found_again_by_its_address() -> None:
    assert address(auction.GAME) == "tests.toys.auction:Candlelight"
    assert find("tests.toys.auction:Candlelight").name == "candlelight"
    assert find("tests.toys.auction:GAME") is auction.GAME
