"""Questions of which the first answer counts: one is taken, the others lapse."""

from __future__ import annotations

from dataclasses import field

import pytest

from emberkeep.kernel import (
    Chance,
    Match,
    NotAsked,
    Option,
    Procedure,
    RulesBug,
    SeatId,
    StaleAsk,
    Table,
    digest,
    state,
)
from tests.bare import begun
from tests.toys import lanterns


@state
class Camp(Table):
    """A table with a hidden hand for each seat."""

    hands: list[list[str]]
    notes: list[str] = field(default_factory=list)


@state
class Call(Procedure):
    """Whoever is first answers the call."""

    seats: tuple[SeatId, ...]

    script = ("call", "end")

    def call(self, table: Camp) -> None:
        table.ask_first(self.seats, "call", self.hand, self.answered)

    def hand(self, table: Camp, seat: SeatId) -> list[Option[str]]:
        return [Option(f"card:{card}", card) for card in table.hands[seat]]

    def answered(self, table: Camp, seat: SeatId, card: str) -> None:
        table.notes.append(f"{seat}{card}")

    def end(self, table: Camp) -> None:
        table.notes.append("end")


def camp(*hands: str, seats: tuple[SeatId, ...] = (0, 1, 2)) -> Camp:
    return begun(Camp(Chance(0), [list(hand) for hand in hands]), Call(seats))


def test_everybody_is_asked_in_the_order_of_asking() -> None:
    assert camp("ab", "ab", "ab", seats=(2, 0, 1)).asked() == [2, 0, 1]


def test_one_answer_is_taken_and_the_others_lapse() -> None:
    table = camp("ab", "ab", "ab")

    table.choose(1, "card:b")

    assert (table.notes, table.asks, table.answers) == (["1b", "end"], [], {})


def test_an_answer_reveals_nothing() -> None:
    table = camp("ab", "ab", "ab")
    table.choose(1, "card:b")

    assert (table.choices, table.reveals) == (1, 0)


def test_a_late_answer_is_stale() -> None:
    table = camp("ab", "ab", "ab")
    table.choose(1, "card:b", number=1)
    before = digest(table)

    with pytest.raises(StaleAsk, match=r"is closed \(it was number 1\); the match is over"):
        table.choose(0, "card:a", number=1)
    assert digest(table) == before


def test_a_late_answer_to_a_question_that_was_put_again_is_stale() -> None:
    match = Match(lanterns.GAME, lanterns.GAME.setup(players=2))
    match.choose(0, match.table.ask_of(0).codes()[1], number=1)

    with pytest.raises(StaleAsk, match=r"it was number 1\); open is 2"):
        match.choose(1, "wait", number=1)
    match.choose(1, "wait", number=2)


def test_without_a_number_who_is_not_asked_any_more_is_told_so() -> None:
    table = camp("ab", "ab", "ab")
    table.choose(1, "card:b")

    with pytest.raises(NotAsked, match="seat 0 has nothing to decide now"):
        table.choose(0, "card:a")


def test_a_number_that_was_never_asked_is_not_stale() -> None:
    table = camp("ab", "ab", "ab", seats=(0, 1))

    with pytest.raises(NotAsked):
        table.choose(2, "card:a", number=1)


def test_nobody_is_answered_for_while_another_can_choose() -> None:
    table = camp("a", "ab", "c")

    assert (table.asked(), table.notes, table.log) == ([0, 1, 2], [], [])


def test_who_has_a_single_option_can_be_first() -> None:
    table = camp("a", "ab", "c")
    table.choose(2, "card:c")

    assert table.notes == ["2c", "end"]


def test_when_nobody_can_choose_the_first_who_was_asked_answers() -> None:
    table = camp("a", "b", "c", seats=(2, 0, 1))

    assert (table.notes, table.choices) == (["2c", "end"], 0)
    assert [event.kind for event in table.story(2)] == ["obvious"]
    assert table.story(0) == table.story(None) == []


def test_one_seat_alone_is_asked_as_ever() -> None:
    assert camp("ab", seats=(0,)).asked() == [0]
    assert camp("a", seats=(0,)).notes == ["0a", "end"]


def test_questions_of_both_kinds_do_not_mix() -> None:
    @state
    class Mixed(Call):
        def call(self, table: Camp) -> None:
            table.ask_first((0,), "call", self.hand, self.answered)
            table.ask(1, "call", self.hand, self.answered)

    with pytest.raises(RulesBug, match="Mixed asks for the first answer and for all answers"):
        begun(Camp(Chance(0), [["a", "b"], ["a", "b"]]), Mixed((0, 1)))


def test_nobody_is_asked_twice() -> None:
    with pytest.raises(RulesBug, match="Call asks one seat twice at once"):
        camp("ab", "ab", seats=(0, 0))


# Taking back


def joint_turn() -> Match[lanterns.Tunnel]:
    return Match(lanterns.GAME, lanterns.GAME.setup(players=2))


def test_who_answered_can_take_that_back_and_all_are_asked_again() -> None:
    match = joint_turn()
    before = digest(match.table)
    match.choose(1, "wait")

    match.undo(1)

    assert (digest(match.table), match.table.asked()) == (before, [0, 1])


def test_who_was_late_has_nothing_to_take_back() -> None:
    match = joint_turn()
    match.choose(1, "wait")

    assert not match.can_undo(0)


# Imagining


def imagined(table: Camp, seat: SeatId | None, hands: list[list[str]]) -> Camp:
    twin = table.copy()
    twin.hands = hands
    twin.veil(seat, Chance(1))
    return twin


def test_a_veiled_table_asks_others_for_what_they_are_imagined_to_hold() -> None:
    twin = imagined(camp("ab", "ab", "ab"), 0, [["a", "b"], ["c"], ["d", "e"]])

    assert [ask.codes() for ask in twin.asks] == [
        ["card:a", "card:b"],
        ["card:c"],
        ["card:d", "card:e"],
    ]


def test_the_first_answer_counts_at_a_veiled_table_too() -> None:
    twin = imagined(camp("ab", "ab", "ab"), 0, [["a", "b"], ["c"], ["d", "e"]])
    twin.choose(1, "card:c")

    assert twin.notes == ["1c", "end"]


def test_nobody_has_answered_what_could_be_opened_again() -> None:
    table = camp("ab", "ab", "ab")
    before = digest(table)

    table.reopen(0)

    assert digest(table) == before
