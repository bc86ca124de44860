"""The assistant's seat: what each of its tools does. It knows what the connection of one seat is
sent, and nothing else."""

import asyncio
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import Any, TypeVar

from parlour.cli.game_names import game_called
from parlour.cli.join import KEY_IS_VOID, seen_here, take_seat
from parlour.cli.kept_seats import KeptSeat, KeptSeats
from parlour.cli.remote_table import RemoteTable
from parlour.cli.seen_deals import note_deals
from parlour.client import (
    ReceivedUpdate,
    Refused,
    RemoteServer,
    SeatConnection,
    SeatEnded,
    invitation,
)
from parlour.rules.refusal import illegal
from parlour.rules.wording import full_stop
from parlour.tables.asks import AddBot
from parlour.tables.table import TableSettings

LONGEST_WAIT = 300.0
PATIENCE = 30.0
"""For how many seconds an answer of the server is waited for, over a bad connection too."""
ANSWER_TO_A_REQUEST = 100.0

NO_SEAT = illegal("no-seat", "You sit at no table. Join one, or make one.")
SEATED = illegal("seated", "You sit at a table already. Leave it first.")
LATE = illegal("no-answer", "The server did not answer in time. Look at the table again.")
UNANSWERED = illegal("unanswered", "Nobody has said yes to you yet. Ask again later.")


T = TypeVar("T")


