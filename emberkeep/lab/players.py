"""Bots by their names: built-in ones, installed ones, classes and programs from outside.

normal, hard:100ms      a bot of `emberkeep.bots`
gambler                 an installed bot: entry point group `emberkeep.bots`
my_module:MyBot         a class, or anything that makes a bot when called
cmd:./mybot --fast      a program that speaks JSON lines (see `bridge`)
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from emberkeep.bots import BOTS, Bot, HardBot, bot as built_in
from emberkeep.kernel import Result, SetupError
from emberkeep.lab.bridge import Bridge
from emberkeep.lab.terms import Hello

GROUP = "emberkeep.bots"
PROGRAM = "cmd:"


@runtime_checkable
class Guest(Protocol):
    """A bot that wants to know when a match begins and ends."""

    def begin(self, hello: Hello) -> None: ...

    def end(self, result: Result | None) -> None: ...


def make_bot(name: str) -> Bot:
    """Make a bot by its name, or refuse."""
    head, _, _ = name.partition(":")
    if head in BOTS:
        return built_in(name)
    if name.startswith(PROGRAM):
        return Bridge(name.removeprefix(PROGRAM))
    maker = _installed(name) or _imported(name)
    try:
        made = maker()
    except (Exception, SystemExit) as error:
        raise SetupError(f"the bot {name!r} cannot be made: {_told(error)}") from error
    if not callable(getattr(made, "choose", None)):
        raise SetupError(f"{name!r} makes no bot: a bot has a method choose(seat, ask, rng)")
    bot: Bot = made
    return bot


def with_budget(name: str, budget: str) -> str:
    """Add a budget, such as 500ms, to the name of a built-in bot that takes one and has none."""
    if not budget or name not in BOTS:
        return name
    try:
        built_in(f"{name}:{budget}")
    except SetupError:
        return name
    return f"{name}:{budget}"


def time_budget(name: str) -> int:
    """Tell how many milliseconds a bot that comes with Emberkeep takes for a decision, at most."""
    bot = make_bot(name)
    return bot.time_ms if isinstance(bot, HardBot) and not bot.iterations else 0


@cache  # looking through all that is installed takes longer than a game of quick bots
def _entry(name: str) -> EntryPoint | None:
    return next(iter(entry_points(group=GROUP, name=name)), None)


def _installed(name: str) -> Callable[[], Any] | None:
    point = _entry(name)
    if point is None:
        return None
    try:
        maker: Callable[[], Any] = point.load()
    except (Exception, SystemExit) as error:
        raise SetupError(f"the bot {name!r} cannot be loaded: {_told(error)}") from error
    return maker


def _imported(name: str) -> Callable[[], Any]:
    module, colon, attribute = name.partition(":")
    if not colon or not module or not attribute:
        known = ", ".join([*BOTS, *sorted(point.name for point in entry_points(group=GROUP))])
        raise SetupError(
            f"there is no bot {name!r}; there are: {known}; or give module:Class or cmd:PROGRAM"
        )
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # as with `python -m`: a bot may lie in the present folder
    try:
        maker: Any = importlib.import_module(module)
        for part in attribute.split("."):
            maker = getattr(maker, part)
    except (Exception, SystemExit) as error:
        raise SetupError(f"the bot {name!r} cannot be imported: {_told(error)}") from error
    if not callable(maker):
        raise SetupError(f"{name!r} is not a class or a function that makes a bot")
    made: Callable[[], Any] = maker
    return made


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
