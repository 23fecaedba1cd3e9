"""The scenarios, one file each."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.board import Plan, drawn
from emberkeep.games.ascension_tactics.rows import Scenario
from emberkeep.games.ascension_tactics.scenarios.blighted_ford import BLIGHTED_FORD
from emberkeep.games.ascension_tactics.scenarios.four_gates import FOUR_GATES
from emberkeep.games.ascension_tactics.scenarios.signal_fires import SIGNAL_FIRES
from emberkeep.games.ascension_tactics.scenarios.three_crowns import THREE_CROWNS
from emberkeep.games.ascension_tactics.scenarios.three_shrines import THREE_SHRINES

SCENARIO_ROWS: Final[tuple[Scenario, ...]] = (
    THREE_SHRINES,
    SIGNAL_FIRES,
    BLIGHTED_FORD,
    THREE_CROWNS,
    FOUR_GATES,
)
SCENARIOS: Final[dict[str, Scenario]] = {row.id: row for row in SCENARIO_ROWS}
PLANS: Final[dict[str, Plan]] = {row.id: drawn(row.plan) for row in SCENARIO_ROWS}
