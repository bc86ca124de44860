"""Rate limits, so that one visitor cannot slow the server down for the others."""

from collections import OrderedDict
from collections.abc import Sequence
from math import ceil
from time import monotonic

from parlour.rules.refusal import Refusal


class Bucket:
    """A token bucket: it gains ``rate`` tokens a second and holds up to ``burst`` of them. It holds
    at least one, so that at any rate a visitor who waits long enough gets one.

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
        """The seconds until there is a token; 0 if there is one now. Takes nothing."""
        now = monotonic() if now is None else now
        if self._at is not None:
            self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        return 0.0 if self._left >= 1 else (1 - self._left) / self.rate

    def take(self, now: float | None = None) -> float:
        """Takes a token and returns 0, or returns the seconds until there is one."""
        wait = self.wait(now)
        if not wait:
            self._left -= 1
        return wait

    def spend_one(self) -> None:
        """Takes a token. The caller has found by ``wait`` that there is one."""
        self._left -= 1

    def spend(self, tokens: float) -> float:
        """Takes tokens for what is done already, even if there are not so many. Returns the seconds
        until there is one again."""
        self.wait()
        self._left -= tokens
        return self.wait()

    def give_back(self) -> None:
        """Returns a token that was not used."""
        self._left = min(self.burst, self._left + 1)


class Buckets:
    """One bucket for each address or seat. Drops the least recently used."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, who: str) -> float:
        return self.of(who).take()

    def give_back(self, who: str) -> None:
        self.of(who).give_back()

    def wait(self, who: str) -> float:
        return self.of(who).wait()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket


def take_from_all(buckets: Sequence[Bucket]) -> float:
    """Takes a token from each bucket and returns 0; or takes none, and returns the seconds until
    the first bucket without one has one."""
    now = monotonic()
    for bucket in buckets:
        if wait := bucket.wait(now):
            return wait
    for bucket in buckets:
        bucket.spend_one()
    return 0.0


def whole_seconds(wait: float) -> int:
    """A wait in whole seconds, rounded up, for sentences and headers."""
    return max(1, ceil(wait))


def slow_down(wait: float) -> Refusal:
    seconds = whole_seconds(wait)
    unit = "second" if seconds == 1 else "seconds"
    return Refusal("too-many", "slow-down", f"Too many at once. Try again in {seconds} {unit}.")
