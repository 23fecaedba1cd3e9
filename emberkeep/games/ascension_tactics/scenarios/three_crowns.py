"""Three Crowns: everybody for themselves, for three on a smaller battlefield."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.rows import Scenario

_PLAN: Final = """
-   -   -   1   -   -   -
  -   -   .   .   -   -
-   -   t   .   t   -   -
  -   .   .   .   .   -
-   .   .   ^   .   .   -
  -   S   .   .   S   -
-   .   .   .   .   .   -
  -   .   .   .   .   -
-   t   .   S   .   t   -
  -   .   .   .   .   -
-   .   ^   .   ^   .   -
  -   .   .   .   .   -
-   3   .   .   .   2   -
  -   .   .   .   .   -
-   -   t   S   t   -   -
  -   -   .   .   -   -
-   -   -   .   -   -   -
"""

THREE_CROWNS: Final = Scenario(
    id="three-crowns",
    number="SC-4A",
    name="Three Crowns",
    modes=("melee",),
    plan=_PLAN,
    target=30,
)
