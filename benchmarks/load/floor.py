"""The floor: the same wire and sockets, no rules, no store.

Run as ``python -m benchmarks.load.floor FRAMES PORT``, with a folder of frames as the real server
sent them, one for each game. A message from one line at a table is answered there, and every line
of that table is sent the table's frame, encoded anew as a new view would be.
"""

import asyncio
import sys
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.rules.registry import GAMES
from parlour.web import wire
from parlour.web.protocol import FromClient, Hello, Taken, Update

_decoder = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode


class Line:
    """One socket with its own sender, as the real server has it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.answers: list[bytes] = []
        self.stale = False
        self.wake = asyncio.Event()

    async def send_forever(self, code: str) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.answers:
                await self.socket.send_text(self.answers.pop(0).decode())
            if self.stale:
                self.stale = False
                await self.socket.send_text(_encode(frames[code]).decode())


tables: dict[str, set[Line]] = {}
frames: dict[str, Update] = {}


class Frame(msgspec.Struct):
    """The part of a frame that only its game can read."""

    view: msgspec.Raw


def read_frame(game: str) -> Update:
    """A frame of the real server, as the structures it was encoded from."""
    data = (Path(sys.argv[1]) / game).read_bytes()
    view = msgspec.json.decode(data, type=Frame).view
    return msgspec.structs.replace(
        msgspec.json.decode(data, type=Update),
        view=msgspec.json.decode(view, type=GAMES[game].view_type),
    )


async def serve(socket: WebSocket) -> None:
    await socket.accept()
    code, game = socket.path_params["code"], socket.path_params["game"]
    frames.setdefault(code, read_frame(game))
    line = Line(socket)
    here = tables.setdefault(code, set())
    here.add(line)
    sender = asyncio.create_task(line.send_forever(code))
    try:
        while True:
            message = _decoder.decode(await socket.receive_text())
            if isinstance(message, Hello):
                line.stale = True
                line.wake.set()
                continue
            frame = frames[code] = msgspec.structs.replace(frames[code], seq=frames[code].seq + 1)
            line.answers.append(_encode(Taken(id=getattr(message, "id", ""), seq=frame.seq)))
            for other in here:
                other.stale = True
                other.wake.set()
    except WebSocketDisconnect:
        pass
    finally:
        here.discard(line)
        sender.cancel()


def main() -> None:
    app = Starlette(routes=[WebSocketRoute("/floor/{code}/{game}", serve)])
    uvicorn.run(
        app,
        port=int(sys.argv[2]),
        http=wire.Http,
        ws=wire.Socket,
        log_level="error",
        ws_per_message_deflate=False,
        ws_max_size=16_384,
    )


if __name__ == "__main__":
    main()
