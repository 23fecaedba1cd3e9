"""Acquiring cards, ambush, banishing, monsters and cultists (chapters Acquiring, Monsters)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.cards import CARDS
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
    row,
)

# --- Acquiring ------------------------------------------------------------------------------------


@rule("AT-ACQ-01", "AT-ACQ-02", "AT-TURN-04", "AT-GLOSS-3")
def test_a_hero_is_paid_with_runes_and_goes_to_the_discard_pile() -> None:
    table = battleground(row="wild-drover titan-harness", runes=4)
    assert "acquire:titan-harness" not in codes(table)

    play(table, "one acquire:wild-drover")

    assert player(table, "one").runes == 1
    assert discard(table) == ["wild-drover"]


@rule("AT-ACQ-03", "AT-TURN-05", "AT-KIND-02")
def test_a_champion_joins_the_team_and_is_not_played() -> None:
    table = battleground(row="iron-bastion", runes=6)

    play(table, "one acquire:iron-bastion")

    assert (figure(table, "iron-bastion").seat, cell(table, "iron-bastion")) == (0, "")
    assert player(table, "one").tally == []
    assert discard(table) == []


@rule("AT-ACQ-04", "AT-ACQ-05", "AT-GLOSS-9")
def test_an_acquired_champion_may_be_ordered_in_the_same_turn() -> None:
    table = battleground(row="iron-bastion", runes=6, power=3)

    play(table, "one acquire:iron-bastion", "one order:iron-bastion")

    assert cell(table, "iron-bastion") == "C5"


@rule("AT-ACQ-06", "AT-AMBUSH-02")
def test_the_row_is_refilled_before_the_ambush() -> None:
    table = battleground(row="temple-student", center="mosscaller", runes=1, deck="mystic")

    play(table, "one acquire:temple-student")

    assert asked(table) == [("one", "ambush")]
    assert row(table)[0] == "mosscaller"


@rule("AT-AVAIL-01", "AT-AMB-29")
def test_mystics_are_acquired_while_their_pile_lasts() -> None:
    table = battleground(runes=6, row="")
    table.piles["mystic"] = 1
    table.players[1].discard = [CARDS["mystic"]] * 14

    play(table, "one acquire:mystic")

    assert "acquire:mystic" not in codes(table)
    assert "acquire:heavy-infantry" in codes(table)


@rule("AT-AVAIL-02", "AT-AMB-28")
def test_a_card_for_nothing_may_come_from_the_row_or_the_piles_but_is_no_monster() -> None:
    table = battleground(one="arha-sensei", row="wild-drover xeron titan-harness")
    player(table, "one").free_card = True
    play(table, "one play:apprentice", "one first:arha-sensei")

    assert codes(table) == ["pass", "card:mystic", "card:heavy-infantry", "card:wild-drover"]


@rule("AT-MONSTER-01", "AT-KIND-09")
def test_a_monster_is_paid_with_power() -> None:
    table = battleground(row="xeron", power=6, runes=6)

    play(table, "one acquire:xeron", "one pass")

    assert (player(table, "one").power, player(table, "one").runes) == (0, 6)
    assert figure(table, "xeron").seat == 0


@rule("AT-MONSTER-02")
def test_a_monster_is_a_champion_like_any_other() -> None:
    table = battleground(one="rift-colossus@G5", two="tyranyx@G4", hand="piston-gauntlet", power=4)

    play(table, "one play:piston-gauntlet", "one order:rift-colossus", "one hit:tyranyx")

    assert cell(table, "tyranyx") == ""
    assert figure(table, "rift-colossus").constructs == (CARDS["piston-gauntlet"],)


# --- Ambush ---------------------------------------------------------------------------------------


@rule("AT-AMBUSH-01", "AT-KEY-AMBUSH-1")
def test_an_ambush_may_be_carried_out_when_the_card_is_acquired() -> None:
    table = battleground(row="temple-student", runes=1, deck="mystic")

    play(table, "one acquire:temple-student", "one ambush")

    assert hand(table) == ["apprentice", "mystic"]


@rule("AT-AMBUSH-02", "AT-AMB-61")
def test_an_ambush_may_be_left_out() -> None:
    table = battleground(row="temple-student", runes=1, deck="mystic")

    play(table, "one acquire:temple-student", "one pass")

    assert hand(table) == ["apprentice"]


@rule("AT-AMBUSH-03", "AT-KEY-AMBUSH-1")
def test_there_is_no_ambush_when_the_card_is_played() -> None:
    table = battleground(hand="temple-student apprentice", deck="mystic", row="")

    play(table, "one play:temple-student")

    assert hand(table) == ["apprentice"]
    assert player(table, "one").runes == 1


@rule("AT-AMBUSH-04")
def test_a_bonus_of_an_ambush_may_last_longer_if_it_says_so() -> None:
    table = battleground(one="tyranyx@G5", row="warden-of-the-steps", runes=5)

    play(table, "one acquire:warden-of-the-steps", "one ambush")

    assert [lasting.until for lasting in figure(table, "tyranyx").lasting] == [0]


@rule("AT-AMB-27")
def test_a_card_from_the_center_deck_has_no_ambush() -> None:
    table = battleground(
        one="water-djinn@G5", two="tyranyx@G4", center="temple-student", power=4, row=""
    )

    play(table, "one order:water-djinn", "one hit:tyranyx")

    assert hand(table) == ["apprentice", "temple-student"]
    assert asked(table) == [("one", "order.act")]


# --- The center deck and banishing ----------------------------------------------------------------


@rule("AT-CENTER-01", "AT-BANISH-04")
def test_the_banished_pile_becomes_the_next_center_deck() -> None:
    table = battleground(row="wild-drover", runes=3)
    table.banished, table.center.bag = table.center.bag, []

    play(table, "one acquire:wild-drover")

    assert table.banished == []
    assert row(table)[0] != "-"


@rule("AT-BANISH-01", "AT-BANISH-02", "AT-CENTER-02")
def test_a_banished_apprentice_is_gone() -> None:
    table = battleground(hand="ash-offering apprentice militia", row="")

    play(table, "one play:ash-offering", "one card:apprentice")

    assert (hand(table), discard(table), table.banished) == (["militia"], [], [])


@rule("AT-BANISH-03")
def test_a_banished_mystic_returns_to_its_pile() -> None:
    table = battleground(hand="ash-offering mystic apprentice", row="")

    play(table, "one play:ash-offering", "one card:mystic")

    assert table.piles["mystic"] == 15


@rule("AT-BANISH-04")
def test_other_banished_cards_lie_open() -> None:
    table = battleground(hand="ash-offering apprentice", discard="wild-drover", row="")

    play(table, "one play:ash-offering", "one discard:wild-drover")

    assert table.banished == [CARDS["wild-drover"]]


@rule("AT-BANISH-05")
def test_a_card_played_this_turn_cannot_be_banished_from_hand_or_discard_pile() -> None:
    table = battleground(hand="militia ash-offering apprentice", row="")

    play(table, "one play:militia", "one play:ash-offering")

    assert codes(table) == ["pass", "card:apprentice"]


@rule("AT-BANISH-06")
def test_a_demon_slayer_banishes_a_card_played_this_turn() -> None:
    table = battleground(
        one="demon-slayer@G5", two="mechana-initiate@G4", hand="militia apprentice", power=3
    )

    play(table, "one play:militia", "one order:demon-slayer", "one hit:mechana-initiate")
    play(table, "one card:militia")

    assert player(table, "one").played == []


# --- Cultists and bases ---------------------------------------------------------------------------


@rule("AT-CULTIST-01", "AT-CULTIST-02", "AT-CULTIST-05", "AT-AMB-37")
def test_an_order_brings_a_new_cultist_who_may_move_and_attack() -> None:
    table = battleground(power=2, two="tyranyx@C4")

    play(table, "one order:cultist", "one hit:tyranyx")

    assert cell(table, "cultist-1-1") == "C5"
    assert figure(table, "tyranyx").damage == 2


@rule("AT-CULTIST-05", "AT-CULTIST-06", "AT-CULTIST-07")
def test_a_cultist_on_the_battlefield_is_ordered_once_a_turn() -> None:
    table = battleground(one="cultist@G5", power=4)

    play(table, "one order:cultist-1-1", "one to:G4")

    assert cell(table, "cultist-1-1") == "G4"
    assert "order:cultist-1-1" not in codes(table)


@rule("AT-CULTIST-03")
def test_there_are_at_most_four_cultists_of_a_player() -> None:
    table = battleground(one="cultist@G5 cultist@G6 cultist@G7 cultist@G8", power=2)

    assert "order:cultist" not in codes(table)
    assert "order:cultist-1-1" in codes(table)


@rule("AT-AMB-38")
def test_there_are_thirteen_cultists_in_all() -> None:
    four = [" ".join(f"cultist@{column}{line}" for column in "DEFG") for line in (1, 4, 8)]
    table = battleground(
        mode="melee",
        people=4,
        two=four[0],
        three=four[1],
        four=four[2],
        power=4,
    )
    play(table, "one order:cultist", "one to:C3", "one play:apprentice")

    assert "order:cultist" not in codes(table)


@rule("AT-CULTIST-09")
def test_cultists_carry_no_constructs() -> None:
    table = battleground(one="cultist@G5 tyranyx twilight-scout", hand="storm-kite")

    play(table, "one play:storm-kite")

    assert codes(table) == ["champion:tyranyx", "champion:twilight-scout"]


@rule("AT-CULTIST-10", "AT-AMB-63")
def test_bonuses_reach_cultists_on_the_battlefield() -> None:
    table = battleground(one="cultist@G5 tyranyx", hand="oath-of-the-headsman apprentice")

    play(table, "one play:oath-of-the-headsman", "one champion:cultist-1-1")

    assert figure(table, "cultist-1-1").strength == 3


@rule("AT-BASE-01", "AT-AMB-36")
def test_with_eight_champions_on_the_battlefield_nobody_else_is_deployed() -> None:
    there = "arha-templar@A1 twilight-scout@A2 unbound-emissary@A3 water-djinn@A4 raven-siren@A5"
    table = battleground(one=f"{there} cultist@A6 cultist@A7 cultist@A8 tyranyx", power=9)

    assert "order:tyranyx" not in codes(table)
    assert "order:cultist" not in codes(table)
    assert "order:raven-siren" in codes(table)


@rule("AT-ACQ-06", "AT-AMB-29")
def test_without_a_card_to_reveal_the_place_of_an_acquired_one_stays_empty() -> None:
    table = battleground(row="storm-kite dawn-acolyte", runes=9)
    while table.center:
        player(table, "two").discard.append(table.center.draw(table.chance))

    play(table, "one acquire:dawn-acolyte")

    assert row(table)[:2] == ["storm-kite", "-"]
