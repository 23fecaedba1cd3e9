"""Measure how strong the bots are, and write docs/strength.md: `python tools/strength.py`.

Every trial is an arena that can be had alone: `emberkeep arena crown_of_ash normal easy …`. What
is finished is kept in build/strength, so the work can be interrupted at any time and goes on where
it was; a trial is played again when its rules have changed and its file was removed.

Budgets are in iterations, so that the same seeds give the same games on a slow or busy machine; one
trial has a budget in milliseconds and shows how many that is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # after an installed or a compiled package

from emberkeep.cli.files import write_text  # noqa: E402
from emberkeep.cli.labour import INTERRUPTED, Labour  # noqa: E402
from emberkeep.games import game  # noqa: E402
from emberkeep.lab.arena import Contest, Standing, contest, results  # noqa: E402
from emberkeep.lab.balance import slug  # noqa: E402
from emberkeep.lab.balance_page import percent  # noqa: E402
from emberkeep.lab.ledger import Ledger, LedgerError, read  # noqa: E402
from emberkeep.lab.pages import begin_mark, end_mark, filled, table  # noqa: E402
from emberkeep.lab.plots import Bar, interval_chart  # noqa: E402
from emberkeep.lab.stats import Interval, Moments  # noqa: E402
from emberkeep.lab.terms import Outcome  # noqa: E402

CROWN = "crown_of_ash"
CHRONICLES = "royal_chronicles"
TACTICS = "ascension_tactics"
CITY = "cadwallon"
LIMIT_MS = 60_000.0
TEMPLATE = """\
# How strong the bots are

What is between the two marks is made by `python tools/strength.py`; what is above and below it is
written by hand and stays.

