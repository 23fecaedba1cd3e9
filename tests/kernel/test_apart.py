"""Private chapters: all at once, several choices each, unseen until the last has ended."""

from __future__ import annotations

from dataclasses import field

import pytest

from emberkeep.kernel import (
    Chance,
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

DONE: Option[str] = Option("done", "")


@state
class Feast(Table):
    """A table with a hidden basket for each seat."""

    baskets: list[list[str]]
    notes: list[str] = field(default_factory=list)


@state
class Meal(Procedure):
    """One seat eats as much of its basket as it likes."""

    seat: SeatId
    left: list[str]
    eaten: list[str] = field(default_factory=list)

    script = ("eat",)

    def eat(self, table: Feast) -> None:
        if self.left:
            table.ask(self.seat, "eat", self.food, self.bitten, secret=True)

    def food(self, table: Feast, seat: SeatId) -> list[Option[str]]:
        return [DONE, *(Option(f"eat:{what}", what) for what in self.left)]

    def bitten(self, table: Feast, seat: SeatId, what: str) -> None:
        if what:
            self.left.remove(what)
            self.eaten.append(what)
            self.again()


@state
class Supper(Procedure):
    """Some seats eat at the same time."""

    seats: tuple[SeatId, ...]

    script = ("sit_down", "end")

    def sit_down(self, table: Feast) -> None:
        table.apart(self.seats, self.served, self.full)

    def served(self, table: Feast, seat: SeatId) -> Procedure:
        return Meal(seat, table.baskets[seat][:])

    def full(self, table: Feast, seat: SeatId, meal: Meal) -> None:
        table.notes.append(f"{seat}{''.join(meal.eaten)}")

    def end(self, table: Feast) -> None:
        table.notes.append("end")


def feast(*baskets: str, seats: tuple[SeatId, ...] = (0, 1, 2)) -> Feast:
    table = Feast(Chance(0), [list(basket) for basket in baskets])
    return begun(table, Supper(seats))


def play(table: Feast, *moves: str) -> Feast:
    for move in moves:
        seat, code = move.split()
        table.choose(int(seat), code)
    return table


def test_a_seat_goes_on_without_waiting_for_the_others() -> None:
    table = play(feast("ab", "ab", "ab"), "1 eat:a", "1 eat:b")

    assert table.asked() == [0, 2]


def test_what_was_chosen_is_handed_over_when_the_last_has_ended() -> None:
    table = play(feast("ab", "ab", "ab"), "1 eat:a", "1 done", "2 done", "0 eat:b")
    before = table.notes[:]
    play(table, "0 done")

    assert before == []
    assert table.notes == ["0b", "1a", "2", "end"]


def test_the_order_in_which_seats_choose_leaves_no_trace() -> None:
    one = play(feast("ab", "ab", seats=(0, 1)), "0 eat:a", "0 done", "1 eat:b", "1 eat:a")
    two = play(feast("ab", "ab", seats=(0, 1)), "1 eat:b", "0 eat:a", "1 eat:a", "0 done")

    assert digest(one) == digest(two)


def test_asks_stay_in_the_order_of_the_seats() -> None:
    table = play(feast("ab", "ab", "ab", seats=(2, 0, 1)), "2 eat:a", "0 eat:a")

    assert [ask.seat for ask in table.asks] == [2, 0, 1]


def test_the_number_of_an_ask_tells_nothing_about_others() -> None:
    table = play(feast("ab", "ab", "ab"), "1 eat:a", "1 done")

    assert [ask.number for ask in table.asks] == [1, 1]
    assert (table.choices, table.hidden()) == (0, 2)


def test_each_own_choice_has_a_number_of_its_own() -> None:
    table = play(feast("abc", "ab", seats=(0, 1)), "0 eat:a")

    with pytest.raises(StaleAsk, match="it was number 1"):
        table.choose(0, "eat:b", number=1)
    table.choose(0, "eat:b", number=2)


def test_all_choices_are_counted_when_the_last_has_ended() -> None:
    table = play(feast("ab", "ab", seats=(0, 1)), "0 eat:a", "0 done", "1 done")

    assert (table.choices, table.hidden(), table.reveals) == (3, 0, 1)


def test_who_has_ended_is_not_asked_again() -> None:
    table = play(feast("ab", "ab", "ab"), "1 done")

    with pytest.raises(NotAsked, match="seat 1 has nothing to decide now; to decide: seat 0, 2"):
        table.choose(1, "eat:a")


@state
class Polite(Meal):
    """A meal that ends when the eater says so, and not by an empty basket."""

    def eat(self, table: Feast) -> None:
        table.ask(self.seat, "eat", self.food, self.bitten, secret=True)


@state
class PoliteSupper(Supper):
    def served(self, table: Feast, seat: SeatId) -> Procedure:
        return Polite(seat, table.baskets[seat][:])


def polite(*baskets: str) -> Feast:
    table = Feast(Chance(0), [list(basket) for basket in baskets])
    return begun(table, PoliteSupper(tuple(range(len(baskets)))))


def test_a_private_chapter_ends_by_the_word_of_its_seat_alone() -> None:
    table = play(polite("a", "a"), "1 eat:a", "0 eat:a")

    assert [ask.codes() for ask in table.asks] == [["done"], ["done"]]
    assert (table.notes, table.reveals) == ([], 0)
    assert play(table, "1 done", "0 done").notes == ["0a", "1a", "end"]


def test_what_led_to_the_last_word_can_still_be_taken_back() -> None:
    table = play(polite("a", "a"), "1 eat:a")

    table.retract(1)

    assert table.ask_of(1).codes() == ["done", "eat:a"]


def test_a_private_chapter_without_a_choice_is_asked_as_well() -> None:
    table = polite("", "")

    assert [ask.codes() for ask in table.asks] == [["done"], ["done"]]
    assert play(table, "0 done", "1 done").notes == ["0", "1", "end"]


def test_chapters_that_ask_nothing_end_at_once() -> None:
    assert feast("", "", "").notes == ["0", "1", "2", "end"]


def test_what_is_told_on_the_way_is_told_to_the_seat_alone() -> None:
    @state
    class Loud(Meal):
        def bitten(self, table: Feast, seat: SeatId, what: str) -> None:
            table.tell("ate", to=(seat,), what=what)
            Meal.bitten(self, table, seat, what)

    @state
    class LoudSupper(Supper):
        def served(self, table: Feast, seat: SeatId) -> Procedure:
            return Loud(seat, table.baskets[seat][:])

    table = Feast(Chance(0), [["a", "b"], ["a", "b"]])
    begun(table, LoudSupper((0, 1)))
    play(table, "1 eat:a", "0 eat:b", "1 done", "0 done")

    assert [event.facts["what"] for event in table.story(0)] == ["b", ""]
    assert table.story(None) == []


def test_a_private_chapter_asks_its_own_seat_alone() -> None:
    @state
    class Greedy(Supper):
        def served(self, table: Feast, seat: SeatId) -> Procedure:
            return Meal(0, table.baskets[seat][:])

    table = Feast(Chance(0), [["a", "b"], ["a", "b"]])

    with pytest.raises(RulesBug, match="Meal, a private chapter, asks more than its seat"):
        begun(table, Greedy((0, 1)))


def test_chapters_begin_with_a_method_of_the_running_procedure() -> None:
    @state
    class Borrowed(Supper):
        def sit_down(self, table: Feast) -> None:
            other = Supper((0, 1))
            table.apart((0, 1), other.served, self.full)

    with pytest.raises(RulesBug, match="Borrowed begins chapters with another's method"):
        begun(Feast(Chance(0), [["a"], ["b"]]), Borrowed((0, 1)))


# Taking back


def test_the_last_choice_can_be_taken_back_while_others_choose() -> None:
    table = play(feast("abc", "ab", "ab"), "0 eat:a", "2 eat:b")
    before = digest(table)
    play(table, "0 eat:b")

    table.retract(0)

    assert digest(table) == before


def test_who_has_ended_can_take_that_back() -> None:
    table = play(feast("ab", "ab", "ab"), "0 eat:a", "0 done")

    table.retract(0)

    assert table.asked() == [0, 1, 2]
    assert table.ask_of(0).codes() == ["done", "eat:b"]


def test_what_was_never_chosen_cannot_be_taken_back() -> None:
    with pytest.raises(NotAsked, match="seat 1 has no answer that waits for others"):
        feast("ab", "ab", "ab").retract(1)


# Imagining


def imagined(table: Feast, seat: SeatId | None, baskets: list[list[str]], seed: int = 1) -> Feast:
    twin = table.copy()
    twin.baskets = baskets
    twin.veil(seat, Chance(seed))
    return twin


def test_a_veiled_table_begins_the_chapters_of_others_anew() -> None:
    table = play(feast("abc", "abc", "abc"), "0 eat:a", "1 eat:a", "1 eat:b")

    twin = imagined(table, 0, [["a", "b", "c"], ["d", "e"], ["f"]])

    assert [ask.codes() for ask in twin.asks] == [
        ["done", "eat:b", "eat:c"],
        ["done", "eat:d", "eat:e"],
        ["done", "eat:f"],
    ]


def test_a_veiled_table_ends_what_had_ended_in_some_way() -> None:
    table = play(feast("ab", "ab", "ab"), "1 done")
    baskets = [["a", "b"], ["c", "d"], ["e"]]

    ends = set()
    for seed in range(40):
        twin = imagined(table, 0, baskets, seed)
        assert twin.asked() == [0, 2]
        play(twin, "0 done", "2 done")
        ends.add(twin.notes[1])

    assert ends == {"1", "1c", "1d", "1cd", "1dc"}


def test_others_can_choose_anew_at_an_imagined_table() -> None:
    table = play(feast("ab", "ab", "ab"), "0 eat:a", "1 done", "2 eat:a")

    table.reopen(0)

    assert table.asked() == [0, 1, 2]
    assert [len(ask.options) for ask in table.asks] == [2, 3, 3]
