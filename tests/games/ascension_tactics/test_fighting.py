"""Attacks, damage, defeat and keywords (chapters Attack, Damage, Keywords)."""

from __future__ import annotations

from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    discard,
    figure,
    hand,
    play,
    player,
)

# --- Attack and damage ----------------------------------------------------------------------------


@rule("AT-ATTACK-01", "AT-DAMAGE-01")
def test_an_attack_deals_damage_equal_to_strength() -> None:
    table = battleground(one="twilight-scout@G5", two="tyranyx@G4", power=2)

    play(table, "one order:twilight-scout", "one hit:tyranyx")

    assert figure(table, "tyranyx").damage == 4


@rule("AT-ATTACK-01")
def test_only_an_enemy_next_to_the_attacker_can_be_attacked() -> None:
    table = battleground(
        one="twilight-scout@G5 water-djinn@G6", two="tyranyx@G4 hedron-smithy@G3", power=2
    )

    play(table, "one order:twilight-scout")

    assert [code for code in codes(table) if code.startswith("hit:")] == ["hit:tyranyx"]


@rule("AT-ATTACK-02")
def test_the_attacked_does_not_strike_back() -> None:
    table = battleground(one="twilight-scout@G5", two="tyranyx@G4", power=2)

    play(table, "one order:twilight-scout", "one hit:tyranyx")

    assert figure(table, "twilight-scout").damage == 0


@rule("AT-DAMAGE-03", "AT-DAMAGE-04", "AT-DAMAGE-09")
def test_damage_equal_to_defence_defeats() -> None:
    table = battleground(
        one="twilight-scout@G5", two="mechana-initiate@G4+piston-gauntlet", power=2
    )

    play(table, "one order:twilight-scout", "one hit:mechana-initiate")

    fallen = figure(table, "mechana-initiate")
    assert (fallen.cell, fallen.ready, fallen.damage, fallen.constructs) == ("", False, 0, ())


@rule("AT-CONSTR-05", "AT-CONSTR-06")
def test_the_constructs_of_the_fallen_go_to_their_owners_discard_pile() -> None:
    table = battleground(
        one="twilight-scout@G5", two="mechana-initiate@G4+piston-gauntlet", power=2
    )

    play(table, "one order:twilight-scout", "one hit:mechana-initiate")

    assert discard(table, "two") == ["piston-gauntlet"]


@rule("AT-DAMAGE-05", "AT-DAMAGE-06")
def test_a_champion_felled_on_an_opponents_turn_is_exhausted_for_its_owners_next_turn() -> None:
    table = battleground(
        one="arha-templar@G5",
        two="mechana-initiate@G4",
        power=3,
        hand={"one": "apprentice", "two": "apprentice"},
    )
    play(table, "one order:arha-templar", "one hit:mechana-initiate", "one done", "one end")
    assert "order:mechana-initiate" not in codes(table, "two")

    play(table, "two end", "one end")

    assert "order:mechana-initiate" in codes(table, "two")


@rule("AT-DAMAGE-10")
def test_damage_of_several_attacks_adds_up() -> None:
    table = battleground(one="twilight-scout@G5 unbound-emissary@G3", two="tyranyx@G4", power=4)

    play(table, "one order:twilight-scout", "one hit:tyranyx", "one done")
    play(table, "one order:unbound-emissary", "one hit:tyranyx")

    assert cell(table, "tyranyx") == ""


@rule("AT-DAMAGE-07", "AT-AMB-09")
def test_whoever_loses_the_defence_that_kept_them_falls_at_once() -> None:
    table = battleground(
        one="twilight-scout@A1",
        two="mechana-initiate@G4/4+barkskin-shield",
        hand="whisper-in-the-dark apprentice",
    )

    play(table, "one play:whisper-in-the-dark")

    assert cell(table, "mechana-initiate") == ""


@rule("AT-DAMAGE-08")
def test_champions_off_the_battlefield_cannot_be_damaged() -> None:
    table = battleground(
        one="twilight-scout@A1", two="tyranyx hedron-smithy@M1", row="gloomfang-wyrm", power=7
    )

    play(table, "one acquire:gloomfang-wyrm", "one ambush")

    assert figure(table, "hedron-smithy").damage == 4
    assert figure(table, "tyranyx").damage == 0


@rule("AT-AMB-14")
def test_a_champion_without_strength_may_attack_and_provokes_retaliation() -> None:
    table = battleground(one="icarus-steelfoot@G5", two="iron-bastion@G4", power=3)

    play(table, "one order:icarus-steelfoot", "one hit:iron-bastion")

    assert figure(table, "iron-bastion").damage == 0
    assert figure(table, "icarus-steelfoot").damage == 4


