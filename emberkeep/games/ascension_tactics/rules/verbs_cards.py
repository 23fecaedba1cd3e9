"""What verbs do with cards: drawing, discarding, banishing, acquiring, fetching, treasures."""

from __future__ import annotations

from collections.abc import Iterable

from emberkeep.games.ascension_tactics.cards import CARDS
from emberkeep.games.ascension_tactics.effects import (
    HAND_OR_DISCARD,
    PLAYED,
    AcquireFree,
    AcquireTop,
    Banish,
    BanishDearest,
    CopyHero,
    CostNext,
    Discard,
    DiscardRandom,
    Draw,
    Fetch,
    PutBack,
    RevealTreasure,
    Steal,
    TopdeckNext,
    Treasure,
)
from emberkeep.games.ascension_tactics.rows import Card
from emberkeep.games.ascension_tactics.rules.acquiring import Acquiring, on_offer
from emberkeep.games.ascension_tactics.rules.decks import (
    banish,
    draw,
    has_card,
    leave_hand,
    put_on_deck,
    take_from_row,
    take_openly,
    take_top,
)
from emberkeep.games.ascension_tactics.rules.options import CARD, IN_DISCARD, NOBODY
from emberkeep.games.ascension_tactics.rules.resolving import Choice, Resolving, begin, learn
from emberkeep.games.ascension_tactics.rules.treasures import draw_treasure, take_treasure
from emberkeep.games.ascension_tactics.state import Battleground, Lasting, Player
from emberkeep.games.ascension_tactics.tokens import TREASURES
from emberkeep.games.ascension_tactics.words import CONSTRUCT, HERO, MONSTER
from emberkeep.kernel import Option


def designs(cards: Iterable[Card]) -> list[Option[str]]:
    """Offer cards, each design once, in the order of the tables."""
    names = {card.id: card for card in cards}
    return [CARD[card.id] for card in sorted(names.values(), key=lambda card: card.rank)]


# --- Drawing and discarding -----------------------------------------------------------------------


def draw_cards(run: Resolving, table: Battleground, verb: Draw) -> None:
    draw(table, run.seat, verb.amount)


def hand(run: Resolving, table: Battleground, verb: Discard | PutBack) -> list[Option[str]]:
    return designs(table.players[run.seat].hand)


def discarded(run: Resolving, table: Battleground, verb: Discard, name: str) -> None:
    player = table.players[run.seat]
    leave_hand(player, CARDS[name])
    player.discard.append(CARDS[name])
    table.tell("discard", seat=run.seat, card=name)
    _once_more(run, table, verb.amount)


def put_back(run: Resolving, table: Battleground, verb: PutBack, name: str) -> None:
    """Put a card on the deck unseen: others know that one lies there, not which (AT-AMB-102)."""
    player = table.players[run.seat]
    player.hand.remove(CARDS[name])
    player.shown.clear()  # any of them may lie there now
    put_on_deck(player, CARDS[name], openly=False)
    table.tell("put-back", seat=run.seat)
    _once_more(run, table, verb.amount)


def _once_more(run: Resolving, table: Battleground, amount: int) -> None:
    run.left += 1
    if run.left < amount:
        run.ask(table)


def discard_random(run: Resolving, table: Battleground, verb: DiscardRandom) -> None:
    """Every opponent loses random cards of the hand (AT-AMB-136)."""
    for seat, player in enumerate(table.players):
        if table.enemies(seat, run.seat):
            for _ in range(min(verb.amount, len(player.hand))):
                card = table.chance.pick(player.hand)
                leave_hand(player, card)
                player.discard.append(card)
                table.reveal()
                table.tell("discard", seat=seat, card=card.id)


# --- Banishing ------------------------------------------------------------------------------------


def banishable(run: Resolving, table: Battleground, verb: Banish) -> list[Option[str]]:
    """Offer what may be banished, and to banish nothing (AT-AMB-120, AT-BANISH-05)."""
    player = table.players[run.seat]
    if verb.zone == HAND_OR_DISCARD:
        cards = [*designs(player.hand), *discarded_designs(player)]
    elif verb.zone == PLAYED:
        cards = designs([card for card in player.played if card.kind == HERO])
    else:
        cards = designs([card for card in table.row if card is not None])
    return [NOBODY, *cards] if cards else []


def discarded_designs(player: Player) -> list[Option[str]]:
    """Offer the cards of the discard pile, apart from those of the same design in the hand."""
    return [IN_DISCARD[option.value] for option in designs(player.discard)]


def banished(run: Resolving, table: Battleground, verb: Banish, answer: str) -> None:
    if not answer:
        return
    player = table.players[run.seat]
    pile, _, name = answer.rpartition(":")
    card = CARDS[name]
    if verb.zone == PLAYED:
        player.played.remove(card)
        banish(table, card)
    elif verb.zone == HAND_OR_DISCARD:
        if pile:
            player.discard.remove(card)
        else:
            leave_hand(player, card)
        banish(table, card)
    else:
        banish_from_row(table, card)
    if verb.then is not None:
        run.insert(verb.then)
    _once_more(run, table, verb.amount)


