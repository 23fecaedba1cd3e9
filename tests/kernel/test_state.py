"""`@state` writes an exact copy for every kind of field; `@value` never changes."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from emberkeep.kernel import Deck, State, Value, digest, dump, state, value
from emberkeep.kernel.state import walk


class Colour(enum.Enum):
    RED = "red"
    BLACK = "black"


@value
class Card(Value):
    name: str
    rank: int = 0


@dataclass(frozen=True)
class Tile:
    name: str


@state
class Pile(State):
    cards: list[int] = field(default_factory=list)


@state
class Named(Pile):
    name: str = "heap"


@state
class Everything(State):
    number: int = 1
    text: str = "a"
    maybe: int | None = None
    colour: Colour = Colour.RED
    side: Literal["left", "right"] = "left"
    card: Card = field(default_factory=lambda: Card("ace"))
    tile: Tile = field(default_factory=lambda: Tile("moor"))
    pair: tuple[int, Card] = (1, Card("two"))
    several: tuple[str, ...] = ("a", "b")
    numbers: list[int] = field(default_factory=lambda: [1, 2])
    rows: list[list[int]] = field(default_factory=lambda: [[1], [2]])
    names: set[str] = field(default_factory=lambda: {"a", "b"})
    counts: dict[str, int] = field(default_factory=lambda: {"a": 1})
    lists: dict[str, list[int]] = field(default_factory=lambda: {"a": [1]})
    nested: dict[str, dict[int, Pile]] = field(default_factory=lambda: {"a": {1: Pile([1])}})
    pile: Pile = field(default_factory=lambda: Pile([1]))
    no_pile: Pile | None = None
    some_pile: Pile | None = field(default_factory=lambda: Pile([2]))
    piles: list[Pile] = field(default_factory=lambda: [Pile([3]), Named([4])])
    heaps: list[list[Pile]] = field(default_factory=lambda: [[Pile([5])]])
    holes: list[Pile | None] = field(default_factory=lambda: [None, Pile([6])])
    deck: Deck[Card] = field(default_factory=lambda: Deck([Card("ace")]))


def test_a_copy_is_equal_to_its_original() -> None:
    thing = Everything()

    assert thing.copy() == thing
    assert digest(thing.copy()) == digest(thing)


@pytest.mark.parametrize("name", Everything.FIELDS)
def test_whatever_can_change_in_a_field_is_copied(name: str) -> None:
    thing = Everything()
    twin = thing.copy()
    ours = {id(part) for _, part in walk(getattr(thing, name))}

    assert [path for path, part in walk(getattr(twin, name), name) if id(part) in ours] == []


@pytest.mark.parametrize("name", ["card", "tile", "pair", "several", "colour"])
def test_what_never_changes_is_shared(name: str) -> None:
    thing = Everything()

    assert getattr(thing.copy(), name) is getattr(thing, name)


def test_a_copy_of_a_derived_state_is_of_its_own_class() -> None:
    twin = Everything().copy().piles[1]

    assert type(twin) is Named
    assert twin == Named([4])


def test_a_derived_state_is_copied_whole_whichever_is_copied_first() -> None:
    @state
    class Base(State):
        numbers: list[int]

    @state
    class Derived(Base):
        words: list[str]

    Base([1]).copy()

    assert Derived([1], ["a"]).copy() == Derived([1], ["a"])


def test_a_method_taken_from_a_state_copies_it() -> None:
    copy = Pile([1]).copy

    assert (copy(), copy()) == (Pile([1]), Pile([1]))


def test_states_have_slots_so_a_misspelt_field_is_an_error() -> None:
    with pytest.raises(AttributeError):
        Pile().card = [1]  # type: ignore[attr-defined]


def test_a_class_that_is_not_decorated_cannot_be_copied() -> None:
    class Bare(State):
        pass

    with pytest.raises(TypeError, match="Bare is not decorated with @state"):
        Bare().copy()


# What cannot be copied


def refused(kind: Any) -> str:
    """Make a state with a field of this type; return why it cannot be copied."""

    class Odd(State):
        thing: Any

    Odd.__annotations__["thing"] = kind
    made: Any = state(Odd)
    with pytest.raises(TypeError) as caught:
        made(thing=None).copy()
    return str(caught.value)


@pytest.mark.parametrize(
    "kind",
    [Any, object, list[Any], dict[str, object], tuple[list[int], int], list[tuple[Pile, int]]],
    ids=str,
)
def test_a_field_that_cannot_be_copied_exactly_is_named(kind: Any) -> None:
    problem = refused(kind)

    assert problem.startswith("Odd.thing has type ")
    assert "cannot be copied exactly; use scalars, values, tuples of them" in problem


def test_a_deck_of_states_is_refused_since_its_copies_would_share_them() -> None:
    assert "Odd.thing has type" in refused(Deck[Pile])


def test_a_field_that_mixes_kinds_of_copies_is_named() -> None:
    assert "Odd.thing mixes types that are copied differently" in refused(int | list[int])


@pytest.mark.parametrize("kind", [list, dict, set], ids=str)
def test_a_container_of_nobody_knows_what_is_refused(kind: Any) -> None:
    assert "Odd.thing has type" in refused(kind)


# Values


def test_values_are_equal_and_hash_by_their_fields() -> None:
    assert Card("ace", 1) == Card("ace", 1)
    assert len({Card("ace", 1), Card("ace", 1), Card("two", 2)}) == 2


# Dump, digest and walk


def test_a_dump_is_plain_data_that_names_its_classes() -> None:
    pile = Named([1], "ruin")

    assert dump([pile, (Colour.RED, {2: "b"}, {"y", "x"}), Card("ace"), Tile("moor")]) == [
        {"is": "Named", "cards": [1], "name": "ruin"},
        ["RED", [[2, "b"]], ["x", "y"]],
        {"is": "Card", "name": "ace", "rank": 0},
        {"is": "Tile", "name": "moor"},
    ]


def test_a_digest_tells_the_order_of_a_dictionary_apart() -> None:
    assert digest({1: 1, 2: 2}) != digest({2: 2, 1: 1})


def test_a_digest_never_changes() -> None:
    assert digest(Named([1], "ruin")) == "3e694465f43f46a220b47b7e10737030"


def test_walking_finds_all_that_can_change_with_its_path() -> None:
    thing = {"piles": [Pile([1]), Card("ace")], "names": {"a"}}

    assert [path for path, _ in walk(thing, "table")] == [
        "table",
        "table['piles']",
        "table['piles'][0]",
        "table['piles'][0].cards",
        "table['names']",
    ]