# --- Double attack --------------------------------------------------------------------------------


@rule("AT-KEY-DOUBLE-1", "AT-KEY-DOUBLE-2", "AT-KEY-DOUBLE-3")
def test_double_attack_hits_twice_with_a_move_between() -> None:
    table = battleground(
        one="twilight-scout@G5+twin-gale-blades", two="tyranyx@G4 hedron-smithy@G2", power=2
    )

    play(table, "one order:twilight-scout", "one hit:tyranyx", "one to:F2", "one hit:hedron-smithy")

    assert figure(table, "tyranyx").damage == 6
    assert cell(table, "hedron-smithy") == ""
    assert asked(table) == [("one", "turn")]


@rule("AT-KEY-DOUBLE-4")
def test_two_double_attacks_are_one() -> None:
    table = battleground(one="spike-vixen@G5+twin-gale-blades", two="rift-colossus@G4", power=2)

    play(table, "one order:spike-vixen", "one hit:rift-colossus", "one hit:rift-colossus")

    assert not [code for code in codes(table) if code.startswith("hit:")]


# --- Ranged ---------------------------------------------------------------------------------------


@rule("AT-KEY-RANGED-1", "AT-LOS-01")
def test_a_ranged_champion_attacks_up_to_three_cells_away() -> None:
    table = battleground(
        one="raven-siren@A5", two="tyranyx@A4 hedron-smithy@C7 water-djinn@E5", power=3
    )

    play(table, "one order:raven-siren")

    hits = [code for code in codes(table) if code.startswith("hit:")]
    assert hits == ["hit:tyranyx", "hit:hedron-smithy"]


@rule("AT-KEY-RANGED-2")
def test_ranged_twice_is_ranged_once() -> None:
    table = battleground(one="raven-siren@A5+storm-kite", two="water-djinn@E5", power=3)

    play(table, "one order:raven-siren")

    assert "hit:water-djinn" not in codes(table)


# --- Retaliate ------------------------------------------------------------------------------------


@rule("AT-KEY-RETALIATE-1", "AT-KEY-RETALIATE-2")
def test_the_attacked_retaliates_even_if_it_falls() -> None:
    table = battleground(one="rift-colossus@G5", two="hedron-smithy@G4+barbed-mail", power=4)

    play(table, "one order:rift-colossus", "one hit:hedron-smithy")

    assert cell(table, "hedron-smithy") == ""
    assert figure(table, "rift-colossus").damage == 4


@rule("AT-KEY-RETALIATE-3", "AT-AMB-07")
def test_from_afar_only_a_ranged_champion_retaliates() -> None:
    table = battleground(
        one="raven-siren@A5", two="iron-bastion@A3 tyranyx@C6+barbed-mail+bolt-thrower", power=3
    )

    play(table, "one order:raven-siren", "one hit:iron-bastion")
    assert figure(table, "raven-siren").damage == 0

    play(table, "one done")
    player(table, "one").power = 9
    figure(table, "raven-siren").ready = True
    figure(table, "raven-siren").defence = 20
    play(table, "one play:apprentice", "one order:raven-siren", "one hit:tyranyx")
    assert figure(table, "raven-siren").damage == 10


@rule("AT-KEY-RETALIATE-4")
def test_retaliation_is_no_attack_and_slays_nobody() -> None:
    table = battleground(
        one="twilight-scout@G5",
        two="hedron-smithy@G4+barbed-mail+celestial-gong",
        deck={"two": "mystic"},
        power=2,
    )

    play(table, "one order:twilight-scout", "one hit:hedron-smithy")

    assert cell(table, "twilight-scout") == ""
    assert hand(table, "two") == []


@rule("AT-KEY-RETALIATE-5")
def test_retaliation_works_every_time() -> None:
    table = battleground(one="spike-vixen@G5", two="shadowcaster@G4+barbed-mail", power=2)

    play(table, "one order:spike-vixen", "one hit:shadowcaster", "one hit:shadowcaster")

    assert figure(table, "spike-vixen").damage == 6


@rule("AT-KEY-RETALIATE-6")
def test_two_retaliations_are_one() -> None:
    table = battleground(one="spike-vixen@G5", two="iron-bastion@G4+barbed-mail", power=2)

    play(table, "one order:spike-vixen", "one hit:iron-bastion")

    assert figure(table, "spike-vixen").damage == 4


# --- Area attack ----------------------------------------------------------------------------------


