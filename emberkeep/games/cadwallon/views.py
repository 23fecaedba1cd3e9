"""Who sees what: views built from what may be seen.

Hidden are the cards in other hands, the faces of Intrigues, ducats, and what lies face down
(CAD-AMB-85). `memory` holds what a player with a perfect memory would know besides: every payment
is made openly, so it knows all ducats. Whether people are shown it is an option.
"""

from __future__ import annotations

from collections.abc import Iterable

from emberkeep.games.cadwallon.arcana import RANKS, count_blue
from emberkeep.games.cadwallon.campaign import ROADS
from emberkeep.games.cadwallon.conditions import Condition, conditions
from emberkeep.games.cadwallon.missions import MISSIONS
from emberkeep.games.cadwallon.rules.missions import carriers, suffices
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import City, Figure
from emberkeep.games.cadwallon.tokens import TYPES
from emberkeep.kernel import Progress, Result, SeatId, Value, value


@value
class FigureView(Value):
    """A thief or a mercenary."""

    id: str
    seat: SeatId
    place: str
    fate: str
    wounds: int
    loot: tuple[str, ...]
    gear: str
    used: int
    slowed: int


@value
class PlayerView(Value):
    """A player. What is private is empty for everybody else, ducats are unknown (-1).

    `plots` says of each Intrigue in the hand how far its conditions are met.
    """

    seat: SeatId
    gang: str
    ducats: int
    actions: int
    experience: int
    hand_size: int
    blue_cards: int
    hand: tuple[str, ...]
    shown: tuple[str, ...]
    intrigue_count: int
    intrigues: tuple[str, ...]
    plots: tuple[tuple[Condition, ...], ...]
    cleared: tuple[str, ...]
    looked_at: tuple[str, ...]
    tokens: tuple[tuple[str, str], ...]
    quiet: bool
    mission: bool
    turned: int
    jailed: bool


@value
class RoomView(Value):
    """A place with something in it: a chest, a token face down or face up, locks."""

    id: str
    chest: str
    hidden: bool
    token: str
    locked: bool
    crystal_locked: bool


@value
class Memory(Value):
    """What a perfect memory knows: all ducats, cards of others by seat, and what is unseen."""

    ducats: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    arcana: tuple[str, ...]
    intrigues: tuple[str, ...]
    tokens: tuple[str, ...]
    missions: tuple[str, ...]


