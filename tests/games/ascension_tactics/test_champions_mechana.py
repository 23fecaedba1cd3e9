"""The champions of the Mechana (chapter Starting champions)."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.rules.stats import speed, strength
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    battleground,
    codes,
    discard,
    figure,
    hand,
    play,
    player,
)
from tests.games.ascension_tactics.test_champions_enlightened import hurt


@pytest.mark.parametrize(("card", "attacks"), [("foundry-foreman", 2), ("wild-drover", 1)])
@rule("AT-AMB-90")
def test_the_hedron_smithy_attacks_twice_after_a_card_of_four(card: str, attacks: int) -> None:
    table = battleground(
        one="hedron-smithy@G5", two="rift-colossus@G4", hand=f"{card} apprentice", power=2
    )

    play(table, f"one play:{card}", "one order:hedron-smithy")
    for _ in range(attacks):
        play(table, "one hit:rift-colossus")

    assert "hit:rift-colossus" not in codes(table)
    assert hurt(table) == [("rift-colossus", 4)] * attacks


@rule("AT-AMB-46", "AT-AMB-90")
def test_icarus_steelfoot_is_as_strong_as_the_dearest_card_played() -> None:
    table = battleground(
        one="icarus-steelfoot@G5", hand="apprentice wild-drover elder-of-a-hundred-roots mystic"
    )
    icarus = figure(table, "icarus-steelfoot")
    play(table, "one play:apprentice")
    assert strength(table, icarus) == 0
    play(table, "one play:elder-of-a-hundred-roots")
    assert strength(table, icarus) == 6

    play(table, "one play:wild-drover")

    assert strength(table, icarus) == 6
    play(table, "one end")
    assert strength(table, icarus) == 0


@rule("AT-ATTACK-01", "AT-AMB-90")
def test_icarus_steelfoot_strikes_with_the_price_of_the_dearest_card_played() -> None:
    table = battleground(
        one="icarus-steelfoot@G5", two="iron-bastion@G4", played="foundry-foreman", power=3
    )

    play(table, "one order:icarus-steelfoot", "one hit:iron-bastion")

    assert hurt(table)[0] == ("iron-bastion", 4)


@rule("AT-AMB-14")
def test_a_champion_of_strength_0_may_attack_and_is_struck_back() -> None:
    table = battleground(one="icarus-steelfoot@G5", two="iron-bastion@G4", power=3)

    play(table, "one order:icarus-steelfoot", "one hit:iron-bastion")

    assert hurt(table) == [("iron-bastion", 0), ("icarus-steelfoot", 4)]


@rule("AT-AMB-87")
def test_the_mechana_initiate_is_two_faster_after_a_mechana_card() -> None:
    table = battleground(one="mechana-initiate@G5", hand="gear-tender apprentice")
    assert speed(table, figure(table, "mechana-initiate")) == 3

    play(table, "one play:gear-tender")

    assert speed(table, figure(table, "mechana-initiate")) == 5


@rule("AT-AMB-91")
def test_a_slay_of_prime_fetches_a_construct_of_the_discard_pile() -> None:
    table = battleground(
        one="prime@G5",
        two="rut@G4",
        power=3,
        discard="apprentice thornwhip rivet-buckler",
    )
    play(table, "one order:prime", "one hit:rut")
    assert codes(table) == ["card:thornwhip", "card:rivet-buckler"]

    play(table, "one card:rivet-buckler")

    assert hand(table) == ["apprentice", "rivet-buckler"]
    assert discard(table) == ["apprentice", "thornwhip"]


@rule("AT-MOVE-01")
def test_prime_moves_four_cells() -> None:
    table = battleground(one="prime@A9", power=3)

    play(table, "one order:prime")

    assert "to:A5" in codes(table)
    assert "to:A4" not in codes(table)


@pytest.mark.parametrize("monk", ["reactor-monk", "reactor-monk@G5!"])
@rule("AT-AMB-92", "AT-AMB-115")
def test_the_reactor_monk_gives_a_rune_for_constructs_every_turn(monk: str) -> None:
    table = battleground(
        one=monk, begins=True, row="rivet-buckler temple-student", hand="apprentice"
    )
    assert "acquire:rivet-buckler" in codes(table)
    assert "acquire:temple-student" not in codes(table)

    play(table, "one play:apprentice", "one acquire:rivet-buckler")

    assert (player(table, "one").purse, player(table, "one").runes) == (0, 1)


@rule("AT-AMB-92")
def test_what_the_reactor_monk_gave_is_lost_at_the_end_of_the_turn() -> None:
    table = battleground(one="reactor-monk", begins=True, hand="apprentice")
    assert player(table, "one").purse == 1

    play(table, "one end")

    assert player(table, "one").purse == 0


@rule("AT-AMB-84", "AT-AMB-25")
def test_orders_to_tyranyx_are_free_after_a_construct_is_played() -> None:
    table = battleground(one="tyranyx@G5+piston-gauntlet rut", hand="rivet-buckler gear-tender")
    play(table, "one play:gear-tender")
    assert "order:tyranyx" not in codes(table)

    play(table, "one play:rivet-buckler", "one champion:rut")

    assert "order:tyranyx" in codes(table)
