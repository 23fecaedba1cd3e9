"""What a character, a guard or the Cyclops could do, and how far it is out of the district.

For whoever points at a figure, their own or another's. Nothing is looked at but what everybody
sees. Whoever does not have the turn is shown as in its next one, with all AP.
"""

from __future__ import annotations

from typing import TypeAlias

from emberkeep.games.cadwallon.board import (
    CELLARS,
    CENTRE,
    GATES,
    LINKS,
    PENTAGRAMS,
    PRISON,
    ROOM_SET,
)
from emberkeep.games.cadwallon.brawling import win_chance
from emberkeep.games.cadwallon.characters import CYCLOPS
from emberkeep.games.cadwallon.rules.activation import Activation
from emberkeep.games.cadwallon.rules.catacombs import ups
from emberkeep.games.cadwallon.rules.chests import chests_at, pick_price, smash_price, target
from emberkeep.games.cadwallon.rules.exploring import loose
from emberkeep.games.cadwallon.rules.moving import (
    Pace,
    cost_of,
    destinations,
    friend_at,
    has_pass,
    movement,
    on_foot,
    plain,
    way_code,
    ways_to,
)
from emberkeep.games.cadwallon.rules.options import OUT
from emberkeep.games.cadwallon.rules.patrol import Patrol
from emberkeep.games.cadwallon.rules.turns import Turn
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import ACTED, BARRED, DONE, MOVED, TURNLY, City, Figure
from emberkeep.games.cadwallon.tokens import ACTIONS, PATROL
from emberkeep.kernel import SeatId, Value, value
from emberkeep.kernel.paths import Walk, reach

SIDES = 6
FARTHEST = 5  # what the die of a patrol can show, in the base game
ANYWHERE = 30
NOBODY = -1


@value
class Chest(Value):
    """A chest: what is in it, what a pick costs and how likely it opens, what smashing costs.

    A price of 0 stands for what the AP do not allow.
    """

    treasure: str
    pick: int
    chance: float
    smash: int


@value
class End(Value):
    """Where a Move could end: the spaces to it, the way, and what is there.

    `code` is the option that begins it, `by` names the way where that is asked for. `actions` are
    the AP for the Move and the attack on the `victim` who stands there, `chance` how likely that is
    won.
    """

    place: str
    code: str
    cost: int
    way: tuple[str, ...]
    by: str
    actions: int
    token: bool
    chests: tuple[Chest, ...]
    meets: tuple[str, ...]
    victim: str
    chance: float


@value
class Outreach(Value):
    """All that a Move could come to: with how many spaces, how many AP, and where it could end."""

    figure: str
    spaces: int
    actions: int
    ends: tuple[End, ...]


@value
class WayOut(Value):
    """The shortest way of a character out of the district, and the spaces of its Moves until then.

    Who has fewer spaces left than it needs gets out by cards alone. Underground there is no way to
    draw: it counts from the pentagram that is nearest to an exit.
    """

    figure: str
    spaces: int
    left: int
    way: tuple[str, ...]


@value
class WaysOut(Value):
    """The ways out of all characters, from the alarm on."""

    ways: tuple[WayOut, ...]


Ahead: TypeAlias = Outreach | WaysOut


def preview(table: City, thing: str) -> Ahead | None:
    """Look ahead from a figure; `out` stands for the ways out of all characters."""
    if thing == OUT:
        return _ways_out(table) if table.alarm else None
    if thing in table.guards:
        return _patrol(table, thing)
    if thing == CYCLOPS and table.cyclops:
        return _prowl(table)
    figure = table.figures.get(thing)
    if figure is None or not figure.place or figure.place == PRISON:
        return None
    return _outreach(table.copy(), thing)


# --- Characters -----------------------------------------------------------------------------------


