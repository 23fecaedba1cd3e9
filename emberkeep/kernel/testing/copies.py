"""Properties of copies: exact, and independent of what they were copied from."""

from __future__ import annotations

from emberkeep.kernel.chance import Chance
from emberkeep.kernel.testing.compare import changed, difference, found_twice, leaves, shared
from emberkeep.kernel.testing.play import AnyMatch, expect, play_on

FAR = 60
"""How many choices a copy is played on."""


def copies_are_exact(match: AnyMatch, chance: Chance) -> None:
    """A copy is equal to its original in every field, and in their order."""
    del chance
    table = match.table
    twin = table.copy()
    other = difference(table, twin)
    expect(not other, match, f"a copy differs from its original: {other}")
    expect(twin == table, match, "a copy is not equal to its original")


def copies_are_independent(match: AnyMatch, chance: Chance) -> None:
    """Playing a copy on leaves every field of the original as it was."""
    table = match.table
    before = dict(leaves(table))
    for _ in play_on(table.copy(), chance, FAR):
        pass
    guilty = changed(before, dict(leaves(table)))
    expect(not guilty, match, f"playing a copy changes the original: {guilty}")


def nothing_is_shared(match: AnyMatch, chance: Chance) -> None:
    """What can change is reachable on one path, and belongs to one table."""
    del chance
    twice = found_twice(match.table)
    expect(not twice, match, f"something is on the table twice: {twice}")
    guilty = shared(match.table, match.table.copy())
    expect(not guilty, match, f"a copy shares {guilty} with its original")
