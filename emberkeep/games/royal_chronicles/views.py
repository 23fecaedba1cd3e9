"""Who sees what: views built from what may be seen.

Private are the cards in hand and the packet one holds in the draft, the kept card, the arrangement
in progress and what a Sphinx shows. All else is public, the discard pile too (RC-AMB-31). Alone
against the Lich King, nothing is private. `memory` holds what a player with a perfect memory would
know besides; whether people are shown it is an option.
"""

from __future__ import annotations

from collections.abc import Iterable

from emberkeep.games.royal_chronicles.automa import ARMIES, PILES
from emberkeep.games.royal_chronicles.cards import BACKS, CARD_ROWS, Card
from emberkeep.games.royal_chronicles.memory import packet_groups, taker, trail_groups
from emberkeep.games.royal_chronicles.rules.abilities import Abilities
from emberkeep.games.royal_chronicles.rules.construction import next_works, price
from emberkeep.games.royal_chronicles.rules.deployment import Arrangement, carry_out
from emberkeep.games.royal_chronicles.rules.kingdom import (
    Goods,
    gold_income,
    resources,
    strength,
    total,
    unit_strengths,
)
from emberkeep.games.royal_chronicles.rules.recruitment import Picking, SoloDraft, by_order
from emberkeep.games.royal_chronicles.state import Lich, Piece, Player, Realm
from emberkeep.kernel import Procedure, Progress, Result, SeatId, Value, value


@value
class PieceView(Value):
    """A unit in play: its age tokens, its strength now, and whether that counts in war."""

    card: str
    tokens: int
    strength: int
    fights: bool


@value
class KingdomView(Value):
    """What stands in a kingdom, and what it makes as it stands."""

    front: tuple[PieceView, ...]
    back: tuple[PieceView, ...]
    front_room: int
    back_room: int
    artifacts: tuple[str, ...]
    buildings: tuple[tuple[str, int], ...]
    wood: int
    food: int
    ore: int
    income: int
    strength: int


@value
class PlayerView(Value):
    """A monarch. What is private is empty for everybody else."""

    seat: SeatId
    automa: bool
    vp: int
    sources: tuple[tuple[str, int], ...]
    gold: int
    hand_size: int
    kept_size: int
    hand: tuple[str, ...]
    kept: tuple[str, ...]
    kingdom: KingdomView


@value
class PlanView(Value):
    """One's own arrangement in progress: the kingdom as it would be, and what is left."""

    kingdom: KingdomView
    hand: tuple[str, ...]
    kept: tuple[str, ...]
    keeps: int
    placed: tuple[str, ...]
    dismissed: tuple[str, ...]
    artifact: str
    gold: int


@value
class ArmyView(Value):
    """The strength of an army in the war of this round, as far as the open cards tell."""

    army: str
    least: int
    most: int


@value
class LichView(Value):
    """The Lich King: his row with the time marker, his cards, the underworld, both armies."""

    seat: SeatId
    row: tuple[str, ...]
    backs: tuple[str, ...]
    marker: int
    cards: tuple[str, ...]
    underworld: tuple[str, ...]
    black: int
    purple: int
    armies: tuple[ArmyView, ...]


@value
class GroupView(Value):
    """Cards of a packet that was seen: each of these seats took one, the rest is still in it."""

    cards: tuple[str, ...]
    seats: tuple[SeatId, ...]


@value
class Memory(Value):
    """What a perfect memory knows: the packets that went by, and all cards not yet seen."""

    groups: tuple[GroupView, ...]
    unseen: tuple[str, ...]


@value
class RoyalView(Value):
    """All that a seat, or a spectator, may know."""

    seat: SeatId | None
    round: int
    phase: int
    direction: int
    gates: bool
    forge: bool
    per_icon: bool
    memory_aid: bool
    buildings: tuple[str, ...]
    players: tuple[PlayerView, ...]
    packet: tuple[str, ...]
    picked: tuple[str, ...]
    packet_sizes: tuple[int, ...]
    drawn: tuple[str, ...]
    deck_size: int
    discard: tuple[str, ...]
    plan: PlanView | None
    works: tuple[tuple[str, int], ...]
    lich: LichView | None
    progress: tuple[Progress, ...]
    memory: Memory | None
    result: Result | None


def ids(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])