def _outreach(table: City, name: str) -> Outreach:
    """List where a character could go on a table that is ours."""
    figure = table.figures[name]
    player = table.players[figure.seat]
    if not _has_turn(table, figure.seat):
        player.actions = ACTIONS
        figure.used &= ~TURNLY
    pace = pace_of(table, figure)
    reached = None if pace.walls or pace.hook else on_foot(table, figure, pace)
    places = destinations(table, figure, pace)
    found = [
        _end(table, figure, pace, ways_to(table, figure, pace, place, reached)) for place in places
    ]
    found += [_next_to(table, figure, each) for each in _adjacent(table, figure)]
    if figure.place == CENTRE and player.actions:
        found += [_plain_end(table, figure, (place,), 0, 1) for place in ups(table)]
    ends = {end.place: end for end in found}
    return Outreach(name, pace.spaces, player.actions, tuple(ends.values()))


def _has_turn(table: City, seat: SeatId) -> bool:
    return any(isinstance(chapter, Turn) and chapter.seat == seat for chapter in table.stack)


def pace_of(table: City, figure: Figure) -> Pace:
    """Return the Move of a character that is in progress, or the one that it could begin."""
    for chapter in table.stack:
        if isinstance(chapter, Activation) and chapter.figure == figure.id:
            pace = chapter.pace_now(table, figure)
            return pace if pace.open else Pace()
    if figure.wounds or figure.used & (DONE | MOVED):
        return Pace()
    return Activation(figure.seat, figure.id).pace_now(table, figure)


def _end(table: City, figure: Figure, pace: Pace, found: list[tuple[str, ...]]) -> End:
    """Say what a Move to a place would cost and bring, by the cheapest of its ways."""
    way = found[0]
    due = 0 if figure.used & MOVED else 1
    places = tuple([plain(each) for each in way if not each.endswith("~")])
    end = _plain_end(table, figure, places, cost_of(table, way), due)
    friends = [friend_at(table, figure, pace, each) for each in places[:-1]]
    return End(
        place=end.place,
        code=end.code,
        cost=end.cost,
        way=places,
        by=way_code(way) if len(found) > 1 else "",
        actions=due + bool(end.victim),
        token=end.token and not pace.smoke,
        chests=end.chests,
        meets=tuple([name for name in friends if name]) if table.rules.friends else (),
        victim=end.victim,
        chance=end.chance,
    )


def _plain_end(table: City, figure: Figure, way: tuple[str, ...], cost: int, actions: int) -> End:
    """Say what is at the end of a way."""
    place = way[-1]
    held = CYCLOPS if table.cyclops == place else table.at.get(place, "")
    victim = held if held == CYCLOPS or held in table.figures else ""
    return End(
        place=place,
        code=f"attack:{victim}" if victim and place not in CELLARS else place,
        cost=cost,
        way=way,
        by="",
        actions=actions,
        token=place in table.covered or place in loose(table),
        chests=() if victim else _chests(table, figure, place, actions),
        meets=(),
        victim=victim,
        chance=_chance(table, figure, victim),
    )


def _chance(table: City, figure: Figure, victim: str) -> float:
    """Say how likely a fight is won; the Cyclops must be beaten twice (CAD-CYCLOPS-09)."""
    if not victim:
        return 0.0
    return win_chance(table, figure.id, victim) ** (2 if victim == CYCLOPS else 1)


def _adjacent(table: City, figure: Figure) -> list[str]:
    """List the enemies next to a character whom it could attack without a Move."""
    if figure.used & (ACTED | BARRED | DONE) or figure.wounds:
        return []
    if not table.players[figure.seat].actions:
        return []
    return Activation(figure.seat, figure.id).victims(table, figure)


def _next_to(table: City, figure: Figure, name: str) -> End:
    place = table.figures[name].place
    return _plain_end(table, figure, (place,), 0, 1)


def _chests(table: City, figure: Figure, place: str, due: int) -> tuple[Chest, ...]:
    """Say what the chests of a room would cost with the AP that are left there."""
    if place not in ROOM_SET:
        return ()
    left = 0 if figure.used & (ACTED | BARRED) else table.players[figure.seat].actions - due
    found = []
    for name in chests_at(table, place):
        pick, smash = pick_price(table, name), smash_price(table, figure, name)
        treasure = table.chests[place] if name == place else table.open[place]
        odds = min(1.0, target(figure) / SIDES)
        found.append(
            Chest(treasure, pick if pick <= left else 0, odds, smash if smash <= left else 0)
        )
    return tuple(found)


