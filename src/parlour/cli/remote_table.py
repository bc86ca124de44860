"""A table at a server, for somebody who types: in the terminal, in a pipe, or through an assistant.

The server knows the commands of the game. Those of the table around it are understood here, and
become asks: starting, bots, names, and late friends.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from parlour.cli.looking_back import first_place, review_text
from parlour.cli.replay_place import ReplayPlace
from parlour.client import ReceivedUpdate, Refused, RemoteServer, SeatConnection
from parlour.client.address import table_link
from parlour.records import EVERYTHING, Record, RecordError, read
from parlour.review.memory import TableMemory, in_words
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.wording import listed
from parlour.tables.answers import Seated
from parlour.tables.asks import (
    AddBot,
    AnswerRequest,
    AnyAsk,
    GetUp,
    Lock,
    RemoveSeat,
    Start,
    TakeName,
    TypeCommand,
)
from parlour.tables.table_view import TableView
from parlour.words import LexiconError

Meant: TypeAlias = AnyAsk | Refusal

HELP = (
    ("start", "starts the game; the host does that"),
    ("bot", 'adds a bot, as in "bot" or "bot novice"; the host does that'),
    ("remove NAME", "removes somebody or a bot from the table; the host does that"),
    ("lock, unlock", "closes the table to newcomers, or opens it; the host does that"),
    ("name NEW", "gives you another name"),
    ("review", "what was decided in the last game, and what would have been better"),
    ("replay", "the last game again, step by step"),
    ("so far", "how the games of this table ended, and what was best in them"),
    ("share", "the same as a text to send to friends, without a word of the games"),
    ("let NAME in", "gives somebody the bot's seat that they asked for"),
    ("turn NAME away", "does not"),
)
"""The commands of the table, with what they do."""
_NOT_OVER = illegal("not-finished", "That is told when the game is over.")


class RemoteTable:
    """A seat at a table, held by a connection with words."""

    def __init__(self, server: RemoteServer, seated: Seated, seat: SeatConnection) -> None:
        self.server = server
        self.seated = seated
        self.seat = seat

    @property
    def update(self) -> ReceivedUpdate | None:
        return self.seat.newest

    @property
    def link(self) -> str:
        return table_link(self.server.base, self.seated.code)

    async def type(self, command: str) -> str:
        """Does what a typed command means; returns what the server says to it, if anything. Raises
        Refused or SeatEnded."""
        update = self.update
        if command.split() == ["review"] and not self._playing:
            return await asyncio.to_thread(review_text, await self.record())
        if command.split() == ["so", "far"]:
            return in_words(await self._memory())
        if command.split() == ["share"]:
            return (await self._memory()).shared.text
        meant = None if update is None else meaning(update.table, command)
        if isinstance(meant, Refusal):
            raise Refused(meant)
        return (await self.seat.ask(meant or TypeCommand(command=command))).said

    @property
    def _playing(self) -> bool:
        return self.update is not None and self.update.table.stage == "playing"

    async def record(self) -> Record:
        """The record of the game that is over at this table. Raises Refused."""
        update = self.update
        if update is not None and update.table.covered:
            raise Refused(illegal("covered", COVERED))
        if update is None or update.table.stage != "over":
            raise Refused(_NOT_OVER)
        seated = self.seated
        try:
            return read(await self.server.record(seated.code, update.table.number, seated.key))
        except RecordError as error:
            raise Refused(illegal("bad-record", f"This record cannot be read. {error}")) from error
        except OSError as error:
            raise Refused(Refusal("unavailable", "no-connection", str(error))) from error

    async def _memory(self) -> TableMemory:
        """What the table remembers of its finished games. Raises Refused."""
        try:
            return await self.server.memory(self.seated.code, self.seated.key)
        except OSError as error:
            raise Refused(Refusal("unavailable", "no-connection", str(error))) from error

    async def last_game(self) -> ReplayPlace:
        """The beginning of the game that is over, as the person saw it. Raises Refused."""
        record = await self.record()
        assert self.update is not None
        viewer = (self.update.view or {}).get("viewer")
        try:
            return first_place(record, EVERYTHING if viewer is None else viewer)
        except LexiconError as error:
            raise Refused(illegal("no-word-list", str(error))) from error

    async def get_up(self) -> None:
        """Leaves the table for good; in a game a bot plays on. Raises Refused or SeatEnded."""
        await self.seat.ask(GetUp())

    def text(self) -> str:
        """The whole table in words: before the first game the people, then the game."""
        update = self.update
        if update is None:
            return "There is no answer from the server yet."
        table = update.table
        if table.stage == "lobby":
            return lobby_text(table, self.link)
        parts = [update.words or ""]
        if table.stage == "over":
            parts.insert(0, "\n".join(_people(table)))
        return "\n\n".join(filter(None, parts))


COVERED = (
    "This game was ended early. Others may still play its cards, so they stay covered until the"
    " day or the evening is over."
)
"""What is said of a game whose table says ``covered``."""


def lobby_text(table: TableView, link: str) -> str:
    """A table before its first game, or after one that is not shown."""
    lines = (f"Table {table.code}: {link}", *_people(table), *_next_steps(table))
    return "\n".join((COVERED, *lines) if table.covered else lines)


def _people(table: TableView) -> Iterator[str]:
    yield f"At the table: {listed(described(table, seat) for seat in range(len(table.seats)))}."
    for request in table.requests:
        bot = table.seats[request.seat].name
        yield (
            f"{request.name} asks for the seat of {bot}:"
            f' type "let {request.name} in" or "turn {request.name} away".'
        )


def described(table: TableView, seat: int) -> str:
    """Somebody at a table, and what is to know of them."""
    one, notes = table.seats[seat], []
    if seat == table.seat:
        notes.append("you")
    if seat == table.host:
        notes.append("host")
    if not one.person:
        notes.append(f"a bot, {one.mind}")
    elif not one.connected and seat != table.seat:
        notes.append("not connected")
    return f"{one.name} ({', '.join(notes)})" if notes else one.name


def _next_steps(table: TableView) -> Iterator[str]:
    if table.alone:
        yield 'Type "quit" to leave.'
    elif table.seat == table.host:
        yield 'Type "start" when everybody is here, "bot" to add a bot, "help" for more.'
    else:
        yield f"{table.seats[table.host].name} starts the game."


def meaning(table: TableView, command: str) -> Meant | None:
    """What a typed command of the table means; None for a command of the game. While a game is
    played, only those of the game's commands that are free mean something else."""
    words = command.split()
    if not words:
        return None
    verb, rest = words[0].casefold(), " ".join(words[1:])
    if table.stage != "playing" and verb in _BETWEEN_GAMES:
        return _BETWEEN_GAMES[verb](table, rest)
    if verb == "name" and rest:
        return TakeName(name=rest)
    if verb in ("let", "turn") and words[-1].casefold() in ("in", "away"):
        return _answer(table, " ".join(words[1:-1]), yes=verb == "let")
    return None


