"""Every verb alone, with numbers that no card has: resources, land, and what holds others."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.conditions import Carried, Near, On, Played
from emberkeep.games.ascension_tactics.effects import (
    CIRCLE,
    TURRET,
    Allegiance,
    Both,
    Choose,
    ConstructRunes,
    Discard,
    Draw,
    Glory,
    If,
    MoveToken,
    PlaceForest,
    PlaceToken,
    Power,
    PowerPerConstruct,
    Runes,
    Treasure,
    TurretAttack,
)
from emberkeep.games.ascension_tactics.moments import Slay, While, added, sorted_out
from emberkeep.games.ascension_tactics.rows import champion
from emberkeep.games.ascension_tactics.rules.stats import holds
from emberkeep.games.ascension_tactics.words import (
    AREA,
    CONSTRUCT,
    FOREST,
    HERO,
    LIFEBOUND,
    MECHANA,
    RANGED,
    Bonus,
    Effect,
)
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.carrying import carry_out
from tests.games.ascension_tactics.positions import (
    battleground,
    codes,
    discard,
    figure,
    hand,
    play,
    player,
    told,
)

# --- Resources ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "gained"),
    [
        (Runes(5), (5, 0, 0, 0)),
        (ConstructRunes(5), (0, 5, 0, 0)),
        (Power(5), (0, 0, 5, 0)),
        (Glory(5), (0, 0, 0, 5)),
        (PowerPerConstruct(1), (0, 0, 1, 0)),
        (PowerPerConstruct(5), (0, 0, 2, 0)),
    ],
)
def test_resources_are_gained(verb: Effect, gained: tuple[int, int, int, int]) -> None:
    table = battleground(one="rut+bone-knife tyranyx+thornwhip", two="spike-vixen+storm-kite")

    carry_out(table, verb)

    one = player(table, "one")
    assert (one.runes, one.purse, one.power, one.glory) == gained


@pytest.mark.parametrize(
    ("verb", "kind"), [(Runes(5), "runes"), (ConstructRunes(5), "purse"), (Power(5), "power")]
)
def test_what_is_gained_is_told(verb: Effect, kind: str) -> None:
    table = battleground()

    carry_out(table, verb)

    assert told(table, kind) == [{"seat": 0, "amount": 5}]


def test_what_changes_on_the_battlefield_is_told() -> None:
    table = battleground()

    carry_out(table, PlaceForest(), PlaceToken(CIRCLE))
    play(table, "one column:A", "one cell:A1", "one column:B", "one cell:B1")

    assert told(table, "forest") == [{"cell": "A1"}]
    assert told(table, "token") == [{"token": "circle", "cell": "B1", "seat": 0}]


@rule("AT-AMB-79")
def test_glory_may_win_in_the_middle_of_a_row_and_the_rest_is_not_carried_out() -> None:
    table = battleground(glory=29, hand="apprentice", deck="militia")

    carry_out(table, Glory(1), Treasure(1), Discard(1))

    assert table.over
    assert hand(table) == ["apprentice"]


# --- The battlefield ------------------------------------------------------------------------------


def test_a_forest_grows_on_the_chosen_cell() -> None:
    table = battleground()

    carry_out(table, PlaceForest())
    play(table, "one column:A", "one cell:A1")

    assert table.terrain["A1"] == FOREST


@rule("AT-AMB-111")
def test_there_is_one_token_of_a_kind_which_is_taken_from_where_it_lies() -> None:
    table = battleground(one="rut@A1")
    table.circle, table.circle_of, table.turret, table.turret_of = "G5", 1, "G6", 1

    carry_out(table, PlaceToken(CIRCLE))
    play(table, "one column:A", "one cell:A1")
    assert (table.circle, table.circle_of, table.turret) == ("A1", 0, "G6")

    carry_out(table, PlaceToken(TURRET))
    play(table, "one column:B", "one cell:B1")
    assert (table.circle, table.turret, table.turret_of) == ("A1", "B1", 0)


@rule("AT-AMB-111")
def test_a_token_moves_over_anything_but_onto_no_barrier() -> None:
    table = battleground(terrain={"A2": "barrier"})
    table.turret = "A1"

    carry_out(table, MoveToken(TURRET, 1))

    assert set(codes(table)) == {"cell:A1", "cell:B1"}


@rule("AT-AMB-113", "AT-AMB-61")
def test_a_turret_attack_may_be_left_out() -> None:
    table = battleground(two="tyranyx@G5")
    table.turret = "G6"

    carry_out(table, TurretAttack(7))
    play(table, "one pass")
    assert figure(table, "tyranyx").damage == 0

    carry_out(table, TurretAttack(7))
    play(table, "one champion:tyranyx")
    assert figure(table, "tyranyx").damage == 7


def test_the_turret_belongs_to_who_fired_it_last() -> None:
    table = battleground(two="tyranyx@G5")
    table.turret, table.turret_of = "G6", 1

    carry_out(table, TurretAttack(7))
    play(table, "one champion:tyranyx")

    assert table.turret_of == 0


# --- Wrappers and conditions ----------------------------------------------------------------------


@rule("AT-AMB-62")
def test_verbs_are_carried_out_from_left_to_right_and_inserted_ones_at_their_place() -> None:
    table = battleground(hand="apprentice", deck="militia mystic")

    carry_out(table, Both(Draw(1), Discard(1)), Runes(1))
    assert player(table, "one").runes == 0
    play(table, "one card:militia")

    assert (player(table, "one").runes, discard(table)) == (1, ["militia"])


@pytest.mark.parametrize(("code", "runes", "power"), [("runes", 5, 0), ("power", 0, 5)])
def test_choose_does_one_of_two(code: str, runes: int, power: int) -> None:
    table = battleground()

    carry_out(table, Choose(Runes(5), Power(5)))
    play(table, f"one choose:{code}")

    assert (player(table, "one").runes, player(table, "one").power) == (runes, power)


def test_an_allegiance_without_a_card_needs_one_of_its_faction_and_waits_for_it() -> None:
    now = battleground(played="grove-matron")
    later = battleground(played="furnace-hand", hand="seed-gatherer apprentice")

    carry_out(now, Allegiance(LIFEBOUND, Power(5)))
    carry_out(later, Allegiance(LIFEBOUND, Power(5)))
    assert (player(now, "one").power, player(later, "one").power) == (5, 0)
    play(later, "one play:seed-gatherer")

    assert player(later, "one").power == 5


@rule("AT-AMB-76")
@pytest.mark.parametrize(
    ("condition", "held"),
    [
        (Played(), True),
        (Played(faction=LIFEBOUND), True),
        (Played(faction=MECHANA), False),
        (Played(kind=HERO), True),
        (Played(kind=CONSTRUCT), False),
        (Played(cost=4), True),
        (Played(cost=5), False),
        (Played(faction=LIFEBOUND, kind=HERO, cost=4), True),
        (Carried(2), True),
        (Carried(3), False),
        (On(FOREST), False),
        (Near(FOREST), True),
    ],
)
def test_a_condition_holds_or_not(condition: Played, held: bool) -> None:  # noqa: FBT001  # a column
    table = battleground(
        one="rut@A1+bone-knife tyranyx+thornwhip", played="grove-matron", terrain={"A2": FOREST}
    )

    carry_out(table, If(condition, Power(5)), source="rut")

    assert player(table, "one").power == 5 * held
    assert holds(table, condition, 0, figure(table, "rut")) is held


def test_nothing_was_played_at_the_start_of_a_turn() -> None:
    table = battleground()

    assert not holds(table, Played(), 0)


def test_the_effects_of_a_row_are_sorted_by_their_moment() -> None:
    parts = sorted_out(
        (Runes(1), Bonus(strength=1), Slay(Draw(1)), While(On(FOREST), Bonus(speed=1)), Power(2))
    )

    assert parts.play == (Runes(1), Power(2))
    assert parts.bonus == Bonus(strength=1)
    assert parts.slay == (Draw(1),)
    assert parts.passive == (While(On(FOREST), Bonus(speed=1)),)
    assert parts.ambush == parts.on_equip == parts.on_order == ()


@rule("AT-KEY-RANGED-2", "AT-KEY-AREA-5")
def test_bonuses_add_up_and_a_keyword_twice_is_one() -> None:
    one = Bonus(1, 2, 3, RANGED, -1)
    other = Bonus(10, 20, 30, RANGED | AREA, -1)

    assert added([one, other]) == Bonus(11, 22, 33, RANGED | AREA, -2)


def test_what_a_champion_always_has_is_added_to_its_numbers() -> None:
    row = champion("x", "X", MECHANA, 4, 2, 6, Bonus(strength=1, defence=2, speed=3, keywords=AREA))

    assert (row.strength, row.order, row.defence, row.speed) == (5, 2, 8, 6)
    assert row.keywords == AREA
