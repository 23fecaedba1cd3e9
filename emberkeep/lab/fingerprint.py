"""Telling whether games of today and of yesterday were played by the same rules and bots."""

from __future__ import annotations

import ast
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from emberkeep.kernel import Chance, Game, Match, SeatId, Setup, digest

GAMES = 3
LENGTH = 12
SAMPLE = 8  # one in so many decisions is judged
DIGITS = 9


def behaviour(game: Game[Any], setup: Setup) -> str:
    """Sum up what the game does: a few random games, their choices, hints and results."""
    chance = Chance(0)
    traces: list[Any] = []
    for seed in range(GAMES):
        following: Setup | None = setup.seeded(seed)
        while following is not None:
            match = Match(game, following)
            traces += _trace(match, chance)
            following = match.sequel(seed)
    return digest(traces)[:LENGTH]


def _trace(match: Match[Any], chance: Chance) -> list[Any]:
    """Play a match at random and note what is typical of it."""
    table = match.table
    traces: list[Any] = []
    while not table.over:
        seat = table.asked()[0]
        if table.choices % SAMPLE == 0:
            traces.append(_hints(match.game, table, seat))
        match.choose(seat, chance.pick(table.ask_of(seat).options).code)
    traces.append([match.record.choices, table.result])
    return traces


def _hints(game: Game[Any], table: Any, seat: SeatId) -> list[float]:
    """Judge a table as bots do, on one that was imagined."""
    twin = game.imagine(table, seat, Chance(1))
    numbers = [game.hints.judge(twin, seat), *game.hints.weights(twin, twin.ask_of(seat))]
    return [round(number, DIGITS) for number in numbers]


def code(bot: object) -> str:
    """Sum up the source of a bot: its module and those of its package that it uses.

    Comments, docstrings and layout do not count. A compiled module has its source beside it; a
    program, or a module without source, has none.
    """
    found: dict[str, str] = {}
    _read(type(bot).__module__, found)
    text = "".join(found[name] for name in sorted(found))
    return blake2b(text.encode(), digest_size=16).hexdigest()[:LENGTH]


def _read(name: str, found: dict[str, str]) -> None:
    loaded = Path(getattr(sys.modules.get(name), "__file__", None) or "")
    file = loaded.with_name(loaded.name.partition(".")[0] + ".py") if loaded.name else loaded
    if name in found or not file.is_file():
        return
    tree = ast.parse(file.read_text(encoding="utf-8"))
    package = name.rpartition(".")[0]
    used = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    _strip(tree)
    found[name] = ast.unparse(tree)
    for module in used:
        if package and module and module.startswith(f"{package}."):
            _read(module, found)


def _strip(tree: ast.Module) -> None:
    """Leave out docstrings."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.Module(body=[ast.Expr(value=ast.Constant(value=str())), *_])
                | ast.ClassDef(body=[ast.Expr(value=ast.Constant(value=str())), *_])
                | ast.FunctionDef(body=[ast.Expr(value=ast.Constant(value=str())), *_])
            ):
                node.body[0] = ast.Pass()
