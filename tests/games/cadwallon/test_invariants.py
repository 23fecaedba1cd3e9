"""What holds at every moment: each complaint of the check, made once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.state import ESCAPED, City
from emberkeep.kernel import BrokenRule
from tests.games.cadwallon.positions import city, player


def table_with_all() -> City:
    """A position with something of everything, which passes."""
    return city(
        mode="king_of_ashes",
        one="iris@F5:ring+rapier leona@F4",
        two="nyra@K9",
        hand="run jinx",
        shown="run",
        intrigues="in-01",
        chests="B3=keys",
        locks="B3",
        tokens="B4=trap D4=trap",
        open="J3=crystal",
        closed="E1",
        round=6,
    )


def lose_a_card(table: City) -> None:
    table.purple.pop()


def two_of_a_mission(table: City) -> None:
    table.missions[0] = table.mission_deck[0]


def four_missions(table: City) -> None:
    table.missions.append("")


def two_of_an_equipment(table: City) -> None:
    table.equipment.append("rapier")


def two_of_an_intrigue(table: City) -> None:
    table.intrigues.append("in-01")


def a_back_that_is_not_there(table: City) -> None:
    table.discard += table.blue
    table.blue, table.back = [], "blue"


def no_back(table: City) -> None:
    table.back = ""


def eight_actions(table: City) -> None:
    player(table, "one").actions = 8


def debts(table: City) -> None:
    player(table, "two").ducats = -1


def less_than_no_experience(table: City) -> None:
    player(table, "two").experience = -1


def shown_and_not_held(table: City) -> None:
    player(table, "one").shown = ["dodge"]


def four_intrigues(table: City) -> None:
    player(table, "one").intrigues += [table.intrigues.pop() for _ in range(3)]


def seen_and_not_there(table: City) -> None:
    player(table, "one").seen = ("H4",)


def seen_and_not_known(table: City) -> None:
    player(table, "one").seen = ("B4",)


def known_and_not_seen(table: City) -> None:
    table.covered["B4"] = table.unseen.pop()


def too_many_unseen(table: City) -> None:
    table.unseen.append("coat")


def five_traps(table: City) -> None:
    table.open |= dict.fromkeys(("G2", "H2", "J2"), "trap")


def five_rings(table: City) -> None:
    table.chests |= dict.fromkeys(("G2", "H2", "J2", "D2"), "ring")


def too_much_loot(table: City) -> None:
    table.figures["iris"].loot = ("ring", "keys", "scroll", "scroll")


def two_daughters(table: City) -> None:
    table.pieces["daughter"] = "J7"
    table.figures["leona"].loot = ("daughter",)


def a_lock_without_a_chest(table: City) -> None:
    table.locks = ("H2",)


def nobody_where_somebody_is(table: City) -> None:
    table.at["A1"] = "iris"


def out_and_inside(table: City) -> None:
    table.figures["iris"].fate = ESCAPED


def cyclops_with_a_thief(table: City) -> None:
    del table.at["F4"]
    table.figures["leona"].place = table.cyclops = "altar"
    table.at["altar"] = "leona"


def round_nine(table: City) -> None:
    table.round = 9


def a_gate_closed_twice(table: City) -> None:
    table.closed = ("E1", "E1")


def a_gate_that_is_none(table: City) -> None:
    table.closed = ("C1",)


def a_side_closed(table: City) -> None:
    table.closed = ("B1", "E1", "G1", "J1")


def closed_before_the_alarm(table: City) -> None:
    table.alarm = False


COMPLAINTS: list[tuple[Callable[[City], None], str]] = [
    (lose_a_card, "Arcana are missing"),
    (two_of_a_mission, "missions: too many"),
    (four_missions, "4 missions lie open"),
    (two_of_an_equipment, "Equipment: too many"),
    (two_of_an_intrigue, "Intrigues: too many"),
    (a_back_that_is_not_there, "no card of the deck has a blue back"),
    (no_back, "the back of the deck is not known"),
    (eight_actions, "seat 0 owes action points"),
    (less_than_no_experience, "seat 1 owes action points or experience"),
    (debts, "seat 1 owes ducats"),
    (shown_and_not_held, "seat 0 has shown cards"),
    (four_intrigues, "seat 0 holds too many Intrigues"),
    (seen_and_not_there, "seat 0 has seen a token"),
    (seen_and_not_known, "seat 0 has seen a token"),
    (known_and_not_seen, "the token of B4 is known"),
    (too_many_unseen, "tokens that nobody has seen"),
    (five_traps, "tokens: too many"),
    (five_rings, "treasures: too many"),
    (two_daughters, "treasures: too many"),
    (too_much_loot, "iris carries too much"),
    (a_lock_without_a_chest, "locks without a chest"),
    (nobody_where_somebody_is, "the spaces are held by"),
    (out_and_inside, "iris is out of play and on the board"),
    (cyclops_with_a_thief, "the Cyclops shares a room"),
    (round_nine, "there is no round 9"),
    (a_gate_closed_twice, "no such portcullises"),
    (a_gate_that_is_none, "no such portcullises"),
    (a_side_closed, "a side has no open gate"),
    (closed_before_the_alarm, "before the alarm"),
]


def test_a_sound_table_passes() -> None:
    GAME.check(table_with_all())


@pytest.mark.parametrize(
    ("spoil", "complaint"), COMPLAINTS, ids=[spoil.__name__ for spoil, _ in COMPLAINTS]
)
def test_a_spoiled_table_is_noticed(spoil: Callable[[City], None], complaint: str) -> None:
    table = table_with_all()

    spoil(table)

    with pytest.raises(BrokenRule, match=complaint):
        GAME.check(table)
