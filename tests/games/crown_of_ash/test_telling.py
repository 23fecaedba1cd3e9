"""What happens is told: the story, the captions and the terminal know nothing else."""

from __future__ import annotations

from tests.games.crown_of_ash.positions import ashlands, automas_turn, play, told

ADVANCED = {"abilities": True}


def test_a_recruit_is_told_with_all_that_was_paid_for_it() -> None:
    table = ashlands(row="bone-puppet", store={"mors": "2 bone 1 ash"})

    play(table, "mors refresh", "mors recruit:bone-puppet", "mors pay:bone", "mors pay:bone")

    assert told(table, "recruited") == [{"seat": 0, "warrior": "bone-puppet", "paid": {"bone": 2}}]


def test_who_comes_to_defend_and_who_leaves_is_told() -> None:
    table = ashlands(volcano="mors mors-bone-1", hand={"mors": "bone-thrall"})

    play(table, "mors volcano/resource", "mors add:bone-thrall", "mors take:mors-bone-1")

    joins = {"seat": 0, "region": "volcano", "warrior": "bone-thrall"}
    assert told(table, "defender.joins") == [joins]
    assert told(table, "defender.leaves") == [joins | {"warrior": "mors-bone-1"}]


def test_the_death_of_the_king_is_told_once() -> None:
    table = ashlands(hand={"mors": "soot-lancer gore-thrall fume-thrall"})

    play(table, "mors citadel/right", "mors warrior:soot-lancer", "mors warrior:gore-thrall")
    play(table, "mors warrior:fume-thrall", "mors card:0")

    assert told(table, "king.slain") == [{"seat": 0}]


# The opponent


def test_the_opponent_tells_whom_it_posts() -> None:
    table = automas_turn(
        forest="nox charnel-pit", hand={"nox": "gore-thrall"}, dice=[3], action="exhumation"
    )

    posted = {"seat": 1, "region": "forest", "warriors": ("gore-thrall",)}
    assert told(table, "automa.adjusts") == [posted]


def test_the_opponent_tells_that_there_is_nobody_to_recruit() -> None:
    table = automas_turn(row="", decks={1: "", 2: "", 3: ""}, dice=[3], action="exhumation")

    assert told(table, "automa.no-recruit") == [{"seat": 1}]


# Abilities


def test_what_is_bartered_is_told() -> None:
    table = ashlands("nox mors", options=ADVANCED, store={"nox": "1 blood"}, row="")

    play(table, "nox ability:barter", "nox blood>ash", "nox done")

    assert told(table, "bartered") == [{"seat": 0, "given": "blood", "taken": "ash"}]


def test_a_commanded_minion_is_told_with_both_slots() -> None:
    table = ashlands(options=ADVANCED, volcano="nox", slots={"volcano/resource": "nox"})

    play(table, "mors ability:command", "mors to:volcano/battle")

    way = {"slot": "volcano/resource", "onto": "volcano/battle"}
    assert told(table, "commanded") == [{"seat": 0, "owner": 1, **way}]


def test_a_regrouped_warrior_is_told_with_its_post() -> None:
    table = ashlands(
        "fortis nox", options=ADVANCED, volcano="fortis", hand={"fortis": "soot-lancer gore-thrall"}
    )

    play(table, "fortis ability:regroup", "fortis warrior:soot-lancer")

    post = {"warrior": "soot-lancer", "post": "volcano", "other": None}
    assert told(table, "regrouped") == [{"seat": 0, **post}]


def test_a_fortified_region_is_told() -> None:
    table = ashlands("fortis nox", options=ADVANCED, volcano="fortis gore-thrall vein-stalker")

    play(table, "fortis ability:fortify")

    assert told(table, "fortified") == [{"seat": 0, "region": "volcano"}]


def test_unmasked_attackers_are_told_to_all() -> None:
    table = ashlands("nox visio", options=ADVANCED, volcano="visio", hand={"nox": "gore-thrall"})

    play(table, "nox volcano/battle", "visio ability:unmask")

    assert told(table, "battle.unmasked") == [{"seat": 0, "warriors": ("gore-thrall",)}]


def test_a_named_card_is_told_and_whether_it_was_right() -> None:
    table = ashlands(
        "visio nox", options=ADVANCED, volcano="nox soot-lancer", hand={"visio": "gore-thrall"}
    )

    play(table, "visio volcano/battle", "visio card:3", "nox card:4", "visio name:1")

    assert told(table, "battle.named") == [{"seat": 0, "card": "1", "right": False}]
