"""Break a source text in one place: every small change that a test should notice.

A mutant is a text with one change: another comparison, a number one higher or lower, a condition
turned round, a statement or a step of a chapter left out. Strings, annotations, decorators and
assertions stay as they are: they name things, or speak to the type checker.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple, TypeAlias

Node: TypeAlias = ast.expr | ast.stmt

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
INVERSES: dict[type[ast.operator], type[ast.operator]] = {
    ast.Sub: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any", "reversed": "list"}
REMARKS = frozenset({"status", "known", "name", "strict"})  # what no rule reads; and zip's `strict`


class Change(NamedTuple):
    """What is replaced, and by which text. `line` is where it happens."""

    old: Node
    new: str
    line: int


class Place(NamedTuple):
    """The function a change is in. `entry` is its first line, 0 where a text runs on import."""

    name: str = ""
    entry: int = 0


@dataclass(frozen=True)
class Mutant:
    """One change of a file: where it is, and the bytes it replaces."""

    file: Path
    line: int
    place: Place
    start: int
    end: int
    new: str

    def source(self) -> str:
        """Give the whole text with the change in it."""
        text = self.file.read_bytes()
        return (text[: self.start] + self.new.encode() + text[self.end :]).decode()

    def before(self) -> str:
        """Give the changed lines as they are, on one line."""
        return _lines(self.file.read_bytes(), self.start, self.end)

    def after(self) -> str:
        """Give the changed lines as they would be, on one line."""
        return _lines(self.source().encode(), self.start, self.start + len(self.new.encode()))


def _lines(text: bytes, start: int, end: int) -> str:
    first = text.rfind(b"\n", 0, start) + 1
    last = text.find(b"\n", end)
    return b" ".join(text[first : last if last >= 0 else len(text)].split()).decode()


def mutants_of(file: Path) -> list[Mutant]:
    """List every mutant of a file, in the order of its text."""
    text = file.read_bytes()
    starts = [0, *accumulate(len(line) for line in text.splitlines(keepends=True))]
    found = []
    for change, place in walk(ast.parse(text), Place()):
        old = change.old
        assert old.end_lineno is not None
        assert old.end_col_offset is not None
        start = starts[old.lineno - 1] + old.col_offset
        end = starts[old.end_lineno - 1] + old.end_col_offset
        found.append(Mutant(file, change.line, place, start, end, change.new))
    return sorted(found, key=lambda mutant: (mutant.start, mutant.end, mutant.new))


# The walk


def walk(node: ast.AST, place: Place) -> Iterator[tuple[Change, Place]]:
    """Yield the changes of a node and of all within it."""
    for change in changes(node):
        yield change, place
    for child in ast.iter_child_nodes(node):
        if not aside(node, child):
            yield from walk(child, inner(node, child, place))


def aside(node: ast.AST, child: ast.AST) -> bool:
    """Return whether a part is left alone, as it makes no rule."""
    match child:
        case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return True
        case ast.AnnAssign(annotation=ast.Name("TypeAlias")):
            return True
        case ast.keyword():
            return child.arg in REMARKS
    notes = [getattr(node, name, None) for name in ("annotation", "returns")]
    notes += getattr(node, "decorator_list", [])
    return any(child is note for note in notes)


def inner(node: ast.AST, child: ast.AST, place: Place) -> Place:
    """Name the place of a child. The outermost function counts: whoever enters it, enters all."""
    if place.entry:
        return place
    if isinstance(node, ast.ClassDef):
        return Place(f"{place.name}{node.name}.")
    if isinstance(node, ast.FunctionDef) and child in node.body:
        entry = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        return Place(f"{place.name}{node.name}", entry)
    return place


# What can be changed


def changes(node: ast.AST) -> Iterator[Change]:
    """Yield the changes of a node itself."""
    if isinstance(node, ast.expr):
        for new in other_expressions(node):
            yield Change(node, new, node.lineno)
    if isinstance(node, ast.stmt) and can_be_left_out(node):
        yield Change(node, "pass", node.lineno)
    if isinstance(node, ast.AugAssign):
        yield Change(node, other_assignment(node), node.lineno)
    yield from other_conditions(node)
    yield from other_scripts(node)


def other_expressions(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=bool()):
            yield str(not node.value)
        case ast.Constant(value=int(number)):
            yield from (str(number + 1), f"({number - 1})")
        case ast.Compare():
            yield from other_comparisons(node)
        case ast.BoolOp():
            yield from other_junctions(node)
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield written(node.operand)
        case ast.BinOp(op=ast.Sub() | ast.FloorDiv() | ast.Div()):
            yield written(ast.BinOp(node.left, INVERSES[type(node.op)](), node.right))
        case ast.BinOp(op=ast.Add() | ast.Mult() | ast.Mod() | ast.BitOr() | ast.BitAnd()):
            yield from (written(node.left), written(node.right))
        case ast.Call(func=ast.Name(id=name)) if name in OPPOSITES:
            opposite = ast.Name(OPPOSITES[name])
            yield written(ast.Call(opposite, node.args, node.keywords))


def other_comparisons(node: ast.Compare) -> Iterator[str]:
    for at, operator in enumerate(node.ops):
        for other in COMPARISONS[type(operator)]:
            ops = [*node.ops[:at], other(), *node.ops[at + 1 :]]
            yield written(ast.Compare(node.left, ops, node.comparators))


def other_junctions(node: ast.BoolOp) -> Iterator[str]:
    """Turn `and` into `or` and the reverse; do without one of the operands."""
    yield written(ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))
    for at in range(len(node.values)):
        left = [*node.values[:at], *node.values[at + 1 :]]
        yield written(ast.BoolOp(node.op, left) if len(left) > 1 else left[0])


def written(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def can_be_left_out(statement: ast.stmt) -> bool:
    """Return whether the text is still whole without a statement."""
    match statement:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Return(value=None):
            return True
        case ast.Raise() | ast.Continue() | ast.Break():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return False


def other_assignment(node: ast.AugAssign) -> str:
    """Take away instead of adding; where that is not what is done, set instead."""
    if isinstance(node.op, ast.Sub):
        return f"{ast.unparse(node.target)} += {ast.unparse(node.value)}"
    return f"{ast.unparse(node.target)} = {ast.unparse(node.value)}"


def other_conditions(node: ast.AST) -> Iterator[Change]:
    """Swap the branches of a condition, drop a filter. Comparisons have opposites already."""
    if isinstance(node, ast.If | ast.IfExp | ast.While) and not has_an_opposite(node.test):
        yield Change(node.test, f"(not {written(node.test)})", node.test.lineno)
    if isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield Change(test, "True", test.lineno)


def has_an_opposite(test: ast.expr) -> bool:
    compared = isinstance(test, ast.Compare) and len(test.ops) == 1
    return compared or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not))


def other_scripts(node: ast.AST) -> Iterator[Change]:
    """Leave out a step of a chapter, or carry it out after the next one."""
    match node:
        case ast.Assign(targets=[ast.Name(id="script")], value=ast.Tuple(elts=steps) as script):
            for at, step in enumerate(steps):
                without = [*steps[:at], *steps[at + 1 :]]
                yield Change(script, ast.unparse(ast.Tuple(without)), step.lineno)
                later = [*steps[:at], *steps[at + 1 : at + 2], step, *steps[at + 2 :]]
                if at + 1 < len(steps):
                    yield Change(script, ast.unparse(ast.Tuple(later)), step.lineno)
