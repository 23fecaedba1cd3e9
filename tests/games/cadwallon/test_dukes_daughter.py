"""Adventure 8, The Duke's Daughter (chapter Adventures and campaign)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon.state import City
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, figure, play, player, told


def house(one: str, *, seed: int = 7, two: str = "nyra@K9") -> City:
    return city(one=one, two=two, adventure="adv-08", seed=seed)


@rule("CAD-AMB-195")
def test_five_persons_lie_face_down_in_five_rooms() -> None:
    table = house("iris@A1")

    assert list(table.pieces.values()) == ["H2", "J7", "D6", "E8", "J4"]
    assert "daughter" not in table.pieces


@rule("CAD-AMB-195")
def test_to_meet_a_person_is_an_action_in_its_room() -> None:
    table = house("iris@H2 leona@H3")

    play(table, "one leona")
    assert "meet" not in codes(table)
    play(table, "one done", "one iris", "one meet")

    assert player(table, "one").actions == 6
    assert "H2" not in [at for name, at in table.pieces.items() if name != "daughter"]
    assert "meet" not in codes(table)


@rule("CAD-AMB-195")
def test_a_servant_is_removed_and_gives_one_arcana_the_daughter_follows() -> None:
    found = 0
    for seed in range(60):
        table = house("iris@H2 leona@A1", seed=seed)
        play(table, "one iris", "one meet")
        if "daughter" in figure(table, "iris").loot:
            found += 1
            assert player(table, "one").hand == []
        else:
            assert len(player(table, "one").hand) == 1
        assert len(table.pieces) == 4
    assert 4 <= found <= 22  # one in five


@rule("CAD-AMB-195")
def test_the_last_person_is_the_daughter_if_she_was_not_met_before() -> None:
    table = house("iris@H2 leona@A1")
    table.pieces = {"person-1": "H2"}

    play(table, "one iris", "one meet")

    assert figure(table, "iris").loot == ("daughter",)
    assert table.counters["daughter"] == 0
    assert told(table, "met") == [{"figure": "iris", "person": "daughter"}]
    assert table.reveals == 1


@rule("CAD-AMB-195")
def test_there_is_one_daughter() -> None:
    table = house("iris@H2 leona@A1:daughter")
    table.pieces, table.counters = {"person-1": "H2"}, {"daughter": 0}

    play(table, "one iris", "one meet")

    assert figure(table, "iris").loot == ()
    assert len(player(table, "one").hand) == 1


@rule("CAD-AMB-195")
def test_without_two_free_slots_she_stays_openly_and_can_be_led_away_later() -> None:
    table = house("iris@H2:ring,ring leona@H3")
    table.pieces = {"person-1": "H2"}

    play(table, "one iris", "one meet")
    assert figure(table, "iris").loot == ("ring", "ring")
    assert table.pieces == {"daughter": "H2"}

    full = house("iris@H2:ring,ring")
    full.pieces, full.counters = {"daughter": "H2"}, {"daughter": 0}
    play(full, "one iris")
    assert "lead" not in codes(full)

    free = house("iris@H2:ring")
    free.pieces, free.counters = {"daughter": "H2"}, {"daughter": 0}
    play(free, "one iris", "one lead")
    assert figure(free, "iris").loot == ("ring", "daughter")
    assert free.pieces == {}
    assert player(free, "one").actions == 6


@rule("CAD-AMB-195")
def test_she_is_stolen_like_one_treasure() -> None:
    table = city(
        one="maren@F5", two="bragg@G5:daughter,ring", adventure="adv-08", dice=(6, 6, 1, 1)
    )

    play(table, "one maren", "one attack:bragg")
    assert codes(table) == ["daughter", "ring"]
    play(table, "one daughter")

    assert figure(table, "maren").loot == ("daughter",)
    assert figure(table, "bragg").loot == ("ring",)


@rule("CAD-AMB-195", "CAD-AMB-65")
def test_a_surplus_daughter_goes_back_to_the_chapel() -> None:
    table = city(
        one="maren@F5:ring,ring", two="bragg@G5:daughter", adventure="adv-08", dice=(6, 6, 1, 1)
    )

    play(table, "one maren", "one attack:bragg")
    assert asked(table) == ["one surplus"]
    play(table, "one daughter")

    assert "one surplus.room" not in asked(table)
    assert figure(table, "maren").loot == ("ring", "ring")
    assert table.pieces["daughter"] == "J7"
    assert told(table, "person.back") == [{"person": "daughter", "place": "J7"}]


@rule("CAD-AMB-195", "CAD-AMB-65")
def test_who_holds_three_gives_up_two_treasures_for_her() -> None:
    table = city(
        one="maren@F5:ring,ring,keys",
        two="bragg@G5:daughter",
        adventure="adv-08",
        dice=(6, 6, 1, 1),
    )

    play(table, "one maren", "one attack:bragg", "one ring", "one B3", "one ring", "one B4")

    assert figure(table, "maren").loot == ("keys", "daughter")
    assert table.chests == {"B3": "ring", "B4": "ring"}


@rule("CAD-AMB-195", "CAD-AMB-84")
def test_her_carrier_in_prison_keeps_her() -> None:
    table = city(
        one="iris@A1",
        two="bragg@G5:daughter",
        adventure="adv-08",
        guards={"valrut": "F5"},
        options={"patrols": "new"},
        begins=True,
        dice=(6, 6, 1, 1),
    )

    play(table, "one valrut", "one bragg")

    assert figure(table, "bragg").place == "prison"
    assert figure(table, "bragg").loot == ("daughter",)


@rule("CAD-AMB-195")
@pytest.mark.parametrize(("roll", "fate"), [(1, "lost"), (2, "tunnel"), (3, "tunnel")])
def test_a_daughter_lost_in_the_tunnel_goes_back_to_the_chapel(roll: int, fate: str) -> None:
    table = city(
        one="iris@tunnel:daughter leona@A1",
        two="nyra@K9",
        adventure="adv-08",
        closed="E1",
        options={"expansion": True},
        dice=(roll,),
    )

    play(table, "one iris", "one tunnel")

    assert (figure(table, "iris").fate, figure(table, "iris").loot) == (fate, ())
    assert table.pieces["daughter"] == "J7"


@rule("CAD-AMB-195")
def test_she_is_never_handed_in_and_pays_twelve_outside() -> None:
    table = city(
        one="iris@out:daughter",
        two="nyra@K9",
        turn="two",
        round=7,
        closed="E1",
        adventure="adv-08",
    )

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores == (17, 2)


@rule("CAD-AMB-195", "CAD-AMB-107")
def test_a_led_person_slows_bragg() -> None:
    table = city(one="bragg@A1:daughter", two="nyra@K9", adventure="adv-08")

    play(table, "one bragg")

    assert "A6" not in codes(table)
