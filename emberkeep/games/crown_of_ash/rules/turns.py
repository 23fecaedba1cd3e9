"""A turn: one minion, its action, one recruit (chapter Overview)."""

from __future__ import annotations

from typing import TypeAlias

from emberkeep.games.crown_of_ash.cards import CITADEL, GOLD_SLOT as GOLD_YIELD
from emberkeep.games.crown_of_ash.rules.abilities import own_turn_abilities, use_ability
from emberkeep.games.crown_of_ash.rules.battle import Battle, take_cards_back
from emberkeep.games.crown_of_ash.rules.building import Build, affordable, sites
from emberkeep.games.crown_of_ash.rules.recruiting import Hire, Recruit, hires
from emberkeep.games.crown_of_ash.rules.resources import UseStructure, gain
from emberkeep.games.crown_of_ash.state import (
    BATTLE_SLOTS,
    BUILD_SLOT,
    CITADEL_GATES,
    FLANKS,
    GOLD_SLOT,
    REFRESH_SLOT,
    RESOURCE_SLOTS,
    Ashlands,
    Slot,
    has_room,
)
from emberkeep.kernel import DONE, PASS, Fact, Option, Procedure, SeatId, state

Placement: TypeAlias = Slot | str

TO_GOLD: Option[Placement] = Option(GOLD_SLOT.id, GOLD_SLOT)
TO_BUILD: Option[Placement] = Option(BUILD_SLOT.id, BUILD_SLOT)
TO_REFRESH: Option[Placement] = Option(REFRESH_SLOT.id, REFRESH_SLOT)
TO_GATES: tuple[Option[Placement], ...] = tuple(Option(gate.id, gate) for gate in CITADEL_GATES)
TO_RESOURCES: dict[str, Option[Placement]] = {
    name: Option(slot.id, slot) for name, slot in RESOURCE_SLOTS.items()
}
TO_BATTLE: dict[str, Option[Placement]] = {
    name: Option(slot.id, slot) for name, slot in BATTLE_SLOTS.items()
}


def can_attack(table: Ashlands, seat: SeatId, name: str) -> bool:
    """Return whether a seat may fight for a region (COA-BATTLE-01, COA-BATTLE-02, COA-AMB-06).

    It must be another's, or the King's, and the seat must have a warrior in hand.
    """
    owner = table.regions[name].owner
    foreign = owner is not None and owner != seat
    kings = name == CITADEL and table.king
    return bool(table.players[seat].hand) and (foreign or kings)


def placements(table: Ashlands, seat: SeatId) -> list[Option[Placement]]:
    """List the slots where a seat may place a minion (COA-TURN-01, COA-AMB-72, COA-AMB-76)."""
    player = table.players[seat]
    armed = bool(player.hand)
    options = [TO_GOLD]
    if affordable(table, seat) and sites(table, seat):
        options.append(TO_BUILD)
    if not player.refreshed:
        options.append(TO_REFRESH)
    for name, region in table.regions.items():
        if not region.structures:  # closed (COA-AMB-05), and nobody's, or the citadel
            continue
        if has_room(table, RESOURCE_SLOTS[name]):
            options.append(TO_RESOURCES[name])
        if armed and region.owner != seat and has_room(table, BATTLE_SLOTS[name]):
            options.append(TO_BATTLE[name])
    if can_attack(table, seat, CITADEL):
        options += [
            to_gate
            for to_gate, gate in zip(TO_GATES, CITADEL_GATES, strict=True)
            if has_room(table, gate)
        ]
    return options


def place(table: Ashlands, seat: SeatId, slot: Slot) -> None:
    """Put a minion of a seat on a slot."""
    player = table.players[seat]
    player.minions -= 1
    if slot is REFRESH_SLOT:
        player.refreshed = True
    else:
        table.slots[slot.id] = (*table.slots[slot.id], seat)
    table.tell("placed", seat=seat, slot=slot.id)


def attack(table: Ashlands, seat: SeatId, slot: Slot) -> None:
    """Begin the battle for the region of a slot; a flank has seen its attack (COA-AMB-86)."""
    if slot.id in FLANKS:
        table.stormed += (slot.id,)
    defender = table.regions[slot.region].owner
    table.call(Battle(seat, defender, slot.region, slot.modifier))


@state
class Turn(Procedure):
    """A player's turn (COA-TURN-01 to the marker's passing)."""

    seat: SeatId
    slot: Slot | None = None

    script = ("place_minion", "act", "recruit", "close")

    def public(self) -> dict[str, Fact]:
        return {"seat": self.seat, "slot": self.slot.id if self.slot else ""}

    def place_minion(self, table: Ashlands) -> None:
        """Ask for a slot, or an ability that may be used now (COA-AMB-84)."""
        options = placements(table, self.seat)
        options += own_turn_abilities(table, self.seat, opening=True)
        table.ask(self.seat, "place", options, self.minion_placed)

    def minion_placed(self, table: Ashlands, seat: SeatId, choice: Placement) -> None:
        if isinstance(choice, str):
            use_ability(table, seat, choice)
            self.again()
            return
        self.slot = choice
        place(table, seat, choice)

    def act(self, table: Ashlands) -> None:
        """Carry out the action of the slot at once (COA-TURN-02, COA-TURN-05)."""
        slot = self.slot
        assert slot is not None
        match slot.kind:
            case "gold":
                gain(table, self.seat, GOLD_YIELD, "gold-slot")  # COA-GOLD-03
            case "resource":
                table.call(UseStructure(self.seat, slot.region))
            case "build":
                table.call(Build(self.seat))
            case "battle":
                attack(table, self.seat, slot)
            case _:
                refresh(table, self.seat)

    def recruit(self, table: Ashlands) -> None:
        """Offer one recruit before the marker is passed on (COA-TURN-03, COA-RECR-01)."""
        options: list[Option[Hire | str | None]] = [PASS, *hires(table, self.seat)]
        options += own_turn_abilities(table, self.seat, opening=False)
        table.ask(self.seat, "recruit", options, self.recruit_chosen)

    def recruit_chosen(self, table: Ashlands, seat: SeatId, choice: Hire | str | None) -> None:
        if choice is None:
            self.finish()
        elif isinstance(choice, str):
            use_ability(table, seat, choice)
            self.again()
        else:
            table.call(Recruit(seat, choice))

    def close(self, table: Ashlands) -> None:
        """Offer abilities once more after recruiting: it is still their turn (COA-AMB-84)."""
        abilities = own_turn_abilities(table, self.seat, opening=False)
        if abilities:
            options: list[Option[str | None]] = [DONE, *abilities]
            table.ask(self.seat, "turn.end", options, self.closed)

    def closed(self, table: Ashlands, seat: SeatId, ability: str | None) -> None:
        if ability is not None:
            use_ability(table, seat, ability)


def refresh(table: Ashlands, seat: SeatId) -> None:
    """Take back the battle cards, and turn the token active (COA-REFRESH-01, COA-ABIL-04)."""
    take_cards_back(table, seat)
    table.players[seat].ability = table.rules.abilities and not table.players[seat].automa
