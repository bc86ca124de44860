"""The story of the game so far, one sentence after another."""

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

# Older sentences are in the record.
KEPT = 200


class StoryPanel(VerticalScroll):
    """Sentences, the newest at the bottom; wrapped anew when the screen changes."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="story")
        self._lines: list[Text] = []

    def compose(self) -> ComposeResult:
        yield Static(id="sentences")

    def on_resize(self) -> None:
        # A taller table leaves the story fewer lines: the newest stay in sight.
        self.scroll_end(animate=False)

    def tell(self, sentence: str) -> None:
        self._lines = [*self._lines[1 - KEPT :], Text(sentence)]
        self.query_one("#sentences", Static).update(Group(*self._lines))
        self.scroll_end(animate=False)
