"""The games, by name: ours, and those that others have installed."""

from __future__ import annotations

from typing import Any

from emberkeep.games.shelf import Shelf
from emberkeep.kernel import Game, SetupError

NAMES = ("crown_of_ash", "royal_chronicles", "ascension_tactics", "cadwallon")
OURS = Shelf(NAMES, only_ours=True)
GAMES = Shelf(NAMES)


def game(name: str) -> Game[Any]:
    """Find a game by its name, or refuse."""
    if name not in GAMES:
        message = f"there is no game {name!r}; there are: {', '.join(GAMES)}"
        raise SetupError(". ".join([message, *GAMES.left_out]))
    return GAMES[name]
