"""Before the first round, and mercenaries (chapters Setup and Mercenaries)."""

from __future__ import annotations

import pytest

from emberkeep.games.cadwallon import GAME
from emberkeep.games.cadwallon.characters import MERCENARY_ROWS
from emberkeep.games.cadwallon.state import City
from emberkeep.kernel import Setting
from emberkeep.kernel.testing import rule
from tests.games.cadwallon.positions import (
    NAMES,
    ashes,
    asked,
    codes,
    figure,
    pass_to,
    play,
    player,
    told,
)


def dealt(people: int = 2, seed: int = 3, **options: Setting) -> City:
    chosen = {"adventure": "adv-14", **{key.replace("_", "-"): to for key, to in options.items()}}
    return GAME.new(GAME.setup("king_of_ashes", people, chosen, seed))


def order(table: City) -> list[str]:
    return [NAMES[seat] for seat in table.rules.order]


# --- The table before the first round -------------------------------------------------------------


@rule("CAD-SETUP-01", "CAD-SETUP-07", "CAD-SETUP-08", "CAD-SETUP-11")
def test_base_and_expansion_arcana_are_one_deck_and_five_are_dealt() -> None:
    table = dealt(4)

    hands = [card for each in table.players for card in each.hand]
    assert [len(each.hand) for each in table.players] == [5] * 4
    assert len(table.purple) + len(table.blue) + len(hands) == 90
    assert table.blue != []
    assert [each.experience for each in table.players] == [0] * 4


@rule("CAD-SETUP-09", "CAD-SETUP-10")
def test_everybody_has_one_intrigue_and_the_rest_lie_by_the_board() -> None:
    table = dealt(3)

    assert [len(each.intrigues) for each in table.players] == [1, 1, 1]
    assert len(table.intrigues) == 17


@rule("CAD-SETUP-12")
def test_twenty_equipment_cards_are_laid_out() -> None:
    assert len(dealt().equipment) == 20


@rule("CAD-AMB-58")
def test_mercenaries_come_first_then_lucius_card_then_deployment() -> None:
    table = dealt(gang_1="nocturnis", gang_2="cursed")
    first, second = order(table)
    hires = {"one": "lucius", "two": "none"}

    for name in (first, second):
        assert asked(table) == [f"{name} mercenary"]
        play(table, f"{name} {hires[name]}")
        if hires[name] != "none":
            play(table, f"{name} selka")

    assert asked(table) == ["one equipment"]
    play(table, "one rapier")
    assert asked(table) == [f"{first} deploy"]


# --- Mercenaries ----------------------------------------------------------------------------------


@rule("CAD-MERC-01", "CAD-MERC-02", "CAD-MERC-03", "CAD-SETUP-15", "CAD-AMB-59")
def test_a_player_may_take_the_mercenary_of_the_colour_a_grey_one_or_none() -> None:
    table = dealt(gang_1="executioners", gang_2="cursed")
    first = order(table)[0]

    own = {"one": "chufflock", "two": "shaana"}[first]
    assert codes(table, first) == [own, "sienne", "isabeau", "none"]


@rule("CAD-MERC-04", "CAD-MERC-05", "CAD-MERC-06", "CAD-MERC-07", "CAD-AMB-59")
def test_in_turn_order_a_mercenary_takes_the_place_of_a_member_and_is_gone_for_others() -> None:
    table = dealt(gang_1="executioners", gang_2="cursed")
    first, second = order(table)
    leaver = gang_of(table, first)[1]

    play(table, f"{first} sienne", f"{first} {leaver}")

    assert len(gang_of(table, first)) == 4
    assert gang_of(table, first)[1] == "sienne"
    assert leaver not in table.figures
    assert "sienne" not in codes(table, second)


def gang_of(table: City, name: str) -> list[str]:
    return [f.id for f in table.figures.values() if f.seat == NAMES.index(name)]


@rule("CAD-AMB-59")
def test_a_pass_is_final() -> None:
    table = dealt()
    first, second = order(table)

    play(table, f"{first} none", f"{second} none")

    assert asked(table) == [f"{first} deploy"]
    assert not any(row.id in table.figures for row in MERCENARY_ROWS)


@rule("CADB-CHAR-03", "CAD-MERC-01")
@pytest.mark.parametrize(
    ("name", "values", "fee"),
    [
        ("chufflock", (3, 4, 3), 0),
        ("lucius", (2, 4, 4), 0),
        ("iraem", (2, 4, 5), 0),
        ("shaana", (3, 4, 3), 0),
        ("sienne", (3, 4, 4), 4),
        ("isabeau", (3, 4, 4), 3),
    ],
)
def test_mercenaries_have_values_of_their_own(
    name: str, values: tuple[int, int, int], fee: int
) -> None:
    row = next(row for row in MERCENARY_ROWS if row.id == name)

    assert ((row.combat, row.movement, row.mind), row.fee) == (values, fee)


# --- Their skills ---------------------------------------------------------------------------------


@rule("CAD-AMB-112", "CAD-PRISON-01", "CAD-PRISON-02")
def test_whom_chufflock_beats_goes_to_prison_after_the_theft() -> None:
    table = ashes(one="chufflock@F5", two="nyra@G5:ring", dice=(5, 5, 5, 1, 1))

    play(table, "one chufflock", "one attack:nyra")

    assert figure(table, "nyra").place == "prison"
    assert figure(table, "chufflock").loot == ("ring",)
    assert player(table, "two").jailed


@rule("CAD-AMB-112")
def test_chufflock_jails_as_a_defender_as_well() -> None:
    table = ashes(one="maren@F5", two="chufflock@G5", dice=(1, 1, 5, 5, 5))

    play(table, "one maren", "one attack:chufflock")

    assert figure(table, "maren").place == "prison"


