"""Fights between thieves (chapter Fights between thieves)."""

from __future__ import annotations

from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import city, codes, figure, play, player


@rule("CADB-FIGHT-03", "CADB-FIGHT-05", "CADB-FIGHT-06", "CADB-FIGHT-09")
def test_the_winner_steals_and_moves_the_loser_three_spaces() -> None:
    table = city(one="maren@F5", two="nyra@G5:ring", dice=(6, 1, 5, 5))

    play(table, "one maren", "one attack:nyra")

    assert figure(table, "maren").loot == ("ring",)
    assert sorted(codes(table)) == ["D5", "F3", "F7", "H7", "I4", "I6", "J5"]


@rule("CADB-FIGHT-04")
def test_the_attacker_wins_ties_in_the_base_game() -> None:
    table = city(one="maren@F5", two="nyra@G5", dice=(5, 1, 5, 5))

    play(table, "one maren", "one attack:nyra")

    assert (player(table, "one").ducats, player(table, "two").ducats) == (7, 3)


@rule("CAD-TIE-01")
def test_the_higher_total_wins_a_tie() -> None:
    table = city(one="maren@F5", two="nyra@G5", dice=(5, 1, 5, 5), options={"ties": "new"})

    play(table, "one maren", "one attack:nyra")

    assert (player(table, "one").ducats, player(table, "two").ducats) == (2, 8)
