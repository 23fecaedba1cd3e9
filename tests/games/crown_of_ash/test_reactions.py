"""Abilities that answer a moment of a battle, or a die: Visio's and Second chance."""

from __future__ import annotations

import pytest

from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    automas_turn,
    codes,
    defenders,
    kinds,
    owner,
    play,
    player,
    seen_by,
    told,
)

ADVANCED = {"abilities": True}

# Unmask


@rule("COA-ABIL-VISIO-1")
def test_when_attacked_visio_may_have_the_attackers_revealed_before_cards_are_chosen() -> None:
    table = ashlands(
        "mors visio nox", options=ADVANCED, volcano="visio", hand={"mors": "soot-lancer"}
    )

    play(table, "mors volcano/battle")
    assert asked(table) == [("visio", "battle.unmask")]

    play(table, "visio ability:unmask")
    assert asked(table) == [("mors", "battle.card"), ("visio", "battle.card")]
    for watcher in ("visio", "nox", ""):
        battle = seen_by(table, watcher).battle
        assert battle is not None
        assert battle.warriors == ("soot-lancer",)
    assert not player(table, "visio").ability


@rule("COA-ABIL-VISIO-1")
def test_attackers_that_are_not_unmasked_stay_hidden() -> None:
    table = ashlands(
        "mors visio", options=ADVANCED, citadel="visio", hand={"mors": "soot-lancer gore-thrall"}
    )

    play(table, "mors citadel/left", "mors warrior:gore-thrall", "mors done", "visio pass")

    battle = seen_by(table, "visio").battle
    assert battle is not None
    assert battle.warriors == ()
    assert player(table, "visio").ability


@rule("COA-ABIL-VISIO-1")
def test_visio_unmasks_only_attackers_of_the_own_regions() -> None:
    table = ashlands(
        "mors nox visio", options=ADVANCED, volcano="nox", hand={"mors": "fume-thrall"}
    )
    play(table, "mors volcano/battle")
    assert asked(table) == [("mors", "battle.card"), ("nox", "battle.card")]

    table = ashlands("visio nox", options=ADVANCED, volcano="nox", hand={"visio": "fume-thrall"})
    play(table, "visio volcano/battle")
    assert asked(table) == [("visio", "battle.card"), ("nox", "battle.card")]


@rule("COA-AMB-42")
def test_unmask_cannot_be_used_against_the_automatic_opponent() -> None:
    table = automas_turn(
        "visio nox",
        options=ADVANCED,
        volcano="visio",
        hand={"nox": "soot-lancer"},
        action="onslaught",
        dice=[1],
    )

    assert asked(table) == [("visio", "battle.card")]
    battle = seen_by(table, "visio").battle
    assert battle is not None
    assert battle.warriors == ("soot-lancer",)
    assert player(table, "visio").ability


# Premonition


@rule("COA-ABIL-VISIO-2")
def test_premonition_names_a_card_between_choice_and_reveal() -> None:
    table = ashlands(
        "visio nox", options=ADVANCED, volcano="nox soot-lancer", hand={"visio": "gore-thrall"}
    )

    play(table, "visio volcano/battle", "visio card:3", "nox card:4")
    assert asked(table) == [("visio", "battle.premonition")]
    assert codes(table, "visio") == ["pass", "name:0", "name:1", "name:3", "name:die", "name:4"]
    battle = seen_by(table, "visio").battle
    assert battle is not None
    assert battle.cards == ((0, "3"),)

    play(table, "visio name:4", "visio ash")
    assert told(table, "battle.won")[0]["defence"] == 3 + 1
    assert told(table, "battle.won")[0]["attack"] == 2 + 3
    assert not player(table, "visio").ability


@rule("COA-ABIL-VISIO-2")
def test_visio_may_name_the_card_of_an_attacker_too() -> None:
    table = ashlands("nox visio", options=ADVANCED, volcano="visio", hand={"nox": "gore-thrall"})

    play(table, "nox volcano/battle", "visio pass", "nox card:4", "visio card:3", "visio name:4")

    assert told(table, "battle.lost")[0]["attack"] == 2 + 1


@rule("COA-ABIL-VISIO-2")
def test_a_wrong_name_has_no_effect_but_uses_the_token() -> None:
    table = ashlands(
        "visio nox", options=ADVANCED, volcano="nox soot-lancer", hand={"visio": "gore-thrall"}
    )

    play(table, "visio volcano/battle", "visio card:3", "nox card:4", "visio name:3")

    assert told(table, "battle.lost")[0]["defence"] == 3 + 4
    assert not player(table, "visio").ability


