"""How fast somebody may be: a bucket of tokens for each, refilled with time."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_BUCKETS = 10_000


class Bucket:
    """Holds at most `burst` tokens and gets `rate` a second."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False when there is none."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def wait(self) -> float:
        """Take a token; tell how many seconds to wait until it is there."""
        if self.take():
            return 0
        self.tokens -= 1
        return -self.tokens / self.rate


class Limiter:
    """Buckets by address or person; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take()
