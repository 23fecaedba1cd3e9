"""Two against two: joint turns, what partners share and what they do not (chapter 2 vs 2)."""

from __future__ import annotations

from emberkeep.games.ascension_tactics import GAME
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    discard,
    figure,
    fresh,
    hand,
    play,
    player,
    seen_by,
    told,
)

# One and three are partners, and two and four.


@rule("AT-2V2-1")
def test_two_play_against_two_and_either_team_may_begin() -> None:
    setup = GAME.setup("teams", 4)

    assert GAME.sides(setup) == ((0, 2), (1, 3))
    assert {fresh("teams", 4, seed).rules.groups for seed in range(8)} == {
        ((0, 2), (1, 3)),
        ((1, 3), (0, 2)),
    }


@rule("AT-2V2-2")
def test_partners_have_gates_of_their_team() -> None:
    table = battleground(mode="teams", people=4)

    assert [gate.id for gate in table.rules.gates] == ["team-1", "team-2", "team-1", "team-2"]


@rule("AT-AMB-167")
def test_the_first_team_has_the_western_portals_and_the_second_the_eastern() -> None:
    table = battleground(mode="teams", people=4)

    assert table.portals == {"C2": (0,), "C8": (2,), "K8": (1,), "K2": (3,)}


@rule("AT-AMB-167")
def test_one_may_stand_on_the_partners_portal_but_not_deploy_there() -> None:
    table = battleground(
        mode="teams", people=4, one="arha-templar@C7 twilight-scout@C2! rut", power=9
    )
    assert "order:rut" not in codes(table)

    play(table, "one order:arha-templar", "one to:C8")

    assert cell(table, "arha-templar") == "C8"


@rule("AT-AMB-167")
def test_one_may_not_stand_on_a_portal_of_the_other_team() -> None:
    table = battleground(mode="teams", people=4, one="arha-templar@K7", power=3)

    play(table, "one order:arha-templar")

    assert "to:K8" not in codes(table)
    assert "to:K9" in codes(table)


# --- The draft ------------------------------------------------------------------------------------


def _drafted() -> tuple[list[list[str]], dict[str, list[str]]]:
    """Draft whatever comes first; return who picked in which order, and the teams."""
    seed = next(s for s in range(9) if fresh("teams", 4, s).rules.groups[0] == (0, 2))
    table = fresh("teams", 4, seed)
    pickers = []
    while {prompt for _, prompt in asked(table)} == {"draft"}:
        pickers.append([name for name, _ in asked(table)])
        name = asked(table)[0][0]
        play(table, f"{name} {codes(table, name)[0]}")
    while asked(table)[0][1] == "draft.split":
        name = asked(table)[-1][0]
        play(table, f"{name} {codes(table, name)[0]}")
    names = ("one", "two", "three", "four")
    teams = {n: [f.id for f in table.figures_of(at) if not f.of] for at, n in enumerate(names)}
    return pickers, teams


@rule("AT-2V2-3")
def test_the_second_team_picks_first_and_either_partner_may_pick() -> None:
    pickers, _ = _drafted()

    assert pickers == [["two", "four"], ["one", "three"]] * 6


@rule("AT-2V2-4", "AT-DRAFT-4")
def test_each_team_splits_its_six_champions_three_and_three() -> None:
    _, teams = _drafted()

    assert {name: len(team) for name, team in teams.items()} == dict.fromkeys(teams, 3)
    assert len({name for team in teams.values() for name in team}) == 12


# --- Joint turns ----------------------------------------------------------------------------------


@rule("AT-2V2-5")
def test_either_partner_acts_and_in_any_order() -> None:
    table = battleground(
        mode="teams", people=4, hand={"one": "apprentice apprentice", "three": "militia"}
    )
    assert asked(table) == [("one", "turn"), ("three", "turn")]

    play(table, "one play:apprentice", "three play:militia", "one play:apprentice")

    assert player(table, "one").runes == 2
    assert player(table, "three").power == 1


@rule("AT-2V2-5")
def test_partners_see_each_others_cards_and_treasures_and_opponents_do_not() -> None:
    table = battleground(
        mode="teams", people=4, hand={"one": "mystic", "three": "militia"}, treasures="ranged"
    )

    assert seen_by(table, "three").players[0].hand == ("mystic",)
    assert seen_by(table, "three").players[0].treasures == ("ranged",)
    assert seen_by(table, "two").players[0].hand == ()
    assert seen_by(table, "two").players[0].treasures == ()


@rule("AT-AMB-178")
def test_the_turn_ends_when_both_partners_have_said_so() -> None:
    table = battleground(
        mode="teams", people=4, hand={"one": "apprentice", "three": "militia", "two": "militia"}
    )

    play(table, "one end")
    assert ("three", "turn") in asked(table)
    play(table, "three end")

    assert {name for name, _ in asked(table)} <= {"two", "four"}


