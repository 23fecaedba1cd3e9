"""Properties of play: it ends, asks properly, refuses what is not asked, and keeps its rules."""

from __future__ import annotations

from emberkeep.kernel.asks import Ask
from emberkeep.kernel.chance import Chance
from emberkeep.kernel.errors import BrokenRule, ChoiceError, NotAsked, StaleAsk, UnknownCode
from emberkeep.kernel.record import HIDDEN
from emberkeep.kernel.table import Table
from emberkeep.kernel.testing.compare import changeable, difference
from emberkeep.kernel.testing.play import (
    LIMIT,
    AnyMatch,
    asks_for_the_first_answer,
    come_to,
    every_eye,
    every_seat,
    expect,
)


def games_end(match: AnyMatch) -> None:
    """Every match ends, after a number of choices that a person could make."""
    count = len(match.record.choices)
    expect(count < LIMIT, match, f"the match does not end within {LIMIT} choices")


def invariants_hold(match: AnyMatch) -> None:
    """The game's own `check` is content after every choice."""
    try:
        match.game.check(match.table)
    except BrokenRule as broken:
        expect(holds=False, match=match, problem=f"an invariant does not hold: {broken}")


def points_add_up(match: AnyMatch) -> None:
    """Where a game tells its points, source by source, they add up to the final scores."""
    result = match.table.result
    told = [event.facts for event in match.table.log if event.kind == "score"]
    if result is None or not told:
        return
    sums = [0] * len(result.scores)
    for facts in told:
        expect(facts["source"], match, f"it is not told where points come from: {facts}")
        sums[int(str(facts["seat"]))] += int(str(facts["points"]))
    scores = list(result.scores)
    expect(sums == scores, match, f"the points told are {sums}, the final scores {scores}")


# Asks


def options_are_proper(match: AnyMatch) -> None:
    """The options of every ask are complete, unique, ordered and never empty."""
    seats = [ask.seat for ask in match.table.asks]
    expect(len(set(seats)) == len(seats), match, f"one seat is asked twice at once: {seats}")
    for ask in match.table.asks:
        expect(ask.seat in every_seat(match), match, f"seat {ask.seat} does not exist")
        _options_of(match, ask)


def _options_of(match: AnyMatch, ask: Ask) -> None:
    codes = ask.codes()
    about = f"ask {ask.prompt!r} of seat {ask.seat}"
    expect(codes, match, f"{about} has no options")
    expect(
        len(codes) > 1 or ask.seat in match.table.answers or _is_asked_anyhow(match.table, ask),
        match,
        f"{about} has a single option, which the kernel should have chosen",
    )
    twice = next((code for code in codes if codes.count(code) > 1), None)
    expect(twice is None, match, f"{about} has two options {twice!r}")
    odd = next((code for code in codes if code == HIDDEN or code.split() != [code]), None)
    expect(odd is None, match, f"{about} has the code {odd!r}; a code is one word and not '?'")
    if ask.menu:
        menu = getattr(match.table.chapter_of(ask.seat), ask.menu)
        now = tuple(menu(match.table, ask.seat))
        other = difference(ask.options, now, "the options")
        expect(not other, match, f"{about} and its menu {ask.menu} now differ: {other}")


def _is_asked_anyhow(table: Table, ask: Ask) -> bool:
    """Return whether a single option is asked for: in private, or while another can be first."""
    rivals = ask.first and any(len(other.options) > 1 for other in table.asks)
    return rivals or bool(table.branches)


def options_never_change(match: AnyMatch, chance: Chance) -> None:
    """An option's value never changes, so that a copy of the table does not reach into it."""
    del chance
    for ask in match.table.asks:
        for option in ask.options:
            found = changeable(option.value, f"the value of option {option.code!r}")
            expect(not found, match, f"ask {ask.prompt!r} offers what can change: {found}")


def looking_changes_nothing(match: AnyMatch, chance: Chance) -> None:
    """Menus, views, imagining and checks leave the table as it is."""
    table, game = match.table, match.game
    before = table.copy()
    for ask in table.asks:
        if ask.menu:
            getattr(table.chapter_of(ask.seat), ask.menu)(table, ask.seat)
            _unchanged(match, before, f"the menu {ask.menu} changes the table")
    for seat in every_eye(match):
        game.view(table, seat)
        _unchanged(match, before, f"the view of seat {seat} changes the table")
        game.imagine(table, seat, chance)
        _unchanged(match, before, f"imagining for seat {seat} changes the table")
    game.check(table)
    _unchanged(match, before, "checking the table changes it")


def _unchanged(match: AnyMatch, before: Table, problem: str) -> None:
    other = difference(before, match.table)
    expect(not other, match, f"{problem}: {other}")


def every_step_can_be_shown(match: AnyMatch, chance: Chance) -> None:
    """A choice made step by step leads to the same table, and each step can be looked at."""
    if match.table.over:
        return
    seat = chance.pick(match.table.asked())
    code = chance.pick(match.table.ask_of(seat).options).code
    slow, quick = match.table.copy(), match.table.copy()
    quick.choose(seat, code)
    goes_on = slow.answer(seat, code)
    while goes_on:
        for eye in every_eye(match):
            match.game.show(slow, eye)
        goes_on = slow.step()
    other = difference(quick, slow)
    expect(not other, match, f"{code!r} leads elsewhere when it is played step by step: {other}")


# Refusals


def wrong_choices_are_refused(match: AnyMatch, chance: Chance) -> None:
    """Illegal, stale and out-of-turn choices are refused and change nothing."""
    del chance
    table = match.table
    asked = table.asked()
    for seat in (*every_seat(match), -1, len(every_seat(match))):
        if seat not in asked:
            code = table.asks[0].options[0].code if table.asks else "pass"
            _refuses(match, seat, code, None, NotAsked)
            if table.choices:
                _refuses(match, seat, code, table.choices, StaleAsk)
            continue
        ask = table.ask_of(seat)
        for number in (ask.number - 1, ask.number + 1):
            _refuses(match, seat, ask.options[0].code, number, StaleAsk)
        _refuses(match, seat, "no-such-code", ask.number, UnknownCode)
        _refuses(match, seat, "", None, UnknownCode)


def the_first_answer_counts(match: AnyMatch, chance: Chance) -> None:
    """Where the first answer counts, nothing is left of the others: who comes later is stale."""
    if not come_to(match, chance, asks_for_the_first_answer):
        return
    asks = match.table.asks[:]
    taken = chance.pick(asks)
    match.choose(taken.seat, chance.pick(taken.options).code, taken.number)
    left = [ask for ask in match.table.asks if ask.number <= taken.number]
    expect(not left, match, f"questions are left over: {left}")
    expect(not match.table.answers, match, f"answers are left over: {match.table.answers}")
    for ask in asks:
        _refuses(match, ask.seat, ask.options[0].code, ask.number, StaleAsk)


def _refuses(
    match: AnyMatch, seat: int, code: str, number: int | None, error: type[ChoiceError]
) -> None:
    table, choices = match.table.copy(), len(match.record.choices)
    wrong = f"choice {code!r} of seat {seat} for ask number {number}"
    try:
        match.choose(seat, code, number)
    except error as refused:
        expect(str(refused), match, f"{wrong} is refused without a reason")
    else:
        expect(holds=False, match=match, problem=f"{wrong} is not refused with {error.__name__}")
    _unchanged(match, table, f"{wrong} is refused and yet changes the table")
    expect(len(match.record.choices) == choices, match, f"{wrong} is refused and yet recorded")
