"""Treasures: using them, and the moments at which everybody may (AT-AMB-31).

Who holds treasures is asked, whatever they are; so being asked tells nothing that is not seen.
"""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.rules.ground import gain_treasure
from emberkeep.games.ascension_tactics.rules.options import TREASURE_OPTIONS, champion_option
from emberkeep.games.ascension_tactics.rules.resolving import begin
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.tokens import TREASURES
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

PASS_BY: Final = Option("pass", "")
QUIET: Final = Option("quiet", "quiet")


def open_window(table: Battleground) -> bool:
    """Let everybody use treasures who holds some and wants to be asked; return whether anybody."""
    for player in table.players:
        if player.treasures and not player.quiet:
            begin(table, Window())
            return True
    return False


def may_use(table: Battleground, seat: SeatId) -> list[Option[str]]:
    """List the treasures of a seat's side, each kind once."""
    kinds = table.players[table.holder(seat)].treasures
    return [TREASURE_OPTIONS[kind] for kind in TREASURES if kind in kinds]


@state
class Window(Procedure):
    """A moment for treasures: the active player first, then clockwise, until all have passed."""

    passed: tuple[SeatId, ...] = ()

    script = ("ask_next",)

    def public(self) -> dict[str, Fact]:
        return {"passed": self.passed}

    def ask_next(self, table: Battleground) -> None:
        """Ask the next side that holds treasures and has not passed since the last use."""
        for holder in holders(table):
            if holder not in self.passed:
                partners = [
                    seat
                    for seat, side in enumerate(table.rules.side_of)
                    if side == table.rules.side_of[holder]
                ]
                if len(partners) == 1:
                    table.ask(holder, "treasure", self.menu, self.answered)
                else:
                    table.ask_first(partners, "treasure", self.menu, self.answered)
                return

    def menu(self, table: Battleground, seat: SeatId) -> list[Option[str]]:
        return [PASS_BY, QUIET, *may_use(table, seat)]

    def answered(self, table: Battleground, seat: SeatId, kind: str) -> None:
        holder = table.holder(seat)
        self.again()
        if kind in TREASURES:
            self.passed = ()
            begin(table, UseTreasure(seat, kind))
        else:
            self.passed = (*self.passed, holder)
            table.players[holder].quiet = kind == QUIET.code


def holders(table: Battleground) -> list[SeatId]:
    """List who is to be asked for treasures, in order: from the active player on."""
    seats = range(len(table.players))
    first = table.group[0]
    order = [*seats[first:], *seats[:first]]
    return [
        seat for seat in order if table.players[seat].treasures and not table.players[seat].quiet
    ]


@state
class UseTreasure(Procedure):
    """Show a treasure, choose a champion for it, discard it (AT-TREASURE-08)."""

    seat: SeatId
    kind: str

    script = ("show",)

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "kind": self.kind}

    def show(self, table: Battleground) -> None:
        table.players[table.holder(self.seat)].treasures.remove(self.kind)
        table.spent.append(self.kind)
        table.tell("treasure.used", seat=self.seat, treasure=self.kind)
        side_of = table.rules.side_of
        options = [
            champion_option(figure.id)
            for figure in table.figures.values()
            if side_of[figure.seat] == side_of[self.seat]
        ]
        if options:
            table.ask(self.seat, "treasure.champion", options, self.given)

    def given(self, table: Battleground, seat: SeatId, name: str) -> None:
        """Give the bonus to the end of the current turn, whoever's it is (AT-AMB-33)."""
        figure = table.figures[name]
        bonus = TREASURES[self.kind].bonus
        figure.strength += bonus.strength
        figure.defence += bonus.defence
        figure.speed += bonus.speed
        figure.keywords |= bonus.keywords
        table.tell("treasure.given", figure=figure.id, treasure=self.kind)


def draw_treasure(table: Battleground) -> str:
    """Take a random treasure out of the bag; an empty one is filled again (AT-TREASURE-06)."""
    if len(table.unseen) > len(table.chests):
        return table.chance.take(table.unseen)
    if not table.bag:
        table.bag, table.spent = table.spent, []
    return table.chance.take(table.bag) if table.bag else ""


def take_treasure(table: Battleground, seat: SeatId) -> None:
    """Gain a treasure from the bag (AT-TREASURE-04)."""
    kind = draw_treasure(table)
    if kind:
        gain_treasure(table, seat, kind)
