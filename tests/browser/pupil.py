"""A guest who does not know the game and does what the coach says."""

from typing import Any

from playwright.sync_api import Locator, expect

from parlour.lessons import LESSONS, Advice
from parlour.rules import Act
from parlour.rules.registry import GAMES
from tests.browser.guest import Guest
from tests.browser.reader import Reader


class Pupil:
    """A guest in a lesson. Compares what the page shows with the lesson's own advice."""

    def __init__(self, guest: Guest, game: str, reader: Reader) -> None:
        self.guest = guest
        self.page = guest.page
        self.reader = reader
        self._game = game
        self._lesson = LESSONS[game]

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name="Your coach")

    @property
    def advice(self) -> Advice:
        return self._lesson.advise(self.reader.view)

    def begins(self) -> None:
        """Goes from the front page into the lesson."""
        self.guest.visits(self.guest.server)
        title = GAMES[self._game].title
        card = self.page.get_by_role("article").filter(has_text=title)
        card.get_by_role("link", name="How to play").click()
        self.guest.button("Start the lesson").click()
        self.guest.is_playing()

    def is_told(self) -> Act | None:
        """Waits for the coach's next advice, and returns its act; None when the lesson is over."""
        self.reader.waits_until(lambda: self.reader.view is not None and self._wanted())
        advice = self.advice
        expect(self.coach.get_by_role("heading")).to_have_text(advice.title)
        expect(self.coach).to_contain_text(advice.text)
        return self._lesson.coach(self.reader.view).act

    def _wanted(self) -> bool:
        return self.advice.command is not None or self.advice.done

    def is_pointed_at(self, act: Act) -> None:
        """Checks that a visible part of the table is highlighted for this act."""
        kind = act.__struct_config__.tag
        marked = self.page.locator(f'[data-does~="{kind}"]').filter(visible=True).first
        expect(marked).to_be_visible()
        style: Any = marked.evaluate("it => getComputedStyle(it).outlineStyle")
        assert style == "solid", kind

    def has_heard(self, text: str) -> None:
        """Checks that the live region for screen readers holds the text."""
        expect(self.page.get_by_role("log").first).to_contain_text(text)

    def waits_for_more(self, told: Advice) -> None:
        self.reader.waits_until(lambda: self.advice != told)
