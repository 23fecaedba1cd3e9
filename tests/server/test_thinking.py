"""Bots think in processes of their own: one that fails or takes too long costs one thought."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from emberkeep.server.metrics import Metrics
from emberkeep.server.room import Room
from emberkeep.server.thinker import Question
from emberkeep.server.thinking import Thinking
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
        seed=row.seed,
        choices=[],
        seat=Room(row).awaited()[0],
        level=level,
        chance=1,
    )


def run(body: Callable[[Thinking, Metrics], Awaitable[None]]) -> None:
    async def whole() -> None:
        metrics = Metrics()
        thinking = Thinking(1, 30.0, metrics)
        try:
            await body(thinking, metrics)
        finally:
            await thinking.close()

    asyncio.run(whole())


def test_who_fails_is_replaced() -> None:
    async def body(thinking: Thinking, metrics: Metrics) -> None:
        assert await thinking.think(question("no such bot")) is None
        assert metrics.read("bot_failures_total") == 1
        codes = Room(match_row(1)).live.table.ask_of(question().seat).codes()
        assert await thinking.think(question()) in codes

    run(body)


def test_who_takes_too_long_is_replaced() -> None:
    async def body(thinking: Thinking, metrics: Metrics) -> None:
        assert await thinking.think(question())
        thinking.limit = 0.0
        assert await thinking.think(question()) is None
        assert metrics.read("bot_failures_total") == 1
        thinking.limit = 30.0
        assert await thinking.think(question())
        assert (metrics.read("bot_failures_total"), metrics.read("bot_queue")) == (1, 0)

    run(body)


def test_many_bots_wait_for_their_turn() -> None:
    async def body(thinking: Thinking, metrics: Metrics) -> None:
        thoughts = asyncio.gather(*[thinking.think(question()) for _ in range(5)])
        await asyncio.sleep(0)
        assert metrics.read("bot_queue") == 4
        assert len(set(await thoughts)) == 1
        assert metrics.read("bot_queue") == 0

    run(body)


def test_who_thinks_leaves_without_a_word_when_the_server_is_gone() -> None:
    nobody, stdout = os.pipe()
    os.close(nobody)
    command = [sys.executable, "-m", "emberkeep.server.thinker"]
    asked = msgspec.json.encode(question()) + b"\n"
    found = subprocess.run(command, input=asked, stdout=stdout, stderr=subprocess.PIPE, check=False)
    os.close(stdout)

    assert (found.returncode, found.stderr) == (0, b"")