def ordered(cards: Iterable[Card]) -> list[Card]:
    """Sort cards as their tables list them."""
    return sorted(cards, key=by_order)


def is_open(table: Realm, at: SeatId, seat: SeatId | None) -> bool:
    """Return whether a seat may see the cards of another: its own, and all in a game alone."""
    return at == seat or table.lich is not None


def view(
    table: Realm, seat: SeatId | None, *, with_memory: bool = True, with_works: bool = False
) -> RoyalView:
    """Build what a seat may see; `works` are for people alone, since bots read their options."""
    return RoyalView(
        seat=seat,
        round=table.round,
        phase=table.phase,
        direction=table.direction(),
        gates=table.rules.gates,
        forge=table.rules.forge,
        per_icon=table.rules.per_icon,
        memory_aid=table.rules.memory_aid,
        buildings=table.rules.buildings,
        players=tuple([_player(table, at, seat) for at in range(len(table.players))]),
        packet=_packet(table, seat),
        picked=_picked(table, seat),
        packet_sizes=tuple([len(packet[table.taken :]) for packet in table.packets]),
        drawn=_drawn(table, seat),
        deck_size=len(table.deck),
        discard=ids(table.discard),
        plan=_plan(table, seat),
        works=_works(table, seat) if with_works else (),
        lich=_lich(table),
        progress=table.progress(),
        memory=_memory(table, seat) if with_memory else None,
        result=table.result,
    )


def _player(table: Realm, at: SeatId, seat: SeatId | None) -> PlayerView:
    player = table.players[at]
    seen = is_open(table, at, seat)
    return PlayerView(
        seat=at,
        automa=player.automa,
        vp=player.vp,
        sources=tuple(player.sources.items()),
        gold=player.gold,
        hand_size=len(player.hand),
        kept_size=len(player.kept),
        hand=ids(player.hand) if seen else (),
        kept=ids(player.kept) if seen else (),
        kingdom=_kingdom(player),
    )


def _kingdom(player: Player) -> KingdomView:
    goods = resources(player)
    front, back = _rows(player, goods)
    wood, food, ore = goods
    return KingdomView(
        front=front,
        back=back,
        front_room=player.front_room(),
        back_room=player.back_room(),
        artifacts=ids(player.artifacts),
        buildings=tuple(player.buildings.items()),
        wood=wood,
        food=food,
        ore=ore,
        income=0 if player.automa else gold_income(player, goods),
        strength=total(strength(player, goods)),
    )


def _rows(player: Player, goods: Goods) -> tuple[tuple[PieceView, ...], tuple[PieceView, ...]]:
    numbers = unit_strengths(player, goods)
    fighting = {name for name, _ in strength(player, goods)}
    front, back = [
        tuple([_piece(piece, n, fighting) for piece, n in zip(row, found, strict=True)])
        for row, found in zip((player.front, player.back), numbers, strict=True)
    ]
    return front, back


def _piece(piece: Piece, number: int, fighting: set[str]) -> PieceView:
    return PieceView(piece.card.id, piece.tokens, number, piece.card.id in fighting)


def _packet(table: Realm, seat: SeatId | None) -> tuple[str, ...]:
    """Show the cards one chooses from in the draft."""
    top = table.stack[-1] if table.stack else None
    if isinstance(top, SoloDraft):
        return ids(top.cards)
    if seat is None or not table.packets:
        return ()
    return ids(table.packets[table.packet_of(seat)][table.taken :])


def _picked(table: Realm, seat: SeatId | None) -> tuple[str, ...]:
    chapter = _apart(table, seat)
    return ids(chapter.chosen) if isinstance(chapter, Picking) else ()


def _apart(table: Realm, seat: SeatId | None) -> Procedure | None:
    """Find the private chapter of a seat."""
    for branch in table.branches:
        if branch.seat == seat:
            return branch.chapter
    return None


def abilities_of(table: Realm) -> Abilities | None:
    for procedure in reversed(table.stack):
        if isinstance(procedure, Abilities):
            return procedure
    return None


def _drawn(table: Realm, seat: SeatId | None) -> tuple[str, ...]:
    abilities = abilities_of(table)
    if abilities is None:
        return ()
    own = [cards for at, cards in abilities.drawn.items() if is_open(table, at, seat)]
    return ids(own[0]) if own else ()


