"""The odds of the war against the Lich King: the share of both wars over what may come."""

from __future__ import annotations

from emberkeep.games.royal_chronicles import GAME
from emberkeep.games.royal_chronicles.cards import NECROPOLIS_ROWS
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.kernel import Prospect
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import codes, deploy, play, realm, told


def odds(table: Realm) -> dict[str, Prospect]:
    return {each.code: each for each in GAME.outlook(table, 0)}


def share(strength: int, black: int, purple: int, back: str) -> list[float]:
    """List the share of wars won for each card that may come, by the open card's numbers."""
    return [
        ((strength >= black + row.black) + (strength >= purple + row.purple)) / 2
        for row in NECROPOLIS_ROWS
        if row.back == back
    ]


@rule("RC-SOLO-WAR-03", "RC-SOLO-WAR-04", "RC-AMB-12")
def test_every_card_that_may_come_is_as_likely() -> None:
    table = realm("front knight; hand miner; gold 3", row="pit-of-champions")
    alone = odds(table)["done"]
    both = odds(table)["place:miner-1/front"]

    expected = share(6, 3, 3, "2")
    assert (both.chance, both.worst, both.best) == (
        sum(expected) / 4,
        min(expected),
        max(expected),
    )
    assert 0 < both.chance < 1
    assert alone.chance < both.chance
    assert odds(table)["place:miner-1/back"] == Prospect("place:miner-1/back", 0, 0, 0)


@rule("RC-SOLO-WAR-09")
def test_a_tie_counts_as_won() -> None:
    assert share(7, 3, 3, "2").count(1.0) == 4
    table = realm("front knight forest-spirit", row="pit-of-champions")

    assert odds(table)["done"] == Prospect("done", 1, 1, 1)


@rule("RC-BASE-DEPLOY-10")
def test_abilities_that_act_by_themselves_are_counted() -> None:
    hand = "hand necromancer; gold 1"
    table = realm(f"front militiaman; {hand}", row="pit-of-champions", whole=True)
    planned = odds(table)["place:necromancer-1/front"]

    assert planned == Prospect("place:necromancer-1/front", *_three(share(7, 3, 3, "2")))
    deploy(table, "place:necromancer-1/front")
    assert told(table, "strength")[0]["total"] == 7


def _three(shares: list[float]) -> tuple[float, float, float]:
    return sum(shares) / len(shares), min(shares), max(shares)


@rule("RC-BASE-BUILD-08")
def test_a_golem_raises_buildings_before_the_war() -> None:
    table = realm("front dragon; hand golem; gold 2; town", row="pit-of-champions")

    assert odds(table)["done"].chance == 0
    assert odds(table)["place:golem-1/front"].chance == 1


def test_all_but_kept_cards_has_odds() -> None:
    table = realm("front knight; hand miner dragonfang; gold 3", row="pit-of-champions")
    fighting = [code for code in codes(table) if not code.startswith("keep:")]

    assert list(odds(table)) == fighting
    play(table, "ada place:dragonfang-1")
    assert odds(table)["done"] == Prospect("done", *_three(share(6, 3, 3, "2")))


def test_nothing_is_known_of_neighbours_nor_in_other_phases() -> None:
    assert not odds(realm("hand knight; gold 3", "hand miner"))
    assert not odds(realm("gold 9", phase="build"))
    assert not odds(realm("", phase="solo"))
