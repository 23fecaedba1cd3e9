"""Every verb that concerns cards alone, with numbers that no card has."""

from __future__ import annotations

import pytest

from emberkeep.games.ascension_tactics import GAME
from emberkeep.games.ascension_tactics.cards import CARDS
from emberkeep.games.ascension_tactics.effects import (
    HAND_OR_DISCARD,
    PLAYED,
    ROW,
    AcquireFree,
    AcquireTop,
    Banish,
    BanishDearest,
    CopyHero,
    CostNext,
    Discard,
    DiscardRandom,
    Draw,
    Fetch,
    PutBack,
    RevealTreasure,
    Steal,
    TopdeckNext,
    Treasure,
)
from emberkeep.games.ascension_tactics.words import ANY, CONSTRUCT, HERO, Effect
from emberkeep.kernel import Chance, Fact
from emberkeep.kernel.testing import rule
from tests.games.ascension_tactics.carrying import carry_out
from tests.games.ascension_tactics.positions import (
    asked,
    battleground,
    codes,
    discard,
    figure,
    hand,
    names,
    play,
    player,
    row,
    told,
)


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


@rule("AT-AMB-29", "AT-AMB-85")
def test_acquire_top_finds_the_banished_pile_in_an_empty_center_deck() -> None:
    table = battleground(row="")
    table.banished, table.center.bag = table.center.bag, []

    carry_out(table, AcquireTop(2))

    assert (len(table.center), table.banished) == (131, [])


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


# --- What others see ------------------------------------------------------------------------------


def test_somebody_else_imagines_what_can_be_put_back_from_the_hand_they_imagine() -> None:
    table = battleground(hand="mystic kiri", deck="militia militia apprentice apprentice")
    carry_out(table, PutBack(1))

    imagined = [GAME.imagine(table, 1, Chance(seed)) for seed in range(9)]

    assert all(set(codes(each)) == {f"card:{name}" for name in hand(each)} for each in imagined)
    assert len({tuple(codes(each)) for each in imagined}) > 1


@pytest.mark.parametrize(("verb", "secret"), [(PutBack(1), True), (Discard(1), False)])
def test_only_the_card_that_is_put_back_stays_unknown(verb: Effect, *, secret: bool) -> None:
    table = battleground(hand="mystic kiri")

    carry_out(table, verb)

    assert table.ask_of(0).secret is secret


@pytest.mark.parametrize(
    "verb", [Draw(1), DiscardRandom(1), AcquireTop(0), Steal(), Treasure(1), RevealTreasure()]
)
def test_who_has_seen_something_cannot_take_back_what_led_to_it(verb: Effect) -> None:
    hands = {"one": "apprentice", "two": "mystic"}
    table = battleground(one="rut@A1", hand=hands, deck={"one": "militia", "two": "militia"})
    before = table.reveals

    carry_out(table, verb, source="rut")

    assert table.reveals == before + 1


def test_a_card_put_back_is_not_named_and_hides_what_was_known_of_the_hand() -> None:
    table = battleground(hand="apprentice mystic", deck="militia")
    player(table, "one").shown = [CARDS["mystic"]]

    carry_out(table, PutBack(1))
    play(table, "one card:mystic")

    assert told(table, "put-back") == [{"seat": 0}]
    assert player(table, "one").shown == []
    assert player(table, "one").open_top == [False, False]


def test_a_card_that_all_saw_go_on_the_deck_is_known_when_it_is_drawn() -> None:
    table = battleground(row="seed-gatherer", runes=1)
    carry_out(table, TopdeckNext(ANY))
    play(table, "one acquire:seed-gatherer", "one deck-top")

    assert player(table, "one").open_top == [True]
    carry_out(table, Draw(1))

    assert names(player(table, "one").shown) == ["seed-gatherer"]
    assert player(table, "one").open_top == []


def test_a_card_drawn_unseen_is_told_to_its_owner_alone() -> None:
    table = battleground(deck="mystic")

    carry_out(table, Draw(1))

    assert told(table, "draw") == [{"seat": 0, "count": 1}]
    drawn = next(event for event in table.log if event.kind == "drawn")
    assert (drawn.to, drawn.facts["cards"]) == ((0,), ("mystic",))
    assert player(table, "one").shown == []


def test_a_shown_card_that_is_discarded_is_shown_no_more() -> None:
    table = battleground(hand="apprentice mystic")
    player(table, "one").shown = [CARDS["mystic"]]

    carry_out(table, Discard(1))
    play(table, "one card:mystic")

    assert player(table, "one").shown == []
    assert told(table, "discard") == [{"seat": 0, "card": "mystic"}]


@rule("AT-END-02")
def test_a_shown_card_is_shown_no_more_when_the_turn_ends() -> None:
    table = battleground(hand="apprentice mystic", deck="militia " * 5)
    player(table, "one").shown = [CARDS["mystic"]]

    play(table, "one end")

    assert (discard(table), player(table, "one").shown) == (["apprentice", "mystic"], [])


@pytest.mark.parametrize(
    ("verb", "code", "event"),
    [
        (Banish(HAND_OR_DISCARD), "card:mystic", ("banish", {"card": "mystic"})),
        (Fetch(HERO), "card:kiri", ("fetch", {"seat": 0, "card": "kiri"})),
        (AcquireFree(9), "card:mystic", ("acquire", {"seat": 0, "card": "mystic"})),
        (CopyHero(), "card:militia", ("copy", {"seat": 0, "card": "militia"})),
    ],
)
def test_what_is_done_with_a_card_is_told(
    verb: Effect, code: str, event: tuple[str, dict[str, Fact]]
) -> None:
    table = battleground(hand="apprentice mystic", discard="kiri mila", played="militia", row="")

    carry_out(table, verb)
    play(table, f"one {code}")

    assert told(table, event[0]) == [event[1]]


def test_a_stolen_card_is_told_to_all() -> None:
    table = battleground(deck={"two": "kiri"})

    carry_out(table, Steal())

    assert told(table, "steal") == [{"seat": 0, "other": 1, "card": "kiri"}]
