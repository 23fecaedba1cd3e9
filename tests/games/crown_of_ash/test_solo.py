"""Solo games, and the automatic opponent at a table: setup, order, end (chapters Solo, AI)."""

from __future__ import annotations

import pytest

from emberkeep.games.crown_of_ash import GAME
from emberkeep.games.crown_of_ash.state import Ashlands, Opponent
from emberkeep.kernel.testing import rule
from tests.games.crown_of_ash.positions import (
    ashlands,
    asked,
    codes,
    defenders,
    fresh,
    hand,
    idle,
    idle_on,
    owner,
    play,
    player,
    started,
    told,
)

SEEDS = range(1, 31)


def opponent(table: Ashlands) -> Opponent:
    assert table.opponent is not None
    return table.opponent


def action_cards(table: Ashlands) -> set[str]:
    return {card.id for card in opponent(table).deck.cards()}


# Setup


@rule("COA-SOLO-01", "COA-AMB-68")
def test_a_solo_game_is_set_up_as_for_two_players() -> None:
    table, two = fresh("solo", 1), fresh("standard", 2)

    assert [len(table.provinces_of(at)) for at in (0, 1)] == [2, 2]
    assert table.rules.limits == two.rules.limits
    assert table.rules.citadel_vp == two.rules.citadel_vp
    everybody = {w.id for deck in table.decks.values() for w in deck.cards()}
    assert "skull-reaver" not in everybody


@rule("COA-SOLO-01")
def test_a_solo_game_has_neither_king_nor_royal_token() -> None:
    table = ashlands(mode="solo", hand={"mors": "bone-colossus"}, cards={"nox": "0"})

    play(table, "mors citadel/left", "mors card:4")

    assert not fresh("solo", 1).king
    assert owner(table, "citadel") == "mors"
    assert not player(table, "mors").royal
    assert told(table, "king.slain") == []


@rule("COA-SOLO-02")
def test_the_opponent_takes_the_pieces_of_one_necromancer() -> None:
    table = fresh("solo", 1, options={"necromancer-1": "mors", "necromancer-2": "fortis"})

    automa = player(table, "fortis")
    assert automa.automa
    assert automa.minions == 4
    assert [card.id for card in automa.cards] == ["0", "1", "3", "die", "4"]
    own = hand(table, "fortis") + [
        w for name in table.provinces_of(1) for w in defenders(table, name)
    ]
    assert sorted(own) == ["fortis-blood-1", "fortis-bone-1", "fortis-sulphur-2"]


@rule("COA-SOLO-03")
def test_the_action_cards_are_shuffled() -> None:
    first = set()
    for seed in SEEDS:
        table = fresh("solo", 1, seed)
        while not opponent(table).used:
            idle(table)
        first.add(opponent(table).used[0].id)

    assert first == action_cards(fresh("solo", 1))


@rule("COA-SOLO-03")
def test_the_action_cards_lie_face_down() -> None:
    one = ashlands(mode="solo", action="harvest siege")
    other = ashlands(mode="solo", action="siege harvest")

    assert GAME.view(one, 0) == GAME.view(other, 0)


@rule("COA-SOLO-04")
def test_the_warrior_scale_starts_at_its_top_step() -> None:
    assert opponent(fresh("solo", 1)).scale == 0
    assert opponent(fresh("automa", 3)).scale == 0


@pytest.mark.parametrize(("difficulty", "level"), [("easy", 1), ("medium", 2), ("hard", 3)])
@rule("COA-SOLO-05")
def test_the_difficulty_sets_the_level_of_the_warrior_on_the_citadel(
    difficulty: str, level: int
) -> None:
    tables = [started("solo", 1, seed, {"difficulty": difficulty}) for seed in SEEDS]

    garrisons = [table.regions["citadel"].defenders for table in tables]
    assert {table.regions["citadel"].owner for table in tables} == {1}
    assert {tuple(w.level for w in garrison) for garrison in garrisons} == {(level,)}
    assert len({garrison[0] for garrison in garrisons}) > 1


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
@rule("COA-AMB-81")
def test_a_garrison_that_is_an_automaton_is_put_back_and_another_drawn(difficulty: str) -> None:
    for seed in SEEDS:
        table = started("solo", 1, seed, {"difficulty": difficulty})

        GAME.check(table)  # none is lost
        assert not table.regions["citadel"].defenders[0].automaton
        assert not any(deck.top or deck.bottom for deck in table.decks.values())


