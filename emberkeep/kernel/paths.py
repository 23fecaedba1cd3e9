"""Ways on maps: where a move can end, by which ways, and what is in sight.

A map is `links`: for every place the places one step away, in a fixed order. Links may lead one way
only. They stay the same for a whole match; who stands where and what a place costs is in a `Walk`.
All functions give the same answer in the same order every time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set as AbstractSet
from dataclasses import field
from typing import Final, TypeAlias

from emberkeep.kernel.state import Value, value

Place: TypeAlias = str
Links: TypeAlias = dict[Place, tuple[Place, ...]]

NOWHERE: Final[frozenset[Place]] = frozenset()
EVEN: Final[dict[Place, int]] = {}
AROUND: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


@value
class Walk(Value):
    """What holds for one move: the points for it, and the places that are not plain."""

    points: int
    costs: dict[Place, int] = field(default_factory=dict)  # to enter, where it is more than 1
    blocked: set[Place] = field(default_factory=set)  # cannot be entered
    crossed: set[Place] = field(default_factory=set)  # entered and left, but no move ends there
    stops: set[Place] = field(default_factory=set)  # can be entered, but not left


@value
class Reached(Value):
    """Where a move can end: the price of each place, cheapest first, and a way to it."""

    costs: dict[Place, int]
    before: dict[Place, Place]

    def way(self, place: Place) -> tuple[Place, ...]:
        """List the places that a cheapest move enters, in order; none to stay."""
        entered: list[Place] = []
        before = self.before
        while place in before:
            entered.append(place)
            place = before[place]
        return tuple(entered[::-1])


@value
class Way(Value):
    """A way to a place: what it enters, in order, its price, and the marked places among it."""

    places: tuple[Place, ...]
    cost: int
    marks: tuple[Place, ...]


def reach(links: Links, start: Place, walk: Walk) -> Reached:
    """Find all places where a move can end, the start included, with a cheapest way to each.

    What a step costs depends on its end alone, so whoever comes first comes cheapest.
    """
    points, costs, crossed, stops = walk.points, walk.costs, walk.crossed, walk.stops
    before: dict[Place, Place] = {}
    closed = {start, *walk.blocked}  # not to be entered, or not again
    waiting: list[list[Place]] = [[] for _ in range(points + 1)]
    waiting[0].append(start)
    for paid in range(points):
        onward = waiting[paid + 1]
        for place in waiting[paid]:
            if place in stops and place != start:
                continue
            for neighbour in links[place]:
                if neighbour in closed:
                    continue
                if neighbour in costs:
                    price = paid + costs[neighbour]
                    if price > points:
                        continue
                    waiting[price].append(neighbour)
                else:
                    onward.append(neighbour)
                closed.add(neighbour)
                before[neighbour] = place
    ends = {
        place: price
        for price, places in enumerate(waiting)
        for place in places
        if place not in crossed
    }
    return Reached(ends, before)


@value
class _Step(Value):
    """The end of a way that is being found: where it is, what it has crossed, and its last step."""

    place: Place
    crossed: int
    cost: int
    before: _Step | None


def ways(
    links: Links, start: Place, walk: Walk, marks: Sequence[Place], ends: Sequence[Place] = ()
) -> dict[Place, list[Way]]:
    """Find, for all places where a move can end, the ways that differ in what happens on them.

    Two ways differ when they enter different sets of marked places. Of those that do not, the
    cheapest stands for all. A way may turn round or come back to its start: a detour can pay.
    Where `ends` are given, only ways to these are found.
    """
    bits = {place: 1 << at for at, place in enumerate(marks)}
    found: dict[Place, list[Way]] = {}
    for step in _steps(links, start, walk, bits):
        if step.place not in walk.crossed and (not ends or step.place in ends):
            found.setdefault(step.place, []).append(_way(step, bits))
    return found


def _steps(links: Links, start: Place, walk: Walk, bits: dict[Place, int]) -> list[_Step]:
    """Walk on from everywhere, unless somebody came there before with the same marks."""
    points, costs, blocked, stops = walk.points, walk.costs, walk.blocked, walk.stops
    first = _Step(start, 0, 0, None)
    waiting: list[list[_Step]] = [[] for _ in range(points + 1)]
    waiting[0].append(first)
    known: set[tuple[Place, int]] = {(start, 0)}
    for paid, steps in enumerate(waiting[:-1]):
        for step in steps:
            if step.place in stops and step is not first:
                continue
            for neighbour in links[step.place]:
                label = (neighbour, step.crossed | bits.get(neighbour, 0))
                if neighbour in blocked or label in known:
                    continue
                price = paid + costs.get(neighbour, 1)
                if price <= points:
                    known.add(label)
                    waiting[price].append(_Step(neighbour, label[1], price, step))
    return [step for steps in waiting for step in steps]


def _way(end: _Step, bits: dict[Place, int]) -> Way:
    """Follow a way back to its start."""
    places: list[Place] = []
    step = end
    while step.before is not None:
        places.append(step.place)
        step = step.before
    places.reverse()
    marks = dict.fromkeys([place for place in places if place in bits])
    return Way(tuple(places), end.cost, tuple(marks))


def trails(links: Links, start: Place, walk: Walk) -> list[tuple[Place, ...]]:
    """List all ways of exactly `points` steps that enter no place twice, nor the start.

    A way that comes to a stop ends there. What places cost does not matter here.
    """
    found: list[tuple[Place, ...]] = []
    _trail(links, walk, [start], found)
    return found


def _trail(links: Links, walk: Walk, trail: list[Place], found: list[tuple[Place, ...]]) -> None:
    place = trail[-1]
    stopped = place in walk.stops and len(trail) > 1
    if stopped or len(trail) > walk.points:
        if place not in walk.crossed:
            found.append(tuple(trail[1:]))
        return
    for neighbour in links[place]:
        if neighbour not in walk.blocked and neighbour not in trail:
            trail.append(neighbour)
            _trail(links, walk, trail, found)
            trail.pop()


def distances(
    links: Links,
    goal: Place,
    costs: Mapping[Place, int] = EVEN,
    blocked: AbstractSet[Place] = NOWHERE,
) -> dict[Place, int]:
    """Find the price of the cheapest way to a goal from every place that has one, nearest first.

    The links are followed towards the start: where some lead one way only, give `backwards(links)`.
    """
    prices: dict[Place, int] = {goal: 0}
    waiting: list[list[Place]] = [[] for _ in range(costs.get(goal, 1))]
    waiting.append([goal])  # until it is paid for, since others must enter it
    for paid, places in enumerate(waiting):
        for place in places:
            for neighbour in links[place]:
                if neighbour not in prices and neighbour not in blocked:
                    prices[neighbour] = paid
                    price = paid + costs.get(neighbour, 1)
                    while len(waiting) <= price:
                        waiting.append([])
                    waiting[price].append(neighbour)
    return prices


def backwards(links: Links) -> Links:
    """Turn all links round."""
    turned: dict[Place, list[Place]] = {place: [] for place in links}
    for place, neighbours in links.items():
        for neighbour in neighbours:
            turned[neighbour].append(place)
    return {place: tuple(neighbours) for place, neighbours in turned.items()}


def axial(column: int, row: int) -> tuple[int, int]:
    """Find a hex in a grid of columns, of which every second one lies half a hex lower."""
    return column, row - column // 2


class Hexes:
    """A map of hexes: names with axial coordinates, linked clockwise from (0, -1)."""

    def __init__(self, at: Mapping[Place, tuple[int, int]]) -> None:
        names = {where: place for place, where in at.items()}
        self.at = dict(at)
        self.links: Links = {
            place: tuple([names[q + x, r + y] for x, y in AROUND if (q + x, r + y) in names])
            for place, (q, r) in at.items()
        }
        self._far: dict[Place, dict[Place, int]] = {place: _far_from(place, at) for place in at}

    def distance(self, here: Place, there: Place) -> int:
        """Count the steps between two hexes, as if no hex were missing."""
        return self._far[here][there]

    def far(self, here: Place) -> Mapping[Place, int]:
        """Return the distance of all hexes from one, nearest first."""
        return self._far[here]

    def within(self, here: Place, radius: int) -> list[Place]:
        """List the hexes up to a distance, nearest first, beginning with `here`."""
        return [place for place, steps in self._far[here].items() if steps <= radius]

    def sees(self, here: Place, there: Place, blocking: AbstractSet[Place] = NOWHERE) -> bool:
        """Return whether some shortest line of hexes has nothing blocking between its ends."""
        far = self._far[there]
        line = {here}
        for left in range(far[here] - 1, 0, -1):
            line = {
                place
                for before in line
                for place in self.links[before]
                if far[place] == left and place not in blocking
            }
        return bool(line)

    def hiding(self, here: Place, there: Place, blocking: AbstractSet[Place]) -> list[Place]:
        """List the blocking hexes that the shortest lines come to first, nearest first."""
        far = self._far[there]
        found: list[Place] = []
        line = [here]
        for left in range(far[here] - 1, 0, -1):
            ring = [place for before in line for place in self.links[before] if far[place] == left]
            ring = list(dict.fromkeys(ring))
            found += [place for place in ring if place in blocking]
            line = [place for place in ring if place not in blocking]
        return found

    def seen(self, here: Place, radius: int, blocking: AbstractSet[Place] = NOWHERE) -> list[Place]:
        """List the hexes in sight up to a distance, nearest first, without `here`."""
        far = self._far[here]
        found: dict[Place, None] = {}
        edge = [here]
        for steps in range(1, radius + 1):
            ring = [place for before in edge for place in self.links[before] if far[place] == steps]
            found.update(dict.fromkeys(ring))
            edge = [place for place in dict.fromkeys(ring) if place not in blocking]
        return list(found)


def _far_from(here: Place, at: Mapping[Place, tuple[int, int]]) -> dict[Place, int]:
    """Measure the distance to all hexes, nearest first."""
    q, r = at[here]
    far = {place: max(abs(q - x), abs(r - y), abs(q + r - x - y)) for place, (x, y) in at.items()}
    return dict(sorted(far.items(), key=lambda item: item[1]))
