"""Views of any shape, laid out for a terminal."""

from __future__ import annotations

import enum
import io
from collections.abc import Mapping
from typing import Any

from rich.console import Console, RenderableType

from emberkeep.cli.glossary import glossary
from emberkeep.cli.screen import Screen, ranks
from emberkeep.cli.words import Cast, words
from emberkeep.kernel import (
    Ask,
    Chance,
    Deck,
    Event,
    Option,
    Result,
    SeatId,
    Table,
    Value,
    alone,
    state,
    value,
)
from tests.toys import hamlet

CAST = Cast(("Mors", "Nox"))


class Ore(enum.Enum):
    """Something with a name."""

    RED_IRON = 1


@value
class Card(Value):
    """A thing with a code that tells a part of it."""

    code: str
    suit: str
    power: int
    tired: bool = False


@value
class Player(Value):
    """One of several."""

    name: str
    points: int
    goods: tuple[tuple[str, int], ...]
    hand: tuple[Card, ...]
    grave: tuple[Card, ...] = ()


@value
class Region(Value):
    """A place with an owner."""

    code: str
    owner: SeatId | None
    guards: tuple[tuple[SeatId, int], ...]


@value
class View(Value):
    """Everything a view may hold."""

    round: int
    active: SeatId
    players: tuple[Player, ...]
    regions: Mapping[str, Region]
    deck: int | None = None
    row: tuple[str, ...] = ()
    last: Card | None = None


MORS = Player("Mors", 12, (("bone", 2), ("ash", 0)), (Card("bone-3", "bone", 3),))
NOX = Player("Nox", 7, (("bone", 1), ("ash", 4)), (), ())
VOLCANO = Region("volcano", 1, ((0, 1), (1, 0)))
MARSH = Region("marsh", None, ())
VIEW = View(2, 1, (MORS, NOX), {"volcano": VOLCANO, "marsh": MARSH}, row=("a", "b"))


def shown(thing: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    console.print(thing)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]  # it is the StringIO above
    return [line.rstrip() for line in text.splitlines()]


def said(thing: Any) -> str:
    return CAST.say(thing).plain


def test_identifiers_are_read_aloud() -> None:
    assert words("known_hand") == "known hand"
    assert words("battle.card") == "battle card"


def test_things_are_said_shortly() -> None:
    assert said(()) == said(None) == said({}) == said("") == "–"
    assert [said(fact) for fact in (True, False)] == ["yes", "no"]
    assert said(0) == "0"
    assert said(Ore.RED_IRON) == "red iron"
    assert said({"bone": 2, "ash": 0}) == "bone 2, ash 0"
    assert said(("a", ("b", 3))) == "a, b 3"
    assert said(frozenset({3, 1})) == "1, 3"


def test_a_value_is_said_by_its_code_and_what_that_does_not_tell() -> None:
    assert said(Card("bone-3", "bone", 3)) == "bone-3 (power 3)"
    assert said(Card("bone-3", "bone", 5, tired=True)) == "bone-3 (power 5, tired)"


def test_whole_numbers_are_seats_where_their_type_says_so() -> None:
    assert CAST.field(VOLCANO, "owner").plain == "owner Nox"
    assert CAST.field(VOLCANO, "guards").plain == "guards Mors 1, Nox 0"
    assert CAST.field(VIEW, "round").plain == "round 2"


def test_events_are_told_in_a_line() -> None:
    event = Event("battle.won", {"seat": 0, "region": "volcano", "spoils": ["bone", "ash"]}, None)

    assert CAST.event(event).plain == "Mors battle won · region volcano · spoils bone, ash"
    assert CAST.event(Event("rain", {}, None)).plain == "rain"
    assert CAST.event(Event("duel", {"winner": 1, "close": True}, None)).plain == (
        "duel · winner Nox · close"
    )
    obvious = Event("obvious", {"prompt": "battle.card", "code": "pass"}, (0,))
    assert CAST.event(obvious).plain == "battle card: pass, the only option"


