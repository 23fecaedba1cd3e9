"""Throne of the Rift: the last part of the campaign, about a boss behind a barrier."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.effects import EnterCultist, GloryPerShrine
from emberkeep.games.ascension_tactics.rows import Scenario
from emberkeep.games.ascension_tactics.words import BLADE, CLAW, CROWN, EYE

_PLAN: Final = """
.   .   .   .   .   .   .
  .   .   .   .   .   .
.   .   .   S   .   .   .
  .   .   .   .   .   .
.   t   ^   .   .   .   .
  .   .   .   .   .   .
.   .   .   .   .   #   .
  .   .   .   x   #   #
1   .   o   t   x   .   V
  .   .   .   x   #   #
.   .   .   .   .   #   .
  .   .   .   .   .   .
.   t   ^   .   .   .   .
  .   .   .   .   .   .
.   .   .   S   .   .   .
  .   .   .   .   .   .
.   .   .   .   .   .   .
"""

THRONE_OF_THE_RIFT: Final = Scenario(
    id="throne-of-the-rift",
    number="SC-6.3",
    name="Throne of the Rift",
    modes=("campaign", "archvillain"),
    plan=_PLAN,
    target=0,
    villain_target=30,
    teams=(
        (
            *("twilight-scout", "arha-templar", "raven-siren", "rut"),
            *("icarus-steelfoot", "tyranyx"),
        ),
    ),
    partners=(
        (
            *("twilight-scout", "arha-templar", "raven-siren", "rut", "icarus-steelfoot"),
            *("tyranyx", "mechana-initiate", "hedron-smithy", "reactor-monk", "shadowcaster"),
        ),
    ),
    villains=("xeron", "bringer-of-despair", "arha-sensei", "psyche-askara"),
    values=(("bringer-of-despair", 3),),
    goals=((CROWN, "G5"), (BLADE, "G2"), (EYE, "G8"), (CLAW, "C5")),
    draft=False,
    throne="K5",
    instead=EnterCultist("cell", "G5"),
    surge=(GloryPerShrine(1),),
)
