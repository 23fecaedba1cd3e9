"""Path, a game without aim in which a choice does just what its code says."""

from __future__ import annotations

from dataclasses import field

from emberkeep.kernel import (
    Chance,
    Game,
    Knob,
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

MOVES = [
    Option(code, code)
    for code in ("go", "roll", "look", "turn", "secret", "both", "lonely", "stop")
]
SIDES = [Option("left", "left"), Option("right", "right")]


@state
class Path(Table):
    turn: SeatId = 0
    marks: list[str] = field(default_factory=list)


@state
class Walk(Procedure):
    script = ("move",)

    def move(self, table: Path) -> None:
        table.ask(table.turn, "move", MOVES, self.moved)

    def moved(self, table: Path, seat: SeatId, move: str) -> None:
        table.marks.append(move)
        if move == "stop":
            seats = [seat for side in table.sides for seat in side]
            table.end(winners=[0, 1], reason="arrival", scores=[1] * len(seats))
            return
        self.again()
        match move:
            case "roll":
                table.chance.roll()
            case "look":
                table.reveal()
            case "turn":
                table.turn = 1 - seat
            case "secret" | "both" | "lonely":
                table.call(Crossing(move))


@state
class Crossing(Procedure):
    kind: str

    script = ("choose",)

    def choose(self, table: Path) -> None:
        """Ask the seat in turn secretly, or both seats at once, of which one may have no choice."""
        if self.kind == "secret":
            table.ask(table.turn, "side", SIDES, self.chosen, secret=True)
        else:
            table.ask(0, "side", SIDES, self.chosen)
            table.ask(1, "side", SIDES[:1] if self.kind == "lonely" else SIDES, self.chosen)

    def chosen(self, table: Path, seat: SeatId, side: str) -> None:
        table.marks.append(f"{seat} {side}")


@value
class PathView(Value):
    marks: tuple[str, ...]


class PathGame(Game[Path]):
    name = "path"
    title = "Path"
    rules_version = "3"
    modes = (
        Mode("plain", (2, 3), (Knob("weather", ("fair", "foul")), Knob("hills", (0, 4)))),
        Mode("long", (1, 2)),
    )

    def lay_out(self, setup: Setup) -> Path:
        table = Path(Chance(setup.seed))
        table.call(Walk())
        return table

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("Ada", "Bo", "Cy")[: setup.players]

    def view(self, table: Path, seat: SeatId | None) -> PathView:
        return PathView(tuple(table.marks))

    def imagine(self, table: Path, seat: SeatId | None, chance: Chance) -> Path:
        twin = table.copy()
        twin.veil(seat, chance)
        return twin

    def check(self, table: Path) -> None:
        """Anything goes."""


GAME = PathGame()


def walked(*choices: str) -> Match[Path]:
    """Play a match with these choices: `0 go`, `1 left`."""
    match = Match(GAME, GAME.setup(seed=5), ("Ada", "Bo"))
    for choice in choices:
        walk(match, choice)
    return match


def walk(match: Match[Path], choice: str) -> None:
    seat, code = choice.split()
    match.choose(int(seat), code)
