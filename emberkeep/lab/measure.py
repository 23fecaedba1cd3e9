"""Measuring games: how fast they are played, copied, seen and imagined, on one core.

Every figure is taken three times, and each time beside a fixed calibration loop in the same
process. The *beat*, the time of that loop, is about a millisecond on a machine of 2020; figures
in beats can be compared between machines.
"""

from __future__ import annotations

import gc
import platform
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any

import emberkeep
from emberkeep.kernel import Chance, Game, Match, Setup, table as table_module
from emberkeep.kernel.playing import play_out

REPEATS = 3
SAMPLED_GAMES = 5
SAMPLED_TABLES = 40
SHORTEST = 0.05
BEAT_STEPS = 1500
BEATS = 40


@dataclass(frozen=True)
class Figure:
    """One measured number: the median of the repeats, the same in beats, and each repeat."""

    median: float
    ratio: float
    repeats: tuple[float, ...]


@dataclass(frozen=True)
class Row:
    """All figures of one game in one mode with one number of players."""

    game: str
    mode: str
    players: int
    decisions_per_second: Figure
    games_per_second: Figure
    copy_us: Figure
    view_us: Figure
    imagine_us: Figure
    decisions_per_game: float
    options_per_decision: float
    record_bytes: float


@dataclass(frozen=True)
class Take:
    """What one repeat measured, with the beat in seconds at that time."""

    beat: float
    decisions: float
    games: float
    length: float
    copy: float
    view: float
    imagine: float


# Calibration


class _Piece:
    __slots__ = ("goods", "owner")

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.goods = [owner, 1, 2]


def _calibration() -> int:
    """Do a fixed amount of what games do: attributes, lists, dictionaries, whole numbers."""
    places: dict[int, _Piece] = {}
    number = 1
    for step in range(BEAT_STEPS):
        number = (number * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        place = number >> 60
        piece = places.get(place)
        if piece is None or len(piece.goods) > 12:
            places[place] = piece = _Piece(step & 3)
        piece.goods.append(piece.owner)
        number ^= sum(piece.goods[:4])
    return number


def beat() -> float:
    """Measure the calibration loop: the shortest of many runs, in seconds."""
    return min(seconds(_calibration) for _ in range(BEATS))


def seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


# Play


def play_for(game: Game[Any], setup: Setup, duration: float, chance: Chance) -> tuple[float, ...]:
    """Play whole games at random for some time: (decisions/s, games/s, decisions a game).

    The seconds are the processor's, which others on the same machine do not lengthen.
    """
    games = decisions = 0
    start = now = process_time()
    while now - start < duration:
        table = game.new(setup.seeded(chance.draw()))
        play_out(table, chance)
        games += 1
        decisions += table.choices
        now = process_time()
    spent = now - start
    return decisions / spent, games / spent, decisions / games


@dataclass(frozen=True)
class Samples:
    """Tables from all along a few games, each with a seat that is asked there."""

    tables: list[tuple[Any, int]]
    options: float
    record_bytes: float


def sample(game: Game[Any], setup: Setup, chance: Chance) -> Samples:
    """Play a few games and keep some tables."""
    tables: list[tuple[Any, int]] = []
    options: list[int] = []
    sizes: list[int] = []
    for _ in range(SAMPLED_GAMES):
        match = Match(game, setup.seeded(chance.draw()), ["random"] * setup.players)
        for seat in _random_play(match, chance):
            options.append(len(match.table.ask_of(seat).options))
            tables.append((match.table.copy(), seat))
        sizes.append(len(match.record.to_json().encode()))
    every = max(1, len(tables) // SAMPLED_TABLES)
    return Samples(tables[::every], mean(options), mean(sizes))


def _random_play(match: Match[Any], chance: Chance) -> Iterator[int]:
    """Play on, yielding the seat that is about to choose."""
    while not match.table.over:
        seat = match.table.asked()[0]
        yield seat
        match.choose(seat, chance.pick(match.table.ask_of(seat).options).code)


def each(samples: Samples, act: Callable[[Any, int], object]) -> float:
    """Measure the mean time of an act over the sampled tables, in µs, in the fastest of rounds."""
    rounds: list[float] = []
    while sum(rounds) < SHORTEST or len(rounds) < REPEATS:
        start = perf_counter()
        for table, seat in samples.tables:
            act(table, seat)
        rounds.append(perf_counter() - start)
    return min(rounds) / len(samples.tables) * 1e6


# Rows


def setups(game: Game[Any], mode: str = "", players: int = 0) -> list[Setup]:
    """List what to measure: each mode and player count, with default options."""
    if mode or players:
        game.setup(mode, players)  # refuses what the game does not have
    return [
        game.setup(way.name, count)
        for way in game.offered()
        for count in sorted(way.players)
        if mode in {"", way.name} and players in {0, count}
    ]


def measure(
    game: Game[Any], setup: Setup, duration: float, after_repeat: Callable[[], None]
) -> Row:
    """Measure a game in one mode with one number of players."""
    chance = Chance(setup.players)
    samples = sample(game, setup, chance)
    takes = []
    for _ in range(REPEATS):
        takes.append(take(game, setup, samples, duration))
        after_repeat()
    return Row(
        game=game.name,
        mode=setup.mode,
        players=setup.players,
        decisions_per_second=_rate(takes, [t.decisions for t in takes]),
        games_per_second=_rate(takes, [t.games for t in takes]),
        copy_us=_time(takes, [t.copy for t in takes]),
        view_us=_time(takes, [t.view for t in takes]),
        imagine_us=_time(takes, [t.imagine for t in takes]),
        decisions_per_game=median(t.length for t in takes),
        options_per_decision=samples.options,
        record_bytes=samples.record_bytes,
    )


def take(game: Game[Any], setup: Setup, samples: Samples, duration: float) -> Take:
    """Measure everything once; the same games are played every time."""
    gc.collect()
    before = beat()
    decisions, games, length = play_for(game, setup, duration, Chance(setup.players))
    chance = Chance(1)
    copy = each(samples, lambda table, _: table.copy())
    view = each(samples, game.view)
    imagine = each(samples, lambda table, seat: game.imagine(table, seat, chance))
    return Take(min(before, beat()), decisions, games, length, copy, view, imagine)


def _rate(takes: Sequence[Take], rates: Sequence[float]) -> Figure:
    ratios = [rate * t.beat for t, rate in zip(takes, rates, strict=True)]
    return Figure(median(rates), median(ratios), tuple(rates))


def _time(takes: Sequence[Take], times: Sequence[float]) -> Figure:
    ratios = [time / 1e6 / t.beat for t, time in zip(takes, times, strict=True)]
    return Figure(median(times), median(ratios), tuple(times))


# The report as data


def build() -> str:
    """Tell which build of the kernel is measured."""
    file = table_module.__file__ or ""
    return "compiled" if file.endswith((".so", ".pyd")) else "plain"


def report(rows: Sequence[Row]) -> dict[str, Any]:
    """Sum up a measurement for a file."""
    return {
        "format": "emberkeep bench 1",
        "emberkeep": emberkeep.__version__,
        "build": build(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "beat_us": _rounded(beat() * 1e6),
        "rows": _rounded([asdict(row) for row in rows]),
    }


def _rounded(data: Any) -> Any:
    """Keep four digits, which is more than can be measured."""
    match data:
        case dict():
            return {name: _rounded(item) for name, item in data.items()}
        case list() | tuple():
            return [_rounded(item) for item in data]
        case float():
            return float(f"{data:.4g}")
        case _:
            return data
