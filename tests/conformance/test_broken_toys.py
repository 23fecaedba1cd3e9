"""The suite under test: each property broken once on purpose, and what the suite says to it."""

from __future__ import annotations

import pytest

from emberkeep.kernel import (
    Ask,
    Chance,
    Option,
    SeatId,
    Setup,
    state,
)
from tests.conformance.broken import found, odd_menu, played_on, played_with, relaid
from tests.toys.auction import (
    BIDS,
    LOOK,
    Auction,
    AuctionView,
    Candlelight,
    Round,
    deal_lots,
)
from tests.toys.empty import EmptyGame, EmptyTable, Waiting

# The games end, properly


def test_a_game_that_never_ends_is_caught() -> None:
    @state
    class Endless(Waiting):
        def waited(self, table: EmptyTable, seat: SeatId, side: int) -> None:
            self.again()

    class Odd(EmptyGame):
        def lay_out(self, setup: Setup) -> EmptyTable:
            table = EmptyTable(Chance(setup.seed), 1)
            table.call(Endless())
            return table

    assert "the match does not end within 20000 choices" in found("games end", Odd())


def test_a_lost_coin_is_caught() -> None:
    @state
    class Lossy(Round):
        def bid_made(self, table: Auction, seat: SeatId, coin: int) -> None:
            self.bids[seat] = coin
            if coin:
                table.bidders[seat].hand.remove(coin)

    problem = found("invariants hold", played_with(Lossy))

    assert "an invariant does not hold: a coin was lost or made" in problem


def test_points_that_do_not_add_up_are_caught() -> None:
    @state
    class Boastful(Round):
        def look(self, table: Auction) -> None:
            table.tell("score", seat=0, points=100, source="boasting")

    problem = found("points add up", played_with(Boastful))

    assert "the points told are [" in problem
    assert "the final scores [" in problem


def test_points_from_nowhere_are_caught() -> None:
    @state
    class Silent(Round):
        def look(self, table: Auction) -> None:
            table.tell("score", seat=0, points=0, source="")

    assert "not told where points come from" in found("points add up", played_with(Silent))


# Options


def test_two_options_of_one_code_are_caught() -> None:
    game = odd_menu(lambda table, seat: [BIDS[coin] for coin in (0, *table.bidders[seat].hand)])

    assert "ask 'bid' of seat" in found("options are proper", game)
    assert "has two options 'coin:" in found("options are proper", game)


def test_options_in_an_order_that_changes_are_caught() -> None:
    def menu(table: Auction, seat: SeatId) -> list[Option[int]]:
        return [BIDS[0], BIDS[1]] if table.asks else [BIDS[1], BIDS[0]]

    problem = found("options are proper", odd_menu(menu))

    assert "and its menu coins_of now differ: the options[0].code" in problem


def test_options_that_leave_something_out_are_caught() -> None:
    def menu(table: Auction, seat: SeatId) -> list[Option[int]]:
        return [BIDS[0], BIDS[1], BIDS[2]][: 3 if table.asks else 2]

    assert "the length of the options is 2 here and 3" in found(
        "options are proper", odd_menu(menu)
    )


@pytest.mark.parametrize("code", ["coin 1", "", "?", "coin:1\n"])
def test_a_code_that_is_not_one_word_is_caught(code: str) -> None:
    game = odd_menu(lambda table, seat: [BIDS[0], Option(code, 0)])

    assert "a code is one word and not '?'" in found("options are proper", game)


def test_an_ask_of_nobody_is_caught() -> None:
    @state
    class Crowded(Round):
        def look(self, table: Auction) -> None:
            table.ask(9, "steward.look", LOOK, self.looked)

    assert "seat 9 does not exist" in found("options are proper", played_with(Crowded))


def test_an_option_that_holds_a_piece_of_the_table_is_caught() -> None:
    @state
    class Reaching(Round):
        def look(self, table: Auction) -> None:
            hands = [Option(f"hand:{at}", b.hand) for at, b in enumerate(table.bidders)]
            table.ask(table.steward, "hand", hands, self.hand_chosen)

        def hand_chosen(self, table: Auction, seat: SeatId, hand: list[int]) -> None:
            hand.sort()

    problem = found("options never change", played_with(Reaching))

    assert "ask 'hand' offers what can change: the value of option 'hand:0', a list" in problem


# Looking and choosing


def test_a_view_that_sorts_the_table_is_caught() -> None:
    class Odd(Candlelight):
        def view(self, table: Auction, seat: SeatId | None) -> AuctionView:
            table.bidders[0].hand.sort()
            return super().view(table, seat)

    problem = found("looking changes nothing", Odd())

    assert "the view of seat 0 changes the table: table.bidders[0].hand[" in problem


def test_a_view_that_takes_a_coin_between_two_steps_is_caught() -> None:
    class Odd(Candlelight):
        def view(self, table: Auction, seat: SeatId | None) -> AuctionView:
            if not table.asks:
                table.bidders[0].hoard.append(1)
            return super().view(table, seat)

    assert "leads elsewhere when it is played step by step" in found(
        "every step can be shown", Odd()
    )


def test_imagining_on_the_true_table_is_caught() -> None:
    class Odd(Candlelight):
        def imagine(self, table: Auction, seat: SeatId | None, chance: Chance) -> Auction:
            deal_lots(table, seat, chance)
            return super().imagine(table, seat, chance)

    assert "imagining for seat 0 changes the table" in found("looking changes nothing", Odd())


def test_a_menu_that_draws_is_caught() -> None:
    def menu(table: Auction, seat: SeatId) -> list[Option[int]]:
        return [BIDS[0], BIDS[table.chance.roll(3)]]

    assert "the menu coins_of changes the table" in found("looking changes nothing", odd_menu(menu))


def test_a_check_that_changes_something_is_caught() -> None:
    class Odd(Candlelight):
        def check(self, table: Auction) -> None:
            table.steward = 1

    assert "checking the table changes it" in found("looking changes nothing", Odd())


@state
class Careless(Auction):
    """A table that does not look which question a choice answers."""

    def ask_of(self, seat: SeatId, number: int | None = None) -> Ask:
        return Auction.ask_of(self, seat)


@state
class Trusting(Auction):
    """A table that takes any code for the first option."""

    def choose(self, seat: SeatId, code: str, number: int | None = None) -> None:
        ask = self.ask_of(seat)
        known = code if code in ask.codes() else ask.codes()[0]
        Auction.choose(self, seat, known, number)


@state
class Hasty(Auction):
    """A table that counts a choice before it refuses it."""

    def choose(self, seat: SeatId, code: str, number: int | None = None) -> None:
        self.steward = 0 if self.steward else 1
        Auction.choose(self, seat, code, number)


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Careless, "for ask number 0 is not refused with StaleAsk"),
        (Trusting, "choice 'no-such-code' of seat 0 for ask number 1 is not refused with Unknown"),
        (Hasty, "is refused and yet changes the table: table.steward is 0 here and 1 there"),
    ],
)
def test_a_wrong_choice_that_is_accepted_or_leaves_a_trace_is_caught(
    kind: type[Auction], problem: str
) -> None:
    game = played_on(lambda table: relaid(kind, table))

    assert problem in found("wrong choices are refused", game)
