"""What people type for games, options and seats, understood or refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import typer

from emberkeep.cli.catalogue import LANGUAGES, preferred_language
from emberkeep.games import GAMES, game as game_named
from emberkeep.kernel import Game, SetupError

Language: TypeAlias = Annotated[
    str,
    typer.Option(help=f"One of {', '.join(LANGUAGES)}; else the terminal's.", show_default=False),
]


def the_language(wish: str) -> str:
    """Find the wished language; without a wish, the one that the terminal is set to."""
    if wish and wish not in LANGUAGES:
        raise SetupError(f"there is no language {wish!r}; accepted: {', '.join(LANGUAGES)}")
    return wish or preferred_language()


def the_game(name: str) -> Game[Any]:
    """Find the wished game; without a wish, the first one there is."""
    if name:
        return game_named(name)
    for game in GAMES.values():
        return game
    raise SetupError("no game is installed")


def the_games(name: str) -> list[Game[Any]]:
    """Find the wished game; without a wish, all of them."""
    return [game_named(name)] if name else list(GAMES.values())


def parsed_options(wishes: Sequence[str]) -> dict[str, str]:
    """Read name=value pairs."""
    options: dict[str, str] = {}
    for wish in wishes:
        name, equals, setting = wish.partition("=")
        if not equals or not name:
            raise SetupError(f"an option is given as name=value, not {wish!r}")
        if name in options:
            raise SetupError(f"the option {name!r} is given twice")
        options[name] = setting
    return options


def the_seat(wish: str, names: Sequence[str]) -> int:
    """Find a seat by its number or name."""
    for seat, name in enumerate(names):
        if wish.lower() in {str(seat), name.lower()}:
            return seat
    accepted = ", ".join(f"{seat} ({name})" for seat, name in enumerate(names))
    raise SetupError(f"there is no seat {wish!r}; accepted: {accepted}")
