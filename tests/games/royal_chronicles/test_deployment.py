"""Deployment: arranging a kingdom in secret, revealing, paying, abilities (chapter 2)."""

from __future__ import annotations

import pytest

from emberkeep.games.royal_chronicles import GAME
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.kernel import Match, NotAsked, UnknownCode
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    asked,
    back,
    codes,
    deploy,
    designs,
    fresh,
    front,
    gold,
    idle,
    play,
    player,
    realm,
    seen_by,
    told,
    vp,
)


@rule("RC-BASE-CONCEPT-01")
def test_at_first_there_are_two_spots_in_each_row() -> None:
    kingdom = seen_by(realm("hand knight", ""), "ada").players[0].kingdom

    assert (kingdom.front_room, kingdom.back_room) == (2, 2)


@rule("RC-BASE-DEPLOY-01")
def test_units_are_placed_on_free_spots_of_either_row() -> None:
    table = realm("front farmer; hand cook hunter veteran", "")
    deploy(table, "place:cook-1/front", "place:hunter-1/back")

    assert (front(table), back(table)) == ("farmer cook", "hunter")


@rule("RC-BASE-DEPLOY-01")
def test_a_full_row_takes_nobody_else() -> None:
    table = realm("front farmer cook; hand hunter", "")

    assert "place:hunter-1/front" not in codes(table)
    assert "place:hunter-1/back" in codes(table)


@rule("RC-BASE-DEPLOY-02", "RC-AMB-36")
def test_a_unit_in_play_may_move_to_the_other_row_once() -> None:
    table = realm("front farmer cook; back hunter", "")
    play(table, "ada move:farmer-1")

    assert "move:farmer-1" not in codes(table)
    play(table, "ada move:hunter-1")
    idle(table)
    assert (front(table), back(table)) == ("cook hunter", "farmer")


@rule("RC-BASE-DEPLOY-02")
@pytest.mark.parametrize(
    ("swap", "rows"),
    [
        ("farmer-1/veteran-1", ("veteran cook", "hunter farmer")),
        ("cook-1/hunter-1", ("farmer hunter", "cook veteran")),
    ],
)
def test_where_there_is_no_room_two_units_change_places(swap: str, rows: tuple[str, str]) -> None:
    table = realm("front farmer cook; back hunter veteran", "")

    assert "move:farmer-1" not in codes(table)
    deploy(table, f"swap:{swap}")
    assert (front(table), back(table)) == rows


@rule("RC-BASE-DEPLOY-03", "RC-BASE-CONCEPT-04", "RC-AMB-16")
def test_a_unit_in_play_may_be_discarded_which_is_no_death() -> None:
    table = realm("front sculptor+1 palm-reader", "")
    deploy(table, "discard:sculptor-1")

    assert (front(table), vp(table)) == ("palm-reader", 0)
    assert designs(table.discard) == ["sculptor"]


@rule("RC-BASE-DEPLOY-04")
def test_nothing_is_revealed_or_paid_before_everybody_is_ready() -> None:
    table = realm("gold 3; hand knight rogue", "gold 3; hand miner cook")
    play(table, "ada place:knight-1/front", "ada done")
    ada = seen_by(table, "bo").players[0]

    assert (ada.kingdom.front, ada.gold, ada.hand_size) == ((), 3, 2)
    play(table, "bo done")
    ada = seen_by(table, "bo").players[0]
    assert [piece.card for piece in ada.kingdom.front] == ["knight-1"]
    assert ada.gold == 2


@rule("RC-BASE-CONCEPT-05")
def test_nobody_waits_for_anybody_while_arranging() -> None:
    table = realm("gold 3; hand knight rogue", "gold 3; hand miner cook")
    play(table, "bo place:miner-1/front", "bo place:cook-1/back", "bo done")

    assert asked(table) == [("ada", "deploy")]
    with pytest.raises(NotAsked):
        play(table, "bo done")


