"""Positions of Crown of Ash in one line, and moves in one more.

    table = ashlands(volcano="nox charnel-pit bone-thrall", hand={"mors": "soot-lancer"})
    play(table, "mors volcano/battle", "mors warrior:soot-lancer", "mors card:1", "nox card:1")

A region is written as its owner, its structures from the lowest up, and its defenders. A province
with an owner and no structure gets some tile. The first necromancer of `order` is to place a
minion. What is not named lies where it would at the start of a game: in the row, on offer, in the
decks; starting warriors in their owners' graveyards. Components are never invented, so that every
position passes the invariants of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import chain, count
from typing import Any

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.cards import (
    AI_CARDS,
    BATTLE_CARDS,
    CITADEL,
    FATE_CARDS,
    NECROMANCERS,
    RECRUIT_PLACE_ROWS,
    RECRUIT_ROWS,
    STRUCTURE_ROWS,
    STRUCTURES,
    WARRIORS,
    FateCard,
    Structure,
    Warrior,
)
from emberkeep.games.crown_of_ash.rules.rounds import Chronicle, Round
from emberkeep.games.crown_of_ash.state import PROVINCE_IDS, Ashlands, Opponent, Player
from emberkeep.games.crown_of_ash.views import AshView
from emberkeep.kernel import Chance, Deck, Fact, Setting


def ashlands(  # a position has many parts, and each is named where it is used
    order: str = "mors nox",
    *,
    mode: str = "standard",
    options: Mapping[str, Setting] | None = None,
    hand: Mapping[str, str] | None = None,
    graveyard: Mapping[str, str] | None = None,
    store: Mapping[str, str] | None = None,
    cards: Mapping[str, str] | None = None,
    fate: Mapping[str, str] | None = None,
    vp: Mapping[str, int] | None = None,
    royal: str = "",
    minions: Mapping[str, int] | None = None,
    slots: Mapping[str, str] | None = None,
    row: str | None = None,
    offer: str | None = None,
    aside: str = "",
    stack: str | None = None,
    decks: Mapping[int, str] | None = None,
    dice: Sequence[int] = (),
    action: str = "",
    scale: int = 0,
    round: int = 1,  # noqa: A002  # the rulebook's word
    turn: int = 0,
    **regions: str,
) -> Ashlands:
    """Lay out a position. `order` names the seats too, in their order; the automa comes last.

    `turn` counts the turns that were taken before. `action` names the automa's next action cards.
    Alone against the automa, the citadel is its, unless it is named.
    """
    names = order.split()
    table = _bare_table(names, mode, options or {})
    if mode == "solo":
        regions.setdefault(CITADEL, names[-1])
    loose = _Loose(table)
    for name, text in regions.items():
        _settle(table, loose, name, text)
    for name, text in (hand or {}).items():
        player(table, name).hand = [loose.warrior(word) for word in text.split()]
    for name, text in (graveyard or {}).items():
        player(table, name).graveyard = [loose.warrior(word) for word in text.split()]
    for name, text in (store or {}).items():
        player(table, name).store |= _goods(text)
    for name, text in (cards or {}).items():
        held = text.split()
        player(table, name).cards = [BATTLE_CARDS[word] for word in held]
        player(table, name).discard = [c for c in BATTLE_CARDS.values() if c.id not in held]
    for name, text in (fate or {}).items():
        _give_fate(table, player(table, name), FATE_CARDS[text])
    _honour(table, vp or {}, royal)
    _place_minions(table, slots or {}, minions or {})
    _lay_row(table, loose, row, decks or {})
    _lay_offer(table, loose, offer, aside, stack)
    if table.opponent is not None:
        _stack_actions(table.opponent, action.split())
        table.opponent.scale = scale
    table.chance = Chance(7)
    if dice:
        table.tell("loaded", to=(), dice=list(dice))
    table.round = round
    _begin(table, turn)
    return table


def automas_turn(order: str = "mors nox", *, mode: str = "solo", **position: Any) -> Ashlands:
    """Lay out a position in which the automatic opponent is next, and let it take its turn."""
    people = len(order.split()) - 1
    table = ashlands(order, mode=mode, turn=people, **position)
    GAME.check(table)
    return table


def _bare_table(names: list[str], mode: str, options: Mapping[str, Setting]) -> Ashlands:
    """Make a table with nothing on it but the seats."""
    wishes = {f"necromancer-{at}": name for at, name in enumerate(names, 1)}
    people = len(names) if mode == "standard" else len(names) - 1
    table = GAME.new(GAME.setup(mode, people, {**wishes, **options}, seed=1))
    for region in table.regions.values():
        region.owner, region.structures, region.defenders = None, (), ()
    for each in table.players:
        each.hand, each.store = [], dict.fromkeys(each.store, 0)
    table.order = tuple(range(len(names)))
    table.log.clear()
    return table


class _Loose:
    """The components that have no place yet."""

    def __init__(self, table: Ashlands) -> None:
        crowd = table.rules.size > 2  # dashed slots, 3/4 cards
        self.recruits = [w for w in RECRUIT_ROWS if crowd or not w.crowded]
        self.starters = [w for w in WARRIORS.values() if w.owner]
        self.tiles = list(STRUCTURE_ROWS)
        self.table = table

    def warrior(self, name: str) -> Warrior:
        warrior = WARRIORS[name]
        (self.starters if warrior.owner else self.recruits).remove(warrior)
        return warrior

    def tile(self, name: str) -> Structure:
        tile = STRUCTURES[name]
        self.tiles.remove(tile)
        return tile


def _settle(table: Ashlands, loose: _Loose, name: str, text: str) -> None:
    region = table.regions[name]
    for word in text.split():
        if word in NECROMANCERS:
            region.owner = seat(table, word)
        elif word in STRUCTURES:
            region.structures += (loose.tile(word),)
        else:
            region.defenders += (loose.warrior(word),)
    if name == CITADEL:
        table.king = region.owner is None
    elif region.owner is not None and not region.structures:
        region.structures = (loose.tile(_some_tile(loose, name)),)


def _some_tile(loose: _Loose, province: str) -> str:
    own = [t.id for t in loose.tiles if t.province == province]
    return own[0] if own else next(t.id for t in loose.tiles if t.level == 1)


def _goods(text: str) -> dict[str, int]:
    words = text.replace(",", " ").split()
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


def _honour(table: Ashlands, vp: Mapping[str, int], royal: str) -> None:
    for each in table.players:
        each.royal = each.necromancer == royal
    for name, points in vp.items():
        player(table, name).vp = points
        player(table, name).sources = {"before": points}


def _give_fate(table: Ashlands, receiver: Player, fate: FateCard) -> None:
    """Give a fate card; who held it gets the receiver's in exchange."""
    for other in table.players:
        if other.fate is fate:
            other.fate = receiver.fate
    receiver.fate = fate


