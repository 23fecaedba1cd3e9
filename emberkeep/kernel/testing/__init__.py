"""The conformance suite: what must be true of every game, as plain functions.

    everything_holds(game, setup, seed, moments)

plays a match of `setup` at random, with the choices that `seed` picks, looks at it all along, more
closely after as many choices as `moments` say, and raises AssertionError with what is wrong and
where. `PROPERTIES` has the same properties one by one. The caller chooses seeds and moments; a
game joins by being in the registry.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeAlias

from emberkeep.kernel.chance import Chance
from emberkeep.kernel.game import Setup
from emberkeep.kernel.match import Match
from emberkeep.kernel.testing import copies, flow, hints, records, secrets
from emberkeep.kernel.testing.campaigns import sequel_of as sequel_of
from emberkeep.kernel.testing.compare import difference as difference
from emberkeep.kernel.testing.marks import rule as rule
from emberkeep.kernel.testing.play import (
    AnyGame as AnyGame,
    AnyMatch as AnyMatch,
    label as label,
    play_on as play_on,
    random_choice as random_choice,
    random_play as random_play,
    reach as reach,
    setups as setups,
)
from emberkeep.kernel.testing.records import replay_elsewhere as replay_elsewhere

Property: TypeAlias = Callable[[AnyGame, Setup, int, int], None]

ALONG: dict[str, Callable[[AnyMatch], None]] = {
    "games end": flow.games_end,
    "invariants hold": flow.invariants_hold,
    "points add up": flow.points_add_up,
    "options are proper": flow.options_are_proper,
    "options have weights": hints.options_have_weights,
    "judgements are chances": hints.judgements_are_chances,
}
"""What holds before the first choice and after every one."""

AT: dict[str, Callable[[AnyMatch, Chance], None]] = {
    "options never change": flow.options_never_change,
    "looking changes nothing": flow.looking_changes_nothing,
    "every step can be shown": flow.every_step_can_be_shown,
    "wrong choices are refused": flow.wrong_choices_are_refused,
    "copies are exact": copies.copies_are_exact,
    "copies are independent": copies.copies_are_independent,
    "nothing is shared": copies.nothing_is_shared,
    "replay is exact": records.replay_is_exact,
    "records survive JSON": records.records_survive_json,
    "undo restores the table": records.undo_restores_the_table,
    "undo leaves what a replay gives": records.undo_leaves_what_a_replay_gives,
    "views are data": secrets.views_are_data,
    "views are blind": secrets.views_are_blind,
    "imagining knows the view alone": secrets.imagining_knows_the_view_alone,
    "what is hidden can be exchanged": secrets.what_is_hidden_can_be_exchanged,
    "imagined tables can be played": secrets.imagined_tables_can_be_played,
    "seats reach nothing hidden": secrets.seats_reach_nothing_hidden,
    "reasons and odds are blind": secrets.reasons_and_odds_are_blind,
    "what looks the same is told the same": secrets.what_looks_the_same_is_told_the_same,
    "deals that look the same are imagined the same": (
        secrets.deals_that_look_the_same_are_imagined_the_same
    ),
    "undo takes back no knowledge": secrets.undo_takes_back_no_knowledge,
    "simultaneous answers stay hidden": secrets.simultaneous_answers_stay_hidden,
    "private chapters show who has ended": secrets.private_chapters_show_who_has_ended,
    "the first answer counts": flow.the_first_answer_counts,
    "lapsed questions stay hidden": secrets.lapsed_questions_stay_hidden,
}
"""What is looked at in some moments, since it takes longer or plays on."""


def _along(holds: Callable[[AnyMatch], None]) -> Property:
    """Make a property of whole matches; the moment does not matter."""

    def held(game: AnyGame, setup: Setup, seed: int, moment: int) -> None:
        del moment
        for match in random_play(game, setup, Chance(seed)):
            holds(match)

    return held


def _at(holds: Callable[[AnyMatch, Chance], None]) -> Property:
    """Make a property of one moment in a match."""

    def held(game: AnyGame, setup: Setup, seed: int, moment: int) -> None:
        chance = Chance(seed)
        holds(reach(game, setup, chance, moment), chance)

    return held


PROPERTIES: dict[str, Property] = {
    **{name: _along(holds) for name, holds in ALONG.items()},
    **{name: _at(holds) for name, holds in AT.items()},
}
"""Everything that is quick to try many times, each property alone."""


def everything_holds(game: AnyGame, setup: Setup, seed: int, moments: Collection[int]) -> None:
    """Play one match and hold it to every property, to some of them only at these moments.

    The first part of a campaign is followed by all others.
    """
    chance = Chance(seed)
    following: Setup | None = setup
    while following is not None:
        following = sequel_of(_holds_in(game, following, chance, moments), chance)


def _holds_in(game: AnyGame, setup: Setup, chance: Chance, moments: Collection[int]) -> AnyMatch:
    """Play one match to its end and look at it."""
    match = Match(game, setup)
    for count, match in enumerate(random_play(game, setup, chance)):
        for holds in ALONG.values():
            holds(match)
        if count in moments:
            for name, holds_at in AT.items():
                try:
                    holds_at(match.fork(), chance.fork())
                except BaseException as error:
                    error.add_note(f"It does not hold that {name}.")
                    raise
    return match


ELSEWHERE: Property = _at(records.replay_is_the_same_elsewhere)
"""Starts a process, so once for each setup is enough."""
