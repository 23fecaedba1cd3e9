"""What holds at every moment of Cadwallon, whatever is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from emberkeep.games.cadwallon.arcana import BASE_DECK, BLUE_DECK
from emberkeep.games.cadwallon.board import CROWDED, GATE_SIDES, GATES, LAIR
from emberkeep.games.cadwallon.equipment import EQUIPMENT_ROWS
from emberkeep.games.cadwallon.intrigues import INTRIGUE_ROWS
from emberkeep.games.cadwallon.missions import MISSION_ROWS
from emberkeep.games.cadwallon.rules.aftermath import Brawl, Flight
from emberkeep.games.cadwallon.rules.catacombs import Descent
from emberkeep.games.cadwallon.rules.chests import chests_at
from emberkeep.games.cadwallon.rules.exchanging import Exchange
from emberkeep.games.cadwallon.rules.figures import capacity, load
from emberkeep.games.cadwallon.rules.loot import Surplus
from emberkeep.games.cadwallon.sheet import sheet_of
from emberkeep.games.cadwallon.state import City, Player
from emberkeep.games.cadwallon.tokens import (
    ACTIONS,
    MOST_INTRIGUES,
    OPEN_MISSIONS,
    PERSONS,
    TOKEN_ROWS,
    TREASURES,
)
from emberkeep.kernel import BrokenRule

SIDES = 4


def check(table: City) -> None:
    """Raise BrokenRule with everything that is wrong at this table."""
    wrong = [
        *_cards(table),
        *_players(table),
        *_treasures(table),
        *_tokens(table),
        *_standing(table),
        *_gates(table),
    ]
    if wrong:
        raise BrokenRule("; ".join(wrong))


def _at_most(what: str, found: Iterable[str], there_are: Counter[str]) -> Iterator[str]:
    many = Counter(found) - there_are
    if many:
        yield f"{what}: too many {dict(many)}"


def _cards(table: City) -> Iterator[str]:
    """Every Arcana is somewhere; the other cards are there once at most."""
    hands = [card for player in table.players for card in player.hand]
    due = Counter([*BASE_DECK, *(BLUE_DECK if table.rules.expansion else ())])
    if Counter([*table.purple, *table.blue, *table.discard, *hands]) != due:
        yield "Arcana are missing, or there are too many"
    if table.back and not (table.purple if table.back == "purple" else table.blue):
        yield f"no card of the deck has a {table.back} back"
    if not table.back and (table.purple or table.blue):
        yield "the back of the deck is not known"
    missions = [*table.mission_deck, *[name for name in table.missions if name]]
    yield from _at_most("missions", missions, Counter([row.id for row in MISSION_ROWS]))
    if len(table.missions) != OPEN_MISSIONS:
        yield f"{len(table.missions)} missions lie open"
    gear = [*table.equipment, *[f.gear for f in table.figures.values() if f.gear]]
    yield from _at_most("Equipment", gear, Counter([row.id for row in EQUIPMENT_ROWS]))
    held = [name for player in table.players for name in player.intrigues]
    there = Counter([row.id for row in INTRIGUE_ROWS])
    yield from _at_most("Intrigues", [*table.intrigues, *held], there)


def _players(table: City) -> Iterator[str]:
    for seat, player in enumerate(table.players):
        yield from (f"seat {seat} {problem}" for problem in _player(table, player))


def _player(table: City, player: Player) -> Iterator[str]:
    if not 0 <= player.actions <= ACTIONS or player.experience < 0:
        yield "owes action points or experience"
    if player.ducats < 0 and not table.over:
        yield "owes ducats"
    if Counter(player.shown) - Counter(player.hand):
        yield "has shown cards that are not in the hand"
    for at, other in enumerate(table.players):
        known = [card for held, card in player.knows if held == at]
        if known and Counter([*known, *other.shown]) - Counter(other.hand):
            yield f"knows cards of seat {at} that are not there"
    if len(player.intrigues) > MOST_INTRIGUES:
        yield "holds too many Intrigues"
    if any(room not in table.covered or not table.covered[room] for room in player.seen):
        yield "has seen a token that is not there"


def _treasures(table: City) -> Iterator[str]:
    """Nobody carries too much, and no treasure is there twice."""
    loose = [kind for each in table.stack if isinstance(each, Exchange) for kind in each.left]
    carried = [kind for figure in table.figures.values() for kind in figure.loot]
    there = Counter({kind: row.copies for kind, row in TREASURES.items()})
    waiting = [kind for kind in PERSONS if kind in table.pieces]
    found = [*loose, *carried, *table.chests.values(), *waiting]
    yield from _at_most("treasures", found, there)
    locked = [lock for lock in table.locks if lock not in chests_at(table, lock.split("/")[0])]
    if locked:
        yield f"locks without a chest: {locked}"
    settling = any(isinstance(each, Surplus) for each in table.stack)
    for figure in table.figures.values():
        if load(figure.loot) > capacity(figure) and not settling:
            yield f"{figure.id} carries too much"


def _tokens(table: City) -> Iterator[str]:
    looked = [kind for kind in table.covered.values() if kind]
    there = Counter({row.id: row.copies for row in TOKEN_ROWS})
    yield from _at_most("tokens", [*table.unseen, *looked, *table.open.values()], there)
    if len(table.unseen) != len([kind for kind in table.covered.values() if not kind]):
        yield "tokens that nobody has seen do not lie face down, or too many do"
    for room, kind in table.covered.items():
        known = any(room in player.seen for player in table.players)
        if known != bool(kind):
            yield f"the token of {room} is known to nobody, or to nobody's knowledge"


def _standing(table: City) -> Iterator[str]:
    """Whoever holds a space is there; only an attacker shares the space of a fight."""
    fights = [each for each in table.stack if isinstance(each, Brawl | Flight | Descent)]
    standing = {place: guard for guard, place in table.guards.items()}
    for figure in table.figures.values():
        if figure.place and figure.place not in CROWDED:
            standing[figure.place] = figure.id
        if figure.place and figure.fate:
            yield f"{figure.id} is out of play and on the board"
    if not fights and standing != table.at:
        yield f"the spaces are held by {table.at}, the figures stand on {standing}"
    if table.cyclops and table.cyclops != LAIR and table.cyclops in table.at and not fights:
        yield "the Cyclops shares a room"
    if not 0 <= table.round <= sheet_of(table).rounds:
        yield f"there is no round {table.round}"


def _gates(table: City) -> Iterator[str]:
    """At every side of the board a gate stays open (CADB-ALARM-03)."""
    if len(set(table.closed)) != len(table.closed) or not set(table.closed) <= set(GATES):
        yield f"there are no such portcullises: {table.closed}"
    if len({GATE_SIDES[gate] for gate in GATES if gate not in table.closed}) < SIDES:
        yield "a side has no open gate"
    if table.closed and not table.alarm:
        yield "portcullises have fallen before the alarm"
