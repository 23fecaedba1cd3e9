"""Break a game's rules here and there, and see whether its tests notice.

    python3 run.py mutate crown_of_ash
    python3 run.py mutate crown_of_ash --sample 60 --only battle

A random sample of mutants is tried, at most one a line; the same seed gives the same sample.
Changes that make no difference are listed with their reason in tests/games/GAME/equivalent.toml and
do not count. The command ends with the share that died, and fails below `--least`.
"""

from __future__ import annotations

import argparse
import ast
import os
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # the plain build, whatever PYTHONPATH says

from tools.mutant_runs import TestsFail, trials, watch  # noqa: E402
from tools.mutants import Mutant, mutants_of  # noqa: E402

GAMES = ROOT / "emberkeep" / "games"
TESTS = ROOT / "tests" / "games"
PLAY = ("automa.py", "rules.py", "rules/*.py", "setup.py")  # and all that these rest on


class Stop(Exception):
    """Leave with one sentence for the person at the terminal."""


@dataclass(frozen=True)
class Equivalent:
    """A change that makes no difference to a game, and why."""

    file: str
    before: str
    after: str
    reason: str


def main() -> int:
    try:
        return mutate(arguments())
    except (Stop, TestsFail) as stop:
        print(stop, file=sys.stderr)
        return 2


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python3 run.py mutate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    games = sorted(path.parent.name for path in GAMES.glob("*/rules.toml"))
    cores = os.cpu_count() or 1
    add = parser.add_argument
    add("game", choices=games)
    add("--sample", type=int, default=200, metavar="N", help="how many mutants to try (200)")
    add("--least", type=float, default=90, metavar="P", help="how many per cent must die (90)")
    add("--seed", type=int, default=1, metavar="N", help="another seed, another sample (1)")
    add("--only", default="", metavar="TEXT", help="only files with this in their names")
    add("--jobs", type=int, default=cores, metavar="N", help=f"how many at a time ({cores})")
    return parser.parse_args()


def mutate(wish: argparse.Namespace) -> int:
    everything = [mutant for file in files_of(wish.game) for mutant in mutants_of(file)]
    counting = without_equivalents(everything, equivalents(wish.game))
    wanted = [mutant for mutant in counting if wish.only in mutant.file.name]
    sample = sampled(wanted, wish.sample, Random(wish.seed))
    if not sample:
        raise Stop(f"No file of {wish.game} that is broken has {wish.only!r} in its name.")
    print(f"{len(wanted)} mutants, of which {len(sample)} are tried.", flush=True)
    survived = 0
    for mutant, alive in trials(sample, watch(TESTS / wish.game), wish.jobs):
        survived += alive
        if alive:
            print(f"\n{story(mutant)}", flush=True)
    return verdict(len(sample) - survived, len(sample), wish.least)


def verdict(died: int, tried: int, least: float) -> int:
    share = 100 * died / tried
    print(f"\n{died} of {tried} mutants died: {share:.1f} %, at least {least:g} % are asked for.")
    return 0 if share >= least else 1


# What is broken


def files_of(game: str) -> list[Path]:
    """List the files of a game that play needs: its rules, and what they import from the game."""
    waiting = [file for pattern in PLAY for file in (GAMES / game).glob(pattern)]
    found: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += imported(file, game)
    return sorted(found)


def imported(file: Path, game: str) -> Iterator[Path]:
    """Yield the files of the same game that a file imports, but not its front door."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in (node.module, *(f"{node.module}.{each.name}" for each in node.names)):
                if name.startswith(f"emberkeep.games.{game}."):
                    path = ROOT.joinpath(*name.split("."))
                    ends = (path.with_suffix(".py"), path / "__init__.py")
                    yield from (end for end in ends if end.is_file())


def sampled(mutants: Sequence[Mutant], number: int, random: Random) -> list[Mutant]:
    """Pick lines, and of each one mutant, so that a long row of numbers counts once."""
    lines = [list(group) for _, group in groupby(mutants, lambda m: (m.file, m.line))]
    return [random.choice(line) for line in random.sample(lines, min(number, len(lines)))]


# What makes no difference


def equivalents(game: str) -> list[Equivalent]:
    file = TESTS / game / "equivalent.toml"
    if not file.exists():
        return []
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["equivalent"]
    return [Equivalent(**row) for row in rows]


def without_equivalents(mutants: Sequence[Mutant], listed: Sequence[Equivalent]) -> list[Mutant]:
    """Leave out what is listed; refuse a list that speaks of what is not there any more."""
    changes = {(each.file, each.before, each.after) for each in listed}
    stale = changes - {change(mutant) for mutant in mutants}
    if stale:
        lines = [f"  {file}: {before}  →  {after}" for file, before, after in sorted(stale)]
        raise Stop("\n".join(["These equivalent mutants do not exist any more:", *lines]))
    return [mutant for mutant in mutants if change(mutant) not in changes]


def change(mutant: Mutant) -> tuple[str, str, str]:
    """Describe a mutant without its line, which moves."""
    folder = mutant.file.parent
    name = mutant.file.name if folder.parent == GAMES else f"{folder.name}/{mutant.file.name}"
    return name, mutant.before(), mutant.after()


def story(mutant: Mutant) -> str:
    place = f"{mutant.file.relative_to(ROOT)}:{mutant.line} {mutant.place.name}".rstrip(" .")
    return f"survived: {place}\n  - {mutant.before()}\n  + {mutant.after()}"


if __name__ == "__main__":
    sys.exit(main())
