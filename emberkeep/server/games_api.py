"""HTTP about a game: what is printed on its pieces, and its rules."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import PathParameter

from emberkeep.tables import catalogue
from emberkeep.tables.wire import Rules

GameName = Annotated[str, PathParameter(max_length=40)]


@get("/api/games/{game:str}/components", sync_to_thread=False)
def components(game: GameName) -> Response[dict[str, list[Any]]]:
    """Tell what is printed on the pieces of a game, kind by kind."""
    return Response(catalogue.components(game), media_type="application/json")  # type: ignore[arg-type]  # written already


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(game: GameName) -> Rules:
    """List the rules of a game in our own words, chapter by chapter."""
    return catalogue.rules(game)


HANDLERS = [components, rules]
