"""Games that others have installed, found by the entry points of the group `emberkeep.games`."""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any

from emberkeep.kernel import Game, Mode

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "emberkeep.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


def add_installed(games: MutableMapping[str, Game[Any]]) -> list[str]:
    """Add the games that others have installed; say of each that had to be left out why."""
    from importlib.metadata import entry_points  # noqa: PLC0415  # it takes as long as a game

    left_out = []
    for point in sorted(entry_points(group=GROUP), key=_origin):
        problem = _add(point, games)
        if problem:
            left_out.append(f"The game {_origin(point)} is left out: {problem}.")
    return left_out


def _add(point: EntryPoint, games: MutableMapping[str, Game[Any]]) -> str:
    """Add one game, or say what is wrong with it."""
    try:
        thing = point.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever others wrote
        return f"it cannot be imported ({_one_line(error)})"
    problem = _problem(thing, games)
    if not problem:
        games[thing.name] = thing
    return problem


def _origin(point: EntryPoint) -> str:
    """Name an entry point by its distribution and its object."""
    return f"{point.value} of {point.dist.name if point.dist else 'nowhere'}"


def _one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def _problem(thing: object, games: MutableMapping[str, Game[Any]]) -> str:
    """Say what keeps a thing from being one more game, or nothing."""
    if isinstance(thing, type) and issubclass(thing, Game):
        return f"it is the class {thing.__name__}; an instance of it is needed"
    if not isinstance(thing, Game):
        return f"it is of type {type(thing).__name__}; an emberkeep.kernel.Game is needed"
    for field in ("name", "title", "rules_version"):
        text = getattr(thing, field, None)
        if not isinstance(text, str) or not text:
            return f"its {field} is {text!r}; a text is needed"
    if not NAME.fullmatch(thing.name):
        return f"its name is {thing.name!r}; small letters, digits and _ are accepted"
    if thing.name in games:
        return f"there is already a game named {thing.name}"
    return _mode_problem(thing)


def _mode_problem(game: Game[Any]) -> str:
    modes = getattr(game, "modes", ())
    if not isinstance(modes, tuple) or not modes:
        return "it has no modes; a tuple of at least one is needed"
    for mode in modes:
        if not isinstance(mode, Mode):
            return f"one of its modes is {mode!r}; a Mode is needed"
        if not mode.players:
            return f"its mode {mode.name} is for no number of players"
    return ""
