"""The end of the game and the reckoning (chapter End and score)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon.state import City
from emberkeep.games.cadwallon.tokens import TREASURE_ROWS, TREASURES
from emberkeep.kernel import Result
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import Each, Number, asked, city, play, told

PRICES = [("scroll", 2), ("keys", 2), ("bracelet", 3), ("ring", 3), ("statuette", 4)]


def result(table: City) -> Result:
    """End the last turn of the last round."""
    if not table.over:
        play(table, "two end")
    assert table.result is not None
    return table.result


def last(
    one: str,
    two: str,
    *,
    ducats: Number = 5,
    mode: str = "city",
    adventure: str = "",
    intrigues: Each = "",
) -> City:
    """It is the last turn of the last round."""
    return city(
        mode=mode,
        adventure=adventure,
        one=one,
        two=two,
        turn="two",
        round=8 if mode == "king_of_ashes" else 7,
        ducats=ducats,
        intrigues=intrigues,
        closed="E1",
    )


@rule("CADB-END-01", "CAD-AMB-192")
def test_the_game_ends_after_the_last_turn_of_the_last_round() -> None:
    sixth = city(one="iris@A1", two="nyra@K9", turn="two", round=6, closed="E1")
    play(sixth, "two end")
    assert asked(sixth) == ["one patrol"]

    seventh = city(one="iris@A1", two="nyra@K9", turn="one", round=7, closed="E1")
    play(seventh, "one end")
    assert asked(seventh) == ["two patrol"]

    ended = last("iris@A1", "nyra@K9")
    assert result(ended).reason == "ducats"
    assert len(told(ended, "reckoning")) == 1
    assert ended.reveals == 1  # all ducats lie open now, so the last word stands


@rule("CADB-END-02", "CADB-END-05")
@pytest.mark.parametrize(("kind", "price"), PRICES)
def test_treasures_carried_out_are_sold(kind: str, price: int) -> None:
    assert result(last(f"iris@out:{kind}", "nyra@out")).scores == (5 + price, 5)


@rule("CADB-END-05")
def test_the_box_has_24_treasures_worth_56_and_18_in_purses() -> None:
    carried = [row for row in TREASURE_ROWS if not row.paid_at_once]
    purses = [row for row in TREASURE_ROWS if row.paid_at_once]

    assert sum(row.copies for row in TREASURE_ROWS) == 24
    assert sum(row.copies * row.price for row in carried) == 56
    assert sum(row.copies * row.price for row in purses) == 18
    assert (TREASURES["crystal"].price, TREASURES["relic"].price, TREASURES["eye"].price) == (
        3,
        4,
        10,
    )


@rule("CADB-END-02")
def test_what_was_carried_out_through_the_tunnel_is_sold_as_well() -> None:
    assert result(last("iris@crawled:ring,ring", "nyra@out")).scores == (11, 5)


@rule("CADB-END-03", "CADB-END-04")
def test_treasures_inside_are_worth_nothing_and_who_is_caught_costs_three() -> None:
    assert result(last("iris@A1:ring leona@A2:keys", "nyra@out")).scores == (-1, 5)


@rule("CAD-AMB-41")
@pytest.mark.parametrize("place", ["prison", "centre", "altar"])
def test_who_is_underground_is_caught_in_the_district(place: str) -> None:
    table = last(f"iris@{place}:ring", "nyra@out leona@K9", mode="king_of_ashes")

    assert result(table).scores == (2, 2)


@rule("CAD-AMB-88")
def test_the_dead_cost_nothing() -> None:
    assert result(last("iris@dead", "nyra@out bragg@K9")).scores == (5, 2)


@rule("CAD-AMB-47")
def test_a_score_may_be_below_zero() -> None:
    table = last("iris@A1 leona@A2", "nyra@K9", ducats={"one": 1})

    assert result(table).scores == (-5, 2)


@rule("CADB-GOAL-02")
def test_most_ducats_win() -> None:
    final = result(last("iris@out:ring", "nyra@out:statuette"))

    assert (final.scores, final.winners) == ((8, 9), (1,))


@rule("CADB-END-06")
def test_of_two_with_as_many_ducats_more_escaped_characters_win() -> None:
    table = last("iris@out leona@crawled", "nyra@out:ring", ducats={"one": 8, "two": 5})

    assert result(table).winners == (0,)


@rule("CADB-END-06")
def test_then_more_treasures_win() -> None:
    table = last("iris@out:ring", "nyra@out:keys,keys", ducats={"one": 6, "two": 5})

    final = result(table)
    assert final.scores == (9, 9)
    assert final.winners == (1,)


@rule("CADB-END-06")
def test_then_the_victory_is_shared() -> None:
    assert result(last("iris@out:ring", "nyra@out:bracelet")).winners == (0, 1)


@rule("CADB-END-07")
def test_the_game_ends_at_once_when_nobody_is_left() -> None:
    table = city(
        one="iris@B1", two="nyra@out", closed="E1", round=5, hand="tax-collector", ducats={"two": 7}
    )

    play(table, "one iris", "one out")

    assert table.result is not None
    assert table.result.scores == (5, 7)


@rule("CADB-END-07")
def test_the_game_goes_on_while_somebody_of_any_gang_is_left() -> None:
    table = city(one="iris@B1", two="nyra@K5", closed="E1", round=5)

    play(table, "one iris", "one out")

    assert table.result is None


@rule("CAD-AMB-104")
def test_kaldern_sells_everything_for_one_ducat_more() -> None:
    assert result(last("kaldern@out:ring,keys", "nyra@out")).scores == (12, 5)
    assert result(last("kaldern@out bragg@out:ring", "nyra@out")).scores == (8, 5)


@rule("CAD-AMB-104")
def test_kaldern_haggles_only_over_what_has_a_price() -> None:
    table = last("kaldern@out:daughter,ring", "nyra@out", adventure="adv-08")

    assert result(table).scores == (5 + 3 + 1 + 12, 5)


@rule("CAD-AMB-91", "CADB-END-08")
def test_sale_sheet_caught_fees_and_intrigues_follow_in_this_order() -> None:
    table = last(
        "iris@out:ring sienne@K1",
        "nyra@out",
        mode="king_of_ashes",
        adventure="adv-09",
        intrigues={"one": "in-17"},
    )

    result(table)

    sources = [event["source"] for event in told(table, "score") if event["seat"] == 0]
    assert sources == ["sale", "caught", "fee", "intrigue"]
    points = [event["points"] for event in told(table, "score") if event["seat"] == 0]
    assert points == [3, -3, -4, -3]


@rule("CAD-AMB-91")
def test_a_sheet_pays_after_the_sale() -> None:
    table = last("kaldern@out:daughter,ring leona@A1", "nyra@out", adventure="adv-08")

    result(table)

    sources = [event["source"] for event in told(table, "score")]
    assert sources == ["sale", "daughter", "caught"]
