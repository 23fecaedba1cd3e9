"""Who comes with which cookie, and how sessions end: here at once, elsewhere when it is heard."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Iterable
from typing import Any

from emberkeep.kernel import EmberkeepError
from emberkeep.server.identity import RENEW, new_session
from emberkeep.server.store import Store
from emberkeep.server.users import Session, change_user, end_session, ended_among, known
from emberkeep.tables.keeping import ENDED
from emberkeep.tables.names import GUEST
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.rows import UserRow

logger = logging.getLogger(__name__)

LOOK_EVERY = 10.0
AT_ONCE = 500


class Sessions:
    """Knows people by their sessions; whose session has ended is a stranger."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self.rooms = rooms
        self.store = store
        rooms.sessions_ended = self.heard

    def start(self) -> None:
        if self.store.shared:
            self.rooms.background(self._look_regularly())

    async def user(self, session: Session) -> UserRow | None:
        """Find whom a session is for; None when it has ended."""
        found = await known(self.store, session)
        if found is not None and not found.name:
            found.name = GUEST
        return found

    async def visitor(self, state: dict[str, Any]) -> UserRow:
        """Find who makes a request: whoever has no session that lasts is a new guest.

        A session that has been used for a while gets a new cookie.
        """
        session: Session = state["session"]
        found = None if state["fresh"] else await self.user(session)
        if found is None:
            if not state["fresh"]:
                session = state["session"] = new_session()
            state["fresh"] = True
            return UserRow(session.user, GUEST)
        if time.time() - session.at > RENEW:
            state["session"], state["fresh"] = new_session(session.user, session.id), True
        return found

    # How they end

    async def end(self, session: Session) -> None:
        """End a session: its cookie is worth nothing any more."""
        await end_session(self.store, session.id)
        await self.ended(session.user)

    async def end_all(self, user: str, **also: Any) -> Session:
        """End all sessions of somebody, and change what else goes with it; begin a new one."""
        session = new_session(user)
        await change_user(self.store, user, since=session.at, **also)
        await self.ended(user)
        return session

    async def ended(self, user: str) -> None:
        """Say goodbye to sessions that have ended, here and elsewhere."""
        await self.heard(user)
        await self.store.announce(user, ENDED)

    async def heard(self, user: str) -> None:
        """Say goodbye to those of somebody's sockets whose session has ended."""
        await self._look(viewer for viewer in self._viewers() if viewer.user == user)

    async def _look(self, viewers: Iterable[Any]) -> None:
        by_session: dict[Session, list[Any]] = {}
        for viewer in viewers:
            by_session.setdefault(viewer.session, []).append(viewer)
        for session in await self._which_ended(list(by_session)):
            for viewer in by_session[session]:
                viewer.leave()

    async def _which_ended(self, sessions: list[Session]) -> Collection[Session]:
        ended: set[Session] = set()
        for at in range(0, len(sessions), AT_ONCE):
            ended |= await ended_among(self.store, sessions[at : at + AT_ONCE])
        return ended

    def _viewers(self) -> list[Any]:
        return [viewer for room in self.rooms.live() for viewer in room.viewers if viewer.user]

    async def _look_regularly(self) -> None:
        """Look for sessions whose end another process could not announce before it died."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._look(self._viewers())
            except EmberkeepError as error:
                logger.warning("sessions could not be looked at: %s", type(error).__name__)
