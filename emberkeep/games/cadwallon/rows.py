"""The kinds of rows that component tables consist of.

`status` says where a row comes from; `known` names what a row of ours has from a source. The ids
are what players, bots and records write, so they never change.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from emberkeep.games.cadwallon.effects import Effect, Moment
from emberkeep.kernel.rows import OURS, Row, Status

Back = Literal["purple", "blue"]
PURPLE: Final = "purple"  # of the base game
BLUE: Final = "blue"  # of the expansion


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Character(Row):
    """A thief or a mercenary: three values and one skill (CADB-CHAR-01, CADB-CHAR-05).

    `price` is what the skill costs: `ap`, `card` for a discarded Arcana, or nothing. A grey
    mercenary belongs to no gang and asks for a `fee` at the end.
    """

    id: str
    name: str
    gang: str
    skill: str
    price: Literal["", "ap", "card"] = ""
    combat: int = 2
    movement: int = 4
    mind: int = 4
    fee: int = 0
    mercenary: bool = False
    status: Status = OURS
    known: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Guard(Row):
    """A guard's card in one of its versions (5.5)."""

    id: str
    name: str
    combat: int
    reinforced: bool
    jails: bool = False  # whom he beats goes to the Prison
    status: Status = OURS
    known: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Treasure(Row):
    """A kind of treasure token; a purse pays at once and is never carried (CADB-CHEST-04)."""

    id: str
    name: str
    copies: int
    price: int
    paid_at_once: bool = False
    slots: int = 1
    status: Status = OURS
    known: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Token(Row):
    """A kind of exploration token (CAD-EXPLORE-02)."""

    id: str
    name: str
    copies: int
    status: Status = OURS
    known: tuple[str, ...] = ("name",)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Arcana(Row):
    """An Arcana card: at which moment it is played, and what it does then."""

    id: str
    name: str
    back: Back
    copies: int
    moment: Moment
    effect: Effect
    rank: int = 0
    status: Status = OURS
    known: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Mission(Row):
    """A mission: the treasures to hand in, and what it pays (CADB-MISSION-03).

    `each` pays for any number of its one kind; `others` asks for so many more of different kinds.
    """

    id: str
    hand_in: tuple[str, ...]
    pays: int
    each: bool = False
    others: int = 0
    status: Status = OURS


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Equipment(Row):
    """An Equipment card; one that is used `once` goes to the box then (CAD-EQUIP-06)."""

    id: str
    number: str
    name: str
    once: bool = False
    in_prison: bool = False
    status: Status = OURS
    known: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True, repr=False)
class Intrigue(Row):
    """An Intrigue: what it pays when it is fulfilled; those for the end cost something if not."""

    id: str
    reward: int
    penalty: int = 0
    experience: int = 0
    at_end: bool = False
    status: Status = OURS
