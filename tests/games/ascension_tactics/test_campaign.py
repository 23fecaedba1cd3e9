"""The campaign of the Broken Gate: its parts, what is carried over, and its sigils."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.rules.campaign import pile
from emberkeep.games.ascension_tactics.rules.scoring import win
from emberkeep.games.ascension_tactics.sigils import SIGIL_ROWS
from emberkeep.games.ascension_tactics.state import Battleground, Campaign
from emberkeep.kernel import Match, Sequel, SetupError
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    figure,
    play,
    player,
    seen_by,
    told,
)

ROAD, BEACONS, THRONE = "silent-road", "drowned-beacons", "throne-of-the-rift"


def part(
    scenario: str,
    *,
    attempt: int = 1,
    people: int = 1,
    seed: int = 3,
    kept: Any = None,
    **more: Any,
) -> Battleground:
    """Begin a part of the campaign as it follows from others, to its first question."""
    at = [ROAD, BEACONS, THRONE].index(scenario)
    draws = at if attempt > 1 else at - 1
    carried = {
        "part": at + attempt,
        "attempt": attempt,
        "kept": kept if kept is not None else [["coin"] * draws] * people,
        "gone": ["flame"] * draws * people,
    } | more
    options = {"scenario": scenario, "difficulty": "hard"}
    return GAME.new(GAME.setup("campaign", people, options, seed, carried))


def ended(table: Battleground, *, won: bool) -> Sequel | None:
    finish(table, 0 if won else table.rules.villain)
    return GAME.sequel(table)


def finish(table: Battleground, seat: int) -> None:
    """End a match at once, whatever is being asked."""
    table.asks.clear()
    win(table, seat, "glory")


def begun(people: int = 1, **options: str) -> Battleground:
    return GAME.new(GAME.setup("campaign", people, options, 5))


# --- Parts ----------------------------------------------------------------------------------------


def test_a_campaign_begins_with_the_silent_road() -> None:
    table = begun()

    assert table.rules.scenario.id == ROAD
    assert len(table.players) == 2  # the villains have a seat


@rule("AT-AMB-169")
def test_a_won_scenario_is_followed_by_the_next_one() -> None:
    following = ended(begun(difficulty="nightmare"), won=True)

    assert following is not None
    assert following.options["scenario"] == BEACONS
    assert following.options["difficulty"] == "nightmare"  # chosen once
    assert following.carried["attempt"] == 1


@rule("AT-AMB-169")
def test_a_lost_scenario_is_played_again() -> None:
    following = ended(begun(), won=False)

    assert following is not None
    assert following.options["scenario"] == ROAD
    assert following.carried["attempt"] == 2


@rule("AT-AMB-169")
@pytest.mark.parametrize(("won", "scenario"), [(True, THRONE), (False, BEACONS)])
def test_the_beacons_are_followed_by_the_throne_or_played_again(
    scenario: str, *, won: bool
) -> None:
    following = ended(part(BEACONS), won=won)

    assert following is not None
    assert following.options["scenario"] == scenario


def test_the_campaign_ends_after_the_throne_and_after_three_losses() -> None:
    assert ended(part(THRONE), won=True) is None
    assert ended(part(THRONE, attempt=3), won=False) is None
    assert ended(part(THRONE, attempt=2), won=False) is not None


def test_other_modes_have_no_sequel() -> None:
    table = battleground()
    finish(table, 0)

    assert GAME.sequel(table) is None


def test_a_match_names_a_sequel_that_the_game_accepts() -> None:
    match = Match(GAME, GAME.setup("campaign", 2, {}, 5))
    while asked(match.table)[0][1] == "draft.split":
        seat = match.table.asked()[0]
        match.choose(seat, match.table.ask_of(seat).codes()[0])
    finish(match.table, 0)

    following = match.sequel(9)

    assert following is not None
    assert (following.part, following.options["scenario"]) == (2, BEACONS)


@rule("AT-SOLO-08")
def test_the_campaign_says_which_villain_has_which_goal() -> None:
    for seed in range(6):
        table = GAME.new(GAME.setup("campaign", 1, {}, seed))
        assert table.villains is not None
        assert tuple(table.villains.bearers.values()) == table.rules.scenario.villains


@rule("AT-AMB-169")
@pytest.mark.parametrize(("scenario", "size"), [(ROAD, 3), (BEACONS, 4), (THRONE, 5)])
def test_partners_split_the_named_champions_evenly(scenario: str, size: int) -> None:
    table = begun(2) if scenario == ROAD else part(scenario, people=2)
    while asked(table)[0][1] == "draft.split":
        assert [name for name, _ in asked(table)] == ["one", "two"]
        play(table, f"two {codes(table, 'two')[0]}")

    teams = [[f.id for f in table.figures_of(at) if not f.of] for at in (0, 1)]
    assert [len(team) for team in teams] == [size, size]
    assert sorted(teams[0] + teams[1]) == sorted(table.rules.scenario.partners[0])


# --- Sigils between parts -------------------------------------------------------------------------


@rule("AT-COMP-17")
def test_there_are_forty_sigils_four_of_each_design() -> None:
    assert [row.copies for row in SIGIL_ROWS] == [4] * 10


@rule("AT-AMB-169")
def test_nobody_has_a_champion_before_partners_have_shared_them_out() -> None:
    table = begun(people=2)

    assert asked(table)[0] == ("one", "draft.split")
    assert table.figures == {}


@rule("AT-AMB-169")
def test_after_a_win_two_sigils_are_drawn_and_one_is_kept() -> None:
    table = part(BEACONS)
    drawn = told(table, "sigil.drawn")[0]["sigils"]
    assert asked(table) == [("one", "sigil.keep")]
    assert isinstance(drawn, tuple)
    assert len(drawn) == 2
    assert codes(table) == [f"sigil:{name}" for name in drawn]

    play(table, f"one sigil:{drawn[0]}")

    assert table.campaign is not None
    assert table.campaign.kept == [(drawn[0],)]
    assert table.campaign.gone == [drawn[1]]
    assert player(table, "one").sigils == (drawn[0],)


@rule("AT-AMB-169")
def test_after_a_loss_one_more_is_drawn_for_this_attempt_alone() -> None:
    table = part(BEACONS, attempt=2, kept=[["oath"]])

    assert player(table, "one").sigils[0] == "oath"
    assert len(player(table, "one").sigils) == 2
    following = ended(table, won=True)
    assert following is not None
    assert following.carried["kept"] == [("oath",)]
    assert following.carried["gone"] == ["flame"]


@rule("AT-AMB-169")
def test_each_of_two_players_draws_from_one_pile() -> None:
    table = part(BEACONS, people=2)
    while asked(table)[0][1] == "draft.split":
        play(table, f"one {codes(table)[0]}")

    play(table, f"one {codes(table)[0]}")

    assert asked(table)[0] == ("two", "sigil.keep")
    assert table.campaign is not None
    assert [len(names) for names in table.campaign.kept] == [1, 0]


@rule("AT-AMB-169")
def test_what_was_drawn_is_no_more_in_the_pile() -> None:
    campaign = Campaign(2, "normal", 1, kept=[("bow", "coin"), ("bow",)], gone=["bow", "road"])
    campaign.extra = ["purge"]

    left = Counter(pile(campaign))

    assert (left["bow"], left["coin"], left["road"], left["oath"]) == (1, 3, 3, 4)
    assert left["purge"] == 3


def test_everybody_sees_how_far_the_campaign_is() -> None:
    table = part(BEACONS, attempt=2, kept=[["oath"]])
    view = seen_by(table).campaign

    assert view is not None
    assert (view.scenario, view.attempt, view.difficulty) == (1, 2, "hard")
    assert (view.kept, view.gone) == ((("oath",),), ("flame",))
    assert view.extra == player(table, "one").sigils[1:]


# --- What is carried over, from anywhere ----------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"attempt": 4}, "a scenario is tried 1 to 3 times, not 4"),
        ({"attempt": True}, "a scenario is tried 1 to 3 times, not True"),
        ({"part": 9}, "attempt 1 at drowned-beacons is not part 9 of a campaign"),
        ({"kept": [["coin"]]}, "1 lists of 0 sigils are kept"),
        ({"kept": []}, "1 lists of 0 sigils are kept"),
        ({"kept": 7}, "1 lists of 0 sigils are kept"),
        ({"gone": ["coin"]}, "0 sigils are gone by then"),
        ({"luck": 1}, "a campaign carries over attempt, gone, kept, part"),
    ],
)
def test_what_no_campaign_carries_over_is_refused(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        part(BEACONS, **wrong)


@pytest.mark.parametrize("name", ["luck", ["coin"], 3])
def test_unknown_sigils_are_refused(name: object) -> None:
    with pytest.raises(SetupError, match="lists of 1 sigils are kept"):
        part(THRONE, kept=[[name]])


def test_more_sigils_than_there_are_are_refused() -> None:
    with pytest.raises(SetupError, match="there are 4 sigils coin, not 8"):
        part(THRONE, attempt=2, people=2, kept=[["coin", "coin"]] * 2, gone=["coin"] * 4)


def test_a_later_scenario_is_no_beginning() -> None:
    with pytest.raises(SetupError, match="scenario is silent-road unless"):
        GAME.setup("campaign", 1, {"scenario": THRONE})


def test_nothing_is_carried_over_into_a_duel() -> None:
    carried = {"part": 2, "attempt": 1, "kept": [[], []], "gone": []}
    with pytest.raises(SetupError, match="and other modes nothing"):
        GAME.setup("duel", 2, {}, 1, carried)


# --- What sigils do -------------------------------------------------------------------------------


@rule("AT-AMB-173")
@pytest.mark.parametrize(
    ("sigil", "gain"), [("haste", (0, 0, 1)), ("might", (1, 0, 0)), ("stone", (0, 2, 0))]
)
def test_haste_might_and_stone_go_to_a_chosen_champion_for_the_scenario(
    sigil: str, gain: tuple[int, int, int]
) -> None:
    table = part(BEACONS, attempt=2, kept=[[sigil]], seed=_calm())
    assert asked(table) == [("one", "sigil.champion")]
    assert codes(table) == [f"champion:{name}" for name in table.rules.scenario.teams[0]]
    before = _numbers(table, "rut")

    play(table, "one champion:rut")

    assert tuple(a - b for a, b in zip(_numbers(table, "rut"), before, strict=True)) == gain
    play(table, "one end")
    assert figure(table, "rut").lasting


@rule("AT-AMB-173")
def test_several_sigils_add_up_on_one_champion() -> None:
    table = part(THRONE, attempt=2, kept=[["might", "might"]], seed=_calm())
    before = _numbers(table, "rut")[0]

    play(table, "one champion:rut", "one champion:rut")

    assert _numbers(table, "rut")[0] == before + 2


def _calm() -> int:
    """Find a seed whose extra sigil asks for nothing and changes nothing here."""
    return next(
        seed
        for seed in range(50)
        if told(part(BEACONS, attempt=2, kept=[["coin"]], seed=seed), "sigil.drawn")[0]["sigils"]
        in (("road",), ("oath",), ("bow",))
    )


def _numbers(table: Battleground, name: str) -> tuple[int, int, int]:
    view = next(each for each in seen_by(table).figures if each.id == name)
    return view.strength, view.defence, view.speed


def with_sigils(*sigils: str, **position: Any) -> Battleground:
    """Lay out a position in which player one holds sigils, at the start of a turn."""
    given = {"one": "arha-templar@G5 rut"} | position
    table = battleground(begins=False, **given)
    player(table, "one").sigils = sigils
    again = table.stack[-1]
    again.at = again.script.index("begin")
    table.asks.clear()
    table.run()
    return table


@rule("AT-AMB-174")
def test_a_bow_makes_one_champion_ranged_once() -> None:
    table = with_sigils("bow")

    play(table, "one sigil:bow", "one champion:rut")

    assert "ranged" in next(f for f in seen_by(table).figures if f.id == "rut").keywords
    assert "sigil:bow" not in codes(table)


@rule("AT-AMB-174")
def test_a_bow_can_be_used_in_the_middle_of_an_order() -> None:
    table = with_sigils("bow", two="tyranyx@G2", power=3)
    play(table, "one order:arha-templar")
    assert "hit:tyranyx" not in codes(table)

    play(table, "one sigil:bow", "one champion:arha-templar", "one hit:tyranyx")

    assert cell(table, "tyranyx") == ""
    assert "sigil:bow" not in codes(table)


@rule("AT-AMB-174")
def test_an_oath_orders_a_champion_for_nothing_once_in_a_scenario() -> None:
    table = with_sigils("oath")
    power = player(table, "one").power
    assert "free:arha-templar" in codes(table)

    play(table, "one free:arha-templar", "one done")

    assert player(table, "one").power == power
    assert not [code for code in codes(table) if code.startswith("free:")]
    assert player(table, "one").used == ("oath",)


@rule("AT-AMB-174")
def test_an_oath_that_was_not_used_is_there_in_the_next_turn() -> None:
    table = with_sigils("oath", hand={"one": "apprentice", "two": "apprentice"})

    play(table, "one end", "two end")

    assert "free:arha-templar" in codes(table)


@rule("AT-AMB-175")
def test_coins_and_flames_give_two_each_on_the_first_turn() -> None:
    table = battleground(one="rut")
    one = player(table, "one")
    one.sigils = ("coin", "coin", "flame")
    one.turns = 0
    turn = table.stack[-1]
    turn.at = turn.script.index("begin")
    table.asks.clear()
    table.run()

    assert (one.runes, one.power) == (4, 2 + 2)


@rule("AT-AMB-175")
def test_coins_and_flames_give_nothing_on_later_turns() -> None:
    table = with_sigils("coin", "flame")

    assert (player(table, "one").runes, player(table, "one").power) == (0, 2)


@rule("AT-AMB-175")
def test_a_chest_is_a_random_treasure_that_nobody_else_sees() -> None:
    table = part(BEACONS, attempt=2, kept=[["chest"]], seed=_calm())

    assert len(player(table, "one").treasures) == 1
    assert seen_by(table).players[0].treasures == ()
    assert seen_by(table).players[0].treasure_count == 1


@rule("AT-AMB-176")
def test_a_road_lets_one_deploy_next_to_the_portal() -> None:
    table = with_sigils("road", power=9)

    play(table, "one order:rut")

    assert sorted(codes(table)) == [
        f"cell:{name}" for name in ("B4", "B5", "C4", "C5", "C6", "D4", "D5")
    ]
    play(table, "one cell:D4")
    assert cell(table, "rut") == "D4"


@rule("AT-AMB-176")
def test_a_road_helps_when_the_portal_is_occupied() -> None:
    table = with_sigils("road", one="rut twilight-scout@C5!", power=9)

    play(table, "one order:rut")

    assert "cell:C5" not in codes(table)
    assert "cell:C4" in codes(table)


@rule("AT-AMB-176")
def test_a_new_cultist_takes_the_road_too() -> None:
    table = with_sigils("road", power=9)

    play(table, "one order:cultist", "one cell:B4")

    assert cell(table, "cultist-1-1") == "B4"


@rule("AT-AMB-177")
def test_a_purge_replaces_an_apprentice_by_a_mystic() -> None:
    table = part(BEACONS, attempt=2, kept=[["purge"]], seed=_calm())
    one = player(table, "one")

    cards = Counter([card.id for card in [*one.deck.cards(), *one.hand]])
    assert cards == {"apprentice": 7, "mystic": 1, "militia": 2}
    assert table.piles["mystic"] == 14
