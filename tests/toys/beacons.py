"""Beacons, a toy for partners: who sits apart wins together.

Everybody holds logs that the others do not see. In turn one lays a log on the fire of one's side,
or rests. The side whose fire is high enough first wins at once; if nobody can go on, the highest
fire wins, and equal fires share. In a siege one seat, with more logs, stands against all others.
"""

from __future__ import annotations

from emberkeep.kernel import (
    BrokenRule,
    Chance,
    Deck,
    Game,
    Hints,
    Knob,
    Mode,
    Option,
    Procedure,
    SeatId,
    Setup,
    Sides,
    Table,
    Value,
    highest,
    state,
    value,
)

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")
LOGS = (1, 2, 3, 4) * 6
EACH = 3
LAY = {log: Option(f"log:{log}", log) for log in LOGS}
REST = Option("rest", 0)


@state
class Beacons(Table):
    """Hands of logs, what each seat has laid, and who is in turn."""

    goal: int
    hands: list[list[int]]
    laid: list[list[int]]
    left: int
    active: SeatId = 0

    def fires(self) -> list[int]:
        """Measure the fire of every side."""
        return [sum(sum(self.laid[seat]) for seat in side) for side in self.sides]


@state
class Night(Procedure):
    """The whole match: turns, until a fire is high enough or the logs are used up."""

    script = ("lay", "look_up", "go_on")

    def lay(self, table: Beacons) -> None:
        if table.hands[table.active]:
            table.ask(table.active, "lay", self.logs, self.laid)

    def logs(self, table: Beacons, seat: SeatId) -> list[Option[int]]:
        return [*(LAY[log] for log in sorted(set(table.hands[seat]))), REST]

    def laid(self, table: Beacons, seat: SeatId, log: int) -> None:
        if log:
            table.hands[seat].remove(log)
            table.laid[seat].append(log)
        table.tell("laid", seat=seat, log=log)

    def look_up(self, table: Beacons) -> None:
        if max(table.fires()) >= table.goal:
            self.end(table, "fire")

    def go_on(self, table: Beacons) -> None:
        table.left -= 1
        table.active = (table.active + 1) % len(table.hands)
        if table.left:
            self.again("lay")
        else:
            self.end(table, "dawn")

    def end(self, table: Beacons, reason: str) -> None:
        won = [table.sides[at][0] for at in highest(table.fires())]
        table.end(winners=won, reason=reason, scores=[sum(logs) for logs in table.laid])


@value
class BeaconsView(Value):
    """What one seat sees; `hand` is its own."""

    goal: int
    laid: tuple[tuple[int, ...], ...]
    hands: tuple[int, ...]
    left: int
    active: SeatId
    hand: tuple[int, ...]


class BeaconHints(Hints[Beacons]):
    """Who is ahead will probably win."""

    def judge(self, table: Beacons, seat: SeatId) -> float:
        if table.result is not None:
            return table.result.worth(seat)
        fires = table.fires()
        at = next(at for at, side in enumerate(table.sides) if seat in side)
        others = max(fire for rival, fire in enumerate(fires) if rival != at)
        return 0.5 + 0.45 * (fires[at] - others) / table.goal


class BeaconGame(Game[Beacons]):
    """The toy for partners."""

    name = "beacons"
    title = "Beacons"
    rules_version = "1"
    modes = (
        Mode("pairs", (4, 6), (Knob("goal", (14, 9)),)),
        Mode("siege", (3, 4), (Knob("goal", (14,)),)),
    )
    hints = BeaconHints()

    def lay_out(self, setup: Setup) -> Beacons:
        chance = Chance(setup.seed)
        deck = Deck(list(LOGS))
        hands = [[deck.draw(chance) for _ in range(EACH)] for _ in range(setup.players)]
        if setup.mode == "siege":
            hands[0] += [deck.draw(chance) for _ in range(EACH * (setup.players - 2))]
        turns = 2 * setup.players * max(len(hand) for hand in hands)
        laid: list[list[int]] = [[] for _ in hands]
        table = Beacons(chance, int(setup.options["goal"]), hands, laid, turns)
        table.call(Night())
        return table

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return NAMES[: setup.players]

    def sides(self, setup: Setup) -> Sides:
        if setup.mode == "siege":
            return ((0,), tuple(range(1, setup.players)))
        half = setup.players // 2
        return tuple((seat, seat + half) for seat in range(half))

    def view(self, table: Beacons, seat: SeatId | None) -> BeaconsView:
        return BeaconsView(
            goal=table.goal,
            laid=tuple(tuple(logs) for logs in table.laid),
            hands=tuple(len(hand) for hand in table.hands),
            left=table.left,
            active=table.active,
            hand=() if seat is None else tuple(table.hands[seat]),
        )

    def imagine(self, table: Beacons, seat: SeatId | None, chance: Chance) -> Beacons:
        twin = table.copy()
        known = [log for logs in table.laid for log in logs]
        known += [] if seat is None else table.hands[seat]
        pool = list(LOGS)
        for log in known:
            pool.remove(log)
        chance.shuffle(pool)
        twin.hands = [
            hand if at == seat else [pool.pop() for _ in hand] for at, hand in enumerate(twin.hands)
        ]
        twin.veil(seat, chance)
        return twin

    def check(self, table: Beacons) -> None:
        logs = [log for pile in (*table.laid, *table.hands) for log in pile]
        if any(logs.count(log) > LOGS.count(log) for log in set(logs)):
            raise BrokenRule("a log was made")


GAME = BeaconGame()