# --- Guards and the Cyclops -----------------------------------------------------------------------


def _patrol(table: City, guard: str) -> Outreach:
    """List where a guard could go, at most, and whom he could attack there."""
    patrol = _patrol_of(table, guard)
    found = patrol.reached(table)
    here = table.guards[guard]
    ends = [_beat(found.way(place), found.costs[place]) for place in found.costs if place != here]
    for name in patrol.victims(table, found):
        place = table.figures[name].place
        near = patrol.approaches(table, found, place)[0]
        chance = win_chance(table, guard, name)
        ends.append(_beat((*found.way(near), place), found.costs[near] + 1, name, chance))
    return Outreach(guard, patrol.spaces, 0, tuple(ends))


def _patrol_of(table: City, guard: str) -> Patrol:
    """Find the patrol that is under way, or make the longest one, which everybody must fear."""
    for chapter in table.stack:
        if isinstance(chapter, Patrol) and chapter.guard == guard and chapter.spaces:
            return chapter
    spaces = PATROL if table.rules.patrols else FARTHEST
    return Patrol(NOBODY, guard, sheet_of(table).patrol_spaces(table, spaces))


def _prowl(table: City) -> Outreach:
    """List the rooms that the die of the Cyclops can name, and whom it would attack there."""
    ends = []
    for room in CELLARS:
        name = table.at.get(room, "")
        once = win_chance(table, CYCLOPS, name) if name else 0.0
        if room != table.cyclops:
            ends.append(_beat((room,), 0, name, 1 - (1 - once) ** 2))  # it is to be beaten twice
    return Outreach(CYCLOPS, 0, 0, tuple(ends))


def _beat(way: tuple[str, ...], cost: int, victim: str = "", chance: float = 0.0) -> End:
    return End(
        place=way[-1],
        code=victim or way[-1],
        cost=cost,
        way=way,
        by="",
        actions=0,
        token=False,
        chests=(),
        meets=(),
        victim=victim,
        chance=chance,
    )


# --- The way out ----------------------------------------------------------------------------------


def _ways_out(table: City) -> WaysOut:
    return WaysOut(tuple([_way_out(table, f) for f in table.figures.values() if f.place]))


def _way_out(table: City, figure: Figure) -> WayOut:
    gates = [gate for gate in GATES if gate not in table.closed or has_pass(figure)]
    starts = (figure.place,) if figure.place in LINKS else PENTAGRAMS
    found = [_shortest(start, gates) for start in starts]
    way = min(found, key=len)
    shown = (*way, OUT) if figure.place in LINKS else ()
    return WayOut(figure.id, len(way) + 1, spaces_left(table, figure), shown)


def _shortest(start: str, gates: list[str]) -> tuple[str, ...]:
    """Find the shortest way to one of the gates, whoever stands on it."""
    found = reach(LINKS, start, Walk(ANYWHERE))
    return found.way(min(gates, key=lambda gate: found.costs[gate]))


def spaces_left(table: City, figure: Figure) -> int:
    """Count the spaces of all Moves that a character still has, without cards.

    A room of the Catacombs costs a Move, which ends in the centre.
    """
    moves = [movement(figure)] * _turns_to_come(table, figure.seat)
    if _has_turn(table, figure.seat):
        moves.insert(0, _spaces_now(table, figure))
    elif moves:
        moves[0] = max(0, moves[0] - figure.slowed)
    return sum(moves[1:] if figure.place in CELLARS else moves)


def _turns_to_come(table: City, seat: SeatId) -> int:
    """Count the turns of a seat after the one in progress; at the alarm nobody has had theirs."""
    rounds = sheet_of(table).rounds - table.round
    begun = table.turn if any(isinstance(chapter, Turn) for chapter in table.stack) else 0
    return rounds + (table.rules.order.index(seat) >= begun)


def _spaces_now(table: City, figure: Figure) -> int:
    """Count the spaces that a character has in this turn; wounds are paid off first."""
    if figure.used & MOVED:
        return pace_of(table, figure).spaces
    healed = table.players[figure.seat].actions > figure.wounds
    return max(0, movement(figure) - figure.slowed) if healed and not figure.used & DONE else 0
