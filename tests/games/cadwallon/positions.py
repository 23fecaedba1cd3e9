"""Positions of Cadwallon in one line, and moves in one more.

    table = city(one="leona@C2:ring,scroll+rapier", two="nyra@C3/1", hand="run")
    play(table, "one leona", "one attack:nyra")

The players are called one, two, three and four; seat `one` is first, and it is the turn of `turn`,
who has drawn and patrolled and may act. A character is written as its id, `@` and its place, `:`
and what it carries, `+` and its Equipment, `/` and its wounds; `!` says that it has been activated.
Whoever has left is `@out` or, by the Tunnel, `@crawled`; whoever is out of the game `@dead`.
`hand` and the like are for the player whose turn it is; others have them in a dictionary:
`hand={"two": "bribe"}`. `chests` and `tokens` name what lies in rooms: `chests="E2=ring H2=keys"`;
`tokens="E2=trap"` lies face down, `open="E2=staircase"` face up.

What is not named is not there: no thieves, no chests, no tokens; hands are empty, guards are in
their rooms. Cards are never invented: what is named comes out of the deck, so that every position
passes the invariants of the game. `dice` are the next throws, in order.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.arcana import RANKS
from emberkeep.games.cadwallon.characters import CHARACTERS
from emberkeep.games.cadwallon.rules.ledger import BASE_KINDS, turn_back
from emberkeep.games.cadwallon.rules.turns import Night, Turn
from emberkeep.games.cadwallon.state import (
    BY_TUNNEL,
    DEAD,
    DONE,
    ESCAPED,
    City,
    Figure,
    Player,
)
from emberkeep.games.cadwallon.tokens import ACTIONS, TOKEN_ROWS
from emberkeep.kernel import Chance, Setting, state

STAIR = "D4=staircase"
LOCKED = "B1 E1 G1 K2 K4 K6 J9 G9 E9 A8 A6 A4"  # portcullises after the alarm
NAMES = ("one", "two", "three", "four")
FATES = {"out": ESCAPED, "crawled": BY_TUNNEL, "dead": DEAD}
_FIGURE = re.compile(r"([a-z]+)@([A-K]\d|[a-z]+)(?::([a-z,]+))?(?:\+([a-z0-9-]+))?(?:/(\d+))?(!)?$")

Each: TypeAlias = str | Mapping[str, str]
Number: TypeAlias = int | Mapping[str, int]


@state
class Loaded(Chance):
    """Dice that fall as a test wants; when they are used up, chance goes on."""

    dice: tuple[int, ...] = ()

    def roll(self, sides: int = 6) -> int:
        if not self.dice:
            return self.below(sides) + 1
        first, self.dice = self.dice[0], self.dice[1:]
        return first


def city(
    *,
    mode: str = "city",
    people: int = 2,
    adventure: str = "",
    options: Mapping[str, Setting] | None = None,
    turn: str = "one",
    begins: bool = False,
    round: int = 2,  # noqa: A002  # the word of the rulebook
    one: str = "",
    two: str = "",
    three: str = "",
    four: str = "",
    guards: Mapping[str, str] | None = None,
    cyclops: str = "",
    hand: Each = "",
    shown: Each = "",
    intrigues: Each = "",
    ducats: Number = 5,
    experience: Number = 0,
    actions: int = ACTIONS,
    chests: str = "",
    tokens: str = "",
    open: str = "",  # noqa: A002  # face up
    locks: str = "",
    closed: str = "",
    missions: str = "",
    discard: str = "",
    back: str = "",
    dice: tuple[int, ...] = (),
    seed: int = 7,
) -> City:
    """Lay out a position; with `begins` the turn is about to begin, else the player may act."""
    chosen = {**({"adventure": adventure} if adventure else {}), **(options or {})}
    table = _bare(mode, people, chosen)
    for guard, place in (guards or {}).items():
        del table.at[table.guards[guard]]
        table.guards[guard] = place
    table.at |= {place: guard for guard, place in table.guards.items()}
    for name, text in zip(NAMES, (one, two, three, four), strict=True):
        for word in text.split():
            _stand(table, NAMES.index(name), word)
    table.cyclops = cyclops or table.cyclops
    _deal(table, _each(turn, hand), _each(turn, shown), discard)
    for name, text in _each(turn, intrigues).items():
        for card in text.split():
            table.intrigues.remove(card)
            player(table, name).intrigues.append(card)
    for name in NAMES[:people]:
        player(table, name).ducats = ducats if isinstance(ducats, int) else ducats.get(name, 5)
    for name, amount in ({turn: experience} if isinstance(experience, int) else experience).items():
        player(table, name).experience = amount
    table.chests = _pairs(chests)
    _lay_tokens(table, _pairs(tokens), _pairs(open))
    table.locks = tuple(locks.split())
    table.closed = tuple(closed.split())
    table.missions = [*missions.split(), *[""] * (3 - len(missions.split()))]
    table.mission_deck = [name for name in table.mission_deck if name not in table.missions]
    table.chance = Loaded(seed, dice=dice) if dice else Chance(seed)
    turn_back(table)
    table.back = back or table.back
    _begin(table, NAMES.index(turn), round, actions, begins=begins)
    GAME.check(table)
    return table


def ashes(number: int = 14, **given: Any) -> City:
    """Lay out a position of an adventure of the expansion; the last one changes least."""
    return city(mode="king_of_ashes", adventure=f"adv-{number:02}", **given)


def _bare(mode: str, people: int, options: Mapping[str, Setting]) -> City:
    """Make a table with nothing on it, at which seat one is the first."""
    deals = (GAME.new(GAME.setup(mode, people, options, seed)) for seed in range(200))
    table = next(deal for deal in deals if deal.rules.order[0] == 0)
    table.figures, table.chests, table.open = {}, {}, {}
    table.at = {place: guard for guard, place in table.guards.items()}
    for each in table.players:
        for card in each.hand:
            (table.purple if RANKS[card] < BASE_KINDS else table.blue).append(card)
        table.intrigues += each.intrigues
        each.hand, each.shown, each.intrigues = [], [], []
    table.mission_deck += [name for name in table.missions if name]
    table.log.clear()
    return table


def _stand(table: City, at: int, word: str) -> None:
    match = _FIGURE.match(word)
    assert match is not None, word
    name, place, loot, gear, wounds, done = match.groups()
    assert name in CHARACTERS, name
    figure = Figure(name, at, "" if place in FATES else place, FATES.get(place, ""))
    figure.loot = tuple((loot or "").split(",")) if loot else ()
    for kind in figure.loot:
        table.pieces.pop(kind, None)  # a person is with its carrier
    figure.gear = gear or ""
    figure.wounds = int(wounds or 0)
    figure.used = DONE if done else 0
    if gear:
        table.equipment.remove(gear)
    table.figures[name] = figure
    if figure.place not in {"", "prison", "centre"}:
        table.at[place] = name


def _deal(table: City, hands: Mapping[str, str], shown: Mapping[str, str], discard: str) -> None:
    for name, text in hands.items():
        player(table, name).hand = [_take(table, card) for card in text.split()]
    for name, text in shown.items():
        player(table, name).shown = text.split()
    table.discard = [_take(table, card) for card in discard.split()]


def _take(table: City, card: str) -> str:
    (table.purple if RANKS[card] < BASE_KINDS else table.blue).remove(card)
    return card


def _lay_tokens(table: City, covered: dict[str, str], shown: dict[str, str]) -> None:
    """Lay tokens; where face-down ones differ, the last player has looked at them."""
    table.open = shown
    assert {*covered.values(), *shown.values()} <= {row.id for row in TOKEN_ROWS}
    alike = len(set(covered.values())) < 2
    table.covered = dict.fromkeys(covered, "") if alike else dict(covered)
    table.unseen = list(covered.values()) if alike else []
    table.players[-1].seen = () if alike else tuple(covered)


def _begin(table: City, at: int, number: int, actions: int, *, begins: bool) -> None:
    """Open the turn of a player."""
    table.round, table.turn, table.active = number, at + 1, at
    table.alarm = bool(table.closed)
    chapter = Turn(at)
    if not begins:
        chapter.at = chapter.script.index("act")
        table.players[at].actions = actions
    night = Night()
    night.at = night.script.index("take_turns")
    table.stack, table.asks, table.answers = [night, chapter], [], {}
    table.run()


def _each(turn: str, given: Each) -> Mapping[str, str]:
    return {turn: given} if isinstance(given, str) else given


def _pairs(text: str) -> dict[str, str]:
    words = [word.split("=") for word in text.split()]
    return {word[0]: word[1] for word in words}


def player(table: City, name: str) -> Player:
    return table.players[NAMES.index(name)]


def figure(table: City, name: str) -> Figure:
    return table.figures[name]


def play(table: City, *moves: str) -> City:
    """Play moves written as player and code; the game's invariants hold after each."""
    for move in moves:
        name, code = move.split(" ", 1)
        table.choose(NAMES.index(name), code)
        GAME.check(table)
    return table


def codes(table: City, name: str = "one") -> list[str]:
    """List what a player may choose now."""
    return table.ask_of(NAMES.index(name)).codes()


def asked(table: City) -> list[str]:
    """Name who is asked now, and what: `two react`."""
    return [f"{NAMES[ask.seat]} {ask.prompt}" for ask in table.asks]


def told(table: City, kind: str) -> list[dict[str, object]]:
    """List the facts of all events of a kind."""
    return [dict(event.facts) for event in table.log if event.kind == kind]


def pass_to(table: City, name: str) -> City:
    """End turns until a player may act: guards stay where they are, nobody plays a card."""
    still = {"turn": "end", "patrol": "kornak", "react": "pass"}
    wanted, at = f"{name} turn", -1
    while asked(table) != [wanted] or at < 0:
        at = table.asked()[0]
        prompt = table.ask_of(at).prompt
        where = table.guards["kornak"] if prompt == "patrol.move" else ""
        table.choose(at, where or still[prompt])
    GAME.check(table)
    return table


def places(codes_of: list[str]) -> set[str]:
    """Take the spaces out of a list of options."""
    return {code for code in codes_of if len(code) == 2}
