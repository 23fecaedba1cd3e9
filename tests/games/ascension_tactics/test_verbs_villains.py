"""Every verb of villains alone, with numbers that no scheme has.

Crown, Blade, Eye and Claw want to go to G5, G2, G8 and D4; the villains enter on K5.
"""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.conditions import AtGoal, Condition, Threat
from emberkeep.games.ascension_tactics.effects import (
    SELF,
    SLAIN,
    VILLAINS,
    Attack,
    Buff,
    Damage,
    DeployVillain,
    Enemies,
    EnterCultist,
    Equip,
    Glory,
    If,
    OrderCultists,
    OrderVanguard,
    OrderVillain,
    PlaceForest,
    Push,
    RecallStrongest,
    Surge,
)
from emberkeep.games.ascension_tactics.rules.stats import strength
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.words import BLADE, CROWN, EYE, Bonus, Effect
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.carrying import carry_out
from tests.games.ascension_tactics.positions import (
    battleground,
    cell,
    codes,
    figure,
    names,
    play,
    player,
    row,
    told,
)

TEAM = "tyranyx icarus-steelfoot mechana-initiate hedron-smithy"


def against(villains: str, one: str = "", row: str = "", threat: int = 0) -> Battleground:
    """Lay out the turn of a player alone against villains."""
    return battleground(mode="solo", people=1, one=one, villains=villains, row=row, threat=threat)


def scheme(table: Battleground, *verbs: Effect, source: str = "", cell: str = "") -> None:
    """Let the villains carry out verbs."""
    carry_out(table, *verbs, source=source, cell=cell, seat=table.rules.villain)


def ordered(table: Battleground) -> list[object]:
    return [facts["figure"] for facts in told(table, "order")]


@rule("AT-VILLAIN-06", "AT-VILLAIN-08")
def test_an_order_goes_to_the_villain_with_the_token_who_enters_first() -> None:
    table = against("tyranyx@G5 icarus-steelfoot mechana-initiate hedron-smithy")

    scheme(table, OrderVillain(EYE))

    assert told(table, "deploy")[0]["figure"] == "mechana-initiate"
    assert cell(table, "mechana-initiate") not in ("", "K5")


@rule("AT-AMB-139")
def test_the_vanguard_is_the_villain_nearest_to_a_portal_of_the_players() -> None:
    table = against("tyranyx@M5 icarus-steelfoot@M1 mechana-initiate@I7 hedron-smithy@M9")

    scheme(table, OrderVanguard())

    assert ordered(table) == ["mechana-initiate"]


@rule("AT-AMB-139")
def test_the_crown_is_the_vanguard_when_nobody_is_on_the_battlefield() -> None:
    table = against(TEAM)

    scheme(table, OrderVanguard())

    assert told(table, "deploy")[0]["figure"] == "tyranyx"


@rule("AT-AMB-138")
def test_every_villain_cultist_is_ordered_once() -> None:
    table = against(f"{TEAM} cultist@M1 cultist@M9")

    scheme(table, OrderCultists())
    both = codes(table)
    play(table, f"one {both[0]}")
    while table.ask_of(0).prompt != "turn":
        play(table, f"one {codes(table)[0]}")

    assert len(both) == 2
    assert sorted(str(name) for name in ordered(table)) == [
        code.removeprefix("champion:") for code in both
    ]


@rule("AT-VCULT-1", "AT-AMB-131")
@pytest.mark.parametrize(
    ("verb", "where"),
    [
        (EnterCultist(CROWN), "G5"),
        (EnterCultist(BLADE), "G2"),
        (EnterCultist("cell", "A9"), "A9"),
        (EnterCultist(SLAIN), "M5"),
    ],
)
def test_a_cultist_enters_on_the_cell_that_is_named(verb: EnterCultist, where: str) -> None:
    table = against(TEAM)

    scheme(table, verb, cell="M5")

    assert figure(table, table.at[where]).row.id == "cultist"


@rule("AT-VCULT-1")
def test_a_cultist_enters_next_to_an_occupied_cell() -> None:
    table = against("tyranyx@A1 icarus-steelfoot mechana-initiate hedron-smithy")

    scheme(table, EnterCultist(SELF), source="tyranyx")
    assert set(codes(table)) == {"cell:A2", "cell:B1"}
    play(table, "one cell:B1")

    assert figure(table, table.at["B1"]).row.id == "cultist"


@rule("AT-AMB-157")
def test_the_first_villain_off_the_battlefield_enters_next_to_its_boss() -> None:
    table = against("tyranyx@A1 icarus-steelfoot@M5 mechana-initiate hedron-smithy")

    scheme(table, DeployVillain(), source="tyranyx")
    assert set(codes(table)) == {"cell:A2", "cell:B1"}
    play(table, "one cell:A2")

    assert (cell(table, "mechana-initiate"), cell(table, "hedron-smithy")) == ("A2", "")


