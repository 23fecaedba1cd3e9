"""Before the first round: mercenaries, bonuses, deployment (CAD-AMB-58)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import GATES
from emberkeep.games.cadwallon.characters import MERCENARY_ROWS
from emberkeep.games.cadwallon.rules.exploring import Outfitting, Purchase
from emberkeep.games.cadwallon.rules.figures import put
from emberkeep.games.cadwallon.rules.ledger import gain
from emberkeep.games.cadwallon.rules.options import SPACE_OPTIONS, named
from emberkeep.games.cadwallon.sheet import SHEETS
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import PURSE
from emberkeep.kernel import Fact, Procedure, SeatId, state


@state
class Opening(Procedure):
    """Everything that is chosen before the first round, in turn order."""

    turn: int = 0

    script = ("purses", "mercenaries", "arm", "deploy")

    def public(self) -> dict[str, Fact]:
        return {"turn": self.turn}

    def purses(self, table: City) -> None:
        """Everybody begins with five ducats (CADB-SETUP-09)."""
        for seat in range(len(table.players)):
            gain(table, seat, PURSE, "start")

    def mercenaries(self, table: City) -> None:
        """Everybody may take a mercenary, once (CAD-MERC-04, CAD-AMB-59)."""
        order = table.rules.order
        if table.rules.expansion and self.turn < len(order):
            seat = order[self.turn]
            self.turn += 1
            self.again()
            table.call(Hiring(seat))
        else:
            self.turn = 0

    def arm(self, table: City) -> None:
        """In turn order: a winner's bonus, then Lucius' card (CAD-AMB-113, CAD-AMB-202)."""
        rules = table.rules
        if self.turn == 2 * len(rules.order):
            return
        seat, second = rules.order[self.turn // 2], self.turn % 2
        self.turn += 1
        self.again()
        lucius = table.figures.get("lucius")
        if second and lucius is not None and lucius.seat == seat:
            table.call(Outfitting("lucius", may=True))
        elif not second and seat in rules.bonus and SHEETS[rules.before].bonus_equipment:
            table.call(Purchase(seat))

    def deploy(self, table: City) -> None:
        """In turn order everybody puts one thief on a free gate (CADB-SETUP-08)."""
        order = table.rules.order
        seat = order[self.turn % len(order)]
        waiting = [f for f in table.figures.values() if f.seat == seat and not f.place]
        if waiting:
            self.turn += 1
            self.again()
            table.call(Deployment(seat))


@state
class Hiring(Procedure):
    """A mercenary takes the place of a gang member (CAD-MERC-05)."""

    seat: SeatId
    hired: str = ""

    script = ("choose", "replace")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "hired": self.hired}

    def choose(self, table: City) -> None:
        gang = table.rules.gangs[self.seat]
        free = [row.id for row in MERCENARY_ROWS if row.gang in {gang, ""}]
        options = [named(name) for name in free if name not in table.figures]
        table.ask(self.seat, "mercenary", [*options, named("none")], self.chosen)

    def chosen(self, table: City, seat: SeatId, name: str) -> None:
        self.hired = "" if name == "none" else name

    def replace(self, table: City) -> None:
        if self.hired:
            gang = [figure.id for figure in table.figures.values() if figure.seat == self.seat]
            options = [named(name) for name in gang]
            table.ask(self.seat, "mercenary.instead", options, self.replaced)

    def replaced(self, table: City, seat: SeatId, name: str) -> None:
        """Keep the order of the gang on the table."""
        table.tell("hired", seat=seat, figure=self.hired, instead=name)
        table.figures = {
            (self.hired if other == name else other): (
                Figure(self.hired, seat) if other == name else figure
            )
            for other, figure in table.figures.items()
        }


@state
class Deployment(Procedure):
    """One thief comes to a gate."""

    seat: SeatId
    figure: str = ""

    script = ("who", "where")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "figure": self.figure}

    def who(self, table: City) -> None:
        waiting = [f.id for f in table.figures.values() if f.seat == self.seat and not f.place]
        table.ask(self.seat, "deploy", [named(name) for name in waiting], self.picked)

    def picked(self, table: City, seat: SeatId, name: str) -> None:
        self.figure = name

    def where(self, table: City) -> None:
        options = [SPACE_OPTIONS[gate] for gate in GATES if gate not in table.at]
        table.ask(self.seat, "deploy.gate", options, self.placed)

    def placed(self, table: City, seat: SeatId, gate: str) -> None:
        put(table, table.figures[self.figure], gate)
        table.tell("deployed", figure=self.figure, gate=gate)
