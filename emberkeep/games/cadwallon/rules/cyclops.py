"""The Cyclops: its movement die, and fights with it (chapter The Cyclops)."""

from __future__ import annotations

from emberkeep.games.cadwallon.board import CELLARS
from emberkeep.games.cadwallon.characters import CYCLOPS
from emberkeep.games.cadwallon.effects import CYCLOPS as CYCLOPS_DUE
from emberkeep.games.cadwallon.equipment import LANTERN
from emberkeep.games.cadwallon.rules.aftermath import Brawl
from emberkeep.games.cadwallon.rules.dice import EXPERIENCE
from emberkeep.games.cadwallon.rules.figures import has_gear
from emberkeep.games.cadwallon.rules.options import PASS_CARD, option
from emberkeep.games.cadwallon.rules.reactions import open_window
from emberkeep.games.cadwallon.sheet import Act, sheet_of
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Fact, Procedure, SeatId, state

STAYS = 6


@state
class Prowl(Procedure):
    """The Cyclops moves: a card names the result, or the die does (CAD-CYCLOPS-02, CAD-AMB-146).

    `seat` may pay experience to throw again. `figure` is who has come down, if anybody has: a
    Lantern of theirs throws the die again once, before experience does (CAD-AMB-166).
    """

    seat: SeatId
    figure: str = ""
    roll: int = 0
    again_once: bool = True
    lantern: bool = False

    script = ("lure", "throw", "reroll", "go")

    def public(self) -> dict[str, Fact]:
        return {
            "seat": self.seat,
            "figure": self.figure,
            "roll": self.roll,
            "again_once": self.again_once,
            "lantern": self.lantern,
        }

    def lure(self, table: City) -> None:
        self.lantern = bool(self.figure) and has_gear(table.figures[self.figure], LANTERN)
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
        kinds = [LANTERN] if self.lantern else []
        kinds += [EXPERIENCE] if table.players[self.seat].experience else []
        if kinds:
            about: dict[str, Fact] = {"figure": CYCLOPS}
            options = [PASS_CARD, *[option(kind) for kind in kinds]]
            table.ask(self.seat, "reroll", options, self.paid, about=about)

    def paid(self, table: City, seat: SeatId, act: Act) -> None:
        if act.kind == "pass":
            return
        self.lantern = False
        if act.kind == EXPERIENCE:
            table.players[seat].experience -= 1
        table.tell("rerolled", figure=CYCLOPS, by=act.kind)
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
