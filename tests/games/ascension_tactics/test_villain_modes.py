"""Solo, co-op and archvillain: setup, difficulty, joint choices, schemes in a hand."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.cards import CENTER_ROWS
from emberkeep.games.ascension_tactics.champions import CENTER_CHAMPIONS
from emberkeep.games.ascension_tactics.state import Battleground, Villains
from emberkeep.games.ascension_tactics.villains import BOSSES, HENCHMEN, VILLAINS
from emberkeep.kernel import SetupError
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    figure,
    fresh,
    play,
    player,
    seen_by,
    siege,
    told,
)

SEEDS = range(12)


def villains(table: Battleground) -> Villains:
    assert table.villains is not None
    return table.villains


def drafted(seed: int, mode: str = "solo", people: int = 1) -> Battleground:
    """Draft the first champion each time, to the first turn."""
    table = fresh(mode, people, seed, {"champions": "draft"})
    while table.villains is None:
        seat = table.asks[0].seat
        table.choose(seat, table.ask_of(seat).codes()[0])
    return table


# --- Solo -----------------------------------------------------------------------------------------


@rule("AT-SOLO-14", "AT-AMB-58", "AT-GATE-01")
def test_the_player_begins_and_has_the_first_gate() -> None:
    for seed in SEEDS:
        table = fresh("solo", 1, seed)

        assert table.group == (0,)
        assert [gate.id for gate in table.rules.gates] == ["gate-1"]


@rule("AT-SOLO-01", "AT-AMB-168")
def test_the_villains_are_a_side_of_their_own_with_a_count_of_their_own() -> None:
    setup = GAME.setup("solo", 1)

    assert GAME.seats(setup)[1:] == ("villains",)
    assert GAME.sides(setup) == ((0,), (1,))
    assert fresh("solo", 1).rules.groups == ((0,), (1,))


@rule("AT-SOLO-03")
def test_without_a_draft_both_teams_are_those_of_the_scenario() -> None:
    table = fresh("solo", 1)

    own = [f.id for f in table.figures_of(0)]
    assert own == ["arha-templar", "twilight-scout", "unbound-emissary", "water-djinn"]
    assert villains(table).boss == "tyranyx"
    assert set(villains(table).bearers.values()) == {
        *("tyranyx", "icarus-steelfoot", "mechana-initiate", "hedron-smithy"),
    }


@rule("AT-SOLO-03")
def test_a_single_player_drafts_four_in_a_row() -> None:
    table = fresh("solo", 1, 3, {"champions": "draft"})
    for _ in range(4):
        assert asked(table) == [("one", "draft")]
        play(table, f"one {codes(table)[0]}")

    assert len(table.figures_of(0)) >= 4
    assert asked(table)[0][1] == "turn"


@rule("AT-SOLO-04", "AT-SOLO-05", "AT-SOLO-06")
def test_after_a_draft_a_boss_and_three_others_come_by_lot_and_none_twice() -> None:
    seen = set()
    for seed in SEEDS:
        table = drafted(seed)
        names = list(villains(table).bearers.values())
        own = {f.row.id for f in table.figures_of(0)}

        assert names[0] == villains(table).boss
        assert names[0] in BOSSES
        assert set(names[1:]) <= set(HENCHMEN)
        assert len({*names, *own}) == len(names) + len(own)
        seen.add(names[0])
    assert len(seen) > 3


@rule("AT-SOLO-07", "AT-SOLO-02")
def test_a_single_player_meets_the_black_sides() -> None:
    table = fresh("solo", 1)

    assert all(f.row is VILLAINS[f.row.id].black for f in table.figures_of(1))


@rule("AT-SOLO-08")
def test_the_boss_wants_the_crown_and_the_other_goals_are_dealt_at_random() -> None:
    orders = {tuple(villains(fresh("solo", 1, seed)).bearers.values()) for seed in SEEDS}

    assert {names[0] for names in orders} == {"tyranyx"}
    assert len(orders) > 3


@rule("AT-SOLO-09")
def test_goals_lie_where_the_scenario_shows() -> None:
    goals = villains(fresh("solo", 1)).goals

    assert goals == {"crown": "G5", "blade": "G2", "eye": "G8", "claw": "D4"}


@rule("AT-SOLO-10")
def test_goals_change_neither_movement_nor_sight() -> None:
    table = battleground(mode="solo", people=1, one="twilight-scout@D3", power=2)

    play(table, "one order:twilight-scout")

    assert "to:D4" in codes(table)
    assert "to:D7" in codes(table)


@rule("AT-SOLO-11", "AT-AMB-181")
def test_a_center_champion_who_is_a_villain_never_comes_up() -> None:
    found = 0
    for seed in SEEDS:
        table = drafted(seed)
        doubles = [name for name in villains(table).bearers.values() if name in CENTER_CHAMPIONS]
        cards = [*table.center.cards(), *[card for card in table.row if card is not None]]
        assert not {card.id for card in cards} & set(doubles)
        assert len(cards) == sum(row.copies for row in CENTER_ROWS) - len(doubles)
        assert None not in table.row
        found += len(doubles)
    assert found


@rule("AT-SOLO-12", "AT-SOLO-13")
def test_villains_have_schemes_and_neither_cards_nor_a_gate() -> None:
    table = fresh("solo", 1)
    seat = player(table, "villains")

    assert (len(villains(table).deck), villains(table).discard) == (32, [])
    assert (len(seat.deck), seat.hand, seat.power) == (0, [], 0)
    assert len(table.rules.gates) == 1


@rule("AT-SOLOWIN-1")
def test_a_single_player_or_villains_win_with_32_glory() -> None:
    table = siege("tyranyx@G5", glory={"villains": 30})
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "glory")

    table = battleground(mode="solo", people=1, one="twilight-scout@G5", glory=30)
    play(table, "one end")
    assert table.result is not None
    assert table.result.winners == (0,)


@rule("AT-DIFF-1", "AT-DIFF-2", "AT-AMB-54")
@pytest.mark.parametrize(("difficulty", "count"), [("normal", 0), ("hard", 4), ("nightmare", 8)])
@pytest.mark.parametrize(("mode", "people"), [("solo", 1), ("coop", 2)])
def test_difficulty_discards_schemes(difficulty: str, count: int, mode: str, people: int) -> None:
    table = fresh(mode, people, 1, {"difficulty": difficulty})
    if mode == "coop":
        play(table, f"one {codes(table)[0]}")

    assert (villains(table).threat, len(villains(table).deck)) == (count, 32 - count)


# --- Co-op ----------------------------------------------------------------------------------------


@rule("AT-COOP-1", "AT-COOP-2", "AT-COOP-8")
def test_partners_have_team_gates_and_joint_turns() -> None:
    table = fresh("coop", 2)

    assert [gate.id for gate in table.rules.gates] == ["team-1", "team-1"]
    assert table.rules.groups == ((0, 1), (2,))
    assert GAME.sides(GAME.setup("coop", 2)) == ((0, 1), (2,))
    play(table, "two cell:C4")
    assert asked(table) == [("one", "turn"), ("two", "turn")]


@rule("AT-COOP-3", "AT-AMB-182")
def test_partners_draft_three_each_in_turn() -> None:
    table = fresh("coop", 2, 5, {"champions": "draft"})
    pickers = []
    while asked(table)[0][1] == "draft":
        pickers.append(asked(table)[0][0])
        assert len(codes(table, pickers[-1])) == 6
        play(table, f"{pickers[-1]} {codes(table, pickers[-1])[0]}")

    assert pickers == ["one", "two"] * 3


@rule("AT-COOP-4")
def test_partners_meet_the_grey_sides() -> None:
    table = drafted(2, "coop", 2)

    assert all(f.row is VILLAINS[f.row.id].grey for f in table.figures_of(2))


@rule("AT-COOP-5")
def test_a_single_portal_serves_both() -> None:
    table = fresh("archvillain", 3, 1, {"scenario": "silent-road"})

    assert table.portals["A5"] == (0, 1)


@rule("AT-COOP-6")
def test_each_partner_picks_another_portal_and_deploys_only_there() -> None:
    table = fresh("coop", 2)
    assert asked(table) == [("one", "portal"), ("two", "portal")]
    assert codes(table) == ["cell:C4", "cell:C6"]

    play(table, "two cell:C6")

    assert (table.portals["C6"], table.portals["C4"]) == ((0,), (1,))


@rule("AT-COOP-7")
def test_an_activated_portal_serves_both_partners() -> None:
    table = battleground(
        mode="coop", people=2, one="twilight-scout@E5", power=2, terrain={"E4": "off"}
    )

    play(table, "one order:twilight-scout", "one to:E4")

    assert table.portals["E4"] == (0, 1)


@rule("AT-AMB-179")
def test_either_partner_chooses_for_the_villains() -> None:
    table = siege("tyranyx", mode="coop", people=2, schemes="long-shadow")
    assert asked(table) == [("one", "villain.end"), ("two", "villain.end")]
    assert not any(ask.secret for ask in table.asks)

    play(table, "two cell:H4")

    assert cell(table, "tyranyx") == "H4"
    assert asked(table)[0][1] == "turn"


@rule("AT-AMB-168")
def test_partners_need_thirty_six_and_villains_twenty_four() -> None:
    rules = fresh("coop", 2).rules

    assert (rules.target, rules.villain_target) == (36, 24)
    alone = fresh("solo", 1).rules
    assert (alone.target, alone.villain_target) == (32, 32)


# --- Archvillain ----------------------------------------------------------------------------------


@rule("AT-ARCH-1", "AT-AMB-168", "AT-AMB-183", "AT-VAR-03")
def test_an_archvillain_plays_by_the_numbers_of_the_players() -> None:
    one = fresh("archvillain", 2)
    assert GAME.sides(GAME.setup("archvillain", 2)) == ((0,), (1,))
    assert (one.rules.target, one.rules.villain_target) == (32, 32)
    assert figure(one, "tyranyx").row is VILLAINS["tyranyx"].black

    two = fresh("archvillain", 3)
    play(two, f"one {codes(two)[0]}")
    assert GAME.sides(GAME.setup("archvillain", 3)) == ((0, 1), (2,))
    assert (two.rules.target, two.rules.villain_target) == (36, 24)
    assert figure(two, "tyranyx").row is VILLAINS["tyranyx"].grey
    scenarios = next(
        knob for mode in GAME.modes if mode.name == "archvillain" for knob in mode.knobs
    )
    assert set(scenarios.values) == {
        *("besieged-shrines", "silent-road", "drowned-beacons", "throne-of-the-rift"),
    }


@rule("AT-ARCH-2", "AT-ARCH-3", "AT-ARCH-4", "AT-ARCH-6")
def test_an_archvillain_holds_three_schemes_and_plays_two_of_them() -> None:
    table = fresh("archvillain", 2)
    assert len(villains(table).hand) == 3
    play(table, "one end")
    held = [scheme.id for scheme in villains(table).hand]
    assert codes(table, "villains") == [f"scheme:{name}" for name in held]

    for _ in range(2):
        assert asked(table) == [("villains", "scheme")]
        table.choose(1, table.ask_of(1).codes()[0])
        while asked(table)[0][1] not in ("scheme", "turn"):
            assert asked(table)[0][0] == "villains"
            table.choose(1, table.ask_of(1).codes()[0])

    assert asked(table)[0][0] == "one"
    assert (len(villains(table).hand), villains(table).threat) == (3, 2)


@rule("AT-ARCH-2")
def test_nobody_else_sees_the_schemes_in_the_hand() -> None:
    table = fresh("archvillain", 2)

    mine, theirs = seen_by(table, "villains").villains, seen_by(table, "one").villains
    assert mine is not None
    assert theirs is not None
    assert (len(mine.hand), theirs.hand, theirs.hand_size) == (3, (), 3)


@rule("AT-ARCH-5", "AT-ARCH-7", "AT-AMB-183")
def test_an_archvillain_moves_and_attacks_as_he_likes_and_draws_no_glory_at_once() -> None:
    table = siege(
        "tyranyx@G5", "twilight-scout@G4", mode="archvillain", people=2, schemes="long-shadow"
    )
    assert asked(table) == [("villains", "order.act")]
    assert {"hit:twilight-scout", "to:J5", "done"} <= set(codes(table, "villains"))

    play(table, "villains to:J5")

    assert cell(table, "twilight-scout") == "G4"
    assert told(table, "villain.holds") == []
    assert told(table, "score") == []
    assert figure(table, "tyranyx").ready


@rule("AT-ARCH-6", "AT-AMB-179")
def test_choices_in_scheme_effects_are_the_archvillains() -> None:
    table = siege("hedron-smithy@G5", mode="archvillain", people=2, schemes="chanting-in-the-dark")

    assert cell(table, "cultist-2-1") == "D4"
    assert asked(table) == [("villains", "order.act")]


@rule("AT-AMB-55")
def test_an_archvillain_wins_who_cannot_play_two_schemes() -> None:
    table = fresh("archvillain", 2, 4)
    turns = 0
    while table.result is None:
        seat = table.asks[0].seat
        options = table.ask_of(seat).codes()
        if asked(table) == [("one", "turn")]:
            turns += 1
            for name in ("one", "villains"):
                player(table, name).glory = 0
        table.choose(seat, next((c for c in ("end", "done", "pass") if c in options), options[0]))

    assert table.result.reason == "schemes"
    assert table.result.winners == (1,)
    assert turns == 17


@rule("AT-VAR-02")
def test_there_is_no_draft_in_a_scenario_of_the_campaign() -> None:
    with pytest.raises(SetupError, match="names its champions"):
        fresh("archvillain", 2, 1, {"scenario": "silent-road", "champions": "draft"})
