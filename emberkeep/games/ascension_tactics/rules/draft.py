"""The champion draft, and who gets what of it (chapter Variants)."""

from __future__ import annotations

from dataclasses import field

from emberkeep.games.ascension_tactics.champions import CHAMPIONS
from emberkeep.games.ascension_tactics.rules.acquiring import join
from emberkeep.games.ascension_tactics.rules.options import champion_option
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.tokens import REVEALED
from emberkeep.kernel import Fact, Procedure, SeatId, state


@state
class Draft(Procedure):
    """Everybody takes champions in turn, one at a time, from six that lie open (AT-DRAFT-2).

    `pickers` take one each, again and again, until each has `size`: players, or the partners of a
    team together, who split their champions at the end (AT-2V2-3, AT-2V2-4).
    """

    pickers: tuple[tuple[SeatId, ...], ...]
    size: int
    open: list[str] = field(default_factory=list)
    picks: list[list[str]] = field(default_factory=list)
    split: int = 0

    script = ("reveal", "pick", "share")

    def public(self) -> dict[str, Fact]:
        return {
            "open": tuple(self.open),
            "picks": tuple([tuple(names) for names in self.picks]),
            "pickers": self.pickers,
            "split": self.split,
        }

    def reveal(self, table: Battleground) -> None:
        self.picks = [[] for _ in self.pickers]
        for _ in range(REVEALED):
            self.turn_up(table)

    def turn_up(self, table: Battleground) -> None:
        """Reveal a champion that nobody has seen yet (AT-DRAFT-2)."""
        seen = {*self.open, *[name for names in self.picks for name in names]}
        left = [name for name in CHAMPIONS if name not in seen]
        name = table.chance.pick(left)
        self.open.append(name)
        table.reveal()
        table.tell("draft.open", champion=name)

    def pick(self, table: Battleground) -> None:
        """Ask who takes the next champion, always in the same order (AT-DRAFT-3, AT-AMB-44)."""
        taken = sum([len(names) for names in self.picks])
        if taken == self.size * len(self.pickers):
            return
        seats = self.pickers[taken % len(self.pickers)]
        options = [champion_option(name) for name in self.open]
        self.again()
        if len(seats) == 1:
            table.ask(seats[0], "draft", options, self.picked)
        else:
            table.ask_first(seats, "draft", options, self.picked)

    def picked(self, table: Battleground, seat: SeatId, name: str) -> None:
        at = next(at for at, seats in enumerate(self.pickers) if seat in seats)
        self.picks[at].append(name)
        self.open.remove(name)
        table.tell("draft", seat=seat, champion=name)
        self.turn_up(table)

    def share(self, table: Battleground) -> None:
        """Give everybody their champions; partners say who gets which (AT-2V2-4)."""
        if self.split == len(self.pickers):
            return
        seats, names = self.pickers[self.split], self.picks[self.split]
        self.again()
        if len(seats) == 1 or len(names) <= self.size // len(seats):
            for name in names:
                join(table, seats[-1], CHAMPIONS[name])
            self.split += 1
        else:
            options = [champion_option(name) for name in names]
            about: dict[str, Fact] = {"seat": seats[0]}
            table.ask_first(seats, "draft.split", options, self.shared, about=about)

    def shared(self, table: Battleground, seat: SeatId, name: str) -> None:
        """Give a champion to the first of the partners, who has half of them."""
        self.picks[self.split].remove(name)
        join(table, self.pickers[self.split][0], CHAMPIONS[name])
