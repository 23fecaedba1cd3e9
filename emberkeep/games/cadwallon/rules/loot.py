"""Treasures that are taken: into a free slot, or one too many goes elsewhere (CADB-CHEST-06)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import CHAPEL, PRISON, ROOMS
from emberkeep.games.cadwallon.rules.figures import capacity, load, without
from emberkeep.games.cadwallon.rules.ledger import gain
from emberkeep.games.cadwallon.rules.options import named
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import DAUGHTER, NEPHEW, TREASURES
from emberkeep.kernel import Fact, Procedure, SeatId, state


def take(table: City, figure: Figure, kind: str) -> None:
    """Take a treasure; a purse pays at once (CADB-CHEST-04), a surplus token is put away."""
    row = TREASURES[kind]
    table.tell("loot", figure=figure.id, treasure=kind)
    if row.paid_at_once:
        gain(table, figure.seat, row.price, "purse")
        return
    figure.loot = (*figure.loot, kind)
    put_surplus_away(table, figure)


def put_surplus_away(table: City, figure: Figure) -> None:
    if load(figure.loot) > capacity(figure):
        table.call(Surplus(figure.id))


HOMES = {DAUGHTER: CHAPEL, NEPHEW: PRISON}


def send_home(table: City, person: str) -> None:
    """Put a person that nobody leads any more back to where everybody sees it (CAD-AMB-195)."""
    table.pieces[person] = HOMES[person]
    table.tell("person.back", person=person, place=HOMES[person])


@state
class Surplus(Procedure):
    """A treasure too many: its owner picks one, and an empty room for it (CAD-AMB-84)."""

    figure: str
    kind: str = ""

    script = ("pick", "place", "look_again")

    def public(self) -> dict[str, Fact]:
        return {"figure": self.figure, "treasure": self.kind}

    def pick(self, table: City) -> None:
        figure = table.figures[self.figure]
        options = [named(kind) for kind in dict.fromkeys(figure.loot)]
        table.ask(figure.seat, "surplus", options, self.picked)

    def picked(self, table: City, seat: SeatId, kind: str) -> None:
        self.kind = kind
        figure = table.figures[self.figure]
        figure.loot = without(figure.loot, kind)

    def place(self, table: City) -> None:
        """A person goes back where it was; if every room has a chest, a token leaves the game."""
        if self.kind in HOMES:
            send_home(table, self.kind)
            return
        free = [named(room) for room in ROOMS if room not in table.chests]
        if free:
            seat = table.figures[self.figure].seat
            table.ask(seat, "surplus.room", free, self.placed)

    def placed(self, table: City, seat: SeatId, room: str) -> None:
        table.chests[room] = self.kind
        table.tell("surplus", figure=self.figure, treasure=self.kind, room=room)

    def look_again(self, table: City) -> None:
        figure = table.figures[self.figure]
        if load(figure.loot) > capacity(figure):
            self.again("pick")
