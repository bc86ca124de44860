"""Matchpoints: how a result compares with others that had the same cards.

A result gets two matchpoints for each rival that it beats and one for each that it ties with. The
share is what it got of what was possible, so that deals with many and with few rivals count alike.
"""

from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from parlour.rules.value import Value

Key = TypeVar("Key", bound=Hashable)
Who: TypeAlias = tuple[int, str]
"""A contestant: the number of a table and a name. The name is empty for a whole table; the number
is 0 for a level of bots."""


class Score(Value, frozen=True):
    """The points of a contestant in one deal. Only contestants of the same ``group`` had the same
    cards: all tables, or all who had the same seat. A score that is not ``compared`` is shown, but
    it beats nobody and nobody beats it: its player had seen the deal before."""

    who: Who
    points: int
    group: int = 0
    compared: bool = True


class Matchpoints(Value, frozen=True):
    """Matchpoints, and how many were possible."""

    got: int = 0
    possible: int = 0

    def __add__(self, other: "Matchpoints") -> "Matchpoints":
        return Matchpoints(self.got + other.got, self.possible + other.possible)

    @property
    def share(self) -> float | None:
        """What was got of what was possible, from 0 to 1; None if there was no rival."""
        return self.got / self.possible if self.possible else None


def matchpoints(scores: Sequence[Score]) -> tuple[Matchpoints | None, ...]:
    """The matchpoints of each score of one deal, in their order; None for a score that is not
    compared.

    >>> scores = [Score((1, ""), 7), Score((2, ""), 9), Score((3, ""), 7)]
    >>> [one and one.got for one in matchpoints(scores)]
    [1, 4, 1]
    """
    groups: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for score in scores:
        if score.compared:
            groups[score.group][score.points] += 1
    made: dict[tuple[int, int], Matchpoints] = {}
    for group, counts in groups.items():
        below, possible = 0, 2 * (counts.total() - 1)
        for points in sorted(counts):
            made[group, points] = Matchpoints(2 * below + counts[points] - 1, possible)
            below += counts[points]
    return tuple(made[one.group, one.points] if one.compared else None for one in scores)


def totals(
    deals: Sequence[Sequence[Score]], *, missing_counts: bool, everybody: Sequence[Who] = ()
) -> dict[Who, Matchpoints]:
    """The matchpoints of each contestant in all deals together. If ``missing_counts``, a contestant
    without a compared result in a deal gets nothing of what was possible there: of all rivals in
    the group of the deal that had most. ``everybody`` are contestants who may have no result at
    all."""
    found: dict[Who, Matchpoints] = {who: Matchpoints() for who in everybody}
    for scores in deals:
        for score in scores:
            found.setdefault(score.who, Matchpoints())
    for scores in deals:
        there = set()
        for score, got in zip(scores, matchpoints(scores), strict=True):
            if got is not None:
                found[score.who] += got
                there.add(score.who)
        if missing_counts:
            most = max(_group_sizes(scores).values(), default=0)
            for who in found.keys() - there:
                found[who] += Matchpoints(0, 2 * most)
    return found


def _group_sizes(scores: Sequence[Score]) -> Counter[int]:
    return Counter(score.group for score in scores if score.compared)


def ranks(shares: Mapping[Key, float | None]) -> dict[Key, int]:
    """The rank of each contestant by their share, counted from 1. Equal shares have the same rank;
    those without a share come last.

    >>> ranks({(1, ""): 0.5, (2, ""): 1.0, (3, ""): 0.5, (4, ""): None})
    {(1, ''): 2, (2, ''): 1, (3, ''): 2, (4, ''): 4}
    """
    known = {who: -1.0 if share is None else share for who, share in shares.items()}
    first: dict[float, int] = {}
    for place, share in enumerate(sorted(known.values(), reverse=True), 1):
        first.setdefault(share, place)
    return {who: first[share] for who, share in known.items()}
