"""What a game shows on a terminal screen and what its keys do. Each game has one face."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text

from parlour.cli.terminal.palette import Tones
from parlour.rules import Act
from parlour.rules.refusal import Refusal

WIDE, TALL = 108, 34
# The story beside the table, and the padding of a panel with the scroll bar: see table.tcss.
STORY_WIDTH, PANEL_EDGES = 38, 4


class Look(Struct, frozen=True):
    """How much room there is, and the colours of day or night."""

    width: int
    height: int
    tones: Tones

    @property
    def wide(self) -> bool:
        """Room for the story beside the table."""
        return self.width >= WIDE

    @property
    def room(self) -> int:
        """The width inside a panel that has a row for itself."""
        return self.width - PANEL_EDGES - (STORY_WIDTH if self.wide else 0)

    @property
    def tall(self) -> bool:
        """Room for large cards."""
        return self.height >= TALL


class Meaning(Struct, frozen=True):
    """What something typed would do: the command, and how that looks before it is done."""

    command: str
    shown: RenderableType

    @classmethod
    def hint(cls, sentence: str) -> "Meaning":
        """A sentence in the place of a command, as long as nothing is typed."""
        return cls("", Text(sentence))

    @classmethod
    def refused(cls, command: str, answer: Act | Refusal) -> "Meaning":
        """A command that cannot be done, with the reason."""
        assert isinstance(answer, Refusal)
        rule = f"  {answer.rule}" if answer.rule else ""
        return cls(command, Text(f"{answer.sentence}{rule}", style="italic"))


class Key(Struct, frozen=True):
    """A key and what it does: type a command at once, or ask for the rest of it first.

    ``command`` is typed; where it holds ``{}``, what the person types next goes there.
    ``meanings`` shows, while they type, what it would do; where there are several ways, Tab goes
    through them. ``one`` takes a single letter. ``minor`` keys come last.
    """

    key: str
    label: str
    command: str
    question: str = ""
    meanings: Callable[[str], Sequence[Meaning]] | None = None
    one: bool = False
    minor: bool = False


class Panel(Struct, frozen=True):
    """A part of the screen. Panels of one row stand side by side; those without a width of their
    own share what the others leave."""

    title: str
    body: RenderableType
    row: int
    width: int | None = None


class Face(Protocol):
    """How one game looks."""

    def headline(self, view: Any) -> str:
        """The view's headline, with whatever else this screen has room for."""

    def panels(self, view: Any, look: Look) -> Sequence[Panel]:
        """The parts of the screen, in reading order."""

    def keys(self, view: Any) -> Sequence[Key]:
        """What can be done now by one key, the most usual first."""

    def beats(self, view: Any) -> float:
        """How long a bot takes before it acts, in usual pauses: longer where it is dramatic."""