class Assistant:
    """One seat at a time, at the tables of one server. Every method raises Refused with one clear
    sentence, or an error of the client."""

    def __init__(self, server: RemoteServer) -> None:
        self._server = server
        self._seats = KeptSeats("assistants")
        self._kept: KeptSeat | None = None
        self._table: RemoteTable | None = None
        self._noting: asyncio.Task[None] | None = None
        self._end_read = 0
        """The number of the last game whose end the assistant has read."""

    # Coming and going ----------------------------------------------------------------------

    async def make_table(
        self,
        name: str,
        game: str,
        options: Mapping[str, Any],
        bots: int,
        level: str | None,
        pace: float,
    ) -> str:
        self._demand_no_seat()
        settings = TableSettings(pace=pace)
        seated = await self._server.make_table(
            name, game_called(game), changes=options, settings=settings
        )
        await self._take(KeptSeat(self._server.base, name, seated))
        try:
            for _ in range(bots):
                await self._type("bot") if level is None else await self._add_bot(level)
        except Refused:
            # Nobody sits at a table that is not as it was asked for.
            with suppress(Refused, SeatEnded):
                await self.leave(for_good=True)
            raise
        return await self.look()

    async def _add_bot(self, level: str) -> None:
        await self._seat.ask(AddBot(mind=level.casefold()))

    async def join_table(self, table: str, name: str) -> str:
        """Takes a seat, or the one that was taken before under this name."""
        self._demand_no_seat()
        invited = invitation(table)
        if invited.base not in (None, self._server.base):
            elsewhere = f"This assistant plays at {self._server.base} only."
            raise Refused(illegal("elsewhere", elsewhere))
        kept = self._seats.find(self._server.base, invited.code, name)
        if kept is None:
            if invited.pass_key is not None:
                seen = seen_here(await self._server.table(invited.code))
                seated = await self._server.claim(
                    invited.code, invited.pass_key, name or None, seen
                )
            else:
                try:
                    async with asyncio.timeout(ANSWER_TO_A_REQUEST):
                        seated = await take_seat(self._server, invited.code, name)
                except TimeoutError as error:
                    raise Refused(UNANSWERED) from error
            kept = KeptSeat(self._server.base, name, seated)
        await self._take(kept)
        return await self.look()

    async def leave(self, *, for_good: bool) -> str:
        table = self._sitting
        if for_good:
            with suppress(SeatEnded):
                await self._in_time(table.get_up())
        await self._close(forget=for_good)
        if for_good:
            return "You have left the table; in a game a bot plays on."
        return "You have left for now. Your seat is kept: join the same table under the same name."

    async def close(self) -> None:
        """Ends the connection; the seat stays."""
        if self._table is not None:
            await self._close(forget=False)

    async def _take(self, kept: KeptSeat) -> None:
        self._end_read = 0
        seat = self._server.connect(kept.seated, words=True)
        await seat.__aenter__()
        self._kept, self._table = kept, RemoteTable(self._server, kept.seated, seat)
        await self._first(seat)
        self._noting = asyncio.create_task(note_deals(seat))
        # Without a file the seat is only lost if this program ends.
        with suppress(OSError):
            self._seats.keep(kept)

    async def _first(self, seat: SeatConnection) -> None:
        try:
            await self._in_time(seat.update())
        except SeatEnded as ended:
            await self._close(forget=ended.goodbye.reason in KEY_IS_VOID)
            raise

    async def _close(self, *, forget: bool) -> None:
        assert self._table is not None
        assert self._kept is not None
        if self._noting is not None:
            self._noting.cancel()
        if forget:
            self._seats.forget(self._kept)
        seat, self._table, self._kept = self._table.seat, None, None
        await seat.close()

    # Playing -------------------------------------------------------------------------------

    async def look(self) -> str:
        """What has happened since the last look, and the whole table in words."""
        update = await self._newest()
        if update.table.stage == "over":
            self._end_read = update.table.number
        return f"{self._told()}{self._sitting.text()}" + _turn(update)

    async def act(self, command: str) -> str:
        """Does what a typed command means."""
        said = await self._type(command)
        return said or await self._after()

    async def wait_for_my_turn(self, seconds: float) -> str:
        seat = self._seat
        await self._newest()

        def due(update: ReceivedUpdate) -> bool:
            table = update.table
            return update.my_turn or (table.stage == "over" and table.number != self._end_read)

        try:
            async with asyncio.timeout(min(max(seconds, 0.0), LONGEST_WAIT)):
                await seat.until(due)
        except TimeoutError:
            if seat.newest is None or not due(seat.newest):
                lost = "" if seat.state == "live" else " There is no connection to the server."
                return f"{self._told()}It is not your turn yet.{lost} Wait again."
        return await self.look()

    async def say(self, text: str) -> str:
        await self._type(f"say {text}")
        return await self._after()

    async def _type(self, command: str) -> str:
        """Types a command, and waits until what came of it can be seen."""
        table = self._sitting
        await self._newest()
        before = table.update
        said = await self._in_time(table.type(command))
        if not said:
            with suppress(Refused):
                await self._in_time(table.seat.until(lambda update: update is not before))
        return said

    async def _after(self) -> str:
        """What came of an act: the log lines, and what goes on now."""
        update = await self._newest()
        told = self._told() or "Done.\n"
        headline = "" if update.view is None else full_stop(update.view["headline"])
        return f"{told}{headline}".rstrip() + _turn(update)

    # The seat ------------------------------------------------------------------------------

    def _told(self) -> str:
        return "".join(f"{line}\n" for line in self._seat.take_lines())

    async def _newest(self) -> ReceivedUpdate:
        return await self._in_time(self._seat.update())

    async def _in_time(self, waiting: Awaitable[T]) -> T:
        try:
            async with asyncio.timeout(PATIENCE):
                return await waiting
        except TimeoutError as error:
            raise Refused(LATE) from error

    @property
    def _sitting(self) -> RemoteTable:
        if self._table is None:
            raise Refused(NO_SEAT)
        return self._table

    @property
    def _seat(self) -> SeatConnection:
        return self._sitting.seat

    def _demand_no_seat(self) -> None:
        if self._table is not None and self._table.seat.state != "ended":
            raise Refused(SEATED)


def _turn(update: ReceivedUpdate) -> str:
    return "\nThe game waits for you." if update.my_turn else ""
