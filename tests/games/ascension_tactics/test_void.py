"""The heroes of the Void: what each does beyond plain runes and power."""

from __future__ import annotations

import pytest

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
    names,
    play,
    player,
    row,
)


@rule("AT-AMB-120", "AT-BANISH-05")
@pytest.mark.parametrize("name", ["gloom-stalker", "ash-offering"])
def test_a_card_of_the_hand_or_the_discard_pile_may_be_banished_but_none_in_play(
    name: str,
) -> None:
    table = battleground(hand=f"{name} apprentice", played="mystic", discard="militia kiri")

    play(table, f"one play:{name}")
    assert codes(table) == ["pass", "card:apprentice", "discard:militia", "discard:kiri"]
    play(table, "one discard:kiri")

    assert discard(table) == ["militia"]
    assert names(table.banished) == ["kiri"]


@rule("AT-AMB-120")
def test_one_chooses_between_two_cards_of_a_design_in_hand_and_discard_pile() -> None:
    from_pile = battleground(hand="ash-offering apprentice", discard="apprentice")
    from_hand = battleground(hand="ash-offering apprentice", discard="apprentice", power=2)

    play(from_pile, "one play:ash-offering", "one discard:apprentice")
    play(from_hand, "one play:ash-offering", "one card:apprentice")

    assert (hand(from_pile), discard(from_pile)) == (["apprentice"], [])
    assert (hand(from_hand), discard(from_hand)) == ([], ["apprentice"])


@rule("AT-AMB-120")
def test_only_one_card_is_banished_and_it_may_be_none() -> None:
    one = battleground(hand="gloom-stalker apprentice", discard="militia militia")
    none = battleground(hand="gloom-stalker apprentice", discard="militia")

    play(one, "one play:gloom-stalker", "one discard:militia")
    play(none, "one play:gloom-stalker", "one pass")

    assert (discard(one), asked(one)) == (["militia"], [("one", "turn")])
    assert discard(none) == ["militia"]


@rule("AT-BANISH-02", "AT-BANISH-03", "AT-BANISH-04", "AT-CENTER-02")
@pytest.mark.parametrize(
    ("name", "pile", "mystics"),
    [("apprentice", [], 15), ("militia", [], 15), ("mystic", [], 15), ("kiri", ["kiri"], 15)],
)
def test_banished_cards_go_to_the_box_or_their_pile_or_the_banished_ones(
    name: str, pile: list[str], mystics: int
) -> None:
    table = battleground(hand="ash-offering apprentice", discard=name)

    play(table, "one play:ash-offering", f"one discard:{name}")

    assert names(table.banished) == pile
    assert table.piles["mystic"] == mystics


@rule("AT-AMB-121", "AT-AMB-73")
def test_a_pit_duelist_must_hurt_an_enemy_next_to_any_champion_of_ours() -> None:
    table = battleground(
        one="arha-templar@G5 cultist@A1",
        two="iron-bastion@G4 tyranyx@A2 rut@G7",
        hand="pit-duelist apprentice",
    )

    play(table, "one play:pit-duelist")
    assert codes(table) == ["champion:iron-bastion", "champion:tyranyx"]
    play(table, "one champion:iron-bastion")

    assert figure(table, "iron-bastion").damage == 2
    assert figure(table, "arha-templar").damage == 0


@rule("AT-AMB-121", "AT-DAMAGE-08", "AT-PLAY-04")
def test_a_pit_duelist_hurts_nobody_when_no_enemy_is_near() -> None:
    table = battleground(one="arha-templar", two="tyranyx@A2 rut", hand="pit-duelist apprentice")

    play(table, "one play:pit-duelist")

    assert asked(table) == [("one", "turn")]
    assert player(table, "one").power == 1


@rule("AT-DAMAGE-03", "AT-DAMAGE-01", "AT-AMB-73")
def test_a_card_can_defeat_but_slays_nobody() -> None:
    table = battleground(
        one="hollow-reaver@G5+oblivion-spear",
        two="rut@G4/2 cultist@A1",
        hand="pit-duelist apprentice",
    )

    play(table, "one play:pit-duelist")

    assert cell(table, "rut") == ""
    assert (player(table, "one").power, player(table, "one").treasures) == (1, [])


@rule("AT-AMB-121")
def test_a_nightmare_crier_hurts_any_enemy_on_the_battlefield_by_allegiance() -> None:
    table = battleground(
        two="tyranyx@A2 rut@G7 water-djinn",
        hand="nightmare-crier apprentice",
        played="pit-duelist",
    )

    play(table, "one play:nightmare-crier")
    assert codes(table) == ["champion:tyranyx", "champion:rut"]
    play(table, "one champion:tyranyx")

    assert figure(table, "tyranyx").damage == 2


