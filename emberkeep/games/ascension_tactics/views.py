"""Who sees what: views built from what may be seen.

Hidden are the cards in other hands, what others put back on their decks, the order of all decks,
and which treasures others hold or lie face down. `memory` holds what a player with a perfect memory
would know besides; whether people are shown it is an option.
"""

from __future__ import annotations

from collections.abc import Iterable

from emberkeep.games.ascension_tactics.rows import Card, Scheme
from emberkeep.games.ascension_tactics.rules.fighting import value_of
from emberkeep.games.ascension_tactics.rules.scoring import (
    controller,
    influence,
    shrine_glory,
    shrines,
)
from emberkeep.games.ascension_tactics.rules.stats import (
    defence,
    keywords,
    order_cost,
    speed,
    strength,
)
from emberkeep.games.ascension_tactics.state import Battleground, Campaign, Figure, Player, Villains
from emberkeep.games.ascension_tactics.tokens import TREASURES
from emberkeep.games.ascension_tactics.words import KEYWORDS
from emberkeep.kernel import Progress, Result, SeatId, Value, value


@value
class BonusView(Value):
    """A bonus that lasts beyond the turn, and the seat whose turn ends it."""

    strength: int
    defence: int
    speed: int
    keywords: tuple[str, ...]
    until: SeatId


@value
class FigureView(Value):
    """A champion, on the battlefield or off it, with its numbers as they are now."""

    id: str
    champion: str
    seat: SeatId
    lead: SeatId
    cell: str
    ready: bool
    damage: int
    strength: int
    defence: int
    speed: int
    order: int
    keywords: tuple[str, ...]
    constructs: tuple[str, ...]
    strength_bonus: int
    defence_bonus: int
    speed_bonus: int
    bonus_keywords: tuple[str, ...]
    lasting: tuple[BonusView, ...]
    value: int


@value
class WaitingView(Value):
    """An allegiance that waits for a card of its faction."""

    faction: str
    source: str


@value
class PlayerView(Value):
    """A player. What is private is empty for everybody else.

    `deck_top` lists what lies on top of the deck, the next card last; unknown cards are empty.
    """

    seat: SeatId
    automa: bool
    gate: str
    glory: int
    runes: int
    purse: int
    power: int
    turns: int
    hand_size: int
    hand: tuple[str, ...]
    shown: tuple[str, ...]
    deck_size: int
    deck_top: tuple[str, ...]
    discard: tuple[str, ...]
    played: tuple[str, ...]
    tally: tuple[str, ...]
    waiting: tuple[WaitingView, ...]
    treasure_count: int
    treasures: tuple[str, ...]
    quiet: bool
    topdeck: bool
    topdeck_construct: bool
    discount: int
    free_orders: tuple[str, ...]
    next_ordered: tuple[BonusView, ...]
    free_card: bool
    sigils: tuple[str, ...]
    used_sigils: tuple[str, ...]


@value
class CellView(Value):
    """A cell that is not plain: its terrain, who deploys there, who holds its beacon.

    A shrine has the glory it pays, and how many champions each side has on and around it, by the
    side's first seat.
    """

    id: str
    terrain: str
    portal: tuple[SeatId, ...]
    beacon: SeatId | None
    treasure: bool
    controller: SeatId | None
    glory: int
    influence: tuple[tuple[SeatId, int], ...]


@value
class VillainsView(Value):
    """The villains: their schemes, and who wants to go where."""

    seat: SeatId
    boss: str
    threat: int
    deck_size: int
    discard: tuple[str, ...]
    open: tuple[str, ...]
    hand_size: int
    hand: tuple[str, ...]
    bearers: tuple[tuple[str, str], ...]
    goals: tuple[tuple[str, str], ...]
    fallen: bool


@value
class CampaignView(Value):
    """How far the campaign is, and which sigils were drawn: kept ones by seat, those gone."""

    scenario: int
    difficulty: str
    attempt: int
    kept: tuple[tuple[str, ...], ...]
    gone: tuple[str, ...]
    extra: tuple[str, ...]


@value
class Memory(Value):
    """What a perfect memory knows: the cards of each player that are unseen, and what is left."""

    unseen: tuple[tuple[str, ...], ...]
    center: tuple[str, ...]
    treasures: tuple[str, ...]
    schemes: tuple[str, ...]


