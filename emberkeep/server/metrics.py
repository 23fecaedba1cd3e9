"""What the server counts, as Prometheus reads it. Numbers of the whole process, no names."""

from __future__ import annotations

from bisect import bisect_left

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, gauges, and how long a choice takes from its arrival to its acknowledgement."""

    def __init__(self) -> None:
        self.choices = 0
        self.refused = 0
        self.matches = 0
        self.sockets = 0
        self.rooms = 0
        self.bot_queue = 0
        self.bot_failures = 0
        self.conflicts = 0
        self._buckets = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def took(self, seconds: float) -> None:
        self.choices += 1
        self._buckets[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def text(self) -> str:
        lines: list[str] = []
        for name, kind, number, about in (
            ("choices_total", "counter", self.choices, "Choices that people made and were stored."),
            ("refused_total", "counter", self.refused, "Messages and requests that were refused."),
            ("matches_total", "counter", self.matches, "Matches begun."),
            (
                "conflicts_total",
                "counter",
                self.conflicts,
                "Rows that another process was first with.",
            ),
            (
                "bot_failures_total",
                "counter",
                self.bot_failures,
                "Thoughts that failed or took too long.",
            ),
            ("sockets", "gauge", self.sockets, "Open WebSockets."),
            ("rooms", "gauge", self.rooms, "Live tables in memory."),
            ("bot_queue", "gauge", self.bot_queue, "Bots that wait for a process to think in."),
        ):
            lines += [f"# HELP emberkeep_{name} {about}", f"# TYPE emberkeep_{name} {kind}"]
            lines.append(f"emberkeep_{name} {number}")
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name = "emberkeep_choice_seconds"
        lines = [
            f"# HELP {name} From a choice's arrival to its commit.",
            f"# TYPE {name} histogram",
        ]
        total = 0
        for limit, count in zip((*BUCKETS, "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{limit}"}} {total}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]
