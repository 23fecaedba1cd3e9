"""Resources, tribute, special ingredients and gold (chapter Resources)."""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import BASICS, Goods
from emberkeep.games.crown_of_ash.rules.adjusting import Adjust
from emberkeep.games.crown_of_ash.rules.scoring import score
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import Fact, Option, Procedure, SeatId, state

BASIC_OPTIONS: dict[str, Option[str]] = {basic: Option(basic, basic) for basic in BASICS}
RETURN = Option("return", value=True)
LEAVE = Option("leave", value=False)


def pieces(goods: Goods) -> list[tuple[str, int]]:
    """List the named resources of some goods, with their numbers."""
    return [
        (name, number)
        for name, number in (
            ("bone", goods.bone),
            ("ash", goods.ash),
            ("blood", goods.blood),
            ("sulphur", goods.sulphur),
            ("gold", goods.gold),
        )
        if number
    ]


def gain(table: Ashlands, seat: SeatId, goods: Goods, source: str) -> None:
    """Take goods from the supply into the store (COA-RES-02, COA-TRIB-02).

    The automatic opponent scores 1 VP a resource instead (COA-AI-02, COA-AMB-51, COA-AMB-52).
    """
    player = table.players[seat]
    if player.automa:
        resources = sum(number for _, number in pieces(goods)) + goods.ingredients
        score(table, seat, resources + goods.vp, source)
        return
    for name, number in pieces(goods):
        _take(table, seat, name, number, source)
    score(table, seat, goods.vp, source)
    if goods.ingredients:
        table.call(GainIngredients(seat, goods.ingredients, source))


def _take(table: Ashlands, seat: SeatId, resource: str, number: int, source: str) -> None:
    """Store resources, as far as a strict supply has them (COA-AMB-26)."""
    if table.rules.strict_supply:
        number = min(number, table.supply(resource))
    if number:
        table.players[seat].store[resource] += number
        table.tell("gain", seat=seat, resource=resource, number=number, source=source)


@state
class GainIngredients(Procedure):
    """Special ingredients: each is one basic resource of choice, never gold (COA-SPEC-01)."""

    seat: SeatId
    left: int
    source: str

    script = ("choose_resource",)

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "left": self.left, "source": self.source}

    def choose_resource(self, table: Ashlands) -> None:
        strict = table.rules.strict_supply
        options = [
            option
            for basic, option in BASIC_OPTIONS.items()
            if not strict or table.supply(basic) > 0
        ]
        if options:
            table.ask(self.seat, "ingredient", options, self.resource_chosen)

    def resource_chosen(self, table: Ashlands, seat: SeatId, resource: str) -> None:
        _take(table, seat, resource, 1, self.source)
        self.left -= 1
        if self.left:
            self.again()


@state
class UseStructure(Procedure):
    """A minion on a resource slot: the yield, then tribute or the defenders (COA-RES-02)."""

    seat: SeatId
    region: str

    script = ("collect", "pay_tribute", "adjust_defenders")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "region": self.region}

    def collect(self, table: Ashlands) -> None:
        """Take what the visible structure supplies; an altar raises the dead instead."""
        collect_yield(table, self.seat, self.region)

    def pay_tribute(self, table: Ashlands) -> None:
        """Give another controller the tribute, from the supply (COA-TRIB-01, COA-TRIB-02)."""
        region = table.regions[self.region]
        if region.owner is not None and region.owner != self.seat:
            gain(table, region.owner, region.structures[-1].tribute, "tribute")

    def adjust_defenders(self, table: Ashlands) -> None:
        """Let a controller who visits himself adjust (COA-TRIB-03, COA-ADJ-01)."""
        if table.regions[self.region].owner == self.seat:
            table.call(Adjust(self.seat, self.region))


def collect_yield(table: Ashlands, seat: SeatId, region: str) -> None:
    """Take what the top structure of a region supplies (COA-BLD-04, COA-ALTAR-01)."""
    tile = table.regions[region].structures[-1]
    if tile.resurrection:
        if table.players[seat].graveyard:
            table.call(Resurrect(seat))
    else:
        gain(table, seat, tile.supplies, "structure")


@state
class Resurrect(Procedure):
    """The altar: all warriors of one graveyard come back, or none (COA-ALTAR-01)."""

    seat: SeatId

    script = ("offer_return",)

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat}

    def offer_return(self, table: Ashlands) -> None:
        """Ask, since returning is optional (COA-AMB-30); the opponent returns (COA-AMB-61)."""
        if table.players[self.seat].automa:
            self.returned(table, self.seat, returns=True)
        else:
            table.ask(self.seat, "altar", (RETURN, LEAVE), self.returned)

    def returned(self, table: Ashlands, seat: SeatId, returns: bool) -> None:  # noqa: FBT001  # an answer
        if returns:
            raise_dead(table, seat)


def raise_dead(table: Ashlands, seat: SeatId) -> None:
    """Return a whole graveyard to its owner's hand."""
    player = table.players[seat]
    if player.graveyard:
        table.tell("raised", seat=seat, warriors=tuple(w.id for w in player.graveyard))
        player.hand += player.graveyard
        player.graveyard.clear()
