"""Limits that keep one visitor from spoiling the evening for the others."""

from collections import OrderedDict
from time import monotonic

from parlour.rules.refusal import Refusal


class Bucket:
    """A budget that refills steadily: ``rate`` a second, up to ``burst`` at once.

    >>> bucket = Bucket(rate=1.0, burst=2)
    >>> bucket.take(now=0.0), bucket.take(now=0.0), bucket.take(now=0.0)
    (0.0, 0.0, 1.0)
    >>> bucket.take(now=1.5)
    0.0
    """

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at: float | None = None

    def take(self, now: float | None = None) -> float:
        """Takes one; 0 if there was one, else the seconds until there will be."""
        now = monotonic() if now is None else now
        if self._at is not None:
            self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self.rate


class Buckets:
    """One bucket for each address or seat, forgetting those unused the longest."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> float:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take()


def slow_down(seconds: float) -> Refusal:
    wait = max(1, round(seconds + 0.5))
    unit = "second" if wait == 1 else "seconds"
    return Refusal("too-many", "slow-down", f"Too many at once. Try again in {wait} {unit}.")
