"""Turns, personal decks, playing cards and the end of a turn (chapters Turn, Deck, Playing)."""

from __future__ import annotations

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
    told,
)

# --- Playing cards --------------------------------------------------------------------------------


@rule("AT-TURN-03", "AT-PLAY-01", "AT-PLAY-02", "AT-KIND-04")
def test_a_played_hero_has_its_effect_at_once_and_lies_in_front_of_its_player() -> None:
    table = battleground(hand="apprentice militia", row="")

    play(table, "one play:apprentice")

    assert player(table, "one").runes == 1
    assert names(player(table, "one").played) == ["apprentice"]
    assert hand(table) == ["militia"]


@rule("AT-KIND-05", "AT-KIND-06", "AT-PLAY-06")
def test_any_number_of_heroes_can_be_played_and_their_runes_are_spent_later() -> None:
    table = battleground(hand="apprentice apprentice apprentice militia", row="")

    play(table, "one play:apprentice", "one play:apprentice", "one play:apprentice")
    play(table, "one acquire:mystic")

    assert player(table, "one").runes == 0
    assert "mystic" in discard(table)


@rule("AT-PLAY-07", "AT-TURN-07", "AT-END-02")
def test_what_was_played_and_the_rest_of_the_hand_is_discarded_and_the_rest_is_lost() -> None:
    table = battleground(
        hand="apprentice militia", deck="apprentice " * 5, one="tyranyx", runes=2, power=1, row=""
    )

    play(table, "one play:apprentice", "one end")

    one = player(table, "one")
    assert sorted(discard(table)) == ["apprentice", "militia"]
    assert (one.runes, one.power, one.played, one.tally) == (0, 0, [], [])


@rule("AT-TURN-08", "AT-END-03")
def test_five_cards_are_drawn_at_the_end_of_a_turn() -> None:
    table = battleground(deck="militia militia mystic mystic mystic apprentice")

    play(table, "one end")

    assert sorted(hand(table)) == ["militia", "militia", "mystic", "mystic", "mystic"]


@rule("AT-DECK-01", "AT-DECK-02")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = battleground(hand="dawn-acolyte", discard="mystic", row="")

    play(table, "one play:dawn-acolyte")

    assert hand(table) == ["mystic"]
    assert discard(table) == []


@rule("AT-DECK-03")
def test_heroes_played_this_turn_are_not_shuffled_in() -> None:
    table = battleground(
        hand="apprentice dawn-acolyte dawn-acolyte", discard="mystic", row="", one="tyranyx"
    )

    play(table, "one play:dawn-acolyte", "one play:dawn-acolyte")

    assert sorted(hand(table)) == ["apprentice", "mystic"]
    assert len(player(table, "one").deck) == 0


@rule("AT-PLAY-04", "AT-AMB-29")
def test_an_effect_is_done_as_far_as_possible() -> None:
    table = battleground(hand="dawn-acolyte apprentice", row="")

    play(table, "one play:dawn-acolyte")

    assert hand(table) == ["apprentice"]


@rule("AT-PLAY-08", "AT-AMB-67")
def test_a_bonus_lasts_to_the_end_of_the_turn() -> None:
    table = battleground(one="tyranyx@G5", hand="oath-of-the-headsman", row="")

    play(table, "one play:oath-of-the-headsman")
    assert figure(table, "tyranyx").strength == 3

    play(table, "one end")
    assert figure(table, "tyranyx").strength == 0


# --- Allegiance -----------------------------------------------------------------------------------


@rule("AT-KEY-ALLEGIANCE-1", "AT-KEY-ALLEGIANCE-2", "AT-GLOSS-4")
def test_allegiance_applies_at_once_if_another_card_of_the_faction_was_played() -> None:
    table = battleground(hand="seed-gatherer seed-gatherer", row="", played="barkskin-shield")

    play(table, "one play:seed-gatherer")

    assert player(table, "one").runes == 2


