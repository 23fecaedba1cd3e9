"""Campaigns: matches that follow one another, and what is carried over from each to the next.

A finished match names its sequel. The same people play it in the same seats; its setup holds what
is carried over, so that the record of every part stands alone. The result of the last part is the
result of the campaign.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from emberkeep.kernel.asks import Fact
from emberkeep.kernel.errors import SetupError
from emberkeep.kernel.state import Value, value

Setting: TypeAlias = str | int | bool

PART = "part"
DEEPEST = 8
MOST_PARTS: Final = 50
"""Whoever plays at random comes to the end of any campaign within as many parts."""


@value
class Sequel(Value):
    """The next part of a campaign: its mode, its options, and what is carried over into it."""

    mode: str
    options: Mapping[str, Setting]
    carried: Mapping[str, Fact]


def carried_over(carried: Mapping[str, Any]) -> dict[str, Fact]:
    """Make plain data of what is carried over, the same as after writing and reading it; or refuse.

    The first part of a campaign, and a match that belongs to none, has nothing. All others say
    which part they are.
    """
    part = carried.get(PART)
    if carried and (type(part) is not int or part < 2):
        raise SetupError(f"a sequel is part 2 or later of its campaign, not part {part!r}")
    return {_key(name): _plain(thing, 1) for name, thing in carried.items()}


def _plain(thing: Any, depth: int) -> Fact:
    if thing is None or isinstance(thing, (bool, int, str)):
        plain: Fact = thing
        return plain
    if depth == DEEPEST or not isinstance(thing, (list, tuple, Mapping)):
        raise SetupError(
            f"what is carried over holds {thing!r:.60}; accepted are texts, whole numbers, true, "
            f"false, null, and lists and objects of these, {DEEPEST} deep at most"
        )
    if isinstance(thing, Mapping):
        return {_key(name): _plain(item, depth + 1) for name, item in thing.items()}
    return [_plain(item, depth + 1) for item in thing]


def _key(name: Any) -> str:
    if not isinstance(name, str):
        raise SetupError(f"what is carried over has the name {name!r}; a name is a text")
    return name
