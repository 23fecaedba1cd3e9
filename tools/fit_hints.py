"""Fit the weights of Crown of Ash's hints to games that bots play against themselves.

    python3 tools/fit_hints.py --games 300 --workers 2

Every turn of every game is an example: the features of the seats then, and the VP they end with.
Weights are fitted to differences between seats (least squares, drawn towards the present weights),
people first, then the automatic opponent, then how a lead becomes a chance to win. The result is
printed as the tables of `hints.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log
from multiprocessing import Pool
from pathlib import Path

if __name__ == "__main__" and "emberkeep" not in sys.modules:
    sys.path.append(str(Path(__file__).resolve().parent.parent))

from emberkeep.bots import NormalBot
from emberkeep.bots.lookahead import drawn, next_ask
from emberkeep.games.crown_of_ash import GAME, hints
from emberkeep.kernel import Chance, Seat

FIXED = {"vp": (1.0, 0.0)}
STANDARD = (("standard", 2), ("standard", 2), ("standard", 3), ("standard", 4))
WITH_AUTOMA = (("solo", 1), ("solo", 1), ("automa", 2), ("automa", 3))
SWITCHES = ({"abilities": False}, {"abilities": True})


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
        if GAME.turn(table) != turn:
            turn = GAME.turn(table)
            sketch = hints.sketch_of_table(table, None)
            threats = hints.threats_in(sketch)
            rows = [hints.features_of(sketch, threats, at) for at in range(len(sketch.sides))]
            seen.append((hints.turns_left(sketch), tuple(tuple(row) for row in rows)))
        ask = next_ask(table)
        if rng.below(1000) < job.noise * 1000:
            weights = GAME.weights(table, ask)
            code = ask.options[drawn([w**0.5 for w in weights], rng)].code
        else:
            code = bot.choose(Seat(GAME, table, ask.seat), ask, rng.fork())
        table.choose(ask.seat, code)
    automa = tuple(player.automa for player in table.players)
    scores = tuple(player.vp for player in table.players)
    return [Example(left, rows, automa, scores, table.winners) for left, rows in seen]


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


def widened(row: Sequence[float], left: float) -> list[float]:
    """Give every feature as it counts at the end, then as it counts more at the beginning."""
    return [*row, *(number * left for number in row)]


def standing(row: Sequence[float], weights: Sequence[float]) -> float:
    return sum(number * weight for number, weight in zip(row, weights, strict=True))


def flat(table: dict[str, tuple[float, float]]) -> list[float]:
    pairs = [table.get(name, (0.0, 0.0)) for name in hints.FEATURES]
    return [end for end, _ in pairs] + [start for _, start in pairs]


def fit(rows: Iterable[tuple[list[float], float]], prior: list[float], ridge: float) -> list[float]:
    """Solve the least squares of weights·row = target, drawn towards a prior."""
    size = len(prior)
    matrix = [[0.0] * size for _ in range(size)]
    vector = [0.0] * size
    for row, target in rows:
        rest = target - standing(row, prior)
        filled = [(at, number) for at, number in enumerate(row) if number]
        for at, number in filled:
            vector[at] += number * rest
            line = matrix[at]
            for other, factor in filled:
                line[other] += number * factor
    for at in range(size):
        matrix[at][at] += ridge
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


def people_rows(examples: list[Example], free: list[bool]) -> Iterable[tuple[list[float], float]]:
    """Set every person against the mean of the other people."""
    for example in examples:
        wide = [widened(row, example.left) for row in example.features]
        people = [at for at, automa in enumerate(example.automa) if not automa]
        for at in people[: 1 if len(people) == 2 else len(people)]:
            others = [other for other in people if other != at]
            share = 1 / len(others)
            row = [
                own - share * sum(wide[other][place] for other in others)
                for place, own in enumerate(wide[at])
            ]
            score = example.scores[at] - share * sum(example.scores[other] for other in others)
            fixed = row[0]  # a VP scored is a VP
            kept = [number if free[place] else 0.0 for place, number in enumerate(row)]
            yield kept, score - fixed


def automa_rows(
    examples: list[Example], people: list[float], free: list[bool]
) -> Iterable[tuple[list[float], float]]:
    """Set the automatic opponent against what the people's standings promise."""
    for example in examples:
        at = example.automa.index(True)
        row = widened(example.features[at], example.left)
        others = [seat for seat in range(len(example.automa)) if seat != at]
        wrong = sum(
            example.scores[o] - standing(widened(example.features[o], example.left), people)
            for o in others
        ) / len(others)
        kept = [number if free[place] else 0.0 for place, number in enumerate(row)]
        yield kept, example.scores[at] - row[0] - wrong