def _place_minions(table: Ashlands, slots: Mapping[str, str], minions: Mapping[str, int]) -> None:
    """Put minions on slots, and hide the rest of those a player no longer has on the gold slot."""
    for slot, text in slots.items():
        table.slots[slot] = tuple(seat(table, word) for word in text.split())
    placed = [at for there in table.slots.values() for at in there]
    for at, each in enumerate(table.players):
        left = minions.get(each.necromancer, each.minions - placed.count(at))
        used = each.minions - left - placed.count(at)
        table.slots["gold"] += (at,) * used
        each.minions = left


def _lay_row(table: Ashlands, loose: _Loose, row: str | None, decks: Mapping[int, str]) -> None:
    """Lay the row and the decks. A deck that is named holds these cards, from the top down."""
    for level in table.decks:
        table.decks[level] = Deck()
    named = {n: [loose.warrior(w) for w in text.split()] for n, text in decks.items()}
    if row is not None:
        lying = [None if word == "-" else loose.warrior(word) for word in row.split()]
        table.row = [*lying, *[None] * (len(RECRUIT_PLACE_ROWS) - len(lying))]
    else:
        table.row = [_next_of(loose, place.level) for place in RECRUIT_PLACE_ROWS]
    for each in table.players:
        each.graveyard += [w for w in loose.starters if w.owner == each.necromancer]
    for warrior in loose.recruits:
        table.decks[warrior.level].bag.append(warrior)
    for level, warriors in named.items():
        table.decks[level].top = warriors[::-1]


