"""Balance: one bot against itself, row by row, and whatever is off."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeAlias

from emberkeep.games import game as game_named
from emberkeep.lab.arena import Contest, contest
from emberkeep.lab.facts import report_of
from emberkeep.lab.stats import Interval, Moments, Z, wilson
from emberkeep.lab.terms import Outcome

TOLERANCE = 0.05  # a share may be so far from the fair one
ORDER = "order of difficulty"
FORMAT = "emberkeep balance 1"


@dataclass(frozen=True)
class Row:
    """A row of the report: one way to play, and the games to be played in it."""

    label: str
    contest: Contest
    extra: bool

    @property
    def slug(self) -> str:
        return slug(self.label)

    def head(self) -> dict[str, Any]:
        return {**self.contest.head(), "format": FORMAT, "row": self.label}


def slug(words: str) -> str:
    """Make a name for a file."""
    return "-".join("".join(c if c.isalnum() else " " for c in words.lower()).split())


def rows_of(game: str, bot: str, *, games: int, seed: int, limit_ms: float) -> list[Row]:
    """List the rows of a game's report, the extra ones last."""
    report = report_of(game_named(game))
    wishes = [(wish, False) for wish in report.rows()]
    wishes += [(wish, True) for wish in report.extra_rows()]
    return [
        Row(
            label,
            contest(
                game,
                [bot],
                games=games,
                mode=mode,
                players=players,
                options=options,
                seed=seed,
                limit_ms=limit_ms,
                facts=True,
            ),
            extra,
        )
        for (label, mode, players, options), extra in wishes
    ]


# Counting


@dataclass
class Tries:
    """How often something was tried, and how often it succeeded."""

    number: float = 0
    good: float = 0

    def add(self, number: float, good: float) -> None:
        self.number += number
        self.good += good

    def share(self) -> Interval:
        return wilson(self.good, self.number)


Counts: TypeAlias = dict[str, dict[str, Tries]]
Means: TypeAlias = dict[str, dict[str, Moments]]


def _counts() -> Counts:
    return defaultdict(lambda: defaultdict(Tries))


def _means() -> Means:
    return defaultdict(lambda: defaultdict(Moments))


@dataclass
class Tally:
    """What the games of a row come to."""

    games: int = 0
    bots: Tries = field(default_factory=Tries)
    scores: Moments = field(default_factory=Moments)
    rival_scores: Moments = field(default_factory=Moments)
    winning_scores: Moments = field(default_factory=Moments)
    choices: Moments = field(default_factory=Moments)
    reasons: Counter[str] = field(default_factory=Counter)
    forfeits: int = 0
    traits: Counts = field(default_factory=_counts)
    trials: Counts = field(default_factory=_counts)
    amounts: Means = field(default_factory=_means)

    def add(self, outcome: Outcome) -> None:
        """Count one game. Seats without a deed belong to the game's own opponent."""
        self.games += 1
        self.choices.add(outcome.choices)
        self.reasons[outcome.reason] += 1
        self.winning_scores.add(max(outcome.scores[seat] for seat in outcome.winners))
        for side in outcome.sides:
            if side[0] < len(outcome.deeds):
                self.bots.add(1, outcome.share(side[0]))
        for seat, score in enumerate(outcome.scores):
            if seat < len(outcome.deeds):
                self.scores.add(score)
                self.forfeits += sum(outcome.deeds[seat].forfeits.values())
            else:
                self.rival_scores.add(score)
        for kind, category, key, seat, number, total in outcome.facts:
            match kind:
                case "trait":
                    self.traits[category][key].add(1, outcome.share(seat))
                case "trial":
                    self.trials[category][key].add(number, total)
                case _:
                    self.amounts[category][key].add(total)

    def fair(self, category: str) -> float:
        """Give the share of wins of all who have any trait of a category."""
        tries = self.traits[category].values()
        number = sum(each.number for each in tries)
        return sum(each.good for each in tries) / number if number else math.nan


def tally(outcomes: Iterable[Outcome]) -> Tally:
    counted = Tally()
    for outcome in outcomes:
        counted.add(outcome)
    return counted


# Judging


@dataclass(frozen=True)
class Flag:
    """Something that is off balance, or may be: what, and how sure we are."""

    row: str
    what: str
    sentence: str
    certain: bool


def flags(
    tallies: Mapping[str, Tally],
    orders: Sequence[Sequence[str]],
    by_choice: Sequence[str] = (),
) -> list[Flag]:
    """List all that is off: traits that win too often or too seldom, rows out of order."""
    found = [
        flag
        for row, counted in tallies.items()
        for category, keys in counted.traits.items()
        if category not in by_choice
        for key, tries in keys.items()
        for flag in _judged(row, category, key, tries, counted.fair(category))
    ]
    for order in orders:
        rows = [row for row in order if row in tallies and tallies[row].games]
        for easier, harder in pairwise(rows):
            found += _ordered(easier, harder, tallies)
    return found


def _judged(row: str, category: str, key: str, tries: Tries, fair: float) -> list[Flag]:
    share = tries.share()
    if not is_off(share, fair):
        return []
    low, high = (100 * (end - fair) for end in (share.low, share.high))
    sentence = (
        f"wins {100 * share.mid:.1f} % where {100 * fair:.1f} % is fair: "
        f"{100 * (share.mid - fair):+.1f} points ({low:+.1f} to {high:+.1f})"
    )
    certain = share.low > fair or share.high < fair
    return [Flag(row, f"{category} {key}", sentence, certain)]


def is_off(share: Interval, fair: float) -> bool:
    return abs(share.mid - fair) > TOLERANCE


def _ordered(easier: str, harder: str, tallies: Mapping[str, Tally]) -> list[Flag]:
    """Compare two rows of which the second should be harder."""
    one, other = tallies[easier].bots, tallies[harder].bots
    distance = one.share().mid - other.share().mid
    error = math.hypot(_error(one), _error(other))
    if distance > Z * error:
        return []
    shares = f"{100 * other.share().mid:.1f} % after {100 * one.share().mid:.1f} %"
    if distance > 0:
        sentence = f"is not shown to be harder than {easier}: bots win {shares}"
        return [Flag(harder, ORDER, sentence, certain=False)]
    sentence = f"is not harder than {easier}: bots win {shares}"
    return [Flag(harder, ORDER, sentence, certain=distance < -Z * error)]


def _error(tries: Tries) -> float:
    """Estimate the standard error of a share, not zero even if all or none succeeded."""
    share = (tries.good + 0.5) / (tries.number + 1)
    return math.sqrt(share * (1 - share) / max(tries.number, 1))
