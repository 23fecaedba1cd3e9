"""What happens is told: the story, the captions and the terminal know nothing else."""

from __future__ import annotations

from emberkeep.games.ascension_tactics.schemes import SCHEMES
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    codes,
    fresh,
    play,
    player,
    told,
)
from tests.games.ascension_tactics.test_campaign import BEACONS, part, with_sigils

# --- Cards ----------------------------------------------------------------------------------------


def test_a_hero_that_is_played_is_told() -> None:
    table = battleground(hand="mystic apprentice")

    play(table, "one play:mystic")

    assert told(table, "play") == [{"seat": 0, "card": "mystic"}]


def test_a_construct_is_told_twice_when_it_is_played_and_when_it_is_carried() -> None:
    table = battleground(one="rut spike-vixen", hand="storm-kite apprentice")

    play(table, "one play:storm-kite", "one champion:rut")

    assert told(table, "play") == [{"seat": 0, "card": "storm-kite"}]
    assert told(table, "equip") == [{"figure": "rut", "card": "storm-kite"}]


def test_the_card_that_takes_the_place_of_an_acquired_one_is_told() -> None:
    table = battleground(row="storm-kite dawn-acolyte", center="celestial-gong", runes=9)

    play(table, "one acquire:dawn-acolyte")

    assert told(table, "reveal") == [{"card": "celestial-gong", "place": 1}]


# --- Champions and treasures ----------------------------------------------------------------------


def test_a_move_is_told_with_where_it_began_and_every_cell_on_the_way() -> None:
    table = battleground(one="rut@A1", power=2)

    play(table, "one order:rut", "one to:A3")

    assert told(table, "move") == [{"figure": "rut", "way": ("A2", "A3"), "start": "A1"}]


def test_corrupted_land_that_is_entered_is_told() -> None:
    table = battleground(one="arha-sensei@A1", power=3, terrain={"A2": "corrupted"})

    play(table, "one order:arha-sensei", "one to:A2")

    assert told(table, "corrupted") == [{"figure": "arha-sensei", "cell": "A2"}]


def test_a_champion_that_the_land_takes_on_its_way_is_told_with_the_cause() -> None:
    land = dict.fromkeys(["A2", "B1", "B2"], "corrupted")
    table = battleground(one="arha-sensei@A1", power=3, terrain=land)

    play(table, "one order:arha-sensei", "one to:B2", "one way:B1+B2")

    assert [fact["source"] for fact in told(table, "defeat")] == ["corrupted"]


def test_whoever_takes_a_treasure_alone_is_told_its_kind() -> None:
    table = battleground(one="rut@A1", power=2, chests="A2")

    play(table, "one order:rut", "one to:A2")

    [kind] = player(table, "one").treasures
    assert told(table, "treasure") == [{"seat": 0}]
    assert told(table, "treasure.kind") == [{"seat": 0, "treasure": kind}]
    assert [event.to for event in table.log if event.kind == "treasure.kind"] == [(0,)]


def test_partners_are_both_told_the_kind_of_a_treasure() -> None:
    table = battleground(mode="teams", people=4, three="rut@A1", power={"three": 2}, chests="A2")

    play(table, "three order:rut", "three to:A2")

    assert [event.to for event in table.log if event.kind == "treasure.kind"] == [(0, 2)]


def test_it_is_told_to_whom_a_treasure_is_given() -> None:
    table = battleground(one="rut spike-vixen@G5", treasures="ranged")

    play(table, "one treasure:ranged", "one champion:spike-vixen")

    assert told(table, "treasure.given") == [{"figure": "spike-vixen", "treasure": "ranged"}]


# --- Before the first turn ------------------------------------------------------------------------


def test_the_champions_that_lie_open_in_a_draft_are_told() -> None:
    table = fresh("duel", 2, 3, {"champions": "draft"})

    opened = [f"champion:{facts['champion']}" for facts in told(table, "draft.open")]

    assert opened == codes(table, asked(table)[0][0])


def test_it_is_told_who_drafted_which_champion() -> None:
    table = fresh("solo", 1, 3, {"champions": "draft"})
    code = codes(table)[0]

    play(table, f"one {code}")

    assert told(table, "draft") == [{"seat": 0, "champion": code.removeprefix("champion:")}]


def test_partners_are_told_which_portal_the_first_of_them_has() -> None:
    table = fresh("coop", 2, 3)

    play(table, "two cell:C4")

    assert told(table, "portal.chosen") == [{"seat": 0, "cell": "C4"}]


def test_schemes_that_are_discarded_for_the_difficulty_are_told() -> None:
    table = fresh("solo", 1, 3, {"difficulty": "hard"})
    assert table.villains is not None

    discarded = [SCHEMES[str(facts["scheme"])] for facts in told(table, "scheme.discarded")]

    assert discarded == table.villains.discard
    assert len(discarded) == 4


def test_the_archvillain_alone_is_told_which_schemes_were_drawn() -> None:
    table = fresh("archvillain", 2, 3)
    assert table.villains is not None

    [facts] = told(table, "schemes.drawn")

    held = {row.id for row in table.villains.hand}
    assert isinstance(facts["schemes"], tuple)
    assert set(facts["schemes"]) == held
    assert [event.to for event in table.log if event.kind == "schemes.drawn"] == [(1,)]


# --- Turns ----------------------------------------------------------------------------------------


def test_a_turn_that_begins_is_told_with_its_number() -> None:
    table = battleground()
    number = table.turn

    play(table, "one end")

    assert told(table, "turn") == [{"seats": (1,), "number": number + 1}]


# --- The campaign ---------------------------------------------------------------------------------


def test_the_sigil_that_is_kept_is_told() -> None:
    table = part(BEACONS)
    code = codes(table)[0]

    play(table, f"one {code}")

    assert told(table, "sigil.kept") == [{"seat": 0, "sigil": code.removeprefix("sigil:")}]


def test_a_sigil_that_is_used_is_told_and_whom_it_helps() -> None:
    table = with_sigils("bow")

    play(table, "one sigil:bow", "one champion:rut")

    assert told(table, "sigil.used") == [{"seat": 0, "sigil": "bow"}]
    assert told(table, "buff") == [{"figure": "rut", "source": "bow"}]