@rule("AT-KEY-AREA-1", "AT-KEY-AREA-2", "AT-KEY-AREA-4")
def test_an_area_attack_hits_all_enemies_in_reach() -> None:
    table = battleground(
        one="gloomfang-wyrm@G5 twilight-scout@G6", two="tyranyx@G4 water-djinn@F5", power=4
    )

    play(table, "one order:gloomfang-wyrm")
    assert [code for code in codes(table) if code.startswith("hit:")] == ["hit:all"]

    play(table, "one hit:all")
    assert figure(table, "tyranyx").damage == 7
    assert cell(table, "water-djinn") == ""
    assert figure(table, "twilight-scout").damage == 0


@rule("AT-KEY-AREA-1")
def test_there_is_no_area_attack_where_nobody_would_be_hit() -> None:
    table = battleground(one="gloomfang-wyrm@G5", power=4)

    play(table, "one order:gloomfang-wyrm")

    assert not [code for code in codes(table) if code.startswith("hit:")]


@rule("AT-KEY-AREA-3")
def test_all_who_are_hit_retaliate_at_the_same_time() -> None:
    table = battleground(
        one="gloomfang-wyrm@G5", two="iron-bastion@G4 hedron-smithy@F5+barbed-mail", power=4
    )

    play(table, "one order:gloomfang-wyrm", "one hit:all")

    assert cell(table, "gloomfang-wyrm") == ""


@rule("AT-KEY-AREA-5")
def test_two_area_attacks_are_one() -> None:
    table = battleground(one="gloomfang-wyrm@G5+siege-core", two="rift-colossus@G4", power=4)

    play(table, "one order:gloomfang-wyrm", "one hit:all")

    assert figure(table, "rift-colossus").damage == 10


@rule("AT-AMB-08")
def test_an_area_attack_from_afar_spares_whom_a_comrade_hides() -> None:
    table = battleground(
        one="raven-siren@A5+lantern-of-hunger", two="tyranyx@A4 water-djinn@A3", power=3
    )

    play(table, "one order:raven-siren", "one hit:all")

    assert figure(table, "water-djinn").damage == 0
    assert cell(table, "tyranyx") == ""


# --- Slay -----------------------------------------------------------------------------------------


@rule("AT-KEY-SLAY-1", "AT-KEY-SLAY-5")
def test_slaying_an_enemy_with_an_attack_has_its_effect() -> None:
    table = battleground(
        one="twilight-scout@G5+bone-knife", two="mechana-initiate@G4 tyranyx@G6", power=2
    )

    play(table, "one order:twilight-scout", "one hit:mechana-initiate")

    assert player(table, "one").power == 1


@rule("AT-KEY-SLAY-2")
def test_damage_by_an_effect_slays_nobody() -> None:
    table = battleground(
        one="twilight-scout@G5+bone-knife",
        two="mechana-initiate@G4/2",
        hand="pit-duelist apprentice",
    )

    play(table, "one play:pit-duelist")

    assert cell(table, "mechana-initiate") == ""
    assert player(table, "one").power == 1  # the card's own


@rule("AT-KEY-SLAY-3", "AT-AMB-77")
def test_each_slain_enemy_counts() -> None:
    table = battleground(
        one="gloomfang-wyrm@G5+bone-knife", two="mechana-initiate@G4 hedron-smithy@F5", power=4
    )

    play(table, "one order:gloomfang-wyrm", "one hit:all")

    assert player(table, "one").power == 2


@rule("AT-KEY-SLAY-4", "AT-AMB-11")
def test_slaying_counts_even_if_the_slayer_falls_in_the_same_blow() -> None:
    table = battleground(
        one="twilight-scout@G5/3+bone-knife", two="mechana-initiate@G4/3+barbed-mail", power=2
    )

    play(table, "one order:twilight-scout", "one hit:mechana-initiate")

    assert (cell(table, "twilight-scout"), cell(table, "mechana-initiate")) == ("", "")
    assert player(table, "one").power == 1


@rule("AT-PLAY-05", "AT-AMB-77")
def test_the_active_player_orders_what_happens_at_the_same_time() -> None:
    table = battleground(
        one="twilight-scout@G5+bone-knife+reaper-chain",
        two="mechana-initiate@G4",
        power=2,
    )

    play(table, "one order:twilight-scout", "one hit:mechana-initiate")
    assert codes(table) == ["first:bone-knife", "first:reaper-chain"]

    play(table, "one first:reaper-chain")
    assert (player(table, "one").runes, player(table, "one").power) == (2, 1)
