"""The kinds of rows that component tables consist of, and how a row is written in one line.

`status` says where a row comes from; `known` names what a row of ours has from a source. The ids
are what players, bots and records write, so they never change.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from emberkeep.games.ascension_tactics.moments import Parts, sorted_out
from emberkeep.games.ascension_tactics.words import (
    CHAMPION,
    CONSTRUCT,
    HERO,
    MONSTER,
    Bonus,
    Effect,
    Faction,
    Goal,
    Kind,
    Terrain,
)
from emberkeep.kernel.rows import OURS, SOURCED, Row, Status

SPEED: Final = 3  # of every champion, unless its row says otherwise (AT-MOVE-01)


# --- Champions ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Champion(Row):
    """A champion: on a player's side, or with one of the two sides of a villain's card.

    A villain has a glory `value`; a boss, with a value of 4 or more, has a `surge`.
    """

    id: str
    name: str
    faction: Faction
    strength: int
    order: int
    defence: int
    speed: int
    keywords: int
    parts: Parts
    value: int = 0
    surge: tuple[Effect, ...] = ()
    villain: bool = False
    status: Status = SOURCED
    known: tuple[str, ...] = ()


def champion(  # noqa: PLR0913  # a row has as many columns as the card
    name: str,
    title: str,
    faction: Faction,
    strength: int,
    order: int,
    defence: int,
    *effects: Effect,
    status: Status = SOURCED,
    known: tuple[str, ...] = (),
) -> Champion:
    """Write a champion in one line: strength, cost of an order, defence, then its abilities."""
    parts = sorted_out(effects)
    return Champion(
        id=name,
        name=title,
        faction=faction,
        strength=strength + parts.bonus.strength,
        order=order,
        defence=defence + parts.bonus.defence,
        speed=SPEED + parts.bonus.speed,
        keywords=parts.bonus.keywords,
        parts=parts,
        status=status,
        known=known,
    )


# --- Cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Card(Row):
    """A design of card. `rank` is its place in the tables, by which hands are sorted.

    The price is in runes, of a monster in power (AT-MONSTER-01); a basic card without one costs 0.
    A champion of the center deck has its own row in `champion`.
    """

    id: str
    number: str
    name: str
    kind: Kind
    faction: Faction
    cost: int
    copies: int
    parts: Parts
    rank: int = 0
    champion: Champion | None = None
    status: Status = OURS
    known: tuple[str, ...] = ()


def card(  # noqa: PLR0913, PLR0917  # a row has as many columns as the card
    kind: Kind,
    name: str,
    number: str,
    title: str,
    faction: Faction,
    cost: int,
    copies: int,
    *effects: Effect,
    status: Status = OURS,
    known: tuple[str, ...] = (),
) -> Card:
    """Write a card in one line: price, copies, then its effects; of a construct first its bonus."""
    return Card(
        id=name,
        number=number,
        name=title,
        kind=kind,
        faction=faction,
        cost=cost,
        copies=copies,
        parts=sorted_out(effects),
        status=status,
        known=known,
    )


hero: Final = partial(card, HERO)
construct: Final = partial(card, CONSTRUCT)


def center_champion(number: str, price: int, row: Champion) -> Card:
    """Write a champion of the center deck: its price, and its row; without a faction a monster."""
    return Card(
        id=row.id,
        number=number,
        name=row.name,
        kind=CHAMPION if row.faction else MONSTER,
        faction=row.faction,
        cost=price,
        copies=1,
        parts=row.parts,
        champion=row,
        status=row.status,
        known=row.known,
    )


def ranked(rows: tuple[Card, ...]) -> tuple[Card, ...]:
    """Number the cards in the order of their tables."""
    return tuple(
        [
            Card(
                id=row.id,
                number=row.number,
                name=row.name,
                kind=row.kind,
                faction=row.faction,
                cost=row.cost,
                copies=row.copies,
                parts=row.parts,
                rank=rank,
                champion=row.champion,
                status=row.status,
                known=row.known,
            )
            for rank, row in enumerate(rows)
        ]
    )


# --- Villains and schemes -------------------------------------------------------------------------

BOSS: Final = 4  # the value from which on a villain is a boss (AT-SOLO-05)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Villain(Row):
    """A villain's card: its black side for a single player, its grey side for two (AT-SOLO-02)."""

    id: str
    name: str
    value: int
    black: Champion
    grey: Champion
    status: Status = OURS
    known: tuple[str, ...] = ()


