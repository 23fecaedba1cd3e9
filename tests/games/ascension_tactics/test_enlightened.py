"""The heroes of the Enlightened: what each does beyond plain runes and power."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.rules.stats import defence, has, speed
from emberkeep.games.ascension_tactics.words import RANGED
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


@rule("AT-KEY-ALLEGIANCE-3", "AT-KEY-ALLEGIANCE-4", "AT-GLOSS-4", "AT-AMB-26")
def test_allegiance_comes_later_with_the_next_card_of_the_faction_and_only_once() -> None:
    table = battleground(hand="dawn-acolyte temple-student temple-student apprentice")
    play(table, "one play:dawn-acolyte")
    assert player(table, "one").power == 0

    play(table, "one play:temple-student")
    assert player(table, "one").power == 1

    play(table, "one play:temple-student")
    assert player(table, "one").power == 1


@rule("AT-PLAY-03", "AT-KEY-ALLEGIANCE-3")
def test_a_late_allegiance_waits_until_the_new_card_is_carried_out() -> None:
    table = battleground(
        one="arha-templar@G5 twilight-scout", hand="dawn-acolyte wayfinder-monk apprentice"
    )

    play(table, "one play:dawn-acolyte", "one play:wayfinder-monk")

    assert player(table, "one").power == 2
    play(table, "one champion:twilight-scout")
    assert player(table, "one").power == 3


@rule("AT-AMB-26")
def test_each_of_two_cards_has_its_own_allegiance() -> None:
    table = battleground(hand="dawn-acolyte dawn-acolyte apprentice")

    play(table, "one play:dawn-acolyte", "one play:dawn-acolyte")

    assert player(table, "one").power == 2


@rule("AT-AMB-63", "AT-AMB-98", "AT-PLAY-08")
def test_a_wayfinder_monk_makes_any_champion_of_ours_faster_to_the_end_of_the_turn() -> None:
    table = battleground(
        one="arha-templar@G5! water-djinn cultist@G6",
        two="tyranyx@G4",
        hand="wayfinder-monk apprentice",
    )

    play(table, "one play:wayfinder-monk")
    assert codes(table) == ["champion:arha-templar", "champion:water-djinn", "champion:cultist-1-1"]
    play(table, "one champion:water-djinn")

    assert speed(table, figure(table, "water-djinn")) == 4
    assert speed(table, figure(table, "arha-templar")) == 3
    play(table, "one end")
    assert speed(table, figure(table, "water-djinn")) == 3


@rule("AT-AMB-98")
def test_a_skybow_adept_makes_one_champion_ranged() -> None:
    table = battleground(
        one="arha-templar@G5 water-djinn@A1", two="tyranyx@G3", hand="skybow-adept", power=3
    )

    play(table, "one play:skybow-adept", "one champion:arha-templar", "one order:arha-templar")

    assert "hit:tyranyx" in codes(table)
    assert not has(table, figure(table, "water-djinn"), RANGED)


@rule("AT-AMBUSH-02", "AT-ACQ-06", "AT-KEY-AMBUSH-1")
def test_a_temple_student_lets_us_draw_when_it_is_acquired() -> None:
    table = battleground(row="temple-student", center="kiri", deck="militia", runes=1)

    play(table, "one acquire:temple-student")
    assert table.row[0] is not None
    assert table.row[0].id == "kiri"
    assert codes(table) == ["ambush", "pass"]
    play(table, "one ambush")

    assert hand(table) == ["apprentice", "militia"]


@rule("AT-AMBUSH-02", "AT-AMB-61")
def test_an_ambush_may_be_passed() -> None:
    table = battleground(row="temple-student", deck="militia", runes=1)

    play(table, "one acquire:temple-student", "one pass")

    assert hand(table) == ["apprentice"]


@rule("AT-AMBUSH-03")
def test_a_temple_student_that_is_played_draws_nothing() -> None:
    table = battleground(hand="temple-student apprentice", deck="militia")

    play(table, "one play:temple-student")

    assert hand(table) == ["apprentice"]


@rule("AT-CARD-TYPHOON-1", "AT-AMB-72", "AT-AMB-100", "AT-AMB-69")
def test_a_typhoon_ascetic_deploys_a_champion_on_our_portal_or_next_to_one_of_ours() -> None:
    table = battleground(
        one="arha-templar@K4 water-djinn!", two="tyranyx@K3", hand="typhoon-ascetic apprentice"
    )

    play(table, "one play:typhoon-ascetic")
    assert codes(table) == ["pass", "champion:water-djinn"]
    play(table, "one champion:water-djinn")

    cells = {code.removeprefix("cell:") for code in codes(table)}
    assert "C5" in cells
    assert {"J3", "J4", "L3", "L4"} == cells - {"C5"}
    play(table, "one cell:J4")
    assert cell(table, "water-djinn") == "J4"
    assert not figure(table, "water-djinn").ready


@rule("AT-AMB-100")
def test_a_typhoon_ascetic_deploys_next_to_a_cultist_too() -> None:
    table = battleground(one="cultist@A1 water-djinn", hand="typhoon-ascetic apprentice")

    play(table, "one play:typhoon-ascetic", "one champion:water-djinn")

    assert "cell:A2" in codes(table)


@rule("AT-CARD-TYPHOON-1")
def test_a_typhoon_ascetic_has_nobody_to_deploy_when_all_are_on_the_battlefield() -> None:
    table = battleground(one="arha-templar@G5", hand="typhoon-ascetic apprentice")

    play(table, "one play:typhoon-ascetic")

    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-102", "AT-PLAY-04")
def test_a_mirror_lake_scribe_draws_two_then_discards_one_of_the_whole_hand() -> None:
    table = battleground(hand="mirror-lake-scribe apprentice", deck="militia mystic kiri")

    play(table, "one play:mirror-lake-scribe")
    assert codes(table) == ["card:apprentice", "card:militia", "card:mystic"]
    play(table, "one card:apprentice")

    assert hand(table) == ["militia", "mystic"]
    assert discard(table) == ["apprentice"]


@rule("AT-AMB-102")
def test_a_mirror_lake_scribe_discards_nothing_from_an_empty_hand() -> None:
    table = battleground(hand="mirror-lake-scribe", power=2)

    play(table, "one play:mirror-lake-scribe")

    assert asked(table) == [("one", "turn")]


def test_a_mirror_lake_scribe_has_an_allegiance_of_a_rune() -> None:
    table = battleground(
        hand="mirror-lake-scribe apprentice", deck="militia militia", played="skybow-adept"
    )

    play(table, "one play:mirror-lake-scribe")
    assert player(table, "one").runes == 0
    play(table, "one card:militia")

    assert player(table, "one").runes == 1


@rule("AT-AMB-103", "AT-AMB-67", "AT-AMBUSH-04")
def test_a_warden_of_the_steps_shields_who_stands_on_the_battlefield_to_our_next_turn() -> None:
    table = battleground(
        one="arha-templar@G5 cultist@G6 water-djinn",
        two="tyranyx@A1",
        row="warden-of-the-steps",
        runes=5,
    )

    play(table, "one acquire:warden-of-the-steps", "one ambush", "one end")

    shields = [
        defence(table, figure(table, name)) - figure(table, name).row.defence
        for name in ("arha-templar", "cultist-1-1", "water-djinn", "tyranyx")
    ]
    assert shields == [2, 2, 0, 0]
    assert asked(table) == [("two", "turn")]
    play(table, "two end")
    assert defence(table, figure(table, "arha-templar")) == 5


@pytest.mark.parametrize(("code", "runes", "power"), [("runes", 3, 0), ("power", 0, 3)])
def test_an_oracle_of_two_roads_gives_three_runes_or_three_power(
    code: str, runes: int, power: int
) -> None:
    table = battleground(hand="oracle-of-two-roads apprentice", deck="militia")

    play(table, "one play:oracle-of-two-roads", f"one choose:{code}")

    assert (player(table, "one").runes, player(table, "one").power) == (runes, power)
    assert hand(table) == ["apprentice"]


def test_an_oracle_of_two_roads_has_an_allegiance_of_a_card() -> None:
    table = battleground(
        hand="oracle-of-two-roads apprentice", deck="militia mystic", played="isla"
    )

    play(table, "one play:oracle-of-two-roads", "one choose:runes")

    assert hand(table) == ["apprentice", "militia"]


@rule("AT-CARD-ISLA-1", "AT-AMB-104")
def test_isla_does_what_a_hero_played_before_did_with_new_choices() -> None:
    table = battleground(hand="oracle-of-two-roads isla apprentice")
    play(table, "one play:oracle-of-two-roads", "one choose:runes", "one play:isla")
    assert codes(table) == ["pass", "card:oracle-of-two-roads"]

    play(table, "one card:oracle-of-two-roads", "one choose:power")

    assert (player(table, "one").runes, player(table, "one").power) == (3, 3)


@rule("AT-CARD-ISLA-1")
def test_isla_uses_no_ambush() -> None:
    table = battleground(hand="temple-student isla apprentice", deck="militia")

    play(table, "one play:temple-student", "one play:isla", "one card:temple-student")

    assert player(table, "one").runes == 2
    assert hand(table) == ["apprentice"]


@rule("AT-AMB-104", "AT-AMB-61")
def test_isla_may_copy_nobody_and_copies_neither_herself_nor_a_construct() -> None:
    table = battleground(one="arha-templar", hand="prayer-beads militia isla apprentice")
    play(table, "one play:prayer-beads", "one play:militia", "one play:isla")
    assert codes(table) == ["pass", "card:militia"]

    play(table, "one pass")

    assert player(table, "one").power == 1


@rule("AT-AMB-42", "AT-AMB-25")
def test_isla_finds_the_copied_hero_to_be_another_card_of_its_faction() -> None:
    table = battleground(hand="seed-gatherer isla apprentice")
    play(table, "one play:seed-gatherer")
    assert player(table, "one").runes == 1

    play(table, "one play:isla", "one card:seed-gatherer")

    assert player(table, "one").runes == 3


@rule("AT-CARD-ISLA-2", "AT-AMB-25")
def test_isla_stays_enlightened_whomever_she_copies() -> None:
    table = battleground(hand="seed-gatherer isla dawn-acolyte apprentice")

    play(table, "one play:seed-gatherer", "one play:isla", "one card:seed-gatherer")
    assert len(player(table, "one").waiting) == 1
    play(table, "one play:dawn-acolyte")

    assert player(table, "one").power == 1


@rule("AT-AMB-105", "AT-ORDER-11", "AT-AMB-101")
def test_a_grand_abbot_orders_a_ready_champion_whose_order_costs_three_or_less() -> None:
    table = battleground(
        one="arha-templar@G5 water-djinn@A1 tyranyx@A9+all-seeing-eye twilight-scout@I9!",
        hand="grand-abbot apprentice",
    )

    play(table, "one play:grand-abbot")
    assert codes(table) == ["pass", "champion:arha-templar", "champion:tyranyx", "champion:cultist"]
    play(table, "one champion:arha-templar", "one to:G4")

    assert cell(table, "arha-templar") == "G4"
    assert not figure(table, "arha-templar").ready
    assert player(table, "one").power == 0


@rule("AT-AMB-105")
def test_a_grand_abbots_order_deploys_and_is_lost_when_it_is_not_given() -> None:
    table = battleground(one="arha-templar", hand="grand-abbot apprentice")

    play(table, "one play:grand-abbot", "one champion:arha-templar")
    assert cell(table, "arha-templar") == "C5"

    again = battleground(one="arha-templar", hand="grand-abbot apprentice")
    play(again, "one play:grand-abbot", "one pass")
    assert "order:arha-templar" not in codes(again)
