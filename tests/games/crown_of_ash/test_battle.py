"""Battles (chapter Battle)."""

from __future__ import annotations

import pytest

from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    defenders,
    graveyard,
    hand,
    kinds,
    owner,
    play,
    player,
    seen_by,
    told,
)

# How a battle begins


@rule("COA-BATTLE-01")
def test_a_battle_starts_in_a_region_that_another_player_or_the_king_controls() -> None:
    table = ashlands(volcano="mors", coast="nox", hand={"mors": "soot-lancer"})

    places = codes(table, "mors")

    assert "coast/battle" in places
    assert "citadel/front" in places
    assert "volcano/battle" not in places  # an own province
    assert "forest/battle" not in places  # nobody's


@rule("COA-BATTLE-01")
def test_a_battle_needs_a_free_battle_slot() -> None:
    table = ashlands(coast="nox", hand={"mors": "soot-lancer"}, slots={"coast/battle": "nox"})

    assert "coast/battle" not in codes(table, "mors")
    assert "coast/resource" in codes(table, "mors")


@rule("COA-BATTLE-02")
def test_nobody_attacks_without_a_warrior_in_hand() -> None:
    table = ashlands(coast="nox", volcano="mors bone-thrall")

    assert [code for code in codes(table, "mors") if "battle" in code] == []
    assert [code for code in codes(table, "mors") if "citadel" in code] == []


# Warriors


@rule("COA-BATTLE-03")
def test_the_attacker_lays_up_to_two_warriors() -> None:
    table = ashlands(volcano="nox", hand={"mors": "soot-lancer gore-thrall fume-thrall"})

    play(table, "mors volcano/battle", "mors warrior:soot-lancer")
    assert codes(table, "mors") == ["done", "warrior:gore-thrall", "warrior:fume-thrall"]

    play(table, "mors warrior:gore-thrall")
    assert asked(table) == [("mors", "battle.card"), ("nox", "battle.card")]
    assert hand(table, "mors") == ["fume-thrall"]


@rule("COA-BATTLE-03")
def test_the_attacker_lays_up_to_three_warriors_at_the_citadel() -> None:
    legion = "soot-lancer gore-thrall fume-thrall bone-thrall"
    table = ashlands(citadel="nox", hand={"mors": legion})

    play(table, "mors citadel/right", *[f"mors warrior:{name}" for name in legion.split()[:3]])

    assert asked(table) == [("mors", "battle.card"), ("nox", "battle.card")]
    assert hand(table, "mors") == ["bone-thrall"]


@rule("COA-BATTLE-03")
def test_everybody_sees_how_many_attack_and_nobody_which() -> None:
    table = ashlands("mors nox visio", volcano="nox", hand={"mors": "soot-lancer gore-thrall"})

    play(table, "mors volcano/battle", "mors warrior:gore-thrall", "mors done")

    assert told(table, "battle.committed") == [{"seat": 0, "number": 1}]
    for watcher in ("nox", "visio", ""):
        battle = seen_by(table, watcher).battle
        assert battle is not None
        assert battle.size == 1
        assert battle.warriors == ()


@rule("COA-BATTLE-02")
def test_the_attacker_lays_at_least_one_warrior() -> None:
    table = ashlands(volcano="nox", hand={"mors": "soot-lancer gore-thrall"})

    play(table, "mors volcano/battle")

    assert codes(table, "mors") == ["warrior:soot-lancer", "warrior:gore-thrall"]


@rule("COA-BATTLE-04")
def test_the_defender_adds_no_warriors_from_hand() -> None:
    table = ashlands(volcano="nox", hand={"mors": "gore-thrall", "nox": "bone-colossus"})

    play(table, "mors volcano/battle")
    assert codes(table, "nox") == ["card:0", "card:1", "card:3", "card:die", "card:4"]

    play(table, "mors card:1", "nox card:1", "nox bone")
    assert told(table, "battle.won")[0]["defence"] == 1
    assert hand(table, "nox") == ["bone-colossus"]


# Battle cards


@rule("COA-BATTLE-05")
def test_both_choose_a_battle_card_from_hand_at_the_same_time() -> None:
    table = ashlands(
        volcano="nox", hand={"mors": "gore-thrall"}, cards={"mors": "3 4", "nox": "0 die"}
    )

    play(table, "mors volcano/battle")

    assert asked(table) == [("mors", "battle.card"), ("nox", "battle.card")]
    assert codes(table, "mors") == ["card:3", "card:4"]
    assert codes(table, "nox") == ["card:0", "card:die"]


@rule("COA-BATTLE-05")
def test_either_side_may_lay_its_battle_card_first_and_lays_it_face_down() -> None:
    table = ashlands(volcano="nox", hand={"mors": "gore-thrall"})

    play(table, "mors volcano/battle", "nox card:4")

    assert asked(table) == [("mors", "battle.card")]
    assert "card:4" in codes(table, "mors")
    battle = seen_by(table, "mors").battle
    assert battle is not None
    assert battle.cards == ()


