"""Questions, their options, and the events a table tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from emberkeep.kernel.errors import UnknownCode
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.state import Value, value

V_co = TypeVar("V_co", covariant=True)
Fact: TypeAlias = "str | int | bool | Sequence[Fact] | Mapping[str, Fact] | None"

MOST_NAMED = 12  # codes in a refusal; a hundred would help nobody


@value
class Option(Value, Generic[V_co]):
    """One thing a seat may choose: a code for everybody, a value for the rules."""

    code: str
    value: V_co


DONE: Option[None] = Option("done", None)
PASS: Option[None] = Option("pass", None)


@value
class Ask(Value):
    """A question to one seat, with all its answers."""

    seat: SeatId
    number: int
    prompt: str
    options: tuple[Option[Any], ...]
    then: str
    menu: str
    secret: bool
    about: Mapping[str, Fact]
    first: bool = False

    def codes(self) -> list[str]:
        return [option.code for option in self.options]

    def only(self) -> str:
        """Return the code of the single option; nothing where there is a choice."""
        return self.options[0].code if len(self.options) == 1 else ""

    def option(self, code: str) -> Option[Any]:
        """Find an option by its code, or refuse."""
        for option in self.options:
            if option.code == code:
                return option
        accepted = ", ".join([option.code for option in self.options[:MOST_NAMED]])
        more = len(self.options) - MOST_NAMED
        also = f" and {more} more" if more > 0 else ""
        message = f"{code!r} is not an option of {self.prompt}; accepted: {accepted}{also}"
        raise UnknownCode(message)


@value
class Event(Value):
    """Something that happened: a kind and its facts, for everybody or for some seats."""

    kind: str
    facts: Mapping[str, Fact]
    to: tuple[SeatId, ...] | None


def remade(ask: Ask, options: tuple[Option[Any], ...], *, first: bool) -> Ask:
    """Make an ask with something changed; the compiled build has no `dataclasses.replace`."""
    return Ask(
        ask.seat,
        ask.number,
        ask.prompt,
        options,
        ask.then,
        ask.menu,
        ask.secret,
        ask.about,
        first,
    )
