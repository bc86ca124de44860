"""Moments of a game on which a bot may remark.

A game's moments are found from the kind of an event and the public view after it. So a remark
cannot tell anything that a watcher does not see.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from parlour.games import Parts, load
from parlour.rules import Event
from parlour.rules.seat import Seat


class Moment(Struct, frozen=True):
    """A moment: its kind, and the seats for which it is one."""

    kind: str
    seats: tuple[Seat, ...]


Moments: TypeAlias = Mapping[type[Event], Callable[[Any], Moment | None]]
"""For each kind of event that may be a moment, the function that looks at the public view."""

MOMENTS = Parts[Moments](lambda game: None if game.moments is None else load(game.moments))
