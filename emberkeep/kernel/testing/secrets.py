"""Properties of secrets: a seat sees, is told and imagines nothing that is hidden from it."""

from __future__ import annotations

from typing import Any

from emberkeep.kernel.chance import Chance
from emberkeep.kernel.match import Match
from emberkeep.kernel.seat import Seat
from emberkeep.kernel.sides import SeatId
from emberkeep.kernel.table import Table
from emberkeep.kernel.testing.compare import changeable, difference
from emberkeep.kernel.testing.play import (
    AnyGame,
    AnyMatch,
    ask_or_none,
    asks_for_the_first_answer,
    come_to,
    every_eye,
    every_seat,
    expect,
    play_on,
    where,
)
from emberkeep.kernel.testing.strangers import strangers


def appearance(game: AnyGame, table: Table, seat: SeatId | None) -> dict[str, Any]:
    """Gather all that a seat is shown of a table now."""
    return {
        "view": game.view(table, seat),
        "ask": ask_or_none(table, seat),
        "asked": table.asked(),
        "choices": table.choices,
    }


def views_are_data(match: AnyMatch, chance: Chance) -> None:
    """A view is built of scalars, tuples and values, so it cannot change or reach the table."""
    del chance
    for seat in every_eye(match):
        for look in (match.game.view, match.game.show):
            found = changeable(look(match.table, seat), look.__name__)
            expect(not found, match, f"the view of seat {seat} holds what can change: {found}")


def views_are_blind(match: AnyMatch, chance: Chance) -> None:
    """A seat cannot tell an imagined table from the true one."""
    game, table = match.game, match.table
    for seat in every_eye(match):
        imagined = game.imagine(table, seat, chance)
        left, right = (appearance(game, it, seat) for it in (table, imagined))
        other = difference(left, right, "seen")
        expect(not other, match, f"seat {seat} can tell an imagined table from its own: {other}")
        other = difference(game.show(table, seat), game.show(imagined, seat), "shown")
        expect(not other, match, f"seat {seat} can tell an imagined table from its own: {other}")


def imagining_knows_the_view_alone(match: AnyMatch, chance: Chance) -> None:
    """Tables that look the same to a seat are imagined the same by it."""
    game, table = match.game, match.table
    for seat in every_eye(match):
        stranger = game.imagine(table, seat, chance)
        stranger.chance = chance.fork()
        _imagined_alike(match, seat, table, stranger, chance.draw())


def _imagined_alike(match: AnyMatch, seat: SeatId | None, a: Table, b: Table, seed: int) -> None:
    left = match.game.imagine(a, seat, Chance(seed))
    right = match.game.imagine(b, seat, Chance(seed))
    other = difference(left, right)
    expect(not other, match, f"what seat {seat} imagines depends on what it cannot see: {other}")
    expect(left == right, match, f"what seat {seat} imagines depends on what it cannot see")
    expect(
        left.chance != a.chance,
        match,
        f"what seat {seat} imagines has the chance of the true table, so it foresees every roll",
    )


def what_is_hidden_can_be_exchanged(match: AnyMatch, chance: Chance) -> None:
    """Whatever can be exchanged unseen is hidden, and imagining does not depend on it.

    All other properties take their alternatives from `imagine`, which may have forgotten that
    something is hidden; these are made from outside.
    """
    for seat, stranger in strangers(match, chance):
        left, right = (appearance(match.game, it, seat) for it in (match.table, stranger))
        if not difference(left, right):
            _imagined_alike(match, seat, match.table, stranger, chance.draw())


def imagined_tables_can_be_played(match: AnyMatch, chance: Chance) -> None:
    """An imagined table is a proper one: its invariants hold, and play goes on to the end."""
    game = match.game
    seat = chance.pick(every_eye(match))
    table = game.imagine(match.table, seat, chance)
    try:
        game.check(table)
        for _ in play_on(table, chance):
            game.check(table)
    except Exception as error:
        problem = f"a table imagined for seat {seat} cannot be played: "
        problem += f"{type(error).__name__}: {error} ({where(match)})"
        raise AssertionError(problem) from error
    expect(table.over, match, f"a table imagined for seat {seat} does not end")


