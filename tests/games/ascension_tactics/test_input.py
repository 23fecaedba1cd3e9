"""What is refused: choices that nobody offered, and matches that cannot be."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.kernel import NotAsked, SetupError, UnknownCode
from tests.games.ascension_tactics.positions import (
    battleground,
    codes,
    discard,
    hand,
    play,
    player,
)


@pytest.mark.parametrize("code", ["", "play:mystic", "order:tyranyx", "acquire:thane", "end:"])
def test_what_is_no_option_is_refused_and_changes_nothing(code: str) -> None:
    table = battleground(one="rut@G5", two="tyranyx@G4", power=9, runes=1)
    before = (hand(table), discard(table), player(table, "one").power, codes(table))

    with pytest.raises(UnknownCode, match="accepted: play:apprentice"):
        play(table, f"one {code}")

    assert (hand(table), discard(table), player(table, "one").power, codes(table)) == before


def test_whoever_is_not_asked_cannot_choose() -> None:
    table = battleground(one="rut@G5", two="tyranyx@G4")

    with pytest.raises(NotAsked, match="nothing to decide"):
        play(table, "two end")


@pytest.mark.parametrize(
    ("mode", "people", "options"),
    [
        ("duel", 3, {}),
        ("duel", 2, {"scenario": "three-crowns"}),
        ("duel", 2, {"champions": "mine"}),
        ("melee", 2, {}),
        ("chess", 2, {}),
    ],
)
def test_a_match_that_cannot_be_is_refused(mode: str, people: int, options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        GAME.setup(mode, people, options)
