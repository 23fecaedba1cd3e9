"""Whoever acts is answered before all others have been told of something else."""

from __future__ import annotations

import asyncio

from emberkeep.tables.telling import PATIENCE, Telling

CROWD = 10 * PATIENCE


def told_of_a_crowd(rounds: int) -> list[int]:
    """List who has been told after so many rounds of the event loop."""

    async def scene() -> list[int]:
        telling, told = Telling(), list[int]()
        for who in range(CROWD):
            telling.add(lambda who=who: told.append(who))  # type: ignore[misc]  # as it is now
        for _ in range(rounds):
            await asyncio.sleep(0)
        return told.copy()

    return asyncio.run(scene())


def test_who_acts_waits_for_a_few_of_a_crowd_only() -> None:
    told = told_of_a_crowd(2)

    assert 0 < len(told) < CROWD / 10
    assert told == list(range(len(told)))  # first come, first told


def test_a_crowd_is_told_in_a_bounded_number_of_rounds() -> None:
    assert told_of_a_crowd(4 * PATIENCE) == list(range(CROWD))


def test_who_cannot_be_told_stops_nobody_else() -> None:
    def gone() -> None:
        raise ConnectionError

    async def scene() -> list[str]:
        telling, told = Telling(), list[str]()
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
        telling.add(gone)
        telling.add(lambda: told.append("next"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        telling.add(lambda: told.append("later"))
        for _ in range(5):
            await asyncio.sleep(0)
        return told

    assert asyncio.run(scene()) == ["next", "later"]


def test_who_is_told_may_have_others_told() -> None:
    told: list[str] = []

    async def scene() -> None:
        telling = Telling()

        def first() -> None:
            told.append("first")
            telling.add(lambda: told.append("second"))

        for tell in (first, lambda: told.append("later")):
            telling.add(tell)
            for _ in range(5):
                await asyncio.sleep(0)

    asyncio.run(scene())

    assert told == ["first", "second", "later"]
