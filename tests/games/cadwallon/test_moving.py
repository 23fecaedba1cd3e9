"""Moves: where they end, by which way and past whom (chapter Movement)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon.state import MOVED, VISITED
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import (
    asked,
    city,
    codes,
    figure,
    places,
    play,
    player,
)


@rule("CADB-MOVE-01", "CADB-MOVE-04")
def test_a_move_costs_one_action_point_and_goes_up_to_four_linked_spaces() -> None:
    table = city(one="maren@A1")

    play(table, "one maren")

    assert places(codes(table)) == {"A2", "A3", "A4", "A5", "B1", "B4", "C1", "C2", "D1", "E1"} | {
        "C3",
        "D2",
    }
    play(table, "one D1")
    assert player(table, "one").actions == 6


@rule("CADB-MOVE-01")
def test_a_move_goes_on_while_spaces_are_left() -> None:
    table = city(one="maren@A1", two="nyra@K9")

    play(table, "one maren", "one B1")

    assert player(table, "one").actions == 6
    assert {"C1", "D1", "E1"} <= places(codes(table))
    assert "F1" not in codes(table)


@rule("CADB-MOVE-02", "CADB-MOVE-03")
def test_figures_are_in_the_way() -> None:
    table = city(one="maren@A1", two="nyra@K9", guards={"kornak": "A3"})

    play(table, "one maren")

    assert "A2" in codes(table)
    assert not {"A3", "A4"} & places(codes(table))


@rule("CAD-MOVE-01", "CAD-MOVE-02")
def test_one_may_pass_through_ones_own_gang_but_not_end_there() -> None:
    table = city(one="maren@A1 leona@A3", options={"passing": "new"})

    play(table, "one maren")

    assert {"A2", "A4", "A5"} <= places(codes(table))
    assert "A3" not in codes(table)


@rule("CADB-MOVE-02")
def test_in_the_base_game_ones_own_gang_is_in_the_way() -> None:
    table = city(one="maren@A1 leona@A3")

    play(table, "one maren")

    assert "A4" not in codes(table)


@rule("CAD-AMB-107")
def test_bragg_goes_five_spaces_while_he_carries_nothing() -> None:
    table = city(one="bragg@A1 kaldern@K9", two="nyra@K1")
    play(table, "one bragg")
    assert "F1" in codes(table)

    table = city(one="bragg@A1:ring kaldern@K9", two="nyra@K1")
    play(table, "one bragg")
    assert "F1" not in codes(table)


# --- Attacks at the end of a Move -----------------------------------------------------------------


@rule("CAD-AMB-73")
def test_a_move_can_end_with_an_attack() -> None:
    table = city(one="maren@F5", two="nyra@F8", dice=(6, 1, 2, 2))

    play(table, "one maren", "one attack:nyra")

    assert player(table, "one").actions == 5
    assert figure(table, "maren").place == "F8"
    assert asked(table) == ["one flight"]


@rule("CAD-AMB-73")
def test_an_attack_through_a_friend_is_the_step_after_the_friend() -> None:
    table = city(one="maren@A2 leona@A3", two="nyra@A4", options={"passing": "new"})

    play(table, "one maren")

    assert "attack:nyra" in codes(table)


@rule("CAD-AMB-73")
def test_an_attack_by_a_move_takes_two_action_points() -> None:
    table = city(one="maren@F5", two="nyra@F8", actions=1)

    play(table, "one maren")

    assert "attack:nyra" not in codes(table)
    assert "F7" in codes(table)


@rule("CAD-AMB-73")
def test_after_an_attack_there_is_no_move() -> None:
    table = city(one="maren@F5 leona@K9", two="nyra@G5", dice=(6, 1, 2, 2))

    play(table, "one maren", "one attack:nyra", "one I6")

    assert asked(table) == ["one turn"]
    assert figure(table, "maren").used & MOVED


@rule("CAD-AMB-73")
def test_an_attack_from_where_one_stands_uses_no_move() -> None:
    table = city(one="maren@F5", two="nyra@G5", actions=1, dice=(6, 1, 2, 2))

    play(table, "one maren", "one attack:nyra")

    assert player(table, "one").actions == 0


# --- Cards of a Move ------------------------------------------------------------------------------


@rule("CAD-AMB-125")
def test_run_adds_two_spaces_each_time() -> None:
    table = city(one="maren@A1", hand="run run", two="nyra@K9")

    play(table, "one maren", "one card:run", "one card:run")

    assert {"G1", "I1"} <= places(codes(table))
    assert "J1" not in codes(table)
    assert player(table, "one").actions == 6


@rule("CAD-AMB-125")
def test_run_cannot_be_played_once_the_move_is_over() -> None:
    table = city(one="maren@A1 leona@F5", hand="run", two="nyra@K9")

    play(table, "one maren", "one E1")

    assert asked(table) == ["one turn"]


@rule("CAD-AMB-126")
def test_with_dodge_one_passes_through_everybody_and_ends_on_a_free_space() -> None:
    table = city(one="maren@A1", two="nyra@A2", hand="dodge", guards={"kornak": "A3"})

    play(table, "one maren", "one card:dodge")

    assert {"A4", "A5"} <= places(codes(table))
    assert not {"A2", "A3"} & places(codes(table))


@rule("CAD-AMB-126")
def test_with_dodge_an_occupied_room_with_a_hidden_token_cannot_be_entered() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@A4 leona@B4",
        two="nyra@K9",
        hand="dodge",
        tokens="B4=trap",
    )

    play(table, "one maren", "one card:dodge")

    assert "B3" not in codes(table)


@rule("CAD-AMB-143")
def test_with_smoke_one_passes_through_an_occupied_room_with_a_hidden_token() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@A4 leona@B4",
        two="nyra@K9",
        hand="smoke",
        tokens="B4=trap",
    )

    play(table, "one maren", "one card:smoke")

    assert "B3" in codes(table)


@rule("CAD-AMB-143")
def test_with_smoke_a_token_stays_face_down_and_the_chest_can_be_opened() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@A4",
        two="nyra@K9",
        hand="smoke",
        tokens="B4=trap",
        chests="B4=ring",
    )

    play(table, "one maren", "one card:smoke", "one B4")

    assert table.covered == {"B4": ""}
    assert figure(table, "maren").wounds == 0
    assert {"pick", "smash", "B3"} <= set(codes(table))


@rule("CADB-MOVE-05", "CAD-AMB-127")
def test_with_teleportation_pentagrams_are_neighbours_for_one_space() -> None:
    table = city(one="maren@C2", hand="teleportation", guards={"kornak": "C7"})

    play(table, "one maren", "one card:teleportation")

    assert {"I3", "I7", "I5", "H3"} <= places(codes(table))
    assert not {"C7", "F7", "J9"} & places(codes(table))


@rule("CADB-MOVE-05", "CAD-AMB-127")
def test_with_teleportation_an_enemy_on_a_pentagram_can_be_attacked() -> None:
    table = city(one="maren@C2", two="nyra@I7", hand="teleportation", dice=(6, 1, 2, 2))
    play(table, "one maren")
    assert "attack:nyra" not in codes(table)

    play(table, "one card:teleportation", "one attack:nyra")

    assert figure(table, "maren").place == "I7"
    assert asked(table) == ["one flight"]


# --- Snares ---------------------------------------------------------------------------------------


@rule("CAD-AMB-145")
def test_a_snare_waits_for_the_end_of_a_move() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@A1",
        two="nyra@K9",
        hand={"two": "snare"},
        discard="niggling-injury niggling-injury niggling-injury",
        dice=(4,),
    )

    play(table, "one maren", "one B1")
    assert asked(table) == ["one act"]
    play(table, "one E1")
    assert asked(table) == ["two react"]
    play(table, "two card:snare")

    assert figure(table, "maren").wounds == 1
    assert asked(table) == ["one turn"]


@rule("CAD-AMB-145")
def test_a_move_that_is_broken_off_ends_where_it_is() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@A1",
        two="nyra@K9",
        hand={"two": "snare"},
        discard="niggling-injury niggling-injury niggling-injury",
        dice=(3,),
    )

    play(table, "one maren", "one B1", "one done")
    assert asked(table) == ["two react"]
    play(table, "two card:snare")

    assert figure(table, "maren").wounds == 0


@rule("CAD-AMB-145")
@pytest.mark.parametrize("ends", ["B2", "done"])
def test_there_is_no_snare_in_a_room_and_none_without_a_move(ends: str) -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@A1",
        two="nyra@K9",
        hand={"two": "snare"},
        discard="niggling-injury niggling-injury niggling-injury",
        guards={"kornak": "K5"},
    )

    play(table, "one maren", f"one {ends}")

    assert "two react" not in asked(table)


@rule("CAD-AMB-92", "CAD-AMB-141")
def test_a_way_over_the_surface_makes_a_new_visit() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@archive",
        two="nyra@K9",
        hand="rope-ladder",
        open="B3=staircase",
    )
    figure(table, "maren").used = VISITED

    play(table, "one maren", "one card:rope-ladder", "one altar")

    assert not figure(table, "maren").used & VISITED
