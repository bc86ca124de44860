"""The interface of a game to the terminal table: panels and keys. Each game has one face."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text

from parlour.cli.terminal.palette import Tones
from parlour.rules import Act
from parlour.rules.refusal import Refusal
from parlour.rules.rules_text import rules_text

WIDE, TALL = 108, 34
# From this size on, there is room for more than what goes on now.
SPACIOUS = (150, 40)
# The columns that a panel's padding and scroll bar take, as table.tcss sets them.
PANEL_EDGES = 4


class Look(Struct, frozen=True):
    """The size of the screen, and the colours of the theme."""

    width: int
    height: int
    tones: Tones

    @property
    def wide(self) -> bool:
        """Whether the story fits beside the table."""
        return self.width >= WIDE

    @property
    def room(self) -> int:
        """The width inside a panel that fills a row."""
        return self.width - PANEL_EDGES - (self.story_width if self.wide else 0)

    @property
    def story_width(self) -> int:
        """The width of the story beside the table: a quarter of a very wide screen."""
        return max(38, self.width // 4)

    @property
    def spacious(self) -> bool:
        """Whether there is room for what else may help: the rules in short, the whole sheet."""
        return self.width >= SPACIOUS[0] and self.height >= SPACIOUS[1]

    @property
    def tall(self) -> bool:
        """Whether large cards fit."""
        return self.height >= TALL


class Meaning(Struct, frozen=True):
    """What typed text would do: the complete command, and a preview of its effect."""

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
    """A key that types a command, either at once or after asking for the rest of it.

    ``command`` is the command. If it has ``{}``, the person types the text that replaces it.
    ``meanings`` gives previews while they type; with several, Tab switches between them.
    ``one`` takes a single letter. ``minor`` keys come last.
    """

    key: str
    label: str
    command: str
    question: str = ""
    meanings: Callable[[str], Sequence[Meaning]] | None = None
    one: bool = False
    minor: bool = False


class Panel(Struct, frozen=True):
    """A part of the screen. Panels of one row stand side by side; those without a width share the
    free space."""

    title: str
    body: RenderableType
    row: int
    width: int | None = None


def in_short(game: str, row: int) -> Panel:
    """A panel with the game in a few paragraphs, for a screen that has nothing else to show yet."""
    paragraphs = rules_text(game).in_short
    return Panel("The game in short", Text("\n\n".join(paragraphs)), row)


class Face(Protocol):
    """The terminal side of one game."""

    def headline(self, view: Any) -> str:
        """The view's headline, with whatever else this screen has room for."""

    def panels(self, view: Any, look: Look) -> Sequence[Panel]:
        """The parts of the screen, in reading order."""

    def keys(self, view: Any) -> Sequence[Key]:
        """The keys that work now, the most usual first."""

    def beats(self, view: Any) -> float:
        """The factor for the pause before a bot acts: more than 1 at dramatic moments."""