def banish_from_row(table: Battleground, card: Card) -> None:
    """Banish a card of the center row; its place is refilled first (AT-AMB-123)."""
    take_from_row(table, card)
    banish(table, card)


def banish_dearest(run: Resolving, table: Battleground, verb: BanishDearest) -> None:
    """Banish the card with the highest printed number, the leftmost if tied (AT-AMB-123)."""
    cards = [card for card in table.row if card is not None]
    if cards:
        banish_from_row(table, max(cards, key=lambda card: card.cost))


# --- Acquiring ------------------------------------------------------------------------------------


def free_cards(run: Resolving, table: Battleground, verb: AcquireFree) -> list[Option[str]]:
    """Offer what costs at most so many runes (AT-AMB-28, AT-AVAIL-02)."""
    cards = designs([c for c in on_offer(table) if c.cost <= verb.most and c.kind != MONSTER])
    return [NOBODY, *cards] if cards else []


def acquired(run: Resolving, table: Battleground, verb: AcquireFree, name: str) -> None:
    if name:
        begin(table, Acquiring(run.seat, CARDS[name]))


def acquire_top(run: Resolving, table: Battleground, verb: AcquireTop) -> None:
    """Take the unseen top card of the center deck (AT-AMB-85)."""
    center = table.center
    if not center and table.banished:
        center.shuffle_in(table.banished)
        table.banished.clear()
    if center:
        card = center.draw(table.chance)
        table.reveal()
        cheap = card.champion is None and card.cost <= verb.to_hand
        begin(table, Acquiring(run.seat, card, to_hand=cheap, top=True))


def topdeck_next(run: Resolving, table: Battleground, verb: TopdeckNext) -> None:
    player = table.players[run.seat]
    if verb.kind == CONSTRUCT:
        player.topdeck_construct = True
    else:
        player.topdeck = True


def cost_next(run: Resolving, table: Battleground, verb: CostNext) -> None:
    table.players[run.seat].discount += verb.less


# --- Fetching, copying, stealing ------------------------------------------------------------------


def fetchable(run: Resolving, table: Battleground, verb: Fetch) -> list[Option[str]]:
    return designs([card for card in table.players[run.seat].discard if card.kind == verb.kind])


def fetched(run: Resolving, table: Battleground, verb: Fetch, name: str) -> None:
    player = table.players[run.seat]
    player.discard.remove(CARDS[name])
    take_openly(player, CARDS[name])
    table.tell("fetch", seat=run.seat, card=name)


def heroes(run: Resolving, table: Battleground, verb: CopyHero) -> list[Option[str]]:
    """Offer the heroes played before, or none of them (AT-AMB-61, AT-AMB-104)."""
    played = list(table.players[run.seat].played)
    if run.card in played:
        played.remove(run.card)
    return [NOBODY, *designs(played)] if played else []


def copied(run: Resolving, table: Battleground, verb: CopyHero, name: str) -> None:
    if name:
        table.tell("copy", seat=run.seat, card=name)
        run.insert(*CARDS[name].parts.play)


def steal(run: Resolving, table: Battleground, verb: Steal) -> None:
    """Take the top card of each opponent's deck; it is one's own (AT-AMB-129)."""
    player = table.players[run.seat]
    for seat, other in enumerate(table.players):
        if table.enemies(seat, run.seat) and has_card(other):
            card = take_top(table, other)
            take_openly(player, card)
            table.reveal()
            table.tell("steal", seat=run.seat, other=seat, card=card.id)


# --- Treasures ------------------------------------------------------------------------------------


def treasure(run: Resolving, table: Battleground, verb: Treasure) -> None:
    for _ in range(verb.amount):
        take_treasure(table, run.seat)


def reveal_treasure(run: Resolving, table: Battleground, verb: RevealTreasure) -> None:
    """Reveal a treasure for this champion, and discard it (AT-TREASURE-05, AT-AMB-95)."""
    kind = draw_treasure(table)
    if kind:
        table.spent.append(kind)
        table.reveal()
        figure = table.figures[run.source]
        figure.lasting = (*figure.lasting, Lasting(TREASURES[kind].bonus, run.seat))
        table.tell("treasure.revealed", figure=figure.id, treasure=kind)


learn(
    {
        Draw: draw_cards,
        DiscardRandom: discard_random,
        BanishDearest: banish_dearest,
        TopdeckNext: topdeck_next,
        CostNext: cost_next,
        Steal: steal,
        Treasure: treasure,
        RevealTreasure: reveal_treasure,
    },
    {AcquireTop: acquire_top},
    {
        Discard: Choice("discard", hand, discarded, hidden=True),
        PutBack: Choice("put-back", hand, put_back, hidden=True, secret=True),
        Banish: Choice("banish", banishable, banished, hidden=True),
        AcquireFree: Choice("acquire.free", free_cards, acquired),
        Fetch: Choice("fetch", fetchable, fetched),
        CopyHero: Choice("copy", heroes, copied),
    },
)
