"""What an order could do, for whoever points at a champion."""

from __future__ import annotations

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.preview import Blow, End, Outreach
from emberkeep.games.ascension_tactics.state import Battleground
from tests.games.ascension_tactics.positions import battleground, play


def ahead(table: Battleground, champion: str) -> Outreach:
    found = GAME.preview(table, 0, champion)
    assert found is not None
    return found


def end(table: Battleground, champion: str, cell: str) -> End:
    return next(end for end in ahead(table, champion).ends if end.cell == cell)


def test_it_says_what_each_cell_costs_and_the_way_there() -> None:
    table = battleground(one="arha-templar@G5", terrain={"G4": "forest"})

    there = end(table, "arha-templar", "G4")

    assert (there.cost, there.way) == (2, ("G4",))
    assert end(table, "arha-templar", "G5").cost == 0
    assert "G1" not in [each.cell for each in ahead(table, "arha-templar").ends]


def test_it_says_how_many_blows_defeat_whom_from_where() -> None:
    table = battleground(one="arha-templar@G5", two="tyranyx@G3 spike-vixen@M9")

    assert end(table, "arha-templar", "G5").blows == ()
    assert end(table, "arha-templar", "G4").blows == (Blow("tyranyx", 8, 1, 0, falls=False),)


def test_wounds_of_the_target_count() -> None:
    table = battleground(one="twilight-scout@G4", two="tyranyx@G3/5")

    assert end(table, "twilight-scout", "G4").blows == (Blow("tyranyx", 4, 1, 0, falls=False),)


def test_who_strikes_back_may_fell_the_attacker() -> None:
    table = battleground(one="twilight-scout@G4/3", two="tyranyx@G3+barbed-mail")

    assert end(table, "twilight-scout", "G4").blows == (Blow("tyranyx", 4, 3, 8, falls=True),)


def test_the_way_that_hurts_least_is_shown_with_its_code() -> None:
    table = battleground(one="arha-templar@G5", terrain={"G4": "corrupted", "H4": "beacon"})

    assert end(table, "arha-templar", "G3").hurt == 0
    assert end(table, "arha-templar", "H4").lit == ("H4",)
    assert end(table, "arha-templar", "H4").code == "way:H4"


def test_whom_corrupted_land_would_kill_attacks_nobody() -> None:
    table = battleground(one="arha-templar@G5", two="tyranyx@G3", terrain={"G4": "corrupted"})

    there = end(table, "arha-templar", "G4")

    assert (there.hurt, there.falls, there.blows) == (5, True, ())


def test_a_treasure_is_seen_before_it_is_taken() -> None:
    table = battleground(one="arha-templar@G5", chests="G4")

    assert end(table, "arha-templar", "G4").treasure
    assert not end(table, "arha-templar", "G5").treasure


def test_a_champion_off_the_battlefield_begins_on_its_portal() -> None:
    table = battleground(one="arha-templar", power=3)

    assert ahead(table, "arha-templar").starts == ("C5",)
    assert ahead(table, "cultist").power == 2


def test_after_its_move_and_attack_an_order_can_do_no_more() -> None:
    table = battleground(one="arha-templar@G5", two="tyranyx@F3 reactor-monk@G3", power=3)
    play(table, "one order:arha-templar", "one to:G4")

    assert [each.cell for each in ahead(table, "arha-templar").ends] == ["G4"]
    assert end(table, "arha-templar", "G4").blows


def test_looking_ahead_changes_nothing() -> None:
    table = battleground(one="arha-templar@G5 twilight-scout", two="tyranyx@G3", power=3)
    before = table.copy()

    for thing in ("arha-templar", "twilight-scout", "tyranyx", "cultist", "nobody"):
        GAME.preview(table, 0, thing)

    assert table == before
    assert GAME.preview(table, 0, "nobody") is None
