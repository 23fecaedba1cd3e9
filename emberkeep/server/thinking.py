"""The processes in which bots think: a limit on each thought, and a new process for a lost one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys

import msgspec

from emberkeep.server.metrics import Metrics
from emberkeep.server.thinker import Answer, Question

logger = logging.getLogger(__name__)

LONGEST_START = 60.0


class Thinking:
    """A few worker processes, started when the first bot has to think."""

    def __init__(self, workers: int, limit: float, metrics: Metrics) -> None:
        self.limit = limit
        self.metrics = metrics
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(count):
            self._idle.put_nowait(None)
        self._all: set[asyncio.subprocess.Process] = set()
        self._warm: set[asyncio.subprocess.Process] = set()  # have imported everything
        self._closed = False

    async def think(self, question: Question) -> str | None:
        """Have a question answered; None when the bot failed or took too long."""
        self.metrics.bot_queue.inc()
        worker = await self._idle.get()
        self.metrics.bot_queue.dec()
        try:
            if worker is None:
                worker = await self._started()
            return await self._asked(worker, question)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            self.metrics.bot_failures.inc()
            logger.warning("a bot of level %s failed: %s", question.level, type(error).__name__)
            await self._ended(worker)
            worker = None
            return None
        except asyncio.CancelledError:
            await self._ended(worker)
            worker = None
            raise
        finally:
            self._idle.put_nowait(worker)

    async def _started(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "emberkeep.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._all.add(worker)
        if self._closed:
            await self._ended(worker)
            raise EOFError
        return worker

    async def _asked(self, worker: asyncio.subprocess.Process, question: Question) -> str:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        async with asyncio.timeout(self.limit + (0 if worker in self._warm else LONGEST_START)):
            await worker.stdin.drain()
            line = await worker.stdout.readline()
        if not line:
            raise EOFError
        self._warm.add(worker)
        return msgspec.json.decode(line, type=Answer).code

    async def _ended(self, worker: asyncio.subprocess.Process | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            self._warm.discard(worker)
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()

    async def close(self) -> None:
        self._closed = True
        for worker in list(self._all):
            await self._ended(worker)
