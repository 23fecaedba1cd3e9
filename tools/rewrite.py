"""Write data classes out, so that mypyc makes native classes of them.

mypyc compiles a plain class to a C struct, but not what a decorator makes of it. So every `@state`,
`@value` and `@dataclass` becomes a plain class with `__init__`, `copy`, `__eq__` and `__hash__` in
its text. What they do is not decided here: the classes of the plain build are asked for their
fields, and the kernel for how each field is copied. All other lines stay as they are.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from pathlib import Path
from types import ModuleType
from typing import Any

from emberkeep.kernel import Procedure, Table
from emberkeep.kernel.game import Game
from emberkeep.kernel.hints import Hints
from emberkeep.kernel.state import State, Value, field_copies
from tools.declared import annotation_of, called_name, declarations, default_of, is_elsewhere

DECORATORS = {"state", "value", "dataclass"}
OPEN = {State, Value, Procedure, Table, Game, Hints}  # interpreted classes may derive from these
IMPORTS = """\
from typing import (
    Any as _Any, ClassVar as _ClassVar, Final as _Final, Literal as _Literal, Self as _Self
)
from mypy_extensions import i64, mypyc_attr as _mypyc_attr
from emberkeep.kernel._native import adopt as _adopt
"""
FASTER = {"emberkeep.kernel.chance": "native_chance.py"}
STEP = ("table",)
ANSWER = ("table", "seat", "value")
MENU = ("table", "seat")
NOT_FINAL = ("Final", "TypeAlias")
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
LITERALS = {"list": "[]", "dict": "{}"}


class CannotCompile(Exception):
    """A class that the compiled build cannot have, with the reason."""


def rewrite(source: str, module: ModuleType) -> str:
    """Rewrite the text of a module whose plain form has been imported."""
    source = quick_loops(source)
    tree = ast.parse(source)
    lines = source.splitlines()
    if module.__name__ in {Table.__module__, Procedure.__module__}:
        call_by_dispatch(tree, lines)
        read_scripts(tree, lines)
    ask_by_name(tree, module, lines)
    make_final(tree, lines)
    owners: set[str] = set()
    for node in reversed(tree.body):
        if isinstance(node, ast.FunctionDef):
            undecorate(node, lines)
        elif isinstance(node, ast.ClassDef):
            cls = getattr(module, node.name)
            lines[first_line(node) : node.end_lineno] = class_lines(
                node, cls, lines[: node.end_lineno]
            )
            owners |= {owner.__module__ for owner in cls.__mro__ if is_elsewhere(owner, cls)}
    imports = IMPORTS + "".join(f"import {owner}\n" for owner in sorted(owners))
    lines.insert(import_line(tree), imports)
    return "\n".join(lines) + "\n"


def import_line(tree: ast.Module) -> int:
    """Find the line after the docstring and `from __future__`."""
    last = 0
    for node in tree.body:
        future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if not future and not isinstance(node, ast.Expr):
            break
        last = node.end_lineno or 0
    return last


def undecorate(node: ast.FunctionDef, lines: list[str]) -> None:
    """Drop what is for type checkers alone and cannot mark a native function."""
    for decorator in node.decorator_list:
        if called_name(decorator) == "dataclass_transform":
            lines[decorator.lineno - 1 : decorator.end_lineno] = []


def first_line(node: ast.ClassDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1


def class_lines(node: ast.ClassDef, cls: Any, lines: list[str]) -> list[str]:
    """Write a class as the compiled build has it, from the lines of its module."""
    first = first_line(node)
    if any(called_name(decorator) in DECORATORS for decorator in node.decorator_list):
        return written_out(node, cls, lines)
    if cls in OPEN:
        return [native(cls), *lines[first:]]
    if issubclass(cls, (State, Value)):
        raise CannotCompile(f"{cls.__module__}.{cls.__name__} lacks @state or @value")
    if issubclass(cls, Game):
        return body_lines(node, cls, lines)[first:]
    return lines[first:]


# One data class.


def written_out(node: ast.ClassDef, cls: Any, lines: list[str]) -> list[str]:
    """Write a data class without its decorator."""
    if hasattr(cls, "__post_init__"):
        raise CannotCompile(f"{cls.__module__}.{cls.__name__} has a __post_init__")
    text = [native(cls), *body_lines(node, cls, lines)[node.lineno - 1 :], match_line(cls)]
    if issubclass(cls, Procedure) and cls not in OPEN:
        text.insert(0, f"{script_name(cls)}: _Final[tuple[str, ...]] = {cls.script!r}")
    own = {statement.name for statement in node.body if isinstance(statement, ast.FunctionDef)}
    for method in made_methods(cls, own):
        text += ["", *(f"    {line}" for line in method)]
    return [*text, "", adoption(node, cls)]


def native(cls: type) -> str:
    """Write the decorator: a tree of data has no cycles, so nothing need look for them."""
    acyclic = issubclass(cls, (State, Value)) and not hasattr(cls, "__parameters__")
    return f"@_mypyc_attr(allow_interpreted_subclasses={cls in OPEN}, acyclic={acyclic})"


def body_lines(node: ast.ClassDef, cls: Any, lines: list[str]) -> list[str]:
    """Strip fields of their defaults; mark what belongs to the class; leave out what is faster."""
    lines = lines[:]
    for statement in reversed(node.body):
        first, last = statement.lineno - 1, statement.end_lineno
        match statement:
            case ast.Assign(targets=[target], value=given):
                text = f"{ast.unparse(target)}: _ClassVar = {ast.unparse(given)}"
                lines[first:last] = [f"    {text}"]
            case ast.AnnAssign(target=ast.Name(name), annotation=annotation):
                if name in declarations(cls):
                    lines[first:last] = [f"    {name}: {ast.unparse(annotation)}"]
            case ast.FunctionDef(name=name) if name in faster_methods(cls):
                lines[first:last] = []
    return lines


def match_line(cls: Any) -> str:
    """Declare the order of the fields in patterns; a subclass may have another one."""
    names = cls.__match_args__
    types = ", ".join(f"_Literal[{name!r}]" for name in names) or "()"
    return f"    __match_args__: _ClassVar[tuple[{types}]] = {names!r}  # type: ignore"


def made_methods(cls: Any, own: set[str]) -> Iterator[list[str]]:
    """Write what the decorator made, beside the methods of the class's own."""
    made = vars(cls).keys() - own
    yield init_method(cls)
    if "__eq__" in made:
        yield eq_method(cls)
    if "__hash__" in made and cls.__hash__ is not None:
        yield hash_method(cls)
    if issubclass(cls, State):
        yield copy_method(cls)
    if issubclass(cls, Procedure):
        yield dispatch_method(cls, "_step", STEP)
        yield dispatch_method(cls, "_answer", ANSWER)
        yield script_method(cls)
    yield from faster_methods(cls).values()


