"""What players see, remember and imagine of one another (CADB-GOAL-03, CAD-AMB-85)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.arcana import count_blue
from emberkeep.games.cadwallon.rules.ledger import discard
from emberkeep.kernel import Chance
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, play, player

THEFT = {"one": "sleight-of-hand", "two": "run dodge"}


@rule("CAD-AMB-85", "CADB-GOAL-03")
def test_ducats_hands_and_intrigues_are_hidden_from_others() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@A1",
        two="nyra@K9",
        hand={"two": "run snare"},
        intrigues={"two": "in-01"},
    )

    mine, theirs = GAME.view(table, 0).players[1], GAME.view(table, 1).players[1]

    assert (mine.ducats, mine.hand, mine.intrigues) == (-1, (), ())
    assert (mine.hand_size, mine.blue_cards, mine.intrigue_count) == (2, 1, 1)
    assert (theirs.ducats, theirs.hand, theirs.intrigues) == (5, ("run", "snare"), ("in-01",))
    assert GAME.view(table, None).players[0].ducats == -1


@rule("CAD-AMB-85")
def test_treasures_wounds_experience_backs_and_the_discard_pile_are_open() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@A1",
        two="nyra@K9:ring+rapier/2",
        experience={"two": 3},
        discard="run",
        back="blue",
    )

    view = GAME.view(table, 0)

    nyra = next(each for each in view.figures if each.id == "nyra")
    assert (nyra.loot, nyra.gear, nyra.wounds) == (("ring",), "rapier", 2)
    assert (view.players[1].experience, view.discard, view.back) == (3, ("run",), "blue")


@rule("CAD-AMB-148")
def test_only_who_has_looked_knows_a_face_down_token() -> None:
    table = city(mode="king_of_ashes", one="maren@A1", hand="informant", tokens="B4=coat D4=coat")
    play(table, "one card:informant", "one B4", "one done")

    assert GAME.view(table, 0).players[0].tokens == (("B4", "coat"),)
    assert GAME.view(table, 1).players[0].tokens == ()
    assert GAME.view(table, 1).players[0].looked_at == ("B4",)


def known(people: int, seat: int | None, holder: int) -> tuple[str, ...]:
    """Say what a seat knows of a hand after player one has stolen from player two."""
    table = city(people=people, one="maren@F5", two="nyra@G5", hand=THEFT)
    play(table, "one card:sleight-of-hand")
    memory = GAME.view(table, seat).memory
    assert memory is not None
    return memory.hands[holder]


@rule("CAD-AMB-135")
def test_victim_and_thief_know_a_stolen_card_and_others_do_not() -> None:
    table = city(people=3, one="maren@F5", two="nyra@G5", hand=THEFT)
    play(table, "one card:sleight-of-hand")
    stolen = player(table, "one").hand[0]

    assert known(3, 1, 0) == (stolen,)
    assert known(3, 2, 0) == ()
    assert known(3, None, 0) == ()


@rule("CAD-AMB-135")
def test_a_card_known_to_all_is_no_longer_known_after_a_theft_but_by_the_thief() -> None:
    table = city(
        people=3,
        one="maren@F5",
        two="nyra@G5",
        hand={"one": "sleight-of-hand", "two": "run dodge"},
        shown={"two": "run dodge"},
    )
    play(table, "one card:sleight-of-hand")
    left = player(table, "two").hand[0]

    assert player(table, "two").shown == []
    memories = [GAME.view(table, seat).memory for seat in (0, 2)]
    assert [memory and memory.hands[1] for memory in memories] == [(left,), ()]


@rule("CAD-AMB-135", "CAD-AMB-85")
def test_a_theft_leaves_cards_of_the_other_colour_known() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@F5",
        two="nyra@G5",
        hand={"one": "sleight-of-hand", "two": "run snare"},
        shown={"two": "run snare"},
    )
    play(table, "one card:sleight-of-hand")

    assert player(table, "two").shown == player(table, "two").hand


@rule("CAD-AMB-135")
def test_a_thief_who_knew_both_cards_knows_the_one_that_is_left() -> None:
    table = city(one="maren@F5", two="nyra@G5", hand={"one": "sleight-of-hand", "two": "run parry"})
    player(table, "one").knows = ((1, "run"), (1, "parry"))

    play(table, "one card:sleight-of-hand")

    assert player(table, "one").knows == ((1, player(table, "two").hand[0]),)


@rule("CAD-AMB-135")
def test_a_known_card_that_was_played_is_known_no_more() -> None:
    table = city(one="maren@F5", two="nyra@G5", hand={"one": "sleight-of-hand", "two": "run"})
    play(table, "one card:sleight-of-hand")
    assert player(table, "two").knows == ((0, "run"),)

    play(table, "one maren", "one card:run")

    assert player(table, "two").knows == ()


@rule("CAD-AMB-85")
@pytest.mark.parametrize("seed", range(20))
def test_imagined_hands_have_the_backs_and_the_cards_that_are_known(seed: int) -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@F5",
        two="nyra@G5",
        hand={"one": "run", "two": "run snare dodge smoke parry"},
        shown={"two": "snare"},
    )
    player(table, "one").knows = ((1, "parry"),)

    twin = GAME.imagine(table, 0, Chance(seed))

    hand = twin.players[1].hand
    assert {"snare", "parry"} <= set(hand)
    assert (len(hand), count_blue(hand)) == (5, 2)
    assert twin.players[0].hand == ["run"]


# --- Being asked tells nothing --------------------------------------------------------------------


@rule("CAD-AMB-93")
@pytest.mark.parametrize("hand", ["bribe", "tax-collector"])
def test_whoever_might_have_a_card_for_the_turn_is_asked_at_its_end(hand: str) -> None:
    table = city(one="maren@F5!", two="nyra@K9", hand=hand, actions=0)

    assert asked(table) == ["one turn"]
    assert codes(table)[-2:] == ["end", "quiet"]


@rule("CAD-AMB-93")
def test_who_has_no_cards_is_not_asked_at_the_end_of_the_turn() -> None:
    table = city(one="maren@F5!", two="nyra@K9", actions=0)

    assert asked(table)[0] == "two patrol"


@rule("CAD-AMB-93")
@pytest.mark.parametrize("hand", ["bribe", "dodge"])
def test_whoever_might_have_a_card_for_a_blocked_move_is_asked(hand: str) -> None:
    table = city(
        one="maren@A1",
        two="nyra@A2 valdur@B1",
        hand=hand,
        actions=1,
        options={"adventure": "adv-02"},
        round=1,
    )

    play(table, "one maren")

    assert asked(table) == ["one act"]
    assert codes(table)[-2:] == ["done", "quiet"]


@rule("CAD-AMB-93")
def test_who_has_no_card_with_a_blue_back_is_not_asked_for_a_snare() -> None:
    table = city(mode="king_of_ashes", one="maren@A1", two="nyra@K9", hand={"two": "parry"})

    play(table, "one maren", "one A5", "two pass")

    assert "two react" not in asked(table)


@rule("CAD-AMB-93")
def test_quiet_ends_the_turn_and_asks_no_more() -> None:
    table = city(one="maren@F5!", two="nyra@K9", hand="bribe", actions=0)

    play(table, "one quiet")

    assert asked(table)[0] == "two patrol"


def test_of_three_cards_that_a_thief_knew_two_are_left() -> None:
    table = city(one="iris@A1", two="nyra@K9", hand={"two": "run parry jinx"})
    player(table, "one").knows = ((1, "run"), (1, "parry"), (1, "jinx"))

    discard(table, 1, "run")

    assert player(table, "one").knows == ((1, "parry"), (1, "jinx"))
