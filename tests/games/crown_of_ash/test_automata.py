"""Automata: strong, cheap, and gone after one battle (chapter Automata)."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.kernel import Chance
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    defenders,
    graveyard,
    hand,
    names,
    owner,
    play,
    player,
    recruits,
    told,
)

ATTACKER_WINS = ("mors card:4", "nox card:3")
DEFENDER_WINS = ("mors card:3", "nox card:4")


def deck(table: Ashlands, level: int) -> list[str]:
    return names(table.decks[level].cards())


# --- Recruiting -----------------------------------------------------------------------------------


@rule("COA-AUTO-03")
def test_automata_are_recruited_like_other_warriors_with_any_resources() -> None:
    table = ashlands(row="sulphur-engine", store={"mors": "2 bone 1 blood 1 sulphur 1 gold"})

    play(table, "mors refresh", "mors recruit:sulphur-engine")
    play(table, "mors pay:bone", "mors pay:blood", "mors pay:gold", "mors pay:bone")

    assert hand(table, "mors") == ["sulphur-engine"]
    assert not any(player(table, "mors").store.values())


@rule("COA-AUTO-03")
def test_an_automaton_needs_as_many_resources_as_it_has_ingredients() -> None:
    table = ashlands(row="sulphur-engine bone-puppet", store={"mors": "3 bone 1 gold"})

    play(table, "mors refresh")

    assert codes(table, "mors") == ["pass", "recruit:bone-puppet"]


# --- Battle ---------------------------------------------------------------------------------------


@rule("COA-AUTO-04", "COA-AUTO-02")
@pytest.mark.parametrize(
    ("cards", "victor"), [(ATTACKER_WINS, "mors"), (DEFENDER_WINS, "nox")], ids=["won", "lost"]
)
def test_after_a_battle_each_automaton_goes_back_into_the_deck_named_on_it(
    cards: tuple[str, ...], victor: str
) -> None:
    table = ashlands(volcano="nox bone-puppet", hand={"mors": "ash-puppet"})

    play(table, "mors volcano/battle", *cards)

    assert owner(table, "volcano") == victor
    assert "ash-puppet" in deck(table, 2)
    assert "bone-puppet" in deck(table, 1)
    assert defenders(table, "volcano") == hand(table, "mors") == hand(table, "nox") == []
    assert not {"ash-puppet", "bone-puppet"} & {*graveyard(table, "mors"), *graveyard(table, "nox")}


@rule("COA-AUTO-04")
@pytest.mark.parametrize(
    ("automaton", "level"),
    [("bone-engine", 2), ("ash-engine", 3), ("blood-puppet", 1), ("sulphur-puppet", 2)],
)
def test_the_deck_an_automaton_returns_to_need_not_be_that_of_its_level(
    automaton: str, level: int
) -> None:
    table = ashlands(volcano="nox", hand={"mors": automaton})

    play(table, "mors volcano/battle", *ATTACKER_WINS)

    assert [n for n in (1, 2, 3) if automaton in deck(table, n)] == [level]


@rule("COA-AUTO-05")
def test_automata_leave_before_the_reward_is_taken() -> None:
    table = ashlands(volcano="nox bone-puppet", hand={"mors": "bone-engine"})

    play(table, "mors volcano/battle", "mors card:3", "nox card:3")

    assert asked(table) == [("mors", "ingredient")]
    assert "bone-engine" in deck(table, 2)
    assert "bone-puppet" in deck(table, 1)


@rule("COA-AUTO-05", "COA-AUTO-04")
def test_automata_leave_before_the_compensation_is_taken() -> None:
    table = ashlands(volcano="nox bone-puppet", hand={"mors": "ash-puppet bone-thrall"})

    play(table, "mors volcano/battle", "mors warrior:ash-puppet", "mors done")
    play(table, "mors card:0", "nox card:4")

    assert asked(table) == [("mors", "battle.black")]
    assert not [code for code in codes(table, "mors") if "puppet" in code or code == "casualty"]


@rule("COA-AUTO-06")
def test_automata_never_move_into_a_conquered_region() -> None:
    table = ashlands(volcano="nox", hand={"mors": "ash-puppet soot-lancer"})

    play(table, "mors volcano/battle", "mors warrior:ash-puppet", "mors warrior:soot-lancer")
    play(table, *ATTACKER_WINS)

    assert defenders(table, "volcano") == ["soot-lancer"]
    assert "ash-puppet" in deck(table, 2)


@rule("COA-AUTO-07")
def test_an_automaton_becomes_a_defender_when_its_player_adjusts() -> None:
    table = ashlands(volcano="mors", hand={"mors": "ash-puppet"})

    play(table, "mors volcano/resource", "mors add:ash-puppet")

    assert defenders(table, "volcano") == ["ash-puppet"]


@rule("COA-AMB-17", "COA-AUTO-07")
def test_if_automata_alone_win_the_region_changes_hands_without_defenders() -> None:
    table = ashlands(volcano="nox marrow-spear", hand={"mors": "ash-puppet sulphur-puppet"})

    play(table, "mors volcano/battle", "mors warrior:ash-puppet", "mors warrior:sulphur-puppet")
    play(table, *ATTACKER_WINS)

    assert (owner(table, "volcano"), defenders(table, "volcano")) == ("mors", [])
    assert "marrow-spear" in graveyard(table, "nox")


@rule("COA-AMB-17", "COA-AUTO-07")
def test_if_automata_alone_beat_the_king_the_citadel_changes_hands_without_defenders() -> None:
    table = ashlands(hand={"mors": "ash-puppet"})

    play(table, "mors citadel/left", "mors card:4")

    assert (owner(table, "citadel"), defenders(table, "citadel")) == ("mors", [])
    assert player(table, "mors").royal
    assert not table.king


@rule("COA-AMB-18")
def test_automata_that_defended_leave_even_if_their_side_won() -> None:
    table = ashlands(volcano="nox bone-puppet marrow-spear", hand={"mors": "bone-thrall"})

    play(table, "mors volcano/battle", *DEFENDER_WINS)

    assert owner(table, "volcano") == "nox"
    assert defenders(table, "volcano") == ["marrow-spear"]
    assert "bone-puppet" in deck(table, 1)


@rule("COA-AMB-15")
def test_an_automaton_counts_for_synergy() -> None:
    table = ashlands(
        volcano="nox blood-puppet gore-thrall", hand={"mors": "bone-puppet bone-thrall"}
    )

    play(table, "mors volcano/battle", "mors warrior:bone-puppet", "mors warrior:bone-thrall")
    play(table, *ATTACKER_WINS)

    assert told(table, "battle.won")[0]["attack"] == 3 + 2 + 1 + 4
    assert told(table, "battle.won")[0]["defence"] == 3 + 2 + 1 + 3


# --- Back in the decks ----------------------------------------------------------------------------


@rule("COA-AMB-14")
def test_an_automaton_that_returns_is_shuffled_into_its_deck() -> None:
    table = ashlands(
        volcano="nox", hand={"mors": "ash-puppet"}, decks={2: "clot-warden crimson-hound"}
    )
    size = len(table.decks[2])

    play(table, "mors volcano/battle", *ATTACKER_WINS)

    back = table.decks[2]
    assert (back.top, back.bottom, len(back)) == ([], [], size + 1)
    assert {"ash-puppet", "clot-warden", "crimson-hound"} <= {w.id for w in back.bag}


@rule("COA-AMB-13")
@pytest.mark.parametrize(
    ("lying", "automaton", "place"),
    [
        ("bone-thrall - - ribcage-warden - bone-colossus", "ash-puppet", 2),
        ("bone-thrall - - ribcage-warden - bone-colossus", "bone-puppet", 1),
        ("bone-thrall - - ribcage-warden - bone-colossus", "ash-engine", 4),
        ("- marrow-spear ribcage-warden barrow-hound - -", "blood-engine", 0),
        ("bone-thrall marrow-spear - - bone-colossus -", "blood-puppet", 2),
        ("bone-thrall marrow-spear ribcage-warden - bone-colossus -", "ash-engine", 5),
    ],
)
def test_a_returning_automaton_fills_an_empty_place_of_its_decks_level_else_the_leftmost(
    lying: str, automaton: str, place: int
) -> None:
    gone = recruits(1, 2, 3, but=f"{lying} {automaton}")
    table = ashlands(volcano="nox", row=lying, hand={"mors": automaton, "nox": gone})

    play(table, "mors volcano/battle", *ATTACKER_WINS)

    filled = lying.split()
    filled[place] = automaton
    assert ["-" if w is None else w.id for w in table.row] == filled
    assert [len(table.decks[level]) for level in (1, 2, 3)] == [0, 0, 0]


@rule("COA-AMB-13")
@pytest.mark.parametrize("laid", [("bone-puppet", "blood-puppet"), ("blood-puppet", "bone-puppet")])
def test_automata_return_to_an_empty_deck_together_so_that_chance_fills_the_gap(
    laid: tuple[str, str],
) -> None:
    lying = "- marrow-spear ribcage-warden barrow-hound bone-colossus cinder-colossus"
    gone = recruits(1, 2, 3, but=f"{lying} {' '.join(laid)}")
    filling = set()
    for seed in range(12):
        table = ashlands(volcano="nox", row=lying, hand={"mors": " ".join(laid), "nox": gone})
        table.chance = Chance(seed)

        play(table, "mors volcano/battle", *[f"mors warrior:{name}" for name in laid])
        play(table, *ATTACKER_WINS)

        filling |= {w.id for w in table.row if w and w.id in laid}
        assert len(table.decks[1]) == 1

    assert filling == set(laid)


@rule("COA-AMB-13")
def test_automata_of_several_decks_fill_the_places_of_their_levels_first() -> None:
    lying = "bone-thrall marrow-spear - ribcage-warden - -"
    gone = recruits(1, 2, 3, but=f"{lying} ash-puppet ash-engine")
    table = ashlands(volcano="nox", row=lying, hand={"mors": "ash-puppet ash-engine", "nox": gone})

    play(table, "mors volcano/battle", "mors warrior:ash-engine", "mors warrior:ash-puppet")
    play(table, *ATTACKER_WINS)

    filled = ["bone-thrall", "marrow-spear", "ash-puppet", "ribcage-warden", "ash-engine", "-"]
    assert ["-" if w is None else w.id for w in table.row] == filled


@rule("COA-AMB-13")
def test_the_empty_places_are_filled_at_once_before_the_reward() -> None:
    gone = recruits(1, 2, 3, but="bone-engine")
    table = ashlands(volcano="nox", row="-", hand={"mors": "bone-engine", "nox": gone})

    play(table, "mors volcano/battle", "mors card:3", "nox card:3")

    assert asked(table) == [("mors", "ingredient")]
    assert [w and w.id for w in table.row] == [None, None, "bone-engine", None, None, None]


# --- The end of the game --------------------------------------------------------------------------


def last_turn(fate: str, warriors: str) -> Ashlands:
    """Play the last turn of a game in which mors had 20 points before."""
    table = ashlands(
        round=4,
        minions={"mors": 1, "nox": 0},
        fate={"mors": fate},
        vp={"mors": 20},
        hand={"mors": warriors},
        row="-",
    )
    return play(table, "mors refresh")


@rule("COA-AUTO-08")
@pytest.mark.parametrize(("automaton", "level"), [("ash-puppet", 1), ("ash-engine", 3)])
def test_an_automaton_still_owned_costs_points_equal_to_its_level(
    automaton: str, level: int
) -> None:
    table = last_turn("bone+blood", automaton)

    assert player(table, "mors").sources == {"before": 20, "automata": -level}


@rule("COA-AUTO-08")
def test_automata_among_the_defenders_cost_points_as_well() -> None:
    table = ashlands(
        round=4,
        minions={"mors": 1, "nox": 0},
        fate={"mors": "bone+blood"},
        volcano="mors ash-engine bone-puppet",
        hand={"mors": "blood-engine"},
        row="-",
    )

    play(table, "mors refresh")

    assert player(table, "mors").sources == {"structures": 1, "automata": -(3 + 1 + 3)}


@rule("COA-AMB-16")
def test_an_automaton_of_a_type_on_the_fate_card_only_takes_points_away() -> None:
    table = last_turn("ash+blood", "ash-engine soot-lancer")

    assert player(table, "mors").sources == {"before": 20, "fate": 1, "automata": -3}


@rule("COA-AMB-16")
def test_tie_breaks_ignore_automata() -> None:
    table = ashlands(
        round=4,
        minions={"mors": 1, "nox": 0},
        fate={"mors": "bone+blood", "nox": "bone+sulphur"},
        vp={"mors": 13, "nox": 10},
        hand={"mors": "ash-engine", "nox": "soot-lancer"},
        row="-",
    )

    play(table, "mors refresh")

    assert [each.vp for each in table.players] == [10, 10]
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "other-types")