@rule("COA-BATTLE-06")
def test_cards_and_attackers_are_revealed_at_the_same_time() -> None:
    table = ashlands(volcano="nox bone-thrall", hand={"mors": "soot-lancer"})

    play(table, "mors volcano/battle", "mors card:4")
    assert told(table, "battle.revealed") == []

    play(table, "nox card:1")
    assert told(table, "battle.revealed") == [
        {
            "region": "volcano",
            "attacker": 0,
            "defender": 1,
            "warriors": ("soot-lancer",),
            "defenders": ("bone-thrall",),
            "cards": {"0": "4", "1": "1"},
        }
    ]
    battle = seen_by(table).battle
    assert battle is not None
    assert battle.cards == ((0, "4"), (1, "1"))


@rule("COA-BATTLE-07")
def test_the_owner_of_a_die_card_rolls_after_the_reveal() -> None:
    table = ashlands(volcano="nox bone-thrall", hand={"mors": "soot-lancer"}, dice=[6])

    play(table, "mors volcano/battle", "mors card:4", "nox card:die")

    assert told(table, "die") == [{"seat": 1, "roll": 6, "why": "battle"}]
    assert kinds(table).index("battle.revealed") < kinds(table).index("die")
    assert told(table, "battle.lost")[0]["defence"] == 2 + 6
    assert told(table, "battle.lost")[0]["attack"] == 3 + 4


@rule("COA-BATTLE-07")
def test_each_die_card_has_a_die_of_its_own() -> None:
    table = ashlands(volcano="nox", hand={"mors": "soot-lancer"}, dice=[1, 5])

    play(table, "mors volcano/battle", "mors card:die", "nox card:die")

    assert told(table, "battle.lost")[0]["attack"] == 3 + 1
    assert told(table, "battle.lost")[0]["defence"] == 5


# The outcome


@rule("COA-BATTLE-08", "COA-SYN-01")
def test_a_total_is_warriors_and_synergy_and_battle_card() -> None:
    table = ashlands(
        volcano="nox bone-thrall barrow-hound", hand={"mors": "soot-lancer cinder-thrall"}
    )

    play(table, "mors volcano/battle", "mors warrior:soot-lancer", "mors warrior:cinder-thrall")
    play(table, "mors card:3", "nox card:1")

    assert told(table, "battle.won")[0]["attack"] == 3 + 2 + 1 + 3
    assert told(table, "battle.won")[0]["defence"] == 2 + 4 + 1 + 1


@rule("COA-BATTLE-08", "COA-SYN-01")
def test_three_matching_attackers_of_the_citadel_add_two_and_the_slot_its_modifier() -> None:
    legion = "soot-lancer cinder-thrall mors-ash-2"
    table = ashlands(citadel="nox gore-thrall", hand={"mors": legion})

    play(table, "mors citadel/left", *[f"mors warrior:{name}" for name in legion.split()])
    play(table, "mors card:1", "nox card:1")

    assert told(table, "battle.won")[0]["attack"] == 3 + 2 + 2 + 2 + 1 + 1
    assert told(table, "battle.won")[0]["defence"] == 2 + 1  # the slot does not help the defender


@rule("COA-BATTLE-09")
def test_the_defender_wins_a_tie() -> None:
    table = ashlands(volcano="nox marrow-spear", hand={"mors": "soot-lancer"})

    play(table, "mors volcano/battle", "mors card:1", "nox card:1")

    assert owner(table, "volcano") == "nox"
    assert "soot-lancer" in graveyard(table, "mors")


@rule("COA-BATTLE-09")
@pytest.mark.parametrize(("card", "winner"), [("0", "mors"), ("1", "mors"), ("3", "nox")])
def test_the_higher_total_wins(card: str, winner: str) -> None:
    table = ashlands(volcano="nox bone-thrall", hand={"mors": "soot-lancer"}, cards={"nox": card})

    play(table, "mors volcano/battle", "mors card:1")

    assert owner(table, "volcano") == winner


@rule("COA-BATTLE-10")
def test_a_defender_who_wins_stays_and_the_attackers_go_to_their_graveyard() -> None:
    table = ashlands(
        volcano="nox bone-colossus bone-thrall",
        hand={"mors": "soot-lancer gore-thrall fume-thrall"},
        graveyard={"mors": "mors-ash-2 mors-bone-1 mors-sulphur-1"},
    )

    play(table, "mors volcano/battle", "mors warrior:soot-lancer", "mors warrior:gore-thrall")
    play(table, "mors card:1", "nox card:1")

    assert owner(table, "volcano") == "nox"
    assert defenders(table, "volcano") == ["bone-colossus", "bone-thrall"]
    assert graveyard(table, "mors")[-2:] == ["soot-lancer", "gore-thrall"]
    assert hand(table, "mors") == ["fume-thrall"]