@rule("AT-AMB-178")
def test_a_new_action_of_either_takes_the_end_back() -> None:
    table = battleground(
        mode="teams", people=4, hand={"one": "apprentice", "three": "militia militia"}
    )

    play(table, "one end", "three play:militia", "three end")

    assert ("one", "turn") in asked(table)
    assert "end" in codes(table, "one")


@rule("AT-AMB-178")
def test_an_order_under_way_is_finished_before_the_partner_acts() -> None:
    table = battleground(
        mode="teams", people=4, one="arha-templar@G5", power=3, hand={"three": "militia"}
    )

    play(table, "one order:arha-templar")

    assert asked(table) == [("one", "order.act")]


@rule("AT-2V2-6")
def test_runes_power_and_orders_are_not_shared() -> None:
    table = battleground(
        mode="teams",
        people=4,
        one="arha-templar@G5",
        three="rut@G6",
        power=9,
        runes=9,
        hand={"one": "apprentice", "three": "militia"},
    )

    assert "order:rut" not in codes(table, "one")
    assert "order:arha-templar" in codes(table, "one")
    assert codes(table, "three") == ["play:militia", "end"]


@rule("AT-2V2-6")
def test_decks_hands_and_discard_piles_are_separate() -> None:
    table = battleground(
        mode="teams",
        people=4,
        runes=3,
        hand={"one": "apprentice", "three": "militia"},
        deck={"one": "mystic mystic mystic mystic mystic"},
    )

    play(table, "one acquire:mystic", "one end", "three end")

    assert discard(table, "one") == ["mystic", "apprentice"]
    assert hand(table, "one") == ["mystic"] * 5
    assert hand(table, "three") == ["militia"]


@rule("AT-2V2-7", "AT-AMB-43")
def test_treasures_belong_to_the_team_and_go_to_any_of_its_champions() -> None:
    table = battleground(
        mode="teams",
        people=4,
        one="arha-templar@G5",
        three="rut@G6",
        treasures={"three": "strength-5"},
        hand={"one": "apprentice", "three": "militia"},
    )

    play(table, "one treasure:strength-5", "one champion:rut")

    assert figure(table, "rut").strength == 5
    assert "treasure:strength-5" not in codes(table, "three")


@rule("AT-AMB-43")
def test_partners_champions_can_be_passed_and_are_not_attacked() -> None:
    table = battleground(mode="teams", people=4, one="arha-templar@A1", three="rut@A2", power=3)

    play(table, "one order:arha-templar")

    assert "to:A3" in codes(table)
    assert "hit:rut" not in codes(table)


@rule("AT-AMB-43")
def test_effects_for_ones_champions_are_not_for_the_partners() -> None:
    table = battleground(
        mode="teams", people=4, one="arha-templar tyranyx", three="rut", hand="stampede-caller"
    )

    play(table, "one play:stampede-caller")

    assert figure(table, "tyranyx").strength == 2
    assert figure(table, "rut").strength == 0


@rule("AT-2V2-8", "AT-2V2-9", "AT-AMB-43")
def test_partners_hold_shrines_together_and_glory_is_shared_and_scored_once() -> None:
    table = battleground(
        mode="teams",
        people=4,
        one="arha-templar@G5",
        three="rut@G6",
        two="tyranyx@G4",
        hand={"one": "apprentice", "three": "militia"},
    )

    play(table, "one end", "three end")

    assert [each.glory for each in table.players] == [2, 0, 2, 0]
    assert [(fact["seat"], fact["points"]) for fact in told(table, "score")] == [(0, 2), (2, 2)]


@rule("AT-2V2-10")
def test_both_partners_win_with_forty_glory() -> None:
    table = battleground(
        mode="teams",
        people=4,
        one="arha-templar@G5",
        glory={"one": 38, "two": 39},
        hand={"one": "apprentice", "three": "militia"},
    )

    play(table, "one end", "three end")

    assert table.result is not None
    assert table.result.winners == (0, 2)
    assert table.result.scores == (40, 39, 40, 39)


@rule("AT-2V2-10")
def test_thirty_glory_do_not_win_for_a_team() -> None:
    table = battleground(
        mode="teams",
        people=4,
        one="arha-templar@G5",
        glory={"one": 36},
        hand={"one": "apprentice", "three": "militia"},
    )

    play(table, "one end", "three end")

    assert not table.over


@rule("AT-AMB-43")
def test_both_partners_draw_and_are_ready_before_the_score() -> None:
    table = battleground(
        mode="teams",
        people=4,
        one="arha-templar@G5!",
        three="rut@A1!",
        hand={"one": "apprentice", "three": "militia"},
        treasures="ranged",
    )

    play(table, "one end", "three end")

    assert ("one", "treasure") in asked(table)  # the last moment before the score
    assert figure(table, "arha-templar").ready
    assert figure(table, "rut").ready
    assert hand(table, "three") == ["militia"]
    assert player(table, "one").glory == 0
