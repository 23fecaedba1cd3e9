"""How a match is laid out by the rules of this server, if they are those it was begun under."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from emberkeep.games import GAMES
from emberkeep.kernel import EmberkeepError, Match, Setup
from emberkeep.tables.dealing import Deal
from emberkeep.tables.rows import MatchRow
from emberkeep.tables.structs import msgspec

logger = logging.getLogger(__name__)


def other_rules(row: MatchRow) -> str | None:
    """Say why a match cannot be played by the rules of this server, if it cannot."""
    game = GAMES.get(row.game)
    if game is not None and game.rules_version == row.rules:
        return None
    here = f"has rules {game.rules_version}" if game else "does not know the game"
    return f"this match was begun under rules {row.rules}; this server {here}"


@dataclass(frozen=True, slots=True)
class Place:
    """What the game says about a seat: its name, and the number of its side."""

    role: str
    side: int


def places_of(row: MatchRow) -> list[Place]:
    """Describe the seats as the game does; nothing where the game is no longer known."""
    game = GAMES.get(row.game)
    if game is None:
        return []
    try:
        setup = setup_of(row)
        sides = {seat: at for at, side in enumerate(game.sides(setup)) for seat in side}
        return [Place(role, sides[seat]) for seat, role in enumerate(game.seats(setup))]
    except EmberkeepError:
        return []
    except Exception:
        logger.exception("%s cannot name the seats of match %s", row.game, row.id)
        return []


def laid_out(row: MatchRow) -> Match[Any]:
    """Lay a match out as it was begun, or refuse."""
    return Match(GAMES[row.game], setup_of(row), keeps=True)


def with_luck(row: MatchRow, deal: Deal) -> Match[Any]:
    """Lay a match out that is not dealt yet, as it would be."""
    return laid_out(msgspec.structs.replace(row, seed=int(deal.seed), salt=deal.salt))


def setup_of(row: MatchRow) -> Setup:
    """Set a match up as it was begun, or refuse."""
    game = GAMES[row.game]
    return game.setup(row.mode, row.players, row.options, row.seed, row.carried)
