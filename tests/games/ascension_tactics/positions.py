"""Positions of Ascension Tactics in one line, and moves in one more.

    table = battleground(one="arha-templar@G5 twilight-scout", two="tyranyx@G4/3", power=3)
    play(table, "one order:arha-templar", "one hit:tyranyx")

The players are called one, two, three and four in the order of turns; it is the turn of `turn`, who
may act. A champion is written as its id, `@` and its cell if it is on the battlefield, `!` if it is
exhausted, `/` and its damage, `+` and each construct that it carries: `tyranyx@G4!/3+storm-kite`.
`hand`, `deck` and the like are for the player whose turn it is; others have them in a dictionary:
`hand={"two": "mystic"}`. A deck that is named holds these cards, from the top down.

What is not named is not there: no champions, no decks, no treasures. Only the hand of who may act
holds an Apprentice, since a turn in which nothing can be done ends by itself. The row has any six
cards. Cards are never invented: what is named comes out of the center deck and the piles, so that
every position passes the invariants of the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.cards import CARDS, CENTER_ROWS, PILES
from emberkeep.games.ascension_tactics.champions import CENTER_CHAMPIONS, CHAMPIONS, CULTIST
from emberkeep.games.ascension_tactics.rows import Card, Champion
from emberkeep.games.ascension_tactics.rules.turns import Skirmish, Turn
from emberkeep.games.ascension_tactics.rules.villains import VillainTurn
from emberkeep.games.ascension_tactics.schemes import SCHEME_ROWS, SCHEMES
from emberkeep.games.ascension_tactics.state import Battleground, Figure, Player, Villains
from emberkeep.games.ascension_tactics.tokens import ROW
from emberkeep.games.ascension_tactics.views import TacticsView
from emberkeep.games.ascension_tactics.villains import VILLAINS as VILLAIN_ROWS
from emberkeep.games.ascension_tactics.words import GOALS, TWO_BODIES
from emberkeep.kernel import Chance, Deck, Fact, Procedure, Setting

NAMES = ("one", "two", "three", "four")
VILLAINS = "villains"
_FIGURE = re.compile(r"([a-z0-9-]+)(?:@([A-M]\d))?(!)?(?:/(\d+))?((?:\+[a-z-]+)*)$")

Each: TypeAlias = str | Mapping[str, str]
Number: TypeAlias = int | Mapping[str, int]


def battleground(
    *,
    mode: str = "duel",
    people: int = 2,
    scenario: str = "",
    options: Mapping[str, Setting] | None = None,
    turn: str = "one",
    begins: bool = False,
    turns: int = 2,
    one: str = "",
    two: str = "",
    three: str = "",
    four: str = "",
    villains: str = "",
    hand: Each = "apprentice",
    deck: Each | None = None,
    discard: Each = "",
    played: Each = "",
    treasures: Each = "",
    runes: Number = 0,
    power: Number = 0,
    glory: Number = 0,
    row: str | None = None,
    center: str = "",
    chests: str = "",
    terrain: Mapping[str, str] | None = None,
    portals: Mapping[str, str] | None = None,
    schemes: str = "",
    threat: int = 0,
    seed: int = 7,
) -> Battleground:
    """Lay out a position; with `begins` the turn is about to begin, else the player may act.

    Everybody has begun `turns` turns before it.
    """
    chosen = {**({"scenario": scenario} if scenario else {}), **(options or {})}
    table = _bare(mode, people, chosen, turns)
    loose = _Loose(table)
    for name, text in zip((*NAMES, VILLAINS), (one, two, three, four, villains), strict=True):
        for word in text.split():
            _stand(table, loose, seat(table, name), word)
    if table.rules.villain >= 0:
        _lay_schemes(table, loose, villains, schemes.split(), threat)
    for name, text in _each(turn, hand).items():
        player(table, name).hand = loose.cards(text)
    for name, text in _each(turn, discard).items():
        player(table, name).discard = loose.cards(text)
    for name, text in _each(turn, played).items():
        cards = loose.cards(text)
        player(table, name).tally = list(cards)
        player(table, name).played = cards
    for name, text in _each(turn, deck or {}).items():
        cards = loose.cards(text)
        player(table, name).deck = Deck(top=cards[::-1])
        player(table, name).open_top = [False] * len(cards)
    _give_treasures(table, _each(turn, treasures), chests)
    _count(table, turn, runes, power, glory)
    _lay_center(table, loose, row, center)
    table.terrain |= terrain or {}
    table.portals |= {cell: (seat(table, name),) for cell, name in (portals or {}).items()}
    table.chance = Chance(seed)
    _begin(table, turn, begins=begins)
    GAME.check(table)
    return table


def _bare(mode: str, people: int, options: Mapping[str, Setting], turns: int) -> Battleground:
    """Make a table with nothing on it, at which the seats take their turns in their order."""
    deals = (GAME.new(GAME.setup(mode, people, options, seed)) for seed in range(200))
    table = next(deal for deal in deals if _in_order(deal, people))
    table.figures, table.at = {}, {}
    table.piles = {card.id: card.copies for card in PILES}
    for each in table.players:
        each.deck, each.hand, each.discard, each.shown = Deck(), [], [], []
        each.runes = each.power = 0
        each.turns = turns
        each.free_card = False
        each.treasures = []
    table.log.clear()
    return table


def _in_order(table: Battleground, people: int) -> bool:
    order = [at for group in table.rules.groups for at in group if at != table.rules.villain]
    return order[0] == 0 and order == sorted(order, key=lambda at: table.rules.gates[at].id)


class _Loose:
    """The cards that have no place yet."""

    def __init__(self, table: Battleground) -> None:
        self.table = table
        self.center = [row for row in CENTER_ROWS for _ in range(row.copies)]

    def card(self, name: str) -> Card:
        card = CARDS[name]
        if card in CENTER_ROWS:
            self.center.remove(card)
        elif card in PILES:
            self.table.piles[name] -= 1
        return card

    def cards(self, text: str) -> list[Card]:
        return [self.card(word) for word in text.split()]


def _each(turn: str, given: Each) -> Mapping[str, str]:
    return {turn: given} if isinstance(given, str) else given


def _stand(table: Battleground, loose: _Loose, at: int, word: str) -> None:
    """Put a champion where it is said to be; a second body may be named too, or waits."""
    match = _FIGURE.match(word)
    assert match is not None, word
    name, cell, exhausted, damage, constructs = match.groups()
    cell = cell or ""
    figure = table.figures.get(name) or _made(table, loose, at, name)
    figure.cell = cell
    figure.ready = not exhausted
    figure.damage = int(damage or 0)
    figure.constructs = tuple(loose.card(word) for word in constructs.split("+")[1:])
    if cell:
        table.at[cell] = figure.id


def _made(table: Battleground, loose: _Loose, at: int, name: str) -> Figure:
    if name == CULTIST.id:
        number = 1 + len([f for f in table.figures.values() if f.seat == at and f.row is CULTIST])
        figure = Figure(f"cultist-{at + 1}-{number}", CULTIST, at)
    else:
        figure = Figure(name, _row(table, loose, at, name), at)
    table.figures[figure.id] = figure
    if figure.row.keywords & TWO_BODIES:
        second = f"{name}-2"
        table.figures[second] = Figure(second, figure.row, at, of=name)
    return figure


def _row(table: Battleground, loose: _Loose, at: int, name: str) -> Champion:
    if at == table.rules.villain:
        if name in CENTER_CHAMPIONS:
            loose.card(name)
        villain = VILLAIN_ROWS[name]
        return villain.black if len(table.rules.groups[0]) == 1 else villain.grey
    if name in CHAMPIONS:
        return CHAMPIONS[name]
    row = loose.card(name).champion
    assert row is not None, name
    return row


def _lay_schemes(
    table: Battleground, loose: _Loose, named: str, schemes: list[str], threat: int
) -> None:
    """Make the villains whole: those named have the goals in their order, others wait for the rest.

    The schemes named are revealed next, or in the hand of an archvillain; with fewer than two the
    rest of the turn is over already.
    """
    at = table.rules.villain
    there = [w.split("@")[0].split("+")[0].split("/")[0] for w in named.split()]
    names = [name for name in there if name in VILLAIN_ROWS]
    scenario = [name for name in table.rules.scenario.villains if name not in table.figures]
    for name in scenario[: len(GOALS) - len(names)]:
        _stand(table, loose, at, name)
        names.append(name)
    others = [row for row in SCHEME_ROWS if row.id not in schemes]
    played = max(0, 2 - len(schemes))
    bearers = dict(zip(GOALS, names, strict=True))
    goals = dict(table.rules.scenario.goals)
    top = [SCHEMES[name] for name in reversed(schemes)]
    deck = Deck(others[played + threat :], top)
    table.villains = Villains(at, deck, names[0], bearers, goals)
    if table.rules.archvillain:
        table.villains.hand, deck.top = deck.top, []
    table.villains.open = others[:played]
    table.villains.discard = others[played : played + threat]


def _give_treasures(table: Battleground, held: Mapping[str, str], chests: str) -> None:
    table.unseen = [*table.unseen, *table.bag]
    table.chests = set(chests.split())
    for name, text in held.items():
        for kind in text.split():
            table.unseen.remove(kind)
            table.players[table.holder(seat(table, name))].treasures.append(kind)


def _count(table: Battleground, turn: str, runes: Number, power: Number, glory: Number) -> None:
    for name, amount in ({turn: runes} if isinstance(runes, int) else runes).items():
        player(table, name).runes = amount
    for name, amount in ({turn: power} if isinstance(power, int) else power).items():
        player(table, name).power = amount
    for name, amount in ({turn: glory} if isinstance(glory, int) else glory).items():
        for at, each in enumerate(table.players):
            if not table.enemies(at, seat(table, name)):
                each.glory = amount


def _lay_center(table: Battleground, loose: _Loose, row: str | None, center: str) -> None:
    """Lay the row, and cards on top of the center deck; without a word about it, any six."""
    lying: list[Card | None]
    if row is None:
        lying = [loose.card(card.id) for card in loose.center[::3][:ROW]]
    else:
        lying = [None if word == "-" else loose.card(word) for word in row.split()]
    table.row = [*lying, *[None] * (ROW - len(lying))]
    top = loose.cards(center)
    table.center = Deck(loose.center, top[::-1])


def _begin(table: Battleground, turn: str, *, begins: bool) -> None:
    """Open the turn of a player."""
    at = seat(table, turn)
    group = next(group for group in table.rules.groups if at in group)
    table.turn = table.rules.groups.index(group) + 1
    table.group = group
    chapter: Procedure = VillainTurn(at) if at == table.rules.villain else Turn(group)
    if not begins and at != table.rules.villain:
        chapter.at = chapter.script.index("act")
    match = Skirmish()
    match.at = match.script.index("take_turn")
    table.stack, table.asks, table.answers = [match, chapter], [], {}
    table.run()


def siege(
    villains: str = "",
    one: str = "",
    *,
    schemes: str = "",
    threat: int = 0,
    mode: str = "solo",
    people: int = 1,
    **more: Any,
) -> Battleground:
    """Lay out the Besieged Shrines when the turn of the villains begins.

    The villains have the goals Crown G5, Blade G2, Eye G8 and Claw D4 in the order in which they
    are named; whoever is not named waits off the battlefield.
    """
    return battleground(
        mode=mode,
        people=people,
        turn=VILLAINS,
        one=one,
        villains=villains,
        schemes=schemes,
        threat=threat,
        **{"hand": {"one": "apprentice"}, **more},
    )


def seat(table: Battleground, name: str) -> int:
    """Find the seat of a player by name."""
    return table.rules.villain if name == VILLAINS else NAMES.index(name)


def player(table: Battleground, name: str) -> Player:
    return table.players[seat(table, name)]


def figure(table: Battleground, name: str) -> Figure:
    return table.figures[name]


def cell(table: Battleground, name: str) -> str:
    """Say where a champion stands; nowhere if it is off the battlefield, or gone."""
    return table.figures[name].cell if name in table.figures else ""


def play(table: Battleground, *moves: str) -> Battleground:
    """Play moves written as player and code; the game's invariants hold after each."""
    for move in moves:
        name, code = move.split(" ", 1)
        table.choose(seat(table, name), code)
        GAME.check(table)
    return table