@value
class TacticsView(Value):
    """All that a seat, or a spectator, may know."""

    seat: SeatId | None
    mode: str
    scenario: str
    target: int
    villain_target: int
    turn: int
    group: tuple[SeatId, ...]
    groups: tuple[tuple[SeatId, ...], ...]
    sides: tuple[int, ...]
    memory_aid: bool
    players: tuple[PlayerView, ...]
    figures: tuple[FigureView, ...]
    cells: tuple[CellView, ...]
    circle: str
    circle_of: SeatId
    turret: str
    turret_of: SeatId
    banners: tuple[tuple[SeatId, str, int], ...]
    row: tuple[str, ...]
    center_size: int
    banished: tuple[str, ...]
    piles: tuple[tuple[str, int], ...]
    bag_size: int
    refilled_bag: tuple[str, ...]
    spent: tuple[str, ...]
    villains: VillainsView | None
    campaign: CampaignView | None
    progress: tuple[Progress, ...]
    memory: Memory | None
    result: Result | None


def ids(rows: Iterable[Card] | Iterable[Scheme]) -> tuple[str, ...]:
    return tuple([row.id for row in rows])


def ordered(cards: Iterable[Card]) -> list[Card]:
    """Sort cards as their tables list them."""
    return sorted(cards, key=lambda card: card.rank)


def in_kinds(treasures: Iterable[str]) -> list[str]:
    """Sort treasures as their table lists them."""
    order = list(TREASURES)
    return sorted(treasures, key=order.index)


def names_of(flags: int) -> tuple[str, ...]:
    return tuple([name for flag, name in KEYWORDS.items() if flags & flag])


def view(table: Battleground, seat: SeatId | None, *, with_memory: bool = True) -> TacticsView:
    """Build what a seat may see."""
    rules = table.rules
    return TacticsView(
        seat=seat,
        mode=rules.mode,
        scenario=rules.scenario.id,
        target=rules.target,
        villain_target=rules.villain_target,
        turn=table.turn,
        group=table.group,
        groups=rules.groups,
        sides=rules.side_of,
        memory_aid=rules.memory_aid,
        players=tuple([_player(table, at, seat) for at in range(len(table.players))]),
        figures=tuple([_figure(table, figure) for figure in table.figures.values()]),
        cells=_cells(table),
        circle=table.circle,
        circle_of=table.circle_of,
        turret=table.turret,
        turret_of=table.turret_of,
        banners=tuple([(b.seat, b.bearer, b.bonus.strength) for b in table.banners]),
        row=tuple(["" if card is None else card.id for card in table.row]),
        center_size=len(table.center),
        banished=ids(table.banished),
        piles=tuple(table.piles.items()),
        bag_size=len(table.unseen) - len(table.chests) + len(table.bag),
        refilled_bag=tuple(in_kinds(table.bag)),
        spent=tuple(table.spent),
        villains=None if table.villains is None else _villains(table, table.villains, seat),
        campaign=None if table.campaign is None else _campaign(table.campaign),
        progress=table.progress(),
        memory=_memory(table, seat) if with_memory else None,
        result=table.result,
    )


def is_partner(table: Battleground, seat: SeatId | None, other: SeatId) -> bool:
    """Return whether a seat may look at the treasures of another: partners may (AT-2V2-5)."""
    return seat is not None and not table.enemies(seat, other)


def _player(table: Battleground, at: SeatId, seat: SeatId | None) -> PlayerView:
    player = table.players[at]
    own = is_partner(table, seat, at)
    return PlayerView(
        seat=at,
        automa=player.automa,
        gate=table.rules.gates[at].id if at < len(table.rules.gates) else "",
        glory=player.glory,
        runes=player.runes,
        purse=player.purse,
        power=player.power,
        turns=player.turns,
        hand_size=len(player.hand),
        hand=ids(player.hand) if own else (),
        shown=ids(ordered(player.shown)),
        deck_size=len(player.deck),
        deck_top=_deck_top(player, own=own),
        discard=ids(player.discard),
        played=ids(player.played),
        tally=ids(player.tally),
        waiting=tuple([WaitingView(w.faction, w.source) for w in player.waiting]),
        treasure_count=len(player.treasures),
        treasures=tuple(in_kinds(player.treasures)) if own else (),
        quiet=player.quiet,
        topdeck=player.topdeck,
        topdeck_construct=player.topdeck_construct,
        discount=player.discount,
        free_orders=player.free_orders,
        next_ordered=tuple(
            [
                BonusView(b.strength, b.defence, b.speed, names_of(b.keywords), -1)
                for b in player.next_ordered
            ]
        ),
        free_card=player.free_card,
        sigils=player.sigils,
        used_sigils=player.used,
    )


