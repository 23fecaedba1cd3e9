"""Golden traces: whole matches as text, so that a change of the rules shows as a readable diff.

A line at the margin is a choice: who, the question, the code. The indented lines below say what
was told because of it; in brackets stands who was told, where it was not everybody. The choices
are played again from the text, as far as they fit; where they do not, and where there is no text
yet, a fixed seed picks others. So one changed rule changes the lines it concerns, and not the rest
of the match.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import Any

from emberkeep.kernel import Chance, Event, Fact, Game, Match, SeatId, Setup, Table
from emberkeep.kernel.testing import label, random_choice

NEAR = 4
"""How many kept choices may be skipped to find one that fits."""


@dataclass(frozen=True)
class Golden:
    """One match: its file, its setup, the seed of its choices, and how to name seats in it."""

    game: Game[Any]
    file: Path
    setup: Setup
    seed: int
    name: Callable[[Any, SeatId], str]
    seats: Collection[str]  # the facts that are numbers of seats

    def kept(self) -> str:
        return self.file.read_text(encoding="utf-8") if self.file.exists() else ""

    def trace(self) -> str:
        """Play the match again and write down what happens now."""
        return "\n".join(self._lines()) + "\n"

    def changes(self) -> list[str]:
        """List the lines that are not as they were kept."""
        before, now = self.kept().splitlines(), self.trace().splitlines()
        return list(unified_diff(before, now, "kept", "now", lineterm=""))

    def write(self) -> bool:
        """Keep what happens now; return whether it is anything new."""
        text, before = self.trace(), self.kept()
        self.file.write_text(text, encoding="utf-8", newline="\n")
        return text != before

    # The match

    def _lines(self) -> Iterator[str]:
        match = Match(self.game, self.setup)
        yield f"# {self.game.title}, {label(self.setup, self.game)}, seed {self.setup.seed}"
        yield from self._told(match.table, 0)
        for choice, since in self._played(match):
            yield choice
            yield from self._told(match.table, since)
        result = match.table.result
        assert result is not None
        scores = [f"{self.name(match.table, at)} {n}" for at, n in enumerate(result.scores)]
        winners = [self.name(match.table, at) for at in result.winners]
        yield f"# {', '.join(scores)}; {', '.join(winners)} by {result.reason}"

    def _played(self, match: Match[Any]) -> Iterator[tuple[str, int]]:
        """Make choice after choice; yield each as a line, and where its story begins."""
        table, chance = match.table, Chance(self.seed)
        kept = [line.split() for line in self.kept().splitlines() if line[:1] not in " #"]
        while not table.over:
            since = len(table.log)
            seat, code = self._choice(table, kept, chance)
            ask = table.ask_of(seat)
            line = f"{self.name(table, seat)} {ask.prompt} {code}"
            match.choose(seat, code)
            yield f"{line} (secret)" if ask.secret else line, since

    def _choice(self, table: Table, kept: list[list[str]], chance: Chance) -> tuple[SeatId, str]:
        """Take the next kept choice that answers an open question, or else any."""
        for at, (who, prompt, code, *_) in enumerate(kept[:NEAR]):
            for seat in table.asked():
                ask = table.ask_of(seat)
                if (self.name(table, seat), ask.prompt) == (who, prompt):
                    del kept[: at + 1]
                    return seat, code if code in ask.codes() else chance.pick(ask.codes())
        return random_choice(table, chance)

    # The story

    def _told(self, table: Table, since: int) -> Iterator[str]:
        for event in table.log[since:]:
            yield "    " + self._event(table, event)

    def _event(self, table: Table, event: Event) -> str:
        facts = [f" {key}={self._fact(table, key, fact)}" for key, fact in event.facts.items()]
        eyes = "" if event.to is None else f" [{', '.join(self.name(table, s) for s in event.to)}]"
        return event.kind + "".join(facts) + eyes

    def _fact(self, table: Table, key: str, fact: Fact) -> str:
        if isinstance(fact, Mapping):
            pairs = [f"{self._fact(table, key, k)}:{f}" for k, f in fact.items()]
            return f"({' '.join(pairs)})"
        if isinstance(fact, (list, tuple)):
            return f"({' '.join(self._fact(table, key, f) for f in fact)})"
        if fact in (None, ""):
            return "–"
        return self.name(table, int(str(fact))) if key in self.seats else str(fact)
