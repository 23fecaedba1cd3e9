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
def test_where_there_is_no_room_two_units_change_places() -> None:
    table = realm("front farmer cook; back hunter veteran", "")

    assert "move:farmer-1" not in codes(table)
    deploy(table, "swap:farmer-1/veteran-1")
    assert (front(table), back(table)) == ("veteran cook", "hunter farmer")


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
    play(table, "bo place:miner-1/front", "bo place:cook-1/back")

    assert asked(table) == [("ada", "deploy")]
    with pytest.raises(NotAsked):
        play(table, "bo done")


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


# --- The order of abilities -----------------------------------------------------------------------


@rule("RC-AMB-26")
def test_the_order_of_abilities_is_asked_where_it_can_matter() -> None:
    table = realm("gold 1; hand veteran herbalist", "")
    deploy(table, "place:veteran-1/front", "place:herbalist-1/back")

    assert asked(table) == [("ada", "ability.next")]
    play(table, "ada unit:herbalist-1")
    assert front(table) == "veteran+1"


@rule("RC-AMB-26")
def test_in_the_other_order_the_result_is_another() -> None:
    table = realm("gold 1; hand veteran herbalist", "")
    deploy(table, "place:veteran-1/front", "place:herbalist-1/back")
    play(table, "ada unit:veteran-1")

    assert front(table) == "veteran"


@rule("RC-AMB-26")
def test_else_they_go_from_left_to_right_front_then_back() -> None:
    table = realm("gold 1; hand veteran cave-spirit", "")
    deploy(table, "place:veteran-1/back", "place:cave-spirit-1/front")

    assert [fact["card"] for fact in told(table, "age")] == ["cave-spirit-1", "veteran-1"]


@rule("RC-AMB-33")
def test_an_ability_without_may_is_compulsory() -> None:
    table = deploy(realm("hand time-master", ""), "place:time-master-1/front")

    assert front(table) == "time-master+2"


@rule("RC-AMB-43")
def test_a_shapeshifter_that_finds_nothing_leaves_an_empty_spot() -> None:
    table = realm("hand shapeshifter", "hand titan", only="kraken")
    table.discard = []  # as if all other cards were in play
    for move in ((0, "place:shapeshifter-1/front"), (1, "done")):
        table.choose(*move)

    assert front(table) == ""
    assert sorted(designs(table.discard)) == ["kraken", "shapeshifter", "titan"]


@rule("RC-AMB-49")
def test_a_master_alchemist_that_a_shapeshifter_becomes_acts_at_once() -> None:
    table = realm("back farmer; hand shapeshifter", "", deck="master-alchemist")
    deploy(table, "place:shapeshifter-1/front")

    assert asked(table) == [("ada", "master-alchemist")]


@rule("RC-BASE-CONCEPT-05")
def test_who_has_more_points_draws_first() -> None:
    table = realm(
        "vp 1; hand shapeshifter",
        "vp 5; gold 3; hand sphinx",
        deck="knight miner rogue cook",
    )
    play(table, "ada place:shapeshifter-1/front", "bo place:sphinx-1/front")
    idle(table, "deploy")

    assert seen_by(table, "bo").drawn == ("knight-1", "miner-1", "rogue-1")
    assert front(table) == "cook+1"


@rule("RC-BASE-CONCEPT-05", "RC-AMB-51")
def test_a_shadow_that_may_repeat_a_sphinx_draws_in_the_order_of_points_too() -> None:
    table = realm(
        "vp 1; hand shapeshifter",
        "vp 5; gold 1; front sphinx veteran; hand shadow",
        deck="knight miner rogue cook",
    )
    play(table, "ada place:shapeshifter-1/front", "bo place:shadow-1/back")
    before = front(idle(table, "deploy"))
    play(table, "bo unit:sphinx-1")

    assert before == "shapeshifter"
    assert seen_by(table, "bo").drawn == ("knight-1", "miner-1", "rogue-1")
    play(table, "bo pass")
    assert front(table) == "cook+1"


@rule("RC-BASE-CONCEPT-05", "RC-AMB-51")
def test_who_has_more_points_draws_first_also_after_a_question() -> None:
    table = realm(
        "vp 1; hand shapeshifter",
        "vp 5; gold 4; front knight+1; hand sphinx herbalist",
        deck="miner rogue farmer cook",
    )
    play(table, "ada place:shapeshifter-1/front", "bo place:sphinx-1/front")
    play(table, "bo place:herbalist-1/back")
    idle(table, "deploy")
    play(table, "bo unit:sphinx-1", "bo pass")

    assert told(table, "sphinx.discards")[0]["cards"] == ["farmer-1", "miner-1", "rogue-1"]
    assert front(table) == "cook+1"


@rule("RC-BASE-CONCEPT-05", "RC-AMB-51")
def test_who_draws_nothing_waits_for_nobody() -> None:
    table = realm(
        "hand veteran",
        "vp 5; gold 4; front rogue+1; hand sphinx herbalist",
        "hand shapeshifter",
        deck="miner knight rogue farmer",
    )
    play(table, "ada place:veteran-1/front", "cy place:shapeshifter-1/front")
    play(table, "bo place:sphinx-1/front", "bo place:herbalist-1/back")
    idle(table, "deploy")

    assert asked(table) == [("bo", "ability.next")]
    assert (front(table), front(table, "cy")) == ("veteran+1", "shapeshifter")


@rule("RC-AMB-26")
@pytest.mark.parametrize(
    ("text", "hand"),
    [("", "time-master"), ("back farmer", "master-alchemist"), ("town mine", "djinn")],
)
def test_the_order_is_asked_where_a_sphinx_may_help_to_choose(text: str, hand: str) -> None:
    table = realm(f"gold 5; hand sphinx {hand}; {text}", "")
    deploy(table, "place:sphinx-1/front", f"place:{hand}-1/front")

    assert asked(table) == [("ada", "ability.next")]


@rule("RC-AMB-26")
@pytest.mark.parametrize(
    ("text", "hand"),
    [("", "veteran"), ("", "master-alchemist"), ("town mine:2", "djinn")],
)
def test_the_order_is_not_asked_where_a_sphinx_helps_nothing(text: str, hand: str) -> None:
    table = realm(f"gold 5; hand sphinx {hand}; {text}", "")
    deploy(table, "place:sphinx-1/front", f"place:{hand}-1/front")

    assert asked(table) == [("ada", "sphinx")]


@rule("RC-AMB-26")
def test_the_order_of_equal_abilities_is_not_asked() -> None:
    table = realm("gold 2; front knight+1 rogue+1; hand herbalist herbalist", "")
    deploy(table, "place:herbalist-1/back", "place:herbalist-2/back")

    assert asked(table) == [("ada", "herbalist")]
