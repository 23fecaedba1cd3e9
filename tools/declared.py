"""Read from the text of a class what its fields are declared to be."""

from __future__ import annotations

import ast
import builtins
import inspect
import sys
from dataclasses import fields
from functools import cache
from typing import Any


def annotation_of(cls: Any, name: str) -> str:
    """Write the annotation of a field as the module of `cls` can read it."""
    owner = owner_of(cls, name)
    return readable(declarations(owner)[name].annotation, owner, cls)


def default_of(cls: Any, name: str, keyword: str) -> str:
    """Write the default of a field, or the factory of its default."""
    owner = owner_of(cls, name)
    given = declarations(owner)[name].value
    assert given, f"{name} has a default, so its text has one"
    if isinstance(given, ast.Call) and called_name(given) == "field":
        given = next(item.value for item in given.keywords if item.arg == keyword)
    return readable(given, owner, cls)


def called_name(node: ast.expr) -> str:
    """Name what is called, or what is a decorator."""
    called = node.func if isinstance(node, ast.Call) else node
    return called.id if isinstance(called, ast.Name) else ""


def owner_of(cls: Any, name: str) -> Any:
    return next(owner for owner in cls.__mro__ if name in declarations(owner))


@cache
def declarations(cls: Any) -> dict[str, ast.AnnAssign]:
    """List the fields that a class itself declares, from its text."""
    if "__dataclass_fields__" not in vars(cls):
        return {}
    tree = ast.parse(inspect.getsource(sys.modules[cls.__module__]))
    node = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == cls.__name__)
    declared = {ast.unparse(n.target): n for n in node.body if isinstance(n, ast.AnnAssign)}
    names = {field.name for field in fields(cls)}
    return {name: n for name, n in declared.items() if name in names}


def is_elsewhere(owner: Any, cls: Any) -> bool:
    """Return whether a class inherits fields from a class of another module."""
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

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if hasattr(builtins, node.id):
            return node
        return ast.parse(f"{self.module}.{node.id}", mode="eval").body
