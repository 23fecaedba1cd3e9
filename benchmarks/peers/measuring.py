"""What every peer is measured by: choices a second, and microseconds a copy.

Each program of this folder plays one peer at random, for some seconds of processor time, and prints
its figures as JSON: `python PROGRAM.py SECONDS SEED`. It needs nothing of Emberkeep but `ours.py`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

LEAST_TABLES = 20


def measure(play: Callable[[list[Any] | None], int], copy: Callable[[Any], object] | None) -> None:
    """Play and copy; `play(kept)` plays a game, keeps some tables, and counts the choices."""
    seconds = float(sys.argv[1])
    play(None)  # so that everything has been imported
    choices = 0
    start = process_time()
    while process_time() - start < seconds:
        choices += play(None)
    rate = choices / (process_time() - start)
    copied = _copies(play, copy, seconds / 4) if copy else None
    print(json.dumps({"choices_per_second": rate, "copy_us": copied}))


def _copies(
    play: Callable[[list[Any] | None], int], copy: Callable[[Any], object], seconds: float
) -> float:
    kept: list[Any] = []
    while len(kept) < LEAST_TABLES:
        play(kept)
    count = 0
    start = process_time()
    while process_time() - start < seconds:
        for table in kept:
            copy(table)
        count += len(kept)
    return (process_time() - start) / count * 1e6
