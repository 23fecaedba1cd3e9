"""The screen: any game's view laid out for a terminal, knowing nothing of the game.

Single facts come first in one line, short things as labelled lines, and wherever there are
several things of one kind (players, regions) a table. A table stands things side by side or
one under another, whichever fits the width.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from emberkeep.cli.layout import height, packed
from emberkeep.cli.terminal import out
from emberkeep.cli.words import (
    EFFECTS,
    LABELS,
    NONE,
    PROVENANCE,
    QUIET,
    Cast,
    Hint,
    flowed,
    hint_of,
    is_empty,
    is_record,
    joined,
    label_of,
    pairs_of,
    telling_fields,
    words,
)
from emberkeep.kernel import Ask, Event, Option, Result
from emberkeep.kernel.state import field_names

HEADING = "bold dark_orange"
WIDEST_CELL = 26
SIDE_BY_SIDE = 5
TALL = 12
ROOM_BELOW = 20  # lines for the story and the question
MOST_GLOSSES = 16
FOR_PROGRAMS = {"seat", "progress"}  # what a view says to programs; people see it anyhow
COLUMN_GAP = 2


Row: TypeAlias = tuple[Text, Sequence[Text]]


@dataclass(frozen=True)
class Screen:
    """Draws for one set of players in a number of columns; `pieces` tells what codes stand for."""

    cast: Cast
    width: int
    compact: bool = False
    pieces: Mapping[str, Any] = field(default_factory=dict)

    # The board

    def board(self, view: Any) -> RenderableType:
        """Lay out what a seat sees: facts, then lines and tables, side by side where they fit."""
        names = [name for name in field_names(view) if name not in FOR_PROGRAMS]
        facts = [name for name in names if _is_scalar(getattr(view, name))]
        full = [n for n in names if n not in facts and not is_empty(getattr(view, n))]
        empty = [n for n in names if n not in facts and n not in full]
        tables = [
            packed(self._blocks(view, full, split=split), self.width) for split in (False, True)
        ]
        shelves = min(tables, key=height)
        head = [self._facts(view, facts)] if facts else []
        foot = [self._none_of(empty)] if empty else []
        parts = [*head, *[shelf.drawn() for shelf in shelves], *foot]
        high = out.is_terminal and height(shelves) + ROOM_BELOW > out.height
        return Group(*(parts if self.compact or high else _spaced(parts)))

    def _none_of(self, names: Sequence[str]) -> Text:
        listed = ", ".join(self.cast.word(name) for name in names)
        return Text(self.cast.term("none-of", names=listed), style=QUIET)

    def _blocks(self, view: Any, names: Sequence[str], *, split: bool) -> list[RenderableType]:
        """Lay out fields: tables and insets each for itself, all short things as lines."""
        blocks: list[RenderableType] = []
        lines: list[tuple[str, Text]] = []
        for name in names:
            block = self._block(view, name, split=split)
            if isinstance(block, Text):
                lines.append((self.cast.word(name), block))
            else:
                blocks.append(block)
        return [*blocks, *_grid(lines)]

    def _facts(self, view: Any, names: Sequence[str]) -> RenderableType:
        """Put single facts into as few lines as they need."""
        line, used = Text(), 0
        for name in names:
            if is_empty(getattr(view, name)):
                continue
            fact = self.cast.field(view, name)
            gap = "" if not used else "   " if used + 3 + fact.cell_len <= self.width else "\n"
            line.append(gap).append_text(fact)
            used = fact.cell_len + (used + 3 if gap == "   " else 0)
        return line

    def _block(self, view: Any, name: str, *, split: bool) -> RenderableType:
        """Lay out one field: in a line if it is short, else as a table or an inset board."""
        thing = getattr(view, name)
        hint = hint_of(view, name)
        said = self.cast.say(thing, hint)
        if not self.compact:
            things = self._things(thing, hint)
            printed = bool(things) and isinstance(thing, (tuple, list)) and not is_record(thing[0])
            if len(things) > 1 or printed:
                return self._table(self.cast.word(name), things, printed=printed, split=split)
            if is_record(thing) and said.cell_len > self.width - 20:
                inset = replace(self, width=self.width - 2).board(thing)
                return Group(
                    Text(self.cast.word(name), style=HEADING), Padding(inset, (0, 0, 0, 2))
                )
        elif self._things(thing, hint) and said.cell_len > self.width:
            return self._listed(self._things(thing, hint))
        if isinstance(thing, (Mapping, list, tuple)):
            widest = max(len(self.cast.word(label)) for label in field_names(view))
            return flowed(self.cast.items(thing, hint), self.width - widest - COLUMN_GAP)
        return said

    def _listed(self, things: Sequence[tuple[Text, Any]]) -> Text:
        """Say one thing a line, or several short ones."""
        said = [Text.assemble(head, " ", joined(self.cast.facts(item))) for head, item in things]
        longest = max(text.cell_len for text in said)
        return joined(said, "\n") if longest > WIDEST_CELL else flowed(said, self.width - 20)

    # Tables

    def _table(
        self, title: str, things: Sequence[tuple[Text, Any]], *, printed: bool, split: bool
    ) -> RenderableType:
        """Put things of one kind into a table, the way that fits; `printed` ones are pieces."""
        values = [item for _, item in things]
        rows = self._rows(values, printed=printed)
        if not rows:
            return Group(Text(title, style=HEADING), flowed([h for h, _ in things], self.width))
        side_by_side = _Grid(title, [head for head, _ in things], rows)
        by_row = side_by_side.turned()
        few = len(values) <= SIDE_BY_SIDE and len(field_names(values[0])) > 3 and not printed
        grid = side_by_side if few else by_row
        if grid.excess(self.width):
            grid = min((by_row, side_by_side), key=lambda grid: grid.excess(self.width))
        narrow = grid.by_row and not grid.excess((self.width - COLUMN_GAP) // 2)
        return grid.halved() if split and narrow and len(grid.rows) > TALL else grid.drawn()

    def _rows(self, values: Sequence[Any], *, printed: bool) -> list[Row]:
        """Make a row for each field; what few pieces have goes together into a last one."""
        names = [n for n in field_names(values[0]) if not _is_head(n, values)]
        told = {n: sum(n in telling_fields(item) for item in values) for n in names}
        rare = [n for n in names if 0 < told[n] * 2 < len(values)]
        if not printed or len(rare) < 2:
            rare = []
        kept = [n for n in names if told[n] and n not in rare]
        rows = [row for name in kept for row in self._field_rows(values, name)]
        if rare:
            also = [
                joined(self.cast.field(item, n) for n in rare if n in telling_fields(item))
                for item in values
            ]
            rows.append((Text("also", style=QUIET), also))
        return rows

    def _field_rows(self, values: Sequence[Any], name: str) -> list[Row]:
        """Make the row of a field, or where all have the same few keys, a row for each key."""
        pairs = [pairs_of(getattr(item, name)) for item in values]
        keys = list(pairs[0])
        same = all(list(other) == keys for other in pairs)
        if keys and same and all(_is_scalar(x) for other in pairs for x in other.values()):
            hint = hint_of(values[0], name)
            inner = hint.at(0) if isinstance(getattr(values[0], name), tuple) else hint
            return [
                (
                    Text(self.cast.say(key, inner.at(0)).plain, style=QUIET),
                    [self.cast.say(other[key], inner.at(1)) for other in pairs],
                )
                for key in keys
            ]
        head = Text(self.cast.word(name), style=QUIET)
        return [(head, [_stacked(self.cast, item, name) for item in values])]

    def _things(self, thing: Any, hint: Hint) -> list[tuple[Text, Any]]:
        """List the values of a collection of one type with their names; of others, nothing."""
        if isinstance(thing, Mapping):
            found = [(self._key(key, hint), item) for key, item in thing.items()]
        elif isinstance(thing, (tuple, list)):
            items = [self.pieces.get(x, x) if isinstance(x, str) else x for x in thing if x != ""]
            found = [(self._head(item, at), item) for at, item in enumerate(items)]
        else:
            return []
        same = len({type(item) for _, item in found}) == 1 and is_record(found[0][1])
        return found if same else []

    def _key(self, key: Any, hint: Hint) -> Text:
        return self.cast.say(key, hint.at(0))

    def _head(self, item: Any, at: int) -> Text:
        """Head a thing by its seat or its label, else by its number."""
        label = label_of(item) if is_record(item) else ""
        seat = getattr(item, "seat", None)
        if isinstance(seat, int) and (not label or self._is_name(item, label, seat)):
            return self.cast.seat(seat)
        return Text(self._label(str(getattr(item, label))) if label else str(at + 1), style="bold")

    def _label(self, code: str) -> str:
        return self.cast.book.name(code) or words(code)

    def _is_name(self, item: Any, label: str, seat: int) -> bool:
        return str(getattr(item, label)).lower() == self.cast.name(seat).lower()

    # Questions, stories, results

    def question(self, ask: Ask, numbered: Sequence[str]) -> RenderableType:
        """Lay out an ask with its options and what stands behind them."""
        about = [self.cast.fact(n, f) for n, f in ask.about.items() if not is_empty(f)]
        title = Text.assemble(self.cast.seat(ask.seat), ", ", (self.cast.prompt(ask), "bold"))
        for fact in about:
            title.append(" · ", style=QUIET).append_text(fact)
        return Group(title, self.options(ask.options, numbered, ask.prompt))

    def options(
        self, options: Sequence[Option[Any]], numbered: Sequence[str], prompt: str = ""
    ) -> RenderableType:
        """List codes with their numbers: with explanations if there are few, else in columns."""
        wide = max(len(number) for number in numbered)
        glosses = [self.gloss(option, prompt) for option in options]
        explained = sum(bool(gloss) for gloss in glosses)
        shown = [
            Text.assemble((f"{number:>{wide}} ", "bold"), option.code)
            for number, option in zip(numbered, options, strict=True)
        ]
        if explained * 2 < len(options) or len(options) > MOST_GLOSSES:
            brief = explained <= MOST_GLOSSES // 4
            for code, gloss in zip(shown, glosses, strict=True):
                code.append_text(Text.assemble(" (", gloss, ")") if gloss and brief else Text())
            return _columns(shown, self.width)
        grid = Table.grid(padding=(0, COLUMN_GAP, 0, 0))
        for code, gloss in zip(shown, glosses, strict=True):
            grid.add_row(code, gloss)
        return grid

    def gloss(self, option: Option[Any], prompt: str = "") -> Text:
        """Say what an option is called, what that does, and what its value tells beyond."""
        book = self.cast.book
        thing = option.code.rpartition(":")[2]
        named = book.option(option.code, prompt) or book.name(thing)
        facts = self.cast.facts(option.value, option.code) if is_record(option.value) else []
        return _sentences(named, self.text(thing), joined(facts))

    def text(self, code: str) -> str:
        """Say what a piece does: in a text of its own, or put together from its effects."""
        piece = self.pieces.get(code)
        sides = [getattr(piece, name) for name in field_names(piece)] if is_record(piece) else []
        effects = [getattr(side, EFFECTS) for side in (piece, *sides) if hasattr(side, EFFECTS)]
        return self.cast.book.text(code) or self.cast.book.sentences(effects[0] if effects else ())

    def found(self, name: str) -> list[str]:
        """Find the pieces whose code or name has this in it."""
        wanted = name.lower()
        return [
            code
            for code in self.pieces
            if wanted in code.lower() or wanted in self.cast.book.name(code).lower()
        ]

    def piece(self, code: str) -> Text:
        """Say what a piece is called, what it does and what is printed on it."""
        book = self.cast.book
        name = code.rpartition("/")[2]
        facts = joined(self.cast.facts(self.pieces[code], name))
        said = _sentences(book.name(name), self.text(code), facts)
        return Text.assemble((code, "bold"), ": ", said)

    def story(self, events: Sequence[Event], longest: int = 0) -> RenderableType:
        """Tell events, one a line; of many, the last ones."""
        left_out = len(events) - longest if longest and len(events) > longest else 0
        lines = [self.line(event) for event in events[left_out:]]
        if left_out:
            lines.insert(0, Text(self.cast.term("more-before", number=left_out), style=QUIET))
        return Group(*lines)

    def line(self, event: Event, indent: int = 0) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Text(f"{' ' * indent}·", style=QUIET), self.cast.event(event))
        return grid

    def result(self, result: Result) -> RenderableType:
        """Tell how a match ended, best first."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        term = self.cast.term
        table.add_column(term("rank"), justify="right")
        table.add_column(term("seat"))
        table.add_column(term("score"), justify="right")
        for rank, seat in ranks(result):
            crown = Text(f" ★ {term('wins')}", style="bold") if seat in result.winners else Text()
            table.add_row(
                str(rank), Text.assemble(self.cast.seat(seat), crown), str(result.scores[seat])
            )
        decided = term("decided-by", reason=self.cast.word(result.reason))
        return Group(table, Text(decided, style=QUIET))


