"""The heroes of the Lifebound: what each does beyond plain runes and power."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.rules.stats import defence, has, speed, strength
from emberkeep.games.ascension_tactics.words import FORESTER
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    discard,
    figure,
    names,
    play,
    player,
    told,
)


@rule("AT-AMB-98")
def test_a_thicket_guide_makes_one_champion_faster_and_at_home_in_forests() -> None:
    table = battleground(
        one="arha-templar@A1 water-djinn@M9",
        hand="thicket-guide",
        power=3,
        terrain=dict.fromkeys(["A2", "A3", "A4", "A5"], "forest"),
    )

    play(table, "one play:thicket-guide", "one champion:arha-templar", "one order:arha-templar")

    assert "to:A5" in codes(table)
    assert not has(table, figure(table, "water-djinn"), FORESTER)


def test_a_thicket_guide_gives_a_power_when_it_is_acquired() -> None:
    table = battleground(row="thicket-guide", runes=2)

    play(table, "one acquire:thicket-guide", "one ambush")

    assert player(table, "one").power == 1


@rule("AT-CULTIST-08", "AT-AMB-107", "AT-ORDER-11")
def test_a_cult_shepherd_orders_a_ready_cultist_or_a_new_one_for_nothing() -> None:
    table = battleground(
        one="arha-templar@G5 cultist@A1 cultist@A3!", hand="cult-shepherd apprentice"
    )

    play(table, "one play:cult-shepherd")
    assert codes(table) == ["pass", "champion:cultist-1-1", "champion:cultist"]
    play(table, "one champion:cultist", "one to:C4")

    assert cell(table, "cultist-1-3") == "C4"
    assert not figure(table, "cultist-1-3").ready


@rule("AT-AMB-107", "AT-CULTIST-03")
def test_a_cult_shepherd_has_nobody_to_order_when_four_cultists_are_exhausted() -> None:
    table = battleground(
        one="cultist@A1! cultist@A2! cultist@A3! cultist@A4!", hand="cult-shepherd apprentice"
    )

    play(table, "one play:cult-shepherd")

    assert asked(table) == [("one", "turn")]
    assert player(table, "one").runes == 1


@rule("AT-TREASURE-04")
def test_a_grove_matron_takes_one_treasure_from_the_bag() -> None:
    table = battleground(hand="grove-matron apprentice")

    play(table, "one play:grove-matron")

    assert len(player(table, "one").treasures) == 1


@rule("AT-AMB-98", "AT-AMB-63")
def test_a_packrunner_helps_two_different_champions() -> None:
    table = battleground(
        one="arha-templar@G5 water-djinn twilight-scout@A1", hand="packrunner apprentice"
    )

    play(table, "one play:packrunner", "one champion:arha-templar")
    assert codes(table) == ["champion:water-djinn", "champion:twilight-scout"]
    play(table, "one champion:water-djinn")

    gained = [
        (strength(table, one) - one.row.strength, speed(table, one) - one.row.speed)
        for one in table.figures.values()
    ]
    assert gained == [(1, 1), (1, 1), (0, 0)]


@rule("AT-AMB-63")
def test_a_packrunner_helps_fewer_if_there_are_fewer() -> None:
    table = battleground(one="arha-templar@G5", hand="packrunner apprentice")

    play(table, "one play:packrunner")

    assert strength(table, figure(table, "arha-templar")) == 9
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-108", "AT-AMB-19", "AT-TERRAIN-GEN-2", "AT-TERRAIN-PLAIN-1")
def test_a_mosscaller_lays_a_forest_on_any_plain_cell_even_under_a_champion() -> None:
    table = battleground(one="arha-templar@G4", row="mosscaller", runes=5)
    play(table, "one acquire:mosscaller", "one ambush", "one column:G")
    assert codes(table) == [f"cell:G{at}" for at in (1, 3, 4, 6, 7, 9)]

    play(table, "one cell:G4")

    assert table.terrain["G4"] == "forest"
    assert cell(table, "arha-templar") == "G4"


@rule("AT-AMB-108")
def test_a_mosscaller_lays_no_forest_on_a_portal() -> None:
    table = battleground(row="mosscaller", runes=5)

    play(table, "one acquire:mosscaller", "one ambush", "one column:C")

    assert "cell:C5" not in codes(table)


@rule("AT-AMB-108")
def test_a_mosscaller_finds_no_forest_when_all_twenty_are_laid() -> None:
    woods = [f"{column}{at}" for column in "AM" for at in range(1, 9)]
    nineteen = battleground(row="mosscaller", runes=5, terrain=dict.fromkeys(woods[:15], "forest"))
    twenty = battleground(row="mosscaller", runes=5, terrain=dict.fromkeys(woods, "forest"))

    play(nineteen, "one acquire:mosscaller", "one ambush")
    play(twenty, "one acquire:mosscaller", "one ambush")

    assert asked(nineteen) == [("one", "forest")]
    assert asked(twenty) == [("one", "turn")]


@rule("AT-AMB-110")
def test_a_fruit_peddler_brings_a_treasure_as_an_ambush() -> None:
    table = battleground(row="fruit-peddler", played="grove-matron", runes=2)

    play(table, "one acquire:fruit-peddler", "one ambush")

    assert len(player(table, "one").treasures) == 1


@rule("AT-AMB-110")
def test_a_fruit_peddler_brings_a_treasure_by_allegiance() -> None:
    loyal = battleground(hand="fruit-peddler apprentice", played="grove-matron")
    alone = battleground(hand="fruit-peddler apprentice", played="skybow-adept")

    play(loyal, "one play:fruit-peddler")
    play(alone, "one play:fruit-peddler")

    assert len(player(loyal, "one").treasures) == 1
    assert player(alone, "one").treasures == []


@rule("AT-TOKEN-CIRCLE-1", "AT-TOKEN-CIRCLE-2", "AT-AMB-111", "AT-AMB-02", "AT-AMB-112")
def test_kiri_lays_a_circle_in_which_our_champion_is_stronger() -> None:
    table = battleground(
        one="arha-templar@G5 twilight-scout@G6", two="tyranyx@A1", row="kiri", runes=5
    )

    play(table, "one acquire:kiri", "one ambush", "one column:G", "one cell:G5")

    templar = figure(table, "arha-templar")
    assert (strength(table, templar), defence(table, templar)) == (11, 8)
    assert strength(table, figure(table, "twilight-scout")) == 4


@rule("AT-AMB-111")
def test_kiris_circle_may_lie_on_portals_and_shrines_but_not_on_barriers() -> None:
    table = battleground(row="kiri", runes=5, terrain={"C1": "barrier"})

    play(table, "one acquire:kiri", "one ambush", "one column:C")

    assert codes(table) == [f"cell:C{at}" for at in range(2, 10)]


@rule("AT-CARD-KIRI-1", "AT-TOKEN-CIRCLE-2")
def test_the_circle_cannot_be_moved_when_it_is_not_on_the_battlefield() -> None:
    table = battleground(hand="kiri apprentice")

    play(table, "one play:kiri")

    assert asked(table) == [("one", "turn")]
    assert table.circle == ""


@rule("AT-TOKEN-CIRCLE-1", "AT-AMB-111", "AT-AMB-61")
def test_kiri_moves_the_circle_up_to_two_cells_over_anything_and_it_serves_us_then() -> None:
    table = battleground(
        one="arha-templar@G3", two="tyranyx@G4", hand="kiri apprentice", terrain={"H4": "forest"}
    )
    table.circle, table.circle_of = "G5", 1

    play(table, "one play:kiri")
    cells = {code.removeprefix("cell:") for code in codes(table)}
    assert {"G5", "G4", "G3", "G7", "H4"} <= cells
    assert not {"G2", "G8"} & cells
    assert len(cells) == 19
    play(table, "one cell:G3")

    assert (table.circle, table.circle_of) == ("G3", 0)
    assert strength(table, figure(table, "arha-templar")) == 11


@rule("AT-AMB-112", "AT-DAMAGE-07", "AT-AMB-09")
def test_who_lived_by_the_circle_falls_without_it() -> None:
    table = battleground(one="arha-templar@G5 twilight-scout@A1", hand="kiri apprentice", row="")
    table.circle, table.circle_of = "G5", 0
    figure(table, "arha-templar").damage = 5

    play(table, "one play:kiri", "one cell:G6")

    assert cell(table, "arha-templar") == ""
    assert told(table, "defeat")[0]["figure"] == "arha-templar"


@rule("AT-AMB-114", "AT-AMB-61")
def test_an_elder_of_a_hundred_roots_lets_the_next_hero_or_construct_go_on_the_deck() -> None:
    table = battleground(hand="elder-of-a-hundred-roots", row="rivet-buckler seed-gatherer")

    play(table, "one play:elder-of-a-hundred-roots", "one acquire:seed-gatherer")
    assert codes(table) == ["deck-top", "discard"]
    play(table, "one deck-top", "one acquire:rivet-buckler")

    assert names(player(table, "one").deck.top) == ["seed-gatherer"]
    assert discard(table) == ["rivet-buckler"]


@rule("AT-AMB-114")
def test_the_offer_of_an_elder_is_spent_even_if_the_card_is_discarded() -> None:
    table = battleground(hand="elder-of-a-hundred-roots", row="rivet-buckler seed-gatherer")

    play(
        table,
        "one play:elder-of-a-hundred-roots",
        "one acquire:seed-gatherer",
        "one discard",
        "one acquire:rivet-buckler",
    )

    assert discard(table) == ["seed-gatherer", "rivet-buckler"]


@rule("AT-AMB-114")
def test_a_champion_does_not_spend_the_offer_of_an_elder() -> None:
    table = battleground(hand="elder-of-a-hundred-roots", row="iron-bastion seed-gatherer", runes=3)

    play(table, "one play:elder-of-a-hundred-roots", "one acquire:iron-bastion")
    play(table, "one acquire:seed-gatherer")

    assert codes(table) == ["deck-top", "discard"]


@rule("AT-AMB-64")
def test_a_stampede_caller_helps_all_who_are_ours_at_that_moment() -> None:
    table = battleground(
        one="arha-templar@G5 water-djinn cultist@A1",
        two="tyranyx@G4",
        hand="stampede-caller",
        row="iron-bastion",
        runes=6,
    )

    play(table, "one play:stampede-caller", "one acquire:iron-bastion")

    gained = {
        one.id: (strength(table, one) - one.row.strength, speed(table, one) - one.row.speed)
        for one in table.figures.values()
    }
    assert gained == {
        "arha-templar": (2, 1),
        "water-djinn": (2, 1),
        "cultist-1-1": (2, 1),
        "tyranyx": (0, 0),
        "iron-bastion": (0, 0),
    }


@rule("AT-TOKEN-GEN-1", "AT-GLOSS-1")
def test_the_circle_occupies_nothing_and_the_forest_under_it_stays_a_forest() -> None:
    table = battleground(
        one="arha-templar@A1", power=3, terrain=dict.fromkeys(["A2", "B1"], "forest")
    )
    table.circle, table.circle_of = "A2", 0

    play(table, "one order:arha-templar")
    assert "to:A4" not in codes(table)
    play(table, "one to:A2")

    assert strength(table, figure(table, "arha-templar")) == 11


@rule("AT-AMB-112", "AT-TOKEN-CIRCLE-2")
def test_the_circle_helps_its_player_on_others_turns_too_and_nobody_else() -> None:
    table = battleground(turn="two", one="arha-templar@G5", two="tyranyx@A1")
    table.circle, table.circle_of = "G5", 0
    assert defence(table, figure(table, "arha-templar")) == 8

    table.circle_of = 1
    assert defence(table, figure(table, "arha-templar")) == 5
