"""Procedures: the chapters of a rulebook in progress."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from types import MappingProxyType
from typing import ClassVar

from emberkeep.kernel.asks import Ask, Event, Fact
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.state import State, Value, state, value


@state
class Procedure(State):
    """One chapter of the rulebook in progress: a little data and the names of its steps."""

    script: ClassVar[tuple[str, ...]] = ()

    at: int = field(default=0, init=False)
    now: int = field(default=0, init=False)

    def public(self) -> dict[str, Fact]:
        """Name what has been decided openly in this chapter, for views."""
        return {}

    def progress(self) -> Progress:
        """Return how far this chapter is, for views."""
        step = self.script[self.now] if self.at else ""
        return Progress(type(self).__name__, step, MappingProxyType(self.public()))

    def again(self, step: str = "") -> None:
        """Go back to the beginning of the present step, or of a named one, when this one ends."""
        self.at = self.script.index(step) if step else self.now

    def finish(self) -> None:
        """Skip the steps that are left."""
        self.at = len(self.script)


@value
class Progress(Value):
    """A chapter in progress: its name, its step, and what has been decided openly in it."""

    chapter: str
    step: str
    facts: Mapping[str, Fact] = field(hash=False)


@state
class Branch(State):
    """The private chapter of a seat, and what the seat has chosen in it."""

    seat: SeatId
    begin: str
    then: str
    chapter: Procedure
    within: list[Procedure] = field(default_factory=list)
    ask: Ask | None = None
    codes: list[str] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)