def ranks(result: Result) -> list[tuple[int, int]]:
    """List (rank, seat), winners first, then by score; equals share a rank."""
    merits = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    order = sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True)
    return [(1 + sum(merit > merits[seat] for merit in merits), seat) for seat in order]


@dataclass
class _Grid:
    """A table to be: a title in its corner, heads, and rows with their own heads."""

    title: str
    heads: Sequence[Text]
    rows: Sequence[Row]
    by_row: bool = False

    def turned(self) -> _Grid:
        columns = [[cells[at] for _, cells in self.rows] for at, _ in enumerate(self.heads)]
        rows = list(zip(self.heads, columns, strict=True))
        return _Grid(self.title, [head for head, _ in self.rows], rows, by_row=True)

    def excess(self, width: int) -> int:
        """Tell how many columns it would need beyond a width, long cells being wrapped."""
        wide = max(_width(head) for head in (Text(self.title), *(head for head, _ in self.rows)))
        for at, head in enumerate(self.heads):
            widest = max((_width(cells[at]) for _, cells in self.rows), default=0)
            wide += COLUMN_GAP + max(_width(head), min(widest, WIDEST_CELL))
        return max(0, wide - width)

    def halved(self) -> Table:
        """Draw the upper half and the lower half side by side."""
        half = (len(self.rows) + 1) // 2
        grid = Table.grid(padding=(0, COLUMN_GAP, 0, 0))
        upper, lower = replace(self, rows=self.rows[:half]), replace(self, rows=self.rows[half:])
        grid.add_row(upper.drawn(), replace(lower, title="").drawn())
        return grid

    def drawn(self) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, COLUMN_GAP, 0, 0))
        table.add_column(Text(self.title, style=HEADING), no_wrap=True)
        numbers = [
            all(_is_number(cells[at].plain) for _, cells in self.rows)
            for at, _ in enumerate(self.heads)
        ]
        for head, number in zip(self.heads, numbers, strict=True):
            right = number and (self.by_row or all(numbers))
            table.add_column(head, justify="right" if right else "left")
        for head, cells in self.rows:
            table.add_row(head, *cells)
        return table