def init_method(cls: Any) -> list[str]:
    parameters = ["self"]
    for field in initial_fields(cls):
        if field.kw_only is True and "*" not in parameters:
            parameters.append("*")
        parameters.append(parameter(cls, field))
    body = [f"    self.{field.name} = {initial(cls, field)}" for field in fields(cls)]
    return [f"def __init__({', '.join(parameters)}) -> None:", *(body or ["    pass"])]


def initial_fields(cls: Any) -> list[Field[Any]]:
    initial = [field for field in fields(cls) if field.init]
    return sorted(initial, key=lambda field: field.kw_only is True)


def parameter(cls: Any, field: Field[Any]) -> str:
    annotation = annotation_of(cls, field.name)
    if field.default_factory is not MISSING:
        return f"{field.name}: {annotation} | None = None"
    if field.default is not MISSING:
        return f"{field.name}: {annotation} = {default_of(cls, field.name, 'default')}"
    return f"{field.name}: {annotation}"


def initial(cls: Any, field: Field[Any]) -> str:
    """Write the expression that `__init__` gives to a field."""
    name = field.name
    if field.default_factory is MISSING:
        return name if field.init else default_of(cls, name, "default")
    made = called(default_of(cls, name, "default_factory"))
    return f"{made} if {name} is None else {name}" if field.init else made


def called(factory: str) -> str:
    """Write what a factory makes, in the form whose type mypyc knows best."""
    node = ast.parse(factory, mode="eval").body
    if isinstance(node, ast.Lambda):
        return f"({ast.unparse(node.body)})"
    return LITERALS.get(factory, f"{factory}()")


def eq_method(cls: Any) -> list[str]:
    same = [f"self.{field.name} == other.{field.name}" for field in fields(cls) if field.compare]
    return [
        "def __eq__(self, other: object) -> _Any:",
        f"    if not isinstance(other, {cls.__name__}) or type(other) is not type(self):",
        "        return NotImplemented",
        f"    return {' and '.join(same) or 'True'}",
    ]


