"""Measure ways on maps: `python benchmarks/paths.py`, on the battlefields of two imagined games.

There are 111 hexes with forests, enemies and friends on them, and 95 squares with figures in the
way. The figures are microseconds of processor time a call, the best of five rounds.
"""
# ruff: noqa: INP001, T201 - a script, not a package

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from emberkeep.kernel import Chance, paths
from emberkeep.kernel.paths import Hexes, Walk, axial, distances, reach, trails, ways

HEXES = Hexes({f"{c},{r}": axial(c, r) for c in range(13) for r in range(9 - c % 2)})
SQUARES = {
    f"{c},{r}": tuple(
        f"{c + x},{r + y}"
        for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))
        if 0 <= c + x < 19 and 0 <= r + y < 5
    )
    for c in range(19)
    for r in range(5)
}


def some(places: list[str], count: int, chance: Chance) -> list[str]:
    """Take some places at random."""
    left = list(places)
    return [chance.take(left) for _ in range(count)]


def microseconds(call: Callable[[], object], repeats: int = 500) -> float:
    """Time a call."""
    best = 1.0
    for _ in range(5):
        before = process_time()
        for _ in range(repeats):
            call()
        best = min(best, process_time() - before)
    return best / repeats * 1e6


def main() -> None:
    chance = Chance(1)
    hexes, squares = list(HEXES.at), list(SQUARES)
    forest = some(hexes, 20, chance)
    foes = set(some(hexes, 6, chance)) - {"6,4"}
    friends = set(some(hexes, 6, chance))
    marks = some(HEXES.within("6,4", 4), 8, chance)
    walks = {n: Walk(n, dict.fromkeys(forest, 2), foes, friends) for n in (3, 5)}
    hide = foes | set(forest)
    figures = set(some(squares, 12, chance)) - {"9,2"}
    rows: dict[str, Callable[[], object]] = {
        "reach, hexes, 3 points": lambda: reach(HEXES.links, "6,4", walks[3]),
        "reach, hexes, 5 points": lambda: reach(HEXES.links, "6,4", walks[5]),
        "reach, squares, 4 points": lambda: reach(SQUARES, "9,2", Walk(4, blocked=figures)),
        "ways, hexes, 3 points, 8 marks": lambda: ways(HEXES.links, "6,4", walks[3], marks),
        "ways, hexes, 5 points, 8 marks": lambda: ways(HEXES.links, "6,4", walks[5], marks),
        "trails, squares, 3 steps": lambda: trails(SQUARES, "9,2", Walk(3, crossed=figures)),
        "distances, hexes": lambda: distances(HEXES.links, "6,4", walks[3].costs),
        "seen, hexes, radius 3": lambda: HEXES.seen("6,4", 3, hide),
        "sees, hexes, 3 away": lambda: HEXES.sees("6,4", "8,2", hide),
    }
    print(paths.__file__)
    for name, call in rows.items():
        print(f"{name:32} {microseconds(call):8.1f} µs")


if __name__ == "__main__":
    main()
