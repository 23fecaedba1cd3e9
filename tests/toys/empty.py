"""Empty: a match of nothing but asks, which costs what the kernel costs."""

from __future__ import annotations

from emberkeep.kernel import (
    BrokenRule,
    Chance,
    Game,
    Knob,
    Mode,
    Option,
    Procedure,
    SeatId,
    Setup,
    Table,
    Value,
    state,
    value,
)

OPTIONS = (Option("left", 0), Option("right", 1))


@state
class EmptyTable(Table):
    """Nothing but the number of asks to come."""

    left: int


@state
class Waiting(Procedure):
    """Ask, and do nothing about the answer."""

    script = ("wait",)

    def wait(self, table: EmptyTable) -> None:
        table.ask(0, "wait", OPTIONS, self.waited)

    def waited(self, table: EmptyTable, seat: SeatId, side: int) -> None:
        table.left -= 1
        if table.left:
            self.again()
        else:
            table.end(winners=[seat], reason="patience", scores=[0])


@value
class EmptyView(Value):
    """All there is to see."""

    left: int


class EmptyGame(Game[EmptyTable]):
    """The toy without rules."""

    name = "empty"
    title = "Empty"
    rules_version = "1"
    modes = (Mode("empty", (1,), (Knob("asks", (100, 1000)),)),)

    def lay_out(self, setup: Setup) -> EmptyTable:
        table = EmptyTable(Chance(setup.seed), int(setup.options["asks"]))
        table.call(Waiting())
        return table

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("Nemo",)

    def view(self, table: EmptyTable, seat: SeatId | None) -> EmptyView:
        return EmptyView(table.left)

    def imagine(self, table: EmptyTable, seat: SeatId | None, chance: Chance) -> EmptyTable:
        twin = table.copy()
        twin.veil(seat, chance)
        return twin

    def check(self, table: EmptyTable) -> None:
        if table.left < 0:
            raise BrokenRule("more was asked than there was to ask")


GAME = EmptyGame()