def test_players_stand_side_by_side_and_places_under_one_another() -> None:
    assert shown(Screen(CAST, 40).board(VIEW), 40) == [
        "round 2   active Nox",
        "",
        "players  Mors              Nox",
        "points   12                7",
        "bone     2                 1",
        "ash      0                 4",
        "hand     bone-3 (power 3)  –",
        "",
        "regions  owner  guards    row  a, b",
        "volcano  Nox    Mors 1",
        "                Nox 0",
        "marsh    –      –",
    ]


def test_tables_stand_beside_each_other_where_there_is_room() -> None:
    lines = shown(Screen(CAST, 80).board(VIEW))

    assert lines[2] == "players  Mors              Nox    regions  owner  guards    row  a, b"
    assert len(lines) == 7


def test_a_tall_table_is_halved_where_that_saves_lines() -> None:
    regions = {f"region-{n}": Region(f"region-{n}", 0, ()) for n in range(14)}
    view = View(1, 0, (), regions)

    assert len(shown(Screen(CAST, 80).board(view))) == 12
    assert len(shown(Screen(CAST, 30).board(view), 30)) == 19


def test_codes_of_pieces_are_shown_with_what_is_printed_on_them() -> None:
    pieces = {"ox": Card("ox", "field", 4), "elk": Card("elk", "wood", 3, tired=True)}
    lines = shown(Screen(CAST, 80, pieces=pieces).board(View(1, 0, (), {}, row=("ox", "", "elk"))))

    assert lines[2:5] == [
        "row  suit   power  tired",
        "ox   field      4  no",
        "elk  wood       3  yes",
    ]


def test_no_line_is_wider_than_the_terminal() -> None:
    big = View(2, 1, (MORS, NOX) * 3, {}, row=tuple(f"thing-{n}" for n in range(40)), last=None)
    for width in (40, 60, 100):
        assert max(map(len, shown(Screen(CAST, width).board(big), width))) <= width


def test_lines_break_between_things() -> None:
    row = tuple(f"red-{n} horse" for n in range(12))
    lines = shown(Screen(CAST, 40).board(View(1, 0, (), {}, row=row)), 40)

    assert all(line.endswith(("horse", "horse,")) for line in lines if "horse" in line)


def test_options_stand_in_columns_read_downwards() -> None:
    codes = [f"warrior:bone-{n}" for n in range(1, 9)]
    options = tuple(Option(code, code) for code in codes)
    ask = Ask(0, 1, "battle.warrior", options, "then", "", secret=False, about={"region": "marsh"})

    assert shown(Screen(CAST, 80).question(ask, [str(n) for n in range(1, 9)])) == [
        "Mors, battle warrior? · region marsh",
        "1 warrior:bone-1   5 warrior:bone-5",
        "2 warrior:bone-2   6 warrior:bone-6",
        "3 warrior:bone-3   7 warrior:bone-7",
        "4 warrior:bone-4   8 warrior:bone-8",
    ]


def test_few_options_are_explained_by_what_their_codes_do_not_tell() -> None:
    options = [
        Option("hire:ox-4", Card("ox-4", "field", 4)),
        Option("hire:elk", Card("elk", "wood", 3, tired=True)),
        Option("pass", None),
    ]

    assert shown(Screen(CAST, 80).options(options, ["1", "2", "3"])) == [
        "1 hire:ox-4  suit field, power 4",
        "2 hire:elk   suit wood, power 3, tired",
        "3 pass",
    ]


def test_pieces_are_found_wherever_they_lie_on_a_table() -> None:
    @state
    class Chest(Table):
        open: list[Card]
        shut: dict[str, Deck[Card]]

    chest = Chest(Chance(1), [Card("ox", "field", 4)], {"a": Deck([Card("elk", "wood", 3)])})

    assert list(glossary(hamlet.GAME, chest)) == ["elk", "ox"]


def test_a_long_story_shows_its_end() -> None:
    events = [Event(f"step.{n}", {}, None) for n in range(30)]

    assert shown(Screen(CAST, 80).story(events, 2)) == [
        "… 28 more before these: type story to read all",
        "· step 28",
        "· step 29",
    ]


def test_equals_share_a_rank_and_winners_come_first() -> None:
    assert ranks(Result((5, 9, 9), (1, 2), "points", alone(3))) == [(1, 1), (1, 2), (3, 0)]
    assert ranks(Result((9, 5), (1,), "race", alone(2))) == [(1, 1), (2, 0)]
