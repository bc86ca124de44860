"""The screen of a table on this machine: its bots and its house act here."""

import asyncio
from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from parlour.cli.local_table import YOU
from parlour.cli.looking_back import BEGUN, first_place, review_text
from parlour.cli.rules import whole_text
from parlour.cli.sitting import KEPT, Sitting
from parlour.cli.terminal.app import TableApp
from parlour.cli.terminal.dialogs import LeaveDialog, ReadingDialog
from parlour.cli.terminal.face import Face, Key
from parlour.cli.terminal.faces import FACES
from parlour.cli.terminal.replaying import ReplayScreen
from parlour.cli.terminal.story import StoryPanel
from parlour.rules.refusal import Refusal

CLOCK_INTERVAL = 0.25


class LocalApp(TableApp):
    """One person's screen on a local table, and on the next one if they play again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "replay", "Watch it again"),
        Binding("s", "so_far", "All games so far"),
    ]

    def __init__(self, sitting: Sitting, pace: float) -> None:
        super().__init__()
        self._sitting = sitting
        self._table = sitting.table
        self._pace = pace
        self._changed = asyncio.Event()

    @property
    def face(self) -> Face:
        return FACES[self._table.game.rules.name]

    @property
    def view(self) -> Any:
        return self._table.view

    @property
    def keys(self) -> Sequence[Key]:
        return [*super().keys, Key("v", "the review", "review")] if self.over else super().keys

    @property
    def over(self) -> bool:
        return self._table.game.over

    @property
    def house_left(self) -> float | None:
        return self._table.house_left

    @property
    def table_in_words(self) -> str:
        return self._table.game.text(YOU)

    def rules_in_full(self) -> str:
        return "\n".join(whole_text(self._table.game.rules.name))

    def help_on_keys(self) -> Sequence[str]:
        return _AT_THE_END if self.over else _WHILE_PLAYING

    async def sit_down(self) -> None:
        await self._begin()
        self.set_interval(CLOCK_INTERVAL, self._check_clock)

    async def _begin(self) -> None:
        """Shows the table of the sitting, and lets its bots act."""
        self._table = self._sitting.table
        story = self.query_one(StoryPanel)
        story.clear()
        self._table.on_line = story.add
        self._table.open()
        self.say(None)
        await self.show()
        self.run_worker(self._drive_bots(), name="bots", exclusive=True)

    async def do(self, command: str) -> Refusal | None:
        if self.over and command == "review":
            self._begin_review()
            return None
        refusal = self._table.type(command)
        self._changed.set()
        return refusal

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
                await self.show()
                await asyncio.sleep(self._pace * self.face.beats(self._table.view))

    async def _check_clock(self) -> None:
        """Lets the house act when its time has come, and shows the countdown before that."""
        if self._table.let_house_act():
            await self.show()
            self._changed.set()
        elif self._table.house_left is not None:
            self.show_waiting()

    # The keys of the table -----------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A new game can be dealt when this one is over; then there is nothing to type."""
        if action in ("again", "replay", "so_far"):
            return self.over
        return not self.over if action == "command" else True

    async def action_again(self) -> None:
        self._sitting.play_again()
        await self._begin()

    def action_replay(self) -> None:
        """Shows the game again from its beginning, as the person saw it."""
        game = self._table.game
        place = first_place(game.record(), YOU, (game.start.lexicon,))
        self.push_screen(ReplayScreen(place))

    def _begin_review(self) -> None:
        """Shows what could have been better, as soon as it is computed."""
        self.query_one(StoryPanel).add(BEGUN)
        self.run_worker(self._review(), group="review", exclusive=True)

    async def _review(self) -> None:
        record = self._table.game.record()
        self.push_screen(ReadingDialog(await asyncio.to_thread(review_text, record)))

    async def action_so_far(self) -> None:
        """Shows how the games of this sitting ended, and what can be told to friends of them."""
        so_far = await asyncio.to_thread(self._sitting.so_far)
        shared = await asyncio.to_thread(self._sitting.shared)
        told = f"To send to friends, without a word of the games:\n\n{shared}"
        self.push_screen(ReadingDialog(f"{so_far}\n\n{told}"))

    async def action_leave(self) -> None:
        def leave(sure: bool | None) -> None:
            if sure:
                self.exit()

        if self.over:
            self.exit()
        else:
            self.push_screen(LeaveDialog(KEPT if self._table.resumable else ""), leave)


_WHILE_PLAYING = (
    "  :   type a command; everything can be typed",
    '      "end the game" ends it here, shows everything and scores nothing',
    "  q   leave the game; it is kept, and you can go on later",
)
_AT_THE_END = (
    "  n   a new game with the same players",
    "  w   see this game again, step by step",
    "  s   how all games of this sitting ended, and a text to send to friends",
    "  q   leave",
)
