"""Options that are offered again and again, made once."""

from __future__ import annotations

from functools import cache
from typing import Final

from emberkeep.games.cadwallon.arcana import ARCANA_ROWS
from emberkeep.games.cadwallon.board import SPACES, WAYS
from emberkeep.games.cadwallon.characters import CHARACTERS
from emberkeep.games.cadwallon.sheet import Act
from emberkeep.kernel import Option

OUT: Final = "out"  # off the board, through an open gate

CARD_OPTIONS: Final = {row.id: Option(f"card:{row.id}", Act("card", row.id)) for row in ARCANA_ROWS}
PLACE_OPTIONS: Final = {place: Option(place, Act("go", place)) for place in (*WAYS, OUT)}
ATTACK_OPTIONS: Final = {name: Option(f"attack:{name}", Act("attack", name)) for name in CHARACTERS}
UP_OPTIONS: Final = {place: Option(place, Act("up", place)) for place in WAYS}
SPACE_OPTIONS: Final = {space: Option(space, space) for space in SPACES}
PASS_CARD: Final = Option("pass", Act("pass"))
QUIET: Final = Option("quiet", Act("quiet"))
END_ACTIVATION: Final = Option("done", Act("done"))
END_TURN: Final = Option("end", Act("end"))


@cache
def option(kind: str, name: str = "") -> Option[Act]:
    """Make an option that is written as its kind and its name."""
    return Option(f"{kind}:{name}" if name else kind, Act(kind, name))


@cache
def named(name: str) -> Option[str]:
    """Make an option for a thing that is known by its id."""
    return Option(name, name)
