"""Lanterns, a toy of private chapters and first answers: partners walk through a tunnel together.

In one mode everybody packs in private first: cards can be left at home, unseen. In a joint turn
anybody may play a card from a hidden hand, and all walk on by its number; who says `wait` has no
more part in the turn. When all wait, something stirs in the dark: whoever first plays a card of its
number drives it away. If all let it pass, a lantern goes out.
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
    state,
    value,
)

NAMES = ("Ada", "Bo", "Cy", "Di")
NUMBERS = (1, 2, 3)
CARDS = NUMBERS * 8
HAND = 3
LENGTH = 24
NOTHING = 0

WALK = {card: Option(f"card:{card}", card) for card in NUMBERS} | {0: Option("wait", NOTHING)}
LEAVE = {card: Option(f"leave:{card}", card) for card in NUMBERS} | {0: Option("done", NOTHING)}
WARD = {card: Option(f"card:{card}", card) for card in NUMBERS} | {0: Option("pass", NOTHING)}


# State


@state
class Walker(State):
    """One of the partners; the hand is hidden, and what was left at home."""

    hand: list[int]
    home: list[int] = field(default_factory=list)
    steps: int = 0


@state
class Tunnel(Table):
    """A table of Lanterns."""

    walkers: list[Walker]
    deck: Deck[int]
    lanterns: int
    packs: bool
    left: int = LENGTH
    spent: list[int] = field(default_factory=list)

    def play_card(self, seat: SeatId, card: int) -> None:
        self.walkers[seat].hand.remove(card)
        self.spent.append(card)

    def draw_up(self) -> None:
        for walker in self.walkers:
            while self.deck and len(walker.hand) < HAND:
                walker.hand.append(self.deck.draw(self.chance))


def lay_out(setup: Setup) -> Tunnel:
    walkers = [Walker([]) for _ in range(setup.players)]
    lanterns = int(setup.options.get("lanterns", 2))
    packs = setup.mode == "packed"
    table = Tunnel(Chance(setup.seed), walkers, Deck(list(CARDS)), lanterns, packs)
    table.draw_up()
    return table


# Rules


@state
class Journey(Procedure):
    """Joint turns and what stirs between them, to the end of the tunnel or of the light."""

    script = ("pack", "walk_on", "meet", "go_on")

    def pack(self, table: Tunnel) -> None:
        if table.packs:
            table.apart(range(len(table.walkers)), self.bag, self.packed)

    def bag(self, table: Tunnel, seat: SeatId) -> Procedure:
        return Packing(seat, table.walkers[seat].hand[:])

    def packed(self, table: Tunnel, seat: SeatId, packing: Packing) -> None:
        walker = table.walkers[seat]
        walker.hand, walker.home = packing.hand, packing.home
        table.tell("packed", seat=seat, cards=len(packing.hand))

    def walk_on(self, table: Tunnel) -> None:
        table.call(JointTurn())

    def meet(self, table: Tunnel) -> None:
        if table.left:
            table.call(Meeting())

    def go_on(self, table: Tunnel) -> None:
        table.draw_up()
        if table.left and table.lanterns and any(walker.hand for walker in table.walkers):
            self.again("walk_on")
        else:
            steps = [walker.steps for walker in table.walkers]
            winners = [at for at, number in enumerate(steps) if number == max(steps)]
            table.end(winners=winners, reason="steps", scores=steps)


@state
class Packing(Procedure):
    """One of the partners packs, unseen by the others."""

    seat: SeatId
    hand: list[int]
    home: list[int] = field(default_factory=list)

    script = ("leave",)

    def leave(self, table: Tunnel) -> None:
        table.ask(self.seat, "pack", self.cards, self.left, secret=True)

    def cards(self, table: Tunnel, seat: SeatId) -> list[Option[int]]:
        return [LEAVE[card] for card in (NOTHING, *sorted(set(self.hand)))]

    def left(self, table: Tunnel, seat: SeatId, card: int) -> None:
        if card:
            self.hand.remove(card)
            self.home.append(card)
            self.again()


@state
class JointTurn(Procedure):
    """Anybody plays a card, until all wait or the tunnel ends."""

    waiting: list[SeatId] = field(default_factory=list)

    script = ("walk",)

    def public(self) -> dict[str, Fact]:
        return {"waiting": tuple(self.waiting)}

    def walk(self, table: Tunnel) -> None:
        awake = [seat for seat in range(len(table.walkers)) if seat not in self.waiting]
        table.ask_first(awake, "walk", self.cards, self.walked)

    def cards(self, table: Tunnel, seat: SeatId) -> list[Option[int]]:
        return [WALK[card] for card in (NOTHING, *sorted(set(table.walkers[seat].hand)))]

    def walked(self, table: Tunnel, seat: SeatId, card: int) -> None:
        if card:
            table.play_card(seat, card)
            table.walkers[seat].steps += card
            table.left = max(table.left - card, 0)
            table.tell("walked", seat=seat, card=card)
        else:
            self.waiting.append(seat)
        if table.left and len(self.waiting) < len(table.walkers):
            self.again()


@state
class Meeting(Procedure):
    """Something stirs; anybody may react."""

    beast: int = NOTHING
    passed: list[SeatId] = field(default_factory=list)
    gone: bool = False

    script = ("stir", "react", "settle")

    def public(self) -> dict[str, Fact]:
        return {"beast": self.beast, "passed": tuple(self.passed)}

    def stir(self, table: Tunnel) -> None:
        self.beast = table.chance.roll(max(NUMBERS))
        table.tell("stirs", beast=self.beast)

    def react(self, table: Tunnel) -> None:
        ready = [seat for seat in range(len(table.walkers)) if seat not in self.passed]
        table.ask_first(ready, "react", self.wards, self.reacted)

    def wards(self, table: Tunnel, seat: SeatId) -> list[Option[int]]:
        fits = self.beast in table.walkers[seat].hand
        return [WARD[NOTHING], *([WARD[self.beast]] if fits else [])]

    def reacted(self, table: Tunnel, seat: SeatId, card: int) -> None:
        if card:
            table.play_card(seat, card)
            table.tell("driven.away", seat=seat)
            self.gone = True
        else:
            self.passed.append(seat)
            if len(self.passed) < len(table.walkers):
                self.again()

    def settle(self, table: Tunnel) -> None:
        if not self.gone:
            table.lanterns -= 1
            table.tell("lantern.out")


# Views


@value
class TunnelView(Value):
    """What one seat sees; `hand`, `home` and the `bag` it packs are its own."""

    steps: tuple[int, ...]
    cards: tuple[int, ...]
    hand: tuple[int, ...]
    home: tuple[int, ...]
    bag: tuple[int, ...]
    deck: int
    lanterns: int
    left: int
    spent: tuple[int, ...]
    progress: tuple[Progress, ...]


class Lanterns(Game[Tunnel]):
    """The toy of first answers."""

    name = "lanterns"
    title = "Lanterns"
    rules_version = "1"
    modes = (
        Mode("tunnel", (3, 2, 4), (Knob("lanterns", (2, 5)),)),
        Mode("packed", (3, 2)),
    )

    def lay_out(self, setup: Setup) -> Tunnel:
        table = lay_out(setup)
        table.call(Journey())
        return table

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return NAMES[: setup.players]

    def view(self, table: Tunnel, seat: SeatId | None) -> TunnelView:
        bags = [branch.chapter for branch in table.branches if branch.seat == seat]
        return TunnelView(
            steps=tuple(walker.steps for walker in table.walkers),
            cards=tuple(len(walker.hand) for walker in table.walkers),
            hand=() if seat is None else tuple(table.walkers[seat].hand),
            home=() if seat is None else tuple(table.walkers[seat].home),
            bag=tuple(card for bag in bags if isinstance(bag, Packing) for card in bag.hand),
            deck=len(table.deck),
            lanterns=table.lanterns,
            left=table.left,
            spent=tuple(table.spent),
            progress=tuple(chapter.progress() for chapter in table.stack),
        )

    def imagine(self, table: Tunnel, seat: SeatId | None, chance: Chance) -> Tunnel:
        twin = table.copy()
        others = [walker for at, walker in enumerate(twin.walkers) if at != seat]
        pool = sorted(sum([walker.hand + walker.home for walker in others], twin.deck.bag))
        chance.shuffle(pool)
        for walker in others:
            walker.hand = [pool.pop() for _ in walker.hand]
            walker.home = [pool.pop() for _ in walker.home]
        twin.deck.bag = pool
        twin.veil(seat, chance)
        return twin

    def check(self, table: Tunnel) -> None:
        cards = [*table.deck.cards(), *table.spent]
        for walker in table.walkers:
            cards += walker.hand + walker.home
        if Counter(cards) != Counter(CARDS):
            raise BrokenRule("a card was lost or made")


GAME = Lanterns()
