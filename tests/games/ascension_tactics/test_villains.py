"""The 31 villains, row by row: both sides, what the threat adds, and abilities."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.views import FigureView
from emberkeep.games.ascension_tactics.villains import BOSSES, HENCHMEN, VILLAIN_ROWS, VILLAINS
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    battleground,
    cell,
    codes,
    discard,
    figure,
    play,
    player,
    seen_by,
    siege,
    told,
)

BLADE = "sown-doubt"  # a scheme that orders the Blade, and does no more below a threat of 10


def looks(table: Battleground, name: str) -> FigureView:
    return next(each for each in seen_by(table).figures if each.id == name)


@rule("AT-COMP-16", "AT-SURGE-1")
def test_there_are_thirty_one_villains_and_eleven_bosses_who_surge() -> None:
    assert (len(VILLAIN_ROWS), len(BOSSES), len(HENCHMEN)) == (31, 11, 20)
    assert [row.id for row in VILLAIN_ROWS if row.black.surge] == list(BOSSES)
    assert {VILLAINS[name].value for name in HENCHMEN} == {1, 2, 3}


SIDES = [
    ("arha-sensei", 3, (3, 11), (6, 18)),
    ("arha-templar", 3, (8, 6), (11, 13)),
    ("psyche-askara", 2, (6, 7), (9, 14)),
    ("twilight-scout", 2, (4, 5), (7, 12)),
    ("unbound-emissary", 2, (4, 6), (7, 13)),
    ("faerie-commander", 1, (4, 2), (7, 9)),
    ("raven-siren", 3, (6, 4), (9, 11)),
    ("runic-lycanthrope", 2, (3, 7), (6, 14)),
    ("rut", 2, (5, 5), (8, 12)),
    ("tuskrider", 3, (5, 6), (8, 13)),
    ("hedron-smithy", 2, (4, 7), (7, 14)),
    ("icarus-steelfoot", 3, (6, 8), (9, 15)),
    ("mechana-initiate", 2, (5, 5), (8, 12)),
    ("prime", 3, (6, 6), (9, 13)),
    ("reactor-monk", 3, (6, 8), (9, 15)),
    ("demon-slayer", 3, (6, 7), (9, 14)),
    ("naka-blackblade", 2, (5, 6), (8, 13)),
    ("nihilbomber", 2, (6, 4), (9, 11)),
    ("shadowcaster", 3, (3, 7), (6, 14)),
    ("spike-vixen", 2, (3, 8), (6, 15)),
    ("bringer-of-despair", 4, (7, 11), (11, 22)),
    ("flytrap-witch", 4, (8, 10), (12, 21)),
    ("tyranyx", 5, (9, 11), (13, 22)),
    ("water-djinn", 5, (10, 10), (14, 21)),
    ("thane", 5, (7, 10), (11, 21)),
    ("pasythea", 6, (4, 11), (8, 22)),
    ("iron-bastion", 5, (5, 13), (9, 24)),
    ("hollow-reaver", 5, (8, 9), (12, 20)),
    ("xeron", 6, (7, 11), (11, 22)),
    ("gloomfang-wyrm", 6, (8, 11), (12, 22)),
    ("rift-colossus", 7, (11, 14), (15, 25)),
]


@rule("AT-SOLO-02", "AT-COOP-4", "AT-SOLO-07", "AT-AMB-56")
@pytest.mark.parametrize(("name", "value", "black", "grey"), SIDES)
def test_a_villain_has_its_black_side_alone_and_its_grey_side_against_two(
    name: str, value: int, black: tuple[int, int], grey: tuple[int, int]
) -> None:
    alone = looks(siege(name, row="siege-core"), name)
    two = looks(siege(name, mode="coop", people=2, row="siege-core"), name)

    assert (alone.strength, alone.defence, alone.value) == (*black, value)
    assert (two.strength, two.defence, two.value) == (*grey, value)


THREATS: list[tuple[str, int, str, object]] = [
    ("arha-sensei", 10, "strength", 6),
    ("arha-templar", 12, "keywords", ("double",)),
    ("psyche-askara", 10, "defence", 9),
    ("twilight-scout", 8, "strength", 6),
    ("unbound-emissary", 10, "keywords", ("ranged",)),
    ("faerie-commander", 6, "strength", 6),
    ("raven-siren", 12, "strength", 8),
    ("runic-lycanthrope", 6, "strength", 8),
    ("rut", 8, "defence", 7),
    ("tuskrider", 10, "strength", 7),
    ("hedron-smithy", 8, "keywords", ("double",)),
    ("icarus-steelfoot", 12, "defence", 10),
    ("mechana-initiate", 6, "speed", 5),
    ("prime", 12, "strength", 8),
    ("shadowcaster", 8, "strength", 6),
    ("spike-vixen", 10, "strength", 5),
    ("bringer-of-despair", 12, "defence", 14),
    ("flytrap-witch", 8, "keywords", ("ranged",)),
    ("tyranyx", 12, "strength", 11),
    ("water-djinn", 10, "speed", 4),
    ("thane", 10, "strength", 10),
    ("pasythea", 14, "strength", 5),
    ("iron-bastion", 12, "strength", 8),
    ("xeron", 12, "defence", 14),
    ("gloomfang-wyrm", 14, "speed", 4),
    ("rift-colossus", 10, "keywords", ("retaliate",)),
]


@rule("AT-VILLAIN-26", "AT-AMB-142")
@pytest.mark.parametrize(("name", "threat", "what", "then"), THREATS)
def test_a_threat_adds_to_a_villain(name: str, threat: int, what: str, then: object) -> None:
    def at(level: int) -> object:
        table = battleground(mode="solo", people=1, villains=name, threat=level)
        return getattr(looks(table, name), what)

    assert at(threat) == then
    assert at(threat - 1) != then


SPEEDS = [("twilight-scout", 4), ("prime", 4), ("bringer-of-despair", 4), ("hollow-reaver", 4)]


@rule("AT-AMB-162")
@pytest.mark.parametrize(("name", "speed"), [*SPEEDS, ("rift-colossus", 2), ("tyranyx", 3)])
def test_some_villains_are_quick_and_one_is_slow(name: str, speed: int) -> None:
    assert looks(siege(name), name).speed == speed


@pytest.mark.parametrize(
    ("name", "keyword"),
    [
        ("raven-siren", "ranged"),
        ("shadowcaster", "ranged"),
        ("icarus-steelfoot", "ranged"),
        ("spike-vixen", "double"),
        ("rut", "forester"),
        ("thane", "forester"),
        ("pasythea", "attacks4"),
        ("iron-bastion", "retaliate"),
        ("gloomfang-wyrm", "area"),
    ],
)
def test_some_villains_have_keywords(name: str, keyword: str) -> None:
    assert keyword in looks(siege(name), name).keywords


# --- Abilities ------------------------------------------------------------------------------------


@rule("AT-AMB-143")
def test_the_arha_sensei_protects_other_villains_next_to_it() -> None:
    table = siege("tyranyx@G5 arha-sensei@G4 hedron-smithy@G7 raven-siren@D4 cultist@G3")

    assert looks(table, "tyranyx").defence == 13
    assert looks(table, "cultist-2-1").defence == 3
    assert looks(table, "hedron-smithy").defence == 7
    assert looks(table, "arha-sensei").defence == 11


@rule("AT-AMB-143", "AT-DAMAGE-07")
def test_who_stands_by_the_help_of_the_sensei_falls_with_it() -> None:
    table = battleground(
        mode="solo",
        people=1,
        one="water-djinn@F5",
        villains="tyranyx@G5/11 arha-sensei@G4/4",
        power=4,
    )

    play(table, "one order:water-djinn", "one to:F4", "one hit:arha-sensei")

    assert (cell(table, "arha-sensei"), cell(table, "tyranyx")) == ("", "")
    assert player(table, "one").glory == 3 + 5


@rule("AT-AMB-144", "AT-AMB-70")
def test_the_arha_templar_orders_the_crown_when_it_slays() -> None:
    table = siege("tyranyx@K5 arha-templar@J1", "twilight-scout@J2", schemes=BLADE)
    play(table, "one cell:H5")

    orders = [fact["figure"] for fact in told(table, "order")]
    assert orders == ["arha-templar", "tyranyx"]
    assert cell(table, "arha-templar") == "G2"  # it goes on after that
    moves = [fact["figure"] for fact in told(table, "villain.heads")]
    assert moves == ["tyranyx", "arha-templar"]


@rule("AT-AMB-145")
def test_both_bodies_of_psyche_askara_act_one_after_the_other() -> None:
    table = siege("tyranyx psyche-askara@H2 psyche-askara-2@F2", schemes=BLADE)
    assert codes(table) == ["champion:psyche-askara", "champion:psyche-askara-2"]

    play(table, "one champion:psyche-askara-2")

    judged = [fact["figure"] for fact in told(table, "villain.judge")]
    assert judged == ["psyche-askara-2", "psyche-askara"]
    holds = [fact["figure"] for fact in told(table, "villain.holds")]
    assert holds == ["psyche-askara-2"]  # once an order


@rule("AT-AMB-145", "AT-AMB-12")
def test_an_order_to_psyche_askara_ends_when_a_body_falls() -> None:
    team = "tyranyx raven-siren shadowcaster psyche-askara@D4 psyche-askara-2@D3"
    table = siege(team, "iron-bastion@D5+oblivion-spear", schemes="thick-hide")

    play(table, "one champion:psyche-askara")

    assert (cell(table, "psyche-askara"), cell(table, "psyche-askara-2")) == ("", "")
    assert told(table, "deploy") == []


@rule("AT-AMB-145", "AT-CARD-ASKARA-5")
def test_both_bodies_of_psyche_askara_pay() -> None:
    table = battleground(
        mode="solo",
        people=1,
        one="water-djinn@G5",
        villains="tyranyx psyche-askara@G4 psyche-askara-2@A1",
        power=4,
    )

    play(table, "one order:water-djinn", "one hit:psyche-askara")

    assert cell(table, "psyche-askara-2") == ""
    assert player(table, "one").glory == 4


@rule("AT-AMB-146")
def test_the_unbound_emissary_scores_at_its_goal_after_each_order() -> None:
    others = "tyranyx raven-siren shadowcaster"
    table = siege(f"{others} unbound-emissary@E5", schemes="thick-hide")
    assert cell(table, "unbound-emissary") == "D4"
    assert player(table, "villains").glory == 1

    table = siege("tyranyx unbound-emissary@G2", schemes=BLADE)
    points = [fact["points"] for fact in told(table, "score")]
    assert points == [2, 1, 2]  # at once, its own, and at the end of the turn


@rule("AT-AMB-147")
def test_the_faerie_commander_speeds_up_the_next_villain() -> None:
    table = siege(
        "tyranyx@K5 faerie-commander@G2", "nihilbomber@G3", schemes="sown-doubt long-shadow"
    )

    assert cell(table, "tyranyx") == "G5"


@rule("AT-AMB-148")
@pytest.mark.parametrize(
    ("row", "strength"),
    [("siege-core", 6), ("rivet-buckler", 3), ("titan-harness", 7), ("xeron", 3)],
)
def test_icarus_is_as_strong_as_the_highest_rune_price_of_the_row(row: str, strength: int) -> None:
    table = siege("tyranyx icarus-steelfoot", row=row)

    assert looks(table, "icarus-steelfoot").strength == strength


@rule("AT-AMB-149", "AT-AMB-133")
def test_prime_takes_a_construct_when_it_slays() -> None:
    table = siege("tyranyx prime@G2", "twilight-scout@G3", schemes=BLADE, row="bone-knife")

    assert [card.id for card in figure(table, "prime").constructs] == ["bone-knife"]


@rule("AT-AMB-149")
def test_the_reactor_monk_takes_a_construct_before_it_acts() -> None:
    table = siege("tyranyx reactor-monk@G2", schemes=BLADE, threat=9, row="bone-knife")
    assert figure(table, "reactor-monk").constructs == ()

    one = "arha-sensei@G3"
    table = siege("tyranyx reactor-monk@G4", one, schemes=BLADE, threat=10, row="titan-harness")

    assert [card.id for card in figure(table, "reactor-monk").constructs] == ["titan-harness"]
    assert cell(table, "arha-sensei") == ""  # 6 and 4 suffice


@rule("AT-AMB-150")
def test_the_demon_slayer_enters_on_the_cultist_nearest_to_a_champion() -> None:
    team = "tyranyx demon-slayer cultist@A1 cultist@G9"
    table = siege(team, "arha-sensei@F8", schemes=BLADE)

    assert told(table, "deploy") == [{"figure": "demon-slayer", "seat": 1, "cell": "G9"}]
    assert "cultist-2-2" not in table.figures
    assert player(table, "one").glory == 0

    table = siege("tyranyx demon-slayer", schemes=BLADE)
    assert told(table, "deploy")[0]["cell"] == "K5"


@rule("AT-AMB-150", "AT-AMB-142")
def test_the_demon_slayer_leaves_a_cultist_where_it_slew_from_a_threat_on() -> None:
    team = "tyranyx demon-slayer@G2"

    table = siege(team, "twilight-scout@G3", schemes="hidden-knives", threat=3)
    assert "cultist-2-1" not in table.figures
    table = siege(team, "twilight-scout@G3", schemes=BLADE, threat=8)

    assert cell(table, "cultist-2-1") == "G3"


@rule("AT-AMB-151")
def test_naka_blackblade_reveals_a_treasure_for_itself() -> None:
    table = siege("tyranyx naka-blackblade@G2", schemes=BLADE, threat=7)
    assert told(table, "treasure.revealed") == []

    table = siege("tyranyx naka-blackblade@G2", schemes=BLADE, threat=8)
    revealed = told(table, "treasure.revealed")
    assert [fact["figure"] for fact in revealed] == ["naka-blackblade"]
    assert table.spent == [revealed[0]["treasure"]]
    assert len(figure(table, "naka-blackblade").lasting) == 1
    play(table, "one end")
    assert figure(table, "naka-blackblade").lasting == ()


@rule("AT-AMB-152", "AT-AMB-141")
def test_the_nihilbomber_blasts_all_around_if_that_hits_a_champion() -> None:
    table = siege("tyranyx@G4 nihilbomber@G2", "arha-sensei@F2", schemes=BLADE)

    hurt = sorted(str(fact["figure"]) for fact in told(table, "damage"))
    assert hurt == ["arha-sensei", "nihilbomber", "tyranyx"]  # also at its shrine
    assert cell(table, "nihilbomber") == ""
    assert player(table, "one").glory == 0  # a villain felled by a villain

    table = siege("tyranyx@G4 nihilbomber@G2", schemes=BLADE)
    assert cell(table, "nihilbomber") == "G2"


@rule("AT-AMB-152", "AT-AMB-142")
def test_from_a_threat_on_the_blast_spares_villains() -> None:
    table = siege("tyranyx@G4 nihilbomber@G2", "arha-sensei@F2", schemes=BLADE, threat=10)

    assert [fact["figure"] for fact in told(table, "damage")] == ["arha-sensei"]


@rule("AT-AMB-88")
def test_rut_deals_double_damage_from_a_forest() -> None:
    wood = {"G2": "forest"}
    table = siege("tyranyx rut@G2", "arha-sensei@G3", schemes=BLADE, terrain=wood)

    assert [fact["amount"] for fact in told(table, "damage")] == [10]


def test_the_tuskrider_is_strong_and_quick_when_it_enters() -> None:
    table = siege("tyranyx tuskrider", "arha-sensei@G1", schemes=BLADE)

    assert told(table, "villain.judge")[0]["victims"] == ("arha-sensei",)
    play(table, f"one {codes(table)[0]}")
    assert cell(table, "arha-sensei") == ""
    assert told(table, "damage")[0]["amount"] == 10


@rule("AT-AMB-155")
def test_the_bringer_of_despair_makes_all_others_stronger_with_each_order() -> None:
    team = "bringer-of-despair@G5 raven-siren@G2 shadowcaster@G8 mechana-initiate@D4"
    table = siege(team, "rift-colossus@D5", schemes="hunting-party")
    assert [fact["amount"] for fact in told(table, "damage")] == [8]

    table = siege(team, "rift-colossus@D5", schemes="long-shadow thick-hide", threat=14)
    assert [fact["amount"] for fact in told(table, "damage")] == [11]
    assert table.banners == ()


@rule("AT-AMB-154")
def test_the_flytrap_witch_leaves_a_cultist_where_she_slew() -> None:
    table = siege("flytrap-witch@G5", "twilight-scout@G4", schemes="long-shadow")

    assert cell(table, "cultist-2-1") == "G4"


@rule("AT-AMB-123")
def test_the_water_djinn_banishes_the_dearest_card_when_it_slays() -> None:
    lying = "bone-knife siege-core"
    table = siege("water-djinn@G5", "twilight-scout@G4", schemes="long-shadow", row=lying)

    assert [card.id for card in table.banished] == ["siege-core"]


@rule("AT-AMB-158", "AT-AMB-48")
def test_pasythea_attacks_four_times() -> None:
    table = siege("pasythea@G5", "arha-sensei@G4", schemes="long-shadow")

    assert len(told(table, "attack")) == 3
    assert cell(table, "arha-sensei") == ""

    table = siege(
        "pasythea@J5", "rift-colossus@F4+titan-harness+bulwark-frame", schemes="long-shadow"
    )
    assert len(told(table, "attack")) == 4


@rule("AT-AMB-159")
def test_xeron_makes_players_discard_when_he_slays() -> None:
    table = siege("xeron@G5", "twilight-scout@G4", schemes="long-shadow")

    assert discard(table) == ["apprentice"]


@rule("AT-AMB-160")
def test_the_hollow_reaver_scores_for_each_it_slays_from_a_threat_on() -> None:
    def points(threat: int) -> list[object]:
        table = siege("hollow-reaver@A5", "twilight-scout@A4", schemes="long-shadow", threat=threat)
        while table.group == (1,):
            play(table, f"one {codes(table)[0]}")
        return [fact["points"] for fact in told(table, "score")]

    assert (points(9), points(10)) == ([], [1])
