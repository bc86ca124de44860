"""A cache for the parts of views, keyed by the values that each part is made of.

States are immutable, and a new state shares its unchanged parts with the old one. So a comparison
is cheap: equal parts are mostly the same object. A memo belongs to one game at one table and serves
all its viewers. A view that is built with a memo equals a view that is built without one.

    >>> memo = Memo()
    >>> row = (1, 2)
    >>> memo.recall("sum", (row,), sum, row)
    3
    >>> memo.recall("sum", (row,), lambda row: 99, row)
    3
"""

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar, TypeVarTuple

from msgspec import Struct

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class Kept(Struct, Generic[T], eq=False, gc=False):
    """A cached value, what it was made of, and its JSON once somebody has asked for that. As
    nothing of it refers back to the memo, it is never part of a cycle."""

    made_of: tuple[Any, ...]
    value: T
    json: bytes | None = None


class Memo:
    """A cache with one value for each name: the last one. ``kept`` is open to those who look up
    many names, for whom a call each would cost more than the comparison."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: dict[Hashable, Kept[Any]] = {}

    def recall(
        self, name: Hashable, made_of: tuple[Any, ...], make: Callable[[*Ts], T], *args: *Ts
    ) -> T:
        """The result of ``make``: the cached one if it was made of equal values, or a new one."""
        kept = self.kept.get(name)
        if kept is None or kept.made_of != made_of:
            kept = self.kept[name] = Kept(made_of, make(*args))
        value: T = kept.value
        return value
