"""Tables that look the same to a seat, made from outside: what it cannot see is exchanged.

A game says by its view what is hidden, and by its check what can be. So whatever can be exchanged
without breaking an invariant, and without a change in what a seat sees, is hidden from that seat,
whether `imagine` knows of it or not. Two things on the table change places; or something that was
dealt, and still lies there, becomes what another deal put in its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from emberkeep.kernel.chance import Chance
from emberkeep.kernel.match import Match
from emberkeep.kernel.procedure import Procedure
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.state import State, Value, field_names, walk
from emberkeep.kernel.table import Table
from emberkeep.kernel.testing.compare import SCALARS
from emberkeep.kernel.testing.play import AnyGame, AnyMatch

SWAPS = 30
KERNEL = {*Table.FIELDS, *Procedure.FIELDS}
"""What is the kernel's own: others look after its secrets."""


@dataclass(frozen=True)
class Place:
    """Where a thing lies: a field of a state, an item of a list, an entry of a dictionary."""

    holder: Any
    key: Any

    @property
    def thing(self) -> Any:
        if isinstance(self.holder, State):
            return getattr(self.holder, self.key)
        return self.holder[self.key]

    def put(self, thing: Any) -> None:
        if isinstance(self.holder, State):
            setattr(self.holder, self.key, thing)
        else:
            self.holder[self.key] = thing


Places = dict[str, dict[str, Place]]
"""The places of a table, by their paths and those of what holds them."""


def places_of(table: Table) -> Places:
    """List the places of a game's own things, down to what never changes."""
    found: Places = {}
    for path, holder in walk(table):
        if not isinstance(holder, set) and not _is_kernels(path):
            found[path] = {
                f"{path}.{key}": Place(holder, key)
                for key, thing in _entries(holder)
                if not isinstance(thing, (State, list, dict, set, tuple))
            }
    return found


def _is_kernels(path: str) -> bool:
    name = path.partition(".")[2].partition(".")[0].partition("[")[0]
    return name in KERNEL and name != "stack"


def _entries(holder: Any) -> list[tuple[Any, Any]]:
    if isinstance(holder, State):
        return [(name, getattr(holder, name)) for name in holder.FIELDS if name not in KERNEL]
    return list(holder.items()) if isinstance(holder, dict) else list(enumerate(holder))


def same(left: Any, right: Any) -> bool:
    return type(left) is type(right) and bool(left == right)


# Exchanging


def trade(table: Table, left: Any, right: Any) -> None:
    """Exchange two things wherever they are on a table, or one for another that is not there."""
    for name in table.FIELDS:
        if name == "stack" or name not in KERNEL:
            setattr(table, name, _traded(getattr(table, name), left, right))


def _traded(thing: Any, left: Any, right: Any) -> Any:
    if isinstance(thing, SCALARS):
        return thing
    if same(thing, left) or same(thing, right):
        return right if same(thing, left) else left
    if isinstance(thing, State):
        for name in thing.FIELDS:
            setattr(thing, name, _traded(getattr(thing, name), left, right))
        return thing
    if isinstance(thing, dict):
        return {key: _traded(item, left, right) for key, item in thing.items()}
    if isinstance(thing, (list, tuple, set)):
        return type(thing)([_traded(item, left, right) for item in thing])
    if isinstance(thing, Value):
        parts = [getattr(thing, name) for name in field_names(thing)]
        traded = [_traded(part, left, right) for part in parts]
        return thing if traded == parts else type(thing)(*traded)
    return thing


def _exchanged(table: Table, path: tuple[str, str], thing: Any, other: str = "") -> Table:
    """Copy a table and put a thing into a place; what lay there goes to the other place, if any."""
    twin = table.copy()
    places = places_of(twin)
    here = places[path[0]][path[1]]
    before = here.thing
    if not isinstance(thing, SCALARS) and not isinstance(before, SCALARS):
        trade(twin, before, thing)
        return twin
    here.put(thing)
    if other:
        next(group[other] for group in places.values() if other in group).put(before)
    return twin


def swapped(table: Table, chance: Chance) -> Iterator[Table]:
    """Let two things of a kind change places, as often as it may be worth trying."""
    places = places_of(table)
    groups = [
        (path, group)
        for path, group in places.items()
        if group and not isinstance(next(iter(group.values())).holder, State)
    ]
    for _ in range(SWAPS if groups else 0):
        (at, mine), (_, theirs) = chance.pick(groups), chance.pick(groups)
        one, two = chance.pick(list(mine)), chance.pick(list(theirs))
        left, right = mine[one].thing, theirs[two].thing
        if type(left) is type(right) and not same(left, right):
            yield _exchanged(table, (at, one), right, two)


def dealt_otherwise(match: AnyMatch, chance: Chance) -> Iterator[Table]:
    """Put into each part of a table something that another deal had there."""
    game, setup, table = match.game, match.record.setup, match.table
    other = setup.seeded(chance.draw())
    ours, theirs = (places_of(Match(game, each).table) for each in (setup, other))
    for at, group in places_of(table).items():
        lucky = [
            path
            for path, place in group.items()
            if (mine := ours.get(at, {}).get(path)) and (yours := theirs.get(at, {}).get(path))
            if same(place.thing, mine.thing) and not same(mine.thing, yours.thing)
        ]
        if lucky:
            path = chance.pick(lucky)
            yield _exchanged(table, (at, path), theirs[at][path].thing)


# Strangers


def strangers(match: AnyMatch, chance: Chance) -> Iterator[tuple[SeatId | None, Table]]:
    """Make tables that keep all invariants, each with a seat that cannot tell it from the true one.

    Others are asked anew, since what they may choose can be another thing now.
    """
    game, table = match.game, match.table
    eyes: list[SeatId | None] = [*range(len(game.seats(match.record.setup))), None]
    views = {seat: game.view(table, seat) for seat in eyes}
    for twin in (*swapped(table, chance), *dealt_otherwise(match, chance)):
        if _can_be(game, twin):
            for seat in eyes:
                if game.view(twin, seat) == views[seat]:
                    stranger = twin.copy()
                    stranger.veil(seat, chance)
                    yield seat, stranger


def _can_be(game: AnyGame, table: Table) -> bool:
    try:
        game.check(table)
    except Exception:  # noqa: BLE001  # it may also stumble over what makes no sense
        return False
    return True
