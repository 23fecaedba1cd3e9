"""Every verb that concerns champions alone, with numbers that no card has."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.effects import (
    CULTIST,
    ENEMY,
    MY_TURN,
    NEXT_ORDERED,
    NEXT_TO_SELF,
    OTHERS,
    OWN,
    OWN_CHAMPION,
    OWN_ONBOARD,
    PORTAL_OR_OWN,
    READY,
    SCENARIO,
    SELF,
    Blast,
    Buff,
    Damage,
    Deploy,
    Destroy,
    Enemies,
    EnterOnCultist,
    FreeOrder,
    GiveOrder,
    Ready,
    Recall,
)
from emberkeep.games.ascension_tactics.rules.stats import defence, speed, strength
from emberkeep.games.ascension_tactics.words import DOUBLE, FOREST, Bonus, Effect
from emberkeep.kernel import Fact
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.carrying import carry_out
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    figure,
    names,
    play,
    player,
    told,
)


@pytest.mark.parametrize(
    ("verb", "gained"),
    [
        (Buff(OWN, Bonus(strength=4)), [4, 4, 4]),
        (Buff(OWN_ONBOARD, Bonus(strength=4)), [4, 0, 4]),
        (Buff(SELF, Bonus(strength=4)), [4, 0, 0]),
        (Buff(OTHERS, Bonus(strength=4)), [0, 4, 4]),
        (Buff(SELF, Bonus(strength=4), until=MY_TURN), [4, 0, 0]),
    ],
)
def test_a_bonus_goes_to_whom_the_verb_names(verb: Buff, gained: list[int]) -> None:
    table = battleground(one="rut@A1 tyranyx cultist@A3", two="arha-sensei@A9")

    carry_out(table, verb, source="rut")

    found = [strength(table, f) - f.row.strength for f in table.figures.values()]
    assert found == [*gained, 0]


def test_a_bonus_has_all_its_numbers() -> None:
    table = battleground(one="rut@A1")
    before = figure(table, "rut").row

    carry_out(table, Buff(OWN, Bonus(strength=1, defence=2, speed=3, keywords=DOUBLE)))

    one = figure(table, "rut")
    assert (strength(table, one), defence(table, one), speed(table, one), one.keywords) == (
        before.strength + 1,
        before.defence + 2,
        before.speed + 3,
        DOUBLE,
    )


@rule("AT-AMB-67")
@pytest.mark.parametrize(
    ("verb", "after_ours", "after_theirs"),
    [
        (Buff(OWN, Bonus(defence=4)), 0, 0),
        (Buff(OWN, Bonus(defence=4), until=MY_TURN), 4, 0),
        (Buff(OWN, Bonus(defence=4), until=SCENARIO), 4, 4),
    ],
)
def test_a_bonus_lasts_as_long_as_the_verb_says(
    verb: Buff, after_ours: int, after_theirs: int
) -> None:
    table = battleground(one="arha-templar@A1", two="tyranyx@A9")
    carry_out(table, verb)

    play(table, "one end")
    assert defence(table, figure(table, "arha-templar")) == 5 + after_ours
    play(table, "two end")

    assert defence(table, figure(table, "arha-templar")) == 5 + after_theirs


@rule("AT-AMB-86")
def test_the_next_champion_ordered_has_the_bonus_and_no_other() -> None:
    table = battleground(one="arha-templar@A1 tyranyx@G5", power=9)

    carry_out(table, Buff(NEXT_ORDERED, Bonus(speed=2)), Buff(NEXT_ORDERED, Bonus(speed=2)))
    play(table, "one order:tyranyx", "one done", "one order:arha-templar")

    assert speed(table, figure(table, "tyranyx")) == 7
    assert speed(table, figure(table, "arha-templar")) == 3


@rule("AT-AMB-82")
def test_a_free_order_goes_to_another_champion_once() -> None:
    table = battleground(one="arha-templar@A1 tyranyx@G5 water-djinn@A9")

    carry_out(table, FreeOrder(), source="arha-templar")
    free = [code for code in codes(table) if code.startswith("free")]
    assert free == ["free:tyranyx", "free:water-djinn", "free:cultist"]
    play(table, "one free:tyranyx", "one done")

    assert [code for code in codes(table) if code.startswith("free")] == []


@rule("AT-AMB-73", "AT-AMB-78")
def test_damage_without_a_number_hits_all_who_fit_at_once() -> None:
    table = battleground(one="rut@G5", two="tyranyx@G4 iron-bastion@G3 arha-sensei@G2 water-djinn")

    carry_out(table, Damage(Enemies(OWN_CHAMPION, 2), 3))

    assert [f.damage for f in table.figures.values()] == [0, 3, 3, 0, 0]


@rule("AT-AMB-78")
@pytest.mark.parametrize(
    ("enemies", "hurt"),
    [
        (Enemies(), [1, 1, 1]),
        (Enemies(SELF, 1), [1, 0, 0]),
        (Enemies(SELF, 3), [1, 1, 1]),
        (Enemies(SELF, 3, sight=True), [1, 0, 1]),
        (Enemies(FOREST, 0), [0, 0, 1]),
    ],
)
def test_damage_goes_to_enemies_near_something_or_in_its_sight(
    enemies: Enemies, hurt: list[int]
) -> None:
    table = battleground(
        one="arha-sensei@G5",
        two="tyranyx@G4 iron-bastion@G3 water-djinn@G7",
        terrain={"G7": FOREST},
    )

    carry_out(table, Damage(enemies, 1), source="arha-sensei")

    assert [f.damage for f in table.figures.values()] == [0, *hurt]


def test_damage_near_a_champion_off_the_battlefield_hits_nobody() -> None:
    table = battleground(one="arha-sensei", two="tyranyx@G4")

    carry_out(table, Damage(Enemies(SELF, 3), 1), source="arha-sensei")

    assert figure(table, "tyranyx").damage == 0


@rule("AT-AMB-96")
def test_a_blast_hits_friend_and_foe_near_and_in_sight_and_the_bomber() -> None:
    table = battleground(
        one="nihilbomber@G5 arha-sensei@G6 tyranyx@G8", two="iron-bastion@G4 water-djinn@G3"
    )

    carry_out(table, Blast(2), source="nihilbomber")
    assert codes(table) == ["pass", "blast"]
    play(table, "one blast")

    assert cell(table, "nihilbomber") == ""
    assert [f.damage for f in table.figures.values()] == [0, 6, 0, 6, 0]


@rule("AT-AMB-96")
def test_a_blast_is_not_offered_after_an_attack() -> None:
    table = battleground(one="nihilbomber@G5 arha-sensei@G6")

    carry_out(table, Blast(2), source="nihilbomber", cell="attacked")

    assert asked(table) == [("one", "turn")]


@pytest.mark.parametrize(
    ("verb", "offered"),
    [
        (GiveOrder(READY, 2), ["rut", "cultist-1-1", "cultist"]),
        (GiveOrder(READY), ["rut", "tyranyx", "cultist-1-1", "cultist"]),
        (GiveOrder(CULTIST), ["cultist-1-1", "cultist"]),
        (GiveOrder(ENEMY), ["water-djinn"]),
    ],
)
def test_an_order_may_be_given_to_whom_the_verb_names(verb: GiveOrder, offered: list[str]) -> None:
    table = battleground(
        one="rut@A1 tyranyx spike-vixen@A9! cultist@A3", two="water-djinn@M9 cultist@M1"
    )

    carry_out(table, verb)

    assert codes(table) == ["pass", *[f"champion:{name}" for name in offered]]


@rule("AT-AMB-36", "AT-BASE-01")
def test_nobody_is_deployed_beyond_eight_bases() -> None:
    team = "rut@A1 tyranyx@A2 spike-vixen@A3 arha-sensei@A4 cultist@A6 cultist@A7 cultist@A8"
    seven = battleground(one=f"{team} water-djinn")
    eight = battleground(one=f"{team} cultist@A9 water-djinn")

    carry_out(seven, Deploy(PORTAL_OR_OWN))
    carry_out(eight, Deploy(PORTAL_OR_OWN))

    assert (asked(seven), asked(eight)) == ([("one", "deploy")], [("one", "turn")])


@rule("AT-GLOSS-5", "AT-AMB-69", "AT-AMB-72", "AT-AMB-35")
def test_who_is_deployed_takes_the_treasure_on_the_cell() -> None:
    table = battleground(one="thane@A1 water-djinn", chests="A2")

    carry_out(table, Deploy(NEXT_TO_SELF), source="thane")
    play(table, "one champion:water-djinn")
    assert set(codes(table)) == {"cell:A2", "cell:B1"}
    play(table, "one cell:A2")

    assert len(player(table, "one").treasures) == 1


@rule("AT-AMB-68", "AT-AMB-18")
def test_who_is_deployed_on_corrupted_land_or_a_beacon_has_not_moved_into_it() -> None:
    table = battleground(
        one="thane@A1 water-djinn tyranyx", terrain={"A2": "corrupted", "B1": "beacon"}
    )

    carry_out(table, Deploy(NEXT_TO_SELF), Deploy(NEXT_TO_SELF), source="thane")
    play(table, "one champion:water-djinn", "one cell:A2", "one champion:tyranyx")

    assert figure(table, "water-djinn").damage == 0
    assert (cell(table, "tyranyx"), table.beacons) == ("B1", {})


@rule("AT-AMB-94")
def test_a_champion_may_enter_on_the_cell_of_its_own_cultist() -> None:
    table = battleground(one="demon-slayer@C5 cultist@G5", two="cultist@A1")

    carry_out(table, EnterOnCultist(), source="demon-slayer")
    assert codes(table) == ["pass", "champion:cultist-1-1"]
    play(table, "one champion:cultist-1-1")

    assert cell(table, "demon-slayer") == "G5"
    assert "cultist-1-1" not in table.figures
    assert table.at.get("C5") is None


@rule("AT-AMB-74")
def test_recall_takes_so_many_off_and_no_more() -> None:
    table = battleground(one="rut@A1", two="tyranyx@G5! iron-bastion@A9")

    carry_out(table, Recall(1))
    play(table, "one champion:tyranyx")

    assert (cell(table, "tyranyx"), cell(table, "iron-bastion")) == ("", "A9")
    assert not figure(table, "tyranyx").ready
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-74", "AT-DAMAGE-07")
def test_whoever_stood_by_the_help_of_a_recalled_champion_falls() -> None:
    team = "tyranyx arha-sensei@G5 rut@G4/6"
    table = battleground(mode="solo", people=1, one="spike-vixen", villains=team)

    carry_out(table, Recall(1))
    play(table, "one champion:arha-sensei")

    assert (cell(table, "arha-sensei"), cell(table, "rut")) == ("", "")


@rule("AT-AMB-124", "AT-PLAY-04")
def test_ready_does_nothing_where_nobody_is_exhausted() -> None:
    table = battleground(one="rut@A1", two="tyranyx@G5!")

    carry_out(table, Ready())

    assert not figure(table, "tyranyx").ready
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-122")
def test_destroy_minds_the_printed_price() -> None:
    table = battleground(two="tyranyx@G5+bone-knife+bone-knife+titan-harness rut+rivet-buckler")

    carry_out(table, Destroy(2))

    assert codes(table) == ["construct:tyranyx/bone-knife", "construct:rut/rivet-buckler"]
    play(table, "one construct:tyranyx/bone-knife")
    assert names(figure(table, "tyranyx").constructs) == ["bone-knife", "titan-harness"]


@pytest.mark.parametrize(
    ("verb", "moves", "event"),
    [
        (Ready(), [], ("ready", {"figure": "rut"})),
        (Buff(SELF, Bonus(speed=1)), [], ("buff", {"figure": "rut", "source": "rut"})),
        (Recall(1), ["champion:rut"], ("recall", {"figure": "rut", "cell": "A1"})),
        (Destroy(9), [], ("destroy", {"figure": "tyranyx", "card": "bone-knife"})),
        (
            Damage(Enemies(), 1),
            [],
            ("damage", {"figure": "tyranyx", "amount": 1, "source": "rut"}),
        ),
    ],
)
def test_what_is_done_with_a_champion_is_told(
    verb: Effect, moves: list[str], event: tuple[str, dict[str, Fact]]
) -> None:
    table = battleground(one="rut@A1!", two="tyranyx@G5+bone-knife")

    carry_out(table, verb, source="rut")
    play(table, *[f"one {move}" for move in moves])

    assert told(table, event[0]) == [event[1]]


@rule("AT-CONSTR-01")
def test_what_lasts_adds_to_what_a_construct_gives() -> None:
    table = battleground(one="rut@A1+storm-kite")
    before = strength(table, figure(table, "rut"))

    carry_out(table, Buff(SELF, Bonus(strength=4), until=MY_TURN), source="rut")

    assert before > figure(table, "rut").row.strength
    assert strength(table, figure(table, "rut")) == before + 4


@rule("AT-TURN-07", "AT-AMB-86")
def test_a_bonus_for_the_next_order_is_lost_with_the_turn() -> None:
    table = battleground(one="rut@A1")

    carry_out(table, Buff(NEXT_ORDERED, Bonus(strength=4)))
    assert player(table, "one").next_ordered
    play(table, "one end")

    assert not player(table, "one").next_ordered
