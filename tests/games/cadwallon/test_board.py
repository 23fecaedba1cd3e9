"""The map: spaces, links, walls, rooms, gates, pentagrams (chapter Board)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import (
    DISTANCES,
    GATE_SIDES,
    GATES,
    GUARDROOM,
    LINKS,
    PENTAGRAMS,
    ROOMS,
    SPACES,
    WALLS,
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