def hash_method(cls: Any) -> list[str]:
    counted = [f for f in fields(cls) if (f.compare if f.hash is None else f.hash)]
    names = [f"self.{field.name}, " for field in counted]
    return ["def __hash__(self) -> int:", f"    return hash(({''.join(names)}))"]


def copy_method(cls: Any) -> list[str]:
    try:
        copies = dict(field_copies(cls))
    except TypeError as error:
        raise CannotCompile(str(error)) from None
    given = [f"{field.name}={copies[field.name]}" for field in initial_fields(cls)]
    others = [field.name for field in fields(cls) if not field.init]
    return [
        "def copy(self) -> _Self:",
        f"    twin = {cls.__name__}({', '.join(given)})",
        *(f"    twin.{name} = {copies[name]}" for name in others),
        "    return twin  # type: ignore",
    ]


def adoption(node: ast.ClassDef, cls: Any) -> str:
    """Write the call that gives a class all else that `dataclass` would have given it."""
    text = "\n".join(ast.unparse(declared) for declared in declarations(cls).values())
    decorator = node.decorator_list[0]
    options = decorator.keywords if isinstance(decorator, ast.Call) else []
    given = [ast.unparse(option) for option in options if option.arg != "slots"]
    if called_name(decorator) == "value":
        given.append("unsafe_hash=True")
    return f"_adopt({', '.join([cls.__name__, repr(text), *given])})"


# What is faster in native code when it is written differently.


def faster_methods(cls: Any) -> dict[str, list[str]]:
    """List the methods of a class that a file of this folder has in another form."""
    if cls.__module__ not in FASTER:
        return {}
    tree = ast.parse(Path(__file__).with_name(FASTER[cls.__module__]).read_text())
    methods = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {method.name: ast.unparse(method).splitlines() for method in methods}


def dispatch_method(cls: Any, name: str, parameters: tuple[str, ...]) -> list[str]:
    """Write the method of a procedure that calls a step, or a `then`, by its name."""
    given = ", ".join(parameters)
    typed = ", ".join(f"{parameter}: _Any" for parameter in parameters)
    lines = [f"def {name}(self, name: str, {typed}) -> None:"]
    for method in dir(cls):
        if takes(getattr(cls, method), len(parameters)):
            lines += [f"    if name == {method!r}:"]
            lines += [f"        self.{method}({given})", "        return"]
    return [*lines, f"    getattr(self, name)({given})"]


def script_method(cls: Any) -> list[str]:
    """Write the method that returns the script of a procedure: faster than to look it up."""
    script = "self.script" if cls in OPEN else script_name(cls)
    return ["def _script(self) -> tuple[str, ...]:", f"    return {script}"]


def script_name(cls: Any) -> str:
    return f"_script_of_{cls.__name__}"


def takes(method: Any, count: int) -> bool:
    """Return whether a method takes just so many arguments, the first being a table."""
    if not inspect.isfunction(method):
        return False
    plain = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = list(inspect.signature(method).parameters.values())
    names = [p.name for p in parameters if p.kind is plain and p.default is p.empty]
    return len(names) == len(parameters) == count + 1 and names[1] == "table"


def call_by_dispatch(tree: ast.Module, lines: list[str]) -> None:
    """Write `procedure._step(name, self)` for the kernel's `getattr(procedure, name)(self)`."""
    for call in ast.walk(tree):
        match call:
            case ast.Call(func=ast.Call(func=ast.Name("getattr"), args=[procedure, name])):
                given = ", ".join(ast.unparse(argument) for argument in [name, *call.args])
                method = {len(STEP): "_step", len(ANSWER): "_answer"}.get(len(call.args))
                if method:
                    replace_span(lines, call, f"{ast.unparse(procedure)}.{method}({given})")


class Loops(ast.NodeTransformer):
    """Write loops in the forms that native code is fastest with.

    `x for x in d.values() if a and b` loops over a list, and has one `if` for each condition, so
    that no value need be made of them.
    """

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        self.generic_visit(node)
        node.iter = listed(node.iter)
        node.ifs = [part for each in node.ifs for part in parts_of(each)]
        return node


def listed(loop: ast.expr) -> ast.expr:
    match loop:
        case ast.Call(func=ast.Attribute(attr="values"), args=[], keywords=[]):
            return ast.Call(ast.Name("list"), [loop], [])
    return loop


