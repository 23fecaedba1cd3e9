"""Orders to villains: the flow chart, step by step (chapter Orders to villain champions)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.judging import far_from
from emberkeep.games.ascension_tactics.rules.stats import is_rooted
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    figure,
    kinds,
    play,
    player,
    siege,
    told,
)

CROWN = "long-shadow"  # a scheme that orders the Crown
BLADE = "sown-doubt"
CLAW = "thick-hide"


def glory(table: Battleground) -> int:
    return player(table, "villains").glory


@rule("AT-VILLAIN-06", "AT-VILLAIN-08", "AT-VILLAIN-14")
def test_a_villain_is_deployed_and_goes_for_its_own_goal() -> None:
    table = siege("tyranyx", schemes=CROWN)

    assert (cell(table, "tyranyx"), sorted(codes(table))) == ("K5", ["cell:H4", "cell:H5"])
    play(table, "one cell:H5")

    assert cell(table, "tyranyx") == "H5"
    assert told(table, "villain.heads") == [{"figure": "tyranyx", "goal": "G5", "end": "H5"}]


@rule("AT-VILLAIN-07")
def test_several_villains_are_ordered_in_the_printed_sequence() -> None:
    table = siege(
        "tyranyx icarus-steelfoot@G2 hedron-smithy@G8 mechana-initiate@D4", schemes="cut-and-tear"
    )

    assert [fact["figure"] for fact in told(table, "order")] == [
        "mechana-initiate",
        "icarus-steelfoot",
    ]


@rule("AT-VILLAIN-09", "AT-VILLAIN-10", "AT-VILLAIN-11", "AT-AMB-30", "AT-AMB-56")
def test_a_villain_attacks_the_strongest_whom_it_can_defeat() -> None:
    table = siege("tyranyx@G6", "arha-templar@G4 twilight-scout@G7", schemes=CROWN)

    assert told(table, "villain.judge") == [
        {"figure": "tyranyx", "goal": "G5", "victims": ("twilight-scout", "arha-templar")}
    ]
    assert told(table, "villain.target") == [
        {"figure": "tyranyx", "target": "arha-templar", "defeats": True}
    ]
    assert (cell(table, "arha-templar"), cell(table, "twilight-scout")) == ("", "G7")


@rule("AT-VILLAIN-11", "AT-VILLAIN-05")
def test_among_equals_the_player_chooses_the_target() -> None:
    table = siege("tyranyx@G5", "twilight-scout@G6 unbound-emissary@G4", schemes=CROWN)

    assert asked(table) == [("one", "villain.target")]
    assert codes(table) == ["champion:twilight-scout", "champion:unbound-emissary"]
    play(table, "one champion:unbound-emissary")

    assert (cell(table, "unbound-emissary"), cell(table, "twilight-scout")) == ("", "G6")


@rule("AT-VILLAIN-12")
def test_a_villain_that_must_move_to_strike_ends_nearest_to_its_goal() -> None:
    table = siege("tyranyx@H5", "arha-templar@E5", schemes=CROWN)

    assert asked(table) == [("one", "villain.end")]
    assert sorted(codes(table)) == ["cell:F4", "cell:F5"]
    play(table, "one cell:F4")

    assert (cell(table, "tyranyx"), cell(table, "arha-templar")) == ("F4", "")


@rule("AT-VILLAIN-13")
def test_after_a_kill_on_the_spot_a_villain_gets_closer_to_its_goal() -> None:
    table = siege("tyranyx@K5", "arha-templar@K6", schemes=CROWN)

    play(table, "one cell:H5")

    assert cell(table, "arha-templar") == ""
    assert cell(table, "tyranyx") == "H5"


@rule("AT-VILLAIN-13")
def test_after_a_kill_on_its_goal_a_villain_stays() -> None:
    table = siege("tyranyx@G5", "arha-templar@G6", schemes=CROWN)

    assert cell(table, "tyranyx") == "G5"
    assert told(table, "villain.stays") == [{"figure": "tyranyx", "goal": "G5", "reason": "goal"}]


@rule("AT-VILLAIN-15")
def test_a_villain_stops_on_its_goal() -> None:
    table = siege("tyranyx@J5", schemes=CROWN)

    assert cell(table, "tyranyx") == "G5"


@rule("AT-VILLAIN-15")
def test_a_villain_stops_next_to_a_goal_that_is_occupied() -> None:
    table = siege("tyranyx@J5 hedron-smithy@G5", schemes=CROWN)

    assert sorted(codes(table)) == ["cell:G4", "cell:G6", "cell:H4", "cell:H5"]


@rule("AT-VILLAIN-16", "AT-AMB-47")
def test_a_forest_on_the_way_counts_double() -> None:
    table = siege("tyranyx@K7", schemes=CROWN, terrain={"J6": "forest", "I6": "forest"})

    assert cell(table, "tyranyx") == "I5"


@rule("AT-AMB-47")
def test_the_way_from_a_forest_costs_no_more_and_into_one_it_does() -> None:
    wood = {"G4": "forest"}
    table = battleground(mode="solo", people=1, villains="tyranyx@J5 rut", terrain=wood)

    assert far_from(table, figure(table, "tyranyx"), "G5")["G4"] == 1
    assert far_from(table, figure(table, "tyranyx"), "G4")["G5"] == 2
    assert far_from(table, figure(table, "rut"), "G4")["G5"] == 1
    assert far_from(table, figure(table, "tyranyx"), "G4")["G4"] == 0


@rule("AT-AMB-47")
def test_where_no_way_leads_the_distance_in_cells_counts() -> None:
    walls = dict.fromkeys(["G4", "H4", "H5", "G6", "F5", "F4"], "barrier")
    table = battleground(mode="solo", people=1, villains="tyranyx@J5", terrain=walls)

    assert far_from(table, figure(table, "tyranyx"), "G5")["G8"] == 3


@rule("AT-VILLAIN-17")
def test_who_defeats_nobody_moves_first_and_then_attacks_the_strongest_in_reach() -> None:
    table = siege("tyranyx@J5", "rift-colossus@F5 arha-sensei@G4", schemes=CROWN)

    assert cell(table, "tyranyx") == "G5"
    assert told(table, "attack") == [{"figure": "tyranyx", "target": "rift-colossus"}]
    assert told(table, "villain.target")[0]["defeats"] is False
    assert [fact["amount"] for fact in told(table, "damage")] == [9]


@rule("AT-VILLAIN-10", "AT-VILLAIN-12")
def test_a_villain_goes_where_the_land_lets_it_defeat_somebody() -> None:
    table = siege(
        "tyranyx icarus-steelfoot mechana-initiate rut@D4",
        "demon-slayer@D7",
        schemes=CLAW,
        terrain={"D6": "forest"},
    )

    assert (cell(table, "rut"), cell(table, "demon-slayer")) == ("D6", "")


@rule("AT-VILLAIN-10")
def test_a_blow_depends_on_the_place_by_the_row_an_aura_enchanted_land_or_a_circle() -> None:
    table = siege("tyranyx@G5 raven-siren@G2 rut@G8")
    assert [is_rooted(table, figure(table, name)) for name in ("tyranyx", "rut")] == [False, True]

    table = siege("tyranyx@G5 arha-sensei@D4")
    assert is_rooted(table, figure(table, "tyranyx"))

    table = siege("tyranyx@G5 arha-sensei")
    assert not is_rooted(table, figure(table, "tyranyx"))
    table.circle_of = table.rules.villain
    assert is_rooted(table, figure(table, "tyranyx"))

    table = siege("tyranyx@G5", mode="archvillain", people=2, scenario="drowned-beacons")
    assert is_rooted(table, figure(table, "tyranyx"))


@rule("AT-VILLAIN-17", "AT-AMB-134")
def test_the_damage_stays_for_later_orders_of_the_turn() -> None:
    table = siege("xeron@J5", "arha-sensei@F5", schemes=CROWN, threat=14)

    assert [fact["defeats"] for fact in told(table, "villain.target")] == [False, True]
    assert cell(table, "arha-sensei") == ""


@rule("AT-VILLAIN-18", "AT-VILLAIN-19", "AT-VILLAIN-04")
def test_a_villain_at_the_shrine_of_its_goal_draws_glory_at_once_and_does_nothing_else() -> None:
    table = siege("tyranyx@G6", "rift-colossus@G7", schemes=CROWN)

    assert cell(table, "tyranyx") == "G6"
    assert told(table, "attack") == []
    assert told(table, "villain.holds") == [{"figure": "tyranyx", "shrine": "G5", "points": 2}]
    assert [(fact["points"], fact["source"]) for fact in told(table, "score")] == [
        (2, "hold"),
        (2, "shrine"),
    ]
    assert glory(table) == 4


@rule("AT-VILLAIN-18")
def test_two_cells_from_its_shrine_a_villain_still_walks() -> None:
    table = siege("tyranyx@G7", schemes=CROWN)

    assert cell(table, "tyranyx") == "G5"
    assert told(table, "villain.holds") == []


@rule("AT-AMB-50")
def test_a_villain_on_a_goal_without_a_shrine_stays_and_attacks() -> None:
    table = siege(
        "tyranyx icarus-steelfoot mechana-initiate hedron-smithy@D4", "arha-sensei@D5", schemes=CLAW
    )

    assert cell(table, "hedron-smithy") == "D4"
    assert told(table, "attack") == [{"figure": "hedron-smithy", "target": "arha-sensei"}]
    assert glory(table) == 0


@rule("AT-AMB-51", "AT-AMB-134")
def test_an_order_is_lost_while_a_villain_stands_on_the_portal() -> None:
    table = siege("tyranyx hedron-smithy@K5", schemes=CROWN)

    assert cell(table, "tyranyx") == ""
    assert told(table, "villain.lost") == [{"figure": "tyranyx", "reason": "portal"}]


@rule("AT-AMB-180")
def test_of_several_portals_villains_use_the_nearest_to_the_goal() -> None:
    table = siege("tyranyx", schemes=CROWN, portals={"I5": "villains"})

    assert told(table, "deploy")[0]["cell"] == "I5"


@rule("AT-AMB-48")
def test_both_attacks_of_a_double_attack_count_and_a_left_over_one_hits_the_next_best() -> None:
    table = siege("tyranyx spike-vixen@G3", "arha-templar@G4 twilight-scout@F3", schemes=BLADE)

    # 3 twice defeats either; the stronger falls after two blows, none is left
    assert told(table, "attack") == [{"figure": "spike-vixen", "target": "arha-templar"}] * 2
    assert cell(table, "arha-templar") == ""

    table = siege("tyranyx spike-vixen@G3", "arha-templar@G4/3 twilight-scout@F3", schemes=BLADE)

    targets = [fact["target"] for fact in told(table, "attack")]
    assert targets == ["arha-templar", "twilight-scout"]
    assert figure(table, "twilight-scout").cell == "F3"


@rule("AT-AMB-48")
def test_the_next_best_is_whom_the_left_over_attack_defeats() -> None:
    one = "arha-templar@G4/3 twilight-scout@F3/2 water-djinn@H3"
    table = siege("tyranyx spike-vixen@G3", one, schemes=BLADE)

    assert [fact["target"] for fact in told(table, "attack")] == ["arha-templar", "twilight-scout"]
    assert cell(table, "twilight-scout") == ""


@rule("AT-AMB-48")
def test_an_area_attack_hits_everybody_in_reach() -> None:
    table = siege("gloomfang-wyrm@G5", "arha-templar@G4 twilight-scout@G6", schemes=CROWN)

    assert (cell(table, "arha-templar"), cell(table, "twilight-scout")) == ("", "")
    assert len(told(table, "attack")) == 1


@rule("AT-AMB-49", "AT-TERRAIN-CORRUPT-4")
def test_villains_mind_neither_retaliation_nor_corrupted_land() -> None:
    land = dict.fromkeys(["H5", "H4", "I5", "I4", "I6", "H6", "H3"], "corrupted")
    table = siege("tyranyx@J5", "iron-bastion@F4", schemes=CROWN, terrain=land)

    assert told(table, "corrupted") == []
    assert told(table, "attack") == [{"figure": "tyranyx", "target": "iron-bastion"}]
    assert [fact["source"] for fact in told(table, "damage")] == ["tyranyx", "retaliation"]


@rule("AT-AMB-52", "AT-AMB-138")
def test_cultists_go_for_the_nearest_goal_and_draw_no_glory_at_once() -> None:
    table = siege("tyranyx@K5 cultist@H4", schemes="procession")

    assert cell(table, "cultist-2-1") == "G5"
    assert told(table, "villain.holds") == []

    table = siege("tyranyx@K5 cultist@G5", schemes="procession")

    assert told(table, "villain.holds") == []


@rule("AT-AMB-52", "AT-VILLAIN-05")
def test_the_players_choose_between_goals_that_are_equally_near_to_a_cultist() -> None:
    table = siege("tyranyx@G5 cultist@H3", schemes="procession")
    assert asked(table) == [("one", "villain.goal")]
    assert codes(table) == ["cell:G5", "cell:G2"]

    play(table, "one cell:G2")

    assert cell(table, "cultist-2-1") == "G2"


@rule("AT-AMB-31")
def test_there_is_a_moment_for_treasures_after_a_goal_was_chosen() -> None:
    table = siege("tyranyx@G5 cultist@H3", schemes="procession", treasures={"one": "ranged"})
    while asked(table) == [("one", "treasure")]:
        play(table, "one pass")

    play(table, "one cell:G2")

    assert asked(table) == [("one", "treasure")]
    assert cell(table, "cultist-2-1") == "H3"


@rule("AT-AMB-138", "AT-AMB-52")
def test_every_cultist_is_ordered_once_in_an_order_of_choice() -> None:
    table = siege("tyranyx cultist@G5 cultist@G2", schemes="chanting-in-the-dark")

    assert asked(table) == [("one", "villain.cultist")]
    assert len(codes(table)) == 3  # the new one too
    play(table, "one champion:cultist-2-2")
    assert len(codes(table)) == 2
    play(table, "one champion:cultist-2-1")

    assert [fact["figure"] for fact in told(table, "order")] == [
        "cultist-2-2",
        "cultist-2-1",
        "cultist-2-3",
    ]


@rule("AT-AMB-53")
def test_villains_take_beacons_and_disabled_portals() -> None:
    table = siege(
        "tyranyx@J5", schemes=CROWN, terrain={"H5": "beacon", "H4": "beacon", "H6": "beacon"}
    )
    play(table, f"one {codes(table)[0]}")

    assert [fact["seat"] for fact in told(table, "beacon")] == [1]

    land = dict.fromkeys(["H4", "H5", "H6", "H3"], "off")
    table = siege("tyranyx@J5", schemes=CROWN, terrain=land)
    play(table, f"one {codes(table)[0]}")

    assert [fact["seat"] for fact in told(table, "portal")] == [1]


@rule("AT-VILLAIN-20", "AT-VILLAIN-21", "AT-AMB-134")
def test_villains_are_never_exhausted_and_may_be_ordered_again() -> None:
    table = siege("tyranyx", schemes=CROWN, threat=14)
    play(table, "one cell:H5")

    assert [fact["figure"] for fact in told(table, "order")] == ["tyranyx", "tyranyx"]
    assert figure(table, "tyranyx").ready


@rule("AT-VILLAIN-21", "AT-VILLAIN-22", "AT-AMB-141")
def test_a_defeated_villain_pays_its_value_and_stays_ready() -> None:
    table = battleground(
        mode="solo", people=1, one="water-djinn@G5", villains="tyranyx@G4/3", power=4
    )

    play(table, "one order:water-djinn", "one hit:tyranyx")

    assert player(table, "one").glory == 5
    assert figure(table, "tyranyx").ready


@rule("AT-VCULT-4", "AT-AMB-141")
def test_a_defeated_villain_cultist_pays_one() -> None:
    table = battleground(
        mode="solo", people=1, one="water-djinn@G5", villains="cultist@G4", power=4
    )

    play(table, "one order:water-djinn", "one hit:cultist-2-1")

    assert player(table, "one").glory == 1


@rule("AT-VILLAIN-23")
def test_villains_leave_treasures_where_they_lie() -> None:
    table = siege("tyranyx@J5 cultist@H4", schemes="procession", chests="G5 H5 H4 G4")

    assert table.chests == {"G5", "H5", "H4", "G4"}


@rule("AT-VILLAIN-24", "AT-AMB-133")
def test_a_villain_takes_the_cheapest_construct_of_the_row_without_its_ambush() -> None:
    table = siege(
        "tyranyx@G5",
        schemes="tribute-of-steel",
        threat=10,
        row="storm-kite prayer-beads bone-knife",
    )

    carried = figure(table, "tyranyx").constructs
    assert [card.id for card in carried] == ["prayer-beads"]


@rule("AT-VILLAIN-25")
def test_a_construct_of_a_defeated_villain_is_banished() -> None:
    table = battleground(
        mode="solo", people=1, one="water-djinn@G5", villains="tyranyx@G4/8+storm-kite", power=4
    )

    play(table, "one order:water-djinn", "one hit:tyranyx")

    assert [card.id for card in table.banished] == ["storm-kite"]


@rule("AT-AMB-70")
def test_a_villain_whose_order_is_under_way_is_not_ordered() -> None:
    table = siege("tyranyx@G5 arha-templar@G3", "twilight-scout@G4", schemes="hidden-knives")

    assert [fact["figure"] for fact in told(table, "order")] == ["arha-templar", "tyranyx"]
    assert "villain.lost" not in kinds(table)


@rule("AT-AMB-31")
def test_players_may_use_treasures_before_a_villain_acts() -> None:
    table = siege("tyranyx@G6", "arha-templar@G4", schemes=CROWN, treasures={"one": "defence-5"})

    assert asked(table) == [("one", "treasure")]
    play(table, "one pass")  # the start of the turn
    play(table, "one treasure:defence-5")

    assert told(table, "villain.judge")[0]["victims"] == ()


@rule("AT-AMB-31")
def test_players_may_use_treasures_between_a_villains_move_and_its_attack() -> None:
    table = siege("tyranyx@J5", "arha-sensei@F5", schemes=CROWN, treasures={"one": "speed-2"})

    play(table, "one pass", "one pass")  # the start of the turn, and before the move

    assert (cell(table, "tyranyx"), asked(table)) == ("G5", [("one", "treasure")])
    assert told(table, "villain.target") == []


@rule("AT-AMB-31")
def test_players_may_use_treasures_before_the_villains_score() -> None:
    table = siege("tyranyx@G5", treasures={"one": "speed-2"})

    play(table, "one pass")

    assert (told(table, "score"), asked(table)) == ([], [("one", "treasure")])


@rule("AT-AMB-147")
def test_what_waits_for_the_next_villain_ends_with_the_turn() -> None:
    table = siege("tyranyx faerie-commander@G2", "nihilbomber@G3", schemes=BLADE)

    assert cell(table, "nihilbomber") == ""
    assert player(table, "villains").next_ordered == ()


@rule("AT-AMB-47")
def test_a_way_leads_around_barriers() -> None:
    walls = dict.fromkeys(["G6", "F5", "H5"], "barrier")
    table = battleground(mode="solo", people=1, villains="tyranyx@J5", terrain=walls)

    # G7, F6, E6, E5, F4, G5
    assert far_from(table, figure(table, "tyranyx"), "G5")["G7"] == 5


def test_what_follows_an_order_comes_after_the_move_that_follows_an_attack() -> None:
    table = siege("tyranyx unbound-emissary@G4", "rut@G5/1", schemes="hidden-knives")

    assert told(table, "defeat")[0]["figure"] == "rut"
    assert cell(table, "unbound-emissary") == "G2"
    assert {"seat": 1, "points": 1, "source": "unbound-emissary"} in told(table, "score")


def test_villains_enter_however_many_of_them_are_on_the_battlefield() -> None:
    cultists = " ".join(f"cultist@A{row}" for row in range(1, 9))
    table = siege(f"tyranyx {cultists}", "rut@M9", schemes=CROWN)

    assert cell(table, "tyranyx")
