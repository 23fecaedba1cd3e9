"""Structures: the offer, building, upgrading (chapter Structures)."""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import STRUCTURE_ROWS, Structure
from emberkeep.games.crown_of_ash.rules.adjusting import Adjust
from emberkeep.games.crown_of_ash.rules.resources import collect_yield
from emberkeep.games.crown_of_ash.state import PROVINCE_IDS, Ashlands
from emberkeep.kernel import Deck, Fact, Option, Procedure, SeatId, state

TILES = {tile: Option(f"tile:{tile.id}", tile) for tile in STRUCTURE_ROWS}
SITES = {name: Option(name, name) for name in PROVINCE_IDS}


def deal_structure(table: Ashlands, place: int) -> None:
    """Lay the next tile on a place of the offer (COA-BLD-09), level I first (COA-BLD-10).

    An empty stack is made anew of the tiles set aside (COA-BLD-12); without any, the place
    stays empty (COA-AMB-33).
    """
    if not any(table.quarry) and table.aside:
        table.quarry = [Deck(table.aside)]
        table.aside = []
    for stack in table.quarry:
        if stack:
            tile = stack.draw(table.chance)
            table.offer[place] = tile
            table.tell("offer.refilled", place=place, tile=tile.id)
            return
    table.offer[place] = None


def renew_offer(table: Ashlands) -> None:
    """Set the offer aside and deal a new one (COA-BLD-11, COA-END-04)."""
    table.aside += [tile for tile in table.offer if tile is not None]
    for place in range(len(table.offer)):
        deal_structure(table, place)


def affordable(table: Ashlands, seat: SeatId) -> list[Structure]:
    """List the tiles on offer that a seat has the gold for; nothing else pays (COA-AMB-25)."""
    gold = table.players[seat].store["gold"]
    return [tile for tile in table.offer if tile is not None and tile.gold <= gold]


def sites(table: Ashlands, seat: SeatId) -> list[str]:
    """List the provinces where a seat may build: free ones and its own (COA-BLD-05, COA-BLD-08)."""
    regions = table.regions
    return [name for name in PROVINCE_IDS if regions[name].owner in (None, seat)]


def raise_structure(table: Ashlands, seat: SeatId, tile: Structure, site: str) -> None:
    """Put a tile into a province and take control of it (COA-BLD-06, COA-BLD-07)."""
    region = table.regions[site]
    region.owner = seat
    region.structures = (*region.structures, tile)
    table.tell("built", seat=seat, tile=tile.id, region=site)
    deal_structure(table, table.offer.index(tile))


@state
class Build(Procedure):
    """A minion on the build slot (COA-BLD-02): a tile, a site, its yield, its defenders."""

    seat: SeatId
    tile: Structure | None = None
    site: str = ""

    script = ("choose_tile", "choose_site", "build", "collect", "adjust_defenders")

    def public(self) -> dict[str, Fact]:
        tile = self.tile.id if self.tile else ""
        return {"seat": self.seat, "tile": tile, "site": self.site}

    def choose_tile(self, table: Ashlands) -> None:
        options = [TILES[tile] for tile in affordable(table, self.seat)]
        table.ask(self.seat, "build.tile", options, self.tile_chosen)

    def tile_chosen(self, table: Ashlands, seat: SeatId, tile: Structure) -> None:
        del table, seat
        self.tile = tile

    def choose_site(self, table: Ashlands) -> None:
        options = [SITES[name] for name in sites(table, self.seat)]
        table.ask(self.seat, "build.site", options, self.site_chosen)

    def site_chosen(self, table: Ashlands, seat: SeatId, site: str) -> None:
        del table, seat
        self.site = site

    def build(self, table: Ashlands) -> None:
        """Pay the gold (COA-BLD-03) and place the tile."""
        assert self.tile is not None
        table.players[self.seat].store["gold"] -= self.tile.gold
        raise_structure(table, self.seat, self.tile, self.site)

    def collect(self, table: Ashlands) -> None:
        """Take at once what the new tile supplies (COA-BLD-04, COA-ALTAR-02)."""
        collect_yield(table, self.seat, self.site)

    def adjust_defenders(self, table: Ashlands) -> None:
        """Post warriors, automata too, in an old province or a new one (COA-AMB-78)."""
        table.call(Adjust(self.seat, self.site))
