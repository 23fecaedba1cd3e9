"""The 20 Intrigues (5.13). What fulfils each is in `rules/intrigues.py`, under its id."""

from __future__ import annotations

from typing import Final

from emberkeep.games.cadwallon.rows import Intrigue

INTRIGUE_ROWS: Final[tuple[Intrigue, ...]] = (
    Intrigue(id="in-01", reward=6),
    Intrigue(id="in-02", reward=6),
    Intrigue(id="in-03", reward=6),
    Intrigue(id="in-04", reward=5),
    Intrigue(id="in-05", reward=5),
    Intrigue(id="in-06", reward=5),
    Intrigue(id="in-07", reward=5, experience=1),
    Intrigue(id="in-08", reward=8),
    Intrigue(id="in-09", reward=5),
    Intrigue(id="in-10", reward=4),
    Intrigue(id="in-11", reward=5),
    Intrigue(id="in-12", reward=6),
    Intrigue(id="in-13", reward=8, penalty=4, at_end=True),
    Intrigue(id="in-14", reward=8, penalty=3, at_end=True),
    Intrigue(id="in-15", reward=5, penalty=3, at_end=True),
    Intrigue(id="in-16", reward=6, penalty=3, at_end=True),
    Intrigue(id="in-17", reward=6, penalty=3, at_end=True),
    Intrigue(id="in-18", reward=6, penalty=3, at_end=True),
    Intrigue(id="in-19", reward=8, penalty=4, at_end=True),
    Intrigue(id="in-20", reward=5, penalty=3, at_end=True),
)
INTRIGUES: Final[dict[str, Intrigue]] = {row.id: row for row in INTRIGUE_ROWS}
