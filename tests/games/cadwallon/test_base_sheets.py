"""The adventures of the base game, 1 to 7 (chapter Adventures and campaign)."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from emberkeep.games.cadwallon import GAME, sheets
from emberkeep.games.cadwallon.sheet import Sheet
from emberkeep.games.cadwallon.sheets import CITY_SHEETS
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import asked, city, codes, figure, play, player, told

FOLDER = Path(sheets.__file__).parent


def test_a_sheet_has_a_number_a_title_and_its_file() -> None:
    assert [sheet.id for sheet in CITY_SHEETS] == [f"adv-0{number}" for number in range(1, 9)]
    titles = {sheet.id: sheet.title for sheet in CITY_SHEETS}
    assert titles["adv-01"] == "The Duke's Treasure"
    assert titles["adv-04"] == "The King of Ashes"
    assert titles["adv-06"] == "The Master Alchemist"
    assert titles["adv-08"] == "The Duke's Daughter"


@pytest.mark.parametrize("sheet", CITY_SHEETS, ids=lambda sheet: str(sheet.id))
def test_a_base_sheet_lasts_seven_rounds_with_the_alarm_in_the_fifth(sheet: Sheet) -> None:
    short = sheet.id == "adv-07"

    assert (sheet.rounds, sheet.alarm) == ((5, 3) if short else (7, 5))
    assert sheet.bonus_experience == 1


def test_the_readme_shows_the_second_sheet_as_it_is() -> None:
    page = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
    shown = [line for line in page.splitlines() if line.startswith("    ") or not line]
    example = dedent("\n".join(shown)).strip()
    source = (FOLDER / "adv_02.py").read_text(encoding="utf-8")

    assert "class MoonlessTruce" in example
    assert example in source


# --- 1 The Duke's Treasure ------------------------------------------------------------------------


@rule("CAD-AMB-193")
def test_a_scroll_and_keys_on_one_character_open_the_strongbox_in_the_treasury() -> None:
    table = city(one="iris@E2:scroll,ring,keys", two="nyra@K9", adventure="adv-01")

    play(table, "one iris", "one strongbox")

    assert player(table, "one").ducats == 13
    assert player(table, "one").actions == 6
    assert figure(table, "iris").loot == ("ring",)
    assert table.counters["strongbox"] == 2
    assert told(table, "strongbox") == [{"figure": "iris", "left": 2}]
    assert "strongbox" not in codes(table)


@rule("CAD-AMB-193")
@pytest.mark.parametrize(
    "one",
    [
        "iris@E2:scroll leona@D2:keys",
        "iris@D2:scroll,keys",
        "iris@E2:keys,keys",
        "iris@E2:scroll,scroll",
    ],
)
def test_one_of_both_or_another_room_does_not_open_it(one: str) -> None:
    table = city(one=one, two="nyra@K9", adventure="adv-01")

    play(table, "one iris")

    assert "strongbox" not in codes(table)


@rule("CAD-AMB-193")
def test_the_strongbox_is_empty_after_the_third_time() -> None:
    table = city(one="iris@E2:scroll,keys", two="nyra@K9", adventure="adv-01")
    assert table.counters["strongbox"] == 3
    table.counters["strongbox"] = 1

    play(table, "one iris", "one strongbox")
    assert table.counters["strongbox"] == 0

    empty = city(one="iris@E2:scroll,keys", two="nyra@K9", adventure="adv-01")
    empty.counters["strongbox"] = 0
    play(empty, "one iris")
    assert "strongbox" not in codes(empty)


@rule("CAD-AMB-193")
def test_the_strongbox_is_the_action_of_a_character() -> None:
    table = city(one="iris@E2:scroll,keys", two="nyra@K9", chests="E2=ring", adventure="adv-01")

    play(table, "one iris", "one strongbox")

    assert not {"pick", "smash"} & set(codes(table))


@rule("CAD-AMB-193")
def test_the_wounded_do_not_open_it() -> None:
    table = city(
        one="iris@E2:scroll,keys/1 leona@A1",
        two="nyra@K9",
        adventure="adv-01",
        options={"expansion": True},
    )

    assert "iris" not in codes(table)


# --- 2 Moonless Truce -----------------------------------------------------------------------------


@rule("CAD-AMB-194")
@pytest.mark.parametrize(("number", "able"), [(1, False), (2, False), (3, True)])
def test_in_the_first_two_rounds_thieves_do_not_attack(number: int, *, able: bool) -> None:
    table = city(one="iris@F5", two="nyra@G5", round=number, adventure="adv-02")

    play(table, "one iris")

    assert ("attack:nyra" in codes(table)) == able


@rule("CAD-AMB-194")
@pytest.mark.parametrize(("number", "able"), [(2, False), (3, True)])
def test_the_truce_closes_stairs_to_an_enemy(number: int, *, able: bool) -> None:
    table = city(
        one="iris@B3",
        two="nyra@altar",
        open="B3=staircase",
        round=number,
        adventure="adv-02",
        options={"expansion": True},
    )

    play(table, "one iris")

    assert ("altar" in codes(table)) == able
    assert "archive" in codes(table)


@rule("CAD-AMB-194")
def test_guards_know_no_truce() -> None:
    table = city(
        one="iris@A1",
        two="nyra@G5",
        guards={"kornak": "F5"},
        round=1,
        adventure="adv-02",
        begins=True,
        dice=(1, 6, 6, 1, 1),
    )

    play(table, "one kornak", "one nyra")

    assert player(table, "two").ducats == 3


@rule("CAD-AMB-194")
@pytest.mark.parametrize(("loot", "taken"), [(":ring", 1), ("", 3)])
def test_a_theft_brings_one_ducat_more(loot: str, taken: int) -> None:
    table = city(
        one="maren@F5", two=f"bragg@G5{loot}", round=3, adventure="adv-02", dice=(6, 6, 1, 1)
    )

    play(table, "one maren", "one attack:bragg")

    assert (player(table, "one").ducats, player(table, "two").ducats) == (5 + taken, 5 - taken)


# --- 3 Hue and Cry --------------------------------------------------------------------------------


@rule("CADB-SHEET-03")
@pytest.mark.parametrize(("closed", "far", "too_far"), [("", "F2", "F1"), ("E1", "E1", "D1")])
def test_a_guard_goes_two_spaces_further_and_four_from_the_alarm_on(
    closed: str, far: str, too_far: str
) -> None:
    table = city(
        one="iris@A1",
        two="nyra@K9",
        guards={"kornak": "F5"},
        adventure="adv-03",
        closed=closed,
        begins=True,
        dice=(1,),
    )

    play(table, "one kornak")

    assert far in codes(table)
    assert too_far not in codes(table)


@rule("CADB-SHEET-03")
def test_a_guard_who_does_not_move_stays() -> None:
    table = city(one="iris@A1", two="nyra@K9", adventure="adv-03", begins=True, dice=(6,))

    play(table, "one kornak")

    assert asked(table) == ["one turn"]


# --- 4 The King of Ashes --------------------------------------------------------------------------


def dead(one: str, *, two: str = "nyra@K9", begins: bool = False, guard: str = "B2") -> City:
    return city(
        one=one,
        two=two,
        adventure="adv-04",
        guards={"kornak": guard},
        begins=begins,
        dice=(4,),
    )


@rule("CADB-SHEET-04")
def test_a_zombie_stands_on_each_pentagram_and_slows_whoever_comes_there() -> None:
    table = dead("iris@C1")

    assert sorted(table.pieces.values()) == ["C3", "C7", "I3", "I7"]
    play(table, "one iris")
    assert {"C3", "C4", "D3"} <= set(codes(table))
    assert not {"C5", "D4", "E3"} & set(codes(table))


@rule("CADB-SHEET-04")
def test_guards_do_not_come_to_zombies() -> None:
    table = dead("iris@A1", two="nyra@C4", begins=True, guard="C2")

    play(table, "one kornak")

    assert "C3" not in codes(table)
    assert "nyra" not in codes(table)
    assert "D2" in codes(table)


@rule("CADB-SHEET-04", "CAD-AMB-106")
def test_a_charmed_guard_does_not_come_to_zombies_either() -> None:
    table = dead("elise@C4", guard="C2")

    play(table, "one elise", "one skill:kornak")

    assert "C3" not in codes(table)
    assert "D2" in codes(table)


@rule("CADB-SHEET-04")
@pytest.mark.parametrize("place", ["C3", "C2", "B3"])
def test_who_stands_there_or_beside_lays_a_zombie_to_rest_for_three_ducats(place: str) -> None:
    table = dead(f"iris@{place}")

    play(table, "one iris", "one banish:C3")

    assert player(table, "one").ducats == 8
    assert player(table, "one").actions == 6
    assert sorted(table.pieces.values()) == ["C7", "I3", "I7"]
    assert told(table, "zombie.banished") == [{"figure": "iris", "place": "C3"}]
    assert not [code for code in codes(table) if code.startswith("banish")]


@rule("CADB-SHEET-04")
def test_a_zombie_further_away_is_not_laid_to_rest() -> None:
    table = dead("iris@C1")

    play(table, "one iris")

    assert not [code for code in codes(table) if code.startswith("banish")]


# --- 5 The Fence's Favour -------------------------------------------------------------------------


@rule("CADB-SHEET-05")
def test_one_kind_is_wanted_from_the_start_and_another_from_the_alarm_on() -> None:
    drawn = set()
    for seed in range(30):
        table = GAME.new(GAME.setup("city", 2, {"adventure": "adv-05"}, seed))
        assert list(table.pieces) == ["wanted"]
        drawn.add(table.pieces["wanted"])
    assert drawn == {"scroll", "keys", "bracelet", "ring", "statuette"}

    table = city(one="iris@A1", two="nyra@K9", turn="two", round=4, adventure="adv-05")
    first = table.pieces["wanted"]
    play(table, "two end")
    assert table.pieces["wanted"] == first
    assert table.pieces["wanted-too"] in drawn - {first}
    assert told(table, "wanted") == [{"treasure": table.pieces["wanted-too"]}]


@rule("CADB-SHEET-05")
def test_each_wanted_token_that_was_carried_out_pays_two_more() -> None:
    table = city(
        one="iris@out:ring,keys,ring leona@A1:ring",
        two="nyra@crawled:keys bragg@K9",
        turn="two",
        round=7,
        closed="E1",
        adventure="adv-05",
    )
    table.pieces = {"wanted": "ring"}

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores == (5 + 8 + 4 - 3, 5 + 2 - 3)


# --- 6 The Master Alchemist -----------------------------------------------------------------------


@rule("CADB-SHEET-06")
@pytest.mark.parametrize(("kind", "price"), [("scroll", 2), ("ring", 3), ("statuette", 4)])
def test_in_the_laboratory_a_treasure_is_given_for_its_price_and_two_arcana(
    kind: str, price: int
) -> None:
    table = city(one=f"iris@G8:{kind},keys", two="nyra@K9", adventure="adv-06")

    play(table, "one iris")
    assert {f"brew:{kind}", "brew:keys"} <= set(codes(table))
    play(table, f"one brew:{kind}")

    assert player(table, "one").ducats == 5 + price
    assert len(player(table, "one").hand) == 2
    assert figure(table, "iris").loot == ("keys",)
    assert player(table, "one").actions == 6
    assert "brew:keys" not in codes(table)
    assert told(table, "brewed") == [{"figure": "iris", "treasure": kind}]


@rule("CADB-SHEET-06")
def test_the_alchemist_is_in_the_laboratory_and_wants_no_crystals() -> None:
    elsewhere = city(one="iris@H8:ring", two="nyra@K9", adventure="adv-06")
    play(elsewhere, "one iris")
    assert "brew:ring" not in codes(elsewhere)

    table = city(
        one="iris@G8:crystal", two="nyra@K9", adventure="adv-06", options={"expansion": True}
    )
    play(table, "one iris")
    assert "brew:crystal" not in codes(table)


# --- 7 A Short Night ------------------------------------------------------------------------------


@rule("CADB-SHEET-07")
def test_the_short_night_ends_after_five_rounds_and_pays_two_for_each_who_got_out() -> None:
    table = city(
        one="iris@out leona@crawled maren@A1",
        two="nyra@K9",
        turn="two",
        round=5,
        closed="E1",
        adventure="adv-07",
    )

    play(table, "two end")

    assert table.result is not None
    assert table.result.scores == (5 + 4 - 3, 2)
