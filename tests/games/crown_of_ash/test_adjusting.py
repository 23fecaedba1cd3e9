"""Synergy and adjusting defenders (chapters Synergy, Adjusting)."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    defenders,
    hand,
    owner,
    play,
    player,
    told,
)


def totals(table: Ashlands) -> tuple[object, object]:
    """Attack and defence of the last battle."""
    fact = (told(table, "battle.won") + told(table, "battle.lost"))[-1]
    return fact["attack"], fact["defence"]


def shown(table: Ashlands, region: str) -> int:
    """The strength that everybody sees beside the defenders of a region."""
    return next(seen.defence for seen in GAME.view(table, None).regions if seen.id == region)


# --- Synergy --------------------------------------------------------------------------------------


@rule("COA-SYN-01")
@pytest.mark.parametrize(
    ("attackers", "attack"),
    [
        ("bone-thrall marrow-spear", 2 + 3 + 1),
        ("soot-lancer cinder-thrall", 3 + 2 + 1),
        ("bone-thrall soot-lancer", 2 + 3),
    ],
)
def test_two_attackers_of_one_type_add_one(attackers: str, attack: int) -> None:
    table = ashlands(volcano="nox", hand={"mors": attackers})

    play(table, "mors volcano/battle", *[f"mors warrior:{w}" for w in attackers.split()])
    play(table, "mors card:3", "nox card:4")

    assert totals(table) == (attack + 3, 4)


@rule("COA-SYN-01")
@pytest.mark.parametrize(
    ("attackers", "attack"),
    [
        ("bone-thrall marrow-spear ribcage-warden", 2 + 3 + 4 + 2),
        ("bone-thrall marrow-spear clot-warden", 2 + 3 + 4 + 1),
        ("clot-warden bone-thrall marrow-spear", 4 + 2 + 3 + 1),
        ("bone-thrall soot-lancer clot-warden", 2 + 3 + 4),
    ],
)
def test_three_attackers_of_one_type_add_two(attackers: str, attack: int) -> None:
    table = ashlands(hand={"mors": attackers})

    play(table, "mors citadel/right", *[f"mors warrior:{w}" for w in attackers.split()])
    play(table, "mors card:0")

    assert totals(table) == (attack, 5)


@rule("COA-SYN-01")
def test_defenders_of_one_type_add_their_bonus_too() -> None:
    table = ashlands(volcano="nox gore-thrall vein-stalker", hand={"mors": "bone-thrall"}, row="-")

    play(
        table,
        "mors volcano/battle",
        "mors card:0",
        "nox card:0",
        "mors casualty",
        "nox warrior:gore-thrall",
    )

    assert totals(table) == (2, 2 + 3 + 1)


@rule("COA-SYN-02")
@pytest.mark.parametrize(
    ("region", "strength"),
    [
        ("bone-thrall marrow-spear", 5 + 1),
        ("bone-thrall soot-lancer", 5),
        ("bone-thrall", 2),
    ],
)
def test_the_bonus_of_matching_defenders_is_shown_beside_them(region: str, strength: int) -> None:
    assert shown(ashlands(volcano=f"nox {region}"), "volcano") == strength


@rule("COA-SYN-02")
def test_three_matching_defenders_of_the_citadel_show_two() -> None:
    table = ashlands(citadel="nox bone-thrall marrow-spear ribcage-warden")

    assert shown(table, "citadel") == 2 + 3 + 4 + 2


@rule("COA-SYN-03")
def test_warriors_of_different_types_may_fight_together() -> None:
    table = ashlands(volcano="nox", hand={"mors": "bone-thrall soot-lancer marrow-spear"})

    play(table, "mors volcano/battle", "mors warrior:bone-thrall")
    assert codes(table, "mors") == ["done", "warrior:soot-lancer", "warrior:marrow-spear"]

    play(table, "mors warrior:soot-lancer", "mors card:4", "nox card:3")
    assert totals(table) == (2 + 3 + 4, 3)
    assert defenders(table, "volcano") == ["bone-thrall", "soot-lancer"]


@rule("COA-AMB-04", "COA-SYN-01")
def test_a_starting_warrior_counts_for_synergy() -> None:
    table = ashlands(volcano="nox", hand={"mors": "mors-bone-1 marrow-spear"})

    play(table, "mors volcano/battle", "mors warrior:mors-bone-1", "mors warrior:marrow-spear")
    play(table, "mors card:4", "nox card:3")

    assert totals(table) == (1 + 3 + 1 + 4, 3)


@rule("COA-AMB-28")
def test_synergy_tokens_never_limit_the_bonus() -> None:
    table = ashlands(
        volcano="mors bone-thrall marrow-spear",
        village="mors ribcage-warden barrow-hound",
        coast="mors cinder-thrall soot-lancer",
        forest="mors ember-warden urn-wraith",
        desert="mors gore-thrall vein-stalker",
        mountains="nox clot-warden crimson-hound",
        citadel="nox fume-thrall brimstone-stalker vitriol-warden",
        hand={"mors": "bone-puppet bone-engine"},
    )
    assert [region.defence for region in GAME.view(table, 0).regions] == [6, 9, 6, 9, 6, 9, 11]

    play(table, "mors mountains/battle", "mors warrior:bone-puppet", "mors warrior:bone-engine")
    play(table, "mors card:4", "nox card:3")

    assert totals(table) == (3 + 6 + 1 + 4, 4 + 4 + 1 + 3)


# --- Adjusting ------------------------------------------------------------------------------------


@rule("COA-ADJ-01")
def test_the_worked_example_of_adjusted_defenders() -> None:
    table = ashlands(
        volcano="mors sulphur-foundry mors-bone-1", hand={"mors": "gore-thrall vein-stalker"}
    )

    play(table, "mors volcano/resource")
    assert player(table, "mors").store["sulphur"] == 3
    play(table, "mors take:mors-bone-1", "mors add:gore-thrall", "mors add:vein-stalker")

    assert defenders(table, "volcano") == ["gore-thrall", "vein-stalker"]
    assert hand(table, "mors") == ["mors-bone-1"]
    assert shown(table, "volcano") == 2 + 3 + 1


@rule("COA-ADJ-01")
def test_whoever_builds_in_a_controlled_province_may_adjust_it() -> None:
    table = ashlands(
        volcano="mors mors-bone-1",
        offer="charnel-pit",
        store={"mors": "2 gold"},
        hand={"mors": "bone-thrall"},
    )

    play(table, "mors build", "mors volcano")

    assert asked(table) == [("mors", "adjust")]
    assert codes(table, "mors") == ["done", "add:bone-thrall", "take:mors-bone-1"]


@rule("COA-ADJ-01")
@pytest.mark.parametrize("slot", ["village/resource", "gold", "refresh"])
def test_nobody_adjusts_elsewhere(slot: str) -> None:
    table = ashlands(
        volcano="mors mors-bone-1",
        village="nox nox-ash-1",
        hand={"mors": "bone-thrall", "nox": "soot-lancer"},
        row="-",
    )

    play(table, f"mors {slot}")

    assert asked(table) == [("nox", "place")]


@rule("COA-ADJ-02")
def test_adjusting_may_add_warriors_from_hand() -> None:
    table = ashlands(volcano="mors mors-bone-1", hand={"mors": "bone-thrall soot-lancer"})

    play(table, "mors volcano/resource", "mors add:soot-lancer", "mors done")

    assert defenders(table, "volcano") == ["mors-bone-1", "soot-lancer"]
    assert hand(table, "mors") == ["bone-thrall"]


@rule("COA-ADJ-02")
def test_adjusting_may_exchange_defenders_for_warriors_from_hand() -> None:
    table = ashlands(volcano="mors mors-bone-1 mors-ash-2", hand={"mors": "bone-thrall"})

    play(table, "mors volcano/resource", "mors take:mors-bone-1", "mors add:bone-thrall")
    play(table, "mors done")

    assert defenders(table, "volcano") == ["mors-ash-2", "bone-thrall"]
    assert hand(table, "mors") == ["mors-bone-1"]


@rule("COA-ADJ-02")
def test_adjusting_may_take_some_or_all_defenders_back() -> None:
    table = ashlands(volcano="mors mors-bone-1 mors-ash-2")

    play(table, "mors volcano/resource")
    assert codes(table, "mors") == ["done", "take:mors-bone-1", "take:mors-ash-2"]
    play(table, "mors take:mors-ash-2")
    assert codes(table, "mors") == ["done", "take:mors-bone-1"]
    play(table, "mors take:mors-bone-1")

    assert (owner(table, "volcano"), defenders(table, "volcano")) == ("mors", [])
    assert hand(table, "mors") == ["mors-ash-2", "mors-bone-1"]


@rule("COA-ADJ-02")
def test_defenders_of_other_provinces_take_no_part() -> None:
    table = ashlands(volcano="mors mors-bone-1", village="mors mors-ash-2")

    play(table, "mors volcano/resource")

    assert codes(table, "mors") == ["done", "take:mors-bone-1"]


@rule("COA-ADJ-03")
def test_a_province_holds_at_most_two_defenders() -> None:
    table = ashlands(
        volcano="mors mors-bone-1", hand={"mors": "bone-thrall soot-lancer gore-thrall"}
    )

    play(table, "mors volcano/resource", "mors add:bone-thrall")

    assert codes(table, "mors") == ["done", "take:mors-bone-1"]


@rule("COA-ADJ-03")
def test_the_limit_of_two_does_not_bind_the_citadel() -> None:
    table = ashlands(hand={"mors": "bone-thrall soot-lancer gore-thrall"})

    play(table, "mors citadel/left", "mors warrior:bone-thrall", "mors warrior:soot-lancer")
    play(table, "mors warrior:gore-thrall", "mors card:4")

    assert defenders(table, "citadel") == ["bone-thrall", "soot-lancer", "gore-thrall"]
