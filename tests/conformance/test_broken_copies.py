"""The suite under test: copies that are not exact, records that do not say all."""

from __future__ import annotations

from dataclasses import field
from itertools import count
from typing import Any, cast

import pytest

from emberkeep.kernel import (
    Chance,
    Knob,
    Match,
    Mode,
    SeatId,
    Setup,
    Value,
    state,
    value,
)
from emberkeep.kernel.testing import ELSEWHERE, AnyGame, AnyMatch
from emberkeep.kernel.testing.records import undo_restores_the_table
from tests.conformance.broken import (
    COMPILED,
    Beside,
    found,
    found_by,
    played_on,
    played_with,
    relaid,
)
from tests.toys.auction import (
    Auction,
    Candlelight,
    Round,
    Sale,
    lay_out,
)
from tests.toys.empty import EmptyGame

# Copies


class Undecorated(Auction):
    """A table whose class is not decorated, so that its copy is another class."""


class Forgetful(Auction):
    """A table with a copy written by hand, which forgets a field."""

    def copy(self) -> Any:
        twin = relaid(Forgetful, Auction.copy(self))
        kept = ("stack", "asks", "answers", "log", "choices", "reveals", "sides", "result")
        for name in (*kept, "spent", "refused"):
            setattr(twin, name, getattr(Auction.copy(self), name))
        return twin


class Sharing(Auction):
    """A table whose copies share the players' hands with it."""

    def copy(self) -> Any:
        twin = Auction.copy(self)
        twin.bidders[0].hand = self.bidders[0].hand
        return twin


def test_an_undecorated_table_is_caught() -> None:
    game = played_on(lambda table: relaid(Undecorated, table))

    assert "the type of table is Undecorated here and Auction" in found("copies are exact", game)


def test_a_field_that_copies_forget_is_caught() -> None:
    game = played_on(lambda table: relaid(Forgetful, table))

    assert "a copy differs from its original: table.next_is_open" in found("copies are exact", game)


def test_a_hand_shared_with_a_copy_is_caught() -> None:
    game = played_on(lambda table: relaid(Sharing, table))

    assert "a copy shares table.bidders[0].hand with" in found("nothing is shared", game)
    assert "playing a copy changes the original: the length of table.bidders[0].hand" in found(
        "copies are independent", game
    )


@value
class Chest(Value):
    """A value, so copies share it; and yet it holds a list."""

    coins: list[int]


@state
class Treasury(Auction):
    """A table with something that changes inside a value."""

    chest: Chest = field(default_factory=lambda: Chest([]))


def test_something_that_changes_inside_a_value_is_caught() -> None:
    @state
    class Saving(Round):
        def hammer(self, table: Auction) -> None:
            assert isinstance(table, Treasury)
            table.chest.coins.append(1)
            Round.hammer(self, table)

    @state
    class SavingSale(Sale):
        def hold_round(self, table: Auction) -> None:
            table.call(Saving())

    class Odd(Candlelight):
        def lay_out(self, setup: Setup) -> Auction:
            table: Auction = relaid(Treasury, lay_out(setup))
            table.call(SavingSale())
            return table

    problem = found("copies are independent", Odd())

    assert "playing a copy changes the original: the length of table.chest.coins" in problem


def test_a_list_that_is_on_the_table_twice_is_caught() -> None:
    def merge(table: Auction) -> Auction:
        table.bidders[1].hoard = table.bidders[0].hoard
        return table

    problem = found("nothing is shared", played_on(merge))

    assert "table.bidders[0].hoard and table.bidders[1].hoard are one list" in problem


def test_a_list_that_is_told_and_goes_on_changing_is_caught() -> None:
    @state
    class Chatty(Round):
        def look(self, table: Auction) -> None:
            table.tell("hands", coins=table.bidders[0].hand)
            Round.look(self, table)

    problem = found("nothing is shared", played_with(Chatty))

    assert "table.bidders[0].hand and table.log[0].facts[0] are one list" in problem


# Records


def test_a_match_that_depends_on_more_than_its_record_is_caught() -> None:
    numbers = count()

    @state
    class Counted(Round):
        def looked(self, table: Auction, seat: SeatId, looks: bool) -> None:  # noqa: FBT001
            table.refused.append(next(numbers))

    game = played_with(Counted)

    assert "the replayed table differs: table.refused[0] is" in found("replay is exact", game)
    assert "undo does not restore the table: table." in found("undo restores the table", game)
    problem = found("undo leaves what a replay gives", game)
    assert "what undo leaves is not what a replay gives: table." in problem


@pytest.mark.skipif(COMPILED, reason="native code refuses such an option by itself")
def test_an_option_that_does_not_survive_json_is_caught() -> None:
    class Odd(EmptyGame):
        modes = (Mode("empty", (1,), (Knob("asks", (100,)), Knob("odd", ((1, 2),)))),)  # type: ignore[arg-type]

    problem = found("records survive JSON", Odd())

    assert "the record cannot be read again: a broken record: its options should" in problem


class Hashed(Candlelight):
    """A Candlelight whose lots lie in the order of a set of strings."""

    def lay_out(self, setup: Setup) -> Auction:
        table = lay_out(setup)
        table.lots.bag = [int(lot) for lot in {str(lot) for lot in table.lots.bag}]
        table.call(Sale())
        return table


def test_an_order_that_depends_on_hashes_is_caught() -> None:
    problem = found_by(ELSEWHERE, Hashed())

    assert "the table differs when the record is replayed in another process" in problem


class Forgiving(Beside):
    """A match that lets everybody take everything back."""

    def can_undo(self, seat: SeatId) -> bool:
        return True


class Strict(Beside):
    """A match that lets nobody take anything back."""

    def can_undo(self, seat: SeatId) -> bool:
        return False


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Forgiving, "may take back what it has learned"),
        (Strict, "may not take back a choice without effect"),
    ],
)
def test_an_undo_barrier_in_the_wrong_place_is_caught(kind: type[Beside], problem: str) -> None:
    game = Candlelight()

    def holds(game: AnyGame, setup: Setup, seed: int, moment: int) -> None:
        undo_restores_the_table(cast("AnyMatch", kind(Match(game, setup))), Chance(seed))

    assert problem in found_by(holds, game)
