"""What the server counts, as Prometheus reads it: numbers of the whole process, no names.

Anybody may look, so nothing counts what is hidden from a player: steps in private chapters are
neither counted nor timed.
"""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

from emberkeep.tables.habits import Counts

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics(Counts):
    """Counters, gauges, and how long a choice takes from its arrival to its acknowledgement."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.choices = self._counter("choices", "Choices that people made, but for hidden steps.")
        self.refused = self._counter("refused", "Messages and requests that were refused.")
        self.matches = self._counter("matches", "Matches begun.")
        self.conflicts = self._counter("conflicts", "Rows that another process was first with.")
        self.bot_failures = self._counter("bot_failures", "Thoughts that failed or took too long.")
        self.bot_workers_lost = self._counter(
            "bot_workers_lost", "Processes for bots that died, idle or busy."
        )
        self.connections = self._gauge("connections", "Open TCP connections.")
        self.connections_dropped = Counter(
            "emberkeep_connections_dropped",
            "TCP connections turned away (full, address), or dropped for another reason.",
            ["why"],
            registry=self.registry,
        )
        self.sockets = self._gauge("sockets", "Open WebSockets.")
        self.rooms = self._gauge("rooms", "Rooms of matches in memory.")
        self.bot_queue = self._gauge("bot_queue", "Bots that wait for a process to think in.")
        self.choice_seconds = Histogram(
            "emberkeep_choice_seconds",
            "From a choice's arrival to its commit.",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"emberkeep_{name}", about, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"emberkeep_{name}", about, registry=self.registry)

    def began(self) -> None:
        self.matches.inc()

    def kept(self, rooms: int) -> None:
        self.rooms.set(rooms)

    def conflict(self) -> None:
        self.conflicts.inc()

    def refusal(self) -> None:
        self.refused.inc()

    def took(self, seconds: float) -> None:
        self.choices.inc()
        self.choice_seconds.observe(seconds)

    def read(self, name: str, **labels: str) -> float:
        """Look up a number by its name."""
        return self.registry.get_sample_value(f"emberkeep_{name}", labels) or 0.0

    def text(self) -> bytes:
        return generate_latest(self.registry)
