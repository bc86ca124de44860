"""Limits that keep one visitor from spoiling the evening for the others."""

from collections import OrderedDict
from math import ceil
from time import monotonic

from parlour.rules.refusal import Refusal


class Bucket:
    """A budget that refills steadily: ``rate`` a second, up to ``burst`` at once, but at least one:
    however slow the rate, who waits long enough gets something.

    >>> bucket = Bucket(rate=1.0, burst=2)
    >>> bucket.take(now=0.0), bucket.take(now=0.0), bucket.take(now=0.0)
    (0.0, 0.0, 1.0)
    >>> bucket.take(now=1.5)
    0.0
    """

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = max(1.0, burst)
        self._left = self.burst
        self._at: float | None = None

    def wait(self, now: float | None = None) -> float:
        """The seconds until there will be one to take; 0 if there is one. Nothing is taken."""
        now = monotonic() if now is None else now
        if self._at is not None:
            self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        return 0.0 if self._left >= 1 else (1 - self._left) / self.rate

    def take(self, now: float | None = None) -> float:
        """Takes one; 0 if there was one, else the seconds until there will be."""
        wait = self.wait(now)
        if not wait:
            self._left -= 1
        return wait

    def give_back(self) -> None:
        """What was taken was not used after all."""
        self._left = min(self.burst, self._left + 1)


class Buckets:
    """One bucket for each address or seat, forgetting those unused the longest."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, who: str) -> float:
        return self._bucket(who).take()

    def give_back(self, who: str) -> None:
        self._bucket(who).give_back()

    def wait(self, who: str) -> float:
        return self._bucket(who).wait()

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket


def whole_seconds(wait: float) -> int:
    """A wait as people and headers give it."""
    return max(1, ceil(wait))


def slow_down(wait: float) -> Refusal:
    seconds = whole_seconds(wait)
    unit = "second" if seconds == 1 else "seconds"
    return Refusal("too-many", "slow-down", f"Too many at once. Try again in {seconds} {unit}.")
