"""How data classes are written out for the compiled build."""

from __future__ import annotations

import ast
import importlib.util
import pickle
import sys
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields, replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from emberkeep.kernel import table as kernel
from tools import native
from tools.compile import PACKAGES, ROOT, module_name, to_compile
from tools.rewrite import CannotCompile, quick_loops, rewrite

pytestmark = pytest.mark.skipif(
    not kernel.__file__.endswith(".py"), reason="only the classes of the plain build have a text"
)

SOURCE = '''
from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from emberkeep.kernel import Chance, Deck, Option, Procedure, State, Table, Value, state, value

SMALL = 3
WAYS: dict[
    str, int
] = {"left": 1, "right": 2}
T = TypeVar("T")
CHANCES = (0.5, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Goods:
    gold: int = 0
    bone: int


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    name: str


@value
class Tile(Value):
    name: str
    side: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tile) and other.name == self.name

    def __repr__(self) -> str:
        return self.name


@value
class Card(Value):
    name: str
    cost: Goods = Goods(bone=1)


@value
class Notes(Value):
    title: str
    pages: dict[str, int] = field(hash=False)


@state
class Hand(State):
    """What a player holds."""

    owner: str
    cards: list[Card] = field(default_factory=lambda: [Card("club")])
    size: int = SMALL

    def count(self) -> int:  # a comment that stays
        return len(self.cards)


@state
class Board(Table):
    hands: dict[str, Hand]
    deck: Deck[str] = field(default_factory=Deck)


@state
class Turn(Procedure):
    left: int

    script = ("ask_one",)

    def ask_one(self, table: Board) -> None:
        table.ask(
            0, "go", self.ways, self.went, about={"left": self.left}
        )  # the end of the call

    def ways(self, table: Board, seat: int) -> list[Option[int]]:
        return [Option(code, steps) for code, steps in WAYS.items()]

    def went(self, table: Board, seat: int, steps: int) -> None:
        self.left -= 1
        table.hands["Nox"].size += steps
        if self.left:
            self.again()
        else:
            table.end(winners=[0], reason="time", scores=[0])
'''


def loaded(name: str, text: str, folder: Path) -> ModuleType:
    """Import a module from text."""
    file = folder / f"{name}.py"
    file.write_text(text)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec
    assert spec.loader
    sys.modules[name] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """Load one source as it is and as it is written out, the latter without compiling it."""
    monkeypatch.setitem(sys.modules, "emberkeep.kernel._native", native)
    plain = loaded("small_plain", SOURCE, tmp_path)
    text = rewrite(SOURCE, plain)
    written = loaded("small_written", text, tmp_path)
    yield SimpleNamespace(plain=plain, written=written, text=text)
    del sys.modules["small_plain"], sys.modules["small_written"]


def board(module: Any) -> Any:
    """Lay out a small table and begin to play on it."""
    table = module.Board(module.Chance(7), {"Nox": module.Hand("Nox")})
    table.deck.shuffle_in(["club", "sword"])
    table.sides = ((0,),)
    table.call(module.Turn(3))
    table.run()
    return table


def test_no_decorator_is_left_but_mypycs(both: SimpleNamespace) -> None:
    classes = [node for node in ast.parse(both.text).body if isinstance(node, ast.ClassDef)]

    decorators = {ast.unparse(d).split("(")[0] for node in classes for d in node.decorator_list}

    assert decorators == {"_mypyc_attr"}


def test_methods_and_comments_stay_as_written(both: SimpleNamespace) -> None:
    assert "    def count(self) -> int:  # a comment that stays\n" in both.text


def test_both_have_the_same_fields_and_show_the_same(both: SimpleNamespace) -> None:
    for name in ("Goods", "Place", "Tile", "Card", "Hand", "Board", "Turn"):
        plain, written = getattr(both.plain, name), getattr(both.written, name)
        assert [f.name for f in fields(plain)] == [f.name for f in fields(written)]
        assert plain.__match_args__ == written.__match_args__
    assert repr(board(both.plain)) == repr(board(both.written))


def test_a_table_plays_on_and_stays_equal(both: SimpleNamespace) -> None:
    plain, written = board(both.plain), board(both.written)
    for code in ("left", "right", "left"):
        plain.choose(0, code)
        written.choose(0, code)

    assert written.over
    assert repr(plain) == repr(written)


def test_a_copy_is_equal_and_independent(both: SimpleNamespace) -> None:
    table = board(both.written)
    twin = table.copy()
    assert twin == table

    twin.hands["Nox"].cards.append(both.written.Card("sword"))
    twin.stack[0].left = 0
    twin.deck.draw(twin.chance)

    assert twin != table
    assert table == board(both.written)


