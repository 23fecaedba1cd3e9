"""The champions and monsters of the center deck (chapter Center-deck champions)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.cards import CARDS
from emberkeep.games.ascension_tactics.champions import CENTER_CHAMPIONS
from emberkeep.games.ascension_tactics.rules.scoring import controller
from emberkeep.games.ascension_tactics.rules.stats import strength
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    discard,
    figure,
    hand,
    kinds,
    play,
    player,
    told,
)
from tests.games.ascension_tactics.test_champions_enlightened import hurt

OURS = """
champion thane 6: 6 3 7 3, champion pasythea 8: 3 4 8 3, champion iron-bastion 6: 4 3 10 3,
champion hollow-reaver 6: 7 3 6 3, monster xeron 6: 6 4 8 3, monster gloomfang-wyrm 7: 7 4 8 3,
monster rift-colossus 8: 10 4 11 2
"""


@rule("AT-KIND-02", "AT-KIND-11")
def test_seven_champions_of_the_center_deck_have_their_price_and_figures() -> None:
    rows = [
        f"{card.kind} {c.id} {card.cost}: {c.strength} {c.order} {c.defence} {c.speed}"
        for c in CENTER_CHAMPIONS.values()
        for card in [CARDS[c.id]]
    ]

    assert rows == OURS.replace("\n", " ").strip().split(", ")


@rule("AT-CARD-THANE-1", "AT-AMB-126", "AT-AMB-72", "AT-GLOSS-5")
def test_thane_deploys_a_champion_from_off_the_battlefield_next_to_him() -> None:
    table = battleground(one="thane@G5 rut! spike-vixen@H5 cultist@A1", two="tyranyx@G4", power=3)
    play(table, "one order:thane")
    assert codes(table) == ["pass", "champion:rut"]
    play(table, "one champion:rut")
    assert sorted(codes(table)) == ["cell:F4", "cell:F5", "cell:G6", "cell:H4"]

    play(table, "one cell:H4")

    assert (cell(table, "rut"), figure(table, "rut").ready) == ("H4", False)
    assert "hit:tyranyx" in codes(table)


@rule("AT-AMB-126", "AT-AMB-61")
def test_thane_may_deploy_nobody() -> None:
    table = battleground(one="thane@G5 rut", power=3)

    play(table, "one order:thane", "one pass")

    assert cell(table, "rut") == ""
    assert asked(table) == [("one", "order.act")]


@rule("AT-CARD-PASYTHEA-1", "AT-AMB-74", "AT-AMB-127")
def test_pasythea_takes_champions_off_the_battlefield_who_are_not_defeated() -> None:
    table = battleground(
        one="rut@A1 cultist@G1",
        two="tyranyx@G4/3+piston-gauntlet spike-vixen@G6",
        runes=8,
        row="pasythea",
    )
    play(table, "one acquire:pasythea", "one ambush")
    assert set(codes(table)) == {
        "pass",
        "champion:rut",
        "champion:cultist-1-1",
        "champion:tyranyx",
        "champion:spike-vixen",
    }

    play(table, "one champion:tyranyx", "one champion:cultist-1-1")

    tyranyx = figure(table, "tyranyx")
    assert (tyranyx.cell, tyranyx.ready, tyranyx.damage) == ("", True, 0)
    assert [card.id for card in tyranyx.constructs] == ["piston-gauntlet"]
    assert "cultist-1-1" not in table.figures
    assert "defeat" not in kinds(table)
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-74")
def test_of_psyche_askara_only_the_chosen_body_is_taken_off() -> None:
    table = battleground(
        one="rut@A1", two="psyche-askara@G4 psyche-askara-2@G6", runes=8, row="pasythea"
    )

    play(table, "one acquire:pasythea", "one ambush", "one champion:psyche-askara", "one pass")

    assert (cell(table, "psyche-askara"), cell(table, "psyche-askara-2")) == ("", "G6")


@rule("AT-CARD-PASYTHEA-2", "AT-CARD-PASYTHEA-3")
def test_pasythea_attacks_four_times_and_double_attack_adds_none() -> None:
    table = battleground(
        one="pasythea@G5+twin-gale-blades", two="rift-colossus@G4+titan-harness+bulwark-frame"
        "+barkskin-shield iron-bastion@G7/1", power=4
    )  # fmt: skip

    play(table, "one order:pasythea", "one hit:rift-colossus", "one hit:rift-colossus")
    play(table, "one hit:rift-colossus", "one to:G6", "one hit:iron-bastion")

    assert [amount for _, amount in hurt(table)] == [5, 5, 5, 5, 4]
    assert asked(table) == [("one", "turn")]


@rule("AT-KEY-RETALIATE-1")
def test_the_iron_bastion_strikes_back() -> None:
    table = battleground(one="tyranyx@G5", two="iron-bastion@G4", power=4)

    play(table, "one order:tyranyx", "one hit:iron-bastion")

    assert hurt(table) == [("iron-bastion", 8), ("tyranyx", 4)]


@rule("AT-KEY-SLAY-1", "AT-AMB-71")
def test_a_slay_of_the_hollow_reaver_gives_two_power() -> None:
    table = battleground(one="hollow-reaver@G5", two="rut@G4", power=3)

    play(table, "one order:hollow-reaver", "one hit:rut", "one done")

    assert player(table, "one").power == 2


@rule("AT-AMB-120")
def test_the_ambush_of_the_hollow_reaver_may_banish_a_card() -> None:
    table = battleground(runes=6, row="hollow-reaver", discard="militia", one="rut")

    play(table, "one acquire:hollow-reaver", "one ambush", "one discard:militia")

    assert discard(table) == []
    assert figure(table, "hollow-reaver").seat == 0


@rule("AT-CARD-XERON-1", "AT-AMB-128")
def test_xeron_orders_a_ready_champion_of_an_opponent_who_enters_on_its_own_portal() -> None:
    table = battleground(one="xeron@G5", two="tyranyx rut@A1! spike-vixen@A3 cultist@A5", power=4)
    play(table, "one order:xeron")
    assert codes(table) == ["pass", "champion:tyranyx", "champion:spike-vixen"]

    play(table, "one champion:tyranyx", "one done")

    assert cell(table, "tyranyx") == "K5"
    assert not figure(table, "tyranyx").ready
    assert table.asks[0].about["figure"] == "xeron"
    play(table, "one done")
    assert player(table, "one").power == 0


@rule("AT-AMB-41", "AT-AMB-70")
def test_a_champion_that_xeron_orders_fights_its_own_side() -> None:
    table = battleground(
        one="xeron@A1 prime@G6", two="raven-siren@G5 spike-vixen@G4 rut@G3", power=4, chests="F5"
    )
    play(table, "one order:xeron", "one champion:raven-siren")
    hits = [code for code in codes(table) if code.startswith("hit:")]
    assert hits == ["hit:spike-vixen"]

    play(table, "one hit:spike-vixen", "one to:F5")

    assert player(table, "one").treasures
    assert not player(table, "two").treasures
    assert controller(table, "G5") == 1


@rule("AT-AMB-41")
def test_a_champion_that_xeron_orders_may_stand_on_its_owners_portal_but_not_on_ours() -> None:
    ours = battleground(one="xeron@A1", two="spike-vixen@C6", power=4)
    theirs = battleground(one="xeron@A1", two="spike-vixen@K6", power=4)

    play(ours, "one order:xeron", "one champion:spike-vixen")
    play(theirs, "one order:xeron", "one champion:spike-vixen")

    assert "to:C5" not in codes(ours)
    assert "to:K5" in codes(theirs)


@rule("AT-AMB-41")
def test_a_champion_that_xeron_orders_takes_beacons_for_us() -> None:
    table = battleground(scenario="signal-fires", one="xeron@A1", two="spike-vixen@G6", power=4)

    play(table, "one order:xeron", "one champion:spike-vixen", "one to:G5")

    assert table.beacons == {"G5": 0}


@rule("AT-CARD-XERON-2")
def test_an_enemy_bringer_of_despair_ordered_by_xeron_strengthens_our_champions() -> None:
    table = battleground(one="xeron@A1 rut", two="bringer-of-despair@G5 prime", power=4)

    play(table, "one order:xeron", "one champion:bringer-of-despair")

    assert strength(table, figure(table, "rut")) == 8
    assert strength(table, figure(table, "xeron")) == 9
    assert strength(table, figure(table, "prime")) == 6


@rule("AT-CARD-XERON-3", "AT-AMB-129")
def test_the_ambush_of_xeron_takes_the_top_card_of_an_opponents_deck_for_good() -> None:
    table = battleground(
        one="rut", power=6, row="xeron", deck={"two": "mystic militia"}, hand="apprentice"
    )

    play(table, "one acquire:xeron", "one ambush", "one play:mystic", "one play:apprentice")

    assert player(table, "one").runes == 3
    play(table, "one end")
    assert "mystic" in [*hand(table), *discard(table)]


@rule("AT-AMB-129")
def test_xeron_takes_from_a_discard_pile_that_is_shuffled_first() -> None:
    table = battleground(one="rut", power=6, row="xeron", discard={"two": "mystic"})

    play(table, "one acquire:xeron", "one ambush")

    assert sorted(hand(table)) == ["apprentice", "mystic"]
    assert discard(table, "two") == []


@rule("AT-AMB-121")
def test_the_ambush_of_the_gloomfang_wyrm_damages_one_enemy_by_four() -> None:
    table = battleground(
        one="rut", two="tyranyx@A1 spike-vixen@M1 prime", power=7, row="gloomfang-wyrm"
    )
    play(table, "one acquire:gloomfang-wyrm", "one ambush")
    assert codes(table) == ["champion:tyranyx", "champion:spike-vixen"]

    play(table, "one champion:spike-vixen")

    assert hurt(table) == [("spike-vixen", 4)]


@rule("AT-KEY-AREA-1", "AT-KEY-AREA-4")
def test_the_gloomfang_wyrm_attacks_all_around() -> None:
    table = battleground(
        one="gloomfang-wyrm@G5 rut@G6", two="tyranyx@G4 prime@H5 xeron@G7", power=4
    )

    play(table, "one order:gloomfang-wyrm", "one hit:all")

    assert hurt(table) == [("tyranyx", 7), ("prime", 7)]


@rule("AT-AMB-08", "AT-AMB-32")
def test_a_ranged_treasure_does_not_widen_an_area_attack_that_was_declared() -> None:
    table = battleground(
        one="gloomfang-wyrm@G5", two="tyranyx@G4 prime@I6", power=4, treasures="ranged"
    )
    play(table, "one order:gloomfang-wyrm", "one pass", "one hit:all")

    play(table, "one treasure:ranged")

    assert hurt(table) == [("tyranyx", 7)]


@rule("AT-MOVE-01")
def test_the_rift_colossus_moves_two_cells() -> None:
    table = battleground(one="rift-colossus@A9", power=4)

    play(table, "one order:rift-colossus")

    assert "to:A7" in codes(table)
    assert "to:A6" not in codes(table)


@rule("AT-AMB-128", "AT-AMB-61")
def test_xeron_may_order_nobody() -> None:
    table = battleground(one="xeron@G5", two="tyranyx", power=4)

    play(table, "one order:xeron", "one pass")

    assert told(table, "order") == [{"seat": 0, "figure": "xeron"}]
    assert asked(table) == [("one", "order.act")]
