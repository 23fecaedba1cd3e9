"""Games by name, each of which is imported when somebody first wants it."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Any

from emberkeep.games.installed import add_installed
from emberkeep.kernel import Game


class Shelf(MutableMapping[str, Game[Any]]):
    """Our games by name, and unless `only_ours` those that others have installed.

    To look for others takes longer than to import a game, so it is done when all games are listed
    or one is wanted that is not ours. `left_out` then says which could not be taken, and why.
    """

    def __init__(self, names: tuple[str, ...], *, only_ours: bool = False) -> None:
        self._games: dict[str, Game[Any] | None] = dict.fromkeys(names)
        self._complete = only_ours
        self._left_out: list[str] = []

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self:
            raise KeyError(name)
        game = self._games[name]
        if game is None:
            game = self._games[name] = import_module(f"emberkeep.games.{name}").GAME
        return game

    def __setitem__(self, name: str, game: Game[Any]) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in self._games or name in self._all()

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    @property
    def left_out(self) -> list[str]:
        """What is said of games of others that could not be taken."""
        self._all()
        return self._left_out

    def _all(self) -> dict[str, Game[Any] | None]:
        if not self._complete:
            self._complete = True
            self._left_out = add_installed(self)
        return self._games
