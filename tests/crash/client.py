"""A scripted player: connects over a real socket, plays at random, and never gives up.

Whatever breaks, it reconnects with the last number it saw, and resends every unanswered ask with
its old id. It keeps everything it was told, so that a test can compare it with the log.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlour.rules import Act, Choice
from parlour.rules.manners import CanSay, Say
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.tables.answers import Seated
from parlour.tables.asks import AnyAsk, PlayAct, Start, TakeBack
from parlour.tables.keys import hash_key
from parlour.tables.table_view import TableView
from parlour.web.protocol import (
    AskFor,
    Goodbye,
    Hello,
    Message,
    Ping,
    Pong,
    RefusedMessage,
    TakenMessage,
)

SECONDS_BETWEEN_ASKS = 0.01
SECONDS_UNTIL_ASKED_AGAIN = 0.1
SECONDS_BETWEEN_KNOCKS = 0.02
# How often a player chats, and acts although the game does not wait for them.
TALKATIVE = 0.2
OUT_OF_TURN = 0.1
MOST_UNANSWERED = 2

LOST = (OSError, WebSocketException, TimeoutError)
"""The errors of a connection that broke or could not be opened."""


class Update(Message, frozen=True):
    """An update with the view as it came."""

    seq: int
    table: TableView
    view: msgspec.Raw
    lines: tuple[str, ...]
    words: str | None


FromServer: TypeAlias = Update | TakenMessage | RefusedMessage | Pong | Goodbye
_decoder = msgspec.json.Decoder(FromServer)


class Heard(Struct, frozen=True):
    """The contents of an update: the numbers before and after it, the view, the log lines."""

    since: int
    seq: int
    view: bytes
    lines: tuple[str, ...]


class Testimony(Struct, frozen=True):
    """What a player was told so far: all answers, and the updates since the last check."""

    seq: int
    taken: dict[str, int]
    refused: dict[str, Refusal]
    heard: tuple[Heard, ...]


def saying(name: str) -> str:
    """The remark that belongs to an ask's name. Nobody else ever says it."""
    return f"This is {name}."


def _name(number: int) -> str:
    return f"ask-{number}"


