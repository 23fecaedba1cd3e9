"""The Cyclops: its movement die, and fights with it (chapter The Cyclops)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.cadwallon.state import ACTED, City
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import (
    STAIR,
    ashes,
    asked,
    codes,
    figure,
    play,
    player,
    told,
)


def below(**given: Any) -> City:
    """Lay out a position of an adventure that changes nothing about the Cyclops."""
    given.setdefault("open", STAIR)
    return ashes(**given)


@rule("CAD-SETUP-04", "CAD-LAIR-01", "CAD-SETUP-02")
def test_the_cyclops_begins_in_its_lair() -> None:
    assert below(one="iris@A1").cyclops == "lair"


@rule("CAD-LAIR-03")
def test_no_stairs_lead_to_the_lair() -> None:
    assert "lair" not in codes(play(below(one="iris@D4"), "one iris"))


@rule("CAD-CYCLOPS-01", "CAD-CYCLOPS-02", "CAD-CYCLOPS-03", "CAD-CYCLOPS-04")
@pytest.mark.parametrize(
    ("roll", "room"),
    [(1, "altar"), (2, "tunnel"), (3, "torture"), (4, "archive"), (5, "secret"), (6, "lair")],
)
def test_its_die_puts_it_directly_into_a_room(roll: int, room: str) -> None:
    entered = "tunnel" if room == "altar" else "altar"
    table = below(one="iris@D4 leona@A1", dice=(roll,))

    play(table, "one iris", f"one {entered}")

    assert table.cyclops == room
    assert told(table, "cyclops.thrown") == [{"roll": roll}]
    assert told(table, "cyclops.moved") == ([] if room == "lair" else [{"room": room}])


@rule("CAD-CYCLOPS-05")
def test_who_does_not_pay_for_another_throw_keeps_the_first() -> None:
    table = below(one="iris@D4 leona@A1", experience=1, dice=(2, 4))

    play(table, "one iris", "one altar", "one pass")

    assert (table.cyclops, player(table, "one").experience) == ("tunnel", 1)


@rule("CAD-CYCLOPS-01", "CAD-AMB-60")
def test_who_steps_to_the_centre_or_comes_up_does_not_stir_it() -> None:
    table = below(one="iris@altar leona@A1")

    play(table, "one iris", "one centre", "one C3")

    assert told(table, "cyclops.thrown") == []


@rule("CAD-AMB-60")
def test_prison_and_escape_do_not_stir_it() -> None:
    table = below(one="iris@prison leona@A1", dice=(6,))

    play(table, "one iris", "one escape")

    assert told(table, "cyclops.thrown") == []


@rule("CAD-AMB-60", "CAD-AMB-142")
def test_a_hidden_stair_stirs_it_as_well() -> None:
    table = below(one="iris@E2 leona@A1", hand="hidden-stair", dice=(2,), open="")

    play(table, "one iris", "one card:hidden-stair", "one altar")

    assert table.cyclops == "tunnel"


@rule("CAD-AMB-11")
def test_the_die_that_names_its_own_room_starts_no_fight() -> None:
    table = below(one="iris@D4 leona@A1", cyclops="archive", dice=(4,))

    play(table, "one iris", "one altar")

    assert (table.cyclops, told(table, "fight")) == ("archive", [])


@rule("CAD-CYCLOPS-05", "CAD-AMB-10", "CAD-AMB-69")
def test_the_active_player_may_throw_its_die_again_for_experience_more_than_once() -> None:
    table = below(one="iris@D4 leona@A1", experience=2, dice=(1, 1, 2))

    play(table, "one iris", "one altar", "one xp")
    assert codes(table) == ["pass", "xp"]
    play(table, "one xp")

    assert (table.cyclops, player(table, "one").experience) == ("tunnel", 0)


@rule("CAD-AMB-10")
def test_others_may_not_pay_for_its_die() -> None:
    table = below(one="iris@D4 leona@A1", two="nyra@K9", experience={"two": 2}, dice=(2,))

    play(table, "one iris", "one altar")

    assert table.cyclops == "tunnel"
    assert asked(table) == ["one turn"]


# --- Fights ---------------------------------------------------------------------------------------


@rule("CAD-CYCLOPS-06", "CAD-AMB-61")
def test_it_attacks_whoever_is_in_its_new_room_also_another_players_character() -> None:
    dice = (4, 5, 5, 5, 1, 1)
    table = below(one="iris@D4 leona@A1", two="nyra@archive:ring", dice=dice)

    play(table, "one iris", "one altar")

    assert told(table, "fight")[0]["attacker"] == "cyclops"
    assert figure(table, "nyra").place == "prison"
    assert figure(table, "iris").place == "altar"
    assert table.cyclops == "archive"


@rule("CAD-CATA-11", "CAD-CYCLOPS-07", "CAD-AMB-61")
def test_who_goes_to_its_room_attacks_for_an_action_and_it_does_not_move() -> None:
    dice = (5, 5, 1, 1, 1, 5, 5, 2, 2, 2)
    table = below(one="maren@D4 leona@A1", cyclops="altar", dice=dice)

    play(table, "one maren", "one altar")

    assert told(table, "fight")[0]["attacker"] == "maren"
    assert told(table, "cyclops.thrown") == []
    assert player(table, "one").actions == 5
    assert figure(table, "maren").used & ACTED


@rule("CAD-CYCLOPS-09", "CAD-CYCLOPS-11", "CAD-CYCLOPS-13", "CAD-LAIR-02", "CAD-AMB-13")
def test_it_must_lose_two_rounds_and_then_returns_to_its_lair() -> None:
    dice = (5, 5, 1, 1, 1, 5, 5, 2, 2, 2)
    table = below(one="maren@D4 leona@A1", cyclops="altar", dice=dice)

    play(table, "one maren", "one altar")

    assert len(told(table, "fight")) == 2
    assert (table.cyclops, figure(table, "maren").place) == ("lair", "altar")
    assert player(table, "one").ducats == 5
    assert figure(table, "maren").loot == ()


@rule("CAD-CYCLOPS-10", "CAD-AMB-12", "CAD-AMB-63")
def test_losing_the_first_round_leads_to_prison_and_costs_nothing_else() -> None:
    dice = (1, 1, 5, 5, 5)
    table = below(one="maren@D4:ring leona@A1", cyclops="altar", dice=dice)

    play(table, "one maren", "one altar")

    loser = figure(table, "maren")
    assert (loser.place, loser.loot, player(table, "one").ducats) == ("prison", ("ring",), 5)
    assert len(told(table, "fight")) == 1
    assert table.cyclops == "altar"
    assert "maren" not in codes(table)


@rule("CAD-CYCLOPS-12")
def test_losing_the_second_round_leads_to_prison_too() -> None:
    dice = (5, 5, 1, 1, 1, 1, 1, 5, 5, 5)
    table = below(one="maren@D4 leona@A1", cyclops="altar", dice=dice)

    play(table, "one maren", "one altar")

    assert len(told(table, "fight")) == 2
    assert (figure(table, "maren").place, table.cyclops) == ("prison", "altar")


@rule("CAD-AMB-62")
def test_who_beats_it_when_attacked_keeps_the_action() -> None:
    dice = (1, 1, 1, 1, 5, 5, 1, 1, 1, 5, 5)
    table = below(one="maren@D4:crystal leona@A1", dice=dice)

    play(table, "one maren", "one altar")

    assert table.cyclops == "lair"
    assert "trade:1" in codes(table)


@rule("CAD-CYCLOPS-14", "CAD-CYCLOPS-17", "CAD-AMB-14")
def test_a_card_acts_in_its_own_round_alone() -> None:
    hand = "powerful-blow"
    dice = (5, 1, 5, 5, 5, 4, 1, 4, 4, 1)  # with one point more the second round were won, too
    table = below(one="maren@D4 leona@A1", cyclops="altar", hand=hand, dice=dice)

    play(table, "one maren", "one altar", f"one card:{hand}")

    assert [event["winner"] for event in told(table, "fight.won")] == ["maren", "cyclops"]


@rule("CAD-AMB-14", "CAD-XP-03")
def test_sixes_of_an_attacker_teach_in_both_rounds() -> None:
    dice = (6, 1, 1, 1, 1, 6, 6, 1, 1, 1)
    table = below(one="maren@D4 leona@A1", cyclops="altar", dice=dice)

    play(table, "one maren", "one altar", "one pass")

    assert player(table, "one").experience == 3


@rule("CAD-CYCLOPS-08", "CAD-AMB-09", "CAD-AMB-10")
def test_nobody_is_asked_about_its_dice() -> None:
    table = below(
        one="maren@D4 leona@A1",
        two="nyra@K9",
        cyclops="altar",
        hand={"two": "lucky-star jinx powerful-blow"},
        experience={"two": 3},
        dice=(1, 1, 5, 5, 5),
    )

    play(table, "one maren", "one altar", "two quiet")

    assert figure(table, "maren").place == "prison"
    thrown = [(event["figure"], event["seat"]) for event in told(table, "fight.thrown")]
    assert thrown == [("maren", 0), ("cyclops", 1)]


@rule("CAD-CYCLOPS-15")
def test_outsiders_cannot_help_it_with_cards() -> None:
    table = below(
        one="maren@D4 leona@A1", two="nyra@K9", cyclops="altar", hand={"two": "jinx"}, dice=(1, 1)
    )

    play(table, "one maren", "one altar", "two pass")

    assert "two fight.reroll" not in asked(table)
    assert told(table, "fight.won") != []


@rule("CAD-CYCLOPS-16", "CAD-AMB-120")
def test_it_throws_three_dice_and_cannot_be_wounded_or_imprisoned() -> None:
    dice = (5, 5, 1, 1, 1, 5, 5, 1, 1, 1)
    table = below(
        one="maren@D4+venomed-dagger leona@A1", cyclops="altar", hand="poisoned-blade", dice=dice
    )

    play(table, "one maren", "one altar", "one card:poisoned-blade")

    assert [len(event["dice"]) for event in told(table, "fight.thrown")][1] == 3  # type: ignore[arg-type]
    assert table.cyclops == "lair"
    assert figure(table, "maren").gear == "venomed-dagger"
    assert told(table, "wound") == []


@rule("CAD-AMB-146")
def test_a_lure_names_one_result_and_the_next_is_thrown() -> None:
    table = below(one="iris@D4 leona@D3", hand="cyclops-lure", dice=(4,))

    play(table, "one iris", "one altar", "one card:cyclops-lure", "one 2")
    assert table.cyclops == "tunnel"
    play(table, "one leona", "one torture")

    assert table.cyclops == "archive"
    assert told(table, "cyclops.thrown") == [{"roll": 4}]
