"""The server as one object: its parts, and how they start and stop."""

from __future__ import annotations

import asyncio
import logging
import time

from emberkeep.games import GAMES
from emberkeep.server.backends import open_store
from emberkeep.server.config import Config, database
from emberkeep.server.forgetting import Forgetting
from emberkeep.server.identity import People, Signer
from emberkeep.server.links import Links
from emberkeep.server.metrics import Metrics
from emberkeep.server.quotas import Shares
from emberkeep.server.seeking import Seeking
from emberkeep.server.sessions import Sessions
from emberkeep.server.thinking import Thinking
from emberkeep.server.webhooks import Webhooks
from emberkeep.tables.rooms import Rooms
from emberkeep.tables.tables import Tables

logger = logging.getLogger(__name__)

FAREWELL = 2.0


class Service(Tables):
    """All that request handlers need."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.store = open_store(database(config.database))
        self.fairness = Shares(self.store, config)
        self.thinking = Thinking(config.workers, config.think, self.metrics)
        rooms = Rooms(self.store, config.habits(), self.metrics)
        super().__init__(rooms, self.fairness, self.thinking)
        self.people = People(self.store)
        self.sessions = Sessions(self.rooms, self.store)
        self.forgetting = Forgetting(self.rooms, self.store)
        self.links = Links(self.rooms, self.people, self.seats, self.name_of)
        self.seeking = Seeking(self.rooms, self.people, self.new_matches, self.fairness)
        self.webhooks = Webhooks(self.rooms, self.people, private=config.private_webhooks)
        self.signer: Signer | None = None
        self.stopping = False

    def name_of(self, thing: str) -> str:
        assert self.signer is not None
        return self.signer.name_of(thing)

    async def start(self) -> None:
        await self.store.reserve()
        await self.store.start()
        self.signer = Signer(await self.store.secret())
        self.start_tables()
        self.sessions.start()
        self.forgetting.start()
        self.rooms.background(self.webhooks.send_all())
        self.rooms.background(self.import_games())
        logger.info("the store is open")

    async def import_games(self) -> None:
        """Import all games beside other work, so that nobody has to wait for one later."""
        await asyncio.to_thread(list, GAMES.values())
        for sentence in GAMES.left_out:
            logger.warning(sentence)

    async def say_goodbye(self) -> None:
        """Tell every client to come back later, and give them a moment to hear it."""
        self.stopping = True
        rooms = [room for room in self.rooms.live() if room.viewers]
        for room in rooms:
            for viewer in list(room.viewers):
                viewer.leave()
        until = time.monotonic() + FAREWELL
        while any(room.viewers for room in rooms) and time.monotonic() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Finish what is being committed, then close."""
        await self.webhooks.close()
        await self.rooms.close()
        await self.thinking.close()
        await self.store.close()
