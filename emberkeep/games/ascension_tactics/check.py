"""What holds at every moment of Ascension Tactics, whatever is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from emberkeep.games.ascension_tactics.cards import CARD_ROWS, CENTER_ROWS, PILES
from emberkeep.games.ascension_tactics.rows import Card
from emberkeep.games.ascension_tactics.rules.acquiring import Acquiring
from emberkeep.games.ascension_tactics.rules.ground import hexes, is_cultist
from emberkeep.games.ascension_tactics.rules.orders import Activation
from emberkeep.games.ascension_tactics.rules.playing import Playing
from emberkeep.games.ascension_tactics.rules.treasures import UseTreasure
from emberkeep.games.ascension_tactics.schemes import SCHEME_ROWS
from emberkeep.games.ascension_tactics.state import Battleground, Player
from emberkeep.games.ascension_tactics.tokens import BASES, CULTISTS, CULTISTS_EACH, TREASURE_ROWS
from emberkeep.kernel import BrokenRule


def check(table: Battleground) -> None:
    """Raise BrokenRule with everything that is wrong at this table."""
    wrong = [
        *_cards(table),
        *_players(table),
        *_treasures(table),
        *_figures(table),
        *_standing(table),
        *_villains(table),
    ]
    if wrong:
        raise BrokenRule("; ".join(wrong))


def _count(what: str, found: Iterable[str], expected: Iterable[str]) -> Iterator[str]:
    there, due = Counter(found), Counter(expected)
    if there != due:
        yield f"{what}: missing {dict(due - there)}, too many {dict(there - due)}"


def _all_cards(table: Battleground) -> list[Card]:
    cards = [*table.center.cards(), *table.banished, *[c for c in table.row if c is not None]]
    for player in table.players:
        cards += [*player.deck.cards(), *player.hand, *player.discard, *player.played]
    for figure in table.figures.values():
        cards += figure.constructs
    for procedure in table.stack:
        if isinstance(procedure, Acquiring) and procedure.waits():
            cards.append(procedure.card)
        if isinstance(procedure, Playing) and procedure.waits():
            cards.append(procedure.card)
    return cards


def _cards(table: Battleground) -> Iterator[str]:
    """Every card of the center deck is somewhere; the piles have what players do not."""
    found = _all_cards(table)
    center = [row.id for row in CENTER_ROWS for _ in range(row.copies)]
    joined = [row.id for row in CENTER_ROWS if row.id in table.figures]
    center_ids = {row.id for row in CENTER_ROWS}
    here = [card.id for card in found if card.id in center_ids]
    yield from _count("center cards", [*here, *joined], center)
    for pile in PILES:
        held = len([1 for card in found if card is pile])
        if held + table.piles[pile.id] != pile.copies:
            yield f"{held} {pile.id} and {table.piles[pile.id]} in the pile are not {pile.copies}"
    for row in CARD_ROWS:
        if row.id not in center_ids and len([1 for c in found if c is row]) > row.copies:
            yield f"there are more than {row.copies} {row.id}"
    if any(card.id not in center_ids for card in [*table.center.cards(), *table.banished]):
        yield "basic cards never enter the center deck (AT-CENTER-02)"


def _players(table: Battleground) -> Iterator[str]:
    for seat, player in enumerate(table.players):
        yield from (f"seat {seat} {problem}" for problem in _player(player))
        if player.glory != table.players[table.holder(seat)].glory:
            yield f"seat {seat} has another glory than its side"


def _player(player: Player) -> Iterator[str]:
    if min(player.runes, player.purse, player.power, player.discount) < 0:
        yield "owes runes or power"
    if len(player.open_top) != len(player.deck.top):
        yield "has cards on the deck of which it is not said who knows them"
    if Counter([c.id for c in player.shown]) - Counter([c.id for c in player.hand]):
        yield "has shown cards that are not in the hand"
    if player.deck.bottom:
        yield "has a card under the deck"


def _treasures(table: Battleground) -> Iterator[str]:
    held = [kind for player in table.players for kind in player.treasures]
    found = [*table.unseen, *table.bag, *table.spent, *held]
    due = [row.id for row in TREASURE_ROWS for _ in range(row.copies)]
    yield from _count("treasures", found, due)
    if len(table.unseen) < len(table.chests):
        yield "more treasures lie face down than there are"
    for procedure in table.stack:
        if isinstance(procedure, UseTreasure) and procedure.kind not in table.spent:
            yield "a treasure is used that was not discarded"


def _figures(table: Battleground) -> Iterator[str]:
    cultists = [figure for figure in table.figures.values() if is_cultist(figure)]
    if len(cultists) > CULTISTS:
        yield f"there are {len(cultists)} cultists"
    entering = {each.figure for each in table.stack if isinstance(each, Activation)}
    yield from (
        f"{c.id} is off the battlefield" for c in cultists if not (c.cell or c.id in entering)
    )
    yield from (f"{c.id} carries constructs" for c in cultists if c.constructs)
    for seat in range(len(table.players)):
        if seat == table.rules.villain:
            continue
        there = table.onboard(seat)
        if len(there) > BASES:
            yield f"seat {seat} has {len(there)} champions on the battlefield (AT-BASE-01)"
        if len([figure for figure in there if is_cultist(figure)]) > CULTISTS_EACH:
            yield f"seat {seat} has too many cultists (AT-CULTIST-03)"
    for name, figure in table.figures.items():
        if name != figure.id or min(figure.damage, figure.strength, figure.defence) < 0:
            yield f"{name} is not as it should be"


def _standing(table: Battleground) -> Iterator[str]:
    standing = {f.cell: f.id for f in table.figures.values() if f.cell}
    if standing != table.at:
        yield f"the cells hold {table.at}, the figures stand on {standing}"
    cells = hexes(table).at
    yield from (f"{cell} is no cell" for cell in standing if cell not in cells)
    for figure in table.figures.values():
        if figure.damage and not figure.cell:
            yield f"{figure.id} is off the battlefield and has damage"


def _villains(table: Battleground) -> Iterator[str]:
    """Every scheme is somewhere, and each goal has its villain."""
    villains = table.villains
    if villains is None:
        return
    schemes = [*villains.deck.cards(), *villains.discard, *villains.open, *villains.hand]
    yield from _count("schemes", [row.id for row in schemes], [row.id for row in SCHEME_ROWS])
    if villains.hand and not table.rules.archvillain:
        yield "only an archvillain holds schemes (AT-ARCH-2)"
    bearers = list(villains.bearers.values())
    named = [f.id for f in table.figures_of(villains.seat) if not (f.of or is_cultist(f))]
    yield from _count("villains", named, bearers)
    if villains.boss != villains.bearers["crown"]:
        yield "the boss wants the Crown (AT-SOLO-08)"
    if table.players[villains.seat].treasures:
        yield "villains hold no treasures (AT-VILLAIN-23)"
