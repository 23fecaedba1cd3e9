"""Turns go round by owner, however many wait for one of them."""

from __future__ import annotations

import asyncio

from emberkeep.tables.turns import Turns


def order(wishes: str, places: int = 1) -> str:
    """Let owners, each a letter, wait for places in this order; return who was served when."""

    async def whole() -> str:
        turns = Turns(places)
        served: list[str] = []

        async def wait(owner: str) -> None:
            await turns.take(owner)
            served.append(owner)
            await asyncio.sleep(0)
            turns.give_back()

        await asyncio.gather(*map(wait, wishes))
        return "".join(served)

    return asyncio.run(whole())


def test_owners_take_turns() -> None:
    assert order("aaaab") == "aabaa"
    assert order("aaaaabbc") == "aabcabaa"


def test_who_has_many_wait_gets_no_more_than_who_comes_later() -> None:
    assert order("a" * 50 + "b").index("b") == 2


def test_all_places_are_used() -> None:
    assert order("aab", places=3) == "aab"
    assert order("aaaaab", places=2) == "aaabaa"


def test_who_gives_up_waiting_keeps_no_place() -> None:
    async def body() -> None:
        turns = Turns(1)
        await turns.take("a")
        waiting, granted = (asyncio.ensure_future(turns.take(who)) for who in "bc")
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        turns.give_back()  # to c, who is cancelled before it can go on
        granted.cancel()
        await asyncio.gather(waiting, granted, return_exceptions=True)
        await asyncio.wait_for(turns.take("d"), 5)

    asyncio.run(body())
