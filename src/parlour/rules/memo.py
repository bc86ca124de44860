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
from typing import Any, TypeVar, TypeVarTuple

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class Memo:
    """A cache with one value for each name: the last one."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[tuple[Any, ...], Any]] = {}

    def recall(
        self, name: Hashable, made_of: tuple[Any, ...], make: Callable[[*Ts], T], *args: *Ts
    ) -> T:
        """The result of ``make``: the cached one if it was made of equal values, or a new one."""
        known = self._known.get(name)
        if known is not None and known[0] == made_of:
            remembered: T = known[1]
            return remembered
        value = make(*args)
        self._known[name] = (made_of, value)
        return value
