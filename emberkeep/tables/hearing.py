"""How much of a table's story each seat was told."""

from __future__ import annotations

from collections.abc import Sequence

from emberkeep.kernel import Event


def is_told(event: Event, seat: int | None) -> bool:
    """Return whether a seat, or a spectator, is told of an event."""
    return event.to is None or seat in event.to


class Hearing:
    """Counts events by seat, each once for as long as the story only grows."""

    def __init__(self) -> None:
        self._counts: dict[int | None, list[int]] = {}

    def count(self, story: Sequence[Event], end: int, seat: int | None) -> int:
        """Count what a seat was told of the first `end` events of a story."""
        counts = self._counts.setdefault(seat, [0])
        for event in story[len(counts) - 1 : end]:
            counts.append(counts[-1] + is_told(event, seat))
        return counts[end]
