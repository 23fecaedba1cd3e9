"""The 90 Arcana: 60 of the base game with purple backs, 30 of the expansion with blue (5.9, 5.10).

A row is id, name, copies, the moment at which the card is played, and what it does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberkeep.games.cadwallon.effects import (
    ATTACK,
    CYCLOPS,
    DEFENCE,
    ENEMY_MOVE,
    ENEMY_STOP,
    FIGHT,
    GUARD,
    LOST,
    MOVE,
    PICK,
    PICKED,
    REROLL,
    TURN,
    WON,
    ClimbOut,
    CrossWall,
    Ducats,
    Effect,
    ExtraDice,
    FindStair,
    FreePrisoner,
    HealAll,
    Jail,
    JumpPentagrams,
    KeepAll,
    LeaveTokens,
    LockChest,
    LookAtTokens,
    Moment,
    NameResult,
    PassFigures,
    Points,
    RerollOwn,
    RerollTheirs,
    Slow,
    Snare,
    Spaces,
    StealCard,
    StopGuard,
    SurePick,
    Tax,
    WoundLoser,
)
from emberkeep.games.cadwallon.rows import BLUE, PURPLE, Arcana
from emberkeep.kernel.rows import OURS, SOURCED, Status

_Line = tuple[str, str, int, Moment, Effect]

# fmt: off
_BASE: Final[tuple[_Line, ...]] = (
    ("powerful-blow", "Powerful Blow", 6, FIGHT, Points(1)),
    ("furious-assault", "Furious Assault", 5, ATTACK, ExtraDice(1)),
    ("parry", "Parry", 5, DEFENCE, ExtraDice(1)),
    ("lucky-star", "Lucky Star", 4, REROLL, RerollOwn()),
    ("jinx", "Jinx", 4, REROLL, RerollTheirs()),
    ("run", "Run", 5, MOVE, Spaces(2)),
    ("dodge", "Dodge", 4, MOVE, PassFigures()),
    ("teleportation", "Teleportation", 3, MOVE, JumpPentagrams()),
    ("secret-passage", "Secret Passage", 3, MOVE, CrossWall()),
    ("niggling-injury", "Niggling Injury", 3, ENEMY_MOVE, Slow(2)),
    ("master-key", "Master Key", 3, PICK, SurePick()),
    ("false-bottom", "False Bottom", 3, PICKED, Ducats(2)),
    ("double-lock", "Double Lock", 3, TURN, LockChest()),
    ("tax-collector", "Tax Collector", 3, TURN, Tax(2)),
    ("bribe", "Bribe", 3, GUARD, StopGuard()),
    ("sleight-of-hand", "Sleight of Hand", 3, TURN, StealCard()),
)
_EXPANSION: Final[tuple[_Line, ...]] = (
    ("poisoned-blade", "Poisoned Blade", 3, ATTACK, WoundLoser(1)),
    ("riposte", "Riposte", 3, DEFENCE, WoundLoser(1)),
    ("battle-trance", "Battle Trance", 2, FIGHT, ExtraDice(1, wound_if_lost=1)),
    ("arrest", "Arrest", 2, WON, Jail()),
    ("feign-death", "Feign Death", 2, LOST, KeepAll()),
    ("rope-ladder", "Rope Ladder", 2, MOVE, ClimbOut()),
    ("hidden-stair", "Hidden Stair", 2, MOVE, FindStair()),
    ("smoke", "Smoke", 2, MOVE, LeaveTokens()),
    ("healing-salve", "Healing Salve", 3, TURN, HealAll()),
    ("snare", "Snare", 3, ENEMY_STOP, Snare(4)),
    ("cyclops-lure", "Cyclops Lure", 2, CYCLOPS, NameResult()),
    ("jailers-debt", "Jailer's Debt", 2, TURN, FreePrisoner()),
    ("informant", "Informant", 2, TURN, LookAtTokens(3)),
)
# fmt: on
_NAMED: Final = {  # names that a public source has; of Niggling Injury also what it does
    "powerful-blow",
    "run",
    "dodge",
    "teleportation",
    "secret-passage",
    "niggling-injury",
    "double-lock",
}


def _status(name: str) -> Status:
    return SOURCED if name == "niggling-injury" else OURS


ARCANA_ROWS: Final[tuple[Arcana, ...]] = tuple(
    [
        Arcana(
            id=line[0],
            name=line[1],
            back=PURPLE if rank < len(_BASE) else BLUE,
            copies=line[2],
            moment=line[3],
            effect=line[4],
            rank=rank,
            status=_status(line[0]),
            known=("name",) if line[0] in _NAMED else (),
        )
        for rank, line in enumerate((*_BASE, *_EXPANSION))
    ]
)
ARCANA: Final[dict[str, Arcana]] = {row.id: row for row in ARCANA_ROWS}
MOMENTS: Final[dict[str, Moment]] = {row.id: row.moment for row in ARCANA_ROWS}
RANKS: Final[dict[str, int]] = {row.id: row.rank for row in ARCANA_ROWS}
BASE_DECK: Final = tuple(
    [row.id for row in ARCANA_ROWS if row.back == PURPLE for _ in range(row.copies)]
)
BLUE_DECK: Final = tuple(
    [row.id for row in ARCANA_ROWS if row.back == BLUE for _ in range(row.copies)]
)
BLUE_BACKS: Final = frozenset(BLUE_DECK)


def count_blue(cards: Iterable[str]) -> int:
    """Count the cards with blue backs, which everybody sees in every hand (CAD-AMB-85)."""
    return len([card for card in cards if card in BLUE_BACKS])
