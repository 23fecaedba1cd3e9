"""The processes in which bots think: fair turns, a limit on each thought, and no lost bot.

A process may die at any time, idle or busy. Whatever goes wrong with one, it is given up and
counted, and its question goes to another.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys

import msgspec

from emberkeep.server.metrics import Metrics
from emberkeep.tables.thinker import Answer, Question
from emberkeep.tables.turns import Turns

logger = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "emberkeep.tables.thinker")
LONGEST_START = 60.0
TRIES = 3
PAUSE = 0.2  # seconds before another try, times the tries so far: memory may be free again


class Worker:
    """One process, which answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self._warm = False  # has imported everything

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, question: Question, limit: float) -> Answer:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        async with asyncio.timeout(limit + (0 if self._warm else LONGEST_START)):
            stdin.write(msgspec.json.encode(question) + b"\n")
            await stdin.drain()
            line = await stdout.readline()
        answer = msgspec.json.decode(line, type=Answer)
        self._warm = True
        return answer

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Thinking:
    """A few worker processes, started when the first bots have to think."""

    def __init__(self, workers: int, limit: float, metrics: Metrics) -> None:
        self.limit = limit
        self.metrics = metrics
        self._turns = Turns(workers or max(1, (os.cpu_count() or 2) - 1))
        self._idle: list[Worker] = []
        self.workers: set[Worker] = set()  # that were started and not lost
        self._closed = False

    async def think(self, question: Question, owner: str) -> str | None:
        """Have a question answered when it is the owner's turn; None when the bot failed."""
        with self.metrics.bot_queue.track_inprogress():
            await self._turns.take(owner)
        try:
            answer = await self._answered(question)
        finally:
            self._turns.give_back()
        if not answer.failed:
            return answer.code
        self.metrics.bot_failures.inc()
        logger.warning("a bot of level %s failed: %s", question.level, answer.failed)
        return None

    async def _answered(self, question: Question) -> Answer:
        """Ask one worker after another until one lives long enough to answer."""
        for tries in range(0 if self._closed else TRIES):
            try:
                return await self._asked(await self._worker(), question)
            except TimeoutError:
                return Answer("", "it took too long")
            except Exception as error:  # noqa: BLE001 - event loops tell of dead processes in many ways
                self._lost(error)
                await asyncio.sleep(PAUSE * tries)
        return Answer("", "no process lived long enough")

    def _lost(self, error: Exception | None = None) -> None:
        self.metrics.bot_workers_lost.inc()
        how = f"busy: {type(error).__name__}" if error else "idle"
        logger.warning("a process in which bots think was lost while it was %s", how)

    # Workers

    async def _worker(self) -> Worker:
        """Find an idle worker that lives, or start one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self.workers.discard(worker)
            self._lost()
        return await self._started()

    async def _started(self) -> Worker:
        pipe = asyncio.subprocess.PIPE
        worker = Worker(await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe))
        self.workers.add(worker)
        if self._closed:  # while it was started
            await self._ended(worker)
            raise EOFError
        return worker

    async def _asked(self, worker: Worker, question: Question) -> Answer:
        """Ask a worker; one that does not answer is ended."""
        try:
            answer = await worker.ask(question, self.limit)
        except BaseException:
            await self._ended(worker)
            raise
        self._idle.append(worker)
        return answer

    async def _ended(self, worker: Worker) -> None:
        self.workers.discard(worker)
        await worker.end()

    async def close(self) -> None:
        self._closed = True
        for worker in list(self.workers):
            await self._ended(worker)