def _deck_top(player: Player, *, own: bool) -> tuple[str, ...]:
    known = zip(player.deck.top, player.open_top, strict=True)
    return tuple([card.id if own or openly else "" for card, openly in known])


def _figure(table: Battleground, figure: Figure) -> FigureView:
    return FigureView(
        id=figure.id,
        champion=figure.row.id,
        seat=figure.seat,
        lead=figure.lead,
        cell=figure.cell,
        ready=table.card_of(figure).ready,
        damage=figure.damage,
        strength=strength(table, figure),
        defence=defence(table, figure),
        speed=speed(table, figure),
        order=order_cost(table, figure),
        keywords=names_of(keywords(table, figure)),
        constructs=ids(figure.constructs),
        strength_bonus=figure.strength,
        defence_bonus=figure.defence,
        speed_bonus=figure.speed,
        bonus_keywords=names_of(figure.keywords),
        lasting=tuple(
            [
                BonusView(b.strength, b.defence, b.speed, names_of(b.keywords), lasting.until)
                for lasting in figure.lasting
                for b in [lasting.bonus]
            ]
        ),
        value=value_of(table, figure),
    )


def _cells(table: Battleground) -> tuple[CellView, ...]:
    places = dict.fromkeys([*table.terrain, *table.portals, *sorted(table.chests)])
    sacred = shrines(table)
    return tuple(
        [
            CellView(
                id=cell,
                terrain=table.terrain.get(cell, ""),
                portal=table.portals.get(cell, ()),
                beacon=table.beacons.get(cell),
                treasure=cell in table.chests,
                controller=controller(table, cell) if cell in sacred else None,
                glory=shrine_glory(table, cell) if cell in sacred else 0,
                influence=_influence(table, cell) if cell in sacred else (),
            )
            for cell in places
        ]
    )


def _influence(table: Battleground, shrine: str) -> tuple[tuple[SeatId, int], ...]:
    side_of = table.rules.side_of
    counts = influence(table, shrine)
    return tuple([(side_of.index(side), counts[side]) for side in sorted(counts)])


def _villains(table: Battleground, villains: Villains, seat: SeatId | None) -> VillainsView:
    own = seat == villains.seat
    return VillainsView(
        seat=villains.seat,
        boss=villains.boss,
        threat=villains.threat,
        deck_size=len(villains.deck),
        discard=ids(villains.discard),
        open=ids(villains.open),
        hand_size=len(villains.hand),
        hand=ids(villains.hand) if own else (),
        bearers=tuple(villains.bearers.items()),
        goals=tuple(villains.goals.items()),
        fallen=villains.fallen,
    )


def _campaign(campaign: Campaign) -> CampaignView:
    return CampaignView(
        scenario=campaign.scenario,
        difficulty=campaign.difficulty,
        attempt=campaign.attempt,
        kept=tuple(campaign.kept),
        gone=tuple(campaign.gone),
        extra=tuple(campaign.extra),
    )


def unseen_cards(table: Battleground, at: SeatId, seat: SeatId | None) -> list[Card]:
    """List what a player may hold or draw, as far as a seat does not know where it is."""
    player = table.players[at]
    if is_partner(table, seat, at):
        return ordered([*player.deck.bag, *player.deck.bottom])
    private = [
        card for card, openly in zip(player.deck.top, player.open_top, strict=True) if not openly
    ]
    cards = [*player.hand, *player.deck.bag, *player.deck.bottom, *private]
    for card in player.shown:
        cards.remove(card)
    return ordered(cards)


def unseen_treasures(table: Battleground, seat: SeatId | None) -> list[str]:
    """List the treasures of which a seat does not know where they are."""
    held = [
        kind
        for at, player in enumerate(table.players)
        if not is_partner(table, seat, at)
        for kind in player.treasures
    ]
    return in_kinds([*table.unseen, *held])


def _memory(table: Battleground, seat: SeatId | None) -> Memory:
    villains = table.villains
    schemes: list[Scheme] = []
    if villains is not None:
        hidden = [] if seat == villains.seat else villains.hand
        schemes = sorted([*villains.deck.cards(), *hidden], key=lambda row: row.number)
    return Memory(
        unseen=tuple([ids(unseen_cards(table, at, seat)) for at in range(len(table.players))]),
        center=ids(ordered(table.center.cards())),
        treasures=tuple(unseen_treasures(table, seat)),
        schemes=ids(schemes),
    )
