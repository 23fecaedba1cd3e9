"""Write data classes out, so that mypyc makes native classes of them.

mypyc compiles a plain class to a C struct, but not what a decorator makes of it. So every `@state`,
`@value` and `@dataclass` becomes a plain class with `__init__`, `copy`, `__eq__` and `__hash__` in
its text. What they do is not decided here: the classes of the plain build are asked for their
fields, and the kernel for how each field is copied. All other lines stay as they are.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import sys
from dataclasses import MISSING, Field, fields
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Generic

from emberkeep.kernel.game import Game
from emberkeep.kernel.state import State, Value, field_copies

DECORATORS = {"state", "value", "dataclass"}
OPEN = {"State", "Value", "Procedure", "Table", "Game"}  # interpreted classes may derive from these
IMPORTS = """\
from typing import Any as _Any, ClassVar as _ClassVar, Self as _Self
from mypy_extensions import i64, mypyc_attr as _mypyc_attr
"""
ADOPT = "from emberkeep.kernel._native import adopt as _adopt\n"
FASTER = {"emberkeep.kernel.chance": "native_chance.py"}
TOOLS = Path(__file__).parent
LITERALS = {"list": "[]", "dict": "{}"}


class CannotCompile(Exception):
    """A class that the compiled build cannot have, with the reason."""


def rewrite(source: str, module: ModuleType) -> str:
    """Rewrite the text of a module whose plain form has been imported."""
    tree = ast.parse(source)
    lines = source.splitlines()
    imports = IMPORTS
    owners: set[str] = set()
    for node in reversed(tree.body):
        if isinstance(node, ast.FunctionDef):
            undecorate(node, lines)
        if not isinstance(node, ast.ClassDef):
            continue
        cls = getattr(module, node.name)
        if any(decorator_name(decorator) in DECORATORS for decorator in node.decorator_list):
            first = node.decorator_list[0].lineno - 1
            lines[first : node.end_lineno] = written_out(node, cls, lines)
            owners |= {owner.__module__ for owner in cls.__mro__ if is_elsewhere(owner, cls)}
            imports = IMPORTS + ADOPT
        elif node.name in OPEN:
            lines.insert(node.lineno - 1, native(cls))
        elif issubclass(cls, Game):
            mark_class_variables(node, lines)
        elif issubclass(cls, (State, Value)):
            raise CannotCompile(f"{module.__name__}.{node.name} lacks @state or @value")
    imports += "".join(f"import {owner}\n" for owner in sorted(owners))
    lines.insert(import_line(tree), imports)
    return "\n".join(lines) + "\n"


def decorator_name(node: ast.expr) -> str:
    called = node.func if isinstance(node, ast.Call) else node
    return called.id if isinstance(called, ast.Name) else ""


def undecorate(node: ast.FunctionDef, lines: list[str]) -> None:
    """Drop what is for type checkers alone and cannot mark a native function."""
    for decorator in node.decorator_list:
        if decorator_name(decorator) == "dataclass_transform":
            lines[decorator.lineno - 1 : decorator.end_lineno] = []


def mark_class_variables(node: ast.ClassDef, lines: list[str]) -> None:
    """Mark what belongs to the class, since it is an attribute of each object to mypyc."""
    for statement in reversed(node.body):
        if isinstance(statement, ast.Assign):
            lines[statement.lineno - 1 : statement.end_lineno] = [f"    {class_line(statement)}"]


def class_line(node: ast.Assign) -> str:
    return f"{ast.unparse(node.targets[0])}: _ClassVar = {ast.unparse(node.value)}"


def native(cls: type) -> str:
    """Write the decorator: a tree of data has no cycles, so nothing need look for them."""
    acyclic = issubclass(cls, (State, Value)) and not issubclass(cls, Generic)  # type: ignore
    return (
        f"@_mypyc_attr(allow_interpreted_subclasses={cls.__name__ in OPEN}, acyclic={acyclic})"
    )


def import_line(tree: ast.Module) -> int:
    """Find the line after the docstring and `from __future__`."""
    last = 0
    for node in tree.body:
        future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if not future and not isinstance(node, ast.Expr):
            break
        last = node.end_lineno or 0
    return last


# One class.


def written_out(node: ast.ClassDef, cls: Any, lines: list[str]) -> list[str]:
    """Write a class anew from the lines of its module."""
    if hasattr(cls, "__post_init__"):
        raise CannotCompile(f"{cls.__module__}.{cls.__name__} has a __post_init__")
    kept = lines[: node.end_lineno]
    faster = faster_methods(cls)
    for statement in reversed(node.body):
        first, last = statement.lineno - 1, statement.end_lineno
        if isinstance(statement, (ast.Assign, ast.AnnAssign)):
            kept[first:last] = [f"    {body_line(statement, cls)}"]
        elif isinstance(statement, ast.FunctionDef) and statement.name in faster:
            kept[first:last] = []
    made = [init_method(cls), copy_method(cls), eq_method(cls), hash_method(cls)]
    text = [native(cls), *kept[node.lineno - 1 :]]
    for method in (*made, *faster.values()):
        text += ["", *(f"    {line}" for line in method)] if method else []
    return [*text, "", adoption(node, cls)]


def faster_methods(cls: Any) -> dict[str, list[str]]:
    """List the methods that are written differently for the compiled build."""
    if cls.__module__ not in FASTER:
        return {}
    tree = ast.parse((TOOLS / FASTER[cls.__module__]).read_text())
    nodes = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    return {node.name: ast.unparse(node).splitlines() for node in nodes}


def body_line(node: ast.Assign | ast.AnnAssign, cls: Any) -> str:
    """Strip a field of its default; mark what belongs to the class."""
    if isinstance(node, ast.Assign):
        return class_line(node)
    if ast.unparse(node.target) in field_names(cls):
        return f"{ast.unparse(node.target)}: {ast.unparse(node.annotation)}"
    return ast.unparse(node)


def init_method(cls: Any) -> list[str]:
    parameters = ["self"]
    for field in initial_fields(cls):
        if field.kw_only and "*" not in parameters:
            parameters.append("*")
        parameters.append(parameter(cls, field))
    body = [f"    self.{field.name} = {initial(cls, field)}" for field in fields(cls)]
    return [f"def __init__({', '.join(parameters)}) -> None:", *(body or ["    pass"])]


def initial_fields(cls: Any) -> list[Field[Any]]:
    return sorted((field for field in fields(cls) if field.init), key=lambda field: field.kw_only)


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


def copy_method(cls: Any) -> list[str]:
    if not issubclass(cls, State):
        return []
    copies = dict(field_copies(cls))
    given = [f"{field.name}={copies[field.name]}" for field in initial_fields(cls)]
    others = [field.name for field in fields(cls) if not field.init]
    return [
        "def copy(self) -> _Self:",
        f"    twin = {cls.__name__}({', '.join(given)})",
        *(f"    twin.{name} = {copies[name]}" for name in others),
        "    return twin  # type: ignore",
    ]


def eq_method(cls: Any) -> list[str]:
    same = [f"self.{field.name} == other.{field.name}" for field in fields(cls) if field.compare]
    return [
        "def __eq__(self, other: object) -> _Any:",
        f"    if not isinstance(other, {cls.__name__}) or type(other) is not type(self):",
        "        return NotImplemented",
        f"    return {' and '.join(same) or 'True'}",
    ]


def hash_method(cls: Any) -> list[str]:
    if cls.__hash__ is None:
        return []
    names = [f"self.{field.name}, " for field in fields(cls) if field.compare]
    return ["def __hash__(self) -> int:", f"    return hash(({''.join(names)}))"]


def adoption(node: ast.ClassDef, cls: Any) -> str:
    """Write the call that gives a class all else that `dataclass` would have given it."""
    text = "\n".join(ast.unparse(node) for node in declarations(cls).values())
    decorator = node.decorator_list[0]
    options = decorator.keywords if isinstance(decorator, ast.Call) else []
    given = [ast.unparse(option) for option in options if option.arg != "slots"]
    if decorator_name(decorator) == "value":
        given.append("unsafe_hash=True")
    return f"_adopt({', '.join([cls.__name__, repr(text), *given])})"


# Fields, as their class declares them.


def annotation_of(cls: Any, name: str) -> str:
    owner = owner_of(cls, name)
    return readable(declarations(owner)[name].annotation, owner, cls)


def default_of(cls: Any, name: str, keyword: str) -> str:
    """Write the default of a field, or the factory of its default."""
    owner = owner_of(cls, name)
    given = declarations(owner)[name].value
    if isinstance(given, ast.Call) and decorator_name(given) == "field":
        given = next(item.value for item in given.keywords if item.arg == keyword)
    if given is None:
        raise CannotCompile(f"{cls.__module__}.{cls.__name__}.{name} has no default in its text")
    return readable(given, owner, cls)


def owner_of(cls: Any, name: str) -> Any:
    return next(owner for owner in cls.__mro__ if name in declarations(owner))


@cache
def declarations(cls: Any) -> dict[str, ast.AnnAssign]:
    """List the fields that a class itself declares, from its text."""
    if "__dataclass_fields__" not in vars(cls):
        return {}
    tree = ast.parse(inspect.getsource(sys.modules[cls.__module__]))
    node = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == cls.__name__)
    declared = [n for n in node.body if isinstance(n, ast.AnnAssign)]
    names = field_names(cls)
    return {ast.unparse(n.target): n for n in declared if ast.unparse(n.target) in names}


def field_names(cls: Any) -> set[str]:
    return {field.name for field in fields(cls)}


def is_elsewhere(owner: Any, cls: Any) -> bool:
    return owner.__module__ != cls.__module__ and bool(declarations(owner))


def readable(node: ast.expr, owner: Any, cls: Any) -> str:
    """Write an expression of the owner's module as the module of `cls` can read it."""
    if not is_elsewhere(owner, cls):
        return ast.unparse(node)
    tree = ast.parse(ast.unparse(node), mode="eval")
    return ast.unparse(Qualified(owner.__module__).visit(tree))


class Qualified(ast.NodeTransformer):
    """Put the module's name before every name that is not built in."""

    def __init__(self, module: str) -> None:
        self.module = module

    def visit_Name(self, node: ast.Name) -> ast.expr:  # noqa: N802 - the name that `ast` calls
        if hasattr(builtins, node.id):
            return node
        return ast.parse(f"{self.module}.{node.id}", mode="eval").body
