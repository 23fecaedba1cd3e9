"""The Besieged Shrines: players against villains, on the map of the three shrines."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.rows import Scenario
from emberkeep.games.ascension_tactics.words import BLADE, CLAW, CROWN, EYE

_PLAN: Final = """
.   .   .   t   .   .   .
  .   .   .   .   .   .
.   .   .   S   .   .   .
  .   .   .   .   .   .
t   .   ^   .   ^   .   .
  .   .   .   .   .   .
.   1   .   .   .   .   .
  .   .   .   .   .   .
.   0   t   S   .   V   .
  .   .   .   .   .   .
.   2   .   .   .   .   .
  .   .   .   .   .   .
t   .   ^   .   ^   .   .
  .   .   .   .   .   .
.   .   .   S   .   .   .
  .   .   .   .   .   .
.   .   .   t   .   .   .
"""

BESIEGED_SHRINES: Final = Scenario(
    id="besieged-shrines",
    number="SC-5",
    name="The Besieged Shrines",
    modes=("solo", "coop", "archvillain"),
    plan=_PLAN,
    target=32,
    targets=(("coop", 36),),
    villain_target=32,
    villain_targets=(("coop", 24),),
    teams=(("arha-templar", "twilight-scout", "unbound-emissary", "water-djinn"),),
    partners=(
        ("arha-templar", "twilight-scout", "water-djinn"),
        ("raven-siren", "runic-lycanthrope", "rut"),
    ),
    villains=("tyranyx", "icarus-steelfoot", "mechana-initiate", "hedron-smithy"),
    goals=((CROWN, "G5"), (BLADE, "G2"), (EYE, "G8"), (CLAW, "D4")),
)
