"""The conformance suite: what must be true of every game, as plain functions.

    for name, holds in PROPERTIES.items():
        holds(game, setup, seed, moment)

Each plays a match of `setup` at random, with the choices that `seed` picks, looks at it after
`moment` choices (or all along), and raises AssertionError with what is wrong and where. The
caller chooses seeds and moments; a game joins by being in the registry.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from emberkeep.kernel.chance import Chance
from emberkeep.kernel.game import Setup
from emberkeep.kernel.testing import copies, flow, records, secrets
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


def _along(holds: Callable[[AnyGame, Setup, Chance], None]) -> Property:
    """Make a property of whole matches; the moment does not matter."""

    def held(game: AnyGame, setup: Setup, seed: int, moment: int) -> None:
        del moment
        holds(game, setup, Chance(seed))

    return held


def _at(holds: Callable[[AnyMatch, Chance], None]) -> Property:
    """Make a property of one moment in a match."""

    def held(game: AnyGame, setup: Setup, seed: int, moment: int) -> None:
        chance = Chance(seed)
        holds(reach(game, setup, chance, moment), chance)

    return held


PROPERTIES: dict[str, Property] = {
    "games end": _along(flow.games_end),
    "invariants hold": _along(flow.invariants_hold),
    "results are well-formed": _along(flow.results_are_well_formed),
    "options are proper": _along(flow.options_are_proper),
    "options never change": _at(flow.options_never_change),
    "looking changes nothing": _at(flow.looking_changes_nothing),
    "wrong choices are refused": _at(flow.wrong_choices_are_refused),
    "copies are exact": _at(copies.copies_are_exact),
    "copies are independent": _at(copies.copies_are_independent),
    "nothing is shared": _at(copies.nothing_is_shared),
    "replay is exact": _at(records.replay_is_exact),
    "records survive JSON": _at(records.records_survive_json),
    "undo restores the table": _at(records.undo_restores_the_table),
    "views are data": _at(secrets.views_are_data),
    "views are blind": _at(secrets.views_are_blind),
    "imagining knows the view alone": _at(secrets.imagining_knows_the_view_alone),
    "imagined tables can be played": _at(secrets.imagined_tables_can_be_played),
    "seats reach nothing hidden": _at(secrets.seats_reach_nothing_hidden),
    "reasons and odds are blind": _at(secrets.reasons_and_odds_are_blind),
    "what looks the same is told the same": _at(secrets.what_looks_the_same_is_told_the_same),
    "deals that look the same are imagined the same": _at(
        secrets.deals_that_look_the_same_are_imagined_the_same
    ),
    "undo takes back no knowledge": _at(secrets.undo_takes_back_no_knowledge),
    "simultaneous answers stay hidden": _at(secrets.simultaneous_answers_stay_hidden),
}
"""Everything that is quick to try many times."""

ELSEWHERE: Property = _at(records.replay_is_the_same_elsewhere)
"""Starts a process, so once for each setup is enough."""
