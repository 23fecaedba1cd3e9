"""Dice, counted out: every throw there is, decided by the rules themselves (5.15)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from emberkeep.games.cadwallon.rules.fighting import Fight, Side
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import city, figure, play, player

FACES = range(1, 7)


def wins(mine: int, theirs: int, ties: str = "new") -> Fraction:
    """Work out how often an attacker wins, from all throws there are."""
    table = city(one="maren@F5", two="nyra@G5", options={"ties": ties})
    attacker, defender = Side("maren", 0), Side("nyra", 1)
    fight = Fight([attacker, defender], "G5")
    won = 0
    for dice in product(FACES, repeat=mine + theirs):
        attacker.dice, defender.dice = list(dice[:mine]), list(dice[mine:])
        won += fight.decide(table) == 0
    return Fraction(won, 6 ** (mine + theirs))


def percent(odds: Fraction) -> float:
    return round(float(odds) * 100, 1)


@rule("CAD-TIE-01", "CAD-AMB-15")
@pytest.mark.parametrize(
    ("mine", "theirs", "odds"),
    [(2, 2, 52.5), (3, 2, 70.0), (2, 3, 32.1), (3, 3, 52.0), (4, 2, 78.7), (2, 4, 21.7)],
)
def test_how_often_an_attacker_wins(mine: int, theirs: int, odds: float) -> None:
    assert percent(wins(mine, theirs)) == odds


@rule("CADB-FIGHT-04")
def test_how_often_an_attacker_wins_who_wins_every_tie() -> None:
    assert percent(wins(2, 2, "base")) == 61.0


@rule("CAD-CYCLOPS-09")
@pytest.mark.parametrize(
    ("combat", "cyclops", "attacking", "defending"),
    [(2, 3, 10.3, 9.0), (3, 3, 27.1, 23.0), (2, 4, 4.7, 4.5)],
)
def test_how_often_the_cyclops_is_beaten_twice(
    combat: int, cyclops: int, attacking: float, defending: float
) -> None:
    assert percent(wins(combat, cyclops) ** 2) == attacking
    assert percent((1 - wins(cyclops, combat)) ** 2) == defending


@rule("CAD-SECRET-03", "CAD-SECRET-04")
def test_how_often_the_secret_treasury_kills_and_what_it_pays() -> None:
    paid = []
    for dice in product(FACES, repeat=3):
        table = city(mode="king_of_ashes", one="maren@secret leona@A1", two="nyra@K9", dice=dice)
        play(table, "one maren", "one search")
        alive = figure(table, "maren").place == "secret"
        paid += [player(table, "one").ducats - 5] if alive else []

    assert percent(Fraction(len(paid), 6**3)) == 55.6
    assert (min(paid), sum(paid) / len(paid), max(paid)) == (6, 10.5, 15)


@rule("CADB-CHEST-02")
def test_a_lock_opens_on_four_of_six_faces() -> None:
    opened = 0
    for face in FACES:
        table = city(one="maren@E2 leona@A1", two="nyra@K9", chests="E2=ring", dice=(face,))
        play(table, "one maren", "one pick")
        opened += figure(table, "maren").loot == ("ring",)

    assert opened == 4


@rule("CAD-PRISON-07", "CAD-PRISON-08")
def test_an_escape_succeeds_on_three_of_six_faces() -> None:
    free = 0
    for face in FACES:
        table = city(mode="king_of_ashes", one="maren@prison leona@A1", two="nyra@K9", dice=(face,))
        play(table, "one maren", "one escape")
        free += figure(table, "maren").place == "centre"

    assert free == 3


@rule("CAD-TUNNEL-02", "CAD-TUNNEL-04", "CAD-TUNNEL-05")
def test_the_tunnel_is_safe_with_all_loot_on_three_of_six_faces() -> None:
    safe = 0
    for face in FACES:
        table = city(
            mode="king_of_ashes",
            one="maren@tunnel:ring leona@A1",
            two="nyra@K9",
            closed="B1",
            round=6,
            dice=(face,),
        )
        play(table, "one maren", "one tunnel")
        safe += figure(table, "maren").loot == ("ring",)

    assert safe == 3
