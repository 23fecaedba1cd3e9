"""Cards in another's turn: the moments for them, and who is asked (CADB-ARCANA-03, CAD-AMB-93).

Whoever might hold a fitting card is asked, as far as everybody at the table knows: a hand with
cards that nobody has seen and that have the back of such a card, while it is not accounted for
elsewhere. So being asked tells nothing. `quiet` stands for: do not ask me again this turn.
"""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.arcana import ARCANA, ARCANA_ROWS, MOMENTS, count_blue
from emberkeep.games.cadwallon.effects import (
    ENEMY_MOVE,
    NameResult,
    Slow,
    Snare,
    StopGuard,
)
from emberkeep.games.cadwallon.rows import BLUE, Arcana
from emberkeep.games.cadwallon.rules.ledger import discard
from emberkeep.games.cadwallon.rules.options import CARD_OPTIONS, PASS_CARD, QUIET, named
from emberkeep.games.cadwallon.rules.shooting import Shot
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

FITTING: Final[dict[str, tuple[Arcana, ...]]] = {
    moment: tuple([row for row in ARCANA_ROWS if row.moment == moment])
    for moment in dict.fromkeys(MOMENTS.values())
}
RESULTS: Final = ("1", "2", "3", "4", "5", "6")


def might_hold(table: City, seat: SeatId, moments: tuple[str, ...]) -> bool:
    """Return whether a seat might hold a card for a moment, as far as everybody knows."""
    player = table.players[seat]
    hand, shown = player.hand, player.shown
    if not hand:
        return False
    for card in shown:
        if MOMENTS[card] in moments:
            return True
    blue = count_blue(hand) - count_blue(shown)
    purple = len(hand) - len(shown) - blue
    for moment in moments:
        for row in FITTING[moment]:
            if (blue if row.back == BLUE else purple) and _unseen(table, row):
                return True
    return False


def _unseen(table: City, row: Arcana) -> bool:
    """Return whether a card of this name is neither on the discard pile nor in a hand as known."""
    seen = table.discard.count(row.id)
    return seen + sum([each.shown.count(row.id) for each in table.players]) < row.copies


def wants_asking(table: City, seat: SeatId, moments: tuple[str, ...]) -> bool:
    """Return whether a seat is to be asked for a card at such a moment."""
    return not table.players[seat].quiet and might_hold(table, seat, moments)


def playable(table: City, seat: SeatId, moments: tuple[str, ...]) -> list[Option[Act]]:
    """List the cards of a hand that fit a moment, each kind once."""
    cards = [card for card in table.players[seat].hand if MOMENTS[card] in moments]
    return [CARD_OPTIONS[card] for card in dict.fromkeys(cards)] if cards else []


def open_window(table: City, moment: str, seats: list[SeatId], about: str) -> None:
    """Let some seats react, one after the other, if anybody might."""
    asked = [seat for seat in seats if wants_asking(table, seat, (moment,))]
    if asked:
        table.call(Window(moment, tuple(asked), about))


@state
class Window(Procedure):
    """A moment for cards: one pass, each reaction is carried out before the next is asked.

    Of the Cyclops' die the first card that is played counts (CAD-AMB-146), of an enemy's stop one
    snare (CAD-AMB-145).
    """

    moment: str
    seats: tuple[SeatId, ...]
    about: str
    played: str = ""

    script = ("ask_next", "carry_out")

    def public(self) -> dict[str, Fact]:
        return {"moment": self.moment, "seats": self.seats, "about": self.about}

    def ask_next(self, table: City) -> None:
        if not self.seats:
            self.finish()
            return
        seat = self.seats[0]
        facts: dict[str, Fact] = {"moment": self.moment, "figure": self.about}
        table.ask(seat, "react", self.menu, self.answered, about=facts)

    def menu(self, table: City, seat: SeatId) -> list[Option[Act]]:
        return [PASS_CARD, QUIET, *playable(table, seat, (self.moment,))]

    def answered(self, table: City, seat: SeatId, act: Act) -> None:
        if act.kind == "card":
            self.played = act.name
            discard(table, seat, act.name)
            return
        if act.kind == "quiet":
            table.players[seat].quiet = True
        self.seats = self.seats[1:]
        self.again()

    def carry_out(self, table: City) -> None:
        """Do what the card says; who slows a Move may do so again (CADB-ARCANA-03)."""
        effect = ARCANA[self.played].effect
        if isinstance(effect, NameResult):
            table.ask(self.seats[0], "react.result", [named(r) for r in RESULTS], self.named)
            return
        if isinstance(effect, Slow):
            table.figures[self.about].slowed += effect.spaces
        elif isinstance(effect, StopGuard):
            table.stopped = True
        elif isinstance(effect, Snare):
            table.call(Shot(self.seats[0], self.about, effect.wounds_on, "snare"))
        if self.moment == ENEMY_MOVE and might_hold(table, self.seats[0], (ENEMY_MOVE,)):
            self.again("ask_next")
        elif self.moment == ENEMY_MOVE:
            self.seats = self.seats[1:]
            self.again("ask_next")

    def named(self, table: City, seat: SeatId, result: str) -> None:
        table.lured = int(result)
        table.tell("cyclops.lured", seat=seat, result=table.lured)
