"""The vocabulary of Arcana cards: the moment at which one is played, and a verb for what it does.

    arcana("run", "Run", 5, MOVE, Spaces(2)),

A verb is a small value without code. `rules/arcana.py` says what the verbs of a turn and of a Move
do, `rules/fighting.py` those of a fight, `rules/reactions.py` those in another's turn.
"""

from __future__ import annotations

from typing import Final, Literal

from emberkeep.kernel import Value, value

Moment = Literal[
    "fight",  # before the throw, either side
    "attack",  # before the throw, the attacker
    "defence",  # before the throw, the defender
    "reroll",  # after the throw
    "won",  # after a win
    "lost",  # after a loss
    "move",  # during one's own Move
    "pick",  # instead of the throw for a lock
    "picked",  # after a successful pick
    "turn",  # in one's own turn, outside rolls, Moves and fights
    "enemy-move",  # when another pays for a Move
    "enemy-stop",  # when another ends a Move on a street
    "guard",  # when a guard would attack
    "cyclops",  # when the die of the Cyclops is due
]
FIGHT: Final = "fight"
ATTACK: Final = "attack"
DEFENCE: Final = "defence"
REROLL: Final = "reroll"
WON: Final = "won"
LOST: Final = "lost"
MOVE: Final = "move"
PICK: Final = "pick"
PICKED: Final = "picked"
TURN: Final = "turn"
ENEMY_MOVE: Final = "enemy-move"
ENEMY_STOP: Final = "enemy-stop"
GUARD: Final = "guard"
CYCLOPS: Final = "cyclops"


@value
class Effect(Value):
    """What a card does."""


# --- In a fight -----------------------------------------------------------------------------------


@value
class Points(Effect):
    """Add to one of your dice, which its owner names after the throw (CAD-AMB-121)."""

    points: int


@value
class ExtraDice(Effect):
    """Roll more dice; `wound_if_lost` is what a loss costs (CAD-AMB-122, CAD-AMB-138)."""

    dice: int
    wound_if_lost: int = 0


@value
class RerollOwn(Effect):
    """Re-roll any of your dice once (CAD-AMB-123)."""


@value
class RerollTheirs(Effect):
    """The opponent re-rolls a die that you name (CAD-AMB-124)."""


@value
class WoundLoser(Effect):
    """If you win, the beaten thief is wounded (CAD-AMB-136, CAD-AMB-137)."""

    wounds: int


@value
class Jail(Effect):
    """The beaten thief goes to the Prison instead of running away (CAD-AMB-139)."""


@value
class KeepAll(Effect):
    """Nothing is stolen from the loser (CAD-AMB-140)."""


# --- During a Move --------------------------------------------------------------------------------


@value
class Spaces(Effect):
    """Go further in this Move (CAD-AMB-125)."""

    spaces: int


@value
class PassFigures(Effect):
    """Pass through all figures in this Move (CAD-AMB-126)."""


@value
class JumpPentagrams(Effect):
    """Pentagrams are neighbours of one another in this Move (CAD-AMB-127)."""


@value
class CrossWall(Effect):
    """Cross one wall in this Move (CAD-AMB-128)."""


@value
class ClimbOut(Effect):
    """From a room of the Catacombs go up to a free room with a Staircase (CAD-AMB-141)."""


@value
class FindStair(Effect):
    """Use the room you are in as a staircase once (CAD-AMB-142)."""


@value
class LeaveTokens(Effect):
    """Turn up no token in this Move (CAD-AMB-143)."""


# --- At a chest, in one's own turn ----------------------------------------------------------------


@value
class SurePick(Effect):
    """The lock opens without a throw (CAD-AMB-130)."""


@value
class Ducats(Effect):
    """Gain ducats (CAD-AMB-131)."""

    ducats: int


@value
class LockChest(Effect):
    """Each attempt at a chest costs one AP more (CAD-AMB-132)."""


@value
class Tax(Effect):
    """An opponent loses ducats to the bank (CAD-AMB-133)."""

    ducats: int


@value
class StealCard(Effect):
    """Take a random card from a player next to one of yours (CAD-AMB-135)."""


@value
class HealAll(Effect):
    """Remove all wounds from one of your characters (CAD-AMB-144)."""


@value
class FreePrisoner(Effect):
    """One of your prisoners goes to the centre (CAD-AMB-147)."""


@value
class LookAtTokens(Effect):
    """Look at face-down tokens (CAD-AMB-148)."""

    tokens: int


# --- In another's turn ----------------------------------------------------------------------------


@value
class Slow(Effect):
    """An enemy's Move is cut (CAD-AMB-129)."""

    spaces: int


@value
class StopGuard(Effect):
    """The guard stops in front of your character (CAD-AMB-134)."""


@value
class Snare(Effect):
    """Throw a die; from `wounds_on` the enemy is wounded (CAD-AMB-145)."""

    wounds_on: int


@value
class NameResult(Effect):
    """Name the result of the Cyclops' die instead of throwing it (CAD-AMB-146)."""
