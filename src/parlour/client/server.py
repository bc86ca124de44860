"""What a server is asked over HTTP: tables to make, seats to take, and what there is to know."""

import asyncio
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from http.client import HTTPException, HTTPMessage
from typing import IO, Any, Literal, TypeVar
from urllib.parse import quote

import msgspec

from parlour.client.address import DEFAULT_BASE, base_of, socket_url
from parlour.client.connection import PATIENCE as SILENCE
from parlour.client.connection import SeatConnection
from parlour.game import Refused
from parlour.review.memory import TableMemory
from parlour.rules.refusal import Refusal
from parlour.rules.seat import Seat
from parlour.tables.answers import Seated
from parlour.tables.table import TableSettings
from parlour.web.deal_bodies import DealSummary
from parlour.web.protocol import (
    Claim,
    GameRules,
    Games,
    Hindsight,
    NearCode,
    NewPass,
    NewRequest,
    NewSeat,
    NewTable,
    PassMade,
    TableSummary,
)

PATIENCE = 20.0
LARGEST_ANSWER = 16_000_000
_DONE = (200, 201)

T = TypeVar("T")


class UnreachableError(OSError):
    """No server of Parlour answers at this address; the message is one plain sentence."""


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A key must not follow a redirect to somebody else, and a request with a body cannot."""

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: HTTPMessage,
        newurl: str,
    ) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirect)


class RemoteServer:
    """A server, by its address. Every method raises Refused if the server refuses, and
    UnreachableError if there is none."""

    def __init__(self, address: str = DEFAULT_BASE) -> None:
        """Raises AddressError if this cannot be the address of a server."""
        self.base = base_of(address)

    # Seats ---------------------------------------------------------------------------------

    async def make_table(
        self,
        name: str,
        game: str | None = None,
        *,
        rule_set: str | None = None,
        changes: Mapping[str, Any] | None = None,
        settings: TableSettings | None = None,
        occasion: Literal["lesson", "day"] | None = None,
    ) -> Seated:
        """Makes a table, and returns the seat of its host."""
        wanted = NewTable(
            name=name,
            game=game,
            rule_set=rule_set,
            changes=dict(changes or {}),
            settings=settings or TableSettings(),
            occasion=occasion,
        )
        return await self._post("/api/tables", wanted, Seated)

    async def deal(self, name: str) -> DealSummary:
        """What is dealt, if a table can get this deal now."""
        return await self._get(f"/api/deals/{quote(name)}", DealSummary)

    async def make_table_for_deal(self, name: str, deal: str, seen: Sequence[str] = ()) -> Seated:
        """Makes a table for a deal that was played before, and returns the seat of its host.
        ``seen`` has the deal if this person has seen its cards."""
        wanted = NewTable(name=name, deal=deal, seen=tuple(seen))
        return await self._post("/api/tables", wanted, Seated)

    async def sit_down(self, code: str, name: str, seen: Sequence[str] = ()) -> Seated:
        """Takes a free seat at a table. ``seen`` are the names of the table's deals whose cards
        this person has seen before."""
        wanted = NewSeat(name=name, seen=tuple(seen))
        return await self._post(f"{_table(code)}/seats", wanted, Seated)

    async def claim(
        self, code: str, pass_key: str, name: str | None = None, seen: Sequence[str] = ()
    ) -> Seated:
        """Takes the seat that a pass is for. Until a seat request is answered, this raises Refused
        with the code ``unanswered``. ``seen`` is as in ``sit_down``."""
        claim = Claim(pass_key=pass_key, name=name, seen=tuple(seen))
        return await self._post(f"{_table(code)}/claims", claim, Seated)

    async def request_seat(self, code: str, name: str, seat: Seat | None = None) -> PassMade:
        """Asks for the seat of a bot, or of any bot; ``claim`` takes it once the table has said
        yes."""
        wanted = NewRequest(name=name, seat=seat)
        return await self._post(f"{_table(code)}/requests", wanted, PassMade)

    async def make_pass(self, holder: Seated, seat: Seat) -> PassMade:
        """A pass for a seat: one's own, or as the host that of a bot."""
        return await self._post(
            f"{_table(holder.code)}/passes", NewPass(seat=seat), PassMade, holder.key
        )

    def connect(
        self, seated: Seated, *, words: bool = False, patience: float = SILENCE
    ) -> SeatConnection:
        """The connection of a seat, to be used with ``async with``."""
        url = socket_url(self.base, seated.code)
        return SeatConnection(url, seated.key, words=words, patience=patience)

    def watch(self, code: str, *, words: bool = False) -> SeatConnection:
        """The connection of somebody who only watches."""
        return SeatConnection(socket_url(self.base, code), None, words=words)

    # Knowing -------------------------------------------------------------------------------

    async def table(self, code: str) -> TableSummary:
        """What anybody with the code may know before sitting down."""
        return await self._get(_table(code), TableSummary)

    async def near_code(self, typed: str) -> str | None:
        """The code that somebody may have meant; there may be no table with it."""
        return (await self._get(f"/api/codes/{quote(typed, safe='')}", NearCode)).code

    async def games(self) -> Games:
        return await self._get("/api/games", dict, Games)

    async def rules(self, game: str) -> GameRules:
        return await self._get(f"/api/rules/{quote(game, safe='')}", GameRules)

    async def record(self, code: str, number: int, key: str | None = None) -> str:
        """The record of a finished game at a table, by its number from 1 on. ``key`` is that of a
        seat there: while others still play the same deal, it is for those who played it."""
        return (await self._fetch(f"{_table(code)}/records/{number}", key=key)).decode()

    async def memory(self, code: str, key: str | None = None) -> TableMemory:
        """How the finished games of a table ended, and what was best in them. ``key`` is as in
        ``record``."""
        return await self._get(f"{_table(code)}/memory", TableMemory, key=key)

    async def hindsight(self, holder: Seated) -> str:
        """A sentence on what would have been best; empty if there is nothing to say."""
        found = await self._get(f"{_table(holder.code)}/hindsight", Hindsight, key=holder.key)
        return found.sentence

    # HTTP ----------------------------------------------------------------------------------

    async def _get(
        self, path: str, answer: type[T], schema: Any = None, key: str | None = None
    ) -> T:
        return self._read(await self._fetch(path, None, key), answer, schema)

    async def _post(
        self, path: str, body: msgspec.Struct, answer: type[T], key: str | None = None
    ) -> T:
        return self._read(await self._fetch(path, msgspec.json.encode(body), key), answer)

    def _read(self, data: bytes, answer: type[T], schema: Any = None) -> T:
        try:
            found: T = msgspec.json.decode(data, type=schema or answer)
        except msgspec.MsgspecError as error:
            raise self._not_ours() from error
        return found

    async def _fetch(self, path: str, body: bytes | None = None, key: str | None = None) -> bytes:
        headers = {"content-type": "application/json", "user-agent": "parlour-client"}
        if key is not None:
            headers["authorization"] = f"Bearer {key}"
        request = urllib.request.Request(self.base + path, body, headers)
        status, data = await asyncio.to_thread(self._exchange, request)
        if status in _DONE:
            return data
        try:
            refusal = msgspec.json.decode(data, type=Refusal)
        except msgspec.MsgspecError as error:
            raise self._not_ours() from error
        raise Refused(refusal)

    def _exchange(self, request: urllib.request.Request) -> tuple[int, bytes]:
        try:
            with _opener.open(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read(LARGEST_ANSWER)
        except urllib.error.HTTPError as error:
            with error:
                if moved := error.headers.get("location"):
                    raise UnreachableError(f"{self.base} has moved to {moved}.") from error
                return error.code, error.read(LARGEST_ANSWER)
        except (OSError, HTTPException) as error:
            reason = getattr(error, "reason", None) or error
            raise UnreachableError(f"No server answers at {self.base}: {reason}.") from error

    def _not_ours(self) -> UnreachableError:
        return UnreachableError(f"What answers at {self.base} is not a server of Parlour.")


def _table(code: str) -> str:
    return f"/api/tables/{quote(code, safe='')}"
