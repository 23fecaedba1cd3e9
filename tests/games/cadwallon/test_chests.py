"""Chests: locks, smashing, what is taken, and one too many (chapter Chests)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon.board import ROOMS
from emberkeep.games.cadwallon.tokens import TREASURE_ROWS, TYPES
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, figure, play, player, told

FULL = [*[kind for kind in TYPES for _ in range(4)], "purse-4", "purse-4", "purse-5", "purse-5"]
ALL_CHESTS = " ".join([f"{room}={kind}" for room, kind in zip(ROOMS, FULL, strict=True)])


@rule("CADB-CHEST-01")
def test_a_chest_is_opened_by_a_character_in_its_room() -> None:
    table = city(one="iris@B3 leona@C3", two="nyra@K9", chests="B3=ring")

    play(table, "one leona")
    assert "pick" not in codes(table)
    play(table, "one done", "one iris")
    assert {"pick", "smash"} <= set(codes(table))


@rule("CADB-CHEST-02", "CADB-CHEST-04")
@pytest.mark.parametrize(("roll", "loot"), [(1, ("ring",)), (4, ("ring",)), (5, ()), (6, ())])
def test_a_lock_is_picked_for_one_point_with_mind_or_less(roll: int, loot: tuple[str, ...]) -> None:
    table = city(one="iris@B3", two="nyra@K9", chests="B3=ring", dice=(roll,))

    play(table, "one iris", "one pick")

    assert figure(table, "iris").loot == loot
    assert table.chests == ({} if loot else {"B3": "ring"})
    assert told(table, "chest.thrown") == [{"figure": "iris", "roll": roll, "wins": (1, 2, 3, 4)}]
    picked = {"figure": "iris", "chest": "B3", "opened": bool(loot)}
    assert told(table, "chest.picked") == [picked]
    assert player(table, "one").actions == 6


@rule("CADB-CHEST-03")
def test_a_chest_is_smashed_for_two_points_and_it_always_succeeds() -> None:
    table = city(one="iris@B3", two="nyra@K9", chests="B3=ring", dice=(6,))

    play(table, "one iris", "one smash")

    assert figure(table, "iris").loot == ("ring",)
    assert player(table, "one").actions == 5
    assert told(table, "chest.smashed") == [{"figure": "iris", "chest": "B3"}]
    assert told(table, "loot") == [{"figure": "iris", "treasure": "ring"}]


@rule("CADB-CHEST-03")
def test_who_has_one_point_left_can_only_pick() -> None:
    table = city(one="iris@B3", two="nyra@K9", chests="B3=ring", actions=1)

    play(table, "one iris")

    assert "pick" in codes(table)
    assert "smash" not in codes(table)


@rule("CADB-CHEST-04")
@pytest.mark.parametrize("row", [row for row in TREASURE_ROWS if row.paid_at_once])
def test_a_purse_pays_at_once_and_is_not_carried(row: object) -> None:
    kind = str(row)
    table = city(one="iris@B3", two="nyra@K9", chests=f"B3={kind}")

    play(table, "one iris", "one smash")

    assert player(table, "one").ducats == 5 + int(kind[-1])
    assert figure(table, "iris").loot == ()


@rule("CADB-CHEST-05")
def test_a_failed_pick_uses_up_the_action() -> None:
    table = city(one="iris@B3", two="nyra@K9", chests="B3=ring", dice=(5,))

    play(table, "one iris", "one pick")

    assert not {"pick", "smash"} & set(codes(table))


@rule("CADB-CHEST-06", "CADB-CHAR-06", "CAD-AMB-84")
def test_a_fourth_treasure_goes_into_any_room_without_a_chest() -> None:
    table = city(one="iris@B3:keys,keys,scroll", two="nyra@B4", chests="B3=ring H4=ring")

    play(table, "one iris", "one smash")
    assert asked(table) == ["one surplus"]
    assert codes(table) == ["keys", "scroll", "ring"]
    play(table, "one scroll")
    assert codes(table) == [room for room in ROOMS if room != "H4"]
    play(table, "one B4")

    assert figure(table, "iris").loot == ("keys", "keys", "ring")
    assert table.chests == {"H4": "ring", "B4": "scroll"}
    assert told(table, "surplus") == [{"figure": "iris", "treasure": "scroll", "room": "B4"}]


@rule("CAD-AMB-84")
def test_a_surplus_treasure_leaves_the_game_when_every_room_has_a_chest() -> None:
    table = city(
        mode="king_of_ashes",
        one="iris@B3:crystal,crystal,crystal",
        two="nyra@K9",
        chests=ALL_CHESTS,
        open="B3=crystal",
    )
    assert len(table.chests) == 24

    play(table, "one iris", "one smash:crystal")

    assert figure(table, "iris").loot == ("crystal",) * 3
    assert len(table.chests) == 24


@rule("CAD-EXPLORE-16", "CAD-EXPLORE-17", "CAD-EXPLORE-18", "CAD-AMB-27")
@pytest.mark.parametrize(("way", "left", "roll"), [("pick", 5, 1), ("pick", 5, 6), ("smash", 4, 1)])
def test_security_costs_one_point_more_for_every_attempt(way: str, left: int, roll: int) -> None:
    table = city(
        mode="king_of_ashes",
        one="iris@B3",
        two="nyra@K9",
        chests="B3=ring",
        open="B3=security",
        dice=(roll,),
    )

    play(table, "one iris", f"one {way}")

    assert player(table, "one").actions == left
    assert table.open == ({"B3": "security"} if roll == 6 else {})


@rule("CAD-AMB-27")
def test_security_turned_up_without_a_chest_is_removed() -> None:
    table = city(mode="king_of_ashes", one="iris@C3", two="nyra@K9", tokens="B3=security")

    play(table, "one iris", "one B3")

    assert (table.covered, table.open) == ({}, {})


@rule("CAD-AMB-27", "CAD-AMB-132")
def test_security_and_a_double_lock_do_not_add_up() -> None:
    table = city(
        mode="king_of_ashes",
        one="iris@B3",
        two="nyra@K9",
        chests="B3=ring",
        open="B3=security",
        locks="B3",
    )

    play(table, "one iris", "one smash")

    assert player(table, "one").actions == 4
    assert table.locks == ()


@rule("CAD-AMB-132")
def test_a_double_lock_makes_any_attempt_dearer_until_the_chest_is_open() -> None:
    table = city(one="iris@B3", two="nyra@K9", chests="B3=ring H4=keys", hand="double-lock")

    play(table, "one card:double-lock")
    assert sorted(codes(table)) == ["B3", "H4"]
    play(table, "one B3", "one iris", "one smash")

    assert player(table, "one").actions == 4
    assert table.locks == ()


@rule("CAD-AMB-132")
def test_a_chest_has_one_lock() -> None:
    table = city(one="iris@B3", two="nyra@K9", chests="B3=ring", hand="double-lock double-lock")

    play(table, "one card:double-lock")

    assert table.locks == ("B3",)
    assert "card:double-lock" not in codes(table)


@rule("CAD-AMB-130")
def test_a_master_key_opens_a_lock_without_a_throw_for_the_same_price() -> None:
    table = city(
        one="iris@B3", two="nyra@K9", chests="B3=ring", hand="master-key", locks="B3", dice=(6,)
    )

    play(table, "one iris", "one card:master-key")

    assert figure(table, "iris").loot == ("ring",)
    assert player(table, "one").actions == 5
    assert table.discard == ["master-key"]


@rule("CAD-AMB-130", "CAD-AMB-131")
def test_a_master_key_counts_as_a_pick() -> None:
    table = city(one="iris@B3", two="nyra@K9", chests="B3=ring", hand="master-key false-bottom")

    play(table, "one iris", "one card:master-key", "one card:false-bottom")

    assert player(table, "one").ducats == 7


@rule("CAD-AMB-131")
def test_a_false_bottom_pays_two_ducats_once_a_pick() -> None:
    table = city(
        one="iris@B3", two="nyra@K9", chests="B3=ring", hand="false-bottom false-bottom", dice=(4,)
    )

    play(table, "one iris", "one pick", "one card:false-bottom")

    assert player(table, "one").ducats == 7
    assert player(table, "one").hand == ["false-bottom"]
    assert asked(table) == ["one act"]


@rule("CAD-AMB-131")
@pytest.mark.parametrize(("way", "roll"), [("smash", 1), ("pick", 5)])
def test_there_is_no_false_bottom_after_a_smash_or_a_failure(way: str, roll: int) -> None:
    table = city(one="iris@B3", two="nyra@K9", chests="B3=ring", hand="false-bottom", dice=(roll,))

    play(table, "one iris", f"one {way}")

    assert asked(table) == ["one act"]


@rule("CAD-AMB-26", "CAD-AMB-131")
def test_a_crystal_is_a_second_chest_of_its_room() -> None:
    table = city(
        mode="king_of_ashes",
        one="iris@B3 leona@C3",
        two="nyra@K9",
        chests="B3=ring",
        open="B3=crystal",
        hand="false-bottom",
        dice=(4,),
    )

    play(table, "one iris")
    assert {"pick", "smash", "pick:crystal", "smash:crystal"} <= set(codes(table))
    play(table, "one pick:crystal", "one card:false-bottom")

    assert figure(table, "iris").loot == ("crystal",)
    assert table.chests == {"B3": "ring"}
    assert player(table, "one").ducats == 7