def _width(text: Text) -> int:
    return max((len(line) for line in text.plain.split("\n")), default=0)


def _is_scalar(thing: Any) -> bool:
    return thing is None or isinstance(thing, (bool, int, float, str))


def _stacked(cast: Cast, item: Any, name: str) -> Text:
    """Say a field for a table cell: things of several words stand one under another."""
    thing = getattr(item, name)
    hint = hint_of(item, name)
    if isinstance(thing, (tuple, list)) and thing:
        said = cast.items(thing, hint)
        return joined(said, "\n" if any(" " in text.plain for text in said) else ", ")
    return cast.say(thing, hint)


def _is_number(text: str) -> bool:
    return text == NONE or text.lstrip("-").isdigit()


def _is_head(name: str, values: Sequence[Any]) -> bool:
    """Return whether a field repeats the heads of these things, or says where a piece is from."""
    named = any(label_of(item) for item in values)
    return name in {"seat", *PROVENANCE} or (named and name in LABELS)


def _sentences(name: str, text: str, facts: Text) -> Text:
    """Put a name, what it does, and facts into one line, as far as there are any."""
    head = Text(". ".join(part for part in (name, text) if part))
    return Text.assemble(head, " · ", facts) if head and facts else head or facts


def _spaced(parts: Sequence[RenderableType]) -> list[RenderableType]:
    spaced = [x for part in parts for x in (part, Text())]
    return spaced[:-1]


def _grid(lines: Sequence[tuple[str, Text]]) -> list[RenderableType]:
    """Align labelled lines."""
    if not lines:
        return []
    grid = Table.grid(padding=(0, COLUMN_GAP, 0, 0))
    grid.add_column(no_wrap=True, style=HEADING)
    for label, said in lines:
        grid.add_row(label, said)
    return [grid]


def _columns(shown: Sequence[Text], width: int) -> RenderableType:
    """Arrange short texts in columns, in reading order down each column."""
    widest = max((text.cell_len for text in shown), default=1)
    across = max(1, min((width + 3) // (widest + 3), -(-len(shown) // 4)))
    deep = -(-len(shown) // across)
    grid = Table.grid(padding=(0, 3, 0, 0))
    for row in range(deep):
        grid.add_row(*shown[row::deep])
    return grid