@rule("RC-BASE-DEPLOY-04")
def test_an_arrangement_is_revealed_by_the_word_of_whoever_made_it() -> None:
    table = realm("gold 1; hand knight rogue", "")
    play(table, "bo done", "ada place:knight-1/front", "ada keep:rogue-1")

    assert (codes(table), front(table)) == (["done"], "")
    table.retract(0)
    assert "keep:rogue-1" in codes(table)
    play(table, "ada keep:rogue-1", "ada done")
    assert front(table) == "knight"


@rule("RC-BASE-DEPLOY-05")
def test_only_new_units_are_paid() -> None:
    table = realm("front kraken; gold 1; hand knight", "")

    assert gold(deploy(table, "place:knight-1/front")) == 0


@rule("RC-BASE-DEPLOY-06", "RC-AMB-29")
def test_what_cannot_be_paid_cannot_be_placed() -> None:
    table = realm("gold 2; hand knight rogue dragon", "")
    offered = codes(table)
    play(table, "ada place:knight-1/front", "ada place:rogue-1/front")

    assert "place:dragon-1/front" not in offered
    assert gold(idle(table)) == 0
    assert designs(table.discard) == ["dragon"]


@rule("RC-BASE-DEPLOY-09")
def test_no_second_card_may_be_kept() -> None:
    table = play(realm("front cook; hand knight rogue dragon", ""), "ada keep:rogue-1")

    assert not [code for code in codes(table) if code.startswith("keep")]


@rule("RC-BASE-DEPLOY-09")
def test_one_card_may_be_kept_and_the_rest_is_discarded() -> None:
    table = realm("hand knight rogue dragon", "")
    deploy(table, "keep:rogue-1")

    assert designs(player(table).kept) == ["rogue"]
    assert designs(table.discard) == ["knight", "dragon"]


@rule("RC-BASE-DEPLOY-09", "RC-AMB-31")
def test_others_see_that_a_card_is_kept_but_not_which() -> None:
    table = deploy(realm("hand knight rogue dragon", ""), "keep:rogue-1")
    ada = seen_by(table, "bo").players[0]

    assert (ada.kept_size, ada.kept) == (1, ())
    assert told(table, "deployed")[0]["kept"] == 1
    assert seen_by(table, "bo").discard == ("knight-1", "dragon-1")


@rule("RC-BASE-DEPLOY-10")
def test_flip_abilities_fire_only_when_the_unit_is_new() -> None:
    assert front(idle(realm("front veteran+1 demon+1", ""))) == "veteran+1 demon+1"


@rule("RC-BASE-DEPLOY-10")
def test_abilities_without_the_flip_sign_act_every_round() -> None:
    table = idle(realm("front master-alchemist+1; back farmer", ""), "deploy")

    assert asked(table) == [("ada", "master-alchemist")]


@rule("RC-BASE-DEPLOY-11")
def test_a_kraken_counts_buildings_after_a_golem_raised_them() -> None:
    table = realm("gold 8; hand kraken golem; town; vp 9", "")
    deploy(table, "place:kraken-1/front", "place:golem-1/front")

    assert vp(table) == 6


@rule("RC-BASE-DEPLOY-12", "RC-BASE-BUILD-09")
def test_a_golem_opens_no_spot_in_the_same_deployment() -> None:
    table = realm("front knight; gold 2; hand golem cook; town", "")
    play(table, "ada place:golem-1/front")

    assert "place:cook-1/front" not in codes(table)
    idle(table)
    assert player(table).front_room() == 3


@rule("RC-BASE-BUILD-09")
def test_a_building_of_level_2_opens_a_third_spot_in_the_front_and_no_more() -> None:
    table = realm("front knight rogue; hand cook; town:2 mine:2", "")
    deploy(table, "place:cook-1/front")

    assert front(table) == "knight rogue cook"
    assert player(table).front_room() == 3


# --- Taking back ----------------------------------------------------------------------------------


@rule("RC-AMB-36")
def test_steps_can_be_taken_back_until_the_last_is_ready() -> None:
    match = Match(GAME, GAME.setup("standard", 3, seed=1))
    while match.table.phase == 1:
        at = match.table.asked()[0]
        match.choose(at, match.table.ask_of(at).codes()[0])
    before = codes(match.table)
    match.choose(0, before[1])
    match.choose(1, "done")
    match.choose(0, "done")
    match.undo(0)
    match.undo(0)

    assert codes(match.table) == before
    assert not match.can_undo(0)
    assert match.can_undo(1)


