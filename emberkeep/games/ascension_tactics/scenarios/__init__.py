"""The scenarios, one file each."""

from __future__ import annotations

from typing import Final

from emberkeep.games.ascension_tactics.board import Plan, drawn
from emberkeep.games.ascension_tactics.rows import Scenario
from emberkeep.games.ascension_tactics.scenarios.besieged_shrines import BESIEGED_SHRINES
from emberkeep.games.ascension_tactics.scenarios.blighted_ford import BLIGHTED_FORD
from emberkeep.games.ascension_tactics.scenarios.drowned_beacons import DROWNED_BEACONS
from emberkeep.games.ascension_tactics.scenarios.four_gates import FOUR_GATES
from emberkeep.games.ascension_tactics.scenarios.signal_fires import SIGNAL_FIRES
from emberkeep.games.ascension_tactics.scenarios.silent_road import SILENT_ROAD
from emberkeep.games.ascension_tactics.scenarios.three_crowns import THREE_CROWNS
from emberkeep.games.ascension_tactics.scenarios.three_shrines import THREE_SHRINES
from emberkeep.games.ascension_tactics.scenarios.throne_of_the_rift import THRONE_OF_THE_RIFT

SCENARIO_ROWS: Final[tuple[Scenario, ...]] = (
    THREE_SHRINES,
    SIGNAL_FIRES,
    BLIGHTED_FORD,
    THREE_CROWNS,
    FOUR_GATES,
    BESIEGED_SHRINES,
    SILENT_ROAD,
    DROWNED_BEACONS,
    THRONE_OF_THE_RIFT,
)
CAMPAIGN: Final[tuple[Scenario, ...]] = (SILENT_ROAD, DROWNED_BEACONS, THRONE_OF_THE_RIFT)
SCENARIOS: Final[dict[str, Scenario]] = {row.id: row for row in SCENARIO_ROWS}
PLANS: Final[dict[str, Plan]] = {row.id: drawn(row.plan) for row in SCENARIO_ROWS}
