"""Whole matches that stay as they are, until a rule is meant to change."""

from __future__ import annotations

import pytest

from tests.games.cadwallon.golden import COMMAND, TRACES
from tests.golden import Golden

SHOWN = 60  # lines of a difference


@pytest.mark.parametrize("trace", [pytest.param(trace, id=trace.file.stem) for trace in TRACES])
def test_a_match_goes_as_it_went(trace: Golden) -> None:
    changes = trace.changes()

    shown = "\n".join(changes[:SHOWN])
    assert not changes, (
        f"{trace.file.name} goes another way now:\n{shown}\n"
        f"If a rule was meant to change, run `{COMMAND}` and read the diff before you commit it."
    )