@rule("COA-BATTLE-11")
def test_an_attacker_who_wins_must_move_in_with_all_attacking_warriors() -> None:
    table = ashlands(
        volcano="nox volcano-start bone-thrall gore-thrall",
        hand={"mors": "soot-lancer cinder-colossus fume-thrall"},
    )

    play(table, "mors volcano/battle", "mors warrior:soot-lancer", "mors warrior:cinder-colossus")
    play(table, "mors card:1", "nox card:3")

    assert owner(table, "volcano") == "mors"
    assert defenders(table, "volcano") == ["soot-lancer", "cinder-colossus"]
    assert graveyard(table, "nox")[-2:] == ["bone-thrall", "gore-thrall"]
    assert hand(table, "mors") == ["fume-thrall"]
    assert [tile.id for tile in table.regions["volcano"].structures] == ["volcano-start"]


@rule("COA-BATTLE-12", "COA-AMB-19")
def test_rewards_come_after_control_has_changed() -> None:
    table = ashlands(volcano="nox bone-thrall", hand={"mors": "soot-lancer"})

    play(table, "mors volcano/battle", "mors card:3", "nox card:1")

    assert asked(table) == [("mors", "ingredient")]
    assert owner(table, "volcano") == "mors"
    assert defenders(table, "volcano") == ["soot-lancer"]
    assert "bone-thrall" in graveyard(table, "nox")


@rule("COA-BATTLE-13")
def test_used_battle_cards_are_discarded_face_up() -> None:
    table = ashlands(volcano="nox bone-thrall", hand={"mors": "soot-lancer"})

    play(table, "mors volcano/battle", "mors card:0", "nox card:3")
    play(table, "nox ash", "mors recall:soot-lancer")

    assert [card.id for card in player(table, "mors").discard] == ["0"]
    assert [card.id for card in player(table, "mors").cards] == ["1", "3", "die", "4"]
    assert [each.last_card for each in seen_by(table).players] == ["0", "3"]


@rule("COA-BATTLE-14", "COA-BATTLE-07", "COA-SYN-01")
def test_the_worked_example_eight_to_six() -> None:
    table = ashlands(
        volcano="nox marrow-spear mors-bone-1", hand={"mors": "blood-colossus"}, dice=[2]
    )

    play(table, "mors volcano/battle", "mors card:die", "nox card:1", "nox bone")

    assert told(table, "battle.won")[0]["attack"] == 8
    assert told(table, "battle.won")[0]["defence"] == 6
    assert owner(table, "volcano") == "mors"
    assert defenders(table, "volcano") == ["blood-colossus"]
    assert player(table, "mors").vp == 1
    assert player(table, "nox").store["bone"] == 1


@rule("COA-AMB-19")
def test_after_a_battle_everything_happens_in_its_order() -> None:
    table = ashlands(
        volcano="nox bone-thrall",
        hand={"mors": "bone-engine soot-lancer"},
        cards={"mors": "3", "nox": "1"},
        row="",
    )

    play(table, "mors volcano/battle", "mors warrior:bone-engine", "mors warrior:soot-lancer")

    assert asked(table) == [("mors", "ingredient")]  # the winner's reward
    assert defenders(table, "volcano") == ["soot-lancer"]  # the automaton left before
    assert graveyard(table, "nox")[-1] == "bone-thrall"

    play(table, "mors ash")
    assert asked(table) == [("nox", "ingredient")]  # then the loser's compensation
    assert [len(each.cards) for each in table.players] == [0, 0]

    play(table, "nox ash")
    story = [
        kind
        for kind in kinds(table)
        if kind not in {"round", "turn", "placed", "obvious", "row.refilled", "cards.back"}
    ]
    assert story == [
        "battle.committed",
        "battle.revealed",
        "battle.won",
        "automaton.returns",
        "conquered",
        "gain",  # a gold and an ingredient for the winner
        "gain",
        "gain",  # an ingredient for the loser
    ]
    assert [len(each.cards) for each in table.players] == [5, 5]  # last, all five come back


@rule("COA-AMB-19", "COA-BATTLE-13")
def test_cards_are_discarded_only_after_rewards_and_compensations() -> None:
    table = ashlands(volcano="nox bone-thrall", hand={"mors": "soot-lancer"})

    play(table, "mors volcano/battle", "mors card:1", "nox card:1")
    assert asked(table) == [("nox", "ingredient")]
    assert [each.last_card for each in seen_by(table).players] == ["", ""]

    play(table, "nox ash")
    assert [each.last_card for each in seen_by(table).players] == ["1", "1"]
