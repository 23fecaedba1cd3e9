"""The outline of a position: what a seat may know of it, from a table or from a view."""

from __future__ import annotations

from emberkeep.games.crown_of_ash.cards import (
    BASICS,
    BATTLE_CARDS,
    CITADEL,
    FATE_CARDS,
    STRUCTURES,
    WARRIORS,
    Warrior,
)
from emberkeep.games.crown_of_ash.odds import CARD_BITS, mask_of
from emberkeep.games.crown_of_ash.rules.battle import Battle
from emberkeep.games.crown_of_ash.rules.scoring import stack_value
from emberkeep.games.crown_of_ash.rules.strength import defence
from emberkeep.games.crown_of_ash.state import (
    BATTLE_SLOTS,
    CITADEL_GATES,
    PROVINCE_IDS,
    Ashlands,
    has_room,
)
from emberkeep.games.crown_of_ash.views import AshView, PlayerView
from emberkeep.kernel import SeatId, Value, value


@value
class Holding(Value):
    """What one seat has, as far as the seat that judges knows it."""

    automa: bool
    vp: int
    gold: int
    basics: tuple[int, ...]
    hand: tuple[Warrior, ...]
    buried: tuple[Warrior, ...]
    cards: int
    minions: int
    ability: bool
    fate: tuple[str, ...]


@value
class Land(Value):
    """A region that somebody holds: what it scores, and how it can be attacked this round."""

    owner: SeatId | None
    worth: int
    defence: int
    defenders: tuple[Warrior, ...]
    citadel: bool = False
    open: bool = True
    gate: int = 0


@value
class Sketch(Value):
    """The outline of a position."""

    round: int
    order: tuple[SeatId, ...]
    citadel_vp: tuple[int, ...]
    seats: tuple[Holding, ...]
    lands: tuple[Land, ...]


def sketch_of_table(table: Ashlands, seat: SeatId | None) -> Sketch:
    """Outline a table as a seat knows it; nobody in particular knows every fate."""
    seats = []
    battle = _battle(table)
    for at, player in enumerate(table.players):
        store = player.store
        hand = tuple(player.hand)
        cards = mask_of(player.cards)
        if battle is not None:
            if at == battle.attacker:
                hand += tuple(battle.warriors)
            if not battle.revealed and at in battle.cards:
                cards |= CARD_BITS[battle.cards[at]]
        fate = player.fate
        seats.append(
            Holding(
                player.automa,
                player.vp,
                store["gold"],
                (store["bone"], store["ash"], store["blood"], store["sulphur"]),
                hand,
                tuple(player.graveyard),
                cards,
                player.minions,
                player.ability,
                fate.types if fate is not None and (seat is None or at == seat) else (),
            )
        )
    lands = []
    for name in PROVINCE_IDS:
        region = table.regions[name]
        if region.owner is not None:
            free = has_room(table, BATTLE_SLOTS[name])
            worth = stack_value(region.structures)
            lands.append(Land(region.owner, worth, defence(region), region.defenders, open=free))
    citadel = table.regions[CITADEL]
    gate = next(gate.modifier for gate in CITADEL_GATES if has_room(table, gate))
    vp = table.rules.citadel_vp
    lands.append(
        Land(
            citadel.owner,
            vp[max(table.round, 1) - 1],
            defence(citadel),
            citadel.defenders,
            citadel=True,
            gate=gate,
        )
    )
    return Sketch(max(table.round, 1), table.order, vp, tuple(seats), tuple(lands))


def _battle(table: Ashlands) -> Battle | None:
    for procedure in table.stack:
        if isinstance(procedure, Battle):
            return procedure
    return None


def sketch_of_view(view: AshView, seat: SeatId) -> Sketch:
    """Outline a view; the memory in it holds hands and cards."""
    slots = {slot.id: slot.limit is None or len(slot.minions) < slot.limit for slot in view.slots}
    round_ = max(view.round, 1)
    lands = []
    for region in view.regions:
        citadel = region.id == CITADEL
        if not citadel and region.owner is None:
            continue
        if citadel:
            worth = view.citadel_vp[round_ - 1]
            gate = next(gate.modifier for gate in CITADEL_GATES if slots[gate.id])
            free = True
        else:
            worth = stack_value(tuple([STRUCTURES[name] for name in region.structures]))
            gate = 0
            free = slots[BATTLE_SLOTS[region.id].id]
        defenders = tuple([WARRIORS[name] for name in region.defenders])
        lands.append(Land(region.owner, worth, region.defence, defenders, citadel, free, gate))
    seats = tuple([_holding_of_view(view, player, seat) for player in view.players])
    return Sketch(round_, view.order, view.citadel_vp, seats, tuple(lands))


def _holding_of_view(view: AshView, player: PlayerView, seat: SeatId) -> Holding:
    at = player.seat
    memory = view.memory
    assert memory is not None, "bots are handed views with a memory"
    hand = set(memory.hands[at])
    battle = view.battle
    if battle is not None and battle.won is None and battle.attacker == at:
        hand |= set(battle.warriors)
    return Holding(
        player.automa,
        player.vp,
        player.gold,
        tuple([getattr(player, name) for name in BASICS]),
        tuple([WARRIORS[name] for name in sorted(hand)]),
        tuple([WARRIORS[name] for name in player.graveyard]),
        mask_of([BATTLE_CARDS[name] for name in memory.cards[at]]),
        player.minions,
        player.ability,
        FATE_CARDS[player.fate].types if player.fate and at == seat else (),
    )
