"""What bots take for good positions and sensible choices."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.sketch import sketch_of_table
from emberkeep.games.ascension_tactics.state import Battleground
from tests.games.ascension_tactics.positions import battleground, codes, play


def favourite(table: Battleground, seat: int = 0) -> str:
    """Name the option with the highest weight."""
    ask = table.ask_of(seat)
    weights = list(GAME.hints.weights(table, ask))
    return ask.codes()[weights.index(max(weights))]


@pytest.mark.parametrize(
    "better",
    [
        {"glory": 20},
        {"one": "tyranyx@G5 water-djinn"},
        {"one": "tyranyx water-djinn raven-siren"},
        {"one": "tyranyx water-djinn", "discard": "titan-harness"},
        {"one": "tyranyx water-djinn", "treasures": "ranged"},
    ],
)
def test_a_better_position_is_judged_better(better: dict[str, str]) -> None:
    plain = battleground(one="tyranyx water-djinn", two="arha-templar")
    good = battleground(two="arha-templar", **{"one": "tyranyx water-djinn", **better})  # type: ignore[arg-type]

    assert GAME.hints.judge(good, 0) > GAME.hints.judge(plain, 0)
    assert GAME.hints.judge(good, 1) < GAME.hints.judge(plain, 1)


def test_a_table_and_its_view_are_judged_alike() -> None:
    table = battleground(one="tyranyx@G5+storm-kite", two="arha-templar@G8", treasures="ranged")

    for seat in (0, 1):
        seen = GAME.hints.value(GAME.view(table, seat), seat)
        assert seen == pytest.approx(GAME.hints.judge(table, seat))


def test_cards_are_played_before_the_turn_ends() -> None:
    assert favourite(battleground(one="tyranyx", power=9)) == "play:apprentice"


def test_whoever_can_be_struck_down_is() -> None:
    table = battleground(one="tyranyx@G5", two="water-djinn@G4 iron-bastion@G6", power=4)
    play(table, "one order:tyranyx")

    assert favourite(table) == "hit:water-djinn"


def test_a_champion_walks_to_a_shrine() -> None:
    table = battleground(one="tyranyx@G3!", power=4)
    table.figures["tyranyx"].ready = True
    play(table, "one play:apprentice", "one order:tyranyx")

    assert favourite(table) in {"to:G4", "to:F4", "to:H4", "to:G2", "to:F2", "to:H2", "to:G1"} | {
        code for code in codes(table) if code in {"to:F1", "to:H1", "to:G5", "to:F5", "to:H5"}
    }


def test_a_treasure_is_kept_unless_it_saves_somebody() -> None:
    table = battleground(
        one="tyranyx@G5", two="water-djinn@G4", treasures={"two": "defence-5"}, power=4
    )
    play(table, "one order:tyranyx")
    assert favourite(table, 1) == "pass"

    play(table, "two pass", "one hit:water-djinn")
    assert favourite(table, 1) == "treasure:defence-5"


def test_the_worst_card_is_banished_and_no_good_one() -> None:
    table = battleground(hand="ash-offering apprentice", discard="titan-harness", row="")
    play(table, "one play:ash-offering")

    assert favourite(table).endswith("apprentice")


# --- The Silent Road: the boss, then the gateway --------------------------------------------------


def road(*, fallen: bool = False, **position: Any) -> Battleground:
    given = {"hand": {"one": "apprentice"}, "villains": "flytrap-witch tuskrider"} | position
    table = battleground(mode="archvillain", people=2, scenario="silent-road", **given)
    assert table.villains is not None
    table.villains.fallen = fallen
    return table


def test_the_boss_who_is_to_fall_is_struck_before_others() -> None:
    villains = "flytrap-witch@H4 tuskrider@G4"
    before, after = (
        road(one="twilight-scout@G5", villains=villains, power=9, fallen=fallen)
        for fallen in (False, True)
    )
    for table in (before, after):
        play(table, "one order:twilight-scout")

    assert favourite(before) == "hit:flytrap-witch"
    assert favourite(after) != "hit:flytrap-witch"


@pytest.mark.parametrize(
    ("barring", "other"), [("tuskrider", "spike-vixen"), ("spike-vixen", "tuskrider")]
)
def test_who_bars_the_gateway_is_struck_before_others(barring: str, other: str) -> None:
    villains = f"flytrap-witch {other}@H6 {barring}@I5"
    table = road(one="rut@H5", villains=villains, power=9, fallen=True)
    play(table, "one order:rut")

    assert favourite(table) == f"hit:{barring}"


def test_whoever_can_win_by_opening_the_gateway_goes_there() -> None:
    table = road(one="arha-templar@H5", villains="tuskrider@G5/9 flytrap-witch", power=3)
    play(table, "one order:arha-templar")
    assert favourite(table) != "to:I5"

    assert table.villains is not None
    table.villains.fallen = True
    assert favourite(table) == "to:I5"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (road(villains="flytrap-witch@M1/5"), road(villains="flytrap-witch@M1")),
        (road(villains="flytrap-witch", fallen=True), road(villains="flytrap-witch@M1/5")),
        (road(one="rut@I7", fallen=True), road(one="rut@I9", fallen=True)),
    ],
    ids=["wounds", "fall", "way to the gateway"],
)
def test_each_step_towards_the_gateway_is_judged_better(
    better: Battleground, worse: Battleground
) -> None:
    assert GAME.hints.judge(better, 0) > GAME.hints.judge(worse, 0)
    seen = GAME.hints.value(GAME.view(better, 0), 0)
    assert seen == pytest.approx(GAME.hints.judge(better, 0))


def test_a_villain_on_the_gateway_is_in_the_way() -> None:
    free, barred = (
        sketch_of_table(road(one="rut@I4", villains=f"flytrap-witch {other}", fallen=True))
        for other in ("tuskrider@J5", "tuskrider@I5")
    )

    assert free.sides[0].quest > barred.sides[0].quest
