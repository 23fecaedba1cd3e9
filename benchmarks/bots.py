"""Measure how long bots think: `python benchmarks/bots.py [GAME] [--players N] [--budget MS ...]`.

Decisions are taken from whole games of `easy` bots, evenly. At each of them every bot is asked
once, afresh, so that no tree is reused and all see the same questions. `hard` may stop before its
budget is spent when its choice is settled; what counts is that it does not take longer. Where
`cpu ms`, the processor's time, is much less than `ms`, the machine had other things to do.
"""
# ruff: noqa: INP001 - a script, not a package

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import perf_counter, process_time
from typing import Annotated, Any

import typer
from rich.table import Table

from emberkeep.bots import Bot, EasyBot, HardBot, bot as bot_named
from emberkeep.cli.boundary import run_app
from emberkeep.cli.terminal import out
from emberkeep.games import game as game_named
from emberkeep.kernel import Ask, Chance, Game, Match, Seat
from emberkeep.lab.stats import Times

EVERY = 5  # one in so many decisions is measured
TOLERANCE = 1.2  # times the budget; what takes longer is late
HEADS = ("ms", "p95", "cpu ms", "of budget", "p95", "longest", "late", "iterations/s")

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


class Stopwatch:
    """The times one bot took, in milliseconds, and how often it searched."""

    def __init__(self, name: str) -> None:
        self.name = name
        made = bot_named(name)
        self.budget = made.time_ms if isinstance(made, HardBot) else 0
        self.times = Times()
        self.busy = 0.0
        self.longest = 0.0
        self.late = 0
        self.iterations = 0

    def ask(self, seat: Seat[Any], ask: Ask, chance: Chance) -> None:
        bot = bot_named(self.name)
        start, begun = perf_counter(), process_time()
        bot.choose(seat, ask, chance)
        spent = (perf_counter() - start) * 1000
        self.busy += (process_time() - begun) * 1000
        self.times.add(spent)
        self.longest = max(self.longest, spent)
        self.late += bool(self.budget) and spent > TOLERANCE * self.budget
        if isinstance(bot, HardBot):
            self.iterations += sum(found.visits for found in bot.explain())

    def row(self) -> list[str]:
        mean, high = self.times.mean(), self.times.percentile(0.95)
        busy = self.busy / self.times.count
        cells = [self.name, f"{mean:.1f}", f"{high:.1f}", f"{busy:.1f}"]
        if self.budget:
            shares = [spent / self.budget for spent in (mean, high, self.longest)]
            cells += [f"{share:.2f}" for share in shares]
            cells += [f"{self.late} of {self.times.count}"]
            cells += [f"{1000 * self.iterations / self.busy:,.0f}"]
        return cells


def questions(game: Game[Any], players: int) -> Iterator[tuple[Seat[Any], Ask]]:
    """Play games of easy bots; hand out one in so many decisions."""
    seed = 0
    while True:
        match = Match(game, game.setup("", players, {}, seed))
        chance = Chance(seed)
        easy: Bot = EasyBot()
        while not match.table.over:
            seat = match.seat(match.table.asked()[0])
            if match.table.choices % EVERY == 0:
                yield seat, seat.ask
            match.choose(seat.id, easy.choose(seat, seat.ask, chance.fork()))
        seed += 1


@app.command()
def bots(
    name: Annotated[str, typer.Argument(metavar="[GAME]")] = "crown_of_ash",
    *,
    players: Annotated[int, typer.Option(min=0, help="How many play.")] = 2,
    decisions: Annotated[int, typer.Option(min=1, help="How many to measure.")] = 40,
    budget: Annotated[list[int] | None, typer.Option(min=1, help="Of hard, in ms.")] = None,
) -> None:
    """Measure random, easy, normal, and hard with some budgets."""
    names = ["random", "easy", "normal", *[f"hard:{ms}ms" for ms in budget or [100, 500]]]
    watches = [Stopwatch(name) for name in names]
    asked = questions(game_named(name), players)
    for number in range(decisions):
        seat, ask = next(asked)
        for watch in watches:
            watch.ask(seat, ask, Chance(number))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot")
    for head in HEADS:
        table.add_column(head, justify="right")
    for watch in watches:
        table.add_row(*watch.row())
    out.print(f"{name}, {players} players, {decisions} decisions")
    out.print(table)


if __name__ == "__main__":
    sys.exit(run_app(app, "bots.py"))
