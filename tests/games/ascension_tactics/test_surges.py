"""The surges of the bosses."""

from __future__ import annotations

from typing import Any

from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    cell,
    codes,
    discard,
    figure,
    play,
    player,
    siege,
    told,
)

SURGE = "frenzy"  # a scheme that orders the Claw, and from a threat of 12 on lets the boss surge


def surging(boss: str, one: str = "", **more: Any) -> Battleground:
    """Let a boss surge; the Claw cannot enter, since the Blade stands on the portal."""
    others = "raven-siren@K5 shadowcaster spike-vixen"
    return siege(f"{boss} {others}", one, schemes=SURGE, threat=12, **more)


@rule("AT-AMB-153", "AT-AMB-57", "AT-SURGE-2")
def test_the_bringer_of_despair_hurts_all_near_it() -> None:
    one = "rift-colossus@G4 arha-sensei@G3 water-djinn@G1"
    hurt = [fact["figure"] for fact in told(surging("bringer-of-despair@G5", one), "damage")]

    assert hurt == ["rift-colossus", "arha-sensei"]
    assert told(surging("bringer-of-despair", one), "damage") == []


@rule("AT-AMB-154")
def test_the_flytrap_witch_grows_a_forest_and_hurts_all_at_forests() -> None:
    table = surging("flytrap-witch@A5", "rift-colossus@F3")
    assert asked(table) == [("one", "forest")]
    assert sorted(codes(table)) == ["cell:A4", "cell:A6", "cell:B4", "cell:B5"]

    play(table, "one cell:A4")

    assert table.terrain["A4"] == "forest"
    assert [(f["figure"], f["amount"]) for f in told(table, "damage")] == [("rift-colossus", 2)]

    table = surging("flytrap-witch", "rift-colossus@F3")
    assert told(table, "forest") == []
    assert [fact["figure"] for fact in told(table, "damage")] == ["rift-colossus"]


@rule("AT-AMB-155")
def test_tyranyx_orders_itself_once_more() -> None:
    table = surging("tyranyx@J5")

    assert [fact["figure"] for fact in told(table, "order")] == ["spike-vixen", "tyranyx"]
    assert cell(table, "tyranyx") == "G5"


@rule("AT-AMB-156", "AT-AMB-75")
def test_the_water_djinn_pushes_all_near_it_away() -> None:
    table = surging("water-djinn@G5", "rift-colossus@G4 arha-sensei@G3", chests="G2")
    assert asked(table) == [("one", "push")]
    assert sorted(codes(table)) == ["cell:F2", "cell:G2", "cell:H2"]  # the farthest first
    play(table, "one cell:G2")
    assert cell(table, "arha-sensei") == "G2"
    assert len(player(table, "one").treasures) == 1
    while asked(table)[0][1] == "treasure":
        play(table, "one quiet")
    assert sorted(codes(table)) == ["cell:F3", "cell:G3", "cell:H3"]
    play(table, "one cell:G3")

    assert cell(table, "rift-colossus") == "G3"


@rule("AT-AMB-156", "AT-AMB-68")
def test_who_is_pushed_onto_corrupted_land_is_hurt() -> None:
    land = dict.fromkeys(["F3", "G3", "H3"], "corrupted")
    table = surging("water-djinn@G5", "twilight-scout@G4", terrain=land)
    play(table, f"one {codes(table)[0]}")

    assert cell(table, "twilight-scout") == ""


@rule("AT-AMB-40", "AT-AMB-75")
def test_who_fell_with_its_other_body_is_not_pushed_any_more() -> None:
    land = dict.fromkeys(["F2", "G2", "H2"], "corrupted")
    one = "psyche-askara@G3/5 psyche-askara-2@G4"
    table = surging("water-djinn@G5", one, terrain=land)

    play(table, f"one {codes(table)[0]}")

    assert (cell(table, "psyche-askara"), cell(table, "psyche-askara-2")) == ("", "")
    assert len(told(table, "push")) == 1


@rule("AT-AMB-157")
def test_thane_calls_the_first_villain_off_the_battlefield_to_his_side() -> None:
    table = surging("thane@A5")
    assert codes(table) == ["cell:A4", "cell:B4", "cell:B5", "cell:A6"]
    play(table, "one cell:B4")

    assert cell(table, "shadowcaster") == "B4"
    assert [fact["figure"] for fact in told(table, "order")] == ["spike-vixen"]
    assert told(surging("thane"), "deploy") == []


@rule("AT-AMB-157", "AT-AMB-69")
def test_nobody_is_called_to_a_cell_on_which_somebody_stands() -> None:
    table = surging("thane@A5", "rut@A4")

    assert codes(table) == ["cell:B4", "cell:B5", "cell:A6"]


@rule("AT-AMB-158", "AT-AMB-74")
def test_pasythea_recalls_the_strongest_near_her() -> None:
    table = surging("pasythea@G5", "water-djinn@G2 arha-sensei@G4 rift-colossus@A1")

    assert (cell(table, "water-djinn"), cell(table, "arha-sensei")) == ("", "G4")
    assert figure(table, "water-djinn").ready
    assert cell(surging("pasythea", "water-djinn@G2"), "water-djinn") == "G2"


@rule("AT-AMB-149")
def test_the_iron_bastion_takes_a_construct() -> None:
    table = surging("iron-bastion", row="bone-knife")

    assert [card.id for card in figure(table, "iron-bastion").constructs] == ["bone-knife"]


@rule("AT-AMB-153")
def test_the_hollow_reaver_hurts_all_near_in_its_sight() -> None:
    one = "rift-colossus@G3 arha-sensei@G2 water-djinn@G8"
    table = surging("hollow-reaver@G5", one)

    hurt = [fact["figure"] for fact in told(table, "damage")]
    assert hurt == ["rift-colossus", "water-djinn"]  # the Sensei is behind the Colossus


@rule("AT-AMB-159")
def test_xeron_makes_each_player_discard() -> None:
    assert discard(surging("xeron")) == ["apprentice"]


@rule("AT-AMB-161")
def test_the_gloomfang_wyrm_attacks_all_next_to_it() -> None:
    table = surging("gloomfang-wyrm@G5", "rift-colossus@G4 iron-bastion@G6 arha-sensei@G3")

    assert len(told(table, "attack")) == 1
    hurt = [fact["figure"] for fact in told(table, "damage")]
    assert hurt == ["rift-colossus", "iron-bastion", "gloomfang-wyrm"]
    assert told(surging("gloomfang-wyrm@G5", "arha-sensei@G3"), "attack") == []


@rule("AT-AMB-162")
def test_the_rift_colossus_calls_two_cultists_to_its_side() -> None:
    table = surging("rift-colossus@A5")
    play(table, "one cell:A4", "one cell:A6")

    assert (cell(table, "cultist-2-1"), cell(table, "cultist-2-2")) == ("A4", "A6")
    assert told(surging("rift-colossus"), "deploy") == []
