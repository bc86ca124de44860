"""The prompt for typed commands, with a preview of what a command would do."""

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from parlour.cli.terminal.face import Key, Meaning


class Composer(Vertical):
    """Asks for the rest of the command of ``key``, which is None while the composer is closed."""

    def __init__(self) -> None:
        super().__init__(id="composer", classes="hidden")
        self.key: Key | None = None
        self._way = 0

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield Static(id="question")
            # Focusing must not select characters typed before it: the next key would replace them.
            yield Input(id="prompt", compact=True, select_on_focus=False)
        yield Static(id="meaning")

    def ask(self, key: Key) -> None:
        self.key = key
        self._way = 0
        prompt = self.query_one(Input)
        prompt.value = ""
        prompt.disabled = False
        ways = ", Tab shows other ways" if key.meanings else ""
        prompt.placeholder = f"{'a letter' if key.one else 'Enter'} does it, Esc cancels{ways}"
        question = self.query_one("#question", Static)
        question.update(f"{key.question} ▸ ")
        self.remove_class("hidden")
        self._show()
        if not key.one:
            prompt.focus()

    def close(self) -> None:
        self.key = None
        # A prompt that was answered before it got the focus must not get it later.
        self.query_one(Input).disabled = True
        self.add_class("hidden")

    def type(self, character: str) -> None:
        """Adds a character that was typed before the prompt had the focus."""
        prompt = self.query_one(Input)
        prompt.value += character
        prompt.cursor_position = len(prompt.value)

    @property
    def has_focus_inside(self) -> bool:
        return self.query_one(Input).has_focus

    def next_way(self) -> None:
        """Switch to the next meaning of the typed text, if there are several."""
        self._way += 1
        self._show()

    def command(self, typed: str | None = None) -> str:
        """The complete command; empty if nothing is typed."""
        typed = (self.query_one(Input).value if typed is None else typed).strip()
        if self.key is None or not typed:
            return ""
        meaning = self._meaning(typed)
        return meaning.command if meaning else self.key.command.replace("{}", typed)

    def on_input_changed(self, event: Input.Changed) -> None:
        self._way = 0
        self._show()

    def _meaning(self, typed: str) -> Meaning | None:
        if self.key is None or self.key.meanings is None:
            return None
        meanings = self.key.meanings(typed)
        return meanings[self._way % len(meanings)]

    def _show(self) -> None:
        found = self._meaning(self.query_one(Input).value)
        shown: RenderableType = "" if found is None else found.shown
        meaning = self.query_one("#meaning", Static)
        meaning.update(shown)
        meaning.set_class(found is None, "hidden")
