"""Pilgrims: a toy with a campaign of a road, a pass and a shrine.

In each of three rounds every pilgrim walks, runs or rests. Whoever gets farthest finds a relic. On
the road somebody may fall while running; then there is a storm in the pass. If nobody gets three
steps far in the pass, it is tried once more. Relics and bread are carried over, and count at the
shrine. A stroll is a match of its own.
"""

from __future__ import annotations

from typing import Any

from emberkeep.kernel import (
    BrokenRule,
    Chance,
    Game,
    Knob,
    Mode,
    Option,
    Procedure,
    SeatId,
    Sequel,
    Setup,
    SetupError,
    Table,
    Value,
    highest,
    state,
    value,
)

ROUNDS = 3
WAYS = [Option(way, way) for way in ("walk", "run", "rest")]
STAGES = {"road": (2, "pass"), "pass": (3, "shrine")}
CARRIED = ("part", "relics", "bread", "tries")


@state
class Pilgrim(Table):
    """The pilgrims on one stage of their way."""

    stage: str
    storm: bool
    steps: list[int]
    relics: list[int]
    bread: list[int]
    tries: int = 0
    fell: bool = False


@state
class Stage(Procedure):
    """A few rounds of walking."""

    round: int = 0
    seat: SeatId = 0

    script = ("go", "next", "arrive")

    def go(self, table: Pilgrim) -> None:
        table.ask(self.seat, "way", WAYS, self.gone)

    def gone(self, table: Pilgrim, seat: SeatId, way: str) -> None:
        match way:
            case "walk":
                table.steps[seat] += 1
            case "rest":
                table.bread[seat] += 1
            case _:
                self.run(table, seat)

    def run(self, table: Pilgrim, seat: SeatId) -> None:
        stays_up = table.chance.roll() > (3 if table.storm else 1)
        table.steps[seat] += 2 if stays_up else 0
        table.fell = table.fell or not stays_up
        table.tell("ran", seat=seat, fell=not stays_up)

    def next(self, table: Pilgrim) -> None:
        self.seat = (self.seat + 1) % len(table.steps)
        self.round += self.seat == 0
        if self.round < ROUNDS:
            self.again("go")

    def arrive(self, table: Pilgrim) -> None:
        for seat in highest(table.steps):
            table.relics[seat] += 1
        blessings = zip(table.relics, table.bread, strict=True)
        scores = [3 * relics + bread for relics, bread in blessings]
        table.end(winners=highest(scores), reason="blessed", scores=scores)


@value
class PilgrimView(Value):
    """All there is to see: everything."""

    stage: str
    storm: bool
    steps: tuple[int, ...]
    relics: tuple[int, ...]
    bread: tuple[int, ...]
    tries: int
    fell: bool
    progress: tuple[tuple[int, int], ...]


class Pilgrims(Game[Pilgrim]):
    """The toy with a campaign."""

    name = "pilgrims"
    title = "Pilgrims"
    rules_version = "1"
    modes = (
        Mode("road", (2, 1, 3)),
        Mode("pass", (1, 2, 3), (Knob("storm", (False, True)),), later=True),
        Mode("shrine", (1, 2, 3), later=True),
        Mode("stroll", (2,), (Knob("storm", (False, True), later=True),)),
    )

    def lay_out(self, setup: Setup) -> Pilgrim:
        none = [0] * setup.players
        relics: Any = setup.carried.get("relics", none)
        bread: Any = setup.carried.get("bread", none)
        tries: Any = setup.carried.get("tries", 0)
        storm = setup.options.get("storm", False) is True
        table = Pilgrim(
            Chance(setup.seed), setup.mode, storm, list(none), list(relics), list(bread), tries
        )
        table.call(Stage())
        return table

    def sequel(self, table: Pilgrim) -> Sequel | None:
        if table.stage not in STAGES:
            return None
        _, after = STAGES[table.stage]
        again = table.stage == "pass" and max(table.steps) < 3 and not table.tries
        tries = table.tries + 1 if again else table.tries
        carried: dict[str, Any] = {"relics": table.relics, "bread": table.bread, "tries": tries}
        if again:
            return Sequel("pass", {"storm": table.storm}, carried)
        return Sequel(after, {"storm": table.fell} if after == "pass" else {}, carried)

    def check_carried(self, setup: Setup) -> None:
        carried: Any = setup.carried
        if sorted(carried) != sorted(CARRIED) or setup.mode not in ("pass", "shrine"):
            raise SetupError(f"pilgrims carry {', '.join(CARRIED)} into the pass and the shrine")
        if carried["tries"] not in (0, 1) or carried["tries"] is True:
            raise SetupError(f"the pass is tried again once, not {carried['tries']} times")
        first, _ = STAGES["road" if setup.mode == "pass" else "pass"]
        if setup.part != first + carried["tries"]:
            raise SetupError(f"the {setup.mode} is not part {setup.part} of a pilgrimage")
        for name, most in (("relics", 1), ("bread", ROUNDS)):
            self.check_goods(setup, name, most * (setup.part - 1))

    def check_goods(self, setup: Setup, name: str, most: int) -> None:
        goods: Any = setup.carried[name]
        counted = isinstance(goods, list) and all(type(good) is int for good in goods)
        if not counted or len(goods) != setup.players or not 0 <= min(goods) <= max(goods) <= most:
            raise SetupError(f"{name} are {setup.players} numbers from 0 to {most}, not {goods}")

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("Ada", "Bo", "Cy")[: setup.players]

    def view(self, table: Pilgrim, seat: SeatId | None) -> PilgrimView:
        stages = [each for each in table.stack if isinstance(each, Stage)]
        return PilgrimView(
            stage=table.stage,
            storm=table.storm,
            steps=tuple(table.steps),
            relics=tuple(table.relics),
            bread=tuple(table.bread),
            tries=table.tries,
            fell=table.fell,
            progress=tuple([(each.round, each.seat) for each in stages]),
        )

    def imagine(self, table: Pilgrim, seat: SeatId | None, chance: Chance) -> Pilgrim:
        twin = table.copy()
        twin.veil(seat, chance)
        return twin

    def check(self, table: Pilgrim) -> None:
        if max(table.steps) > 2 * ROUNDS:
            raise BrokenRule("somebody flew")


GAME = Pilgrims()