@rule("RC-AMB-36")
def test_every_step_is_taken_once_so_that_arranging_ends() -> None:
    for seed in range(5):
        table = fresh("standard", 4, seed)
        steps = 0
        while table.phase < 3:
            at = table.asked()[-1]
            play_last(table, at)
            steps += 1
        assert steps < 150


def play_last(table: Realm, at: int) -> None:
    options = [code for code in table.ask_of(at).codes() if code != "done"]
    table.choose(at, (options or ["done"])[-1])


def test_a_code_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = realm("gold 0; hand knight cook", "")

    with pytest.raises(UnknownCode, match="accepted: done"):
        play(table, "ada place:knight-1/front")
    assert seen_by(table, "ada").plan is not None


@rule("RC-BASE-DEPLOY-02", "RC-AMB-36")
def test_only_units_that_have_not_moved_change_places() -> None:
    table = realm("front farmer cook; back hunter miner; hand veteran knight; gold 1", "")
    play(table, "ada discard:miner-1", "ada place:veteran-1/back")

    assert [code for code in codes(table) if code.startswith("swap")] == [
        "swap:farmer-1/hunter-1",
        "swap:cook-1/hunter-1",
    ]
    play(table, "ada swap:cook-1/hunter-1")
    assert not [code for code in codes(table) if code.startswith(("swap", "move"))]


@rule("RC-BASE-DEPLOY-02")
def test_a_unit_is_discarded_from_either_row_and_only_that_one() -> None:
    table = realm("front farmer cook; back hunter miner", "")
    deploy(table, "discard:cook-1", "discard:hunter-1")

    assert (front(table), back(table)) == ("farmer", "miner")


# --- What others may know -------------------------------------------------------------------------


def test_steps_of_an_arrangement_are_secret_in_the_record() -> None:
    match = Match(GAME, GAME.setup("standard", 2, seed=1))
    while match.table.phase == 1:
        at = match.table.asked()[0]
        match.choose(at, match.table.ask_of(at).codes()[0])
    drafted = {choice.code for choice in match.record_for(1) if choice.seat == 0}
    match.choose(0, codes(match.table)[1])

    assert drafted == {"?"}
    assert {choice.code for choice in match.record_for(1) if choice.seat == 0} == {"?"}
    assert "?" not in {choice.code for choice in match.record_for(0) if choice.seat == 0}


def test_what_a_sphinx_keeps_is_secret_in_the_record() -> None:
    table = realm("gold 3; hand sphinx", "", deck="knight miner rogue")
    deploy(table, "place:sphinx-1/front")

    assert table.ask_of(0).secret


def test_turns_are_numbered_by_picks_and_deployments() -> None:
    table = fresh("standard", 3)
    turns = []
    while table.phase < 3:
        turns.append(table.turn)
        for at in table.asked():
            options = table.ask_of(at).codes()
            table.choose(at, "done" if "done" in options else options[0])

    assert turns == [1, 2, 3, 4, 6]  # the fifth card is no choice


def test_alone_turns_are_numbered_too() -> None:
    table = fresh("solo", 1)
    turns = []
    while table.phase < 3:
        turns.append(table.turn)
        options = table.ask_of(0).codes()
        table.choose(0, "done" if "done" in options else options[0])

    assert turns == [1, 2, 3, 4, 5]


def test_no_choice_is_taken_back_after_a_card_was_turned_over_or_shown() -> None:
    sphinx = realm("gold 3; hand sphinx", "", deck="knight miner rogue")
    war = realm("hand cook", phase="deploy", whole=True)
    before = sphinx.reveals, war.reveals
    deploy(sphinx, "place:sphinx-1/front")
    play(war, "ada done")

    # Arrangements are revealed; so is what the Sphinx shows, and the next necropolis card.
    assert (sphinx.reveals, war.reveals) == (before[0] + 2, before[1] + 2)