def _add_bot(table: TableView, rest: str) -> Meant:
    from parlour.minds.registry import minds
    from parlour.rules.registry import GAMES

    if not rest and table.game not in GAMES:
        return illegal("no-mind", 'Name the level of the bot, as in "bot regular".')
    return AddBot(mind=rest.casefold() or next(iter(minds(table.game))))


def _remove(table: TableView, rest: str) -> Meant:
    seat = _named([seat.name for seat in table.seats], rest)
    if seat is None:
        return illegal("nobody", f"Nobody at the table is called {rest!r}.")
    return RemoveSeat(seat=seat)


def _answer(table: TableView, name: str, *, yes: bool) -> Meant:
    place = _named([request.name for request in table.requests], name)
    if place is None:
        return illegal("nobody", f"Nobody called {name!r} asks for a seat.")
    return AnswerRequest(number=table.requests[place].number, yes=yes)


def _named(names: Sequence[str], name: str) -> int | None:
    wanted = name.casefold()
    return next((n for n, one in enumerate(names) if one.casefold() == wanted), None)


_BETWEEN_GAMES: dict[str, Callable[[TableView, str], Meant]] = {
    "start": lambda table, rest: Start(),
    "bot": _add_bot,
    "remove": _remove,
    "lock": lambda table, rest: Lock(locked=True),
    "unlock": lambda table, rest: Lock(locked=False),
}