class Player:
    """A player at a seat. ``play`` runs until it is cancelled."""

    def __init__(
        self,
        seated: Seated,
        ports: Sequence[int],
        rng: Random,
        *,
        patience: float = 5.0,
        repeats: float = 0.0,
    ) -> None:
        self.seated = seated
        self.seat = seated.seat
        self.table: TableView | None = None
        self.seq = 0
        self.unanswered: dict[str, AnyAsk] = {}
        self.taken: dict[str, int] = {}
        self.refused: dict[str, Refusal] = {}
        self.put_off = 0
        """How often the server told it to ask again later."""
        self.sayings: set[str] = set()
        """The names of the asks that are remarks."""
        self.connections = 0
        """How many connections were opened so far and got a first update."""
        self.errands: deque[AnyAsk] = deque()
        self.eager = True
        """Whether it acts by itself; if not, it only does its errands."""
        self.plays_on = True
        """Whether it starts another game, if it hosts."""
        self.table_mates: Sequence[Player] = ()
        """Everybody at the table. The next game begins when all have seen the last one end."""
        self._heard: list[Heard] = []
        self._view = b"null"
        self._socket: ClientConnection | None = None
        self._ports = deque(ports)
        self._rng = rng
        self._patience = patience
        self._repeats = repeats
        self._asked = 0
        self._news = asyncio.Event()
        self._pongs = asyncio.Event()
        self._next_ask_at = 0.0

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.stage == "over"

    @property
    def asked(self) -> list[str]:
        """The names of all asks so far."""
        return [_name(number) for number in range(self._asked)]

    def act(self, name: str) -> str:
        """The id under which the store keeps an ask of this player."""
        return f"{hash_key(self.seated.key)[:16]}:{name}"

    def hang_up(self) -> None:
        """Breaks the connection. The next one goes to the next port."""
        if self._socket is not None:
            self._socket.transport.abort()

    def testify(self) -> Testimony:
        heard, self._heard = self._heard, []
        seq = max(self.seq, *self.taken.values(), 0)
        # A refused id can be used again, and a client that sends twice may do exactly that.
        refused = {} if self._repeats else dict(self.refused)
        return Testimony(seq, dict(self.taken), refused, tuple(heard))

    # The connection ------------------------------------------------------------------------------

    async def play(self) -> None:
        """Plays, and reconnects whenever the connection breaks."""
        while True:
            try:
                await self._have_a_connection()
            except* LOST:
                self._ports.rotate()
            await asyncio.sleep(self._rng.random() * SECONDS_BETWEEN_KNOCKS)

    async def _have_a_connection(self) -> None:
        connection = connect(
            f"ws://127.0.0.1:{self._ports[0]}/api/tables/{self.seated.code}/socket",
            compression=None,
            ping_interval=None,
            proxy=None,
            open_timeout=self._patience,
            close_timeout=self._patience,
        )
        async with connection as socket:
            self._socket = socket
            try:
                await self._send(socket, Hello(key=self.seated.key, since=self.seq))
                for name in tuple(self.unanswered):
                    await self._ask(socket, name)
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._listen(socket, group))
                    group.create_task(self._act(socket))
                    group.create_task(self._show_life(socket))
            finally:
                self._socket = None
                socket.transport.abort()

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    async def _ask(self, socket: ClientConnection, name: str) -> None:
        """Sends an ask, sometimes twice."""
        message = AskFor(id=name, ask=self.unanswered[name])
        await self._send(socket, message)
        if self._rng.random() < self._repeats:
            await self._send(socket, message)

    async def _show_life(self, socket: ClientConnection) -> None:
        """Sends pings, and drops the connection if there is no pong. Updates alone are no
        proof: a connection may be broken in one direction."""
        self._pongs.clear()
        while True:
            await self._send(socket, Ping(word="there"))
            async with asyncio.timeout(self._patience):
                await self._pongs.wait()
            self._pongs.clear()
            await asyncio.sleep(self._patience / 3)

    async def _listen(self, socket: ClientConnection, group: asyncio.TaskGroup) -> None:
        first = True
        while True:
            message = _decoder.decode(await socket.recv())
            match message:
                case Update():
                    self._hear(message)
                    self.connections += first
                    first = False
                case TakenMessage():
                    self._take(message)
                case RefusedMessage(id=name, refusal=refusal, wait=wait):
                    # Waiting does not help with a limit of the game: only an act changes it.
                    if wait or refusal.kind == "unavailable":
                        self.put_off += 1
                        group.create_task(self._ask_again(socket, name))
                    else:
                        self._be_refused(name, refusal)
                case Goodbye():
                    assert message.again, message
                    return
                case Pong():
                    self._pongs.set()
            self._news.set()

    # What is told --------------------------------------------------------------------------

    def _hear(self, update: Update) -> None:
        assert update.seq >= self.seq, f"{self._who} went back from {self.seq} to {update.seq}"
        view = bytes(update.view)
        self._heard.append(Heard(self.seq, update.seq, view, update.lines))
        self.seq, self.table, self._view = update.seq, update.table, view
        for mate in self.table_mates:
            mate._news.set()

    def _take(self, message: TakenMessage) -> None:
        known = self.taken.setdefault(message.id, message.seq)
        assert known == message.seq, f"{self._who}: {message} was at {known} before"
        before = self.refused.pop(message.id, None)
        assert before is None or self._repeats, f"{self._who}: {message} was refused: {before}"
        self.unanswered.pop(message.id, None)

    def _be_refused(self, name: str, refusal: Refusal) -> None:
        assert name not in self.taken, f"{self._who}: {name} was taken before {refusal}"
        self.refused[name] = refusal
        self.unanswered.pop(name, None)

    async def _ask_again(self, socket: ClientConnection, name: str) -> None:
        await asyncio.sleep(SECONDS_UNTIL_ASKED_AGAIN)
        if name in self.unanswered:
            await self._ask(socket, name)

    # What is asked -------------------------------------------------------------------------

    async def _act(self, socket: ClientConnection) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._news.wait()
            self._news.clear()
            while len(self.unanswered) < MOST_UNANSWERED:
                await asyncio.sleep(self._next_ask_at - loop.time())
                name = _name(self._asked)
                if (ask := self._next_ask(name)) is None:
                    break
                self._asked += 1
                self._next_ask_at = loop.time() + SECONDS_BETWEEN_ASKS
                self.unanswered[name] = ask
                await self._ask(socket, name)

    def _next_ask(self, name: str) -> AnyAsk | None:
        if self.table is None:
            return None
        if self.errands:
            # Send asks one by one: the next may depend on the last.
            return None if self.unanswered else self.errands.popleft()
        if not self.eager:
            return None
        if self.table.stage != "playing":
            return Start() if self._should_start(self.table) else None
        if self.table.seats[self.seat].mind is not None:
            return None if self.unanswered else TakeBack()
        act = self._pick(name)
        return None if act is None else PlayAct(act=msgspec.Raw(msgspec.json.encode(act)))

    def _should_start(self, table: TableView) -> bool:
        return (
            table.host == self.seat
            and self.plays_on
            and not self.unanswered
            and all(mate.seq == self.seq for mate in self.table_mates)
        )

    def _pick(self, name: str) -> Act | None:
        """A random act that the view offers."""
        assert self.table is not None
        game, rng = GAMES[self.table.played or ""], self._rng
        view: Any = msgspec.json.decode(self._view, type=game.view_type)
        if self.seat not in view.waiting_for and rng.random() > OUT_OF_TURN:
            return None
        offered: dict[str, Choice] = {
            str(choice.__struct_config__.tag): choice for choice in view.choices
        }
        talk = isinstance(offered.get("say"), CanSay) and rng.random() < TALKATIVE
        weights = [game.random_weight.get(kind, 1.0) for kind in offered]
        choice = offered["say"] if talk else rng.choices(list(offered.values()), weights)[0]
        act = choice.sample(rng)
        if isinstance(act, Say):
            self.sayings.add(name)
            return Say(text=saying(name))
        return act

    def __str__(self) -> str:
        """The player's situation, for the message of a test that times out."""
        table = self.table
        stage = "nowhere" if table is None else f"{table.stage} {table.played} {table.number}"
        return (
            f"{self._who} at {self.seq}: {stage}, {len(self.taken)} taken,"
            f" {len(self.refused)} refused, waits for {list(self.unanswered)},"
            f" connection {self.connections}"
        )

    @property
    def _who(self) -> str:
        return f"{self.seated.code} seat {self.seat}"
