"""A person in front of a browser."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, expect

WAIT = 30_000
"""Milliseconds that a guest waits for something to appear: far longer than it ever takes."""
expect.set_options(timeout=WAIT)

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
"""The browser context of a small phone."""

AXE_RULES = ("wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice")
ABOUT_COLOURS = ("color-contrast", "link-in-text-block")
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
        """Script errors, and violations of the content security policy."""
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        # A failed connection is not an error of the page: the page itself shows it to the person.
        lost = "WebSocket connection" in message.text or "net::ERR_" in message.text
        # A page asks how the last game compares until bots have played its deal. The next game may
        # begin just then, and the answer is a refusal.
        late = "409 (Conflict)" in message.text and message.location["url"].endswith("/comparison")
        if message.type == "error" and not lost and not late:
            self.complaints.append(message.text)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def sees(self, text: str) -> None:
        self._finds(self.page.get_by_text(text))

    def reads(self, word: str) -> None:
        """Sees a whole word. Cards can spell anything, such as EEN, which is also part of the table
        code green-otter-7."""
        self._finds(self.page.get_by_text(re.compile(rf"\b{word}\b")))

    def _finds(self, it: Locator) -> None:
        expect(it.filter(visible=True).first).to_be_visible()

    def visits(self, address: str) -> None:
        self.page.goto(address)
        self._waits_for_fonts()

    def reloads(self) -> None:
        self.page.reload()
        self._waits_for_fonts()

    def _waits_for_fonts(self) -> None:
        """Waits until the fonts are loaded. They differ in width from the fallback fonts, so that
        buttons would move while they are clicked."""
        self.page.wait_for_function(HAS_ITS_FONTS)

    # Arriving ------------------------------------------------------------------------------

    def makes_a_table(self, game: str = "Letter Jam") -> str:
        """Goes from the front page to a new table; returns its link."""
        self.visits(self.server)
        self.button(f"Play {game}").click()
        self.page.get_by_label("Your name").fill(self.name)
        self.button("Make the table").click()
        expect(self.page.get_by_role("heading", name="At the table")).to_be_visible()
        return self.page.url

    def joins(self, link: str) -> None:
        """Opens the link and sits down."""
        self.visits(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.button("Sit down").click()
        # The heading of the lobby: the page for joining speaks of people at the table, too.
        expect(self.page.get_by_role("heading", name="At the table")).to_be_visible()

    def watches(self, link: str) -> None:
        self.visits(link)
        self.button("Just watch").click()

    def adds_bots(self, count: int) -> None:
        # Count only the bots: a person who sat down just now may appear meanwhile.
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

    def opens(self, entry: str, *, closing: bool = False) -> None:
        """Presses an entry of the top bar, which narrow screens fold into a menu."""
        if closing:
            self.page.keyboard.press("Escape")
        menu = self.button("Menu")
        if menu.is_visible():
            menu.click()
        self.button(entry).click()

    def unfolds(self) -> None:
        """Opens what is folded away below the result of a game."""
        more = self.button("More")
        if more.get_attribute("aria-expanded") == "false":
            more.click()

    def types(self, command: str) -> None:
        """Types a command in the text view."""
        self.page.get_by_label("What would you like to do?").fill(command)
        self.page.keyboard.press("Enter")

    def says(self, what: str) -> None:
        """Opens the list of one-tap words and taps one."""
        self.button("Say something").click()
        self.button(what).click()

    # Asking the page -----------------------------------------------------------------------

    def axe_findings(self, axe: str, only: tuple[str, ...] = ()) -> list[str]:
        """The violations that axe finds in the page as it is now, of all rules or of some."""
        # Every page has one, and a replay gets its own with the first step that arrives.
        expect(self.page.locator("main").first).to_be_attached()
        # Half a megabyte: a page that was not loaded anew still has it.
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(axe)
        # The results of rules that find nothing are long, and nobody reads them.
        found: list[dict[str, Any]] = self.page.evaluate(
            "(runOnly) => axe.run({ runOnly, resultTypes: ['violations'] })"
            ".then(found => found.violations)",
            list(only or AXE_RULES),
        )
        return [
            f"{one['id']}: {one['help']}: {node['html'][:160]} {node.get('failureSummary', '')}"
            for one in found
            for node in one["nodes"]
        ]

    def is_clean(self, axe: str, where: str) -> None:
        """Checks that axe finds nothing, in the dark scheme and in the light one. The schemes
        differ in colours alone, so that the rules about anything else are asked once."""
        for scheme, rules in (("dark", ABOUT_COLOURS), ("light", AXE_RULES)):
            self.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            expect(self.page.locator("html")).to_have_attribute("data-theme", scheme)
            assert self.axe_findings(axe, rules) == [], f"{where}, {scheme}"
