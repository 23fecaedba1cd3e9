"""Last Ember, a whole game in one file.

There is a fire of some embers. In each round both players hold one, two or three fingers up, at the
same time; so many embers are taken from the fire. Whoever holds up one finger more than the other
scores 1. But three against one burns its fingers: then the one scores 2. When the fire is out, the
higher score wins.
"""

from __future__ import annotations

from dataclasses import field

from emberkeep.kernel import (
    BrokenRule,
    Chance,
    Game,
    Hints,
    Knob,
    Mode,
    Option,
    Procedure,
    SeatId,
    Setup,
    Table,
    Value,
    highest,
    state,
    value,
)

FINGERS = [Option("one", 1), Option("two", 2), Option("three", 3)]
GAINS = {2: (0, 2), 1: (1, 0), 0: (0, 0), -1: (0, 1), -2: (2, 0)}
"""What left and right score, by left minus right."""


# The table is data.


@state
class Hearth(Table):
    """The fire, and what both have scored."""

    embers: int
    scores: list[int] = field(default_factory=lambda: [0, 0])


# Rules are procedures: a little data, and a script of steps.


@state
class Evening(Procedure):
    """Round after round, until the fire is out."""

    shown: dict[SeatId, int] = field(default_factory=dict)

    script = ("hold_up_fingers", "compare", "put_out")

    def hold_up_fingers(self, table: Hearth) -> None:
        """Ask both at once: nobody learns an answer before the other is in."""
        for seat in (0, 1):
            table.ask(seat, "fingers", FINGERS, self.held_up)

    def held_up(self, table: Hearth, seat: SeatId, number: int) -> None:
        self.shown[seat] = number

    def compare(self, table: Hearth) -> None:
        left, right = self.shown.pop(0), self.shown.pop(1)
        table.embers = max(table.embers - left - right, 0)
        table.tell("shown", left=left, right=right, embers=table.embers)
        for seat, points in enumerate(GAINS[left - right]):
            if points:
                table.scores[seat] += points
                table.tell("score", seat=seat, points=points, source="duels")
        if table.embers:
            self.again("hold_up_fingers")

    def put_out(self, table: Hearth) -> None:
        table.end(winners=highest(table.scores), reason="points", scores=table.scores)


# Who sees what.


@value
class HearthView(Value):
    """What everybody sees: there are no secrets but the answers, which the kernel keeps."""

    embers: int
    scores: tuple[int, ...]


# What bots want to know.


class Sense(Hints[Hearth]):
    """Whoever leads is likely to win."""

    def judge(self, table: Hearth, seat: SeatId) -> float:
        if table.result is not None:
            return table.result.worth(seat)
        lead = table.scores[seat] - table.scores[1 - seat]
        return 0.5 + max(-0.4, min(0.4, lead / 10))


# What everybody else knows of it.


class LastEmber(Game[Hearth]):
    """The game, as terminal, bots, lab, server and browser get it."""

    name = "last_ember"
    title = "Last Ember"
    rules_version = "1"
    modes = (Mode("duel", (2,), (Knob("fire", (20, 40)),)),)
    hints = Sense()

    def lay_out(self, setup: Setup) -> Hearth:
        table = Hearth(Chance(setup.seed), embers=int(setup.options["fire"]))
        table.call(Evening())
        return table

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("left", "right")

    def view(self, table: Hearth, seat: SeatId | None) -> HearthView:
        return HearthView(table.embers, tuple(table.scores))

    def imagine(self, table: Hearth, seat: SeatId | None, chance: Chance) -> Hearth:
        """Copy the table and hide what the seat cannot know; here the kernel can do it all."""
        twin = table.copy()
        twin.veil(seat, chance)
        return twin

    def check(self, table: Hearth) -> None:
        """Say what can never be, for the tests."""
        if table.embers < 0:
            raise BrokenRule(f"the fire has {table.embers} embers")


GAME = LastEmber()
