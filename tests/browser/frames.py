"""What a guest's browser has received and shown, to search for secrets."""

import re

from playwright.sync_api import WebSocket

from tests.browser.guest import Guest


class Frames:
    """Collects the frames that a page receives, and snapshots of the page."""

    def __init__(self, guest: Guest) -> None:
        self.seen: list[str] = []
        self._page = guest.page
        guest.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.seen.append(str(payload)))

    def look(self) -> None:
        """Adds a snapshot of the page and its storage."""
        self.seen.append(
            self._page.evaluate(
                "() => [document.documentElement.outerHTML, JSON.stringify(localStorage), "
                "JSON.stringify(sessionStorage), document.cookie, "
                "...[...document.querySelectorAll('input')].map(field => field.value)].join(' ')"
            )
        )

    def hold(self, word: str) -> bool:
        """Whether the word stands alone in anything collected so far."""
        # A question mark stands for a hidden letter, so ?ATE does not hold the word ATE.
        whole = re.compile(rf"(?<![\w?]){word}(?![\w?])")
        return any(whole.search(text) for text in self.seen)
