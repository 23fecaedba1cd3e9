"""Why something is not an option now, and the odds of an attack."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.games.ascension_tactics.why_not import QUESTIONS
from tests.games.ascension_tactics.positions import battleground, play
from tests.games.rulebook import LANGUAGES, reason_keys, reasons_in_words, rule_ids

RULES = rule_ids("ascension_tactics")


def why(table: Battleground, code: str) -> tuple[str, str]:
    """Name the reason and the rule why the first player cannot choose something."""
    reason = GAME.why_not(table, 0, code)
    assert reason is not None
    assert reason.rule in RULES
    return reason.key, reason.rule


@pytest.mark.parametrize(
    ("code", "key", "rule"),
    [
        ("play:mystic", "not-in-hand", "AT-TURN-03"),
        ("acquire:titan-harness", "too-dear", "AT-ACQ-01"),
        ("acquire:xeron", "too-dear", "AT-MONSTER-01"),
        ("acquire:isla", "not-on-offer", "AT-ACQ-07"),
        ("order:tyranyx", "not-yours", "AT-ORDER-01"),
        ("order:twilight-scout", "exhausted", "AT-ORDER-09"),
        ("order:raven-siren", "portal-occupied", "AT-AMB-16"),
        ("order:water-djinn", "too-dear", "AT-ORDER-02"),
        ("to:G5", "order-first", "AT-ORDER-02"),
        ("treasure:ranged", "no-such-treasure", "AT-TREASURE-08"),
        ("way:clear", "first", "AT-TURN-02"),
    ],
)
def test_in_a_turn(code: str, key: str, rule: str) -> None:
    table = battleground(
        one="twilight-scout@C5! raven-siren water-djinn@A1",
        two="tyranyx@M1",
        row="titan-harness xeron",
        power=3,
    )

    assert why(table, code) == (key, rule)


@pytest.mark.parametrize(
    ("code", "key", "rule"),
    [
        ("to:G4", "occupied", "AT-MOVE-03"),
        ("to:A1", "too-far", "AT-MOVE-01"),
        ("to:K5", "foreign-portal", "AT-TERRAIN-PORTAL-3"),
        ("hit:water-djinn", "out-of-reach", "AT-KEY-RANGED-1"),
        ("hit:arha-templar", "ally", "AT-ATTACK-01"),
        ("aim:raven-siren/water-djinn", "first", "AT-ORDER-07"),
        ("hit:mechana-initiate", "off-board", "AT-DAMAGE-08"),
        ("play:apprentice", "first", "AT-ORDER-07"),
    ],
)
def test_in_an_order(code: str, key: str, rule: str) -> None:
    table = battleground(
        one="raven-siren@G5 arha-templar@G6",
        two="tyranyx@G4 water-djinn@A2 mechana-initiate",
        power=3,
    )
    play(table, "one order:raven-siren")

    assert why(table, code) == (key, rule)


def hidden(table: Battleground, code: str) -> tuple[str, object, object]:
    """Say from where a target is not seen, and who and what hides it."""
    reason = GAME.why_not(table, 0, code)
    assert reason is not None
    assert (reason.rule, reason.key) == ("AT-LOS-02", "hidden")
    return str(reason.args["cell"]), reason.args["figures"], reason.args["cells"]


def test_who_stands_in_the_line_of_sight_is_named() -> None:
    table = battleground(one="raven-siren@G5", two="tyranyx@G4 water-djinn@G3", power=3)
    play(table, "one order:raven-siren")

    assert hidden(table, "hit:water-djinn") == ("G5", ("tyranyx",), ())


def test_forest_in_the_line_of_sight_is_named_by_its_cell() -> None:
    table = battleground(
        one="raven-siren@G5", two="water-djinn@G3", power=3, terrain={"G4": "forest"}
    )
    play(table, "one order:raven-siren")

    assert hidden(table, "hit:water-djinn") == ("G5", (), ("G4",))


def test_an_order_that_is_planned_is_told_what_it_could_not_do_wherever_it_went() -> None:
    walls = {"L1": "forest", "L2": "forest", "K1": "forest", "K2": "forest", "M3": "forest"}
    foes = "tyranyx@M2 iron-bastion@M1 spike-vixen@G5"
    table = battleground(one="raven-siren@M5 arha-templar@A1", two=foes, power=3, terrain=walls)

    assert hidden(table, "aim:raven-siren/iron-bastion") == ("M4", (), ("M3",))
    assert why(table, "aim:raven-siren/arha-templar") == ("ally", "AT-ATTACK-01")
    assert why(table, "aim:arha-templar/tyranyx") == ("out-of-reach", "AT-ATTACK-01")
    assert why(table, "aim:cultist/tyranyx") == ("out-of-reach", "AT-ATTACK-01")
    assert why(table, "aim:raven-siren/nobody") == ("first", "AT-TURN-02")


def test_after_the_move_and_after_the_attack() -> None:
    table = battleground(one="spike-vixen@G5", two="tyranyx@G4", power=3)
    play(table, "one order:spike-vixen", "one to:F4")
    assert why(table, "to:F5") == ("moved", "AT-MOVE-06")

    table = battleground(one="raven-siren@G5", two="rift-colossus@G4", power=3)
    play(table, "one order:raven-siren", "one hit:rift-colossus")
    assert why(table, "hit:rift-colossus") == ("attacked", "AT-ORDER-04")
    assert why(table, "aim:raven-siren/rift-colossus") == ("attacked", "AT-ORDER-04")


def test_who_waits_is_told_for_whom() -> None:
    reason = GAME.why_not(battleground(one="tyranyx"), 1, "end")

    assert reason is not None
    assert (reason.key, reason.args) == ("not-asked", {"seats": (0,)})


def test_every_word_for_a_reason_is_in_the_catalogues() -> None:
    keys = reason_keys("ascension_tactics")
    assert len(keys) > 20
    for language in LANGUAGES:
        assert reasons_in_words("ascension_tactics", "at", language) == keys, language


def test_every_rule_behind_a_question_exists() -> None:
    assert set(QUESTIONS.values()) <= RULES


# --- Odds -----------------------------------------------------------------------------------------


def odds(table: Battleground, code: str) -> tuple[float, float, float]:
    prospect = next(each for each in GAME.outlook(table, 0) if each.code == code)
    return round(prospect.chance, 3), prospect.worst, prospect.best


def test_without_treasures_an_attack_is_certain_to_defeat_or_not_to() -> None:
    table = battleground(one="tyranyx@G5", two="water-djinn@G4 iron-bastion@G6", power=4)
    play(table, "one order:tyranyx")

    assert odds(table, "hit:water-djinn") == (1.0, 1.0, 1.0)
    assert odds(table, "hit:iron-bastion") == (0.0, 0.0, 0.0)


def test_a_treasure_may_save_the_attacked() -> None:
    table = battleground(
        one="tyranyx@G5", two="water-djinn@G4", treasures={"two": "ranged"}, power=4
    )
    play(table, "one order:tyranyx", "two pass")

    assert odds(table, "hit:water-djinn") == (0.625, 0.0, 1.0)  # 9 of 24 save it


def test_who_wants_quiet_saves_nobody() -> None:
    table = battleground(
        one="tyranyx@G5", two="water-djinn@G4", treasures={"two": "ranged"}, power=4
    )
    play(table, "one order:tyranyx", "two quiet")

    assert odds(table, "hit:water-djinn") == (1.0, 1.0, 1.0)
