"""Campaigns: parts, what is carried over, bonuses, sums (chapter Adventures and campaign)."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.rules.scoring import reckon
from emberkeep.games.cadwallon.sheet import SHEETS
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Match, Sequel, Setting, SetupError
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, play

ASHES = ["adv-09", "adv-10", "adv-11", "adv-12"]


def part(
    number: int,
    *,
    road: str = "ashes",
    won: tuple[int, ...] = (0,),
    seed: int = 4,
    **spoiled: Any,
) -> City:
    """Begin a later part; the winners of all parts before had ten ducats, the other player five."""
    score = [10 if seat in won else 5 for seat in range(2)]
    carried = {
        "part": number,
        "experience": [0, 0],
        "scores": [score] * (number - 1),
        "winners": [list(won)] * (number - 1),
    } | spoiled
    return GAME.new(GAME.setup("campaign", 2, {"road": road}, seed, carried))


def reckoned(table: City, *ducats: int) -> City:
    """End a part at once, with so many ducats."""
    table.asks.clear()
    for player, amount in zip(table.players, ducats, strict=True):
        player.ducats, player.intrigues = amount, []
    reckon(table)
    return table


def unhired(table: City) -> City:
    """Play on until nobody is asked for mercenaries, without any."""
    while asked(table)[0].split()[1].startswith("mercenary"):
        table.choose(table.asked()[0], "none")
    return table


def following(table: City) -> Sequel:
    named = GAME.sequel(table)
    assert named is not None
    return named


# --- Parts ----------------------------------------------------------------------------------------


@rule("CAD-CAMPAIGN-04", "CAD-CAMPAIGN-05", "CAD-CAMPAIGN-06")
def test_the_campaign_is_sheets_9_10_11_and_12() -> None:
    first = GAME.new(GAME.setup("campaign", 2, {}, 1))

    assert [first.rules.sheet, *[part(n).rules.sheet for n in (2, 3, 4)]] == ASHES


def test_a_part_that_has_not_ended_names_no_next_one() -> None:
    assert GAME.sequel(GAME.new(GAME.setup("campaign", 2, {}, 1))) is None


@rule("CAD-CAMPAIGN-01", "CAD-CAMPAIGN-03", "CAD-SETUP-03")
@pytest.mark.parametrize("number", range(9, 15))
def test_every_new_sheet_is_played_alone(number: int) -> None:
    sheet = f"adv-{number:02}"

    table = GAME.new(GAME.setup("king_of_ashes", 3, {"adventure": sheet}, 1))

    assert (table.rules.sheet, table.rules.parts) == (sheet, 1)
    assert GAME.sequel(reckoned(table, 1, 2, 3)) is None


@rule("CAD-CAMPAIGN-03", "CAD-AMB-52")
def test_the_festival_and_the_ransom_are_a_campaign_of_two() -> None:
    assert part(2, road="ransom").rules.sheet == "adv-14"
    assert GAME.sequel(reckoned(part(2, road="ransom"), 1, 2)) is None


@rule("CAD-CAMPAIGN-02", "CAD-AMB-206")
def test_all_sheets_can_be_joined_into_one_campaign() -> None:
    first = GAME.new(GAME.setup("campaign", 2, {"road": "all"}, 1))

    assert (first.rules.sheet, first.rules.parts) == ("adv-01", 14)
    assert part(14, road="all").rules.sheet == "adv-14"


@rule("CAD-CAMPAIGN-08", "CAD-CAMPAIGN-09", "CAD-CAMPAIGN-10", "CAD-AMB-203")
def test_after_a_part_winners_ducats_and_unspent_experience_are_noted_and_nothing_else() -> None:
    table = GAME.new(GAME.setup("campaign", 2, {"gang-1": "cursed"}, 1))
    table.players[1].experience = 3
    table.players[0].hand.append(table.purple.pop())

    named = following(reckoned(table, -2, 7))

    assert named.carried == {"experience": [0, 3], "scores": [(-2, 7)], "winners": [(1,)]}


@rule("CAD-CAMPAIGN-07", "CAD-AMB-203")
def test_the_next_part_has_the_same_gangs_and_rules() -> None:
    chosen: dict[str, Setting] = {
        "gang-1": "cursed",
        "gang-2": "kalderns",
        "ties": "base",
        "stair-experience": 4,
    }
    table = GAME.new(GAME.setup("campaign", 2, {**chosen, "memory-aid": True}, 1))

    options = following(reckoned(table, 1, 2)).options

    assert chosen.items() <= options.items()
    assert (options["fights"], options["memory-aid"], options["road"]) == ("new", True, "ashes")


@rule("CAD-CAMPAIGN-11", "CAD-AMB-203")
def test_everything_starts_afresh_but_experience() -> None:
    table = part(2, experience=[4, 1])

    assert [player.experience for player in table.players] == [4 + 2, 1]
    assert [player.ducats for player in table.players] == [5, 5]
    assert [len(player.hand) for player in table.players] == [5, 5]
    assert all(not figure.fate for figure in table.figures.values())
    assert len(table.figures) == 8


@rule("CAD-CAMPAIGN-13", "CAD-CAMPAIGN-14", "CAD-AMB-205")
def test_carried_experience_buys_equipment_in_ones_turns() -> None:
    table = city(mode="king_of_ashes", one="iris@A1", experience=2)

    assert "buy" in codes(table)


def test_a_match_names_a_sequel_that_the_game_accepts() -> None:
    match = Match(GAME, GAME.setup("campaign", 2, {}, 5))
    reckoned(match.table, 8, 8)

    setup = match.sequel(9)

    assert setup is not None
    assert (setup.part, setup.carried["scores"]) == (2, [[8, 8]])


def test_other_modes_have_no_sequel() -> None:
    assert GAME.sequel(reckoned(city(one="iris@A1"), 1, 2)) is None


# --- Bonuses --------------------------------------------------------------------------------------


@rule("CAD-CAMPAIGN-12", "CAD-AMB-202")
def test_the_winner_of_sheet_9_has_two_experience_more() -> None:
    assert [player.experience for player in part(2, won=(1,)).players] == [0, 2]


@rule("CAD-AMB-202")
def test_all_who_share_a_victory_have_the_bonus() -> None:
    assert [player.experience for player in part(2, won=(0, 1)).players] == [2, 2]


@rule("CAD-AMB-202", "CAD-AMB-58")
def test_the_winner_of_sheet_10_takes_equipment_for_a_member_before_deployment() -> None:
    table = unhired(part(3, won=(1,)))

    assert asked(table) == ["two buy.for"]
    member = codes(table, "two")[2]
    play(table, f"two {member}", "two rapier")

    assert table.figures[member].gear == "rapier"
    assert asked(table)[0].endswith("deploy")
    assert [player.experience for player in table.players] == [0, 0]


@rule("CAD-AMB-202")
def test_the_winner_of_another_sheet_takes_none() -> None:
    assert asked(unhired(part(2)))[0].endswith("deploy")


@rule("CAD-AMB-202")
def test_the_winner_of_sheet_11_has_two_arcana_and_an_intrigue_more() -> None:
    table = part(4, won=(1,))

    assert [len(player.hand) for player in table.players] == [5, 7]
    assert [len(player.intrigues) for player in table.players] == [1, 2]


@rule("CAD-AMB-52")
def test_the_winner_of_the_festival_has_experience_and_an_intrigue_more() -> None:
    table = part(2, road="ransom", won=(0,))

    assert [player.experience for player in table.players] == [1, 0]
    assert [len(player.intrigues) for player in table.players] == [2, 1]


@rule("CAD-AMB-206")
def test_where_a_sheet_prints_no_bonus_the_winner_has_one_experience_more() -> None:
    assert [player.experience for player in part(2, road="all").players] == [1, 0]


@rule("CAD-AMB-202", "CAD-AMB-206")
def test_other_bonuses_than_one_experience_are_those_of_four_sheets() -> None:
    bonuses = {
        sheet.id: (sheet.bonus_experience, sheet.bonus_arcana, sheet.bonus_intrigues)
        for sheet in SHEETS.values()
    }

    assert {name: bonus for name, bonus in bonuses.items() if bonus != (1, 0, 0)} == {
        "adv-09": (2, 0, 0),
        "adv-10": (0, 0, 0),
        "adv-11": (0, 2, 1),
        "adv-13": (1, 0, 1),
    }


# --- The end --------------------------------------------------------------------------------------


@rule("CAD-CAMPAIGN-15", "CAD-CAMPAIGN-16")
def test_the_last_part_ends_with_the_sums_of_all() -> None:
    table = reckoned(part(4, won=(0,)), 0, 20)  # 30 and 15 from before

    assert table.result is not None
    assert (table.result.scores, table.result.winners) == ((30, 35), (1,))
    assert (table.result.reason, GAME.sequel(table)) == ("campaign", None)


@rule("CAD-AMB-204")
def test_a_tied_campaign_goes_to_whoever_has_won_more_parts() -> None:
    table = reckoned(part(4, won=(0,)), 0, 15)

    assert table.result is not None
    assert (table.result.scores, table.result.winners) == ((30, 30), (0,))


@rule("CAD-AMB-204")
def test_then_to_the_higher_score_in_the_last_part() -> None:
    scores, winners = [[10, 4], [4, 10], [4, 6]], [[0], [1], [1]]

    table = reckoned(part(4, scores=scores, winners=winners), 12, 10)

    assert table.result is not None
    assert (table.result.scores, table.result.winners) == ((30, 30), (0,))


@rule("CAD-AMB-204")
def test_then_the_victory_is_shared() -> None:
    scores, winners = [[10, 4], [4, 10], [5, 5]], [[0], [1], [0, 1]]

    table = reckoned(part(4, scores=scores, winners=winners), 9, 9)

    assert table.result is not None
    assert table.result.winners == (0, 1)


# --- What no campaign could have carried over -----------------------------------------------------


@pytest.mark.parametrize(
    ("spoiled", "reason"),
    [
        ({"experience": [1]}, "experience of 2 numbers from 0 to 99"),
        ({"experience": [-1, 0]}, "experience of 2 numbers from 0 to 99"),
        ({"experience": [100, 0]}, "experience of 2 numbers from 0 to 99"),
        ({"experience": [True, 0]}, "experience of 2 numbers from 0 to 99"),
        ({"scores": [[5, 10]] * 2}, "1 lists of 2 scores"),
        ({"scores": [[5]]}, "1 lists of 2 scores"),
        ({"scores": [["5", 10]]}, "1 lists of 2 scores"),
        ({"scores": [[10, 1000]]}, "1 lists of 2 scores"),
        ({"scores": [[10, -100]]}, "1 lists of 2 scores"),
        ({"winners": []}, "1 lists of seats that had the most ducats"),
        ({"winners": [[]]}, "1 lists of seats that had the most ducats"),
        ({"winners": [[1]]}, "1 lists of seats that had the most ducats"),
        ({"winners": [[0, 0]]}, "1 lists of seats that had the most ducats"),
        ({"winners": [[2]]}, "1 lists of seats that had the most ducats"),
        ({"part": 5}, "the campaign ashes has 4 parts, not 5"),
        ({"gangs": []}, "carries over experience, part, scores, winners"),
    ],
)
def test_what_no_campaign_could_have_carried_over_is_refused(
    spoiled: dict[str, Any], reason: str
) -> None:
    with pytest.raises(SetupError, match=reason):
        part(2, **spoiled)


def test_other_modes_carry_nothing_over() -> None:
    carried = {"part": 2, "experience": [0, 0], "scores": [[1, 2]], "winners": [[1]]}

    with pytest.raises(SetupError, match="and other modes nothing"):
        GAME.setup("king_of_ashes", 2, {}, 1, carried)


def test_the_largest_numbers_that_are_carried_over() -> None:
    table = part(2, experience=[99, 0], scores=[[999, -99]])

    assert (table.rules.part, table.players[0].experience) == (2, 101)


def test_debts_are_carried_over_as_they_are() -> None:
    table = reckoned(part(2, road="ransom", scores=[[-9, -3]], winners=[[1]]), 4, 1)

    assert table.result is not None
    assert table.result.scores == (-5, -2)
