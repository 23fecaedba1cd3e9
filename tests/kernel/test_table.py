"""A table runs procedures step by step, asks, and refuses what is not an option."""

from __future__ import annotations

from dataclasses import field
from typing import Any

import pytest

from emberkeep.kernel import (
    Chance,
    Event,
    NotAsked,
    Option,
    Procedure,
    RulesBug,
    SeatId,
    StaleAsk,
    Table,
    UnknownCode,
    digest,
    state,
)
from tests.bare import begun

YES_NO = (Option("yes", value=True), Option("no", value=False))
ONLY = (Option("only", "only"),)


@state
class Board(Table):
    """A table that notes what happened on it."""

    notes: list[str] = field(default_factory=list)


def started(procedure: Procedure) -> Board:
    return begun(Board(Chance(0)), procedure)


# Steps


@state
class Steps(Procedure):
    script = ("first", "second", "third")

    def first(self, board: Board) -> None:
        board.notes.append("first")

    def second(self, board: Board) -> None:
        board.notes.append("second")

    def third(self, board: Board) -> None:
        board.notes.append("third")


def test_a_procedure_runs_its_steps_in_order_and_then_the_table_is_over() -> None:
    board = started(Steps())

    assert board.notes == ["first", "second", "third"]
    assert board.over
    assert board.stack == []


def test_again_repeats_the_present_step() -> None:
    @state
    class Twice(Steps):
        def second(self, board: Board) -> None:
            board.notes.append("second")
            if board.notes.count("second") < 3:
                self.again()

    assert started(Twice()).notes == ["first", "second", "second", "second", "third"]


def test_again_with_a_name_goes_on_from_that_step() -> None:
    @state
    class Round(Steps):
        def third(self, board: Board) -> None:
            board.notes.append("third")
            if board.notes.count("third") < 2:
                self.again("first")

    assert started(Round()).notes == ["first", "second", "third"] * 2


def test_again_with_a_name_can_skip_steps() -> None:
    @state
    class Skipping(Steps):
        def first(self, board: Board) -> None:
            self.again("third")

    assert started(Skipping()).notes == ["third"]


def test_finish_leaves_out_the_steps_that_are_left() -> None:
    @state
    class Short(Steps):
        def second(self, board: Board) -> None:
            self.finish()

    assert started(Short()).notes == ["first"]


def test_a_called_procedure_runs_before_the_next_step_of_its_caller() -> None:
    @state
    class Outer(Procedure):
        script = ("call", "after")

        def call(self, board: Board) -> None:
            board.call(Steps())
            board.notes.append("called")

        def after(self, board: Board) -> None:
            board.notes.append("after")

    assert started(Outer()).notes == ["called", "first", "second", "third", "after"]


def test_of_two_called_procedures_the_last_runs_first() -> None:
    @state
    class Named(Procedure):
        name: str

        script = ("note",)

        def note(self, board: Board) -> None:
            board.notes.append(self.name)

    @state
    class Outer(Procedure):
        script = ("call",)

        def call(self, board: Board) -> None:
            board.call(Named("a"))
            board.call(Named("b"))

    assert started(Outer()).notes == ["b", "a"]


# Asks


@state
class Question(Procedure):
    """Ask seat 1 once, then note the end."""

    options: tuple[Option[Any], ...] = YES_NO

    script = ("put", "end")

    def put(self, board: Board) -> None:
        board.ask(1, "question", self.options, self.answered, about={"weight": 3})

    def answered(self, board: Board, seat: SeatId, answer: Any) -> None:
        board.notes.append(f"{seat} {answer}")

    def end(self, board: Board) -> None:
        board.notes.append("end")


def test_an_ask_stops_the_procedure_until_it_is_answered() -> None:
    board = started(Question())

    assert (board.notes, board.asked(), board.over) == ([], [1], False)


def test_an_ask_has_a_number_a_prompt_options_and_what_it_is_about() -> None:
    ask = started(Question()).ask_of(1)

    assert (ask.number, ask.prompt, ask.codes()) == (1, "question", ["yes", "no"])
    assert ask.about == {"weight": 3}


def test_an_answer_goes_to_the_procedure_by_its_value_and_play_goes_on() -> None:
    board = started(Question())

    board.choose(1, "no")

    assert board.notes == ["1 False", "end"]
    assert (board.choices, board.over) == (1, True)


def test_the_next_ask_has_the_next_number() -> None:
    @state
    class Twice(Question):
        def answered(self, board: Board, seat: SeatId, answer: Any) -> None:
            if board.choices < 2:
                self.again()

    board = started(Twice())

    board.choose(1, "yes", number=1)

    assert board.ask_of(1).number == 2


def test_options_can_come_from_a_menu_whose_name_the_ask_keeps() -> None:
    @state
    class WithMenu(Question):
        def put(self, board: Board) -> None:
            board.ask(1, "question", self.menu, self.answered)

        def menu(self, board: Board, seat: SeatId) -> list[Option[str]]:
            return [Option(f"{seat}:{name}", name) for name in "ab"]

    ask = started(WithMenu()).ask_of(1)

    assert (ask.menu, ask.codes()) == ("menu", ["1:a", "1:b"])


