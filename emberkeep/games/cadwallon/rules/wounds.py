"""Wounds: how a character gets them, and how they are healed (chapter No mercy)."""

from __future__ import annotations

from emberkeep.games.cadwallon.equipment import CHAIN_SHIRT, HEALING_DRAUGHT
from emberkeep.games.cadwallon.rules.figures import has_gear, neighbours
from emberkeep.games.cadwallon.rules.ledger import pay
from emberkeep.games.cadwallon.rules.options import named, option
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

HEAL = "heal"
DRAUGHT = "draught"
HEALING = (HEAL, DRAUGHT)


def wound(table: City, figure: Figure, source: str) -> None:
    """Wound a character, unless a Chain Shirt takes it (CAD-WOUND-02, CAD-AMB-163).

    In its own activation its turn is over then (CAD-WOUND-03): `Activation.act` sees to that.
    """
    if has_gear(figure, CHAIN_SHIRT):
        table.call(Armour(figure.id, source))
        return
    figure.wounds += 1
    table.tell("wound", figure=figure.id, source=source)


@state
class Armour(Procedure):
    """A wound meets a Chain Shirt: its bearer may use the shirt up (CAD-AMB-163)."""

    figure: str
    source: str

    script = ("offer",)

    def public(self) -> dict[str, Fact]:
        return {"figure": self.figure, "source": self.source}

    def offer(self, table: City) -> None:
        figure = table.figures[self.figure]
        if not has_gear(figure, CHAIN_SHIRT):
            wound(table, figure, self.source)
            return
        about: dict[str, Fact] = {"figure": self.figure}
        options = [named("use"), named("pass")]
        table.ask(figure.seat, CHAIN_SHIRT, options, self.answered, about=about)

    def answered(self, table: City, seat: SeatId, answer: str) -> None:
        figure = table.figures[self.figure]
        if answer == "use":
            use_up(table, figure)
        else:
            figure.wounds += 1
            table.tell("wound", figure=figure.id, source=self.source)


def use_up(table: City, figure: Figure) -> None:
    """Put Equipment that works once into the box (CAD-EQUIP-07)."""
    table.tell("used-up", figure=figure.id, card=figure.gear)
    figure.gear = ""


# --- Healing --------------------------------------------------------------------------------------


def heal_options(table: City, seat: SeatId) -> list[Option[Act]]:
    """List the wounds that can be healed, at any moment of one's turn (CAD-AMB-83)."""
    if not table.rules.expansion:
        return []
    wounded = [f for f in table.figures.values() if f.wounds and f.seat == seat and f.place]
    if not wounded:
        return []
    paid = wounded if table.players[seat].actions else []
    bearer = bearer_of(table, seat)
    reached = [] if bearer is None else [bearer.id, *neighbours(table, bearer.place)]
    return [
        *[option(HEAL, figure.id) for figure in paid],
        *[option(DRAUGHT, figure.id) for figure in wounded if figure.id in reached],
    ]


def bearer_of(table: City, seat: SeatId) -> Figure | None:
    """Find who of a gang can give the Healing Draught, wounded or not (CAD-AMB-164)."""
    gang = [figure for figure in table.gang(seat) if has_gear(figure, HEALING_DRAUGHT)]
    return gang[0] if gang else None


def heal(table: City, seat: SeatId, act: Act) -> None:
    """Spend one AP to remove one wound (CAD-WOUND-06), or the Draught to remove all."""
    figure = table.figures[act.name]
    if act.kind == HEAL:
        pay(table, seat, 1)
        figure.wounds -= 1
    else:
        bearer = bearer_of(table, seat)
        assert bearer is not None
        use_up(table, bearer)
        figure.wounds = 0
    table.tell("healed", figure=act.name)