@value
class CityView(Value):
    """All that a seat, or a spectator, may know.

    `ready` lists for each open mission the seats whose gangs carry what is to be handed in, and
    `stations` the adventures of the campaign in order.
    """

    seat: SeatId | None
    mode: str
    sheet: str
    rounds: int
    alarm_round: int
    order: tuple[SeatId, ...]
    expansion: bool
    totals: bool
    furious: bool
    friends: bool
    patrols: bool
    memory_aid: bool
    road: str
    stations: tuple[str, ...]
    part: int
    parts: int
    scores: tuple[tuple[int, ...], ...]
    winners: tuple[tuple[SeatId, ...], ...]
    round: int
    alarm: bool
    active: SeatId
    turn: int
    players: tuple[PlayerView, ...]
    figures: tuple[FigureView, ...]
    guards: tuple[tuple[str, str], ...]
    held: tuple[tuple[str, str], ...]
    cyclops: str
    rooms: tuple[RoomView, ...]
    closed: tuple[str, ...]
    back: str
    deck_size: int
    discard: tuple[str, ...]
    missions: tuple[str, ...]
    ready: tuple[tuple[SeatId, ...], ...]
    missions_left: int
    equipment: tuple[str, ...]
    intrigues_left: int
    stopped: bool
    lured: int
    pieces: tuple[tuple[str, str], ...]
    counters: tuple[tuple[str, int], ...]
    progress: tuple[Progress, ...]
    memory: Memory | None
    result: Result | None


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort Arcana as their table lists them."""
    return tuple(sorted(cards, key=RANKS.__getitem__))


def view(table: City, seat: SeatId | None, *, with_memory: bool = True) -> CityView:
    """Build what a seat may see."""
    rules = table.rules
    sheet = sheet_of(table)
    return CityView(
        seat=seat,
        mode=rules.mode,
        sheet=rules.sheet,
        rounds=sheet.rounds,
        alarm_round=sheet.alarm,
        order=rules.order,
        expansion=rules.expansion,
        totals=rules.totals,
        furious=rules.furious,
        friends=rules.friends,
        patrols=rules.patrols,
        memory_aid=rules.memory_aid,
        road=rules.road,
        stations=tuple([each.id for each in ROADS.get(rules.road, ())]),
        part=rules.part,
        parts=rules.parts,
        scores=rules.scores,
        winners=rules.winners,
        round=table.round,
        alarm=table.alarm,
        active=table.active,
        turn=table.turn,
        players=tuple([_player(table, at, seat) for at in range(len(table.players))]),
        figures=tuple([_figure(figure) for figure in table.figures.values()]),
        guards=tuple(table.guards.items()),
        held=tuple(table.at.items()),
        cyclops=table.cyclops,
        rooms=_rooms(table),
        closed=table.closed,
        back=table.back,
        deck_size=len(table.purple) + len(table.blue),
        discard=tuple(table.discard),
        missions=tuple(table.missions),
        ready=_ready(table),
        missions_left=len(table.mission_deck),
        equipment=tuple(table.equipment),
        intrigues_left=len(table.intrigues),
        stopped=table.stopped,
        lured=table.lured,
        pieces=tuple(table.pieces.items()),
        counters=tuple(table.counters.items()),
        progress=table.progress(),
        memory=_memory(table, seat) if with_memory else None,
        result=table.result,
    )


def _player(table: City, at: SeatId, seat: SeatId | None) -> PlayerView:
    player = table.players[at]
    own = at == seat
    return PlayerView(
        seat=at,
        gang=table.rules.gangs[at],
        ducats=player.ducats if own or table.over else -1,
        actions=player.actions,
        experience=player.experience,
        hand_size=len(player.hand),
        blue_cards=count_blue(player.hand),
        hand=tuple(player.hand) if own else (),
        shown=in_order(player.shown),
        intrigue_count=len(player.intrigues),
        intrigues=tuple(player.intrigues) if own else (),
        plots=tuple([conditions(table, at, name) for name in player.intrigues if own]),
        cleared=player.cleared,
        looked_at=player.seen,
        tokens=tuple([(room, table.covered[room]) for room in player.seen]) if own else (),
        quiet=player.quiet,
        mission=player.mission,
        turned=player.turned,
        jailed=player.jailed,
    )


def _ready(table: City) -> tuple[tuple[SeatId, ...], ...]:
    """Find who carries enough for each open mission, as everybody sees."""
    seats = range(len(table.players))
    carried = [
        [kind for figure in carriers(table, at) for kind in figure.loot if kind in TYPES]
        for at in seats
    ]
    return tuple(
        [
            tuple([at for at in seats if name and suffices(MISSIONS[name], carried[at])])
            for name in table.missions
        ]
    )


def _figure(figure: Figure) -> FigureView:
    return FigureView(
        id=figure.id,
        seat=figure.seat,
        place=figure.place,
        fate=figure.fate,
        wounds=figure.wounds,
        loot=figure.loot,
        gear=figure.gear,
        used=figure.used,
        slowed=figure.slowed,
    )


def _rooms(table: City) -> tuple[RoomView, ...]:
    places = dict.fromkeys([*table.chests, *table.covered, *table.open])
    return tuple(
        [
            RoomView(
                id=room,
                chest=table.chests.get(room, ""),
                hidden=room in table.covered,
                token=table.open.get(room, ""),
                locked=room in table.locks,
                crystal_locked=f"{room}/crystal" in table.locks,
            )
            for room in places
        ]
    )


def unseen_arcana(table: City, seat: SeatId | None) -> list[str]:
    """List the Arcana of which a seat does not know where they are."""
    cards = [*table.purple, *table.blue]
    for at, player in enumerate(table.players):
        if at != seat:
            hand = list(player.hand)
            for card in known_hand(table, seat, at):
                hand.remove(card)
            cards += hand
    return list(in_order(cards))


def known_hand(table: City, seat: SeatId | None, holder: SeatId) -> list[str]:
    """List the cards that a seat knows to be in another's hand."""
    known = list(table.players[holder].shown)
    if seat is not None:
        known += [card for at, card in table.players[seat].knows if at == holder]
    return known


def unseen_intrigues(table: City, seat: SeatId | None) -> list[str]:
    """List the Intrigues of which a seat does not know where they are."""
    held = [n for at, player in enumerate(table.players) if at != seat for n in player.intrigues]
    return sorted([*table.intrigues, *held])


def unseen_tokens(table: City, seat: SeatId | None) -> list[str]:
    """List the tokens of which a seat does not know where they lie."""
    seen = () if seat is None else table.players[seat].seen
    looked = [kind for room, kind in table.covered.items() if kind and room not in seen]
    return sorted([*table.unseen, *looked])


def _memory(table: City, seat: SeatId | None) -> Memory:
    return Memory(
        ducats=tuple([player.ducats for player in table.players]),
        hands=tuple([in_order(known_hand(table, seat, at)) for at in range(len(table.players))]),
        arcana=tuple(unseen_arcana(table, seat)),
        intrigues=tuple(unseen_intrigues(table, seat)),
        tokens=tuple(unseen_tokens(table, seat)),
        missions=tuple(sorted(table.mission_deck)),
    )