def test_defaults_are_made_for_each_object(both: SimpleNamespace) -> None:
    one, two = both.written.Hand("Nox"), both.written.Hand("Mors")
    one.cards.clear()

    assert two.cards == [both.written.Card("club")]
    assert two.size == 3


def test_values_are_hashed_and_states_are_not(both: SimpleNamespace) -> None:
    card = both.written.Card
    assert {card("club"), card("club"), card("sword")} == {card("club"), card("sword")}
    with pytest.raises(TypeError, match="unhashable"):
        hash(both.written.Hand("Nox"))


def test_a_field_can_be_left_out_of_the_hash(both: SimpleNamespace) -> None:
    notes = both.written.Notes
    assert {notes("dark", {"ash": 1}), notes("dark", {"ash": 1})} == {notes("dark", {"ash": 1})}
    assert len({notes("dark", {"ash": 1}), notes("dark", {})}) == 2


def test_equality_is_as_the_decorator_says(both: SimpleNamespace) -> None:
    place = both.written.Place
    assert place("volcano") != place("volcano")
    assert len({place("volcano"), place("volcano")}) == 2


def test_own_methods_are_kept(both: SimpleNamespace) -> None:
    tile = both.written.Tile("volcano", 2)

    assert repr(tile) == "volcano"
    assert tile == both.written.Tile("volcano", 1)


def test_things_can_be_replaced_pickled_and_copied_deeply(both: SimpleNamespace) -> None:
    table = board(both.written)

    assert replace(both.written.Card("club"), name="axe") == both.written.Card("axe")
    assert deepcopy(table) == table
    assert pickle.loads(pickle.dumps(table)) == table  # noqa: S301 - our own bytes


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("class Hand(State):\n    pass", "small.Hand lacks @state or @value"),
        (
            "@state\nclass Hand(State):\n    def __post_init__(self): pass",
            "small.Hand has a __post_init__",
        ),
    ],
)
def test_what_cannot_be_compiled_is_named(source: str, reason: str, tmp_path: Path) -> None:
    text = f"from emberkeep.kernel import State, state\n\n{source}\n"
    module = loaded("small", text, tmp_path)

    with pytest.raises(CannotCompile, match=reason):
        rewrite(text, module)


def test_every_module_of_kernel_and_games_can_be_written_out() -> None:
    for file in to_compile(*PACKAGES):
        module = importlib.import_module(module_name(file))
        ast.parse(rewrite((ROOT / file).read_text(), module))


def test_the_compiled_table_calls_steps_and_answers_without_looking_them_up() -> None:
    text = rewrite(Path(kernel.__file__).read_text(), kernel)
    assert "procedure._step(script[at], self)" in text
    assert "._answer(ask.then, self, " in text
    assert "script = procedure._script()" in text


def test_a_procedure_asks_by_the_names_of_its_methods(both: SimpleNamespace) -> None:
    asked = "table.put(0, 'go', self.ways(table, 0), 'went', 'ways', about={'left': self.left})"

    line = both.text.splitlines().index(f"        {asked}  # the end of the call")

    assert both.text.splitlines()[line + 1 : line + 3] == ["", ""]  # so that later lines stay
    assert board(both.plain).asks == board(both.written).asks


def test_constants_are_final_but_what_mypyc_cannot_have_so(both: SimpleNamespace) -> None:
    assert "\nSMALL: _Final = 3\n" in both.text
    assert "\nWAYS: _Final[dict[\n    str, int\n]] = {" in both.text
    assert '\nT = TypeVar("T")\n' in both.text
    assert "\nCHANCES = (0.5, 1)\n" in both.text


def test_loops_go_over_lists_and_have_a_condition_each() -> None:
    source = """
tall = [p.name if p else [q for q in all.values()] for p in all.values() if p.tall and p.here]
for p in (
    all.values()
):  # every one
    some = any(a and b for a in p.values() if a or (b and c)) if [q for q in p if q and a] else {}
for p in all.items():
    pass
"""
    expected = """
tall = [p.name if p else [q for q in list(all.values())] for p in list(all.values()) \
if p.tall if p.here]
for p in (
    list(all.values())
):  # every one
    some = any(a and b for a in list(p.values()) if a or (b and c)) if [q for q in p if q \
if a] else {}
for p in all.items():
    pass
"""
    assert quick_loops(source) == expected.removesuffix("\n")