def seats_reach_nothing_hidden(match: AnyMatch, chance: Chance) -> None:
    """What a bot is handed is the same, whatever is hidden from it."""
    game, table = match.game, match.table
    for seat in every_seat(match):
        stranger = game.imagine(table, seat, chance)
        stranger.chance = chance.fork()
        ours, theirs = Seat(game, table, seat), Seat(game, stranger, seat)
        seed = chance.draw()
        pairs = [
            (ours.view, theirs.view, "the view"),
            (ours.imagine(Chance(seed)), theirs.imagine(Chance(seed)), "imagined"),
        ]
        if seat in table.asked():
            pairs.append((ours.ask, theirs.ask, "the ask"))
        for left, right, name in pairs:
            other = difference(left, right, name)
            expect(not other, match, f"a bot at seat {seat} reaches hidden things: {other}")


PREVIEWS = 3  # things looked at for each seat


def reasons_and_odds_are_blind(match: AnyMatch, chance: Chance) -> None:
    """Why not, and with what odds, is told by what a seat may know; an option has no reason."""
    game, table = match.game, match.table
    codes = {choice.code for choice in match.record.choices[-20:]}
    codes |= {code for ask in table.asks for code in ask.codes()} | {"nothing:at-all"}
    for seat in every_seat(match):
        twin = game.imagine(table, seat, chance)
        asked = ask_or_none(table, seat)
        options = set(asked.codes()) if asked else set()
        for code in sorted(codes):
            left, right = (game.why_not(it, seat, code) for it in (table, twin))
            other = difference(left, right, "why not")
            expect(not other, match, f"seat {seat} learns by {code!r} what is hidden: {other}")
            problem = f"seat {seat} asks why not {code!r} and is told {left}"
            expect((left is None) == (code in options), match, problem)
        things = sorted({code.rpartition(":")[2] for code in codes})
        for _ in range(PREVIEWS):
            _previews_are_blind(match, seat, twin, chance.pick(things))
        if asked:
            _odds_are_blind(match, seat, twin, options)


def _previews_are_blind(match: AnyMatch, seat: SeatId, twin: Table, thing: str) -> None:
    ours, theirs = (match.game.preview(it, seat, thing) for it in (match.table, twin))
    other = difference(ours, theirs, "preview")
    expect(not other, match, f"a preview of {thing!r} tells seat {seat} what is hidden: {other}")


def _odds_are_blind(match: AnyMatch, seat: SeatId, twin: Table, options: set[str]) -> None:
    ours, theirs = (tuple(match.game.outlook(it, seat)) for it in (match.table, twin))
    other = difference(ours, theirs, "odds")
    expect(not other, match, f"the odds tell seat {seat} what is hidden: {other}")
    proper = all(
        each.code in options and 0 <= each.worst <= each.chance <= each.best <= 1 for each in ours
    )
    expect(proper, match, f"seat {seat} is told odds that cannot be: {ours}")


# One choice later


def what_looks_the_same_is_told_the_same(match: AnyMatch, chance: Chance) -> None:
    """Two tables that differ in secrets alone go on to be told, asked and imagined alike.

    A twin is imagined and played one choice on, beside the true table; by turns with the same
    chance, and with the same choice of others, which is always the same if it is made openly.
    Where the seat still sees no difference, there must be none for it. Only what is rolled or
    revealed, and does not matter any more, may be in the story and not in the view.
    """
    game = match.game
    if match.table.over:
        return
    for seat in every_eye(match):
        table, twin = match.table.copy(), game.imagine(match.table, seat, chance)
        twin.log = table.log[:]
        same_chance = chance.below(2)
        if same_chance:
            twin.chance = table.chance.copy()
        actor = chance.pick(table.asked())
        ask = table.ask_of(actor)
        code = chance.pick(ask.options).code
        is_open = not (ask.secret or ask.menu or table.branches or len(table.asked()) > 1)
        table.choose(actor, code)
        codes = twin.ask_of(actor).codes()
        same = actor == seat or (code in codes and (chance.below(2) or is_open))
        twin.choose(actor, code if same else chance.pick(codes))
        if not difference(appearance(game, table, seat), appearance(game, twin, seat)):
            if same_chance and table.reveals == match.table.reveals:
                _told_alike(match, seat, table, twin)
            _imagined_alike(match, seat, table, twin, chance.draw())


def _told_alike(match: AnyMatch, seat: SeatId | None, table: Table, twin: Table) -> None:
    since = len(match.table.log)
    other = difference(table.story(seat, since), twin.story(seat, since), "story")
    expect(not other, match, f"seat {seat} is told what it does not see: {other}")


