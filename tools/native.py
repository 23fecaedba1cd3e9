"""What a native class gets when its module is imported. Part of the compiled build alone.

A native class has its fields, `__init__`, `copy`, `__eq__` and `__hash__` in C. The rest of what
`dataclass` gives a class is seldom called and is given here: so interpreted classes can derive
from it with `@state`, and `fields`, `replace`, `match`, `repr` and `pickle` work as ever.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, fields
from typing import Any

TAKEN_OVER = ("__dataclass_fields__", "__dataclass_params__", "__match_args__", "__repr__")


class Slots(tuple[str, ...]):
    """The names that a class made with `slots=True` must not define again.

    False, because mypyc derives native classes only from those without slots.
    """

    __slots__ = ()

    def __bool__(self) -> bool:
        return False


def adopt(cls: Any, declarations: str, **options: bool) -> None:
    """Make a native class a dataclass with these fields, written as in a class body."""
    body: dict[str, Any] = {"__module__": cls.__module__, "__qualname__": cls.__qualname__}
    code = compile(declarations, cls.__module__, "exec", flags=annotations.compiler_flag)
    exec(code, vars(sys.modules[cls.__module__]), body)  # noqa: S102  # our own generated text
    model: Any = dataclass(**options)(type(cls.__name__, _bases(cls), body))
    for name in TAKEN_OVER:
        if name not in vars(cls):
            setattr(cls, name, getattr(model, name))
    cls.__annotations__ = body.get("__annotations__", {})
    cls.__slots__ = Slots(cls.__annotations__)
    if not _stands_for_itself(cls):
        cls.FIELDS = tuple(field.name for field in fields(model))
    cls.__reduce__ = _reduce


def _stands_for_itself(cls: Any) -> bool:
    """Return whether a plain class above this one names the fields by which it is known."""
    above = [base for base in cls.__mro__[1:] if not hasattr(base, "__dataclass_fields__")]
    return any(vars(base).get("FIELDS") for base in above)


def _bases(cls: Any) -> tuple[type, ...]:
    inherited = {name: getattr(cls, name, None) for name in TAKEN_OVER[:2]}
    return (type("Base", (), inherited),) if inherited[TAKEN_OVER[0]] else ()


def _reduce(thing: Any) -> tuple[Any, ...]:
    data = {field.name: getattr(thing, field.name) for field in fields(thing)}
    return _rebuilt, (type(thing), data)


def _rebuilt(cls: Any, data: dict[str, Any]) -> Any:
    thing = cls(**{field.name: data.pop(field.name) for field in fields(cls) if field.init})
    for name, value in data.items():
        setattr(thing, name, value)
    return thing
