"""Recruiting warriors and refilling the row (chapters Warriors, Recruiting, Refill)."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    hand,
    names,
    play,
    player,
    recruits,
    told,
)

ROW = "bone-thrall marrow-spear ribcage-warden barrow-hound bone-colossus cinder-colossus"
RICH = "9 bone 9 ash 9 blood 9 sulphur"


def row(table: Ashlands) -> list[str]:
    return ["-" if warrior is None else warrior.id for warrior in table.row]


def level_at(table: Ashlands, place: int) -> int:
    warrior = table.row[place]
    return 0 if warrior is None else warrior.level


# --- Warriors -------------------------------------------------------------------------------------


@rule("COA-WAR-04")
def test_warriors_of_one_type_that_fight_together_get_a_bonus() -> None:
    table = ashlands(volcano="nox", hand={"mors": "bone-thrall marrow-spear"})

    play(table, "mors volcano/battle", "mors warrior:bone-thrall", "mors warrior:marrow-spear")
    play(table, "mors card:1", "nox card:1")

    assert told(table, "battle.won")[0]["attack"] == 2 + 3 + 1 + 1


@rule("COA-WAR-04")
def test_warriors_of_the_types_on_the_fate_card_score_at_the_end() -> None:
    table = ashlands(
        round=4,
        minions={"mors": 1, "nox": 0},
        fate={"mors": "bone+blood"},
        hand={"mors": "bone-thrall clot-warden cinder-colossus"},
        row="-",
    )

    play(table, "mors refresh")

    assert table.over
    assert player(table, "mors").sources == {"fate": 1 + 2}


# --- Recruiting -----------------------------------------------------------------------------------


@rule("COA-RECR-01")
def test_a_turn_brings_at_most_one_warrior() -> None:
    table = ashlands(row=ROW, store={"mors": RICH})

    play(table, "mors refresh", "mors recruit:bone-thrall")

    assert hand(table, "mors") == ["bone-thrall"]
    assert asked(table) == [("nox", "place")]


@rule("COA-RECR-01")
def test_recruiting_is_optional() -> None:
    table = ashlands(row=ROW, store={"mors": RICH})

    play(table, "mors refresh", "mors pass")

    assert (hand(table, "mors"), row(table)) == ([], ROW.split())
    assert asked(table) == [("nox", "place")]


@rule("COA-RECR-01")
def test_only_the_active_player_recruits() -> None:
    table = ashlands(row=ROW, store={"nox": RICH})

    play(table, "mors refresh")

    assert asked(table) == [("nox", "place")]


@rule("COA-RECR-02")
def test_the_recruiter_pays_the_whole_cost_to_the_supply_and_takes_the_warrior_to_hand() -> None:
    table = ashlands(row=ROW, store={"mors": "6 bone 2 blood 2 sulphur"})
    supply = {name: table.supply(name) for name in ("bone", "blood", "sulphur")}

    play(table, "mors refresh", "mors recruit:bone-colossus")

    assert hand(table, "mors") == ["bone-colossus"]
    assert player(table, "mors").store == {"bone": 1, "ash": 0, "blood": 1, "sulphur": 1, "gold": 0}
    assert {n: table.supply(n) - k for n, k in supply.items()} == {
        "bone": 5,
        "blood": 1,
        "sulphur": 1,
    }


@rule("COA-RECR-02")
def test_a_warrior_whose_cost_cannot_be_paid_in_full_is_not_offered() -> None:
    table = ashlands(row=ROW, store={"mors": "4 bone 1 ash"})

    play(table, "mors refresh")

    assert codes(table, "mors") == ["pass", "recruit:bone-thrall"]


# --- Refill ---------------------------------------------------------------------------------------


@rule("COA-REFILL-01")
@pytest.mark.parametrize(
    ("taken", "place", "next_up"),
    [
        ("marrow-spear", 1, "soot-lancer"),
        ("ribcage-warden", 2, "urn-wraith"),
        ("cinder-colossus", 5, "ash-engine"),
    ],
)
def test_an_emptied_place_is_refilled_at_once_face_up_from_the_deck_of_its_level(
    taken: str, place: int, next_up: str
) -> None:
    decks = {1: "soot-lancer", 2: "urn-wraith", 3: "ash-engine"}
    table = ashlands(row=ROW, store={"mors": RICH}, decks=decks)

    play(table, "mors refresh", f"mors recruit:{taken}")

    lying = ROW.split()
    lying[place] = next_up
    assert GAME.view(table, 1).row == tuple(lying)


@rule("COA-AMB-11", "COA-REFILL-01")
def test_the_level_of_the_place_decides_about_the_refill_not_that_of_the_warrior() -> None:
    table = ashlands(
        row="ribcage-warden marrow-spear bone-thrall barrow-hound bone-colossus cinder-colossus",
        store={"mors": RICH, "nox": RICH},
        decks={1: "soot-lancer", 2: "urn-wraith"},
    )

    play(table, "mors refresh", "mors recruit:bone-thrall")
    play(table, "nox refresh", "nox recruit:ribcage-warden")

    assert row(table)[:3] == ["soot-lancer", "marrow-spear", "urn-wraith"]


@rule("COA-REFILL-02")
@pytest.mark.parametrize(
    ("taken", "empty", "level"),
    [("bone-thrall", 1, 2), ("ribcage-warden", 2, 1), ("bone-colossus", 3, 2)],
)
def test_an_empty_deck_is_replaced_by_the_deck_next_to_it(
    taken: str, empty: int, level: int
) -> None:
    place = ROW.split().index(taken)
    table = ashlands(row=ROW, store={"mors": RICH}, hand={"nox": recruits(empty, but=ROW)})
    assert not table.decks[empty]

    play(table, "mors refresh", f"mors recruit:{taken}")

    assert level_at(table, place) == level


@rule("COA-REFILL-03", "COA-AMB-12")
@pytest.mark.parametrize("taken", ["bone-thrall", "ribcage-warden", "bone-colossus"])
@pytest.mark.parametrize("left", [1, 2, 3])
def test_when_two_decks_are_empty_every_place_is_refilled_from_the_third(
    taken: str, left: int
) -> None:
    place = ROW.split().index(taken)
    empty = [level for level in (1, 2, 3) if level != left]
    table = ashlands(row=ROW, store={"mors": RICH}, hand={"nox": recruits(*empty, but=ROW)})

    play(table, "mors refresh", f"mors recruit:{taken}")

    assert level_at(table, place) == left


@rule("COA-AMB-12")
@pytest.mark.parametrize(
    ("taken", "wanted"),
    [("bone-thrall", [1, 2, 3]), ("ribcage-warden", [2, 1, 3]), ("bone-colossus", [3, 2, 1])],
)
def test_a_place_is_refilled_from_its_own_deck_then_from_the_next_then_from_the_last(
    taken: str, wanted: list[int]
) -> None:
    place = ROW.split().index(taken)
    for used_up, level in enumerate(wanted):
        gone = recruits(*wanted[:used_up], but=ROW)
        table = ashlands(row=ROW, store={"mors": RICH}, hand={"nox": gone})
        play(table, "mors refresh", f"mors recruit:{taken}")
        assert level_at(table, place) == level


@rule("COA-REFILL-04")
def test_when_all_decks_are_empty_an_emptied_place_stays_empty() -> None:
    table = ashlands(
        row=ROW, store={"mors": RICH, "nox": RICH}, hand={"nox": recruits(1, 2, 3, but=ROW)}
    )

    play(table, "mors refresh", "mors recruit:bone-thrall", "nox refresh")

    assert row(table) == ["-", *ROW.split()[1:]]
    assert [c for c in codes(table, "nox") if c.startswith("recruit")] == [
        f"recruit:{name}" for name in ROW.split()[1:]
    ]


@rule("COA-REFILL-01")
def test_a_refilled_place_holds_a_card_of_the_deck_and_the_deck_has_one_less() -> None:
    table = ashlands(row=ROW, store={"mors": RICH})
    before = names(table.decks[1].cards())

    play(table, "mors refresh", "mors recruit:bone-thrall")

    assert sorted([*names(table.decks[1].cards()), row(table)[0]]) == sorted(before)
