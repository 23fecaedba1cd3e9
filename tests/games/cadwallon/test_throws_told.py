"""A throw tells which results go well, so that whoever shows it needs no rule."""

from __future__ import annotations

import pytest

from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import ashes, figure, play, told


@rule("CAD-PRISON-08", "CAD-AMB-169")
@pytest.mark.parametrize(("gear", "wins"), [("", (4, 5, 6)), ("+manacle-key", (3, 4, 5, 6))])
def test_an_escape_tells_what_breaks_out(gear: str, wins: tuple[int, ...]) -> None:
    table = ashes(one=f"iris@prison{gear} leona@A1", dice=(3,))

    play(table, "one iris", "one escape")

    assert [facts["wins"] for facts in told(table, "room.thrown")] == [wins]
    assert (figure(table, "iris").place == "centre") is (3 in wins)


@rule("CAD-ARCHIVE-02", "CAD-AMB-165")
@pytest.mark.parametrize(("gear", "most", "cards"), [("", 4, (3, 2)), ("+spellbook", 5, (4, 3))])
def test_a_search_of_the_archive_tells_what_it_needs_and_gives(
    gear: str, most: int, cards: tuple[int, int]
) -> None:
    table = ashes(one=f"iris@archive{gear}", dice=(6,))

    play(table, "one iris", "one search")

    (facts,) = told(table, "room.thrown")
    assert facts["wins"] == tuple(range(1, most + 1))
    assert facts["cards"] == cards
    assert told(table, "arcana.drawn")[-1]["cards"] == cards[1]


@rule("CADB-CHEST-02", "CAD-AMB-157")
@pytest.mark.parametrize(("gear", "most"), [("", 4), ("+lock-opener", 5)])
def test_a_pick_tells_what_opens_the_lock(gear: str, most: int) -> None:
    table = ashes(one=f"iris@B3{gear}", chests="B3=ring", dice=(5,))

    play(table, "one iris", "one pick")

    (facts,) = told(table, "chest.thrown")
    assert facts["wins"] == tuple(range(1, most + 1))
    assert told(table, "chest.picked")[0]["opened"] is (most == 5)


@rule("CAD-AMB-145", "CAD-AMB-171")
def test_a_shot_and_a_snare_tell_what_wounds() -> None:
    shot = ashes(one="iris@A1+crossbow leona@A9", two="nyra@A3", dice=(4,))
    snare = ashes(one="maren@A1", two="nyra@K9", hand={"two": "snare"}, dice=(4,))

    play(shot, "one iris", "one shoot:nyra")
    play(snare, "one maren", "one A5", "two card:snare")

    assert told(shot, "crossbow")[0]["wins"] == (5, 6)
    assert told(snare, "snare")[0]["wins"] == (4, 5, 6)
    assert (figure(shot, "nyra").wounds, figure(snare, "maren").wounds) == (0, 1)
