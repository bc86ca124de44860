"""Everything that ever reached somebody's browser."""

import re

from playwright.sync_api import WebSocket

from tests.browser.guest import Guest


class Frames:
    """Everything the server ever sent to a page, and everything the page ever was."""

    def __init__(self, guest: Guest) -> None:
        self.seen: list[str] = []
        self._page = guest.page
        guest.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.seen.append(str(payload)))

    def look(self) -> None:
        """Keeps the page as it is now, and what it has stored."""
        self.seen.append(
            self._page.evaluate(
                "() => [document.documentElement.outerHTML, JSON.stringify(localStorage), "
                "JSON.stringify(sessionStorage), document.cookie, "
                "...[...document.querySelectorAll('input')].map(field => field.value)].join(' ')"
            )
        )

    def hold(self, word: str) -> bool:
        # Beside a letter that is not told, what stands there is no word: ATE is not in ?ATE.
        whole = re.compile(rf"(?<![\w?]){word}(?![\w?])")
        return any(whole.search(text) for text in self.seen)
