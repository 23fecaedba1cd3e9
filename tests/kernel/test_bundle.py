"""A payment of several questions is known as a whole before its first answer."""

from __future__ import annotations

from collections import Counter

import pytest

from emberkeep.games import OURS
from emberkeep.kernel import (
    Chance,
    Match,
    SeatId,
    Setup,
    Table,
    Way,
    bundle_of,
    final_codes,
    foresee,
)
from emberkeep.kernel.testing import AnyGame, label, random_choice, setups

CASES = [
    pytest.param(game, setup, id=f"{game.name}-{label(setup, game)}")
    for game in OURS.values()
    if game.bundled
    for setup in setups(game)
    if setup == game.setup(setup.mode, setup.players)
]


def tally(codes: tuple[str, ...]) -> Counter[str]:
    return Counter(code for code in codes if code not in {"done", "pass"})


def played(table: Table, seat: SeatId, way: Way) -> Table:
    twin = table.copy()
    for code in way.codes:
        twin.choose(seat, code)
    return twin


def bundles(game: AnyGame, setup: Setup, seed: int) -> list[tuple[Table, SeatId, tuple[Way, ...]]]:
    """Play at random, and list the payments that somebody is asked for."""
    match, chance, found = Match(game, setup.seeded(seed)), Chance(seed), []
    while not match.table.over:
        for seat in match.table.asked():
            ways = bundle_of(game, match.table, seat)
            if ways:
                found.append((match.table.copy(), seat, ways))
        match.choose(*random_choice(match.table, chance))
    return found


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_every_way_can_be_chosen_and_answers_the_last_question(game: AnyGame, setup: Setup) -> None:
    found = bundles(game, setup, 3)
    for table, seat, ways in found:
        prompt = table.ask_of(seat).prompt
        for way in ways:
            after = played(table, seat, way)
            told = after.log[len(table.log) :]
            forced = [e.facts["code"] for e in told if e.kind == "obvious"]
            assert [code for code in forced if code in way.forced] == list(way.forced)
            known = (after.chance.count, after.reveals) == (table.chance.count, table.reveals)
            assert way.final != known
            assert after.choices == table.choices + len(way.codes)
            again = seat in after.asked() and after.ask_of(seat).prompt == prompt
            assert not again or way.final
    assert found


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_whatever_is_chosen_question_by_question_is_one_of_the_ways(
    game: AnyGame, setup: Setup
) -> None:
    for table, seat, ways in bundles(game, setup, 5):
        prompt, chance = table.ask_of(seat).prompt, Chance(5)
        step, codes = table.copy(), []
        while seat in step.asked() and step.ask_of(seat).prompt == prompt:
            codes.append(chance.pick(step.ask_of(seat).codes()))
            step.choose(seat, codes[-1])
        told = [e for e in step.log[len(table.log) :] if e.kind == "obvious"]
        codes += [str(e.facts["code"]) for e in told if e.facts["prompt"] == prompt]
        assert tally(tuple(codes)) in [tally((*way.codes, *way.forced)) for way in ways]


@pytest.mark.parametrize(("game", "setup"), CASES[:1])
def test_it_depends_on_what_a_seat_may_know_alone_and_changes_nothing(
    game: AnyGame, setup: Setup
) -> None:
    for table, seat, ways in bundles(game, setup, 3):
        before = table.copy()
        assert bundle_of(game, game.imagine(table, seat, Chance(9)), seat) == ways
        assert table == before


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_a_search_for_ways_finds_the_final_options_too(game: AnyGame, setup: Setup) -> None:
    match, chance, seen = Match(game, setup.seeded(4)), Chance(4), set()
    while not match.table.over:
        for seat in match.table.asked():
            final, _ = foresee(game, match.table, seat)
            assert final == final_codes(game, match.table, seat)
            if match.table.ask_of(seat).prompt in game.bundled:
                seen |= {code in final for code in match.table.ask_of(seat).codes()}
        match.choose(*random_choice(match.table, chance))
    assert seen == {True, False}
