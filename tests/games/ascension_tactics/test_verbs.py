"""Every verb alone, with numbers that no card has: what a row may be written with."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics.effects import (
    ANY,
    AREA,
    CIRCLE,
    CONSTRUCT,
    CULTIST,
    DOUBLE,
    ENEMY,
    FOREST,
    HAND_OR_DISCARD,
    HERO,
    LIFEBOUND,
    MECHANA,
    MY_TURN,
    NEXT_ORDERED,
    NEXT_TO_SELF,
    OTHERS,
    OWN,
    OWN_CHAMPION,
    OWN_ONBOARD,
    PLAYED,
    PORTAL_OR_OWN,
    RANGED,
    READY,
    ROW,
    SCENARIO,
    SELF,
    TURRET,
    AcquireFree,
    AcquireTop,
    Allegiance,
    Banish,
    BanishDearest,
    Blast,
    Bonus,
    Both,
    Buff,
    Carried,
    Choose,
    ConstructRunes,
    CopyHero,
    CostNext,
    Damage,
    Deploy,
    Destroy,
    Discard,
    DiscardRandom,
    Draw,
    Effect,
    Enemies,
    EnterOnCultist,
    Fetch,
    FreeOrder,
    GiveOrder,
    Glory,
    If,
    MoveToken,
    Near,
    On,
    PlaceForest,
    PlaceToken,
    Played,
    Power,
    PowerPerConstruct,
    PutBack,
    Ready,
    Recall,
    RevealTreasure,
    Runes,
    Slay,
    Steal,
    TopdeckNext,
    Treasure,
    TurretAttack,
    While,
    added,
    sorted_out,
)
from emberkeep.games.ascension_tactics.rules.resolving import Resolving
from emberkeep.games.ascension_tactics.rules.stats import defence, holds, speed, strength
from emberkeep.games.ascension_tactics.state import Battleground
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    cell,
    codes,
    discard,
    figure,
    hand,
    names,
    play,
    player,
    row,
)


def carry_out(table: Battleground, *verbs: Effect, source: str = "", cell: str = "") -> None:
    """Let player one carry out verbs, as if a card or a champion said so."""
    table.asks, table.answers = [], {}
    table.call(Resolving(0, verbs, source, cell=cell))
    table.run()


# --- Resources ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "gained"),
    [
        (Runes(5), (5, 0, 0, 0)),
        (ConstructRunes(5), (0, 5, 0, 0)),
        (Power(5), (0, 0, 5, 0)),
        (Glory(5), (0, 0, 0, 5)),
        (PowerPerConstruct(1), (0, 0, 1, 0)),
        (PowerPerConstruct(5), (0, 0, 2, 0)),
    ],
)
def test_resources_are_gained(verb: Effect, gained: tuple[int, int, int, int]) -> None:
    table = battleground(one="rut+bone-knife tyranyx+thornwhip", two="spike-vixen+storm-kite")

    carry_out(table, verb)

    one = player(table, "one")
    assert (one.runes, one.purse, one.power, one.glory) == gained


@rule("AT-AMB-79")
def test_glory_may_win_in_the_middle_of_a_row_and_the_rest_is_not_carried_out() -> None:
    table = battleground(glory=29, hand="apprentice", deck="militia")

    carry_out(table, Glory(1), Treasure(1), Discard(1))

    assert table.over
    assert hand(table) == ["apprentice"]


# --- Cards ----------------------------------------------------------------------------------------


@rule("AT-AMB-29", "AT-DECK-02")
def test_draw_shuffles_the_discard_pile_and_stops_when_nothing_is_left() -> None:
    table = battleground(deck="mystic", discard="kiri")

    carry_out(table, Draw(4))

    assert hand(table) == ["apprentice", "mystic", "kiri"]
    assert discard(table) == []


@rule("AT-AMB-102")
def test_discard_takes_so_many_cards_one_after_the_other() -> None:
    table = battleground(hand="apprentice militia mystic kiri")

    carry_out(table, Discard(2))
    play(table, "one card:kiri", "one card:apprentice")

    assert hand(table) == ["militia", "mystic"]
    assert discard(table) == ["kiri", "apprentice"]


@rule("AT-AMB-136")
def test_discard_random_takes_from_every_opponent_and_nobody_else() -> None:
    table = battleground(hand={"one": "apprentice militia", "two": "mystic kiri mila"})

    carry_out(table, DiscardRandom(2))

    assert (len(hand(table)), len(hand(table, "two")), len(discard(table, "two"))) == (2, 1, 2)


@rule("AT-AMB-136")
def test_discard_random_takes_what_there_is() -> None:
    table = battleground(hand={"one": "apprentice militia", "two": "mystic"})

    carry_out(table, DiscardRandom(2))

    assert discard(table, "two") == ["mystic"]


@rule("AT-BANISH-06", "AT-AMB-94")
def test_banish_may_take_a_hero_in_play_and_no_other_card() -> None:
    table = battleground(hand="apprentice", discard="mystic", played="kiri militia")

    carry_out(table, Banish(PLAYED))
    assert codes(table) == ["pass", "card:militia", "card:kiri"]
    play(table, "one card:kiri")

    assert names(player(table, "one").played) == ["militia"]
    assert names(table.banished) == ["kiri"]


@rule("AT-AMB-120")
def test_banish_takes_up_to_so_many_cards() -> None:
    table = battleground(hand="apprentice militia", discard="mystic kiri")

    carry_out(table, Banish(HAND_OR_DISCARD, 2))
    play(table, "one card:militia", "one discard:mystic")

    assert (hand(table), discard(table)) == (["apprentice"], ["kiri"])
    assert asked(table) == [("one", "turn")]


@rule("AT-PLAY-04")
def test_banish_asks_nothing_where_nothing_lies() -> None:
    table = battleground(row="")

    carry_out(table, Banish(ROW))

    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-123")
def test_the_dearest_card_of_the_row_is_banished_the_leftmost_if_tied() -> None:
    table = battleground(row="kiri gloomfang-wyrm titan-harness", center="soul-broker")

    carry_out(table, BanishDearest())

    assert names(table.banished) == ["gloomfang-wyrm"]
    assert row(table)[:3] == ["kiri", "soul-broker", "titan-harness"]


@rule("AT-AMB-28", "AT-AVAIL-02", "AT-AMB-61")
def test_acquire_free_offers_row_and_piles_up_to_a_price_in_runes_but_no_monsters() -> None:
    table = battleground(row="xeron thane titan-harness kiri")

    carry_out(table, AcquireFree(6))
    assert codes(table) == ["pass", "card:mystic", "card:heavy-infantry", "card:kiri", "card:thane"]
    play(table, "one card:thane")

    assert figure(table, "thane").seat == 0


@rule("AT-AMB-27")
def test_a_card_acquired_free_from_the_row_has_its_ambush() -> None:
    table = battleground(row="temple-student", deck="militia")

    carry_out(table, AcquireFree(1))
    play(table, "one card:temple-student", "one ambush")

    assert hand(table) == ["apprentice", "militia"]


@rule("AT-AMB-27", "AT-AMB-85")
@pytest.mark.parametrize(
    ("name", "cards", "pile"),
    [
        ("temple-student", ["apprentice", "temple-student"], []),
        ("dawn-acolyte", ["apprentice", "dawn-acolyte"], []),
        ("wild-drover", ["apprentice"], ["wild-drover"]),
    ],
)
def test_acquire_top_puts_a_cheap_card_into_the_hand_and_a_dear_one_on_the_discard_pile(
    name: str, cards: list[str], pile: list[str]
) -> None:
    table = battleground(center=name, deck="militia")

    carry_out(table, AcquireTop(2))

    assert (hand(table), discard(table)) == (cards, pile)
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-28", "AT-AMB-85")
def test_acquire_top_may_bring_a_monster_into_the_team_without_its_ambush() -> None:
    table = battleground(center="xeron", deck={"two": "mystic"})

    carry_out(table, AcquireTop(9))

    assert figure(table, "xeron").seat == 0
    assert asked(table) == [("one", "turn")]


@rule("AT-AMB-114")
@pytest.mark.parametrize(
    ("verb", "moves", "top"),
    [
        (TopdeckNext(ANY), ["seed-gatherer", "deck-top", "bone-knife"], "seed-gatherer"),
        (TopdeckNext(CONSTRUCT), ["seed-gatherer", "bone-knife", "deck-top"], "bone-knife"),
    ],
)
def test_topdeck_next_waits_for_the_first_card_that_fits(
    verb: TopdeckNext, moves: list[str], top: str
) -> None:
    table = battleground(row="bone-knife seed-gatherer", runes=9)

    carry_out(table, verb)
    play(table, *[f"one {m}" if m == "deck-top" else f"one acquire:{m}" for m in moves])

    assert names(player(table, "one").deck.top) == [top]
    assert len(discard(table)) == 1


@rule("AT-AMB-117")
def test_cost_next_makes_a_construct_cheaper_but_not_below_nothing() -> None:
    table = battleground(row="bone-knife titan-harness thane", runes=2)

    carry_out(table, CostNext(5))
    assert "acquire:thane" not in codes(table)
    play(table, "one acquire:titan-harness")

    assert player(table, "one").runes == 0


@rule("AT-AMB-117")
def test_a_discount_alone_can_pay_for_a_construct() -> None:
    table = battleground(row="bone-knife")

    carry_out(table, CostNext(2))

    assert "acquire:bone-knife" in codes(table)


@rule("AT-AMB-102")
def test_put_back_lays_so_many_cards_on_the_deck_the_last_on_top() -> None:
    table = battleground(hand="apprentice mystic kiri", deck="militia")

    carry_out(table, PutBack(2))
    play(table, "one card:kiri", "one card:mystic")

    assert names(player(table, "one").deck.top) == ["militia", "kiri", "mystic"]
    assert hand(table) == ["apprentice"]


def test_fetch_takes_a_card_of_its_kind_into_the_hand_for_all_to_see() -> None:
    table = battleground(discard="kiri bone-knife mystic")

    carry_out(table, Fetch(HERO))
    assert codes(table) == ["card:mystic", "card:kiri"]
    play(table, "one card:kiri")

    assert hand(table) == ["apprentice", "kiri"]
    assert names(player(table, "one").shown) == ["kiri"]


@rule("AT-AMB-91")
def test_fetch_does_nothing_without_such_a_card() -> None:
    table = battleground(discard="kiri")

    carry_out(table, Fetch(CONSTRUCT))

    assert (hand(table), asked(table)) == (["apprentice"], [("one", "turn")])


@rule("AT-AMB-104")
def test_copy_hero_needs_a_hero_in_play() -> None:
    table = battleground()

    carry_out(table, CopyHero())

    assert asked(table) == [("one", "turn")]


def test_steal_takes_one_card_of_each_enemy() -> None:
    table = battleground(mode="melee", people=3, deck={"two": "kiri", "three": "mila"})

    carry_out(table, Steal())

    assert hand(table) == ["apprentice", "kiri", "mila"]


@rule("AT-TREASURE-04", "AT-AMB-29")
def test_treasures_come_from_the_bag_and_not_from_the_battlefield() -> None:
    table = battleground(chests="A1 A2")

    carry_out(table, Treasure(23))

    assert len(player(table, "one").treasures) == 22
    assert len(table.unseen) == 2


@rule("AT-TREASURE-05", "AT-AMB-95")
def test_a_revealed_treasure_helps_its_champion_to_our_next_turn_and_is_discarded() -> None:
    table = battleground(one="rut@A1")

    carry_out(table, RevealTreasure(), source="rut")

    assert len(table.spent) == 1
    assert figure(table, "rut").lasting[0].until == 0
    assert player(table, "one").treasures == []


# --- Champions ------------------------------------------------------------------------------------


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


# --- The battlefield ------------------------------------------------------------------------------


def test_a_forest_grows_on_the_chosen_cell() -> None:
    table = battleground()

    carry_out(table, PlaceForest())
    play(table, "one column:A", "one cell:A1")

    assert table.terrain["A1"] == FOREST


@rule("AT-AMB-111")
def test_there_is_one_token_of_a_kind_which_is_taken_from_where_it_lies() -> None:
    table = battleground(one="rut@A1")
    table.circle, table.circle_of, table.turret, table.turret_of = "G5", 1, "G6", 1

    carry_out(table, PlaceToken(CIRCLE))
    play(table, "one column:A", "one cell:A1")
    assert (table.circle, table.circle_of, table.turret) == ("A1", 0, "G6")

    carry_out(table, PlaceToken(TURRET))
    play(table, "one column:B", "one cell:B1")
    assert (table.circle, table.turret, table.turret_of) == ("A1", "B1", 0)


@rule("AT-AMB-111")
def test_a_token_moves_over_anything_but_onto_no_barrier() -> None:
    table = battleground(terrain={"A2": "barrier"})
    table.turret = "A1"

    carry_out(table, MoveToken(TURRET, 1))

    assert set(codes(table)) == {"cell:A1", "cell:B1"}


@rule("AT-AMB-113", "AT-AMB-61")
def test_a_turret_attack_may_be_left_out() -> None:
    table = battleground(two="tyranyx@G5")
    table.turret = "G6"

    carry_out(table, TurretAttack(7))
    play(table, "one pass")
    assert figure(table, "tyranyx").damage == 0

    carry_out(table, TurretAttack(7))
    play(table, "one champion:tyranyx")
    assert figure(table, "tyranyx").damage == 7


# --- Wrappers and conditions ----------------------------------------------------------------------


@rule("AT-AMB-62")
def test_verbs_are_carried_out_from_left_to_right_and_inserted_ones_at_their_place() -> None:
    table = battleground(hand="apprentice", deck="militia mystic")

    carry_out(table, Both(Draw(1), Discard(1)), Runes(1))
    assert player(table, "one").runes == 0
    play(table, "one card:militia")

    assert (player(table, "one").runes, discard(table)) == (1, ["militia"])


@pytest.mark.parametrize(("code", "runes", "power"), [("runes", 5, 0), ("power", 0, 5)])
def test_choose_does_one_of_two(code: str, runes: int, power: int) -> None:
    table = battleground()

    carry_out(table, Choose(Runes(5), Power(5)))
    play(table, f"one choose:{code}")

    assert (player(table, "one").runes, player(table, "one").power) == (runes, power)


def test_an_allegiance_without_a_card_needs_one_of_its_faction_and_waits_for_it() -> None:
    now = battleground(played="grove-matron")
    later = battleground(played="furnace-hand", hand="seed-gatherer apprentice")

    carry_out(now, Allegiance(LIFEBOUND, Power(5)))
    carry_out(later, Allegiance(LIFEBOUND, Power(5)))
    assert (player(now, "one").power, player(later, "one").power) == (5, 0)
    play(later, "one play:seed-gatherer")

    assert player(later, "one").power == 5


@rule("AT-AMB-76")
@pytest.mark.parametrize(
    ("condition", "held"),
    [
        (Played(), True),
        (Played(faction=LIFEBOUND), True),
        (Played(faction=MECHANA), False),
        (Played(kind=HERO), True),
        (Played(kind=CONSTRUCT), False),
        (Played(cost=4), True),
        (Played(cost=5), False),
        (Played(faction=LIFEBOUND, kind=HERO, cost=4), True),
        (Carried(2), True),
        (Carried(3), False),
        (On(FOREST), False),
        (Near(FOREST), True),
    ],
)
def test_a_condition_holds_or_not(condition: Played, held: bool) -> None:  # noqa: FBT001  # a column
    table = battleground(
        one="rut@A1+bone-knife tyranyx+thornwhip", played="grove-matron", terrain={"A2": FOREST}
    )

    carry_out(table, If(condition, Power(5)), source="rut")

    assert player(table, "one").power == 5 * held
    assert holds(table, condition, 0, figure(table, "rut")) is held


def test_nothing_was_played_at_the_start_of_a_turn() -> None:
    table = battleground()

    assert not holds(table, Played(), 0)


def test_the_effects_of_a_row_are_sorted_by_their_moment() -> None:
    parts = sorted_out(
        (Runes(1), Bonus(strength=1), Slay(Draw(1)), While(On(FOREST), Bonus(speed=1)), Power(2))
    )

    assert parts.play == (Runes(1), Power(2))
    assert parts.bonus == Bonus(strength=1)
    assert parts.slay == (Draw(1),)
    assert parts.passive == (While(On(FOREST), Bonus(speed=1)),)
    assert parts.ambush == parts.on_equip == parts.on_order == ()


@rule("AT-KEY-RANGED-2", "AT-KEY-AREA-5")
def test_bonuses_add_up_and_a_keyword_twice_is_one() -> None:
    one = Bonus(1, 2, 3, RANGED, -1)
    other = Bonus(10, 20, 30, RANGED | AREA, -1)

    assert added([one, other]) == Bonus(11, 22, 33, RANGED | AREA, -2)
