"""Ways on maps: what the quick searches find is what trying everything finds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings, strategies as st

from emberkeep.kernel.paths import (
    Hexes,
    Links,
    Place,
    Walk,
    Way,
    axial,
    backwards,
    distances,
    reach,
    trails,
    ways,
)

unhurried = settings(max_examples=120, derandomize=True, database=None, deadline=None)


def street(text: str) -> Links:
    """Link the letters of each word of a text, both ways: `street("abc bd")`."""
    links: dict[Place, list[Place]] = {letter: [] for letter in text.replace(" ", "")}
    for word in text.split():
        for one, other in pairwise(word):
            links[one].append(other)
            links[other].append(one)
    return {place: tuple(near) for place, near in links.items()}


def field(columns: int, rows: int) -> Hexes:
    """Make a battlefield of columns A, B, … with rows from 1; odd columns lie half a hex lower."""
    return Hexes(
        {f"{chr(65 + c)}{r + 1}": axial(c, r) for c in range(columns) for r in range(rows)}
    )


# Where a move can end.


def test_a_move_ends_wherever_its_points_lead() -> None:
    assert reach(street("abcd"), "a", Walk(2)).costs == {"a": 0, "b": 1, "c": 2}


def test_a_move_may_end_where_it_began() -> None:
    assert reach(street("ab"), "a", Walk(0)).costs == {"a": 0}
    assert reach(street("ab"), "a", Walk(1)).way("a") == ()


def test_a_forest_costs_more_to_enter_and_nothing_to_leave() -> None:
    reached = reach(street("abc"), "a", Walk(3, costs={"b": 2}))

    assert reached.costs == {"a": 0, "b": 2, "c": 3}


def test_a_longer_way_round_may_be_cheaper() -> None:
    reached = reach(street("abd acefd"), "a", Walk(9, costs={"b": 5}))

    assert reached.costs["d"] == 4
    assert reached.way("d") == ("c", "e", "f", "d")


def test_enemies_are_in_the_way() -> None:
    assert reach(street("abc"), "a", Walk(5, blocked={"b"})).costs == {"a": 0}


def test_friends_are_walked_past_but_nobody_ends_on_them() -> None:
    reached = reach(street("abc"), "a", Walk(5, crossed={"b"}))

    assert reached.costs == {"a": 0, "c": 2}
    assert reached.way("c") == ("b", "c")


def test_friends_are_not_walked_past_without_the_points_to_get_beyond() -> None:
    assert reach(street("abc"), "a", Walk(1, crossed={"b"})).costs == {"a": 0}


def test_a_room_that_stops_is_entered_and_not_left() -> None:
    assert reach(street("abc"), "a", Walk(5, stops={"b"})).costs == {"a": 0, "b": 1}


def test_a_room_that_stops_is_left_by_who_begins_there() -> None:
    assert reach(street("abc"), "b", Walk(1, stops={"b"})).costs == {"b": 0, "a": 1, "c": 1}


def test_an_arrow_leads_one_way() -> None:
    links: Links = {"a": ("b",), "b": ()}

    assert reach(links, "a", Walk(1)).costs == {"a": 0, "b": 1}
    assert reach(links, "b", Walk(1)).costs == {"b": 0}


# The ways that differ.


def test_ways_that_enter_the_same_marked_places_are_one() -> None:
    found = ways(street("abd acd"), "a", Walk(2), ["d"])

    assert found["d"] == [Way(("b", "d"), 2, ("d",))]


def test_ways_can_be_found_to_some_places_alone() -> None:
    found = ways(street("abd acd"), "a", Walk(2), ["b"])

    assert ways(street("abd acd"), "a", Walk(2), ["b"], ends=["d"]) == {"d": found["d"]}


def test_ways_differ_in_the_marked_places_they_enter() -> None:
    found = ways(street("abd acd"), "a", Walk(2), ["b"])

    assert [way.places for way in found["d"]] == [("b", "d"), ("c", "d")]
    assert [way.marks for way in found["d"]] == [("b",), ()]


def test_a_dearer_way_that_differs_is_a_way_as_long_as_the_points_last() -> None:
    links = street("abd acefd")

    assert [way.cost for way in ways(links, "a", Walk(4), ["e"])["d"]] == [2, 4]
    assert [way.cost for way in ways(links, "a", Walk(3), ["e"])["d"]] == [2]


def test_a_way_may_fetch_something_and_come_back() -> None:
    found = ways(street("ab ac"), "a", Walk(3), ["b"])

    assert [way.places for way in found["a"]] == [(), ("b", "a")]
    assert [way.places for way in found["c"]] == [("c",), ("b", "a", "c")]


def test_marks_come_in_the_order_in_which_they_are_entered() -> None:
    assert ways(street("abc"), "a", Walk(2), ["c", "b"])["c"][0].marks == ("b", "c")


# Ways that use no place twice.


def test_a_flight_takes_all_its_steps_and_uses_no_place_twice() -> None:
    assert trails(street("abcd bx"), "a", Walk(3)) == [("b", "c", "d")]


def test_a_flight_crosses_figures_and_ends_beside_them() -> None:
    assert trails(street("abc bd"), "a", Walk(2, crossed={"b", "c"})) == [("b", "d")]


def test_a_flight_ends_early_where_something_stops_it() -> None:
    assert trails(street("abc"), "a", Walk(2, stops={"b"})) == [("b",)]


def test_a_flight_without_room_has_no_way() -> None:
    assert trails(street("abc"), "a", Walk(3)) == []


# How far it is.


def test_the_way_to_a_goal_costs_what_entering_its_places_costs() -> None:
    assert distances(street("abc"), "c", costs={"b": 3, "a": 7}) == {"c": 0, "b": 1, "a": 4}


def test_what_cannot_get_to_the_goal_has_no_distance() -> None:
    assert distances(street("abc"), "c", blocked={"b"}) == {"c": 0}


def test_one_way_links_are_turned_round_to_measure_the_way_to_a_goal() -> None:
    links: Links = {"a": ("b",), "b": ("c",), "c": ()}

    assert distances(backwards(links), "c") == {"c": 0, "b": 1, "a": 2}


def test_a_dear_place_next_to_the_goal_does_not_hide_a_cheaper_way() -> None:
    far = distances(street("xad xbcd"), "d", costs={"a": 5})

    assert list(far.items()) == [("d", 0), ("a", 1), ("c", 1), ("b", 2), ("x", 3)]


# Hexes.


def test_hexes_are_linked_clockwise_from_above() -> None:
    hexes = field(5, 5)

    assert hexes.links["C3"] == ("C2", "D2", "D3", "C4", "B3", "B2")
    assert hexes.links["B2"] == ("B1", "C2", "C3", "B3", "A3", "A2")
    assert hexes.links["A1"] == ("B1", "A2")


def test_hexes_within_a_distance_are_listed_from_the_nearest() -> None:
    assert field(2, 3).within("B1", 1) == ["B1", "A1", "A2", "B2"]
    assert field(2, 3).within("B1", 2) == ["B1", "A1", "A2", "B2", "A3", "B3"]


def test_a_straight_line_is_blocked_by_what_stands_on_it() -> None:
    hexes = field(3, 5)

    assert not hexes.sees("A1", "A4", {"A3"})
    assert hexes.seen("A1", 3, {"A3"}).count("A4") == 0


def test_what_stands_at_the_ends_of_a_line_blocks_nothing() -> None:
    assert field(3, 5).sees("A1", "A3", {"A1", "A3"})


def test_one_clear_line_of_several_is_enough() -> None:
    hexes = field(3, 3)

    assert hexes.distance("A1", "B2") == 2
    assert hexes.sees("A1", "B2", {"A2"})
    assert not hexes.sees("A1", "B2", {"A2", "B1"})


def test_what_hides_a_hex_is_what_its_lines_come_to_first() -> None:
    hexes = field(3, 5)

    assert hexes.hiding("A1", "A4", {"A2", "A3", "B1"}) == ["A2"]
    assert hexes.hiding("A1", "B2", {"A2", "B1", "C5"}) == ["B1", "A2"]


def test_a_hex_sees_its_own_place() -> None:
    assert field(2, 2).sees("A1", "A1", {"A1"})


def test_no_line_leads_over_a_missing_hex() -> None:
    at = {place: where for place, where in field(3, 5).at.items() if place != "A2"}

    assert not Hexes(at).sees("A1", "A3")
    assert "A3" not in Hexes(at).seen("A1", 4)


@pytest.mark.parametrize(
    ("target", "seen"),
    [("H5", True), ("I6", False), ("D6", True), ("G2", False), ("G8", True)],
)
def test_a_marksman_sees_past_friends_and_into_woods_but_not_through_foes_or_woods(
    target: Place, *, seen: bool
) -> None:
    hexes = field(13, 9)
    foes = {"H5", "I6", "D6", "G2", "G8"}
    woods = {"G3", "G8"}

    assert hexes.sees("G5", target, foes | woods) == seen
    assert (target in hexes.seen("G5", 3, foes | woods)) == seen


# The same, found by trying everything.

PLACES = "abcdefg"


@st.composite
def maps(draw: st.DrawFn) -> Links:
    """Draw a map with arrows."""
    pairs = st.lists(st.sampled_from(PLACES), unique=True, max_size=3)
    return {place: tuple(p for p in draw(pairs) if p != place) for place in PLACES}


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    some = st.sets(st.sampled_from(PLACES), max_size=3)
    costs = st.dictionaries(st.sampled_from(PLACES), st.integers(1, 3))
    return Walk(draw(st.integers(0, 5)), draw(costs), draw(some), draw(some), draw(some))


def every_way(links: Links, walk: Walk, *entered: Place) -> Iterator[tuple[Place, ...]]:
    """Try all steps as long as the points last."""
    place = entered[-1]
    if place not in walk.crossed:
        yield entered[1:]
    if place in walk.stops and len(entered) > 1:
        return
    for neighbour in links[place]:
        way = (*entered, neighbour)
        if price(walk, way[1:]) <= walk.points and neighbour not in walk.blocked:
            yield from every_way(links, walk, *way)


def price(walk: Walk, way: tuple[Place, ...]) -> int:
    return sum(walk.costs.get(place, 1) for place in way)


def end(way: tuple[Place, ...]) -> Place:
    return way[-1] if way else "a"


@unhurried
@given(maps(), walks())
def test_a_move_ends_where_some_way_leads_and_costs_what_the_cheapest_does(
    links: Links, walk: Walk
) -> None:
    cheapest: dict[Place, int] = {}
    for way in every_way(links, walk, "a"):
        cheapest[end(way)] = min(cheapest.get(end(way), 99), price(walk, way))

    reached = reach(links, "a", walk)

    assert reached.costs == cheapest
    assert list(reached.costs.values()) == sorted(cheapest.values())
    every = set(every_way(links, walk, "a"))
    for place, cost in reached.costs.items():
        assert reached.way(place) in every
        assert (end(reached.way(place)), price(walk, reached.way(place))) == (place, cost)


@unhurried
@given(maps(), walks(), st.lists(st.sampled_from(PLACES), unique=True, max_size=4))
def test_there_is_one_way_for_every_set_of_marks_that_some_way_enters(
    links: Links, walk: Walk, marks: list[Place]
) -> None:
    cheapest: dict[tuple[Place, frozenset[Place]], int] = {}
    for way in every_way(links, walk, "a"):
        label = (end(way), frozenset(way) & frozenset(marks))
        cheapest[label] = min(cheapest.get(label, 99), price(walk, way))

    found = ways(links, "a", walk, marks)

    listed = [(place, one) for place, several in found.items() for one in several]
    assert {(place, frozenset(one.marks)): one.cost for place, one in listed} == cheapest
    assert len(listed) == len(cheapest)
    every = set(every_way(links, walk, "a"))
    for place, one in listed:
        entered = one.places
        assert entered in every
        assert (end(entered), price(walk, entered)) == (place, one.cost)
        assert set(one.marks) == set(entered) & set(marks)


@unhurried
@given(maps(), walks())
def test_a_flight_is_any_way_without_a_place_twice_that_is_long_enough_or_stopped(
    links: Links, walk: Walk
) -> None:
    steps = Walk(walk.points, {}, walk.blocked, walk.crossed, walk.stops)
    expected = [
        way
        for way in every_way(links, steps, "a")
        if len({"a", *way}) == len(way) + 1 and (len(way) == walk.points or end(way) in walk.stops)
        if way or not walk.points
    ]

    assert sorted(trails(links, "a", walk)) == sorted(expected)


@unhurried
@given(maps(), walks(), st.sampled_from(PLACES))
def test_the_distance_to_a_goal_is_what_a_walk_there_costs(
    links: Links, walk: Walk, goal: Place
) -> None:
    far = distances(backwards(links), goal, walk.costs, walk.blocked)

    for place in PLACES:
        blocked = set(walk.blocked) - {goal}
        costs = reach(links, place, Walk(30, walk.costs, blocked)).costs
        expected = costs.get(goal) if place not in blocked else None
        assert far.get(place) == expected
    assert list(far.values()) == sorted(far.values())


def every_line(hexes: Hexes, *line: Place, to: Place) -> Iterator[tuple[Place, ...]]:
    """Try all steps that come nearer to a hex."""
    if line[-1] == to:
        yield line
    for place in hexes.links[line[-1]]:
        if hexes.distance(place, to) < hexes.distance(line[-1], to):
            yield from every_line(hexes, *line, place, to=to)


GROUND = field(5, 5)


@unhurried
@given(
    st.sets(st.sampled_from(sorted(GROUND.at)), min_size=2),
    st.sets(st.sampled_from(sorted(GROUND.at)), max_size=8),
    st.integers(1, 4),
    st.data(),
)
def test_a_hex_is_seen_along_some_shortest_line_that_nothing_blocks(
    kept: set[Place], blocking: set[Place], radius: int, data: st.DataObject
) -> None:
    hexes = Hexes({place: GROUND.at[place] for place in sorted(kept)})
    here = data.draw(st.sampled_from(sorted(kept)))
    clear = {
        there
        for there in sorted(kept)
        for line in every_line(hexes, here, to=there)
        if not set(line[1:-1]) & blocking
    }

    seen = hexes.seen(here, radius, blocking)

    assert {there for there in kept if hexes.sees(here, there, blocking)} == clear
    assert seen == sorted(seen, key=lambda there: hexes.distance(here, there))
    assert set(seen) == clear & set(hexes.within(here, radius)) - {here}
    assert len(seen) == len(set(seen))


@unhurried
@given(st.sampled_from(sorted(GROUND.at)), st.sampled_from(sorted(GROUND.at)))
def test_on_a_whole_battlefield_the_distance_is_the_shortest_walk(
    here: Place, there: Place
) -> None:
    assert GROUND.distance(here, there) == distances(GROUND.links, there)[here]
    assert (there in GROUND.within(here, 2)) == (GROUND.distance(here, there) <= 2)