@rule("AT-AMB-158")
def test_the_strongest_enemy_near_is_recalled() -> None:
    table = against("tyranyx@G5", "rut@G4 arha-templar@G6 water-djinn@G9")

    scheme(table, RecallStrongest(2), source="tyranyx")

    places = [cell(table, name) for name in ("rut", "arha-templar", "water-djinn")]
    assert places == ["G4", "", "G9"]


@rule("AT-AMB-75")
def test_an_enemy_near_is_pushed_a_cell_away_where_its_owner_chooses() -> None:
    table = against("tyranyx@G5", "rut@G4 water-djinn@G8")

    scheme(table, Push(2), source="tyranyx")
    assert set(codes(table)) == {"cell:F3", "cell:G3", "cell:H3"}
    play(table, "one cell:G3")

    assert (cell(table, "rut"), cell(table, "water-djinn")) == ("G3", "G8")


@rule("AT-AMB-161")
def test_a_villain_attacks_all_next_to_it_from_where_it_stands() -> None:
    table = against("gloomfang-wyrm@G5", "arha-sensei@G4 iron-bastion@G6 thane@G8")

    scheme(table, Attack(), source="gloomfang-wyrm")

    hurt = [figure(table, name).damage for name in ("arha-sensei", "iron-bastion", "thane")]
    assert hurt == [8, 8, 0]
    assert figure(table, "gloomfang-wyrm").damage == 4


@rule("AT-AMB-133", "AT-VILLAIN-24")
def test_a_villain_takes_the_cheapest_construct_of_the_row_the_leftmost_if_tied() -> None:
    table = against(TEAM, row="kiri siege-core bone-knife piston-gauntlet")

    scheme(table, Equip(BLADE))

    assert names(figure(table, "icarus-steelfoot").constructs) == ["bone-knife"]
    assert row(table)[2] not in ("-", "bone-knife")


@rule("AT-AMB-133")
def test_a_villain_may_equip_itself_and_takes_nothing_where_no_construct_lies() -> None:
    table = against(TEAM, row="kiri bone-knife")
    bare = against(TEAM, row="kiri")

    scheme(table, Equip(SELF), source="hedron-smithy")
    scheme(bare, Equip(CROWN))

    assert names(figure(table, "hedron-smithy").constructs) == ["bone-knife"]
    assert figure(bare, "tyranyx").constructs == ()


@rule("AT-SURGE-2", "AT-AMB-140")
def test_a_surge_is_the_bosss_even_if_it_is_off_the_battlefield() -> None:
    table = against(TEAM)

    scheme(table, Surge())

    assert told(table, "surge") == [{"figure": "tyranyx"}]


@rule("AT-AMB-132", "AT-AMB-130")
@pytest.mark.parametrize(
    ("verb", "gained"),
    [
        (Buff(VILLAINS, Bonus(strength=4)), [0, 4, 4, 4, 4, 4]),
        (Buff(BLADE, Bonus(strength=4)), [0, 0, 4, 0, 0, 0]),
    ],
)
def test_a_bonus_of_villains_goes_to_all_or_to_whose_card_has_the_token(
    verb: Buff, gained: list[int]
) -> None:
    table = against(f"{TEAM} cultist@M1", "rut@A1")
    before = {f.id: strength(table, f) for f in table.figures.values()}

    scheme(table, verb)

    order = ["rut", *TEAM.split(), *[name for name in before if name.startswith("cultist")]]
    assert [strength(table, figure(table, name)) - before[name] for name in order] == gained


@rule("AT-AMB-135")
def test_damage_at_a_goal_hits_who_stands_on_it_or_next_to_it() -> None:
    table = against(TEAM, "arha-sensei@G5 iron-bastion@G4 thane@G3 cultist@A1")

    scheme(table, Damage(Enemies(CROWN, 1), 3))

    hurt = [figure(table, name).damage for name in ("arha-sensei", "iron-bastion", "thane")]
    assert hurt == [3, 3, 0]


@rule("AT-AMB-154")
def test_a_forest_grows_on_the_nearest_plain_cell() -> None:
    table = against("tyranyx@A1", "rut@B1")

    scheme(table, PlaceForest(nearest=True), source="tyranyx")

    assert table.terrain.get("A2") == "forest"


@rule("AT-VILLAIN-26", "AT-AMB-142", "AT-AMB-54")
@pytest.mark.parametrize(
    ("condition", "glory"),
    [(Threat(5), 2), (Threat(6), 0), (AtGoal(), 2)],
)
def test_a_condition_of_villains_holds_or_not(condition: Condition, glory: int) -> None:
    table = against("tyranyx@G4", threat=5)

    scheme(table, If(condition, Glory(2)), source="tyranyx")

    assert player(table, "villains").glory == glory


def test_a_villain_far_from_its_goal_is_not_at_it() -> None:
    table = against("tyranyx@G3")

    scheme(table, If(AtGoal(), Glory(2)), source="tyranyx")

    assert player(table, "villains").glory == 0
