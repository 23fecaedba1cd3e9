"""How long tests may take."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import product
from typing import Any

# How long a test waits for what takes a moment on a quiet machine: longer takes what hangs.
PATIENCE = 240.0

# Continuous integration has half an hour: there, what depends on chance is tried more often.
THOROUGH = os.environ.get("CI") == "true"


def some(cases: Iterable[Any]) -> list[Any]:
    """Take all cases in CI, elsewhere every third."""
    return list(cases)[:: 1 if THOROUGH else 3]


def combined(*columns: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Combine cases: in CI each with each, elsewhere as few as show every one of them."""
    lists = [list(column) for column in columns]
    if THOROUGH:
        return list(product(*lists))
    return [tuple(one[n % len(one)] for one in lists) for n in range(max(map(len, lists)))]
