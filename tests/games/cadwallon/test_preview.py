"""Looking ahead: where a figure can go and what is there, and the ways out after the alarm."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.preview import Chest, End, Outreach, WayOut, WaysOut
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Chance, Match
from tests.games.cadwallon.positions import city, play

GOES = {"go", "up", "attack"}
CLOSED = "B1 E1 G1 A2 A6 A8 K2 K4 K8 E9 G9 J9"


def ahead(table: City, figure: str, seat: int = 0) -> Outreach:
    found = GAME.preview(table, seat, figure)
    assert isinstance(found, Outreach)
    return found


def end(table: City, figure: str, place: str) -> End:
    return next(each for each in ahead(table, figure).ends if each.place == place)


def way_out(table: City, figure: str) -> WayOut:
    found = GAME.preview(table, 0, "out")
    assert isinstance(found, WaysOut)
    return next(each for each in found.ways if each.figure == figure)


@pytest.mark.parametrize("mode", ["city", "king_of_ashes"])
def test_it_shows_exactly_the_moves_and_attacks_that_are_offered(mode: str) -> None:
    match, chance, seen = Match(GAME, GAME.setup(mode=mode, players=3, seed=4)), Chance(4), 0
    while not match.table.over:
        for seat in match.table.asked():
            ask = match.table.ask_of(seat)
            if ask.prompt == "act":
                found = GAME.preview(match.table, seat, str(dict(ask.about)["figure"]))
                shown = {each.code for each in found.ends} if isinstance(found, Outreach) else set()
                assert shown == {o.code for o in ask.options if o.value.kind in GOES}
                seen += 1
        seat = match.table.asked()[0]
        match.choose(seat, chance.pick(match.table.ask_of(seat).options).code)
    assert seen > 50


def test_a_place_says_how_far_it_is_and_what_the_way_is() -> None:
    table = city(one="maren@A1")

    there = end(table, "maren", "C2")

    assert (there.cost, there.actions) == (3, 1)
    assert there.way == ("B1", "C1", "C2")


def test_a_chest_has_its_odds_and_prices_as_far_as_action_points_go() -> None:
    table = city(one="maren@C1", chests="D2=ring")
    assert end(table, "maren", "D2").chests == (Chest("ring", 1, 4 / 6, 2),)

    table = city(one="maren@C1", chests="D2=ring", actions=2)
    assert end(table, "maren", "D2").chests == (Chest("ring", 1, 4 / 6, 0),)


def test_an_enemy_has_the_odds_of_the_fight_and_its_price() -> None:
    table = city(one="maren@A1", two="nyra@C1")

    fight = end(table, "maren", "C1")

    assert (fight.code, fight.victim, fight.actions) == ("attack:nyra", "nyra", 2)
    assert fight.chance == pytest.approx(0.61, abs=0.005)


def test_the_cyclops_must_be_beaten_twice() -> None:
    table = city(mode="king_of_ashes", one="maren@E2", open="E2=staircase", cyclops="altar")

    room = end(table, "maren", "altar")

    assert (room.code, room.victim, room.actions) == ("altar", "cyclops", 2)
    assert room.chance == pytest.approx(0.103, abs=0.001)


def test_a_face_down_token_stops_whoever_comes_to_it() -> None:
    table = city(mode="king_of_ashes", one="maren@C1", tokens="D2=trap")

    assert end(table, "maren", "D2").token
    assert not end(table, "maren", "C2").token


def test_a_friend_on_the_way_is_met() -> None:
    table = city(mode="king_of_ashes", one="maren@A1:ring iris@B1")

    assert end(table, "maren", "C1").meets == ("iris",)


def test_somebody_elses_thief_is_seen_in_its_next_turn() -> None:
    table = city(one="maren@A1", two="nyra@K9!")

    assert ahead(table, "nyra").actions == 7
    assert len(ahead(table, "nyra").ends) > 5


def test_a_thief_who_has_been_activated_goes_nowhere() -> None:
    assert ahead(city(one="maren@A1! iris@C5"), "maren").ends == ()


def test_a_guard_shows_whom_he_could_reach() -> None:
    table = city(mode="king_of_ashes", one="maren@C2", two="nyra@K9", guards={"kornak": "C4"})

    found = {each.victim: each.cost for each in ahead(table, "kornak").ends if each.victim}

    assert found == {"maren": 2}


def test_the_cyclops_shows_the_rooms_of_its_die_and_whom_it_could_reach() -> None:
    table = city(mode="king_of_ashes", one="maren@altar", two="nyra@centre", cyclops="archive")

    found = {each.place: each for each in ahead(table, "cyclops").ends}

    assert set(found) == {"altar", "tunnel", "torture", "secret"}
    assert {each.victim for each in found.values()} == {"maren", ""}
    assert found["altar"].chance == pytest.approx(0.91, abs=0.001)
    assert GAME.preview(city(one="maren@A1"), 0, "cyclops") is None


def test_before_the_alarm_there_is_no_way_out() -> None:
    assert GAME.preview(city(one="maren@A1"), 0, "out") is None


def test_after_the_alarm_everybody_has_a_way_out_and_the_spaces_left_for_it() -> None:
    table = city(one="maren@A1", round=6, closed=CLOSED)

    assert way_out(table, "maren") == WayOut("maren", 4, 8, ("A2", "A3", "A4", "out"))


def test_who_has_moved_has_fewer_spaces_left() -> None:
    table = city(one="maren@A1", round=7, closed=CLOSED)

    play(table, "one maren", "one A2")

    assert way_out(table, "maren").left == 3


def test_from_the_catacombs_a_move_is_lost_on_the_way_to_the_centre() -> None:
    table = city(mode="king_of_ashes", one="maren@altar iris@centre", round=7, closed=CLOSED)

    below, middle = way_out(table, "maren"), way_out(table, "iris")

    assert below.spaces == middle.spaces
    assert (below.left, middle.left) == (4, 8)
    assert below.way == ()


def test_looking_ahead_changes_nothing() -> None:
    table = city(one="maren@A1 iris@B1", two="nyra@C1", chests="B2=ring")
    before = table.copy()

    for thing in ("maren", "nyra", "kornak", "out", "nobody"):
        GAME.preview(table, 0, thing)

    assert table == before
    assert GAME.preview(table, 0, "nobody") is None
