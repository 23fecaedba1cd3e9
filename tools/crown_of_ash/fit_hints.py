"""Fit the weights of Crown of Ash's hints to games that bots play against themselves.

    python3 tools/crown_of_ash/fit_hints.py --games 300 --workers 2

Every turn of every game is an example: the features of the seats then, and the VP they end with.
Weights are fitted to differences between seats (least squares, drawn towards the present weights);
then how a lead becomes a chance to win. The result is printed as the tables of `fitted.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from multiprocessing import Pool
from pathlib import Path
from typing import TypeAlias

if __name__ == "__main__" and "emberkeep" not in sys.modules:
    sys.path.append(str(Path(__file__).resolve().parents[2]))

from emberkeep.bots import NormalBot
from emberkeep.bots.lookahead import drawn, next_ask
from emberkeep.games.crown_of_ash import GAME, value
from emberkeep.games.crown_of_ash.fitted import FEATURES, WEIGHTS
from emberkeep.games.crown_of_ash.sketch import sketch_of_table
from emberkeep.kernel import Chance, Seat

GAMES = {
    "duel": (("standard", 2),),
    "crowd": (("standard", 3), ("standard", 4)),
    "solo": (("solo", 1),),
}
SWITCHES = ({"abilities": False}, {"abilities": True})
AUTOMA = tuple([name for name in WEIGHTS["automa"] if name != "vp"])
"""What the automatic opponent is measured by: it has no store, no hand to speak of, no plan."""


@dataclass(frozen=True)
class Example:
    """A position: the part of the game to come, each seat's features, and how it ended."""

    left: float
    features: tuple[tuple[float, ...], ...]
    automa: tuple[bool, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Job:
    mode: str
    players: int
    seed: int
    noise: float


def examples_of(job: Job) -> list[Example]:
    """Play a game and take an example at the beginning of every turn."""
    options = dict(SWITCHES[job.seed % len(SWITCHES)])
    if job.mode == "solo":
        options |= {"difficulty": ("easy", "medium", "hard")[job.seed % 3]}  # type: ignore[dict-item]
    table = GAME.new(GAME.setup(job.mode, job.players, options, job.seed))
    bot, rng, turn = NormalBot(), Chance(job.seed ^ 0xF17), 0
    seen: list[tuple[float, tuple[tuple[float, ...], ...]]] = []
    while not table.over:
        if GAME.hints.turn(table) != turn:
            turn = GAME.hints.turn(table)
            sketch = sketch_of_table(table, None)
            threats = value.threats_in(sketch)
            rows = [value.features_of(sketch, threats, at) for at in range(len(sketch.seats))]
            seen.append((value.turns_left(sketch), tuple(tuple(row) for row in rows)))
        ask = next_ask(table)
        if rng.below(1000) < job.noise * 1000:
            weights = GAME.hints.weights(table, ask)
            code = ask.options[drawn([w**0.5 for w in weights], rng)].code
        else:
            code = bot.choose(Seat(GAME, table, ask.seat), ask, rng.fork())
        table.choose(ask.seat, code)
    automa = tuple(player.automa for player in table.players)
    result = table.result
    assert result is not None
    return [Example(left, rows, automa, result.scores, result.winners) for left, rows in seen]


def gather(
    modes: Sequence[tuple[str, int]], games: int, seed: int, workers: int, noise: float
) -> list[Example]:
    jobs = [Job(*modes[at % len(modes)], seed + at, noise) for at in range(games)]
    found: list[Example] = []
    with Pool(workers) as pool:
        for number, examples in enumerate(pool.imap_unordered(examples_of, jobs), 1):
            found += examples
            print(f"\r{number}/{games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


# --- Fitting --------------------------------------------------------------------------------------

Rows: TypeAlias = list[tuple[list[float], float]]


def widened(row: Sequence[float], left: float) -> list[float]:
    """Give every feature as it counts at the end, then as it counts more at the beginning."""
    return [*row, *(number * left for number in row)]


def dot(row: Sequence[float], weights: Sequence[float]) -> float:
    return sum(number * weight for number, weight in zip(row, weights, strict=True))


def flat(column: dict[str, tuple[float, float]], names: Sequence[str]) -> list[float]:
    pairs = [column.get(name, (0.0, 0.0)) for name in names]
    return [end for end, _ in pairs] + [start for _, start in pairs]


def fit(rows: Rows, prior: list[float], ridge: float) -> list[float]:
    """Solve the least squares of weights·row = target, drawn towards a prior.

    The pull is the same for all features, however wide they spread.
    """
    size = len(prior)
    matrix = [[0.0] * size for _ in range(size)]
    vector = [0.0] * size
    for row, target in rows:
        rest = target - dot(row, prior)
        filled = [(at, number) for at, number in enumerate(row) if number]
        for at, number in filled:
            vector[at] += number * rest
            line = matrix[at]
            for other, factor in filled:
                line[other] += number * factor
    for at in range(size):
        matrix[at][at] += ridge * matrix[at][at] / len(rows) + 1e-6
    return [old + step for old, step in zip(prior, solved(matrix, vector), strict=True)]


def solved(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Solve a symmetric positive system by elimination."""
    size = len(vector)
    rows = [[*line, vector[at]] for at, line in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        for below in rows[at + 1 :]:
            factor = below[at] / pivot
            if factor:
                for column in range(at, size + 1):
                    below[column] -= factor * rows[at][column]
    answer = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][c] * answer[c] for c in range(at + 1, size))
        answer[at] = (rows[at][size] - known) / rows[at][at]
    return answer


def people_rows(examples: list[Example]) -> Rows:
    """Set every person against the mean of the others. A VP scored is a VP, so it is taken off."""
    rows: Rows = []
    for example in examples:
        wide = [widened(row[1:], example.left) for row in example.features]
        ahead = [
            score - row[0] for score, row in zip(example.scores, example.features, strict=True)
        ]
        seats = range(len(wide))
        for at in seats[:1] if len(wide) == 2 else seats:
            others = [other for other in seats if other != at]
            row = [
                own - sum(wide[other][place] for other in others) / len(others)
                for place, own in enumerate(wide[at])
            ]
            rows.append((row, ahead[at] - sum(ahead[other] for other in others) / len(others)))
    return rows


def solo_rows(examples: list[Example]) -> Rows:
    """Set the person against the automatic opponent, whose features count the other way."""
    places = [FEATURES.index(name) for name in AUTOMA]
    rows: Rows = []
    for example in examples:
        person, automa = example.features
        own = widened(person[1:], example.left)
        its = widened([-automa[place] for place in places], example.left)
        ahead = example.scores[0] - example.scores[1] - (person[0] - automa[0])
        rows.append((own + its, ahead))
    return rows


def fit_spread(
    examples: list[Example], people: list[float], automa: list[float]
) -> tuple[float, float]:
    """Find how many VP of lead make it e to 1 by trying; the least surprise is the best."""
    cases = []
    for example in examples:
        standings = [
            row[0] + dot(widened(row[1:], example.left), automa if machine else people)
            for row, machine in zip(example.features, example.automa, strict=True)
        ]
        cases.append((example.left, standings, example.winners))
    tried = [(end, start) for end in (1.0, 1.4, 2.0, 2.8, 3.5, 4.5) for start in range(0, 21, 2)]
    return min(tried, key=lambda pair: sum(surprise(case, *pair) for case in cases))


def surprise(case: tuple[float, list[float], tuple[int, ...]], end: float, start: float) -> float:
    left, standings, winners = case
    spread = end + start * left
    top = max(standings)
    shares = [exp((s - top) / spread) for s in standings]
    return -sum(log(max(shares[w] / sum(shares), 1e-9)) for w in winners) / len(winners)


def shown(kind: str, weights: Sequence[float], names: Sequence[str]) -> str:
    lines = [f'    "{kind}": {{', '        "vp": (1.0, 0.0),']
    for at, name in enumerate(names):
        end, start = weights[at], weights[at + len(names)]
        if abs(end) >= 0.005 or abs(start) >= 0.005:
            lines.append(f'        "{name}": ({end:.2f}, {start:.2f}),')
    return "\n".join([*lines, "    },"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=400, help="of each kind")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--noise", type=float, default=0.08, help="part of choices by habit")
    parser.add_argument("--ridge", type=float, default=200.0, help="the pull of present weights")
    wish = parser.parse_args()
    names = FEATURES[1:]
    automa = flat(WEIGHTS["automa"], AUTOMA)
    spreads = {}
    print("WEIGHTS: dict[str, dict[str, tuple[float, float]]] = {")
    for kind, modes in GAMES.items():
        examples = gather(modes, wish.games, wish.seed, wish.workers, wish.noise)
        people = flat(WEIGHTS[kind], names)
        if kind == "solo":
            both = fit(solo_rows(examples), people + automa, wish.ridge)
            people, automa = both[: len(people)], both[len(people) :]
        else:
            people = fit(people_rows(examples), people, wish.ridge)
        its = dict(zip(AUTOMA, zip(automa, automa[len(AUTOMA) :], strict=False), strict=True))
        spreads[kind] = fit_spread(examples, people, flat(its, names))
        print(shown(kind, people, names))
    print(shown("automa", automa, AUTOMA), "}", sep="\n")
    print("SPREAD: dict[str, tuple[float, float]] = {")
    for kind, (end, start) in spreads.items():
        print(f'    "{kind}": ({end:.1f}, {start:.1f}),')
    print("}")


if __name__ == "__main__":
    main()
