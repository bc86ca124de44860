"""A table as a Textual application: what a table on this machine and one at a server share.

Every act is a typed command; keys are shortcuts that type the common ones. So this screen can do
everything that the plain text table can do.
"""

import asyncio
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.events import Key as KeyPress
from textual.widgets import Footer, Input, Static

from parlour.cli.terminal.composer import Composer
from parlour.cli.terminal.dialogs import ReadingDialog
from parlour.cli.terminal.face import Face, Key, Look
from parlour.cli.terminal.keybar import KeyBar
from parlour.cli.terminal.palette import DAY, NIGHT, TONES
from parlour.cli.terminal.panels import show_panels
from parlour.cli.terminal.story import StoryPanel
from parlour.rules import View
from parlour.rules.refusal import Refusal
from parlour.rules.rules_text import citation, in_full

# The padding of both parts of the first line, and the words "waiting for".
EDGES_OF_THE_HEAD = 8 + len("waiting for ")


class TableApp(App[None]):
    """One person's screen."""

    TITLE = "Parlour"
    ENABLE_COMMAND_PALETTE = False
    # The table gets the keys, until the person opens the prompt.
    AUTO_FOCUS = None
    CSS_PATH = "table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "again", "New game"),
        Binding("t", "words", "Table in words"),
        Binding("colon,slash", "command", "Type a command", key_display=":"),
        Binding("question_mark", "help", "Help and rules", key_display="?"),
        Binding("ctrl+n", "night", "Day / night"),
        Binding("q,ctrl+c", "leave", "Leave", key_display="q"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._showing = asyncio.Lock()
        self._seated = False
        self._said_no = ""

    # What a table has to say ---------------------------------------------------------------

    @property
    @abstractmethod
    def face(self) -> Face:
        """The face of the game, or of what is shown in its place."""

    @property
    @abstractmethod
    def view(self) -> Any:
        """What the person may know, for the face."""

    @property
    def keys(self) -> Sequence[Key]:
        """The keys that work now beside those that every table has."""
        return self.face.keys(self.view)

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether there is nothing to do in the game any more."""

    @property
    @abstractmethod
    def house_left(self) -> float | None:
        """The seconds until the house acts by itself; None if it does not."""

    @property
    @abstractmethod
    def table_in_words(self) -> str:
        """The whole table as text."""

    @abstractmethod
    async def do(self, command: str) -> Refusal | None:
        """Does what a typed command means; returns the refusal if it is not possible."""

    @abstractmethod
    def help_on_keys(self) -> Sequence[str]:
        """What the keys of the table itself do now."""

    @abstractmethod
    def rules_in_full(self) -> str: ...

    @abstractmethod
    async def action_leave(self) -> None: ...

    @abstractmethod
    async def action_again(self) -> None: ...

    def compose(self) -> ComposeResult:
        with Horizontal(id="head"):
            yield Static(id="headline")
            yield Static(id="waiting")
        with Container(id="body"):
            yield VerticalScroll(id="panels", can_focus=False)
            yield StoryPanel()
        yield Static(id="answer", classes="hidden")
        yield Composer()
        yield KeyBar()
        yield Footer()

    async def on_mount(self) -> None:
        self.register_theme(DAY)
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.query_one(Composer).close()
        self.set_focus(None)
        await self.sit_down()
        self._seated = True

    @abstractmethod
    async def sit_down(self) -> None:
        """Shows the table for the first time, and lets it go on by itself."""

    # Showing -------------------------------------------------------------------------------

    @property
    def _look(self) -> Look:
        return Look(self.size.width, self.size.height, TONES[self.theme])

    async def show(self) -> None:
        # Keys and bots both redraw; the lock keeps one drawing from starting within another.
        async with self._showing:
            # Without the batch, new panels would flicker: the old ones vanish first.
            with self.batch_update():
                await self._draw()

    async def _draw(self) -> None:
        view, look = self.view, self._look
        self.set_class(look.wide, "wide")
        self.set_class(not look.tall, "short")
        self.query_one(StoryPanel).styles.width = look.story_width if look.wide else "100%"
        self.query_one("#headline", Static).update(self.face.headline(view))
        self.show_waiting()
        panels = self.query_one("#panels")
        await show_panels(panels, self.face.panels(view, look))
        if not panels.is_attached:
            # The screen was left meanwhile.
            return
        self.query_one(KeyBar).show(self.keys)
        # The end of the game brings a key of the table itself.
        self.refresh_bindings()

    def show_waiting(self) -> None:
        said = self.status()
        waiting = self.query_one("#waiting", Static)
        waiting.update(Text(" · ".join(said)))
        waiting.set_class(self.view.viewer in self.view.waiting_for, "yours")

    def status(self) -> list[str]:
        """What stands on the right of the first line: whom the game waits for, and how long."""
        view, left = self.view, self.house_left
        headline = len(self.face.headline(view))
        whom = waited_for(view, self.size.width - headline - EDGES_OF_THE_HEAD)
        said = [f"waiting for {whom}"] if whom else []
        if left is not None and view.countdown:
            said.append(f"{view.countdown}: {ceil(left)} s")
        return said

    def say(self, refusal: Refusal | None) -> None:
        answer = self.query_one("#answer", Static)
        answer.set_class(refusal is None, "hidden")
        self._said_no = "" if refusal is None else refusal.rule
        if refusal is not None:
            said = Text(refusal.sentence, style="bold")
            if refusal.rule:
                said.append(f"  {citation(refusal.rule)}", style="not bold")
            answer.update(said)

    def on_resize(self) -> None:
        if self._seated:
            # `self.size` is updated only after this event.
            self.call_after_refresh(self.show)

    # Typing --------------------------------------------------------------------------------

    async def on_key(self, event: KeyPress) -> None:
        if len(self.screen_stack) > 1:
            return
        composer = self.query_one(Composer)
        if composer.key is not None:
            await self._key_while_asking(composer, composer.key, event)
            return
        for key in self.keys:
            if event.character == key.key:
                event.stop()
                event.prevent_default()
                await self._press(key)
                return

    async def _key_while_asking(self, composer: Composer, key: Key, event: KeyPress) -> None:
        """Handles a key while the composer is open, also before its prompt has the focus."""
        # Keep the key from the table's own bindings: now T is a letter to guess, not a shortcut.
        if not composer.has_focus_inside or event.key in ("escape", "tab"):
            event.stop()
            event.prevent_default()
        if event.key == "escape":
            self._stop_asking()
        elif event.key == "tab":
            composer.next_way()
        elif key.one and event.character is not None and event.is_printable:
            await self._answer(composer.command(event.character))
        elif event.key == "enter" and not composer.has_focus_inside:
            await self._answer(composer.command())
        elif event.character is not None and event.is_printable:
            # Only keys that the focused prompt did not handle arrive here.
            composer.type(event.character)

    async def _press(self, key: Key) -> None:
        if "{}" not in key.command:
            await self._type(key.command)
        else:
            self.say(None)
            self.query_one(Composer).ask(key)
            self.add_class("asking")

    def _stop_asking(self) -> None:
        self.query_one(Composer).close()
        self.remove_class("asking")
        self.set_focus(None)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        await self._answer(self.query_one(Composer).command())

    async def _answer(self, command: str) -> None:
        self._stop_asking()
        if command:
            await self._type(command)

    async def _type(self, command: str) -> None:
        self.say(await self.do(command))
        await self.show()

    # The keys that every table has ---------------------------------------------------------

    def action_words(self) -> None:
        self.push_screen(ReadingDialog(self.table_in_words))

    async def action_command(self) -> None:
        question = "A command, as the table in words explains"
        await self._press(Key(":", "type a command", "{}", question))

    def action_help(self) -> None:
        refused = in_full(self._said_no) if self._said_no else ""
        parts = [refused, *_keys_in_words(self.keys, self.help_on_keys()), self.rules_in_full()]
        self.push_screen(ReadingDialog("\n\n".join(filter(None, parts))))

    async def action_night(self) -> None:
        self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name
        await self.show()


def waited_for(view: View, room: int) -> str:
    """Whom the game waits for, in words that fit: all names, or how many there are."""
    names = ["you" if seat == view.viewer else view.people[seat].name for seat in view.waiting_for]
    if len(names) < 2 or len(", ".join(names)) <= room:
        return ", ".join(names)
    if len(names) == len(view.people):
        return "everybody"
    return f"you and {len(names) - 1} more" if names[0] == "you" else f"{len(names)} players"


def _keys_in_words(keys: Sequence[Key], always: Sequence[str]) -> Iterator[str]:
    """What each key does that does something now."""
    if keys:
        lines = (f"  {key.key}   {key.label}" for key in keys)
        yield "\n".join(("Now you can press", "", *lines, "", "and always"))
    else:
        yield "You can press"
    yield "\n".join((*ALWAYS, *always))
    if any(key.meanings for key in keys):
        yield "While you type a word, Tab shows other cards that spell it, if there are any."
    yield "The rules follow; the arrow keys scroll."


ALWAYS = (
    "  t   the whole table in words, with every command and why others are not possible",
    "  ?   this page: the keys, the rule that refused your last command, and all rules",
    "  ctrl+n   day or night",
)
