"""The map: spaces, links, walls, rooms, gates, pentagrams (chapter Board)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import (
    CELLARS,
    CENTRE,
    DISTANCES,
    GATE_SIDES,
    GATES,
    GUARDROOM,
    INTRIGUE_PLACES,
    LINKS,
    PENTAGRAMS,
    ROOM_NAMES,
    ROOMS,
    SPACES,
    WALLS,
    WATCH_POST,
    WAYS,
)
from emberkeep.kernel.testing import rule


@rule("CADB-BOARD-01", "CADB-BOARD-02")
def test_the_district_is_divided_into_linked_spaces() -> None:
    assert len(SPACES) == 95
    assert sum(map(len, LINKS.values())) == 2 * 126
    assert all(space in LINKS[near] for space in SPACES for near in LINKS[space])
    assert max(max(far.values()) for far in DISTANCES.values()) == 18


@rule("CADB-BOARD-03", "CADB-MOVE-04")
def test_a_room_is_one_space_entered_through_its_doors() -> None:
    assert LINKS["B2"] == ("B1", "C2")
    assert WALLS["B2"] == ("B3", "A2")
    assert LINKS["C3"] == ("C2", "D3", "C4", "B3")


@rule("CADB-BOARD-04", "CADB-BOARD-05", "CADB-BOARD-06", "CADB-BOARD-07")
def test_there_are_24_rooms_16_gates_and_4_pentagrams() -> None:
    assert (len(ROOMS), len(GATES), GUARDROOM) == (24, 16, "B2")
    assert sorted(GATE_SIDES.values()) == sorted("NESW" * 4)
    assert PENTAGRAMS == ("C3", "I3", "C7", "I7")


@rule("CADB-BOARD-03")
def test_every_room_is_as_far_from_the_next_gate_as_the_plan_says() -> None:
    steps = [min(DISTANCES[room][gate] for gate in GATES) for room in ROOMS]

    assert steps == [1, 3, 3, 2, 1, 5, 1, 2, 3, 2, 3, 5, 1, 2, 3, 2, 3, 5, 1, 2, 1, 2, 1, 5]
    assert (ROOM_NAMES[GUARDROOM], ROOM_NAMES[WATCH_POST]) == ("Guardroom", "Watch Post")
    assert [ROOM_NAMES[room] for room in INTRIGUE_PLACES] == [
        "Caravanserai",
        "Mage's Study",
        "Library",
        "Treasury",
        "Dormitory",
        "Laboratory",
    ]


@rule("CADB-BOARD-01")
def test_the_sides_of_the_district_are_about_equal() -> None:
    def near(side: str, steps: int) -> int:
        gates = [gate for gate in GATES if GATE_SIDES[gate] == side]
        return len([r for r in ROOMS if min(DISTANCES[r][gate] for gate in gates) <= steps])

    assert [near(side, 4) for side in "NESW"] == [8, 8, 8, 6]
    assert [near(side, 8) for side in "NESW"] == [18, 14, 18, 14]


@rule("CADB-BOARD-02")
def test_a_space_that_touches_another_is_linked_to_it_or_walled_off() -> None:
    assert not [space for space in SPACES if set(LINKS[space]) & set(WALLS[space])]
    assert sum(map(len, WALLS.values())) == 2 * len(
        {frozenset((space, near)) for space in SPACES for near in WALLS[space]}
    )
    assert WALLS["C4"] == ("D4", "B4")
    assert WALLS["H4"] == ("H3",)
    assert {place: WAYS[place] for place in CELLARS} == dict.fromkeys(CELLARS, (CENTRE,))
    assert WAYS[CENTRE] == WAYS["prison"] == WAYS["lair"] == ()


def test_every_space_has_one_name_which_dictionaries_find_at_once() -> None:
    names = {space: space for space in SPACES}
    near = [each for links in (LINKS, WALLS) for around in links.values() for each in around]
    assert all(each is names[each] for each in near)