{}
"""


@dataclass(frozen=True)
class Trial:
    """Some bots, what they play, and which share of wins the first should reach."""

    game: str
    label: str
    bots: tuple[str, ...]
    players: int = 2
    mode: str = "standard"
    options: dict[str, str] = field(default_factory=dict)
    goal: float | None = None
    more_than_the_second: bool = False
    most: int = 400  # games, where they take long

    def contest(self, games: int, seed: int) -> Contest:
        return contest(
            self.game,
            self.bots,
            games=min(games, self.most),
            mode=self.mode,
            players=self.players,
            options=self.options,
            seed=seed,
            limit_ms=LIMIT_MS,
        )

    def command(self, games: int, seed: int) -> str:
        """Write the arena that plays the same games."""
        options = [f"--option {name}={value}" for name, value in self.options.items()]
        words = [
            *("emberkeep", "arena", self.game, *self.bots, f"--games {min(games, self.most)}"),
            *(f"--players {self.players}", f"--mode {self.mode}", *options),
            *(f"--limit-ms {LIMIT_MS:.0f}", f"--seed {seed}" if seed else ""),
        ]
        return " ".join(word for word in words if word)


HARDEST = {"difficulty": "hard"}
TRIALS = (
    Trial(CROWN, "easy against random", ("easy", "random")),
    Trial(CROWN, "normal against easy", ("normal", "easy"), goal=0.80),
    Trial(CROWN, "hard against random", ("hard:200it", "random"), goal=0.99),
    Trial(CROWN, "hard, 100 iterations, against normal", ("hard:100it", "normal")),
    Trial(CROWN, "hard, 500 iterations, against normal", ("hard:500it", "normal"), goal=0.70),
    Trial(CROWN, "hard, 500 ms, against normal", ("hard:500ms", "normal"), goal=0.70, most=60),
    Trial(CROWN, "hard, 500 against 100 iterations", ("hard:500it", "hard:100it"), goal=0.50),
    Trial(CROWN, "hard, 2000 against 500 iterations", ("hard:2000it", "hard:500it"), goal=0.50),
    Trial(CROWN, "one hard against three normal", ("hard:500it", "normal"), players=4, goal=0.45),
    Trial(
        CROWN,
        "one hard, 2000 iterations, against three normal",
        ("hard:2000it", "normal"),
        players=4,
        goal=0.45,
        most=100,
    ),
    Trial(
        CROWN,
        "solo, hard opponent: hard or normal",
        ("hard:500it", "normal"),
        players=1,
        mode="solo",
        options=HARDEST,
        more_than_the_second=True,
    ),
    Trial(CHRONICLES, "easy against random", ("easy", "random")),
    Trial(CHRONICLES, "normal against easy", ("normal", "easy"), goal=0.50),
    Trial(CHRONICLES, "hard against normal", ("hard:300it", "normal"), goal=0.50),
    Trial(CHRONICLES, "one normal against three easy", ("normal", "easy"), players=4, goal=0.25),
    Trial(
        CHRONICLES, "one hard against three normal", ("hard:300it", "normal"), players=4, goal=0.25
    ),
    Trial(
        CHRONICLES,
        "solo, basic Lich King: hard or normal",
        ("hard:300it", "normal"),
        players=1,
        mode="solo",
        more_than_the_second=True,
    ),
    Trial(TACTICS, "easy against random", ("easy", "random"), mode="duel"),
    Trial(TACTICS, "normal against easy", ("normal", "easy"), mode="duel", goal=0.50),
    Trial(TACTICS, "hard against normal", ("hard:100it", "normal"), mode="duel", goal=0.50),
    Trial(
        TACTICS,
        "one normal against three easy",
        ("normal", "easy"),
        players=4,
        mode="melee",
        goal=0.25,
    ),
    Trial(
        TACTICS,
        "one hard against three normal",
        ("hard:100it", "normal"),
        players=4,
        mode="melee",
        goal=0.25,
    ),
    Trial(CITY, "easy against random", ("easy", "random"), mode="city"),
    Trial(CITY, "normal against easy", ("normal", "easy"), mode="city", goal=0.50),
    Trial(CITY, "hard against normal", ("hard:30it", "normal"), mode="city", goal=0.50),
    Trial(
        CITY, "one easy against three random", ("easy", "random"), players=4, mode="city", goal=0.25
    ),
    Trial(
        CITY, "one normal against three easy", ("normal", "easy"), players=4, mode="city", goal=0.25
    ),
    Trial(
        CITY,
        "one hard against three normal",
        ("hard:30it", "normal"),
        players=4,
        mode="city",
        goal=0.25,
    ),
)


def main() -> int:
    wish = arguments()
    trials = [t for t in TRIALS if not wish.only or any(part in name(t) for part in wish.only)]
    if not trials:
        print("No trial has that in its name; there are:", *map(name, TRIALS), sep="\n  ")
        return 2
    if wish.list:
        print(*[trial.command(wish.games, wish.seed) for trial in trials], sep="\n")
        return 0
    wish.keep.mkdir(parents=True, exist_ok=True)
    finished = play(trials, wish)
    write_page(wish)
    print(f"{wish.page} is written." if finished else "Stopped; the same command goes on.")
    return 0 if finished else INTERRUPTED


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each trial")
    parser.add_argument("--only", action="append", help="trials with this in their name")
    parser.add_argument(
        "--workers", type=int, default=1, help="processes; more disturb time budgets"
    )
    parser.add_argument("--cluster", default="", help="play on a Dask cluster: tcp://host:8786")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--list", action="store_true", help="print the arena commands and stop")
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "strength")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "strength.md")
    return parser.parse_args()


def name(trial: Trial) -> str:
    return f"{trial.game} {trial.label}"


def file_of(trial: Trial, wish: argparse.Namespace) -> Path:
    folder: Path = wish.keep
    return folder / f"{slug(name(trial))}-{wish.seed}.jsonl"


def play(trials: Sequence[Trial], wish: argparse.Namespace) -> bool:
    """Play what is missing; return whether all is played."""
    contests = [trial.contest(wish.games, wish.seed) for trial in trials]
    total = sum(len(each.jobs()) for each in contests)
    with Labour(total, wish.workers, wish.cluster) as labour:
        for trial, each in zip(trials, contests, strict=True):
            with Ledger.resume(file_of(trial, wish), each.head()) as ledger:
                labour.work_off(name(trial), each.terms, each.jobs(), ledger)
            if labour.stopped:
                return False
    return True


# The page


Played = list[tuple[Trial, list[Outcome]]]


def write_page(wish: argparse.Namespace) -> None:
    """Write all trials that have games, those of earlier runs too; a game without any stays."""
    played = [(trial, games) for trial in TRIALS if (games := finished_games(trial, wish))]
    page: Path = wish.page
    parts = written(page)
    for name in dict.fromkeys(trial.game for trial, _ in played):
        done = [(trial, games) for trial, games in played if trial.game == name]
        plot = page.with_name(f"{page.stem}-{slug(name)}.svg")
        write_text(plot, drawn(game(name).title, done))
        parts[game(name).title] = "\n\n".join(section(done, plot, wish.seed))
    titles = [game(name).title for name in dict.fromkeys(trial.game for trial in TRIALS)]
    body = "\n\n".join(f"## {title}\n\n{parts[title]}" for title in titles if title in parts)
    write_text(page, filled(page, "strength", body, TEMPLATE))


def written(page: Path) -> dict[str, str]:
    """Read what the page has of each game, by title."""
    if not page.exists():
        return {}
    made = page.read_text(encoding="utf-8").partition(begin_mark("strength"))[2]
    made = made.partition(end_mark("strength"))[0]
    pairs = [part.partition("\n") for part in f"\n{made}".split("\n## ")[1:]]
    return {title: text.strip() for title, _, text in pairs}


def section(done: Played, plot: Path, seed: int) -> list[str]:
    """Write what is told of one game."""
    return [
        table(
            ["trial", "games", "wins %", "goal %", "reached"],
            [row(trial, games) for trial, games in done],
        ),
        f"![Shares of wins]({plot.name})",
        "Elo is for the distance to the mean of the trial. Time is for one decision, in ms.",
        table(
            ["trial", "bot", "wins %", "Elo", "decisions", "ms", "p95", "forfeited"],
            [pace(trial, standing) for trial, games in done for standing in standings(games)],
        ),
        "The same games, one trial at a time:",
        "\n".join(f"    {trial.command(rounds(games), seed)}" for trial, games in done),
    ]


def finished_games(trial: Trial, wish: argparse.Namespace) -> list[Outcome]:
    """Read the finished games of a trial; those of other rules count for nothing."""
    file = file_of(trial, wish)
    if not file.exists():
        return []
    head, outcomes = read(file)
    return outcomes if head == trial.contest(1, wish.seed).head() else []


def rounds(games: Sequence[Outcome]) -> int:
    """Count the games of each group, as the arena does."""
    return sum(game.group == 0 for game in games)


def standings(games: Sequence[Outcome]) -> list[Standing]:
    return results(games).standings


def share_of_first(trial: Trial, games: Sequence[Outcome]) -> Interval:
    return next(s.share() for s in standings(games) if s.name == trial.bots[0])


def row(trial: Trial, games: Sequence[Outcome]) -> list[str]:
    if trial.more_than_the_second:
        return [trial.label, str(len(games)), *compared(trial, games)]
    share = share_of_first(trial, games)
    if trial.goal is None:
        return [trial.label, str(len(games)), percent(share), "", ""]
    goal = f"{100 * trial.goal:.0f}"
    return [trial.label, str(len(games)), percent(share), goal, verdict(share, trial.goal)]


def verdict(share: Interval, goal: float) -> str:
    if share.mid < goal:
        return "no" if share.high < goal else "not shown"
    return "yes" if share.low >= goal else "yes, but within chance"


def compared(trial: Trial, games: Sequence[Outcome]) -> list[str]:
    """Compare two bots that played the same deals alone."""
    wins = {(game.names[0], game.deal): game.share(0) for game in games}
    better, other = trial.bots
    distance = Moments()
    for name, deal in wins:
        if name == better and (other, deal) in wins:
            distance.add(wins[better, deal] - wins[other, deal])
    mean = distance.mean().times(100)
    words = f"{mean.mid:+.1f} points ({mean.low:+.1f} to {mean.high:+.1f})"
    return [words, "more", verdict(mean, 0.0)]


def pace(trial: Trial, standing: Standing) -> list[str]:
    elo = standing.elo
    half = (elo.high - elo.low) / 2 if elo else 0
    return [
        trial.label,
        standing.name,
        percent(standing.share()),
        f"{elo.mid:+.0f} ± {half:.0f}" if elo else "",
        f"{standing.decisions / standing.seats:.0f}" if standing.decisions else "",
        f"{standing.times.mean():.1f}" if standing.decisions else "",
        f"{standing.times.percentile(0.95):.1f}" if standing.decisions else "",
        str(sum(standing.forfeits.values())) if standing.decisions else "",
    ]


def drawn(title: str, done: Played) -> str:
    bars = [
        Bar(trial.label, share_of_first(trial, games).times(100), alarm=missed(trial, games))
        for trial, games in done
    ]
    return interval_chart(
        f"{title}: how strong the bots are",
        bars,
        subtitle="wins of the first in percent, 95 % intervals; red: below the goal",
    )


def missed(trial: Trial, games: Sequence[Outcome]) -> bool:
    return trial.goal is not None and share_of_first(trial, games).mid < trial.goal


if __name__ == "__main__":
    try:
        sys.exit(main())
    except LedgerError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
