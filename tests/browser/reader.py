"""The newest view that a guest's page has received."""

from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec
from playwright.sync_api import WebSocket

from parlour.rules.registry import GAMES
from tests.browser.guest import WAIT, Guest


class Frame(msgspec.Struct):
    kind: str
    seq: int = 0
    view: msgspec.Raw = msgspec.Raw(b"null")


class Reader:
    """Listens to a guest's WebSocket, and keeps the newest view."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.seq = 0
        self.view: Any = None
        self.answers = 0
        """How many asks were answered."""
        self._taken = 0
        self._game = GAMES[game]
        self._page = guest.page
        guest.page.on("websocket", self._listen)

    def waits_until(self, holds: Callable[[], bool], what: str = "the expected view") -> None:
        """Processes the page's messages until the condition holds."""
        deadline = monotonic() + WAIT / 1000
        while not holds():
            assert monotonic() < deadline, f"{what} did not come"
            self._page.wait_for_timeout(20)

    def waits_for(self, phase: str) -> Any:
        """The view of a phase. The page may show it before the test has got its message."""
        self.waits_until(lambda: self.view is not None and self.view.phase == phase)
        return self.view

    def waits_beyond(self, seq: int) -> None:
        self.waits_until(lambda: self.seq != seq)

    def waits_for_answer(self, answers: int, seq: int) -> None:
        """Waits for one answer more than there were, and for a view that is newer than ``seq`` and
        has what was asked for: an update may come before or after the answer, and from a bot."""
        self.waits_until(
            lambda: self.answers > answers and self.seq != seq and self.seq >= self._taken
        )

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._read)

    def _read(self, payload: str | bytes) -> None:
        frame = msgspec.json.decode(payload, type=Frame)
        if frame.kind in ("taken", "refused"):
            self.answers += 1
            self._taken = max(self._taken, frame.seq)
        if frame.kind == "update" and bytes(frame.view) != b"null":
            self.seq = frame.seq
            self.view = msgspec.json.decode(frame.view, type=self._game.view_type)
