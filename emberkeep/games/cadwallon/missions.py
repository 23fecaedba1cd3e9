"""The 15 missions (5.11)."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.rows import Mission
from emberkeep.games.cadwallon.tokens import BRACELET, KEYS, RING, SCROLL, STATUETTE, TYPES

MISSION_ROWS: Final[tuple[Mission, ...]] = (
    Mission(id="mi-01", hand_in=(SCROLL,), pays=4, each=True),
    Mission(id="mi-02", hand_in=(KEYS,), pays=4, each=True),
    Mission(id="mi-03", hand_in=(BRACELET,), pays=5, each=True),
    Mission(id="mi-04", hand_in=(RING,), pays=5, each=True),
    Mission(id="mi-05", hand_in=(STATUETTE,), pays=6, each=True),
    Mission(id="mi-06", hand_in=(SCROLL, SCROLL), pays=10),
    Mission(id="mi-07", hand_in=(KEYS, KEYS), pays=10),
    Mission(id="mi-08", hand_in=(BRACELET, RING), pays=11),
    Mission(id="mi-09", hand_in=(BRACELET, BRACELET), pays=12),
    Mission(id="mi-10", hand_in=(RING, RING), pays=12),
    Mission(id="mi-11", hand_in=(STATUETTE, STATUETTE), pays=14),
    Mission(id="mi-12", hand_in=(SCROLL, KEYS), pays=9),
    Mission(id="mi-13", hand_in=(BRACELET, RING, STATUETTE), pays=18),
    Mission(id="mi-14", hand_in=(SCROLL,), pays=14, others=2),
    Mission(id="mi-15", hand_in=TYPES, pays=25),
)
MISSIONS: Final[dict[str, Mission]] = {row.id: row for row in MISSION_ROWS}
