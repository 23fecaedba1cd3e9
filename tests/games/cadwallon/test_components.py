"""What is in the box, as clients get it."""

from __future__ import annotations

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.board import GATES, LINKS, PENTAGRAMS, ROOMS
from emberkeep.games.cadwallon.cards import (
    ArcanaFace,
    CharacterFace,
    MissionFace,
    SpaceFace,
    TreasureFace,
)
from emberkeep.games.cadwallon.sheet import SHEETS
from emberkeep.kernel.testing import rule

COMPONENTS = GAME.components()


def test_all_that_is_printed_is_listed() -> None:
    counted = {kind: len(rows) for kind, rows in COMPONENTS.items()}

    assert counted == {
        "characters": 16 + 6,
        "guards": 4,
        "treasures": 12,
        "tokens": 7,
        "arcana": 29,
        "missions": 15,
        "equipment": 20,
        "intrigues": 20,
        "adventures": len(SHEETS),
        "spaces": len(LINKS),
    }


def test_ids_are_unique_within_a_kind_but_for_the_two_versions_of_a_guard() -> None:
    for kind, rows in COMPONENTS.items():
        ids = [getattr(row, "id") for row in rows]  # noqa: B009  # rows of many types
        assert len(set(ids)) == len(ids) // (2 if kind == "guards" else 1), kind


@rule("CADB-CHAR-02")
def test_every_thief_of_a_gang_has_combat_2_movement_4_and_mind_4() -> None:
    rows = [row for row in COMPONENTS["characters"] if isinstance(row, CharacterFace)]
    thieves = [row for row in rows if not row.mercenary]

    assert {(row.combat, row.movement, row.mind) for row in thieves} == {(2, 4, 4)}
    assert {row.gang for row in thieves} == {"executioners", "nocturnis", "kalderns", "cursed"}


def test_copies_of_cards_and_treasures_add_up_to_the_decks() -> None:
    cards = [row for row in COMPONENTS["arcana"] if isinstance(row, ArcanaFace)]
    treasures = [row for row in COMPONENTS["treasures"] if isinstance(row, TreasureFace)]

    assert sum([row.copies for row in cards if row.back == "purple"]) == 60
    assert sum([row.copies for row in cards if row.back == "blue"]) == 30
    assert sum([row.copies for row in treasures[:7]]) == len(ROOMS)
    assert [(row.id, row.copies, row.slots) for row in treasures[7:]] == [
        ("crystal", 4, 1),
        ("relic", 4, 1),
        ("eye", 1, 1),
        ("daughter", 1, 2),
        ("nephew", 1, 2),
    ]


def test_a_mission_says_what_it_wants_and_what_it_pays() -> None:
    missions = [row for row in COMPONENTS["missions"] if isinstance(row, MissionFace)]
    by_id = {row.id: row for row in missions}

    assert by_id["mi-01"] == MissionFace("mi-01", ("scroll",), 0, 4, each=True)
    assert by_id["mi-14"] == MissionFace("mi-14", ("scroll",), 2, 14, each=False)


def test_a_space_says_what_is_special_about_it() -> None:
    spaces = [row for row in COMPONENTS["spaces"] if isinstance(row, SpaceFace)]
    by_id = {row.id: row for row in spaces}

    assert by_id["B2"].room == "Guardroom"
    assert by_id["B2"].number == "01"
    assert [row.id for row in spaces if row.gate] == list(GATES)
    assert [row.id for row in spaces if row.pentagram] == list(PENTAGRAMS)
