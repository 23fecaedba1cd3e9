"""The alarm, portcullises, and the way out (chapter Alarm and exits)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon.board import GATE_SIDES, GATES
from emberkeep.games.cadwallon.sheets import CITY_SHEETS
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import NAMES, asked, city, codes, figure, play, player, told

CLOSED = "E1 G1 J1 K4 K6 K8 G9 E9 B9 A4 A6 A8"  # open are B1, K2, J9 and A2


def alarm(people: int = 2, round: int = 4, adventure: str = "") -> City:  # noqa: A002
    """The last turn of the round before the alarm has ended."""
    last = NAMES[people - 1]
    thieves = ["nyra@K9", "bragg@K1", "grole@A9"][: people - 1]
    two, three, four = [*thieves, "", ""][:3]
    table = city(
        people=people,
        one="iris@A1",
        two=two,
        three=three,
        four=four,
        turn=last,
        round=round,
        adventure=adventure,
    )
    return play(table, f"{last} end")


def fall(table: City) -> list[str]:
    """Let everybody close the first gate that may be closed; say who was asked."""
    seats = []
    while asked(table)[0].endswith("portcullis"):
        ask = table.asks[0]
        seats.append(NAMES[ask.seat])
        table.choose(ask.seat, ask.codes()[0])
    return seats


@rule("CADB-ALARM-01", "CAD-AMB-192")
@pytest.mark.parametrize("sheet", CITY_SHEETS, ids=lambda sheet: str(sheet.id))
def test_the_alarm_sounds_at_the_start_of_the_round_that_the_sheet_names(sheet: object) -> None:
    name = str(getattr(sheet, "id", ""))
    number = 3 if name == "adv-07" else 5
    before = alarm(round=number - 2, adventure=name)
    assert not before.alarm

    table = alarm(round=number - 1, adventure=name)

    assert table.alarm
    assert table.round == number
    assert asked(table) == ["one portcullis"]
    assert len(told(table, "alarm")) == 1


@rule("CADB-ALARM-02")
@pytest.mark.parametrize(("people", "each"), [(2, 6), (3, 4), (4, 3)])
def test_in_turn_order_everybody_closes_gates_before_play_goes_on(people: int, each: int) -> None:
    table = alarm(people)

    assert fall(table) == [*NAMES[:people]] * each
    assert asked(table) == ["one patrol"]


@rule("CADB-ALARM-03")
def test_twelve_gates_are_closed_and_one_of_each_side_stays_open() -> None:
    table = alarm()
    fall(table)

    assert len(set(table.closed)) == 12
    assert sorted(GATE_SIDES[gate] for gate in GATES if gate not in table.closed) == [*"ENSW"]


@rule("CADB-ALARM-03")
def test_the_last_open_gate_of_a_side_may_not_be_closed() -> None:
    table = alarm()
    play(table, "one B1", "two E1", "one G1")

    assert "J1" not in codes(table, "two")
    assert len(codes(table, "two")) == 12


@rule("CADB-ALARM-02")
def test_players_choose_which_gates_fall() -> None:
    table = alarm()

    play(table, "one K4", "two A8")

    assert table.closed == ("K4", "A8")
    assert told(table, "portcullis") == [{"seat": 0, "gate": "K4"}, {"seat": 1, "gate": "A8"}]


@rule("CAD-AMB-89")
def test_a_gate_may_be_closed_while_a_figure_stands_on_it() -> None:
    table = city(one="iris@B1", two="nyra@K9", turn="two", round=4)

    play(table, "two end")

    assert "B1" in codes(table)


@rule("CADB-ALARM-05", "CAD-AMB-89")
def test_from_the_alarm_on_one_leaves_by_an_open_gate_for_one_space() -> None:
    table = city(one="iris@C1 leona@F1", two="nyra@K9", closed=CLOSED, round=5)

    play(table, "one iris")
    assert "out" in codes(table)
    play(table, "one out")

    assert figure(table, "iris").place == ""
    assert figure(table, "iris").fate == "gate"
    assert player(table, "one").actions == 6


@rule("CADB-ALARM-05")
@pytest.mark.parametrize(("place", "able"), [("E1", True), ("F1", False)])
def test_the_step_off_the_board_is_one_space_of_the_move(place: str, *, able: bool) -> None:
    table = city(one=f"iris@{place}", two="nyra@K9", closed=CLOSED, round=5)

    play(table, "one iris")

    assert ("out" in codes(table)) == able


@rule("CADB-ALARM-05")
def test_before_the_alarm_nobody_leaves() -> None:
    table = city(one="iris@B1", two="nyra@K9", round=4)

    play(table, "one iris")

    assert "out" not in codes(table)


@rule("CADB-ALARM-04")
def test_nobody_leaves_through_a_portcullis_but_its_space_is_used_as_before() -> None:
    table = city(one="iris@F1", two="nyra@K9", closed=CLOSED, round=5)

    play(table, "one iris", "one E1")

    assert figure(table, "iris").place == "E1"
    assert "D1" in codes(table)
    assert "out" not in codes(table)


@rule("CADB-ALARM-06", "CAD-AMB-89")
def test_who_has_left_is_out_of_play_with_all_treasures_and_equipment_goes_to_the_box() -> None:
    table = city(
        mode="king_of_ashes",
        one="iris@B1:ring,keys+rapier leona@K5",
        two="nyra@C1",
        closed=CLOSED,
        round=6,
    )

    play(table, "one iris", "one out")

    iris = figure(table, "iris")
    assert (iris.place, iris.loot, iris.gear) == ("", ("ring", "keys"), "")
    assert "rapier" not in table.equipment
    assert "B1" not in table.at
    assert told(table, "left") == [{"figure": "iris", "by": "gate", "treasures": ("ring", "keys")}]
    assert "iris" not in codes(table)


@rule("CAD-AMB-89")
def test_leaving_is_not_an_action() -> None:
    table = city(
        one="iris@B8 leona@K5", two="nyra@K9", closed="E1", round=5, chests="B8=ring", dice=(1,)
    )

    play(table, "one iris", "one pick", "one out")

    assert figure(table, "iris").fate == "gate"
    assert figure(table, "iris").loot == ("ring",)