def codes(table: Battleground, name: str = "one") -> list[str]:
    """List what a player may choose now."""
    return table.ask_of(seat(table, name)).codes()


def asked(table: Battleground) -> list[tuple[str, str]]:
    """List who is asked what: player and prompt."""
    return [(_name(table, ask.seat), ask.prompt) for ask in table.asks]


def _name(table: Battleground, at: int) -> str:
    return VILLAINS if at == table.rules.villain else NAMES[at]


def told(table: Battleground, kind: str) -> list[dict[str, Fact]]:
    """List the facts of all events of a kind."""
    return [dict(event.facts) for event in table.log if event.kind == kind]


def kinds(table: Battleground) -> list[str]:
    """List the kinds of all events, in their order."""
    return [event.kind for event in table.log]


def names(cards: Sequence[Card]) -> list[str]:
    return [card.id for card in cards]


def hand(table: Battleground, name: str = "one") -> list[str]:
    return names(player(table, name).hand)


def discard(table: Battleground, name: str = "one") -> list[str]:
    return names(player(table, name).discard)


def row(table: Battleground) -> list[str]:
    return ["-" if card is None else card.id for card in table.row]


def seen_by(table: Battleground, name: str = "") -> TacticsView:
    """Look at the table as a player does, or a spectator."""
    return GAME.view(table, seat(table, name) if name else None)


def fresh(
    mode: str = "duel",
    people: int = 2,
    seed: int = 1,
    options: Mapping[str, Setting] | None = None,
) -> Battleground:
    """Set up a match as the rulebook does, to the first question."""
    return GAME.new(GAME.setup(mode, people, options or {}, seed))
