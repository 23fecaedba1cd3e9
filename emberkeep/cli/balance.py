"""`emberkeep balance`: is a game fair? One bot against itself, and a page with plots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from emberkeep.cli.files import FileError, reason, write_text
from emberkeep.cli.labour import INTERRUPTED, Labour
from emberkeep.cli.options import Cluster, GameName, Limit, Seed, Workers
from emberkeep.cli.terminal import out
from emberkeep.games import game as game_named
from emberkeep.kernel import SetupError
from emberkeep.lab.balance import Row, Tally, flags, rows_of, slug, tally
from emberkeep.lab.balance_page import Study, made_page
from emberkeep.lab.facts import report_of
from emberkeep.lab.ledger import Ledger, LedgerError, read
from emberkeep.lab.pages import filled

LIMIT_MS = 10_000.0
TEMPLATE = """\
# {title}: balance

What is between the two marks is made by a command; what is above and below it is written by hand
and stays.

{{}}

## Before and after

Nothing has been changed for the sake of balance yet.
"""


def balance(  # noqa: PLR0913 - each is an option of the command
    name: GameName,
    *,
    bot: Annotated[str, typer.Option(help="Who plays on every seat.")] = "normal",
    games: Annotated[int, typer.Option(min=1, help="How many games a row.")] = 2000,
    row: Annotated[
        list[str] | None, typer.Option(help="Only rows with this in their name. Repeatable.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Play the extra rows as well.")] = False,
    workers: Workers = 0,
    cluster: Cluster = "",
    seed: Seed = 0,
    limit_ms: Limit = LIMIT_MS,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with finished games.")] = False,
    into: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the page goes.")] = Path(
        "docs/balance"
    ),
    keep: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where finished games are kept.")
    ] = Path("build/balance"),
) -> int:
    """Play a game in all its ways, count who wins with what, and say what is off balance."""
    rows = rows_of(name, bot, games=games, seed=seed, limit_ms=limit_ms)
    wanted = chosen(rows, row or [], everything=everything)
    folder = made(keep / slug(name) / slug(f"{bot} {seed}"))
    if not resume:
        refuse_finished(folder, wanted)
    made(into)
    finished = play(folder, wanted, workers, cluster)
    tallies = {row.label: counted(folder, row) for row in rows}
    report = report_of(game_named(name))
    study = Study(
        name,
        game_named(name).title,
        {row.label: row for row in rows if tallies[row.label].games},
        {label: each for label, each in tallies.items() if each.games},
        report.hardest_last(),
        report.by_choice(),
    )
    write_page(study, into, command(name, bot, games, seed))
    if finished:
        return 0
    out.print("Stopped. Go on by the same command with --resume")
    return INTERRUPTED


def chosen(rows: Sequence[Row], wishes: Sequence[str], *, everything: bool) -> list[Row]:
    """Choose rows by parts of their names; without a wish, all but the extra ones."""
    if not wishes:
        return [row for row in rows if everything or not row.extra]
    found = [row for row in rows if any(wish in row.label for wish in wishes)]
    if not found:
        labels = "; ".join(row.label for row in rows)
        raise SetupError(f"no row has {' or '.join(wishes)} in its name; there are: {labels}")
    return found


def made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"cannot make the folder {folder}: {reason(error)}") from error
    return folder


def file_of(folder: Path, row: Row) -> Path:
    return folder / f"{row.slug}.jsonl"


def refuse_finished(folder: Path, rows: Sequence[Row]) -> None:
    if any(file_of(folder, row).exists() for row in rows):
        raise LedgerError(
            f"there are finished games in {folder}; go on with them by --resume, or remove them"
        )


def play(folder: Path, rows: Sequence[Row], workers: int, cluster: str) -> bool:
    """Play row after row; return whether all is played."""
    total = sum(len(row.contest.jobs()) for row in rows)
    with Labour(total, workers, cluster) as labour:
        for row in rows:
            with Ledger.resume(file_of(folder, row), row.head()) as ledger:
                labour.work_off(row.label, row.contest.terms, row.contest.jobs(), ledger)
            if labour.stopped:
                return False
    return True


def counted(folder: Path, row: Row) -> Tally:
    """Count the finished games of a row; games of other rules count for nothing."""
    file = file_of(folder, row)
    if not file.exists():
        return Tally()
    head, outcomes = read(file)
    return tally(outcomes if head == row.head() else [])


def command(name: str, bot: str, games: int, seed: int) -> str:
    seeded = f" --seed {seed}" if seed else ""
    return f"emberkeep balance {name} --bot {bot} --games {games}{seeded}"


def write_page(study: Study, into: Path, how: str) -> None:
    """Write page and plots, and say what is off."""
    if not study.tallies:
        return
    file = into / f"{slug(study.name)}.md"
    page = made_page(study, how)
    text = filled(file, "balance", page.text, TEMPLATE.format(title=study.title))
    for name, plot in page.plots.items():
        write_text(into / name, plot)
    write_text(file, text)
    off = [flag for flag in flags(study.tallies, study.orders, study.by_choice) if flag.certain]
    for flag in off:
        out.print(f"{flag.row}, {flag.what}: {flag.sentence}", soft_wrap=True)
    games = sum(each.games for each in study.tallies.values())
    out.print(f"{games} games in {len(study.tallies)} rows, {len(off)} off balance: {file}")
