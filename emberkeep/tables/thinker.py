"""A process in which bots think: a question a line in, an answer a line out.

It is told the setup and the choices of a match, plays them, and hands the bot a `Seat`. Matches
are kept for the next question. It ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from typing import Any, Protocol

from emberkeep.bots import bot
from emberkeep.games import game as game_named
from emberkeep.kernel import Chance, Match
from emberkeep.tables.structs import msgspec

MOST_MATCHES = 64
LONGEST_REASON = 300
MODESTY = 15  # how much more urgent everything else is than the thoughts of bots


class Question(msgspec.Struct):
    """All that a decision depends on."""

    match: str
    game: str
    mode: str
    players: int
    options: dict[str, str | int | bool]
    carried: dict[str, Any]
    seed: int
    choices: list[tuple[int, str]]
    seat: int
    level: str
    chance: int


class Answer(msgspec.Struct):
    """What a bot chose, or why it failed."""

    code: str
    failed: str = ""


class Mind(Protocol):
    """Where bots think."""

    async def think(self, question: Question, owner: str) -> str | None:
        """Have a question answered when it is the owner's turn; None when the bot failed."""


class Thinker:
    """Answers questions, remembering the matches they are about."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match[Any]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """Let the bot choose; when it fails, the process lives on, unless its memory is full."""
        try:
            return self._chosen(question)
        except MemoryError:
            raise
        except Exception as error:  # noqa: BLE001 - bots may fail in any way
            return Answer("", f"{type(error).__name__}: {error}"[:LONGEST_REASON])

    def _chosen(self, question: Question) -> Answer:
        match = self._match(question)
        seat = match.seat(question.seat)
        chance = Chance(question.chance)
        return Answer(bot(question.level).choose(seat, seat.ask, chance))

    def _match(self, question: Question) -> Match[Any]:
        """Bring a match to where the question is asked: from memory, or from its start."""
        match = self.matches.pop(question.match, None)
        known = [] if match is None else [(c.seat, c.code) for c in match.record.choices]
        if match is None or known != question.choices[: len(known)]:
            game = game_named(question.game)
            setup = game.setup(
                question.mode, question.players, question.options, question.seed, question.carried
            )
            match, known = Match(game, setup), []
        for seat, code in question.choices[len(known) :]:
            match.choose(seat, code)
        self.matches[question.match] = match
        if len(self.matches) > MOST_MATCHES:
            self.matches.popitem(last=False)
        return match


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    thinker = Thinker()
    decode = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        answer = msgspec.json.encode(thinker.answer(decode(line))) + b"\n"
        try:
            os.write(sys.stdout.fileno(), answer)
        except BrokenPipeError:
            return  # the server is gone


if __name__ == "__main__":
    main()
