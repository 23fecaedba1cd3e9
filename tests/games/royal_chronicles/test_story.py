"""What everybody is told, chapter by chapter: browsers, terminals and reports read nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.royal_chronicles.state import Realm
from tests.games.royal_chronicles.positions import (
    asked,
    codes,
    deploy,
    fresh,
    kinds,
    play,
    realm,
    told,
)


def pick(table: Realm) -> Realm:
    for name in [name for name, _ in asked(table)]:
        play(table, f"{name} {codes(table, name)[0]}")
    return table


# --- Recruitment ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "cards"), [(2, 9), (3, 5)])
def test_a_draft_is_told_from_deal_to_deal(people: int, cards: int) -> None:
    table = realm(*[""] * people, phase="draft", whole=True)
    while table.phase == 1:
        pick(table)

    assert told(table, "dealt") == [{"cards": cards, "direction": 1}]
    assert told(table, "draft.passes") == [{"direction": 1}] * 4
    assert len(told(table, "draft.discards")) == (8 if people == 2 else 0)


def test_the_second_draft_goes_the_other_way() -> None:
    table = pick(realm("", "", "", phase="draft", round=2))

    assert told(table, "dealt") == [{"cards": 5, "direction": -1}]
    assert told(table, "draft.passes") == [{"direction": -1}]


def test_what_two_players_discard_is_told() -> None:
    table = fresh("standard", 2)
    mine, theirs = codes(table)[1], codes(table, "bo")[1]
    pick(table)
    play(table, f"ada {mine.replace('keep', 'discard')}", f"bo {theirs.replace('keep', 'discard')}")

    assert told(table, "draft.discards") == [
        {"seat": 0, "card": mine.removeprefix("keep:")},
        {"seat": 1, "card": theirs.removeprefix("keep:")},
    ]


DRAWN = "monkey cook farmer hunter knight miner rogue archer golem veteran woodcutter cerberus"


def test_the_draft_alone_is_told_pick_by_pick() -> None:
    table = realm("", phase="solo", whole=True, deck=DRAWN)
    play(table, "ada keep:knight-1", "ada keep:golem-1", "ada keep:veteran-1")
    chosen = codes(table)[0].removeprefix("keep:")
    pick(table)

    assert told(table, "solo.draws")[:2] == [
        {"seat": 0, "cards": ["monkey-1", "hunter-1", "farmer-1", "cook-1", "knight-1"]},
        {"seat": 0, "cards": ["miner-1", "archer-1", "rogue-1", "golem-1"]},
    ]
    assert told(table, "underworld") == [
        {"cards": ["monkey-1", "hunter-1", "farmer-1", "cook-1"]},
        {"cards": ["miner-1", "archer-1", "rogue-1"]},
        {"cards": ["woodcutter-1", "cerberus-1"]},
    ]
    assert told(table, "underworld.shuffled") == [{"cards": 9}]
    recruited = told(table, "recruited")
    assert [fact["card"] for fact in recruited[:4]] == ["knight-1", "golem-1", "veteran-1", chosen]
    assert [fact["seat"] for fact in recruited] == [0] * 5


def test_the_lich_kings_income_is_told_card_by_card() -> None:
    table = realm(
        "hand titan",
        phase="lich_income",
        whole=True,
        round=2,
        row="pit-of-champions paupers-field",
        underworld="knight cook miner commander",
    )

    assert table.log[0].kind == "lich.instant"
    assert told(table, "lich.instant") == [{"card": "paupers-field", "points": 1}]
    assert told(table, "lich.bonus") == [
        {"card": "pit-of-champions", "cards": ["knight-1", "commander-1"], "points": 2},
        {"card": "paupers-field", "cards": ["cook-1"], "points": 1},
    ]
    gone = ["cook-1", "knight-1", "miner-1", "commander-1"]
    assert told(table, "underworld.emptied") == [{"cards": gone}]


# --- Deployment -----------------------------------------------------------------------------------


def test_a_deployment_is_told_when_all_are_ready() -> None:
    table = realm(
        "gold 5; front cook miner+1; back rogue; hand monkey dragonfang golem titan knight",
        "",
    )
    deploy(
        table,
        "discard:cook-1",
        "move:rogue-1",
        "place:monkey-1/back",
        "place:golem-1/back",
        "place:dragonfang-1",
        "keep:titan-1",
    )

    assert told(table, "deployed")[0] == {
        "seat": 0,
        "placed": ["monkey-1", "golem-1"],
        "front": ["miner-1", "rogue-1"],
        "back": ["monkey-1", "golem-1"],
        "artifact": "dragonfang-1",
        "dismissed": ["cook-1"],
        "discarded": ["knight-1"],
        "kept": 1,
        "paid": 3,
    }
    assert told(table, "deployed")[1]["seat"] == 1
    assert told(table, "deployed")[1]["artifact"] == ""


def test_abilities_tell_what_they_do_and_whose_they_are() -> None:
    table = realm("gold 4; front knight; hand necromancer golem; town mine:2", "")
    deploy(table, "place:necromancer-1/front", "place:golem-1/back")

    assert told(table, "age") == [
        {"seat": 0, "card": "knight-1", "tokens": 1, "source": "necromancer"},
        {"seat": 0, "card": "golem-1", "tokens": 1, "source": "necromancer"},
    ]
    assert told(table, "raised") == [{"seat": 0, "building": "town", "source": "golem"}]


def test_gold_and_points_of_abilities_are_told() -> None:
    table = realm("gold 7; hand noble grand-intendant", "")
    deploy(table, "place:grand-intendant-1/front", "place:noble-1/front")

    assert told(table, "gold") == [{"seat": 0, "gold": 2, "source": "grand-intendant"}]
    assert told(table, "score") == [{"seat": 0, "points": 3, "source": "noble"}]


def test_a_herbalist_tells_how_many_tokens_are_gone() -> None:
    table = realm("front knight+3; gold 1; hand herbalist", "")
    deploy(table, "place:herbalist-1/back")

    assert told(table, "age") == [
        {"seat": 0, "card": "knight-1", "tokens": -3, "source": "herbalist"}
    ]


def test_a_shapeshifter_tells_what_it_skipped_and_became() -> None:
    table = realm("hand shapeshifter", "", deck="titan dragonfang dragon")
    deploy(table, "place:shapeshifter-1/front")

    assert told(table, "shapeshifter") == [
        {
            "seat": 0,
            "card": "shapeshifter-1",
            "skipped": ["titan-1", "dragonfang-1"],
            "becomes": "dragon-1",
        }
    ]


def test_a_shadow_tells_whom_it_repeats() -> None:
    table = realm("front veteran cave-spirit; gold 1; hand shadow", "")
    play(deploy(table, "place:shadow-1/back"), "ada unit:cave-spirit-1")

    assert told(table, "shadowed") == [{"seat": 0, "card": "cave-spirit-1"}]


def test_a_sphinx_tells_that_it_looks_and_what_it_discards() -> None:
    table = realm("gold 3; hand sphinx golem", "", deck="rogue miner dragonfang")
    play(deploy(table, "keep:golem-1", "place:sphinx-1/front"), "ada keep:dragonfang-1")

    assert told(table, "sphinx") == [{"seat": 0, "card": "sphinx-1"}]
    assert told(table, "sphinx.discards") == [
        {"seat": 0, "cards": ["miner-1", "rogue-1", "golem-1"], "kept": 1}
    ]


# --- War ------------------------------------------------------------------------------------------


def test_each_war_is_told_by_both_sides() -> None:
    table = realm("front knight", "front miner", phase="war")

    assert [(fact["seat"], fact["total"]) for fact in told(table, "strength")] == [(0, 4), (1, 2)]
    assert told(table, "war") == [
        {"seat": 0, "against": 1, "mine": 4, "theirs": 2, "won": True},
        {"seat": 1, "against": 0, "mine": 2, "theirs": 4, "won": False},
    ]


def test_among_three_the_left_neighbour_is_told_first() -> None:
    table = realm("front knight", "front miner", "front kraken", phase="war")

    told_wars = [(fact["seat"], fact["against"], fact["won"]) for fact in told(table, "war")]
    assert told_wars == [
        (0, 1, True),
        (0, 2, False),
        (1, 2, False),
        (1, 0, False),
        (2, 0, True),
        (2, 1, True),
    ]


def test_the_wars_against_the_lich_king_are_told() -> None:
    row = "bone-quarry conscripted-dead barrow-of-captains"
    table = realm("front forest-spirit golem", phase="war", round=2, row=row)

    assert told(table, "necropolis") == [{"place": 2, "card": "barrow-of-captains"}]
    assert told(table, "lich.armies") == [{"black": 6, "purple": 9}]
    assert told(table, "war") == [
        {"seat": 0, "against": "black", "mine": 6, "theirs": 6, "won": True},
        {"seat": 0, "against": "purple", "mine": 6, "theirs": 9, "won": False},
    ]
    assert told(table, "lich.wins") == [{"army": "black"}, {"army": "purple"}]


# --- Income, Construction, Ageing -----------------------------------------------------------------


def test_an_income_is_told_with_its_parts() -> None:
    table = realm("back cook giant-snake+1; town port tavern treasury", "", phase="income")

    assert told(table, "income")[0] == {
        "seat": 0,
        "gold": 2 + 2 + 3 + 2 + 1 + 1,
        "lines": [
            ("basic", 2),
            ("cook-1", 2),
            ("giant-snake-1", 3),
            ("tavern", 2),
            ("port", 1),
            ("treasury", 1),
        ],
    }


@pytest.mark.parametrize(
    ("text", "code", "told_so"),
    [
        ("back woodcutter; gold 2; tavern", "build:town/1", ("town", 1, True, 2)),
        ("back forest-spirit", "build:town/2", ("town", 2, True, 0)),
        ("gold 3; temple", "upgrade:temple", ("temple", 2, False, 3)),
    ],
)
def test_a_building_is_told_with_what_was_paid(
    text: str, code: str, told_so: tuple[Any, ...]
) -> None:
    table = play(realm(text, "gold 9", phase="build"), f"ada {code}", "bo pass")
    building, level, new, paid = told_so

    assert told(table, "built") == [
        {"seat": 0, "building": building, "level": level, "new": new, "paid": paid}
    ]


def test_ageing_tells_who_is_saved_who_dies_and_who_grows_old() -> None:
    table = realm("front knight+1 miner+1; back mystical-healer", "back cook+1", phase="age")
    play(table, "ada unit:miner-1")

    assert told(table, "saved") == [{"seat": 0, "card": "miner-1"}]
    assert told(table, "die") == [
        {"seat": 0, "cards": ["knight-1"]},
        {"seat": 1, "cards": ["cook-1"]},
    ]
    assert told(table, "grow.old") == [{"seat": 0}]


def test_nothing_is_told_of_nothing() -> None:
    table = realm("crypt:2; front knight; back palm-reader chronicler", "", phase="age")

    assert kinds(table) == ["grow.old"]


def test_a_deck_that_is_made_anew_is_told() -> None:
    table = realm("", "", "", phase="draft", expansions="none", only="knight")

    assert told(table, "deck.shuffled") == [{"cards": 80}]


def test_the_end_is_told_with_its_winners_and_its_reason() -> None:
    table = realm("vp 3", "vp 3; gold 1", phase="end")

    assert told(table, "crown") == [{"winners": (1,), "reason": "gold"}]


def test_phases_are_told_as_they_begin() -> None:
    table = realm("", "", phase="income", whole=True)

    assert [event.kind for event in table.log[:2]] == ["phase", "income"]
    assert told(table, "phase")[0] == {"round": 1, "phase": 4}
