"""The table as a Textual application.

Everything is done by typing a command of the game; keys only type the common ones. So whatever
the text table can do, this screen can do, too.
"""

import asyncio
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key as KeyPress
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, RichLog, Static

from parlour.cli.local_table import YOU, LocalTable
from parlour.cli.terminal.face import Face, Key
from parlour.cli.terminal.letterjam import LetterJamFace
from parlour.cli.terminal.palette import DAY, NIGHT
from parlour.rules.refusal import Refusal

# Screens of at least this many lines get large cards.
ROOMY = 32

FACES: dict[str, Face] = {"letterjam": LetterJamFace()}


class TextTable(ModalScreen[None]):
    """The whole table in words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,t,q", "dismiss", "Back to the table"),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="text-table"):
            yield Static(self._text, markup=False)
        yield Footer()


class Sure(ModalScreen[bool]):
    """Asks before the game is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,q", "answer(True)", "Leave"),
        Binding("n,escape", "answer(False)", "Play on"),
    ]

    def compose(self) -> ComposeResult:
        yield Static("Leave this game?  y leaves, n plays on", id="sure")
        yield Footer()

    def action_answer(self, leave: bool) -> None:
        self.dismiss(leave)


class TableApp(App[None]):
    """One person's screen on a local table."""

    TITLE = "Parlour"
    ENABLE_COMMAND_PALETTE = False
    # Keys belong to the table until somebody asks to type.
    AUTO_FOCUS = None
    CSS_PATH = "table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "words", "Table in words"),
        Binding("colon,slash", "command", "Type a command", key_display=":"),
        Binding("question_mark", "help", "Help", key_display="?"),
        Binding("ctrl+n", "night", "Day / night"),
        Binding("q,ctrl+c", "leave", "Leave", key_display="q"),
    ]

    def __init__(self, table: LocalTable, pace: float) -> None:
        super().__init__()
        self._table = table
        self._pace = pace
        self._face = FACES[table.game.name]
        self._asking: Key | None = None
        self._changed = asyncio.Event()
        self._dealt = False

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        with Vertical(id="middle"):
            yield VerticalScroll(id="panels")
            yield RichLog(id="story", wrap=True, markup=False, max_lines=500)
        yield Static(id="answer", classes="hidden")
        yield Input(id="prompt", classes="hidden", compact=True, disabled=True)
        yield Static(id="hint", classes="hidden")
        yield Static(id="keys")
        yield Footer()

    async def on_mount(self) -> None:
        self.register_theme(DAY)
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.query_one("#panels").can_focus = False
        story = self.query_one(RichLog)
        story.can_focus = False
        self._table.on_line = self._tell
        self._table.deal()
        self._dealt = True
        self.set_focus(None)
        await self._show()
        self.run_worker(self._drive_bots(), name="bots")

    # Showing -------------------------------------------------------------------------------

    async def _show(self) -> None:
        view = self._table.view
        waiting = self._table.game.waiting_for(self._table.state)
        whom = [("you" if s == YOU else view.people[s].name) for s in waiting]
        headline = Text.assemble((f" {self._face.headline(view)} ", "bold reverse"))
        if whom:
            headline.append(f"  waiting for {', '.join(whom)}")
        self.query_one("#headline", Static).update(headline)
        await self._show_panels()
        keys = Text()
        for key in self._face.keys(view):
            # A key and its label stay together at the end of a line.
            keys.append(f"\u00a0{key.key}\u00a0", style="bold reverse")
            keys.append("\u00a0" + key.label.replace(" ", "\u00a0") + "   ")
        self.query_one("#keys", Static).update(keys)

    async def _show_panels(self) -> None:
        panels = self._face.panels(self._table.view, roomy=self.size.height >= ROOMY)
        box = self.query_one("#panels", VerticalScroll)
        shown = {panel.title: panel for panel in panels}
        there = {widget.name: widget for widget in box.query(Static)}
        if list(there) == list(shown):
            for title, panel in shown.items():
                there[title].update(panel.body)
            return
        await box.remove_children()
        for row in sorted({panel.row for panel in panels}):
            statics = []
            for panel in panels:
                if panel.row == row:
                    static = Static(panel.body, name=panel.title, classes="panel")
                    static.border_title = panel.title
                    statics.append(static)
            statics[-1].add_class("last")
            await box.mount(Horizontal(*statics, classes="row"))

    def _tell(self, line: str) -> None:
        self.query_one(RichLog).write(line)

    def _say(self, refusal: Refusal | None) -> None:
        answer = self.query_one("#answer", Static)
        answer.set_class(refusal is None, "hidden")
        if refusal is not None:
            rule = f"  [{refusal.rule}]" if refusal.rule else ""
            answer.update(Text(f"{refusal.sentence}{rule}", style="bold"))

    def on_resize(self) -> None:
        if self._dealt:
            # The new size is known only after this event.
            self.call_after_refresh(self._show)

    # Typing --------------------------------------------------------------------------------

    async def on_key(self, event: KeyPress) -> None:
        if len(self.screen_stack) > 1:
            return
        if self._asking is not None:
            await self._key_while_asking(self._asking, event)
            return
        for key in self._face.keys(self._table.view):
            if event.character == key.key:
                event.stop()
                event.prevent_default()
                await self._press(key)
                return

    async def _key_while_asking(self, key: Key, event: KeyPress) -> None:
        """A single letter is taken at once; what is typed before the prompt is there, is kept."""
        prompt = self.query_one(Input)
        if event.key == "escape":
            self._stop_asking()
        elif key.one and event.character is not None and event.is_printable:
            await self._answer(event.character)
        elif event.key == "enter" and not prompt.has_focus:
            await self._answer(prompt.value)
        elif not prompt.has_focus and event.character is not None and event.is_printable:
            prompt.value += event.character
            prompt.cursor_position = len(prompt.value)

    async def _press(self, key: Key) -> None:
        if "{}" not in key.line:
            await self._type(key.line)
        else:
            self._ask(key)

    def _ask(self, key: Key) -> None:
        self._asking = key
        prompt = self.query_one(Input)
        prompt.value = ""
        ending = "a key does it" if key.one else "Enter does it"
        prompt.placeholder = f"{key.question}   ({ending}, Escape does not)"
        prompt.remove_class("hidden")
        prompt.disabled = False
        self._hint("")
        if not key.one:
            prompt.focus()

    def _hint(self, typed: str) -> None:
        hint = self.query_one("#hint", Static)
        said = self._asking.hint(typed) if self._asking and self._asking.hint else ""
        hint.update(Text(said))
        hint.set_class(not said, "hidden")

    def _stop_asking(self) -> None:
        self._asking = None
        prompt = self.query_one(Input)
        prompt.add_class("hidden")
        # A prompt that is answered before it got the focus must not get it afterwards.
        prompt.disabled = True
        self.query_one("#hint").add_class("hidden")
        self.set_focus(None)

    def on_input_changed(self, event: Input.Changed) -> None:
        self._hint(event.value)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        await self._answer(event.value)

    async def _answer(self, typed: str) -> None:
        key = self._asking
        self._stop_asking()
        if key is not None and typed.strip():
            await self._type(key.line.replace("{}", typed.strip()))

    async def _type(self, line: str) -> None:
        self._say(self._table.type(line))
        await self._show()
        self._changed.set()

    # Bots ----------------------------------------------------------------------------------

    async def _drive_bots(self) -> None:
        """Lets bots act one at a time, thinking in a thread so that the screen never waits."""
        while not self._table.over:
            await asyncio.sleep(self._pace)
            state = self._table.state
            thought = await asyncio.to_thread(self._table.bot_thought)
            if thought is None:
                await self._changed.wait()
            elif self._table.state is state:
                self._table.bot_act(*thought)
                await self._show()
            self._changed.clear()

    # The keys that every game has ----------------------------------------------------------

    def action_words(self) -> None:
        self.push_screen(TextTable(self._table.game.text(self._table.view)))

    def action_command(self) -> None:
        self._ask(Key(":", "type a command", "{}", "A command, as the table in words explains"))

    def action_help(self) -> None:
        keys = "\n".join(f"{key.key}   {key.label}" for key in self._face.keys(self._table.view))
        always = (
            "\n\nt   the whole table in words, with every command\n:   type a command\n"
            "ctrl+n   day or night\nq   leave\n\n"
        )
        self.push_screen(TextTable(f"Now you can press:\n\n{keys}{always}"))

    def action_night(self) -> None:
        self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name

    def action_leave(self) -> None:
        def leave(sure: bool | None) -> None:
            if sure:
                self.exit()

        if self._table.over:
            self.exit()
        else:
            self.push_screen(Sure(), leave)
