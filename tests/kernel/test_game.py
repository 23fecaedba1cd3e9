"""A game refuses a wish for a match that it cannot fulfil, and fills in what was not said."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games import game
from emberkeep.kernel import Reason, Setup, SetupError
from tests.kernel.path import GAME


def refused(*wish: Any, **more: Any) -> str:
    with pytest.raises(SetupError) as caught:
        GAME.setup(*wish, **more)
    return str(caught.value)


def test_what_was_not_said_is_the_first_of_everything() -> None:
    assert GAME.setup() == Setup("path", "plain", 2, {"weather": "fair", "hills": 0}, 0)


def test_a_number_of_players_finds_its_mode() -> None:
    assert GAME.setup(players=1).mode == "long"


def test_options_are_understood_as_they_are_typed() -> None:
    assert GAME.setup(options={"hills": "4", "weather": "FOUL"}).options == {
        "weather": "foul",
        "hills": 4,
    }


def test_an_unknown_mode_is_refused_with_those_there_are() -> None:
    assert refused("short") == "path has no mode 'short'; it has: plain, long"


def test_a_wrong_number_of_players_is_refused_with_the_right_ones() -> None:
    assert refused("plain", 4) == "path in mode plain is for 2, 3 players, not 4"


def test_a_number_of_players_of_no_mode_is_refused_with_all_there_are() -> None:
    assert refused(players=7) == "path is for 1, 2, 3 players, not 7"
    assert refused(players=-1) == "path is for 1, 2, 3 players, not -1"


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    assert refused(options={"wind": 1}) == (
        "path in mode plain has no option 'wind'; it has: weather, hills"
    )
    assert refused("long", options={"wind": 1}).endswith("it has: none")


def test_a_wrong_setting_is_refused_with_the_right_ones() -> None:
    assert refused(options={"hills": 9}) == "hills cannot be 9; accepted: 0, 4"


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    assert refused(seed=seed) == f"a seed is a number from 0 to {2**64 - 1}, not {seed}"


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="there is no game 'chess'; there are: "):
        game("chess")


def test_a_game_without_hints_is_judged_when_it_ends() -> None:
    table = GAME.new(GAME.setup())
    assert GAME.hints.judge(table, 0) == 0.5

    table.choose(0, "stop")
    assert GAME.hints.judge(table, 0) == 0.5
    assert GAME.hints.judge(table, 2) == 0.0


def test_a_game_without_reasons_of_its_own_says_whose_turn_it_is() -> None:
    table = GAME.new(GAME.setup())

    assert GAME.why_not(table, 0, "stop") is None
    assert GAME.why_not(table, 0, "fly") == Reason("", "not-now", {"prompt": "move"})
    assert GAME.why_not(table, 1, "stop") == Reason("", "not-asked", {"seats": (0,)})
    table.choose(0, "stop")
    assert GAME.why_not(table, 0, "stop") == Reason("", "over")


def test_a_game_without_odds_tells_none() -> None:
    assert GAME.outlook(GAME.new(GAME.setup()), 0) == ()
