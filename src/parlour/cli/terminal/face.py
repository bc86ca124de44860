"""What a game shows on a terminal screen and what its keys do. Each game has one face."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType


class Key(Struct, frozen=True):
    """A key and what it does: type a command at once, or ask for the rest of it first.

    ``line`` is the command; where it holds ``{}``, what the person types next goes there.
    ``hint`` says, while they type, what it would mean. ``one`` takes a single letter.
    """

    key: str
    label: str
    line: str
    question: str = ""
    hint: Callable[[str], str] | None = None
    one: bool = False


class Panel(Struct, frozen=True):
    """A part of the screen. Panels of one row stand side by side; the last one takes the rest."""

    title: str
    body: RenderableType
    row: int


class Face(Protocol):
    """How one game looks."""

    def headline(self, view: Any) -> str:
        """What is going on, in a few words."""

    def panels(self, view: Any, *, roomy: bool) -> Sequence[Panel]:
        """The parts of the screen, in reading order; larger where there is room."""

    def keys(self, view: Any) -> Sequence[Key]: ...
