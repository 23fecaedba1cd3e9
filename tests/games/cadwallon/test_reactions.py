"""Cards in another's turn: who is asked, and what being asked tells (chapter Arcana)."""

from __future__ import annotations

from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import ashes, asked, city, codes, figure, play

THREE = "niggling-injury niggling-injury niggling-injury"


@rule("CADB-ARCANA-03", "CAD-AMB-129")
def test_a_move_is_slowed_before_its_first_step_and_planned_anew() -> None:
    table = city(one="iris@A1", two="nyra@K9", hand={"two": "niggling-injury"})

    play(table, "one iris", "one A5", "two card:niggling-injury")

    assert figure(table, "iris").place == "A1"
    assert "A3" in codes(table)
    assert "A4" not in codes(table)


@rule("CAD-AMB-93")
def test_who_might_hold_a_card_is_asked_whether_or_not_they_do() -> None:
    table = city(one="iris@A1", two="nyra@K9", hand={"two": "run"})

    play(table, "one iris", "one A5")

    assert asked(table) == ["two react"]
    assert codes(table, "two") == ["pass", "quiet"]


@rule("CAD-AMB-93")
def test_nobody_is_asked_for_a_card_that_all_can_see_elsewhere() -> None:
    table = city(one="iris@A1", two="nyra@K9", hand={"two": "run"}, discard=THREE)

    play(table, "one iris", "one A5")

    assert figure(table, "iris").place == "A5"


def test_who_wants_quiet_is_not_asked_again_in_this_turn() -> None:
    table = city(one="iris@A1 leona@A9", two="nyra@K9", hand={"two": "run"})

    play(table, "one iris", "one A5", "two quiet", "one leona", "one D9")

    assert figure(table, "leona").place == "D9"


@rule("CAD-AMB-93")
def test_who_is_known_to_hold_such_a_card_is_asked() -> None:
    held = {"two": "niggling-injury"}
    table = city(one="iris@A1", two="nyra@K9", hand=held, shown=held)

    play(table, "one iris", "one A5")

    assert asked(table) == ["two react"]


@rule("CAD-AMB-93")
def test_nobody_is_asked_for_a_back_that_only_cards_known_to_all_have() -> None:
    held = {"two": "smoke run"}
    table = ashes(one="iris@A1", two="nyra@K9", hand=held, shown={"two": "smoke"}, discard=THREE)

    play(table, "one iris", "one A5")

    assert figure(table, "iris").place == "A5"
    assert asked(table) == ["two turn"]