@rule("COA-ABIL-VISIO-2", "COA-ABIL-03")
def test_visio_who_unmasked_names_no_card() -> None:
    table = ashlands("nox visio", options=ADVANCED, volcano="visio", hand={"nox": "gore-thrall"})

    play(table, "nox volcano/battle", "visio ability:unmask", "nox card:4", "visio card:3")

    assert told(table, "battle.won")[0]["attack"] == 2 + 4


@rule("COA-ABIL-VISIO-2")
def test_visio_who_is_not_in_the_battle_names_no_card() -> None:
    table = ashlands(
        "mors nox visio", options=ADVANCED, volcano="nox", hand={"mors": "fume-thrall"}
    )

    play(table, "mors volcano/battle", "mors card:4", "nox card:1")

    assert told(table, "battle.won") != []


@rule("COA-AMB-40")
@pytest.mark.parametrize(("card", "counts"), [("0", 0), ("1", 1), ("3", 1), ("die", 1), ("4", 1)])
def test_a_named_card_counts_at_most_one_and_a_named_die_is_not_rolled(
    card: str, counts: int
) -> None:
    table = ashlands(
        "nox visio",
        options=ADVANCED,
        volcano="visio bone-colossus",
        hand={"nox": "gore-thrall"},
        dice=[6],
    )

    play(table, "nox volcano/battle", "visio pass", f"nox card:{card}", "visio card:4")
    play(table, f"visio name:{card}")

    assert told(table, "battle.lost")[0]["attack"] == 2 + counts
    assert told(table, "die") == []


@rule("COA-AMB-40")
def test_a_named_card_keeps_its_reward_and_its_compensation() -> None:
    table = ashlands("nox visio", options=ADVANCED, volcano="visio", hand={"nox": "bone-colossus"})
    play(table, "nox volcano/battle", "visio pass", "nox card:4", "visio card:3", "visio name:4")
    assert player(table, "nox").store["gold"] == 1  # the reward of 4, not the 2 gold of 1

    table = ashlands("nox visio", options=ADVANCED, volcano="visio", hand={"nox": "gore-thrall"})
    play(table, "nox volcano/battle", "visio pass", "nox card:3", "visio card:4", "visio name:3")
    assert told(table, "battle.lost")[0]["attack"] == 3
    assert player(table, "nox").store["gold"] == 1  # the compensation of 3, not an ingredient


@rule("COA-AMB-41")
def test_premonition_has_no_use_against_the_king() -> None:
    table = ashlands("visio nox", options=ADVANCED, hand={"visio": "bone-colossus"}, row="")

    play(table, "visio citadel/right", "visio card:4")

    assert owner(table, "citadel") == "visio"
    assert player(table, "visio").ability


@rule("COA-AMB-41")
@pytest.mark.parametrize(("guess", "counts"), [("4", 1), ("3", 4)])
def test_against_the_automatic_opponent_visio_guesses_its_face_down_top_card(
    guess: str, counts: int
) -> None:
    table = ashlands(
        "visio nox",
        mode="solo",
        options=ADVANCED,
        volcano="nox soot-lancer",
        hand={"visio": "bone-colossus"},
        cards={"nox": "4"},
    )

    play(table, "visio volcano/battle", "visio card:4")
    assert asked(table) == [("visio", "battle.premonition")]

    play(table, f"visio name:{guess}")
    assert told(table, "battle.won")[0]["defence"] == 3 + counts


# Second chance


@rule("COA-ABIL-MORS-2", "COA-AMB-45")
def test_mors_may_have_the_own_die_of_a_battle_rolled_again() -> None:
    table = ashlands(
        options=ADVANCED, volcano="nox soot-lancer", hand={"mors": "gore-thrall"}, dice=[1, 6, 2]
    )

    play(table, "mors volcano/battle", "mors card:die", "nox card:1")
    assert asked(table) == [("mors", "reroll")]
    assert codes(table, "mors") == ["pass", "reroll:mors"]

    play(table, "mors reroll:mors", "nox ash")
    assert told(table, "battle.won")[0]["attack"] == 2 + 6
    assert not player(table, "mors").ability


