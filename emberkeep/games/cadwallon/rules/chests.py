"""Chests: picking locks and smashing them (chapter Chests; CAD-EXPLORE-03, CAD-EXPLORE-16)."""

from __future__ import annotations

from emberkeep.games.cadwallon.arcana import ARCANA
from emberkeep.games.cadwallon.effects import PICK, PICKED, Ducats
from emberkeep.games.cadwallon.equipment import CROWBAR, LOCK_OPENER
from emberkeep.games.cadwallon.rules.dice import pay_reroll, rerolls
from emberkeep.games.cadwallon.rules.figures import has_gear
from emberkeep.games.cadwallon.rules.ledger import discard, gain, pay
from emberkeep.games.cadwallon.rules.loot import take
from emberkeep.games.cadwallon.rules.options import PASS_CARD, QUIET, option
from emberkeep.games.cadwallon.rules.reactions import playable, wants_asking
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import ACTED, City, Figure
from emberkeep.games.cadwallon.tokens import CRYSTAL, SECURITY
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

BREAKS = 6  # what breaks the Lock-Opener (CAD-AMB-157)


def chest_options(table: City, figure: Figure) -> list[Option[Act]]:
    """List what a character may do with the chests of its room, as far as its AP go."""
    actions = table.players[figure.seat].actions
    options: list[Option[Act]] = []
    for chest in chests_at(table, figure.place):
        name = "" if chest == figure.place else CRYSTAL
        price = pick_price(table, chest)
        if price <= actions:
            options.append(option("pick", name))
            options += [
                Option(f"{found.code}{'/crystal' if name else ''}", Act("master", name))
                for found in playable(table, figure.seat, (PICK,))
            ]
        if smash_price(table, figure, chest) <= actions:
            options.append(option("smash", name))
    return options


def chests_at(table: City, room: str) -> list[str]:
    """Name the chests of a room: its own, and that of a crystal (CAD-AMB-26)."""
    chests = [room] if room in table.chests else []
    if table.open.get(room) == CRYSTAL:
        chests.append(f"{room}/{CRYSTAL}")
    return chests


def chest_of(figure: Figure, name: str) -> str:
    return f"{figure.place}/{CRYSTAL}" if name else figure.place


def surcharge(table: City, chest: str) -> int:
    """Count what Security or a lock add; they do not add up (CAD-AMB-27, CAD-AMB-132)."""
    return int(table.open.get(chest) == SECURITY or chest in table.locks)


def pick_price(table: City, chest: str) -> int:
    return 1 + surcharge(table, chest)


def smash_price(table: City, figure: Figure, chest: str) -> int:
    """Price a smashed chest, never below one AP (CAD-AMB-158)."""
    return max(1, 2 + surcharge(table, chest) - has_gear(figure, CROWBAR))


def smash(table: City, figure: Figure, name: str) -> None:
    """Smash a chest, which always succeeds (CADB-CHEST-03)."""
    chest = chest_of(figure, name)
    pay(table, figure.seat, smash_price(table, figure, chest))
    figure.used |= ACTED
    table.tell("chest.smashed", figure=figure.id, chest=chest)
    unlock(table, figure, chest)


def unlock(table: City, figure: Figure, chest: str) -> None:
    """Open a chest and take what is in it (CADB-CHEST-04, CAD-EXPLORE-18)."""
    table.locks = tuple([lock for lock in table.locks if lock != chest])
    if chest == figure.place:
        kind = table.chests.pop(chest)
        if table.open.get(chest) == SECURITY:
            del table.open[chest]
    else:
        kind = table.open.pop(figure.place)
    take(table, figure, kind)


def target(figure: Figure) -> int:
    """Return up to which result a pick succeeds (CADB-CHEST-02, CAD-AMB-157)."""
    return figure.row.mind + has_gear(figure, LOCK_OPENER)


@state
class Picking(Procedure):
    """Pick a lock: one die, Mind or less; a failed pick uses up the action (CADB-CHEST-05)."""

    figure: str
    name: str
    master: bool = False
    roll: int = 0

    script = ("pay_for_it", "throw", "reroll", "settle", "false_bottom")

    def public(self) -> dict[str, Fact]:
        return {"figure": self.figure, "chest": self.name, "roll": self.roll}

    def pay_for_it(self, table: City) -> None:
        figure = table.figures[self.figure]
        pay(table, figure.seat, pick_price(table, chest_of(figure, self.name)))
        figure.used |= ACTED
        if self.master:
            discard(table, figure.seat, "master-key")

    def throw(self, table: City) -> None:
        if not self.master:
            self.roll = table.chance.roll()
            table.tell("chest.thrown", figure=self.figure, roll=self.roll)

    def reroll(self, table: City) -> None:
        """A failed throw may be repeated, as often as it is paid for (CAD-XP-06, CAD-AMB-69)."""
        figure = table.figures[self.figure]
        kinds = rerolls(table, figure)
        if self.roll > target(figure) and kinds:
            options = [PASS_CARD, *[option(kind) for kind in kinds]]
            table.ask(figure.seat, "reroll", options, self.paid)

    def paid(self, table: City, seat: SeatId, act: Act) -> None:
        if act.kind != "pass":
            pay_reroll(table, table.figures[self.figure], act.kind)
            self.again("throw")

    def settle(self, table: City) -> None:
        figure = table.figures[self.figure]
        chest = chest_of(figure, self.name)
        opened = self.master or self.roll <= target(figure)
        if self.roll == BREAKS and has_gear(figure, LOCK_OPENER):
            figure.gear = ""
        table.tell("chest.picked", figure=self.figure, chest=chest, opened=opened)
        if opened:
            unlock(table, figure, chest)
        else:
            self.finish()

    def false_bottom(self, table: City) -> None:
        """After a pick a card may pay ducats, once (CAD-AMB-131)."""
        seat = table.figures[self.figure].seat
        if wants_asking(table, seat, (PICKED,)):
            table.ask(seat, "chest.card", self.menu, self.carded)

    def menu(self, table: City, seat: SeatId) -> list[Option[Act]]:
        return [PASS_CARD, QUIET, *playable(table, seat, (PICKED,))]

    def carded(self, table: City, seat: SeatId, act: Act) -> None:
        if act.kind == "card":
            discard(table, seat, act.name)
            effect = ARCANA[act.name].effect
            if isinstance(effect, Ducats):
                gain(table, seat, effect.ducats, "false-bottom")
        table.players[seat].quiet |= act.kind == "quiet"
