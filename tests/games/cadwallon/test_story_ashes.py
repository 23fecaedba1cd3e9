"""What is told of the expansion: everything that changes the table is told, once."""

from __future__ import annotations

from typing import Any

import pytest

from emberkeep.games.cadwallon import GAME
from tests.games.cadwallon.positions import LOCKED, NAMES, STAIR, ashes, city, pass_to, play, told


def happened(given: dict[str, Any], *moves: str) -> list[tuple[str, dict[str, object]]]:
    """Play some moves and list what is told, without what answers itself."""
    table = city(mode="king_of_ashes", adventure="adv-14", **given)
    table.log.clear()
    play(table, *moves)
    return [(event.kind, dict(event.facts)) for event in table.log if event.kind != "obvious"]


FOUND = {"figure": "iris", "room": "D2"}
ESCAPES = {"wins": (4, 5, 6), "cards": ()}
OPEN = {"wins": (), "cards": ()}  # several dice, or several results, decide
TOLD: list[tuple[dict[str, Any], list[str], list[tuple[str, dict[str, object]]]]] = [
    (
        {"one": "iris@C2 leona@A1", "tokens": "D2=coat"},
        ["one iris", "one D2"],
        [
            ("move", {"figure": "iris"}),
            ("moved", {"figure": "iris", "place": "D2"}),
            ("explored", {**FOUND, "token": "coat"}),
            ("experience", {"seat": 0, "tokens": 1}),
        ],
    ),
    (
        {"one": "iris@C2 leona@A1", "open": "D2=coat"},
        ["one iris", "one D2"],
        [
            ("move", {"figure": "iris"}),
            ("moved", {"figure": "iris", "place": "D2"}),
            ("found", {**FOUND, "token": "coat"}),
            ("experience", {"seat": 0, "tokens": 1}),
        ],
    ),
    (
        {"one": "iris@A1 leona@A9", "experience": 2},
        ["one buy", "one iris", "one rapier"],
        [("equipped", {"figure": "iris", "card": "rapier"})],
    ),
    (
        {"one": "iris@A1+lantern leona@A9", "experience": 2},
        ["one buy", "one iris", "one rapier", "one lantern"],
        [("equipped", {"figure": "iris", "card": "lantern"})],
    ),
    (
        {"one": "iris@A1/1 leona@A9"},
        ["one heal:iris"],
        [("healed", {"figure": "iris"})],
    ),
    (
        {"one": "iris@A1+healing-draught/1 leona@A9"},
        ["one draught:iris"],
        [
            ("used-up", {"figure": "iris", "card": "healing-draught"}),
            ("healed", {"figure": "iris"}),
        ],
    ),
    (
        {"one": "iris@altar:crystal leona@A1"},
        ["one iris", "one trade:1"],
        [
            ("traded", {"figure": "iris", "gems": 1}),
            ("score", {"seat": 0, "points": 6, "source": "altar"}),
        ],
    ),
    (
        {"one": "iris@prison:keys leona@A1", "dice": (1, 4)},
        ["one iris", "one escape", "one treasure:1"],
        [
            ("room.thrown", {"figure": "iris", "room": "prison", "dice": (1,), **ESCAPES}),
            ("room.rerolled", {"figure": "iris", "dice": (4,)}),
            ("escaped", {"figure": "iris"}),
        ],
    ),
    (
        {"one": "iris@prison leona@A1", "experience": 1, "dice": (1, 2)},
        ["one iris", "one escape", "one xp:1"],
        [
            ("room.thrown", {"figure": "iris", "room": "prison", "dice": (1,), **ESCAPES}),
            ("rerolled", {"figure": "iris", "by": "xp"}),
            ("room.rerolled", {"figure": "iris", "dice": (2,)}),
        ],
    ),
    (
        {"one": "iris@tunnel:ring leona@A1", "closed": LOCKED, "dice": (6,)},
        ["one iris", "one tunnel"],
        [
            ("room.thrown", {"figure": "iris", "room": "tunnel", "dice": (6,), **OPEN}),
            ("left", {"figure": "iris", "by": "tunnel", "treasures": ("ring",)}),
        ],
    ),
    (
        {"one": "iris@secret:ring leona@A1", "dice": (1, 1, 2)},
        ["one iris", "one search"],
        [
            ("room.thrown", {"figure": "iris", "room": "secret", "dice": (1, 1, 2), **OPEN}),
            ("removed", {"figure": "iris", "fate": "dead", "treasures": ("ring",)}),
        ],
    ),
    (
        {"one": "iris@D4 leona@A1", "open": STAIR, "experience": 1, "dice": (1, 2)},
        ["one iris", "one altar", "one xp"],
        [
            ("move", {"figure": "iris"}),
            ("moved", {"figure": "iris", "place": "altar"}),
            ("cyclops.thrown", {"roll": 1}),
            ("rerolled", {"figure": "cyclops", "by": "xp"}),
            ("cyclops.thrown", {"roll": 2}),
            ("cyclops.moved", {"room": "tunnel"}),
        ],
    ),
    (
        {"one": "iris@A1+crossbow leona@A9", "two": "nyra@A3+chain-shirt", "dice": (5,)},
        ["one iris", "one shoot:nyra", "two pass"],
        [
            ("crossbow", {"seat": 0, "figure": "nyra", "roll": 5, "wins": (5, 6)}),
            ("wound", {"figure": "nyra", "source": "crossbow"}),
        ],
    ),
    (
        {"one": "iris@A1+crossbow leona@A9", "two": "nyra@A3", "dice": (6,)},
        ["one iris", "one shoot:nyra"],
        [
            ("crossbow", {"seat": 0, "figure": "nyra", "roll": 6, "wins": (5, 6)}),
            ("wound", {"figure": "nyra", "source": "crossbow"}),
        ],
    ),
    (
        {"one": "iris@A5:ring leona@A4"},
        ["one iris", "one A3", "one exchange", "one leona"],
        [
            ("move", {"figure": "iris"}),
            ("exchanged", {"one": "iris", "other": "leona"}),
            ("moved", {"figure": "iris", "place": "A3"}),
        ],
    ),
    (
        {"one": "iris@centre leona@A1"},
        ["one iris", "one C3"],
        [("rose", {"figure": "iris", "place": "C3"})],
    ),
]


