"""Treasures: what each gives, the bag, and what being asked tells (chapter Treasures)."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.rules.stats import defence, has, speed, strength
from emberkeep.games.ascension_tactics.tokens import TREASURE_ROWS
from emberkeep.games.ascension_tactics.words import RANGED
from emberkeep.kernel import UnknownCode
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    codes,
    figure,
    play,
    player,
    seen_by,
    told,
)

GIVES = {
    "strength-3": (3, 0, 0, False),
    "defence-3": (0, 3, 0, False),
    "speed-2": (0, 0, 2, False),
    "ranged": (0, 0, 0, True),
    "strength-5": (5, 0, 0, False),
    "defence-5": (0, 5, 0, False),
    "strength-defence": (2, 2, 0, False),
    "speed-ranged": (0, 0, 1, True),
}


@rule("AT-COMP-04")
def test_there_are_so_many_treasures_of_each_kind() -> None:
    copies = {row.id: row.copies for row in TREASURE_ROWS}

    assert copies == dict(zip(GIVES, (5, 5, 4, 3, 2, 2, 2, 1), strict=True))


@pytest.mark.parametrize("kind", GIVES)
@rule("AT-TREASURE-09", "AT-AMB-03", "AT-AMB-125")
def test_a_treasure_gives_its_bonus_to_one_champion_until_the_end_of_the_turn(kind: str) -> None:
    table = battleground(one="rut spike-vixen@G5", treasures=kind)
    vixen = figure(table, "spike-vixen")

    play(table, f"one treasure:{kind}", "one champion:spike-vixen")

    more_strength, more_defence, more_speed, ranged = GIVES[kind]
    assert strength(table, vixen) == 1 + more_strength
    assert defence(table, vixen) == 7 + more_defence
    assert speed(table, vixen) == 3 + more_speed
    assert has(table, vixen, RANGED) == ranged
    assert strength(table, figure(table, "rut")) == 5
    assert table.spent == [kind]
    play(table, "one end")
    assert (strength(table, vixen), defence(table, vixen), speed(table, vixen)) == (1, 7, 3)
    assert not has(table, vixen, RANGED)


@rule("AT-TREASURE-08")
def test_a_treasure_is_for_a_champion_of_ones_own_on_or_off_the_battlefield() -> None:
    table = battleground(one="rut spike-vixen@G5", two="tyranyx@G4", treasures="ranged")

    play(table, "one treasure:ranged")

    assert codes(table) == ["champion:rut", "champion:spike-vixen"]
    assert told(table, "treasure.used") == [{"seat": 0, "treasure": "ranged"}]


@rule("AT-TREASURE-04")
def test_a_gained_treasure_comes_from_the_bag() -> None:
    table = battleground(one="rut", hand="grove-matron apprentice")
    assert len(table.unseen) == 24

    play(table, "one play:grove-matron")

    assert len(player(table, "one").treasures) == 1
    assert len(table.unseen) == 23


@rule("AT-TREASURE-06")
def test_an_empty_bag_is_filled_with_the_discarded_treasures() -> None:
    table = battleground(one="rut", hand="grove-matron apprentice")
    table.spent, table.unseen = table.unseen, []

    play(table, "one play:grove-matron")

    assert len(player(table, "one").treasures) == 1
    assert (len(table.bag), table.spent) == (23, [])


@rule("AT-TREASURE-06")
def test_treasures_on_the_battlefield_are_not_in_the_bag() -> None:
    table = battleground(one="rut", hand="grove-matron apprentice", chests="A1 A2")
    table.spent, table.unseen = table.unseen[2:], table.unseen[:2]

    play(table, "one play:grove-matron")

    assert len(table.unseen) == 2
    assert (len(table.bag), table.spent) == (21, [])


@rule("AT-AMB-29")
def test_without_any_treasure_left_none_is_gained() -> None:
    table = battleground(
        one="rut", hand="grove-matron apprentice", treasures={"two": " ".join(_all())}
    )

    play(table, "one play:grove-matron", "one play:apprentice")

    assert player(table, "one").treasures == []


def _all() -> list[str]:
    return [row.id for row in TREASURE_ROWS for _ in range(row.copies)]


@rule("AT-AMB-31")
def test_before_and_after_the_move_and_after_the_attack_there_is_a_moment() -> None:
    table = battleground(
        one="spike-vixen@G6", two="tyranyx@G4", power=2, treasures={"two": "ranged"}
    )
    moments = [asked(table)]

    for move in ("one order:spike-vixen", "two pass", "one to:G5", "two pass", "one hit:tyranyx"):
        play(table, move)
        moments.append(asked(table))

    two, act = [("two", "treasure")], [("one", "order.act")]
    assert moments == [[("one", "turn")], two, act, two, act, two]
    assert told(table, "damage") == []


@rule("AT-AMB-31")
def test_whoever_wants_quiet_is_asked_again_in_the_next_turn() -> None:
    table = battleground(
        one="spike-vixen@G5", two="tyranyx@M1", power=2, treasures={"two": "ranged"}
    )
    play(table, "one order:spike-vixen", "two quiet", "one done", "one end")

    assert asked(table) == [("two", "treasure")]


@rule("AT-AMB-31", "AT-TREASURE-03")
def test_others_see_neither_what_is_held_nor_what_was_offered() -> None:
    views = []
    for kind in ("ranged", "strength-5"):
        table = battleground(
            one="spike-vixen@G5", two="tyranyx@M1", power=2, treasures={"two": kind}
        )
        play(table, "one order:spike-vixen")
        views.append(seen_by(table, "one"))

    assert views[0] == views[1]


@rule("AT-TREASURE-08")
def test_what_two_treasures_give_one_champion_adds_up() -> None:
    kinds = ["strength-defence", "speed-2", "ranged", "speed-2", "strength-defence"]
    table = battleground(one="rut@A1", treasures=" ".join(kinds))

    for kind in kinds:
        play(table, f"one treasure:{kind}")

    rut = figure(table, "rut")
    assert (rut.strength, rut.defence, rut.speed, rut.keywords) == (4, 4, 4, RANGED)


@rule("AT-AMB-31")
def test_a_treasure_that_is_not_held_cannot_be_used() -> None:
    table = battleground(one="rut", treasures="ranged")

    with pytest.raises(UnknownCode, match="accepted: "):
        play(table, "one treasure:speed-2")

    assert player(table, "one").treasures == ["ranged"]
