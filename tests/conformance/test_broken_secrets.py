"""The suite under test: secrets that a view, a story, a table or a record gives away."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

import pytest

from emberkeep.kernel import (
    Chance,
    Choice,
    Match,
    Prospect,
    Reason,
    SeatId,
    Setup,
    Value,
    state,
    value,
)
from emberkeep.kernel.testing import PROPERTIES, AnyMatch
from emberkeep.kernel.testing.secrets import simultaneous_answers_stay_hidden
from tests.conformance.broken import Beside, found, played_on, played_with, relaid
from tests.toys.auction import (
    Auction,
    AuctionView,
    Candlelight,
    Round,
    Sale,
    deal_coins,
    deal_lots,
    lay_out,
)


@value
class OddView(Value):
    """A view, and something that does not belong there."""

    proper: AuctionView
    odd: Any


def shown(odd: Any) -> Candlelight:
    """Make a Candlelight that shows something more: `odd(table, seat)`."""

    class Odd(Candlelight):
        def view(self, table: Auction, seat: SeatId | None) -> Any:
            return OddView(super().view(table, seat), odd(table, seat))

    return Odd()


# Views


@pytest.mark.parametrize(
    ("odd", "problem"),
    [
        (lambda table, seat: [1], "view.odd, a list"),
        (lambda table, seat: {"a": 1}, "view.odd, a dict"),
        (lambda table, seat: MappingProxyType({"a": [1]}), "view.odd['a'], a list"),
        (lambda table, seat: ((1, table.bidders[0]),), "view.odd[0][1], a Bidder"),
    ],
)
def test_a_view_that_holds_what_can_change_is_caught(odd: Any, problem: str) -> None:
    assert f"the view of seat 0 holds what can change: {problem}" in found(
        "views are data", shown(odd)
    )


def hands(table: Auction, seat: SeatId | None) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(bidder.hand) for bidder in table.bidders)


def own_or_first_hand(table: Auction, seat: SeatId | None) -> tuple[int, ...]:
    return tuple(table.bidders[seat or 0].hand)


@pytest.mark.parametrize(
    ("odd", "problem"),
    [
        (hands, "seat 0 can tell an imagined table from its own: seen['view'].odd[1][0]"),
        (own_or_first_hand, "seat None can tell an imagined table from its own"),
        (lambda table, seat: tuple(table.lots.top), "seen['view'].odd[0]"),
        (lambda table, seat: table.chance.count, "seen['view'].odd is"),
        (lambda table, seat: tuple(table.coins.bag), "seen['view'].odd["),
    ],
)
def test_a_view_that_shows_a_secret_is_caught(odd: Any, problem: str) -> None:
    assert problem in found("views are blind", shown(odd))


def test_a_page_for_people_that_shows_more_than_the_view_is_caught() -> None:
    class Odd(Candlelight):
        def show(self, table: Auction, seat: SeatId | None) -> OddView:
            return OddView(self.view(table, seat), hands(table, seat))

    assert "from its own: shown.odd[1][0] is" in found("views are blind", Odd())


# Imagining


class Unveiled(Candlelight):
    """Imagines with the chance and the log of the true table."""

    def imagine(self, table: Auction, seat: SeatId | None, chance: Chance) -> Auction:
        twin = table.copy()
        deal_lots(twin, seat, chance)
        deal_coins(twin, seat, chance)
        return twin


class Credulous(Candlelight):
    """Imagines that others hold what they hold."""

    def imagine(self, table: Auction, seat: SeatId | None, chance: Chance) -> Auction:
        twin = table.copy()
        deal_lots(twin, seat, chance)
        twin.coins.bag.sort()
        twin.veil(seat, chance)
        return twin


class Disordered(Candlelight):
    """Deals anew from a pool in its true order, instead of an order that tells nothing."""

    def imagine(self, table: Auction, seat: SeatId | None, chance: Chance) -> Auction:
        twin = table.copy()
        chance.shuffle(twin.lots.bag)
        deal_coins(twin, seat, chance)
        twin.veil(seat, chance)
        return twin


class Lossy(Candlelight):
    """Imagines hands with a coin too many."""

    def imagine(self, table: Auction, seat: SeatId | None, chance: Chance) -> Auction:
        twin = super().imagine(table, seat, chance)
        twin.bidders[0 if seat else 1].hand.append(9)
        return twin


def test_imagining_the_true_chance_is_caught() -> None:
    problem = found("imagining knows the view alone", Unveiled())

    assert "what seat 0 imagines depends on what it cannot see: table.chance.seed" in problem


def test_imagining_in_the_order_of_the_true_bag_is_caught() -> None:
    problem = found("imagining knows the view alone", Disordered())

    assert "what seat 0 imagines depends on what it cannot see: table.lots.bag[0]" in problem


def test_a_bot_that_can_foresee_chance_is_caught() -> None:
    problem = found("seats reach nothing hidden", Unveiled())

    assert "a bot at seat 0 reaches hidden things: imagined.chance.seed" in problem


def test_imagining_what_others_hold_is_caught_once_they_draw_or_hide() -> None:
    problem = found("what looks the same is told the same", Credulous())

    assert "imagines depends on what it cannot see: table." in problem


def test_imagining_what_others_were_dealt_is_caught() -> None:
    problem = found("deals that look the same are imagined the same", Credulous())

    assert "what seat None imagines depends on what it cannot see: table.bidders[0]" in problem


def test_an_imagined_table_on_which_a_rule_is_broken_is_caught() -> None:
    problem = found("imagined tables can be played", Lossy())

    assert "cannot be played: BrokenRule: a coin was lost or made" in problem


def test_a_table_that_remembers_its_seed_is_caught() -> None:
    @state
    class Seeded(Auction):
        seed: int = 0

    class Odd(Candlelight):
        def lay_out(self, setup: Setup) -> Auction:
            table: Seeded = relaid(Seeded, lay_out(setup))
            table.seed = setup.seed
            table.call(Sale())
            return table

    problem = found("deals that look the same are imagined the same", Odd())

    assert "what seat None imagines depends on what it cannot see: table.seed is" in problem


@state
class Wager(Auction):
    """A table with an open row, so that no two deals look the same, and a coin under a cup."""

    row: tuple[int, ...] = ()
    cup: int = 0


class Forgotten(Candlelight):
    """Imagines what it deals anew, and has forgotten that the coin under the cup is hidden too."""

    def lay_out(self, setup: Setup) -> Auction:
        table: Wager = relaid(Wager, lay_out(setup))
        row = list(range(30))
        table.chance.shuffle(row)
        table.row, table.cup = tuple(row), table.chance.roll()
        table.call(Sale())
        return table

    def view(self, table: Auction, seat: SeatId | None) -> Any:
        assert isinstance(table, Wager)
        return OddView(super().view(table, seat), (table.row, table.cup if table.over else 0))


def test_a_hidden_thing_that_imagining_forgets_is_caught_from_outside() -> None:
    problem = found("what is hidden can be exchanged", Forgotten())

    assert "what seat 0 imagines depends on what it cannot see: table.cup is" in problem


def test_nothing_else_catches_what_imagining_forgets() -> None:
    game = Forgotten()
    for name, holds in PROPERTIES.items():
        if name != "what is hidden can be exchanged":
            for seed in range(12):
                holds(game, game.setup(seed=seed), seed, 3 * seed)


# Asks, stories and undo


def test_an_ask_that_lists_a_hidden_hand_to_all_is_caught() -> None:
    @state
    class Open(Round):
        def hide_a_coin(self, table: Auction) -> None:
            if self.winner is not None and table.bidders[self.winner].hand:
                coins = self.hidden_of(table, self.winner)
                table.ask(self.winner, "coin.hide", coins, self.coin_hidden, secret=True)

    problem = found("what looks the same is told the same", played_with(Open))

    assert "imagines depends on what it cannot see: " in problem
    assert "table.asks[0].options" in problem


def test_a_story_that_tells_a_secret_to_all_is_caught() -> None:
    @state
    class Loud(Round):
        def coin_hidden(self, table: Auction, seat: SeatId, coin: int) -> None:
            Round.coin_hidden(self, table, seat, coin)
            table.tell("coin.hidden", seat=seat, coin=coin)

    problem = found("what looks the same is told the same", played_with(Loud))

    assert "is told what it does not see: story[0].facts['coin'] is" in problem


def test_a_look_that_can_be_taken_back_is_caught() -> None:
    @state
    class Sly(Round):
        def looked(self, table: Auction, seat: SeatId, looks: bool) -> None:  # noqa: FBT001
            if looks:
                table.lots.put_on_top(table.lots.bag.pop())
                table.knowers.add(seat)

    problem = found("undo takes back no knowledge", played_with(Sly))

    assert "can take back 'look' after it has seen what was hidden: view.next_lot is" in problem


# Answers at the same time


def test_a_view_of_answers_that_wait_is_caught() -> None:
    def answers(table: Auction, seat: SeatId | None) -> tuple[str, ...]:
        return tuple(option.code for option in table.answers.values())

    problem = found("simultaneous answers stay hidden", shown(answers))

    assert "learns the answer of seat" in problem
    assert "learned['view'].odd[0] is" in problem


@state
class Loudspeaker(Auction):
    """A table that tells every answer at once."""

    def choose(self, seat: SeatId, code: str, number: int | None = None) -> None:
        Auction.choose(self, seat, code, number)
        self.tell("chosen", seat=seat, code=code)


def test_a_story_of_answers_that_wait_is_caught() -> None:
    game = played_on(lambda table: relaid(Loudspeaker, table))

    assert "learned['story']" in found("simultaneous answers stay hidden", game)


class Public(Beside):
    """A match whose record everybody can read."""

    def record_for(self, seat: SeatId | None) -> list[Choice]:
        return list(self.record.choices)

    def fork(self) -> Public:
        return Public(self.match.fork())


def test_a_record_of_answers_that_wait_is_caught() -> None:
    game = Candlelight()
    match = cast("AnyMatch", Public(Match(game, game.setup())))

    with pytest.raises(AssertionError, match=r"learned\['record'\]\[1\].code is 'coin:"):
        simultaneous_answers_stay_hidden(match, Chance(0))


def test_the_suite_says_where_the_problem_is() -> None:
    problem = found("views are blind", shown(hands))

    assert "(candlelight in mode sale with 3 players, lots=8, ties=chance, seed 0, after" in problem


def test_every_property_is_broken_somewhere() -> None:
    files = Path(__file__).parent.glob("test_broken_*.py")
    text = "".join(file.read_text("utf-8") for file in files)

    assert [name for name in PROPERTIES if f'"{name}"' not in text] == []


# Reasons and odds


def test_a_reason_that_knows_a_hand_is_caught() -> None:
    class Odd(Candlelight):
        def why_not(self, table: Auction, seat: SeatId, code: str) -> Reason | None:
            reason = super().why_not(table, seat, code)
            coins = tuple(table.bidders[1 - seat].hand)
            return Reason("", "not-now", {"coins": coins}) if reason else None

    assert "learns by" in found("reasons and odds are blind", Odd())


def test_a_reason_for_what_can_be_chosen_is_caught() -> None:
    class Odd(Candlelight):
        def why_not(self, table: Auction, seat: SeatId, code: str) -> Reason | None:
            return Reason("", "never")

    assert "and is told" in found("reasons and odds are blind", Odd())


def test_a_preview_that_knows_a_hand_is_caught() -> None:
    class Odd(Candlelight):
        def preview(self, table: Auction, seat: SeatId, thing: str) -> Reason | None:
            return Reason("", thing, {"coins": tuple(table.bidders[1 - seat].hand)})

    assert "a preview of" in found("reasons and odds are blind", Odd())


def test_odds_that_know_a_hand_are_caught() -> None:
    class Odd(Candlelight):
        def outlook(
            self, table: Auction, seat: SeatId, shown: Value | None = None
        ) -> list[Prospect]:
            del shown
            code = table.ask_of(seat).codes()[0]
            chance = float(sum(table.bidders[1 - seat].hand) % 2)
            return [Prospect(code, chance, 0.0, 1.0)]

    assert "the odds tell seat" in found("reasons and odds are blind", Odd())


def test_odds_beyond_certainty_are_caught() -> None:
    class Odd(Candlelight):
        def outlook(
            self, table: Auction, seat: SeatId, shown: Value | None = None
        ) -> list[Prospect]:
            del shown
            return [Prospect(table.ask_of(seat).codes()[0], 0.5, 0.6, 1.0)]

    assert "odds that cannot be" in found("reasons and odds are blind", Odd())
