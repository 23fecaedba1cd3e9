"""Who sees what, and what a perfect memory knows."""

from __future__ import annotations

from emberkeep.games.royal_chronicles import GAME
from emberkeep.games.royal_chronicles.state import Realm
from emberkeep.kernel import Chance
from emberkeep.kernel.testing import rule
from tests.games.royal_chronicles.positions import (
    asked,
    codes,
    fresh,
    idle,
    play,
    player,
    realm,
    seen_by,
)


def pick(table: Realm) -> Realm:
    """Let everybody keep the first card."""
    for name in [name for name, _ in asked(table)]:
        play(table, f"{name} {codes(table, name)[0]}")
    return table


def groups(table: Realm, name: str) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    memory = seen_by(table, name).memory
    assert memory is not None
    return [(group.cards, group.seats) for group in memory.groups]


# --- The view -------------------------------------------------------------------------------------


@rule("RC-AMB-31")
def test_hands_packets_and_kept_cards_are_private() -> None:
    table = fresh("standard", 3)
    pick(table)
    bo = seen_by(table, "ada").players[1]

    assert (bo.hand, bo.hand_size) == ((), 1)
    assert seen_by(table, "ada").packet != seen_by(table, "bo").packet
    assert seen_by(table).packet == ()


def test_ones_own_arrangement_is_seen_as_it_would_be() -> None:
    table = realm("gold 3; town; hand knight manticore cook", "hand rogue miner")
    play(table, "ada place:knight-1/front", "ada place:manticore-1/front", "ada keep:cook-1")
    plan = seen_by(table, "ada").plan
    assert plan is not None

    assert plan.kingdom.strength == 4 + 2 + 2
    assert (plan.gold, plan.hand, plan.kept, plan.placed) == (
        0,
        (),
        ("cook-1",),
        ("knight-1", "manticore-1"),
    )
    assert seen_by(table, "bo").plan is not None
    assert seen_by(table, "bo").plan.placed == ()  # type: ignore[union-attr]
    assert seen_by(table).plan is None


def test_a_kingdom_shows_what_it_makes() -> None:
    kingdom = (
        seen_by(realm("front ogre; back archer cook; town", "", phase="end")).players[0].kingdom
    )

    assert (kingdom.wood, kingdom.food, kingdom.ore) == (1, 1, 0)
    assert (kingdom.income, kingdom.strength) == (3, 2 + 3 + 2)
    assert [(piece.card, piece.strength, piece.fights) for piece in kingdom.back] == [
        ("archer-1", 2, True),
        ("cook-1", 1, False),
    ]


def test_people_see_the_memory_only_where_that_was_agreed() -> None:
    plain, aided = fresh("standard", 3), fresh("standard", 3, options={"memory-aid": True})

    assert GAME.show(plain, 0).memory is None
    assert GAME.show(aided, 0).memory is not None
    assert GAME.view(plain, 0).memory is not None


def test_people_see_what_their_kingdom_could_build_and_for_how_much() -> None:
    table = realm("back woodcutter forest-child; town mine:2; gold 1", "", phase="build")

    assert GAME.show(table, 0).works == (
        ("upgrade:town", 0),
        ("build:tavern/1", 4),
        ("build:tavern/2", 4),
        ("build:temple/1", 4),
        ("build:temple/2", 4 + 3),
        ("build:barracks/1", 4),
        ("build:barracks/2", 4),
    )
    assert GAME.view(table, 0).works == ()


def test_a_plan_is_priced_as_it_would_be() -> None:
    table = realm("hand woodcutter; gold 1", "hand cook")
    play(table, "ada place:woodcutter-1/back")

    assert ("build:town/1", 0) in GAME.show(table, 0).works
    assert ("build:town/1", 0) not in GAME.show(table, 1).works


def test_alone_everybody_may_watch() -> None:
    table = fresh("solo", 1)

    assert seen_by(table).packet == seen_by(table, "ada").packet
    assert len(seen_by(table).packet) == 5


# --- Memory ---------------------------------------------------------------------------------------


def test_a_packet_one_passed_on_is_remembered() -> None:
    table = fresh("standard", 3)
    passed = tuple(code.removeprefix("keep:") for code in codes(table))[1:]
    pick(table)

    assert groups(table, "ada") == [(passed, ())]


def test_who_took_a_card_of_it_is_remembered_but_not_which() -> None:
    table = fresh("standard", 3)
    passed = tuple(code.removeprefix("keep:") for code in codes(table))[1:]
    pick(pick(table))

    assert (passed, (1,)) in groups(table, "ada")


def test_when_a_packet_comes_back_one_knows_what_is_gone() -> None:
    table = fresh("standard", 3)
    passed = [code.removeprefix("keep:") for code in codes(table)][1:]
    pick(pick(pick(table)))
    back = seen_by(table, "ada").packet

    gone = tuple(name for name in passed if name not in back)
    assert (gone, (1, 2)) in groups(table, "ada")


def test_an_imagined_table_keeps_to_what_is_remembered() -> None:
    table = fresh("standard", 3)
    passed = {code.removeprefix("keep:") for code in codes(table)[1:]}
    pick(pick(table))
    true = {card.id for card in player(table, "bo").hand}
    taken = set()
    for seed in range(40):
        twin = GAME.imagine(table, 0, Chance(seed))
        hand = {card.id for card in twin.players[1].hand}
        assert len(hand & passed) == 1
        taken |= hand & passed

    assert taken == passed
    assert true & passed


def test_a_kept_card_is_remembered_as_one_of_those_that_went_by() -> None:
    table = fresh("standard", 3, 4)
    passed = [code.removeprefix("keep:") for code in codes(table)][1:]
    while table.phase == 1:
        pick(table)
    kept = next(name for name in passed if f"keep:{name}" in codes(table, "bo"))
    play(table, f"bo keep:{kept}")
    idle(table, "deploy")

    assert ((kept,), (1,)) in groups(table, "ada")
    for seed in range(10):
        twin = GAME.imagine(table, 0, Chance(seed))
        assert [card.id for card in twin.players[1].kept] == [kept]


def test_what_one_never_saw_is_unseen() -> None:
    table = realm("", "", "", phase="draft", expansions="none")
    memory = seen_by(table, "ada").memory
    assert memory is not None

    assert len(memory.unseen) == 81 - 5
    assert memory.groups == ()


SPHINX_AND_GOLEM = (
    "golem cook farmer miner knight "
    "rogue archer hunter monkey sphinx "
    "titan noble herald hermit banshee "
    "duellist griffin centaur"
)


def test_a_kept_card_that_a_sphinx_replaces_is_no_secret_any_more() -> None:
    table = realm("", "gold 3", "", phase="draft", whole=True, deck=SPHINX_AND_GOLEM)
    play(table, "ada keep:cook-1", "bo keep:sphinx-1", "cy keep:noble-1")
    play(table, "ada keep:hermit-1", "bo keep:golem-1", "cy keep:rogue-1")
    while table.phase == 1:
        pick(table)
    play(table, "bo place:sphinx-1/front", "bo keep:golem-1")
    idle(table, "deploy")
    before = groups(table, "ada")
    play(table, "bo keep:duellist-1")

    assert (("golem-1",), (1,)) in before
    assert groups(table, "ada") == []
    kept = {GAME.imagine(table, 0, Chance(seed)).players[1].kept[0].id for seed in range(30)}
    assert len(kept) > 9
    assert "golem-1" not in kept
