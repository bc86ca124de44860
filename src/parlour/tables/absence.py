"""Who is away from a table, and for how long, as one process knows it.

This is not stored. A process counts while somebody is connected to the table through it, and
starts over when it restarts or when the first person connects. The hash of a key identifies a
person.
"""

from parlour.tables.presence import Present
from parlour.tables.table import Holder

AWAY_AFTER = 60.0
"""The default number of seconds without a connection after which a person is away."""

_NOBODY: frozenset[str] = frozenset()


class Absence:
    """Since when the people of one table have not been connected."""

    __slots__ = ("_after", "_noted", "_since", "here")

    def __init__(self, after: float = AWAY_AFTER) -> None:
        self._after = after
        self._since: dict[str, float] = {}
        self._noted: tuple[tuple[Holder, ...], Present] | None = None
        self.here: frozenset[str] = frozenset()
        """The key hashes of the people who are connected."""

    def note(self, holders: tuple[Holder, ...], present: Present, now: float) -> None:
        """Updates who is connected now. Compares by identity: callers pass the same objects until
        something changes."""
        if self._noted is not None and holders is self._noted[0] and present is self._noted[1]:
            return
        self._noted = holders, present
        people = [holder.key for holder in holders]
        self.here = frozenset(key for seat in present.seats if (key := people[seat]) is not None)
        gone = [key for key in people if key is not None and key not in self.here]
        self._since = {key: self._since.get(key, now) for key in gone}

    @property
    def anybody(self) -> bool:
        """Whether anybody is not connected, for however long."""
        return bool(self._since)

    def away(self, now: float) -> frozenset[str]:
        """The people who have been gone so long that the others need not wait for them."""
        gone = self._since
        return (
            frozenset([key for key in gone if gone[key] + self._after <= now]) if gone else _NOBODY
        )

    def next_end(self, now: float) -> float | None:
        """The next time at which a person who is gone becomes away; None if nobody will."""
        ends = (since + self._after for since in self._since.values())
        return min((end for end in ends if end > now), default=None)
