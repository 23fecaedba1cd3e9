"""What holds at every moment of Royal Chronicles, whatever is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from emberkeep.games.royal_chronicles.cards import (
    ARTIFACTS_EACH,
    BACKS,
    BASE,
    CARD_ROWS,
    FORGE,
    GATES,
    Card,
)
from emberkeep.games.royal_chronicles.memory import by_way
from emberkeep.games.royal_chronicles.rules.recruitment import SoloDraft
from emberkeep.games.royal_chronicles.state import LEVEL_TWO, Realm
from emberkeep.games.royal_chronicles.views import abilities_of
from emberkeep.kernel import BrokenRule


def check(table: Realm) -> None:
    """Raise BrokenRule with everything that is wrong at this table."""
    wrong = [
        *_cards(table),
        *_kingdoms(table),
        *_scores(table),
        *_draft(table),
        *_trails(table),
        *_lich(table),
    ]
    if wrong:
        raise BrokenRule("; ".join(wrong))


def _cards(table: Realm) -> Iterator[str]:
    """Every card of the sets in use is somewhere once."""
    known = {BASE, *([GATES] if table.rules.gates else []), *([FORGE] if table.rules.forge else [])}
    expected = sorted(card.id for card in CARD_ROWS if card.unit.set in known)
    found = sorted(card.id for place in _places(table) for card in place)
    if found != expected:
        missing = [name for name in expected if name not in found]
        extra = [name for name in found if name not in expected or found.count(name) > 1]
        yield f"cards should each be somewhere once: missing {missing}, too many {extra}"


def _places(table: Realm) -> Iterator[Iterable[Card]]:
    yield table.deck.cards()
    yield table.discard
    for player in table.players:
        yield player.hand
        yield player.kept
        yield player.artifacts
        yield [piece.card for piece in player.pieces()]
    for packet in table.packets:
        yield packet[table.taken :]
    if table.lich is not None:
        yield table.lich.underworld.cards()
    for procedure in table.stack:
        if isinstance(procedure, SoloDraft):
            yield procedure.cards
    abilities = abilities_of(table)
    if abilities is not None:
        yield from abilities.drawn.values()


def _kingdoms(table: Realm) -> Iterator[str]:
    for seat, player in enumerate(table.players):
        if len(player.front) > player.front_room() or len(player.back) > player.back_room():
            yield f"seat {seat} has more units than spots"
        if len(player.artifacts) > ARTIFACTS_EACH:
            yield f"seat {seat} has {len(player.artifacts)} artifacts"
        if any(piece.tokens < 0 for piece in player.pieces()):
            yield f"seat {seat} has a unit with less than no tokens"
        if any(piece.card.unit.artifact for piece in player.pieces()):
            yield f"seat {seat} has an artifact among the units"
        if not all(card.unit.artifact for card in player.artifacts):
            yield f"seat {seat} has a unit among the artifacts"
        for name, level in player.buildings.items():
            if name not in table.rules.buildings or not 1 <= level <= LEVEL_TWO:
                yield f"seat {seat} has a {name} of level {level}"


def _scores(table: Realm) -> Iterator[str]:
    for seat, player in enumerate(table.players):
        if player.vp < 0:
            yield f"seat {seat} has {player.vp} points"
        if player.vp != sum(player.sources.values()):
            yield f"the points of seat {seat} are not the sum of their sources"
        if player.gold < 0:
            yield f"seat {seat} owes {-player.gold} gold"
        if len(player.kept) > player.keeps():
            yield f"seat {seat} keeps {len(player.kept)} cards"


def _draft(table: Realm) -> Iterator[str]:
    """What everybody took out of the packets is in that seat's hand."""
    each, people, step = table.each(), table.rules.people, table.direction()
    for at, packet in enumerate(table.packets):
        for place in range(0, table.taken, each):
            owner = (at + step * (place // each)) % people
            if packet[place] not in table.players[owner].hand:
                yield f"seat {owner} took {packet[place].id} and does not hold it"
        rest = [card.order for card in packet[table.taken :]]
        if rest != sorted(rest):
            yield f"packet {at} is out of order"


def _trails(table: Realm) -> Iterator[str]:
    """What is noted as hidden is kept, or in hand again, by who took it."""
    if table.trails != sorted(table.trails, key=by_way):
        yield "earlier packets are not in their order"
    each, people = table.each(), table.rules.people
    for trail in table.trails:
        for place, card in enumerate(trail.cards):
            owner = (trail.packet + trail.step * (place // each)) % people
            player = table.players[owner]
            if card is not None and card not in player.kept and card not in player.hand:
                yield f"{card.id} is noted as hidden with seat {owner}, which does not hold it"


def _lich(table: Realm) -> Iterator[str]:
    lich = table.lich
    if lich is None:
        return
    player = table.players[lich.seat]
    if player.pieces() or player.buildings or player.hand or player.gold:
        yield "the Lich King neither recruits nor builds nor holds gold"
    if lich.marker not in (table.round - 1, table.round):
        yield f"the time marker lies on place {lich.marker} in round {table.round}"
    if not table.round <= lich.turned <= len(lich.row):
        yield f"{lich.turned} necropolis cards are turned over in round {table.round}"
    if tuple([card.back for card in lich.row]) != BACKS:
        yield "the necropolis cards lie in the order of their backs"