def deals_that_look_the_same_are_imagined_the_same(match: AnyMatch, chance: Chance) -> None:
    """Two deals of one setup that a seat cannot tell apart are one deal to it."""
    game, setup = match.game, match.record.setup
    first = Match(game, setup)
    second = Match(game, setup.seeded(chance.draw()))
    for seat in every_eye(match):
        left, right = (appearance(game, it.table, seat) for it in (first, second))
        if not difference(left, right):
            _imagined_alike(first, seat, first.table, second.table, chance.draw())


def undo_takes_back_no_knowledge(match: AnyMatch, chance: Chance) -> None:
    """After a choice that can be taken back, a seat sees nothing that it could not foresee."""
    game = match.game
    for seat in match.table.asked():
        table, twin = match.table.copy(), game.imagine(match.table, seat, chance)
        before = table.chance.count, table.reveals
        code = chance.pick(table.ask_of(seat).options).code
        table.choose(seat, code)
        twin.choose(seat, code)
        if (table.chance.count, table.reveals) != before or table.asked() != twin.asked():
            continue
        other = difference(game.view(table, seat), game.view(twin, seat), "view")
        expect(
            not other,
            match,
            f"seat {seat} can take back {code!r} after it has seen what was hidden: {other}",
        )


# At the same time


def simultaneous_answers_stay_hidden(match: AnyMatch, chance: Chance) -> None:
    """While others still think, nobody can tell what a seat has answered."""
    if not come_to(match, chance, _asks_for_all_answers):
        return
    seat = chance.pick(match.table.asked())
    codes = match.table.ask_of(seat).codes()
    left, right = match.fork(), match.fork()
    left.choose(seat, codes[0])
    right.choose(seat, codes[-1])
    if match.table.branches:
        for after in (left, right):
            if seat in after.table.asked():
                _nobody_learns(match, seat, match, after, chance)
            while seat in after.table.asked():
                after.choose(seat, chance.pick(after.table.ask_of(seat).options).code)
    _nobody_learns(match, seat, left, right, chance)


def private_chapters_show_who_has_ended(match: AnyMatch, chance: Chance) -> None:
    """Of a private chapter others see whether it has ended, and nothing else."""
    if not come_to(match, chance, lambda table: bool(table.branches) and len(table.asks) > 1):
        return
    seat = chance.pick(match.table.asked())
    before, asked = match.fork(), match.table.asked()
    while seat in match.table.asked():
        _nobody_learns(match, seat, before, match, chance)
        match.choose(seat, chance.pick(match.table.ask_of(seat).options).code)
    asked.remove(seat)
    for other in every_eye(match):
        if other != seat:
            expected = {**_learned(before, other), "asked": asked}
            found = difference(expected, _learned(match, other), "learned")
            expect(not found, match, f"seat {other} sees more than that seat {seat} ended: {found}")
    match.undo(seat)
    _nobody_learns(match, seat, before, match, chance)


def _asks_for_all_answers(table: Table) -> bool:
    return len(table.asked()) > 1 and not table.asks[0].first


def lapsed_questions_stay_hidden(match: AnyMatch, chance: Chance) -> None:
    """Who is first learns nothing of what the others could have answered."""
    if not come_to(match, chance, asks_for_the_first_answer):
        return
    taken = chance.pick(match.table.asks)
    code = chance.pick(taken.options).code
    after = match.fork()
    after.choose(taken.seat, code)
    twin = match.game.imagine(match.table, taken.seat, chance)
    twin.log, twin.chance = match.table.log[:], match.table.chance.copy()
    twin.choose(taken.seat, code)
    if after.floor == match.floor and after.table.asked() == twin.asked():
        _told_alike(match, taken.seat, after.table, twin)
        _imagined_alike(match, taken.seat, after.table, twin, chance.draw())


def _nobody_learns(
    match: AnyMatch, seat: SeatId, left: AnyMatch, right: AnyMatch, chance: Chance
) -> None:
    """Expect two matches to be the same to all but a seat."""
    for other in every_eye(match):
        if other == seat:
            continue
        found = difference(_learned(left, other), _learned(right, other), "learned")
        expect(not found, match, f"seat {other} learns the answer of seat {seat}: {found}")
        _imagined_alike(match, other, left.table, right.table, chance.draw())


def _learned(match: Match[Any], seat: SeatId | None) -> dict[str, Any]:
    return {
        **appearance(match.game, match.table, seat),
        "story": match.table.story(seat),
        "record": match.record_for(seat),
    }