@rule("CAD-AMB-113")
def test_lucius_may_take_any_equipment_or_none() -> None:
    table = dealt(gang_1="nocturnis", gang_2="cursed")
    for name in order(table):
        play(table, f"{name} {'lucius' if name == 'one' else 'none'}")
        if name == "one":
            play(table, "one selka")

    assert len(codes(table)) == 21
    play(table, "one none")

    assert (table.figures["lucius"].gear, len(table.equipment)) == ("", 20)


@rule("CAD-AMB-114")
def test_iraem_walks_out_of_prison_for_nothing_and_may_do_everything_then() -> None:
    table = ashes(one="iraem@prison", two="nyra@C2", intrigues="in-09")

    play(table, "one iraem", "one walk-out")
    assert (figure(table, "iraem").place, player(table, "one").actions) == ("centre", 7)
    play(table, "one C3")

    assert {"attack:nyra", "C4"} <= set(codes(table))
    assert player(table, "one").intrigues == ["in-09"]


@rule("CAD-AMB-114")
def test_a_wounded_iraem_stays() -> None:
    assert "iraem" not in codes(ashes(one="iraem@prison/1 leona@A1"))


@rule("CAD-AMB-115")
def test_shaana_wounds_whom_she_beats_as_attacker_alone() -> None:
    attacking = ashes(one="shaana@F5", two="nyra@G5", dice=(5, 5, 5, 1, 1))
    defending = ashes(one="maren@F5", two="shaana@G5", dice=(1, 1, 5, 5, 5))

    play(attacking, "one shaana", "one attack:nyra")
    play(defending, "one maren", "one attack:shaana")

    assert figure(attacking, "nyra").wounds == 1
    assert figure(defending, "maren").wounds == 0


@rule("CAD-AMB-116")
def test_sienne_may_draw_a_card_on_entering_a_pentagram_once_a_turn() -> None:
    table = ashes(one="sienne@C2 leona@A1")

    play(table, "one sienne", "one C3")
    assert codes(table) == ["draw", "pass"]
    play(table, "one draw")
    assert len(player(table, "one").hand) == 1
    play(table, "one C2", "one C3")

    assert len(player(table, "one").hand) == 1


@rule("CAD-AMB-116")
def test_sienne_draws_also_when_she_passes_a_pentagram_or_comes_up_on_one() -> None:
    passing = ashes(one="sienne@C2 leona@A1")
    rising = ashes(one="sienne@centre leona@A1")

    play(passing, "one sienne", "one C4")
    play(rising, "one sienne", "one I7")

    assert asked(passing) == asked(rising) == ["one arcane-thief"]


@rule("CAD-AMB-116")
def test_sienne_may_let_the_card_lie_and_draw_at_the_next_pentagram() -> None:
    table = ashes(one="sienne@C2 leona@A1")

    play(table, "one sienne", "one C3", "one pass", "one C2", "one C3")

    assert asked(table) == ["one arcane-thief"]


@rule("CAD-AMB-116")
def test_others_draw_nothing_at_pentagrams_and_sienne_not_after_an_escape() -> None:
    other = ashes(one="isabeau@C2 leona@A1")
    escaped = ashes(one="sienne@prison leona@A1", dice=(6,))

    play(other, "one isabeau", "one C3")
    play(escaped, "one sienne", "one escape", "one C3")

    assert asked(other) == asked(escaped) == ["one act"]


@rule("CAD-AMB-116", "CAD-AMB-117")
@pytest.mark.parametrize(("name", "fee"), [("sienne", 4), ("isabeau", 3)])
def test_the_fee_of_a_grey_mercenary_is_due_whatever_became_of_her(name: str, fee: int) -> None:
    table = ashes(one="maren@K9", two=f"{name}@dead leona@A1", turn="two", round=8)

    play(table, "two end")

    assert player(table, "two").ducats == 5 - 3 - fee


@rule("CAD-AMB-117")
def test_isabeau_is_not_swapped_by_a_feint() -> None:
    table = play(ashes(one="leona@C2", two="isabeau@C3 nyra@C1"), "one leona")

    assert "skill:isabeau" not in codes(table)
    assert "skill:nyra" in codes(table)


@rule("CAD-AMB-117")
def test_flight_prison_and_hex_work_on_isabeau() -> None:
    table = ashes(one="veshra@F5", two="isabeau@G5", dice=(5, 5, 1, 1, 1))

    play(table, "one veshra", "one skill:isabeau")
    assert figure(table, "isabeau").slowed == 2
    play(table, "one attack:isabeau", "one J5")

    assert figure(table, "isabeau").place == "J5"


def test_a_new_turn_lets_sienne_draw_again() -> None:
    table = ashes(one="sienne@C2 leona@A1", two="nyra@K9")
    play(table, "one sienne", "one C3", "one draw", "one done")

    play(pass_to(table, "one"), "one sienne", "one C2", "one C3")

    assert asked(table) == ["one arcane-thief"]
    assert told(table, "arcana.drawn")[0]["cards"] == 1


@rule("CAD-AMB-58", "CAD-AMB-113")
@pytest.mark.parametrize("owner", NAMES[:3])
def test_lucius_card_is_asked_for_once_wherever_his_owner_is_in_the_order(owner: str) -> None:
    options = {"adventure": "adv-14", f"gang-{NAMES.index(owner) + 1}": "nocturnis"}
    table = GAME.new(GAME.setup("king_of_ashes", 3, options, 3))
    for name in order(table):
        play(table, f"{name} {'lucius' if name == owner else 'none'}")
        if name == owner:
            play(table, f"{name} selka")

    assert asked(table) == [f"{owner} equipment"]
    play(table, f"{owner} rapier")

    assert asked(table) == [f"{order(table)[0]} deploy"]
