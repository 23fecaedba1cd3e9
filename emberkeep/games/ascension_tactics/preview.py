"""What an order to a champion could do: where it could go, whom it could hit, what would follow.

For whoever points at a champion, their own or another's. Nothing is looked at but what everybody
sees, and whether a champion is ready does not matter: its next order may be in another turn.
"""

from __future__ import annotations

from emberkeep.games.ascension_tactics.rules.fighting import strikes_back
from emberkeep.games.ascension_tactics.rules.ground import (
    happening,
    hexes,
    targets,
    walk_of,
)
from emberkeep.games.ascension_tactics.rules.orders import (
    NEW_CULTIST,
    Activation,
    attack_limit,
    cost_of,
    entries,
    new_cultist,
    way_code,
)
from emberkeep.games.ascension_tactics.rules.scenarios import guarded
from emberkeep.games.ascension_tactics.rules.stats import arms, damage_of, defence, pace
from emberkeep.games.ascension_tactics.state import Battleground, Figure
from emberkeep.games.ascension_tactics.tokens import CORRUPTION
from emberkeep.games.ascension_tactics.words import AREA, CORRUPTED
from emberkeep.kernel import SeatId, Value, value
from emberkeep.kernel.paths import Way, ways


@value
class Blow(Value):
    """An attack from a cell: its damage, how many such defeat the target, and what strikes back.

    `needed` is 0 where no number would do; `falls` says whether the attacker would.
    """

    target: str
    damage: int
    needed: int
    back: int
    falls: bool


@value
class End(Value):
    """Where a champion could end its move, by the way that hurts least.

    `code` names that way where it is asked for. `hurt` is the damage of the land on it, `lit` the
    beacons and disabled portals that would be taken. A champion that `falls` gets no farther.
    """

    cell: str
    start: str
    cost: int
    way: tuple[str, ...]
    code: str
    hurt: int
    falls: bool
    lit: tuple[str, ...]
    treasure: bool
    blows: tuple[Blow, ...]


@value
class Outreach(Value):
    """All that an order could do: from where, for how much power, and where it could end."""

    figure: str
    starts: tuple[str, ...]
    power: int
    attacks: int
    area: bool
    ends: tuple[End, ...]


def preview(table: Battleground, seat: SeatId, thing: str) -> Outreach | None:
    """Look ahead from a champion; `cultist` is one that the seat could call."""
    table = table.copy()
    if thing == NEW_CULTIST:
        figure = new_cultist(table, seat)
    elif thing in table.figures:
        figure = table.figures[thing]
    else:
        return None
    activation = _activation(table, figure)
    flags, points = pace(table, figure)
    if activation is not None and activation.moved:
        points = 0
    left = attack_limit(flags) - (0 if activation is None else activation.attacks)
    starts = (figure.cell,) if figure.cell else tuple(entries(table, figure))
    power = cost_of(table, figure.id)
    ends: dict[str, End] = {}
    for start in starts:
        for end in _ends(table, figure, start, points, left):
            if end.cell not in ends or end.cost < ends[end.cell].cost:
                ends[end.cell] = end
    area = flags & AREA != 0
    return Outreach(thing, starts, power, left, area, tuple(ends.values()))


def _activation(table: Battleground, figure: Figure) -> Activation | None:
    """Find the order under way, if it is this champion's."""
    for chapter in table.stack:
        if isinstance(chapter, Activation) and chapter.figure == figure.id:
            return chapter
    return None


def _ends(table: Battleground, figure: Figure, start: str, points: int, attacks: int) -> list[End]:
    """List where a move from a cell could end, the cell itself included."""
    figure.cell = start
    walk = walk_of(table, figure, points, pace(table, figure)[0])
    found = ways(hexes(table).links, start, walk, happening(table, figure))
    found.setdefault(start, [Way((), 0, ())])
    return [_end(table, figure, (start, cell), found[cell], attacks) for cell in found]


def _end(
    table: Battleground, figure: Figure, ends: tuple[str, str], all_ways: list[Way], attacks: int
) -> End:
    way = min(all_ways, key=lambda way: (_land(table, way), way.cost))
    start, cell = ends
    hurt = CORRUPTION * _land(table, way)
    figure.cell = cell
    wounds = figure.damage + hurt
    falls = hurt > 0 and wounds >= defence(table, figure)
    return End(
        cell=cell,
        start=start,
        cost=way.cost,
        way=way.places,
        code=way_code(way),
        hurt=hurt,
        falls=falls,
        lit=tuple([mark for mark in way.marks if table.terrain[mark] != CORRUPTED]),
        treasure=cell in table.chests and figure.seat != table.rules.villain,
        blows=() if falls or attacks <= 0 else _blows(table, figure, wounds),
    )


def _land(table: Battleground, way: Way) -> int:
    """Count the corrupted cells that a way enters and that hurt."""
    return len([mark for mark in way.marks if table.terrain[mark] == CORRUPTED])


def _blows(table: Battleground, figure: Figure, wounds: int) -> tuple[Blow, ...]:
    """Say what attacks from where a champion stands would do; one on an area hits all at once."""
    flags, damage = arms(table, figure)
    found = targets(table, figure, flags)
    backs = [damage_of(table, each) if strikes_back(table, each, figure) else 0 for each in found]
    bears = defence(table, figure) - wounds
    return tuple(
        [
            Blow(
                target=each.id,
                damage=0 if guarded(table, each) else damage,
                needed=_needed(table, each, damage),
                back=back,
                falls=(sum(backs) if flags & AREA else back) >= bears,
            )
            for each, back in zip(found, backs, strict=True)
        ]
    )


def _needed(table: Battleground, target: Figure, damage: int) -> int:
    """Count the blows that defeat a champion; 0 where none does."""
    if damage <= 0 or guarded(table, target):
        return 0
    return max(1, -((target.damage - defence(table, target)) // damage))
