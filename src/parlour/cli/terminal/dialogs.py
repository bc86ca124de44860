"""Dialogs over the table: the table in words, the help, and the question before leaving."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Static


class ReadingDialog(ModalScreen[None]):
    """A text to read: the whole table in words, or the help."""

    # The app gives the focus to nothing; here the arrow keys have to scroll.
    AUTO_FOCUS = "#words"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,t,q,question_mark", "dismiss", "Back to the table", key_display="Esc"),
        Binding("up,down,pageup,pagedown", "nothing", "Scroll", key_display="↑↓", show=True),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="words"):
            yield Static(self._text, markup=False)
        yield Footer()


class LeaveDialog(ModalScreen[bool]):
    """Asks whether to leave the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,q", "answer(True)", "Leave"),
        Binding("n,escape", "answer(False)", "Play on"),
    ]

    def __init__(self, kept: str) -> None:
        """``kept`` says how the game can go on later; it is empty if there is nothing to keep."""
        super().__init__()
        self._kept = kept

    def compose(self) -> ComposeResult:
        said = "Leave this game?  y leaves, n plays on"
        yield Static(f"{said}\n{self._kept}".rstrip(), id="sure", markup=False)
        yield Footer()

    def action_answer(self, leave: bool) -> None:
        self.dismiss(leave)


class GetUpDialog(ModalScreen[str]):
    """Asks whether to leave a table at a server for now, or for good."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,q", "answer('leave')", "Leave for now"),
        Binding("g", "answer('get up')", "Give the seat up"),
        Binding("n,escape", "answer('')", "Stay"),
    ]

    def __init__(self, again: str) -> None:
        """``again`` says how the person comes back."""
        super().__init__()
        self._again = again

    def compose(self) -> ComposeResult:
        said = (
            "Leave this table?",
            "  y   for now: your seat is kept, and you take it again with",
            f"      {self._again}",
            "  g   for good: your seat is given up; in a game a bot plays on",
            "  n   stay",
        )
        yield Static("\n".join(said), id="sure", markup=False)
        yield Footer()

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)