def villain(  # a row has as many columns as the card
    row: Champion,
    value: int,
    black: tuple[int, int],
    grey: tuple[int, int],
    *effects: Effect,
    surge: tuple[Effect, ...] = (),
    known: tuple[str, ...] = (),
) -> Villain:
    """Write a villain in one line: its champion, value, both sides, what it does, its surge."""
    sides = [
        Champion(
            id=row.id,
            name=row.name,
            faction=row.faction,
            strength=strength,
            order=0,
            defence=defence,
            speed=SPEED + parts.bonus.speed,
            keywords=parts.bonus.keywords,
            parts=parts,
            value=value,
            surge=surge,
            villain=True,
            status=OURS,
            known=known,
        )
        for parts in [sorted_out(effects)]
        for strength, defence in (black, grey)
    ]
    return Villain(
        id=row.id, name=row.name, value=value, black=sides[0], grey=sides[1], known=known
    )


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Scheme(Row):
    """A scheme: what always happens, and what happens from a threat level on (AT-SCHEME-4)."""

    id: str
    number: str
    name: str
    upper: tuple[Effect, ...]
    threat: int
    lower: tuple[Effect, ...]
    status: Status = OURS


def scheme(  # a row has as many columns as the card
    name: str,
    number: str,
    title: str,
    upper: tuple[Effect, ...],
    threat: int,
    *lower: Effect,
) -> Scheme:
    """Write a scheme in one line: the upper effects, the threat level, the lower effects."""
    return Scheme(id=name, number=number, name=title, upper=upper, threat=threat, lower=lower)


# --- Treasures, gates, sigils ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class TreasureRow(Row):
    """A kind of treasure token: what it gives to a champion until the end of the turn."""

    id: str
    bonus: Bonus
    copies: int
    status: Status = OURS


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Gate(Row):
    """A gate: what it gives every turn, and what in addition on the first (AT-GATE-03)."""

    id: str
    power: int
    first_power: int
    first_runes: int
    status: Status = OURS


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Sigil(Row):
    """A sigil of the campaign. Its rules are in `rules/sigils.py`, under its id."""

    id: str
    number: str
    name: str
    copies: int
    status: Status = OURS


# --- Scenarios ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Scenario(Row):
    """A scenario: its map, its goal, its teams, and the numbers of its special rules.

    `plan` draws the battlefield, see `scenarios/plan.py`. `target` is the glory that wins, by mode
    where modes differ; a target of 0 is none. `teams` names the recommended champions by place in
    the order of turns, `others` an alternative. `partners` are those of two against villains; they
    split a single team. `villains` are in the order of their goals, the boss first, `values` what
    is another glory value than printed. `per_beacon` is what a beacon scores, `kill` an attack that
    defeats.

    The campaign: `gateway` is the portal to be opened, `throne` where the boss begins behind a
    barrier, `instead` what an order to it does while that stands (`rules/scenarios.py`).
    """

    id: str
    number: str
    name: str
    modes: tuple[str, ...]
    plan: str
    target: int
    targets: tuple[tuple[str, int], ...] = ()
    villain_target: int = 0
    villain_targets: tuple[tuple[str, int], ...] = ()
    teams: tuple[tuple[str, ...], ...] = ()
    others: tuple[tuple[str, ...], ...] = ()
    partners: tuple[tuple[str, ...], ...] = ()
    villains: tuple[str, ...] = ()
    values: tuple[tuple[str, int], ...] = ()
    goals: tuple[tuple[Goal, str], ...] = ()
    draft: bool = True
    per_shrine: int = 2
    rich_shrine: int = 3
    per_beacon: int = 0
    many_beacons: int = 0  # more for four beacons
    beacon_power: int = 0  # power for three beacons at the start of a turn
    kill: int = 0
    corruption_kill: int = 0
    winning_beacons: int = 0
    villain_beacons: tuple[str, ...] = ()
    gateway: str = ""
    throne: str = ""
    instead: Effect | None = None
    enchanted: Bonus | None = None
    surge: tuple[Effect, ...] = ()
    status: Status = OURS
    known: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Tile(Row):
    """A kind of terrain tile, and how many there are of it (AT-COMP-03)."""

    id: Terrain
    copies: int
    status: Status = OURS
