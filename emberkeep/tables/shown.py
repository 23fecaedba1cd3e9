"""What is shown of a table as it stands: each thing is made once, for all who look from there."""

from __future__ import annotations

from typing import Any

from emberkeep.kernel import Match, Value, foresee
from emberkeep.tables.encode import encode
from emberkeep.tables.messages import AskInfo, Odds, WayInfo

NOTHING = b"null"


class Shown:
    """Views and questions by seat, made when somebody is to see them; none without a match."""

    def __init__(self, match: Match[Any] | None) -> None:
        self._match = match
        self._views: dict[int | None, Value] = {}
        self._written: dict[int | None, bytes] = {}
        self._asks: dict[int, AskInfo] = {}

    def view(self, seat: int | None) -> bytes:
        """Write what a seat, or a spectator, is shown."""
        if self._match is None:
            return NOTHING
        found = self._written.get(seat)
        if found is None:
            found = self._written[seat] = encode(self._view(self._match, seat))
        return found

    def _view(self, match: Match[Any], seat: int | None) -> Value:
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = match.game.show(match.table, seat)
        return found

    def ask(self, seat: int) -> AskInfo:
        """Describe what a seat is asked, or refuse."""
        found = self._asks.get(seat)
        if found is None:
            assert self._match is not None
            found = self._asks[seat] = described(self._match, seat, self._view(self._match, seat))
        return found


def described(match: Match[Any], seat: int, shown: Value) -> AskInfo:
    """Describe what a seat is asked and shown, with all that it may know about the answers."""
    game, table = match.game, match.table
    ask = table.ask_of(seat)
    final, ways = foresee(game, table, seat)
    return AskInfo(
        seat=seat,
        number=ask.number,
        prompt=ask.prompt,
        about=dict(ask.about),
        codes=ask.codes(),
        odds=[Odds(p.code, p.chance, p.worst, p.best) for p in game.outlook(table, seat, shown)],
        first=ask.first,
        final=final,
        bundle=[WayInfo(list(way.codes), list(way.forced), way.final) for way in ways],
    )
