"""Bots think in processes of their own: one that fails or takes too long costs one thought."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from emberkeep.server.metrics import Metrics
from emberkeep.server.thinking import TRIES, Thinking
from emberkeep.tables.room import Room
from emberkeep.tables.thinker import Question
from tests.server.test_leaks import match_row

pytestmark = pytest.mark.slow


def question(level: str = "random") -> Question:
    row = match_row(1)
    return Question(
        match=row.id,
        game=row.game,
        mode=row.mode,
        players=row.players,
        options=row.options,
        carried={},
        seed=row.seed,
        choices=[],
        seat=Room(row).awaited()[0],
        level=level,
        chance=1,
    )


SLEEPS = (sys.executable, "-c", "import time; time.sleep(600)")
LOOPS = [asyncio.new_event_loop]
if sys.platform != "win32":
    import uvloop

    LOOPS.append(uvloop.new_event_loop)


def run(
    body: Callable[[Thinking, Metrics], Awaitable[None]], loop: Callable[[], Any] = LOOPS[-1]
) -> None:
    async def whole() -> None:
        metrics = Metrics()
        thinking = Thinking(1, 30.0, metrics)
        try:
            await body(thinking, metrics)
        finally:
            await thinking.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(whole())


def kill_all(thinking: Thinking) -> None:
    for worker in thinking.workers:
        worker.process.kill()


def test_who_fails_costs_one_thought_and_no_process() -> None:
    async def body(thinking: Thinking, metrics: Metrics) -> None:
        assert await thinking.think(question("no such bot"), "ada") is None
        assert metrics.read("bot_failures_total") == 1
        codes = Room(match_row(1)).live.table.ask_of(question().seat).codes()
        assert await thinking.think(question(), "ada") in codes
        assert metrics.read("bot_workers_lost_total") == 0

    run(body)


@pytest.mark.parametrize("noticed", [True, False])
@pytest.mark.parametrize("loop", LOOPS)
def test_a_process_that_dies_idle_is_replaced(loop: Callable[[], Any], *, noticed: bool) -> None:
    async def body(thinking: Thinking, metrics: Metrics) -> None:
        first = await thinking.think(question(), "ada")
        for lost in (1, 2):
            [worker] = thinking.workers
            worker.process.kill()
            if noticed:
                await worker.process.wait()
            assert await thinking.think(question(), "ada") == first
            assert metrics.read("bot_workers_lost_total") == lost
        assert metrics.read("bot_failures_total") == 0

    run(body, loop)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_process_that_dies_busy_is_replaced_and_its_question_asked_again(
    loop: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(thinking: Thinking, metrics: Metrics) -> None:
        monkeypatch.setattr("emberkeep.server.thinking.COMMAND", SLEEPS)
        thought = asyncio.ensure_future(thinking.think(question(), "ada"))
        while not thinking.workers:  # noqa: ASYNC110 - it is started in another task
            await asyncio.sleep(0)
        monkeypatch.undo()
        kill_all(thinking)
        assert await thought == await thinking.think(question(), "ada") is not None
        assert metrics.read("bot_workers_lost_total") == 1
        assert metrics.read("bot_failures_total") == 0

    run(body, loop)


@pytest.mark.parametrize("program", ["pass", "print('gold')", "raise MemoryError"])
def test_where_no_process_lives_long_enough_the_thought_fails_and_the_next_is_tried(
    monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    async def body(thinking: Thinking, metrics: Metrics) -> None:
        monkeypatch.setattr("emberkeep.server.thinking.COMMAND", (sys.executable, "-c", program))
        assert await thinking.think(question(), "ada") is None
        assert metrics.read("bot_workers_lost_total") == TRIES
        monkeypatch.undo()
        assert await thinking.think(question(), "ada") is not None
        assert metrics.read("bot_failures_total") == 1

    run(body)


def test_who_takes_too_long_is_replaced() -> None:
    async def body(thinking: Thinking, metrics: Metrics) -> None:
        assert await thinking.think(question(), "ada")
        thinking.limit = 0.0
        assert await thinking.think(question(), "ada") is None
        assert metrics.read("bot_failures_total") == 1
        thinking.limit = 30.0
        assert await thinking.think(question(), "ada")
        assert (metrics.read("bot_failures_total"), metrics.read("bot_queue")) == (1, 0)

    run(body)


def test_many_bots_wait_for_their_turn() -> None:
    async def body(thinking: Thinking, metrics: Metrics) -> None:
        thoughts = asyncio.gather(*[thinking.think(question(), "ada") for _ in range(5)])
        await asyncio.sleep(0)
        assert metrics.read("bot_queue") == 4
        assert len(set(await thoughts)) == 1
        assert metrics.read("bot_queue") == 0

    run(body)


def test_who_thinks_leaves_without_a_word_when_the_server_is_gone() -> None:
    nobody, stdout = os.pipe()
    os.close(nobody)
    command = [sys.executable, "-m", "emberkeep.tables.thinker"]
    asked = msgspec.json.encode(question()) + b"\n"
    found = subprocess.run(command, input=asked, stdout=stdout, stderr=subprocess.PIPE, check=False)
    os.close(stdout)

    assert (found.returncode, found.stderr) == (0, b"")
