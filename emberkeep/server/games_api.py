"""HTTP about a game: what is printed on its pieces, and its rules."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import PathParameter

import emberkeep.games
from emberkeep.games import GAMES
from emberkeep.server.encode import encode
from emberkeep.server.errors import Refuse
from emberkeep.server.wire import RuleInfo, Rules

GameName = Annotated[str, PathParameter(max_length=40)]


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


@get("/api/games/{game:str}/components", sync_to_thread=False)
def components(game: GameName) -> Response[dict[str, list[Any]]]:
    """Tell what is printed on the pieces of a game, kind by kind."""
    return Response(_components(_known(game)), media_type="application/json")  # type: ignore[arg-type]  # written already


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(game: GameName) -> Rules:
    """List the rules of a game in our own words, chapter by chapter."""
    return _rules(_known(game))


HANDLERS = [components, rules]
