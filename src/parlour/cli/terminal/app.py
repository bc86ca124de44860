"""The table as a Textual application.

Every act is a typed command; keys are shortcuts that type the common ones. So this screen can do
everything that the plain text table can do.
"""

import asyncio
from collections.abc import Iterator, Sequence
from math import ceil
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.events import Key as KeyPress
from textual.widgets import Footer, Input, Static

from parlour.cli.local_table import YOU
from parlour.cli.replay_place import ReplayPlace
from parlour.cli.rules import whole_text
from parlour.cli.sitting import KEPT, Sitting
from parlour.cli.terminal.composer import Composer
from parlour.cli.terminal.dialogs import LeaveDialog, ReadingDialog
from parlour.cli.terminal.face import Key, Look
from parlour.cli.terminal.faces import FACES
from parlour.cli.terminal.keybar import KeyBar
from parlour.cli.terminal.palette import DAY, NIGHT, TONES
from parlour.cli.terminal.panels import show_panels
from parlour.cli.terminal.replaying import ReplayScreen
from parlour.cli.terminal.story import StoryPanel
from parlour.records import Replay
from parlour.rules import View
from parlour.rules.refusal import Refusal
from parlour.rules.rules_text import citation, in_full

CLOCK_INTERVAL = 0.25
# The padding of both parts of the first line, and the words "waiting for".
EDGES_OF_THE_HEAD = 8 + len("waiting for ")


class TableApp(App[None]):
    """One person's screen on a local table, and on the next one if they play again."""

    TITLE = "Parlour"
    ENABLE_COMMAND_PALETTE = False
    # The table gets the keys, until the person opens the prompt.
    AUTO_FOCUS = None
    CSS_PATH = "table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "again", "New game"),
        Binding("w", "replay", "Watch it again"),
        Binding("t", "words", "Table in words"),
        Binding("colon,slash", "command", "Type a command", key_display=":"),
        Binding("question_mark", "help", "Help and rules", key_display="?"),
        Binding("ctrl+n", "night", "Day / night"),
        Binding("q,ctrl+c", "leave", "Leave", key_display="q"),
    ]

    def __init__(self, sitting: Sitting, pace: float) -> None:
        super().__init__()
        self._sitting = sitting
        self._table = sitting.table
        self._pace = pace
        self._face = FACES[self._table.game.rules.name]
        self._changed = asyncio.Event()
        self._showing = asyncio.Lock()
        self._dealt = False
        self._said_no = ""

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
        await self._sit_down()
        self.set_interval(CLOCK_INTERVAL, self._check_clock)

    async def _sit_down(self) -> None:
        """Shows the table of the sitting, and lets its bots act."""
        self._table = self._sitting.table
        story = self.query_one(StoryPanel)
        story.clear()
        self._table.on_line = story.add
        self._table.open()
        self._dealt = True
        self._say(None)
        await self._show()
        self.run_worker(self._drive_bots(), name="bots", exclusive=True)

    # Showing -------------------------------------------------------------------------------

    @property
    def _look(self) -> Look:
        return Look(self.size.width, self.size.height, TONES[self.theme])

    async def _show(self) -> None:
        # Keys and bots both redraw; the lock keeps one drawing from starting within another.
        async with self._showing:
            # Without the batch, new panels would flicker: the old ones vanish first.
            with self.batch_update():
                await self._draw()

    async def _draw(self) -> None:
        view, look = self._table.view, self._look
        self.set_class(look.wide, "wide")
        self.set_class(not look.tall, "short")
        self.query_one(StoryPanel).styles.width = look.story_width if look.wide else "100%"
        self.query_one("#headline", Static).update(self._face.headline(view))
        self._show_waiting()
        await show_panels(self.query_one("#panels"), self._face.panels(view, look))
        self.query_one(KeyBar).show(self._face.keys(view))
        # The end of the game brings a key of the table itself.
        self.refresh_bindings()

    def _show_waiting(self) -> None:
        view, left = self._table.view, self._table.house_left
        headline = len(self._face.headline(view))
        whom = waited_for(view, self.size.width - headline - EDGES_OF_THE_HEAD)
        said = [f"waiting for {whom}"] if whom else []
        if left is not None and view.countdown:
            said.append(f"{view.countdown}: {ceil(left)} s")
        waiting = self.query_one("#waiting", Static)
        waiting.update(" · ".join(said))
        waiting.set_class(YOU in view.waiting_for, "yours")

    def _say(self, refusal: Refusal | None) -> None:
        answer = self.query_one("#answer", Static)
        answer.set_class(refusal is None, "hidden")
        self._said_no = "" if refusal is None else refusal.rule
        if refusal is not None:
            said = Text(refusal.sentence, style="bold")
            if refusal.rule:
                said.append(f"  {citation(refusal.rule)}", style="not bold")
            answer.update(said)

    def on_resize(self) -> None:
        if self._dealt:
            # `self.size` is updated only after this event.
            self.call_after_refresh(self._show)

    # Typing --------------------------------------------------------------------------------

    async def on_key(self, event: KeyPress) -> None:
        if len(self.screen_stack) > 1:
            return
        composer = self.query_one(Composer)
        if composer.key is not None:
            await self._key_while_asking(composer, composer.key, event)
            return
        for key in self._face.keys(self._table.view):
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
            self._say(None)
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
        self._say(self._table.type(command))
        await self._show()
        self._changed.set()

    # Bots and the house --------------------------------------------------------------------

    async def _drive_bots(self) -> None:
        """Lets bots act one at a time. They think in a thread, so that the screen never blocks."""
        table = self._table
        while not table.game.over:
            self._changed.clear()
            state = table.game.state
            thought = await asyncio.to_thread(table.game.next_bot_act)
            if table.game.state is not state:
                continue
            if thought is None:
                await self._changed.wait()
            elif table.bot_act(*thought):
                # Pause only after an act that the person can notice.
                await self._show()
                await asyncio.sleep(self._pace * self._face.beats(self._table.view))

    async def _check_clock(self) -> None:
        """Lets the house act when its time has come, and shows the countdown before that."""
        if self._table.let_house_act():
            await self._show()
            self._changed.set()
        elif self._table.house_left is not None:
            self._show_waiting()

    # The keys that every game has ----------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A new game can be dealt when this one is over; then there is nothing to type."""
        over = self._table.game.over
        return over if action in ("again", "replay") else not over if action == "command" else True

    async def action_again(self) -> None:
        self._sitting.play_again()
        await self._sit_down()

    def action_replay(self) -> None:
        """Shows the game again from its beginning, as the person saw it."""
        game = self._table.game
        replay = Replay(game.record(), [game.start.lexicon])
        self.push_screen(ReplayScreen(ReplayPlace(replay, viewer=YOU)))

    def action_words(self) -> None:
        self.push_screen(ReadingDialog(self._table.game.text(YOU)))

    async def action_command(self) -> None:
        question = "A command, as the table in words explains"
        await self._press(Key(":", "type a command", "{}", question))

    def action_help(self) -> None:
        refused = in_full(self._said_no) if self._said_no else ""
        keys = self._face.keys(self._table.view)
        parts = [refused, *_keys_in_words(keys, over=self._table.game.over), self._rules()]
        self.push_screen(ReadingDialog("\n\n".join(filter(None, parts))))

    def _rules(self) -> str:
        return "\n".join(whole_text(self._table.game.rules.name))

    async def action_night(self) -> None:
        self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name
        await self._show()

    def action_leave(self) -> None:
        def leave(sure: bool | None) -> None:
            if sure:
                self.exit()

        if self._table.game.over:
            self.exit()
        else:
            self.push_screen(LeaveDialog(KEPT if self._table.resumable else ""), leave)


