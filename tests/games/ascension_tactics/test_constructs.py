"""Constructs: what each gives to who carries it, and what else it does."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.cards import CENTER_ROWS
from emberkeep.games.ascension_tactics.champions import CHAMPIONS
from emberkeep.games.ascension_tactics.moments import sorted_out
from emberkeep.games.ascension_tactics.rules.stats import (
    defence,
    keywords,
    order_cost,
    speed,
    strength,
)
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.words import AREA, DOUBLE, RANGED, RETALIATE, Bonus
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    discard,
    figure,
    hand,
    names,
    play,
    player,
)

# Strength, defence, speed, cost of an order, keywords.
BONUSES = {
    "prayer-beads": (0, 2, 0, 0, 0),
    "all-seeing-eye": (2, 0, 0, -1, 0),
    "storm-kite": (1, 0, 0, 0, RANGED),
    "twin-gale-blades": (2, 0, 0, 0, DOUBLE),
    "celestial-gong": (1, 3, 0, 0, 0),
    "barkskin-shield": (0, 3, 0, 0, 0),
    "thornwhip": (2, 1, 0, 0, 0),
    "antler-crown": (2, 2, 0, 0, 0),
    "heartwood-bow": (2, 1, 0, 0, RANGED),
    "rivet-buckler": (1, 1, 0, 0, 0),
    "piston-gauntlet": (2, 0, 0, 0, 0),
    "sprocket-greaves": (0, 1, 1, 0, 0),
    "bolt-thrower": (2, 0, 0, 0, RANGED),
    "bulwark-frame": (1, 4, 0, 0, 0),
    "salvage-rig": (1, 2, 0, 0, 0),
    "siege-core": (3, 2, 0, 0, AREA),
    "titan-harness": (4, 4, 1, 0, 0),
    "bone-knife": (1, 1, 0, 0, 0),
    "barbed-mail": (0, 2, 0, 0, RETALIATE),
    "reaper-chain": (2, 1, 0, 0, 0),
    "oblivion-spear": (5, 0, 0, 0, 0),
    "lantern-of-hunger": (2, 1, 0, 0, AREA),
}


def _stats(table: Battleground, name: str) -> tuple[int, int, int, int, int]:
    one = figure(table, name)
    return (
        strength(table, one),
        defence(table, one),
        speed(table, one),
        order_cost(table, one),
        keywords(table, one),
    )


@rule("AT-CONSTR-01", "AT-CONSTR-02", "AT-KIND-07", "AT-TURN-03")
@pytest.mark.parametrize("name", BONUSES)
def test_a_played_construct_gives_its_bonus_to_its_carrier_alone(name: str) -> None:
    table = battleground(one="arha-templar@A1 arha-sensei", hand=f"{name} apprentice")
    play(table, f"one play:{name}")

    play(table, "one champion:arha-templar")

    plain = (8, 5, 3, 3, 0)
    assert _stats(table, "arha-templar") == tuple(
        a + b for a, b in zip(plain, BONUSES[name], strict=True)
    )
    assert _stats(table, "arha-sensei") == (2, 10, 3, 3, 0)
    assert names(figure(table, "arha-templar").constructs) == [name]


def test_every_construct_has_its_line_above() -> None:
    assert [card.id for card in CENTER_ROWS if card.kind == "construct"] == list(BONUSES)


@rule("AT-KEY-RANGED-2")
def test_several_bonuses_of_a_row_add_up_and_a_keyword_twice_is_one() -> None:
    bonuses = (Bonus(1, 2, 3, RANGED | AREA, 4), Bonus(10, 20, 30, RANGED | DOUBLE, 40))

    assert sorted_out(bonuses).bonus == Bonus(11, 22, 33, RANGED | AREA | DOUBLE, 44)


@rule("AT-CONSTR-01")
def test_a_construct_that_was_equipped_lies_under_its_bearer_and_nowhere_else() -> None:
    table = battleground(one="rut spike-vixen", hand="storm-kite apprentice")
    play(table, "one play:storm-kite")

    table.answer(0, "champion:rut")

    assert table.progress()[-1].facts["bearer"] == "rut"
    GAME.check(table)


@rule("AT-CONSTR-04", "AT-CULTIST-09")
def test_any_champion_of_ours_can_be_equipped_but_no_cultist() -> None:
    table = battleground(
        one="arha-templar@G5! rut! tyranyx cultist@A1", two="spike-vixen@A9", hand="storm-kite"
    )

    play(table, "one play:storm-kite")

    assert codes(table) == ["champion:arha-templar", "champion:rut", "champion:tyranyx"]


@rule("AT-KIND-08", "AT-CONSTR-07", "AT-KEY-RANGED-2")
def test_a_champion_carries_any_number_of_constructs_from_turn_to_turn() -> None:
    table = battleground(one="arha-templar@G5", hand="storm-kite storm-kite bone-knife")

    play(table, "one play:storm-kite", "one play:storm-kite", "one play:bone-knife")

    assert asked(table) == [("two", "turn")]
    assert _stats(table, "arha-templar") == (11, 6, 3, 3, RANGED)
    assert discard(table) == []


@rule("AT-CONSTR-06", "AT-DAMAGE-04")
def test_the_constructs_of_a_defeated_champion_go_to_their_owners_discard_pile() -> None:
    table = battleground(
        one="arha-templar@G5", two="rut@G4+storm-kite+bone-knife cultist@A1", power=3
    )

    play(table, "one order:arha-templar", "one hit:rut")

    assert discard(table, "two") == ["storm-kite", "bone-knife"]
    assert figure(table, "rut").constructs == ()


@rule("AT-AMB-99")
def test_prayer_beads_let_us_draw_a_card_once_when_they_are_played() -> None:
    table = battleground(
        one="arha-templar@G5", hand="prayer-beads apprentice", deck="militia militia"
    )

    play(table, "one play:prayer-beads")

    assert hand(table) == ["apprentice", "militia"]


@rule("AT-CARD-EYE-1", "AT-AMB-101")
def test_each_all_seeing_eye_makes_orders_cheaper_but_never_less_than_nothing() -> None:
    two = battleground(one="arha-templar@G5+all-seeing-eye+all-seeing-eye", power=1)
    below = battleground(one="faerie-commander@G5+all-seeing-eye+all-seeing-eye")

    play(two, "one order:arha-templar")
    assert player(two, "one").power == 0

    assert order_cost(below, figure(below, "faerie-commander")) == 0
    play(below, "one order:faerie-commander")
    assert player(below, "one").power == 0


@rule("AT-KEY-RANGED-1")
def test_a_storm_kite_lets_its_carrier_attack_from_afar() -> None:
    table = battleground(one="arha-templar@G6+storm-kite", two="tyranyx@G3 rut@G2", power=3)

    play(table, "one order:arha-templar")

    assert [code for code in codes(table) if code.startswith("hit")] == ["hit:tyranyx"]


@rule("AT-KEY-DOUBLE-1", "AT-KEY-DOUBLE-3")
def test_twin_gale_blades_let_their_carrier_attack_twice() -> None:
    table = battleground(one="rut@G5+twin-gale-blades", two="iron-bastion@G4 tyranyx@A1", power=2)
    figure(table, "rut").defence = 9

    play(table, "one order:rut", "one hit:iron-bastion")
    assert figure(table, "iron-bastion").damage == 7
    play(table, "one hit:iron-bastion")

    assert cell(table, "iron-bastion") == ""


# Who falls, and what the carrier's owner gains: power, runes, treasures, cards.
SLAYS = [
    ("celestial-gong", (0, 0, 0, 1)),
    ("bone-knife", (1, 0, 0, 0)),
    ("reaper-chain", (0, 2, 0, 0)),
    ("oblivion-spear", (0, 0, 1, 0)),
]


@rule("AT-KEY-SLAY-1", "AT-AMB-106", "AT-AMB-77")
@pytest.mark.parametrize(("name", "gain"), SLAYS)
def test_a_construct_with_slay_gives_once_for_an_enemy_its_carrier_defeats(
    name: str, gain: tuple[int, int, int, int]
) -> None:
    table = battleground(
        one=f"tyranyx@G5+{name}", two="rut@G4 cultist@A1", power=4, deck="militia militia"
    )

    play(table, "one order:tyranyx", "one hit:rut")

    one = player(table, "one")
    assert (one.power, one.runes, len(one.treasures), len(one.hand) - 1) == gain


@rule("AT-KEY-SLAY-1")
@pytest.mark.parametrize("name", [name for name, _ in SLAYS])
def test_a_construct_with_slay_gives_nothing_for_an_enemy_who_lives(name: str) -> None:
    table = battleground(
        one=f"rut@G5+{name}", two="iron-bastion@G4 cultist@A1", power=2, deck="militia"
    )
    figure(table, "iron-bastion").defence = 9
    figure(table, "rut").defence = 9

    play(table, "one order:rut", "one hit:iron-bastion")

    one = player(table, "one")
    assert (one.power, one.runes, one.treasures, hand(table)) == (0, 0, [], ["apprentice"])


@rule("AT-AMB-77", "AT-PLAY-05", "AT-AMB-71")
def test_several_slay_effects_come_in_the_order_their_player_chooses() -> None:
    table = battleground(
        one="flytrap-witch@G5+bone-knife+reaper-chain", two="rut@G4 cultist@A1", power=4
    )

    play(table, "one order:flytrap-witch", "one hit:rut")
    assert codes(table) == ["first:flytrap-witch", "first:bone-knife", "first:reaper-chain"]
    play(table, "one first:reaper-chain", "one first:bone-knife")

    assert (player(table, "one").power, player(table, "one").runes) == (1, 2)


@rule("AT-KEY-SLAY-3", "AT-KEY-AREA-1", "AT-KEY-AREA-2")
def test_an_area_attack_slays_once_for_each_enemy() -> None:
    table = battleground(
        one="tyranyx@G5+siege-core+bone-knife",
        two="rut@G4 spike-vixen@G6 cultist@A1",
        power=4,
    )

    play(table, "one order:tyranyx", "one hit:all")

    assert (cell(table, "rut"), cell(table, "spike-vixen")) == ("", "")
    assert player(table, "one").power == 2


@rule("AT-KEY-SLAY-4", "AT-AMB-77", "AT-KEY-RETALIATE-2")
def test_slay_still_counts_when_the_attacker_falls_with_its_construct() -> None:
    table = battleground(
        one="rut@G5+reaper-chain cultist@M1", two="tyranyx@G4/3+barbed-mail cultist@A1", power=2
    )

    play(table, "one order:rut", "one hit:tyranyx")

    assert (cell(table, "rut"), cell(table, "tyranyx")) == ("", "")
    assert player(table, "one").runes == 2
    assert discard(table) == ["reaper-chain"]


@rule("AT-KEY-SLAY-2", "AT-KEY-RETALIATE-4")
def test_who_falls_to_a_retaliation_is_not_slain() -> None:
    table = battleground(
        one="rut@G5 cultist@M1",
        two="tyranyx@G4+barbed-mail+reaper-chain cultist@A1",
        power=2,
    )

    play(table, "one order:rut", "one hit:tyranyx")

    assert cell(table, "rut") == ""
    assert player(table, "two").runes == 0


@rule("AT-KEY-RETALIATE-1")
def test_barbed_mail_strikes_back() -> None:
    table = battleground(
        one="tyranyx@G5", two="iron-bastion@A1 water-djinn@G4+barbed-mail", power=4
    )
    figure(table, "tyranyx").defence = 9

    play(table, "one order:tyranyx", "one hit:water-djinn")

    assert figure(table, "tyranyx").damage == 9


@rule("AT-AMB-109", "AT-AMB-66")
@pytest.mark.parametrize(
    ("terrain", "fast"), [({"A1": "forest"}, 4), ({"A2": "forest"}, 4), ({"A3": "forest"}, 3)]
)
def test_an_antler_crown_makes_its_carrier_faster_on_or_next_to_a_forest(
    terrain: dict[str, str], fast: int
) -> None:
    table = battleground(one="arha-templar@A1+antler-crown", terrain=terrain)

    assert speed(table, figure(table, "arha-templar")) == fast


@rule("AT-AMB-109")
def test_an_antler_crown_makes_nobody_faster_off_the_battlefield() -> None:
    table = battleground(one="arha-templar+antler-crown")

    assert speed(table, figure(table, "arha-templar")) == CHAMPIONS["arha-templar"].speed


@rule("AT-AMB-118")
def test_a_destroyed_salvage_rig_goes_on_top_of_its_owners_deck() -> None:
    table = battleground(
        two="rut@A1+salvage-rig+bone-knife",
        hand="whisper-in-the-dark apprentice",
        deck={"two": "militia"},
    )

    play(table, "one play:whisper-in-the-dark", "one construct:rut/salvage-rig")

    assert names(player(table, "two").deck.top) == ["militia", "salvage-rig"]
    assert discard(table, "two") == []


@rule("AT-AMB-118", "AT-CONSTR-06")
def test_a_salvage_rig_is_saved_from_a_defeated_champion_too() -> None:
    table = battleground(one="arha-templar@G5", two="rut@G4+salvage-rig cultist@A1", power=3)

    play(table, "one order:arha-templar", "one hit:rut")

    assert names(player(table, "two").deck.top) == ["salvage-rig"]


@rule("AT-KEY-AREA-1", "AT-KEY-AREA-4")
@pytest.mark.parametrize("name", ["siege-core", "lantern-of-hunger"])
def test_a_construct_with_area_attack_spares_no_enemy_in_reach(name: str) -> None:
    table = battleground(
        one=f"arha-templar@G5+{name} twilight-scout@F5",
        two="iron-bastion@G4 water-djinn@G6 tyranyx@A1",
        power=3,
    )

    play(table, "one order:arha-templar")
    assert [code for code in codes(table) if code.startswith("hit")] == ["hit:all"]
    figure(table, "arha-templar").defence = 9
    figure(table, "iron-bastion").defence = 9
    figure(table, "water-djinn").defence = 9
    play(table, "one hit:all")

    hurt = 8 + BONUSES[name][0]
    assert [f.damage for f in table.figures.values()] == [4, 0, hurt, hurt, 0]
