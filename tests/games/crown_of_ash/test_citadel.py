"""The King and his citadel (chapter Citadel)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    defenders,
    fresh,
    graveyard,
    hand,
    idle,
    idle_on,
    owner,
    play,
    player,
    told,
)

LAST = {"mors": 1, "nox": 0}
"""Mors places the last minion of the round."""


def gates(codes: list[str]) -> list[str]:
    return [code for code in codes if "citadel" in code]


# Its points


@rule("COA-CIT-01")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_at_the_start_the_king_holds_the_citadel(people: int) -> None:
    table = fresh("standard", people)

    assert table.king
    assert owner(table, "citadel") is None
    assert defenders(table, "citadel") == []


@rule("COA-CIT-02")
def test_the_citadel_supplies_no_resources() -> None:
    table = ashlands(volcano="nox", citadel="mors bone-colossus")

    assert [code for code in codes(table, "mors") if "resource" in code] == ["volcano/resource"]
    assert table.regions["citadel"].structures == ()


@rule("COA-CIT-02", "COA-CIT-03")
@pytest.mark.parametrize(
    ("order", "points"), [("mors nox", (4, 5, 6, 7)), ("mors nox visio", (3, 5, 7, 9))]
)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_round_its_controller_scores_more_and_five_in_the_second(
    order: str, points: tuple[int, ...], number: int
) -> None:
    last = {"mors": 1, "nox": 0, "visio": 0}
    table = ashlands(order, citadel="nox bone-colossus", round=number, minions=last, row="")

    play(table, "mors refresh")

    assert player(table, "nox").sources["citadel"] == points[number - 1]
    assert "citadel" not in player(table, "mors").sources


@rule("COA-CIT-02")
def test_nobody_scores_the_citadel_while_the_king_holds_it() -> None:
    table = ashlands(minions=LAST, row="")

    play(table, "mors refresh")

    assert [each.vp for each in table.players] == [0, 0]


# Against the King


@rule("COA-CIT-04")
def test_the_king_fights_with_a_strength_of_five_and_without_a_battle_card() -> None:
    table = ashlands(hand={"mors": "soot-lancer"})

    play(table, "mors citadel/right")
    assert asked(table) == [("mors", "battle.card")]

    play(table, "mors card:3", "mors bone")
    assert told(table, "battle.won")[0]["attack"] == 6
    assert told(table, "battle.won")[0]["defence"] == 5


@rule("COA-CIT-05")
def test_whoever_beats_the_king_takes_the_royal_token_and_moves_in() -> None:
    legion = "soot-lancer gore-thrall fume-thrall"
    table = ashlands(hand={"mors": legion})

    play(table, "mors citadel/right", *[f"mors warrior:{name}" for name in legion.split()])
    play(table, "mors card:0")

    assert not table.king
    assert player(table, "mors").royal
    assert not player(table, "nox").royal
    assert owner(table, "citadel") == "mors"
    assert defenders(table, "citadel") == legion.split()


@rule("COA-CIT-05")
def test_the_king_never_comes_back() -> None:
    table = ashlands(citadel="mors gore-thrall", royal="mors", hand={"nox": "bone-colossus"})

    play(table, "mors gold", "nox citadel/front", "mors card:0", "nox card:4", "mors casualty")

    assert owner(table, "citadel") == "nox"
    assert not table.king


@rule("COA-CIT-06")
def test_the_royal_token_stays_with_the_king_slayer_and_scores_nothing() -> None:
    table = ashlands(
        citadel="mors gore-thrall",
        royal="mors",
        hand={"nox": "bone-colossus"},
        cards={"mors": "4", "nox": "4"},
        minions={"mors": 1, "nox": 1},
        row="",
    )

    play(table, "mors refresh", "nox citadel/left", "mors card:4", "mors ash")

    assert owner(table, "citadel") == "nox"
    assert player(table, "mors").royal
    assert not player(table, "nox").royal
    assert player(table, "mors").vp == 0


@rule("COA-AMB-08")
@pytest.mark.parametrize(
    ("gate", "card", "winner"),
    [
        ("right", "1", "mors"),  # 5 + 1
        ("right", "0", None),  # 5: the King wins a tie
        ("left", "0", "mors"),  # 5 + 1
        ("front", "1", None),  # 5 + 1 - 1
    ],
)
def test_the_king_wins_a_tie_and_the_slots_count_against_him(
    gate: str, card: str, winner: str | None
) -> None:
    table = ashlands("mors nox visio", hand={"mors": "skull-reaver"}, cards={"mors": card})

    play(table, f"mors citadel/{gate}")

    assert owner(table, "citadel") == winner
    assert table.king == (winner is None)


@rule("COA-AMB-08")
def test_against_the_king_the_attacker_takes_reward_or_compensation_as_usual() -> None:
    table = ashlands(hand={"mors": "bone-colossus"})
    play(table, "mors citadel/right", "mors card:1")
    assert (player(table, "mors").store["gold"], player(table, "mors").vp) == (2, 1)

    table = ashlands(hand={"mors": "gore-thrall"})
    play(table, "mors citadel/right", "mors card:1", "mors blood")
    assert player(table, "mors").store["blood"] == 1
    assert graveyard(table, "mors")[-1] == "gore-thrall"


@rule("COA-AMB-09")
def test_whoever_loses_to_the_king_with_card_0_can_only_take_a_warrior_back() -> None:
    table = ashlands(
        hand={"mors": "gore-thrall mors-ash-2"}, graveyard={"mors": "mors-bone-1 mors-sulphur-1"}
    )

    play(table, "mors citadel/right", "mors warrior:gore-thrall", "mors done", "mors card:0")

    assert codes(table, "mors") == [
        "recall:mors-bone-1",
        "recall:mors-sulphur-1",
        "recall:gore-thrall",
    ]
    play(table, "mors recall:gore-thrall")
    assert hand(table, "mors") == ["mors-ash-2", "gore-thrall"]
    assert table.king


# In a player's hands


@rule("COA-CIT-07")
def test_a_player_who_defends_the_citadel_plays_a_battle_card() -> None:
    table = ashlands(citadel="nox soot-lancer", hand={"mors": "marrow-spear"})

    play(table, "mors citadel/right")
    assert asked(table) == [("mors", "battle.card"), ("nox", "battle.card")]

    play(table, "mors card:3", "nox card:4")
    assert told(table, "battle.lost")[0]["defence"] == 3 + 4


@rule("COA-CIT-08")
def test_its_controller_cannot_adjust_the_defenders_of_the_citadel() -> None:
    table = ashlands(
        volcano="mors", citadel="mors gore-thrall", hand={"mors": "soot-lancer marrow-spear"}
    )

    play(table, "mors volcano/resource")

    assert codes(table, "mors") == ["done", "add:soot-lancer", "add:marrow-spear"]
    assert defenders(table, "citadel") == ["gore-thrall"]


@rule("COA-CIT-08")
def test_defenders_of_the_citadel_come_back_only_after_a_defeat() -> None:
    table = ashlands(citadel="mors gore-thrall soot-lancer", minions=LAST, row="")
    idle_on(table)
    assert defenders(table, "citadel") == ["gore-thrall", "soot-lancer"]

    table = ashlands(citadel="nox gore-thrall soot-lancer", hand={"mors": "bone-colossus"})
    play(table, "mors citadel/left", "mors card:1", "nox card:1", "nox ash")
    assert graveyard(table, "nox")[-2:] == ["gore-thrall", "soot-lancer"]
    idle_on(table)
    assert {"gore-thrall", "soot-lancer"} <= set(hand(table, "nox"))


@rule("COA-CIT-09")
def test_the_citadel_can_be_attacked_any_number_of_times_in_a_round() -> None:
    table = ashlands(
        citadel="nox bone-colossus", hand={"mors": "gore-thrall fume-thrall soot-lancer"}, row=""
    )

    play(table, "mors citadel/left", "mors warrior:gore-thrall", "mors done")
    play(table, "mors card:3", "nox card:die", "nox refresh")
    play(table, "mors citadel/front", "mors warrior:fume-thrall", "mors done")
    play(table, "mors card:4", "nox card:1", "mors ash", "nox gold")
    play(table, "mors citadel/front", "mors card:1", "nox card:4", "mors ash", "nox gold")

    assert len(told(table, "battle.lost")) == 3
    assert table.slots["citadel/front"] == (0, 0)


@rule("COA-CIT-10")
@pytest.mark.parametrize(("gate", "modifier"), [("left", 1), ("right", 0), ("front", -1)])
def test_the_battle_slots_of_the_citadel_change_the_attackers_total(
    gate: str, modifier: int
) -> None:
    table = ashlands(citadel="nox gore-thrall", hand={"mors": "bone-colossus"})

    play(table, f"mors citadel/{gate}", "mors card:1", "nox card:1")

    assert told(table, "battle.won")[0]["attack"] == 6 + 1 + modifier
    assert told(table, "battle.won")[0]["defence"] == 2 + 1


@rule("COA-CIT-11")
@pytest.mark.parametrize("order", ["mors nox", "mors nox visio"])
def test_each_side_takes_one_minion_a_round_and_the_front_gate_any_number(order: str) -> None:
    crowd = {"citadel/left": "nox", "citadel/right": "nox", "citadel/front": "mors mors nox"}
    table = ashlands(order, hand={"mors": "gore-thrall"}, slots=crowd)

    assert gates(codes(table, "mors")) == ["citadel/front"]

    free = ashlands(order, hand={"mors": "gore-thrall"})
    assert gates(codes(free, "mors")) == ["citadel/left", "citadel/right", "citadel/front"]


def repelled_from_the_left(**position: Any) -> Ashlands:
    """Let Mors attack the left flank in vain, and have the next turn again."""
    table = ashlands(
        options={"abilities": True}, hand={"mors": "gore-thrall fume-thrall"}, row="", **position
    )
    play(table, "mors citadel/left", "mors warrior:gore-thrall", "mors done", "mors card:1")
    return play(table, "mors ash", "mors pass", "nox gold")


@rule("COA-AMB-86", "COA-CIT-11")
def test_a_flank_is_attacked_once_a_round_also_if_its_minion_is_commanded_away() -> None:
    table = repelled_from_the_left()

    play(table, "mors ability:command", "mors minion:citadel/left:mors", "mors to:build")

    assert table.slots["citadel/left"] == ()
    assert gates(codes(table, "mors")) == ["citadel/right", "citadel/front"]


@rule("COA-AMB-86")
def test_nobody_is_commanded_to_a_flank_that_was_attacked_and_left() -> None:
    table = repelled_from_the_left()
    play(table, "mors ability:command", "mors minion:citadel/left:mors", "mors to:build")
    play(table, "mors refresh", "mors ability:command", "mors minion:gold:nox")

    assert gates([code.removeprefix("to:") for code in codes(table, "mors")]) == [
        "citadel/right",
        "citadel/front",
    ]


@rule("COA-AMB-86", "COA-END-02")
def test_in_the_next_round_every_flank_can_be_attacked_again() -> None:
    table = repelled_from_the_left(minions={"mors": 2, "nox": 1})

    play(table, "mors ability:command", "mors minion:citadel/left:mors", "mors to:build")
    play(table, "mors gold")
    idle_on(table)
    while asked(table) != [("mors", "place")]:
        idle(table)

    assert gates(codes(table, "mors")) == ["citadel/left", "citadel/right", "citadel/front"]


@rule("COA-AMB-86")
def test_a_minion_commanded_to_a_flank_blocks_it_only_while_it_stands_there() -> None:
    table = ashlands(
        options={"abilities": True}, hand={"mors": "gore-thrall"}, slots={"gold": "nox"}
    )

    play(table, "mors ability:command", "mors to:citadel/left")
    assert gates(codes(table, "mors")) == ["citadel/right", "citadel/front"]

    play(table, "mors refresh", "mors ability:command", "mors to:gold", "nox gold")
    assert gates(codes(table, "mors")) == ["citadel/left", "citadel/right", "citadel/front"]


@rule("COA-AMB-86")
def test_the_front_gate_stays_open_whoever_leaves_it() -> None:
    table = ashlands(options={"abilities": True}, hand={"mors": "gore-thrall fume-thrall"}, row="")
    play(table, "mors citadel/front", "mors warrior:gore-thrall", "mors done", "mors card:1")
    play(table, "mors ash", "mors pass", "nox gold")
    play(table, "mors ability:command", "mors minion:citadel/front:mors", "mors to:gold")

    assert "citadel/front" in codes(table, "mors")


@rule("COA-AMB-10")
def test_nobody_may_attack_a_citadel_they_hold_themselves() -> None:
    table = ashlands(citadel="mors soot-lancer", hand={"mors": "gore-thrall", "nox": "fume-thrall"})

    assert gates(codes(table, "mors")) == []

    play(table, "mors gold")
    assert gates(codes(table, "nox")) == ["citadel/left", "citadel/right", "citadel/front"]


@rule("COA-AMB-10")
@pytest.mark.parametrize("citadel", ["mors soot-lancer", ""])
def test_nobody_may_build_in_the_citadel(citadel: str) -> None:
    table = ashlands(volcano="mors", citadel=citadel, store={"mors": "9 gold"}, offer="charnel-pit")

    play(table, "mors build")

    assert asked(table) == [("mors", "build.site")]
    assert gates(codes(table, "mors")) == []
