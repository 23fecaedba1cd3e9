"""The champions of the Lifebound (chapter Starting champions)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.rules.stats import speed, strength
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    battleground,
    codes,
    figure,
    hand,
    play,
)
from tests.games.ascension_tactics.test_champions_enlightened import hurt


@rule("AT-AMB-86")
def test_a_slay_of_the_faerie_commander_speeds_up_the_next_ordered_champion() -> None:
    table = battleground(
        one="faerie-commander@G5 arha-templar@A9 water-djinn@M1", two="cultist@G4", power=8
    )
    play(table, "one order:faerie-commander", "one hit:cultist-2-1", "one done")
    play(table, "one order:arha-templar")
    assert "to:A4" in codes(table)
    assert "to:A3" not in codes(table)

    play(table, "one done", "one order:water-djinn")

    assert "to:M4" in codes(table)
    assert "to:M5" not in codes(table)


@rule("AT-AMB-86")
def test_two_slays_of_the_faerie_commander_add_up_and_end_with_the_turn() -> None:
    table = battleground(
        one="faerie-commander@G5+twin-gale-blades arha-templar@A9",
        two="cultist@G4 cultist@G6",
        power=4,
    )
    play(table, "one order:faerie-commander", "one hit:cultist-2-1", "one hit:cultist-2-2")
    play(table, "one done", "one order:arha-templar")
    assert speed(table, figure(table, "arha-templar")) == 7

    play(table, "one done", "one end")

    assert speed(table, figure(table, "arha-templar")) == 3


@rule("AT-AMB-87", "AT-KEY-ALLEGIANCE-1")
def test_the_flytrap_witch_is_ranged_after_a_lifebound_card() -> None:
    table = battleground(
        one="flytrap-witch@G5", two="tyranyx@G8", power=4, hand="apprentice thornwhip"
    )
    play(table, "one play:apprentice", "one order:flytrap-witch")
    assert "hit:tyranyx" not in codes(table)
    table = battleground(one="flytrap-witch@G5", two="tyranyx@G8", power=4, hand="thornwhip")

    play(table, "one play:thornwhip", "one order:flytrap-witch")

    assert "hit:tyranyx" in codes(table)


@rule("AT-KEY-SLAY-1")
def test_a_slay_of_the_flytrap_witch_draws_a_card() -> None:
    table = battleground(
        one="flytrap-witch@G5", two="rut@G4 tyranyx@G6", power=4, deck="mystic militia"
    )

    play(table, "one order:flytrap-witch", "one hit:rut")

    assert hand(table) == ["apprentice", "mystic"]


@rule("AT-KEY-RANGED-1", "AT-LOS-01")
def test_the_raven_siren_attacks_up_to_three_cells_away() -> None:
    table = battleground(
        one="raven-siren@G5", two="tyranyx@G8 water-djinn@D2 rut@G4 cultist@K6", power=3
    )

    play(table, "one order:raven-siren")

    hits = [code for code in codes(table) if code.startswith("hit:")]
    assert hits == ["hit:tyranyx", "hit:rut"]


@rule("AT-AMB-87")
def test_the_runic_lycanthrope_is_five_stronger_once_after_lifebound_cards() -> None:
    table = battleground(
        one="runic-lycanthrope@G5 rut", two="tyranyx@G4 water-djinn@G6", hand="thornwhip kiri"
    )
    wolf = figure(table, "runic-lycanthrope")
    assert strength(table, wolf) == 3

    play(table, "one play:kiri", "one play:thornwhip", "one champion:rut")

    assert strength(table, wolf) == 8
    play(table, "one end")
    assert strength(table, wolf) == 3


@rule("AT-AMB-88")
def test_forest_costs_rut_one_point() -> None:
    table = battleground(one="rut@A9", power=2, terrain=dict.fromkeys(["A8", "A7", "A6"], "forest"))

    play(table, "one order:rut")

    assert "to:A6" in codes(table)


@rule("AT-AMB-88")
def test_rut_deals_double_damage_in_a_forest_alone() -> None:
    inside = battleground(one="rut@E3+piston-gauntlet", two="rift-colossus@E2", power=2)
    outside = battleground(one="rut@E1+piston-gauntlet", two="rift-colossus@E2", power=2)

    play(inside, "one order:rut", "one hit:rift-colossus")
    play(outside, "one order:rut", "one hit:rift-colossus")

    assert hurt(inside) == [("rift-colossus", 14)]
    assert hurt(outside) == [("rift-colossus", 7)]


@rule("AT-AMB-88")
def test_retaliations_of_rut_in_a_forest_are_doubled() -> None:
    table = battleground(one="tyranyx@E2", two="rut@E3+barbed-mail", power=4)

    play(table, "one order:tyranyx", "one hit:rut")

    assert hurt(table) == [("rut", 8), ("tyranyx", 10)]


@rule("AT-AMB-88")
def test_forest_blocks_the_sight_of_rut() -> None:
    table = battleground(one="rut@E5+storm-kite", two="tyranyx@E2", power=2)

    play(table, "one order:rut")

    assert "hit:tyranyx" not in codes(table)


@rule("AT-AMB-02", "AT-CARD-TUSK-1")
def test_the_tuskrider_is_five_stronger_and_two_faster_in_the_turn_she_enters() -> None:
    table = battleground(one="tuskrider", two="rift-colossus@C4", power=3)

    play(table, "one order:tuskrider", "one hit:rift-colossus")

    assert hurt(table) == [("rift-colossus", 10)]
    assert speed(table, figure(table, "tuskrider")) == 5
    play(table, "one done", "one end")
    assert speed(table, figure(table, "tuskrider")) == 3


@rule("AT-CARD-TUSK-1", "AT-AMB-89", "AT-AMB-65")
def test_every_deployment_of_the_tuskrider_adds_and_the_sum_stays_when_she_is_recalled() -> None:
    table = battleground(
        one="tuskrider", power=3, runes=8, row="pasythea", hand="typhoon-ascetic apprentice"
    )
    rider = figure(table, "tuskrider")
    play(table, "one order:tuskrider", "one done")
    play(table, "one acquire:pasythea", "one ambush", "one champion:tuskrider")
    assert (rider.cell, strength(table, rider)) == ("", 10)

    play(table, "one play:typhoon-ascetic", "one champion:tuskrider")

    assert (strength(table, rider), speed(table, rider)) == (15, 7)
    assert not rider.ready
