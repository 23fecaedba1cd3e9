"""The district and the Catacombs: spaces, links, walls, doors, gates, pentagrams (5.1, 5.2).

Two street spaces that share a side are linked. A room is one space, linked through its doors alone.
Links and walls are listed clockwise from the north. Places of the Catacombs have names in small
letters; arrows lead from there to the centre alone (CAD-CATA-06).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from emberkeep.kernel.paths import distances

COLUMNS: Final = "ABCDEFGHIJK"
PLAN: Final = """
.  G  .  .  G  .  G  .  .  G  .
G 01  . 02 03  . 09 08  . 07  G
. 04  P  .  .  .  .  .  P 10  .
G 05  . 06  #  .  # 12  . 11  G
.  .  .  .  .  .  .  .  .  .  .
G 17  . 18  #  .  # 24  . 23  G
. 16  P  .  .  .  .  .  P 22  .
G 13  . 14 15  . 21 20  . 19  G
.  G  .  .  G  .  G  .  .  G  .
"""

# Room: its name, and the spaces that its doors lead to.
ROOM_DOORS: Final[dict[str, tuple[str, str]]] = {
    "01": ("Guardroom", "B1 C2"),
    "02": ("Counting House", "C2 E2"),
    "03": ("Treasury", "D2 F2"),
    "04": ("Stables", "C3 B4"),
    "05": ("Forge", "A4 B3"),
    "06": ("Armoury", "D3 D5"),
    "07": ("Observatory", "J1 I2"),
    "08": ("Library", "H1 H3"),
    "09": ("Map Room", "F2 G3"),
    "10": ("Mage's Study", "I3 K3"),
    "11": ("Gallery", "I4 J5"),
    "12": ("Wine Cellar", "I4 H5"),
    "13": ("Caravanserai", "A8 B9"),
    "14": ("Warehouse", "C8 D9"),
    "15": ("Tavern", "E7 F8"),
    "16": ("Tannery", "A7 C7"),
    "17": ("Bathhouse", "B5 C6"),
    "18": ("Dormitory", "D5 D7"),
    "19": ("Watch Post", "I8 K8"),
    "20": ("Apothecary", "I8 G8"),
    "21": ("Laboratory", "H8 G9"),
    "22": ("Chapel", "I7 J6"),
    "23": ("Trophy Hall", "K6 J7"),
    "24": ("Kitchen", "H5 H7"),
}

LAIR: Final = "lair"
PRISON: Final = "prison"
ALTAR: Final = "altar"
TUNNEL: Final = "tunnel"
TORTURE: Final = "torture"
ARCHIVE: Final = "archive"
HOARD: Final = "secret"
CENTRE: Final = "centre"
CELLARS: Final = (ALTAR, TUNNEL, TORTURE, ARCHIVE, HOARD)  # by the die of the Cyclops
UNDERGROUND: Final = frozenset((LAIR, PRISON, CENTRE, *CELLARS))
CROWDED: Final = frozenset((PRISON, CENTRE))  # hold any number of characters (5.2)


@cache
def space_at(column: int, row: int) -> str:
    """Name a space. The same name is the same object, which is found sooner."""
    return f"{COLUMNS[column]}{row}"


def _read() -> dict[str, str]:
    """Read the plan: the sign of every space that is no block."""
    rows = PLAN.strip("\n").splitlines()
    return {
        space_at(column, row): sign
        for row, text in enumerate(rows, 1)
        for column, sign in enumerate(text.split())
        if sign != "#"
    }


def _around(space: str) -> list[str]:
    """Name the four sides of a space, clockwise from the north."""
    column, row = COLUMNS.index(space[0]), int(space[1:])
    sides = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
    return [space_at(c, r) for c, r in sides if 0 <= c < len(COLUMNS)]


SIGNS: Final = _read()
SPACES: Final = tuple(SIGNS)
ROOM_NUMBERS: Final = {space: sign for space, sign in SIGNS.items() if sign in ROOM_DOORS}
ROOMS: Final = tuple(sorted(ROOM_NUMBERS, key=lambda space: ROOM_NUMBERS[space]))
ROOM_NAMES: Final = {space: ROOM_DOORS[sign][0] for space, sign in ROOM_NUMBERS.items()}
ROOM_SET: Final = frozenset(ROOMS)
PENTAGRAMS: Final = tuple([space for space, sign in SIGNS.items() if sign == "P"])
GATES: Final = tuple([space for space, sign in SIGNS.items() if sign == "G"])


def room(name: str) -> str:
    """Find the space of a room by its name."""
    return next(space for space, named in ROOM_NAMES.items() if named == name)


GUARDROOM: Final = room("Guardroom")
WATCH_POST: Final = room("Watch Post")
TREASURY: Final = room("Treasury")
ARMOURY: Final = room("Armoury")
LIBRARY: Final = room("Library")
STUDY: Final = room("Mage's Study")
GALLERY: Final = room("Gallery")
CARAVANSERAI: Final = room("Caravanserai")
TAVERN: Final = room("Tavern")
DORMITORY: Final = room("Dormitory")
LABORATORY: Final = room("Laboratory")
CHAPEL: Final = room("Chapel")
INTRIGUE_PLACES: Final = (CARAVANSERAI, STUDY, LIBRARY, TREASURY, DORMITORY, LABORATORY)
INTRIGUE_SET: Final = frozenset(INTRIGUE_PLACES)


def _linked(one: str, other: str) -> bool:
    """Return whether two spaces that share a side are linked."""
    for here, there in ((one, other), (other, one)):
        number = ROOM_NUMBERS.get(here)
        if number is not None:
            return there in ROOM_DOORS[number][1].split()
    return True


LINKS: Final[dict[str, tuple[str, ...]]] = {
    space: tuple([near for near in _around(space) if near in SIGNS and _linked(space, near)])
    for space in SPACES
}
WALLS: Final[dict[str, tuple[str, ...]]] = {
    space: tuple([near for near in _around(space) if near in SIGNS and not _linked(space, near)])
    for space in SPACES
}
WAYS: Final[dict[str, tuple[str, ...]]] = {
    **LINKS,
    **dict.fromkeys(CELLARS, (CENTRE,)),
    CENTRE: (),
    PRISON: (),
    LAIR: (),
}
DISTANCES: Final = {space: distances(LINKS, space) for space in SPACES}


def side_of(gate: str) -> str:
    """Say at which side of the board a gate lies: N, E, S or W."""
    if gate[1:] in {"1", "9"}:
        return "N" if gate[1:] == "1" else "S"
    return "W" if gate[0] == "A" else "E"


GATE_SIDES: Final = {gate: side_of(gate) for gate in GATES}
