"""What finished games tell about strength: shares and ratings, with 95 % intervals."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Z = 1.959964  # two-sided 95 % of a normal distribution
ELO = 400 / math.log(10)  # Elo points in one unit of log odds
STEPS = 200
LONGEST_STEP = 1.0
CLOSE = 1e-10

Team: TypeAlias = tuple[str, ...]
Field: TypeAlias = tuple[tuple[Team, int], ...]
Matrix: TypeAlias = list[list[float]]


@dataclass(frozen=True)
class Interval:
    """An estimate and where the truth lies with 95 % confidence."""

    mid: float
    low: float
    high: float

    def times(self, factor: float) -> Interval:
        return Interval(self.mid * factor, self.low * factor, self.high * factor)


def wilson(wins: float, games: float) -> Interval:
    """Estimate a share from wins, which may be fractions, out of games (Wilson's interval)."""
    if not games:
        return Interval(math.nan, 0.0, 1.0)
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return Interval(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


@dataclass
class Moments:
    """The mean of numbers that are added one by one."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    def mean(self) -> Interval:
        """Estimate the mean (normal interval)."""
        if not self.count:
            return Interval(math.nan, math.nan, math.nan)
        mean = self.total / self.count
        if self.count == 1:
            return Interval(mean, mean, mean)
        variance = max(0.0, self.squares - self.count * mean * mean) / (self.count - 1)
        half = Z * math.sqrt(variance / self.count)
        return Interval(mean, mean - half, mean + half)


# Ratings


class Ratings:
    """Elo ratings from games of two or more.

    The model is Luce's choice, which for two players is that of Bradley and Terry and of Elo:
    each of a field wins in proportion to its strength. A side of several is rated as the mean of
    its partners, so that a rating says how strong a side of one kind is. Everybody has one drawn
    game against an average player beforehand, so that somebody who never lost is rated too. The
    intervals come from the Fisher information and are for the distance to the mean of all rated,
    which is 0.
    """

    def __init__(self) -> None:
        self.wins: dict[Field, Counter[Team]] = defaultdict(Counter)
        self.games: Counter[Field] = Counter()

    def add(self, sides: Sequence[Sequence[str]], shares: Sequence[float]) -> None:
        """Count a game: who sat on which side, and which part of the win each side got."""
        teams = [tuple(sorted(side)) for side in sides]
        field = tuple(sorted(Counter(teams).items()))
        self.games[field] += 1
        for team, share in zip(teams, shares, strict=True):
            self.wins[field][team] += share  # type: ignore[assignment]  # fractions are counted

    def names(self) -> list[str]:
        fields = [team for field in self.games for team, _ in field]
        return list(dict.fromkeys(name for team in fields for name in team))

    def fit(self) -> dict[str, Interval]:
        """Rate everybody."""
        names = self.names()
        if not names:
            return {}
        logs = dict.fromkeys(names, 0.0)
        for _ in range(STEPS):
            slope, curve = self._derivatives(logs)
            inverse = inverted(curve)
            step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
            brake = min(1.0, LONGEST_STEP / max(*map(abs, step), CLOSE))
            for name, change in zip(names, step, strict=True):
                logs[name] += brake * change
            if max(map(abs, step)) < CLOSE:
                break
        _, curve = self._derivatives(logs)
        return _centred(logs, inverted(curve))

    def _derivatives(self, logs: Mapping[str, float]) -> tuple[list[float], Matrix]:
        """Give slope and (negative) curvature of the log likelihood."""
        at = {name: i for i, name in enumerate(logs)}
        slope = [0.0] * len(logs)
        curve = [[0.0] * len(logs) for _ in logs]
        for name, log in logs.items():  # the game against an average player
            chance = 1 / (1 + math.exp(-log))
            slope[at[name]] += 0.5 - chance
            curve[at[name]][at[name]] += chance * (1 - chance)
        for field, games in self.games.items():
            weights = {team: number * math.exp(_mean(team, logs)) for team, number in field}
            total = sum(weights.values())
            decided = sum(self.wins[field].values())
            expected = [0.0] * len(logs)  # how much of each name is in the winning side
            for team, weight in weights.items():
                chance = weight / total
                for name in team:
                    part = 1 / len(team)
                    slope[at[name]] += part * (self.wins[field][team] - decided * chance)
                    expected[at[name]] += part * chance
                    for other in team:
                        curve[at[name]][at[other]] += games * chance * part * part
            for one, row in zip(expected, curve, strict=True):
                for column, other_one in enumerate(expected):
                    row[column] -= games * one * other_one
        return slope, curve


def _mean(team: Team, logs: Mapping[str, float]) -> float:
    return sum(logs[name] for name in team) / len(team)


def _centred(logs: Mapping[str, float], covariance: Matrix) -> dict[str, Interval]:
    count = len(logs)
    mean = sum(logs.values()) / count
    rows = [sum(row) / count for row in covariance]
    overall = sum(rows) / count
    ratings = {}
    for i, (name, log) in enumerate(logs.items()):
        variance = max(0.0, covariance[i][i] - 2 * rows[i] + overall)
        half = Z * math.sqrt(variance)
        ratings[name] = Interval(log - mean, log - mean - half, log - mean + half).times(ELO)
    return ratings


def inverted(matrix: Matrix) -> Matrix:
    """Invert a matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [x / pivot for x in rows[i]]
        for r in range(size):
            if r != i and rows[r][i]:
                factor = rows[r][i]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
    return [row[size:] for row in rows]


# Times


class Times:
    """Durations by the thousand in little space: exact mean, percentiles within 3 %."""

    FINENESS = 20  # buckets for a factor of e

    def __init__(self, count: int = 0, total: float = 0.0, buckets: Iterable[int] = ()) -> None:
        self.count = count
        self.total = total
        self.buckets = Counter(buckets)

    def add(self, ms: float) -> None:
        self.count += 1
        self.total += ms
        self.buckets[round(math.log(max(ms, 1e-4)) * self.FINENESS)] += 1

    def merge(self, other: Times) -> None:
        self.count += other.count
        self.total += other.total
        self.buckets.update(other.buckets)

    def mean(self) -> float:
        return self.total / self.count if self.count else math.nan

    def percentile(self, part: float) -> float:
        """Give the duration that a part of all do not exceed."""
        left = part * self.count
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 0:
                return math.exp(bucket / self.FINENESS)
        return math.nan
