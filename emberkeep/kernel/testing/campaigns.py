"""Properties of campaigns: they end, each part stands alone, what is carried over is checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emberkeep.kernel.campaign import MOST_PARTS, PART
from emberkeep.kernel.chance import Chance
from emberkeep.kernel.errors import SetupError
from emberkeep.kernel.game import Setup
from emberkeep.kernel.match import Match
from emberkeep.kernel.record import Record
from emberkeep.kernel.testing.play import AnyMatch, expect, random_play

MOST_ACCEPTED = 5
"""How many matches are played with something else carried over that the game accepts."""


def sequel_of(match: AnyMatch, chance: Chance) -> Setup | None:
    """Set up what follows a finished match, if something does, and hold it to its properties."""
    seed = chance.draw()
    try:
        following = match.sequel(seed)
    except SetupError as error:
        raise AssertionError(f"the game refuses the sequel that it names: {error}") from error
    again = Match.replay(match.game, Record.from_json(match.record.to_json())).sequel(seed)
    expect(again == following, match, "the sequel depends on more than the record of this part")
    if following is not None:
        ends = following.part <= MOST_PARTS
        expect(ends, match, f"the campaign does not end within {MOST_PARTS} parts")
        what_is_carried_over_is_checked(match, following, chance)
    return following


def what_is_carried_over_is_checked(match: AnyMatch, setup: Setup, chance: Chance) -> None:
    """Whatever is carried over is refused with a sentence, or can be played."""
    accepted = 0
    for carried in spoiled(dict(setup.carried)):
        try:
            made = _refused_or_made(match, setup, carried)
            if made is not None and accepted < MOST_ACCEPTED:
                accepted += 1
                _play(match, made, chance)
        except Exception as error:
            raise AssertionError(
                f"{match.game.name} does not refuse to carry over {carried} but fails: {error!r}"
            ) from error


def _refused_or_made(match: AnyMatch, setup: Setup, carried: Any) -> Setup | None:
    try:
        return match.game.setup(setup.mode, setup.players, setup.options, setup.seed, carried)
    except SetupError as refused:
        expect(str(refused), match, f"{carried} is refused without a reason")
        return None


def _play(match: AnyMatch, setup: Setup, chance: Chance) -> None:
    for played in random_play(match.game, setup, chance):
        match.game.check(played.table)


def spoiled(thing: Any) -> Iterator[Any]:
    """Spoil something that is carried over in one place each time."""
    if isinstance(thing, dict):
        yield {**thing, "no-such-name": 1}
        for name, item in thing.items():
            yield {other: thing[other] for other in thing if other != name}
            if name != PART:
                yield from ({**thing, name: worse} for worse in spoiled(item))
    elif isinstance(thing, list):
        yield from ([], [*thing, None], [*thing, *thing])
        for at, item in enumerate(thing):
            yield from ([*thing[:at], worse, *thing[at + 1 :]] for worse in spoiled(item))
    else:
        yield from (None, "no-such-text", -1, 1_000_000, True, [], {})
