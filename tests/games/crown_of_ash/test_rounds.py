"""The end of a round and the turn order of the next (chapters End of round, Turn order)."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    defenders,
    graveyard,
    hand,
    kinds,
    play,
    player,
    started,
    told,
)

LAST = {"mors": 1, "nox": 0, "visio": 0}
"""Mors places the last minion of the round."""


def order(table: Ashlands) -> list[str]:
    return [table.players[at].necromancer for at in table.order]


# The steps


@rule("COA-END-01")
def test_first_all_controlled_regions_score() -> None:
    table = ashlands(
        volcano="mors volcano-start charnel-pit great-ossuary",
        village="mors village-start",
        coast="nox apothecary",
        citadel="nox gore-thrall",
        minions=LAST,
        row="",
    )

    play(table, "mors refresh")

    assert player(table, "mors").vp == (5 + 2) + 1  # two tiles are covered
    assert player(table, "nox").vp == 3 + 4
    assert player(table, "nox").sources == {"structures": 3, "citadel": 4}


@rule("COA-END-02")
def test_second_all_minions_return_to_their_players() -> None:
    slots = {"coast/resource": "nox mors", "citadel/left": "nox", "build": "nox"}
    table = ashlands(coast="nox", slots=slots, minions=LAST, row="")

    play(table, "mors refresh")

    assert [each.minions for each in table.players] == [4, 4]
    assert not any(table.slots.values())
    assert not player(table, "mors").refreshed


@rule("COA-END-03")
def test_third_all_warriors_in_graveyards_return_to_hand() -> None:
    table = ashlands(
        volcano="nox bone-thrall",
        hand={"nox": "cinder-thrall"},
        graveyard={"mors": "gore-thrall", "nox": "soot-lancer"},
        minions=LAST,
        row="",
    )

    play(table, "mors refresh")

    assert hand(table, "nox")[:2] == ["cinder-thrall", "soot-lancer"]
    assert hand(table, "mors")[0] == "gore-thrall"
    assert [graveyard(table, name) for name in ("mors", "nox")] == [[], []]
    assert defenders(table, "volcano") == ["bone-thrall"]


@rule("COA-END-04")
def test_fourth_the_structures_left_on_offer_make_way_for_four_new_ones() -> None:
    table = ashlands(
        volcano="nox volcano-start charnel-pit",
        offer="ash-kiln bone-barrow blood-well leech-hall",
        stack="great-ossuary heart-shrine catacombs high-altar lesser-altar",
        aside="apothecary",
        minions=LAST,
        row="",
    )

    play(table, "mors refresh")

    offer = [tile.id if tile else "" for tile in table.offer]
    assert offer == ["great-ossuary", "heart-shrine", "catacombs", "high-altar"]
    aside = [tile.id for tile in table.aside]
    assert aside == ["apothecary", "ash-kiln", "bone-barrow", "blood-well", "leech-hall"]
    built = [tile.id for tile in table.regions["volcano"].structures]
    assert built == ["volcano-start", "charnel-pit"]


@rule("COA-END-05", "COA-END-06")
def test_fifth_the_round_marker_moves_on_before_the_turn_order_is_decided() -> None:
    table = ashlands(round=2, vp={"mors": 1}, minions=LAST, row="")

    play(table, "mors refresh")

    assert table.round == 3
    assert asked(table) == [("nox", "order.next")]


@rule("COA-END-06")
def test_sixth_the_turn_order_of_the_next_round_is_decided_and_that_round_begins() -> None:
    table = ashlands(vp={"mors": 1}, volcano="mors", minions=LAST, row="")

    play(table, "mors refresh", "nox nox")

    assert order(table) == ["nox", "mors"]
    assert told(table, "round")[-1] == {"number": 2, "order": (1, 0)}
    assert asked(table) == [("nox", "place")]


@rule("COA-END-01", "COA-END-03", "COA-END-04", "COA-END-06")
def test_the_steps_of_the_end_of_a_round_have_a_fixed_order() -> None:
    table = ashlands(volcano="mors", minions=LAST, row="")

    play(table, "mors refresh")

    steps = ["score", "raised", "offer.refilled", "order.decides"]
    assert [kind for kind in dict.fromkeys(kinds(table)) if kind in steps] == steps


# Who decides


@rule("COA-ORDER-01")
def test_the_player_with_the_fewest_points_decides_the_whole_turn_order() -> None:
    points = {"mors": 5, "nox": 3, "visio": 9}
    table = ashlands("mors nox visio", vp=points, minions=LAST, row="")

    play(table, "mors refresh")
    assert asked(table) == [("nox", "order.next")]
    assert codes(table, "nox") == ["mors", "nox", "visio"]

    play(table, "nox visio")
    assert codes(table, "nox") == ["mors", "nox"]

    play(table, "nox mors")
    assert order(table) == ["visio", "mors", "nox"]


@rule("COA-ORDER-01")
def test_the_points_of_the_round_that_ends_count() -> None:
    table = ashlands(volcano="mors", vp={"mors": 3, "nox": 3}, minions=LAST, row="")

    play(table, "mors refresh")

    assert asked(table) == [("nox", "order.next")]


@rule("COA-ORDER-02")
def test_of_several_last_players_the_one_with_cheaper_structures_decides() -> None:
    table = ashlands(
        volcano="mors", coast="nox charnel-pit", vp={"mors": 4, "nox": 3}, minions=LAST, row=""
    )

    play(table, "mors refresh")

    assert [each.vp for each in table.players] == [5, 5]
    assert asked(table) == [("mors", "order.next")]
    assert told(table, "die") == []


@rule("COA-ORDER-02")
def test_covered_tiles_count_for_who_decides() -> None:
    table = ashlands(
        volcano="mors volcano-start ash-kiln",
        coast="nox charnel-pit",
        vp={"mors": 2, "nox": 3},
        minions=LAST,
        row="",
    )

    play(table, "mors refresh")

    assert [each.vp for each in table.players] == [5, 5]
    assert asked(table) == [("nox", "order.next")]
    assert told(table, "die") == []


@rule("COA-AMB-37")
def test_the_citadel_does_not_count_for_who_decides() -> None:
    table = ashlands(
        volcano="mors",
        citadel="mors gore-thrall",
        coast="nox charnel-pit",
        vp={"nox": 3},
        minions=LAST,
        row="",
    )

    play(table, "mors refresh")

    assert [each.vp for each in table.players] == [5, 5]
    assert asked(table) == [("mors", "order.next")]


@rule("COA-ORDER-03")
def test_of_players_still_tied_the_highest_roll_decides() -> None:
    table = ashlands("mors nox visio", vp={"nox": 1}, dice=[2, 5], minions=LAST, row="")

    play(table, "mors refresh")

    assert told(table, "die") == [
        {"seat": 0, "roll": 2, "why": "order"},
        {"seat": 2, "roll": 5, "why": "order"},
    ]
    assert asked(table) == [("visio", "order.next")]


@rule("COA-ORDER-03")
def test_equal_highest_rolls_are_rolled_again() -> None:
    table = ashlands("mors nox visio", dice=[4, 4, 1, 6, 3], minions=LAST, row="")

    play(table, "mors refresh")

    assert [fact["seat"] for fact in told(table, "die")] == [0, 1, 2, 0, 1]
    assert asked(table) == [("mors", "order.next")]


# The variant


@rule("COA-ORDER-04")
@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ("mors", ["mors", "nox", "visio"]),
        ("nox", ["nox", "visio", "mors"]),
        ("visio", ["visio", "mors", "nox"]),
    ],
)
def test_clockwise_the_last_player_only_chooses_who_begins(start: str, expected: list[str]) -> None:
    table = ashlands(
        "mors nox visio",
        options={"clockwise": True},
        vp={"mors": 1, "nox": 1},
        minions=LAST,
        row="",
    )

    play(table, "mors refresh")
    assert asked(table) == [("visio", "order.start")]

    play(table, f"visio {start}")
    assert order(table) == expected
    assert asked(table) == [(start, "place")]


@rule("COA-ORDER-04")
def test_clockwise_the_first_round_goes_clockwise_too() -> None:
    orders = {started("standard", 4, seed, {"clockwise": True}).order for seed in range(40)}

    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


# The last round


@rule("COA-AMB-36", "COA-FINAL-01")
def test_after_the_fourth_round_regions_score_and_the_other_steps_are_left_out() -> None:
    table = ashlands(
        volcano="mors",
        citadel="nox gore-thrall",
        slots={"citadel/left": "nox"},
        graveyard={"mors": "soot-lancer"},
        offer="ash-kiln bone-barrow blood-well leech-hall",
        round=4,
        minions=LAST,
        row="",
    )

    play(table, "mors refresh")

    assert table.over
    assert table.result is not None
    assert player(table, "mors").sources["structures"] == 1
    assert player(table, "nox").sources["citadel"] == 7
    assert table.round == 4
    assert table.slots["citadel/left"] == (1,)
    assert [each.minions for each in table.players] == [0, 0]
    assert "soot-lancer" in graveyard(table, "mors")
    assert [tile.id for tile in table.offer if tile] == [
        "ash-kiln",
        "bone-barrow",
        "blood-well",
        "leech-hall",
    ]
    assert "order.decides" not in kinds(table)
