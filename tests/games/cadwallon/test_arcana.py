"""The Arcana: the deck, and every card that is played in one's own turn or in another's."""

from __future__ import annotations

from collections import Counter

import pytest

from emberkeep.games.cadwallon.arcana import ARCANA_ROWS, BASE_DECK, BLUE_DECK
from emberkeep.games.cadwallon.rules.ledger import draw
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, figure, play, player, told

COPIES = {
    "powerful-blow": 6,
    "furious-assault": 5,
    "parry": 5,
    "lucky-star": 4,
    "jinx": 4,
    "run": 5,
    "dodge": 4,
    "teleportation": 3,
    "secret-passage": 3,
    "niggling-injury": 3,
    "master-key": 3,
    "false-bottom": 3,
    "double-lock": 3,
    "tax-collector": 3,
    "bribe": 3,
    "sleight-of-hand": 3,
}
BLUE_COPIES = {
    "poisoned-blade": 3,
    "riposte": 3,
    "battle-trance": 2,
    "arrest": 2,
    "feign-death": 2,
    "rope-ladder": 2,
    "hidden-stair": 2,
    "smoke": 2,
    "healing-salve": 3,
    "snare": 3,
    "cyclops-lure": 2,
    "jailers-debt": 2,
    "informant": 2,
}


@rule("CADB-ARCANA-01", "CADB-ARCANA-05")
def test_there_are_60_cards_of_the_base_game_and_30_of_the_expansion() -> None:
    assert Counter(BASE_DECK) == COPIES
    assert Counter(BLUE_DECK) == BLUE_COPIES
    assert (len(BASE_DECK), len(BLUE_DECK)) == (60, 30)


@rule("CAD-AMB-149")
@pytest.mark.parametrize("row", ARCANA_ROWS, ids=lambda row: row.id)
def test_in_ones_own_turn_outside_of_everything_only_its_cards_are_played(row: object) -> None:
    name, moment = str(row), getattr(row, "moment", "")
    table = city(
        mode="king_of_ashes",
        one="maren@F5/1 leona@prison",
        two="nyra@G5",
        hand={"one": name, "two": "run" if name != "run" else "dodge"},
        chests="E2=ring",
        tokens="B4=coat",
    )

    assert (f"card:{name}" in codes(table)) == (moment == "turn")


@rule("CADB-ARCANA-02")
def test_any_number_of_cards_is_played_in_ones_own_turn() -> None:
    table = city(one="maren@F5", hand="tax-collector tax-collector tax-collector")

    play(table, *["one card:tax-collector"] * 3)

    assert player(table, "two").ducats == 0
    assert table.discard == ["tax-collector"] * 3


@rule("CADB-ARCANA-04")
def test_the_discard_pile_becomes_the_deck_when_it_is_out() -> None:
    table = city(one="maren@F5", discard="run")
    table.purple = []
    table.back = ""

    draw(table, 0)

    assert player(table, "one").hand == ["run"]
    assert (table.discard, table.purple, table.back) == ([], [], "")


@rule("CAD-AMB-133")
def test_a_tax_collector_takes_two_ducats_or_what_there_is_from_one_opponent() -> None:
    table = city(
        people=3, one="maren@F5", ducats={"two": 1, "three": 4}, hand="tax-collector tax-collector"
    )

    play(table, "one card:tax-collector", "one 1", "one card:tax-collector", "one 2")

    assert [each.ducats for each in table.players] == [5, 0, 2]


@rule("CAD-AMB-132")
def test_a_double_lock_makes_a_chest_dearer_until_it_is_open() -> None:
    table = city(one="maren@E2", hand="double-lock", chests="E2=ring H2=keys", actions=2, dice=(1,))

    play(table, "one card:double-lock", "one E2", "one maren")

    assert "smash" not in codes(table)
    play(table, "one pick")
    assert player(table, "one").actions == 0
    assert table.locks == ()


@rule("CAD-AMB-135")
def test_a_sleight_of_hand_takes_a_card_of_a_neighbour_blind() -> None:
    table = city(
        people=3,
        one="maren@F5",
        two="nyra@G5",
        three="bragg@A1",
        hand={"one": "sleight-of-hand", "two": "run", "three": "dodge"},
    )

    play(table, "one card:sleight-of-hand")

    assert (player(table, "one").hand, player(table, "two").hand) == (["run"], [])
    stolen = next(event for event in table.log if event.kind == "arcana.stolen")
    assert stolen.to == (0, 1)


@rule("CAD-AMB-135")
def test_a_sleight_of_hand_needs_a_neighbour_with_cards() -> None:
    table = city(one="maren@F5", two="nyra@G5", hand="sleight-of-hand")
    assert "card:sleight-of-hand" not in codes(table)

    table = city(one="maren@F5", two="nyra@F7", hand={"one": "sleight-of-hand", "two": "run"})
    assert "card:sleight-of-hand" not in codes(table)


