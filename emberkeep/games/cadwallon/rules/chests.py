"""Chests: picking locks and smashing them (chapter Chests; CAD-EXPLORE-03, CAD-EXPLORE-16)."""

from __future__ import annotations

from emberkeep.games.cadwallon.arcana import ARCANA
from emberkeep.games.cadwallon.effects import PICK, PICKED, Ducats
from emberkeep.games.cadwallon.equipment import CROWBAR, LOCK_OPENER
from emberkeep.games.cadwallon.rules.dice import pay_reroll, rerolls, up_to
from emberkeep.games.cadwallon.rules.figures import has_gear
from emberkeep.games.cadwallon.rules.ledger import discard, discard_for_skill, gain, pay
from emberkeep.games.cadwallon.rules.loot import take
from emberkeep.games.cadwallon.rules.options import CARD_OPTIONS, PASS_CARD, QUIET, option
from emberkeep.games.cadwallon.rules.reactions import playable, wants_asking
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.games.cadwallon.state import ACTED, SKILLED, City, Figure
from emberkeep.games.cadwallon.tokens import CRYSTAL, SECURITY
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

STRONG_ARM = "strong-arm"
LUCK = "luck"  # of Sable (CAD-AMB-111)
BREAKS = 6  # what breaks the Lock-Opener (CAD-AMB-157)


def chest_options(table: City, figure: Figure) -> list[Option[Act]]:
    """List what a character may do with the chests of its room, as far as its AP go."""
    options: list[Option[Act]] = []
    chests = chests_at(table, figure.place)
    if not chests:
        return options
    actions = table.players[figure.seat].actions
    for chest in chests:
        name = "" if chest == figure.place else CRYSTAL
        price = pick_price(table, chest)
        if price <= actions:
            options.append(option("pick", name))
            options += [
                Option(f"{found.code}{'/crystal' if name else ''}", Act("master", name))
                for found in playable(table, figure.seat, (PICK,))
            ]
        price = smash_price(table, figure, chest)
        if price <= actions:
            options.append(option("smash", name))
        if 1 < price <= actions + 1 and has_strong_arm(figure):
            cards = dict.fromkeys(table.players[figure.seat].hand)
            options += [option(STRONG_ARM, f"{card}/{name}" if name else card) for card in cards]
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


def has_strong_arm(figure: Figure) -> bool:
    """Return whether Tortok can still smash a chest for a card and one AP less (CAD-AMB-105)."""
    return figure.id == "tortok" and not figure.used & SKILLED


def smash_with_card(table: City, figure: Figure, name: str) -> None:
    """Discard a card and smash a chest for one AP less (CAD-AMB-105)."""
    card, _, crystal = name.partition("/")
    discard_for_skill(table, figure.seat, card)
    figure.used |= SKILLED
    smash(table, figure, crystal, less=1)


def smash(table: City, figure: Figure, name: str, less: int = 0) -> None:
    """Smash a chest, which always succeeds (CADB-CHEST-03)."""
    chest = chest_of(figure, name)
    pay(table, figure.seat, smash_price(table, figure, chest) - less)
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


def any_card(table: City, seat: SeatId) -> list[Option[Act]]:
    """List the cards of a hand, each kind once."""
    return [CARD_OPTIONS[card] for card in dict.fromkeys(table.players[seat].hand)]


@state
class Picking(Procedure):
    """Pick a lock: one die, Mind or less; a failed pick uses up the action (CADB-CHEST-05)."""

    figure: str
    name: str
    master: bool = False
    roll: int = 0
    wins: tuple[int, ...] = ()  # the results that open the lock

    tinkered: bool = False

    script = ("pay_for_it", "throw", "reroll", "tinker", "settle", "false_bottom")

    def public(self) -> dict[str, Fact]:
        return {
            "figure": self.figure,
            "chest": self.name,
            "roll": self.roll,
            "tinkered": self.tinkered,
            "wins": self.wins,
        }

    def pay_for_it(self, table: City) -> None:
        figure = table.figures[self.figure]
        pay(table, figure.seat, pick_price(table, chest_of(figure, self.name)))
        figure.used |= ACTED
        if self.master:
            discard(table, figure.seat, "master-key")

    def throw(self, table: City) -> None:
        if not self.master:
            self.roll = table.chance.roll()
            self.wins = up_to(target(table.figures[self.figure]))
            table.tell("chest.thrown", figure=self.figure, roll=self.roll, wins=self.wins)

    def reroll(self, table: City) -> None:
        """A failed throw may be repeated, as often as it is paid for (CAD-XP-06, CAD-AMB-69)."""
        figure = table.figures[self.figure]
        kinds = rerolls(table, figure)
        if figure.id == "sable" and not figure.used & SKILLED:
            kinds.append(LUCK)
        if self.failed(figure) and kinds:
            options = [PASS_CARD, *[option(kind) for kind in kinds]]
            table.ask(figure.seat, "reroll", options, self.paid)

    def paid(self, table: City, seat: SeatId, act: Act) -> None:
        figure = table.figures[self.figure]
        if act.kind == "pass":
            return
        if act.kind == LUCK:
            figure.used |= SKILLED
            table.tell("rerolled", figure=figure.id, by=LUCK)
        else:
            pay_reroll(table, figure, act.kind)
        self.again("throw")

    def failed(self, figure: Figure) -> bool:
        return self.roll > target(figure)

    def tinker(self, table: City) -> None:
        """Davitto may turn a failure into a success for a card (CAD-AMB-98)."""
        figure = table.figures[self.figure]
        able = figure.id == "davitto" and not figure.used & SKILLED
        if able and self.failed(figure) and table.players[figure.seat].hand:
            about: dict[str, Fact] = {"figure": self.figure}
            table.ask(figure.seat, "tinker", self.tinker_menu, self.tinkers, about=about)

    def tinker_menu(self, table: City, seat: SeatId) -> list[Option[Act]]:
        return [PASS_CARD, *any_card(table, seat)]

    def tinkers(self, table: City, seat: SeatId, act: Act) -> None:
        if act.kind == "card":
            discard_for_skill(table, seat, act.name)
            table.figures[self.figure].used |= SKILLED
            self.tinkered = True

    def settle(self, table: City) -> None:
        figure = table.figures[self.figure]
        chest = chest_of(figure, self.name)
        opened = self.tinkered or not self.failed(figure)
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