def choosing(seed: int = 1) -> Ashlands:
    """Set up a solo game whose garrison the player chooses."""
    options = {"difficulty": "chosen", "necromancer-1": "mors", "necromancer-2": "nox"}
    return started("solo", 1, seed, options)


@rule("COA-SOLO-05", "COA-AMB-87")
def test_the_garrison_can_be_chosen_freely_among_the_warriors_of_the_decks() -> None:
    table = choosing()
    waiting = {w.id for deck in table.decks.values() for w in deck.cards() if not w.automaton}

    assert asked(table) == [("mors", "setup.garrison")]
    assert {code.removeprefix("warrior:") for code in codes(table, "mors")} == waiting
    assert not {w.id for w in table.row if w} & waiting

    chosen = codes(table, "mors")[0]
    play(table, f"mors {chosen}", "mors done")
    assert owner(table, "citadel") == "nox"
    warrior = chosen.removeprefix("warrior:")
    assert defenders(table, "citadel") == [warrior]
    guard = {"seat": 1, "region": "citadel", "warrior": warrior}
    assert told(table, "defender.joins")[-1] == guard
    assert asked(table) == [("mors", "place")]


@rule("COA-AMB-87")
def test_a_chosen_garrison_has_one_to_three_warriors_each_from_its_deck() -> None:
    table = choosing()
    before = [len(deck) for deck in table.decks.values()]
    assert "done" not in codes(table, "mors")

    for level in (1, 2, 3):
        deck = [w.id for w in table.decks[level].cards() if not w.automaton]
        play(table, f"mors warrior:{deck[0]}")
        assert f"warrior:{deck[0]}" not in codes(table, "mors")

    assert [w.level for w in table.regions["citadel"].defenders] == [1, 2, 3]
    assert [len(deck) for deck in table.decks.values()] == [size - 1 for size in before]
    assert asked(table) == [("mors", "place")]  # three are the most


@rule("COA-SOLO-05")
def test_the_options_of_a_free_garrison_do_not_tell_the_order_of_the_decks() -> None:
    table = choosing()
    for deck in table.decks.values():
        deck.bag.reverse()
    shuffled = table.copy()
    shuffled.asks = []
    shuffled.stack[-1].at = shuffled.stack[-1].script.index("garrison_citadel")
    shuffled.run()

    assert codes(shuffled, "mors") == codes(table, "mors")


@rule("COA-SOLO-06", "COA-AMB-01")
def test_the_targeted_card_takes_the_place_of_action_card_one() -> None:
    basic = {"onslaught", "siege", "harvest", "expansion", "exhumation"}

    assert action_cards(fresh("solo", 1)) == basic
    targeted = action_cards(fresh("solo", 1, options={"targeted": True}))
    assert targeted == basic - {"harvest"} | {"targeted"}


@pytest.mark.parametrize("people", [2, 3])
@rule("COA-AI-06", "COA-AMB-68")
def test_the_opponent_may_join_two_or_three_players_with_the_king_on_the_citadel(
    people: int,
) -> None:
    table, as_many = fresh("automa", people), fresh("standard", people + 1)

    assert table.king
    assert owner(table, "citadel") is None
    assert [each.automa for each in table.players] == [False] * people + [True]
    assert table.rules.limits == as_many.rules.limits
    assert [len(table.provinces_of(at)) for at in range(people + 1)] == [1] * (people + 1)
    assert len(opponent(table).deck) == 5


@rule("COA-AI-05")
def test_the_opponent_has_no_fate_card() -> None:
    table = fresh("automa", 3)

    assert [each.fate is None for each in table.players] == [False, False, False, True]


@rule("COA-AI-05")
def test_the_opponent_scores_no_fate_at_the_end() -> None:
    table = ashlands(
        mode="solo",
        round=4,
        minions={"mors": 1, "nox": 0},
        hand={"nox": "bone-colossus cinder-colossus blood-colossus"},
    )

    idle_on(table)

    assert [facts["seat"] for facts in told(table, "fate")] == [0]
    assert player(table, "nox").sources == {"citadel": 7}


@rule("COA-AMB-51")
def test_the_opponent_takes_no_starting_gold_and_no_points_for_it() -> None:
    table = fresh("solo", 1)

    person, automa = table.players
    assert person.store["gold"] == 2
    assert automa.store["gold"] == 0
    assert automa.vp == 0


