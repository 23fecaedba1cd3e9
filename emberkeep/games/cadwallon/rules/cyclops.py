"""The Cyclops: its movement die, and fights with it (chapter The Cyclops)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import CELLARS
from emberkeep.games.cadwallon.characters import CYCLOPS
from emberkeep.games.cadwallon.effects import CYCLOPS as CYCLOPS_DUE
from emberkeep.games.cadwallon.rules.aftermath import Brawl
from emberkeep.games.cadwallon.rules.options import PASS_CARD, option
from emberkeep.games.cadwallon.rules.reactions import open_window
from emberkeep.games.cadwallon.sheet import Act, sheet_of
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Fact, Procedure, SeatId, state

STAYS = 6


@state
class Prowl(Procedure):
    """The Cyclops moves: a card names the result, or the die does (CAD-CYCLOPS-02, CAD-AMB-146).

    `seat` may pay experience to throw again.
    """

    seat: SeatId
    roll: int = 0
    again_once: bool = True

    script = ("lure", "throw", "reroll", "go")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "roll": self.roll}

    def lure(self, table: City) -> None:
        table.lured = 0
        open_window(table, CYCLOPS_DUE, [self.seat, *table.others(self.seat)], CYCLOPS)

    def throw(self, table: City) -> None:
        if table.lured:
            self.roll = table.lured
            self.again("go")
            return
        self.roll = table.chance.roll()
        table.tell("cyclops.thrown", roll=self.roll)
        if self.again_once and sheet_of(table).rerolls_cyclops(self.roll):
            self.again_once = False
            self.again()

    def reroll(self, table: City) -> None:
        """The active player may pay for another throw, again and again (CAD-CYCLOPS-05)."""
        if table.players[self.seat].experience:
            table.ask(self.seat, "reroll", [PASS_CARD, option("xp")], self.paid)

    def paid(self, table: City, seat: SeatId, act: Act) -> None:
        if act.kind == "xp":
            table.players[seat].experience -= 1
            self.again("throw")

    def go(self, table: City) -> None:
        """It is put directly into its new room, and attacks whoever is there (CAD-CYCLOPS-06)."""
        table.lured = 0
        room = table.cyclops if self.roll == STAYS else CELLARS[self.roll - 1]
        if room == table.cyclops:
            return
        table.cyclops = room
        table.tell("cyclops.moved", room=room)
        if room in table.at:
            table.call(Brawl(CYCLOPS, table.at[room], room))
