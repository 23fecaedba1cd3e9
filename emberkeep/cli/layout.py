"""Arranging blocks on a screen so that as much as possible is seen at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.segment import Segment
from rich.table import Table

from emberkeep.cli.terminal import out

GAP = 4


@dataclass(frozen=True)
class Block:
    """A part of the screen with its place in the order, width and height."""

    order: int
    drawn: RenderableType
    width: int
    height: int


@dataclass
class Shelf:
    """Blocks side by side."""

    blocks: list[Block]

    @property
    def width(self) -> int:
        return sum(block.width + GAP for block in self.blocks) - GAP

    @property
    def height(self) -> int:
        return max(block.height for block in self.blocks)

    def drawn(self) -> RenderableType:
        blocks = sorted(self.blocks, key=lambda block: block.order)
        if len(blocks) == 1:
            return blocks[0].drawn
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(*[block.drawn for block in blocks])
        return grid


def packed(parts: Sequence[RenderableType], width: int) -> list[Shelf]:
    """Put parts side by side where they fit: the tallest first, each where it adds least height."""
    blocks = [_measured(order, part, width) for order, part in enumerate(parts)]
    shelves: list[Shelf] = []
    for block in sorted(blocks, key=lambda block: -block.height):
        free = [shelf for shelf in shelves if shelf.width + GAP + block.width <= width]
        if free:
            min(free, key=lambda shelf: shelf.height).blocks.append(block)
        else:
            shelves.append(Shelf([block]))
    return sorted(shelves, key=lambda shelf: min(block.order for block in shelf.blocks))


def height(shelves: Sequence[Shelf]) -> int:
    return sum(shelf.height + 1 for shelf in shelves)


def _measured(order: int, part: RenderableType, width: int) -> Block:
    lines = out.render_lines(part, out.options.update(width=width), pad=False)
    wide = max((Segment.get_line_length(line) for line in lines), default=0)
    return Block(order, part, wide, len(lines))
