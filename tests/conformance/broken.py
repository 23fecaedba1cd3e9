"""Toys broken on purpose, and what the suite says to them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from emberkeep.kernel import Option, SeatId, Setup, state
from emberkeep.kernel.testing import PROPERTIES, AnyGame, AnyMatch, Property
from tests.toys.auction import Auction, Candlelight, Round, Sale, lay_out

COMPILED = os.environ.get("EMBERKEEP_BUILD") == "compiled"


class Beside:
    """Something like a match: all that it does not define itself is a match's."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)


def found_by(holds: Property, game: AnyGame) -> str:
    """Try some matches and moments; return what the property says to the first bad one."""
    for seed in range(60):
        try:
            holds(game, game.setup(seed=seed), seed, seed % 30)
        except AssertionError as error:
            return str(error)
    pytest.fail("the suite does not catch this")


def found(name: str, game: AnyGame) -> str:
    return found_by(PROPERTIES[name], game)


def played_with(rounds: type[Round]) -> Candlelight:
    """Make a Candlelight with other rules for a round."""

    @state
    class OddSale(Sale):
        def hold_round(self, table: Auction) -> None:
            table.call(rounds())

    class Odd(Candlelight):
        def lay_out(self, setup: Setup) -> Auction:
            table = lay_out(setup)
            table.call(OddSale())
            return table

    return Odd()


def played_on(kind: Callable[[Auction], Auction]) -> Candlelight:
    """Make a Candlelight on another kind of table."""

    class Odd(Candlelight):
        def lay_out(self, setup: Setup) -> Auction:
            table = kind(lay_out(setup))
            table.call(Sale())
            return table

    return Odd()


def relaid(cls: type[Any], table: Auction) -> Any:
    """Lay the same table out as another kind of table."""
    return cls(table.chance, table.lot_count, table.ties, table.bidders, table.lots, table.coins)


def odd_menu(menu: Callable[[Auction, SeatId], list[Option[int]]]) -> Candlelight:
    """Make a Candlelight in which other coins are offered for a bid."""

    @state
    class OddRound(Round):
        def coins_of(self, table: Auction, seat: SeatId) -> list[Option[int]]:
            return menu(table, seat)

    return played_with(OddRound)
