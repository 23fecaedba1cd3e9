"""What can be played: the games, what is printed on their pieces, their rules in our own words."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import emberkeep.games
from emberkeep import __version__
from emberkeep.bots import BOTS
from emberkeep.games import GAMES, OURS
from emberkeep.kernel import Game, Knob, Value
from emberkeep.tables.encode import encode
from emberkeep.tables.errors import Refuse
from emberkeep.tables.wire import Catalogue, GameInfo, KnobInfo, ModeInfo, RuleInfo, Rules


def everything() -> Catalogue:
    """List all games and all levels of bots."""
    return Catalogue([_game(game) for game in GAMES.values()], list(BOTS), __version__)


def _game(game: Game[Any]) -> GameInfo:
    modes = [
        ModeInfo(
            mode.name,
            list(mode.players),
            [_knob(knob) for knob in mode.knobs],
        )
        for mode in game.offered()
    ]
    return GameInfo(game.name, game.title, game.rules_version, modes, view_name(game))


def _knob(knob: Knob) -> KnobInfo:
    return KnobInfo(knob.name, knob.kind, knob.seat, list(knob.values))


@cache
def view_class(game: Game[Any]) -> type[Value]:
    """Find the class of a game's views by making one: compiled methods declare nothing."""
    return type(game.view(game.new(game.setup()), None))


def view_name(game: Game[Any]) -> str:
    """Name the schema of a game's views; games that others have installed have none."""
    return prefix(game) + view_class(game).__name__ if game.name in OURS else ""


def prefix(game: Game[Any]) -> str:
    return game.name.title().replace("_", "")


def components(game: str) -> bytes:
    """Write what is printed on the pieces of a game, kind by kind."""
    return _components(_known(game))


def rules(game: str) -> Rules:
    """List the rules of a game, chapter by chapter."""
    return _rules(_known(game))


def _known(game: str) -> str:
    if game not in GAMES:
        raise Refuse("not-found", f"there is no game {game!r}; there are: {', '.join(GAMES)}")
    return game


@cache
def _components(game: str) -> bytes:
    return encode(dict(GAMES[game].components()))


@cache
def _rules(game: str) -> Rules:
    for folder in emberkeep.games.__path__:
        file = Path(folder, game, "rules.toml")
        if file.is_file():
            rows = tomllib.loads(file.read_text(encoding="utf-8")).get("rule", [])
            return Rules([_rule(row) for row in rows])
    return Rules([])


def _rule(row: dict[str, Any]) -> RuleInfo:
    return RuleInfo(row["id"], row["chapter"], row["text"], row["status"])
