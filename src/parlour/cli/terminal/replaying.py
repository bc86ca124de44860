"""A game again in the terminal: the same panels as the table, and keys to move through the game."""

import asyncio
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Footer, Static

from parlour.cli.replay_place import ReplayPlace
from parlour.cli.terminal.dialogs import ReadingDialog
from parlour.cli.terminal.face import Look
from parlour.cli.terminal.faces import FACES
from parlour.cli.terminal.palette import DAY, NIGHT, TONES
from parlour.cli.terminal.panels import show_panels
from parlour.cli.terminal.story import StoryPanel

PACE = 1.6
"""The seconds between two steps of a game that plays by itself."""


class ReplayScreen(Screen[None]):
    """Shows one step of a game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "move(1)", "Next step", key_display="→"),
        Binding("left", "move(-1)", "Back", key_display="←"),
        Binding("down", "move_chapter(1)", "Next round or hand", key_display="↓"),
        Binding("up", "move_chapter(-1)", "The one before", key_display="↑"),
        Binding("space", "play", "Play / pause", key_display="space"),
        Binding("s", "show_next", "Seen by"),
        Binding("t", "words", "In words"),
        Binding("ctrl+n", "night", "Day / night"),
        Binding("q,escape", "leave", "Leave", key_display="q"),
    ]

    def __init__(self, place: ReplayPlace) -> None:
        super().__init__()
        self._place = place
        self._face = FACES[place.replay.rules.name]
        self._playing: Timer | None = None
        self._showing = asyncio.Lock()

    def compose(self) -> ComposeResult:
        with Horizontal(id="head"):
            yield Static(id="headline")
            yield Static(id="waiting")
        with Container(id="body"):
            yield VerticalScroll(id="panels", can_focus=False)
            yield StoryPanel()
        yield Footer()

    async def on_mount(self) -> None:
        await self._show()

    def on_resize(self) -> None:
        # `self.size` is updated only after this event.
        self.call_after_refresh(self._show)

    async def _show(self) -> None:
        # Keys, the timer and a resize redraw; the lock keeps one drawing from starting in another.
        async with self._showing:
            await self._draw()

    async def _draw(self) -> None:
        place, size = self._place, self.app.size
        look = Look(size.width, size.height, TONES[self.app.theme])
        with self.app.batch_update():
            self.set_class(look.wide, "wide")
            self.set_class(not look.tall, "short")
            story = self.query_one(StoryPanel)
            story.styles.width = look.story_width if look.wide else "100%"
            story.show(place.lines)
            chapter = place.replay.chapters[place.chapter]
            note = f": {chapter.note}" if chapter.note else ""
            self.query_one("#headline", Static).update(Text(f"{chapter.title}{note}"))
            playing = " · playing" if self._playing is not None else ""
            where = f"{place.seen_by} · {place.step} of {place.replay.last}{playing}"
            self.query_one("#waiting", Static).update(Text(where))
            await show_panels(self.query_one("#panels"), self._face.panels(place.view, look))

    async def action_move(self, by: int) -> None:
        self._pause()
        self._place.move(1 if by > 0 else -1)
        await self._show()

    async def action_move_chapter(self, by: int) -> None:
        self._pause()
        self._place.move_chapter(1 if by > 0 else -1)
        await self._show()

    async def action_show_next(self) -> None:
        self._place.show_next()
        await self._show()

    async def action_play(self) -> None:
        """Plays by itself, from the beginning if it is at its end; or pauses."""
        if self._playing is not None:
            self._pause()
        else:
            if self._place.at_end:
                self._place.go(self._place.replay.first)
            self._playing = self.set_interval(PACE, self._play_on)
        await self._show()

    async def _play_on(self) -> None:
        self._place.move(1)
        if self._place.at_end:
            self._pause()
        await self._show()

    def _pause(self) -> None:
        if self._playing is not None:
            self._playing.stop()
            self._playing = None

    def action_words(self) -> None:
        self.app.push_screen(ReadingDialog(self._place.text))

    async def action_night(self) -> None:
        self.app.theme = DAY.name if self.app.theme == NIGHT.name else NIGHT.name
        await self._show()

    def action_leave(self) -> None:
        """Goes back to the table, or ends the program if there is none."""
        self._pause()
        if isinstance(self.app, ReplayApp):
            self.app.exit()
        else:
            self.dismiss()


class ReplayApp(App[None]):
    """The replay of a record file."""

    TITLE = "Parlour"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    CSS_PATH = "table.tcss"

    def __init__(self, place: ReplayPlace) -> None:
        super().__init__()
        self._place = place

    def on_mount(self) -> None:
        self.register_theme(DAY)
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.push_screen(ReplayScreen(self._place))
