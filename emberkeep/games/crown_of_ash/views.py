"""Who sees what: views built from what may be seen.

Private are warriors and battle cards in hand, the fate card, attackers and battle cards laid face
down, and the discards under the top one (COA-AMB-35). All else is public. `memory` holds what a
player with a perfect memory would know besides; whether people are shown it is an option.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from emberkeep.games.crown_of_ash.cards import (
    AI_CARD_ROWS,
    BATTLE_CARD_ROWS,
    STRUCTURE_ROWS,
    WARRIOR_ROWS,
    AiCard,
    BattleCard,
    Structure,
    Warrior,
)
from emberkeep.games.crown_of_ash.rules.battle import Battle
from emberkeep.games.crown_of_ash.rules.strength import defence
from emberkeep.games.crown_of_ash.state import UNLIMITED, Ashlands
from emberkeep.kernel import Progress, Result, SeatId, Value, value

Row = TypeVar("Row", Warrior, BattleCard, Structure, AiCard)

WARRIOR_ORDER = {row: at for at, row in enumerate(WARRIOR_ROWS)}
CARD_ORDER = {row: at for at, row in enumerate(BATTLE_CARD_ROWS)}
TILE_ORDER = {row: at for at, row in enumerate(STRUCTURE_ROWS)}
AI_ORDER = {row: at for at, row in enumerate(AI_CARD_ROWS)}


@value
class PlayerView(Value):
    """A player's board. What is private is empty for everybody else."""

    seat: SeatId
    necromancer: str
    automa: bool
    vp: int
    sources: tuple[tuple[str, int], ...]
    bone: int
    ash: int
    blood: int
    sulphur: int
    gold: int
    minions: int
    refreshed: bool
    ability: bool
    royal: bool
    hand_size: int
    card_count: int
    graveyard: tuple[str, ...]
    last_card: str
    hand: tuple[str, ...]
    cards: tuple[str, ...]
    discard: tuple[str, ...]
    fate: str


@value
class RegionView(Value):
    """A region: structures from the lowest to the top, defenders, their strength."""

    id: str
    owner: SeatId | None
    structures: tuple[str, ...]
    defenders: tuple[str, ...]
    fortified: bool
    defence: int


@value
class SlotView(Value):
    """A slot of the board, whose minions stand there, and how many it takes this round."""

    id: str
    minions: tuple[SeatId, ...]
    limit: int | None


@value
class BattleView(Value):
    """A battle in progress; warriors and cards only as far as the seat may see them.

    Once revealed, it shows who fought, whatever has become of them since. Once compared, it shows
    what both totals are made of: warriors, card, gate.
    """

    region: str
    attacker: SeatId
    defender: SeatId | None
    modifier: int
    size: int
    warriors: tuple[str, ...]
    defenders: tuple[str, ...]
    cards: tuple[tuple[SeatId, str], ...]
    dice: tuple[tuple[SeatId, int], ...]
    attack: int
    defence: int
    attack_parts: tuple[int, ...]
    defence_parts: tuple[int, ...]
    won: bool | None


@value
class OpponentView(Value):
    """The automatic opponent's die, its used action cards, its recruits, its place on the scale."""

    seat: SeatId
    die: int
    used: tuple[str, ...]
    recruited: tuple[str, ...]
    scale: int


@value
class Memory(Value):
    """What a perfect memory knows: every hand, every pile, and what is left in the stacks."""

    hands: tuple[tuple[str, ...], ...]
    cards: tuple[tuple[str, ...], ...]
    discards: tuple[tuple[str, ...], ...]
    decks: tuple[tuple[str, ...], ...]
    tiles: tuple[tuple[str, ...], ...]
    actions: tuple[str, ...]


@value
class AshView(Value):
    """All that a seat, or a spectator, may know."""

    seat: SeatId | None
    round: int
    turn: int
    order: tuple[SeatId, ...]
    active: SeatId
    king: bool
    citadel_vp: tuple[int, ...]
    abilities: bool
    memory_aid: bool
    players: tuple[PlayerView, ...]
    regions: tuple[RegionView, ...]
    slots: tuple[SlotView, ...]
    row: tuple[str, ...]
    deck_sizes: tuple[int, ...]
    offer: tuple[str, ...]
    stack_size: int
    aside: tuple[str, ...]
    box: tuple[str, ...]
    progress: tuple[Progress, ...]
    battle: BattleView | None
    opponent: OpponentView | None
    memory: Memory | None
    result: Result | None


def in_order(rows: Iterable[Row], order: Mapping[Row, int]) -> list[Row]:
    """Sort components as their tables list them."""
    return sorted(rows, key=order.__getitem__)


def ordered_ids(rows: Iterable[Row], order: Mapping[Row, int]) -> tuple[str, ...]:
    return ids(in_order(rows, order))


def ids(
    rows: Sequence[Warrior] | Sequence[BattleCard] | Sequence[Structure] | Sequence[AiCard],
) -> tuple[str, ...]:
    return tuple([row.id for row in rows]) if rows else ()


