"""A die decides over a wound: that of a Crossbow or of a Snare (CAD-AMB-145, CAD-AMB-171)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.board import COLUMNS, ROOM_SET, SPACES, space_at
from emberkeep.games.cadwallon.equipment import CROSSBOW
from emberkeep.games.cadwallon.rules.dice import EXPERIENCE, from_on, pay_reroll, rerolls
from emberkeep.games.cadwallon.rules.figures import has_gear, is_enemy
from emberkeep.games.cadwallon.rules.options import PASS_CARD, option
from emberkeep.games.cadwallon.rules.wounds import wound
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.kernel import Fact, Procedure, SeatId, state

SHOOT: Final = "shoot"
CROSSBOW_WOUNDS: Final = 5  # and more
RANGE: Final = 3


def _lines(space: str) -> tuple[str, ...]:
    """List the street spaces in a straight line with nothing but streets between."""
    column, row = COLUMNS.index(space[0]), int(space[1:])
    found = []
    for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        for far in range(1, RANGE + 1):
            at = column + right * far
            near = space_at(at, row + down * far) if 0 <= at < len(COLUMNS) else ""
            if near not in SPACES or near in ROOM_SET:
                break
            found.append(near)
    return tuple(found)


LINES: Final = {space: _lines(space) for space in SPACES if space not in ROOM_SET}


def shot_at(table: City, figure: Figure) -> list[str]:
    """List the enemies whom a Crossbow reaches; figures between do not matter."""
    if not has_gear(figure, CROSSBOW):
        return []
    names = [table.at.get(place, "") for place in LINES.get(figure.place, ())]
    return [name for name in names if is_enemy(table, figure.seat, name)]


@state
class Shot(Procedure):
    """Throw for a wound; a failed throw may be repeated by whoever threw (CAD-AMB-69)."""

    seat: SeatId
    target: str
    wounds_on: int
    source: str
    bearer: str = ""  # of the Crossbow; nobody's is a snare
    roll: int = 0

    script = ("throw", "reroll", "settle")

    def public(self) -> dict[str, Fact]:
        return {
            "seat": self.seat,
            "target": self.target,
            "source": self.source,
            "roll": self.roll,
            "wins": from_on(self.wounds_on),
        }

    def throw(self, table: City) -> None:
        self.roll = table.chance.roll()
        wins = from_on(self.wounds_on)
        table.tell(self.source, seat=self.seat, figure=self.target, roll=self.roll, wins=wins)

    def reroll(self, table: City) -> None:
        if self.bearer:
            kinds = rerolls(table, table.figures[self.bearer])
        else:
            kinds = [EXPERIENCE] if table.players[self.seat].experience else []
        if kinds and self.roll < self.wounds_on:
            about: dict[str, Fact] = {"figure": self.target}
            options = [PASS_CARD, *[option(kind) for kind in kinds]]
            table.ask(self.seat, "reroll", options, self.paid, about=about)

    def paid(self, table: City, seat: SeatId, act: Act) -> None:
        if act.kind == "pass":
            return
        self.again("throw")
        if self.bearer:
            pay_reroll(table, table.figures[self.bearer], act.kind)
        else:
            table.players[seat].experience -= 1

    def settle(self, table: City) -> None:
        if self.roll >= self.wounds_on:
            wound(table, table.figures[self.target], self.source)
