"""What a test says about itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Note on a test which rules it checks: `@rule("COA-BATTLE-09")`."""

    def noted(test: F) -> F:
        test.rules = ids  # type: ignore[attr-defined]  # a function may bear any attribute
        return test

    return noted