def waited_for(view: View, room: int) -> str:
    """Whom the game waits for, in words that fit: all names, or how many there are."""
    names = ["you" if seat == YOU else view.people[seat].name for seat in view.waiting_for]
    if len(names) < 2 or len(", ".join(names)) <= room:
        return ", ".join(names)
    if len(names) == len(view.people):
        return "everybody"
    return f"you and {len(names) - 1} more" if names[0] == "you" else f"{len(names)} players"


def _keys_in_words(keys: Sequence[Key], *, over: bool) -> Iterator[str]:
    """What each key does that does something now."""
    if keys:
        lines = (f"  {key.key}   {key.label}" for key in keys)
        yield "\n".join(("Now you can press", "", *lines, "", "and always"))
    else:
        yield "You can press"
    yield "\n".join(_AT_THE_END if over else _WHILE_PLAYING)
    if any(key.meanings for key in keys):
        yield "While you type a word, Tab shows other cards that spell it, if there are any."
    yield "The rules follow; the arrow keys scroll."


_ALWAYS = (
    "  t   the whole table in words, with every command and why others are not possible",
    "  ?   this page: the keys, the rule that refused your last command, and all rules",
    "  ctrl+n   day or night",
)
_WHILE_PLAYING = (
    *_ALWAYS,
    "  :   type a command; everything can be typed",
    '      "end the game" ends it here, shows everything and scores nothing',
    "  q   leave the game; it is kept, and you can go on later",
)
_AT_THE_END = (
    *_ALWAYS,
    "  n   a new game with the same players",
    "  r   see this game again, step by step",
    "  q   leave",
)
