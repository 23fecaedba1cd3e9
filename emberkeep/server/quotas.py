"""How much one person and one address may take up, so that there is room for everybody.

What is stored is counted in the store, for all processes; who is connected and how fast somebody
talks is counted in each process. A refusal says the limit and what would be accepted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

from emberkeep.games import GAMES
from emberkeep.server.config import Config, Quota
from emberkeep.server.limits import Limiter
from emberkeep.server.store import Store
from emberkeep.tables.errors import Refuse
from emberkeep.tables.fairness import Fairness, bots_alone
from emberkeep.tables.rows import MatchRow, Seating
from emberkeep.tables.tally import Tally

BOTS_ALONE = (
    "status = 'running' AND NOT EXISTS "
    "(SELECT 1 FROM seats WHERE match = id AND kind IN ('person', 'open'))"
)
OPEN_TABLE = "status = 'waiting' AND public = 1"


class Shares(Fairness):
    """Refuses what would be more than somebody's share."""

    def __init__(self, store: Store, config: Config) -> None:
        super().__init__()
        self.store = store
        self.limits = config.limits
        self.most = config.quotas
        self._sockets: Tally[tuple[str, str]] = Tally()
        self._chat = [_a_minute(limit) for limit in (self.most.chat.person, self.most.chat.address)]

    async def check_match(
        self, owner: str, origin: str, seats: Sequence[Seating], *, public: bool
    ) -> None:
        """Refuse one match too many in which bots alone play, or one table too many to fill."""
        if not self.limits or not owner:
            return
        if bots_alone(seats):
            what = "running matches in which bots alone play; wait until one is over"
            await self._check(BOTS_ALONE, self.most.bot_matches, owner, origin, what)
        if public and any(who.kind == "open" for who in seats):
            what = "public tables with an open seat; fill or close one first"
            await self._check(OPEN_TABLE, self.most.open_tables, owner, origin, what)

    async def open_tables(self) -> list[MatchRow]:
        """List public tables with an open seat; nobody's can take up the whole list."""
        quota = self.most.open_tables
        return await self.store.open_tables(by_owner=quota.person, by_origin=quota.address)

    async def _check(self, where: str, quota: Quota, owner: str, origin: str, what: str) -> None:
        if await self._count(where, "owner", owner) >= quota.person:
            raise Refuse("refused", f"you may have {quota.person} {what}")
        if await self._count(where, "origin", origin) >= quota.address:
            raise Refuse("refused", f"all at your address may have {quota.address} {what}")

    async def _count(self, where: str, column: Literal["owner", "origin"], who: str) -> int:
        """Count somebody's matches of a kind; one that is frozen takes up nothing."""
        found = await self.store.read(
            f"SELECT game, rules FROM matches WHERE {column} = ? AND {where}",  # noqa: S608
            who,
        )
        playable = {(game.name, game.rules_version) for game in GAMES.values()}
        return sum(1 for match in found if match in playable)

    @contextmanager
    def socket(self, user: str, source: str) -> Iterator[None]:
        """Count a socket for as long as it lives, or refuse it."""
        places = [("address", source), *([("person", user)] if user else [])]
        for kind, who in places if self.limits else []:
            limit = getattr(self.most.sockets, kind)
            if self._sockets[kind, who] >= limit:
                whose = "you" if kind == "person" else "all at your address"
                raise Refuse("refused", f"{whose} may have {limit} connections; close one first")
        for place in places:
            self._sockets.add(place)
        try:
            yield
        finally:
            for place in places:
                self._sockets.remove(place)

    def check_chat(self, user: str, source: str) -> None:
        """Refuse whoever talks too fast."""
        person, address = self._chat
        if self.limits and not (person.allows(user) and address.allows(source)):
            limit = self.most.chat
            message = f"one may say {limit.person} lines a minute, {limit.address} from one address"
            raise Refuse("too-fast", f"{message}; wait a little")


def _a_minute(limit: int) -> Limiter:
    """Allow so many a minute, a third of them at once."""
    return Limiter(limit / 60, max(1.0, limit / 3))