@rule("COA-AMB-71")
def test_starting_warriors_of_the_opponent_that_defend_nothing_begin_in_its_hand() -> None:
    alone = idle(fresh("solo", 1, options={"necromancer-2": "nox"}))
    crowd = idle(fresh("automa", 3, options={"necromancer-4": "nox"}))

    assert hand(alone, "nox") == ["nox-blood-2"]
    assert hand(crowd, "nox") == ["nox-blood-2", "nox-sulphur-1"]


@rule("COA-AMB-77")
def test_the_opponent_posts_the_first_in_the_alphabet_then_the_other() -> None:
    table = fresh("solo", 1, options={"necromancer-2": "fortis"})

    idle(table)

    first, second = table.provinces_of(1)
    assert defenders(table, first) == ["fortis-blood-1"]
    assert defenders(table, second) == ["fortis-bone-1"]


# Like a player, and last


@rule("COA-AI-01", "COA-ROUND-02")
def test_the_opponent_places_its_minions_and_scores_its_regions_like_a_player() -> None:
    table = ashlands(
        mode="solo",
        village="nox lesser-altar",
        minions={"mors": 1, "nox": 2},
        turn=1,
        dice=[2, 1],
        action="harvest exhumation",
    )
    assert table.slots["village/resource"] == (1,)

    play(table, "mors refresh")

    placed = [facts["slot"] for facts in told(table, "placed") if facts["seat"] == 1]
    assert placed[:2] == ["village/resource", "gold"]
    assert player(table, "nox").sources == {"gold-slot": 2, "structures": 4, "citadel": 4}


@pytest.mark.parametrize(("mode", "people"), [("solo", 1), ("automa", 2), ("automa", 3)])
@rule("COA-AI-04")
def test_the_opponent_is_always_last_in_the_turn_order(mode: str, people: int) -> None:
    for seed in range(1, 6):
        table = started(mode, people, seed)
        while not table.over:
            assert table.order[-1] == people
            idle_on(table)
        turns = [facts["seat"] for facts in told(table, "turn")]
        assert turns[people :: people + 1] == [people] * 16


@rule("COA-AMB-64", "COA-AI-04")
def test_if_the_opponent_has_the_fewest_points_the_last_person_sets_the_order() -> None:
    table = ashlands(
        "mors visio nox",
        mode="automa",
        vp={"mors": 20, "visio": 15, "nox": 0},
        minions={"mors": 1, "visio": 0, "nox": 0},
    )

    play(table, "mors refresh")
    assert asked(table) == [("visio", "order.next")]
    play(table, "visio visio")

    assert table.order == (1, 0, 2)


@rule("COA-AMB-67")
def test_the_opponent_has_no_abilities() -> None:
    table = ashlands(
        "fortis visio",
        mode="solo",
        options={"abilities": True},
        volcano="visio",
        hand={"fortis": "bone-thrall"},
    )

    play(table, "fortis volcano/battle")

    assert asked(table) == [("fortis", "battle.card")]
    assert [each.ability for each in table.players] == [True, False]


# The end


def last_turn(**position: object) -> Ashlands:
    """Play the last turn of a solo game in which mors, with the citadel, comes up to 10 points."""
    table = ashlands(
        mode="solo",
        round=4,
        minions={"mors": 1, "nox": 0},
        vp={"mors": 3, "nox": 10},
        fate={"mors": "bone+ash"},
        citadel="mors",
        **position,  # type: ignore[arg-type]  # parts of a position
    )
    return play(table, "mors refresh")


@rule("COA-AMB-65")
def test_the_opponent_loses_nothing_for_automata_it_still_owns() -> None:
    table = last_turn(hand={"nox": "bone-engine ash-puppet", "mors": "blood-puppet"})

    assert player(table, "nox").vp == 10
    assert player(table, "mors").vp == 9


@rule("COA-AMB-66")
def test_the_opponent_wins_what_is_still_tied_in_a_solo_game() -> None:
    result = last_turn().result

    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((10, 10), (1,), "solo-tie")


@rule("COA-AMB-66")
def test_the_opponent_adds_nothing_in_a_tie_break() -> None:
    result = last_turn(hand={"mors": "gore-thrall", "nox": "blood-colossus"}).result

    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((10, 10), (0,), "other-types")
