"""The panel with the log lines of the game."""

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

# The panel drops older lines; the record has all.
MOST_LINES = 200


class StoryPanel(VerticalScroll):
    """Log lines, the newest at the bottom."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="story")
        self._lines: list[Text] = []

    def compose(self) -> ComposeResult:
        yield Static(id="sentences")

    def on_resize(self) -> None:
        # When the table grows, the story shrinks: keep the newest lines visible.
        self.scroll_end(animate=False)

    def clear(self) -> None:
        self._lines = []
        self.query_one("#sentences", Static).update("")

    def show(self, sentences: Sequence[str]) -> None:
        """Shows these lines instead of all others."""
        self._lines = [Text(sentence) for sentence in sentences[-MOST_LINES:]]
        self._draw()

    def add(self, sentence: str) -> None:
        self._lines = [*self._lines[1 - MOST_LINES :], Text(sentence)]
        self._draw()

    def _draw(self) -> None:
        self.query_one("#sentences", Static).update(Group(*self._lines))
        # Only the next layout knows how many rows the new line needs.
        self.call_after_refresh(self.scroll_end, animate=False)
