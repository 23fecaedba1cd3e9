"""The heroes of the Mechana: what each does beyond plain runes and power."""

from __future__ import annotations

import pytest

from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    codes,
    discard,
    figure,
    hand,
    names,
    play,
    player,
)


@rule("AT-AMB-115")
def test_a_gear_tenders_second_rune_pays_only_for_constructs_and_first() -> None:
    table = battleground(
        hand="gear-tender apprentice", played="furnace-hand", row="rivet-buckler seed-gatherer"
    )
    play(table, "one play:gear-tender", "one acquire:rivet-buckler")
    assert (player(table, "one").runes, player(table, "one").purse) == (1, 0)

    hero = battleground(hand="gear-tender apprentice", played="furnace-hand", row="thicket-guide")
    play(hero, "one play:gear-tender")
    assert "acquire:thicket-guide" not in codes(hero)


@rule("AT-AMB-115")
def test_a_construct_may_be_paid_from_both_purses() -> None:
    table = battleground(
        hand="gear-tender apprentice", played="furnace-hand", row="piston-gauntlet"
    )

    play(table, "one play:gear-tender", "one acquire:piston-gauntlet")

    assert (player(table, "one").runes, player(table, "one").purse) == (0, 0)


@rule("AT-AMB-115")
def test_runes_for_constructs_are_lost_at_the_end_of_the_turn() -> None:
    table = battleground(hand="gear-tender apprentice", played="furnace-hand", row="")

    play(table, "one play:gear-tender", "one end")

    assert player(table, "one").purse == 0


@rule("AT-CARD-WRENCH-1", "AT-AMB-114")
def test_a_wrench_priest_lets_the_next_construct_go_on_the_deck_whatever_comes_between() -> None:
    table = battleground(hand="wrench-priest apprentice", row="rivet-buckler seed-gatherer")

    play(table, "one play:wrench-priest", "one acquire:seed-gatherer")
    assert discard(table) == ["seed-gatherer"]
    play(table, "one acquire:rivet-buckler")
    assert codes(table) == ["deck-top", "discard"]
    play(table, "one deck-top")

    assert names(player(table, "one").deck.top) == ["rivet-buckler"]


@rule("AT-CARD-WRENCH-2")
def test_two_wrench_priests_are_used_up_by_one_construct() -> None:
    table = battleground(
        hand="wrench-priest wrench-priest apprentice", row="rivet-buckler piston-gauntlet"
    )

    play(table, "one play:wrench-priest", "one play:wrench-priest", "one acquire:rivet-buckler")
    play(table, "one deck-top", "one acquire:piston-gauntlet")

    assert discard(table) == ["piston-gauntlet"]


@rule("AT-AMB-114")
def test_the_offer_of_a_wrench_priest_ends_with_the_turn() -> None:
    table = battleground(hand="wrench-priest", row="rivet-buckler")

    play(table, "one play:wrench-priest", "one end")

    assert not player(table, "one").topdeck_construct


@rule("AT-AMB-116")
@pytest.mark.parametrize(
    ("team", "power"),
    [("tyranyx@G5", 1), ("tyranyx@G5+storm-kite", 2), ("tyranyx+storm-kite+bone-knife", 2)],
)
def test_a_furnace_hand_gives_one_more_if_a_champion_carries_anything(
    team: str, power: int
) -> None:
    table = battleground(one=team, two="rut+thornwhip", hand="furnace-hand apprentice")

    play(table, "one play:furnace-hand")

    assert player(table, "one").power == power


@rule("AT-AMB-102")
def test_a_scrap_courier_draws_two_then_puts_a_card_of_the_hand_on_the_deck() -> None:
    table = battleground(hand="scrap-courier apprentice", deck="militia mystic kiri")

    play(table, "one play:scrap-courier")
    assert codes(table) == ["card:apprentice", "card:militia", "card:mystic"]
    play(table, "one card:mystic")

    assert hand(table) == ["apprentice", "militia"]
    assert names(player(table, "one").deck.top) == ["kiri", "mystic"]


@rule("AT-AMB-117")
def test_a_foundry_foreman_makes_the_next_construct_cheaper_and_no_hero() -> None:
    table = battleground(
        hand="foundry-foreman", row="thornwhip wild-drover rivet-buckler piston-gauntlet"
    )

    play(table, "one play:foundry-foreman")
    assert "acquire:wild-drover" not in codes(table)
    play(table, "one acquire:thornwhip")

    assert player(table, "one").runes == 0
    assert player(table, "one").discount == 0


@rule("AT-AMB-117")
def test_two_foremen_add_up_on_the_same_construct_which_never_costs_less_than_nothing() -> None:
    table = battleground(
        hand="foundry-foreman foundry-foreman apprentice", row="rivet-buckler piston-gauntlet"
    )

    play(table, "one play:foundry-foreman", "one play:foundry-foreman", "one acquire:rivet-buckler")
    assert player(table, "one").runes == 4
    play(table, "one acquire:piston-gauntlet")

    assert player(table, "one").runes == 2


@rule("AT-AMB-117")
def test_a_discount_ends_with_the_turn() -> None:
    table = battleground(hand="foundry-foreman apprentice", row="rivet-buckler")

    play(table, "one play:foundry-foreman", "one end")

    assert player(table, "one").discount == 0