@rule("CAD-AMB-144")
def test_a_healing_salve_removes_all_wounds_and_the_character_may_be_activated() -> None:
    table = city(mode="king_of_ashes", one="maren@F5/3 leona@A1", hand="healing-salve")
    assert "maren" not in codes(table)

    play(table, "one card:healing-salve")

    assert figure(table, "maren").wounds == 0
    told_of = {"seat": 0, "card": "healing-salve", "target": "maren"}
    assert told(table, "card.target") == [told_of]
    assert "maren" in codes(table)
    assert player(table, "one").actions == 7


@rule("CAD-AMB-147")
def test_jailers_debt_brings_a_prisoner_to_the_centre() -> None:
    table = city(mode="king_of_ashes", one="maren@prison leona@A1", hand="jailers-debt", dice=(1,))

    play(table, "one card:jailers-debt")
    assert figure(table, "maren").place == "centre"
    play(table, "one maren")

    assert "C3" in codes(table)


@rule("CAD-AMB-147")
def test_jailers_debt_works_after_a_failed_try_but_does_not_activate_again() -> None:
    table = city(mode="king_of_ashes", one="maren@prison leona@A1", hand="jailers-debt", dice=(1,))

    play(table, "one maren", "one escape", "one card:jailers-debt")

    assert figure(table, "maren").place == "centre"
    assert "maren" not in codes(table)


@rule("CAD-AMB-148")
def test_an_informant_looks_at_up_to_three_tokens_for_one_player_alone() -> None:
    table = city(
        mode="king_of_ashes",
        one="maren@F5",
        hand="informant",
        tokens="B4=coat D4=coat H2=coat J2=coat",
    )

    play(table, "one card:informant", "one B4", "one H2", "one D4")

    assert player(table, "one").seen == ("B4", "H2", "D4")
    assert len(table.covered) == 4
    assert asked(table) == ["one turn"]
    assert {event.to for event in table.log if event.kind == "looked"} == {(0,)}


@rule("CAD-AMB-148")
def test_an_informant_may_stop_earlier() -> None:
    table = city(mode="king_of_ashes", one="maren@F5", hand="informant", tokens="B4=coat D4=coat")

    play(table, "one card:informant", "one B4", "one done")

    assert player(table, "one").seen == ("B4",)


@rule("CADB-ARCANA-06", "CAD-AMB-129")
def test_two_injuries_cut_a_move_to_nothing_and_it_is_spent() -> None:
    injury = "niggling-injury"
    table = city(one="maren@A1 leona@F5", two="nyra@K9", hand={"two": f"{injury} {injury}"})

    play(table, "one maren", "one A5", f"two card:{injury}", f"two card:{injury}")

    assert figure(table, "maren").place == "A1"
    assert player(table, "one").actions == 6
    assert asked(table) == ["one turn"]


@rule("CAD-AMB-129")
def test_a_shorter_move_goes_on_as_planned_if_it_can() -> None:
    table = city(one="maren@A1 leona@F5", two="nyra@K9", hand={"two": "niggling-injury"})

    play(table, "one maren", "one A3", "two card:niggling-injury")

    assert figure(table, "maren").place == "A3"
    assert asked(table) == ["one turn"]


@rule("CAD-AMB-146")
def test_a_cyclops_lure_names_the_result_and_nobody_else_is_asked() -> None:
    table = city(
        mode="king_of_ashes",
        people=3,
        one="maren@D4",
        two="nyra@A1",
        hand={"one": "cyclops-lure", "two": "cyclops-lure", "three": "snare"},
        open="D4=staircase",
    )

    play(table, "one maren", "one archive")
    while asked(table) != ["one react"] or "card:cyclops-lure" not in codes(table):
        play(table, f"{asked(table)[0].split()[0]} pass")
    play(table, "one card:cyclops-lure", "one 2")

    assert table.cyclops == "tunnel"
    assert told(table, "cyclops.lured") == [{"seat": 0, "result": 2}]
    assert told(table, "cyclops.thrown") == []
    assert player(table, "two").hand == ["cyclops-lure"]


@rule("CAD-AMB-145")
def test_one_snare_is_laid_for_a_move() -> None:
    table = city(
        mode="king_of_ashes",
        people=3,
        one="maren@A1",
        two="nyra@K9",
        three="bragg@K1",
        hand={"two": "snare", "three": "snare"},
        dice=(1,),
    )

    play(table, "one maren", "one A5", "two card:snare")

    assert asked(table) == ["two turn"]  # three is not asked, and the turn is over
    assert figure(table, "maren").wounds == 0


@rule("CADB-ARCANA-03")
def test_one_after_the_other_may_slow_a_move() -> None:
    table = city(
        people=3,
        one="maren@A1",
        two="nyra@K9",
        three="bragg@K1",
        hand={"two": "niggling-injury", "three": "niggling-injury"},
    )

    play(table, "one maren", "one A5", "two card:niggling-injury")

    assert asked(table) == ["three react"]
