"""The Blighted Ford: shrines behind corrupted land, for two."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.rows import Scenario

_PLAN: Final = """
.   t   .   x   .   .   .
  .   .   .   .   .   .
.   .   S   x   .   .   t
  .   .   ^   .   .   .
.   .   .   x   .   .   .
  .   .   .   .   .   .
.   .   .   t   ^   .   .
  .   .   .   x   .   .
.   1   .   R   .   2   .
  .   .   x   .   .   .
.   .   ^   t   .   .   .
  .   .   .   .   .   .
.   .   .   x   .   .   .
  .   .   .   ^   .   .
t   .   .   x   S   .   .
  .   .   .   .   .   .
.   .   .   x   .   t   .
"""

BLIGHTED_FORD: Final = Scenario(
    id="blighted-ford",
    number="SC-3",
    name="The Blighted Ford",
    modes=("duel",),
    plan=_PLAN,
    target=36,
    teams=(
        ("water-djinn", "runic-lycanthrope", "spike-vixen", "raven-siren"),
        ("tyranyx", "hedron-smithy", "naka-blackblade", "demon-slayer"),
    ),
    corruption_kill=1,
)
