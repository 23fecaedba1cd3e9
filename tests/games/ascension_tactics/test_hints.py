"""What bots take for good positions and sensible choices."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics import GAME
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
