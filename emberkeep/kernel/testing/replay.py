"""Replay a record in a process of its own: the other half of `replay_elsewhere`."""

from __future__ import annotations

import importlib
import sys
from typing import Any

from emberkeep.kernel.game import Game
from emberkeep.kernel.match import Match
from emberkeep.kernel.record import Record
from emberkeep.kernel.state import digest


def address(game: Game[Any]) -> str:
    """Say where another process finds the class of a game: `package.module:Name`."""
    return f"{type(game).__module__}:{type(game).__qualname__}"


def find(path: str) -> Game[Any]:
    """Find a game by its address: an instance, such as `GAME`, or a class to make one of."""
    module, name = path.split(":")
    found: Any = getattr(importlib.import_module(module), name)
    game: Game[Any] = found if isinstance(found, Game) else found()
    return game


def digests(match: Match[Any]) -> dict[str, str]:
    """Hash a table and what every seat and a spectator see of it."""
    game, table = match.game, match.table
    seats = game.seats(match.record.setup)
    seen = {f"the view of seat {at}": digest(game.view(table, at)) for at in range(len(seats))}
    return {"the table": digest(table), **seen, "the public view": digest(game.view(table, None))}


def main() -> None:
    """Read a record, replay it in the game given by its address, write the digests."""
    match = Match.replay(find(sys.argv[1]), Record.from_json(sys.stdin.read()))
    for name, found in digests(match).items():
        sys.stdout.write(f"{name} {found}\n")