def _next_of(loose: _Loose, level: int) -> Warrior | None:
    for warrior in loose.recruits:
        if warrior.level == level:
            loose.recruits.remove(warrior)
            return warrior
    return None


def _lay_offer(
    table: Ashlands, loose: _Loose, offer: str | None, aside: str, stack: str | None
) -> None:
    table.aside = [loose.tile(word) for word in aside.split()]
    named = [loose.tile(word) for word in (stack or "").split()]
    if offer is None:
        words = [t.id for t in loose.tiles if t.level == 1][: len(table.offer)]
    else:
        words = offer.split()
    lying: list[Structure | None] = [None if w == "-" else loose.tile(w) for w in words]
    table.offer = [*lying, *[None] * (len(table.offer) - len(lying))]
    young = [t for t in loose.tiles if t.level == 1]
    old = [t for t in loose.tiles if t.level > 1]
    starting = tuple(t for t in loose.tiles if t.level == 0)
    if stack is None:
        table.quarry = [Deck(young), Deck(old)]
        table.box = starting
    else:
        table.quarry = [Deck(top=named[::-1]), Deck()]
        table.box = (*starting, *young, *old)


def _stack_actions(opponent: Opponent, words: list[str]) -> None:
    for word in reversed(words):
        opponent.deck.bag.remove(AI_CARDS[word])
        opponent.deck.put_on_top(AI_CARDS[word])


def _begin(table: Ashlands, turn: int) -> None:
    """Open the turn of the next in order."""
    chronicle, round_ = Chronicle(), Round()
    chronicle.at = chronicle.script.index("play_round") + 1
    if table.round < 4:  # the last round
        chronicle.at -= 1
    round_.at = round_.script.index("take_turns")
    round_.open_round(table)
    table.turn = turn
    table.stack, table.asks, table.answers = [chronicle, round_], [], {}
    _roll_as_loaded(table, Ashlands.run)


def _choose(table: Ashlands, at: int, code: str) -> None:
    _roll_as_loaded(table, lambda each: each.choose(at, code))


def _roll_as_loaded(table: Ashlands, act: Callable[[Ashlands], None]) -> None:
    """Act with such chance that the dice fall as they were loaded.

    The chance stays a plain one, since no class of the tests can derive from a compiled one.
    """
    loaded: Any = told(table, "loaded")
    left = loaded[0]["dice"][len(told(table, "die")) :] if loaded else []
    if left:
        straight = [Chance(_seed_of(tuple(left)), -others) for others in range(10)]
        chances = chain([table.chance], straight, map(Chance, range(1000)))
        table.chance = next(c for c in chances if _falls(table, c, act, left))
    act(table)


@cache
def _seed_of(rolls: tuple[int, ...]) -> int:
    """Find a seed that gives these rolls one after another."""

    def gives(seed: int) -> bool:
        chance = Chance(seed)
        return all(chance.roll() == roll for roll in rolls)

    return next(seed for seed in count() if gives(seed))


def _falls(
    table: Ashlands, chance: Chance, act: Callable[[Ashlands], None], left: list[int]
) -> bool:
    """Try on a copy whether the next rolls would be the loaded ones."""
    twin = table.copy()
    twin.log = []
    twin.chance = chance.copy()
    act(twin)
    rolls = [fact["roll"] for fact in told(twin, "die")]
    return all(roll == wish for roll, wish in zip(rolls, left, strict=False))


