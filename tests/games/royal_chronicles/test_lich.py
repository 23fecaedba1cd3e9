"""The Lich King: necropolis cards, his own cards, and his income (chapters Solo)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.royal_chronicles.automa import bonus_of, matches
from emberkeep.games.royal_chronicles.cards import (
    CARD_ROWS,
    DESIGNS,
    LICH_ROWS,
    NECROPOLIS,
    NECROPOLIS_ROWS,
)
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    LICH,
    fresh,
    idle,
    play,
    player,
    realm,
    seen_by,
    sources,
    told,
    vp,
)

CROWN = "crown-of-bones"
SEVEN = "knight knight knight archer archer rogue rogue"


def paid(row: str, underworld: str, round_: int = 1, **position: Any) -> dict[str, int]:
    """Tell what the Lich King gets at the end of Recruitment."""
    table = income(row=row, underworld=underworld, round=round_, **position)
    return sources(table, LICH)


def income(**position: Any) -> Realm:
    return realm("hand titan", phase="lich_income", whole=True, **position)


# --- Necropolis cards -----------------------------------------------------------------------------

CARDS = {
    # id: instant, bonus, cards of the base deck that match, black, purple
    "bone-quarry": (3, 1, 7, 2, 3),
    "rotten-granary": (2, 1, 11, 3, 2),
    "withered-grove": (2, 1, 11, 1, 4),
    "pit-of-champions": (1, 1, 13, 3, 3),
    "conscripted-dead": (1, 2, 22, 2, 4),
    "paupers-field": (1, 1, 37, 4, 3),
    "silent-workshop": (2, 1, 26, 3, 4),
    "gate-of-oaths": (1, 2, 15, 3, 3),
    "barrow-of-captains": (2, 3, 10, 4, 5),
    "coffers-below": (3, 2, 10, 5, 4),
    "war-ossuary": (2, 1, 23, 3, 6),
    "hourless-crypt": (2, 2, 13, 6, 4),
    "throne-of-tithes": (3, 2, 21, 5, 6),
    "field-of-hands": (3, 1, 33, 6, 5),
    "three-veins": (4, 3, 7, 4, 7),
    "market-of-shades": (4, 1, 23, 7, 5),
    "crown-of-frost": (5, 0, 0, 6, 6),
    "black-sun": (4, 0, 0, 8, 5),
    "violet-moon": (4, 0, 0, 5, 8),
    "last-gate": (4, 0, 0, 7, 7),
}


@rule("RC-SOLO-NECRO-01", "RC-SOLO-NECRO-02", "RC-SOLO-NECRO-03", "RC-SOLO-COMP-04")
@pytest.mark.parametrize("name", CARDS)
def test_a_necropolis_card(name: str) -> None:
    card = NECROPOLIS[name]
    deck = [c.unit for c in CARD_ROWS if c.unit.set == "base"]
    found = sum(matches(unit, card.condition) for unit in deck)

    assert (card.instant, card.bonus, found, card.black, card.purple) == CARDS[name]
    assert len(NECROPOLIS_ROWS) == 20


MATCHES = {
    "bone-quarry": ("miner", "farmer"),
    "rotten-granary": ("farmer", "miner"),
    "withered-grove": ("peddler", "farmer"),
    "pit-of-champions": ("knight", "rogue"),
    "conscripted-dead": ("miner", "rogue"),
    "paupers-field": ("monkey", "knight"),
    "silent-workshop": ("forest-child", "knight"),
    "gate-of-oaths": ("golem", "knight"),
    "barrow-of-captains": ("golem", "knight"),
    "coffers-below": ("cook", "knight"),
    "war-ossuary": ("archer", "knight"),
    "hourless-crypt": ("monkey", "knight"),
    "throne-of-tithes": ("golem", "knight"),
    "field-of-hands": ("cook", "knight"),
    "three-veins": ("cave-spirit", "knight"),
    "market-of-shades": ("knight", "golem"),
}


@pytest.mark.parametrize("name", MATCHES)
def test_what_a_condition_asks_for(name: str) -> None:
    condition = NECROPOLIS[name].condition
    good, bad = MATCHES[name]

    assert matches(DESIGNS[good], condition)
    assert not matches(DESIGNS[bad], condition)


@rule("RC-AMB-21", "RC-SOLO-SETUP-09")
def test_there_are_4_cards_of_each_back() -> None:
    backs = [card.back for card in NECROPOLIS_ROWS]

    assert {back: backs.count(back) for back in "1234K"} == dict.fromkeys("1234K", 4)


# --- His income -----------------------------------------------------------------------------------


@rule("RC-SOLO-LICH-01", "RC-SOLO-LICH-02", "RC-SOLO-NECRO-04")
def test_he_gains_the_instant_income_of_the_card_with_the_time_marker() -> None:
    assert paid("bone-quarry gate-of-oaths", SEVEN)["instant"] == 3
    assert paid("bone-quarry gate-of-oaths", SEVEN, 2)["instant"] == 1


@rule("RC-AMB-18")
def test_an_earlier_card_does_not_pay_its_instant_income_again() -> None:
    assert paid("bone-quarry paupers-field", SEVEN, 2)["instant"] == 1


@rule("RC-SOLO-LICH-03", "RC-SOLO-LICH-05", "RC-SOLO-NECRO-02", "RC-AMB-06")
def test_every_open_card_pays_its_bonus_in_every_round() -> None:
    row = "pit-of-champions paupers-field barrow-of-captains"

    assert paid(row, SEVEN)["underworld"] == 3
    assert paid(row, SEVEN, 3)["underworld"] == 3 + 0 + 3 * 2


@rule("RC-SOLO-LICH-04", "RC-AMB-04")
def test_a_card_counts_once_however_many_resources_it_makes() -> None:
    assert paid("withered-grove", "forest-spirit knight")["underworld"] == 1


@rule("RC-AMB-04")
def test_with_an_option_each_icon_counts() -> None:
    options = {"per-icon": True}

    assert paid("withered-grove", "forest-spirit knight", options=options)["underworld"] == 3


@rule("RC-AMB-05")
def test_a_card_that_meets_several_conditions_counts_for_each() -> None:
    assert paid("bone-quarry conscripted-dead", "miner", 2)["underworld"] == 1 + 2


@rule("RC-AMB-05")
def test_what_a_card_below_pays_in_all_is_the_sum_over_the_open_row() -> None:
    row = [NECROPOLIS[name] for name in ("withered-grove", "silent-workshop", "gate-of-oaths")]
    found = [
        bonus_of(DESIGNS[name], row, per_icon=False) for name in ("forest-spirit", "golem", "cook")
    ]

    assert found == [1 + 1, 2, 0]
    assert bonus_of(DESIGNS["forest-spirit"], row, per_icon=True) == 3 + 3


@rule("RC-SOLO-LICH-06", "RC-AMB-08")
@pytest.mark.parametrize(("name", "number"), [("manticore", 2), ("colossus", 1), ("dragon", 0)])
def test_strength_is_the_number_in_the_shield(name: str, number: int) -> None:
    assert DESIGNS[name].strength == number
    exact = matches(DESIGNS[name], NECROPOLIS["conscripted-dead"].condition)
    assert exact == (number == 2)


@rule("RC-AMB-09", "RC-SOLO-ART-01")
def test_cards_without_a_shield_meet_no_condition_on_strength() -> None:
    for name in ("shapeshifter", "dragonfang"):
        for row in NECROPOLIS_ROWS:
            if row.condition.kind == "strength":
                assert not matches(DESIGNS[name], row.condition)


@rule("RC-SOLO-ART-01", "RC-SOLO-LICH-04")
def test_artifacts_in_the_underworld_are_checked_like_units() -> None:
    assert paid("bone-quarry", "heartstone knight")["underworld"] == 1
    assert matches(DESIGNS["heartstone"], NECROPOLIS["throne-of-tithes"].condition)
    assert matches(DESIGNS["dragonfang"], NECROPOLIS["war-ossuary"].condition)


@rule("RC-SOLO-LICH-07", "RC-AMB-10")
@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("adventurer", "bone-quarry"),
        ("hunter", "rotten-granary"),
        ("leviathan", "rotten-granary"),
    ],
)
def test_conditions_of_production_count_as_met(name: str, card: str) -> None:
    assert paid(card, name)["underworld"] == 1


@rule("RC-SOLO-LICH-08", "RC-SOLO-RECRUIT-02", "RC-SOLO-RECRUIT-03")
def test_then_the_underworld_is_discarded() -> None:
    table = income(underworld=SEVEN)

    assert len(table.discard) == 7
    assert seen_by(table).lich is not None
    assert seen_by(table).lich.underworld == ()  # type: ignore[union-attr]


@rule("RC-AMB-19")
def test_the_order_of_his_income() -> None:
    table = income(
        row="pit-of-champions paupers-field",
        underworld="knight monkey",
        cards="crown-of-bones gravekeepers-toll",
        round=2,
    )

    got = [fact["source"] for fact in told(table, "score")]
    assert got == ["instant", "underworld", "underworld", CROWN, "gravekeepers-toll"]
    assert [fact["card"] for fact in told(table, "lich.bonus")] == [
        "pit-of-champions",
        "paupers-field",
    ]


# --- Lich King cards ------------------------------------------------------------------------------


@rule("RC-SOLO-COMP-05")
def test_there_are_4_lich_king_cards() -> None:
    assert [card.number for card in LICH_ROWS] == ["LK1", "LK2", "LK3", "LK4"]


@rule("RC-SOLO-LK-01", "RC-SOLO-LK-03")
@pytest.mark.parametrize("number", range(5))
def test_0_to_4_cards_can_be_drawn_at_random(number: int) -> None:
    table = fresh("solo", 1, options={"lich-cards": number})

    assert table.lich is not None
    assert len(table.lich.cards) == number


@rule("RC-SOLO-LK-03", "RC-SOLO-LK-04", "RC-AMB-46")
def test_cards_can_be_chosen_and_lie_open() -> None:
    table = fresh("solo", 1, options={"dread-banner": True, "soul-harvest": True})
    more = fresh("solo", 1, options={"dread-banner": True, "lich-cards": 4})

    lich = seen_by(table, "ada").lich
    assert lich is not None
    assert lich.cards == ("dread-banner", "soul-harvest")
    assert more.lich is not None
    assert len(more.lich.cards) == 4


@rule("RC-AMB-46")
def test_cards_drawn_at_random_are_never_those_that_were_chosen() -> None:
    drawn = set()
    for seed in range(30):
        lich = fresh("solo", 1, seed, {"dread-banner": True, "lich-cards": 1}).lich
        assert lich is not None
        names = {card.id for card in lich.cards}
        assert len(names) == 2
        drawn |= names - {"dread-banner"}
    assert drawn == {CROWN, "soul-harvest", "gravekeepers-toll"}


@rule("RC-SOLO-LK-05", "RC-SOLO-LK-02", "RC-SOLO-SETUP-06")
def test_the_crown_of_bones_gives_a_point_in_every_round_and_none_before() -> None:
    table = fresh("solo", 1, options={"crown-of-bones": True})
    before = vp(table, LICH)
    idle(table)

    assert before == 0
    crowned = [fact["points"] for fact in told(table, "score") if fact["source"] == CROWN]
    assert crowned == [1, 1, 1, 1]


@rule("RC-SOLO-LK-05")
def test_the_dread_banner_gives_2_for_each_war_he_wins() -> None:
    table = realm("", phase="war", row="bone-quarry", cards="dread-banner")

    assert sources(table, LICH) == {"black": 2, "purple": 2}


@rule("RC-SOLO-LK-05")
def test_the_soul_harvest_gives_1_if_any_of_the_players_units_dies() -> None:
    dying = realm("front knight+1 rogue+1", phase="age", cards="soul-harvest")
    living = realm("front knight", phase="age", cards="soul-harvest")

    assert sources(dying, LICH) == {"soul-harvest": 1}
    assert sources(living, LICH) == {}


@rule("RC-SOLO-LK-05")
@pytest.mark.parametrize(("underworld", "points"), [("knight commander", 1), ("rogue", 0)])
def test_the_gravekeepers_toll_gives_1_for_strength_4_below(underworld: str, points: int) -> None:
    got = paid("bone-quarry", underworld, cards="gravekeepers-toll")

    assert got.get("gravekeepers-toll", 0) == points


@rule("RC-AMB-30")
def test_his_score_has_no_upper_limit() -> None:
    assert vp(realm("", phase="end", round=4, lich=99), LICH) == 99 + 5


@rule("RC-SOLO-FLOW-04", "RC-SOLO-FLOW-05", "RC-SOLO-FLOW-06")
def test_he_never_recruits_or_builds() -> None:
    table = fresh("solo", 1)
    while not table.over:
        play(table, f"ada {table.ask_of(0).codes()[-1]}")
        lich = player(table, LICH)
        assert (lich.pieces(), lich.buildings, lich.hand) == ([], {}, [])
    assert set(sources(table, LICH)) <= {"instant", "underworld", "black", "purple"}
