"""Several seats asked at once: nobody learns an answer before the last one is in."""

from __future__ import annotations

from dataclasses import field

import pytest

from emberkeep.kernel import Chance, NotAsked, Option, Procedure, SeatId, Table, digest, state
from tests.bare import begun


@state
class Ballot(Table):
    """A table with a hidden hand for each seat."""

    hands: list[list[str]]
    notes: list[str] = field(default_factory=list)


@state
class Vote(Procedure):
    """Ask some seats for a card at the same time."""

    seats: tuple[SeatId, ...]

    script = ("ask", "end")

    def ask(self, table: Ballot) -> None:
        for seat in self.seats:
            table.ask(seat, "vote", self.hand, self.voted)

    def hand(self, table: Ballot, seat: SeatId) -> list[Option[str]]:
        return [Option(f"card:{card}", card) for card in table.hands[seat]]

    def voted(self, table: Ballot, seat: SeatId, card: str) -> None:
        table.notes.append(f"{seat}{card}")

    def end(self, table: Ballot) -> None:
        table.notes.append("end")


def ballot(*hands: str, seats: tuple[SeatId, ...] = (0, 1, 2)) -> Ballot:
    table = Ballot(Chance(0), [list(hand) for hand in hands])
    return begun(table, Vote(seats))


def test_all_seats_are_asked_in_the_order_of_asking() -> None:
    assert ballot("ab", "ab", "ab", seats=(2, 0, 1)).asked() == [2, 0, 1]


def test_answers_wait_for_the_last_one() -> None:
    table = ballot("ab", "ab", "ab")

    table.choose(1, "card:a")
    table.choose(0, "card:b")

    assert (table.notes, table.asked()) == ([], [2])


def test_answers_are_handed_over_in_the_order_of_asking() -> None:
    table = ballot("ab", "ab", "ab", seats=(2, 0, 1))
    for seat, code in ((1, "card:a"), (0, "card:b"), (2, "card:a")):
        table.choose(seat, code)

    assert table.notes == ["2a", "0b", "1a", "end"]


def test_the_last_answer_reveals_all_of_them() -> None:
    table = ballot("ab", "ab", seats=(0, 1))
    table.choose(0, "card:a")
    before = table.reveals
    table.choose(1, "card:a")

    assert (before, table.reveals) == (0, 1)


def test_nobody_answers_twice() -> None:
    table = ballot("ab", "ab", "ab")
    table.choose(1, "card:a")

    with pytest.raises(NotAsked, match="seat 1 has nothing to decide now; to decide: seat 0, 2"):
        table.choose(1, "card:b")


def test_all_asks_of_one_moment_keep_their_number() -> None:
    table = ballot("ab", "ab", "ab")

    table.choose(1, "card:a", number=1)
    table.choose(0, "card:a", number=1)
    table.choose(2, "card:a", number=1)

    assert table.over


def test_a_single_option_is_answered_at_once_and_told_to_its_seat_alone() -> None:
    table = ballot("a", "ab", "ab")

    assert table.asked() == [1, 2]
    assert [event.kind for event in table.story(0)] == ["obvious"]
    assert table.story(1) == table.story(None) == []


def test_a_single_option_waits_for_the_others_too() -> None:
    table = ballot("a", "ab", seats=(0, 1))
    before = table.notes[:]
    table.choose(1, "card:b")

    assert (before, table.notes) == ([], ["0a", "1b", "end"])


def test_when_everybody_has_a_single_option_nobody_is_asked() -> None:
    table = ballot("a", "b", "c")

    assert (table.notes, table.choices, table.over) == (["0a", "1b", "2c", "end"], 0, True)


def test_answers_can_lead_to_the_next_question() -> None:
    @state
    class Runoff(Vote):
        def voted(self, table: Ballot, seat: SeatId, card: str) -> None:
            if card == "b":
                table.ask(seat, "again", self.hand, self.voted)

    table = Ballot(Chance(0), [["a", "b"], ["a", "b"]])
    begun(table, Runoff((0, 1)))
    table.choose(0, "card:b")
    table.choose(1, "card:b")

    assert [(ask.prompt, ask.number) for ask in table.asks] == [("again", 3), ("again", 3)]


# Taking an answer back


def test_an_answer_that_waits_can_be_taken_back() -> None:
    table = ballot("ab", "ab", "ab")
    before = digest(table)
    table.choose(1, "card:a")

    table.retract(1)

    assert digest(table) == before


def test_an_answer_that_was_never_given_cannot_be_taken_back() -> None:
    with pytest.raises(NotAsked, match="seat 1 has no answer that waits for others"):
        ballot("ab", "ab", "ab").retract(1)


def test_an_answer_that_the_kernel_gave_cannot_be_taken_back() -> None:
    table = ballot("a", "ab", "ab")

    with pytest.raises(NotAsked, match="seat 0 has no answer that waits for others"):
        table.retract(0)


def test_an_answer_that_was_handed_over_cannot_be_taken_back() -> None:
    table = ballot("ab", "ab", seats=(0, 1))
    table.choose(0, "card:a")
    table.choose(1, "card:a")

    with pytest.raises(NotAsked):
        table.retract(0)


# Imagining


def imagined(table: Ballot, seat: SeatId | None, hands: list[list[str]], seed: int = 1) -> Ballot:
    """Imagine that the hands are these."""
    twin = table.copy()
    twin.hands = hands
    twin.veil(seat, Chance(seed))
    return twin


def test_a_veiled_table_asks_others_for_what_they_are_imagined_to_hold() -> None:
    twin = imagined(ballot("ab", "ab", "ab"), 0, [["a", "b"], ["c", "d"], ["e"]])

    assert [ask.codes() for ask in twin.asks] == [
        ["card:a", "card:b"],
        ["card:c", "card:d"],
        ["card:e"],
    ]


def test_a_veiled_table_gives_the_answers_of_others_anew() -> None:
    table = ballot("ab", "ab", "ab")
    table.choose(1, "card:a")
    hands = [["a", "b"], ["c", "d"], ["e"]]

    answers = {imagined(table, 0, hands, seed).answers[1].code for seed in range(20)}

    assert answers == {"card:c", "card:d"}


def test_a_veiled_table_keeps_the_own_answer_and_who_is_asked() -> None:
    table = ballot("ab", "ab", "ab")
    table.choose(1, "card:a")

    twin = imagined(table, 1, [["x"], ["a", "b"], ["y"]])

    assert twin.answers[1].code == "card:a"
    assert twin.asked() == table.asked() == [0, 2]


def test_a_veiled_table_has_another_chance_and_tells_nothing_of_the_past() -> None:
    table = ballot("a", "ab", "ab")
    table.reveal()

    twin = imagined(table, 1, table.copy().hands)

    assert twin.chance == Chance(1).fork()
    assert (twin.log, twin.reveals) == ([], 0)
