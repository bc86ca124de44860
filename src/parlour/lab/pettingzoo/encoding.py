"""What a game adds to an environment: the meaning of every action, and what an agent observes.

Everything that an agent gets is made of the view of its seat, which `parlour.Game.view` gives.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import is_
from struct import Struct as PackedNumbers
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from parlour.game import Game
from parlour.rules import Act, Seat, Taken, View
from parlour.rules.memo import Memo

ViewT = TypeVar("ViewT", bound=View)
Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]

NextAct: TypeAlias = Act | Callable[[Taken[Any]], Act]
"""An act, or what makes one of the act before it."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
NUMBER_OF = {letter: number for number, letter in enumerate(LETTERS, 1)}
"""The number of each letter in an observation; 0 stands for no letter, or an unknown one."""


class Field(Struct, frozen=True):
    """A part of an observation: ``slots`` times the same ``numbers``, which have a name each."""

    name: str
    slots: int
    numbers: tuple[str, ...]

    @property
    def width(self) -> int:
        """How many numbers one slot has."""
        return len(self.numbers)

    @property
    def size(self) -> int:
        return self.slots * self.width


class Block(Struct, frozen=True):
    """Actions of one kind, which have consecutive numbers."""

    name: str
    size: int


class Layout:
    """Consecutive parts by name: the first number of each, and the number of all together.

    >>> layout = Layout([Block("pass", 1), Block("letter", 26)])
    >>> layout["letter"], layout.size
    (1, 27)
    """

    def __init__(self, parts: Iterable[Block | Field]) -> None:
        self.parts = tuple(parts)
        self._starts: dict[str, int] = {}
        self.size = 0
        for part in self.parts:
            self._starts[part.name] = self.size
            self.size += part.size

    def __getitem__(self, name: str) -> int:
        return self._starts[name]


class Canvas:
    """The observation of one agent, drawn part by part. A part that is the same object as the last
    time is not drawn again: views share their unchanged parts."""

    def __init__(self, layout: Layout) -> None:
        self._numbers = bytearray(2 * layout.size)
        self._drawn: dict[int, object] = {}
        self._slots: dict[int, Sequence[Any]] = {}

    def draw(self, at: int, width: int, part: Any, make: Callable[[Any], Sequence[int]]) -> None:
        """Draw the numbers of a part at a place; what they leave of its width is 0."""
        drawn = self._drawn
        if drawn.get(at, _NEVER) is part:
            return
        drawn[at] = part
        numbers = make(part)
        # Packing is several times as fast as assigning to a slice of an array.
        packed = _packer(width)
        packed.pack_into(self._numbers, 2 * at, *numbers, *_ZEROS[: width - len(numbers)])

    def draw_slots(
        self,
        at: int,
        slots: int,
        width: int,
        parts: Sequence[Any],
        make: Callable[[Any], Sequence[int]],
    ) -> None:
        """Draw the last parts into slots of the same width, the oldest one first."""
        shown = parts[-slots:]
        before: Sequence[Any] = self._slots.get(at, ())
        if before is shown or (len(before) == len(shown) and all(map(is_, before, shown))):
            return
        self._slots[at] = shown
        for slot, part in enumerate(shown):
            self.draw(at + slot * width, width, part, make)
        for slot in range(len(shown), len(before)):
            self.draw(at + slot * width, width, None, _nothing)

    def copy(self) -> Numbers:
        return np.frombuffer(self._numbers, np.int16).copy()


_ZEROS = (0,) * 1000
_NEVER = object()
"""What was drawn at a place where nothing was drawn yet."""


@cache
def _packer(width: int) -> PackedNumbers:
    return PackedNumbers(f"={width}h")


def _nothing(part: None) -> Sequence[int]:
    return ()


class Asking(ABC, Generic[ViewT]):
    """Whose turn it is in one game. Both games let several players act at a time; an environment
    asks one agent after the other. What it knows, everybody at the table knows."""

    @abstractmethod
    def next(self, game: Game) -> Seat | None:
        """Lets everything happen that needs no decision, and returns the seat that is asked next;
        None after the end."""

    @abstractmethod
    def answered(self, seat: Seat, action: int) -> None:
        """The seat that was asked has done this action."""

    @property
    def facts(self) -> tuple[int, ...]:
        """What an observation says about the asking."""
        return ()


class EncodedAct(Struct, frozen=True):
    """An act of a mind as an action: what has to be done aside before, and the action's number;
    None if an act is done aside alone."""

    aside: tuple[Act, ...]
    action: int | None


class Encoding(ABC, Generic[ViewT]):
    """The actions and observations of one game with certain options."""

    game: ClassVar[str]
    name: ClassVar[str]
    """The name of the environment, as PettingZoo writes it."""
    asides: ClassVar[frozenset[type[Act]]]
    """Acts that no action stands for, and that an agent may do aside while it is asked: they change
    the table for the others little or not at all."""
    actions: Layout
    observation: Layout

    @abstractmethod
    def asking(self) -> Asking[ViewT]:
        """The asking of a new game."""

    def facts(self, game: Game, seat: Seat, memo: Memo) -> ViewT:
        """The view of a seat, as far as numbers, masks and the acts of an action are made of it."""
        view: ViewT = game.rules.view(game.state, seat, memo)
        return view

    @abstractmethod
    def numbers(self, canvas: Canvas, view: ViewT, asking: Asking[ViewT]) -> None:
        """Draws the observation of a seat."""

    @abstractmethod
    def mask(self, view: ViewT, asking: Asking[ViewT]) -> Mask:
        """The actions that the seat may do now, if it is asked."""

    @abstractmethod
    def acts(self, view: ViewT, action: int) -> Sequence[NextAct]:
        """The acts that an allowed action stands for, in order."""

    @abstractmethod
    def meaning(self, view: ViewT, act: Act) -> EncodedAct:
        """How an act of a mind is done in the environment."""

    @abstractmethod
    def title(self, action: int) -> str:
        """The action in words."""


def one_at_a_time(names: Iterable[str]) -> list[Block]:
    """Blocks of one action each."""
    return [Block(name, 1) for name in names]


def place_from(seat: Seat | None, viewer: Seat, players: int) -> int:
    """How far to the left of the viewer a player sits, counted from 1 for the viewer; 0 for
    nobody."""
    return 0 if seat is None else (seat - viewer) % players + 1
