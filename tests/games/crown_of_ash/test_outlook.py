"""The odds before a battle: right where all is known, silent about what is not."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import Prospect
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import ashlands, play, player, recruits, seat


def odds(table: Ashlands, name: str) -> dict[str, Prospect]:
    """The odds that a necromancer is told, by code."""
    return {each.code: each for each in GAME.outlook(table, seat(table, name))}


@rule("COA-BATTLE-08", "COA-BATTLE-09")
def test_a_card_is_weighed_against_all_that_the_other_may_hold() -> None:
    # 3 against 2: the attack is 1 ahead, and a tie is the defender's.
    table = ashlands(volcano="nox bone-thrall", hand={"mors": "soot-lancer"})
    play(table, "mors volcano/battle")

    told = odds(table, "mors")

    # 1 + 3 = 4 beats 0, 1, 3 for sure, a die of 1 to 3, and never 4.
    assert told["card:3"].chance == pytest.approx((1 + 1 + 1 + 0.5 + 0) / 5)
    assert (told["card:3"].worst, told["card:3"].best) == (0, 1)
    assert told["card:4"].chance > told["card:3"].chance > told["card:0"].chance


@rule("COA-CIT-04", "COA-CIT-10")
def test_the_king_has_no_card() -> None:
    table = ashlands(hand={"mors": "soot-lancer"}, cards={"mors": "1 3 die"})
    play(table, "mors citadel/right")

    told = odds(table, "mors")

    assert told["card:1"] == Prospect("card:1", 0, 0, 0)  # 3 + 1 against 5
    assert told["card:3"] == Prospect("card:3", 1, 1, 1)
    assert told["card:die"].chance == pytest.approx(4 / 6)  # 3, 4, 5 or 6


@rule("COA-SYN-01", "COA-BATTLE-03")
def test_each_warrior_that_could_join_is_weighed_with_the_best_card() -> None:
    table = ashlands(
        volcano="nox bone-colossus", hand={"mors": "soot-lancer ember-warden gore-thrall"}
    )
    play(table, "mors volcano/battle", "mors warrior:gore-thrall")

    told = odds(table, "mors")

    assert told["warrior:ember-warden"].chance > told["warrior:soot-lancer"].chance
    assert told["warrior:soot-lancer"].chance > told["done"].chance


@rule("COA-BATTLE-01")
def test_a_place_to_attack_is_weighed_before_the_minion_goes_there() -> None:
    table = ashlands(
        volcano="nox", forest="nox bone-colossus cinder-colossus", hand={"mors": "gore-thrall"}
    )

    told = odds(table, "mors")

    assert told["volcano/battle"].chance > told["forest/battle"].chance
    assert told["citadel/left"].chance > told["citadel/front"].chance
    assert "gold" not in told


@rule("COA-BATTLE-03", "COA-AMB-35")
@pytest.mark.parametrize("aid", [False, True])
def test_a_defender_does_not_know_who_attacks(*, aid: bool) -> None:
    def told(warrior: str) -> dict[str, Prospect]:
        hand = {"mors": "gore-thrall bone-colossus", "nox": "soot-lancer"}
        table = ashlands(volcano="nox ember-warden", hand=hand, options={"memory-aid": aid})
        play(table, "mors volcano/battle", f"mors warrior:{warrior}", "mors done")
        return odds(table, "nox")

    assert told("gore-thrall") == told("bone-colossus")


@rule("COA-AMB-35")
def test_with_the_memory_aid_a_defender_reckons_with_the_strongest_of_the_attackers_hand() -> None:
    table = ashlands(
        volcano="nox ember-warden",
        hand={"mors": "gore-thrall bone-colossus"},
        options={"memory-aid": True},
    )
    play(table, "mors volcano/battle", "mors warrior:gore-thrall", "mors done")

    # 6 against 4 + 3: the attack wins with 3, 4 and a die of 2 or more.
    assert odds(table, "nox")["card:3"].chance == pytest.approx(1 - (1 + 1 + 5 / 6) / 5)


@rule("COA-SETUP-06", "COA-AMB-35")
def test_a_defender_reckons_only_with_warriors_that_are_in_the_game() -> None:
    seen = recruits(1, 2, 3, but="bone-thrall")  # all but one of a game of two
    table = ashlands(volcano="nox nox-ash-1", hand={"mors": "bone-thrall", "nox": seen}, row="-")
    play(table, "mors volcano/battle")

    # 2 against 1 + 3: the attack wins with 3, 4 and a die of 3 or more.
    told = odds(table, "nox")["card:3"]
    assert told.chance == pytest.approx(1 - (1 + 1 + 4 / 6) / 5)


@rule("COA-BCARD-05")
def test_without_the_memory_aid_only_the_last_card_used_is_known() -> None:
    def told(held: str, *, aid: bool) -> Prospect:
        table = ashlands(
            volcano="nox bone-thrall",
            hand={"mors": "soot-lancer"},
            cards={"nox": held},
            options={"memory-aid": aid},
        )
        assert player(table, "nox").discard[-1].id == "4"
        play(table, "mors volcano/battle")
        return odds(table, "mors")["card:3"]

    assert told("0 1", aid=False) == told("3 die", aid=False)
    assert told("0 1", aid=True).chance == 1
    assert told("3 die", aid=True).chance == pytest.approx(0.75)


def test_nothing_is_told_where_no_battle_is_decided() -> None:
    table = play(ashlands(volcano="nox", store={"mors": "9 bone, 9 ash"}), "mors gold")

    assert odds(table, "mors") == {}
