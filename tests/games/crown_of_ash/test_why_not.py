"""Why something cannot be chosen now: each reason with the rule that it cites."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.cards import (
    ABILITY_ROWS,
    BATTLE_CARD_ROWS,
    STRUCTURE_ROWS,
    WARRIOR_ROWS,
)
from emberkeep.games.crown_of_ash.state import BOARD_SLOTS, REGION_IDS, Ashlands
from emberkeep.kernel import Chance
from emberkeep.kernel.testing import random_play, rule
from tests.games.crown_of_ash.positions import PARTIES, ashlands, codes, fresh, play, seat
from tests.games.rulebook import LANGUAGES, reason_keys, reasons_in_words, rule_ids

RULES = rule_ids("crown_of_ash")
CLICKABLE = [
    *BOARD_SLOTS,
    "refresh",
    *(f"to:{slot}" for slot in BOARD_SLOTS),
    *(f"minion:{slot}:nox" for slot in BOARD_SLOTS),
    *REGION_IDS,
    *(f"to:{region}" for region in REGION_IDS),
    *(f"{family}:{w.id}" for w in WARRIOR_ROWS for family in ("recruit", "add", "warrior")),
    *(f"tile:{tile.id}" for tile in STRUCTURE_ROWS),
    *(f"card:{card.id}" for card in BATTLE_CARD_ROWS),
    *(f"ability:{ability.id}" for ability in ABILITY_ROWS),
    "done",
    "nonsense",
]
"""What a board can offer, and a little more."""


def why(table: Ashlands, name: str, code: str) -> str:
    """Say why a necromancer may not choose a code: the rule and the word for it."""
    reason = GAME.why_not(table, seat(table, name), code)
    return f"{reason.rule} {reason.key}" if reason else ""


def facts(table: Ashlands, name: str, code: str) -> dict[str, object]:
    reason = GAME.why_not(table, seat(table, name), code)
    assert reason is not None
    return dict(reason.args)


def test_what_can_be_chosen_has_no_reason() -> None:
    table = ashlands(volcano="nox", hand={"mors": "soot-lancer"})

    assert [why(table, "mors", code) for code in codes(table, "mors")] == [""] * len(
        codes(table, "mors")
    )


# Whose turn it is


@rule("COA-TURN-04")
def test_it_is_the_turn_of_somebody_else() -> None:
    table = ashlands("mors nox visio")

    assert why(table, "nox", "gold") == "COA-TURN-04 not-asked"
    assert facts(table, "nox", "gold") == {"seats": (0,)}


@rule("COA-AMB-77", "COA-BATTLE-06")
def test_whoever_has_answered_waits_for_the_others() -> None:
    table = fresh(people=3)
    table.choose(1, table.ask_of(1).codes()[0])
    name = table.players[1].necromancer
    assert why(table, name, "gold") == "COA-AMB-77 answered"
    assert facts(table, name, "gold") == {"seats": (0, 2)}

    table = ashlands(volcano="nox", hand={"mors": "soot-lancer"})
    play(table, "mors volcano/battle", "mors card:1")
    assert why(table, "mors", "card:3") == "COA-BATTLE-06 answered"


@rule("COA-ROUND-01")
def test_after_the_last_round_nothing_can_be_chosen() -> None:
    last = {"mors": 1, "nox": 0}
    table = play(ashlands(round=4, minions=last, row=""), "mors refresh")

    assert table.over
    assert why(table, "mors", "gold") == "COA-ROUND-01 over"


# Slots


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("coast/resource", "COA-AMB-05 no-structure"),
        ("coast/battle", "COA-AMB-06 nobody-there"),
        ("forest/battle", "COA-AMB-06 own-region"),
        ("volcano/resource", "COA-RES-03 taken"),
        ("volcano/battle", "COA-BATTLE-01 taken"),
        ("citadel/left", "COA-CIT-11 taken"),
        ("build", "COA-AMB-76 nothing-affordable"),
        ("volcano", "COA-TURN-01 slots-only"),
    ],
)
@rule(
    "COA-AMB-05", "COA-AMB-06", "COA-RES-03", "COA-BATTLE-01", "COA-CIT-11", "COA-AMB-76",
    "COA-TURN-01",
)  # fmt: skip
def test_a_slot_is_closed(code: str, reason: str) -> None:
    table = ashlands(
        "mors nox",
        volcano="nox",
        forest="mors",
        hand={"mors": "soot-lancer"},
        slots={"volcano/resource": "nox", "volcano/battle": "nox", "citadel/left": "mors"},
    )
    assert why(table, "mors", code) == reason


@rule("COA-RES-03")
def test_a_taken_slot_says_who_took_it() -> None:
    table = ashlands(volcano="nox", slots={"volcano/resource": "nox"})

    assert facts(table, "mors", "volcano/resource") == {"seats": (1,), "limit": 1}


@rule("COA-BATTLE-02")
def test_nobody_attacks_without_warriors() -> None:
    table = ashlands(volcano="nox")

    assert why(table, "mors", "volcano/battle") == "COA-BATTLE-02 no-warriors"
    assert why(table, "mors", "citadel/front") == "COA-BATTLE-02 no-warriors"


@rule("COA-AMB-10")
def test_nobody_attacks_the_own_citadel() -> None:
    table = ashlands(citadel="mors", hand={"mors": "soot-lancer"})

    assert why(table, "mors", "citadel/right") == "COA-AMB-10 own-region"


@rule("COA-REFRESH-02")
def test_refreshing_is_for_once_a_round() -> None:
    table = play(ashlands(volcano="nox", row=""), "mors refresh", "nox gold")

    assert why(table, "mors", "refresh") == "COA-REFRESH-02 refreshed"


@rule("COA-TURN-01")
def test_one_minion_is_placed_a_turn() -> None:
    table = play(ashlands(store={"mors": "9 bone, 9 ash"}), "mors gold")

    assert why(table, "mors", "build") == "COA-TURN-01 one-minion"


@rule("COA-AMB-76", "COA-AMB-33")
def test_the_build_slot_needs_gold_a_site_and_an_offer() -> None:
    poor = ashlands(store={"mors": "1 gold"})
    assert facts(poor, "mors", "build")["gold"] == 1

    others: dict[str, Any] = dict.fromkeys(REGION_IDS[:-1], "nox")
    table = ashlands(store={"mors": "20 gold"}, **others)
    assert why(table, "mors", "build") == "COA-AMB-76 no-site"

    table = ashlands(store={"mors": "20 gold"}, offer="", stack="")
    assert why(table, "mors", "build") == "COA-AMB-33 no-offer"


# Structures


@rule("COA-BLD-02", "COA-BLD-03")
def test_a_structure_wants_gold_and_the_build_slot() -> None:
    table = ashlands(store={"mors": "1 gold"})
    tile = next(tile for tile in table.offer if tile is not None)

    assert why(table, "mors", f"tile:{tile.id}") == "COA-BLD-03 tile-too-dear"
    assert facts(table, "mors", f"tile:{tile.id}") == {"cost": tile.gold, "gold": 1}
    table = ashlands(store={"mors": "20 gold"})
    tile = next(tile for tile in table.offer if tile is not None)
    assert why(table, "mors", f"tile:{tile.id}") == "COA-BLD-02 build-slot-first"


@rule("COA-BLD-08", "COA-AMB-10")
def test_nobody_builds_where_others_rule_or_in_the_citadel() -> None:
    table = ashlands(volcano="nox", store={"mors": "20 gold"})
    play(table, "mors build", next(f"mors {c}" for c in _tiles(table)))

    assert why(table, "mors", "volcano") == "COA-BLD-08 others-province"
    assert why(table, "mors", "citadel") == "COA-AMB-10 no-building-here"


def _tiles(table: Ashlands) -> list[str]:
    return [f"tile:{tile.id}" for tile in table.offer if tile is not None]


# Warriors


@rule("COA-RECR-01", "COA-RECR-02", "COA-SPEC-03")
def test_recruiting_comes_last_and_must_be_paid() -> None:
    table = ashlands(row="bone-thrall", store={"mors": "1 bone"})
    assert why(table, "mors", "recruit:bone-thrall") == "COA-RECR-01 recruit-last"

    table = ashlands(row="bone-thrall marrow-spear", store={"mors": "2 bone, 1 ash"})
    play(table, "mors gold")
    assert why(table, "mors", "recruit:bone-thrall") == ""

    table = ashlands(row="bone-colossus bone-thrall", store={"mors": "2 bone, 1 ash"})
    play(table, "mors gold")
    assert why(table, "mors", "recruit:bone-colossus") == "COA-RECR-02 too-dear"
    assert facts(table, "mors", "recruit:bone-colossus") == {
        "missing": {"bone": 3, "blood": 1, "sulphur": 1},
        "gold": 2,
    }


@rule("COA-SPEC-03")
def test_ingredients_are_paid_with_what_is_left() -> None:
    table = ashlands(row="bone-engine bone-thrall", store={"mors": "2 bone, 1 ash"})
    play(table, "mors refresh")

    assert why(table, "mors", "recruit:bone-engine") == "COA-SPEC-03 ingredients-missing"
    assert facts(table, "mors", "recruit:bone-engine") == {"number": 2}


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("warrior:soot-lancer", "COA-BATTLE-03 waits-in-hand"),
        ("take:gore-thrall", "COA-ADJ-01 adjust-only"),
        ("take:fume-thrall", "COA-CIT-08 stays"),
        ("take:bone-thrall", "COA-BATTLE-11 others-warrior"),
        ("recall:mors-bone-1", "COA-END-03 dead"),
        ("recall:nox-ash-1", "COA-BATTLE-10 dead"),
        ("card:1", "COA-BATTLE-05 battle-only"),
        ("card:4", "COA-REFRESH-01 card-used"),
    ],
)
@rule(
    "COA-BATTLE-03", "COA-ADJ-01", "COA-CIT-08", "COA-BATTLE-11", "COA-END-03", "COA-BATTLE-10",
    "COA-BATTLE-05", "COA-REFRESH-01",
)  # fmt: skip
def test_warriors_and_cards_wait_for_their_moment(code: str, reason: str) -> None:
    table = ashlands(
        volcano="nox bone-thrall",
        forest="mors gore-thrall",
        citadel="mors fume-thrall",
        hand={"mors": "soot-lancer"},
        cards={"mors": "1 3"},
    )
    assert why(table, "mors", code) == reason


@rule("COA-SETUP-13")
def test_only_the_weakest_guard_at_the_start() -> None:
    table = fresh()
    player = table.players[0]
    strong = next(w for w in player.hand if w.strength > 1)

    assert why(table, player.necromancer, f"warrior:{strong.id}") == "COA-SETUP-13 weakest-only"


@rule("COA-ADJ-02", "COA-ADJ-03", "COA-ADJ-01")
def test_adjusting_has_limits() -> None:
    table = ashlands(
        forest="mors gore-thrall fume-thrall",
        coast="mors ember-warden",
        hand={"mors": "soot-lancer"},
    )
    play(table, "mors forest/resource")
    while "done" not in codes(table, "mors"):
        play(table, f"mors {codes(table, 'mors')[0]}")

    assert why(table, "mors", "add:soot-lancer") == "COA-ADJ-03 no-room"
    assert why(table, "mors", "take:ember-warden") == "COA-ADJ-01 other-province"
    play(table, "mors take:gore-thrall")
    assert why(table, "mors", "add:gore-thrall") == "COA-ADJ-02 moved"


@rule("COA-BATTLE-03", "COA-BATTLE-04", "COA-REFRESH-01")
def test_a_battle_is_fought_with_what_was_laid() -> None:
    table = ashlands(
        volcano="nox",
        forest="mors gore-thrall",
        hand={"mors": "soot-lancer ember-warden urn-wraith", "nox": "bone-thrall"},
        cards={"mors": "1 3", "nox": "1 3"},
    )
    play(table, "mors volcano/battle")
    assert why(table, "mors", "warrior:gore-thrall") == "COA-BATTLE-03 hand-only"

    play(table, "mors warrior:soot-lancer", "mors done")
    assert why(table, "mors", "warrior:urn-wraith") == "COA-BATTLE-03 attackers-laid"
    assert why(table, "nox", "warrior:bone-thrall") == "COA-BATTLE-04 no-help"
    assert why(table, "nox", "card:4") == "COA-REFRESH-01 card-used"


# Abilities


@rule("COA-ABIL-01", "COA-ABIL-03", "COA-ABIL-NOX-2")
def test_abilities_have_their_moment() -> None:
    table = ashlands("nox mors")
    assert why(table, "nox", "ability:barter") == "COA-ABIL-01 no-abilities"

    table = ashlands("nox mors", options={"abilities": True}, store={"nox": "1 bone"}, row="")
    assert why(table, "nox", "ability:command") == "COA-ABIL-03 others-ability"
    assert why(table, "nox", "ability:exhume") == "COA-ABIL-NOX-2 no-use-now"
    assert why(table, "nox", "ability:barter") == ""
    play(table, "nox ability:barter", "nox bone>ash", "nox done")
    assert why(table, "nox", "ability:barter") == "COA-ABIL-03 ability-used"


@rule("COA-AMB-44", "COA-ABIL-MORS-1")
def test_command_moves_a_minion_to_a_slot_with_room() -> None:
    table = ashlands(
        options={"abilities": True},
        volcano="nox",
        slots={"volcano/resource": "nox", "gold": "nox"},
    )
    play(table, "mors ability:command")
    assert why(table, "mors", "minion:build:mors") == "COA-AMB-44 no-minion"
    play(table, "mors minion:gold:nox")

    assert why(table, "mors", "to:volcano/resource") == "COA-AMB-44 taken"
    assert why(table, "mors", "to:coast/resource") == "COA-AMB-44 no-structure"
    assert why(table, "mors", "to:gold") == "COA-ABIL-MORS-1 same-slot"


@rule("COA-AMB-86")
def test_a_flank_that_was_attacked_and_left_stays_closed() -> None:
    table = ashlands(options={"abilities": True}, hand={"mors": "gore-thrall fume-thrall"}, row="-")
    play(table, "mors citadel/left", "mors warrior:gore-thrall", "mors done", "mors card:1")
    play(table, "mors ash", "mors pass", "nox gold")
    assert why(table, "mors", "citadel/left") == "COA-CIT-11 taken"

    play(table, "mors ability:command", "mors minion:citadel/left:mors", "mors to:gold")
    assert why(table, "mors", "citadel/left") == "COA-AMB-86 attacked-before"

    play(table, "mors refresh", "mors ability:command", "mors minion:gold:nox")
    assert why(table, "mors", "to:citadel/left") == "COA-AMB-86 attacked-before"


@rule("COA-AMB-46", "COA-AUTO-07")
def test_regroup_posts_no_automaton() -> None:
    table = ashlands(
        "fortis nox",
        options={"abilities": True},
        volcano="fortis gore-thrall",
        coast="fortis bone-engine",
        hand={"fortis": "ash-engine soot-lancer"},
    )
    play(table, "fortis ability:regroup")
    assert why(table, "fortis", "warrior:ash-engine") == "COA-AMB-46 automaton"

    one, other = table, table.copy()
    play(one, "fortis warrior:bone-engine")
    assert why(one, "fortis", "to:volcano") == "COA-AMB-46 automaton"
    assert why(one, "fortis", "swap:gore-thrall") == "COA-AMB-46 automaton"

    play(other, "fortis warrior:gore-thrall")
    assert why(other, "fortis", "swap:bone-engine") == "COA-AMB-46 automaton"
    assert why(other, "fortis", "swap:ash-engine") == "COA-AMB-46 automaton"


@rule("COA-AMB-46", "COA-AMB-47")
def test_regroup_and_fortify_work_at_home() -> None:
    table = ashlands(
        "fortis nox",
        options={"abilities": True},
        volcano="nox",
        forest="fortis gore-thrall fume-thrall",
        coast="fortis ember-warden",
        desert="fortis soot-lancer urn-wraith",
    )
    again = table.copy()
    play(table, "fortis ability:regroup", "fortis warrior:ember-warden")
    assert why(table, "fortis", "to:volcano") == "COA-AMB-46 not-your-region"
    assert why(table, "fortis", "to:forest") == "COA-AMB-46 no-room"

    assert why(again, "fortis", "ability:fortify") == ""
    play(again, "fortis ability:fortify", "fortis refresh")
    assert why(again, "fortis", "ability:fortify") == "COA-ABIL-FORTIS-2 no-use-now"


# All of it


@pytest.mark.parametrize(("mode", "people"), PARTIES)
def test_every_reason_cites_a_rule_and_tells_no_secret(mode: str, people: int) -> None:
    chance = Chance(people)
    options = {"abilities": people % 2 == 0}
    told = set()
    for number, match in enumerate(random_play(GAME, GAME.setup(mode, people, options), chance)):
        if number % 9:
            continue
        table = match.table
        for at in range(people):
            twin = GAME.imagine(table, at, chance)
            asked = table.ask_of(at).codes() if at in table.asked() else []
            for code in CLICKABLE:
                reason = GAME.why_not(table, at, code)
                assert reason == GAME.why_not(twin, at, code)
                assert (reason is None) == (code in asked)
                if reason:
                    assert reason.rule in RULES
                    told.add(reason.key)
    assert len(told) > 15


def test_every_word_for_a_reason_is_in_the_catalogues() -> None:
    keys = reason_keys("crown_of_ash")
    assert len(keys) > 35
    for language in LANGUAGES:
        assert reasons_in_words("crown_of_ash", "coa", language) == keys, language
