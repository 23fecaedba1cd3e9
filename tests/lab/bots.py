"""Small bots for tests, good and bad."""

from __future__ import annotations

import sys
import time
from typing import Any

from emberkeep.kernel import Ask, Chance, Result, Seat
from emberkeep.lab.terms import Hello


class First:
    """Takes the first option."""

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        return ask.options[0].code


class Last:
    """Takes the last option."""

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        return ask.options[-1].code


class Slow:
    """Plays at random, in ten milliseconds."""

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        time.sleep(0.01)
        return rng.pick(ask.options).code


class Raises:
    """Does not know what to do."""

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        raise ValueError("I am lost")


class Cheats:
    """Chooses what is not offered."""

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        return "victory"


class Sleeps:
    """Falls asleep, and catches whatever wants to wake it."""

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        try:
            time.sleep(3600)
        except Exception:  # noqa: BLE001 - that is what it is for
            time.sleep(3600)
        return ask.options[0].code


class Leaves:
    """Ends the program it runs in."""

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        sys.exit("enough")


class Polite:
    """Remembers what it was told."""

    heard: list[Hello | Result | None] = []  # noqa: RUF012 - for all of them together

    def begin(self, hello: Hello) -> None:
        self.heard.append(hello)

    def end(self, result: Result | None) -> None:
        self.heard.append(result)

    def choose(self, seat: Seat[Any], ask: Ask, rng: Chance) -> str:
        return rng.pick(ask.options).code


class Clumsy(Polite):
    """Stumbles when it comes and when it goes."""

    def begin(self, hello: Hello) -> None:
        raise RuntimeError("where am I?")

    def end(self, result: Result | None) -> None:
        raise RuntimeError("who won?")


class Dawdles(Polite):
    """Comes and goes slowly."""

    def begin(self, hello: Hello) -> None:
        time.sleep(3600)

    def end(self, result: Result | None) -> None:
        time.sleep(3600)


def no_bot() -> int:
    return 7
