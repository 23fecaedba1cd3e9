"""The abilities of Fortis: Regroup and Fortify (chapter Abilities)."""

from __future__ import annotations

from emberkeep.games.crown_of_ash.rules.strength import defence
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    defenders,
    hand,
    idle_on,
    kinds,
    play,
    player,
    seen_by,
    told,
)

ADVANCED = {"abilities": True}


def strength(table: Ashlands, region: str) -> int:
    return defence(table.regions[region])


# Regroup


@rule("COA-ABIL-FORTIS-1")
def test_regroup_adds_one_warrior_to_the_board() -> None:
    table = ashlands(
        "fortis nox", options=ADVANCED, volcano="fortis", hand={"fortis": "soot-lancer gore-thrall"}
    )

    play(table, "fortis ability:regroup", "fortis warrior:soot-lancer")

    assert defenders(table, "volcano") == ["soot-lancer"]
    assert hand(table, "fortis") == ["gore-thrall"]
    assert asked(table) == [("fortis", "place")]  # one warrior a use


@rule("COA-ABIL-FORTIS-1")
def test_regroup_takes_one_warrior_off_the_board() -> None:
    table = ashlands("fortis nox", options=ADVANCED, volcano="fortis soot-lancer gore-thrall")

    play(table, "fortis ability:regroup", "fortis warrior:gore-thrall")

    assert defenders(table, "volcano") == ["soot-lancer"]
    assert hand(table, "fortis") == ["gore-thrall"]


@rule("COA-ABIL-FORTIS-1")
def test_regroup_moves_one_warrior_between_own_regions() -> None:
    table = ashlands(
        "fortis nox", options=ADVANCED, volcano="fortis soot-lancer", coast="fortis", desert="nox"
    )

    play(table, "fortis ability:regroup")
    assert codes(table, "fortis") == ["hand", "to:coast"]

    play(table, "fortis to:coast")
    assert defenders(table, "volcano") == []
    assert defenders(table, "coast") == ["soot-lancer"]


@rule("COA-ABIL-FORTIS-1")
def test_regroup_exchanges_a_defender_with_the_hand() -> None:
    table = ashlands(
        "fortis nox",
        options=ADVANCED,
        volcano="fortis soot-lancer gore-thrall",
        hand={"fortis": "bone-colossus"},
    )

    play(table, "fortis ability:regroup", "fortis warrior:soot-lancer", "fortis swap:bone-colossus")

    assert defenders(table, "volcano") == ["gore-thrall", "bone-colossus"]
    assert hand(table, "fortis") == ["soot-lancer"]


@rule("COA-ABIL-FORTIS-1")
def test_regroup_exchanges_two_warriors_of_own_regions() -> None:
    table = ashlands(
        "fortis nox",
        options=ADVANCED,
        volcano="fortis soot-lancer gore-thrall",
        citadel="fortis bone-colossus marrow-spear fume-thrall",
    )

    play(table, "fortis ability:regroup", "fortis warrior:soot-lancer", "fortis swap:marrow-spear")

    assert defenders(table, "volcano") == ["gore-thrall", "marrow-spear"]
    assert defenders(table, "citadel") == ["bone-colossus", "fume-thrall", "soot-lancer"]


@rule("COA-ABIL-FORTIS-1", "COA-AMB-46")
def test_regroup_includes_the_citadel_up_to_three_warriors() -> None:
    table = ashlands(
        "fortis nox",
        options=ADVANCED,
        citadel="fortis gore-thrall fume-thrall",
        hand={"fortis": "soot-lancer bone-colossus"},
    )

    play(table, "fortis ability:regroup", "fortis warrior:soot-lancer")
    assert codes(table, "fortis") == ["to:citadel", "swap:gore-thrall", "swap:fume-thrall"]

    play(table, "fortis to:citadel", "fortis refresh")
    play(table, "fortis ability:regroup", "fortis warrior:bone-colossus")
    assert "to:citadel" not in codes(table, "fortis")


@rule("COA-AMB-46")
def test_regroup_works_only_in_own_regions_up_to_two_warriors_in_a_province() -> None:
    table = ashlands(
        "fortis nox",
        options=ADVANCED,
        volcano="fortis gore-thrall fume-thrall",
        coast="nox bone-thrall",
        hand={"fortis": "soot-lancer"},
    )

    play(table, "fortis ability:regroup")
    assert codes(table, "fortis") == [
        "warrior:gore-thrall",
        "warrior:fume-thrall",
        "warrior:soot-lancer",
    ]

    play(table, "fortis warrior:soot-lancer")
    assert codes(table, "fortis") == ["swap:gore-thrall", "swap:fume-thrall"]


