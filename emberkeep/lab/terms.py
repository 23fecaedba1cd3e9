"""What is played: the terms all games share, one game to be played, and how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from emberkeep.kernel import Setting, Sides, alone, worth
from emberkeep.lab.stats import Times


@dataclass(frozen=True)
class Terms:
    """What all games of a row have in common."""

    game: str
    mode: str
    players: int
    options: Mapping[str, Setting]
    rules: str
    limit_ms: float = 10_000.0
    facts: bool = False


@dataclass(frozen=True)
class Job:
    """One game to be played: which deal, and which bot on which seat."""

    group: int
    deal: int
    rotation: int
    seed: int
    bots: tuple[str, ...]

    @property
    def key(self) -> tuple[int, int, int]:
        return self.group, self.deal, self.rotation


@dataclass(frozen=True)
class Hello:
    """What a bot is told before the first ask."""

    game: str
    rules: str
    mode: str
    players: int
    options: Mapping[str, Setting]
    seat: int
    seats: tuple[str, ...]
    sides: Sides
    limit_ms: float


@dataclass
class Deed:
    """What one seat did in one game: its decisions, their times, the choices it forfeited."""

    decisions: int = 0
    ms: float = 0.0
    buckets: dict[str, int] = field(default_factory=dict)
    forfeits: dict[str, int] = field(default_factory=dict)
    example: str = ""

    def forfeit(self, kind: str, sentence: str) -> None:
        self.forfeits[kind] = self.forfeits.get(kind, 0) + 1
        self.example = self.example or f"{kind}: {sentence}"

    def after(self, before: Deed) -> Deed:
        """Add what the same seat did in the parts of a campaign before."""
        buckets = Counter(before.buckets) + Counter(self.buckets)
        return Deed(
            decisions=before.decisions + self.decisions,
            ms=round(before.ms + self.ms, 3),
            buckets={name: buckets[name] for name in sorted(buckets, key=int)},
            forfeits=dict(Counter(before.forfeits) + Counter(self.forfeits)),
            example=before.example or self.example,
        )

    def keep_times(self, times: Times) -> None:
        self.ms = round(times.total, 3)
        self.buckets = {str(bucket): number for bucket, number in sorted(times.buckets.items())}

    def times(self) -> Times:
        times = Times(self.decisions, self.ms)
        times.buckets = Counter({int(name): number for name, number in self.buckets.items()})
        return times


@dataclass
class Outcome:
    """How a game ended, or a campaign. Everything but the times depends on the job alone.

    The end of a campaign is that of its last part; choices, deeds and what was tried are of all
    its parts.
    """

    group: int
    deal: int
    rotation: int
    seed: int
    names: list[str]
    scores: list[int]
    winners: list[int]
    reason: str
    sides: list[list[int]]
    choices: int
    deeds: list[Deed]
    facts: list[list[Any]] = field(default_factory=list)
    parts: int = 1

    @property
    def key(self) -> tuple[int, int, int]:
        return self.group, self.deal, self.rotation

    def after(self, before: Outcome) -> Outcome:
        """Tell how a campaign ended whose last part this is."""
        deeds = [
            mine.after(earlier) for mine, earlier in zip(self.deeds, before.deeds, strict=True)
        ]
        choices, parts = before.choices + self.choices, before.parts + self.parts
        trials = [fact for fact in before.facts if fact[0] == "trial"]
        facts = [*trials, *self.facts]
        return replace(self, choices=choices, deeds=deeds, parts=parts, facts=facts)

    def share(self, seat: int) -> float:
        """Return which part of the win a seat got; a win that sides share counts in fractions."""
        return worth(self.winners, self.sides, seat)

    def untimed(self) -> dict[str, Any]:
        """Give what must be the same whenever and wherever the game is played."""
        data = self.to_data()
        for deed in data["deeds"]:
            del deed["ms"], deed["buckets"]
        return data

    def to_data(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_data(data: dict[str, Any]) -> Outcome:
        deeds = [Deed(**deed) for deed in data["deeds"]]
        sides = [list(side) for side in alone(len(data["names"]))]  # in files from before sides
        return Outcome(**{"sides": sides, **data, "deeds": deeds})
