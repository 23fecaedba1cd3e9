"""Candlelight, a toy auction: secret bids at once, a peeked deck, cards that stay hidden.

Every round the steward may look at the next lot. All bid coins from hidden hands at the same
time; the highest coin takes the lot, or gives it back, face up on the deck, for the next round.
The winner shelves the lot, lays a coin away unseen and draws another.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import field

from emberkeep.kernel import (
    BrokenRule,
    Chance,
    Deck,
    Fact,
    Game,
    Knob,
    Mode,
    Option,
    Procedure,
    Progress,
    SeatId,
    Setup,
    State,
    Table,
    Value,
    highest,
    state,
    value,
)

NAMES = ("Ada", "Bo", "Cy", "Di")
COINS = tuple(range(1, 10)) * 3
HAND = 4
PASS = 0

LOOK = (Option("look", value=True), Option("leave", value=False))
KEEP = (Option("keep", value=True), Option("return", value=False))
SHELVES = (Option("shelf:left", "left"), Option("shelf:right", "right"))
SEAL = (Option("seal", value=True), Option("reconsider", value=False))
BIDS = {coin: Option(f"coin:{coin}", coin) for coin in COINS} | {PASS: Option("pass", PASS)}


def lots(count: int) -> list[int]:
    return list(range(1, count + 1))


# State


@state
class Bidder(State):
    """What lies before one player; hand and hoard are face down."""

    hand: list[int]
    hoard: list[int] = field(default_factory=list)
    shelves: dict[str, list[int]] = field(default_factory=lambda: {"left": [], "right": []})

    def points(self) -> int:
        return sum(self.shelves["left"]) + 2 * len(self.shelves["right"])


@state
class Auction(Table):
    """A table of Candlelight."""

    lot_count: int
    ties: str
    bidders: list[Bidder]
    lots: Deck[int]
    coins: Deck[int]
    spent: list[int] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)
    steward: SeatId = 0
    knowers: set[SeatId] = field(default_factory=set)
    next_is_open: bool = False

    def next_is_known_to(self, seat: SeatId | None) -> bool:
        return self.next_is_open or seat in self.knowers

    def take_lot(self) -> int:
        """Turn over the next lot, of which nobody knows the one after."""
        self.knowers.clear()
        self.next_is_open = False
        return self.lots.draw(self.chance)


# Setup


def lay_out(setup: Setup) -> Auction:
    chance = Chance(setup.seed)
    coins = Deck(list(COINS))
    bidders = [Bidder([coins.draw(chance) for _ in range(HAND)]) for _ in range(setup.players)]
    count = int(setup.options.get("lots", 4))
    ties = str(setup.options.get("ties", "nobody"))
    return Auction(chance, count, ties, bidders, Deck(lots(count)), coins)


# Rules


@state
class Sale(Procedure):
    """The whole match: rounds, until the last lot is gone."""

    script = ("hold_round", "go_on", "close")

    def hold_round(self, table: Auction) -> None:
        table.call(Round())

    def go_on(self, table: Auction) -> None:
        if table.lots:
            table.steward = (table.steward + 1) % len(table.bidders)
            self.again("hold_round")

    def close(self, table: Auction) -> None:
        scores = [bidder.points() for bidder in table.bidders]
        table.end(winners=highest(scores), reason="points", scores=scores)


@state
class Round(Procedure):
    """One lot under the hammer."""

    bids: dict[SeatId, int] = field(default_factory=dict)
    winner: SeatId | None = None

    script = ("look", "bid", "hammer", "award", "hide_a_coin")

    def public(self) -> dict[str, Fact]:
        return {"bids": tuple(self.bids.items()), "winner": self.winner}

    def look(self, table: Auction) -> None:
        if table.steward not in table.knowers and not table.next_is_open:
            table.ask(table.steward, "steward.look", LOOK, self.looked)

    def looked(self, table: Auction, seat: SeatId, looks: bool) -> None:  # noqa: FBT001
        if looks:
            lot = table.lots.peek(table.chance)
            table.reveal()
            table.knowers.add(seat)
            table.tell("lot.seen", to=(seat,), lot=lot)
            table.tell("steward.looked", seat=seat)

    def bid(self, table: Auction) -> None:
        for seat in range(len(table.bidders)):
            table.ask(seat, "bid", self.coins_of, self.bid_made)

    def coins_of(self, table: Auction, seat: SeatId) -> list[Option[int]]:
        return [BIDS[coin] for coin in (*sorted(set(table.bidders[seat].hand)), PASS)]

    def bid_made(self, table: Auction, seat: SeatId, coin: int) -> None:
        self.bids[seat] = coin
        if coin:
            table.bidders[seat].hand.remove(coin)
            table.spent.append(coin)
        table.tell("bid.opened", seat=seat, coin=coin)

    def hammer(self, table: Auction) -> None:
        """The highest coin wins; of several, chance decides, or nobody wins."""
        best = max(self.bids.values())
        highest = [seat for seat, coin in self.bids.items() if coin == best != PASS]
        if len(highest) == 1 or (highest and table.ties == "chance"):
            self.winner = table.chance.pick(highest)

    def award(self, table: Auction) -> None:
        if self.winner is not None:
            table.call(Delivery(self.winner, may_return=not table.next_is_open))
        else:
            table.refused.append(table.take_lot())

    def hide_a_coin(self, table: Auction) -> None:
        if self.winner is not None and table.bidders[self.winner].hand:
            table.ask(self.winner, "coin.hide", self.hidden_of, self.coin_hidden, secret=True)

    def hidden_of(self, table: Auction, seat: SeatId) -> list[Option[int]]:
        return [BIDS[coin] for coin in sorted(set(table.bidders[seat].hand))]

    def coin_hidden(self, table: Auction, seat: SeatId, coin: int) -> None:
        bidder = table.bidders[seat]
        bidder.hand.remove(coin)
        bidder.hoard.append(coin)
        if table.coins:
            bidder.hand.append(table.coins.draw(table.chance))


@state
class Delivery(Procedure):
    """The winner and the lot."""

    seat: SeatId
    may_return: bool
    lot: int = 0
    shelf: str = ""

    script = ("turn_over", "keep_or_return", "choose_shelf", "seal", "shelve")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "lot": self.lot, "shelf": self.shelf}

    def turn_over(self, table: Auction) -> None:
        self.lot = table.take_lot()
        table.reveal()
        table.tell("lot.won", seat=self.seat, lot=self.lot)

    def keep_or_return(self, table: Auction) -> None:
        if self.may_return:
            table.ask(self.seat, "lot.keep", KEEP, self.kept)

    def kept(self, table: Auction, seat: SeatId, keeps: bool) -> None:  # noqa: FBT001
        if not keeps:
            table.lots.put_on_top(self.lot)
            table.next_is_open = True
            table.tell("lot.returned", lot=self.lot)
            self.finish()

    def choose_shelf(self, table: Auction) -> None:
        table.ask(self.seat, "lot.shelf", SHELVES, self.shelf_chosen)

    def shelf_chosen(self, table: Auction, seat: SeatId, shelf: str) -> None:
        self.shelf = shelf

    def seal(self, table: Auction) -> None:
        table.ask(self.seat, "lot.seal", SEAL, self.sealed)

    def sealed(self, table: Auction, seat: SeatId, seals: bool) -> None:  # noqa: FBT001
        if not seals:
            self.again("choose_shelf")

    def shelve(self, table: Auction) -> None:
        table.bidders[self.seat].shelves[self.shelf].append(self.lot)
        table.tell("lot.shelved", seat=self.seat, shelf=self.shelf)


# Views


@value
class BidderView(Value):
    """What everybody sees of one player."""

    coins: int
    hoard: int
    left: tuple[int, ...]
    right: tuple[int, ...]


@value
class AuctionView(Value):
    """What one seat sees; `hand`, `hoard` and `next_lot` are its own."""

    bidders: tuple[BidderView, ...]
    steward: SeatId
    lots: int
    coins: int
    spent: tuple[int, ...]
    refused: tuple[int, ...]
    knowers: tuple[SeatId, ...]
    progress: tuple[Progress, ...]
    next_lot: int | None
    hand: tuple[int, ...]
    hoard: tuple[int, ...]


def bidder_view(bidder: Bidder) -> BidderView:
    left, right = bidder.shelves["left"], bidder.shelves["right"]
    return BidderView(len(bidder.hand), len(bidder.hoard), tuple(left), tuple(right))


def deal_lots(table: Auction, seat: SeatId | None, chance: Chance) -> None:
    """Deal the deck of lots anew, but for a top that the seat knows."""
    deck = table.lots
    looked_at = len(deck.top)
    if not table.next_is_known_to(seat):
        deck.shuffle_in()
    deck.bag.sort()
    chance.shuffle(deck.bag)
    while len(deck.top) < looked_at:
        deck.put_on_top(deck.bag.pop())


def deal_coins(table: Auction, seat: SeatId | None, chance: Chance) -> None:
    """Deal the coins anew that the seat does not see."""
    others = [bidder for at, bidder in enumerate(table.bidders) if at != seat]
    pool = table.coins.bag
    for bidder in others:
        pool += bidder.hand + bidder.hoard
    pool.sort()
    chance.shuffle(pool)
    for bidder in others:
        bidder.hand = [pool.pop() for _ in bidder.hand]
        bidder.hoard = [pool.pop() for _ in bidder.hoard]


class Candlelight(Game[Auction]):
    """The toy auction."""

    name = "candlelight"
    title = "Candlelight"
    rules_version = "1"
    modes = (
        Mode("sale", (3, 2, 4), (Knob("lots", (8, 12)), Knob("ties", ("chance", "nobody")))),
        Mode("quick", (2,)),
    )

    def lay_out(self, setup: Setup) -> Auction:
        table = lay_out(setup)
        table.call(Sale())
        return table

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return NAMES[: setup.players]

    def view(self, table: Auction, seat: SeatId | None) -> AuctionView:
        own = None if seat is None else table.bidders[seat]
        knows = table.lots.top and table.next_is_known_to(seat)
        return AuctionView(
            bidders=tuple(bidder_view(bidder) for bidder in table.bidders),
            steward=table.steward,
            lots=len(table.lots),
            coins=len(table.coins),
            spent=tuple(table.spent),
            refused=tuple(table.refused),
            knowers=tuple(sorted(table.knowers)),
            progress=table.progress(),
            next_lot=table.lots.top[-1] if knows else None,
            hand=tuple(own.hand) if own else (),
            hoard=tuple(own.hoard) if own else (),
        )

    def imagine(self, table: Auction, seat: SeatId | None, chance: Chance) -> Auction:
        twin = table.copy()
        deal_lots(twin, seat, chance)
        deal_coins(twin, seat, chance)
        twin.veil(seat, chance)
        return twin

    def check(self, table: Auction) -> None:
        coins = table.coins.cards() + table.spent
        sold = table.lots.cards() + table.refused
        for bidder in table.bidders:
            coins += bidder.hand + bidder.hoard
            sold += bidder.shelves["left"] + bidder.shelves["right"]
        sold += [part.lot for part in table.stack if isinstance(part, Delivery) and part.lot]
        if Counter(coins) != Counter(COINS):
            raise BrokenRule("a coin was lost or made")
        if Counter(sold) != Counter(lots(table.lot_count)):
            raise BrokenRule("a lot was lost or made")


GAME = Candlelight()
