"""The match and its turns (chapters Turn structure, End of turn)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.cards import APPRENTICE, CARDS, MILITIA, MYSTIC
from emberkeep.games.ascension_tactics.effects import Replace
from emberkeep.games.ascension_tactics.rows import Card
from emberkeep.games.ascension_tactics.rules import (
    verbs,
    verbs_board,
    verbs_cards,
    verbs_champions,
    verbs_villains,
)
from emberkeep.games.ascension_tactics.rules.acquiring import Acquiring, affordable_cards, pay
from emberkeep.games.ascension_tactics.rules.decks import draw
from emberkeep.games.ascension_tactics.rules.options import (
    ACQUIRE,
    END,
    PLAY,
    USE,
    Act,
    free_option,
    order_option,
)
from emberkeep.games.ascension_tactics.rules.orders import (
    cost_of,
    give_order,
    orderable,
)
from emberkeep.games.ascension_tactics.rules.phases import close_turn, corrupt, open_turn
from emberkeep.games.ascension_tactics.rules.playing import play
from emberkeep.games.ascension_tactics.rules.resolving import QUICK, Resolving, begin, resolve
from emberkeep.games.ascension_tactics.rules.scoring import beacons_of
from emberkeep.games.ascension_tactics.rules.sigils import (
    OATH,
    PURGE,
    Shoot,
    bows,
    open_every_turn,
    open_first_turn,
    use,
)
from emberkeep.games.ascension_tactics.rules.treasures import UseTreasure, open_window
from emberkeep.games.ascension_tactics.rules.villains import VillainTurn
from emberkeep.games.ascension_tactics.state import Battleground, Player
from emberkeep.games.ascension_tactics.tokens import (
    APPRENTICES,
    HAND,
    MILITIAS,
    TREASURES,
)
from emberkeep.games.ascension_tactics.words import HERO, Effect
from emberkeep.kernel import Deck, Fact, Option, Procedure, SeatId, state

# What verbs do is known from here on.
VERBS = (verbs, verbs_board, verbs_cards, verbs_champions, verbs_villains)

POWER_BEACONS = 3


def is_plain(card: Card) -> bool:
    """Return whether a hero is played without any question: people may play all such at once."""
    return card.kind == HERO and all(_asks_nothing(effect) for effect in card.parts.play)


def _asks_nothing(effect: Effect) -> bool:
    """Return whether an effect is done on the spot, with all that it holds."""
    held = [getattr(effect, name) for name in effect.FIELDS]
    inner = [each for each in held if isinstance(each, Effect)]
    return type(effect) in QUICK and all(_asks_nothing(each) for each in inner)


@state
class Skirmish(Procedure):
    """The whole match: first hands, then one turn after the other until somebody wins (AT-END-06).

    Champions were chosen before it begins.
    """

    script = ("deal", "take_turn")

    def deal(self, table: Battleground) -> None:
        """Shuffle the starting decks and draw the first hands (AT-SETUP-02, AT-SETUP-03)."""
        for group in table.rules.groups:
            for seat in group:
                if seat != table.rules.villain:
                    deal(table, seat)

    def take_turn(self, table: Battleground) -> None:
        groups = table.rules.groups
        group = groups[table.turn % len(groups)]
        table.turn += 1
        table.group = group
        self.again()
        table.call(VillainTurn(group[0]) if group[0] == table.rules.villain else Turn(group))


@state
class Turn(Procedure):
    """A turn of a player, or of partners together; `ended` are those who want to end it."""

    seats: tuple[SeatId, ...]
    ended: tuple[SeatId, ...] = ()

    script = ("begin", "start", "act", "clear", "close")

    def public(self) -> dict[str, Fact]:
        return {"seats": self.seats, "ended": self.ended}

    # The start of a turn (AT-AMB-60)

    def begin(self, table: Battleground) -> None:
        """End what lasted until this turn; then the first moment for treasures."""
        open_turn(table, self.seats)

    def start(self, table: Battleground) -> None:
        """The land, the gate, and what champions give (AT-GATE-03, AT-AMB-60, AT-AMB-92)."""
        corrupt(table)
        for seat in self.seats:
            open_gate(table, seat)
            for figure in table.figures_of(seat):
                if figure.row.parts.start_turn and not figure.of:
                    resolve(table, Resolving(seat, figure.row.parts.start_turn, figure.id))

    # Actions

    def act(self, table: Battleground) -> None:
        """Ask for the next action; partners may act in any order (AT-TURN-02, AT-2V2-5)."""
        self.again()
        if len(self.seats) == 1:
            table.ask(self.seats[0], "turn", self.actions, self.acted)
        else:
            able = [seat for seat in self.seats if self.actions(table, seat)]
            table.ask_first(able, "turn", self.actions, self.acted)

    def actions(self, table: Battleground, seat: SeatId) -> list[Option[Act]]:
        """List what a player may do now: play, acquire, order, use a treasure, end the turn."""
        player = table.players[seat]
        options = [PLAY[card.id] for card in dict.fromkeys(player.hand)]
        options += [ACQUIRE[card.id] for card in affordable_cards(table, player)]
        options += orders(table, seat, player)
        treasures = table.players[table.holder(seat)].treasures
        if treasures:
            options += [USE[kind] for kind in TREASURES if kind in treasures]
        if player.free_card:
            options += first_turn(table, seat)
        if player.sigils:
            options += bows(player)
        if seat not in self.ended:
            options.append(END)
        return options

    def acted(self, table: Battleground, seat: SeatId, act: Act) -> None:
        if act.kind == "end":
            self.end(table, seat)
            return
        self.ended = ()  # AT-AMB-178
        player = table.players[seat]
        if act.kind == "play":
            play(table, seat, CARDS[act.name])
        elif act.kind == "acquire":
            card = CARDS[act.name]
            pay(player, card)
            begin(table, Acquiring(seat, card))
        elif act.kind == "treasure":
            begin(table, UseTreasure(seat, act.name))
        elif act.kind == "sigil":
            begin(table, Shoot(seat))
        elif act.kind == "first":
            player.free_card = False
            begin(table, Resolving(seat, table.figures[act.name].row.parts.first_turn, act.name))
        else:
            self.order(table, seat, act)

    def order(self, table: Battleground, seat: SeatId, act: Act) -> None:
        """Pay for an order, or use up a free one, and give it (AT-ORDER-02, AT-AMB-82)."""
        player = table.players[seat]
        if act.kind == "free":
            giver = next(name for name in player.free_orders[::-1] if name != act.name)
            if giver == OATH:
                use(table, seat, OATH)
            granted = list(player.free_orders)
            granted.remove(giver)
            player.free_orders = tuple(granted)
        else:
            player.power -= cost_of(table, act.name)
        give_order(table, seat, act.name)

    def end(self, table: Battleground, seat: SeatId) -> None:
        """End the turn when all partners have said so, one after the other (AT-AMB-178)."""
        self.ended = (*[other for other in self.ended if other != seat], seat)
        if len(self.ended) == len(self.seats):
            self.again("clear")

    # The end of a turn (AT-TURN-07 to AT-TURN-10)

    def clear(self, table: Battleground) -> None:
        """Discard, draw, ready (AT-END-02 to AT-END-04); partners step by step (AT-AMB-43)."""
        for seat in self.seats:
            discard_all(table.players[seat])
            draw(table, seat, HAND)
        for seat in self.seats:
            for figure in table.figures_of(seat):
                figure.ready = True
        open_window(table)  # the last moment before the score (AT-AMB-31)

    def close(self, table: Battleground) -> None:
        """Score; then all damage and bonuses of this turn end together (AT-END-05, AT-AMB-10)."""
        close_turn(table, self.seats[0])


def deal(table: Battleground, seat: SeatId) -> None:
    """Make a starting deck, with what champions change in it, and draw a hand (AT-AMB-97)."""
    player = table.players[seat]
    cards = [APPRENTICE] * APPRENTICES + [MILITIA] * MILITIAS
    for figure in table.figures_of(seat):
        for effect in figure.row.parts.start_game:
            if isinstance(effect, Replace) and not figure.of:
                cards[cards.index(CARDS[effect.card])] = CARDS[effect.by]
                table.piles[effect.by] -= 1
    for _ in range(player.sigils.count(PURGE)):
        cards[cards.index(APPRENTICE)] = MYSTIC  # AT-AMB-177
        table.piles[MYSTIC.id] -= 1
    player.deck = Deck(cards)
    draw(table, seat, HAND)


def open_gate(table: Battleground, seat: SeatId) -> None:
    """Take what the gate gives, and the scenario (AT-GATE-05, AT-AMB-164)."""
    player = table.players[seat]
    gate = table.rules.gates[seat]
    player.turns += 1
    first = player.turns == 1
    player.power += gate.power + gate.first_power * first
    player.runes += gate.first_runes * first
    if table.rules.scenario.beacon_power and beacons_of(table, seat) >= POWER_BEACONS:
        player.power += table.rules.scenario.beacon_power
    if player.sigils:
        open_every_turn(player)
    if first:
        open_first_turn(player)
        player.free_card = any(f.row.parts.first_turn for f in table.figures_of(seat))
    table.tell("gate", seat=seat, power=player.power, runes=player.runes)


def orders(table: Battleground, seat: SeatId, player: Player) -> list[Option[Act]]:
    """List the orders that a player can pay for, or has for nothing."""
    options = [order_option(name) for name in orderable(table, seat, player.power)]
    if player.free_orders:
        givers = player.free_orders
        names = orderable(table, seat)
        options += [free_option(n) for n in names if any(giver != n for giver in givers)]
    return options


def first_turn(table: Battleground, seat: SeatId) -> list[Option[Act]]:
    """List what champions offer once in the first turn (AT-AMB-45)."""
    return [
        Option(f"first:{figure.id}", Act("first", figure.id))
        for figure in table.figures_of(seat)
        if figure.row.parts.first_turn
    ]


def discard_all(player: Player) -> None:
    """Discard what was played and the hand; what was not spent is lost (AT-TURN-07)."""
    player.discard += player.played
    player.discard += player.hand
    player.played.clear()
    player.hand.clear()
    player.shown.clear()
    player.tally.clear()
    player.waiting.clear()
    player.runes = player.purse = player.power = player.discount = 0
    player.topdeck = player.topdeck_construct = player.free_card = False
    player.free_orders = ()
    player.next_ordered = ()
