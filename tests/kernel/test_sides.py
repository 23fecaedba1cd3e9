"""A match ends with whole sides as winners, and one function says what that is worth."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.kernel import (
    DONE,
    Chance,
    Match,
    Procedure,
    Result,
    RulesBug,
    Setup,
    Sides,
    Table,
    state,
)
from emberkeep.kernel.sides import alone, check_sides, highest
from tests.kernel.path import GAME, Path, PathGame

TEAMS: Sides = ((0, 2), (1, 3))


def ended(sides: Sides, winners: list[int], scores: list[int], reason: str = "points") -> Result:
    table = Table(Chance(0))
    table.sides = sides
    table.end(winners=winners, reason=reason, scores=scores)
    assert table.result is not None
    return table.result


def test_who_wins_alone_has_a_whole_win() -> None:
    result = ended(alone(3), [1], [1, 2, 0])

    assert [result.worth(seat) for seat in range(3)] == [0, 1, 0]


def test_a_shared_win_is_divided() -> None:
    result = ended(alone(3), [0, 2], [2, 1, 2])

    assert [result.worth(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_partners_have_a_whole_win_each_even_if_only_one_is_named() -> None:
    result = ended(TEAMS, [2], [4, 9, 1, 0])

    assert result.winners == (0, 2)
    assert [result.worth(seat) for seat in range(4)] == [1, 0, 1, 0]


def test_a_win_that_sides_share_is_divided_among_sides() -> None:
    result = ended(TEAMS, [0, 1], [1, 1, 1, 1])

    assert result.winners == (0, 2, 1, 3)
    assert [result.worth(seat) for seat in range(4)] == [0.5] * 4


@pytest.mark.parametrize(
    ("winners", "scores", "reason"),
    [
        ([], [1, 2], "points"),
        ([2], [1, 2], "points"),
        ([-1], [1, 2], "points"),
        ([1], [1], "points"),
        ([1], [1, 2, 3], "points"),
        ([1], [1, 2], ""),
    ],
)
def test_an_end_that_nobody_could_rely_on_is_refused(
    winners: list[int], scores: list[int], reason: str
) -> None:
    with pytest.raises(RulesBug, match="needs at least one winner among its seats, a score for"):
        ended(alone(2), winners, scores, reason)


def test_a_match_ends_once() -> None:
    table = Table(Chance(0))
    table.sides = alone(1)
    table.end(winners=[0], reason="points", scores=[1])

    with pytest.raises(RulesBug, match="a second time"):
        table.end(winners=[0], reason="points", scores=[1])


@state
class Outer(Procedure):
    """A chapter within which the match ends."""

    inner: Procedure

    script = ("begin", "never")

    def begin(self, table: Table) -> None:
        table.call(self.inner)

    def never(self, table: Table) -> None:
        raise AssertionError


@state
class SuddenEnd(Procedure):
    script = ("end", "never")

    def end(self, table: Table) -> None:
        table.end(winners=[0], reason="sudden", scores=[0])

    def never(self, table: Table) -> None:
        raise AssertionError


@state
class Encore(Procedure):
    script = ("end",)

    def end(self, table: Table) -> None:
        table.end(winners=[0], reason="sudden", scores=[0])
        table.call(SuddenEnd())


@state
class LateQuestion(Procedure):
    script = ("end",)

    def end(self, table: Table) -> None:
        table.end(winners=[0], reason="sudden", scores=[0])
        table.ask(0, "encore", [DONE], self.then)

    def then(self, table: Table, seat: int, value: None) -> None:
        raise AssertionError


@state
class Silent(Procedure):
    """A chapter that decides nothing."""


def played(chapter: Procedure) -> Table:
    table = Table(Chance(0))
    table.sides = alone(1)
    table.call(chapter)
    table.run()
    return table


def test_the_end_leaves_out_all_that_was_to_follow() -> None:
    table = played(Outer(SuddenEnd()))

    assert table.over
    assert table.stack == []


def test_nothing_begins_after_the_end() -> None:
    with pytest.raises(RulesBug, match="SuddenEnd begins after the end"):
        played(Encore())


def test_nothing_is_asked_after_the_end() -> None:
    with pytest.raises(RulesBug, match="encore is asked after the end"):
        played(LateQuestion())


def test_a_match_that_runs_out_without_an_end_is_a_bug() -> None:
    with pytest.raises(RulesBug, match=r"nobody has called table\.end"):
        played(Silent())


def test_the_highest_scores_are_found() -> None:
    assert highest([3, 5, 5]) == [1, 2]


def test_every_seat_is_its_own_side_unless_the_game_says_otherwise() -> None:
    assert GAME.new(GAME.setup(players=3)).sides == ((0,), (1,), (2,))


class Paired(PathGame):
    """A Path with odd sides."""

    def __init__(self, sides: Any) -> None:
        self.pairs: Sides = sides

    def sides(self, setup: Setup) -> Sides:
        return self.pairs


def test_a_table_knows_the_sides_of_its_game() -> None:
    match: Match[Path] = Match(Paired(((0, 1),)), GAME.setup())
    match.choose(0, "stop")

    assert match.table.sides == ((0, 1),)
    assert match.table.result is not None
    assert match.table.result.worth(1) == 1


@pytest.mark.parametrize("sides", [(), ((0,),), ((0, 1), (1,)), ((0,), (1,), (2,)), ((0, 1), ())])
def test_sides_hold_every_seat_once(sides: Sides) -> None:
    with pytest.raises(RulesBug, match="do not hold each of 2 seats once"):
        Paired(sides).new(GAME.setup())
    check_sides(((1, 0),), 2)
