"""The Drowned Beacons: the second part of the campaign, about five beacons."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.effects import Damage, Enemies
from emberkeep.games.ascension_tactics.rows import Scenario
from emberkeep.games.ascension_tactics.words import BLADE, CLAW, CROWN, EYE, Bonus

_PLAN: Final = """
.   .   .   t   .   .   .
  t   .   .   .   .   .
.   .   .   x   .   .   .
  .   b   .   .   b   .
.   .   .   .   .   .   .
  .   .   x   x   .   .
.   .   .   *   .   .   .
  .   .   .   .   .   .
1   .   .   b   .   .   V
  .   .   .   .   .   .
.   .   .   *   .   .   .
  .   .   x   x   .   .
.   .   .   .   .   .   .
  .   b   .   .   b   .
.   .   .   x   .   .   .
  t   .   .   .   .   .
.   .   .   t   .   .   .
"""

DROWNED_BEACONS: Final = Scenario(
    id="drowned-beacons",
    number="SC-6.2",
    name="The Drowned Beacons",
    modes=("campaign", "archvillain"),
    plan=_PLAN,
    target=20,
    targets=(("coop", 24),),
    villain_target=20,
    teams=(("twilight-scout", "arha-templar", "raven-siren", "rut", "icarus-steelfoot"),),
    partners=(
        (
            *("twilight-scout", "arha-templar", "raven-siren", "rut", "icarus-steelfoot"),
            *("mechana-initiate", "hedron-smithy", "reactor-monk"),
        ),
    ),
    villains=("water-djinn", "demon-slayer", "nihilbomber", "naka-blackblade"),
    goals=((CROWN, "G5"), (BLADE, "D2"), (EYE, "D7"), (CLAW, "J7")),
    draft=False,
    per_beacon=1,
    winning_beacons=4,
    villain_beacons=("J2", "J7"),
    enchanted=Bonus(defence=3),
    surge=(Damage(Enemies("beacon"), 2),),
)