def test_a_nightmare_crier_alone_hurts_nobody() -> None:
    table = battleground(
        two="tyranyx@A2 rut@G7", hand="nightmare-crier apprentice", played="mystic"
    )

    play(table, "one play:nightmare-crier")

    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-120")
def test_a_soul_broker_draws_and_gives_power_only_if_a_card_was_banished() -> None:
    offered = battleground(hand="soul-broker apprentice", deck="militia")
    kept = battleground(hand="soul-broker apprentice", deck="militia")

    play(offered, "one play:soul-broker", "one card:militia")
    play(kept, "one play:soul-broker", "one pass")

    assert (hand(offered), player(offered, "one").power) == (["apprentice"], 2)
    assert (hand(kept), player(kept, "one").power) == (["apprentice", "militia"], 0)


@rule("AT-AMB-98")
def test_an_oath_of_the_headsman_makes_one_champion_stronger() -> None:
    table = battleground(one="rut@G5 tyranyx", hand="oath-of-the-headsman apprentice")

    play(table, "one play:oath-of-the-headsman", "one champion:rut")

    assert strength(table, figure(table, "rut")) == 8
    assert strength(table, figure(table, "tyranyx")) == 8


@rule("AT-AMB-122", "AT-CONSTR-05")
def test_a_whisper_in_the_dark_must_destroy_a_cheap_construct_of_an_enemy() -> None:
    table = battleground(
        one="rut@G5+storm-kite",
        two="tyranyx@A2+thornwhip+siege-core water-djinn+barkskin-shield+bolt-thrower",
        hand="whisper-in-the-dark apprentice",
    )

    play(table, "one play:whisper-in-the-dark")
    assert codes(table) == ["construct:tyranyx/thornwhip", "construct:water-djinn/barkskin-shield"]
    play(table, "one construct:tyranyx/thornwhip")

    assert names(figure(table, "tyranyx").constructs) == ["siege-core"]
    assert discard(table, "two") == ["thornwhip"]


@rule("AT-DAMAGE-07", "AT-AMB-09")
def test_who_lived_by_a_destroyed_construct_falls() -> None:
    table = battleground(
        two="rut@G5/4+barkskin-shield cultist@A1", hand="whisper-in-the-dark apprentice"
    )

    play(table, "one play:whisper-in-the-dark")

    assert cell(table, "rut") == ""


@rule("AT-AMB-122")
def test_a_whisper_in_the_dark_finds_nothing_where_no_construct_is_cheap() -> None:
    table = battleground(
        two="rut@G5+siege-core+bolt-thrower", hand="whisper-in-the-dark apprentice"
    )

    play(table, "one play:whisper-in-the-dark")

    assert len(figure(table, "rut").constructs) == 2
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-123", "AT-ACQ-06", "AT-ACQ-07")
def test_a_maw_of_the_deep_may_banish_two_cards_of_the_row_each_refilled_before_the_next() -> None:
    table = battleground(
        hand="maw-of-the-deep apprentice",
        row="kiri xeron thane mila isla siege-core",
        center="grand-abbot soul-broker",
    )

    play(table, "one play:maw-of-the-deep", "one card:xeron")
    assert row(table) == ["kiri", "grand-abbot", "thane", "mila", "isla", "siege-core"]
    play(table, "one card:grand-abbot")

    assert row(table) == ["kiri", "soul-broker", "thane", "mila", "isla", "siege-core"]
    assert names(table.banished) == ["xeron", "grand-abbot"]
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-123")
def test_a_maw_of_the_deep_may_stop_after_one_card_or_none() -> None:
    one = battleground(hand="maw-of-the-deep apprentice", row="kiri xeron")
    none = battleground(hand="maw-of-the-deep apprentice", row="kiri xeron")

    play(one, "one play:maw-of-the-deep", "one card:xeron", "one pass")
    play(none, "one play:maw-of-the-deep", "one pass")

    assert (names(one.banished), names(none.banished)) == (["xeron"], [])
    assert asked(one) == asked(none) == [("one", "turn")]


@rule("AT-AMB-124", "AT-CULTIST-07")
def test_a_grave_summoner_readies_a_champion_on_or_off_the_battlefield_but_no_cultist() -> None:
    table = battleground(
        one="rut@G5! tyranyx! water-djinn@A1 cultist@A9!",
        two="spike-vixen@M9!",
        hand="grave-summoner apprentice",
    )

    play(table, "one play:grave-summoner")
    assert codes(table) == ["champion:rut", "champion:tyranyx"]
    play(table, "one champion:tyranyx")

    assert [figure(table, name).ready for name in ("rut", "tyranyx")] == [False, True]


@rule("AT-AMB-124", "AT-ORDER-01")
def test_a_champion_made_ready_can_be_ordered_again() -> None:
    table = battleground(one="rut@G5!", hand="grave-summoner apprentice")

    play(table, "one play:grave-summoner", "one order:rut", "one to:G4")

    assert cell(table, "rut") == "G4"
