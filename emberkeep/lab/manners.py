"""Asking a bot, and what happens when it misbehaves: it forfeits the choice, and that is told."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any

from emberkeep.bots import Bot
from emberkeep.kernel import Ask, Chance, Seat, UnknownCode

LONGEST_SENTENCE = 300


class Misbehaved(Exception):
    """A bot did not answer as it should: what kind of fault, and a sentence about it."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(kind, sentence)
        self.kind = kind
        self.sentence = sentence[:LONGEST_SENTENCE]


class TimeIsUp(BaseException):
    """Interrupts a bot that thinks for too long; bots that catch every Exception miss it."""


def answer(bot: Bot, seat: Seat[Any], ask: Ask, rng: Chance, limit_ms: float) -> str:
    """Ask a bot for a code of the ask, within the time limit, or raise Misbehaved."""
    start = perf_counter()
    with watched(bot, limit_ms):
        code = bot.choose(seat, ask, rng)
    spent = (perf_counter() - start) * 1000
    if spent > limit_ms and not keeps_time(bot):
        raise Misbehaved("too slow", f"it took {spent:.0f} ms, allowed were {limit_ms:.0f}")
    try:
        ask.option(code)
    except UnknownCode as error:
        raise Misbehaved("bad code", str(error)) from None
    return code


def keeps_time(bot: Bot) -> bool:
    """Return whether a bot watches the clock itself, as programs from outside have it watched."""
    return bool(getattr(bot, "keeps_time", False))


@contextmanager
def watched(bot: Bot, limit_ms: float) -> Iterator[None]:
    """Let a bot do something within the time limit; whatever goes wrong is Misbehaved."""
    try:
        with nullcontext() if keeps_time(bot) else alarm(limit_ms / 1000):
            yield
    except TimeIsUp:
        raise Misbehaved("too slow", f"no answer within {limit_ms:.0f} ms") from None
    except Misbehaved:
        raise
    except (Exception, SystemExit) as error:
        raise Misbehaved("raised", f"{type(error).__name__}: {error}") from error


def can_ring() -> bool:
    """Return whether a bot can be interrupted: not on Windows, and in the main thread alone."""
    return hasattr(signal, "setitimer") and current_thread() is main_thread()


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise TimeIsUp after some seconds, where the system and the thread allow it."""
    if not can_ring():
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise TimeIsUp

    handler = signal.signal(signal.SIGALRM, ring)
    start = perf_counter()
    before, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if before:  # somebody else's alarm goes on
            left = max(1e-3, before - (perf_counter() - start))
            signal.setitimer(signal.ITIMER_REAL, left)
