"""Battles with the automatic opponent: its attackers, its cards, what it gains (chapter AI)."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.cards import WARRIORS
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import Chance
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    automas_turn,
    defenders,
    graveyard,
    hand,
    owner,
    play,
    player,
    told,
)


def tries(table: Ashlands) -> list[tuple[object, object]]:
    """List the actions that were tried, with what stood in their way."""
    return [(facts["action"], facts["why_not"]) for facts in told(table, "automa.tries")]


# Attacks


@rule("COA-AI-14", "COA-AI-03")
def test_the_opponent_attacks_a_province_with_its_strongest_two_warriors() -> None:
    table = automas_turn(
        volcano="mors gore-thrall",
        hand={"nox": "bone-thrall barrow-hound urn-wraith ember-warden"},
        cards={"nox": "3"},
        dice=[1],
        action="onslaught",
    )
    assert table.slots["volcano/battle"] == (1,)

    play(table, "mors card:4")

    (battle,) = told(table, "battle.won")
    assert (battle["attack"], battle["defence"]) == (4 + 4 + 1 + 3, 2 + 4)
    assert set(defenders(table, "volcano")) == {"ember-warden", "urn-wraith"}
    assert owner(table, "volcano") == "nox"


@rule("COA-AI-15", "COA-AI-03")
def test_the_opponent_attacks_the_citadel_with_its_strongest_three_warriors() -> None:
    table = automas_turn(
        citadel="mors",
        hand={"nox": "gore-thrall barrow-hound ember-warden urn-wraith"},
        cards={"nox": "4"},
        action="siege",
    )

    play(table, "mors card:0")

    assert set(defenders(table, "citadel")) == {"barrow-hound", "ember-warden", "urn-wraith"}
    assert told(table, "battle.won")[0]["attack"] == 4 + 4 + 4 + 1 + 4 + 1


@pytest.mark.parametrize(
    ("slots", "gate", "total"),
    [
        ({}, "left", 4 + 1),
        ({"citadel/left": "mors"}, "right", 4),
        ({"citadel/left": "mors", "citadel/right": "mors"}, "front", 4 - 1),
    ],
)
@rule("COA-AI-15", "COA-AMB-73")
def test_the_opponent_attacks_the_citadel_from_the_best_free_slot(
    slots: dict[str, str], gate: str, total: int
) -> None:
    table = automas_turn(
        citadel="mors bone-colossus",
        slots=slots,
        hand={"nox": "soot-lancer"},
        cards={"nox": "1"},
        action="siege",
    )

    play(table, "mors card:4")

    assert table.slots[f"citadel/{gate}"] == (1,)
    assert told(table, "battle.lost")[0]["attack"] == total


@pytest.mark.parametrize(("gate", "total"), [("left", 5), ("right", 4), ("front", 3)])
@rule("COA-AMB-73")
def test_the_left_side_of_the_citadel_has_plus_one_the_right_nothing_the_front_minus_one(
    gate: str, total: int
) -> None:
    table = ashlands(mode="solo", hand={"mors": "soot-lancer"}, cards={"nox": "4"})

    play(table, f"mors citadel/{gate}", "mors card:1")

    facts = told(table, "battle.won") + told(table, "battle.lost")
    assert facts[0]["attack"] == total


@rule("COA-AMB-60")
def test_the_opponent_cannot_attack_the_citadel_while_it_holds_it() -> None:
    table = automas_turn(
        village="mors", hand={"nox": "bone-thrall"}, dice=[2], action="siege", citadel="nox"
    )

    assert tries(table) == [("attack-citadel", "own-region"), ("attack-province", "")]


@rule("COA-AI-15", "COA-AI-06")
def test_the_opponent_may_slay_the_king() -> None:
    table = automas_turn(
        "mors visio nox",
        mode="automa",
        hand={"nox": "bone-colossus"},
        cards={"nox": "1"},
        action="siege",
    )

    assert owner(table, "citadel") == "nox"
    assert player(table, "nox").royal
    assert player(table, "nox").sources == {"battle": 3}


@rule("COA-AMB-59")
def test_the_opponent_attacks_however_hopeless_it_is() -> None:
    table = automas_turn(
        volcano="mors bone-colossus blood-colossus",
        hand={"nox": "nox-ash-1"},
        dice=[1],
        action="onslaught",
    )

    assert tries(table) == [("attack-province", "")]
    assert asked(table) == [("mors", "battle.card")]


@rule("COA-AMB-59", "COA-AI-14")
def test_without_a_free_slot_or_a_warrior_it_does_not_attack() -> None:
    weak = automas_turn(volcano="mors", dice=[1], action="onslaught")
    late = automas_turn(
        volcano="mors",
        slots={"volcano/battle": "mors"},
        hand={"nox": "gore-thrall"},
        dice=[1],
        action="onslaught",
    )

    assert tries(weak) == [("attack-province", "no-warriors"), ("nearest-and-recruit", "")]
    assert tries(late) == [("attack-province", "slot-taken"), ("nearest-and-recruit", "")]


@rule("COA-AI-03")
def test_its_attackers_lie_open_before_cards_are_chosen() -> None:
    table = automas_turn(volcano="mors", hand={"nox": "bone-thrall"}, dice=[1], action="onslaught")

    battle = GAME.view(table, 0).battle
    assert battle is not None
    assert battle.warriors == ("bone-thrall",)


# Its battle cards


@rule("COA-AI-21")
def test_its_battle_cards_are_a_shuffled_deck_from_which_the_top_one_is_used() -> None:
    used = set()
    for seed in range(20):
        table = ashlands(mode="solo", hand={"mors": "gore-thrall"})
        play(table, "mors citadel/left")
        table.chance = Chance(seed)
        play(table, "mors card:0")
        cards = told(table, "battle.revealed")[0]["cards"]
        assert isinstance(cards, dict)
        used.add(cards["1"])

    assert used == {"0", "1", "3", "die", "4"}


@rule("COA-AMB-63", "COA-AI-21")
def test_its_card_is_seen_only_after_the_player_has_chosen() -> None:
    table = ashlands(mode="solo", hand={"mors": "gore-thrall"}, cards={"nox": "3 4"})

    play(table, "mors citadel/left")

    seen = GAME.view(table, 0)
    assert asked(table) == [("mors", "battle.card")]
    assert seen.battle is not None
    assert (seen.battle.cards, seen.players[1].cards, seen.players[1].card_count) == ((), (), 2)
    play(table, "mors card:0")
    (revealed,) = told(table, "battle.revealed")
    assert revealed["cards"] in ({"0": "0", "1": "3"}, {"0": "0", "1": "4"})


@rule("COA-AI-22")
def test_after_the_last_card_its_discards_are_shuffled_into_a_new_deck() -> None:
    table = ashlands(
        mode="solo",
        citadel="nox bone-colossus",
        hand={"mors": "gore-thrall bone-thrall"},
        cards={"nox": "0 4"},
        action="harvest",
    )
    nox = player(table, "nox")

    play(table, "mors citadel/left", "mors warrior:gore-thrall", "mors done", "mors card:3")
    assert (len(nox.cards), len(nox.discard)) == (1, 4)
    assert nox.discard[-1].id in ("0", "4")

    play(table, "mors citadel/right", "mors card:4", "mors bone")
    assert (len(nox.cards), len(nox.discard)) == (5, 0)


# Rewards


@pytest.mark.parametrize(("card", "points"), [("0", 3 + 2), ("1", 2 + 1), ("3", 2), ("4", 1)])
@rule("COA-AI-23", "COA-AMB-51")
def test_for_its_reward_the_opponent_scores_each_resource_besides_the_points_shown(
    card: str, points: int
) -> None:
    table = ashlands(
        mode="solo",
        volcano="nox bone-colossus",
        hand={"mors": "gore-thrall"},
        cards={"nox": card},
    )

    play(table, "mors volcano/battle", "mors card:1")

    assert player(table, "nox").sources["battle"] == points
    assert not any(player(table, "nox").store.values())


@pytest.mark.parametrize(("card", "points"), [("1", 1), ("3", 1), ("die", 2), ("4", 1)])
@rule("COA-AI-23")
def test_for_its_compensation_the_opponent_scores_one_point_a_resource(
    card: str, points: int
) -> None:
    table = ashlands(
        mode="solo", volcano="nox", hand={"mors": "bone-colossus"}, cards={"nox": card}, dice=[1]
    )

    play(table, "mors volcano/battle", "mors card:1")

    assert owner(table, "volcano") == "mors"
    assert player(table, "nox").sources["battle"] == points


# Card 0


@rule("COA-AI-24")
def test_losing_an_attack_with_card_0_it_makes_the_winner_lose_a_warrior() -> None:
    table = automas_turn(
        volcano="mors marrow-spear gore-thrall",
        hand={"nox": "bone-thrall"},
        cards={"nox": "0"},
        dice=[1],
        action="onslaught",
    )

    play(table, "mors card:1", "mors warrior:gore-thrall")

    assert defenders(table, "volcano") == ["marrow-spear"]
    assert "gore-thrall" in graveyard(table, "mors")
    assert "bone-thrall" in graveyard(table, "nox")


@rule("COA-AI-24")
def test_losing_a_defence_with_card_0_it_takes_its_strongest_warrior_back() -> None:
    table = ashlands(
        mode="solo",
        volcano="nox marrow-spear",
        graveyard={"nox": "bone-thrall"},
        hand={"mors": "blood-colossus"},
        cards={"nox": "0"},
    )

    play(table, "mors volcano/battle", "mors card:1")

    assert "marrow-spear" in hand(table, "nox")
    assert defenders(table, "volcano") == ["blood-colossus"]


@pytest.mark.parametrize(
    ("fallen", "back"),
    [("bone-thrall", "nox-blood-2"), ("vein-stalker soot-lancer", "soot-lancer")],
    ids=["lowest level", "first in the alphabet"],
)
@rule("COA-AMB-79")
def test_losing_an_attack_on_nobody_it_takes_its_strongest_warrior_back_instead(
    fallen: str, back: str
) -> None:
    table = automas_turn(
        volcano="mors",
        hand={"nox": "nox-sulphur-1"},
        graveyard={"nox": fallen},
        cards={"nox": "0"},
        dice=[1],
        action="onslaught",
    )

    play(table, "mors card:4")

    assert told(table, "recalled") == [{"seat": 1, "warrior": back}]


@rule("COA-AMB-79")
def test_losing_a_defence_with_an_empty_graveyard_it_makes_the_winner_lose_a_warrior() -> None:
    table = ashlands(
        mode="solo",
        volcano="nox",
        hand={"mors": "blood-colossus", "nox": "nox-blood-2 nox-ash-1 nox-sulphur-1"},
        cards={"nox": "0"},
    )

    play(table, "mors volcano/battle", "mors card:1")

    assert owner(table, "volcano") == "mors"
    assert defenders(table, "volcano") == []
    assert "blood-colossus" in graveyard(table, "mors")


@pytest.mark.parametrize(
    ("posted", "lost", "why"),
    [
        ("bone-thrall marrow-spear", "bone-thrall", "what is left is strongest"),
        ("bone-thrall nox-blood-2", "nox-blood-2", "the lowest level"),
    ],
)
@rule("COA-AMB-53")
def test_a_winning_opponent_gives_up_the_warrior_it_misses_least(
    posted: str, lost: str, why: str
) -> None:
    table = ashlands(
        mode="solo",
        volcano=f"nox {posted}",
        hand={"mors": "mors-bone-1"},
        cards={"nox": "4"},
    )

    play(table, "mors volcano/battle", "mors card:0", "mors casualty")

    assert told(table, "casualty") == [{"seat": 1, "warrior": lost, "region": "volcano"}], why


@rule("COA-AMB-53")
def test_synergy_counts_when_it_gives_up_a_warrior() -> None:
    table = ashlands(
        mode="solo",
        citadel="nox soot-lancer cinder-thrall gore-thrall",
        hand={"mors": "mors-bone-1"},
        cards={"nox": "4"},
    )

    play(table, "mors citadel/front", "mors card:0", "mors casualty")

    assert defenders(table, "citadel") == ["soot-lancer", "cinder-thrall"]


@rule("COA-AMB-53")
def test_of_equals_it_gives_up_the_one_recruited_first() -> None:
    table = ashlands(
        mode="solo",
        volcano="nox marrow-spear soot-lancer",
        hand={"mors": "mors-bone-1"},
        cards={"nox": "4"},
    )
    assert table.opponent is not None
    table.opponent.recruited += [WARRIORS["soot-lancer"], WARRIORS["marrow-spear"]]

    play(table, "mors volcano/battle", "mors card:0", "mors casualty")

    assert defenders(table, "volcano") == ["marrow-spear"]


@rule("COA-AMB-53", "COA-AI-18")
def test_the_order_in_which_it_recruited_is_remembered() -> None:
    table = automas_turn(
        row="ash-puppet", decks={1: "marrow-spear"}, dice=[1, 1], action="exhumation harvest"
    )
    play(table, "mors refresh")

    opponent = GAME.view(table, 0).opponent
    assert opponent is not None
    assert opponent.recruited == ("ash-puppet", "marrow-spear")
