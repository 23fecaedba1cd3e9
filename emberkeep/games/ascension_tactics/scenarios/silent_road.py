"""The Silent Road: the first part of the campaign, about a portal that is to be opened."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.effects import EnterCultist
from emberkeep.games.ascension_tactics.rows import Scenario
from emberkeep.games.ascension_tactics.words import BLADE, CLAW, CROWN, EYE

_PLAN: Final = """
.   .   .   .   .   .   .
  .   .   .   .   .   .
.   t   .   S   .   .   .
  .   .   .   .   .   .
.   .   .   .   .   .   .
  .   ^   .   .   ^   .
.   .   .   .   .   .   .
  .   .   .   .   .   .
1   .   ^   t   o   .   V
  .   .   .   .   .   .
.   .   .   .   .   .   .
  .   ^   .   .   ^   .
.   .   .   .   .   .   .
  .   .   .   .   .   .
.   t   .   S   .   .   .
  .   .   .   .   .   .
.   .   .   .   .   .   .
"""

SILENT_ROAD: Final = Scenario(
    id="silent-road",
    number="SC-6.1",
    name="The Silent Road",
    modes=("campaign", "archvillain"),
    plan=_PLAN,
    target=0,
    villain_target=45,
    teams=(("twilight-scout", "arha-templar", "raven-siren", "rut"),),
    partners=(
        (
            *("twilight-scout", "arha-templar", "raven-siren", "rut"),
            *("mechana-initiate", "hedron-smithy"),
        ),
    ),
    villains=("flytrap-witch", "tuskrider", "runic-lycanthrope", "spike-vixen"),
    goals=((CROWN, "I5"), (BLADE, "G2"), (EYE, "G8"), (CLAW, "C5")),
    draft=False,
    gateway="I5",
    surge=(EnterCultist("cell", "I5"),),
)
