"""Random play: the ground that every property stands on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, TypeAlias

from emberkeep.kernel.asks import Ask
from emberkeep.kernel.campaign import Setting
from emberkeep.kernel.chance import Chance
from emberkeep.kernel.errors import SetupError
from emberkeep.kernel.game import Game, Mode, Setup
from emberkeep.kernel.match import Match
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.table import Table

AnyGame: TypeAlias = Game[Any]
AnyMatch: TypeAlias = Match[Any]

LIMIT = 20_000
"""No match of any game takes more choices than this."""


def random_play(game: AnyGame, setup: Setup, chance: Chance) -> Iterator[AnyMatch]:
    """Play a match at random; yield it before the first choice and after every one."""
    match = Match(game, setup)
    yield match
    while not match.table.over:
        match.choose(*random_choice(match.table, chance))
        yield match


def random_choice(table: Table, chance: Chance) -> tuple[SeatId, str]:
    """Pick one of the seats that are asked, and one of its options."""
    asked = table.asked()
    assert asked, "the match is not over, and nobody is asked"
    seat = chance.pick(asked)
    return seat, chance.pick(table.ask_of(seat).options).code


def reach(game: AnyGame, setup: Setup, chance: Chance, moment: int) -> AnyMatch:
    """Play at random until `moment` choices were made, or the match is over."""
    play = random_play(game, setup, chance)
    match = next(play)
    for _ in islice(play, moment):
        pass
    return match


def come_to(match: AnyMatch, chance: Chance, wanted: Callable[[Table], bool]) -> bool:
    """Play on at random to a table that is wanted; return whether there was one before the end."""
    while not match.table.over:
        if wanted(match.table):
            return True
        match.choose(*random_choice(match.table, chance))
    return False


def asks_for_the_first_answer(table: Table) -> bool:
    return len(table.asks) > 1 and table.asks[0].first


def play_on(table: Table, chance: Chance, choices: int = LIMIT) -> Iterator[Table]:
    """Play a bare table on at random, for some choices or to the end."""
    for _ in range(choices):
        if table.over:
            return
        table.choose(*random_choice(table, chance))
        yield table


def every_seat(match: AnyMatch) -> range:
    return range(len(match.game.seats(match.record.setup)))


def every_eye(match: AnyMatch) -> list[SeatId | None]:
    """List all who look at a table: its seats and a spectator."""
    return [*every_seat(match), None]


def ask_or_none(table: Table, seat: SeatId | None) -> Ask | None:
    return table.ask_of(seat) if seat is not None and seat in table.asked() else None


def where(match: AnyMatch) -> str:
    """Say which moment of which match this is."""
    setup = match.record.setup
    options = "".join(f", {name}={setting}" for name, setting in setup.options.items())
    part = f"part {setup.part}, " if setup.carried else ""
    return (
        f"{setup.game} in mode {setup.mode} with {setup.players} players{options}, "
        f"{part}seed {setup.seed}, after {len(match.record.choices)} choices"
    )


def expect(holds: object, match: AnyMatch, problem: str) -> None:
    """Raise AssertionError with what is wrong and where, unless it holds."""
    if not holds:
        raise AssertionError(f"{problem} ({where(match)})")


# Setups


def setups(game: AnyGame) -> list[Setup]:
    """List setups that show every mode, player count and value of an option at least once.

    All defaults for every count; then each other value of each option alone, the counts taking
    turns; then a mix of all options for every count.
    """
    return [setup for mode in game.offered() for setup in _setups_of(game, mode)]


def _setups_of(game: AnyGame, mode: Mode) -> list[Setup]:
    counts = mode.players
    plain: list[tuple[int, dict[str, Setting]]] = [(count, {}) for count in counts]
    single = [{knob.name: setting} for knob in mode.knobs for setting in knob.values[1:]]
    plain += [(counts[at % len(counts)], options) for at, options in enumerate(single)]
    made = [game.setup(mode.name, count, options) for count, options in plain]
    if len(mode.knobs) > 1:
        mixes = [_mixed(game, mode, count, Chance(count)) for count in counts]
        made += [setup for setup in mixes if setup not in made]
    return made


def _mixed(game: AnyGame, mode: Mode, count: int, chance: Chance) -> Setup:
    """Mix the options at random, until the game accepts the combination."""
    for _ in range(LIMIT):
        options = {knob.name: chance.pick(knob.values) for knob in mode.knobs}
        setup = game.setup(mode.name, count, options)
        try:
            game.new(setup)
        except SetupError:
            continue
        return setup
    raise AssertionError(f"{game.name} in mode {mode.name} refuses every mix of its options")


def label(setup: Setup, game: AnyGame) -> str:
    """Name a setup briefly: `duel-2-lots=12`, with the options that are not the default."""
    knobs = game.mode(setup.mode).knobs
    other = [f"{k.name}={setup.options[k.name]}" for k in knobs]
    defaults = [f"{k.name}={k.default}" for k in knobs]
    changed = [name for name, default in zip(other, defaults, strict=True) if name != default]
    return "-".join([setup.mode, str(setup.players), *changed])