@rule("AT-TOKEN-TURRET-1", "AT-AMB-111")
def test_mila_places_the_turret_on_any_cell_when_she_is_acquired() -> None:
    table = battleground(one="arha-templar@G5", row="mila", runes=5)

    play(table, "one acquire:mila", "one ambush", "one column:G", "one cell:G5")

    assert (table.turret, table.turret_of) == ("G5", 0)


@rule("AT-AMB-113", "AT-CARD-MILA-3")
def test_mila_gives_only_a_rune_without_the_turret_on_the_battlefield() -> None:
    for choice in ("turretattack", "movetoken"):
        table = battleground(two="tyranyx@G5", hand="mila apprentice")

        play(table, "one play:mila", f"one choose:{choice}")

        assert asked(table) == [("one", "turn")]
        assert player(table, "one").runes == 1


@rule("AT-TOKEN-TURRET-1", "AT-AMB-113", "AT-AMB-61", "AT-AMB-73")
def test_milas_turret_hits_one_enemy_within_three_and_in_sight() -> None:
    table = battleground(
        one="arha-templar@F5",
        two="tyranyx@G5 iron-bastion@G4 rut@A1 hedron-smithy@G7",
        hand="mila apprentice",
    )
    table.turret, table.turret_of = "G6", 0

    play(table, "one play:mila", "one choose:turretattack")
    assert codes(table) == ["pass", "champion:tyranyx", "champion:hedron-smithy"]
    play(table, "one champion:tyranyx")

    assert figure(table, "tyranyx").damage == 4
    assert figure(table, "arha-templar").damage == 0


@rule("AT-CARD-MILA-1", "AT-CARD-MILA-2")
def test_an_enemy_on_the_turrets_own_cell_can_be_hit_and_blocks_nothing() -> None:
    table = battleground(two="tyranyx@G6 rut@G3 mechana-initiate@G2", hand="mila apprentice")
    table.turret, table.turret_of = "G6", 0

    play(table, "one play:mila", "one choose:turretattack")

    assert codes(table) == ["pass", "champion:tyranyx", "champion:rut"]


@rule("AT-AMB-113", "AT-KEY-RETALIATE-4")
def test_nobody_retaliates_against_the_turret() -> None:
    table = battleground(one="arha-templar@G5", two="iron-bastion@G4", hand="mila apprentice")
    table.turret, table.turret_of = "G5", 0

    play(table, "one play:mila", "one choose:turretattack", "one champion:iron-bastion")

    assert (figure(table, "iron-bastion").damage, figure(table, "arha-templar").damage) == (4, 0)


@rule("AT-TOKEN-TURRET-1", "AT-AMB-111")
def test_mila_moves_the_turret_up_to_three_cells() -> None:
    table = battleground(two="tyranyx@G5", hand="mila apprentice")
    table.turret, table.turret_of = "G5", 1

    play(table, "one play:mila", "one choose:movetoken")
    assert len(codes(table)) == 37
    assert "cell:G1" not in codes(table)
    play(table, "one cell:G2")

    assert (table.turret, table.turret_of) == ("G2", 0)


@rule("AT-AMB-119", "AT-AMB-61")
def test_a_blueprint_keeper_takes_a_construct_from_the_discard_pile_to_be_played_at_once() -> None:
    table = battleground(
        one="tyranyx@G5",
        hand="blueprint-keeper apprentice",
        discard="storm-kite mystic bone-knife",
    )

    play(table, "one play:blueprint-keeper")
    assert codes(table) == ["card:storm-kite", "card:bone-knife"]
    play(table, "one card:bone-knife")
    assert hand(table) == ["apprentice", "bone-knife"]
    assert discard(table) == ["storm-kite", "mystic"]
    play(table, "one play:bone-knife")

    assert names(figure(table, "tyranyx").constructs) == ["bone-knife"]


@rule("AT-AMB-116")
@pytest.mark.parametrize(
    ("team", "power"),
    [
        ("tyranyx", 0),
        ("tyranyx+storm-kite rut@G5+bone-knife", 2),
        ("tyranyx+storm-kite+bone-knife+thornwhip rut@G5+bone-knife+siege-core", 4),
    ],
)
def test_an_overcharge_adept_gives_power_for_each_construct_up_to_four(
    team: str, power: int
) -> None:
    table = battleground(one=team, hand="overcharge-adept apprentice", deck="militia")

    play(table, "one play:overcharge-adept")

    assert player(table, "one").power == power
    assert hand(table) == ["apprentice", "militia"]


@rule("AT-AMB-24", "AT-AMB-25")
def test_a_construct_counts_as_played_only_in_the_turn_it_is_played() -> None:
    carried = battleground(one="rut@G5+rivet-buckler", hand="gear-tender apprentice")
    fresh = battleground(one="rut@G5", hand="rivet-buckler gear-tender apprentice")

    play(carried, "one play:gear-tender")
    play(fresh, "one play:rivet-buckler", "one play:gear-tender")

    assert (player(carried, "one").purse, player(fresh, "one").purse) == (0, 1)
