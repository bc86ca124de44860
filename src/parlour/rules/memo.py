"""Remembering what was made of the same things the last time.

States never change and share what is as it was, so it is cheap to see that they are equal: mostly
they are the same object. What was made of equal things is still right. A memo belongs to one game
at one table, and serves all who look at it; a view built with it equals one built without.

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
    """One remembered value for each name."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[tuple[Any, ...], Any]] = {}

    def recall(
        self, name: Hashable, made_of: tuple[Any, ...], make: Callable[[*Ts], T], *args: *Ts
    ) -> T:
        """What ``make`` gives, from memory if it was made of the same things before."""
        known = self._known.get(name)
        if known is not None and known[0] == made_of:
            remembered: T = known[1]
            return remembered
        value = make(*args)
        self._known[name] = (made_of, value)
        return value
