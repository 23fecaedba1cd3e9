"""Signal Fires: beacons instead of shrines, for two."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.rows import Scenario

_PLAN: Final = """
.   .   .   t   .   .   .
  .   .   .   .   .   .
.   .   b   .   b   .   .
  .   .   .   .   .   .
.   .   .   ^   .   .   .
  .   ^   .   .   ^   .
.   .   .   .   .   .   .
  .   .   .   .   .   .
t   1   .   b   .   2   t
  .   .   .   .   .   .
.   .   .   .   .   .   .
  .   ^   .   .   ^   .
.   .   .   ^   .   .   .
  .   .   .   .   .   .
.   .   b   .   b   .   .
  .   .   .   .   .   .
.   .   .   t   .   .   .
"""

SIGNAL_FIRES: Final = Scenario(
    id="signal-fires",
    number="SC-2",
    name="Signal Fires",
    modes=("duel",),
    plan=_PLAN,
    target=25,
    teams=(
        ("twilight-scout", "raven-siren", "tuskrider", "arha-sensei"),
        ("prime", "mechana-initiate", "shadowcaster", "reactor-monk"),
    ),
    per_beacon=1,
    many_beacons=2,
    beacon_power=1,
    kill=1,
)
