"""Normal looks closely at the promising options alone when there are very many."""

from __future__ import annotations

from emberkeep.bots import NormalBot
from emberkeep.kernel import (
    Ask,
    Chance,
    Game,
    Hints,
    Match,
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

DOORS = 300
OPEN = [Option(f"door:{number}", number) for number in range(DOORS)]
CALL = [Option("call", 0), Option("wait", 1)]


@state
class Corridor(Table):
    door: int = -1


@state
class Walk(Procedure):
    """Open one of very many doors, call, and see what is behind it."""

    script = ("open", "call", "end")

    def open(self, table: Corridor) -> None:
        table.ask(0, "open", OPEN, self.opened)

    def opened(self, table: Corridor, seat: SeatId, door: int) -> None:
        table.door = door

    def call(self, table: Corridor) -> None:
        table.ask(0, "call", CALL, self.called)

    def called(self, table: Corridor, seat: SeatId, how: int) -> None:
        """Nothing depends on it."""

    def end(self, table: Corridor) -> None:
        table.end(winners=[0], reason="door", scores=[table.door])


@value
class CorridorView(Value):
    door: int


class Nose(Hints[Corridor]):
    """Hints for which one door is likely, or looks best at once, or is best in the end."""

    def __init__(self, likely: int = -1, looks: int = -1, best: int = -1) -> None:
        self.likely, self.looks, self.best = likely, looks, best
        self.ends = 0

    def judge(self, table: Corridor, seat: SeatId) -> float:
        if table.result is None:
            return 0.9 if table.door == self.looks else 0.1
        self.ends += 1
        return float(table.door == self.best)

    def weights(self, table: Corridor, ask: Ask) -> list[float]:
        return [5.0 if option.code == f"door:{self.likely}" else 1.0 for option in ask.options]

    def turn(self, table: Corridor) -> int:
        return 0


class CorridorGame(Game[Corridor]):
    name = "corridor"
    title = "Corridor"
    rules_version = "1"
    modes = (Mode("long", (1,)),)

    def __init__(self, nose: Nose) -> None:
        self.nose = nose

    @property
    def hints(self) -> Nose:  # type: ignore[override]  # each test has hints of its own
        return self.nose

    def lay_out(self, setup: Setup) -> Corridor:
        table = Corridor(Chance(setup.seed))
        table.call(Walk())
        return table

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("Nemo",)

    def view(self, table: Corridor, seat: SeatId | None) -> CorridorView:
        return CorridorView(table.door)

    def imagine(self, table: Corridor, seat: SeatId | None, chance: Chance) -> Corridor:
        twin = table.copy()
        twin.veil(seat, chance)
        return twin

    def check(self, table: Corridor) -> None:
        """Anything goes."""


def door(nose: Nose, bot: NormalBot | None = None) -> str:
    """Let normal choose a door by some hints."""
    game = CorridorGame(nose)
    place = Match(game, game.setup()).seat(0)
    return (bot or NormalBot()).choose(place, place.ask, Chance(3))


def test_few_doors_are_looked_behind() -> None:
    nose = Nose()

    door(nose)

    assert nose.ends <= 16 + 2 * 8


def test_what_is_likely_is_looked_at_however_it_looks_at_first() -> None:
    assert door(Nose(likely=123, best=123)) == "door:123"


def test_what_looks_best_at_once_is_looked_at_however_unlikely_it_is() -> None:
    assert door(Nose(likely=5, looks=222, best=222)) == "door:222"


def test_all_are_looked_at_where_they_are_not_too_many() -> None:
    nose = Nose(best=299)

    assert door(nose, NormalBot(most=DOORS)) == "door:299"
    assert nose.ends >= DOORS
