"""Somebody in front of a browser."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, expect

WAIT = 30_000
"""For so many milliseconds people wait for what they expect: far longer than it ever takes."""
expect.set_options(timeout=WAIT)

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
"""A small phone: what a page is opened with."""

HAS_ITS_FONTS = """() => document.fonts.status === 'loaded'
  && [...document.fonts].some((font) => font.status === 'loaded')"""


class Guest:
    """One person with a browser profile of their own and one page."""

    def __init__(self, name: str, context: BrowserContext, server: str) -> None:
        self.name = name
        self.context = context
        self.server = server
        self.page = context.new_page()
        self.page.set_default_timeout(WAIT)
        self.complaints: list[str] = []
        """Errors of scripts, and whatever the content policy had to stop."""
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        # A connection that cannot be made is shown to the person by the page itself.
        lost = "WebSocket connection" in message.text or "net::ERR_" in message.text
        if message.type == "error" and not lost:
            self.complaints.append(message.text)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def sees(self, text: str) -> None:
        self._finds(self.page.get_by_text(text))

    def reads(self, word: str) -> None:
        """Sees a word of cards. Any may be dealt: EEN is not in a table called green-otter-7."""
        self._finds(self.page.get_by_text(re.compile(rf"\b{word}\b")))

    def _finds(self, it: Locator) -> None:
        expect(it.filter(visible=True).first).to_be_visible()

    def visits(self, address: str) -> None:
        self.page.goto(address)
        self._stands_still()

    def reloads(self) -> None:
        self.page.reload()
        self._stands_still()

    def _stands_still(self) -> None:
        """Waits for the page's own letters. They are not as wide as the ones shown until they have
        come, and what was to be clicked would not be there any more."""
        self.page.wait_for_function(HAS_ITS_FONTS)

    # Arriving ------------------------------------------------------------------------------

    def makes_a_table(self, game: str = "Letter Jam") -> str:
        """From the front page to a table of one's own; gives its link."""
        self.visits(self.server)
        self.button(f"Play {game}").click()
        self.page.get_by_label("Your name").fill(self.name)
        self.button("Make the table").click()
        self.sees("At the table")
        return self.page.url

    def joins(self, link: str) -> None:
        """From the link to a seat."""
        self.visits(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.button("Sit down").click()
        self.sees("At the table")

    def watches(self, link: str) -> None:
        self.visits(link)
        self.button("Only watch").click()

    def adds_bots(self, count: int) -> None:
        # Only bots are counted: somebody who sat down just now may not be shown yet.
        bots = self.page.get_by_role("listitem").filter(has_text="bot,")
        for _ in range(count):
            before = bots.count()
            self.button("Add a bot").click()
            expect(bots).to_have_count(before + 1)

    def starts(self) -> None:
        self.button("Start the game").click()
        self.is_playing()

    def is_playing(self) -> None:
        expect(self.page.locator(".headline")).to_be_visible()

    def opens(self, way: str, *, closing: bool = False) -> None:
        """Takes one of the ways in the top bar, which a narrow screen folds into a menu."""
        if closing:
            self.page.keyboard.press("Escape")
        menu = self.button("Menu")
        if menu.is_visible():
            menu.click()
        self.button(way).click()

    def types(self, command: str) -> None:
        """Types a command in the text view."""
        self.page.get_by_label("What would you like to do?").fill(command)
        self.page.keyboard.press("Enter")

    # Asking the page -----------------------------------------------------------------------

    def axe_findings(self, axe: str) -> list[str]:
        """What axe finds wrong with the page as it is now."""
        self.page.evaluate(axe)
        found: list[dict[str, Any]] = self.page.evaluate(
            "() => axe.run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', "
            "'best-practice']}).then(found => found.violations)"
        )
        return [
            f"{one['id']}: {one['help']}: {node['html'][:160]} {node.get('failureSummary', '')}"
            for one in found
            for node in one["nodes"]
        ]