# Refusals


def refused(board: Board, error: type[Exception], *choice: Any) -> str:
    """Try a choice that must be refused and change nothing; return the reason."""
    before = digest(board)
    with pytest.raises(error) as caught:
        board.choose(*choice)
    assert digest(board) == before
    return str(caught.value)


def test_an_unknown_code_is_refused_with_what_is_accepted() -> None:
    reason = refused(started(Question()), UnknownCode, 1, "maybe")

    assert reason == "'maybe' is not an option of question; accepted: yes, no"


def test_of_many_accepted_codes_a_refusal_names_a_dozen() -> None:
    steps = tuple(Option(f"step:{number}", number) for number in range(1, 101))

    reason = refused(started(Question(steps)), UnknownCode, 1, "fly")

    named = ", ".join(f"step:{number}" for number in range(1, 13))
    assert reason == f"'fly' is not an option of question; accepted: {named} and 88 more"


def test_a_choice_out_of_turn_is_refused_with_whose_turn_it_is() -> None:
    reason = refused(started(Question()), NotAsked, 0, "yes")

    assert reason == "seat 0 has nothing to decide now; to decide: seat 1"


def test_a_choice_for_another_ask_is_refused_with_the_number_of_the_open_one() -> None:
    reason = refused(started(Question()), StaleAsk, 1, "yes", 7)

    assert reason == "that question is closed (it was number 7); open is 1"


def test_a_choice_after_the_end_is_refused() -> None:
    reason = refused(started(Steps()), NotAsked, 0, "yes")

    assert reason == "seat 0 has nothing to decide now; the match is over"


# A single option


def test_a_single_option_is_chosen_by_the_kernel_and_not_counted() -> None:
    board = started(Question(ONLY))

    assert board.notes == ["1 only", "end"]
    assert (board.choices, board.over) == (0, True)


def test_a_single_option_is_told_to_its_seat_alone() -> None:
    board = started(Question(ONLY))

    assert board.story(1) == [Event("obvious", {"prompt": "question", "code": "only"}, (1,))]
    assert board.story(0) == board.story(None) == []


# Telling


def test_a_story_holds_what_a_seat_was_told_since_a_moment() -> None:
    board = Board(Chance(0))
    board.tell("dawn")
    board.tell("dream", to=(1,), of="fire")
    board.tell("dusk", light=2)

    assert [event.kind for event in board.story(1)] == ["dawn", "dream", "dusk"]
    assert [event.kind for event in board.story(0)] == ["dawn", "dusk"]
    assert board.story(None, since=2) == [Event("dusk", {"light": 2}, None)]


# Misuse


class Aside:
    """Somebody else's method and menu."""

    def then(self, board: Board, seat: SeatId, answer: Any) -> None:
        """Do nothing."""

    def menu(self, board: Board, seat: SeatId) -> list[Option[Any]]:
        return list(YES_NO)


@state
class Misuse(Question):
    """Ask in some wrong way."""

    way: str = ""

    def put(self, board: Board) -> None:
        match self.way:
            case "nothing to choose":
                board.ask(1, "question", [], self.answered)
            case "then of another":
                board.ask(1, "question", YES_NO, Aside().then)
            case "then is a function":
                board.ask(1, "question", YES_NO, lambda board, seat, answer: None)
            case "menu of another":
                board.ask(1, "question", Aside().menu, self.answered)
            case "menu is a function":
                board.ask(1, "question", lambda board, seat: YES_NO, self.answered)
            case "after a call":
                board.call(Steps())
                board.ask(1, "question", YES_NO, self.answered)
            case "before a call":
                board.ask(1, "question", YES_NO, self.answered)
                board.call(Steps())
            case "one seat twice":
                board.ask(1, "question", YES_NO, self.answered)
                board.ask(1, "question", YES_NO, self.answered)


@pytest.mark.parametrize(
    ("way", "problem"),
    [
        ("nothing to choose", "Misuse asks question with no options"),
        ("then of another", "Misuse asks question with a method that is not the running"),
        ("then is a function", "Misuse asks question with a method that is not the running"),
        ("menu of another", "Misuse asks question with a method that is not the running"),
        ("menu is a function", "Misuse asks question with a method that is not the running"),
        ("after a call", "Steps asks question with a method that is not the running"),
        ("before a call", "Steps begins while an ask is open"),
        ("one seat twice", "Misuse asks one seat twice at once"),
    ],
)
def test_a_procedure_that_misuses_the_kernel_is_told_so(way: str, problem: str) -> None:
    with pytest.raises(RulesBug, match=problem):
        started(Misuse(way=way))


# Copies


def test_a_copy_in_the_middle_of_a_procedure_goes_on_by_itself() -> None:
    board = started(Question())
    twin = board.copy()

    twin.choose(1, "yes")

    assert twin.over
    assert not board.over
    assert board == started(Question())