@rule("COA-AMB-46", "COA-AUTO-07")
def test_regroup_is_not_adjusting_so_it_never_posts_an_automaton() -> None:
    table = ashlands(
        "fortis nox",
        options=ADVANCED,
        volcano="fortis gore-thrall",
        coast="fortis bone-engine",
        hand={"fortis": "ash-engine soot-lancer"},
    )

    play(table, "fortis ability:regroup")
    assert codes(table, "fortis") == [
        "warrior:gore-thrall",
        "warrior:bone-engine",
        "warrior:soot-lancer",
    ]

    play(table, "fortis warrior:gore-thrall")
    assert codes(table, "fortis") == ["hand", "to:coast", "swap:soot-lancer"]


@rule("COA-AMB-46")
def test_regroup_may_take_an_automaton_off_the_board_but_not_move_it() -> None:
    table = ashlands(
        "fortis nox",
        options=ADVANCED,
        volcano="fortis",
        coast="fortis bone-engine",
        hand={"fortis": "ash-engine soot-lancer"},
    )

    play(table, "fortis ability:regroup", "fortis warrior:bone-engine")
    assert codes(table, "fortis") == ["hand", "swap:soot-lancer"]

    play(table, "fortis swap:soot-lancer")
    assert defenders(table, "coast") == ["soot-lancer"]
    assert hand(table, "fortis") == ["ash-engine", "bone-engine"]


@rule("COA-AMB-46")
def test_with_nothing_but_automata_in_hand_regroup_adds_nobody() -> None:
    table = ashlands(
        "fortis nox", options=ADVANCED, volcano="fortis", hand={"fortis": "bone-engine"}
    )

    assert "ability:regroup" not in codes(table, "fortis")


@rule("COA-AMB-46")
def test_regroup_is_closed_in_a_battle_once_warriors_are_committed() -> None:
    table = ashlands(
        "fortis nox",
        options=ADVANCED,
        volcano="fortis gore-thrall",
        coast="nox",
        hand={"fortis": "soot-lancer fume-thrall"},
    )
    assert "ability:regroup" in codes(table, "fortis")

    play(table, "fortis coast/battle", "fortis warrior:soot-lancer")
    assert codes(table, "fortis") == ["done", "warrior:fume-thrall"]

    play(table, "fortis done")
    assert asked(table) == [("fortis", "battle.card"), ("nox", "battle.card")]
    play(table, "fortis card:3", "nox card:1", "fortis ash", "nox ash")
    assert "ability:regroup" in codes(table, "fortis")  # open again before the recruit


@rule("COA-AMB-46")
def test_regroup_needs_an_own_region() -> None:
    table = ashlands(
        "fortis nox", options=ADVANCED, volcano="nox", hand={"fortis": "soot-lancer"}, row=""
    )

    assert "ability:regroup" not in codes(table, "fortis")


# Fortify


@rule("COA-ABIL-FORTIS-2", "COA-AMB-47")
def test_fortify_raises_the_synergy_of_a_pair_of_defenders_to_two() -> None:
    table = ashlands(
        "fortis nox",
        options=ADVANCED,
        volcano="fortis gore-thrall vein-stalker",
        coast="fortis soot-lancer fume-thrall",
        hand={"nox": "bone-colossus"},
    )
    assert strength(table, "volcano") == 2 + 3 + 1

    play(table, "fortis ability:fortify")  # the volcano has the only pair
    assert strength(table, "volcano") == 2 + 3 + 2
    assert strength(table, "coast") == 3 + 2

    play(table, "fortis refresh", "fortis pass", "nox volcano/battle", "nox card:1")
    play(table, "fortis card:1", "nox ash")
    assert told(table, "battle.lost")[0]["defence"] == 2 + 3 + 2 + 1


@rule("COA-AMB-47")
def test_a_triple_cannot_be_raised() -> None:
    table = ashlands(
        "fortis nox", options=ADVANCED, citadel="fortis gore-thrall vein-stalker clot-warden"
    )

    assert strength(table, "citadel") == 2 + 3 + 4 + 2
    assert "ability:fortify" not in codes(table, "fortis")


@rule("COA-AMB-47")
def test_a_pair_beside_another_warrior_can_be_raised_once() -> None:
    table = ashlands(
        "fortis nox", options=ADVANCED, citadel="fortis gore-thrall soot-lancer clot-warden"
    )

    play(table, "fortis ability:fortify", "fortis refresh")

    assert strength(table, "citadel") == 2 + 3 + 4 + 2
    assert "ability:fortify" not in codes(table, "fortis")