@pytest.mark.parametrize(("given", "moves", "events"), TOLD)
def test_what_happens_is_told(
    given: dict[str, Any], moves: list[str], events: list[tuple[str, dict[str, object]]]
) -> None:
    assert happened(given, *moves) == events


def test_dice_thrown_again_and_flights_are_told() -> None:
    table = ashes(one="maren@F5", two="nyra@G5", hand={"two": "jinx"}, dice=(5, 4, 1, 1, 6))

    play(table, "one maren", "one attack:nyra", "two pass", "two jinx:1", "one F7")

    assert told(table, "fight.rerolled") == [{"figure": "maren", "die": 1, "roll": 6}]
    assert told(table, "fled") == [{"figure": "nyra", "place": "F7"}]


def test_whoever_loses_below_is_told_to_be_in_prison() -> None:
    table = ashes(one="maren@D4 leona@A1", two="nyra@altar", open=STAIR, dice=(5, 5, 1, 1, 6))

    play(table, "one maren", "one altar")

    assert told(table, "imprisoned") == [{"figure": "nyra"}]


def test_mercenaries_and_deployment_are_told() -> None:
    table = GAME.new(GAME.setup("king_of_ashes", 2, {"adventure": "adv-14"}, 3))
    first, second = (NAMES[seat] for seat in table.rules.order)
    seat = table.rules.order[0]
    member = next(f.id for f in table.figures.values() if f.seat == seat)

    play(table, f"{first} isabeau", f"{first} {member}", f"{second} none")
    play(table, f"{first} isabeau", f"{first} A2")

    assert told(table, "hired") == [{"seat": seat, "figure": "isabeau", "instead": member}]
    assert told(table, "deployed") == [{"figure": "isabeau", "gate": "A2"}]


def test_intrigues_are_told_when_drawn_shown_and_scored() -> None:
    table = city(
        mode="king_of_ashes",
        adventure="adv-14",
        one="iris@E2:keys leona@A1",
        two="nyra@K9",
        intrigues="in-20",
        round=8,
    )
    table.intrigues = ["in-02"]

    play(table, "one intrigue", "one end")
    while not table.over:
        pass_to(table, "two")
        play(table, "two end")

    assert told(table, "intrigue.drawn") == [{"seat": 0}]
    assert told(table, "intrigue.shown") == [{"seat": 0, "intrigue": "in-02"}]
    assert told(table, "intrigue.end") == [{"seat": 0, "intrigue": "in-20", "fulfilled": True}]
