"""Finding opponents: whoever looks for a game is seated with the next ones who look for the same.

People are seated in the transaction that makes their match, so nobody gets two, whichever processes
they asked. The match is an ordinary one, dealt in that moment; chance says who has which seat.
"""

from __future__ import annotations

import asyncio
import secrets
import time

from emberkeep.games import game as game_named
from emberkeep.server.identity import People
from emberkeep.server.quotas import Shares
from emberkeep.server.seekers import (
    Seeker,
    found_for,
    from_address,
    look_for,
    others,
    seated,
    stop_looking,
)
from emberkeep.tables import luck
from emberkeep.tables.errors import Refuse
from emberkeep.tables.names import new_id
from emberkeep.tables.new_matches import NewMatches, automa
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.rows import Seating, UserRow
from emberkeep.tables.wire import Seek

LONGEST = 4.0  # seconds until somebody who looks is answered that nobody came yet
LOOK_EVERY = 0.5
MOST_FROM_ADDRESS = 10


class Seeking:
    """Seats people who look for opponents."""

    def __init__(
        self, rooms: Rooms, people: People, new_matches: NewMatches, fairness: Shares
    ) -> None:
        self.rooms = rooms
        self.store = people.store
        self.people = people
        self.new_matches = new_matches
        self.fairness = fairness

    async def seek(self, user: UserRow, source: str, wish: Seek) -> str | None:
        """Look for opponents for a while; return the match that was found, if any was."""
        seeker = self._seeker(user, source, wish)
        await self.people.keep(user)
        await self._check_share(seeker)
        await look_for(self.store, seeker)
        until = time.monotonic() + LONGEST
        while True:
            found = await found_for(self.store, user.id) or await self._seat(seeker)
            if found or time.monotonic() >= until:
                return found or None
            await asyncio.sleep(LOOK_EVERY)

    async def stop(self, user: str) -> str | None:
        """Look no longer; return the match that was found before."""
        found = await found_for(self.store, user)
        await stop_looking(self.store, user)
        return found or None

    def _seeker(self, user: UserRow, source: str, wish: Seek) -> Seeker:
        """Read a wish as the game does, so that those who wish for the same are found."""
        setup = game_named(wish.game).setup(wish.mode, wish.players, {}, 0)
        origin = self.new_matches.origin(source)
        now = time.time()
        name = user.name
        return Seeker(user.id, name, origin, setup.game, setup.mode, setup.players, now, now)

    async def _check_share(self, seeker: Seeker) -> None:
        """Refuse one too many from one address; a person looks for one game at a time."""
        if not self.fairness.limits:
            return
        if await from_address(self.store, seeker) >= MOST_FROM_ADDRESS:
            why = f"{MOST_FROM_ADDRESS} people at your address look for opponents already"
            raise Refuse("refused", f"{why}; wait until one has found some")

    async def _seat(self, seeker: Seeker) -> str | None:
        """Begin a match if enough people look for the same; None if not, or if others did."""
        match, now = new_id(), time.time()
        seekers = [*await others(self.store, seeker, now), seeker]
        if len(seekers) < seeker.players:
            return None
        first = seekers[0]
        secrets.SystemRandom().shuffle(seekers)
        seats = [Seating("person", each.who, each.name) for each in seekers]
        setup = game_named(seeker.game).setup(seeker.mode, seeker.players, {}, luck.new_seed())
        try:
            room = await self.new_matches.begin(
                UserRow(first.who, first.name),
                first.origin,
                setup,
                seats + automa(setup, len(seats)),
                match=match,
                beside=seated(seekers, match, now),
            )
        except Refuse as error:
            if error.reason != "taken":
                raise
            return None
        return room.id
