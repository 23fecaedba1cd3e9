"""The 32 schemes, row by row, and the turn in which they are revealed."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.schemes import SCHEME_ROWS, SCHEMES
from emberkeep.games.ascension_tactics.state import Battleground, Villains
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    discard,
    figure,
    hand,
    play,
    player,
    row,
    seen_by,
    siege,
    told,
)

TEAM = "tyranyx@G5 icarus-steelfoot@G2 hedron-smithy@G8 mechana-initiate@D4"
CROWN, BLADE, EYE, CLAW = "tyranyx", "icarus-steelfoot", "hedron-smithy", "mechana-initiate"


def ordered(table: Battleground) -> list[object]:
    return [fact["figure"] for fact in told(table, "order")]


def villains(table: Battleground) -> Villains:
    assert table.villains is not None
    return table.villains


# --- The turn -------------------------------------------------------------------------------------


@rule("AT-COMP-15")
def test_there_are_thirty_two_schemes() -> None:
    assert len(SCHEME_ROWS) == len(SCHEMES) == 32


@rule("AT-SCHEME-1", "AT-SCHEME-2", "AT-VILLAIN-01", "AT-VILLAIN-02", "AT-SOLO-01")
def test_villains_reveal_two_schemes_and_carry_them_out() -> None:
    table = siege(TEAM, schemes="frenzy crown-ward")

    assert [fact["scheme"] for fact in told(table, "scheme")] == ["frenzy", "crown-ward"]
    assert ordered(table) == [CLAW, CROWN]
    assert table.group == (0,)


@rule("AT-SCHEME-3", "AT-SCHEME-4")
def test_the_lower_effect_happens_from_its_threat_level_on() -> None:
    assert ordered(siege(TEAM, schemes="long-shadow", threat=13)) == [CROWN]
    assert ordered(siege(TEAM, schemes="long-shadow", threat=14)) == [CROWN, CROWN]


@rule("AT-SCHEME-5", "AT-VILLAIN-03", "AT-AMB-54")
def test_both_schemes_count_only_after_the_turn() -> None:
    table = siege(TEAM, schemes="frenzy long-shadow", threat=13)

    assert [fact["threat"] for fact in told(table, "scheme")] == [13, 13]
    assert villains(table).threat == 15
    assert [scheme.id for scheme in villains(table).discard[-2:]] == ["frenzy", "long-shadow"]


@rule("AT-SCHEME-6", "AT-SOLOWIN-1")
def test_villains_win_when_a_scheme_must_be_revealed_and_there_is_none() -> None:
    table = siege(TEAM, schemes="frenzy crown-ward", threat=30)
    assert not table.over

    play(table, "one end")

    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "schemes")


@rule("AT-VILLAIN-04")
def test_villains_score_shrines_after_their_schemes_are_discarded() -> None:
    table = siege("tyranyx@G5")

    assert [(fact["seat"], fact["points"]) for fact in told(table, "score")] == [(1, 2)]


@rule("AT-AMB-67", "AT-AMB-132")
def test_what_lasts_to_the_next_villain_turn_ends_when_it_begins() -> None:
    table = siege(TEAM, schemes="crown-ward", threat=6)
    assert [x.bonus.defence for x in figure(table, "tyranyx").lasting] == [3]

    play(table, "one end")

    assert figure(table, "tyranyx").lasting == ()


@rule("AT-AMB-18")
def test_corrupted_land_hurts_players_in_the_villain_turn_and_no_villains() -> None:
    land = {"A1": "corrupted", "A9": "corrupted"}
    table = siege("tyranyx@A9", "twilight-scout@A1", terrain=land)

    assert (cell(table, "twilight-scout"), cell(table, "tyranyx")) == ("", "A9")


# --- Row by row: orders ---------------------------------------------------------------------------


@rule("AT-AMB-134", "AT-VILLAIN-06")
@pytest.mark.parametrize(
    ("scheme", "threat", "upper", "lower"),
    [
        ("rising-wrath", 8, [CROWN], [CROWN]),
        ("long-shadow", 14, [CROWN], [CROWN]),
        ("feint-and-strike", 8, [BLADE], [CROWN]),
        ("blood-signal", 12, [BLADE], [CROWN]),
        ("borrowed-sight", 8, [EYE], [BLADE]),
        ("unblinking", 12, [EYE], [CROWN]),
        ("trail-of-claws", 8, [CLAW], [EYE]),
        ("frenzy", 12, [CLAW], [CROWN]),
        ("twin-advance", 12, [CROWN, BLADE], []),
        ("guided-hand", 12, [CROWN, EYE], []),
        ("hunting-party", 12, [CROWN, CLAW], []),
        ("pincer", 10, [BLADE, EYE], []),
        ("night-stalk", 10, [EYE, CLAW], []),
        ("cut-and-tear", 10, [CLAW, BLADE], []),
        ("nightfall", 18, [CROWN, BLADE, EYE, CLAW], [CROWN]),
        ("vanguard", 16, [CLAW], [CROWN]),
        ("procession", 10, [CROWN], [CROWN]),
    ],
)
def test_schemes_order_villains(
    scheme: str, threat: int, upper: list[str], lower: list[str]
) -> None:
    """The surge of Tyranyx orders the Crown, so it shows as one more order (AT-AMB-155)."""
    assert ordered(siege(TEAM, schemes=scheme, threat=threat - 1)) == upper
    assert ordered(siege(TEAM, schemes=scheme, threat=threat)) == upper + lower


@rule("AT-SURGE-1", "AT-SURGE-2", "AT-AMB-140")
@pytest.mark.parametrize(
    ("scheme", "threat"),
    [
        ("rising-wrath", 8),
        ("blood-signal", 12),
        ("unblinking", 12),
        ("frenzy", 12),
        ("ritual-of-knives", 14),
        ("procession", 10),
        ("vanguard", 16),
        ("nightfall", 18),
    ],
)
def test_eight_schemes_have_a_surge(scheme: str, threat: int) -> None:
    assert told(siege(TEAM, schemes=scheme, threat=threat - 1), "surge") == []
    surges = siege(TEAM, "cultist@A9", schemes=scheme, threat=threat)

    while not told(surges, "surge"):
        play(surges, f"one {codes(surges)[0]}")

    assert told(surges, "surge") == [{"figure": "tyranyx"}]


@rule("AT-AMB-131", "AT-AMB-130", "AT-VCULT-1")
@pytest.mark.parametrize(
    ("scheme", "threat", "there"),
    [
        ("iron-summons", 4, "G5"),
        ("hidden-knives", 4, "G2"),
        ("watching-cult", 4, "G8"),
        ("pack-call", 4, "D4"),
        ("pincer", 10, "G5"),
        ("night-stalk", 10, "G2"),
        ("cut-and-tear", 10, "G8"),
    ],
)
def test_schemes_put_a_cultist_on_a_goal(scheme: str, threat: int, there: str) -> None:
    """The villains stand next to their goals, so that the cells are free."""
    team = "tyranyx@G6 icarus-steelfoot@G3 hedron-smithy@G7 mechana-initiate@D4"
    if there == "D4":
        team = team.replace("D4", "D3")

    assert told(siege(team, schemes=scheme, threat=threat - 1), "deploy") == []
    table = siege(team, schemes=scheme, threat=threat)

    if there == "D4":  # the villain itself went there
        assert asked(table) == [("one", "villain.cell")]
        free = ["cell:C4", "cell:D3", "cell:D5", "cell:E4", "cell:E5"]
        assert sorted(codes(table)) == free  # C5 is the portal of the player
    else:
        assert cell(table, "cultist-2-1") == there


@rule("AT-AMB-131", "AT-AMB-138")
def test_chanting_in_the_dark_puts_a_cultist_on_the_claw_and_orders_all() -> None:
    table = siege("tyranyx@K5", schemes="chanting-in-the-dark", threat=8)

    assert ordered(table) == ["cultist-2-1"]
    assert cell(table, "cultist-2-1") == "D4"
    assert cell(table, "cultist-2-2") == "G5"


@rule("AT-AMB-131", "AT-AMB-138")
def test_ritual_of_knives_puts_a_cultist_on_the_blade_and_orders_all() -> None:
    table = siege("tyranyx@K5", schemes="ritual-of-knives")

    assert ordered(table) == ["cultist-2-1"]
    assert cell(table, "cultist-2-1") == "G2"


@rule("AT-AMB-138")
def test_a_procession_orders_the_crown_and_all_cultists() -> None:
    table = siege("tyranyx@G6 cultist@G5", schemes="procession")

    assert ordered(table) == ["tyranyx", "cultist-2-1"]


# --- Cultists -------------------------------------------------------------------------------------


@rule("AT-VCULT-1")
def test_a_cultist_enters_next_to_an_occupied_cell_where_the_player_chooses() -> None:
    table = siege("tyranyx@G5", schemes="iron-summons", threat=4)
    assert codes(table) == ["cell:G4", "cell:H4", "cell:H5", "cell:G6", "cell:F5", "cell:F4"]

    play(table, "one cell:F5")

    assert cell(table, "cultist-2-1") == "F5"


@rule("AT-VCULT-2")
def test_no_cultist_enters_where_all_cells_are_occupied() -> None:
    around = "cultist@G4 cultist@H4 cultist@H5 cultist@G6 cultist@F5 cultist@F4"
    table = siege(f"tyranyx@G5 {around}", schemes="iron-summons", threat=4)

    assert told(table, "deploy") == []


@rule("AT-VCULT-2", "AT-VCULT-3")
def test_villains_have_any_number_of_cultists_until_the_supply_is_empty() -> None:
    cells = [f"A{at}" for at in range(1, 10)] + ["B1", "B2", "B3"]
    twelve = " ".join(f"cultist@{at}" for at in cells)

    assert told(siege(f"tyranyx@G6 {twelve}", schemes="iron-summons", threat=4), "deploy") != []
    thirteen = f"{twelve} cultist@B4"
    assert told(siege(f"tyranyx@G6 {thirteen}", schemes="iron-summons", threat=4), "deploy") == []


# --- Row by row: the others -----------------------------------------------------------------------


@rule("AT-AMB-132", "AT-AMB-130")
def test_crown_ward_protects_the_crown_on_the_battlefield_or_off_it() -> None:
    table = siege("tyranyx hedron-smithy@K5", schemes="crown-ward", threat=6)

    assert [x.bonus.defence for x in figure(table, "tyranyx").lasting] == [3]
    assert figure(table, "hedron-smithy").lasting == ()


@rule("AT-AMB-133")
def test_tribute_of_steel_equips_the_crown() -> None:
    lying = "storm-kite bone-knife prayer-beads"

    table = siege(TEAM, schemes="tribute-of-steel", threat=9, row=lying)
    assert figure(table, "tyranyx").constructs == ()
    table = siege(TEAM, schemes="tribute-of-steel", threat=10, row=lying)

    assert [card.id for card in figure(table, "tyranyx").constructs] == ["bone-knife"]
    assert row(table)[0] == "storm-kite"
    assert row(table)[1] not in ("bone-knife", "-")


@rule("AT-AMB-133")
def test_scavenged_arms_equip_the_claw_if_there_is_a_construct() -> None:
    table = siege(TEAM, schemes="scavenged-arms", threat=10, row="bone-knife")
    assert [card.id for card in figure(table, CLAW).constructs] == ["bone-knife"]

    table = siege(TEAM, schemes="scavenged-arms", threat=10, row="dawn-acolyte")
    assert figure(table, CLAW).constructs == ()


@rule("AT-AMB-133")
def test_a_construct_gives_a_villain_its_numbers_and_keyword_alone() -> None:
    table = battleground(
        mode="solo",
        people=1,
        one="twilight-scout@G4",
        villains="tyranyx@G5+antler-crown",
        terrain={"G6": "forest"},
    )

    seen = next(f for f in seen_by(table).figures if f.id == "tyranyx")
    assert (seen.strength, seen.defence, seen.speed) == (11, 13, 3)


@rule("AT-AMB-132")
def test_the_dread_banner_helps_the_orders_that_follow() -> None:
    team = "xeron@G6 icarus-steelfoot@G2 hedron-smithy@G8 mechana-initiate@D4"
    table = siege(team, "rift-colossus@D5", schemes="dread-banner thick-hide", threat=8)

    damage = [fact["amount"] for fact in told(table, "damage")]
    assert damage == [7]  # 5 of the Mechana Initiate, and 2


@rule("AT-AMB-135")
@pytest.mark.parametrize(
    ("scheme", "threat", "goal", "amount"),
    [("rain-of-daggers", 6, "G2", 2), ("searing-gaze", 10, "G8", 3)],
)
def test_schemes_damage_all_players_champions_at_a_goal(
    scheme: str, threat: int, goal: str, amount: int
) -> None:
    near = {"G2": "G1 F2 G4", "G8": "G9 F8 G6"}[goal].split()
    one = f"rift-colossus@{near[0]} cultist@{near[1]} arha-sensei@{near[2]}"
    table = siege("tyranyx@K5", one, schemes=scheme, threat=threat)

    hurt = [(fact["figure"], fact["amount"]) for fact in told(table, "damage")]
    assert hurt == [("rift-colossus", amount), ("cultist-1-1", amount)]


@rule("AT-AMB-136")
def test_sown_doubt_takes_a_random_card_of_each_hand() -> None:
    table = siege(TEAM, schemes="sown-doubt", threat=10, hand={"one": "militia militia"})
    assert (hand(table), discard(table)) == (["militia"], ["militia"])

    table = siege(TEAM, schemes="sown-doubt", threat=10, hand={"one": ""})
    assert discard(table) == []


@rule("AT-AMB-123")
def test_burned_pages_banish_the_dearest_card_of_the_row() -> None:
    table = siege(TEAM, schemes="burned-pages", threat=6, row="storm-kite siege-core prayer-beads")

    assert [card.id for card in table.banished] == ["siege-core"]


@rule("AT-AMB-132")
def test_thick_hide_protects_all_villains_and_cultists_until_their_next_turn() -> None:
    table = siege(f"{TEAM} cultist@A1", schemes="thick-hide", threat=6)

    for name in ("tyranyx", "mechana-initiate", "cultist-2-1"):
        assert [x.bonus.defence for x in figure(table, name).lasting] == [2]


@rule("AT-AMB-137")
@pytest.mark.parametrize("scheme", ["twin-advance", "guided-hand", "hunting-party"])
def test_three_schemes_score_glory_for_the_villains(scheme: str) -> None:
    table = siege("tyranyx@K5", schemes=scheme, threat=12)
    while table.group == (1,):
        play(table, f"one {codes(table)[0]}")

    points = [fact for fact in told(table, "score") if fact["source"] == scheme]
    assert points == [{"seat": 1, "points": 1, "source": scheme}]


@rule("AT-AMB-139")
def test_the_vanguard_is_the_villain_nearest_to_the_players_portal() -> None:
    assert ordered(siege("tyranyx@G5 icarus-steelfoot@F5", schemes="vanguard"))[0] == BLADE
    assert ordered(siege("tyranyx cultist@D5", schemes="vanguard"))[0] == CROWN

    table = siege("tyranyx@F4 icarus-steelfoot@F5", schemes="vanguard")
    assert codes(table) == ["champion:tyranyx", "champion:icarus-steelfoot"]
    assert player(table, "one").glory == 0


# --- Surges of scenarios --------------------------------------------------------------------------


@rule("AT-SURGE-3", "AT-AMB-140")
def test_the_scenario_surges_too_before_or_after_the_boss() -> None:
    table = siege(
        "flytrap-witch tuskrider@M5",
        mode="archvillain",
        people=2,
        scenario="silent-road",
        schemes="frenzy",
        threat=12,
    )
    assert asked(table) == [("villains", "trigger")]
    assert codes(table, "villains") == ["first:flytrap-witch", "first:silent-road"]

    play(table, "villains first:silent-road")

    assert cell(table, "cultist-2-1") == "I5"
