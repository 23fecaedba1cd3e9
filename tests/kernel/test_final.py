"""What cannot be taken back is known before it is chosen."""

from __future__ import annotations

import pytest

from emberkeep.games import OURS
from emberkeep.kernel import Chance, Match, Setup, final_codes
from emberkeep.kernel.testing import AnyGame, label, random_choice, setups
from tests.toys import auction, hamlet

GAMES: tuple[AnyGame, ...] = (auction.GAME, hamlet.GAME, *OURS.values())
CASES = [
    pytest.param(game, setup, id=f"{game.name}-{label(setup, game)}")
    for game in GAMES
    for setup in setups(game)
    if setup == game.setup(setup.mode, setup.players)
]


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_exactly_the_final_options_cannot_be_taken_back(game: AnyGame, setup: Setup) -> None:
    match = Match(game, setup)
    chance, seen = Chance(3), set()
    while not match.table.over:
        seat, code = random_choice(match.table, chance)
        said = code in final_codes(game, match.table, seat)
        match.choose(seat, code)
        assert said != match.can_undo(seat), f"{code} of seat {seat}"
        seen.add(said)
    assert seen == {True, False}


def test_they_depend_on_what_a_seat_may_know_alone() -> None:
    game = auction.GAME
    match = Match(game, game.setup(seed=2))
    for _ in range(12):
        for seat in match.table.asked():
            twin = game.imagine(match.table, seat, Chance(9))
            assert final_codes(game, match.table, seat) == final_codes(game, twin, seat)
        match.choose(*random_choice(match.table, Chance(4)))


def test_looking_for_them_changes_nothing() -> None:
    game = auction.GAME
    match = Match(game, game.setup(seed=2))
    before = match.table.copy()

    final_codes(game, match.table, match.table.asked()[0])

    assert match.table == before


def test_while_others_have_to_answer_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    game = auction.GAME
    table = Match(game, game.setup(seed=2)).table
    table.choose(table.asked()[0], "leave")  # the lot where it is: now all bid at once
    asked = table.asked()
    assert len(asked) > 1
    monkeypatch.delattr(type(game), "imagine")

    assert [final_codes(game, table, seat) for seat in asked] == [[] for _ in asked]
