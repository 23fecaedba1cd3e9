"""The champions of the Enlightened, and the figures of all 24 (chapter Starting champions)."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.champions import CHAMPIONS, CULTIST
from emberkeep.games.ascension_tactics.state import Battleground
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
    told,
)

PRINTED = """
arha-sensei 2 3 10 3, arha-templar 8 3 5 3, psyche-askara 6 3 6 3, twilight-scout 4 2 4 4,
unbound-emissary 4 2 5 3, water-djinn 9 4 7 3, faerie-commander 4 1 1 3, flytrap-witch 7 4 7 3,
raven-siren 6 3 3 3, runic-lycanthrope 3 2 6 3, rut 5 2 4 3, tuskrider 5 3 5 3,
hedron-smithy 4 2 6 3, icarus-steelfoot 0 3 7 3, mechana-initiate 5 2 4 3, prime 6 3 5 4,
reactor-monk 6 3 7 3, tyranyx 8 4 8 3, bringer-of-despair 6 4 8 4, demon-slayer 6 3 6 3,
naka-blackblade 5 2 5 3, nihilbomber 6 2 3 3, shadowcaster 3 3 6 3, spike-vixen 1 2 7 3
"""


def hurt(table: Battleground) -> list[tuple[object, object]]:
    """List who took how much damage, in order."""
    return [(fact["figure"], fact["amount"]) for fact in told(table, "damage")]


@rule("AT-KIND-01", "AT-COMP-13")
def test_24_champions_have_their_strength_order_cost_defence_and_speed() -> None:
    rows = [f"{c.id} {c.strength} {c.order} {c.defence} {c.speed}" for c in CHAMPIONS.values()]

    assert rows == PRINTED.replace("\n", " ").strip().split(", ")


@rule("AT-CULTIST-04", "AT-COMP-12")
def test_a_cultist_has_strength_2_order_cost_2_defence_1_speed_3() -> None:
    assert (CULTIST.strength, CULTIST.order, CULTIST.defence, CULTIST.speed) == (2, 2, 1, 3)


@rule("AT-AMB-45", "AT-AVAIL-02", "AT-AMB-28")
def test_arha_sensei_acquires_a_card_of_5_runes_or_less_in_the_first_turn() -> None:
    table = battleground(
        one="arha-sensei",
        begins=True,
        turns=0,
        row="warden-of-the-steps twin-gale-blades xeron temple-student thane pit-duelist",
    )

    play(table, "one first:arha-sensei")
    offered = codes(table)
    play(table, "one card:warden-of-the-steps", "one pass")

    assert sorted(offered) == sorted(
        [
            "pass",
            "card:mystic",
            "card:heavy-infantry",
            "card:temple-student",
            "card:pit-duelist",
            "card:warden-of-the-steps",
        ]
    )
    assert discard(table) == ["warden-of-the-steps"]
    assert player(table, "one").runes == 0
    assert "first:arha-sensei" not in codes(table)


@rule("AT-AMB-45")
def test_the_ambush_of_the_card_that_sensei_brings_works() -> None:
    table = battleground(
        one="arha-sensei", begins=True, turns=0, row="temple-student", deck="mystic"
    )

    play(table, "one first:arha-sensei", "one card:temple-student", "one ambush")

    assert hand(table) == ["apprentice", "mystic"]


@rule("AT-AMB-45")
def test_what_sensei_does_not_bring_in_the_first_turn_is_lost() -> None:
    table = battleground(one="arha-sensei", begins=True, turns=0)
    assert "first:arha-sensei" in codes(table)

    play(table, "one end", "two end")

    assert asked(table) == [("one", "turn")]
    assert "first:arha-sensei" not in codes(table)


@rule("AT-AMB-82", "AT-ORDER-11")
def test_a_slay_of_the_arha_templar_gives_one_free_order_to_another_champion() -> None:
    table = battleground(
        one="arha-templar@G5 twilight-scout@A1 water-djinn@A3!",
        two="mechana-initiate@G4",
        power=3,
    )
    play(table, "one order:arha-templar", "one hit:mechana-initiate", "one done")
    assert [code for code in codes(table) if code.startswith("free:")] == [
        "free:twilight-scout",
        "free:cultist",
    ]

    play(table, "one free:twilight-scout", "one done")

    assert not figure(table, "twilight-scout").ready
    assert codes(table) == ["play:apprentice", "end"]


@rule("AT-AMB-82")
def test_a_free_order_that_is_not_used_ends_with_the_turn() -> None:
    table = battleground(
        one="arha-templar@G5 twilight-scout@A1", two="mechana-initiate@G4", power=3
    )
    play(table, "one order:arha-templar", "one hit:mechana-initiate", "one done", "one end")

    play(table, "two end")

    assert not [code for code in codes(table) if code.startswith("free:")]


@rule("AT-CARD-ASKARA-1", "AT-CARD-ASKARA-2")
def test_an_order_to_psyche_askara_orders_one_body_then_the_other() -> None:
    table = battleground(
        one="psyche-askara@G5 psyche-askara-2@A5",
        two="tyranyx@G4 water-djinn@A4",
        power=4,
    )
    play(table, "one order:psyche-askara")
    assert codes(table) == ["champion:psyche-askara", "champion:psyche-askara-2"]

    play(table, "one champion:psyche-askara-2", "one hit:water-djinn", "one done")
    play(table, "one hit:tyranyx", "one done")

    assert hurt(table) == [("water-djinn", 6), ("tyranyx", 6)]
    assert player(table, "one").power == 1
    assert not figure(table, "psyche-askara").ready


@rule("AT-CARD-ASKARA-3", "AT-AMB-83")
def test_a_treasure_strengthens_one_body_of_psyche_askara() -> None:
    table = battleground(
        one="psyche-askara@G5 psyche-askara-2@A5",
        two="tyranyx@G4 bringer-of-despair@A4",
        power=3,
        treasures="strength-3",
    )
    play(table, "one treasure:strength-3", "one champion:psyche-askara-2")
    play(table, "one order:psyche-askara", "one champion:psyche-askara", "one hit:tyranyx")

    play(table, "one done", "one hit:bringer-of-despair")

    assert hurt(table) == [("tyranyx", 6), ("bringer-of-despair", 9)]


@rule("AT-CARD-ASKARA-4", "AT-AMB-83")
def test_the_constructs_of_psyche_askara_strengthen_both_bodies() -> None:
    table = battleground(
        one="psyche-askara@G5+piston-gauntlet psyche-askara-2@A5",
        two="tyranyx@G4 bringer-of-despair@A4/1",
        power=3,
    )
    play(table, "one order:psyche-askara", "one champion:psyche-askara", "one hit:tyranyx")

    play(table, "one done", "one hit:bringer-of-despair")

    assert hurt(table) == [("tyranyx", 8), ("bringer-of-despair", 8)]


@rule("AT-AMB-40")
def test_the_bodies_of_psyche_askara_are_defeated_together() -> None:
    table = battleground(
        one="arha-templar@G5",
        two="psyche-askara@A1+piston-gauntlet psyche-askara-2@G4",
        power=3,
    )

    play(table, "one order:arha-templar", "one hit:psyche-askara-2")

    assert (cell(table, "psyche-askara"), cell(table, "psyche-askara-2")) == ("", "")
    assert not figure(table, "psyche-askara").ready
    assert discard(table, "two") == ["piston-gauntlet"]


@rule("AT-AMB-40")
def test_the_second_body_enters_only_when_the_first_has_left_the_portal() -> None:
    stays = battleground(one="psyche-askara", power=3)
    goes = battleground(one="psyche-askara", power=3)

    play(stays, "one order:psyche-askara", "one champion:psyche-askara", "one done")
    play(goes, "one order:psyche-askara", "one champion:psyche-askara", "one to:C4")

    assert cell(stays, "psyche-askara-2") == ""
    assert asked(stays) == [("one", "turn")]
    assert cell(goes, "psyche-askara-2") == "C5"


@rule("AT-AMB-12")
def test_when_one_body_falls_the_order_to_the_other_ends_too() -> None:
    table = battleground(
        one="psyche-askara@G5/2 psyche-askara-2@A1", two="iron-bastion@G4", power=3
    )

    play(table, "one order:psyche-askara", "one champion:psyche-askara", "one hit:iron-bastion")

    assert cell(table, "psyche-askara-2") == ""
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-83")
def test_slay_counts_the_body_that_was_struck_down() -> None:
    table = battleground(one="hollow-reaver@G5", two="psyche-askara@A1 psyche-askara-2@G4", power=3)

    play(table, "one order:hollow-reaver", "one hit:psyche-askara-2")

    assert player(table, "one").power == 2


@rule("AT-AMB-83", "AT-KEY-SLAY-3")
def test_an_area_attack_that_strikes_both_bodies_counts_two() -> None:
    table = battleground(
        one="gloomfang-wyrm@G5+bone-knife", two="psyche-askara@G6 psyche-askara-2@G4", power=4
    )

    play(table, "one order:gloomfang-wyrm", "one hit:all")

    assert player(table, "one").power == 2


@rule("AT-AMB-83")
def test_a_struck_body_that_only_falls_with_the_other_does_not_count() -> None:
    table = battleground(
        one="gloomfang-wyrm@G5+bone-knife",
        two="psyche-askara@G6 psyche-askara-2@G4",
        power=4,
        treasures={"two": "defence-5"},
    )
    play(table, "one order:gloomfang-wyrm", "two treasure:defence-5")

    play(table, "two champion:psyche-askara-2", "one hit:all")

    assert (cell(table, "psyche-askara"), cell(table, "psyche-askara-2")) == ("", "")
    assert player(table, "one").power == 1


@rule("AT-MOVE-01")
def test_the_twilight_scout_moves_four_cells() -> None:
    table = battleground(one="twilight-scout@A9", power=2)

    play(table, "one order:twilight-scout")

    assert "to:A5" in codes(table)
    assert "to:A4" not in codes(table)


@rule("AT-AMB-24", "AT-AMB-84")
def test_orders_to_the_unbound_emissary_are_free_after_another_enlightened_card() -> None:
    table = battleground(one="unbound-emissary@G5", hand="thornwhip dawn-acolyte grave-summoner")
    play(table, "one play:thornwhip")
    assert "order:unbound-emissary" not in codes(table)

    play(table, "one play:dawn-acolyte", "one order:unbound-emissary", "one done")
    play(table, "one play:grave-summoner", "one order:unbound-emissary", "one done")

    assert player(table, "one").power == 2


@pytest.mark.parametrize(
    ("top", "where"), [("dawn-acolyte", "hand"), ("wild-drover", "discard"), ("pasythea", "team")]
)
@rule("AT-AMB-85", "AT-AMB-27")
def test_the_water_djinn_acquires_the_top_card_of_the_center_deck(top: str, where: str) -> None:
    table = battleground(one="water-djinn@G5", two="tyranyx@G4", power=4, center=top)

    play(table, "one order:water-djinn", "one hit:tyranyx")

    found = "hand" if top in hand(table) else "discard" if top in discard(table) else "team"
    assert found == where
    assert (top in table.figures) == (where == "team")
    assert asked(table) == [("one", "order.act")]


@rule("AT-AMB-28", "AT-AMB-85")
def test_the_water_djinn_may_bring_a_monster() -> None:
    table = battleground(one="water-djinn@G5", two="tyranyx@G4", power=4, center="rift-colossus")

    play(table, "one order:water-djinn", "one hit:tyranyx", "one done")

    assert figure(table, "rift-colossus").seat == 0
