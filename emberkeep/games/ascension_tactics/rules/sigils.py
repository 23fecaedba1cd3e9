"""What the sigils of the campaign do (AT-AMB-173 to AT-AMB-177).

A player may hold several of a kind, which add up. Those that can be used once in a scenario go to
`player.used` then.
"""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.rules.options import Act, champion_option
from emberkeep.games.ascension_tactics.state import Battleground, Player
from emberkeep.games.ascension_tactics.words import RANGED, Bonus
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

HASTE: Final = "haste"
MIGHT: Final = "might"
STONE: Final = "stone"
BOW: Final = "bow"
COIN: Final = "coin"
FLAME: Final = "flame"
CHEST: Final = "chest"
ROAD: Final = "road"
PURGE: Final = "purge"
OATH: Final = "oath"

FOR_A_CHAMPION: Final[dict[str, Bonus]] = {
    HASTE: Bonus(speed=1),
    MIGHT: Bonus(strength=1),
    STONE: Bonus(defence=2),
}
GIFT: Final = 2  # runes of a coin, power of a flame
SHOOT: Final = Option("sigil:bow", Act("sigil", BOW))


def unused(player: Player, sigil: str) -> int:
    """Count the sigils of a kind that a player has not used in this scenario."""
    return player.sigils.count(sigil) - player.used.count(sigil)


def use(table: Battleground, seat: SeatId, sigil: str) -> None:
    """Use up a sigil for this scenario (AT-AMB-174)."""
    player = table.players[seat]
    player.used = (*player.used, sigil)
    table.tell("sigil.used", seat=seat, sigil=sigil)


def open_first_turn(player: Player) -> None:
    """Take what coins and flames give with the gate of the first turn (AT-AMB-175)."""
    player.runes += GIFT * player.sigils.count(COIN)
    player.power += GIFT * player.sigils.count(FLAME)


def open_every_turn(player: Player) -> None:
    """Offer an order for nothing by each oath that is left (AT-AMB-174)."""
    player.free_orders = (*player.free_orders, *[OATH] * unused(player, OATH))


def bows(player: Player) -> list[Option[Act]]:
    """Offer a bow that is left."""
    return [SHOOT] if unused(player, BOW) else []


@state
class Shoot(Procedure):
    """A bow makes one champion ranged this turn (AT-AMB-174)."""

    seat: SeatId

    script = ("aim",)

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat}

    def aim(self, table: Battleground) -> None:
        use(table, self.seat, BOW)
        options = [champion_option(figure.id) for figure in table.figures_of(self.seat)]
        if options:
            table.ask(self.seat, "sigil.champion", options, self.given, about={"sigil": BOW})

    def given(self, table: Battleground, seat: SeatId, name: str) -> None:
        table.figures[name].keywords |= RANGED
        table.tell("buff", figure=name, source=BOW)
