"""Players, regions and the table of Crown of Ash: data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from emberkeep.games.crown_of_ash.cards import (
    CITADEL,
    CITADEL_SLOT_ROWS,
    MINIONS_EACH,
    PROVINCE_ROWS,
    RESOURCES,
    STRICT_SUPPLY,
    AiCard,
    BattleCard,
    FateCard,
    Structure,
    Warrior,
)
from emberkeep.kernel import Deck, SeatId, State, Table, Value, state, value


@value
class Slot(Value):
    """A place for minions on the board, or the refresh slot of a player's own board."""

    id: str
    kind: str
    region: str = ""
    modifier: int = 0


GOLD_SLOT = Slot("gold", "gold")
BUILD_SLOT = Slot("build", "build")
REFRESH_SLOT = Slot("refresh", "refresh")
RESOURCE_SLOTS = {p.id: Slot(f"{p.id}/resource", "resource", p.id) for p in PROVINCE_ROWS}
BATTLE_SLOTS = {p.id: Slot(f"{p.id}/battle", "battle", p.id) for p in PROVINCE_ROWS}
CITADEL_GATES = tuple(
    Slot(f"{CITADEL}/{row.id}", "battle", CITADEL, row.modifier) for row in CITADEL_SLOT_ROWS
)
BOARD_SLOTS = {
    slot.id: slot
    for slot in (
        GOLD_SLOT,
        BUILD_SLOT,
        *RESOURCE_SLOTS.values(),
        *BATTLE_SLOTS.values(),
        *CITADEL_GATES,
    )
}
FLANKS = frozenset(f"{CITADEL}/{row.id}" for row in CITADEL_SLOT_ROWS if row.once)
PROVINCE_IDS = tuple(row.id for row in PROVINCE_ROWS)
REGION_IDS = (*PROVINCE_IDS, CITADEL)

UNLIMITED = 1000  # more minions than there are

STRICT_CAPS: dict[str, int] = {name: getattr(STRICT_SUPPLY, name) for name in RESOURCES}


@value
class Rules(Value):
    """What was agreed before the game: the options, and what the number of players decides."""

    size: int
    abilities: bool
    clockwise: bool
    strict_supply: bool
    memory_aid: bool
    limits: Mapping[str, int]
    citadel_vp: tuple[int, ...]


@state
class Player(State):
    """One necromancer: board, store, hand."""

    necromancer: str
    automa: bool = False
    vp: int = 0
    sources: dict[str, int] = field(default_factory=dict)
    store: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    minions: int = MINIONS_EACH
    refreshed: bool = False
    ability: bool = False
    royal: bool = False
    hand: list[Warrior] = field(default_factory=list)
    graveyard: list[Warrior] = field(default_factory=list)
    cards: list[BattleCard] = field(default_factory=list)
    discard: list[BattleCard] = field(default_factory=list)
    fate: FateCard | None = None


@state
class Region(State):
    """A province or the citadel. Structures lie from the lowest to the one that is in use."""

    owner: SeatId | None = None
    structures: tuple[Structure, ...] = ()
    defenders: tuple[Warrior, ...] = ()
    fortified: tuple[Warrior, ...] = ()


@state
class Opponent(State):
    """What the automatic opponent has besides a player's things."""

    seat: SeatId
    deck: Deck[AiCard]
    used: list[AiCard] = field(default_factory=list)
    recruited: list[Warrior] = field(default_factory=list)  # the first one first
    scale: int = 0
    die: int = 0


@state
class Ashlands(Table):
    """The table of Crown of Ash."""

    rules: Rules
    players: list[Player]
    regions: dict[str, Region]
    slots: dict[str, tuple[SeatId, ...]]
    decks: dict[int, Deck[Warrior]]
    row: list[Warrior | None]
    quarry: list[Deck[Structure]]
    offer: list[Structure | None]
    aside: list[Structure]
    box: tuple[Structure, ...]
    order: tuple[SeatId, ...]
    opponent: Opponent | None
    king: bool = True
    stormed: tuple[str, ...] = ()  # the flanks that were attacked this round
    round: int = 1
    turn: int = 0
    active: SeatId = 0

    def player(self, seat: SeatId) -> Player:
        return self.players[seat]

    def people(self) -> list[SeatId]:
        """List the seats of people and bots: all but the automatic opponent."""
        return [seat for seat, player in enumerate(self.players) if not player.automa]

    def provinces_of(self, seat: SeatId) -> list[str]:
        return [name for name in PROVINCE_IDS if self.regions[name].owner == seat]

    def supply(self, resource: str) -> int:
        """Count what the strict supply has left of a resource (COA-AMB-26)."""
        cap: int = STRICT_CAPS[resource]
        return cap - sum(player.store[resource] for player in self.players)

    def seat_of(self, necromancer: str) -> SeatId | None:
        """Find who plays a necromancer with abilities: nobody without the advanced rules."""
        if self.rules.abilities:
            for seat, player in enumerate(self.players):
                if player.necromancer == necromancer and not player.automa:
                    return seat
        return None


def has_room(table: Ashlands, slot: Slot) -> bool:
    """Return whether one more minion may stand on a slot (COA-RES-03, COA-RES-04, COA-CIT-11).

    A flank that was attacked stays closed, even if its minion is commanded away (COA-AMB-86).
    """
    return len(table.slots[slot.id]) < table.rules.limits[slot.id] and slot.id not in table.stormed
