"""Exploration tokens: turned up by whoever comes into a room (chapter Exploration tokens)."""

from __future__ import annotations

from emberkeep.games.cadwallon.equipment import TRAP_KIT
from emberkeep.games.cadwallon.rules.figures import has_gear
from emberkeep.games.cadwallon.rules.ledger import learn
from emberkeep.games.cadwallon.rules.loot import put_surplus_away
from emberkeep.games.cadwallon.rules.options import named
from emberkeep.games.cadwallon.rules.wounds import use_up, wound
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import (
    COAT,
    EQUIPMENT,
    SECURITY,
    STAIRCASE,
    TRAP,
)
from emberkeep.kernel import Fact, Procedure, SeatId, state

TAKEN = (EQUIPMENT, COAT)


def look_under(table: City, room: str) -> str:
    """Find out which token lies face down in a room; from now on the table knows it."""
    kind = table.covered[room]
    if not kind:
        kind = table.chance.take(table.unseen)
        table.covered[room] = kind
    return kind


def peek(table: City, seat: SeatId, room: str) -> None:
    """Let one player look at a token, which stays face down (CAD-AMB-103, CAD-AMB-148)."""
    kind = look_under(table, room)
    table.reveal()
    table.players[seat].seen = (*table.players[seat].seen, room)
    table.tell("looked", to=(seat,), seat=seat, room=room, token=kind)


def loose(table: City) -> list[str]:
    """List the rooms where a token lies face up for whoever comes next (CAD-AMB-81)."""
    return [room for room, kind in table.open.items() if kind in TAKEN]


def is_loose(table: City, room: str) -> bool:
    """Return whether a token lies face up in a room for whoever comes next."""
    return table.open.get(room, "") in TAKEN


def turn_up(table: City, figure: Figure) -> None:
    """Turn up the token of the room a character has come into (CAD-EXPLORE-01)."""
    room = figure.place
    if is_loose(table, room):
        kind = table.open.pop(room)
        table.tell("found", figure=figure.id, room=room, token=kind)
        _happen(table, figure, room, kind)
    if room not in table.covered:
        return
    kind = look_under(table, room)
    del table.covered[room]
    table.reveal()
    table.players[figure.seat].turned += 1
    for player in table.players:
        if room in player.seen:
            player.seen = tuple([place for place in player.seen if place != room])
    table.tell("explored", figure=figure.id, room=room, token=kind)
    _happen(table, figure, room, kind)


def _happen(table: City, figure: Figure, room: str, kind: str) -> None:
    if kind == TRAP:
        if has_gear(figure, TRAP_KIT):
            table.call(Disarming(figure.id))
        else:
            wound(table, figure, TRAP)
    elif kind == COAT:
        learn(table, figure.seat, 1)
    elif kind == EQUIPMENT:
        table.call(Outfitting(figure.id))
    elif kind != SECURITY or room in table.chests:
        table.open[room] = kind
        if kind == STAIRCASE:
            learn(table, figure.seat, table.rules.stair_experience)


@state
class Disarming(Procedure):
    """A Trap in front of a Trap Kit: its bearer may use it (CAD-AMB-172)."""

    figure: str

    script = ("offer",)

    def public(self) -> dict[str, Fact]:
        return {"figure": self.figure}

    def offer(self, table: City) -> None:
        options = [named("use"), named("pass")]
        table.ask(table.figures[self.figure].seat, "trap-kit", options, self.answered)

    def answered(self, table: City, seat: SeatId, answer: str) -> None:
        figure = table.figures[self.figure]
        if answer == "use":
            use_up(table, figure)
            learn(table, seat, 1)
        else:
            wound(table, figure, TRAP)


@state
class Outfitting(Procedure):
    """A character gets an Equipment card of the display, and keeps one (CAD-EXPLORE-09 to 12).

    Who only `may` take one can do without (CAD-AMB-113).
    """

    figure: str
    may: bool = False
    card: str = ""

    script = ("choose", "keep")

    def public(self) -> dict[str, Fact]:
        return {"figure": self.figure, "card": self.card}

    def choose(self, table: City) -> None:
        """Lay the card down that is chosen; with an empty display there is none (CAD-AMB-77)."""
        options = [named(card) for card in table.equipment]
        if not options:
            self.finish()
            return
        about: dict[str, Fact] = {"figure": self.figure}
        more = [named("none")] if self.may else []
        seat = table.figures[self.figure].seat
        table.ask(seat, "equipment", [*options, *more], self.chosen, about=about)

    def chosen(self, table: City, seat: SeatId, card: str) -> None:
        self.card = card
        if card == "none":
            self.finish()

    def keep(self, table: City) -> None:
        """Of two cards one is kept, the other goes to the box (CAD-AMB-78)."""
        figure = table.figures[self.figure]
        table.equipment.remove(self.card)
        if not figure.gear:
            figure.gear = self.card
            table.tell("equipped", figure=figure.id, card=self.card)
            return
        options = [named(figure.gear), named(self.card)]
        table.ask(figure.seat, "equipment.keep", options, self.kept)

    def kept(self, table: City, seat: SeatId, card: str) -> None:
        """Who has laid a Deep Satchel down may carry too much now (CAD-AMB-167)."""
        figure = table.figures[self.figure]
        figure.gear = card
        table.tell("equipped", figure=self.figure, card=card)
        put_surplus_away(table, figure)


@state
class Purchase(Procedure):
    """An Equipment card for any member of the gang (CAD-XP-08, CAD-AMB-44, CAD-AMB-202)."""

    seat: SeatId

    script = ("choose",)

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat}

    def choose(self, table: City) -> None:
        gang = [f.id for f in table.figures.values() if f.seat == self.seat and not f.fate]
        table.ask(self.seat, "buy.for", [named(name) for name in gang], self.chosen)

    def chosen(self, table: City, seat: SeatId, name: str) -> None:
        table.call(Outfitting(name))