def _plan(table: Realm, seat: SeatId | None) -> PlanView | None:
    plan = _apart(table, seat)
    if seat is None or not isinstance(plan, Arrangement):
        return None
    return PlanView(
        kingdom=_kingdom(_planned(table, seat)),
        hand=ids(plan.hand),
        kept=ids(plan.kept),
        keeps=plan.keeps,
        placed=ids(plan.placed),
        dismissed=ids(plan.dismissed),
        artifact="" if plan.artifact is None else plan.artifact.id,
        gold=plan.gold,
    )


def _planned(table: Realm, seat: SeatId) -> Player:
    """Give a seat's kingdom, as it would be while one arranges it."""
    plan = _apart(table, seat)
    twin = table.players[seat].copy()
    if isinstance(plan, Arrangement):
        carry_out(twin, plan)
    return twin


def _works(table: Realm, seat: SeatId | None) -> tuple[tuple[str, int], ...]:
    """Price what a seat's kingdom, as it stands or is planned, has the resources to build."""
    if seat is None or table.players[seat].automa:
        return ()
    player = _planned(table, seat)
    goods = resources(player)
    priced = [
        (option.code, price(player, option.value, goods))
        for name in table.rules.buildings
        for option in next_works(player, name)
    ]
    return tuple([(code, gold) for code, gold in priced if gold is not None])


def _army(lich: Lich, army: str) -> ArmyView:
    """Add up the card with the time marker and the next one, whichever that may be."""
    piles = [
        [lich.row[place]] if place < lich.turned else PILES[BACKS[place]]
        for place in (lich.marker, lich.marker + 1)
    ]
    numbers = [[row.black if army == "black" else row.purple for row in pile] for pile in piles]
    return ArmyView(
        army, sum([min(each) for each in numbers]), sum([max(each) for each in numbers])
    )


def _lich(table: Realm) -> LichView | None:
    lich = table.lich
    if lich is None:
        return None
    return LichView(
        seat=lich.seat,
        row=tuple([c.id if at < lich.turned else "" for at, c in enumerate(lich.row)]),
        backs=BACKS,
        marker=lich.marker,
        cards=tuple([card.id for card in lich.cards]),
        underworld=ids(ordered(lich.underworld.cards())),
        black=lich.black,
        purple=lich.purple,
        armies=tuple([_army(lich, army) for army in ARMIES if lich.marker + 1 < len(BACKS)]),
    )


# --- Memory ---------------------------------------------------------------------------------------


def hidden_cards(table: Realm, seat: SeatId | None, known: Iterable[Card] = ()) -> list[Card]:
    """Gather all cards that a seat cannot see and does not know, in their order."""
    places: list[list[Card]] = [table.deck.bag, table.deck.top]
    if table.lich is None:
        for at in table.people():
            if at != seat:
                player = table.players[at]
                places += [player.hand, player.kept]
                if table.packets:
                    places.append(table.packets[table.packet_of(at)][table.taken :])
        abilities = abilities_of(table)
        if abilities is not None:
            places += [cards for at, cards in abilities.drawn.items() if at != seat]
    hidden = bytearray(len(CARD_ROWS))
    for cards in places:
        for card in cards:
            hidden[card.order] = 1
    for card in known:
        hidden[card.order] = 0
    return [card for card in CARD_ROWS if hidden[card.order]]


def _memory(table: Realm, seat: SeatId | None) -> Memory:
    found: list[GroupView] = []
    known: list[Card] = []
    for at, packet in enumerate(table.packets):
        step = table.direction()
        for group in packet_groups(table, seat, at):
            if not group.unknown:
                cards = [packet[place] for place in group.places]
                gone = [place for place in group.places if place < table.taken]
                found.append(_group(table, at, step, cards, gone))
                known += cards
    for trail in table.trails:
        for group in trail_groups(table, seat, trail):
            if not group.unknown:
                cards = [card for p in group.places if (card := trail.cards[p]) is not None]
                found.append(_group(table, trail.packet, trail.step, cards, group.places))
                known += cards
    return Memory(tuple(found), ids(hidden_cards(table, seat, known)))


def _group(
    table: Realm, packet: int, step: int, cards: list[Card], gone: Iterable[int]
) -> GroupView:
    each, people = table.each(), table.rules.people
    seats = [taker(packet, place, step, each, people) for place in gone]
    return GroupView(ids(ordered(cards)), tuple(seats))
