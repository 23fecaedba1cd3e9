"""The games, by name: ours, and those that others have installed."""

from __future__ import annotations

from typing import Any

from emberkeep.games.ascension_tactics import GAME as ASCENSION_TACTICS
from emberkeep.games.cadwallon import GAME as CADWALLON
from emberkeep.games.crown_of_ash import GAME as CROWN_OF_ASH
from emberkeep.games.installed import add_installed
from emberkeep.games.royal_chronicles import GAME as ROYAL_CHRONICLES
from emberkeep.kernel import Game, SetupError

OURS: dict[str, Game[Any]] = {
    game.name: game for game in (CROWN_OF_ASH, ROYAL_CHRONICLES, ASCENSION_TACTICS, CADWALLON)
}
GAMES: dict[str, Game[Any]] = dict(OURS)


def game(name: str) -> Game[Any]:
    """Find a game by its name, or refuse."""
    if name not in GAMES:
        message = f"there is no game {name!r}; there are: {', '.join(GAMES)}"
        raise SetupError(". ".join([message, *LEFT_OUT]))
    return GAMES[name]


LEFT_OUT = add_installed(GAMES)
