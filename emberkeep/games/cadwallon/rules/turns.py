"""Rounds and turns: draw, patrol, activate, end (chapter Round and turn)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import PRISON
from emberkeep.games.cadwallon.characters import CHARACTERS
from emberkeep.games.cadwallon.effects import TURN
from emberkeep.games.cadwallon.rules.activation import Activation
from emberkeep.games.cadwallon.rules.alarm import Portcullises
from emberkeep.games.cadwallon.rules.arcana import play_turn_card, turn_cards
from emberkeep.games.cadwallon.rules.exploring import Purchase
from emberkeep.games.cadwallon.rules.intrigues import buy_intrigue, may_draw, show_fulfilled
from emberkeep.games.cadwallon.rules.ledger import draw
from emberkeep.games.cadwallon.rules.missions import deliver, mission_options
from emberkeep.games.cadwallon.rules.options import END_TURN, QUIET, option
from emberkeep.games.cadwallon.rules.patrol import Patrol
from emberkeep.games.cadwallon.rules.reactions import wants_asking
from emberkeep.games.cadwallon.rules.scoring import reckon
from emberkeep.games.cadwallon.rules.wounds import HEALING, heal, heal_options
from emberkeep.games.cadwallon.sheet import Act, sheet_of
from emberkeep.games.cadwallon.state import ACTED, COINED, DONE, TURNLY, City, Figure
from emberkeep.games.cadwallon.tokens import ACTIONS, EQUIPMENT_PRICE
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state


@state
class Night(Procedure):
    """The whole match: rounds until the last one of the sheet, then the reckoning."""

    script = ("begin_round", "sheet_begins", "take_turns", "end_round")

    def begin_round(self, table: City) -> None:
        """Count the round; at the alarm portcullises fall (CADB-TURN-01, CAD-AMB-192)."""
        table.round += 1
        table.tell("round", number=table.round)
        sheet = sheet_of(table)
        if table.round == sheet.alarm:
            table.alarm = True
            table.tell("alarm")
            sheet.alarm_sounds(table)
            table.call(Portcullises())

    def sheet_begins(self, table: City) -> None:
        sheet_of(table).round_begins(table)
        table.turn = 0

    def take_turns(self, table: City) -> None:
        """Let everybody take a turn, the first player first (CAD-AMB-86)."""
        order = table.rules.order
        if table.turn < len(order) and anybody(table):
            self.again()
            table.active = order[table.turn]
            table.turn += 1
            table.call(Turn(table.active))

    def end_round(self, table: City) -> None:
        """End after the last round, or when nobody is left (CADB-END-01, CADB-END-07)."""
        if table.round == sheet_of(table).rounds or not anybody(table):
            reckon(table)
        else:
            self.again("begin_round")


def anybody(table: City) -> bool:
    """Return whether a character of any gang is in play."""
    for figure in table.figures.values():  # noqa: SIM110  # a generator takes twice as long
        if figure.place:
            return True
    return False


@state
class Turn(Procedure):
    """A player's turn (CADB-TURN-02)."""

    seat: SeatId

    script = ("begin", "draw_card", "patrol", "act", "close")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat}

    def begin(self, table: City) -> None:
        table.tell("turn", seat=self.seat)
        player = table.players[self.seat]
        player.actions = ACTIONS
        player.mission = False
        for each in table.players:
            each.quiet = False
        for figure in table.figures.values():
            figure.used &= ~(TURNLY | COINED)

    def draw_card(self, table: City) -> None:
        draw(table, self.seat)
        show_fulfilled(table)

    def patrol(self, table: City) -> None:
        table.call(Patrol(self.seat))

    def act(self, table: City) -> None:
        """Ask what the gang does next; nobody must be activated (CADB-TURN-06).

        When nobody is left in play the game is over at once (CADB-END-07).
        """
        if not anybody(table):
            return
        show_fulfilled(table)
        table.ask(self.seat, "turn", self.menu, self.acted)

    def menu(self, table: City, seat: SeatId) -> list[Option[Act]]:
        player = table.players[seat]
        options: list[Option[Act]] = []
        gang = table.gang(seat)
        if player.actions:
            options = [ACTIVATE[f.id] for f in gang if can_activate(f)]
            options += mission_options(table, seat)
        options += heal_options(table, seat)
        if table.rules.expansion:
            if may_draw(table, seat):
                options.append(option("intrigue"))
            if player.experience >= EQUIPMENT_PRICE and table.equipment and gang:
                options.append(option("buy"))
        cards = turn_cards(table, seat)
        if options:
            return [*options, *cards, END_TURN]
        # Being asked tells nothing of one's cards (CAD-AMB-93).
        return [*cards, END_TURN, QUIET] if wants_asking(table, seat, (TURN,)) else [END_TURN]

    def acted(self, table: City, seat: SeatId, act: Act) -> None:
        if act.kind in {"end", "quiet"}:
            return
        self.again()
        if act.kind == "activate":
            table.call(Activation(seat, act.name))
        elif act.kind == "mission":
            deliver(table, seat, act.name)
        elif act.kind in HEALING:
            heal(table, seat, act)
        elif act.kind == "card":
            play_turn_card(table, seat, act.name)
        elif act.kind == "intrigue":
            buy_intrigue(table, seat)
        else:
            table.players[seat].experience -= EQUIPMENT_PRICE
            table.call(Purchase(seat))

    def close(self, table: City) -> None:
        """Unspent AP are lost (CADB-TURN-06)."""
        table.players[self.seat].actions = 0


def can_activate(figure: Figure) -> bool:
    """Return whether a character can be activated: not twice, and not wounded (CAD-WOUND-04)."""
    if figure.used & DONE or figure.wounds:
        return False
    return figure.place != PRISON or not figure.used & ACTED


ACTIVATE = {name: Option(name, Act("activate", name)) for name in CHARACTERS}
