"""Several questions of one payment, answered at one go: found by trying on an imagined table."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from emberkeep.kernel.asks import DONE, PASS
from emberkeep.kernel.chance import Chance
from emberkeep.kernel.final import final_codes, is_final
from emberkeep.kernel.game import Game
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.state import Value, value
from emberkeep.kernel.table import Table

MOST_TRIED = 400  # tables; a larger payment is asked for question by question
STOPS = (DONE.code, PASS.code)

Tally = tuple[tuple[str, int], ...]


@value
class Way(Value):
    """One way to answer a bundle: the choices to make in turn, and what then follows by itself.

    After one that is `final` nothing can be taken back.
    """

    codes: tuple[str, ...]
    forced: tuple[str, ...]
    final: bool = False


def bundle_of(game: Game[Any], table: Table, seat: SeatId) -> tuple[Way, ...]:
    """List the ways to answer all questions of the bundle that a seat is asked for now.

    Ways that come to the same, in another order, are listed once. There are none for a question
    that stands alone, and where there would be too many. They are tried where all that is hidden
    from the seat is dealt anew, so they tell it nothing.
    """
    return foresee(game, table, seat)[1]


def foresee(game: Game[Any], table: Table, seat: SeatId) -> tuple[list[str], tuple[Way, ...]]:
    """Return `final_codes` and `bundle_of`, which for a bundle are found together."""
    prompt = table.ask_of(seat).prompt
    if prompt not in game.bundled or _others_asked(table):
        return final_codes(game, table, seat), ()
    search = _Search(prompt, seat)
    search.explore(game.imagine(table, seat, Chance(0)))
    return search.final, search.ways()


def _others_asked(table: Table) -> bool:
    return len(table.asks) > 1 and not table.branches


class _Search:
    """Tries all ways, each set of choices in one order only."""

    def __init__(self, prompt: str, seat: SeatId) -> None:
        self.prompt = prompt
        self.seat = seat
        self.final: list[str] = []
        self.found: dict[Tally, Way] = {}
        self.tried: set[tuple[bool, Tally]] = set()
        self.waiting: deque[tuple[Table, Way]] = deque()

    def explore(self, world: Table) -> None:
        self.waiting.append((world, Way((), ())))
        while self.waiting and len(self.tried) <= MOST_TRIED:
            table, way = self.waiting.popleft()
            for code in table.ask_of(self.seat).codes():
                tally = (code in STOPS, _tally((*way.codes, code)))
                if tally not in self.tried:
                    self.tried.add(tally)
                    self.attempt(table.copy(), way, code)

    def attempt(self, table: Table, way: Way, code: str) -> None:
        """Make one more choice; where the same question follows, go on from there later."""
        depth = len(table.log)
        final = is_final(table, self.seat, code)
        if final and not way.codes:
            self.final.append(code)
        further = Way((*way.codes, code), (*way.forced, *self.obvious(table, depth)), final)
        if self.goes_on(table) and not final:
            self.waiting.append((table, further))
        else:
            self.found.setdefault(_tally((*further.codes, *further.forced)), further)

    def obvious(self, table: Table, since: int) -> list[str]:
        """List the answers to this question that the kernel gave by itself."""
        return [
            str(event.facts["code"])
            for event in table.log[since:]
            if event.kind == "obvious" and event.facts["prompt"] == self.prompt
        ]

    def goes_on(self, table: Table) -> bool:
        return self.seat in table.asked() and table.ask_of(self.seat).prompt == self.prompt

    def ways(self) -> tuple[Way, ...]:
        """Return what was found, if it is all and saves at least one question."""
        longest = max([len(way.codes) for way in self.found.values()], default=0)
        return tuple(self.found.values()) if longest > 1 and len(self.tried) <= MOST_TRIED else ()


def _tally(codes: Sequence[str]) -> Tally:
    """Count codes, but for the word that ends the questions."""
    counts: dict[str, int] = {}
    for code in codes:
        if code not in STOPS:
            counts[code] = counts.get(code, 0) + 1
    return tuple(sorted(counts.items()))
