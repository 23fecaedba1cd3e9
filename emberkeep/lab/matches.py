"""Playing one game of bots, without a server."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Any

from emberkeep.bots import Bot
from emberkeep.games import game as game_named
from emberkeep.kernel import Chance, EmberkeepError, Game, Match, OtherRules, Result, SeatId, Setup
from emberkeep.kernel.campaign import MOST_PARTS
from emberkeep.lab.facts import facts_of
from emberkeep.lab.manners import Misbehaved, answer, watched
from emberkeep.lab.players import Guest, make_bot
from emberkeep.lab.stats import Times
from emberkeep.lab.terms import Deed, Hello, Job, Outcome, Terms

BOT_STREAM = 0xB075_B075_B075_B075  # keeps the bots' chance apart from the table's
PART_STREAM = 0x9A27_9A27_9A27_9A27  # and that of later parts of a campaign
LONGEST = 100_000


class MatchFailed(EmberkeepError):
    """A game that could not be played to its end, and not for a bot's fault."""


class Stopped(Exception):
    """Playing was given up, as somebody wished."""


def play(terms: Terms, job: Job, stopped: Callable[[], bool] = lambda: False) -> Outcome:
    """Play one game to its end; of a campaign, all its parts."""
    game = game_named(terms.game)
    if game.rules_version != terms.rules:
        raise OtherRules(
            f"{terms.game} has rules {game.rules_version} here and {terms.rules} where this was "
            f"started; install the same version everywhere"
        )
    luck = Chance(job.seed ^ PART_STREAM)
    setup = game.setup(terms.mode, terms.players, terms.options, job.seed)
    outcome, following = play_match(terms, job, setup, luck, stopped)
    while following is not None:
        if outcome.parts == MOST_PARTS:
            raise MatchFailed(f"{told(terms, job)}: no end of the campaign in {MOST_PARTS} parts")
        part, following = play_match(terms, job, following, luck, stopped)
        outcome = part.after(outcome)
    return outcome


def play_match(
    terms: Terms, job: Job, setup: Setup, luck: Chance, stopped: Callable[[], bool]
) -> tuple[Outcome, Setup | None]:
    """Play one match; tell how it ended, and the setup of the part that follows."""
    game = game_named(terms.game)
    bots = [make_bot(name) for name in job.bots]
    try:
        sitting = Sitting(game, Match(game, setup, job.bots), bots, job, terms.limit_ms)
    except EmberkeepError as error:
        raise MatchFailed(f"{told(terms, job)} cannot begin: {error}") from error
    try:
        sitting.greet()
        while not sitting.match.table.over:
            _look_up(stopped)
            sitting.turn()
        return sitting.outcome(facts=terms.facts), sitting.match.sequel(luck.draw())
    except Stopped:
        raise
    except Exception as error:
        raise MatchFailed(f"{told(terms, job)} failed: {type(error).__name__}: {error}") from error
    finally:
        sitting.part()


def _look_up(stopped: Callable[[], bool]) -> None:
    if stopped():
        raise Stopped


def told(terms: Terms, job: Job) -> str:
    """Name a game so that it can be found again."""
    return f"{terms.game} {terms.mode}, seed {job.seed}, {', '.join(job.bots)}"


class Sitting:
    """A match, the bots around it, and what they did."""

    def __init__(
        self, game: Game[Any], match: Match[Any], bots: list[Bot], job: Job, limit_ms: float
    ) -> None:
        self.game = game
        self.match = match
        self.bots = bots
        self.job = job
        self.limit_ms = limit_ms
        stream = Chance(match.record.setup.seed ^ BOT_STREAM, job.rotation).fork()
        self.streams = [stream.fork() for _ in bots]
        self.deeds = [Deed() for _ in bots]
        self.times = [Times() for _ in bots]
        self.result: Result | None = None

    def greet(self) -> None:
        """Tell the bots that want to know what is played and where they sit."""
        for seat, bot in enumerate(self.bots):
            if isinstance(bot, Guest):
                try:
                    with watched(bot, self.limit_ms):
                        bot.begin(self.hello(seat))
                except Misbehaved as fault:
                    self.deeds[seat].forfeit(fault.kind, fault.sentence)

    def hello(self, seat: SeatId) -> Hello:
        """Say all that a bot may know beforehand; the seed is not among it."""
        setup = self.match.record.setup
        return Hello(
            game=setup.game,
            rules=self.game.rules_version,
            mode=setup.mode,
            players=setup.players,
            options=setup.options,
            seat=seat,
            seats=self.game.seats(setup),
            sides=self.game.sides(setup),
            limit_ms=self.limit_ms,
        )

    def turn(self) -> None:
        """Have the next who is asked choose."""
        if self.match.table.choices >= LONGEST:
            raise MatchFailed(f"the match does not end within {LONGEST} choices")
        seat = self.match.table.asked()[0]
        self.match.choose(seat, self.match.table.ask_of(seat).only() or self.decide(seat))

    def decide(self, seat: SeatId) -> str:
        """Ask a bot; a choice that it forfeits falls to chance."""
        place = self.match.seat(seat)
        ask = place.ask
        rng = self.streams[seat].fork()
        spare = rng.fork()
        start = perf_counter()
        try:
            return answer(self.bots[seat], place, ask, rng, self.limit_ms)
        except Misbehaved as fault:
            self.deeds[seat].forfeit(fault.kind, fault.sentence)
            return spare.pick(ask.options).code
        finally:
            self.deeds[seat].decisions += 1
            self.times[seat].add((perf_counter() - start) * 1000)

    def outcome(self, *, facts: bool) -> Outcome:
        result = self.match.table.result
        assert result is not None
        self.result = result
        for deed, times in zip(self.deeds, self.times, strict=True):
            deed.keep_times(times)
        setup = self.match.record.setup
        job = self.job
        return Outcome(
            group=job.group,
            deal=job.deal,
            rotation=job.rotation,
            seed=job.seed,
            names=[*job.bots, *self.game.seats(setup)[setup.players :]],
            scores=list(result.scores),
            winners=list(result.winners),
            reason=result.reason,
            sides=[list(side) for side in result.sides],
            choices=self.match.table.choices,
            deeds=self.deeds,
            facts=facts_of(self.game, self.match.table) if facts else [],
        )

    def part(self) -> None:
        """Let the bots that want to know go home, however the match ended."""
        for bot in self.bots:
            if isinstance(bot, Guest):
                with suppress(Misbehaved), watched(bot, self.limit_ms):
                    bot.end(self.result)
