"""Legendary artifacts: how they are laid, and what each of them gives."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles.cards import DESIGNS
from emberkeep.games.royal_chronicles.rules.kingdom import income, resources, strength_of, total
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    codes,
    deploy,
    designs,
    front,
    gold,
    idle,
    play,
    player,
    realm,
    sources,
)


def end(text: str) -> dict[str, int]:
    return sources(realm(text, "", phase="end"))


FACES = {
    # id: cost, wood, food, ore
    "crown-of-ages": (2, 0, 0, 0),
    "dragonfang": (2, 0, 0, 0),
    "aegis-of-dawn": (3, 0, 0, 0),
    "horn-of-plenty": (2, 0, 1, 0),
    "evergreen-staff": (2, 1, 0, 0),
    "heartstone": (3, 0, 0, 1),
    "bottomless-purse": (1, 0, 0, 0),
    "hourglass": (2, 0, 0, 0),
    "builders-seal": (1, 0, 0, 0),
}


@pytest.mark.parametrize("name", FACES)
def test_the_numbers_on_the_card(name: str) -> None:
    card = DESIGNS[name]

    assert (card.cost, card.wood, card.food, card.ore) == FACES[name]
    assert card.strength is None


# --- Rules ----------------------------------------------------------------------------------------


@rule("RC-FOL-04")
def test_an_artifact_is_laid_beside_the_kingdom_and_paid() -> None:
    table = realm("front knight rogue; back miner cook; gold 3; hand dragonfang", "")
    deploy(table, "place:dragonfang-1")

    assert designs(player(table).artifacts) == ["dragonfang"]
    assert gold(table) == 1


@rule("RC-FOL-04")
def test_one_new_artifact_a_round() -> None:
    table = realm("gold 9; hand dragonfang heartstone", "")
    play(table, "ada place:dragonfang-1")

    assert "place:heartstone-1" not in codes(table)


@rule("RC-FOL-04")
def test_three_artifacts_in_a_kingdom_at_most() -> None:
    text = "gold 9; beside dragonfang heartstone hourglass; hand horn-of-plenty"

    assert codes(realm(text, "")) == ["done", "keep:horn-of-plenty-1"]


@rule("RC-FOL-04")
def test_an_artifact_never_ages() -> None:
    table = realm("beside dragonfang; front knight", "", phase="age")

    assert designs(player(table).artifacts) == ["dragonfang"]
    assert front(table) == "knight+1"


@rule("RC-FOL-05")
def test_an_artifact_in_hand_may_be_kept_else_it_is_discarded() -> None:
    table = realm("hand dragonfang heartstone", "")
    deploy(table, "keep:heartstone-1")

    assert designs(player(table).kept) == ["heartstone"]
    assert designs(table.discard) == ["dragonfang"]


@rule("RC-FOL-07")
def test_a_shapeshifter_skips_artifacts() -> None:
    table = realm("hand shapeshifter", "", deck="dragonfang knight")
    deploy(table, "place:shapeshifter-1/front")

    assert front(table) == "knight+1"
    assert designs(table.discard) == ["shapeshifter", "dragonfang"]


# --- Each of them ---------------------------------------------------------------------------------


@rule("RC-FOL-03")
def test_the_crown_of_ages_scores_each_age_token_but_5_at_most() -> None:
    assert end("beside crown-of-ages; front knight+2; back cook+1") == {"crown-of-ages": 3}
    assert end("beside crown-of-ages; front knight+9") == {"crown-of-ages": 5}


def test_the_dragonfang_adds_2_strength_and_scores_1() -> None:
    assert strength_of(player(realm("beside dragonfang; front knight", "", phase="end"))) == 6
    assert end("beside dragonfang") == {"dragonfang": 1}


def test_the_aegis_of_dawn_scores_each_war_won_and_1_at_the_end() -> None:
    table = realm("beside aegis-of-dawn; front knight", "", "", phase="war")

    assert sources(table)["aegis-of-dawn"] == 2
    assert end("beside aegis-of-dawn") == {"aegis-of-dawn": 1}


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("horn-of-plenty", (0, 1, 0)),
        ("evergreen-staff", (1, 0, 0)),
        ("heartstone", (0, 0, 1)),
    ],
)
def test_three_artifacts_make_a_resource_and_score_2(name: str, made: tuple[int, ...]) -> None:
    table = realm(f"beside {name}", "", phase="end")

    assert resources(player(table)) == made
    assert sources(table) == {name: 2}


def test_what_artifacts_make_is_added_to_the_rest() -> None:
    text = "beside horn-of-plenty evergreen-staff heartstone; town mine; back forest-child miner"

    assert resources(player(realm(text, "", phase="end"))) == (3, 3, 3)


def test_the_bottomless_purse_earns_a_gold_and_scores_1_for_4_gold_but_3_at_most() -> None:
    table = realm("beside bottomless-purse; gold 9", "", phase="end")
    ada = player(table)

    assert total(income(ada, resources(ada))) == 3
    assert sources(table) == {"bottomless-purse": 2}
    assert end("beside bottomless-purse; gold 50") == {"bottomless-purse": 3}


def test_the_hourglass_saves_a_unit_as_a_healer_does_and_scores_2() -> None:
    table = realm("beside hourglass; front knight+1 rogue+1", "", phase="age")
    play(table, "ada unit:rogue-1")

    assert front(idle(table)) == "rogue+2"
    assert end("beside hourglass") == {"hourglass": 2}


def test_the_builders_seal_lowers_the_land_cost_by_2() -> None:
    table = realm("beside builders-seal; back woodcutter; town; gold 0", "gold 9", phase="build")
    third = realm(
        "beside builders-seal; back woodcutter; town mine; gold 1", "gold 9", phase="build"
    )

    assert "build:mine/1" in codes(table)
    assert "build:barracks/1" not in codes(third)


FEW = ("", "town", "town mine", "town mine temple", "town mine temple tavern")


def test_the_builders_seal_scores_1_for_two_buildings() -> None:
    scored = [end(f"beside builders-seal; {text}").get("builders-seal", 0) for text in FEW]

    assert scored == [0, 0, 1, 1, 2]
