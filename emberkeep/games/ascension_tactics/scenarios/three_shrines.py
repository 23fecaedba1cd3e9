"""Battle at the Three Shrines: the first scenario, for two."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.rows import Scenario

_PLAN: Final = """
.   .   .   .   .   .   .
  .   .   .   .   .   .
.   .   .   S   .   .   .
  .   .   .   .   .   .
t   .   ^   .   ^   .   t
  .   .   .   .   .   .
.   .   .   .   .   .   .
  .   .   .   .   .   .
.   1   t   S   t   2   .
  .   .   .   .   .   .
.   .   .   .   .   .   .
  .   .   .   .   .   .
t   .   ^   .   ^   .   t
  .   .   .   .   .   .
.   .   .   S   .   .   .
  .   .   .   .   .   .
.   .   .   .   .   .   .
"""

THREE_SHRINES: Final = Scenario(
    id="three-shrines",
    number="SC-1",
    name="Battle at the Three Shrines",
    modes=("duel",),
    plan=_PLAN,
    target=30,
    teams=(
        ("arha-templar", "twilight-scout", "unbound-emissary", "water-djinn"),
        ("icarus-steelfoot", "tyranyx", "mechana-initiate", "hedron-smithy"),
    ),
    others=(
        ("raven-siren", "runic-lycanthrope", "rut", "flytrap-witch"),
        ("naka-blackblade", "demon-slayer", "spike-vixen", "bringer-of-despair"),
    ),
    known=("name", "target", "per_shrine"),
)
