"""Who sees what: hands, fates, what lies face down, what was discarded (ruling COA-AMB-35)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.state import Ashlands
from emberkeep.games.crown_of_ash.views import BattleView, Memory, battle_of
from emberkeep.kernel import Chance, Event
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    automas_turn,
    names,
    play,
    player,
    seat,
    seen_by,
)

OTHERS = ("nox", "visio", "")
"""Everybody but Mors: two players and a spectator."""


def story(table: Ashlands, name: str) -> list[Event]:
    return table.story(seat(table, name) if name else None)


def memory(table: Ashlands, name: str = "") -> Memory:
    known = seen_by(table, name).memory
    assert known is not None
    return known


def battle(table: Ashlands, name: str = "") -> BattleView:
    seen = seen_by(table, name).battle
    assert seen is not None
    return seen


def attacked(*moves: str, warriors: str = "soot-lancer gore-thrall fume-thrall") -> Ashlands:
    """Let Mors attack Nox in the volcano."""
    table = ashlands("mors nox visio", volcano="nox bone-thrall", hand={"mors": warriors})
    return play(table, "mors volcano/battle", *moves)


# What is private


@rule("COA-AMB-35")
def test_warriors_in_hand_are_seen_by_their_owner_alone() -> None:
    table = ashlands("mors nox visio", hand={"mors": "soot-lancer gore-thrall"})

    assert seen_by(table, "mors").players[0].hand == ("soot-lancer", "gore-thrall")
    for watcher in OTHERS:
        mors = seen_by(table, watcher).players[0]
        assert mors.hand == ()
        assert mors.hand_size == 2


@rule("COA-AMB-35")
def test_battle_cards_in_hand_are_seen_by_their_owner_alone() -> None:
    table = ashlands("mors nox visio", cards={"mors": "1 4"})

    assert seen_by(table, "mors").players[0].cards == ("1", "4")
    for watcher in OTHERS:
        mors = seen_by(table, watcher).players[0]
        assert mors.cards == ()
        assert mors.card_count == 2


@rule("COA-AMB-35", "COA-SETUP-10")
def test_a_fate_card_is_seen_by_its_owner_alone_until_the_end() -> None:
    fates = {"mors": "bone+ash", "nox": "blood+sulphur", "visio": "bone+blood"}
    last = {"mors": 1, "nox": 0, "visio": 0}
    table = ashlands("mors nox visio", fate=fates, round=4, minions=last, row="")

    for name, fate in fates.items():
        seen = [each.fate for each in seen_by(table, name).players]
        assert seen == [fate if own == name else "" for own in fates]
    assert [each.fate for each in seen_by(table).players] == ["", "", ""]

    play(table, "mors refresh")
    assert [each.fate for each in seen_by(table).players] == list(fates.values())


@rule("COA-AMB-35")
def test_fate_cards_of_others_change_nothing_that_a_player_sees_or_is_told() -> None:
    one, two = (
        play(
            ashlands(fate={"mors": "bone+ash", "nox": fate}, vp={"nox": 1}, row=""),
            "mors gold",
            "nox gold",
        )
        for fate in ("blood+sulphur", "bone+blood")
    )

    assert seen_by(one, "mors") == seen_by(two, "mors")
    assert seen_by(one, "nox") != seen_by(two, "nox")
    assert story(one, "mors") == story(two, "mors")


@rule("COA-BCARD-05", "COA-AMB-35")
def test_discards_under_the_top_one_are_seen_by_their_owner_alone() -> None:
    table = ashlands("mors nox visio", cards={"mors": "1 4"})

    assert seen_by(table, "mors").players[0].discard == ("0", "3", "die")
    for watcher in OTHERS:
        mors = seen_by(table, watcher).players[0]
        assert mors.discard == ()
        assert mors.last_card == "die"


# What is public


@rule("COA-AMB-35")
def test_board_graveyards_stores_and_points_are_public() -> None:
    table = ashlands(
        "mors nox visio",
        volcano="mors volcano-start charnel-pit soot-lancer marrow-spear",
        graveyard={"mors": "gore-thrall mors-ash-2 mors-bone-1 mors-sulphur-1"},
        store={"mors": "3 bone 1 gold"},
        vp={"mors": 8},
        slots={"volcano/battle": "nox"},
    )

    for watcher in ("mors", *OTHERS):
        view = seen_by(table, watcher)
        mors = view.players[0]
        assert mors.graveyard == ("gore-thrall", "mors-ash-2", "mors-bone-1", "mors-sulphur-1")
        assert (mors.bone, mors.ash, mors.blood, mors.sulphur, mors.gold) == (3, 0, 0, 0, 1)
        assert mors.vp == 8
        volcano = next(region for region in view.regions if region.id == "volcano")
        assert volcano.owner == 0
        assert volcano.structures == ("volcano-start", "charnel-pit")
        assert volcano.defenders == ("soot-lancer", "marrow-spear")
        assert volcano.defence == 6
        minions = {slot.id: slot.minions for slot in view.slots}
        assert minions["volcano/battle"] == (1,)


# What lies face down in a battle


@rule("COA-AMB-35", "COA-BATTLE-03")
def test_attackers_face_down_are_seen_by_the_attacker_alone() -> None:
    table = attacked("mors warrior:soot-lancer", "mors warrior:gore-thrall")

    assert battle(table, "mors").warriors == ("soot-lancer", "gore-thrall")
    for watcher in OTHERS:
        assert battle(table, watcher).warriors == ()
        assert battle(table, watcher).size == 2


@rule("COA-AMB-35", "COA-BATTLE-05")
def test_a_battle_card_face_down_is_seen_by_its_owner_alone() -> None:
    table = ashlands(
        "visio nox", options={"abilities": True}, volcano="nox", hand={"visio": "gore-thrall"}
    )

    play(table, "visio volcano/battle", "visio card:3", "nox card:4")

    # Visio may name a card now, so that both still lie face down.
    assert battle(table, "visio").cards == ((0, "3"),)
    assert battle(table, "nox").cards == ((1, "4"),)
    assert battle(table).cards == ()


@rule("COA-AMB-35")
@pytest.mark.parametrize("watcher", OTHERS)
def test_the_choice_of_attackers_changes_nothing_that_others_see_or_are_told(watcher: str) -> None:
    one = attacked("mors warrior:soot-lancer", "mors done")
    two = attacked("mors warrior:fume-thrall", "mors done")

    assert seen_by(one, watcher) == seen_by(two, watcher)
    assert seen_by(one, "mors") != seen_by(two, "mors")
    assert story(one, watcher) == story(two, watcher)


@rule("COA-AMB-35")
@pytest.mark.parametrize("watcher", OTHERS)
def test_the_choice_of_a_card_changes_nothing_that_others_see_or_are_told(watcher: str) -> None:
    laid = ("mors warrior:soot-lancer", "mors done")
    one = attacked(*laid, "mors card:1")
    two = attacked(*laid, "mors card:4")

    assert seen_by(one, watcher) == seen_by(two, watcher)
    assert story(one, watcher) == story(two, watcher)


@rule("COA-AMB-35")
def test_a_warrior_laid_without_a_choice_is_told_to_its_owner_alone() -> None:
    table = attacked(warriors="soot-lancer")

    assert "obvious" in [event.kind for event in story(table, "mors")]
    for watcher in OTHERS:
        assert "soot-lancer" not in str(story(table, watcher))


@rule("COA-AMB-35")
def test_the_record_keeps_attackers_and_battle_cards_from_others() -> None:
    table = attacked()
    assert table.ask_of(0).secret

    play(table, "mors warrior:soot-lancer", "mors done")
    assert [table.ask_of(at).secret for at in (0, 1)] == [True, True]


@rule("COA-AMB-35", "COA-BATTLE-06")
def test_after_the_reveal_everybody_sees_the_cards() -> None:
    table = attacked("mors warrior:soot-lancer", "mors done", "mors card:4", "nox card:1")

    for watcher in ("mors", *OTHERS):
        assert battle(table, watcher).cards == ((0, "4"), (1, "1"))


@rule("COA-BATTLE-06")
@pytest.mark.parametrize("answer", ["3", "1"])
def test_after_the_reveal_a_battle_shows_who_fought_whatever_became_of_them(answer: str) -> None:
    table = ashlands(
        "mors nox visio",
        volcano="nox bone-thrall cinder-thrall",
        hand={"mors": "ash-puppet soot-lancer"},
    )
    play(table, "mors volcano/battle", "mors warrior:ash-puppet", "mors warrior:soot-lancer")
    play(table, "mors card:3", f"nox card:{answer}")
    assert asked(table)[0][1] == "ingredient"  # the battle is decided, its cards are being paid

    for watcher in ("mors", *OTHERS):
        fight = battle(table, watcher)
        assert fight.warriors == ("ash-puppet", "soot-lancer")
        assert fight.defenders == ("bone-thrall", "cinder-thrall")
        assert (fight.size, fight.won) == (2, True)
        assert (fight.attack, fight.defence) == (3 + 3 + 1 + 3, 2 + 2 + int(answer))


@rule("COA-AMB-35")
def test_the_warriors_of_the_automatic_opponent_lie_open_and_its_cards_do_not() -> None:
    table = automas_turn(
        volcano="mors", hand={"nox": "soot-lancer gore-thrall"}, action="exhumation", dice=[3]
    )

    nox = seen_by(table, "mors").players[1]
    assert nox.hand[:2] == ("soot-lancer", "gore-thrall")
    assert (nox.cards, nox.card_count) == ((), 5)


# What a perfect memory knows


@rule("COA-AMB-35")
def test_the_memory_knows_hands_and_piles_but_not_what_lies_face_down() -> None:
    table = attacked("mors warrior:soot-lancer", "mors done")

    assert memory(table, "nox").hands[0] == ("soot-lancer", "gore-thrall", "fume-thrall")

    play(table, "mors card:4", "nox card:3")
    assert memory(table, "nox").hands[0] == ("gore-thrall", "fume-thrall")
    assert memory(table, "nox").discards == (("4",), ("3",), ())
    assert memory(table, "nox").cards[0] == ("0", "1", "3", "die")


@rule("COA-AMB-35")
def test_the_memory_of_everybody_is_the_same() -> None:
    table = attacked("mors warrior:soot-lancer", "mors done", "mors card:4")

    assert len({memory(table, watcher) for watcher in ("mors", *OTHERS)}) == 1


@rule("COA-AMB-35")
def test_people_are_shown_the_memory_only_with_the_memory_aid() -> None:
    assert GAME.show(ashlands(options={"memory-aid": True}), 0).memory is not None
    assert GAME.show(ashlands(), 0).memory is None


# What can be imagined


def imagined(table: Ashlands, name: str, times: int = 30) -> Sequence[Ashlands]:
    return [GAME.imagine(table, seat(table, name), Chance(seed)) for seed in range(times)]


@rule("COA-AMB-35")
def test_a_defender_imagines_any_warriors_of_the_attacker_face_down() -> None:
    table = attacked("mors warrior:soot-lancer", "mors done")

    laid = set()
    for twin in imagined(table, "nox"):
        found = battle_of(twin)
        assert found is not None
        laid.add(tuple(names(found.warriors)))
        assert seen_by(twin, "nox") == seen_by(table, "nox")

    assert laid == {("soot-lancer",), ("gore-thrall",), ("fume-thrall",)}


@rule("COA-AMB-35")
def test_an_attacker_remembers_their_own_warriors_face_down() -> None:
    table = attacked("mors warrior:gore-thrall", "mors done")

    for twin in imagined(table, "mors", times=5):
        found = battle_of(twin)
        assert found is not None
        assert names(found.warriors) == ["gore-thrall"]


def test_visio_imagines_any_battle_card_that_the_other_may_have_laid() -> None:
    table = ashlands(
        "visio nox",
        options={"abilities": True},
        volcano="nox soot-lancer",
        hand={"visio": "gore-thrall"},
        cards={"nox": "0 1 4"},
    )
    play(table, "visio volcano/battle", "visio card:3", "nox card:4")
    assert asked(table) == [("visio", "battle.premonition")]

    laid: dict[int, set[str]] = {0: set(), 1: set()}
    for twin in imagined(table, "visio"):
        found = battle_of(twin)
        assert found is not None
        for at, card in found.cards.items():
            laid[at].add(card.id)

    assert laid == {0: {"3"}, 1: {"0", "1", "4"}}


@rule("COA-AMB-35")
def test_others_imagine_any_fate_card_but_their_own() -> None:
    table = ashlands(fate={"mors": "bone+ash", "nox": "blood+sulphur"})

    fates = {twin.players[1].fate for twin in imagined(table, "mors", times=60)}

    assert len(fates) == 5
    assert player(table, "mors").fate not in fates
    own = {twin.players[0].fate for twin in imagined(table, "mors", times=5)}
    assert own == {player(table, "mors").fate}