def battle_of(table: Ashlands) -> Battle | None:
    """Find the battle in progress, if there is one."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, Battle):
            return procedure
    return None


def view(table: Ashlands, seat: SeatId | None, *, with_memory: bool = True) -> AshView:
    """Build what a seat may see."""
    battle = battle_of(table)
    return AshView(
        seat=seat,
        round=table.round,
        turn=table.turn,
        order=table.order,
        active=table.active,
        king=table.king,
        citadel_vp=table.rules.citadel_vp,
        abilities=table.rules.abilities,
        memory_aid=table.rules.memory_aid,
        players=tuple([_player(table, at, seat) for at in range(len(table.players))]),
        regions=_regions(table),
        slots=_slots(table),
        row=tuple(["" if w is None else w.id for w in table.row]),
        deck_sizes=tuple([len(deck) for deck in table.decks.values()]),
        offer=tuple(["" if tile is None else tile.id for tile in table.offer]),
        stack_size=sum([len(stack) for stack in table.quarry]),
        aside=ids(table.aside),
        box=ids(table.box),
        progress=table.progress(),
        battle=None if battle is None else _battle(table, battle, seat),
        opponent=_opponent(table),
        memory=_memory(table, battle) if with_memory else None,
        result=table.result,
    )


def _player(table: Ashlands, at: SeatId, seat: SeatId | None) -> PlayerView:
    player = table.players[at]
    own = at == seat
    open_hand = own or player.automa  # it plays its warriors face up (COA-AI-03)
    fate = player.fate
    store = player.store
    return PlayerView(
        seat=at,
        necromancer=player.necromancer,
        automa=player.automa,
        vp=player.vp,
        sources=tuple(player.sources.items()),
        bone=store["bone"],
        ash=store["ash"],
        blood=store["blood"],
        sulphur=store["sulphur"],
        gold=store["gold"],
        minions=player.minions,
        refreshed=player.refreshed,
        ability=player.ability,
        royal=player.royal,
        hand_size=len(player.hand),
        card_count=len(player.cards),
        graveyard=ids(player.graveyard),
        last_card=player.discard[-1].id if player.discard else "",
        hand=ids(player.hand) if open_hand else (),
        cards=ids(player.cards) if own else (),
        discard=ids(player.discard) if own else (),
        fate=fate.id if fate is not None and (own or table.over) else "",
    )


def _regions(table: Ashlands) -> tuple[RegionView, ...]:
    return tuple(
        [
            RegionView(
                id=name,
                owner=region.owner,
                structures=ids(region.structures),
                defenders=ids(region.defenders),
                fortified=bool(region.fortified),
                defence=defence(region) if region.defenders else 0,
            )
            for name, region in table.regions.items()
        ]
    )


def _slots(table: Ashlands) -> tuple[SlotView, ...]:
    """Show all slots; a flank that was attacked takes no more minions (COA-AMB-86)."""
    limits = table.rules.limits
    if table.stormed:
        closed = {name: len(table.slots[name]) for name in table.stormed}
        limits = {**limits, **closed}
    return tuple(
        [
            SlotView(name, minions, None if (limit := limits[name]) == UNLIMITED else limit)
            for name, minions in table.slots.items()
        ]
    )


def _battle(table: Ashlands, battle: Battle, seat: SeatId | None) -> BattleView:
    attackers = battle.attackers if battle.revealed else battle.warriors
    defenders = battle.defenders if battle.revealed else table.regions[battle.region].defenders
    seen = battle.revealed or battle.unmasked or seat == battle.attacker
    cards = [(at, card.id) for at, card in battle.cards.items() if battle.revealed or at == seat]
    return BattleView(
        region=battle.region,
        attacker=battle.attacker,
        defender=battle.defender,
        modifier=battle.modifier,
        size=len(attackers),
        warriors=ids(attackers) if seen else (),
        defenders=ids(defenders),
        cards=tuple(cards),
        dice=tuple(battle.dice.items()),
        attack=battle.attack,
        defence=battle.defence,
        attack_parts=_parts(battle, battle.attacker, battle.attack),
        defence_parts=_parts(battle, battle.defender, battle.defence),
        won=battle.won,
    )


def _parts(battle: Battle, side: SeatId | None, total: int) -> tuple[int, ...]:
    """Take a total apart into warriors, card and gate; the King has warriors alone."""
    if battle.won is None:
        return ()
    if side is None:
        return (total,)
    card = battle.card_strength(side)
    gate = battle.modifier if side == battle.attacker else 0
    return (total - card - gate, card, *([gate] if gate else []))


def _opponent(table: Ashlands) -> OpponentView | None:
    opponent = table.opponent
    if opponent is None:
        return None
    used, recruited = ids(opponent.used), ids(opponent.recruited)
    return OpponentView(opponent.seat, opponent.die, used, recruited, opponent.scale)


def _memory(table: Ashlands, battle: Battle | None) -> Memory:
    """Gather what was open to all at some time: recruits, plays, losses, what left the stacks."""
    hands = [player.hand for player in table.players]
    cards = [player.cards for player in table.players]
    if battle is not None and not battle.revealed:
        if not battle.unmasked:
            hands[battle.attacker] = [*hands[battle.attacker], *battle.warriors]
        for at, card in battle.cards.items():
            cards[at] = [*cards[at], card]
    opponent = table.opponent
    return Memory(
        hands=tuple([ordered_ids(hand, WARRIOR_ORDER) for hand in hands]),
        cards=tuple([ordered_ids(held, CARD_ORDER) for held in cards]),
        discards=tuple([ids(player.discard) for player in table.players]),
        decks=tuple([ordered_ids(d.cards(), WARRIOR_ORDER) for d in table.decks.values()]),
        tiles=tuple([ordered_ids(s.cards(), TILE_ORDER) for s in table.quarry]),
        actions=ordered_ids(opponent.deck.cards(), AI_ORDER) if opponent else (),
    )