@rule("AT-KEY-ALLEGIANCE-3", "AT-PLAY-03", "AT-AMB-26")
def test_allegiance_waits_for_the_next_card_of_the_faction_and_comes_after_its_effects() -> None:
    table = battleground(hand="shade-initiate ash-offering apprentice", row="")
    play(table, "one play:shade-initiate")
    assert player(table, "one").power == 1

    play(table, "one play:ash-offering")
    assert player(table, "one").power == 2
    assert asked(table) == [("one", "banish")]

    play(table, "one pass")
    assert player(table, "one").power == 3


@rule("AT-KEY-ALLEGIANCE-4")
def test_allegiance_applies_once_however_many_cards_follow() -> None:
    table = battleground(hand="shade-initiate wild-drover gloom-stalker gloom-stalker", row="")

    play(table, "one play:shade-initiate", "one play:gloom-stalker", "one pass")
    assert player(table, "one").power == 4

    play(table, "one play:gloom-stalker", "one pass")
    assert player(table, "one").power == 6


@rule("AT-KEY-ALLEGIANCE-1")
def test_a_card_is_no_other_card_to_itself() -> None:
    table = battleground(hand="seed-gatherer apprentice", row="")

    play(table, "one play:seed-gatherer")

    assert player(table, "one").runes == 1


# --- The end of a turn ----------------------------------------------------------------------------


@rule("AT-TURN-09", "AT-ORDER-10", "AT-END-04")
def test_exhausted_champions_become_ready_at_the_end_of_their_owners_turn() -> None:
    table = battleground(one="tyranyx@G5!", two="water-djinn!")

    play(table, "one end")

    assert figure(table, "tyranyx").ready
    assert not figure(table, "water-djinn").ready


@rule("AT-TURN-10", "AT-END-05", "AT-TERRAIN-SHRINE-1")
def test_a_shrine_scores_two_for_its_controller_at_the_end_of_the_turn() -> None:
    table = battleground(one="tyranyx@G5", two="water-djinn@G8")

    play(table, "one end")

    assert (player(table, "one").glory, player(table, "two").glory) == (2, 0)


@rule("AT-END-01", "AT-END-06")
def test_the_next_player_takes_a_turn() -> None:
    table = battleground(one="tyranyx", hand={"one": "militia", "two": "apprentice"})

    play(table, "one end")

    assert asked(table) == [("two", "turn")]


@rule("AT-TURN-11", "AT-OVER-03", "AT-GLOSS-8", "AT-AMB-79")
def test_thirty_glory_win_at_once() -> None:
    table = battleground(one="tyranyx@G5", glory=28)

    play(table, "one end")

    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.scores == (30, 0)


@rule("AT-DAMAGE-02", "AT-AMB-10")
def test_damage_goes_at_the_end_of_every_turn() -> None:
    table = battleground(one="tyranyx@G5/3", two="water-djinn@A1/4")

    play(table, "one end")

    assert (figure(table, "tyranyx").damage, figure(table, "water-djinn").damage) == (0, 0)


@rule("AT-END-07", "AT-AMB-59")
def test_glory_is_told_with_its_source() -> None:
    table = battleground(one="tyranyx@G5")

    play(table, "one end")

    assert told(table, "score") == [{"seat": 0, "points": 2, "source": "shrine"}]


@rule("AT-AMB-60")
def test_what_lasted_until_my_turn_ends_when_it_begins() -> None:
    table = battleground(one="tyranyx@G5", row="warden-of-the-steps", runes=5)
    play(table, "one acquire:warden-of-the-steps", "one ambush", "one end")
    assert len(figure(table, "tyranyx").lasting) == 1

    play(table, *(["two end"] if asked(table)[0][0] == "two" else []))

    assert figure(table, "tyranyx").lasting == ()


@rule("AT-TURN-01", "AT-AMB-62")
def test_the_parts_of_a_row_are_done_from_left_to_right() -> None:
    table = battleground(hand="mirror-lake-scribe", deck="mystic militia", row="")

    play(table, "one play:mirror-lake-scribe")

    assert codes(table) == ["card:militia", "card:mystic"]
