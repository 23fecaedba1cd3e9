"""The deck of two colours, and what is paid and gained (chapters Arcana, Experience)."""

from __future__ import annotations

from collections import Counter

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.arcana import BASE_DECK, BLUE_DECK
from emberkeep.games.cadwallon.rules.ledger import discard, draw, gain, lose, owe
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import city, play, player, told

ALL = (*BASE_DECK, *BLUE_DECK)


@rule("CAD-SETUP-07")
def test_the_colour_on_top_is_as_likely_as_its_share_of_the_deck() -> None:
    backs = Counter(
        [GAME.new(GAME.setup("king_of_ashes", 2, {}, seed)).back for seed in range(150)]
    )

    assert set(backs) == {"purple", "blue"}
    assert 80 <= backs["purple"] <= 120  # two thirds


@rule("CAD-AMB-33")
def test_a_drawn_card_has_the_colour_that_was_on_top() -> None:
    for back, deck in (("purple", BASE_DECK), ("blue", BLUE_DECK)):
        table = city(mode="king_of_ashes", one="iris@A1", two="nyra@K9", back=back)

        assert draw(table, 0) == 1

        assert player(table, "one").hand[0] in deck
        assert len(table.purple) + len(table.blue) == 89


@rule("CADB-ARCANA-04")
def test_a_new_deck_keeps_both_colours_apart() -> None:
    out = ("run", "smoke", "snare")
    rest = Counter(ALL) - Counter(out)
    table = city(
        mode="king_of_ashes",
        one="iris@A1",
        two="nyra@K9",
        hand={"two": " ".join(rest.elements())},
        discard=" ".join(out),
    )

    assert draw(table, 0, 0) == 0
    assert table.discard == [*out]
    assert draw(table, 0, 1) == 1

    assert sorted([*table.purple, *table.blue, *player(table, "one").hand]) == sorted(out)
    assert set(table.purple) <= {"run"}
    assert set(table.blue) <= {"smoke", "snare"}
    assert table.discard == []


@rule("CAD-AMB-68")
def test_as_many_are_drawn_as_there_are() -> None:
    table = city(
        one="iris@A1", two="nyra@K9", hand={"two": " ".join(BASE_DECK[2:])}, discard=BASE_DECK[0]
    )

    assert draw(table, 0, 5) == 2
    assert table.back == ""
    assert told(table, "arcana.drawn")[-1] == {"seat": 0, "cards": 2}


@rule("CADB-ARCANA-04")
def test_a_played_card_lies_on_the_discard_pile_and_is_not_known_in_the_hand_any_more() -> None:
    table = city(one="iris@A1", two="nyra@K9", hand="run run jinx", shown="run jinx")

    discard(table, 0, "run")

    assert player(table, "one").hand == ["run", "jinx"]
    assert player(table, "one").shown == ["jinx"]
    assert table.discard == ["run"]
    assert told(table, "arcana.played") == [{"seat": 0, "card": "run"}]


@rule("CAD-AMB-47")
def test_one_loses_what_one_has_and_owes_at_the_end() -> None:
    table = city(one="iris@A1", two="nyra@K9", ducats={"one": 1})

    assert lose(table, 0, 2, "tax") == 1
    assert lose(table, 0, 2, "tax") == 0
    owe(table, 0, 3, "caught")
    assert player(table, "one").ducats == -3
    assert lose(table, 0, 2, "tax") == 0
    gain(table, 0, 0, "sale")

    assert player(table, "one").ducats == -3
    assert [event["points"] for event in told(table, "score")] == [-1, -3]


def test_who_wanted_quiet_is_asked_again_in_the_next_turn() -> None:
    table = city(one="iris@A1 leona@A9", two="nyra@K9", hand={"two": "run"}, dice=(6,))

    play(table, "one iris", "one A3", "two quiet")
    assert player(table, "two").quiet
    play(table, "one done", "one end")

    assert not player(table, "two").quiet