def fitted(
    rows: Iterable[tuple[list[float], float]],
    prior: dict[str, tuple[float, float]],
    free: list[bool],
    ridge: float,
) -> list[float]:
    start = [w if f else 0.0 for w, f in zip(flat(prior), free, strict=True)]
    weights = fit(rows, start, ridge)
    weights[0] = 1.0
    return weights


def fit_spread(examples: list[Example], people: list[float], automa: list[float]) -> list[float]:
    """Find by descent how many VP of lead make it e to 1."""
    cases = []
    for example in examples:
        standings = [
            standing(widened(row, example.left), automa if machine else people)
            for row, machine in zip(example.features, example.automa, strict=True)
        ]
        cases.append((example.left, standings, example.winners))
    best, cost = [2.0, 8.0], float("inf")
    for end in (0.7, 1.0, 1.4, 2.0, 2.8, 4.0, 5.6):
        for start in (0.0, 2.0, 4.0, 6.0, 8.0, 11.0, 15.0):
            now = sum(surprise(case, end, start) for case in cases) / len(cases)
            if now < cost:
                best, cost = [end, start], now
    print(f"# surprise {cost:.4f} nats a position", file=sys.stderr)
    return best


def surprise(case: tuple[float, list[float], tuple[int, ...]], end: float, start: float) -> float:
    left, standings, winners = case
    spread = end + start * left
    top = max(standings)
    shares = [exp((s - top) / spread) for s in standings]
    return -sum(log(max(shares[w] / sum(shares), 1e-9)) for w in winners) / len(winners)


def shown(name: str, weights: list[float]) -> str:
    size = len(hints.FEATURES)
    lines = [f"{name}: dict[str, tuple[float, float]] = {{"]
    for at, feature in enumerate(hints.FEATURES):
        end, start = weights[at], weights[at + size]
        if abs(end) >= 0.005 or abs(start) >= 0.005:
            lines.append(f'    "{feature}": ({end:.2f}, {start:.2f}),')
    return "\n".join([*lines, "}"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--automa-games", type=int, default=150)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--noise", type=float, default=0.1)
    parser.add_argument("--ridge", type=float, default=300.0)
    wish = parser.parse_args()
    size = len(hints.FEATURES)
    free = [at not in (0, size) for at in range(2 * size)]
    among = gather(STANDARD, wish.games, wish.seed, wish.workers, wish.noise)
    people = fitted(people_rows(among, free), hints.WEIGHTS, free, wish.ridge)
    print(shown("WEIGHTS", people))
    automa = flat(hints.AUTOMA)
    against = gather(WITH_AUTOMA, wish.automa_games, wish.seed, wish.workers, wish.noise)
    if against:
        known = [name in hints.AUTOMA for name in hints.FEATURES] * 2
        both = [a and b for a, b in zip(free, known, strict=True)]
        automa = fitted(automa_rows(against, people, both), hints.AUTOMA, both, wish.ridge)
        print(shown("AUTOMA", automa))
    end, start = fit_spread(among + against, people, automa)
    print(f"SPREAD = ({end}, {start})")


if __name__ == "__main__":
    main()
