"""The champions of the Void (chapter Starting champions)."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.rules.stats import defence, speed, strength
from emberkeep.games.ascension_tactics.tokens import TREASURES
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    figure,
    fresh,
    names,
    play,
    player,
    told,
)
from tests.games.ascension_tactics.test_champions_enlightened import hurt


@rule("AT-CARD-BRINGER-1", "AT-AMB-04", "AT-AMB-93")
def test_each_order_to_the_bringer_of_despair_strengthens_the_others_by_three() -> None:
    table = battleground(
        one="bringer-of-despair@G5 rut@A1 spike-vixen", power=10, hand="grave-summoner"
    )
    bringer, rut = figure(table, "bringer-of-despair"), figure(table, "rut")
    play(table, "one order:bringer-of-despair")
    assert (strength(table, rut), strength(table, bringer)) == (8, 6)

    play(table, "one done", "one play:grave-summoner", "one order:bringer-of-despair", "one done")

    assert (strength(table, rut), strength(table, bringer)) == (11, 6)
    assert strength(table, figure(table, "spike-vixen")) == 7
    play(table, "one order:cultist", "one done")
    assert strength(table, figure(table, "cultist-1-1")) == 8
    play(table, "one end")
    assert strength(table, rut) == 5


@rule("AT-MOVE-01")
def test_the_bringer_of_despair_moves_four_cells() -> None:
    table = battleground(one="bringer-of-despair@A9", power=4)

    play(table, "one order:bringer-of-despair")

    assert "to:A5" in codes(table)
    assert "to:A4" not in codes(table)


@rule("AT-AMB-94")
def test_the_demon_slayer_may_enter_on_the_cell_of_a_cultist_who_is_defeated() -> None:
    table = battleground(one="demon-slayer cultist@G5", power=3)
    play(table, "one order:demon-slayer")
    assert codes(table) == ["pass", "champion:cultist-1-1"]

    play(table, "one champion:cultist-1-1", "one done")

    assert cell(table, "demon-slayer") == "G5"
    assert "cultist-1-1" not in table.figures
    assert player(table, "one").glory == 0


@rule("AT-AMB-94")
def test_the_demon_slayer_may_spare_the_cultist() -> None:
    table = battleground(one="demon-slayer cultist@G5", power=3)

    play(table, "one order:demon-slayer", "one pass")

    assert (cell(table, "demon-slayer"), cell(table, "cultist-1-1")) == ("C5", "G5")


@pytest.mark.parametrize(
    "others",
    [
        "cultist@G5 rut@C5!",
        "cultist@G5 rut@A1! prime@A2! tyranyx@A3! thane@A4! xeron@A6! iron-bastion@A7! spike-vixen@A8!",  # noqa: E501  # eight
    ],
)
@rule("AT-AMB-94", "AT-BASE-01")
def test_without_a_portal_or_a_base_the_demon_slayer_enters_for_a_cultist(others: str) -> None:
    table = battleground(one=f"demon-slayer {others}", power=3)

    play(table, "one order:demon-slayer")

    assert cell(table, "demon-slayer") == "G5"
    assert told(table, "deploy") == [{"figure": "demon-slayer", "seat": 0, "cell": "G5"}]


@rule("AT-AMB-94", "AT-BANISH-06", "AT-BANISH-02")
def test_a_slay_of_the_demon_slayer_may_banish_a_hero_played_this_turn() -> None:
    table = battleground(
        one="demon-slayer@G5 rut",
        two="cultist@G4",
        power=3,
        hand="apprentice thornwhip mystic",
        discard="militia",
    )
    play(table, "one play:apprentice", "one play:thornwhip", "one champion:rut")

    play(table, "one order:demon-slayer", "one hit:cultist-2-1")
    offered = codes(table)
    play(table, "one card:apprentice", "one done")

    assert offered == ["pass", "card:apprentice"]
    assert names(player(table, "one").played) == []
    assert table.banished == []


@rule("AT-AMB-95", "AT-TREASURE-05")
def test_naka_blackblade_reveals_a_treasure_when_ordered_after_a_void_card() -> None:
    table = battleground(one="naka-blackblade@G5", power=2, hand="shade-initiate apprentice")

    play(table, "one play:shade-initiate", "one order:naka-blackblade", "one done")

    (fact,) = told(table, "treasure.revealed")
    bonus, naka = TREASURES[str(fact["treasure"])].bonus, figure(table, "naka-blackblade")
    assert table.spent == [fact["treasure"]]
    assert strength(table, naka) == 5 + bonus.strength
    assert defence(table, naka) == 5 + bonus.defence
    assert speed(table, naka) == 3 + bonus.speed


@rule("AT-AMB-95", "AT-AMB-67")
def test_the_treasure_of_naka_blackblade_lasts_until_the_next_turn() -> None:
    table = battleground(one="naka-blackblade@G5", power=2, hand="shade-initiate apprentice")
    play(table, "one play:shade-initiate", "one order:naka-blackblade", "one done", "one end")
    assert figure(table, "naka-blackblade").lasting

    play(table, "two end")

    assert not figure(table, "naka-blackblade").lasting


@rule("AT-AMB-95")
def test_without_a_void_card_naka_blackblade_reveals_nothing() -> None:
    table = battleground(one="naka-blackblade@G5", power=2)

    play(table, "one play:apprentice", "one order:naka-blackblade", "one done")

    assert table.spent == []


@rule("AT-AMB-96", "AT-AMB-73", "AT-AMB-78")
def test_the_nihilbomber_may_blast_all_near_and_itself_after_an_order_without_attack() -> None:
    table = battleground(
        one="nihilbomber@G5 rut@G4 spike-vixen@G7",
        two="cultist@H3 tyranyx@G2 water-djinn@I7",
        power=2,
        terrain={"H6": "forest", "H5": "forest"},
    )
    play(table, "one order:nihilbomber", "one done")
    assert codes(table) == ["pass", "blast"]

    play(table, "one blast")

    assert sorted(hurt(table)) == [
        ("cultist-2-1", 6),
        ("nihilbomber", 6),
        ("rut", 6),
        ("spike-vixen", 6),
    ]
    assert not figure(table, "nihilbomber").ready


@rule("AT-AMB-96")
def test_the_nihilbomber_may_also_not_blast() -> None:
    table = battleground(one="nihilbomber@G5", two="rut@G4", power=2)

    play(table, "one order:nihilbomber", "one to:G6", "one pass")

    assert hurt(table) == []
    assert not figure(table, "nihilbomber").ready


@rule("AT-AMB-96")
def test_after_an_attack_the_nihilbomber_does_not_blast() -> None:
    table = battleground(one="nihilbomber@G5", two="tyranyx@G4", power=2)

    play(table, "one order:nihilbomber", "one hit:tyranyx", "one done")

    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-97")
def test_with_the_shadowcaster_one_militia_is_a_heavy_infantry_from_the_start() -> None:
    table = fresh(options={"scenario": "signal-fires"})
    seat = figure(table, "shadowcaster").seat
    owner, other = table.players[seat], table.players[1 - seat]

    cards = names([*owner.deck.cards(), *owner.hand])
    others = names([*other.deck.cards(), *other.hand])

    assert sorted(cards) == ["apprentice"] * 8 + ["heavy-infantry", "militia"]
    assert sorted(others) == ["apprentice"] * 8 + ["militia"] * 2
    assert table.piles["heavy-infantry"] == 14


@rule("AT-KEY-RANGED-1")
def test_the_shadowcaster_is_ranged() -> None:
    table = battleground(one="shadowcaster@G5", two="tyranyx@G8", power=3)

    play(table, "one order:shadowcaster")

    assert "hit:tyranyx" in codes(table)


@rule("AT-KEY-DOUBLE-1", "AT-KEY-DOUBLE-2", "AT-KEY-DOUBLE-3")
def test_the_spike_vixen_attacks_twice_with_a_move_between() -> None:
    table = battleground(one="spike-vixen@G5", two="tyranyx@G4 water-djinn@G7", power=2)

    play(table, "one order:spike-vixen", "one hit:tyranyx", "one to:G6", "one hit:water-djinn")

    assert hurt(table) == [("tyranyx", 1), ("water-djinn", 1)]
    assert asked(table) == [("one", "turn")]
