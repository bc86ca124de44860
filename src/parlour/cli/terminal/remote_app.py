"""The screen of a table at a server. The server acts; this screen shows what it says."""

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Any

from parlour.cli.looking_back import BEGUN
from parlour.cli.remote_table import HELP, RemoteTable
from parlour.cli.rules import whole_text
from parlour.cli.terminal.app import TableApp
from parlour.cli.terminal.dialogs import GetUpDialog, ReadingDialog
from parlour.cli.terminal.face import Face, Key
from parlour.cli.terminal.faces import FACES
from parlour.cli.terminal.lobby_face import LobbyFace, LobbyView, lobby_keys
from parlour.cli.terminal.replaying import ReplayScreen
from parlour.cli.terminal.story import StoryPanel
from parlour.client import Refused, SeatEnded
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES

CLOCK_INTERVAL = 0.25
LOOKING_BACK = (
    Key("w", "watch it again", "replay"),
    Key("v", "the review", "review"),
    Key("s", "all games so far", "so far"),
)
LOST = Refusal("unavailable", "no-connection", "There is no connection just now. Wait a moment.")


class RemoteApp(TableApp):
    """One person's screen on a table at a server. It is run with a first update. ``got_up`` says
    afterwards whether the person gave the seat up."""

    def __init__(self, table: RemoteTable, again: str) -> None:
        """``again`` is the command with which the person comes back."""
        super().__init__()
        self._table = table
        self._seat = table.seat
        self._again = again
        self._lobby = LobbyFace()
        self._since = monotonic()
        self._number = 0
        self._notice = ""
        self._stale = asyncio.Event()
        self.got_up = False

    @property
    def _update(self) -> Any:
        update = self._table.update
        assert update is not None, "the screen is run with a first update"
        return update

    @property
    def face(self) -> Face:
        played = self._update.table.played
        return self._lobby if played is None else FACES[played]

    @property
    def view(self) -> Any:
        update = self._update
        if update.table.played is None:
            return LobbyView(update.table, self._table.link, update.table.seat)
        return update.game_view

    @property
    def keys(self) -> Sequence[Key]:
        keys = super().keys
        if self.over:
            taken = {key.key for key in keys}
            more = (*LOOKING_BACK, *lobby_keys(self._update.table))
            keys = [*keys, *(key for key in more if key.key not in taken)]
        return keys

    @property
    def over(self) -> bool:
        return bool(self._update.table.stage == "over")

    @property
    def house_left(self) -> float | None:
        left: float | None = self._update.table.house_left
        return None if left is None else max(0.0, left - (monotonic() - self._since))

    @property
    def table_in_words(self) -> str:
        return self._table.text()

    def status(self) -> list[str]:
        if self._seat.state != "live":
            return ["no connection, trying again"]
        return super().status()

    def rules_in_full(self) -> str:
        table = self._update.table
        return "\n".join(whole_text(table.played or table.game))

    def help_on_keys(self) -> Sequence[str]:
        of_table = [f"      {command:15} {what}" for command, what in HELP]
        again = ["  n   the next game; the host starts it"] if self.over else []
        typed = ["  :   type a command; everything can be typed, and of the table:", *of_table]
        return [*again, *typed, "  q   leave, for now or for good"]

    async def sit_down(self) -> None:
        await self._take_in()
        self.run_worker(self._keep_drawn(), name="draw")
        self.run_worker(self._follow(), name="follow")
        self.set_interval(CLOCK_INTERVAL, self._check_clock)

    async def show(self) -> None:
        """Has the screen drawn anew. Only one worker draws: a key that waited for a drawing, which
        itself waits for the screen to handle its messages, would stop everything."""
        self._stale.set()

    async def _keep_drawn(self) -> None:
        while True:
            await self._stale.wait()
            self._stale.clear()
            await super().show()

    # What the server says ------------------------------------------------------------------

    async def _follow(self) -> None:
        """Shows every change until the seat is gone."""
        while self._seat.state != "ended":
            await self._seat.change()
            await self._take_in()
        self.exit()

    async def _take_in(self) -> None:
        table, story = self._update.table, self.query_one(StoryPanel)
        self._since = monotonic()
        if table.played is not None and table.played not in GAMES:
            # The host chose a game that this installation does not have.
            self.exit()
            return
        if table.number != self._number:
            self._number = table.number
            story.clear()
        for line in self._seat.take_lines():
            story.add(line)
        if self._seat.notice != self._notice:
            self._notice = self._seat.notice
            if self._notice:
                story.add(f"The host of this server says: {self._notice}")
        await self.show()

    def _check_clock(self) -> None:
        if self._update.table.house_left is not None:
            self.show_waiting()

    # What the person asks ------------------------------------------------------------------

    async def do(self, command: str) -> Refusal | None:
        """Asks the server, and does not wait for it: the screen must never block."""
        if self._seat.state != "live":
            return LOST
        if command == "replay" and self.over:
            self.run_worker(self._look_back(), group="asks")
            return None
        if command == "review" and self.over:
            self.query_one(StoryPanel).add(BEGUN)
        self.run_worker(self._ask(command), group="asks")
        return None

    async def _ask(self, command: str) -> None:
        try:
            if said := await self._table.type(command):
                self.push_screen(ReadingDialog(said))
        except Refused as refused:
            self.say(refused.refusal)
        except SeatEnded:
            self.exit()

    # The keys of the table -----------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The host can start the next game when this one is over."""
        if action != "again":
            return True
        table = self._update.table if self._table.update is not None else None
        return table is not None and table.stage == "over" and table.seat == table.host

    async def action_again(self) -> None:
        self.say(await self.do("play again"))

    async def _look_back(self) -> None:
        """Shows the last game again from its beginning, as the person saw it."""
        try:
            self.push_screen(ReplayScreen(await self._table.last_game()))
        except Refused as refused:
            self.say(refused.refusal)

    async def action_leave(self) -> None:
        def leave(answer: str | None) -> None:
            if answer == "get up":
                self.run_worker(self._get_up())
            elif answer:
                self.exit()

        self.push_screen(GetUpDialog(self._again), leave)

    async def _get_up(self) -> None:
        try:
            # Without a connection nobody would hear of it.
            async with asyncio.timeout(5.0):
                # Set before the answer: the goodbye to the seat may come first, and end the screen.
                self.got_up = True
                await self._table.get_up()
        except SeatEnded:
            pass
        except (Refused, TimeoutError):
            self.got_up = False
            self.say(LOST)
            return
        self.exit()
