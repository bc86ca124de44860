"""The floor: the same wire and sockets, no rules, no store.

Run as ``python -m benchmarks.load.floor PORT``. A message from one line at a table is answered
there, and a frame goes to every line of that table.
"""

import asyncio
import sys

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.web.protocol import FromClient, Hello, Taken

_decoder = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode


class Line:
    """One socket with its own sender, as the real server has it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.answers: list[bytes] = []
        self.stale = False
        self.wake = asyncio.Event()

    async def send_forever(self, frame: dict[str, object]) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.answers:
                await self.socket.send_text(self.answers.pop(0).decode())
            if self.stale:
                self.stale = False
                await self.socket.send_text(_encode(frame).decode())


tables: dict[str, set[Line]] = {}
seqs: dict[str, int] = {}


async def serve(socket: WebSocket) -> None:
    await socket.accept()
    code, size = socket.path_params["code"], int(socket.path_params["size"])
    frame: dict[str, object] = {"kind": "update", "seq": 0, "padding": "x" * max(0, size - 60)}
    line = Line(socket)
    here = tables.setdefault(code, set())
    here.add(line)
    sender = asyncio.create_task(line.send_forever(frame))
    try:
        while True:
            message = _decoder.decode(await socket.receive_text())
            if isinstance(message, Hello):
                line.stale = True
                line.wake.set()
                continue
            seqs[code] = seqs.get(code, 0) + 1
            frame["seq"] = seqs[code]
            line.answers.append(_encode(Taken(id=getattr(message, "id", ""), seq=seqs[code])))
            for other in here:
                other.stale = True
                other.wake.set()
    except WebSocketDisconnect:
        pass
    finally:
        here.discard(line)
        sender.cancel()


def main() -> None:
    app = Starlette(routes=[WebSocketRoute("/floor/{code}/{size}", serve)])
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        log_level="error",
        ws_per_message_deflate=False,
        ws_max_size=16_384,
    )


if __name__ == "__main__":
    main()