@rule("COA-ABIL-MORS-2", "COA-AMB-45")
def test_mors_may_have_dice_rolled_again_in_a_battle_of_others() -> None:
    table = ashlands(
        "nox visio mors",
        options=ADVANCED,
        volcano="visio soot-lancer",
        hand={"nox": "gore-thrall"},
        dice=[6, 5, 1],
    )

    play(table, "nox volcano/battle", "visio pass", "nox card:die", "visio card:die", "visio pass")
    assert asked(table) == [("mors", "reroll")]
    assert codes(table, "mors") == ["pass", "reroll:nox", "reroll:visio"]

    play(table, "mors reroll:visio")
    assert told(table, "battle.won")[0]["attack"] == 2 + 6
    assert told(table, "battle.won")[0]["defence"] == 3 + 1


@rule("COA-AMB-45")
def test_the_second_result_stands() -> None:
    table = ashlands(
        options=ADVANCED, volcano="nox soot-lancer", hand={"mors": "gore-thrall"}, dice=[5, 1, 6]
    )

    play(table, "mors volcano/battle", "mors card:die", "nox card:1", "mors reroll:mors")

    assert told(table, "battle.lost")[0]["attack"] == 2 + 1


@rule("COA-ABIL-MORS-2")
def test_mors_may_let_a_die_lie_and_keep_the_token() -> None:
    table = ashlands(options=ADVANCED, volcano="nox", hand={"mors": "gore-thrall"}, dice=[4, 1])

    play(table, "mors volcano/battle", "mors card:die", "nox card:1", "mors pass")

    assert told(table, "battle.won")[0]["attack"] == 2 + 4
    assert player(table, "mors").ability


@rule("COA-AMB-45")
@pytest.mark.parametrize(("answer", "province"), [("pass", "volcano"), ("reroll:nox", "village")])
def test_mors_may_have_the_province_of_the_automatic_opponent_rolled_again(
    answer: str, province: str
) -> None:
    table = automas_turn(
        options=ADVANCED,
        volcano="mors",
        village="mors",
        hand={"nox": "bone-colossus"},
        action="onslaught",
        dice=[1, 2],
    )

    assert asked(table) == [("mors", "reroll")]
    assert told(table, "automa.card")[0]["card"] == "onslaught"  # it lies open already
    assert "automa.tries" not in kinds(table)

    play(table, f"mors {answer}")
    assert told(table, "placed")[-1]["slot"] == f"{province}/battle"


@rule("COA-AMB-45")
@pytest.mark.parametrize(("answer", "decider"), [("pass", "nox"), ("reroll:visio", "visio")])
def test_mors_may_have_a_die_for_the_turn_order_rolled_again(answer: str, decider: str) -> None:
    table = ashlands(
        "mors nox visio",
        options=ADVANCED,
        vp={"mors": 5},
        minions={"mors": 1, "nox": 0, "visio": 0},
        dice=[4, 2, 5],
        row="",
    )

    play(table, "mors refresh", "mors pass")
    assert asked(table) == [("mors", "reroll")]
    assert codes(table, "mors") == ["pass", "reroll:nox", "reroll:visio"]

    play(table, f"mors {answer}")
    assert asked(table) == [(decider, "order.next")]


@rule("COA-AMB-45", "COA-ABIL-03")
def test_mors_has_one_of_the_dice_for_the_turn_order_rolled_again_and_no_more() -> None:
    table = ashlands(
        "mors nox visio",
        options=ADVANCED,
        vp={"mors": 5},
        minions={"mors": 1, "nox": 0, "visio": 0},
        dice=[4, 2, 4, 1, 6],
        row="",
    )

    play(table, "mors refresh", "mors pass", "mors reroll:visio")  # 4 and 4: both roll again

    assert asked(table) == [("visio", "order.next")]


@rule("COA-ABIL-MORS-2", "COA-ABIL-03")
def test_mors_with_an_inactive_token_has_no_second_chance() -> None:
    table = ashlands(
        options=ADVANCED,
        volcano="nox",
        hand={"mors": "gore-thrall"},
        slots={"gold": "nox"},
        dice=[4, 1],
    )

    play(table, "mors ability:command", "mors to:build", "mors volcano/battle")
    play(table, "mors card:die", "nox card:1")

    assert told(table, "battle.won")[0]["attack"] == 2 + 4


@rule("COA-ABIL-01")
def test_without_the_advanced_game_nobody_answers_a_battle_or_a_die() -> None:
    table = ashlands("mors visio", volcano="visio", hand={"mors": "soot-lancer"}, dice=[3])

    play(table, "mors volcano/battle")
    assert asked(table) == [("mors", "battle.card"), ("visio", "battle.card")]

    play(table, "mors card:die", "visio card:3")
    assert told(table, "battle.won")[0]["attack"] == 3 + 3
    assert defenders(table, "volcano") == ["soot-lancer"]
