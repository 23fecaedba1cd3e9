"""`emberkeep arena`: bots against bots, by the hundred, with intervals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from emberkeep.cli.files import refuse_unwritable, typed, write_text
from emberkeep.cli.labour import INTERRUPTED, Labour
from emberkeep.cli.options import (
    BotNames,
    Cluster,
    GameName,
    GamesFile,
    IterationBudget,
    Limit,
    ModeName,
    OneMoreBot,
    Options,
    Players,
    PlotFile,
    ResumeFile,
    Seed,
    SummaryFile,
    TimeBudget,
    Workers,
)
from emberkeep.cli.screen import HEADING
from emberkeep.cli.terminal import out
from emberkeep.cli.wishes import parsed_options
from emberkeep.cli.words import QUIET
from emberkeep.games import game as game_named
from emberkeep.kernel import SetupError
from emberkeep.lab.arena import Contest, Results, Standing, contest, results
from emberkeep.lab.ledger import Ledger
from emberkeep.lab.players import time_budget, with_budget
from emberkeep.lab.plots import arena_plot
from emberkeep.lab.stats import Interval

LIMIT_MS = 10_000.0
RESULT_HEADS = ("seats", "wins %", "95 % interval", "fair %", "Elo", "score")
PACE_HEADS = ("decisions a game", "ms a decision", "p95", "choices forfeited")
PATIENCE = 5  # times the longest budget, if that is more than the limit
WIDE = 72  # columns; with less, the heads of tables are broken into lines


def arena(  # noqa: PLR0913 - each is an option of the command
    name: GameName,
    bots: BotNames = None,
    *,
    bot: OneMoreBot = None,
    games: Annotated[int, typer.Option(min=1, help="How many games for each pair.")] = 100,
    players: Players = 0,
    mode: ModeName = "",
    option: Options = None,
    time_ms: TimeBudget = 0,
    iterations: IterationBudget = 0,
    limit_ms: Limit = LIMIT_MS,
    workers: Workers = 0,
    cluster: Cluster = "",
    seed: Seed = 0,
    json_file: GamesFile = None,
    resume: ResumeFile = None,
    summary: SummaryFile = None,
    plot: PlotFile = None,
) -> int:
    """Let bots play each other, on every seat with the same deals, and rate them."""
    if time_ms and iterations:
        raise SetupError("a budget is given by --time-ms or by --iterations, not by both")
    if json_file and resume:
        raise SetupError("--json begins a file and --resume goes on with one; give one of them")
    budget = f"{time_ms}ms" if time_ms else f"{iterations}it" if iterations else ""
    names = [with_budget(given, budget) for given in [*(bots or []), *(bot or [])]]
    longest = max([time_ms, *map(time_budget, names)])
    wish = contest(
        name,
        names,
        games=games,
        mode=mode,
        players=players,
        options=parsed_options(option or []),
        seed=seed,
        limit_ms=max(limit_ms, PATIENCE * longest),
    )
    for file in (summary, plot, json_file, resume):
        if file:
            refuse_unwritable(file)  # before the work
    head = wish.head()
    ledger = Ledger.resume(resume, head) if resume else Ledger.begin(json_file, head)
    with ledger:
        finished = compete(wish, ledger, workers, cluster)
    outcome = results(ledger.outcomes.values(), wish.bots)
    show(wish, outcome)
    if summary:
        write_text(summary, json.dumps(outcome.to_data(wish), indent=1) + "\n")
    if plot:
        write_text(plot, arena_plot(wish, outcome))
    if finished:
        return 0
    out.print(_how_to_go_on(ledger.file), soft_wrap=True)
    return INTERRUPTED


def compete(wish: Contest, ledger: Ledger, workers: int, cluster: str = "") -> bool:
    """Play the contest, beside a progress bar; return whether all is played."""
    jobs = wish.jobs()
    with Labour(len(jobs), workers, cluster) as labour:
        labour.work_off(f"arena {wish.terms.game}", wish.terms, jobs, ledger)
    return not labour.stopped


def _how_to_go_on(file: Path | None) -> str:
    if file:
        return f"Stopped. Go on by the same command with --resume {typed(file)}"
    return "Stopped. To be able to go on, use --resume FILE from the beginning."


# Tables


def show(wish: Contest, outcome: Results) -> None:
    """Print what came out, for each bot and for each pair."""
    terms = wish.terms
    knobs = game_named(terms.game).mode(terms.mode).knobs
    options = ", ".join(
        f"{knob.name}={terms.options[knob.name]}"
        for knob in knobs
        if terms.options[knob.name] != knob.default
    )
    plural = "s" if terms.players > 1 else ""
    title = f"{terms.game} {terms.mode}, {terms.players} player{plural}"
    out.print(Text(title, style=HEADING), f"{_counted(outcome)}, seed {wish.seed}")
    if options:
        out.print(Text(options, style=QUIET))
    out.print(results_table(outcome.standings))
    out.print()
    out.print(pace_table(outcome.standings))
    if len(outcome.by_group) > 1:
        divided = wish.groups()
        out.print()
        for number, standings in outcome.by_group.items():
            first = standings[0] if standings[0].name in divided[number].bots else standings[-1]
            out.print(f"{divided[number].label}:  {shares(first.share())}  of {first.sides}")
    tell_forfeits(outcome.standings)


def _counted(outcome: Results) -> str:
    if outcome.matches == outcome.games:
        return f"{outcome.games} games"
    return f"{outcome.games} campaigns of {outcome.matches} matches in all"


def results_table(standings: Sequence[Standing]) -> Table:
    """Who won how often."""
    table = _table(RESULT_HEADS)
    for standing in standings:
        share = standing.share().times(100)
        cells = [
            f"{share.mid:.1f}",
            f"{share.low:.1f}–{share.high:.1f}",
            f"{100 * standing.fair_share():.0f}",
            around(standing.elo) if standing.elo else "",
            f"{standing.scores.mean().mid:.1f}",
        ]
        table.add_row(standing.name, str(standing.seats), *(cells if standing.seats else []))
    return table


def pace_table(standings: Sequence[Standing]) -> Table:
    """How long it took, and what went wrong."""
    table = _table(PACE_HEADS)
    for standing in standings:
        if standing.decisions:
            table.add_row(
                standing.name,
                f"{standing.decisions / standing.seats:.0f}",
                short(standing.times.mean()),
                short(standing.times.percentile(0.95)),
                str(sum(standing.forfeits.values())),
            )
    return table


def _table(heads: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column("bot", overflow="fold", min_width=8)
    for head in heads:
        shown = head if out.width >= WIDE else head.replace(" ", "\n")
        table.add_column(shown, justify="right", no_wrap=True)
    return table


def shares(interval: Interval) -> str:
    """Write a share in percent with its interval."""
    part = interval.times(100)
    return f"{part.mid:.1f} ({part.low:.1f}–{part.high:.1f})"


def around(interval: Interval) -> str:
    """Write a rating with half its interval."""
    return f"{interval.mid:+.0f} ± {(interval.high - interval.low) / 2:.0f}"


def short(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def tell_forfeits(standings: Sequence[Standing]) -> None:
    """Say who misbehaved, how often and how, with the first example."""
    for standing in standings:
        if standing.forfeits:
            kinds = ", ".join(f"{number} × {kind}" for kind, number in standing.forfeits.items())
            out.print(
                f"{standing.name} forfeited choices to chance: {kinds}. "
                f"The first: {standing.example}",
                soft_wrap=True,
            )