def seat(table: Ashlands, name: str) -> int:
    """Find the seat of a necromancer."""
    return next(at for at, each in enumerate(table.players) if each.necromancer == name)


def player(table: Ashlands, name: str) -> Player:
    return table.players[seat(table, name)]


def play(table: Ashlands, *moves: str) -> Ashlands:
    """Play moves written as necromancer and code; the game's invariants hold after each."""
    for move in moves:
        name, code = move.split(" ", 1)
        _choose(table, seat(table, name), code)
        GAME.check(table)
    return table


def codes(table: Ashlands, name: str) -> list[str]:
    """List what a necromancer may choose now."""
    return table.ask_of(seat(table, name)).codes()


def asked(table: Ashlands) -> list[tuple[str, str]]:
    """List who is asked what: necromancer and prompt."""
    return [
        (table.players[ask.seat].necromancer, ask.prompt)
        for ask in table.asks
        if ask.seat not in table.answers
    ]


def told(table: Ashlands, kind: str) -> list[dict[str, Fact]]:
    """List the facts of all events of a kind."""
    return [dict(event.facts) for event in table.log if event.kind == kind]


def kinds(table: Ashlands) -> list[str]:
    """List the kinds of all events, in their order."""
    return [event.kind for event in table.log]


def seen_by(table: Ashlands, name: str = "") -> AshView:
    """Look at the table as a necromancer does, or a spectator."""
    return GAME.view(table, seat(table, name) if name else None)


def names(warriors: Sequence[Warrior]) -> list[str]:
    return [warrior.id for warrior in warriors]


def hand(table: Ashlands, name: str) -> list[str]:
    return names(player(table, name).hand)


def graveyard(table: Ashlands, name: str) -> list[str]:
    return names(player(table, name).graveyard)


def defenders(table: Ashlands, region: str) -> list[str]:
    return names(table.regions[region].defenders)


def owner(table: Ashlands, region: str) -> str | None:
    at = table.regions[region].owner
    return None if at is None else table.players[at].necromancer


def provinces() -> tuple[str, ...]:
    return PROVINCE_IDS


PARTIES = (
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("solo", 1),
    ("automa", 2),
    ("automa", 3),
)
"""Every mode with every number of people."""


def fresh(
    mode: str = "standard",
    people: int = 2,
    seed: int = 1,
    options: Mapping[str, Setting] | None = None,
) -> Ashlands:
    """Set up a game as the rulebook does, to the first question."""
    return GAME.new(GAME.setup(mode, people, options or {}, seed))


def started(
    mode: str = "standard",
    people: int = 2,
    seed: int = 1,
    options: Mapping[str, Setting] | None = None,
) -> Ashlands:
    """Set up a game and post the first defenders, to the first turn."""
    return idle(fresh(mode, people, seed, options))


def idle(table: Ashlands) -> Ashlands:
    """Answer all open questions once: gold where a minion is placed, else as little as possible."""
    for at in table.asked():
        modest = [code for code in ("gold", "pass", "done") if code in table.ask_of(at).codes()]
        _choose(table, at, [*modest, *table.ask_of(at).codes()][0])
        GAME.check(table)
    return table


def idle_on(table: Ashlands) -> Ashlands:
    """Idle to the first question of the next round, or to the end of the game."""
    begun = len(told(table, "round"))
    while len(told(table, "round")) == begun and not table.over:
        idle(table)
    return table


def recruits(*levels: int, but: str = "") -> str:
    """Name the recruits of two players' decks with these levels, to put them out of the way."""
    left_out = but.split()
    rows = [w for w in RECRUIT_ROWS if w.level in levels and not w.crowded]
    return " ".join(w.id for w in rows if w.id not in left_out)
