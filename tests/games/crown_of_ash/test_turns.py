"""Rounds, turns and the slots that are open to a minion (chapter Overview)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.kernel import UnknownCode
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    PARTIES,
    ashlands,
    asked,
    codes,
    defenders,
    fresh,
    hand,
    idle,
    idle_on,
    owner,
    play,
    player,
    provinces,
    told,
)

# --- Rounds ---------------------------------------------------------------------------------------


@rule("COA-ROUND-01")
@pytest.mark.parametrize(("mode", "people"), PARTIES)
def test_the_game_lasts_four_rounds_of_four_turns_for_every_player(mode: str, people: int) -> None:
    table = fresh(mode, people)

    while not table.over:
        idle(table)

    assert [fact["number"] for fact in told(table, "round")] == [1, 2, 3, 4]
    turns = [fact["seat"] for fact in told(table, "turn")]
    assert [turns.count(at) for at in range(len(table.players))] == [16] * len(table.players)


@rule("COA-ROUND-02")
def test_a_round_ends_when_all_players_have_placed_all_their_minions() -> None:
    table = ashlands(minions={"mors": 1, "nox": 1}, volcano="mors")

    play(table, "mors gold")
    assert (table.round, player(table, "mors").vp) == (1, 0)

    play(table, "nox gold")
    assert player(table, "mors").vp == 1
    assert asked(table) == [("nox", "order.next")]


@rule("COA-ROUND-02")
@pytest.mark.parametrize(("mode", "people"), PARTIES)
def test_every_player_has_four_turns_before_the_second_round(mode: str, people: int) -> None:
    table = idle_on(idle(fresh(mode, people)))

    assert len(told(table, "turn")) == 4 * len(table.players) + 1
    assert table.round == 2


# --- A turn ---------------------------------------------------------------------------------------


@rule("COA-TURN-01")
def test_a_player_places_exactly_one_minion_on_a_slot_that_is_open() -> None:
    table = ashlands(
        volcano="mors", village="nox", hand={"mors": "bone-thrall"}, store={"mors": "2 gold"}
    )
    assert codes(table, "mors") == [
        "gold",
        "build",
        "refresh",
        "volcano/resource",
        "village/resource",
        "village/battle",
        "citadel/left",
        "citadel/right",
        "citadel/front",
    ]

    play(table, "mors gold", "mors pass")

    assert player(table, "mors").minions == 3
    assert [there for there in table.slots.values() if there] == [(0,)]
    assert asked(table) == [("nox", "place")]


@rule("COA-TURN-01")
def test_a_minion_cannot_be_placed_on_a_closed_slot() -> None:
    table = ashlands(volcano="mors")

    for closed in ("build", "coast/resource", "volcano/battle", "citadel/left"):
        with pytest.raises(UnknownCode):
            play(table, f"mors {closed}")
    assert player(table, "mors").minions == 4


@rule("COA-TURN-02")
def test_the_action_of_the_slot_is_carried_out_at_once() -> None:
    table = ashlands(volcano="nox", row="fume-thrall", hand={"nox": "bone-thrall"})

    play(table, "mors volcano/resource")

    assert player(table, "mors").store["sulphur"] == 2
    assert asked(table) == [("mors", "recruit")]


@rule("COA-TURN-03", "COA-RECR-01")
def test_at_the_end_of_the_turn_the_active_player_may_recruit_a_face_up_warrior() -> None:
    table = ashlands(
        row="bone-thrall cinder-thrall clot-warden vapour-hound ash-engine bone-colossus",
        store={"mors": "9 bone 9 ash 9 blood 9 sulphur"},
    )
    assert asked(table) == [("mors", "place")]
    assert not [code for code in codes(table, "mors") if code.startswith("recruit")]

    play(table, "mors refresh")

    assert asked(table) == [("mors", "recruit")]
    assert codes(table, "mors") == [
        "pass",
        "recruit:bone-thrall",
        "recruit:cinder-thrall",
        "recruit:clot-warden",
        "recruit:vapour-hound",
        "recruit:ash-engine",
        "recruit:bone-colossus",
    ]


@rule("COA-TURN-04")
def test_then_it_is_the_turn_of_the_next_player_in_the_order() -> None:
    table = ashlands("visio fortis mors nox", row="-")
    turns = []

    for _ in range(6):
        turns += asked(table)
        idle(table)

    names = ["visio", "fortis", "mors", "nox", "visio", "fortis"]
    assert turns == [(name, "place") for name in names]


@rule("COA-TURN-05")
def test_a_minion_gains_gold() -> None:
    table = play(ashlands(), "mors gold")

    assert player(table, "mors").store["gold"] == 2


@rule("COA-TURN-05")
def test_a_minion_gains_resources() -> None:
    table = play(ashlands(village="nox"), "mors village/resource")

    assert player(table, "mors").store["blood"] == 2


@rule("COA-TURN-05")
def test_a_minion_builds() -> None:
    table = ashlands(offer="charnel-pit", store={"mors": "2 gold"})

    play(table, "mors build", "mors coast")

    assert owner(table, "coast") == "mors"


@rule("COA-TURN-05")
def test_a_minion_starts_a_battle() -> None:
    table = ashlands(volcano="nox", hand={"mors": "bone-thrall"})

    play(table, "mors volcano/battle")

    assert asked(table) == [("mors", "battle.card"), ("nox", "battle.card")]


@rule("COA-TURN-05")
def test_a_minion_refreshes() -> None:
    table = ashlands(cards={"mors": "0 1"})

    play(table, "mors refresh")

    assert len(player(table, "mors").cards) == 5


@rule("COA-AMB-72")
def test_a_minion_must_be_placed_and_the_gold_slot_is_always_open() -> None:
    table = ashlands(slots={"gold": "nox nox nox nox mors mors", "citadel/front": "mors"})

    assert codes(table, "mors") == ["gold", "refresh"]


@rule("COA-AMB-72", "COA-RECR-01")
def test_recruiting_and_adjusting_are_optional() -> None:
    table = ashlands(volcano="mors mors-bone-1", row="fume-thrall", hand={"mors": "mors-ash-2"})

    play(table, "mors volcano/resource", "mors done", "mors pass")

    assert defenders(table, "volcano") == ["mors-bone-1"]
    assert hand(table, "mors") == ["mors-ash-2"]
    assert player(table, "mors").store["sulphur"] == 2
    assert asked(table) == [("nox", "place")]


# --- Open and closed slots ------------------------------------------------------------------------


@rule("COA-RES-03")
def test_a_resource_slot_holds_one_minion() -> None:
    table = ashlands(volcano="nox", coast="nox", slots={"volcano/resource": "nox"})
    assert "volcano/resource" not in codes(table, "mors")
    assert "coast/resource" in codes(table, "mors")

    play(table, "mors coast/resource", "nox coast/resource")

    assert "coast/resource" not in codes(table, "mors")


@rule("COA-RES-04", "COA-AMB-07")
@pytest.mark.parametrize(("order", "more"), [("", 0), ("visio", 1), ("visio fortis", 1)])
@pytest.mark.parametrize(
    ("province", "solid"),
    [("volcano", 1), ("village", 1), ("coast", 2), ("forest", 2), ("desert", 1), ("mountains", 1)],
)
def test_a_dashed_resource_slot_is_open_only_with_three_or_four_players(
    order: str, more: int, province: str, solid: int
) -> None:
    lands: dict[str, Any] = {province: "nox"}
    for taken in range(solid + more + 1):
        table = ashlands(
            f"mors nox {order}",
            slots={f"{province}/resource": "nox " * taken},
            **lands,
        )
        assert (f"{province}/resource" in codes(table, "mors")) == (taken < solid + more)


@rule("COA-AMB-07")
@pytest.mark.parametrize(("order", "more"), [("", 0), ("visio", 1), ("visio fortis", 1)])
@pytest.mark.parametrize("province", provinces())
def test_a_dashed_battle_slot_is_open_only_with_three_or_four_players(
    order: str, more: int, province: str
) -> None:
    lands: dict[str, Any] = {province: "nox"}
    for taken in range(more + 2):
        table = ashlands(
            f"mors nox {order}",
            hand={"mors": "bone-thrall"},
            slots={f"{province}/battle": "nox " * taken},
            **lands,
        )
        assert (f"{province}/battle" in codes(table, "mors")) == (taken <= more)


@rule("COA-AMB-05")
def test_the_resource_slots_of_a_province_without_a_structure_are_closed() -> None:
    table = ashlands(volcano="mors")

    assert "volcano/resource" in codes(table, "mors")
    assert "coast/resource" not in codes(table, "mors")


@rule("COA-AMB-05")
def test_the_resource_slots_of_a_province_without_a_structure_are_closed_to_the_opponent() -> None:
    table = ashlands(
        "mors nox", mode="solo", citadel="nox", forest="mors", action="harvest", dice=[3]
    )

    play(table, "mors gold")

    assert table.slots["coast/resource"] == ()
    assert table.slots["forest/resource"] == (1,)


@rule("COA-AMB-06", "COA-AMB-07")
def test_a_province_of_another_player_can_be_attacked_without_defenders_there() -> None:
    table = ashlands(volcano="nox", hand={"mors": "bone-thrall"})

    play(table, "mors volcano/battle", "mors card:1", "nox card:1")

    assert owner(table, "volcano") == "mors"


@rule("COA-AMB-06")
def test_own_and_uncontrolled_provinces_cannot_be_attacked() -> None:
    table = ashlands(volcano="mors", village="nox", hand={"mors": "bone-thrall"})
    attacks = [code for code in codes(table, "mors") if code.endswith("/battle")]

    assert attacks == ["village/battle"]


@rule("COA-AMB-06")
def test_nobody_attacks_without_a_warrior_or_without_a_free_battle_slot() -> None:
    empty_hand = ashlands(volcano="nox", graveyard={"mors": "bone-thrall"})
    full_slot = ashlands(
        volcano="nox", hand={"mors": "bone-thrall"}, slots={"volcano/battle": "mors"}
    )

    assert "volcano/battle" not in codes(empty_hand, "mors")
    assert "volcano/battle" not in codes(full_slot, "mors")


@rule("COA-AMB-06")
def test_the_attacker_commits_at_least_one_warrior() -> None:
    table = ashlands(volcano="nox", hand={"mors": "bone-thrall cinder-thrall"})

    play(table, "mors volcano/battle")
    assert codes(table, "mors") == ["warrior:bone-thrall", "warrior:cinder-thrall"]

    play(table, "mors warrior:bone-thrall")
    assert codes(table, "mors") == ["done", "warrior:cinder-thrall"]
