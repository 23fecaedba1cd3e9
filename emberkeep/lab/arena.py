"""The arena: which of some bots is stronger, and by how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from emberkeep.games import game as game_named
from emberkeep.kernel import Setting, SetupError, Sides
from emberkeep.lab import fingerprint
from emberkeep.lab.lineups import Group, groups, jobs, open_sides
from emberkeep.lab.players import make_bot
from emberkeep.lab.stats import Interval, Moments, Ratings, Times, wilson
from emberkeep.lab.terms import Job, Outcome, Terms

FORMAT = "emberkeep arena 1"


@dataclass(frozen=True)
class Contest:
    """A wish for an arena, checked."""

    terms: Terms
    sides: Sides
    bots: tuple[str, ...]
    games: int
    seed: int
    behaviour: str
    code: Mapping[str, str]

    def groups(self) -> list[Group]:
        return groups(self.bots, self.sides)

    def jobs(self) -> list[Job]:
        return jobs(self.bots, self.sides, self.games, self.seed)

    def head(self) -> dict[str, Any]:
        """Say what is played, for the file of finished games; `games` may grow."""
        terms = self.terms
        return {
            "format": FORMAT,
            "game": terms.game,
            "rules": terms.rules,
            "behaviour": self.behaviour,
            "mode": terms.mode,
            "players": terms.players,
            "options": dict(terms.options),
            "limit_ms": terms.limit_ms,
            "bots": list(self.bots),
            "code": dict(self.code),
            "seed": self.seed,
        }


def contest(  # noqa: PLR0913 - each is an option of the command
    game: str,
    bots: Sequence[str],
    *,
    games: int = 100,
    mode: str = "",
    players: int = 0,
    options: Mapping[str, Setting] | None = None,
    seed: int = 0,
    limit_ms: float = 10_000.0,
    facts: bool = False,
) -> Contest:
    """Check a wish for an arena and fill in what was not said, or refuse."""
    the_game = game_named(game)
    setup = the_game.setup(mode, players, options, seed)
    if not bots:
        raise SetupError("name at least one bot")
    twice = [name for name, number in Counter(bots).items() if number > 1]
    if twice:
        raise SetupError(f"each bot is named once, but {', '.join(twice)} more often")
    code = {name: fingerprint.code(make_bot(name)) for name in bots}
    terms = Terms(
        game=game,
        mode=setup.mode,
        players=setup.players,
        options=setup.options,
        rules=the_game.rules_version,
        limit_ms=limit_ms,
        facts=facts,
    )
    behaviour = fingerprint.behaviour(the_game, setup)
    return Contest(terms, open_sides(the_game, setup), tuple(bots), games, seed, behaviour, code)


# Results


@dataclass
class Standing:
    """What one bot, or the game's own opponent, has reached in all its games."""

    name: str
    seats: int = 0
    sides: int = 0
    wins: float = 0.0
    fair: float = 0.0
    scores: Moments = field(default_factory=Moments)
    decisions: int = 0
    times: Times = field(default_factory=Times)
    forfeits: Counter[str] = field(default_factory=Counter)
    example: str = ""
    elo: Interval | None = None

    def share(self) -> Interval:
        """Estimate how often it wins; partners of one kind win and lose as one."""
        return wilson(self.wins, self.sides)

    def fair_share(self) -> float:
        """Give the share of wins it would have if all were equally strong."""
        return self.fair / self.sides if self.sides else 0.0

    def count_side(self, outcome: Outcome, side: Sequence[int]) -> None:
        self.sides += 1
        self.wins += outcome.share(side[0])
        self.fair += 1 / len(outcome.sides)

    def count_seat(self, outcome: Outcome, seat: int) -> None:
        self.seats += 1
        self.scores.add(outcome.scores[seat])
        if seat < len(outcome.deeds):
            deed = outcome.deeds[seat]
            self.decisions += deed.decisions
            self.times.merge(deed.times())
            self.forfeits.update(deed.forfeits)
            self.example = self.example or deed.example

    def to_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "seats": self.seats,
            "sides": self.sides,
            "share": _listed(self.share()),
            "fair_share": self.fair_share(),
            "elo": _listed(self.elo) if self.elo else None,
            "score": _listed(self.scores.mean()),
            "decisions_per_game": self.decisions / self.seats if self.seats else 0.0,
            "ms_mean": self.times.mean() if self.decisions else None,
            "ms_p95": self.times.percentile(0.95) if self.decisions else None,
            "forfeits": dict(self.forfeits),
            "example": self.example,
        }


def _listed(interval: Interval) -> list[float]:
    return [interval.mid, interval.low, interval.high]


@dataclass
class Results:
    """All that an arena tells. A campaign is one game of several matches."""

    games: int
    matches: int
    standings: list[Standing]
    by_group: dict[int, list[Standing]]

    def to_data(self, contest: Contest) -> dict[str, Any]:
        """Put everything into plain data."""
        divided = contest.groups()
        return {
            **contest.head(),
            "games": self.games,
            "matches": self.matches,
            "standings": [standing.to_data() for standing in self.standings],
            "groups": [
                {"label": divided[number].label, "standings": [s.to_data() for s in standings]}
                for number, standings in self.by_group.items()
            ],
        }


def results(outcomes: Iterable[Outcome], bots: Sequence[str] = ()) -> Results:
    """Sum up finished games; a bot that has played none yet is listed too."""
    done = sorted(outcomes, key=lambda outcome: outcome.key)
    ratings = Ratings()
    for outcome in done:
        if len(set(outcome.names)) > 1:
            teams = [[outcome.names[seat] for seat in side] for side in outcome.sides]
            ratings.add(teams, [outcome.share(side[0]) for side in outcome.sides])
    elos = ratings.fit()
    standings = list(_standings(done, bots).values())
    for standing in standings:
        standing.elo = elos.get(standing.name)
    numbers = sorted({outcome.group for outcome in done})
    by_group = {
        number: list(_standings([o for o in done if o.group == number]).values())
        for number in numbers
    }
    return Results(len(done), sum(o.parts for o in done), standings, by_group)


def _standings(outcomes: Sequence[Outcome], bots: Sequence[str] = ()) -> dict[str, Standing]:
    standings = {name: Standing(name) for name in bots}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.names):
            standings.setdefault(name, Standing(name)).count_seat(outcome, seat)
        for side in outcome.sides:
            for name in {outcome.names[seat] for seat in side}:
                standings[name].count_side(outcome, side)
    return standings