def parts_of(condition: ast.expr) -> list[ast.expr]:
    match condition:
        case ast.BoolOp(op=ast.And(), values=values):
            return [part for value in values for part in parts_of(value)]
    return [condition]


def read_scripts(tree: ast.Module, lines: list[str]) -> None:
    """Write `procedure._script()` for `procedure.script` in the kernel."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(owner), attr="script", ctx=ast.Load()):
                replace_span(lines, node, f"{owner}._script()")


def quick_loops(source: str) -> str:
    """Rewrite the loops of a module, and leave every other line where it is."""
    lines = source.splitlines()
    loops = outermost_loops(ast.parse(source))
    for node in sorted(loops, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        before = ast.unparse(node)
        made = listed(Loops().visit(node))
        if ast.unparse(made) != before:
            replace_span(lines, node, ast.unparse(made))
    return "\n".join(lines)


def outermost_loops(tree: ast.AST) -> Iterator[ast.expr]:
    """Find comprehensions, and what `for` loops over, that are in no other such thing."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, COMPREHENSIONS):
            yield node
            continue
        if isinstance(node, ast.For) and not any(
            isinstance(n, COMPREHENSIONS) for n in ast.walk(node.iter)
        ):
            yield node.iter
        yield from outermost_loops(node)


def ask_by_name(tree: ast.Module, module: ModuleType, lines: list[str]) -> None:
    """Write `table.put(…, "m")` for `table.ask(…, self.m)`, so that no method need be bound."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and issubclass(getattr(module, node.name), Procedure):
            for call in ast.walk(node):
                text = put_for_ask(call, getattr(module, node.name))
                if text:
                    replace_span(lines, call, text)


def put_for_ask(call: ast.AST, cls: type[Procedure]) -> str:
    """Write a question by the names of its methods; nothing, where they cannot be seen."""
    match call:
        case ast.Call(
            func=ast.Attribute(value=ast.Name("table"), attr="ask"),
            args=[seat, prompt, options, ast.Attribute(value=ast.Name("self"), attr=then)],
            keywords=words,
        ):
            given = [ast.unparse(seat), ast.unparse(prompt)]
            menu = menu_of(options, cls)
            made = f"self.{menu}(table, {given[0]})" if menu else ast.unparse(options)
            given += [made, repr(then), repr(menu), *map(ast.unparse, words)]
            return f"table.put({', '.join(given)})"
    return ""


def menu_of(options: ast.expr, cls: type[Procedure]) -> str:
    """Name the method that makes the options, if they are not given as a list."""
    match options:
        case ast.Attribute(value=ast.Name("self"), attr=name):
            return name if takes(getattr(cls, name, None), len(MENU)) else ""
    return ""


def make_final(tree: ast.Module, lines: list[str]) -> None:
    """Mark constants of a module, so that native code reads them without looking them up."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(name) as target], value=given):
                if name.isupper() and can_be_final(given):
                    insert(lines, target, ": _Final")
            case ast.AnnAssign(target=ast.Name(name), annotation=annotation, value=ast.expr()):
                if name.isupper() and ast.unparse(annotation).partition("[")[0] not in NOT_FINAL:
                    insert(lines, annotation, "]")
                    line, at = annotation.lineno - 1, annotation.col_offset
                    lines[line] = lines[line][:at] + "_Final[" + lines[line][at:]


def can_be_final(given: ast.expr) -> bool:
    """Return whether mypyc takes it: no type variable, and no fractions, which it finds unset."""
    fractions = isinstance(given, ast.Tuple) and any(
        isinstance(each, ast.Constant) and isinstance(each.value, float) for each in given.elts
    )
    return called_name(given) != "TypeVar" and not fractions


def insert(lines: list[str], after: ast.expr, text: str) -> None:
    line, at = (after.end_lineno or 0) - 1, after.end_col_offset or 0
    lines[line] = lines[line][:at] + text + lines[line][at:]


def replace_span(lines: list[str], node: ast.AST, text: str) -> None:
    """Write something else for a piece of code; all that follows stays in its line."""
    assert isinstance(node, ast.expr)
    first, last = node.lineno - 1, (node.end_lineno or 0) - 1
    rest = lines[last][node.end_col_offset :]
    lines[first] = lines[first][: node.col_offset] + text + rest
    lines[first + 1 : last + 1] = [""] * (last - first)
