"""Friends who pass one another (chapter Movement through friends)."""

from __future__ import annotations

from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import ashes, asked, city, codes, figure, play, told


@rule("CAD-MOVE-03", "CAD-AMB-79")
def test_who_passes_a_friend_may_give_and_take_any_number_of_treasures() -> None:
    table = ashes(one="iris@A5:ring,keys leona@A4:scroll")

    play(table, "one iris", "one A3")
    assert asked(table) == ["one exchange"]
    play(table, "one exchange")
    while asked(table) == ["one exchange.treasure"]:
        play(table, "one leona")

    assert figure(table, "leona").loot == ("keys", "ring", "scroll")
    assert figure(table, "iris").loot == ()
    assert figure(table, "iris").place == "A3"


@rule("CAD-MOVE-03")
def test_they_need_not_exchange() -> None:
    table = ashes(one="iris@A5:ring leona@A4:scroll")

    play(table, "one iris", "one A3", "one pass")

    assert (figure(table, "iris").loot, figure(table, "leona").loot) == (("ring",), ("scroll",))
    assert told(table, "exchanged") == []


@rule("CAD-MOVE-03", "CAD-AMB-79")
def test_the_space_of_a_friend_who_is_passed_costs_its_move_once() -> None:
    table = ashes(one="iris@A5:ring leona@A4:scroll")

    play(table, "one iris", "one A3", "one pass")

    assert "A1" in codes(table)


@rule("CAD-MOVE-04")
def test_nobody_ends_with_more_than_three_treasures() -> None:
    table = ashes(one="iris@A5:ring,keys,scroll leona@A4:bracelet")

    play(table, "one iris", "one A3", "one exchange", "one leona", "one leona", "one leona")

    assert len(figure(table, "leona").loot) == 3
    assert len(figure(table, "iris").loot) == 1  # there was no choice


@rule("CAD-MOVE-04", "CAD-AMB-167")
def test_a_satchel_lets_its_bearer_take_four() -> None:
    table = ashes(one="iris@A5:ring,keys leona@A4:bracelet,scroll+deep-satchel")

    play(table, "one iris", "one A3", "one exchange", *["one leona"] * 4)

    assert len(figure(table, "leona").loot) == 4
    assert asked(table) == ["one act"]  # the satchel is not given away with four in it


@rule("CAD-MOVE-03", "CAD-MOVE-04")
def test_equipment_changes_hands_one_card_each() -> None:
    table = ashes(one="iris@A5+rapier leona@A4+lantern")

    play(table, "one iris", "one A3", "one exchange", "one swap")

    assert (figure(table, "iris").gear, figure(table, "leona").gear) == ("lantern", "rapier")


@rule("CAD-MOVE-03")
def test_equipment_may_be_given_to_who_has_none_or_kept() -> None:
    given = ashes(one="iris@A5+rapier leona@A4")
    kept = ashes(one="iris@A5+rapier leona@A4")

    play(given, "one iris", "one A3", "one exchange", "one swap")
    play(kept, "one iris", "one A3", "one exchange", "one keep")

    assert (figure(given, "iris").gear, figure(given, "leona").gear) == ("", "rapier")
    assert (figure(kept, "iris").gear, figure(kept, "leona").gear) == ("rapier", "")


@rule("CAD-AMB-51")
def test_a_wounded_friend_exchanges_too() -> None:
    table = ashes(one="iris@A5 leona@A4:ring/1")

    play(table, "one iris", "one A3", "one exchange", "one iris")

    assert figure(table, "iris").loot == ("ring",)


@rule("CAD-AMB-79")
def test_standing_next_to_a_friend_is_not_enough() -> None:
    table = play(ashes(one="iris@A5:ring leona@A4:scroll"), "one iris")

    assert not [code for code in codes(table) if code.startswith("exchange")]
    play(table, "one A8")  # too far to go by way of her
    assert asked(table) == ["one act"]


@rule("CAD-AMB-79")
def test_nobody_exchanges_while_running_away() -> None:
    table = ashes(one="maren@A1", two="nyra@A2:ring valdur@A3:keys", dice=(5, 5, 1, 1))

    play(table, "one maren", "one attack:nyra", "one A5")

    assert figure(table, "valdur").loot == ("keys",)
    assert not [ask for ask in asked(table) if "exchange" in ask]


@rule("CAD-AMB-201", "CAD-MOVE-03")
def test_a_person_needs_two_slots_of_the_friend() -> None:
    table = ashes(one="iris@A5:nephew leona@A4:ring,keys")

    play(table, "one iris", "one A3", "one exchange")

    assert "treasure" not in codes(table)
    play(table, "one iris")
    assert "nephew" in figure(table, "iris").loot


@rule("CAD-AMB-79")
def test_who_comes_back_over_the_first_space_does_not_meet_themselves() -> None:
    table = city(mode="king_of_ashes", one="leona@C1:ring iris@D1", two="nyra@I5")
    play(table, "one leona", "one B1", "one D1-C1-B1", "one pass")

    assert asked(table) == ["one act"]
    assert figure(table, "leona").place == "B1"


@rule("CAD-MOVE-03")
def test_a_friend_is_met_once_in_a_move() -> None:
    table = ashes(one="iris@A5:ring leona@A4:scroll")

    play(table, "one iris", "one A3", "one pass", "one A5")

    assert asked(table) == ["one turn"]
    assert figure(table, "iris").place == "A5"
