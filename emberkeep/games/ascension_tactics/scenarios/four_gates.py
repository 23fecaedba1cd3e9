"""Four Gates: everybody for themselves, or two teams."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.rows import Scenario

_PLAN: Final = """
t   .   .   .   .   .   t
  .   .   .   .   .   .
.   1   .   S   .   3   .
  .   .   .   .   .   .
.   .   .   .   .   .   .
  .   .   t   t   .   .
.   .   ^   .   ^   .   .
  .   .   .   .   .   .
.   S   .   S   .   S   .
  .   .   .   .   .   .
.   .   ^   .   ^   .   .
  .   .   t   t   .   .
.   .   .   .   .   .   .
  .   .   .   .   .   .
.   4   .   S   .   2   .
  .   .   .   .   .   .
t   .   .   .   .   .   t
"""

FOUR_GATES: Final = Scenario(
    id="four-gates",
    number="SC-4B",
    name="Four Gates",
    modes=("melee", "teams"),
    plan=_PLAN,
    target=30,
    targets=(("teams", 40),),
)
