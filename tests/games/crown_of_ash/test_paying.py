"""Payments and gains of several resources, answered at one go."""

from __future__ import annotations

from collections import Counter

from emberkeep.games.crown_of_ash import GAME
from emberkeep.kernel import Way, bundle_of
from tests.games.crown_of_ash.positions import ashlands, play, seat


def ways(table: object, name: str = "mors") -> tuple[Way, ...]:
    return bundle_of(GAME, table, seat(table, name))  # type: ignore[arg-type]  # any position


def tallies(found: tuple[Way, ...]) -> list[dict[str, int]]:
    return [
        dict(Counter(code for code in (*way.codes, *way.forced) if code != "done")) for way in found
    ]


def test_two_ingredients_are_paid_in_every_mixture() -> None:
    table = ashlands(row="bone-puppet", store={"mors": "2 bone 1 ash 1 gold"})

    play(table, "mors refresh", "mors recruit:bone-puppet")

    assert tallies(ways(table)) == [
        {"pay:bone": 2},
        {"pay:bone": 1, "pay:ash": 1},
        {"pay:bone": 1, "pay:gold": 1},
        {"pay:ash": 1, "pay:gold": 1},
    ]


def test_what_is_left_over_is_paid_by_itself_and_counted() -> None:
    table = ashlands(row="bone-engine", store={"mors": "5 bone 1 ash"})

    play(table, "mors refresh", "mors recruit:bone-engine")
    found = ways(table)

    assert tallies(found) == [{"pay:ash": 1, "pay:bone": 4}, {"pay:bone": 5}]
    assert found[0].codes == ("pay:ash",)


def test_gold_stands_in_for_as_many_resources_as_one_likes() -> None:
    table = ashlands(row="bone-thrall", store={"mors": "2 bone 1 ash 2 gold"})

    play(table, "mors refresh", "mors gold-for:bone-thrall")

    assert tallies(ways(table)) == [
        {"gold:bone": 2},
        {"gold:bone": 1, "gold:ash": 1},
        {"gold:bone": 1},
        {"gold:ash": 1},
    ]
    assert [way.codes[-1] for way in ways(table)] == ["gold:bone", "gold:ash", "done", "done"]


def test_ingredients_are_gained_at_one_go() -> None:
    table = ashlands(coast="nox apothecary", row="-")

    play(table, "mors coast/resource")

    assert len(ways(table)) == 10


def test_a_single_ingredient_is_an_ordinary_question() -> None:
    table = ashlands(coast="nox apothecary", row="-")

    play(table, "mors coast/resource", "mors bone")

    assert ways(table) == ()


def test_whoever_else_is_asked_something_is_asked_as_usual() -> None:
    assert ways(ashlands()) == ()


def test_the_largest_payment_is_not_too_large() -> None:
    table = ashlands(row="bone-engine", store={"mors": "5 bone 5 ash 5 blood 5 sulphur 5 gold"})

    play(table, "mors refresh", "mors recruit:bone-engine")

    assert len(ways(table)) == 126