@rule("COA-AMB-47")
def test_fortify_lasts_while_the_two_stay_together() -> None:
    table = ashlands(
        "fortis nox",
        options=ADVANCED,
        citadel="fortis gore-thrall clot-warden soot-lancer",
        volcano="fortis",
        minions={"fortis": 1, "nox": 0},
        row="",
    )

    play(table, "fortis ability:fortify", "fortis gold")
    idle_on(table)
    assert strength(table, "citadel") == 2 + 4 + 3 + 2  # also in the next round

    play(table, "fortis ability:regroup", "fortis warrior:soot-lancer", "fortis hand")
    assert strength(table, "citadel") == 2 + 4 + 2  # the pair is still there


@rule("COA-AMB-47")
def test_a_pair_that_is_parted_loses_its_raised_synergy() -> None:
    table = ashlands(
        "fortis nox",
        options=ADVANCED,
        volcano="fortis gore-thrall vein-stalker",
        hand={"fortis": "clot-warden"},
    )

    play(table, "fortis ability:fortify", "fortis volcano/resource")
    play(table, "fortis take:gore-thrall", "fortis add:clot-warden", "fortis done")

    assert strength(table, "volcano") == 3 + 4 + 1


@rule("COA-ABIL-FORTIS-2", "COA-AMB-47")
def test_fortify_raises_two_matching_attackers_once_the_dice_have_fallen() -> None:
    table = ashlands(
        "fortis nox",
        options=ADVANCED,
        volcano="nox bone-colossus",
        hand={"fortis": "gore-thrall vein-stalker"},
        dice=[1],
    )

    play(table, "fortis volcano/battle", "fortis warrior:gore-thrall")
    play(table, "fortis warrior:vein-stalker", "fortis card:die", "nox card:1")
    assert asked(table) == [("fortis", "battle.fortify")]
    battle = seen_by(table).battle
    assert battle is not None
    assert len(battle.cards) == 2
    assert battle.dice == ((0, 1),)
    assert "battle.won" not in kinds(table)  # the totals are not compared yet

    play(table, "fortis ability:fortify", "nox ash")
    assert told(table, "battle.won")[0]["attack"] == 2 + 3 + 2 + 1
    assert strength(table, "volcano") == 2 + 3 + 2  # they moved in together
    assert not player(table, "fortis").ability


@rule("COA-AMB-47", "COA-AMB-45")
def test_fortis_may_wait_until_mors_has_had_a_die_rolled_again() -> None:
    table = ashlands(
        "fortis nox mors",
        options=ADVANCED,
        volcano="nox",
        hand={"fortis": "gore-thrall vein-stalker"},
        dice=[6, 1],
    )

    play(table, "fortis volcano/battle", "fortis warrior:gore-thrall")
    play(table, "fortis warrior:vein-stalker", "fortis card:die", "nox card:4")
    assert asked(table) == [("mors", "reroll")]

    play(table, "mors reroll:fortis")
    assert asked(table) == [("fortis", "battle.fortify")]


@rule("COA-AMB-47")
def test_attackers_that_do_not_match_or_are_three_cannot_be_raised() -> None:
    for legion in ("gore-thrall soot-lancer fume-thrall", "gore-thrall vein-stalker clot-warden"):
        table = ashlands("fortis nox", options=ADVANCED, hand={"fortis": legion}, row="")

        play(table, "fortis citadel/right")
        play(table, *[f"fortis warrior:{name}" for name in legion.split()], "fortis card:1")

        assert told(table, "battle.won") != []  # without a question in between


@rule("COA-ABIL-FORTIS-2")
def test_a_pair_that_is_spared_keeps_its_plain_synergy_and_the_token_stays_active() -> None:
    table = ashlands(
        "fortis nox", options=ADVANCED, volcano="nox", hand={"fortis": "gore-thrall vein-stalker"}
    )

    play(table, "fortis volcano/battle", "fortis warrior:gore-thrall")
    play(table, "fortis warrior:vein-stalker", "fortis card:1", "nox card:1", "fortis pass")

    assert told(table, "battle.won")[0]["attack"] == 2 + 3 + 1 + 1
    assert player(table, "fortis").ability


@rule("COA-ABIL-FORTIS-2")
def test_fortis_does_not_fortify_in_the_turns_of_others() -> None:
    table = ashlands(
        "nox fortis",
        options=ADVANCED,
        volcano="fortis gore-thrall vein-stalker",
        hand={"nox": "bone-colossus"},
    )

    play(table, "nox volcano/battle", "nox card:1", "fortis card:1")

    assert told(table, "battle.lost")[0]["defence"] == 2 + 3 + 1 + 1
    assert player(table, "fortis").ability
