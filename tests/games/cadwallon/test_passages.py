"""Moves over walls, and between the Catacombs and the district (chapter Movement)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import (
    ashes,
    city,
    codes,
    figure,
    places,
    play,
    player,
)

# --- Over walls -----------------------------------------------------------------------------------


@rule("CAD-AMB-128")
def test_with_a_secret_passage_one_crosses_one_wall_for_one_space() -> None:
    table = city(one="maren@A1", hand="secret-passage", two="nyra@K9", guards={"kornak": "K5"})
    play(table, "one maren")
    assert "B3" not in codes(table)

    play(table, "one card:secret-passage")

    assert {"B2", "B3", "D2"} <= places(codes(table))
    play(table, "one A3", "one B3")
    assert figure(table, "maren").place == "B3"
    assert "B2" not in codes(table)


@rule("CAD-AMB-128")
def test_two_passages_cross_two_walls() -> None:
    cards = "secret-passage secret-passage"
    table = city(one="maren@A2 leona@A3", hand=cards, two="nyra@A1", guards={"kornak": "K5"})

    play(table, "one maren", "one card:secret-passage")
    assert "B2" in codes(table)
    assert "B4" not in codes(table)
    play(table, "one card:secret-passage")

    assert "B4" in codes(table)


@rule("CAD-AMB-128")
def test_a_passage_is_kept_where_the_way_without_it_is_chosen() -> None:
    table = city(one="maren@A2", hand="secret-passage", two="nyra@K9", guards={"kornak": "K5"})

    play(table, "one maren", "one card:secret-passage", "one B2")
    assert codes(table) == ["B2/wall", "A1-B1-B2"]

    play(table, "one A1-B1-B2")
    assert "B3" in codes(table)


@rule("CAD-AMB-128")
def test_nobody_is_attacked_through_a_wall() -> None:
    table = city(one="maren@A2", two="nyra@B2", hand="secret-passage", guards={"kornak": "K5"})

    play(table, "one maren", "one card:secret-passage", "one A3")

    assert "attack:nyra" not in codes(table)


@rule("CAD-AMB-128")
def test_walls_of_the_catacombs_are_not_crossed() -> None:
    table = city(mode="king_of_ashes", one="maren@archive", two="nyra@K9", hand="secret-passage")

    play(table, "one maren")

    assert "card:secret-passage" not in codes(table)


@rule("CAD-AMB-102")
def test_corvin_crosses_a_wall_for_a_discarded_card_once() -> None:
    table = city(one="corvin@A2 nyra@F5", two="maren@K9", hand="bribe", guards={"kornak": "K5"})

    play(table, "one corvin", "one skill:bribe")

    assert table.discard == ["bribe"]
    assert "B2" in codes(table)
    play(table, "one B2", "one B2/wall")
    assert player(table, "one").actions == 6
    assert not [code for code in codes(table) if code.startswith("skill")]


@rule("CAD-AMB-160")
def test_the_grappling_hook_crosses_a_wall_for_two_spaces_once() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@A2+grappling-hook",
        two="nyra@K9",
        guards={"kornak": "K5"},
    )

    play(table, "one maren")

    assert {"B2", "B3", "C2"} <= places(codes(table))
    play(table, "one B2", "one B2/hook")
    assert {"C2", "C3"} <= places(codes(table))
    assert "B3" not in codes(table)


@rule("CAD-AMB-160")
def test_the_grappling_hook_needs_two_spaces() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@A5+grappling-hook",
        two="nyra@K9",
        guards={"kornak": "K5"},
    )

    play(table, "one maren")

    assert "B2" not in codes(table)  # three spaces to A2, one is left
    assert "B3" in codes(table)


# --- Between the Catacombs and the district -------------------------------------------------------


@rule("CAD-AMB-141")
def test_a_rope_ladder_leads_to_a_free_room_with_a_staircase_and_the_move_goes_on() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@archive leona@D4",
        two="nyra@K9",
        hand="rope-ladder",
        open="B3=staircase D4=staircase",
    )

    play(table, "one maren", "one card:rope-ladder")

    assert {"B3", "B4", "C3"} <= set(codes(table))
    assert "D4" not in codes(table)
    play(table, "one C3")
    assert figure(table, "maren").place == "C3"
    assert {"C1", "archive"} <= set(codes(table))
    assert "B1" not in codes(table)


@rule("CAD-AMB-141")
@pytest.mark.parametrize(
    ("card", "given", "goal"),
    [
        ("rope-ladder", {"one": "maren@archive", "open": "B3=staircase"}, "B3"),
        ("dodge", {"one": "maren@A1", "two": "nyra@A2 valdur@B1"}, "A4"),
        ("teleportation", {"one": "maren@C3"}, "I7"),
        ("hidden-stair", {"one": "maren@D4"}, "altar"),
    ],
)
def test_another_card_in_the_move_takes_nothing_away(
    card: str, given: dict[str, Any], goal: str
) -> None:
    table = ashes(hand=f"{card} run", **given)

    play(table, "one maren", f"one card:{card}", "one card:run")

    assert goal in codes(table)


@rule("CAD-AMB-141")
def test_a_rope_ladder_is_of_no_use_without_a_free_staircase() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@archive",
        two="nyra@D4",
        hand="rope-ladder",
        open="D4=staircase",
    )

    play(table, "one maren")

    assert "card:rope-ladder" not in codes(table)


@rule("CAD-AMB-142")
def test_a_hidden_stair_makes_a_staircase_of_the_room_once() -> None:
    table = city(mode="king_of_ashes", one="maren@B4", two="nyra@K9", hand="hidden-stair")

    play(table, "one maren", "one card:hidden-stair")
    assert {"altar", "archive", "torture", "tunnel"} <= set(codes(table))
    assert "secret" not in codes(table)

    play(table, "one A4")
    play(table, "one B4")
    assert "altar" not in codes(table)


@rule("CAD-AMB-142")
def test_a_hidden_stair_needs_a_room() -> None:
    table = city(mode="king_of_ashes", one="maren@A4", two="nyra@K9", hand="hidden-stair")

    play(table, "one maren")

    assert "card:hidden-stair" not in codes(table)


@rule("CAD-AMB-06")
def test_stairs_to_the_cyclops_need_an_action_point_beyond_the_move() -> None:
    position = {"mode": "king_of_ashes", "one": "maren@B3", "two": "nyra@K9", "cyclops": "altar"}

    table = city(**position, open="B3=staircase", actions=1)  # type: ignore[arg-type]
    play(table, "one maren")
    assert "altar" not in codes(table)

    table = city(**position, open="B3=staircase", actions=2)  # type: ignore[arg-type]
    play(table, "one maren")
    assert "altar" in codes(table)
