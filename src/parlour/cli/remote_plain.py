"""A table at a server as plain text: for pipes, screen readers and simple terminals.

It prints the whole table when a game begins and ends and on the command "table", log lines as they
come, and what goes on whenever it is the person's turn.
"""

import asyncio
import sys
from contextlib import suppress
from threading import Thread

from parlour.cli import replay
from parlour.cli.looking_back import BEGUN
from parlour.cli.remote_table import HELP, RemoteTable
from parlour.cli.replay_place import ReplayPlace
from parlour.cli.rules import in_short, whole_text
from parlour.client import Refused, SeatEnded
from parlour.rules.registry import GAMES
from parlour.rules.rules_text import citation, in_full
from parlour.rules.wording import full_stop
from parlour.tables.table_view import TableView

OWN = (
    ("table", "the whole table again; an empty line does the same"),
    ("rules", 'the rules of this game, in short; "rules all" prints every rule'),
    ("rule", "the rule that refused the last command"),
    ("quit", "leave for now: your seat is kept, and the same command takes it again"),
    ("get up", "leave for good: your seat is given up; in a game a bot plays on"),
)


class PlainSeat:
    """One person at a remote table, who reads and types lines."""

    def __init__(self, table: RemoteTable) -> None:
        self._table = table
        self._seat = table.seat
        self._number = 0
        self._stage = ""
        self._people = ""
        self._headline = ""
        self._hand: int | None = None
        self._live = True
        self._notice = ""
        self._said_no = ""
        self._looking_back: ReplayPlace | None = None
        """Where the person is in the replay of the last game, if they look at it."""
        self.got_up = False

    async def play(self) -> None:
        """Reads commands from standard input until the person leaves or the input ends. Raises
        SeatEnded."""
        await self._seat.update()
        lines = _typed_lines()
        await self._tell()
        _print('Type "table" to see the table again, "help" for more, "quit" to leave.')
        # Either a line is waited for, or what the last line asked for is done.
        next_line = asyncio.ensure_future(lines.get())
        doing: asyncio.Future[bool] | None = None
        while True:
            changed = asyncio.ensure_future(self._seat.change())
            await asyncio.wait({changed, doing or next_line}, return_when="FIRST_COMPLETED")
            changed.cancel()
            if self._seat.goodbye is not None and not self.got_up:
                raise SeatEnded(self._seat.goodbye)
            await self._tell()
            if doing is not None and doing.done():
                if not doing.result():
                    return
                doing, next_line = None, asyncio.ensure_future(lines.get())
            elif doing is None and next_line.done():
                line = next_line.result()
                if line is None:
                    _print("The input has ended; you leave for now, and your seat is kept.")
                    return
                doing = asyncio.ensure_future(self._do(line.strip()))

    # Telling -------------------------------------------------------------------------------

    async def _tell(self) -> None:
        """Prints what is new."""
        update = self._table.update
        assert update is not None
        table, view = update.table, update.view
        self._tell_of_the_connection()
        if (table.number, table.stage) != (self._number, self._stage):
            began = table.number != self._number
            self._number, self._stage = table.number, table.stage
            self._print_lines()
            self._people = _people(table)
            self._headline = "" if view is None else view["headline"]
            if began or table.stage != "playing":
                _print(self._table.text())
            return
        self._print_lines()
        if table.stage != "playing" and self._people != _people(table):
            self._people = _people(table)
            _print(self._table.text() if table.stage == "lobby" else self._people)
        await self._look_back(view)
        if view is not None and table.stage == "playing" and self._headline != view["headline"]:
            self._headline = view["headline"]
            _print(full_stop(self._headline))

    def _tell_of_the_connection(self) -> None:
        live = self._seat.state == "live"
        if live != self._live:
            self._live = live
            _print("Connected again." if live else "The connection is lost; trying again.")
        if self._seat.notice != self._notice:
            self._notice = self._seat.notice
            if self._notice:
                _print(f"The host of this server says: {self._notice}")

    def _print_lines(self) -> None:
        for line in self._seat.take_lines():
            _print(line)

    async def _look_back(self, view: dict[str, object] | None) -> None:
        """Prints what would have been best for the person, after a hand that was just scored."""
        hand = None if view is None else view.get("hindsight")
        if hand is None or hand == self._hand:
            return
        self._hand = hand if isinstance(hand, int) else None
        try:
            if sentence := await self._table.server.hindsight(self._table.seated):
                _print(sentence)
        except (Refused, OSError):
            # It is a remark beside the game: without it the game goes on.
            return

    # Doing ---------------------------------------------------------------------------------

    async def _do(self, typed: str) -> bool:
        """Does what was typed; returns whether the person stays."""
        if self._looking_back is not None:
            _print(self._look_on(self._looking_back, typed))
            return True
        if typed in ("quit", "exit"):
            return False
        try:
            if typed == "get up":
                self.got_up = True
                await self._table.get_up()
                return False
            if typed == "replay":
                self._looking_back = await self._table.last_game()
                _print(replay.opening(self._looking_back))
                return True
            if typed == "review":
                _print(BEGUN)
            said = self._told(typed)
            if said is None:
                said = await self._table.type(typed)
                self._said_no = ""
            elif typed in ("help", "?") and self._stage != "lobby":
                said = f"{said}\n\n{await self._table.type('help')}"
            if said:
                _print(said)
        except SeatEnded:
            return not self.got_up
        except Refused as refused:
            self.got_up = False
            refusal = refused.refusal
            self._said_no = refusal.rule
            known = refusal.rule and self._game in GAMES
            rule = f" ({citation(refusal.rule)})" if known else ""
            _print(f"{refusal.sentence}{rule}")
        return True

    def _look_on(self, place: ReplayPlace, typed: str) -> str:
        """What is said to a command while the person looks at the last game again."""
        if typed in ("quit", "exit"):
            self._looking_back = None
            return "You are back at the table."
        return replay.answer(place, typed)

    @property
    def _game(self) -> str:
        assert self._table.update is not None
        table = self._table.update.table
        return table.played or table.game

    def _told(self, typed: str) -> str | None:
        """The answer to a command that only asks, and needs no server."""
        game = self._game
        match typed:
            case "table" | "":
                return self._table.text()
            case "help" | "?":
                return "\n".join(f"{command:15} {what}" for command, what in (*OWN, *HELP))
            case "rules" if game in GAMES:
                return "\n\n".join((*in_short(game), 'Type "rules all" for every rule.'))
            case "rules all" if game in GAMES:
                return "\n".join(whole_text(game))
            case "rule":
                known = self._said_no and game in GAMES
                return in_full(self._said_no) if known else "No rule refused the last command."
        return None


def _people(table: TableView) -> str:
    """Who is here, to notice a change."""
    return "At the table: " + ", ".join(
        f"{one.name}{'' if one.connected or not one.person else ' (not connected)'}"
        for one in table.seats
    )


def _typed_lines() -> "asyncio.Queue[str | None]":
    """The lines of standard input, as they are typed; None at its end. Reading blocks, so a thread
    does it, which does not keep the program from ending."""
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def read() -> None:
        # The loop is closed when the person has left meanwhile.
        with suppress(RuntimeError):
            while line := sys.stdin.readline():
                loop.call_soon_threadsafe(lines.put_nowait, line)
            loop.call_soon_threadsafe(lines.put_nowait, None)

    Thread(target=read, name="typed lines", daemon=True).start()
    return lines


def _print(text: str) -> None:
    print(text, flush=True)
