"""The champions and monsters of the center deck: their numbers, orders and ambushes."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.champions import CENTER_CHAMPIONS
from emberkeep.games.ascension_tactics.rules.scoring import controller
from emberkeep.games.ascension_tactics.rules.stats import strength
from emberkeep.games.ascension_tactics.words import AREA, FOUR_ATTACKS, RETALIATE
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
    names,
    play,
    player,
)
from tests.games.ascension_tactics.test_champions_enlightened import hurt


@rule("AT-KIND-01")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("thane", (6, 3, 7, 3, 0)),
        ("pasythea", (3, 4, 8, 3, FOUR_ATTACKS)),
        ("iron-bastion", (4, 3, 10, 3, RETALIATE)),
        ("hollow-reaver", (7, 3, 6, 3, 0)),
        ("xeron", (6, 4, 8, 3, 0)),
        ("gloomfang-wyrm", (7, 4, 8, 3, AREA)),
        ("rift-colossus", (10, 4, 11, 2, 0)),
    ],
)
def test_a_champion_of_the_center_deck_has_its_numbers(
    name: str, numbers: tuple[int, int, int, int, int]
) -> None:
    row = CENTER_CHAMPIONS[name]

    assert (row.strength, row.order, row.defence, row.speed, row.keywords) == numbers


@rule("AT-CARD-THANE-1", "AT-AMB-126", "AT-AMB-72", "AT-GLOSS-5")
def test_thane_may_deploy_a_champion_next_to_himself_when_he_is_ordered() -> None:
    table = battleground(one="thane rut! tyranyx@G5 twilight-scout", power=3)

    play(table, "one order:thane")
    assert codes(table) == ["pass", "champion:rut", "champion:twilight-scout"]
    play(table, "one champion:rut")
    assert set(codes(table)) == {f"cell:{at}" for at in ("B4", "B5", "C4", "C6", "D4", "D5")}
    play(table, "one cell:D5")

    assert (cell(table, "rut"), cell(table, "thane")) == ("D5", "C5")
    assert not figure(table, "rut").ready
    assert asked(table) == [("one", "order.act")]


@rule("AT-AMB-126", "AT-AMB-61")
def test_thane_may_deploy_nobody() -> None:
    table = battleground(one="thane@G5 rut", power=3)

    play(table, "one order:thane", "one pass")

    assert cell(table, "rut") == ""
    assert asked(table) == [("one", "order.act")]


@rule("AT-CARD-PASYTHEA-1", "AT-AMB-74", "AT-AMB-127", "AT-DAMAGE-09")
def test_pasythea_takes_up_to_two_champions_of_any_side_off_without_defeating_them() -> None:
    table = battleground(
        one="rut@A1 arha-templar",
        two="tyranyx@G5/3+bone-knife cultist@A9 spike-vixen@M1",
        row="pasythea",
        runes=8,
    )

    play(table, "one acquire:pasythea", "one ambush")
    everybody = ["rut", "tyranyx", "cultist-2-1", "spike-vixen"]
    assert codes(table) == ["pass", *[f"champion:{name}" for name in everybody]]
    play(table, "one champion:tyranyx", "one champion:cultist-2-1")

    tyranyx = figure(table, "tyranyx")
    assert (tyranyx.cell, tyranyx.damage, tyranyx.ready) == ("", 0, True)
    assert names(tyranyx.constructs) == ["bone-knife"]
    assert "cultist-2-1" not in table.figures
    assert "defeat" not in kinds(table)
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-127", "AT-AMB-61")
def test_pasythea_may_stop_after_one() -> None:
    table = battleground(one="rut@A1", two="tyranyx@G5 spike-vixen@M1", row="pasythea", runes=8)

    play(table, "one acquire:pasythea", "one ambush", "one champion:rut", "one pass")

    assert [cell(table, name) for name in ("rut", "tyranyx", "spike-vixen")] == ["", "G5", "M1"]


@rule("AT-CARD-PASYTHEA-2", "AT-CARD-PASYTHEA-3")
def test_pasythea_attacks_four_times_and_double_attack_adds_nothing() -> None:
    table = battleground(one="pasythea@G5+twin-gale-blades", two="tyranyx@G4", power=4)
    figure(table, "tyranyx").defence = 90

    play(table, "one order:pasythea", *["one hit:tyranyx"] * 4)

    assert figure(table, "tyranyx").damage == 20
    assert "hit:tyranyx" not in codes(table)


@rule("AT-KEY-RETALIATE-1")
def test_an_iron_bastion_strikes_back() -> None:
    table = battleground(one="tyranyx@G5", two="iron-bastion@G4", power=4)

    play(table, "one order:tyranyx", "one hit:iron-bastion")

    assert figure(table, "tyranyx").damage == 4


@rule("AT-KEY-SLAY-1", "AT-AMB-71")
def test_a_hollow_reaver_gains_two_power_for_an_enemy_it_slays() -> None:
    table = battleground(one="hollow-reaver@G5", two="tyranyx@G4/1 rut@A1", power=3)

    play(table, "one order:hollow-reaver", "one hit:tyranyx")

    assert player(table, "one").power == 2


@rule("AT-AMB-120")
def test_a_hollow_reaver_may_banish_a_card_as_an_ambush() -> None:
    table = battleground(row="hollow-reaver", runes=6, discard="militia")

    play(table, "one acquire:hollow-reaver", "one ambush")
    assert codes(table) == ["pass", "card:apprentice", "discard:militia"]
    play(table, "one discard:militia")

    assert discard(table) == []
    assert hand(table) == ["apprentice"]


@rule("AT-AMB-128", "AT-AMB-70", "AT-CARD-XERON-1")
def test_xeron_may_order_a_ready_champion_of_an_opponent_before_his_own_actions() -> None:
    table = battleground(
        one="xeron@G5 rut@A1", two="tyranyx arha-templar@A9 water-djinn@M9! cultist@M1", power=4
    )

    play(table, "one order:xeron")
    assert codes(table) == ["pass", "champion:tyranyx", "champion:arha-templar"]
    play(table, "one champion:tyranyx")
    assert cell(table, "tyranyx") == "K5"
    play(table, "one to:K4")

    assert not figure(table, "tyranyx").ready
    assert player(table, "one").power == 0
    assert "to:G4" in codes(table)


@rule("AT-AMB-41", "AT-AMB-128")
def test_a_champion_ordered_by_xeron_fights_its_own_side() -> None:
    table = battleground(one="xeron@G5 rut@A8", two="tyranyx@A9 spike-vixen@B8", power=4)

    play(table, "one order:xeron", "one champion:tyranyx")
    assert [code for code in codes(table) if code.startswith("hit")] == ["hit:spike-vixen"]
    play(table, "one hit:spike-vixen", "one done")

    assert cell(table, "spike-vixen") == ""
    assert figure(table, "tyranyx").side == 1


@rule("AT-CARD-XERON-2", "AT-AMB-04")
def test_the_bringer_of_despair_helps_our_champions_when_xeron_orders_it() -> None:
    table = battleground(one="xeron@G5 rut@A1", two="bringer-of-despair@M9 tyranyx@M1", power=4)

    play(table, "one order:xeron", "one champion:bringer-of-despair")

    assert strength(table, figure(table, "rut")) == 8
    assert strength(table, figure(table, "xeron")) == 9
    assert strength(table, figure(table, "tyranyx")) == 8


@rule("AT-CARD-XERON-3", "AT-AMB-129")
def test_xeron_takes_the_top_card_of_every_opponents_deck_for_good() -> None:
    table = battleground(
        row="xeron", power=6, deck={"two": "kiri mystic"}, discard={"two": "militia"}
    )

    play(table, "one acquire:xeron", "one ambush", "one play:kiri", "one end")

    assert names(player(table, "two").deck.top) == ["mystic"]
    one = player(table, "one")
    assert "kiri" in names([*one.deck.cards(), *one.discard, *one.hand])


@rule("AT-AMB-129", "AT-DECK-02")
def test_an_empty_deck_is_shuffled_before_xeron_takes_a_card() -> None:
    table = battleground(row="xeron", power=6, discard={"two": "kiri"})

    play(table, "one acquire:xeron", "one ambush")

    assert hand(table) == ["apprentice", "kiri"]
    assert discard(table, "two") == []


@rule("AT-AMB-129", "AT-PLAY-04")
def test_xeron_takes_nothing_from_an_opponent_without_cards() -> None:
    table = battleground(row="xeron", power=6, hand={"one": "apprentice", "two": "mystic"})

    play(table, "one acquire:xeron", "one ambush")

    assert (hand(table), hand(table, "two")) == (["apprentice"], ["mystic"])


def test_a_known_card_that_xeron_takes_says_nothing_about_the_rest_of_the_hand() -> None:
    table = battleground(
        row="xeron", power=6, hand={"one": "apprentice", "two": "mystic"}, deck={"two": "mystic"}
    )
    player(table, "two").open_top = [True]

    play(table, "one acquire:xeron", "one ambush")

    assert player(table, "two").shown == []
    assert names(player(table, "one").shown) == ["mystic"]


@rule("AT-AMB-121", "AT-AMB-73")
def test_a_gloomfang_wyrm_hurts_any_enemy_on_the_battlefield_as_an_ambush() -> None:
    table = battleground(
        one="rut@A1", two="tyranyx@G5 spike-vixen@M1 arha-templar", row="gloomfang-wyrm", power=7
    )

    play(table, "one acquire:gloomfang-wyrm", "one ambush")
    assert codes(table) == ["champion:tyranyx", "champion:spike-vixen"]
    play(table, "one champion:spike-vixen")

    assert figure(table, "spike-vixen").damage == 4


@rule("AT-MOVE-01", "AT-MONSTER-02", "AT-ACQ-04")
def test_a_rift_colossus_can_be_ordered_at_once_and_moves_two_cells() -> None:
    table = battleground(row="rift-colossus", power=12)

    play(table, "one acquire:rift-colossus", "one order:rift-colossus")

    assert "to:C7" in codes(table)
    assert "to:C8" not in codes(table)


@rule("AT-AMB-74")
def test_of_psyche_askara_only_the_chosen_body_is_taken_off() -> None:
    table = battleground(
        one="rut@A1", two="psyche-askara@G4 psyche-askara-2@G6", runes=8, row="pasythea"
    )

    play(table, "one acquire:pasythea", "one ambush", "one champion:psyche-askara", "one pass")

    assert (cell(table, "psyche-askara"), cell(table, "psyche-askara-2")) == ("", "G6")


@rule("AT-AMB-41", "AT-AMB-70")
def test_a_champion_that_xeron_orders_takes_treasures_for_us_but_shrines_for_its_owner() -> None:
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
